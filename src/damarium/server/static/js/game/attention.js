/** The title and the icon of the tab say when it is the visitor's turn. */
import { t } from "../text.js";

/** Is it the turn of a visitor who holds one seat? @param {import("../types.js").State} state */
export const isYours = ({ status, you, turn }) => status === "running" && you.length === 1 && you[0] === turn;

/** @param {import("../types.js").State} state */
export const titleOf = (state) => (isYours(state) ? `${t("Your move")} · ${state.variant.name}` : state.variant.name);

/** @param {string} turn address of the icon for one's turn */
export function bindAttention(turn) {
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  const usual = icon?.href ?? "";
  return (/** @type {import("../types.js").State} */ state) => {
    document.title = titleOf(state);
    const wanted = isYours(state) ? turn : usual;
    if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  };
}
