/** The rules editor: every change is sent to the server, which draws the page that follows from it. */
import { byId } from "../dom.js";
import { bindAgainst } from "../setup.js";
import { takeOver } from "./morph.js";
import { field, place } from "./position.js";

const form = /** @type {HTMLFormElement} */ (byId("rules"));
/** @type {AbortController | null} what is being asked at the moment */
let asking = null;
let steps = Number(history.state?.steps ?? 0);

/**
 * Asks the server for a page and shows it.
 * @param {string} address
 * @param {RequestInit} options
 * @param {Element | null} touched
 * @returns {Promise<boolean>} is the page shown?
 */
async function ask(address, options, touched) {
  asking?.abort();
  const mine = new AbortController();
  asking = mine;
  try {
    const answer = await fetch(address, { ...options, signal: mine.signal });
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (mine.signal.aborted) return false;
    const editor = fresh.getElementById("editor");
    if (!editor) {
      tell(fresh.querySelector(".lost h1 + p")?.textContent ?? fresh.title);
      return false;
    }
    takeOver(fresh, touched);
    byId("editor").dataset.address = editor.dataset.address ?? "";
    document.title = editor.dataset.title ?? document.title;
    dress();
    byId("said").textContent = byId("p-base").dataset.said ?? "";
    return true;
  } catch (error) {
    if (/** @type {Error} */ (error).name !== "AbortError") tell(byId("rules").dataset.offline ?? "");
    return false;
  }
}

/** One sentence above the switches. @param {string} sentence */
function tell(sentence) {
  const note = document.createElement("p");
  note.className = "note warn";
  note.setAttribute("role", "alert");
  note.textContent = sentence;
  byId("p-notes").replaceChildren(note);
  note.scrollIntoView({ block: "nearest" });
}

/** What depends on the steps so far and on the place of the pen. */
function dress() {
  document.querySelector("[data-undo]")?.toggleAttribute("disabled", steps === 0);
  byId("p-board").classList.toggle("placing", field() !== null);
}

/** The address follows what is shown. */
function remember() {
  const address = byId("editor").dataset.address ?? "";
  if (address === location.pathname + location.search) return;
  steps += 1;
  history.pushState({ steps }, "", address);
  dress();
}

/** @param {HTMLElement | null} submitter @param {Element | null} touched */
async function send(submitter, touched) {
  const data = new FormData(form, submitter);
  if (await ask(form.action, { method: "POST", body: data }, touched)) remember();
}

form.addEventListener("change", (event) => {
  const touched = /** @type {HTMLInputElement} */ (event.target);
  if (touched.closest("#play") || touched.type === "file") return;
  // the directions are chosen one by one from here on; nothing has changed yet
  if (touched instanceof HTMLSelectElement && touched.value === "own") return;
  send(null, touched);
});
form.addEventListener("submit", (event) => {
  const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
  if (button?.hasAttribute("data-play")) return;
  event.preventDefault();
  send(button?.name ? button : null, button);
});
bindAgainst(form);

document.addEventListener("click", async (event) => {
  const target = /** @type {Element} */ (event.target);
  const link = /** @type {HTMLAnchorElement | null} */ (target.closest("a[data-edit]"));
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    if (await ask(link.href, {}, link)) remember();
  } else if (target.closest("[data-undo]")) {
    history.back();
  } else if (target.closest("[data-copy]")) {
    copy(/** @type {HTMLElement} */ (target.closest("[data-copy]")));
  } else if (place(event)) {
    send(null, null);
  }
});

/** @param {HTMLElement} button */
async function copy(button) {
  const words = button.querySelector("span");
  const before = words?.textContent ?? "";
  await navigator.clipboard.writeText(location.href);
  if (!words) return;
  words.textContent = button.dataset.done ?? "";
  byId("said").textContent = words.textContent;
  setTimeout(() => (words.textContent = before), 2000);
}

addEventListener("popstate", async (event) => {
  // a jump within the page has no state
  if (event.state === null) return;
  steps = Number(event.state.steps);
  await ask(location.href, {}, form);
});

const open = /** @type {HTMLFormElement} */ (byId("open"));
document.addEventListener("change", (event) => {
  if (/** @type {HTMLInputElement} */ (event.target).id === "file") open.requestSubmit();
});
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  const files = event.dataTransfer?.files;
  if (!files?.length) return;
  event.preventDefault();
  /** @type {HTMLInputElement} */ (byId("file")).files = files;
  open.requestSubmit();
});
history.replaceState({ steps }, "");
dress();
