/** Choosing a move by presses and drags. */
import { deciding, distinct, longest, open, press, remaining, removing, stopping, targets, waysOf } from "../../src/damarium/server/static/js/game/moves.js";
import { equal, move } from "./check.js";

const A = move("4 27 38 15", "13 20 32");
const B = move("4 31 42 15", "13 20 37");
const TWO = waysOf([A, B]);
const START = { prefix: ["4"], goal: null };

export function a_quiet_move_is_its_target() {
  const ways = waysOf([move("11 15"), move("11 14")]);
  equal(press(ways, { prefix: ["11"], goal: null }, "15").kind, "play");
  equal(targets(ways, ["11"]).sort(), ["14", "15"]);
}

export function a_square_out_of_reach_means_nothing() {
  equal(press(TWO, START, "16").kind, "none");
}

export function the_last_square_of_two_ways_asks() {
  equal(press(TWO, START, "15"), { kind: "choose", selection: { prefix: ["4"], goal: "15", pressed: ["15"] } });
  equal(deciding(TWO, ["4"]).sort(), ["27", "31"]);
  equal(distinct(remaining(TWO, { prefix: ["4"], goal: "15" })).length, 2);
}

export function a_deciding_square_then_plays_to_the_goal() {
  const answer = press(TWO, { prefix: ["4"], goal: "15" }, "31");
  equal(answer.kind === "play" && answer.path, B.path);
}

export function an_intermediate_square_goes_as_far_as_it_is_unique() {
  equal(press(TWO, START, "42"), { kind: "choose", selection: { prefix: ["4", "31", "42"], goal: null } });
  const answer = press(TWO, { prefix: ["4", "31", "42"], goal: null }, "15");
  equal(answer.kind === "play" && answer.path, B.path);
}

export function a_unique_last_square_plays_the_whole_capture() {
  const answer = press(waysOf([A]), START, "15");
  equal(answer.kind === "play" && answer.path, A.path);
}

export function merged_ways_are_not_asked_about() {
  const merged = waysOf([move("4 27 38 15", "13 20 32", ["4 22 33 15"])]);
  equal(press(merged, START, "15").kind, "play");
  const other = press(merged, START, "33");
  equal(other.kind === "choose" && other.selection.prefix, ["4", "22", "33"]);
}

export function every_circuit_of_a_merged_capture_can_be_stepped() {
  const round = waysOf([move("9 2 11 18 9", "6 7 14 15", ["9 18 11 2 9"])]);
  let selection = { prefix: ["9"], goal: /** @type {string | null} */ (null) };
  for (const square of ["18", "11", "2"]) {
    const answer = press(round, selection, square);
    if (answer.kind !== "choose") throw new Error(answer.kind);
    selection = answer.selection;
  }
  const end = press(round, selection, "9");
  equal(end.kind === "play" && end.path, ["9", "18", "11", "2", "9"]);
}

export function the_start_of_a_circuit_is_a_target() {
  const round = waysOf([move("9 2 11 18 9", "6 7 14 15")]);
  equal(press(round, { prefix: ["9"], goal: null }, "9").kind, "play");
  equal(targets(round, ["9"]), ["2", "9"]);
}

export function a_square_that_ends_one_capture_and_is_crossed_by_another_asks() {
  const ways = waysOf([move("1 10 19", "5 14"), move("1 12 19 28", "6 15 23")]);
  equal(press(ways, { prefix: ["1"], goal: null }, "19"), { kind: "choose", selection: { prefix: ["1"], goal: "19", pressed: ["19"] } });
  const short = press(ways, { prefix: ["1"], goal: "19" }, "10");
  equal(short.kind === "play" && short.path, ["1", "10", "19"]);
  const long = press(ways, { prefix: ["1"], goal: "19" }, "12");
  equal(long, { kind: "choose", selection: { prefix: ["1", "12", "19"], goal: null } });
}

/**
 * Presses squares one after the other, and says where the last one leads.
 * @param {import("../../src/damarium/server/static/js/game/moves.js").Way[]} ways @param {string[]} squares
 */
