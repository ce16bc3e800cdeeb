/**
 * Where the squares lie in the drawing: pure functions. One square is 100 units.
 *
 * @typedef {import("../types.js").Board} Board
 * @typedef {{x: number, y: number}} Point
 * @typedef {Map<string, Point>} Places the centre of every playing square by its name
 */
export const UNIT = 100;

/** @param {number} value */
const tenths = (value) => Math.round(10 * value) / 10;

/**
 * @param {Board} board
 * @param {boolean} turned seen from the other side
 * @returns {Places}
 */
export function placesOf(board, turned) {
  const places = new Map();
  const [across, down] = board.pitch;
  const left = (board.box[0] - across * (board.width - 1)) / 2;
  const top = (board.box[1] - down * (board.height - 1)) / 2;
  for (const square of board.squares) {
    const x = turned ? board.width - 1 - square.x : square.x;
    const y = turned ? board.height - 1 - square.y : square.y;
    places.set(square.id, { x: tenths(left + x * across), y: tenths(top + y * down) });
  }
  return places;
}

/** @param {Places} places @param {string} id @returns {Point} */
export function at(places, id) {
  const point = places.get(id);
  if (!point) throw new RangeError(`no square ${id} on this board`);
  return point;
}

/** @param {Point} a @param {Point} b */
export const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * The playing square a point lies in, or null.
 * @param {Places} places @param {Point} point @returns {string | null}
 */
export function squareAt(places, point) {
  for (const [id, centre] of places) {
    if (Math.abs(centre.x - point.x) <= UNIT / 2 && Math.abs(centre.y - point.y) <= UNIT / 2) return id;
  }
  return null;
}

/**
 * The one of `ids` nearest to a point, if it is near enough.
 * @param {Places} places @param {Point} point @param {Iterable<string>} ids @param {number} reach in units
 * @returns {string | null}
 */
export function nearest(places, point, ids, reach) {
  let best = null;
  let least = reach;
  for (const id of ids) {
    const far = distance(at(places, id), point);
    if (far <= least) {
      least = far;
      best = id;
    }
  }
  return best;
}

/**
 * What a finger or the pointer means: the square it is in; beside the playing squares, or where that
 * square offers nothing, the nearest of the `wanted` ones within reach.
 * @param {Places} places @param {Point} point @param {string | null} inside the square it is in
 * @param {Set<string>} wanted @param {number} reach
 * @returns {string | null}
 */
export function snap(places, point, inside, wanted, reach) {
  if (inside && wanted.has(inside)) return inside;
  return nearest(places, point, wanted, inside ? Math.min(reach, 0.6 * UNIT) : reach) ?? inside;
}

/**
 * Where an arrow key leads: left and right along the row, up and down to the nearest square of the next row;
 * of two that are equally near the one in the same pair of columns, so that up and down lead back.
 * @param {Places} places @param {string} from @param {Point} way one of (±1, 0), (0, ±1)
 * @returns {string | null} null at the edge
 */
export function step(places, from, way) {
  const origin = at(places, from);
  const pair = (/** @type {Point} */ { x }) => Math.floor(x / (2 * UNIT));
  let best = null;
  let least = Infinity;
  for (const [id, place] of places) {
    const dx = place.x - origin.x;
    const dy = place.y - origin.y;
    const along = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (along <= 0 || (way.x !== 0 && aside > 0)) continue;
    const cost = 100 * along + aside + (pair(place) === pair(origin) ? 0 : 1);
    if (cost < least) {
      least = cost;
      best = id;
    }
  }
  return best;
}

/**
 * Does `middle` lie strictly between `from` and `to` on one straight line?
 * @param {Point} from @param {Point} to @param {Point} middle
 */
export function between(from, to, middle) {
  const cross = (to.x - from.x) * (middle.y - from.y) - (to.y - from.y) * (middle.x - from.x);
  const dot = (middle.x - from.x) * (middle.x - to.x) + (middle.y - from.y) * (middle.y - to.y);
  return Math.abs(cross) < 1 && dot < 0;
}
