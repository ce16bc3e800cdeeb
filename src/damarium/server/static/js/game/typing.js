/**
 * The field for typed moves.
 *
 * @typedef {import("./typed.js").Typed} Typed
 */
import { byId } from "../dom.js";
import { t } from "../text.js";
import { namer, renamed } from "./words.js";

/** Shows how a move is written, by one that may be made now. @param {import("./state.js").Store} store */
export function suggest({ state, board, settings }) {
  const [move] = state.legal;
  const text = move ? renamed(move.text, namer(board, settings.names)) : "";
  const field = /** @type {HTMLInputElement} */ (byId("typed"));
  if (field.placeholder !== text) field.placeholder = text;
}

/**
 * @param {(text: string) => Typed} read
 * @param {(typed: Typed) => void} take called for what can be played, chosen from or tried
 * @param {import("../types.js").Board} board
 */
export function listenToTyping(read, take, board) {
  const form = /** @type {HTMLFormElement} */ (byId("typing"));
  const field = /** @type {HTMLInputElement} */ (byId("typed"));
  const flaw = byId("typed-flaw");
  const names = board.squares.map((square) => square.id).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  const [first, last] = [names[0], names[names.length - 1]];
  field.addEventListener("input", () => complain(""));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!field.value.trim()) return;
    const typed = read(field.value);
    if (typed.kind === "unknown") {
      complain(t("There is no square %(square)s on this board (%(first)s to %(last)s).", { square: typed.square, first, last }));
    } else if (typed.kind === "unreadable") {
      complain(t("That is not a move. Write it like 11-15, 11x27 or a3-b4."));
    } else {
      field.value = "";
      take(typed);
    }
  });

  /** @param {string} sentence */
  function complain(sentence) {
    flaw.textContent = sentence;
    flaw.hidden = !sentence;
    if (sentence) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
  }
}
