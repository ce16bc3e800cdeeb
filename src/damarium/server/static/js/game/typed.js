/**
 * A typed move: 11x27, 1127, 11-15, 11 20 27, a3-b4, d5 where a piece is only taken away. Resolved against the legal moves, never guessed.
 *
 * @typedef {import("../types.js").Board} Board
 * @typedef {import("./moves.js").Way} Way
 *
 * @typedef {{kind: "play", way: Way}
 *   | {kind: "several", ways: Way[], path: string[]}
 *   | {kind: "illegal", path: string[]}
 *   | {kind: "unknown", square: string}
 *   | {kind: "unreadable"}} Typed
 */
import { distinct, removing } from "./moves.js";

/** @param {string} text @param {Board} board @param {Way[]} ways @returns {Typed} */
export function readMove(text, board, ways) {
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const { id, letters } of board.squares) names.set(letters, id);
  for (const { id } of board.squares) names.set(id.toLowerCase(), id);

  const clean = text.trim().toLowerCase().replace(/^k(?=\d)/, "");
  const tokens = clean.split(/[\s:×x>–-]+/).filter(Boolean).map(bare);
  if (!tokens.length || !tokens.every((token) => /^([a-z]\d{1,2})+$|^\d+$/.test(token))) return { kind: "unreadable" };

  const alone = tokens.length === 1 ? removing(ways, names.get(tokens[0]) ?? "") : null;
  if (alone) return { kind: "play", way: alone };
  const readings = tokens.length > 1 ? [tokens] : split(clean, names);
  const known = readings.filter((reading) => reading.every((token) => names.has(token)));
  if (!known.length) {
    const strange = readings[0]?.find((token) => !names.has(token));
    return strange && tokens.length > 1 ? { kind: "unknown", square: strange } : { kind: "unreadable" };
  }
  const paths = known.map((reading) => reading.map((token) => /** @type {string} */ (names.get(token))));
  const fitting = distinct(paths.flatMap((path) => ways.filter((way) => fits(way.path, path))));
  if (fitting.length === 1) return { kind: "play", way: fitting[0] };
  if (fitting.length > 1) return { kind: "several", ways: fitting, path: paths[0] };
  const plain = paths.length === 1 ? paths : paths.filter((path) => path.length === 2);
  return plain.length === 1 ? { kind: "illegal", path: plain[0] } : { kind: "unreadable" };
}

/** First, last and the squares between, in this order. @param {string[]} path @param {string[]} typed */
export function fits(path, typed) {
  if (path[0] !== typed[0] || path[path.length - 1] !== typed[typed.length - 1]) return false;
  let from = 0;
  for (const square of typed) {
    const found = path.indexOf(square, from);
    if (found < 0) return false;
    from = found + 1;
  }
  return true;
}

/** Every way of cutting "1127" or "a3b4" into names of squares. @param {string} text @param {Map<string, string>} names @returns {string[][]} */
function split(text, names) {
  if (/[a-z]/.test(text)) return [text.match(/[a-z]\d{1,2}/g) ?? []].filter((parts) => parts.length > 1);
  /** @type {string[][]} */
  const out = [];
  for (let cut = 1; cut <= 3 && cut < text.length; cut++) {
    const head = bare(text.slice(0, cut));
    if (!names.has(head)) continue;
    const rest = text.slice(cut);
    if (names.has(bare(rest))) out.push([head, bare(rest)]);
    if (rest.length > 1) out.push(...split(rest, names).map((tail) => [head, ...tail]));
  }
  return out;
}

/** "03" is 3. @param {string} token */
const bare = (token) => token.replace(/^0+(?=\d)/, "");
