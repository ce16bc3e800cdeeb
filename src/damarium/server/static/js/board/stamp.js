/** A board the size of a stamp: its wood without the grain, and dots. */
import { at, placesOf } from "./geometry.js";
import { sideOf } from "./sprite.js";
import { svg } from "./svg.js";

/**
 * @param {import("../types.js").Board} board @param {string} position
 * @returns {SVGElement}
 */
export function stamp(board, position) {
  const places = placesOf(board, false);
  const dots = { white: "", black: "" };
  board.squares.forEach(({ id }, index) => {
    const { x, y } = at(places, id);
    if (position[index] !== ".") dots[sideOf(position[index])] += `M${x} ${y}h0`;
  });
  const wood = board.wood.filter(([classes]) => classes !== "grain").map(([classes, d]) => {
    const names = classes.split(" ");
    return svg("path", { class: `${classes.startsWith("carve") ? names[names.length - 1] : names[0]} thin`, d });
  });
  return svg(
    "svg",
    { viewBox: `0 0 ${board.box.join(" ")}`, "aria-hidden": "true" },
    ...wood,
    svg("path", { class: "dot db", d: dots.black }),
    svg("path", { class: "dot dw", d: dots.white }),
  );
}
