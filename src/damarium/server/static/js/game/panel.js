/**
 * Beside the board: message slot, move list, draw counters, facts of the rules, tools.
 *
 * @typedef {import("./state.js").Store} Store
 * @typedef {import("./message.js").Message} Message
 * @typedef {import("./message.js").Wish} Wish
 * @typedef {(wish: Wish) => void} Wishes
 */
import { svg } from "../board/svg.js";
import { byId, html, icon } from "../dom.js";
import { inPaint } from "../paint.js";
import { t, tn } from "../text.js";
import { scoreOf } from "./score.js";
import { isSwapped, shownPly } from "./state.js";
import { namer, renamed } from "./words.js";

/** A sample of the line a way is drawn with. @param {string} style */
function sample(style) {
  const dot = style === "b" ? svg("rect", { x: 15, y: 3, width: 14, height: 14, rx: 2 }) : svg("circle", { cx: 22, cy: 10, r: 7 });
  return svg("svg", { class: `sample ${style}`, viewBox: "0 0 44 20", "aria-hidden": "true" }, svg("path", { d: "M3 10H41" }), dot);
}

/** @param {import("./message.js").Button} what @param {string} cls @param {Wishes} wish */
const button = ({ text, wish: what }, cls, wish) => html("button", { type: "button", class: cls, "data-do": what.do, click: () => wish(what) }, text);

/** @param {Message} message @param {Wishes} wish */
function note(message, wish) {
  const { kind, title, lines = [], buttons = [], ways = [], link, links = [] } = message;
  const texts = lines.filter(Boolean).map((line) => html("p", { class: "small" }, line));
  const row = buttons.filter(({ aside }) => !aside).map((one) => button(one, `btn${one.main ? " main" : ""}${one.quiet ? " quiet" : ""}`, wish));
  if (link) row.push(html("a", { class: "small", href: link.href, target: "_blank" }, link.text));
  if (kind === "end") {
    const onward = [
      ...buttons.filter(({ aside }) => aside).map((one) => button(one, "plain", wish)),
      ...links.map(({ text, href, main = false, file = false }) => html("a", { href, class: main ? "btn main" : "plain", download: file }, text)),
    ];
    return html("div", { class: "card end" }, html("h2", {}, title), ...texts, html("div", { class: "row" }, ...row), html("div", { class: "row onward" }, ...onward));
  }
  if (kind === "ways" || (kind === "calm" && !message.icon)) {
    const cards = ways.map(({ text, detail, move }, index) =>
      html(
        "button",
        {
          type: "button",
          class: "way",
          "data-do": "way",
          click: () => wish({ do: "way", move }),
          pointerenter: () => ways.length > 2 && wish({ do: "point", move }),
          focus: () => ways.length > 2 && wish({ do: "point", move }),
        },
        sample(ways.length > 2 ? "a" : index ? "b" : "a"),
        html("strong", {}, text),
        html("span", { class: "small muted" }, detail),
      ),
    );
    return html("div", { class: kind === "ways" ? "ways" : "turn" }, html("h2", {}, title), ...texts, ...(cards.length ? [html("div", { class: "waylist" }, ...cards)] : []));
  }
  const close = html("button", { type: "button", class: "plain sq shut", "aria-label": t("Close"), click: () => wish({ do: "close" }) }, icon("close"));
  return html(
    "div",
    { class: `note ${kind}` },
    icon(message.icon ?? "no"),
    html("strong", {}, title),
    ...texts,
    ...(row.length ? [html("div", { class: "row" }, ...row)] : []),
    ...(message.closes ? [close] : []),
  );
}

/**
 * @param {HTMLElement} slot @param {Message[]} messages @param {Wishes} wish
 * @param {() => void} onLost the focus was in a message that has gone
 */
export function renderMessages(slot, messages, wish, onLost) {
  // Only what has changed is drawn anew: a focused button stays, an alert is read once.
  const keys = messages.map((message) => JSON.stringify(message));
  const before = /** @type {HTMLElement[]} */ ([...slot.children]);
  if (keys.length === before.length && keys.every((key, index) => key === before[index].dataset.key)) return;
  const focused = slot.contains(document.activeElement);
  const drawn = messages.map((message, index) => {
    const one = before.find((child) => child.dataset.key === keys[index]) ?? note(message, wish);
    one.dataset.key = keys[index];
    return one;
  });
  // what stays is not touched: taken out and put back it would lose the focus
  for (const child of before) if (!drawn.includes(child)) child.remove();
  for (const [index, one] of drawn.entries()) if (slot.children[index] !== one) slot.insertBefore(one, slot.children[index] ?? null);
  if (focused && !slot.contains(document.activeElement)) onLost();
}

