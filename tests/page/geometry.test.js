/** Squares, directions and lines. */
import { at, between, placesOf, snap, squareAt, step } from "../../src/damarium/server/static/js/board/geometry.js";
import { figureOn, figures, moved, takenAlong } from "../../src/damarium/server/static/js/game/capture.js";
import { darkBoard, equal } from "./check.js";

const board = darkBoard(8);
const places = placesOf(board, false);

export function turning_exchanges_the_corners() {
  const turned = placesOf(board, true);
  equal(at(turned, "32"), at(places, "1"));
  equal(at(turned, "29"), at(places, "4"));
}

export function a_point_belongs_to_the_square_it_is_in() {
  equal(squareAt(places, { x: 150, y: 50 }), "1");
  equal(squareAt(places, { x: 50, y: 50 }), null);
  equal(squareAt(places, { x: -40, y: 50 }), null);
}

export function a_finger_beside_the_squares_means_the_nearest_wanted_one() {
  equal(snap(places, { x: 215, y: 60 }, null, new Set(["1", "18"]), 110), "1");
  equal(snap(places, { x: 215, y: 60 }, null, new Set(["18"]), 110), null);
}

export function a_square_of_its_own_is_not_snapped_away() {
  equal(snap(places, at(places, "6"), "6", new Set(["1"]), 110), "6");
}

export function arrows_reach_every_square() {
  const reached = new Set(["1"]);
  const open = ["1"];
  const ways = [{ x: 0, y: 1 }, { x: 0, y: -1 }, { x: 1, y: 0 }, { x: -1, y: 0 }];
  while (open.length) {
    const from = /** @type {string} */ (open.pop());
    for (const way of ways) {
      const next = step(places, from, way);
      if (next && !reached.has(next)) {
        reached.add(next);
        open.push(next);
      }
    }
  }
  equal(reached.size, 32);
}

export function up_and_down_go_row_by_row_and_lead_back() {
  for (const from of places.keys()) {
    const up = step(places, from, { x: 0, y: -1 });
    if (!up) continue;
    equal(at(places, from).y - at(places, up).y, 100);
    equal(step(places, up, { x: 0, y: 1 }), from);
  }
}

export function arrows_stop_at_the_edge() {
  equal(step(places, "1", { x: 0, y: -1 }), null);
  equal(step(places, "1", { x: 1, y: 0 }), "2");
}

export function pieces_between_two_squares_in_the_order_of_the_jumps() {
  equal(between(at(places, "1"), at(places, "10"), at(places, "6")), true);
  equal(between(at(places, "1"), at(places, "10"), at(places, "7")), false);
  equal(takenAlong(places, ["1", "10", "17"], ["14", "6"]), ["6", "14"]);
  equal(takenAlong(places, ["1", "10"], ["14", "6"]), ["6"]);
}

export function a_circular_capture_leaves_the_piece_where_it_was() {
  const start = ".".repeat(8) + "W" + ".".repeat(5) + "b" + ".".repeat(17);
  equal(moved(board, start, "9", "9", ["15"], false), ".".repeat(8) + "W" + ".".repeat(23));
}

export function a_piece_taken_away_stays_nowhere() {
  equal(moved(board, "w".repeat(32), "9", "9", ["9"], false), "w".repeat(8) + "." + "w".repeat(23));
}

export function parachutists_are_the_men_on_their_own_squares() {
  const jumping = { ...board, parachutists: { white: ["1", "2"], black: ["32"] } };
  const position = `wW${"w".repeat(28)}bb`;
  equal(figures(jumping, position), `pW${"w".repeat(28)}bq`);
  equal(figures(jumping, position, "1"), `wW${"w".repeat(28)}bq`);
  equal(figureOn(jumping, position, "32"), "q");
  equal(figures(board, position), position);
}
