/** News from the server put into the state that is known: pure functions. */

/**
 * The whole state after some news, or null where they follow another state than the known one.
 * @param {import("../types.js").State | null} known
 * @param {import("../types.js").News} news
 * @returns {import("../types.js").State | null}
 */
export function merged(known, news) {
  const { type: _, from, keep, moves, ...changed } = news;
  if (!known || from !== known.seq || keep > known.moves.length) return null;
  return { ...known, ...changed, moves: [...known.moves.slice(0, keep), ...moves] };
}
