/** Is this game unlike the one this visitor played before? Kept in this browser only. */
import { store as keep, stored } from "../settings.js";

const KEY = "damarium-last";

/**
 * The name of the game played before and what is different now, or null.
 * @param {import("../types.js").State} state
 * @returns {{name: string, facts: import("../types.js").Fact[]} | null}
 */
export function unlikeLastTime({ variant, moves }) {
  const last = stored(KEY, /** @type {{spelling: string, name: string, facts: string[]} | null} */ (null));
  keep(KEY, { spelling: variant.spelling, name: variant.name, facts: variant.facts.map(({ text }) => text) });
  if (!last || last.spelling === variant.spelling || moves.length > 1) return null;
  const different = variant.facts.filter(({ text }) => !last.facts.includes(text)).slice(0, 3);
  return different.length ? { name: last.name, facts: different } : null;
}
