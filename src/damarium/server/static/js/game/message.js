/**
 * The message slot beside the board, as a function of the store: the most pressing message first.
 *
 * @typedef {import("./state.js").Store} Store
 * @typedef {import("../types.js").LegalMove} LegalMove
 *
 * @typedef {{do: string, claim?: string, move?: LegalMove}} Wish
 * @typedef {{text: string, wish: Wish, main?: boolean, quiet?: boolean}} Button
 *
 * @typedef {object} Message
 * @property {"no" | "warn" | "go" | "calm" | "end" | "ways"} kind
 * @property {string} [icon]
 * @property {string} title
 * @property {string[]} [lines]
 * @property {Button[]} [buttons]
 * @property {{text: string, fact: string}} [link]
 * @property {{text: string, detail: string, move: LegalMove}[]} [ways]
 * @property {boolean} [closes]
 */
import { placesOf } from "../board/geometry.js";
import { inPaint } from "../paint.js";
import { list, t, tn } from "../text.js";
import { takenAlong } from "./capture.js";
import { distinct, longest, stopping } from "./moves.js";
import { atOneScreen, countPieces, fitting, isMine, isOpening, isSwapped, shown, shownPly, ways } from "./state.js";
import { namer, other, renamed, sideName } from "./words.js";

/** @param {Store} store @returns {Message[]} */
export function messagesOf(store) {
  const line = store.retry === null ? [] : [offline(store)];
  const first =
    asking(store) ??
    refusal(store) ??
    stop(store) ??
    waysToChoose(store) ??
    flaw(store) ??
    earlier(store) ??
    outcome(store) ??
    offer(store) ??
    claim(store) ??
    unlike(store) ??
    turn(store);
  return [...line, first];
}

/** @param {Store} store @returns {Message} */
function offline({ retry }) {
  const wait = retry ? t("Trying again in %(seconds)s s.", { seconds: retry }) : t("Trying again now.");
  return { kind: "warn", icon: "off", title: t("No connection."), lines: [wait] };
}

/** @param {Store} store @returns {Message | null} */
function asking(store) {
  if (store.asking === null) return null;
  const side = sideName(store.state.turn, isSwapped(store));
  const no = { text: t("Go on playing"), wish: { do: "close" }, quiet: true };
  if (store.asking === "resign") {
    const title = atOneScreen(store.state) ? t("Does %(side)s resign?", { side }) : t("Do you want to resign?");
    return { kind: "calm", icon: "flag", title, buttons: [{ text: t("Resign"), wish: { do: "resign" } }, no] };
  }
  return { kind: "calm", icon: "half", title: t("Do you both agree to a draw?"), buttons: [{ text: t("Agree a draw"), wish: { do: "draw" } }, no] };
}

/** @param {Store} store @returns {Message | null} */
function refusal(store) {
  const { refusal: refused, board, settings, cursor } = store;
  if (!refused || cursor !== null) return null;
  const name = namer(board, settings.names);
  const sentence = inPaint(refused.sentence, refused.repainted, isSwapped(store));
  return {
    kind: "no",
    icon: "no",
    title: refused.title,
    lines: [sentence],
    buttons: refused.better ? [{ text: t("Play %(move)s", { move: renamed(refused.better.text, name) }), wish: { do: "better" } }] : [],
    link: refused.fact ? { text: t("To the rule"), fact: refused.fact } : undefined,
    closes: true,
  };
}

/** A capture that is one already, and may go on. @param {Store} store @returns {Message | null} */
function stop(store) {
  const { selection, board, settings } = store;
  if (!selection || selection.goal !== null || !stopping(ways(store), selection)) return null;
  const square = namer(board, settings.names)(selection.prefix[selection.prefix.length - 1]);
  return {
    kind: "go",
    icon: "next",
    title: t("You may stop on %(square)s or go on", { square }),
    lines: [t("Press %(square)s again to stop, or the next square.", { square })],
    buttons: [{ text: t("Stop on %(square)s", { square }), wish: { do: "stop" } }],
  };
}

