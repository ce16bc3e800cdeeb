/** What two people at one table are told of each other. */
import { titleOf } from "../../src/damarium/server/static/js/game/attention.js";
import { heard, mayTalk, saidBy, unread, wordsOf } from "../../src/damarium/server/static/js/game/chat.js";
import { declined } from "../../src/damarium/server/static/js/game/company.js";
import { proposal } from "../../src/damarium/server/static/js/game/ending.js";
import { messagesOf } from "../../src/damarium/server/static/js/game/message.js";
import { announcement } from "../../src/damarium/server/static/js/game/news.js";
import { counts, points, scoreOf } from "../../src/damarium/server/static/js/game/score.js";
import { isAway } from "../../src/damarium/server/static/js/game/seats.js";
import { equal, gameOf, playedMove, storeOf } from "./check.js";

/** @typedef {import("../../src/damarium/server/static/js/types.js").State} State */

const OVER = /** @type {Partial<State>} */ ({
  status: "over",
  outcome: { winner: "white", reason: "resigned", sentence: "" },
  can: { undo: false, resign: false, draw: false, rematch: true, chat: true },
});

/** @param {Partial<State>} known @param {object} [more] */
const first = (known, more) => messagesOf(storeOf(gameOf(known), more))[0];

/** @param {Partial<State>} known @param {object} [more] */
const titles = (known, more) => messagesOf(storeOf(gameOf(known), more)).map(({ title }) => title);

/** @param {Partial<State>} known */
const buttons = (known) => first(known).buttons?.map(({ text }) => text);

export function a_takeback_is_asked_and_answered() {
  const asked = { takeback: { by: /** @type {const} */ ("black"), plies: 2 } };
  equal(first(asked).title, "Black asks to take 2 moves back");
  equal(first(asked).buttons?.map(({ wish }) => [wish.do, wish.what ?? null]), [["undo", null], ["decline", "undo"]]);
  equal(first({ takeback: { by: "white", plies: 1 } }).title, "You have asked to take back");
  equal(first({ ...asked, you: [] }).title, "White to move");
  equal(declined(gameOf({ takeback_declined: "black" })), "Your opponent does not take back.");
  equal(declined(gameOf({ takeback_declined: "white" })), "");
}

export function a_draw_is_offered_and_answered() {
  equal(first({ offer: "black" }).buttons?.map(({ wish }) => [wish.do, wish.what ?? null]), [["draw", null], ["decline", "draw"]]);
  equal(first({ offer: "white" }).title, "You have offered a draw");
}

const REFUSED = { title: "No", sentence: "", repainted: undefined, better: null, fact: null };

export function what_the_opponent_asks_is_told_whatever_the_visitor_does() {
  const draw = /** @type {Partial<State>} */ ({ offer: "black" });
  equal(titles(draw, { refusal: REFUSED }), ["Black offers a draw", "No"]);
  equal(titles(draw, { flaw: "So not." }), ["Black offers a draw", "So not."]);
  equal(titles(draw, { cursor: 0 }), ["Black offers a draw", "The starting position"]);
  equal(titles({ ...draw, turn: "black" }, { ahead: ["9", "13"] }), ["Black offers a draw", "Next move: 9-13"]);
  equal(titles({ ...draw, takeback: { by: "black", plies: 1 } }), ["Black asks to take 1 move back", "Black offers a draw"]);
  // the buttons of what the visitor himself called up come first: there the focus goes
  equal(titles(draw, { asking: "resign" }), ["Do you want to resign?", "Black offers a draw"]);
}

export function the_end_is_told_above_an_earlier_position() {
  equal(titles(OVER, { cursor: 0 }), ["You win", "The starting position"]);
  equal(titles(OVER, { flaw: "So not." }), ["You win", "So not."]);
}

