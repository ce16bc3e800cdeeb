/** Diagrams become boards when somebody presses one, or the button beside it. */
import { html } from "../dom.js";

export function bindDiagrams() {
  document.addEventListener("click", async (event) => {
    const figure = /** @type {Element} */ (event.target).closest(".fig");
    const board = figure?.querySelector(".try:not(.on)");
    const meant = /** @type {Element} */ (event.target).closest(".try, [data-begin]");
    if (!figure || !board || !meant) return;
    board.classList.add("on");
    figure.querySelector("[data-lost]")?.remove();
    // the board's modules are asked for by those who use it
    const live = await import("./live.js").catch(() => null);
    if (live) return live.begin(/** @type {HTMLElement} */ (figure));
    board.classList.remove("on");
    const words = document.getElementById("book-data")?.dataset.offline ?? "";
    figure.querySelector("[data-tried]")?.append(html("p", { class: "flaw", role: "alert", "data-lost": true }, words));
  });
}