function pressed(ways, [start, ...squares]) {
  let selection = { prefix: [start], goal: /** @type {string | null} */ (null) };
  for (const [index, square] of squares.entries()) {
    const answer = press(ways, selection, square);
    if (index === squares.length - 1) return answer.kind === "play" ? answer.path : answer.kind;
    if (answer.kind !== "choose") throw new Error(`${square}: ${answer.kind}`);
    selection = answer.selection;
  }
  return "none";
}

export function all_squares_of_a_way_play_it_though_another_shares_them() {
  const crossing = waysOf([move("1 8 3", "6 5"), move("1 8 2", "6 4"), move("1 3 8", "5 6"), move("1 2 8", "4 6")]);
  equal(pressed(crossing, ["1", "8", "3"]), ["1", "8", "3"]);
  equal(pressed(crossing, ["1", "3", "8"]), ["1", "3", "8"]);
  const longer = waysOf([move("15 22 8", "18 11"), move("15 8 22 13", "11 18 17"), move("15 22 13", "18 17")]);
  equal(pressed(longer, ["15", "22", "13"]), ["15", "22", "13"]);
  equal(pressed(longer, ["15", "8", "22", "13"]), ["15", "8", "22", "13"]);
}

export function a_way_that_another_continues_is_not_played_before_its_time() {
  const ways = waysOf([move("1 10", "6"), move("1 10 19", "6 15")]);
  equal(pressed(ways, ["1", "10"]), "choose");
  equal(pressed(ways, ["1", "10", "19"]), ["1", "10", "19"]);
}

export function a_drag_follows_the_pieces_it_jumps_where_lines_cross() {
  const trail = ["9", "13", "18", "22", "27", "31", "37", "42", "38", "33", "29", "24", "20", "15"];
  const answer = press(TWO, START, "15", trail);
  equal(answer.kind === "play" && answer.path, B.path);
}

export function a_drag_straight_to_the_end_still_asks() {
  equal(press(TWO, START, "15", ["10", "15"]).kind, "choose");
}

export function ways_shrink_with_every_step() {
  equal(open(TWO, ["4"]).length, 2);
  equal(open(TWO, ["4", "27"]).length, 1);
  equal(open(TWO, ["4", "27", "38", "15"]).length, 0);
}

/** A capture that may stop after each of its jumps. */
const STOPS = waysOf([move("a1 a3", "a2"), move("a1 a3 a5", "a2 a4"), move("a1 a3 a5 a7", "a2 a4 a6")]);

export function a_capture_that_may_stop_steps_to_the_square_and_waits() {
  const step = press(STOPS, { prefix: ["a1"], goal: null }, "a3");
  equal(step, { kind: "choose", selection: { prefix: ["a1", "a3"], goal: null } });
  equal(stopping(STOPS, { prefix: ["a1", "a3"], goal: null })?.path, ["a1", "a3"]);
  equal(stopping(STOPS, { prefix: ["a1"], goal: null }), null);
}

export function the_same_square_again_stops_and_the_next_goes_on() {
  const here = { prefix: ["a1", "a3"], goal: null };
  const stop = press(STOPS, here, "a3");
  equal(stop.kind === "play" && stop.path, ["a1", "a3"]);
  equal(press(STOPS, here, "a5"), { kind: "choose", selection: { prefix: ["a1", "a3", "a5"], goal: null } });
  const end = press(STOPS, here, "a7");
  equal(end.kind === "play" && end.path, ["a1", "a3", "a5", "a7"]);
}

export function stops_on_one_line_are_one_way_to_look_at() {
  equal(longest(STOPS).map(({ path }) => path.length), [4]);
  equal(deciding(STOPS, ["a1"]), []);
  equal(targets(STOPS, ["a1"]), ["a3", "a5", "a7"]);
}

export function a_piece_is_taken_away_by_its_own_square() {
  const opening = waysOf([move("d5", "d5"), move("e4", "e4")]);
  equal(removing(opening, "d5")?.path, ["d5"]);
  equal(removing(opening, "d4"), null);
}
