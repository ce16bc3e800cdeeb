/**
 * Marks on the board: a dark core in a chalk case, so that one drawing serves every theme.
 *
 * @typedef {{squares: string[], style: "a" | "b"}} WayMark
 *
 * @typedef {object} Marks
 * @property {string[]} [last] squares from and to of the last move
 * @property {string | null} [chosen]
 * @property {string[]} [decide] squares that decide between ways
 * @property {WayMark[]} [ways]
 * @property {string[]} [can] pieces that may move, where the choice is restricted
 * @property {string[]} [ahead] squares of a move that waits for the opponent's
 * @property {string[]} [victims] pieces that would be taken
 * @property {string[]} [targets]
 * @property {string | null} [near] the target a drag would reach
 * @property {string[]} [refused] the way of the refused move
 * @property {string[]} [proof] squares that prove the refusal
 *
 * @typedef {import("./geometry.js").Places} Places
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./outline.js").Look} Look
 */
import { at, UNIT } from "./geometry.js";
import { svg } from "./svg.js";

/** @param {Look} look @param {Point} place @param {string} cls */
const field = (look, place, cls) => svg("path", { class: cls, d: look.outline(place, 0) });

/** @param {Look} look @param {Point} place @param {string} cls */
const edge = (look, place, cls) => svg("path", { class: cls, "stroke-linejoin": "round", d: look.outline(place, 2.5) });

/** @param {Point} place @param {string} cls @param {number} r */
const circle = ({ x, y }, cls, r) => svg("circle", { class: cls, cx: x, cy: y, r });

/** @param {string} d @param {string} cls */
const cased = (d, cls) => [svg("path", { class: `${cls.split(" ")[0]}-case`, d }), svg("path", { class: cls, d })];

/** @param {Places} places @param {string[]} ids */
const line = (places, ids) => "M" + ids.map((id) => `${at(places, id).x} ${at(places, id).y}`).join("L");

/** The head at the end of a line. @param {Places} places @param {string[]} ids */
function arrow(places, ids) {
  const [from, to] = ids.slice(-2).map((id) => at(places, id));
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const [left, right] = [turn + 2.5, turn - 2.5].map((way) => `${Math.round(to.x + 34 * Math.cos(way))} ${Math.round(to.y + 34 * Math.sin(way))}`);
  return `M${left}L${to.x} ${to.y}L${right}`;
}

/** Four corners round a piece. @param {Point} place @param {number} size of the piece */
function brackets({ x, y }, size) {
  const far = size === UNIT ? 43 : 37;
  const [left, right, top, bottom] = [x - far, x + far, y - far, y + far];
  const arm = 16;
  return (
    `M${left} ${top + arm}V${top}H${left + arm}M${right - arm} ${top}H${right}V${top + arm}` +
    `M${right} ${bottom - arm}V${bottom}H${right - arm}M${left + arm} ${bottom}H${left}V${bottom - arm}`
  );
}

/** Marks on the wood, below names, ways and pieces. @param {Look} look @param {Places} places @param {Marks} marks */
export function fieldMarks(look, places, marks) {
  const out = [];
  for (const id of new Set(marks.last)) out.push(field(look, at(places, id), "m-last"), edge(look, at(places, id), "m-last-edge"));
  if (marks.chosen) {
    const place = at(places, marks.chosen);
    out.push(field(look, place, "m-chosen"), edge(look, place, "m-chosen-edge"));
  }
  for (const id of marks.ahead ?? []) out.push(field(look, at(places, id), "m-ahead"), edge(look, at(places, id), "m-ahead-edge"));
  for (const id of marks.proof ?? []) out.push(field(look, at(places, id), "m-proof"));
  for (const id of marks.decide ?? []) out.push(edge(look, at(places, id), "m-decide"));
  return out;
}

/** Ways and rings, under the pieces: what would be taken stays to be seen. @param {Places} places @param {Marks} marks */
export function wayMarks(places, marks) {
  const out = [];
  // The first way is drawn last: a stretch that two ways share is shown once, as A.
  for (const way of [...(marks.ways ?? [])].reverse()) out.push(...cased(line(places, way.squares), `m-path ${way.style}`));
  if (marks.ahead && marks.ahead.length > 1) out.push(...cased(line(places, marks.ahead), "m-arrow"));
  if (marks.refused && marks.refused.length > 1) out.push(...cased(line(places, marks.refused), "m-no"));
  for (const id of marks.can ?? []) out.push(circle(at(places, id), "m-can-case", 46), circle(at(places, id), "m-can", 46));
  return out;
}

/** Marks above the pieces. @param {Look} look @param {Places} places @param {Marks} marks */
export function overMarks(look, places, marks) {
  const out = [];
  for (const id of marks.victims ?? []) out.push(...cased(brackets(at(places, id), look.size), "m-victim"));
  if (marks.ahead && marks.ahead.length > 1) out.push(...cased(arrow(places, marks.ahead), "m-arrow"));
  /** @type {Map<string, {number: number, style: string}>} */
  const badges = new Map();
  for (const way of [...(marks.ways ?? [])].reverse()) {
    way.squares.slice(1).forEach((id, index) => badges.set(id, { number: index + 1, style: way.style }));
  }
  for (const [id, { number, style }] of badges) {
    const { x, y } = at(places, id);
    out.push(
      style === "b"
        ? svg("rect", { class: "badge b", x: x - 21, y: y - 21, width: 42, height: 42, rx: 6 })
        : circle({ x, y }, "badge a", 22),
      svg("text", { class: "badge-no", x, y: y + 10 }, String(number)),
    );
  }
  for (const id of marks.targets ?? []) {
    out.push(circle(at(places, id), id === marks.near ? "m-target near" : "m-target", id === marks.near ? 22 : 15));
  }
  const wrong = marks.refused?.at(-1);
  if (wrong) {
    const { x, y } = at(places, wrong);
    out.push(circle({ x, y }, "m-no-disc", 30), svg("path", { class: "m-no-x", d: `M${x - 15} ${y - 15}l30 30m0 -30l-30 30` }));
  }
  return out;
}
