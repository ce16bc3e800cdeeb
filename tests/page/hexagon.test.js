/** Cells of a hexagon: where they are met, and where the arrow keys lead. */
import { at, placesOf } from "../../src/damarium/server/static/js/board/geometry.js";
import { cellAt, stepCell } from "../../src/damarium/server/static/js/board/hexagon.js";
import { takenAlong } from "../../src/damarium/server/static/js/game/capture.js";
import { equal, hexagon } from "./check.js";

const board = hexagon();
const places = placesOf(board, false);
const [up, down, left, right] = [{ x: 0, y: -1 }, { x: 0, y: 1 }, { x: -1, y: 0 }, { x: 1, y: 0 }];

export function a1_lies_before_white_and_turning_puts_i9_there() {
  equal(at(places, "a1"), { x: 434, y: 912.9 });
  equal(at(placesOf(board, true), "i9"), at(places, "a1"));
}

export function a_point_belongs_to_the_cell_it_is_in() {
  const { x, y } = at(places, "e5");
  equal(cellAt(places, { x: x + 20, y: y - 40 }), "e5");
  equal(cellAt(places, { x, y: y - 60 }), "f6");
  equal(cellAt(places, { x: 20, y: 20 }), null);
}

export function arrows_reach_every_cell_on_either_side() {
  for (const turned of [false, true]) {
    const seen = placesOf(board, turned);
    const reached = new Set(["a1"]);
    for (const from of reached) {
      for (const way of [up, down, left, right]) {
        const next = stepCell(seen, from, way);
        if (next) reached.add(next);
      }
    }
    equal(reached.size, 61);
  }
}

export function opposite_arrows_lead_back_inside_the_board() {
  for (const [way, back] of [[up, down], [left, right]]) {
    for (const from of ["e5", "d5", "e4", "c4", "f5", "g6"]) {
      equal(stepCell(places, /** @type {string} */ (stepCell(places, from, way)), back), from);
    }
  }
}

export function up_and_down_follow_the_column_and_stop_at_its_ends() {
  equal(stepCell(places, "a1", up), "b2");
  equal(stepCell(places, "a1", down), null);
  equal(stepCell(places, "i9", up), null);
}

export function left_and_right_change_the_column_even_at_a_corner() {
  equal(stepCell(places, "a1", left), "a2");
  equal(stepCell(places, "a1", right), "b1");
  equal(stepCell(places, "a5", left), null);
}

export function pieces_are_jumped_along_all_three_lines() {
  equal(takenAlong(places, ["e5", "g7", "g5", "e5"], ["f6", "g6", "f5", "e6"]), ["f6", "g6", "f5"]);
}
