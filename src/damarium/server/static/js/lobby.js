/** The lobby, looked at anew every few seconds as long as somebody sees it. */
import { byId } from "./dom.js";
import { spanText } from "./duration.js";

const EVERY = 5000;

const list = byId("tables");
const count = byId("count");
const empty = byId("empty");

/** @param {ParentNode} root @returns {Map<string, HTMLElement>} */
function tablesIn(root) {
  const found = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("#tables > [data-table]"));
  return new Map([...found].map((one) => [one.dataset.table ?? "", one]));
}

/** The tables as the server draws them. */
async function drawn() {
  const answer = await fetch(location.pathname);
  return tablesIn(new DOMParser().parseFromString(await answer.text(), "text/html"));
}

/** Those that are open stay untouched where they are, so that nothing flickers or loses the focus. @param {string[]} ids */
async function take(ids) {
  const known = tablesIn(document);
  const fresh = ids.every((id) => known.has(id)) ? known : await drawn();
  for (const [id, one] of known) {
    if (ids.includes(id)) continue;
    if (one.contains(document.activeElement)) byId("content").focus({ preventScroll: true });
    one.remove();
  }
  /** @type {Element | null} */
  let next = null;
  for (const id of ids.toReversed()) {
    const one = known.get(id) ?? fresh.get(id);
    if (one && !known.has(id)) list.insertBefore(one, next);
    next = one ?? next;
  }
  empty.hidden = tablesIn(document).size > 0;
  if (known.size !== tablesIn(document).size) count.textContent = (count.dataset.some ?? "").replace("#", String(tablesIn(document).size));
}

function tellTimes() {
  for (const one of /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll("[data-since]"))) {
    const text = spanText(Date.now() - Number(one.dataset.since), list.dataset);
    if (one.textContent !== text) one.textContent = text;
  }
}

async function look() {
  if (document.hidden) return;
  try {
    const answer = await fetch("/api/tables");
    /** @type {{tables: {id: string}[]}} */
    const { tables } = await answer.json();
    await take(tables.map(({ id }) => id));
  } catch {
    return; // no line at the moment: the list stands until there is one again
  }
  tellTimes();
}

setInterval(look, EVERY);
document.addEventListener("visibilitychange", look);
addEventListener("pageshow", ({ persisted }) => persisted && look());
