/** A span of time in one word and a number, as coarse as it is long. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * @param {number} span milliseconds
 * @param {DOMStringMap} words data-minutes, data-hours and data-days, with # for the number; data-now for less than a minute
 * @param {(value: number) => number} whole
 */
export function spanText(span, { now, minutes = "", hours = "", days = "" }, whole = Math.floor) {
  if (now && span < MINUTE) return now;
  const [words, unit] = span < 2 * HOUR ? [minutes, MINUTE] : span < 2 * DAY ? [hours, HOUR] : [days, DAY];
  return words.replace("#", String(Math.max(0, whole(span / unit))));
}
