/**
 * The fields that choose a game: readings and sizes follow the game.
 *
 * @typedef {{id: string, name: string, orientation?: {text: string, repainted?: string}, readings: {id: string, name: string}[], sizes: string[],
 *   shape?: string, start?: string, first?: import("./types.js").Side, boards?: Record<string, {shape: string, start: string}>}} Variant
 */
import { html } from "./dom.js";

/** @param {HTMLSelectElement} select @param {{value: string, text: string}[]} options @param {string} before */
function fill(select, options, before) {
  select.replaceChildren(...options.map(({ value, text }) => html("option", { value }, text)));
  select.value = options.some(({ value }) => value === before) ? before : options[0].value;
  select.disabled = options.length < 2;
}

/** Against whom and how: the level is told, days for a move are offered to two at two places only. @param {HTMLFormElement} form */
export function bindAgainst(form) {
  const level = form.querySelector("output");
  const slider = /** @type {HTMLInputElement | null} */ (form.elements.namedItem("level"));
  const tell = () => level && slider && (level.value = slider.value);
  slider?.addEventListener("input", tell);
  form.addEventListener("change", () => limitClock(form));
  tell();
  limitClock(form);
}

/** @param {HTMLFormElement} form */
function limitClock(form) {
  const clock = /** @type {HTMLSelectElement | null} */ (form.elements.namedItem("clock"));
  const here = form.querySelector("[name=opponent][value=here]:checked") !== null;
  for (const option of clock?.options ?? []) {
    if (option.dataset.days === undefined) continue;
    option.hidden = option.disabled = here;
    if (here && option.selected && clock) clock.value = "none";
  }
}

/**
 * @param {HTMLFormElement} form @param {Variant[]} variants
 * @param {(variant: Variant, size: string) => void} changed
 * @returns {(game: string) => void} chooses a game
 */
export function bindSetup(form, variants, changed) {
  /** @param {string} name */
  const field = (name) => /** @type {HTMLSelectElement} */ (form.elements.namedItem(name));
  const game = field("game");
  const size = field("size");
  const chosen = () => variants.find(({ id }) => id === game.value) ?? variants[0];

  // another game begins with its own size and usual rules, whatever the last one was set to
  const follow = (reading = "", width = "") => {
    const { readings, sizes } = chosen();
    fill(field("reading"), readings.map(({ id, name }) => ({ value: id, text: name })), reading);
    fill(size, sizes.map((value) => ({ value, text: value })), width);
    form.querySelector("[data-field=size]")?.toggleAttribute("hidden", sizes.length < 2);
    changed(chosen(), size.value);
  };
  const stay = () => follow(field("reading").value, size.value);
  game.addEventListener("change", () => follow());
  size.addEventListener("change", () => changed(chosen(), size.value));
  // A disabled select is not sent; the game's only reading or size is the default anyway.
  stay();
  bindAgainst(form);
  return (id) => {
    if (id === game.value) return stay();
    game.value = id;
    follow();
  };
}
