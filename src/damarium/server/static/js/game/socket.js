/**
 * The line to the server: reconnects with a jittered back-off, and sends an action again that was not
 * acknowledged, as long as the game has not gone on meanwhile.
 *
 * @typedef {import("../types.js").Action} Action
 * @typedef {import("../types.js").State} State
 *
 * @typedef {object} Handlers
 * @property {(state: State) => void} state
 * @property {(refusal: import("../types.js").Refusal) => void} refusal
 * @property {(sentence: string) => void} error an action was not accepted
 * @property {(url: string) => void} go
 * @property {(wait: number | null) => void} line null: connected; else milliseconds to the next try
 */
const SHORTEST = 500;
const LONGEST = 10_000;
const PING = 15_000;
const SILENCE = 10_000;
const NO_SUCH_GAME = 4404; // the code of a closing that is final

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
  /** @type {(Action & {id: number}) | null} */ #unanswered = null;
  /** @type {WebSocket | null} the connection whose first state has arrived */ #greeted = null;
  #id = 0;
  #tries = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #retry;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #silence;
  /** @type {ReturnType<typeof setInterval> | undefined} */ #ping;

  /** @param {string} path @param {Handlers} handlers */
  constructor(path, handlers) {
    this.url = new URL(path, location.href);
    this.url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    this.handlers = handlers;
    addEventListener("online", () => this.now());
    addEventListener("offline", () => this.#lose(this.#socket));
    addEventListener("pageshow", (event) => event.persisted && this.now());
  }

  /** Connects at once, whatever the back-off says. */
  now() {
    clearTimeout(this.#retry);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    // A line that does not come to stand is given up like one that falls silent.
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(socket), SILENCE);
    socket.onopen = () => {
      this.#tries = 0;
      this.#ping = setInterval(() => this.#beat(), PING);
    };
    socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(event.data));
    socket.onclose = ({ code }) => {
      if (code !== NO_SUCH_GAME) this.#lose(socket);
    };
  }

  /** A dead line need not be closed by the other end to be given up. @param {WebSocket | null} socket */
  #lose(socket) {
    if (!socket || socket !== this.#socket) return;
    this.#socket = null;
    socket.close();
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    const wait = backoff(this.#tries++, Math.random());
    this.handlers.line(wait);
    this.#retry = setTimeout(() => this.now(), wait);
  }

  /** @param {Action} action `ply`: how many moves had been played when it was meant */
  send(action) {
    const message = { ...action, id: ++this.#id };
    // A try changes nothing: it is worth no second sending.
    if (action.do !== "try") this.#unanswered = message;
    this.#write(message);
  }

  #beat() {
    this.#write({ do: "ping", id: ++this.#id });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(this.#socket), SILENCE);
  }

  /** @param {object} message */
  #write(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** @param {any} message */
  #hear(message) {
    clearTimeout(this.#silence);
    const answered = this.#unanswered !== null && message.id === this.#unanswered.id;
    if (message.type === "state") {
      this.handlers.line(null);
      this.#again(message);
      this.handlers.state(message);
    } else if (message.type === "refusal") {
      if (answered) this.#unanswered = null;
      this.handlers.refusal(message);
    } else if (message.type === "error") {
      if (answered) this.#unanswered = null;
      this.handlers.error(message.sentence);
    } else if (message.type === "go") {
      this.#unanswered = null;
      this.handlers.go(message.url);
    } else if (message.type === "ack" && answered) {
      this.#unanswered = null;
    }
  }

  /** The first state of a new connection: does it know the last action? @param {State} state */
  #again(state) {
    const waiting = this.#unanswered;
    const first = this.#greeted !== this.#socket;
    this.#greeted = this.#socket;
    if (!waiting || !first) return;
    if (waiting.ply === state.ply && state.status === "running") this.#write(waiting);
    else this.#unanswered = null;
  }
}