export function ones_own_requests_stand_beside_a_move_chosen_ahead() {
  const ahead = { ahead: ["9", "13"], grace: 30 };
  equal(titles({ turn: "black", offer: "white" }, ahead), ["Next move: 9-13", "You have offered a draw"]);
  equal(titles({ turn: "black", takeback: { by: "white", plies: 1 } }, ahead), ["Next move: 9-13", "You have asked to take back"]);
  equal(titles({ turn: "black", absence: { side: "black", wait: 30_000 } }, ahead), ["Black: connection lost", "Next move: 9-13"]);
}

export function what_is_different_is_told_until_ones_own_first_move() {
  const more = { unlike: { name: "Y", facts: [] } };
  const moves = [playedMove("white", "9 13")];
  equal(titles({}, more), ["Different from last time (Y)"]);
  equal(titles({ moves, you: ["black"], turn: "black", ply: 1 }, more), ["Different from last time (Y)"]);
  equal(titles({ moves, turn: "black", ply: 1 }, more), ["Black to move"]);
}

export function who_is_away_is_told_with_the_seconds_and_then_claimed_against() {
  const away = /** @type {Partial<State>} */ ({ turn: "black", absence: { side: "black", wait: 30_000 } });
  equal(first(away, { grace: 30 }).lines, ["If nobody comes back, you may claim the game in 30 s."]);
  equal(first(away, { grace: 150 }).lines, ["If nobody comes back, you may claim the game in 2:30."]);
  equal(first(away, { grace: 30 }).buttons, undefined);
  equal(first(away, { grace: 0 }).buttons?.map(({ wish }) => wish), [{ do: "absent", result: "win" }, { do: "absent", result: "draw" }]);
  equal(first({ ...away, you: [] }, { grace: 12 }).lines, ["12 s are left to come back."]);
  equal(first({ ...away, you: [] }, { grace: 0 }).buttons, undefined);
  // nobody is pressed who may sleep over a move
  const slow = first(away, { grace: 80_000 });
  equal([slow.title, slow.lines?.includes("If nobody comes back, you may claim the game in 22:13 h.")], ["Black to move", true]);
}

export function only_persons_elsewhere_can_be_away() {
  const gone = gameOf({ seats: { white: { kind: "person", present: true }, black: { kind: "person", present: false } } });
  equal([isAway(storeOf(gone), "black"), isAway(storeOf(gone), "white")], [true, false]);
  equal(isAway(storeOf(gone, { retry: 3 }), "white"), true);
  equal(isAway(storeOf({ ...gone, you: ["white", "black"] }), "black"), false);
  equal(isAway(storeOf(gameOf({ seats: { white: { kind: "person" }, black: { kind: "computer" } } })), "black"), false);
}

export function a_lost_line_claims_nothing_about_the_clock() {
  const clock = /** @type {const} */ ({ white: 5000, black: 7000, increment: 0, running: "white" });
  equal(first({ clock }, { retry: 4 }).lines, ["Trying again in 4 s. The server decides the time; the clock you see may be wrong."]);
  equal(first({}, { retry: 0 }).lines, ["Trying again now. Nothing is lost."]);
  equal(first({}, { closed: "crowded" }).title, "This game is open in too many windows.");
}

export function a_rematch_is_proposed_accepted_or_declined() {
  equal(buttons(OVER), ["Rematch", "Another game", "Look through"]);
  const theirs = /** @type {Partial<State>} */ ({ ...OVER, rematch: { by: "black", name: "Y", reading: "usual", clock: "5+3", same: false } });
  equal(buttons(theirs), ["Accept", "Decline"]);
  equal(proposal(storeOf(gameOf(theirs))), "Black proposes: Y, usual, 5+3.");
  const ours = /** @type {Partial<State>} */ ({ ...OVER, rematch: { by: "white", name: "X", reading: "", clock: "", same: true } });
  equal(proposal(storeOf(gameOf(ours))), "You have proposed a rematch.");
  equal(buttons(ours)?.includes("Rematch"), false);
  equal(proposal(storeOf(gameOf({ ...OVER, rematch_declined: "black" }))), "Your opponent wants no further game now.");
}

