/** The table of all games: sorted by a press on a column's head, sifted by name and board. */
import { byId } from "../dom.js";
import { bindSift } from "../sift.js";
import { arranged } from "./arranged.js";
import { bindColumns } from "./columns.js";

const form = /** @type {HTMLFormElement} */ (byId("arrange"));
const table = /** @type {HTMLTableElement} */ (document.querySelector("table.all"));
const body = table.tBodies[0];
const heads = /** @type {HTMLElement[]} */ ([...table.querySelectorAll("thead [data-column]")]);
const notes = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".footnotes li")]);

/** @param {HTMLElement} head */
function sortBy(head) {
  const column = heads.indexOf(head);
  const back = head.getAttribute("aria-sort") === "ascending";
  const rows = [...body.rows];
  const keys = rows.map((row) => ({ rank: Number(row.cells[column].dataset.rank ?? row.dataset.place), place: Number(row.dataset.place) }));
  body.append(...arranged(keys, back).map((index) => rows[index]));
  for (const one of heads) one.setAttribute("aria-sort", one !== head ? "none" : back ? "descending" : "ascending");
}

/** @param {HTMLElement[]} shown the names of the games that are to be seen */
function onlyTheirNotes(shown) {
  const games = new Set(shown.map((name) => name.closest("tr")?.dataset.game));
  for (const note of notes) note.hidden = !games.has(note.dataset.game);
  document.querySelector(".footnotes")?.toggleAttribute("hidden", notes.every((note) => note.hidden));
  /** @type {HTMLElement} */ (table.parentElement).hidden = !shown.length;
}

form.addEventListener("submit", (event) => {
  const head = /** @type {SubmitEvent} */ (event).submitter?.closest("[data-column]");
  if (!head) return;
  event.preventDefault();
  sortBy(/** @type {HTMLElement} */ (head));
});
byId("like").addEventListener("change", () => form.requestSubmit());
bindColumns(/** @type {HTMLElement} */ (document.querySelector(".views")), /** @type {HTMLElement} */ (table.parentElement), /** @type {HTMLInputElement} */ (form.querySelector("[name=columns]")));
bindSift(byId("sift"), /** @type {HTMLElement[]} */ ([...body.querySelectorAll("th a")]), onlyTheirNotes);
