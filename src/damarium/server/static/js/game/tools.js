/** Buttons and keys of the tools beside the board. */

/** @type {Record<string, string>} */
const KEYS = { ",": "prev", ".": "next", ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" };

/** Is a key meant for a field, the menu or the browser? @param {KeyboardEvent} event */
export function isElsewhere(event) {
  const target = /** @type {Element} */ (event.target);
  return event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog[open]") !== null;
}

/**
 * @param {Record<string, () => void>} tools
 * @param {() => void} used called after a button was pressed
 */
export function bindTools(tools, used) {
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("button[data-tool]"))) {
    button.addEventListener("click", () => {
      tools[button.dataset.tool ?? ""]();
      used();
    });
  }
  addEventListener("keydown", (event) => {
    const tool = KEYS[event.key];
    const onBoard = /** @type {Element} */ (event.target).closest("draughts-board") !== null;
    // On the board the arrows go from square to square.
    if (!tool || isElsewhere(event) || (onBoard && event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    tools[tool]();
  });
}
