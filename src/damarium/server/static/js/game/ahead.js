/**
 * A move chosen ahead, while the opponent is to move: kept here, and played when he has moved, if it is one then.
 * Pure functions.
 *
 * @typedef {import("./state.js").Store} Store
 * @typedef {import("./moves.js").Way} Way
 */
import { sideOf } from "../board/sprite.js";
import { pieceOn } from "./capture.js";
import { distinct } from "./moves.js";
import { isWaiting, shown } from "./state.js";
import { fits } from "./typed.js";

/** Is this a piece of the visitor, who waits? @param {Store} store @param {string} id */
export function isOwnAhead(store, id) {
  const piece = pieceOn(store.board, shown(store).position, id);
  return piece !== "." && sideOf(piece) === store.state.you[0];
}

/**
 * The squares chosen ahead after a press: on the piece it is laid down again, on another own piece that is chosen.
 * @param {Store} store @param {string} id @returns {string[] | null}
 */
export function pressedAhead(store, id) {
  const { ahead } = store;
  if (!isWaiting(store) || id === ahead?.[0]) return null;
  if (isOwnAhead(store, id)) return [id];
  return ahead && [ahead[0], id];
}

/**
 * The one way that fits what was chosen ahead; "none" or "several" where it is not one.
 * @param {string[]} ahead @param {Way[]} ways
 */
export function played(ahead, ways) {
  const fitting = distinct(ways.filter(({ path }) => fits(path, ahead)));
  if (fitting.length !== 1) return fitting.length ? "several" : "none";
  return fitting[0];
}
