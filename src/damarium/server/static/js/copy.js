/** A button that copies the link in the field beside it and says that it has. */

/** Milliseconds for which the button says so. */
const SAID = 2000;

/** @param {HTMLElement} box holds the field and the button */
export function bindCopy(box) {
  const field = /** @type {HTMLTextAreaElement} */ (box.querySelector("textarea"));
  const button = /** @type {HTMLButtonElement} */ (box.querySelector("[data-copy]"));
  const words = /** @type {HTMLElement} */ (button.querySelector("span"));
  const { textContent: usual } = words;
  button.hidden = false;
  field.addEventListener("focus", () => field.select());
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      // without a secure connection the browser copies nothing: the link is chosen to be copied by hand
      field.focus();
      field.select();
      if (!document.execCommand("copy")) return;
    }
    words.textContent = button.dataset.done ?? "";
    setTimeout(() => (words.textContent = usual), SAID);
  });
}
