/**
 * Squares, moves, pieces and sides in words, as the visitor sees them.
 *
 * @typedef {import("../types.js").Board} Board
 * @typedef {import("../types.js").Side} Side
 * @typedef {import("../types.js").State} State
 */
import { isKing, isParachutist, sideOf } from "../board/sprite.js";
import { t } from "../text.js";

/** Names of squares by the visitor's choice. @param {Board} board @param {string} names */
export function namer(board, names) {
  if (names !== "letters") return (/** @type {string} */ id) => id;
  const letters = new Map(board.squares.map((square) => [square.id, square.letters]));
  return (/** @type {string} */ id) => letters.get(id) ?? id;
}

/** A move's text with its squares renamed. @param {string} text @param {(id: string) => string} name */
export const renamed = (text, name) => text.replace(/[a-l]?\d+/g, name);

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === "white" ? "black" : "white");

/** The side as it is painted. @param {Side} side @param {boolean} swapped */
export const painted = (side, swapped) => (swapped ? other(side) : side);

/** @param {Side} side @param {boolean} swapped */
export const sideName = (side, swapped) => (painted(side, swapped) === "white" ? t("White") : t("Black"));

/**
 * @param {string} piece @param {boolean} swapped @param {State["variant"]} variant
 * @returns {string}
 */
export function pieceName(piece, swapped, variant) {
  if (piece === ".") return t("empty");
  const white = painted(sideOf(piece), swapped) === "white";
  if (isParachutist(piece)) return white ? t("white parachutist") : t("black parachutist");
  if (!isKing(piece)) return white ? t("white man") : t("black man");
  if (variant.king === "short") return white ? t("short\u0004white king") : t("short\u0004black king");
  return white ? t("white king") : t("black king");
}

/**
 * A move as it is spoken: "12 to 15", "28 takes 39".
 * @param {{path: string[], captured: unknown[], crowns: boolean}} move
 * @param {(id: string) => string} name
 */
export function spoken(move, name) {
  const squares = move.path.map(name);
  if (squares.length === 1) return t("%(square)s taken away", { square: squares[0] });
  const text = move.captured.length
    ? squares.join(` ${t("takes")} `)
    : t("%(from)s to %(to)s", { from: squares[0], to: squares[squares.length - 1] });
  return move.crowns ? t("%(move)s, crowned", { move: text }) : text;
}
