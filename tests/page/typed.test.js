/** Typed moves. */
import { waysOf } from "../../src/damarium/server/static/js/game/moves.js";
import { readMove } from "../../src/damarium/server/static/js/game/typed.js";
import { darkBoard, equal, move } from "./check.js";

const board = darkBoard(8);
const ways = waysOf([move("11 20 27", "16 24"), move("9 14"), move("1 5"), move("3 17 28", "10 22"), move("3 19 28", "11 24")]);

/** @param {string} text */
function read(text) {
  const typed = readMove(text, board, ways);
  return typed.kind === "play" ? typed.way.path.join(" ") : typed.kind;
}

export function all_spellings_of_a_capture() {
  for (const text of ["11x27", "11X27", "11x20x27", "11 20 27", "11:27", "1127", "112027", "11-27", " 11×27 "]) equal(read(text), "11 20 27");
}

export function quiet_moves_with_and_without_leading_zeros() {
  for (const text of ["9-14", "914", "0914", "09-14", "K9-14", "b6-c5"]) equal(read(text), "9 14");
}

export function letters_name_the_same_squares() {
  equal(board.squares[8].letters, "b6");
  equal(read("b6c5"), "9 14");
}

export function several_captures_are_asked_about() {
  equal(read("3x28"), "several");
  equal(read("3x19x28"), "3 19 28");
}

export function an_illegal_move_is_told_as_squares() {
  equal(readMove("17-26", board, ways), { kind: "illegal", path: ["17", "26"] });
  equal(readMove("1726", board, ways), { kind: "illegal", path: ["17", "26"] });
}

export function strange_squares_and_words() {
  equal(readMove("41-3", board, ways), { kind: "unknown", square: "41" });
  for (const text of ["hello", "", "11x", "x", "9999999999", "1-2-"]) {
    if (readMove(text, board, ways).kind === "play") throw new Error(text);
  }
}

export function a_square_alone_is_a_piece_taken_away() {
  const opening = waysOf([move("9", "9"), move("14", "14")]);
  for (const text of ["9", "b6", " B6 "]) {
    const typed = readMove(text, board, opening);
    equal(typed.kind === "play" && typed.way.path, ["9"]);
  }
  equal(readMove("10", board, opening).kind, "unreadable");
}
