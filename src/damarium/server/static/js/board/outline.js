/**
 * What a square of a board looks like, for the marks on it.
 *
 * @typedef {import("./geometry.js").Point} Point
 *
 * @typedef {object} Look
 * @property {(place: Point, inset: number) => string} outline of a square, less so much on every side
 * @property {number} size of a piece in units
 */
import { HALF_HEIGHT, HALF_WIDTH } from "./hexagon.js";
import { UNIT } from "./geometry.js";

/** @param {string} ground @returns {Look} */
export function lookOf(ground) {
  if (ground === "hexagon") return { outline: cell, size: 92 };
  return { outline: ground === "points" ? ring : square, size: UNIT };
}

/** @param {Point} place @param {number} inset */
function square({ x, y }, inset) {
  const side = UNIT - 2 * inset;
  return `M${x - side / 2} ${y - side / 2}h${side}v${side}h${-side}z`;
}

/** Round a point, where the lines cross. @param {Point} place @param {number} inset */
function ring({ x, y }, inset) {
  const r = UNIT / 2 - 2 - inset;
  return `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0z`;
}

/** @param {Point} place @param {number} inset */
function cell({ x, y }, inset) {
  const shrunk = 1 - inset / HALF_HEIGHT;
  const [w, h] = [HALF_WIDTH * shrunk, HALF_HEIGHT * shrunk];
  return `M${x - w} ${y}l${w / 2} ${-h}h${w}l${w / 2} ${h}l${-w / 2} ${h}h${-w}z`;
}
