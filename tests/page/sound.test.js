/** Which sound is heard of what. */
import { audible, runsLow, soundOf, soundsOf } from "../../src/damarium/server/static/js/game/sound.js";
import { equal, gameOf, move, playedMove } from "./check.js";

const before = gameOf({ turn: "black", ply: 1, moves: [playedMove("white", "9 13")] });
const reply = gameOf({ turn: "white", ply: 2, moves: [...before.moves, playedMove("black", "21 17")] });
const taking = gameOf({ ...reply, moves: [...before.moves, playedMove("black", "21 14", "17")] });

export function the_opponents_move_is_heard_and_that_it_is_ones_turn() {
  equal(soundsOf(before, reply, false), ["move", "turn"]);
  equal(soundsOf(before, taking, false), ["capture", "turn"]);
}

export function ones_own_move_was_heard_when_it_was_made() {
  equal(soundsOf(gameOf(), before, true), []);
  equal(soundsOf(gameOf(), before, false), ["move"]);
  equal(soundOf(move("9 18", "13")), "capture");
  equal(soundOf(move("9 13")), "move");
  // a piece of one's own that is only taken away is no capture
  equal(soundOf(move("9", "9")), "move");
}

export function at_one_screen_nobody_is_called() {
  equal(soundsOf({ ...before, you: ["white", "black"] }, { ...reply, you: ["white", "black"] }, false), ["move"]);
}

export function the_end_is_heard_once_and_words_are_not() {
  const over = gameOf({ ...reply, status: "over" });
  equal(soundsOf(before, over, false), ["move", "end"]);
  equal(soundsOf(over, over, false), []);
  equal(soundsOf(before, { ...before, chat: [{ number: 1, by: "black", text: "hm", preset: null }] }, false), []);
  equal(soundsOf(reply, before, false), ["move"]);
}

export function a_tab_in_the_background_only_calls_to_the_move() {
  equal(audible(["capture", "turn"], true), ["turn"]);
  equal(audible(["end"], true), []);
  equal(audible(["move", "end"], false), ["move", "end"]);
}

export function only_ones_own_clock_warns() {
  const clock = { white: 21_000, black: 9_000, running: /** @type {const} */ ("white"), increment: 0 };
  equal([runsLow(gameOf({ clock }), 0), runsLow(gameOf({ clock }), 1500)], [false, true]);
  equal(runsLow(gameOf({ clock: { ...clock, running: "black" } }), 0), false);
  equal(runsLow(gameOf({ clock, you: [] }), 1500), false);
}