export function the_end_leads_on_to_the_next_game_and_its_record() {
  equal(first({ ...OVER, next: "/games/a/2" }).links?.map(({ href }) => href), ["/games/a/2", "/api/games/abcdefghjk/pdn"]);
  equal(buttons({ ...OVER, next: "/games/a/2" }), ["Look through"]);
}

export function a_game_that_was_called_off_has_no_winner() {
  const off = first({ ...OVER, outcome: { winner: null, reason: "aborted", sentence: "" } });
  equal([off.title, off.lines?.[0]], ["The game was called off", "It does not count for either of you."]);
}

export function the_score_is_told_in_halves_with_ones_own_first() {
  equal([0, 1, 2, 3, 6].map(points), ["0", "½", "1", "1½", "3"]);
  const second = /** @type {Partial<State>} */ ({ table: { id: "a", link: "/t/a", round: 2, score: { white: 1, black: 3 }, current: null } });
  equal(scoreOf(storeOf(gameOf({ ...second, you: ["black"] }))), "Round 2, 1½ : ½.");
  equal(scoreOf(storeOf(gameOf({ ...second, you: [] }))), "Round 2, ½ : 1½.");
  equal([counts(storeOf(gameOf())), scoreOf(storeOf(gameOf()))], [false, ""]);
}

const HELLO = { number: 3, by: /** @type {const} */ ("black"), text: "", preset: "hello" };
const TEXT = { number: 4, by: /** @type {const} */ ("white"), text: "<b>so</b>", preset: null };

export function lines_are_told_apart_and_counted_until_they_are_seen() {
  const state = gameOf({ chat: [HELLO, TEXT] });
  equal(unread(storeOf(state, { read: -1 })), 1);
  equal(unread(storeOf(state, { read: -1, talking: true })), 0);
  equal(unread(storeOf(state, { read: 3 })), 0);
  equal([wordsOf(HELLO), wordsOf(TEXT)], ["Hello!", "<b>so</b>"]);
  equal([saidBy(storeOf(state), HELLO).who, saidBy(storeOf(state), TEXT).who], ["Black", "You"]);
}

export function who_turned_the_chat_off_hears_nothing() {
  const state = gameOf({ chat: [HELLO] });
  const on = storeOf(gameOf());
  equal([mayTalk(on), heard(on, state)], [true, "Black says: Hello!"]);
  const off = storeOf(gameOf(), { settings: { ...on.settings, chat: false } });
  equal([mayTalk(off), heard(off, state)], [false, ""]);
  equal(mayTalk(storeOf(gameOf({ you: [], can: { undo: false, resign: false, draw: false, rematch: false } }))), false);
}

export function requests_and_proposals_are_announced_once() {
  const store = storeOf(gameOf());
  equal(announcement(store, gameOf({ takeback: { by: "black", plies: 1 } })), "Black asks to take 1 move back.");
  equal(announcement(store, gameOf({ absence: { side: "black", wait: 9000 } })), "Black: connection lost. If nobody comes back, you may claim the game in 9 s.");
  const moved = gameOf({ ply: 1, turn: "black", moves: [playedMove("white", "9 13")], chat: [HELLO] });
  equal(announcement(store, moved), "White: 9 to 13. Black says: Hello!");
  const over = storeOf(gameOf(OVER));
  equal(announcement(over, gameOf({ ...OVER, rematch: { by: "black", name: "X", reading: "", clock: "", same: true } })), "Black proposes a rematch.");
  equal(announcement(over, gameOf(OVER)), "");
  const offered = /** @type {Partial<State>} */ ({ offer: "black" });
  const both = gameOf({ ...offered, takeback: { by: "black", plies: 1 } });
  equal(announcement(storeOf(gameOf(offered)), both), "Black asks to take 1 move back.");
}

export function the_title_says_whose_turn_it_is() {
  equal([titleOf(gameOf()), titleOf(gameOf({ turn: "black" })), titleOf(gameOf({ you: ["white", "black"] }))], ["Your move · X", "X", "X"]);
}
