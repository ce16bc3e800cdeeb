/**
 * From presses to a move: pure functions over the legal moves the server told. A capture is chosen by its
 * last square, by any square between, or step by step; where several remain, nothing is guessed. All squares
 * of one way, pressed in order, are no guess: they play it, unless the capture may go on from there.
 *
 * @typedef {import("../types.js").LegalMove} LegalMove
 * @typedef {{move: LegalMove, path: string[]}} Way one way of playing a move
 *
 * @typedef {object} Selection
 * @property {string[]} prefix squares chosen so far, the first is where the piece stands
 * @property {string | null} goal a square that was chosen but can be reached in different ways
 * @property {string[]} [pressed] squares pressed since the prefix was clear, the goal last
 *
 * @typedef {{kind: "play", move: LegalMove, path: string[]}
 *   | {kind: "choose", selection: Selection}
 *   | {kind: "none"}} Answer
 */

/** @param {LegalMove[]} legal @returns {Way[]} */
export function waysOf(legal) {
  return legal.flatMap((move) => (move.paths.length ? move.paths : [move.path]).map((path) => ({ move, path })));
}

/** Ways that begin with the squares chosen so far. @param {Way[]} ways @param {string[]} prefix */
export function open(ways, prefix) {
  return ways.filter(({ path }) => path.length > prefix.length && prefix.every((id, index) => path[index] === id));
}

/** Ways that still fit a selection. @param {Way[]} ways @param {Selection} selection */
export function remaining(ways, { prefix, goal }) {
  const fitting = open(ways, prefix);
  return goal === null ? fitting : fitting.filter(({ path }) => path.indexOf(goal, prefix.length) >= 0);
}

/** One way for every different move, the shortest first. @param {Way[]} ways */
export function distinct(ways) {
  /** @type {Map<LegalMove, Way>} */
  const byMove = new Map();
  for (const way of ways) {
    const known = byMove.get(way.move);
    if (!known || way.path.length < known.path.length) byMove.set(way.move, way);
  }
  return [...byMove.values()];
}

/** Ways that none of the others only goes on from. @param {Way[]} ways */
export const longest = (ways) =>
  ways.filter(({ path }) => !ways.some((other) => other.path.length > path.length && path.every((id, index) => other.path[index] === id)));

/**
 * The way that ends with the squares chosen so far, where the capture might also go on.
 * @param {Way[]} ways @param {Selection | null} selection
 */
export const stopping = (ways, selection) =>
  (selection && selection.prefix.length > 1 && ways.find(({ path }) => path.join() === selection.prefix.join())) || null;

/** The way by which a piece of one's own is only taken away. @param {Way[]} ways @param {string} square */
export const removing = (ways, square) => ways.find(({ path }) => path.length === 1 && path[0] === square) ?? null;

/** Squares that may be pressed next: the next step of every way, and its end. @param {Way[]} ways @param {string[]} prefix */
export function targets(ways, prefix) {
  const out = new Set();
  for (const { path } of open(ways, prefix)) out.add(path[prefix.length]).add(path[path.length - 1]);
  return [...out];
}

/** Squares at which the ways part. @param {Way[]} ways @param {string[]} prefix */
export function deciding(ways, prefix) {
  const paths = longest(distinct(open(ways, prefix))).map(({ path }) => path);
  if (paths.length < 2) return [];
  let index = prefix.length;
  while (paths.every((path) => path[index] !== undefined && path[index] === paths[0][index])) index++;
  return [...new Set(paths.map((path) => path[index]).filter((id) => id !== undefined))];
}

/**
 * What pressing a square means while a piece is chosen.
 * @param {Way[]} ways all ways of the position
 * @param {Selection} selection
 * @param {string} square
 * @param {string[]} [trail] squares a drag has passed
 * @returns {Answer}
 */
