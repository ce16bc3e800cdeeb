/** Pieces drawn from the page's sprite. */
import { UNIT } from "./geometry.js";
import { svg } from "./svg.js";

/** @param {string} piece one of w W b B @returns {import("../types.js").Side} */
export const sideOf = (piece) => (piece === "w" || piece === "W" ? "white" : "black");

/** @param {string} piece */
export const isKing = (piece) => piece === "W" || piece === "B";

/**
 * @param {string} piece one of w W b B
 * @param {import("./geometry.js").Point} place its centre
 * @param {boolean} swapped white is painted black and black white
 * @returns {SVGElement}
 */
export function drawPiece(piece, place, swapped) {
  const light = (sideOf(piece) === "white") !== swapped;
  return svg("use", {
    href: isKing(piece) ? "#dm-king" : "#dm-man",
    class: light ? "pw" : "pb",
    x: place.x - UNIT / 2,
    y: place.y - UNIT / 2,
  });
}
