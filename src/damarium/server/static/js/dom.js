/** Making and finding HTML elements. */
import { svg } from "./board/svg.js";

/**
 * @param {string} name
 * @param {Record<string, string | number | boolean | ((event: Event) => void)>} attributes a function is a
 *   listener for the event of that name
 * @param {(Node | string)[]} children
 * @returns {HTMLElement}
 */
export function html(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key, value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false) element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/** @param {string} name */
export const icon = (name) => svg("svg", { class: "ic", "aria-hidden": "true" }, svg("use", { href: `#ic-${name}` }));

/**
 * An element the template promises.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/** What had to wait for a script is complete and comes into sight. */
export function filled() {
  for (const element of document.querySelectorAll("[data-unfilled]")) element.removeAttribute("data-unfilled");
}

/** The JSON in a script element. @param {string} id @returns {any} */
export const dataOf = (id) => JSON.parse(byId(id).textContent ?? "null");
