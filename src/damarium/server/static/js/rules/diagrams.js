/** Diagrams become boards when somebody presses one, or the button beside it. */

export function bindDiagrams() {
  document.addEventListener("click", async (event) => {
    const figure = /** @type {Element} */ (event.target).closest(".fig");
    const board = figure?.querySelector(".try:not(.on)");
    const meant = /** @type {Element} */ (event.target).closest(".try, [data-begin]");
    if (!figure || !board || !meant) return;
    board.classList.add("on");
    // the board's modules are asked for by those who use it
    const { begin } = await import("./live.js");
    begin(/** @type {HTMLElement} */ (figure));
  });
}
