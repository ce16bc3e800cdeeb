/**
 * Cells of a hexagon, met by hand and by arrow keys: pure functions.
 *
 * @typedef {import("./geometry.js").Places} Places
 * @typedef {import("./geometry.js").Point} Point
 */
import { at, nearest } from "./geometry.js";

export const HALF_WIDTH = 62;
export const HALF_HEIGHT = 53.7;

/** The cell a point lies in: of equal cells that fill the plane it is the nearest. @param {Places} places @param {Point} point */
export const cellAt = (places, point) => nearest(places, point, places.keys(), HALF_HEIGHT);

/**
 * Where an arrow key leads: up and down along the column, left and right to the next column and there
 * alternately half a cell up and half a cell down, so that the opposite key leads back; where the next
 * column ends before that, to its end.
 * @param {Places} places @param {string} from @param {Point} way one of (±1, 0), (0, ±1)
 * @returns {string | null} null at the edge
 */
export function stepCell(places, from, way) {
  const origin = at(places, from);
  if (way.y) return nearest(places, { x: origin.x, y: origin.y + 2 * HALF_HEIGHT * way.y }, places.keys(), HALF_HEIGHT / 2);
  const halves = Math.round(origin.y / HALF_HEIGHT);
  const goal = { x: origin.x + 1.5 * HALF_WIDTH * way.x, y: (halves % 2 ? halves + 1 : halves - 1) * HALF_HEIGHT };
  const column = [...places].flatMap(([id, { x }]) => (Math.abs(x - goal.x) < 1 ? [id] : []));
  return nearest(places, goal, column, 2 * HALF_HEIGHT + 1);
}
