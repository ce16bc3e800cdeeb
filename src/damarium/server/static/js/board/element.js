/**
 * <draughts-board>: draws whatever view it is given, and tells by events what the visitor means.
 * Events (detail): `press` {id}, `lift` {id}, `release` {id, square, trail}, `cancel`.
 *
 * @typedef {import("./marks.js").Marks} Marks
 * @typedef {import("./animate.js").Motion} Motion
 *
 * @typedef {object} View
 * @property {import("../types.js").Board} board
 * @property {string} position a letter a square: w b men, W B kings, p q parachutists, or "."
 * @property {boolean} turned
 * @property {boolean} swapped colours of the pieces are exchanged
 * @property {string} numbers "field", "edge" or "off"
 * @property {string} names "own" or "letters"
 * @property {string} label
 * @property {Marks} marks
 * @property {{square: string, piece: string}[]} ghosts captured pieces that still lie there
 * @property {Motion | null} motion
 * @property {boolean} grid a grid of squares for keyboard and screen reader; else one picture
 * @property {boolean} live the board takes part in the game
 * @property {string[]} liftable pieces that can be dragged
 * @property {string[]} wanted squares that offer something: a near finger snaps to them
 * @property {string[]} landings squares on which the lifted piece may be let go
 * @property {string[]} words what a screen reader says of each square
 */
import { animate } from "./animate.js";
import { boxOf, ground, namesInFields, namesOnEdge } from "./draw.js";
import { at, placesOf, squareAt, step, UNIT } from "./geometry.js";
import { cellAt, stepCell } from "./hexagon.js";
import { listen } from "./input.js";
import { fieldMarks, overMarks, wayMarks } from "./marks.js";
import { lookOf } from "./outline.js";
import { drawPiece } from "./sprite.js";
import { svg } from "./svg.js";

const LAYERS = ["ground", "marks", "names", "ways", "pieces", "over", "moving", "cells"];

/** What a cell of the grid is for keyboard and screen reader. @param {string} id */
const gridcell = (id) => ({ class: "cell", role: "gridcell", tabindex: -1, "data-square": id });

/** @param {string} id @param {import("./geometry.js").Point} place */
const squareOf = (id, { x, y }) =>
  svg("rect", { ...gridcell(id), x: x - UNIT / 2, y: y - UNIT / 2, width: UNIT, height: UNIT, rx: 6 });

/** A cell with six corners, and the two lines of its focus ring. @param {string} id @param {import("./geometry.js").Point} place */
function cellOf(id, place) {
  const { outline } = lookOf("hexagon");
  return svg("g", gridcell(id), svg("path", { d: outline(place, 2) }), svg("path", { class: "inner", d: outline(place, 7) }));
}

export class DraughtsBoard extends HTMLElement {
  /** @type {View | null} */ #view = null;
  /** @type {import("./geometry.js").Places} */ #places = new Map();
  /** @type {SVGSVGElement | null} */ #root = null;
  /** @type {Record<string, SVGElement>} */ #layers = {};
  /** @type {Map<string, SVGElement>} */ #pieces = new Map();
  /** @type {Map<string, SVGElement>} */ #cells = new Map();
  #shape = "";
  /** @type {string | null} the square of a piece that is still on its way */ #arriving = null;
  #focused = "";
  /** @type {{id: string, x: number, y: number, near: string | null} | null} */ #held = null;
  /** @type {ResizeObserver | null} */ #sizes = null;

  disconnectedCallback() {
    this.#sizes?.disconnect();
  }

  /** @param {View} view */
  show(view) {
    const before = this.#view;
    this.#view = view;
    const shape = JSON.stringify([view.board.squares.length, view.board.width, view.turned, view.numbers, view.names, view.grid]);
    if (shape !== this.#shape || before?.board !== view.board) {
      this.#shape = shape;
      this.#build(view);
    }
    this.classList.toggle("live", view.live);
    this.#root?.setAttribute("aria-label", view.label);
    if (view.motion) this.#move(view.motion, view);
    else if (view.position !== before?.position) this.#rest();
    this.#draw(view);
  }

