/**
 * What a capture takes on its way, and the position it leaves: pure functions.
 *
 * @typedef {import("../types.js").Board} Board
 * @typedef {import("../types.js").LegalMove} LegalMove
 * @typedef {import("../board/geometry.js").Places} Places
 */
import { at, between } from "../board/geometry.js";

/**
 * The pieces taken along some squares of a capture, in the order they are jumped.
 * @param {Places} places @param {string[]} path @param {string[]} captured all that the move takes
 */
export function takenAlong(places, path, captured) {
  /** @type {string[]} */
  const taken = [];
  for (let leg = 1; leg < path.length; leg++) {
    const [from, to] = [at(places, path[leg - 1]), at(places, path[leg])];
    for (const id of captured) {
      if (!taken.includes(id) && between(from, to, at(places, id))) taken.push(id);
    }
  }
  return taken;
}

/** @param {Board} board @param {string} id */
export const indexOf = (board, id) => board.squares.findIndex((square) => square.id === id);

/** @param {Board} board @param {string} position @param {string} id */
export const pieceOn = (board, position, id) => position[indexOf(board, id)] ?? ".";

/**
 * The position with one piece moved and others taken off.
 * @param {Board} board @param {string} position @param {string} from @param {string} to
 * @param {string[]} off @param {boolean} crowns
 */
export function moved(board, position, from, to, off, crowns) {
  const cells = [...position];
  const piece = cells[indexOf(board, from)];
  cells[indexOf(board, from)] = ".";
  for (const id of off) cells[indexOf(board, id)] = ".";
  // a piece of one's own that is only taken away stays nowhere
  cells[indexOf(board, to)] = off.includes(to) ? "." : crowns ? piece.toUpperCase() : piece;
  return cells.join("");
}

/**
 * A position with parachutists told from men: p White's, q Black's.
 * @param {Board} board @param {string} position @param {string | null} [man] a square on which a man stays one
 */
export function figures({ parachutists, squares }, position, man = null) {
  if (!parachutists) return position;
  return [...position].map((piece, index) => figure(parachutists, piece, squares[index].id === man ? "" : squares[index].id)).join("");
}

/** @param {NonNullable<Board["parachutists"]>} parachutists @param {string} piece @param {string} id */
function figure(parachutists, piece, id) {
  if (piece === "w" && parachutists.white.includes(id)) return "p";
  return piece === "b" && parachutists.black.includes(id) ? "q" : piece;
}

/** What stands on a square, parachutists told from men. @param {Board} board @param {string} position @param {string} id */
export function figureOn(board, position, id) {
  const piece = pieceOn(board, position, id);
  return board.parachutists ? figure(board.parachutists, piece, id) : piece;
}
