/** The game page: events change the store, the page is drawn from it. */
import "../board/element.js";
import { still } from "../board/animate.js";
import { bindCopy } from "../copy.js";
import { byId, dataOf, filled } from "../dom.js";
import { inPaint } from "../paint.js";
import { bindSeatLink } from "../seatlink.js";
import { bindSettings, settings } from "../settings.js";
import { load, t } from "../text.js";
import { played } from "./ahead.js";
import { bindAttention } from "./attention.js";
import { moved } from "./capture.js";
import { bindChat, renderChat } from "./chat.js";
import { leftOf, patience } from "./clock.js";
import { Countdown } from "./countdown.js";
import { CLOSED, Hand } from "./hand.js";
import { bindMenu } from "./menu.js";
import { messagesOf } from "./message.js";
import { stopping } from "./moves.js";
import { announcement, motionOf, ownMotion, told } from "./news.js";
import { keepInSight, renderCounters, renderFacts, renderMessages, renderMoves, renderTable, renderTools } from "./panel.js";
import { boardView } from "./scene.js";
import { renderSeat } from "./seats.js";
import { Line } from "./socket.js";
import { runsLow, soundOf, Sounds, soundsOf } from "./sound.js";
import { Speech } from "./speech.js";
import { atOneScreen, begin, fitting, isBetweenTwo, isMine, isSwapped, isTurned, isWaiting, shownPly, ways } from "./state.js";
import { bindTools, isElsewhere } from "./tools.js";
import { readMove } from "./typed.js";
import { listenToTyping, suggest } from "./typing.js";
import { unlikeLastTime } from "./unlike.js";

/**
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").LegalMove} LegalMove
 * @typedef {import("./state.js").Store} Store
 */
const LOOK = 600; // milliseconds for a move to be seen before the board turns
const AUTOMATIC = 450; // milliseconds before the only capture plays itself, so that it can be seen
const SLACK = 300; // milliseconds the server may be behind when a claim becomes open

/** @type {{board: import("../types.js").Board, state: State, text: import("../text.js").Messages, socket: string, book: string, lang: string}} */
const data = dataOf("game-data");
load(data.text, data.lang);

/** @type {Store} */
let store = { ...begin(data.board, data.state), lang: data.lang, book: data.book, settings: settings() };
let arrived = performance.now();
let low = false;
/** @type {Record<"automatic" | "countdown" | "turning", ReturnType<typeof setTimeout> | undefined>} */
const timers = { automatic: undefined, countdown: undefined, turning: undefined };

const board = /** @type {import("../board/element.js").DraughtsBoard} */ (byId("board"));
const [grace, retry] = [new Countdown(), new Countdown()];
const speech = new Speech(byId("speech"));
const sounds = new Sounds();
const menu = bindMenu(dataOf("variants"), {
  running: () => store.state.status === "running" && store.state.you.length > 0,
  propose: (fields) => line.send({ do: "rematch", ...fields }),
});
const attend = bindAttention(byId("board").dataset.turnIcon ?? "");

/* ---- drawing ---- */

/** @param {Partial<Store>} patch */
function update(patch) {
  store = { ...store, motion: null, ...patch };
  draw();
}

function draw() {
  board.show(boardView(store));
  drawSeats();
  renderMessages(byId("slot"), messagesOf(store), wish, () => board.focusOn(store.selection?.prefix.at(-1) ?? null, true));
  renderMoves(byId("moves"), store, go);
  renderCounters(byId("counters"), store);
  renderFacts(store);
  renderTools(store);
  suggest(store);
  renderTable(store);
  renderChat(store);
  menu.show(isBetweenTwo(store.state), store.state.can.rematch && !store.state.next);
  attend(store.state);
}

function drawSeats() {
  const [above, below] = isTurned(store) ? /** @type {const} */ (["white", "black"]) : /** @type {const} */ (["black", "white"]);
  const since = performance.now() - arrived;
  renderSeat(byId("seat-above"), store, above, since);
  renderSeat(byId("seat-below"), store, below, since);
  if (runsLow(store.state, since) && !low) {
    low = true;
    sounds.play(["low"], store.settings.sound);
  }
  clearTimeout(timers.countdown);
  const { clock } = store.state;
  if (clock?.running) timers.countdown = setTimeout(drawSeats, patience(leftOf(clock, clock.running, since)));
}

