/**
 * What the board shows, as a function of the store.
 *
 * @typedef {import("./state.js").Store} Store
 * @typedef {import("../board/element.js").View} View
 * @typedef {import("../board/marks.js").Marks} Marks
 */
import { placesOf } from "../board/geometry.js";
import { sideOf } from "../board/sprite.js";
import { t } from "../text.js";
import { figureOn, figures, takenAlong } from "./capture.js";
import { deciding, distinct, longest, targets } from "./moves.js";
import { fitting, isMine, isOpening, isSwapped, isTurned, isWaiting, shown, shownPly, ways } from "./state.js";
import { namer, pieceName, sideName } from "./words.js";

/** @param {Store} store @returns {View} */
export function boardView(store) {
  const { board, state, settings, selection } = store;
  const { position: letters, taken } = shown(store);
  const swapped = isSwapped(store);
  const mine = isMine(store);
  const marks = marksOf(store);
  const here = selection?.prefix.at(-1);
  // a man that jumps on from its far row is none of those who land there by parachute
  const position = figures(board, letters, selection && selection.prefix.length > 1 ? here : null);
  const waiting = isWaiting(store);
  const side = mine ? state.turn : waiting ? state.you[0] : null;
  const own = board.squares.flatMap(({ id }, index) => (side && position[index] !== "." && sideOf(position[index]) === side ? [id] : []));
  // ahead of the opponent's move nobody knows which squares can be reached
  const everywhere = waiting && store.ahead ? board.squares.map(({ id }) => id) : null;
  const landings = everywhere ?? fitting(store).flatMap(({ path }) => path.slice(selection?.prefix.length));
  const name = namer(board, settings.names);
  const can = new Set(marks.can);
  const reachable = new Set(selection ? targets(fitting(store), selection.prefix) : []);
  return {
    board,
    position,
    turned: isTurned(store),
    swapped,
    numbers: settings.numbers,
    names: settings.names,
    label: t("%(game)s, %(side)s to move", { game: state.variant.name, side: sideName(state.turn, swapped) }),
    marks,
    ghosts: board.removal === "end" ? taken.map((square) => ({ square, piece: figureOn(board, state.position, square) })) : [],
    motion: store.motion,
    grid: true,
    live: state.status === "running" && state.you.length > 0,
    liftable: selection && selection.prefix.length > 1 ? own.filter((id) => id === here) : own,
    landings: [...new Set(landings)],
    wanted: selection ? [...new Set([...landings, ...own])] : (everywhere ?? (waiting ? own : [...new Set(ways(store).map(({ path }) => path[0]))])),
    words: board.squares.map(({ id }, index) => {
      const parts = [name(id), pieceName(position[index], swapped, state.variant)];
      if (id === here) parts.push(t("chosen"));
      if (id === marks.ahead?.[0]) parts.push(t("moves next"));
      else if (marks.ahead?.includes(id)) parts.push(t("target of your next move"));
      if (reachable.has(id)) parts.push(t("possible"));
      if (can.has(id)) parts.push(isOpening(state) ? t("may be taken away") : t("may move"));
      return parts.join(", ");
    }),
  };
}

/** @param {Store} store @returns {Marks} */
function marksOf(store) {
  const { state, selection, refusal, pending } = store;
  const last = pending && store.cursor === null ? pending.path : state.moves[shownPly(store) - 1]?.path;
  /** @type {Marks} */
  const marks = { last: last ? [last[0], last[last.length - 1]] : [] };
  if (store.cursor !== null) return marks;
  if (store.ahead) marks.ahead = store.ahead;
  if (selection) return { ...marks, ...selectionMarks(store, selection) };
  if (isMine(store) && (state.must || isOpening(state))) marks.can = [...new Set(state.legal.map(({ path }) => path[0]))];
  if (!refusal) return marks;
  marks.refused = refusal.refused;
  if (refusal.better) {
    marks.ways = [{ squares: refusal.better.path, style: "a" }];
    marks.victims = refusal.better.captured;
    marks.can = [refusal.better.path[0]];
  } else {
    marks.proof = refusal.squares.filter((id) => !refusal.refused.includes(id));
  }
  return marks;
}

/** @param {Store} store @param {import("./moves.js").Selection} selection @returns {Marks} */
function selectionMarks(store, selection) {
  const places = placesOf(store.board, false);
  const { prefix } = selection;
  const done = prefix.length - 1;
  const chosen = prefix[done];
  const open = fitting(store);
  const captures = longest(distinct(open.filter(({ move }) => move.captured.length)));
  /** @param {string[]} path @param {string[]} captured */
  const still = (path, captured) => takenAlong(places, path, captured).slice(takenAlong(places, prefix, captured).length);

  const pointed = store.pointed && captures.find(({ move }) => move === store.pointed);
  const drawn = pointed ? [pointed] : captures;
  const long = drawn.some(({ path }) => path.length > done + 2);
  if (drawn.length && drawn.length <= 2 && (long || pointed)) {
    return {
      chosen,
      ways: drawn.map(({ path }, index) => ({ squares: path.slice(done), style: index ? "b" : "a" })),
      victims: [...new Set(drawn.flatMap(({ move, path }) => still(path, move.captured)))],
      decide: deciding(open, prefix),
      targets: open.filter(({ move }) => !move.captured.length).map(({ path }) => path[1]),
    };
  }
  const decide = selection.goal === null ? [] : deciding(open, prefix);
  return {
    chosen,
    decide,
    targets: decide.length ? decide : targets(open, prefix),
    victims: [...new Set(captures.flatMap(({ move, path }) => still(path.slice(0, done + 2), move.captured)))],
  };
}
