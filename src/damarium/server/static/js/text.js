/** Messages of the page in its language, by their English text. */

/**
 * Of a message that counts, the words for each kind of number that its language tells apart.
 * @typedef {Record<string, string | Record<string, string>>} Messages
 */

/** @type {Messages} */
let messages = {};
let plural = new Intl.PluralRules("en");

/** @param {Messages} loaded @param {string} lang */
export function load(loaded, lang) {
  messages = loaded;
  plural = new Intl.PluralRules(lang);
}

/**
 * The message for an English text, with `%(name)s` filled in. A context ("short\u0004white king")
 * tells equal English texts apart and is never shown.
 * @param {string} id
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function t(id, values = {}) {
  const found = messages[id];
  return filled(typeof found === "string" ? found : id, values);
}

/** @param {string} message @param {Record<string, string | number>} values */
function filled(message, values) {
  return message.replace(/^[^\u0004]*\u0004/, "").replace(/%\((\w+)\)s/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/**
 * The words for so many, in English singular or plural; the number is `%(num)s`.
 * @param {string} one
 * @param {string} many
 * @param {number} num
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function tn(one, many, num, values = {}) {
  const forms = messages[one];
  const found = typeof forms === "object" ? forms[plural.select(num)] ?? forms.other : undefined;
  return filled(found ?? (num === 1 ? one : many), { num, ...values });
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
