/** Waiting for the other person: the page becomes the game as soon as somebody has joined. */
import { bindCopy } from "./copy.js";
import { byId, dataOf } from "./dom.js";
import { bindSeatLink } from "./seatlink.js";

/** Milliseconds before the first new try to connect; each is twice as long, up to the last. */
const SHORTEST = 500;
const LONGEST = 10_000;
/** Nothing heard for so long: the line is dead, the server beats every five seconds. */
const SILENCE = 12_000;

/** @type {{socket: string, title: string}} */
const { socket, title } = dataOf("invite-data");
const link = /** @type {HTMLTextAreaElement} */ (byId("link")).value;
const waiting = byId("waiting");

for (const box of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-copies]"))) bindCopy(box);

const share = byId("share");
if ("share" in navigator) {
  share.hidden = false;
  share.addEventListener("click", () => navigator.share({ title, url: link }).catch(() => {})); // called off: nothing to mend
}

/** @param {string | undefined} words */
function say(words = "") {
  if (waiting.textContent !== words) waiting.textContent = words;
}

let tries = 0;
/** @type {WebSocket | null} */
let line = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let silence;

function connect() {
  const url = new URL(socket, location.href);
  url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  const opened = new WebSocket(url);
  line = opened;
  listen(opened);
  opened.onmessage = ({ data }) => {
    if (line !== opened) return;
    listen(opened);
    hear(JSON.parse(data), opened);
  };
  opened.onclose = () => lose(opened);
}

/** @param {WebSocket} opened */
function listen(opened) {
  clearTimeout(silence);
  silence = setTimeout(() => lose(opened), SILENCE);
}

/** @param {WebSocket} opened */
function lose(opened) {
  if (line !== opened) return;
  line = null;
  opened.close();
  clearTimeout(silence);
  say(waiting.dataset.off);
  const full = Math.min(LONGEST, SHORTEST * 2 ** tries++);
  setTimeout(connect, full * (0.5 + Math.random() / 2));
}

/** @param {{type: string, n?: number, status?: string, seats?: Record<string, {kind: string}>}} message @param {WebSocket} opened */
function hear({ type, n, status, seats }, opened) {
  if (type === "beat") opened.send(JSON.stringify({ do: "beat", n }));
  if (status === undefined) return;
  tries = 0;
  if (status !== "waiting") location.reload();
  else if (seats) say(Object.values(seats).every(({ kind }) => kind === "open") ? waiting.dataset.two : waiting.dataset.one);
}

connect();
// the answer to the form leads on: what the line says of the end comes too late
byId("withdraw").addEventListener("submit", () => {
  const open = line;
  line = null;
  clearTimeout(silence);
  open?.close();
});
// a page that was put aside comes back with a dead line
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());

bindSeatLink();
