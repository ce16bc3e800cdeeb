/**
 * Messages between the two who play: what one of them asks the other, and who is not there.
 *
 * @typedef {import("./state.js").Store} Store
 * @typedef {import("./message.js").Message} Message
 */
import { t, tn } from "../text.js";
import { clockText } from "./clock.js";
import { isSwapped } from "./state.js";
import { sideName } from "./words.js";

/** The visitor's own line is lost. @param {Store} store @returns {Message | null} */
export function offline(store) {
  const { retry, closed } = store;
  if (closed === "gone") return { kind: "warn", icon: "off", title: t("This game is not here any more.") };
  if (closed === "crowded") {
    return { kind: "warn", icon: "off", title: t("This game is open in too many windows."), lines: [t("Close some of them, and load this page again.")] };
  }
  if (retry === null) return null;
  const wait = retry ? t("Trying again in %(seconds)s s.", { seconds: retry }) : t("Trying again now.");
  return { kind: "warn", icon: "off", title: t("No connection."), lines: [`${wait} ${meanwhile(store)}`] };
}

/** What the lost line means: whether the server lives, and the clocks with it, cannot be known here. @param {Store} store */
function meanwhile({ state }) {
  if (state.status !== "running") return "";
  return state.clock?.running ? t("The server decides the time; the clock you see may be wrong.") : t("Nothing is lost.");
}

/** What the other one asks for, with the answers. @param {Store} store @returns {Message[]} */
export function asked(store) {
  const { takeback, offer, you, seats } = store.state;
  /** @type {Message[]} */
  const out = [];
  if (takeback && you.length && !you.includes(takeback.by)) {
    const side = sideName(takeback.by, isSwapped(store));
    out.push({
      kind: "go",
      icon: "undo",
      title: tn("%(side)s asks to take %(num)s move back", "%(side)s asks to take %(num)s moves back", takeback.plies, { side }),
      buttons: [
        { text: t("Accept"), wish: { do: "undo" } },
        { text: t("Decline"), wish: { do: "decline", what: "undo" }, quiet: true },
      ],
    });
  }
  if (offer && you.length && !you.includes(offer)) {
    const side = sideName(offer, isSwapped(store));
    out.push({
      kind: "go",
      icon: "half",
      title: seats[offer].kind === "computer" ? t("The computer offers a draw") : t("%(side)s offers a draw", { side }),
      buttons: [
        { text: t("Accept"), wish: { do: "draw" } },
        { text: t("Go on playing"), wish: { do: "decline", what: "draw" }, quiet: true },
      ],
    });
  }
  return out;
}

/** What the visitor has asked for. @param {Store} store @returns {Message[]} */
export function waiting({ state }) {
  const { takeback, offer, you } = state;
  /** @type {Message[]} */
  const out = [];
  if (you.length !== 1) return out;
  if (takeback && you.includes(takeback.by)) {
    out.push({ kind: "calm", icon: "undo", title: t("You have asked to take back"), lines: [t("Your opponent is to agree.")] });
  }
  if (offer && you.includes(offer)) out.push({ kind: "calm", icon: "half", title: t("You have offered a draw") });
  return out;
}

/** What whoever has asked for something is told when it is turned down, or "". @param {import("../types.js").State} state */
export function declined({ declined: draw, takeback_declined: undo, seats, you }) {
  if (you.length !== 1) return "";
  if (undo && undo !== you[0]) return t("Your opponent does not take back.");
  if (!draw || draw === you[0]) return "";
  return seats[draw].kind === "computer" ? t("The computer declines the draw.") : t("Your offer of a draw is declined.");
}

/** How long an absence is no more than somebody who sleeps over his move, in seconds. */
const UNHURRIED = 600;

/** @param {number} grace seconds */
function claimIn(grace) {
  const time = grace < 100 ? t("%(seconds)s s", { seconds: grace }) : clockText(grace * 1000);
  return t("If nobody comes back, you may claim the game in %(time)s.", { time });
}

/** Who is to move and is not connected, with the seconds for both to see. @param {Store} store @returns {Message | null} */
export function absent(store) {
  const { state, grace } = store;
  const { absence, you } = state;
  if (!absence || grace === null || grace > UNHURRIED || state.status !== "running" || you.includes(absence.side)) return null;
  const side = sideName(absence.side, isSwapped(store));
  /** @type {Message} */
  const message = { kind: "warn", icon: "off", title: t("%(side)s: connection lost", { side }) };
  if (grace) {
    return { ...message, lines: [you.length ? claimIn(grace) : t("%(seconds)s s are left to come back.", { seconds: grace })] };
  }
  if (!you.length) return { ...message, lines: [t("The time to come back is over.")] };
  return {
    ...message,
    lines: [t("You may wait on, or claim:")],
    buttons: [
      { text: t("The win"), wish: { do: "absent", result: "win" } },
      { text: t("A draw"), wish: { do: "absent", result: "draw" } },
    ],
  };
}

/** The same where there is no hurry, or "". @param {Store} store */
export const unhurried = ({ state, grace }) => (state.absence && state.you.length === 1 && grace !== null && grace > UNHURRIED ? claimIn(grace) : "");
