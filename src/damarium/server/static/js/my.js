/** My games: whose turn it is from this visitor's point of view, and what waits for him first. */
import { byId, filled } from "./dom.js";
import { spanText } from "./duration.js";

/** @typedef {import("./types.js").Side} Side */

const page = byId("my");

/** @param {HTMLElement} entry @param {string | undefined} words */
function tell(entry, words) {
  const standing = entry.querySelector("[data-standing]");
  if (standing && words) standing.textContent = words;
}

/**
 * @param {HTMLElement} entry
 * @param {{status: string, you: Side[], turn: Side, seats: Record<Side, {kind: string}>, outcome: {winner: Side | null} | null,
 *   control?: {kind: string} | null, clock: Record<Side, number> | null}} game
 */
function show(entry, { status, you, turn, seats, outcome, control, clock }) {
  const [own] = you;
  const alone = you.length === 1;
  if (status === "over" && outcome?.winner && alone) tell(entry, outcome.winner === own ? page.dataset.won : page.dataset.lost);
  if (status !== "running") return;
  const mine = alone && own === turn;
  if (!own) tell(entry, page.dataset.watching);
  else if (alone) tell(entry, mine ? page.dataset.yours : seats[turn].kind === "computer" ? page.dataset.computer : page.dataset.theirs);
  const left = entry.querySelector("[data-left]");
  if (left && clock && control?.kind === "days") left.textContent = `, ${spanText(clock[turn], page.dataset, Math.round)}`;
  place(entry, mine ? "yours" : "running");
}

/** Moves an entry to its group; groups keep their order. @param {HTMLElement} entry @param {string} group */
function place(entry, group) {
  const from = entry.closest("section");
  const to = byId(group);
  if (from === to) return;
  const focus = entry.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
  to.querySelector("ul")?.append(entry);
  focus?.focus({ preventScroll: true });
  for (const one of from ? [from, to] : [to]) one.hidden = !one.querySelector("[data-game]");
}

/** @param {HTMLElement} entry */
async function ask(entry) {
  try {
    const answer = await fetch(`/api/games/${entry.dataset.game}`);
    if (answer.ok) show(entry, await answer.json());
  } catch {
    return; // no line at the moment: the list stands as it was
  }
}

/** Resolves when all is told. @param {boolean} all also those that are over */
function look(all) {
  const entries = /** @type {HTMLElement[]} */ ([...page.querySelectorAll("[data-game]")]);
  return Promise.all(entries.filter((entry) => all || entry.dataset.status !== "over").map(ask));
}

look(true).then(filled);
document.addEventListener("visibilitychange", () => document.hidden || look(false));
