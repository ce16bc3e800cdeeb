/** The menu at the board: another game, settings, and the facts where there is no room beside the board. */
import { byId } from "../dom.js";
import { bindSetup } from "../setup.js";
import { t } from "../text.js";

/** On paper there is no menu: the facts stand with the board. */
const NARROW = "screen and (max-width: 1020px)";

/** The fields that make another game of the same two; who plays and at which colour is settled. */
const PROPOSED = ["game", "reading", "size", "capture_optional", "clock"];

/**
 * @param {import("../setup.js").Variant[]} variants
 * @param {object} game
 * @param {() => boolean} game.running is there a game that would be left?
 * @param {(fields: Record<string, string>) => void} game.propose to the opponent, where two are at a table
 */
export function bindMenu(variants, { running, propose }) {
  const menu = /** @type {HTMLDialogElement} */ (byId("menu"));
  const form = /** @type {HTMLFormElement} */ (byId("setup"));
  const question = byId("leave");
  const facts = byId("facts");

  for (const opener of document.querySelectorAll("[data-menu]")) opener.addEventListener("click", () => menu.showModal());
  byId("menu-close").addEventListener("click", () => menu.close());
  menu.addEventListener("click", (event) => event.target === menu && menu.close()); // beside the sheet

  bindSetup(form, variants, () => {});
  let sure = false;
  const begin = /** @type {HTMLButtonElement} */ (form.querySelector(".main[type=submit]"));
  const later = byId("propose-later");
  form.addEventListener("submit", (event) => {
    if (form.classList.contains("proposing")) {
      event.preventDefault();
      const fields = new FormData(form);
      const said = PROPOSED.flatMap((name) => (fields.has(name) ? [[name, String(fields.get(name))]] : []));
      menu.close();
      return propose(Object.fromEntries(said));
    }
    if (sure || !running()) return;
    event.preventDefault();
    question.hidden = false;
    byId("leave-yes").focus();
  });
  byId("leave-yes").addEventListener("click", () => {
    sure = true;
    form.requestSubmit();
  });
  byId("leave-no").addEventListener("click", () => {
    question.hidden = true;
    menu.close();
  });

  const narrow = matchMedia(NARROW);
  const place = () => byId(narrow.matches ? "facts-in-menu" : "facts-beside").append(facts);
  narrow.addEventListener("change", place);
  place();

  const usual = begin.textContent;
  return {
    /**
     * Two who play with each other settle the next game between them, when this one is over.
     * @param {boolean} together @param {boolean} now
     */
    show(together, now) {
      form.classList.toggle("proposing", together);
      begin.textContent = together ? t("Propose this game") : usual;
      begin.disabled = together && !now;
      later.hidden = !begin.disabled;
    },
    /** Opens the menu where another game is chosen. */
    propose() {
      menu.showModal();
      form.scrollIntoView({ block: "start" });
      /** @type {HTMLElement} */ (form.elements.namedItem("game")).focus();
    },
    /** Marks the fact that a refusal names, and brings it into sight where it stands. @param {string} id */
    mark(id) {
      for (const other of facts.querySelectorAll(".told")) other.classList.remove("told");
      const fact = document.getElementById(`fact-${id}`);
      const box = fact?.closest(".beside");
      fact?.classList.add("told");
      // the page itself stays where it is
      if (fact && box) box.scrollTop += fact.getBoundingClientRect().top - box.getBoundingClientRect().top - 8;
    },
  };
}
