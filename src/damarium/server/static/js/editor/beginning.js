/** Where to begin: finding a game by its name, a file that is dropped. */
import { byId } from "../dom.js";

const search = /** @type {HTMLInputElement} */ (byId("search"));
const games = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".known li"));

/** Without accents and upper case. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase();

search.addEventListener("input", () => {
  const wish = plain(search.value.trim());
  let found = 0;
  for (const game of games) {
    const fits = plain(game.textContent ?? "").includes(wish);
    game.hidden = !fits;
    if (fits) found += 1;
  }
  document.querySelector("[data-none]")?.toggleAttribute("hidden", found > 0);
});
