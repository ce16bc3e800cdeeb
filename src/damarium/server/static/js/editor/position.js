/** Setting pieces by a click: the board's next piece is told to the field that holds the position. */
import { placesOf, squareAt } from "../board/geometry.js";
import { dataOf } from "../dom.js";

const NEXT = { ".": "w", w: "b", b: "W", W: "B", B: "." };

/** @returns {HTMLTextAreaElement | null} the field, where the set-up is a position of its own */
export const field = () => /** @type {HTMLTextAreaElement | null} */ (document.getElementById("f-setup.position"));

/**
 * Puts the next piece on the square that was clicked.
 * @param {MouseEvent} event
 * @returns {boolean} was it a square?
 */
export function place(event) {
  const text = field();
  const drawing = /** @type {Element} */ (event.target).closest("figure svg");
  if (!text || !(drawing instanceof SVGSVGElement)) return false;
  const { board, start } = dataOf("board-data");
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing.getScreenCTM()?.inverse());
  const id = squareAt(placesOf(board, false), point);
  if (id === null) return false;
  const index = board.squares.findIndex((/** @type {{id: string}} */ square) => square.id === id);
  const piece = /** @type {keyof typeof NEXT} */ (start[index]);
  text.value = start.slice(0, index) + (NEXT[piece] ?? ".") + start.slice(index + 1);
  return true;
}
