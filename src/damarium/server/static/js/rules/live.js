/**
 * A diagram on which the moves are tried: chosen as in a game, answered by the server, which knows the rules.
 *
 * @typedef {import("../types.js").Board} Board
 * @typedef {import("../types.js").LegalMove} LegalMove
 * @typedef {import("../types.js").Side} Side
 * @typedef {import("../game/state.js").Store} Store
 * @typedef {{position: string, turn: Side, legal: LegalMove[], must: boolean}} Standing
 * @typedef {{name: string, king: "flying" | "short", page: string, spelling?: string, rules?: string}} Told
 *
 * @typedef {object} Data
 * @property {Record<string, Board>} boards
 * @property {Record<string, Told>} variants
 * @property {Record<string, Standing & {fen: string, counts: Record<string, number>}>} diagrams
 * @property {import("../text.js").Messages} text
 * @property {string} lang
 */
import "../board/element.js";
import { dataOf, html, icon } from "../dom.js";
import { moved } from "../game/capture.js";
import { Hand } from "../game/hand.js";
import { messagesOf } from "../game/message.js";
import { ownMotion } from "../game/news.js";
import { stopping } from "../game/moves.js";
import { boardView } from "../game/scene.js";
import { fitting, isSwapped, ways } from "../game/state.js";
import { inPaint } from "../paint.js";
import { settings } from "../settings.js";
import { load, t } from "../text.js";
import { storeOf } from "./standing.js";

/** @type {Data} */
const data = dataOf("book-data");
load(data.text, data.lang);

/** @param {HTMLElement} figure */
export function begin(figure) {
  const box = /** @type {HTMLElement} */ (figure.querySelector("[data-try]"));
  const slot = /** @type {HTMLElement} */ (figure.querySelector("[data-tried]"));
  const board = /** @type {import("../board/element.js").DraughtsBoard} */ (box.querySelector("draughts-board"));
  const key = box.dataset.board ?? "";
  const { fen, counts, ...first } = data.diagrams[box.dataset.try ?? ""];
  const { spelling, rules, name, king, page } = data.variants[key];
  const around = { board: data.boards[key], lang: data.lang, name, king };
  /** @type {string[][]} moves made since the diagram's position */
  let played = [];
  /** @type {Store} */
  let store = storeOf(around, first, settings());
  /** @type {HTMLElement[]} what the server said */
  let told = [];
  let beginnings = 0; // an answer that comes after another beginning is too late

  /** @param {Partial<Store>} patch */
  function update(patch) {
    store = { ...store, motion: null, ...patch };
    board.show({ ...boardView(store), numbers: "field" });
    draw();
  }

  function draw() {
    const title = t("%(side)s to move", { side: store.state.turn === "white" ? t("White") : t("Black") });
    const messages = messagesOf(store).filter(({ kind }) => kind === "ways" || kind === "go");
    const choices = messages.flatMap(({ ways: open = [] }) =>
      open.map(({ text, move }) => html("button", { type: "button", class: "btn", click: () => choose(move) }, text)),
    );
    const stop = stopping(ways(store), store.selection);
    if (stop) choices.push(html("button", { type: "button", class: "btn", click: () => play(stop.move, stop.path, true) }, t("Stop on %(square)s", { square: stop.path.at(-1) ?? "" })));
    const again = html("button", { type: "button", class: "btn", "data-again": true, click: restart }, t("Back to the diagram"));
    const lines = [...messages.map((one) => html("p", {}, html("strong", {}, one.title))), ...told];
    if (!lines.length) lines.push(html("p", { class: "muted" }, store.state.status === "running" ? title : ""));
    slot.replaceChildren(...lines, html("div", { class: "row" }, ...choices, ...(played.length || told.length ? [again] : [])));
  }

  /** @param {LegalMove} move */
  function choose(move) {
    const way = fitting(store).find((one) => one.move === move);
    if (way) play(way.move, way.path, true);
  }

  function restart() {
    beginnings++;
    played = [];
    told = [];
    store = storeOf(around, first, settings());
    update({});
    board.focusOn(first.legal[0]?.path[0] ?? null, true);
  }

  /** @param {LegalMove} move @param {string[]} path @param {boolean} glide */
  async function play(move, path, glide) {
    const { state } = store;
    const motion = glide ? ownMotion(store, move, path) : null;
    const position = moved(store.board, state.position, path[0], path[path.length - 1], move.captured, move.crowns);
    told = [];
    update({ pending: { move, path, ply: 0, position }, selection: null, pointed: null, refusal: null, motion });
    const began = beginnings;
    const answer = await ask({ played: [...played, path] });
    if (!answer) return began === beginnings ? update({ pending: null }) : undefined;
    played = [...played, path];
    told = [html("p", { role: "status" }, html("strong", {}, t("%(move)s is a move.", { move: move.text })), " ", answer.sentence ?? "")];
    store = { ...storeOf(around, answer.standing, settings(), { by: state.turn, path }), selection: null };
    update({});
  }

  /** @param {string[]} path */
  async function tell(path) {
    const refusal = await ask({ played, path });
    if (!refusal) return;
    const words = inPaint(refusal.sentence, refusal.repainted, isSwapped(store));
    const place = refusal.fact && document.getElementById(refusal.fact) ? "" : `${location.pathname.split("/rules", 1)[0]}${page}`; // the language of the address stays
    const link = refusal.fact ? [html("a", { href: `${place}#${refusal.fact}` }, t("To the rule"))] : [];
    told = [html("div", { class: "note no", role: "alert" }, icon("no"), html("strong", {}, refusal.title), html("p", {}, words), ...link)];
    update({ refusal, selection: null, pointed: null });
  }

  /** @param {{played: string[][], path?: string[]}} what @returns {Promise<any>} null where there is no answer */
  async function ask(what) {
    const began = beginnings;
    try {
      const answer = await fetch(`/api/rules/try?lang=${data.lang}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...(rules ? { rules } : { variant: spelling }), fen, counts, ...what }),
      });
      const said = await answer.json();
      if (began !== beginnings) return null;
      if (answer.ok) return said;
      told = [html("p", { class: "flaw", role: "alert" }, said.sentence)];
    } catch {
      told = [html("p", { class: "flaw", role: "alert" }, t("No connection."))];
    }
    draw();
    return null;
  }

  const hand = new Hand({ store: () => store, update: (patch) => ((told = []), update({ refusal: null, ...patch })), play, ask: tell, say: () => {} });
  hand.listen(board);
  addEventListener("settings", () => update({ settings: settings() }));
  update({});
  board.focusOn(first.legal[0]?.path[0] ?? null, true);
}