/* ---- choosing and playing a move ---- */

/** @param {LegalMove} move @param {string[]} path @param {boolean} glide */
function play(move, path, glide) {
  const { state } = store;
  const position = moved(store.board, state.position, path[0], path[path.length - 1], move.captured, move.crowns);
  const motion = glide ? ownMotion(store, move, path) : null;
  line.send({ do: "move", path, ply: state.ply });
  sounds.play([soundOf(move)], store.settings.sound);
  update({ pending: { move, path, ply: state.ply, position }, selection: null, pointed: null, refusal: null, flaw: null, asking: null, ahead: null, motion });
}

const hand = new Hand({
  store: () => store,
  update,
  play,
  ask: (path) => line.send({ do: "try", path, ply: store.state.ply }),
  say: (text) => speech.say(text),
});
hand.listen(board);
listenToTyping(
  (text) => readMove(text, store.board, ways(store)),
  (typed) => hand.typed(typed),
  store.board,
);

/** The opponent has moved: what was chosen ahead is played, if it is one move now. */
function playAhead() {
  const { ahead, state } = store;
  if (!ahead || !state.you.includes(state.turn) || store.pending) return;
  update({ ahead: null, cursor: null });
  if (ahead.length < 2) return state.legal.some(({ path }) => path[0] === ahead[0]) ? hand.choose(ahead[0]) : undefined;
  const way = played(ahead, ways(store));
  if (typeof way === "object") return play(way.move, way.path, true);
  const flaw = way === "none" ? t("The move you chose ahead is not possible now.") : t("What you chose ahead may be several moves now.");
  update({ flaw });
  speech.say(flaw);
}

/* ---- what the messages and tools offer ---- */

/** @param {import("./message.js").Wish} what */
function wish(what) {
  const { state, refusal } = store;
  const ply = state.ply;
  if (what.do === "close") update(CLOSED);
  else if (what.do === "present") update({ cursor: null });
  else if (what.do === "first") go(0);
  else if (what.do === "menu") menu.propose();
  else if (what.do === "lay") hand.lay(null);
  else if (what.do === "point") update({ pointed: what.move ?? null });
  else if (what.do === "way" && what.move) {
    const way = fitting(store).find(({ move }) => move === what.move);
    if (way) play(way.move, way.path, true);
  } else if (what.do === "stop") {
    const way = stopping(ways(store), store.selection);
    if (way) play(way.move, way.path, true);
  } else if (what.do === "better" && refusal?.better) {
    const { path } = refusal.better;
    const way = ways(store).find(({ path: known }) => known.join() === path.join());
    store = { ...store, selection: null };
    if (way) play(way.move, way.path, true);
  } else {
    line.send({ ...what, ply });
    update({ asking: null, selection: null });
  }
}

/** Shows the position after some moves. @param {number} ply */
function go(ply) {
  const { state } = store;
  const to = Math.max(0, Math.min(ply, state.moves.length));
  const forward = to === shownPly(store) + 1;
  const motion = forward ? motionOf(store, state, to) : null;
  update({ cursor: to === state.moves.length ? null : to, selection: null, motion });
  speech.say(told(store, state, to));
}

/** @type {Record<string, () => void>} */
const tools = {
  undo: () => wish({ do: "undo" }),
  flip: () => update({ flipped: !store.flipped }),
  draw: () => (atOneScreen(store.state) ? update({ asking: "draw" }) : wish({ do: "draw" })),
  resign: () => update({ asking: store.state.can.abort ? "abort" : "resign" }),
  first: () => go(0),
  prev: () => go(shownPly(store) - 1),
  next: () => go(shownPly(store) + 1),
  last: () => go(store.state.moves.length),
};
bindTools(tools, () => {
  if (store.asking) /** @type {HTMLElement | null} */ (byId("slot").querySelector(".btn"))?.focus();
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !isElsewhere(event)) hand.cancel();
});