  /** @param {Motion} motion @param {View} view */
  #move(motion, { swapped, board }) {
    this.#rest();
    const end = /** @type {string} */ (motion.path.at(-1));
    const moves = animate(this.#layers.moving, this.#places, motion, swapped, lookOf(board.ground).size, () => {
      this.#arriving = null;
      this.#pieces.get(end)?.removeAttribute("visibility");
    });
    if (moves) this.#arriving = end;
  }

  /** Whatever moves is where it belongs. */
  #rest() {
    this.#arriving = null;
    this.#layers.moving.replaceChildren();
  }

  /** Where the keyboard stands on the board. @param {string | null} id @param {boolean} focus */
  focusOn(id, focus) {
    if (!id || !this.#cells.has(id)) return;
    this.#cells.get(this.#focused)?.setAttribute("tabindex", "-1");
    this.#focused = id;
    const cell = /** @type {SVGElement} */ (this.#cells.get(id));
    cell.setAttribute("tabindex", "0");
    if (focus) cell.focus({ preventScroll: true });
  }

  /** @param {View} view */
  #build(view) {
    const { x, y, width, height } = boxOf(view.board, view.numbers);
    const focus = this.contains(document.activeElement);
    this.#places = placesOf(view.board, view.turned);
    this.#layers = Object.fromEntries(LAYERS.map((name) => [name, svg("g", { class: name })]));
    this.#arriving = null;
    this.#layers.ground.append(ground(view.board, view.turned, view.numbers));
    if (view.numbers === "edge") this.#layers.ground.append(...namesOnEdge(view.board, this.#places, view.names, view.turned));
    this.#buildCells(view);
    const root = /** @type {SVGSVGElement} */ (
      svg("svg", { class: `on-${view.board.ground}`, viewBox: `${x} ${y} ${width} ${height}`, role: view.grid ? "grid" : "img" }, ...Object.values(this.#layers))
    );
    this.#root = root;
    this.replaceChildren(root);
    this.#sizes?.disconnect();
    this.#sizes = new ResizeObserver(([entry]) => {
      this.classList.toggle("large-no", (entry.contentRect.width / width) * UNIT < 56);
    });
    this.#sizes.observe(this);
    if (!view.grid) return;
    const hexagon = view.board.ground === "hexagon";
    const { size } = lookOf(view.board.ground);
    listen(root, {
      places: () => this.#places,
      squareAt: (point) => (hexagon ? cellAt : squareAt)(this.#places, point),
      step: (from, way) => (hexagon ? stepCell : step)(this.#places, from, way),
      wanted: () => new Set(this.#view?.wanted),
      landings: () => new Set(this.#view?.landings),
      liftable: (id) => this.#view?.liftable.includes(id) ?? false,
      pointOf: (event) => new DOMPoint(event.clientX, event.clientY).matrixTransform(root.getScreenCTM()?.inverse()),
      unit: () => (this.clientWidth / width) * UNIT,
      press: (id) => this.#tell("press", { id }),
      lift: (id) => {
        this.#held = { id, ...at(this.#places, id), near: null };
        this.classList.add("dragging");
        this.#tell("lift", { id });
      },
      carry: (id, point, near) => {
        const changed = this.#held?.near !== near;
        this.#held = { id, x: point.x, y: point.y, near };
        if (changed && this.#view) this.#draw(this.#view);
        const piece = this.#pieces.get(id);
        piece?.setAttribute("x", String(point.x - size / 2));
        piece?.setAttribute("y", String(point.y - size / 2));
      },
      drop: (id, square, trail) => {
        this.#held = null;
        this.classList.remove("dragging");
        this.#tell("release", { id, square, trail });
        if (this.#view) this.#draw(this.#view);
      },
      cancel: () => this.#tell("cancel", {}),
      focusOn: (id, now) => this.focusOn(id, now),
      focused: () => this.#focused,
    });
    if (focus) this.focusOn(this.#focused, true);
  }

  /** Rows of cells, read from the top of the picture. @param {View} view */
  #buildCells(view) {
    this.#cells = new Map();
    if (!view.grid) return;
    /** @type {Map<number, SVGElement>} */
    const rows = new Map();
    const inOrder = [...this.#places].sort(([, a], [, b]) => a.y - b.y || a.x - b.x);
    for (const [id, { x, y }] of inOrder) {
      const row = rows.get(y) ?? svg("g", { role: "row" });
      rows.set(y, row);
      const cell = view.board.ground === "hexagon" ? cellOf(id, { x, y }) : squareOf(id, { x, y });
      row.append(cell);
      this.#cells.set(id, cell);
    }
    this.#layers.cells.append(...rows.values());
    if (!this.#cells.has(this.#focused)) this.#focused = inOrder[inOrder.length - 1][0];
    this.#cells.get(this.#focused)?.setAttribute("tabindex", "0");
  }

  /** @param {View} view */
  #draw(view) {
    const places = this.#places;
    const look = lookOf(view.board.ground);
    const marks = { ...view.marks, near: this.#held?.near ?? null };
    this.#layers.marks.replaceChildren(...fieldMarks(look, places, marks));
    this.#layers.ways.replaceChildren(...wayMarks(places, marks));
    const letters = new Map(view.board.squares.map((square) => [square.id, square.letters]));
    /** @param {string} id */
    const nameOf = (id) => (view.names === "letters" ? (letters.get(id) ?? id) : id);
    this.#layers.names.replaceChildren(
      ...(view.numbers === "field" ? namesInFields(view.board, places, nameOf, view.position) : []),
    );

    this.#pieces = new Map();
    view.board.squares.forEach(({ id }, index) => {
      const piece = view.position[index];
      if (piece === ".") return;
      const held = this.#held?.id === id ? this.#held : null;
      const drawn = drawPiece(piece, held ?? at(places, id), view.swapped, look.size);
      if (id === this.#arriving) drawn.setAttribute("visibility", "hidden");
      this.#pieces.set(id, drawn);
    });
    const ghosts = view.ghosts.flatMap(({ square, piece }) => {
      const { x, y } = at(places, square);
      const drawn = drawPiece(piece, { x, y }, view.swapped, look.size);
      drawn.classList.add("ghost");
      return [drawn, svg("circle", { class: "m-ghost", cx: x, cy: y, r: 40 })];
    });
    const held = this.#held && this.#pieces.get(this.#held.id);
    const standing = [...this.#pieces.values()].filter((piece) => piece !== held);
    this.#layers.pieces.replaceChildren(...ghosts, ...standing);
    this.#layers.over.replaceChildren(...overMarks(look, places, marks), ...(held ? [held] : []));
    view.board.squares.forEach(({ id }, index) => this.#cells.get(id)?.setAttribute("aria-label", view.words[index]));
    for (const [id, cell] of this.#cells) {
      cell.setAttribute("aria-selected", String(id === view.marks.chosen));
    }
  }

  /** @param {string} type @param {object} detail */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

customElements.define("draughts-board", DraughtsBoard);
