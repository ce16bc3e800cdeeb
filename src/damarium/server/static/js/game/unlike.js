/** Is this game unlike the one this visitor played before? Kept in this browser only. */
import { store as keep, stored } from "../settings.js";

const KEY = "damarium-last";

/**
 * The name of the game played before and what is different now, or null.
 * @param {import("../types.js").State} state
 * @returns {{name: string, facts: string[]} | null}
 */
export function unlikeLastTime({ variant, moves }) {
  const last = stored(KEY, /** @type {{spelling: string, name: string, facts: string[]} | null} */ (null));
  const facts = variant.facts.map(({ text }) => text);
  keep(KEY, { spelling: variant.spelling, name: variant.name, facts });
  if (!last || last.spelling === variant.spelling || moves.length > 1) return null;
  const different = facts.filter((fact) => !last.facts.includes(fact)).slice(0, 3);
  return different.length ? { name: last.name, facts: different } : null;
}
