/**
 * What the visitor means by presses, drags and typed moves. Chooses, and plays what is one move; decides by nothing but
 * the store.
 *
 * @typedef {import("./state.js").Store} Store
 * @typedef {import("../types.js").LegalMove} LegalMove
 *
 * @typedef {object} Page
 * @property {() => Store} store
 * @property {(patch: Partial<Store>) => void} update
 * @property {(move: LegalMove, path: string[], glide: boolean) => void} play
 * @property {(path: string[]) => void} ask why a move is not allowed
 * @property {(text: string) => void} say
 */
import { t } from "../text.js";
import { isOwnAhead, pressedAhead } from "./ahead.js";
import { pieceOn } from "./capture.js";
import { aheadMessage, messagesOf } from "./message.js";
import { press as pressed, removing, stopping } from "./moves.js";
import { isMine, isWaiting, ways } from "./state.js";
import { namer } from "./words.js";

/** What closes all messages that somebody can close. */
export const CLOSED = { refusal: null, flaw: null, asking: null, unlike: null };

export class Hand {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {HTMLElement} board */
  listen(board) {
    /** @param {string} type @param {(detail: {id: string, square: string | null, trail: string[]}) => void} mean */
    const on = (type, mean) => board.addEventListener(type, (event) => mean(/** @type {CustomEvent} */ (event).detail));
    on("press", ({ id }) => this.press(id));
    on("lift", ({ id }) => this.lift(id));
    on("release", ({ id, square, trail }) => this.drop(id, square, trail));
    on("cancel", () => this.cancel());
    document.addEventListener("pointerdown", ({ target }) => {
      const elsewhere = !(/** @type {Element} */ (target).closest("draughts-board, button, a, input, label, dialog"));
      if (this.#store.selection && elsewhere) this.cancel();
    });
  }

  get #store() {
    return this.page.store();
  }

  /** @param {string} id */
  #isOwn(id) {
    const { board, state } = this.#store;
    const piece = pieceOn(board, state.position, id);
    return piece !== "." && (piece.toLowerCase() === "w") === (state.turn === "white");
  }

  /** @param {string} id */
  choose(id) {
    this.page.update({ selection: { prefix: [id], goal: null }, pointed: null, asking: null, flaw: null });
  }

  /** Keeps a move for when the opponent has moved, or lays it down again. @param {string[] | null} ahead */
  lay(ahead) {
    const before = this.#store.ahead;
    if (ahead === before) return;
    this.page.update({ ahead, asking: null, flaw: null });
    this.page.say(ahead ? (aheadMessage(this.#store)?.title ?? "") : t("Cancelled."));
  }

  /** @param {string[]} path */
  attempt(path) {
    const { selection } = this.#store;
    this.page.ask(path);
    this.page.update({ selection: selection && selection.prefix.length > 1 ? { prefix: selection.prefix, goal: null } : null, pointed: null });
  }

  /** @param {import("./moves.js").Answer} answer @param {boolean} glide @returns {boolean} did it mean anything? */
  #follow(answer, glide) {
    if (answer.kind === "play") this.page.play(answer.move, answer.path, glide);
    else if (answer.kind === "choose") {
      this.page.update({ selection: answer.selection, pointed: null });
      if (answer.selection.goal !== null || stopping(ways(this.#store), answer.selection)) this.page.say(messagesOf(this.#store).at(-1)?.title ?? "");
    }
    return answer.kind !== "none";
  }

  /** @param {string} id */
  press(id) {
    const store = this.#store;
    if (store.cursor !== null) return this.page.update({ cursor: null });
    if (isWaiting(store)) return this.lay(pressedAhead(store, id));
    if (!isMine(store)) return;
    const { selection } = store;
    const taken = removing(ways(store), id);
    if (taken) return this.page.play(taken.move, taken.path, true);
    if (!selection) return this.#begin(id);
    if (this.#follow(pressed(ways(store), selection, id), true)) return;
    if (id === selection.prefix.at(-1) || id === selection.prefix[0]) this.cancel();
    else if (selection.prefix.length === 1 && this.#isOwn(id)) this.choose(id);
    else this.attempt([...selection.prefix, id]);
  }

  /** @param {string} id */
  #begin(id) {
    const { state } = this.#store;
    if (!this.#isOwn(id)) return;
    const [only] = state.legal;
    // The only move there is, and a compulsory one: its piece is enough.
    if (state.must && state.legal.length === 1 && only.path[0] === id) return this.page.play(only, only.path, true);
    this.choose(id);
    // a piece that cannot move is asked why; that another must capture is told already
    if (!state.must && !state.legal.some(({ path }) => path[0] === id)) this.page.ask([id]);
  }

  /** @param {string} id */
  lift(id) {
    const store = this.#store;
    if (isMine(store) && store.selection?.prefix.at(-1) !== id) this.choose(id);
    else if (isWaiting(store) && store.ahead?.[0] !== id) this.lay([id]);
  }

  /** @param {string} id @param {string | null} square @param {string[]} trail */
  drop(id, square, trail) {
    const store = this.#store;
    if (isWaiting(store) && store.ahead) return square !== null && square !== id ? this.lay([id, square]) : undefined;
    const { selection } = store;
    if (!isMine(store) || !selection || square === null) return;
    const home = square === id && !trail.some((passed) => passed !== id);
    const answer = pressed(ways(store), selection, square, trail);
    // letting go of a piece where it may stop means that it does
    const stop = answer.kind === "choose" ? stopping(ways(store), answer.selection) : null;
    if (home || this.#follow(stop ? { kind: "play", ...stop } : answer, false)) return;
    if (square !== id) this.attempt([...selection.prefix, square]);
  }

  /** @param {import("./typed.js").Typed} typed */
  typed(typed) {
    if (this.#store.cursor !== null) this.page.update({ cursor: null });
    const store = this.#store;
    if (typed.kind === "play") this.page.play(typed.way.move, typed.way.path, true);
    else if (typed.kind === "several") {
      this.page.update({ selection: { prefix: [typed.path[0]], goal: /** @type {string} */ (typed.path.at(-1)) } });
      this.page.say(messagesOf(this.#store).at(-1)?.title ?? "");
    } else if (typed.kind === "illegal" && !isWaiting(store)) this.attempt(typed.path);
    else if (typed.kind === "illegal" && isOwnAhead(store, typed.path[0])) this.lay(typed.path);
    else if (typed.kind === "illegal") {
      const flaw = t("There is no piece of yours on %(square)s.", { square: namer(store.board, store.settings.names)(typed.path[0]) });
      this.page.update({ flaw });
      this.page.say(flaw);
    }
  }

  /** Takes back what has not been sent; then the messages. */
  cancel() {
    const { selection, ahead } = this.#store;
    if (selection) this.page.update({ selection: null, pointed: null });
    else if (ahead) this.lay(null);
    else this.page.update(CLOSED);
  }
}
