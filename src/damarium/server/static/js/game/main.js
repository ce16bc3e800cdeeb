/** The game page: events change the store, the page is drawn from it. */
import "../board/element.js";
import { still } from "../board/animate.js";
import { byId, dataOf } from "../dom.js";
import { inPaint } from "../paint.js";
import { bindSettings, settings } from "../settings.js";
import { load, t } from "../text.js";
import { moved, pieceOn } from "./capture.js";
import { leftOf, patience } from "./clock.js";
import { bindMenu } from "./menu.js";
import { messagesOf } from "./message.js";
import { press as pressed, removing, stopping } from "./moves.js";
import { announcement, motionOf, ownMotion, told } from "./news.js";
import { keepInSight, renderCounters, renderFacts, renderMessages, renderMoves, renderTools } from "./panel.js";
import { boardView } from "./scene.js";
import { renderSeat } from "./seats.js";
import { Line } from "./socket.js";
import { Speech } from "./speech.js";
import { atOneScreen, begin, fitting, isMine, isSwapped, isTurned, shownPly, ways } from "./state.js";
import { bindTools, isElsewhere } from "./tools.js";
import { readMove } from "./typed.js";
import { listenToTyping } from "./typing.js";
import { unlikeLastTime } from "./unlike.js";

/**
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").LegalMove} LegalMove
 * @typedef {import("./state.js").Store} Store
 */
const LOOK = 600; // milliseconds for a move to be seen before the board turns
const AUTOMATIC = 450; // milliseconds before the only capture plays itself, so that it can be seen

/** @type {{board: import("../types.js").Board, state: State, text: Record<string, string>, socket: string, lang: string}} */
const data = dataOf("game-data");
load(data.text);

/** @type {Store} */
let store = { ...begin(data.board, data.state), lang: data.lang, settings: settings() };
let arrived = performance.now();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let automatic;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let countdown;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let turning;

const board = /** @type {import("../board/element.js").DraughtsBoard} */ (byId("board"));
const speech = new Speech(byId("speech"));
const menu = bindMenu(dataOf("variants"), () => store.state.status === "running" && store.state.you.length > 0);

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
  const { state } = store;
  const yours = state.status === "running" && state.you.length === 1 && state.you.includes(state.turn);
  document.title = yours ? `${t("Your move")} · ${state.variant.name}` : state.variant.name;
}

function drawSeats() {
  const [above, below] = isTurned(store) ? /** @type {const} */ (["white", "black"]) : /** @type {const} */ (["black", "white"]);
  const since = performance.now() - arrived;
  renderSeat(byId("seat-above"), store, above, since);
  renderSeat(byId("seat-below"), store, below, since);
  clearTimeout(countdown);
  const { clock } = store.state;
  if (clock?.running) countdown = setTimeout(drawSeats, patience(leftOf(clock, clock.running, since)));
}

/* ---- choosing and playing a move ---- */

/** @param {LegalMove} move @param {string[]} path @param {boolean} glide */
function play(move, path, glide) {
  const { state } = store;
  const position = moved(store.board, state.position, path[0], path[path.length - 1], move.captured, move.crowns);
  const motion = glide ? ownMotion(store, move, path) : null;
  line.send({ do: "move", path, ply: state.ply });
  update({ pending: { move, path, ply: state.ply, position }, selection: null, pointed: null, refusal: null, flaw: null, asking: null, motion });
}

/** @param {string[]} path */
function attempt(path) {
  line.send({ do: "try", path, ply: store.state.ply });
  const begun = store.selection && store.selection.prefix.length > 1 ? { prefix: store.selection.prefix, goal: null } : null;
  update({ selection: begun, pointed: null });
}

/** @param {string} id */
function isOwn(id) {
  const piece = pieceOn(store.board, store.state.position, id);
  return piece !== "." && (piece.toLowerCase() === "w") === (store.state.turn === "white");
}

/** @param {string} id */
function choose(id) {
  update({ selection: { prefix: [id], goal: null }, pointed: null, asking: null, flaw: null });
}

/** @param {import("./moves.js").Answer} answer @param {boolean} glide @returns {boolean} did it mean anything? */
function follow(answer, glide) {
  if (answer.kind === "play") play(answer.move, answer.path, glide);
  else if (answer.kind === "choose") {
    update({ selection: answer.selection, pointed: null });
    if (answer.selection.goal !== null || stopping(ways(store), answer.selection)) speech.say(messagesOf(store).at(-1)?.title ?? "");
  }
  return answer.kind !== "none";
}

/** @param {string} id */
function press(id) {
  if (store.cursor !== null) return wish({ do: "present" });
  if (!isMine(store)) return;
  const { selection, state } = store;
  const taken = removing(ways(store), id);
  if (taken) return play(taken.move, taken.path, true);
  if (!selection) {
    if (!isOwn(id)) return;
    const [only] = state.legal;
    // The only move there is, and a compulsory one: its piece is enough.
    if (state.must && state.legal.length === 1 && only.path[0] === id) play(only, only.path, true);
    else {
      choose(id);
      // a piece that cannot move is asked why; that another must capture is told already
      if (!state.must && !state.legal.some(({ path }) => path[0] === id)) line.send({ do: "try", path: [id], ply: state.ply });
    }
    return;
  }
  if (follow(pressed(ways(store), selection, id), true)) return;
  if (id === selection.prefix.at(-1) || id === selection.prefix[0]) cancel();
  else if (selection.prefix.length === 1 && isOwn(id)) choose(id);
  else attempt([...selection.prefix, id]);
}

