/** A board the size of a stamp: squares and dots. */
import { sideOf } from "./sprite.js";
import { svg } from "./svg.js";

/**
 * @param {import("../types.js").Board} board @param {string} position
 * @returns {SVGElement}
 */
export function stamp(board, position) {
  const size = { width: board.width * 10, height: board.height * 10 };
  const dark = board.ground === "dark";
  let squares = "";
  const dots = { white: "", black: "" };
  board.squares.forEach(({ x, y }, index) => {
    squares += `M${x * 10} ${y * 10}h10v10h-10z`;
    if (position[index] !== ".") dots[sideOf(position[index])] += `M${x * 10 + 5} ${y * 10 + 5}h0`;
  });
  return svg(
    "svg",
    { viewBox: `0 0 ${size.width} ${size.height}`, "aria-hidden": "true" },
    svg("rect", { class: dark ? "sq-light" : "sq-plain", ...size }),
    svg("path", { class: "sq-dark", d: dark ? squares : "" }),
    svg("path", { class: "dot db", d: dots.black }),
    svg("path", { class: "dot dw", d: dots.white }),
  );
}
