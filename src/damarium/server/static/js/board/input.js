/**
 * Pointer and keyboard on the board. Says what is meant, decides nothing about the game.
 *
 * @typedef {import("./geometry.js").Point} Point
 *
 * @typedef {object} Board what input needs to know of the board it serves
 * @property {() => import("./geometry.js").Places} places
 * @property {(point: Point) => string | null} squareAt
 * @property {(from: string, way: Point) => string | null} step where an arrow key leads
 * @property {() => Set<string>} wanted squares that offer something now
 * @property {() => Set<string>} landings squares on which the lifted piece may be let go
 * @property {(id: string) => boolean} liftable
 * @property {(event: {clientX: number, clientY: number}) => Point} pointOf in units of the drawing
 * @property {() => number} unit pixels of one square
 * @property {(id: string) => void} press a square was chosen
 * @property {(id: string) => void} lift a drag began
 * @property {(id: string, point: Point, near: string | null) => void} carry
 * @property {(id: string, square: string | null, trail: string[]) => void} drop
 * @property {() => void} cancel
 * @property {(id: string | null, focus: boolean) => void} focusOn
 * @property {() => string} focused
 */
import { UNIT, distance, nearest, snap } from "./geometry.js";

const MOUSE_SLIP = 4; // pixels before a press becomes a drag
const FINGER_SLIP = 9;
const REACH = 1.1 * UNIT;
const PASS = 0.4 * UNIT; // so near to a square's centre a drag has passed it

/** @type {Record<string, Point>} */
const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** @param {SVGElement} root @param {Board} board */
export function listen(root, board) {
  /** @type {{pointer: number, id: string | null, x: number, y: number, dragging: boolean, trail: string[]} | null} */
  let hand = null;
  let lastPointer = -Infinity;

  root.addEventListener("pointerdown", (event) => {
    if (hand || event.button !== 0 || !event.isPrimary) return; // a second finger is ignored
    const point = board.pointOf(event);
    const inside = board.squareAt(point);
    const reach = board.unit() < 44 ? REACH : 0.8 * UNIT;
    const id = event.pointerType === "mouse" ? inside : snap(board.places(), point, inside, board.wanted(), reach);
    hand = { pointer: event.pointerId, id, x: event.clientX, y: event.clientY, dragging: false, trail: [] };
    root.setPointerCapture(event.pointerId);
    root.classList.add("by-hand"); // the ring of the keyboard is not for the hand
    board.focusOn(id, true);
    event.preventDefault();
  });

  root.addEventListener("pointermove", (event) => {
    if (!hand || event.pointerId !== hand.pointer || !hand.id) return;
    const slip = event.pointerType === "mouse" ? MOUSE_SLIP : FINGER_SLIP;
    if (!hand.dragging) {
      if (Math.hypot(event.clientX - hand.x, event.clientY - hand.y) < slip || !board.liftable(hand.id)) return;
      hand.dragging = true;
      board.lift(hand.id);
    }
    const point = board.pointOf(event);
    const over = board.squareAt(point);
    if (over && over !== hand.trail.at(-1) && distance(/** @type {Point} */ (board.places().get(over)), point) < PASS) {
      hand.trail.push(over);
    }
    board.carry(hand.id, point, landing(point));
  });

  root.addEventListener("pointerup", (event) => {
    if (!hand || event.pointerId !== hand.pointer) return;
    lastPointer = event.timeStamp;
    const { id, dragging, trail } = hand;
    hand = null;
    if (dragging && id) {
      const point = board.pointOf(event);
      board.drop(id, landing(point) ?? board.squareAt(point), trail);
    } else if (id) {
      board.press(id);
    } else {
      board.cancel();
    }
  });

  root.addEventListener("pointercancel", (event) => {
    if (!hand || event.pointerId !== hand.pointer) return;
    const { id, dragging } = hand;
    hand = null;
    if (dragging && id) board.drop(id, null, []);
  });

  // A screen reader activates the focused cell by a click without a pointer.
  root.addEventListener("click", (event) => {
    const id = /** @type {Element} */ (event.target).closest("[data-square]")?.getAttribute("data-square");
    if (id && event.timeStamp - lastPointer > 500) board.press(id);
  });

  // It may also put the focus on a cell itself: the arrows go on from there.
  root.addEventListener("focusin", (event) => {
    board.focusOn(/** @type {Element} */ (event.target).getAttribute("data-square"), false);
  });

  root.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    root.classList.remove("by-hand");
    const way = ARROWS[event.key];
    if (way) board.focusOn(board.step(board.focused(), way), true);
    else if (event.key === "Enter" || event.key === " ") board.press(board.focused());
    else if (event.key === "Escape") board.cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  /** The target a drag means: the square under it, or beside the playing squares the nearest. @param {Point} point */
  function landing(point) {
    const inside = board.squareAt(point);
    if (inside) return board.landings().has(inside) ? inside : null;
    return nearest(board.places(), point, board.landings(), REACH);
  }
}