export function press(ways, selection, square, trail = []) {
  const here = selection.goal === null && square === selection.prefix[selection.prefix.length - 1] ? stopping(ways, selection) : null;
  if (here) return { kind: "play", ...here };
  const exact = trail.length ? null : whole(ways, [...selection.prefix, ...(selection.pressed ?? []), square]);
  if (exact) return { kind: "play", ...exact };
  const answer = resolve(ways, selection, square, trail);
  if (answer.kind !== "choose" || answer.selection.goal === null) return answer;
  return { kind: "choose", selection: { ...answer.selection, pressed: [...(selection.pressed ?? []), square] } };
}

/** The way whose squares are exactly these, unless the capture may go on from there. @param {Way[]} ways @param {string[]} pressed */
function whole(ways, pressed) {
  const begun = ways.filter(({ path }) => pressed.every((id, index) => path[index] === id));
  return begun.length === 1 && begun[0].path.length === pressed.length ? begun[0] : null;
}

/** @param {Way[]} ways @param {Selection} selection @param {string} square @param {string[]} trail @returns {Answer} */
function resolve(ways, selection, square, trail) {
  if (selection.goal !== null && square !== selection.goal) {
    // A square that decides: then on to the goal, if only one way is left.
    const among = remaining(ways, selection);
    const first = reach(among, { prefix: selection.prefix, goal: null }, square, trail);
    if (first.kind !== "choose") return first.kind === "play" ? first : reach(ways, { prefix: selection.prefix, goal: null }, square, trail);
    if (first.selection.goal !== null) return first;
    const then = reach(among, first.selection, selection.goal, trail);
    return then.kind === "none" ? first : then;
  }
  return reach(ways, { prefix: selection.prefix, goal: null }, square, trail);
}

/** @param {Way[]} ways @param {Selection} selection @param {string} square @param {string[]} trail @returns {Answer} */
function reach(ways, { prefix }, square, trail) {
  let hits = open(ways, prefix).flatMap((way) =>
    way.path.flatMap((id, index) => (id === square && index >= prefix.length ? [{ way, index }] : [])),
  );
  if (hits.length === 0) return { kind: "none" };
  if (moves(hits).size > 1 && trail.length) {
    // Lines cross: a drag may meet the squares of several ways, but it jumps the pieces of one.
    const passed = hits.filter(({ way, index }) => follows(trail, way.path.slice(prefix.length, index)));
    const jumped = passed.filter(({ way }) => way.move.captured.every((id) => trail.includes(id)));
    if (jumped.length) hits = jumped;
    else if (passed.length) hits = passed;
  }
  const ends = hits.filter(({ way, index }) => index === way.path.length - 1);
  if (moves(hits).size === 1 && ends.length) return { kind: "play", move: ends[0].way.move, path: ends[0].way.path };
  /** @type {Map<string, {steps: string[], moves: Set<LegalMove>}>} */
  const stems = new Map();
  for (const { way, index } of hits) {
    const steps = way.path.slice(0, index + 1);
    const stem = stems.get(steps.join()) ?? { steps, moves: new Set() };
    stem.moves.add(way.move);
    stems.set(steps.join(), stem);
  }
  const all = [...stems.values()].sort((a, b) => a.steps.length - b.steps.length);
  // Different steps that leave the same moves open differ in nothing that counts.
  const same = all.every((stem) => stem.moves.size === all[0].moves.size && [...stem.moves].every((move) => all[0].moves.has(move)));
  // Where all ways come to the square by the same steps the piece goes there, though it may stop or go on.
  if (same && (!ends.length || all.length === 1)) return { kind: "choose", selection: { prefix: all[0].steps, goal: null } };
  return { kind: "choose", selection: { prefix, goal: square } };
}

/** @param {{way: Way}[]} hits */
const moves = (hits) => new Set(hits.map(({ way }) => way.move));

/** Are the squares of a way met in order on the trail? @param {string[]} trail @param {string[]} squares */
function follows(trail, squares) {
  let from = 0;
  for (const square of squares) {
    const found = trail.indexOf(square, from);
    if (found < 0) return false;
    from = found + 1;
  }
  return true;
}
