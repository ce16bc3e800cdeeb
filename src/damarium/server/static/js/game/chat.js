/**
 * What the players say to each other: presets and lines of text. The texts are theirs and never markup.
 *
 * @typedef {import("./state.js").Store} Store
 * @typedef {import("../types.js").Line} Line
 */
import { byId, html } from "../dom.js";
import { t, tn } from "../text.js";
import { isSwapped } from "./state.js";
import { sideName } from "./words.js";

/** The presets in the order of their buttons. */
export const PRESETS = () => ({
  hello: t("Hello!"),
  luck: t("Good luck!"),
  thanks: t("Thank you"),
  played: t("Well played"),
  sorry: t("Sorry"),
  moment: t("One moment, please"),
  go: t("I have to go, sorry"),
});

/** @param {Line} line */
export const wordsOf = ({ text, preset }) => (preset ? (/** @type {Record<string, string>} */ (PRESETS())[preset] ?? preset) : text);

/** Is there anything to talk in? @param {Store} store */
export const mayTalk = ({ state, settings }) => settings.chat && Boolean(state.can.chat || state.chat?.length);

/** How many lines of the other one have not been seen. @param {Store} store */
export const unread = ({ state, read, talking }) =>
  talking ? 0 : (state.chat ?? []).filter(({ number, by }) => number > read && !state.you.includes(by)).length;

/** Who says a line, and what. @param {Store} store @param {Line} line */
export function saidBy(store, line) {
  const you = store.state.you.includes(line.by);
  return { who: you ? t("You") : sideName(line.by, isSwapped(store)), words: wordsOf(line), you };
}

/** What a screen reader is told of lines that are new. @param {Store} before @param {import("../types.js").State} state */
export function heard(before, state) {
  if (!before.settings.chat) return "";
  const known = before.state.chat?.at(-1)?.number ?? -1;
  const fresh = (state.chat ?? []).filter(({ number, by }) => number > known && !state.you.includes(by));
  return fresh.map((line) => saidBy(before, line)).map(({ who, words }) => t("%(who)s says: %(words)s", { who, words })).join(" ");
}

/** @param {Store} store */
export function renderChat(store) {
  const { state } = store;
  for (const part of document.querySelectorAll("[data-chat]")) part.toggleAttribute("hidden", !mayTalk(store));
  byId("chat-form").hidden = byId("chat-presets").hidden = !state.can.chat;
  const fresh = unread(store);
  const label = fresh ? tn("Chat, %(num)s new line", "Chat, %(num)s new lines", fresh) : t("Chat");
  for (const mark of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-unread]"))) {
    mark.textContent = fresh ? String(fresh) : "";
    mark.hidden = !fresh;
    mark.parentElement?.setAttribute("aria-label", label);
  }
  const lines = byId("chat-lines");
  const key = JSON.stringify([state.chat?.length, state.chat?.at(-1)?.number, store.settings.beginner]);
  if (lines.dataset.key === key) return;
  lines.dataset.key = key;
  lines.replaceChildren(
    ...(state.chat ?? []).map((line) => {
      const { who, words, you } = saidBy(store, line);
      return html("li", { class: you ? "own" : "theirs" }, html("b", {}, who), " ", html("span", { dir: "auto" }, words));
    }),
  );
  toEnd();
}

/** Shows the newest line. */
function toEnd() {
  const box = /** @type {HTMLElement} */ (byId("chat-lines").parentElement);
  box.scrollTop = box.scrollHeight;
}

/**
 * Buttons of the presets, and the field.
 * @param {(said: {preset: string} | {text: string}) => void} say
 * @param {(open: boolean) => void} opened the chat was opened or closed
 */
export function bindChat(say, opened) {
  const fold = /** @type {HTMLDetailsElement} */ (byId("chat"));
  const sheet = /** @type {HTMLDialogElement} */ (byId("chat-sheet"));
  const body = byId("chat-body");
  const form = /** @type {HTMLFormElement} */ (byId("chat-form"));
  const field = /** @type {HTMLInputElement} */ (byId("chat-text"));
  const flaw = byId("chat-flaw");

  byId("chat-presets").append(
    ...Object.entries(PRESETS()).map(([preset, text]) => html("button", { type: "button", class: "chip", click: () => tell({ preset }) }, text)),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    field.value = "";
    tell({ text });
  });
  /** @param {{preset: string} | {text: string}} said */
  function tell(said) {
    complain("");
    say(said);
  }

  // On a phone the chat lies in a sheet of its own, on the desk in a fold beside the moves.
  const narrow = matchMedia("(max-width: 599px), (max-width: 760px) and (min-height: 561px)");
  const place = () => {
    if (sheet.open) sheet.close();
    (narrow.matches ? sheet : fold).append(body);
    opened(!narrow.matches && fold.open);
  };
  narrow.addEventListener("change", place);
  place();
  for (const opener of document.querySelectorAll("[data-chat-open]")) {
    opener.addEventListener("click", () => {
      sheet.showModal();
      opened(true);
    });
  }
  byId("chat-close").addEventListener("click", () => sheet.close());
  sheet.addEventListener("click", (event) => event.target === sheet && sheet.close());
  sheet.addEventListener("close", () => opened(false));
  fold.addEventListener("toggle", () => narrow.matches || opened(fold.open));
  // opened, or with less room than before, the newest line is the one to be seen
  new ResizeObserver(toEnd).observe(/** @type {HTMLElement} */ (byId("chat-lines").parentElement));

  /** Shows why a line was not taken. @param {string} sentence */
  function complain(sentence) {
    flaw.textContent = sentence;
    flaw.hidden = !sentence;
  }
  return {
    /** Gives a line back that was not taken, and says why. @param {string} text @param {string} sentence */
    refuse(text, sentence) {
      if (!field.value) field.value = text;
      complain(sentence);
    },
  };
}
