/** A move chosen while the opponent is to move. */
import { isOwnAhead, played, pressedAhead } from "../../src/damarium/server/static/js/game/ahead.js";
import { messagesOf } from "../../src/damarium/server/static/js/game/message.js";
import { waysOf } from "../../src/damarium/server/static/js/game/moves.js";
import { boardView } from "../../src/damarium/server/static/js/game/scene.js";
import { isWaiting } from "../../src/damarium/server/static/js/game/state.js";
import { equal, gameOf, move, storeOf } from "./check.js";

const theirs = gameOf({ turn: "black" });
const store = storeOf(theirs);

export function only_who_waits_for_another_person_may_choose_ahead() {
  equal(isWaiting(store), true);
  equal(isWaiting(storeOf(gameOf())), false);
  equal(isWaiting(storeOf(gameOf({ turn: "black", you: ["white", "black"] }))), false);
  equal(isWaiting(storeOf(gameOf({ turn: "black", you: [] }))), false);
  equal(isWaiting(storeOf(gameOf({ turn: "black", seats: { white: { kind: "person" }, black: { kind: "computer" } } }))), false);
  equal(isWaiting(storeOf(gameOf({ turn: "black", status: "over" }))), false);
  equal(isWaiting(storeOf(theirs, { settings: { ...store.settings, premove: false } })), false);
  equal(isWaiting(storeOf(theirs, { cursor: 0 })), false);
}

export function a_piece_then_a_square_are_a_move_ahead() {
  equal(pressedAhead(store, "9"), ["9"]);
  equal(pressedAhead(store, "21"), null);
  const chosen = { ...store, ahead: ["9"] };
  equal(pressedAhead(chosen, "13"), ["9", "13"]);
  equal(pressedAhead(chosen, "10"), ["10"]);
  equal(pressedAhead(chosen, "9"), null);
  equal(isOwnAhead(store, "12"), true);
  equal(isOwnAhead(store, "13"), false);
}

export function another_square_is_another_target_and_the_piece_lays_it_down() {
  const whole = { ...store, ahead: ["9", "13"] };
  equal(pressedAhead(whole, "14"), ["9", "14"]);
  equal(pressedAhead(whole, "9"), null);
}

export function it_is_played_if_it_is_one_move() {
  const ways = waysOf([move("9 13"), move("11 20 27", "16 24"), move("3 17 28", "10 22"), move("3 19 28", "11 24")]);
  const way = played(["11", "27"], ways);
  equal(typeof way === "object" && way.path, ["11", "20", "27"]);
  equal(played(["9", "14"], ways), "none");
  equal(played(["3", "28"], ways), "several");
  const exact = played(["3", "19", "28"], ways);
  equal(typeof exact === "object" && exact.path, ["3", "19", "28"]);
}

export function it_is_shown_by_marks_and_in_words() {
  const whole = { ...store, ahead: ["9", "13"] };
  const view = boardView(whole);
  equal([view.marks.ahead, view.marks.chosen], [["9", "13"], undefined]);
  equal(view.words[8].endsWith("moves next"), true);
  equal(view.words[12].endsWith("target of your next move"), true);
  equal(messagesOf(whole)[0].title, "Next move: 9-13");
  equal(messagesOf(whole)[0].buttons?.map(({ wish }) => wish.do), ["lay"]);
  equal(messagesOf({ ...store, ahead: ["9"] })[0].title, "Next move: from 9");
}