/** @param {Store} store @returns {Message | null} */
function waysToChoose(store) {
  const { selection, board, settings } = store;
  if (!selection) return null;
  const open = distinct(fitting(store).filter(({ move }) => move.captured.length));
  const found = selection.goal === null ? longest(open) : open;
  const long = found.some(({ path }) => path.length > selection.prefix.length + 1);
  if (found.length < 2 || !(long || selection.goal)) return null;
  const name = namer(board, settings.names);
  const places = placesOf(board, false);
  const ends = new Set(found.map(({ path }) => path[path.length - 1]));
  const title =
    ends.size === 1
      ? tn("%(num)s way to %(square)s", "%(num)s ways to %(square)s", found.length, { square: name([...ends][0]) })
      : tn("%(num)s way to capture", "%(num)s ways to capture", found.length);
  return {
    kind: "ways",
    title,
    lines: [t("Press a marked square, or choose here. Nothing is played yet.")],
    ways: found.map(({ move, path }) => ({
      text: path.map(name).join("x"),
      detail: t("takes %(squares)s", { squares: list(takenAlong(places, path, move.captured).map(name), store.lang) }),
      move,
    })),
  };
}

/** @param {Store} store @returns {Message | null} */
const flaw = ({ flaw: sentence }) =>
  sentence === null ? null : { kind: "no", icon: "no", title: sentence, closes: true };

/** @param {Store} store @returns {Message | null} */
function earlier(store) {
  if (store.cursor === null) return null;
  const move = store.state.moves[store.cursor - 1];
  const name = namer(store.board, store.settings.names);
  return {
    kind: "calm",
    icon: "prev",
    title: move ? t("Position after %(move)s", { move: renamed(move.text, name) }) : t("The starting position"),
    buttons: [{ text: store.state.status === "over" ? t("To the end") : t("Back to the game"), wish: { do: "present" } }],
  };
}

/** The reason beside the title that tells who has won: the page words most of them shorter. @param {Store} store */
function reason(store) {
  const { outcome: end } = store.state;
  if (!end) return "";
  const swapped = isSwapped(store);
  const side = end.winner ? sideName(other(end.winner), swapped) : "";
  const { losing } = store.state.variant;
  // where losing wins, whoever has nothing left is the winner, and whoever has what would win is not
  const poor = end.winner && losing ? sideName(end.winner, swapped) : side;
  const rich = end.winner && !losing ? sideName(end.winner, swapped) : side;
  /** @param {string} sentence */
  const inverted = (sentence) => (losing ? `${sentence} ${t("Here that wins.")}` : sentence);
  switch (end.reason) {
    case "no_move":
      return inverted(t("%(side)s cannot move any more.", { side: poor }));
    case "no_piece":
      return inverted(t("%(side)s has no piece left.", { side: poor }));
    case "last_piece":
      return inverted(t("%(side)s has only one piece left.", { side: poor }));
    case "first_king":
      return losing ? t("%(side)s has the first king. Here that loses.", { side: rich }) : t("%(side)s has the first king.", { side: rich });
    case "king_beats_man":
      return losing ? t("A king is left against a man. Here that loses.") : t("A king is left against a man.");
    case "resigned":
      return t("%(side)s has resigned.", { side });
    case "flag":
      return t("%(side)s has run out of time.", { side });
    case "agreed":
      return t("You agreed to a draw.");
    default:
      return inPaint(end.sentence, end.repainted, swapped);
  }
}

/** @param {Store} store @returns {Message | null} */
function outcome(store) {
  const { outcome: end, moves, you, can } = store.state;
  if (!end) return null;
  let title = t("Draw");
  if (end.winner && you.length === 1) title = end.winner === you[0] ? t("You win") : t("You lose");
  else if (end.winner) title = t("%(side)s wins", { side: sideName(end.winner, isSwapped(store)) });
  const length = Math.ceil(moves.length / 2);
  /** @type {Button[]} */
  const buttons = [{ text: t("Look through"), wish: { do: "first" } }];
  if (can.rematch) buttons.unshift({ text: t("Rematch"), wish: { do: "rematch" }, main: true });
  return { kind: "end", title, lines: [reason(store), tn("%(num)s move.", "%(num)s moves.", length)], buttons };
}

