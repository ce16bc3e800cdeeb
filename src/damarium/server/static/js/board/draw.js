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
  return { x: -pad, y: -pad, width: board.box[0] + 2 * pad, height: board.box[1] + 2 * pad };
}

/**
 * @param {Board} board @param {boolean} turned @param {string} numbers "field", "edge" or "off"
 * @returns {SVGElement}
 */
export function ground(board, turned, numbers) {
  const box = boxOf(board, numbers);
  const wood = svg("g", turned ? { transform: `rotate(180 ${board.box[0] / 2} ${board.box[1] / 2})` } : {});
  for (const [classes, d] of board.wood) wood.append(...classes.split(" ").map((name) => svg("path", { class: name, d })));
  if (board.ground === "hexagon") {
    // the frame is the rim of the cells, drawn broader
    wood.querySelector(".rim")?.classList.toggle("wide", numbers === "edge");
    return wood;
  }
  return svg("g", {}, svg("rect", { class: "frame", rx: 10, ...box }), wood);
}

/**
 * Names in the upper left corner of their squares, in the upper end of cells, between the lines of points.
 * @param {Board} board @param {Places} places @param {(id: string) => string} nameOf @param {string} position
 * @returns {SVGElement[]}
 */
export function namesInFields(board, places, nameOf, position) {
  const [dx, dy] = { hexagon: [0, -40], points: [-22, -38.5] }[board.ground] ?? [-45, -33];
  const middle = dx > -45 ? " mid" : "";
  return board.squares.map(({ id }, index) => {
    const { x, y } = at(places, id);
    return svg("text", { class: `sqno${middle}${position[index] === "." ? "" : " occ"}`, x: x + dx, y: y + dy }, nameOf(id));
  });
}

/** A name on the frame. @param {number} x @param {number} y @param {string} text */
const edge = (x, y, text) => svg("text", { class: "edge", x, y: y + 10 }, text);

/** The letter of a file. @param {number} index */
const letter = (index) => String.fromCharCode(97 + index);

/**
 * Names on the frame: letters and rows, or the numbers of the squares along the border.
 * @param {Board} board @param {Places} places @param {string} names "own" or "letters" @param {boolean} turned
 * @returns {SVGElement[]}
 */
export function namesOnEdge(board, places, names, turned) {
  if (board.ground === "hexagon") return namesOfLines(board, places);
  const [width, height] = board.box;
  const middle = WIDE_FRAME / 2;
  const own = board.squares.every((square) => /^[a-z]/.test(square.id));
  if (names === "letters" || own) {
    // the letters of the squares themselves: some boards leave one out
    const nameAt = new Map(board.squares.map(({ id, x, y, letters }) => [`${x} ${y}`, names === "letters" ? letters : id]));
    const files = Array.from({ length: board.width }, (_, column) => {
      const rows = Array.from({ length: board.height }, (_, row) => nameAt.get(`${column} ${row}`));
      const x = (turned ? board.width - 1 - column : column) * UNIT + UNIT / 2;
      return edge(x, height + middle - 1, rows.find(Boolean)?.[0] ?? letter(column));
    });
    const ranks = Array.from({ length: board.height }, (_, row) => {
      const y = (turned ? row : board.height - 1 - row) * UNIT + UNIT / 2;
      return edge(-middle, y, String(row + 1));
    });
    return [...files, ...ranks];
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

/**
 * Of a hexagon: the letter at the lower right end of each file, the number at the lower left end of each rank.
 * @param {Board} board @param {Places} places
 */
function namesOfLines(board, places) {
  /** @type {Map<string, import("./geometry.js").Point>} */
  const ends = new Map();
  for (const { id, letters } of board.squares) {
    const place = at(places, id);
    for (const [name, side] of /** @type {[string, number][]} */ ([[letters[0], 1], [letters.slice(1), -1]])) {
      const known = ends.get(name);
      if (!known || place.x * side > known.x * side) ends.set(name, place);
    }
  }
  return [...ends].map(([name, { x, y }]) => edge(x + (/\d/.test(name) ? -66 : 66), y + 38, name));
}