/** @param {HTMLElement} list an ol @param {Store} store @param {(ply: number) => void} go */
export function renderMoves(list, store, go) {
  const { state } = store;
  const now = shownPly(store);
  const key = JSON.stringify([state.moves.length, state.moves.at(-1)?.text, now, store.settings.names]);
  if (list.dataset.key === key) return;
  list.dataset.key = key;
  const name = namer(store.board, store.settings.names);
  const rows = [];
  for (let ply = 0; ply < state.moves.length; ply += 2) {
    const pair = state.moves.slice(ply, ply + 2).map((move, index) => {
      const number = ply + index + 1;
      return html("button", { type: "button", class: "move", "aria-current": number === now && "true", click: () => go(number) }, renamed(move.text, name));
    });
    rows.push(html("li", {}, html("i", {}, `${ply / 2 + 1}.`), ...pair));
  }
  list.replaceChildren(...rows);
  keepInSight(list);
}

/** Scrolls the list, and only the list, to the current move. @param {HTMLElement} list */
export function keepInSight(list) {
  const box = /** @type {HTMLElement} */ (list.parentElement);
  const current = list.querySelector("[aria-current]");
  if (!current) box.scrollTo(0, 0);
  else {
    const [frame, place] = [box.getBoundingClientRect(), current.getBoundingClientRect()];
    if (place.bottom > frame.bottom || place.top < frame.top) box.scrollTop += place.bottom - frame.bottom + 8;
    if (place.right > frame.right || place.left < frame.left + 40) box.scrollLeft += place.right - frame.right + 8;
  }
}

/**
 * Counters from half way on, the most urgent first; where space is short the others are folded.
 * @param {HTMLElement} box @param {Store} store
 */
export function renderCounters(box, store) {
  const near = store.state.status === "running" ? store.state.counters.filter(({ count, limit }) => 2 * count >= limit) : [];
  const key = JSON.stringify(near);
  if (box.dataset.key === key) return;
  box.dataset.key = key;
  box.hidden = near.length === 0;
  const focused = box.contains(document.activeElement);
  const counts = near.map(({ count, limit, sentence, resets }, index) => {
    const bar = html("meter", { min: 0, max: limit, value: count, "aria-label": sentence });
    const kind = index ? "count folded" : "count";
    return html("div", { class: kind }, html("strong", {}, sentence), bar, html("p", { class: "muted" }, resets));
  });
  const more = near.length > 1 ? unfolding(box, near.length - 1) : null;
  if (more) counts.splice(1, 0, more);
  else box.classList.remove("open");
  box.replaceChildren(...counts);
  if (focused) more?.focus();
}

/** The button that shows and hides the less urgent counters. @param {HTMLElement} box @param {number} others */
function unfolding(box, others) {
  const label = tn("%(num)s more draw counter", "%(num)s more draw counters", others);
  const button = html("button", { type: "button", class: "btn more", "aria-label": label, click: toggle }, `+${others}`);
  const tell = () => button.setAttribute("aria-expanded", String(box.classList.contains("open")));
  function toggle() {
    box.classList.toggle("open");
    tell();
    if (box.classList.contains("open")) box.scrollIntoView({ block: "end" });
  }
  tell();
  return button;
}

/** The facts of the rules that name a side follow the paint. @param {Store} store */
export function renderFacts(store) {
  for (const { id, text, repainted } of store.state.variant.facts) {
    if (repainted) byId(`fact-${id}`).textContent = inPaint(text, repainted, isSwapped(store));
  }
}

/** @param {Store} store */
export function renderTools(store) {
  const { state } = store;
  const now = shownPly(store);
  /** @type {Record<string, boolean>} */
  const can = {
    undo: (state.can.undo || Boolean(state.can.asks)) && store.pending === null,
    flip: true,
    draw: state.can.draw,
    resign: state.can.resign || Boolean(state.can.abort),
    first: now > 0,
    prev: now > 0,
    next: store.cursor !== null,
    last: store.cursor !== null,
  };
  for (const button of document.querySelectorAll("button[data-tool]")) {
    const tool = /** @type {HTMLButtonElement} */ (button);
    tool.disabled = !can[tool.dataset.tool ?? ""];
    // before the game has begun in earnest nobody needs to lose it
    const word = tool.dataset.tool === "resign" && tool.querySelector("span");
    if (word) word.textContent = state.can.abort ? t("Call off") : t("Resign");
  }
  for (const box of document.querySelectorAll("[data-only=players]")) box.toggleAttribute("hidden", state.you.length === 0);
}

/** The round of the table with its score, and how many watch. @param {Store} store */
export function renderTable(store) {
  const { watchers = 0 } = store.state;
  const texts = { round: scoreOf(store), watchers: watchers ? tn("%(num)s watches", "%(num)s watch", watchers) : "" };
  for (const [id, text] of Object.entries(texts)) {
    const line = byId(id);
    if (line.textContent !== text) line.textContent = text;
    line.hidden = !text;
  }
}