/** @param {Store} store @returns {Message | null} */
function offer(store) {
  const { state } = store;
  if (!state.offer) return null;
  if (state.you.includes(state.offer)) {
    return state.you.length === 1 ? { kind: "calm", icon: "half", title: t("You have offered a draw") } : null;
  }
  if (!state.you.length) return null;
  const side = sideName(state.offer, isSwapped(store));
  const title = state.seats[state.offer].kind === "computer" ? t("The computer offers a draw") : t("%(side)s offers a draw", { side });
  return {
    kind: "go",
    icon: "half",
    title,
    buttons: [
      { text: t("Accept"), wish: { do: "draw" } },
      { text: t("Go on playing"), wish: { do: "decline" }, quiet: true },
    ],
  };
}

/** What whoever has offered a draw is told when it is turned down, or "". @param {import("../types.js").State} state */
export function declined({ declined: side, seats, you }) {
  if (!side || you.length !== 1 || you[0] === side) return "";
  return seats[side].kind === "computer" ? t("The computer declines the draw.") : t("Your offer of a draw is declined.");
}

/** @param {Store} store @returns {Message | null} */
function claim(store) {
  const { state, selection } = store;
  const [one] = state.claims;
  if (!one || selection || !state.you.includes(state.turn)) return null;
  return {
    kind: "go",
    icon: "half",
    title: t("You may claim a draw"),
    lines: [inPaint(one.sentence, one.repainted, isSwapped(store))],
    buttons: [{ text: t("Claim the draw"), wish: { do: "claim", claim: one.id } }],
  };
}

/** @param {Store} store @returns {Message | null} */
function unlike(store) {
  const { unlike: before, state } = store;
  if (!before || state.moves.length > 1) return null;
  return {
    kind: "warn",
    icon: "book",
    title: t("Different from last time (%(game)s)", { game: before.name }),
    lines: [before.facts.map(({ text, repainted }) => inPaint(text, repainted, isSwapped(store))).join(" ")],
    closes: true,
  };
}

/** @param {Store} store @returns {Message} */
function turn(store) {
  const { state, pending } = store;
  const swapped = isSwapped(store);
  const side = sideName(state.turn, swapped);
  const mover = state.seats[state.turn];
  let title = t("%(side)s to move", { side });
  if (state.you.length === 1) {
    if (isMine(store)) title = t("Your move");
    else if (mover.kind === "computer" || pending) title = t("The computer is thinking");
  }
  const lines = [declined(state), t("Move %(number)s.", { number: Math.floor(shownPly(store) / 2) + 1 }) + " " + pieces(store)];
  if (isMine(store) && isOpening(state)) lines.push(removal(store));
  const open = fitting(store);
  if (longest(open).length < open.length) lines.push(t("You may stop after each jump."));
  if (isMine(store) && state.must) {
    const name = namer(store.board, store.settings.names);
    const who = [...new Set(state.legal.map(({ path }) => name(path[0])))];
    lines.push(t("You must capture, with %(squares)s.", { squares: list(who, store.lang) }));
  }
  return { kind: "calm", title, lines };
}

/** What is to be done where no move is to be made. @param {Store} store */
export function removal({ state, board, settings, lang }) {
  const name = namer(board, settings.names);
  return t("Take away one of your pieces: %(squares)s.", { squares: list(state.legal.map(({ path }) => name(path[0])), lang, "disjunction") });
}

/** @param {Store} store */
function pieces(store) {
  const { white, black } = countPieces(shown(store).position);
  const [own, their] = store.state.you[0] === "black" && store.state.you.length === 1 ? [black, white] : [white, black];
  return t("Pieces: %(own)s against %(their)s.", { own, their });
}
