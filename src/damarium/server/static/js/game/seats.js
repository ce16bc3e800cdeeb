/**
 * The two seats above and below the board: who sits there, what they have captured, their clock.
 *
 * @typedef {import("./state.js").Store} Store
 * @typedef {import("../types.js").Side} Side
 */
import { drawPiece } from "../board/sprite.js";
import { svg } from "../board/svg.js";
import { html, icon } from "../dom.js";
import { t, tn } from "../text.js";
import { clockText, isLow, leftOf } from "./clock.js";
import { counts, points } from "./score.js";
import { isSwapped, tray } from "./state.js";
import { other, sideName } from "./words.js";

/** @param {Store} store @param {Side} side */
function nameOf(store, side) {
  const { seats, you } = store.state;
  if (seats[side].kind === "computer") {
    const level = html("span", { class: "muted" }, t("Level %(level)s", { level: seats[side].level ?? "" }));
    return html("span", { class: "who" }, t("Computer"), " ", level);
  }
  return html("span", { class: "who" }, you.length === 1 && you[0] === side ? t("You") : sideName(side, isSwapped(store)));
}

/** Is nobody there for a seat, as far as this page knows? @param {Store} store @param {Side} side */
export function isAway({ state, retry }, side) {
  const { seats, you } = state;
  if (seats[side].kind !== "person" || you.length === 2) return false;
  return you.includes(side) ? retry !== null : seats[side].present === false;
}

/** @param {Store} store @param {Side} side */
function extrasOf(store, side) {
  const out = [];
  const { table } = store.state;
  if (table && counts(store)) out.push(html("span", { class: "score" }, html("span", { class: "vh" }, t("Score")), ` ${points(table.score[side])}`));
  if (isAway(store, side)) out.push(html("span", { class: "away" }, icon("off"), html("span", {}, t("away"))));
  return out;
}

/** @param {Store} store @param {Side} side */
function trayOf(store, side) {
  const pieces = tray(store, side);
  const label = tn("%(num)s captured", "%(num)s captured", pieces.length);
  const drawn = pieces.map((piece) =>
    svg("svg", { viewBox: "0 0 100 100", class: "tp", "aria-hidden": "true" }, drawPiece(piece, { x: 50, y: 50 }, isSwapped(store))),
  );
  if (!pieces.length) return html("span", { class: "tray" });
  const count = html("b", { "aria-hidden": "true" }, String(pieces.length));
  return html("span", { class: "tray", role: "img", "aria-label": label }, ...drawn, count);
}

/** @param {Store} store @param {Side} side @param {number} since milliseconds since the state arrived */
function clockOf(store, side, since) {
  const { clock, turn, status, seats } = store.state;
  const moves = status === "running" && (store.pending ? other(turn) : turn) === side;
  if (clock) {
    const left = leftOf(clock, side, since);
    const state = `${clock.running === side ? " on" : ""}${isLow(left) && clock.running === side ? " low" : ""}`;
    return html("span", { class: `clock${state}`, role: "timer" }, clockText(left));
  }
  if (!moves) return html("span", { class: "clock", hidden: true });
  if (seats[side].kind === "computer") {
    const dots = html("span", { class: "dots", "aria-hidden": "true" }, html("i"), html("i"), html("i"));
    return html("span", { class: "clock turn" }, html("span", { class: "vh" }, t("thinking")), dots);
  }
  return html("span", { class: "clock turn on" }, t("to move"));
}

/**
 * @param {HTMLElement} seat @param {Store} store @param {Side} side @param {number} since
 */
export function renderSeat(seat, store, side, since) {
  const clock = clockOf(store, side, since);
  const extras = extrasOf(store, side);
  const key = JSON.stringify([side, tray(store, side), clock.className, clock.textContent, store.settings.beginner, extras.map(({ textContent }) => textContent)]);
  if (seat.dataset.key === key) return;
  seat.dataset.key = key;
  seat.replaceChildren(nameOf(store, side), ...extras, trayOf(store, side), clock);
}
