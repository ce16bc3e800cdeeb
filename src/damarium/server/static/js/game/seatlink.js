/** The link that takes the visitor's seat to another device: his alone, so it is fetched only when he asks for it. */
import { byId, html } from "../dom.js";
import { t } from "../text.js";

/** @param {() => string} table its id */
export function bindSeatLink(table) {
  const button = /** @type {HTMLButtonElement} */ (byId("seat-show"));
  const box = byId("seat-link");
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      const answer = await fetch(`/api/games/${table()}/seat`);
      if (!answer.ok) throw new Error(answer.statusText);
      const { url, qr } = await answer.json();
      show(box, url, qr);
      button.hidden = true;
    } catch {
      box.replaceChildren(html("p", { class: "flaw" }, t("The link cannot be had now. Try again.")));
    }
    button.disabled = false;
  });
}

/** @param {HTMLElement} box @param {string} url @param {string} qr an SVG text */
function show(box, url, qr) {
  const field = /** @type {HTMLInputElement} */ (html("input", { type: "text", readonly: true, value: url, "aria-label": t("Link to your seat"), focus: () => field.select() }));
  const done = html("span", { class: "small muted", role: "status" });
  const copy = html("button", { type: "button", class: "btn", click: () => copied() }, t("Copy"));
  async function copied() {
    try {
      await navigator.clipboard.writeText(url);
      done.textContent = t("Copied.");
    } catch {
      field.focus(); // without the clipboard the visitor copies by himself
      field.select();
      done.textContent = t("Copy it with your keyboard or a long press.");
    }
  }
  const drawn = new DOMParser().parseFromString(qr, "image/svg+xml").documentElement;
  const picture = html("div", { class: "qr" }, drawn);
  box.replaceChildren(html("div", { class: "copy" }, field, copy), done, picture);
}
