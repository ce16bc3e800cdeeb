/** Pieces drawn from the page's sprite: men w and b, kings W and B, parachutists p and q. */
import { UNIT } from "./geometry.js";
import { svg } from "./svg.js";

/** @param {string} piece one of w W p b B q @returns {import("../types.js").Side} */
export const sideOf = (piece) => ("wWp".includes(piece) ? "white" : "black");

/** @param {string} piece */
export const isKing = (piece) => piece === "W" || piece === "B";

/** @param {string} piece */
export const isParachutist = (piece) => piece === "p" || piece === "q";

/**
 * @param {string} piece one of w W p b B q
 * @param {import("./geometry.js").Point} place its centre
 * @param {boolean} swapped white is painted black and black white
 * @param {number} [size] in units
 * @returns {SVGElement}
 */
export function drawPiece(piece, place, swapped, size = UNIT) {
  const light = (sideOf(piece) === "white") !== swapped;
  return svg("use", {
    href: isKing(piece) ? "#dm-king" : isParachutist(piece) ? "#dm-para" : "#dm-man",
    class: light ? "pw" : "pb",
    x: place.x - size / 2,
    y: place.y - size / 2,
    width: size,
    height: size,
  });
}
