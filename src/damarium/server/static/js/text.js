/** Messages of the page in its language, by their English text. */

/** @type {Record<string, string>} */
let messages = {};

/** @param {Record<string, string>} loaded */
export function load(loaded) {
  messages = loaded;
}

/**
 * The message for an English text, with `%(name)s` filled in. A context ("short\u0004white king")
 * tells equal English texts apart and is never shown.
 * @param {string} id
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function t(id, values = {}) {
  const message = (messages[id] ?? id).replace(/^[^\u0004]*\u0004/, "");
  return message.replace(/%\((\w+)\)s/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/**
 * Singular or plural; the number is `%(num)s`.
 * @param {string} one
 * @param {string} many
 * @param {number} num
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function tn(one, many, num, values = {}) {
  return t(num === 1 ? one : many, { num, ...values });
}

/**
 * "1, 2 and 3" in the page's language, or "1, 2 or 3".
 * @param {string[]} items
 * @param {string} lang
 * @param {"conjunction" | "disjunction"} [type]
 * @returns {string}
 */
export function list(items, lang, type = "conjunction") {
  return new Intl.ListFormat(lang, { type }).format(items);
}
