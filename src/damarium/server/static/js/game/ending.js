/**
 * How a game ended: who has won, why, and what may follow.
 *
 * @typedef {import("./state.js").Store} Store
 * @typedef {import("./message.js").Message} Message
 */
import { inPaint } from "../paint.js";
import { t, tn } from "../text.js";
import { scoreOf } from "./score.js";
import { isBetweenTwo, isSwapped } from "./state.js";
import { other, sideName } from "./words.js";

/** @param {Store} store @returns {Message | null} */
export function ending(store) {
  const { outcome: end, moves, you } = store.state;
  if (!end) return null;
  let title = t("Draw");
  if (end.reason === "aborted") title = t("The game was called off");
  else if (end.winner && you.length === 1) title = end.winner === you[0] ? t("You win") : t("You lose");
  else if (end.winner) title = t("%(side)s wins", { side: sideName(end.winner, isSwapped(store)) });
  const length = tn("%(num)s move.", "%(num)s moves.", Math.ceil(moves.length / 2));
  const lines = end.reason === "aborted" ? [t("It does not count for either of you.")] : [reason(store), [length, scoreOf(store)].filter(Boolean).join(" ")];
  return { kind: "end", title, lines: [...lines, proposal(store)], buttons: buttons(store), links: links(store) };
}

/** Another game that is proposed, in words, or that it was turned down. @param {Store} store */
export function proposal(store) {
  const { rematch, rematch_declined: no, next, you } = store.state;
  if (no && !you.includes(no) && you.length) return t("Your opponent wants no further game now.");
  if (!rematch || next) return "";
  const game = [rematch.name, rematch.reading, rematch.clock].filter(Boolean).join(", ");
  if (you.includes(rematch.by)) return rematch.same ? t("You have proposed a rematch.") : t("You have proposed: %(game)s.", { game });
  const side = sideName(rematch.by, isSwapped(store));
  return rematch.same ? t("%(side)s proposes a rematch.", { side }) : t("%(side)s proposes: %(game)s.", { side, game });
}

/** @param {Store} store */
function buttons({ state }) {
  const { rematch, next, you, can } = state;
  /** @type {import("./message.js").Button[]} */
  const out = [];
  const asked = rematch && !you.includes(rematch.by);
  if (can.rematch && !next) {
    if (asked) {
      out.push({ text: t("Accept"), wish: { do: "rematch" }, main: true });
      out.push({ text: t("Decline"), wish: { do: "decline", what: "rematch" } });
    } else if (!rematch) out.push({ text: t("Rematch"), wish: { do: "rematch" }, main: true });
    if (isBetweenTwo(state) && !asked) out.push({ text: t("Another game"), wish: { do: "menu" } });
  }
  if (!asked || next) out.push({ text: t("Look through"), wish: { do: "first" }, aside: out.length > 1 || onwardOf(state) !== null });
  return out;
}

/** Where the table has gone on. @param {import("../types.js").State} state */
const onwardOf = ({ next, table }) => next ?? table?.current ?? null;

/** @param {Store} store */
function links({ state }) {
  const onward = onwardOf(state);
  /** @type {NonNullable<Message["links"]>} */
  const out = [{ text: t("Save as PDN"), href: `/api/games/${state.id}/pdn`, file: true }];
  if (onward) out.unshift({ text: t("To the next game"), href: onward, main: true });
  return out;
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
      return store.state.you.length ? t("You agreed to a draw.") : t("They agreed to a draw.");
    default:
      return inPaint(end.sentence, end.repainted, swapped);
  }
}
