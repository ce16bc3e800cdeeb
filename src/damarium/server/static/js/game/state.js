/**
 * All that the game page knows, as one plain value, and what follows from it.
 *
 * @typedef {import("../types.js").Board} Board
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").Side} Side
 * @typedef {import("../types.js").LegalMove} LegalMove
 * @typedef {import("./moves.js").Selection} Selection
 * @typedef {import("../board/animate.js").Motion} Motion
 *
 * @typedef {object} Store
 * @property {Board} board
 * @property {State} state the last one the server sent
 * @property {string} lang
 * @property {string} book address of the page about these rules
 * @property {import("../settings.js").Settings} settings
 * @property {Selection | null} selection steps not yet sent
 * @property {LegalMove | null} pointed a way pointed at in the list
 * @property {{move: LegalMove, path: string[], ply: number, position: string} | null} pending sent, not yet confirmed
 * @property {number | null} cursor number of moves shown; null: the present
 * @property {import("../types.js").Refusal | null} refusal
 * @property {string | null} flaw a sentence about something that was not accepted
 * @property {"resign" | "draw" | "abort" | null} asking what waits for a yes
 * @property {number | null} retry seconds to the next try to connect; null: connected
 * @property {"gone" | "crowded" | null} closed why the line is closed for good
 * @property {number | null} grace seconds until the game of an opponent who is not connected may be claimed
 * @property {string[] | null} ahead squares of a move chosen while the opponent is to move; one square: only its piece
 * @property {number} read number of the last line of the chat that was seen
 * @property {boolean} talking the chat is open
 * @property {Side} facing who sits below, where the board turns after each move
 * @property {boolean} flipped turned by hand
 * @property {{name: string, facts: import("../types.js").Fact[]} | null} unlike the game played before, and what is different now
 * @property {Motion | null} motion
 */
import { placesOf } from "../board/geometry.js";
import { isRepainted } from "../paint.js";
import { figureOn, moved, takenAlong } from "./capture.js";
import { remaining, waysOf } from "./moves.js";

/** @param {Board} board @param {State} state @returns {Omit<Store, "lang" | "settings">} `book` is empty */
export function begin(board, state) {
  return {
    board,
    state,
    book: "",
    selection: null,
    pointed: null,
    pending: null,
    cursor: null,
    refusal: null,
    flaw: null,
    asking: null,
    retry: null,
    closed: null,
    grace: null,
    ahead: null,
    read: state.chat?.at(-1)?.number ?? -1,
    talking: false,
    facing: state.turn,
    flipped: false,
    unlike: null,
    motion: null,
  };
}

/** Number of the moves whose outcome is shown. @param {Store} store */
export const shownPly = ({ state, cursor }) => cursor ?? state.moves.length;

/** The position after some moves. @param {State} state @param {number} ply */
export const positionAfter = (state, ply) => (ply === 0 ? state.start : state.moves[ply - 1].position);

/** May the visitor move now? @param {Store} store */
export const isMine = ({ state, pending, cursor }) =>
  state.status === "running" && cursor === null && pending === null && state.you.includes(state.turn);

/** Is a piece of one's own to be taken away, and nothing to be moved? @param {State} state */
export const isOpening = ({ legal }) => legal.length > 0 && legal.every(({ path }) => path.length === 1);

/** Holds the visitor both seats? @param {State} state */
export const atOneScreen = (state) => state.you.length === 2;

/** Are two persons at the table, of whom the visitor is one? @param {State} state */
export const isBetweenTwo = ({ you, seats }) => you.length === 1 && seats.white.kind === "person" && seats.black.kind === "person";

/** May the visitor choose a move now that is played when the opponent has moved? @param {Store} store */
export const isWaiting = ({ state, pending, cursor, settings }) =>
  settings.premove && state.status === "running" && cursor === null && isBetweenTwo(state) && (pending !== null || state.you[0] !== state.turn);

/** The ways open to the visitor now. @param {Store} store */
export const ways = (store) => (isMine(store) ? waysOf(store.state.legal) : []);

/** The ways that fit what is chosen. @param {Store} store */
export const fitting = (store) => (store.selection ? remaining(ways(store), store.selection) : []);

/** White and black exchange their paint. @param {Store} store */
export const isSwapped = ({ board, settings }) => isRepainted(board, settings);

/** Is the board seen from Black's side? @param {Store} store */
export function isTurned({ board, state, settings, facing, flipped }) {
  const [own] = state.you;
  let turned = state.you.length === 1 ? own === "black" : settings.beginner && board.first === "black";
  if (settings.turn && atOneScreen(state)) turned = facing === "black";
  return turned !== flipped;
}

/**
 * The position on the board: an earlier one, or the present with what is on its way.
 * @param {Store} store
 * @returns {{position: string, taken: string[]}} `taken`: pieces captured by the steps chosen so far
 */
export function shown(store) {
  const { board, state, selection, pending, cursor } = store;
  if (cursor !== null) return { position: positionAfter(state, cursor), taken: [] };
  if (pending) return { position: pending.position, taken: [] };
  if (!selection || selection.prefix.length < 2) return { position: state.position, taken: [] };
  const { prefix } = selection;
  const captured = fitting({ ...store, selection: { prefix, goal: null } })[0]?.move.captured ?? [];
  const taken = takenAlong(placesOf(board, false), prefix, captured);
  return { position: moved(board, state.position, prefix[0], prefix[prefix.length - 1], taken, false), taken };
}

/**
 * Pieces captured up to the shown position, kings first.
 * @param {Store} store @param {Side} by who took them
 * @returns {string[]} characters of the position
 */
export function tray(store, by) {
  const { board, state, pending } = store;
  // who takes away a piece of his own has captured nothing
  const captures = state.moves.slice(0, shownPly(store)).filter((move) => move.by === by && move.path.length > 1);
  const [man, king, parachutist] = by === "white" ? "bBq" : "wWp";
  const jumpers = new Set(board.parachutists?.[by === "white" ? "black" : "white"]);
  const taken = captures.flatMap((move) => move.captured.map(([id, kind]) => (kind === "king" ? king : jumpers.has(id) ? parachutist : man)));
  if (pending && store.cursor === null && state.turn === by && state.ply === pending.ply && pending.path.length > 1) {
    taken.push(...pending.move.captured.map((id) => figureOn(board, state.position, id)));
  }
  return [king, parachutist, man].flatMap((kind) => taken.filter((piece) => piece === kind));
}

/** How many pieces each side has. @param {string} position */
export const countPieces = (position) => ({
  white: position.replace(/[^wW]/g, "").length,
  black: position.replace(/[^bB]/g, "").length,
});
