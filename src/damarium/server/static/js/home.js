/** The home page: the board shows the chosen game, a card of the collection chooses it. */
import "./board/element.js";
import { stamp } from "./board/stamp.js";
import { byId, dataOf } from "./dom.js";
import { inPaint, isRepainted } from "./paint.js";
import { settings } from "./settings.js";
import { bindSetup } from "./setup.js";
import { bindSift } from "./sift.js";

/** @typedef {import("./types.js").Board} Board */

/** @type {{variants: import("./setup.js").Variant[], shapes: Record<string, Omit<Board, "squares"> & {places: [number, number][]}>}} */
const { variants, shapes } = dataOf("home-data");
const form = /** @type {HTMLFormElement} */ (byId("setup"));
const hero = /** @type {import("./board/element.js").DraughtsBoard} */ (byId("hero"));
const cards = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("[data-game]"));

/** @param {import("./setup.js").Variant} variant @param {string} size */
function show(variant, size) {
  const { shape, start } = variant.boards?.[size] ?? variant;
  if (!shape || !start) return;
  const { places, ...looks } = shapes[shape];
  // the names of squares are not shown here
  const squares = places.map(([x, y]) => ({ id: `${x} ${y}`, x, y, letters: "" }));
  /** @type {Board} */
  const board = { ...looks, squares, first: variant.first ?? "white", removal: "end", parachutists: null };
  const swapped = isRepainted(board, settings());
  const { text: lies = "", repainted } = variant.orientation ?? {};
  const text = { name: variant.name, orientation: inPaint(lies, repainted, swapped) };
  for (const [key, value] of Object.entries(text)) {
    const place = document.querySelector(`[data-of=${key}]`);
    if (place) place.textContent = value;
  }
  const words = board.squares.map(() => "");
  const nothing = { marks: {}, ghosts: [], motion: null, grid: false, live: false, liftable: [], landings: [], wanted: [], words };
  hero.show({
    board,
    position: start,
    turned: false,
    swapped,
    numbers: "off",
    names: "own",
    label: byId("hero-caption").textContent ?? "",
    ...nothing,
  });
  for (const card of cards) {
    if (card.dataset.game === variant.id) card.setAttribute("aria-current", "true");
    else card.removeAttribute("aria-current");
  }
  byId("headstamp").replaceChildren(stamp(board, start));
}

const choose = bindSetup(form, variants, show);
bindSift(byId("sift"), [...cards]);
for (const card of cards) {
  card.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(card.dataset.game ?? "");
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollTo({ top: 0, behavior: calm ? "auto" : "smooth" });
    byId("f-game").focus({ preventScroll: true });
  });
}
addEventListener("settings", () => choose(/** @type {HTMLSelectElement} */ (byId("f-game")).value));
