/**
 * The running score of a table: games that are over, in points and halves.
 *
 * @typedef {import("./state.js").Store} Store
 * @typedef {import("../types.js").Side} Side
 */
import { t } from "../text.js";
import { other } from "./words.js";

/** "0", "½", "1½". @param {number} half points in halves */
export const points = (half) => (half % 2 ? `${half > 1 ? Math.floor(half / 2) : ""}½` : String(half / 2));

/** Have these two finished a game, or begun another? @param {Store} store */
export function counts({ state }) {
  const { table } = state;
  return Boolean(table && (table.round > 1 || table.score.white + table.score.black > 0));
}

/** "Round 2, 1½ : ½." with the visitor's own points first, or "". @param {Store} store */
export function scoreOf(store) {
  const { table, you } = store.state;
  if (!table || !counts(store)) return "";
  /** @type {Side} */
  const first = you.length === 1 ? you[0] : "white";
  const score = `${points(table.score[first])} : ${points(table.score[other(first)])}`;
  return t("Round %(round)s, %(score)s.", { round: table.round, score });
}
