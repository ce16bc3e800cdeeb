/** Sifting the collection: by what is written in the field, and by the kind of board. */
import { byId } from "./dom.js";

/** Letters alone: "Türkisch" is found by "turk". @param {string} text */
export const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Does a game fit? Every word must stand in its names; German ones are long. @param {string} known @param {string} wanted */
export function fits(known, wanted) {
  const names = plain(known);
  return plain(wanted).split(/\s+/).every((word) => names.includes(word));
}

/**
 * @param {HTMLElement} box
 * @param {HTMLElement[]} cards
 * @param {(shown: HTMLElement[]) => void} [then] what else on the page belongs to the games shown
 */
export function bindSift(box, cards, then) {
  const find = /** @type {HTMLInputElement} */ (byId("find"));
  const found = byId("found");

  function sift() {
    const family = /** @type {HTMLInputElement} */ (box.querySelector("input:checked")).value;
    const shown = cards.filter((card) => {
      const fitting = (!family || card.dataset.family === family) && fits(card.dataset.known ?? "", find.value);
      card.closest("li, tr")?.toggleAttribute("hidden", !fitting);
      return fitting;
    });
    // the template words it, with # for the number
    found.textContent = (found.dataset.some ?? "").replace("#", String(shown.length));
    byId("none").hidden = shown.length > 0;
    then?.(shown);
    return shown;
  }

  box.addEventListener("input", sift);
  find.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const [first] = sift();
    if (find.value) first?.click();
  });
  sift();
}