const chat = bindChat(
  (said) => line.send({ do: "say", ...said }),
  (talking) => update({ talking, read: newest() }),
);
bindSeatLink();
for (const box of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-copies]"))) bindCopy(box);

/** Number of the newest line of the chat. */
function newest() {
  return store.state.chat?.at(-1)?.number ?? -1;
}

/* ---- news from the server ---- */

/** @param {State} state */
function hear(state) {
  const { state: before, pending, cursor } = store;
  arrived = performance.now();
  const news = state.ply - before.ply;
  const own = news > 0 && pending !== null && state.moves[pending.ply]?.path[0] === pending.path[0];
  /** @type {Partial<Store>} */
  const patch = { state };
  speech.say(announcement(store, state));
  sounds.play(soundsOf(before, state, own && news === 1), store.settings.sound);
  if (news !== 0 || state.status !== before.status) {
    Object.assign(patch, { selection: null, pointed: null, pending: null, refusal: null, asking: null });
    const unseen = own ? news - 1 : news;
    if (unseen === 1 && cursor === null) patch.motion = motionOf(store, state, state.ply);
    if (cursor !== null && cursor > state.moves.length) patch.cursor = null;
    if (news < 0 || state.status !== "running") patch.ahead = null;
  }
  update(patch);
  if (store.talking) store = { ...store, read: newest() };
  // with his clock filled up again the visitor is warned again
  if (!runsLow(state, 0)) low = false;
  tellGrace();
  face();
  playAhead();
  playAutomatically();
  if (state.next && !before.next && isBetweenTwo(state)) location.assign(state.next);
}

/** Seconds until whoever does not come back may be claimed against. */
function tellGrace() {
  grace.stop();
  const { absence } = store.state;
  if (absence) grace.start(absence.wait && absence.wait + SLACK, (seconds) => update({ grace: seconds }));
  else if (store.grace !== null) update({ grace: null });
}

/** At one screen the board turns to whose move it is, once the last one has been seen. */
function face() {
  clearTimeout(timers.turning);
  if (store.facing === store.state.turn) return;
  const wait = store.settings.turn && !still() ? LOOK : 0;
  timers.turning = setTimeout(() => update({ facing: store.state.turn }), wait);
}

function playAutomatically() {
  clearTimeout(timers.automatic);
  const { state } = store;
  const [only] = state.legal;
  if (!store.settings.single || !isMine(store) || !state.must || state.legal.length !== 1) return;
  timers.automatic = setTimeout(() => {
    if (store.state === state && isMine(store)) play(only, only.path, true);
  }, AUTOMATIC);
}

const line = new Line(data.socket, {
  state: hear,
  refusal: (refusal) => {
    update({ refusal, pending: null, flaw: null, asking: null, ahead: null });
    menu.mark(refusal.fact);
    speech.say(`${refusal.title}. ${inPaint(refusal.sentence, refusal.repainted, isSwapped(store))}`);
  },
  error: (sentence, action) => {
    speech.say(sentence);
    if (action?.do === "say") chat.refuse(action.text ?? "", sentence);
    else update({ flaw: sentence, pending: null, refusal: null, ahead: null });
  },
  go: (url) => location.assign(url),
  line: (wait) => {
    retry.stop();
    if (wait === null) update({ retry: null });
    else retry.start(wait, (left) => update({ retry: left }));
  },
  closed: (closed) => {
    retry.stop();
    update({ closed, retry: null, pending: null });
  },
});

// A message that comes or goes makes the list of moves shorter or longer.
new ResizeObserver(() => keepInSight(byId("moves"))).observe(/** @type {Element} */ (byId("moves").parentElement));
bindSettings();
addEventListener("settings", () => {
  update({ settings: settings() });
  if (!isWaiting(store)) update({ ahead: null });
  playAutomatically();
});
update({ unlike: unlikeLastTime(store.state) });
filled();
tellGrace();
board.focusOn(store.state.legal[0]?.path[0] ?? null, false);
playAutomatically();
line.now();
