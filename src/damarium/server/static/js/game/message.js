/**
 * The message slot beside the board, as a function of the store: the most pressing first.
 *
 * @typedef {import("./state.js").Store} Store
 * @typedef {import("../types.js").LegalMove} LegalMove
 *
 * @typedef {{do: string, claim?: string, move?: LegalMove, what?: string, result?: string}} Wish
 * @typedef {{text: string, wish: Wish, main?: boolean, quiet?: boolean, aside?: boolean}} Button
 *
 * @typedef {object} Message
 * @property {"no" | "warn" | "go" | "calm" | "end" | "ways"} kind
 * @property {string} [icon]
 * @property {string} title
 * @property {string[]} [lines]
 * @property {Button[]} [buttons]
 * @property {{text: string, href: string}} [link] opened beside the game
 * @property {{text: string, href: string, main?: boolean, file?: boolean}[]} [links]
 * @property {{text: string, detail: string, move: LegalMove}[]} [ways]
 * @property {boolean} [closes]
 */
import { placesOf } from "../board/geometry.js";
import { inPaint } from "../paint.js";
import { list, t, tn } from "../text.js";
import { takenAlong } from "./capture.js";
import { absent, asked, declined, offline, unhurried, waiting } from "./company.js";
import { ending } from "./ending.js";
import { distinct, longest, stopping } from "./moves.js";
import { atOneScreen, countPieces, fitting, isMine, isOpening, isSwapped, shown, shownPly, ways } from "./state.js";
import { namer, other, renamed, sideName } from "./words.js";

/** More than these would push the moves out of sight. */
const MOST = 3;

/**
 * What comes from elsewhere is never hidden by what the visitor does: the line, the end, what the opponent asks and
 * that he is away stand first, and below them stands the one thing that the visitor is at, or what he has set going.
 * @param {Store} store @returns {Message[]}
 */
export function messagesOf(store) {
  const line = offline(store);
  const end = ending(store);
  const theirs = end ? [end] : [...asked(store), absent(store)];
  const doing = refusal(store) ?? stop(store) ?? waysToChoose(store) ?? flaw(store) ?? earlier(store) ?? (end ? null : claim(store));
  const own = doing || end ? [doing] : [aheadMessage(store), ...waiting(store)];
  const told = [asking(store), ...theirs, ...own].filter((message) => message !== null);
  if (!told.length) told.push(unlike(store) ?? turn(store));
  return (line ? [line, ...told] : told).slice(0, MOST);
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
  if (store.asking === "abort") {
    const yes = { text: t("Call it off"), wish: { do: "abort" } };
    return { kind: "calm", icon: "close", title: t("Call this game off?"), lines: [t("It does not count for either of you.")], buttons: [yes, no] };
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
    link: refused.fact ? { text: t("To the rule"), href: `${store.book}#${refused.fact}` } : undefined,
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

/** A move chosen while the opponent is to move. @param {Store} store @returns {Message | null} */
export function aheadMessage({ ahead: squares, board, settings }) {
  if (!squares) return null;
  const name = namer(board, settings.names);
  const whole = squares.length > 1;
  return {
    kind: "calm",
    icon: "ahead",
    title: whole ? t("Next move: %(move)s", { move: squares.map(name).join("-") }) : t("Next move: from %(square)s", { square: name(squares[0]) }),
    lines: [whole ? t("It is played when your opponent has moved.") : t("Press the square it is to go to.")],
    buttons: [{ text: t("Cancel"), wish: { do: "lay" } }],
  };
}

/** @param {Store} store @returns {Message | null} */
function unlike(store) {
  const { unlike: before, state } = store;
  const begun = store.pending !== null || state.moves.some(({ by }) => state.you.includes(by));
  if (!before || begun || state.moves.length > 1) return null;
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
  const moves = pending ? other(state.turn) : state.turn;
  let title = t("%(side)s to move", { side: sideName(moves, swapped) });
  if (state.you.length === 1) {
    if (isMine(store)) title = t("Your move");
    else if (state.seats[moves].kind === "computer") title = t("The computer is thinking");
  }
  const lines = [declined(state), t("Move %(number)s.", { number: Math.floor(shownPly(store) / 2) + 1 }) + " " + pieces(store)];
  lines.push(unhurried(store));
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
