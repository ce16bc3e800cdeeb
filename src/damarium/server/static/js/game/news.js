/**
 * What has happened since the last state: how it is shown and how it is told. Pure functions.
 *
 * @typedef {import("./state.js").Store} Store
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").LegalMove} LegalMove
 * @typedef {import("../board/animate.js").Motion} Motion
 */
import { placesOf } from "../board/geometry.js";
import { list, t, tn } from "../text.js";
import { figureOn, takenAlong } from "./capture.js";
import { heard } from "./chat.js";
import { declined } from "./company.js";
import { proposal } from "./ending.js";
import { messagesOf, removal } from "./message.js";
import { isOpening, isSwapped, positionAfter } from "./state.js";
import { namer, sideName, spoken } from "./words.js";

/** The move that led to a position. @param {Store} store @param {State} state @param {number} ply @returns {Motion} */
export function motionOf({ board }, state, ply) {
  const move = state.moves[ply - 1];
  const before = positionAfter(state, ply - 1);
  return {
    path: move.path,
    piece: figureOn(board, before, move.path[0]),
    victims: move.captured.map(([square]) => ({ square, piece: figureOn(board, before, square), ghost: false })),
    linger: board.removal === "end",
  };
}

/** The visitor's own move, from where its steps have led. @param {Store} store @param {LegalMove} move @param {string[]} path @returns {Motion} */
export function ownMotion({ board, state, selection }, move, path) {
  const stepped = selection?.prefix ?? [path[0]];
  const gone = takenAlong(placesOf(board, false), stepped, move.captured);
  return {
    path: path.slice(stepped.length - 1),
    piece: figureOn(board, state.position, path[0]),
    victims: move.captured.map((square) => ({ square, piece: figureOn(board, state.position, square), ghost: gone.includes(square) })),
    linger: board.removal === "end",
  };
}

/** A played move in words, with who played it. @param {Store} store @param {State} state @param {number} ply */
export function told(store, state, ply) {
  const move = state.moves[ply - 1];
  if (!move) return t("The starting position");
  return `${sideName(move.by, isSwapped(store))}: ${spoken(move, namer(store.board, store.settings.names))}`;
}

/** What the page says of a state by itself, whatever is being chosen, looked at or asked. @param {Store} store @param {State} state @returns {Store} */
const plain = (store, state) => ({
  ...store,
  state,
  selection: null,
  cursor: null,
  pending: null,
  refusal: null,
  asking: null,
  flaw: null,
  retry: null,
  ahead: null,
  unlike: null,
  grace: state.absence ? Math.ceil(state.absence.wait / 1000) : null,
});

/**
 * What a screen reader is told of a new state.
 * @param {Store} store as it was before @param {State} state
 */
export function announcement(store, state) {
  const { state: before } = store;
  const news = state.ply - before.ply;
  const parts = [];
  if (news < 0) parts.push(t("Taken back."));
  for (let ply = state.ply - Math.min(2, news) + 1; ply <= state.ply && news > 0; ply++) parts.push(`${told(store, state, ply)}.`);
  const [then, now] = [plain(store, before), plain(store, state)];
  const known = messagesOf(then).map(({ title }) => title);
  const pressing = state.outcome && !before.outcome ? ["end"] : ["go", "warn"];
  const fresh = messagesOf(now).filter(({ kind, title }) => pressing.includes(kind) && !known.includes(title));
  if (fresh.length) {
    for (const { title, lines = [] } of fresh) parts.push(`${title}.`, lines[0] ?? "");
  } else if (declined(state) !== declined(before)) {
    parts.push(declined(state));
  } else if (news !== 0 && isOpening(state) && state.you.includes(state.turn)) {
    parts.push(removal(now));
  } else if (news !== 0 && state.must && state.you.includes(state.turn)) {
    const name = namer(store.board, store.settings.names);
    const pieces = [...new Set(state.legal.map(({ path }) => name(path[0])))];
    const squares = list(pieces, store.lang);
    parts.push(tn("Captures available on %(num)s piece: %(squares)s.", "Captures available on %(num)s pieces: %(squares)s.", pieces.length, { squares }));
  }
  if (before.outcome && proposal(now) !== proposal(then)) parts.push(proposal(now));
  parts.push(heard(store, state));
  return parts.filter(Boolean).join(" ");
}
