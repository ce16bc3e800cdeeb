/** What the tests of the modules say: thrown errors are failures. */
import { begin } from "../../src/damarium/server/static/js/game/state.js";
import { DEFAULTS } from "../../src/damarium/server/static/js/settings.js";

/** @param {unknown} got @param {unknown} wanted */
export function equal(got, wanted) {
  const [a, b] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`got ${a}, wanted ${b}`);
}

/**
 * A board of dark squares, numbered from the top left.
 * @param {number} size
 * @returns {import("../../src/damarium/server/static/js/types.js").Board}
 */
export function darkBoard(size) {
  const squares = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if ((size - 1 - y + x) % 2) continue;
      squares.push({ id: String(squares.length + 1), x, y, letters: String.fromCharCode(97 + x) + (size - y) });
    }
  }
  return boardOf("dark", size, size, [size * 100, size * 100], [100, 100], squares);
}

/**
 * A board of 61 cells, five along each edge.
 * @returns {import("../../src/damarium/server/static/js/types.js").Board}
 */
export function hexagon() {
  const squares = [];
  for (let file = 0; file < 9; file++) {
    for (let rank = Math.max(0, file - 4); rank <= Math.min(8, file + 4); rank++) {
      const id = String.fromCharCode(97 + file) + (rank + 1);
      squares.push({ id, x: file - rank + 4, y: 16 - file - rank, letters: id });
    }
  }
  return boardOf("hexagon", 9, 17, [868, 966.6], [93, 53.7], squares);
}

/**
 * @param {string} ground @param {number} width @param {number} height @param {[number, number]} box
 * @param {[number, number]} pitch @param {import("../../src/damarium/server/static/js/types.js").Square[]} squares
 * @returns {import("../../src/damarium/server/static/js/types.js").Board}
 */
function boardOf(ground, width, height, box, pitch, squares) {
  return { ground, width, height, box, pitch, wood: [], squares, first: "white", removal: "end", parachutists: null };
}

/** @param {string} squares @param {string} [captured] @param {string[]} [others] other ways of playing it */
export function move(squares, captured = "", others = []) {
  const path = squares.split(" ");
  return {
    text: path.join(captured ? "x" : "-"),
    path,
    paths: [path, ...others.map((other) => other.split(" "))],
    captured: captured ? captured.split(" ") : [],
    crowns: false,
  };
}

/**
 * A game of two persons on a board of dark squares, after no move; White to move.
 * @param {Partial<import("../../src/damarium/server/static/js/types.js").State>} [known]
 * @returns {import("../../src/damarium/server/static/js/types.js").State}
 */
export function gameOf(known = {}) {
  const start = `${"w".repeat(12)}${".".repeat(8)}${"b".repeat(12)}`;
  return {
    type: "state",
    seq: 1,
    id: "abcdefghjk",
    variant: { spelling: "x", id: "x", name: "X", reading: "", reading_name: "", losing: false, facts: [] },
    position: start,
    turn: "white",
    ply: 0,
    status: "running",
    outcome: null,
    you: ["white"],
    seats: { white: { kind: "person", present: true }, black: { kind: "person", present: true } },
    legal: [],
    must: false,
    moves: [],
    start,
    counters: [],
    claims: [],
    offer: null,
    declined: null,
    table: { id: "abcdefghjk", link: "/t/abcdefghjk", round: 1, score: { white: 0, black: 0 }, current: null },
    control: null,
    clock: null,
    takeback: null,
    takeback_declined: null,
    rematch: null,
    rematch_declined: null,
    next: null,
    absence: null,
    chat: [],
    watchers: 0,
    can: { undo: false, asks: true, resign: true, draw: false, rematch: false, abort: true, chat: true, absent: false },
    ...known,
  };
}

/**
 * The store of somebody who looks at a game.
 * @param {import("../../src/damarium/server/static/js/types.js").State} state
 * @param {Partial<import("../../src/damarium/server/static/js/game/state.js").Store>} [more]
 * @returns {import("../../src/damarium/server/static/js/game/state.js").Store}
 */
export const storeOf = (state, more = {}) => ({ ...begin(darkBoard(8), state), lang: "en", settings: { ...DEFAULTS }, ...more });

/**
 * A move that was played.
 * @param {"white" | "black"} by @param {string} squares @param {string} [captured]
 * @returns {import("../../src/damarium/server/static/js/types.js").PlayedMove}
 */
export const playedMove = (by, squares, captured = "") => ({
  by,
  text: squares.replaceAll(" ", captured ? "x" : "-"),
  path: squares.split(" "),
  captured: captured ? [[captured, "man"]] : [],
  crowns: false,
  position: gameOf().position,
});