/** @param {string} id @param {string | null} square @param {string[]} trail */
function drop(id, square, trail) {
  const { selection } = store;
  if (!isMine(store) || !selection || square === null) return;
  const home = square === id && !trail.some((passed) => passed !== id);
  const answer = pressed(ways(store), selection, square, trail);
  // letting go of a piece where it may stop means that it does
  const stop = answer.kind === "choose" ? stopping(ways(store), answer.selection) : null;
  if (home || follow(stop ? { kind: "play", ...stop } : answer, false)) return;
  if (square !== id) attempt([...selection.prefix, square]);
}

/** Takes back what has not been sent; then the messages. */
function cancel() {
  if (store.selection) update({ selection: null, pointed: null });
  else update({ refusal: null, flaw: null, asking: null, unlike: null });
}

board.addEventListener("press", (event) => press(/** @type {CustomEvent} */ (event).detail.id));
board.addEventListener("lift", (event) => {
  const { id } = /** @type {CustomEvent} */ (event).detail;
  if (isMine(store) && store.selection?.prefix.at(-1) !== id) choose(id);
});
board.addEventListener("release", (event) => {
  const { id, square, trail } = /** @type {CustomEvent} */ (event).detail;
  drop(id, square, trail);
});
board.addEventListener("cancel", cancel);
document.addEventListener("pointerdown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (store.selection && !target.closest("draughts-board, button, a, input, label, dialog")) cancel();
});

listenToTyping(
  (text) => readMove(text, store.board, ways(store)),
  (typed) => {
    if (store.cursor !== null) update({ cursor: null });
    if (typed.kind === "play") {
      store = { ...store, selection: null };
      play(typed.way.move, typed.way.path, true);
    } else if (typed.kind === "several") {
      update({ selection: { prefix: [typed.path[0]], goal: /** @type {string} */ (typed.path.at(-1)) } });
      speech.say(messagesOf(store).at(-1)?.title ?? "");
    } else if (typed.kind === "illegal") {
      attempt(typed.path);
    }
  },
  store.board,
);

/* ---- what the messages and tools offer ---- */

/** @param {import("./message.js").Wish} what */
function wish(what) {
  const { state, refusal } = store;
  const ply = state.ply;
  if (what.do === "close") update({ refusal: null, flaw: null, asking: null, unlike: null });
  else if (what.do === "present") update({ cursor: null });
  else if (what.do === "first") go(0);
  else if (what.do === "fact") menu.fact(what.claim ?? "");
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
    line.send(what.claim ? { do: what.do, claim: what.claim, ply } : { do: what.do, ply });
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
  resign: () => update({ asking: "resign" }),
  first: () => go(0),
  prev: () => go(shownPly(store) - 1),
  next: () => go(shownPly(store) + 1),
  last: () => go(store.state.moves.length),
};
bindTools(tools, () => {
  if (store.asking) /** @type {HTMLElement | null} */ (byId("slot").querySelector(".btn"))?.focus();
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !isElsewhere(event)) cancel();
});

/* ---- news from the server ---- */

/** @param {State} state */
function hear(state) {
  const { state: before, pending, cursor } = store;
  arrived = performance.now();
  const news = state.ply - before.ply;
  /** @type {Partial<Store>} */
  const patch = { state };
  speech.say(announcement(store, state));
  if (news !== 0 || state.status !== before.status) {
    Object.assign(patch, { selection: null, pointed: null, pending: null, refusal: null, asking: null });
    const own = pending !== null && state.moves[pending.ply]?.path[0] === pending.path[0];
    const unseen = own ? news - 1 : news;
    if (unseen === 1 && cursor === null) patch.motion = motionOf(store, state, state.ply);
    if (cursor !== null && cursor > state.moves.length) patch.cursor = null;
  }
  update(patch);
  face();
  playAutomatically();
}

/** At one screen the board turns to whose move it is, once the last one has been seen. */
function face() {
  clearTimeout(turning);
  if (store.facing === store.state.turn) return;
  const wait = store.settings.turn && !still() ? LOOK : 0;
  turning = setTimeout(() => update({ facing: store.state.turn }), wait);
}

function playAutomatically() {
  clearTimeout(automatic);
  const { state } = store;
  const [only] = state.legal;
  if (!store.settings.single || !isMine(store) || !state.must || state.legal.length !== 1) return;
  automatic = setTimeout(() => {
    if (store.state === state && isMine(store)) play(only, only.path, true);
  }, AUTOMATIC);
}

/** @type {ReturnType<typeof setInterval> | undefined} */
let seconds;
const line = new Line(data.socket, {
  state: hear,
  refusal: (refusal) => {
    update({ refusal, pending: null, flaw: null, asking: null });
    speech.say(`${refusal.title}. ${inPaint(refusal.sentence, refusal.repainted, isSwapped(store))}`);
  },
  error: (sentence) => {
    update({ flaw: sentence, pending: null, refusal: null });
    speech.say(sentence);
  },
  go: (url) => location.assign(url),
  line: (wait) => {
    clearInterval(seconds);
    if (wait === null) {
      store = { ...store, retry: null };
      return;
    }
    const until = performance.now() + wait;
    const tell = () => update({ retry: Math.max(0, Math.ceil((until - performance.now()) / 1000)) });
    seconds = setInterval(tell, 1000);
    tell();
  },
});

// A message that comes or goes makes the list of moves shorter or longer.
new ResizeObserver(() => keepInSight(byId("moves"))).observe(/** @type {Element} */ (byId("moves").parentElement));
bindSettings();
addEventListener("settings", () => {
  update({ settings: settings() });
  playAutomatically();
});
update({ unlike: unlikeLastTime(store.state) });
board.focusOn(store.state.legal[0]?.path[0] ?? null, false);
playAutomatically();
line.now();
