/** The menu at the board: another game, settings, and the facts where there is no room beside the board. */
import { byId } from "../dom.js";
import { bindSetup } from "../setup.js";

const NARROW = "(max-width: 1020px)";

/**
 * @param {import("../setup.js").Variant[]} variants
 * @param {() => boolean} running asks about a game that would be left
 */
export function bindMenu(variants, running) {
  const menu = /** @type {HTMLDialogElement} */ (byId("menu"));
  const form = /** @type {HTMLFormElement} */ (byId("setup"));
  const question = byId("leave");
  const facts = byId("facts");

  for (const opener of document.querySelectorAll("[data-menu]")) opener.addEventListener("click", () => menu.showModal());
  byId("menu-close").addEventListener("click", () => menu.close());
  menu.addEventListener("click", (event) => event.target === menu && menu.close()); // beside the sheet

  bindSetup(form, variants, () => {});
  let sure = false;
  form.addEventListener("submit", (event) => {
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

  return {
    /** Shows one fact of the rules, wherever it stands. @param {string} id */
    fact(id) {
      const fact = document.getElementById(`fact-${id}`);
      if (!fact) return;
      for (const other of facts.querySelectorAll(".told")) other.classList.remove("told");
      fact.classList.add("told");
      if (narrow.matches && !menu.open) menu.showModal();
      fact.tabIndex = -1;
      fact.focus();
      fact.scrollIntoView({ block: "nearest" });
    },
  };
}
