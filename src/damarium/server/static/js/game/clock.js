/**
 * Clocks: the server says what is left, the page counts down between its messages.
 *
 * @typedef {import("../types.js").Side} Side
 */
const LOW = 20_000;
const TENTHS = 10_000;

/** "4:20"; under ten seconds "9.3". @param {number} ms */
export function clockText(ms) {
  const left = Math.max(0, ms);
  if (left < TENTHS) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.floor(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * @param {import("../types.js").Clock} clock as it was sent
 * @param {Side} side
 * @param {number} since milliseconds since it arrived
 */
export const leftOf = (clock, side, since) => Math.max(0, clock[side] - (clock.running === side ? since : 0));

/** @param {number} ms */
export const isLow = (ms) => ms < LOW;

/** How long a shown time stays true. @param {number} ms */
export const patience = (ms) => (ms < TENTHS + 1000 ? 100 : 250);
