/**
 * What this visitor likes, kept in this browser only.
 *
 * @typedef {object} Settings
 * @property {string} theme "system", "light" or "dark"
 * @property {string} board theme of the board
 * @property {string} pieces set of pieces
 * @property {string} numbers "field", "edge" or "off"
 * @property {string} names "own" or "letters"
 * @property {boolean} turn turn the board after each move at one screen
 * @property {boolean} beginner the side that begins is painted black and sits below
 * @property {boolean} single play the only capture without being asked
 * @property {boolean} premove a move may be chosen while the opponent is to move
 * @property {boolean} sound
 * @property {boolean} chat what players say to each other is shown
 */
const KEY = "damarium";

/** @type {Settings} */
export const DEFAULTS = {
  theme: "system",
  board: "walnut",
  pieces: "ivory",
  numbers: "field",
  names: "own",
  turn: false,
  beginner: false,
  single: false,
  premove: true,
  sound: true,
  chat: true,
};

/** What is stored under a key, or `fallback` where there is nothing or no storage.
 * @template T @param {string} key @param {T} fallback @returns {T} */
export function stored(key, fallback) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? fallback;
  } catch {
    return fallback;
  }
}

/** @param {string} key @param {unknown} value */
export function store(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse storage: the choice then lasts as long as the page.
  }
}

let current = { ...DEFAULTS, ...stored(KEY, {}) };

/** @returns {Settings} */
export function settings() {
  return current;
}

/** @param {Partial<Settings>} patch */
function change(patch) {
  current = { ...current, ...patch };
  store(KEY, current);
  dispatchEvent(new Event("settings"));
}

/** Shows the settings in every control with `data-setting` and follows it. */
export function bindSettings() {
  const controls = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-setting]"));
  const show = () => {
    for (const control of controls) {
      const value = current[/** @type {keyof Settings} */ (control.dataset.setting)];
      control.checked = typeof value === "boolean" ? value : control.value === value;
    }
  };
  for (const control of controls) {
    control.addEventListener("change", () => {
      const name = /** @type {string} */ (control.dataset.setting);
      change({ [name]: control.type === "checkbox" ? control.checked : control.value });
    });
  }
  addEventListener("settings", () => {
    current = { ...current, ...stored(KEY, {}) };
    show();
  });
  show();
}
