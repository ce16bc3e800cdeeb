/**
 * A position of a diagram as the modules of a game know one: both sides are the visitor's.
 *
 * @typedef {import("../game/state.js").Store} Store
 * @typedef {import("../types.js").Side} Side
 */
import { begin } from "../game/state.js";

const PERSON = { kind: /** @type {const} */ ("person"), present: true };
const NOTHING = { undo: false, resign: false, draw: false, rematch: false };

/**
 * @param {{board: import("../types.js").Board, lang: string, name: string, king: "flying" | "short"}} around
 * @param {import("./live.js").Standing} standing
 * @param {import("../settings.js").Settings} settings
 * @param {{by: Side, path: string[]} | null} [last] the move that led there
 * @returns {Store}
 */
export function storeOf({ board, lang, name, king }, { position, turn, legal, must }, settings, last = null) {
  const moves = last ? [{ by: last.by, text: "", path: last.path, captured: /** @type {[string, string][]} */ ([]), crowns: false, position }] : [];
  /** @type {import("../types.js").State} */
  const state = {
    type: "state",
    seq: moves.length,
    id: "",
    variant: { spelling: "", id: "", name, king, reading: "", reading_name: "", losing: false, facts: [] },
    position,
    turn,
    ply: moves.length,
    status: legal.length ? "running" : "over",
    outcome: null,
    you: ["white", "black"],
    seats: { white: PERSON, black: PERSON },
    legal,
    must,
    moves,
    start: position,
    counters: [],
    claims: [],
    offer: null,
    declined: null,
    clock: null,
    can: NOTHING,
  };
  return { ...begin(board, state), lang, settings: { ...settings, turn: false } };
}
