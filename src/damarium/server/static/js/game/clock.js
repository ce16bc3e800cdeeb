/**
 * Clocks: the server says what is left, the page counts down between its messages.
 *
 * @typedef {import("../types.js").Side} Side
 */
import { t, tn } from "../text.js";

const LOW = 20_000;
const TENTHS = 10_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** @param {number} number */
const two = (number) => String(number).padStart(2, "0");

/** "3 days", "2 d 4 h", "5:12 h", "4:20"; under ten seconds "9.3". @param {number} ms */
export function clockText(ms) {
  const left = Math.max(0, ms);
  if (left < TENTHS) return (Math.floor(left / 100) / 10).toFixed(1);
  if (left >= DAY) {
    const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
    return hours ? t("%(days)s d %(hours)s h", { days, hours }) : tn("%(num)s day", "%(num)s days", days);
  }
  const seconds = Math.floor(left / 1000);
  const minutes = Math.floor(seconds / 60);
  if (left >= HOUR) return t("%(hours)s:%(minutes)s h", { hours: Math.floor(minutes / 60), minutes: two(minutes % 60) });
  return `${minutes}:${two(seconds % 60)}`;
}

/**
 * @param {import("../types.js").Clock} clock as it was sent
 * @param {Side} side
 * @param {number} since milliseconds since it arrived
 */
export const leftOf = (clock, side, since) => Math.max(0, clock[side] - (clock.running === side ? since : 0));

/** @param {number} ms */
export const isLow = (ms) => ms < LOW;

/** How long a shown time stays true, in milliseconds. @param {number} ms */
export const patience = (ms) => (ms < TENTHS + 1000 ? 100 : ms < HOUR + 1000 ? 250 : 5000);
