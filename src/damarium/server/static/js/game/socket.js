/**
 * The line to the server: knows the whole state, reconnects with a jittered back-off, and sends again what was not
 * acknowledged, where the game still needs it.
 *
 * @typedef {import("../types.js").Action} Action
 * @typedef {import("../types.js").State} State
 *
 * @typedef {object} Handlers
 * @property {(state: State) => void} state
 * @property {(refusal: import("../types.js").Refusal) => void} refusal
 * @property {(sentence: string, action: Action | null) => void} error an action was not accepted
 * @property {(url: string) => void} go
 * @property {(wait: number | null) => void} line null: connected; else milliseconds to the next try
 * @property {(why: "gone" | "crowded") => void} closed for good
 */
import { merged } from "./merge.js";
import { isFleeting, isOpen, isRepeatable } from "./unanswered.js";

const SHORTEST = 500;
const LONGEST = 10_000;
const SILENCE = 12_000; // the server is heard every five seconds
const PATIENCE = 3_000; // for an acknowledgement
/** Codes of closings that are final. @type {Record<number, "gone" | "crowded">} */
const FINAL = { 4404: "gone", 4409: "crowded" };

/**
 * Milliseconds before try number `tries` (0, 1, …): doubled each time, a random half of it left out so
 * that a restarted server is not stormed.
 * @param {number} tries @param {number} random from 0 to 1
 */
export function backoff(tries, random) {
  const full = Math.min(LONGEST, SHORTEST * 2 ** tries);
  return Math.max(SHORTEST, Math.round(full * (0.5 + random / 2)));
}

export class Line {
  /** @type {WebSocket | null} */ #socket = null;
  /** @type {State | null} */ #known = null;
  /** @type {WebSocket | null} the connection whose first state has arrived */ #greeted = null;
  /** @type {Map<number, {action: Action, before: State | null, sent: number}>} */ #unanswered = new Map();
  #id = 0;
  #tries = 0;
  #final = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #retry;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #silence;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #patience;

  /** @param {string} path @param {Handlers} handlers */
  constructor(path, handlers) {
    this.url = new URL(path, location.href);
    this.url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    this.handlers = handlers;
    addEventListener("online", () => this.now());
    addEventListener("offline", () => this.#lose(this.#socket));
    document.addEventListener("visibilitychange", () => document.hidden || this.now());
    // A page that is kept for going back to holds no line, and takes it up again when it is shown.
    addEventListener("pagehide", () => this.#leave());
    addEventListener("pageshow", (event) => event.persisted && this.now());
  }

  /** Connects at once, whatever the back-off says. */
  now() {
    if (this.#final || (this.#socket && this.#socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#listen(socket);
    socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(event.data));
    socket.onclose = ({ code }) => {
      if (code in FINAL && socket === this.#socket) this.#end(FINAL[code]);
      else this.#lose(socket);
    };
  }

  /** A line that falls silent, or does not come to stand, is given up. @param {WebSocket | null} socket */
  #listen(socket) {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(socket), SILENCE);
  }

  /** A dead line need not be closed by the other end to be given up. @param {WebSocket | null} socket */
  #lose(socket) {
    if (!socket || socket !== this.#socket) return;
    this.#leave();
    const wait = backoff(this.#tries++, Math.random());
    this.handlers.line(wait);
    this.#retry = setTimeout(() => this.now(), wait);
  }

  #leave() {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const timer of [this.#silence, this.#retry, this.#patience]) clearTimeout(timer);
  }

  /** @param {"gone" | "crowded"} why */
  #end(why) {
    this.#final = true;
    this.#leave();
    this.handlers.closed(why);
  }

  /** @param {Action} action `ply`: how many moves had been played when it was meant */
  send(action) {
    const id = ++this.#id;
    if (!isFleeting(action)) this.#unanswered.set(id, { action, before: this.#known, sent: performance.now() });
    this.#write({ ...action, id });
    this.#wait();
  }

  /** @param {object} message */
  #write(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Sends again what is unanswered for long and may come twice. */
  #wait() {
    clearTimeout(this.#patience);
    const waiting = [...this.#unanswered].filter(([, { action }]) => isRepeatable(action));
    if (!waiting.length || this.#socket?.readyState !== WebSocket.OPEN) return;
    const oldest = Math.min(...waiting.map(([, { sent }]) => sent));
    this.#patience = setTimeout(() => {
      for (const [id, one] of waiting) {
        if (!this.#unanswered.has(id)) continue;
        one.sent = performance.now();
        this.#write({ ...one.action, id });
      }
      this.#wait();
    }, Math.max(0, oldest + PATIENCE - performance.now()));
  }

  /** @param {any} message */
  #hear(message) {
    this.#listen(this.#socket);
    const answered = this.#unanswered.get(message.id)?.action ?? null;
    switch (message.type) {
      case "beat":
        this.#write({ do: "beat", n: message.n });
        return;
      case "state":
        if (this.#greeted !== this.#socket) this.#greet(message);
        this.#show(message);
        return;
      case "news": {
        const state = merged(this.#known, message);
        if (state) this.#show(state);
        else this.send({ do: "sync" });
        return;
      }
    }
    this.#unanswered.delete(message.id);
    if (message.type === "refusal") this.handlers.refusal(message);
    // an error without a number says why the line is about to be closed, which its code says, too
    else if (message.type === "error" && message.id !== null) this.handlers.error(message.sentence, answered);
    else if (message.type === "go") this.handlers.go(message.url);
  }

  /** @param {State} state */
  #show(state) {
    this.#known = state;
    this.handlers.state(state);
  }

  /** The first state of a connection: what it does not know of is sent again, the rest is done with. @param {State} state */
  #greet(state) {
    this.#greeted = this.#socket;
    this.#tries = 0;
    this.handlers.line(null);
    for (const [id, { action, before }] of this.#unanswered) {
      if (isOpen(action, before ?? state, state)) this.#write({ ...action, id });
      else this.#unanswered.delete(id);
    }
    this.#wait();
  }
}
