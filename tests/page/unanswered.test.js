/** News put into the state, and what is sent again after a lost line. */
import { merged } from "../../src/damarium/server/static/js/game/merge.js";
import { isFleeting, isOpen, isRepeatable } from "../../src/damarium/server/static/js/game/unanswered.js";
import { equal, gameOf, playedMove } from "./check.js";

const FIRST = playedMove("white", "9 13");
const SECOND = playedMove("black", "21 17");
const known = gameOf({ seq: 5, ply: 1, moves: [FIRST] });

/** @param {Partial<import("../../src/damarium/server/static/js/types.js").News>} more */
const news = (more) => merged(known, /** @type {import("../../src/damarium/server/static/js/types.js").News} */ ({ type: "news", seq: 6, from: 5, keep: 1, moves: [], ...more }));

export function news_keep_what_they_do_not_tell() {
  const state = news({ turn: "black", moves: [SECOND], ply: 2 });
  equal([state?.type, state?.seq, state?.turn, state?.start], ["state", 6, "black", known.start]);
  equal(state?.moves.map(({ text }) => text), ["9-13", "21-17"]);
  equal(Object.keys(state ?? {}).sort(), Object.keys(known).sort());
}

export function a_move_taken_back_is_not_kept() {
  equal(news({ keep: 0, ply: 0 })?.moves, []);
}

export function news_that_follow_another_state_are_no_news() {
  equal(news({ from: 4 }), null);
  equal(news({ keep: 2 }), null);
  equal(merged(null, { type: "news", seq: 1, from: 0, keep: 0, moves: [] }), null);
}

export function only_a_move_may_be_sent_twice_on_one_line() {
  equal(["move", "say", "undo", "draw", "resign"].map((what) => isRepeatable({ do: what })), [true, false, false, false, false]);
  equal(["try", "sync", "say", "move"].map((what) => isFleeting({ do: what })), [true, true, false, false]);
}

/**
 * @param {import("../../src/damarium/server/static/js/types.js").Action} action
 * @param {Partial<import("../../src/damarium/server/static/js/types.js").State>} [now]
 */
const open = (action, now = {}) => isOpen(action, known, { ...known, ...now });

export function a_move_is_sent_again_until_the_game_has_gone_on() {
  equal(open({ do: "move", path: ["9", "13"], ply: 1 }), true);
  equal(open({ do: "move", path: ["9", "13"], ply: 0 }), false);
  equal(open({ do: "move", path: ["9", "13"], ply: 1 }, { status: "over" }), false);
}

export function an_offer_that_stands_is_not_made_again() {
  equal(open({ do: "draw", ply: 1 }), true);
  equal(open({ do: "draw", ply: 1 }, { offer: "white" }), false);
  equal(open({ do: "undo", ply: 1 }), true);
  equal(open({ do: "undo", ply: 1 }, { takeback: { by: "white", plies: 1 } }), false);
  equal(open({ do: "rematch" }), true);
  equal(open({ do: "rematch" }, { rematch: { by: "white", name: "X", reading: "", clock: "", same: true } }), false);
  equal(open({ do: "rematch" }, { next: "/games/a/2" }), false);
}

export function nothing_is_declined_that_nobody_asks() {
  equal(open({ do: "decline", what: "undo" }, { takeback: { by: "black", plies: 2 } }), true);
  equal(open({ do: "decline", what: "undo" }), false);
  equal(open({ do: "decline" }, { offer: "black" }), true);
}

export function who_resigned_or_called_it_off_need_not_do_so_again() {
  for (const what of ["resign", "abort"]) equal([open({ do: what }), open({ do: what }, { status: "over" })], [true, false]);
  equal(open({ do: "absent", result: "win" }), false);
  equal(open({ do: "absent", result: "win" }, { absence: { side: "black", wait: 0 } }), true);
}

export function a_line_that_was_heard_is_not_said_twice() {
  const line = { number: 7, by: /** @type {const} */ ("white"), text: "well", preset: null };
  equal(open({ do: "say", text: "well" }), true);
  equal(open({ do: "say", text: "well" }, { chat: [line] }), false);
  equal(open({ do: "say", text: "well" }, { chat: [{ ...line, by: "black" }] }), true);
  equal(open({ do: "say", preset: "hello" }, { chat: [{ ...line, text: "", preset: "hello" }] }), false);
  // the same words said before are another line
  equal(isOpen({ do: "say", text: "well" }, { ...known, chat: [line] }, { ...known, chat: [line] }), true);
}
