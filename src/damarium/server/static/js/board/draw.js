/**
 * The ground of a board: frame, wood, playing squares, their names. Few elements whatever its size.
 *
 * @typedef {import("../types.js").Board} Board
 * @typedef {import("./geometry.js").Places} Places
 */
import { at, UNIT } from "./geometry.js";
import { svg } from "./svg.js";

const FRAME = 16;
const WIDE_FRAME = 46; // with names on the edge

/**
 * @param {Board} board @param {string} numbers
 * @returns {{x: number, y: number, width: number, height: number}} the view box
 */
export function boxOf(board, numbers) {
  const pad = numbers === "edge" ? WIDE_FRAME : FRAME;
  return { x: -pad, y: -pad, width: board.width * UNIT + 2 * pad, height: board.height * UNIT + 2 * pad };
}

/**
 * @param {Board} board @param {Places} places @param {string} numbers "field", "edge" or "off"
 * @returns {SVGElement}
 */
export function ground(board, places, numbers) {
  const size = { width: board.width * UNIT, height: board.height * UNIT };
  const group = svg("g", {}, svg("rect", { class: "frame", rx: 10, ...boxOf(board, numbers) }));
  if (board.ground === "dark") {
    let squares = "";
    for (const place of places.values()) {
      squares += `M${place.x - UNIT / 2} ${place.y - UNIT / 2}h${UNIT}v${UNIT}h-${UNIT}z`;
    }
    group.append(
      svg("rect", { class: "sq-light", ...size }),
      svg("rect", { class: "grain", ...size }),
      svg("path", { class: "sq-dark", d: squares }),
      svg("path", { class: "grain-v", d: squares }),
    );
    return group;
  }
  let lines = "";
  for (let x = 1; x < board.width; x++) lines += `M${x * UNIT} 0V${size.height}`;
  for (let y = 1; y < board.height; y++) lines += `M0 ${y * UNIT}H${size.width}`;
  group.append(
    svg("rect", { class: "sq-plain", ...size }),
    svg("rect", { class: "grain", ...size }),
    svg("path", { class: "carve", d: lines }),
  );
  return group;
}

/**
 * Names in the upper left corner of their squares.
 * @param {Board} board @param {Places} places @param {(id: string) => string} nameOf @param {string} position
 * @returns {SVGElement[]}
 */
export function namesInFields(board, places, nameOf, position) {
  return board.squares.map(({ id }, index) => {
    const { x, y } = at(places, id);
    return svg("text", { class: position[index] === "." ? "sqno" : "sqno occ", x: x - 45, y: y - 33 }, nameOf(id));
  });
}

/**
 * Names on the frame: letters and rows, or the numbers of the squares along the border.
 * @param {Board} board @param {Places} places @param {string} names "own" or "letters" @param {boolean} turned
 * @returns {SVGElement[]}
 */
export function namesOnEdge(board, places, names, turned) {
  const width = board.width * UNIT;
  const height = board.height * UNIT;
  const middle = WIDE_FRAME / 2;
  /** @param {number} x @param {number} y @param {string} text */
  const edge = (x, y, text) => svg("text", { class: "edge", x, y: y + 10 }, text);
  if (names === "letters" || board.squares.every((square) => square.id === square.letters)) {
    const columns = Array.from({ length: board.width }, (_, column) => {
      const x = (turned ? board.width - 1 - column : column) * UNIT + UNIT / 2;
      return edge(x, height + middle - 1, String.fromCharCode(97 + column));
    });
    const rows = Array.from({ length: board.height }, (_, row) => {
      const y = (turned ? row : board.height - 1 - row) * UNIT + UNIT / 2;
      return edge(-middle, y, String(row + 1));
    });
    return [...columns, ...rows];
  }
  const out = [];
  for (const { id } of board.squares) {
    const { x, y } = at(places, id);
    if (y < UNIT) out.push(edge(x, -middle, id));
    else if (y > height - UNIT) out.push(edge(x, height + middle, id));
    else if (x < UNIT) out.push(edge(-middle, y, id));
    else if (x > width - UNIT) out.push(edge(width + middle, y, id));
  }
  return out;
}
