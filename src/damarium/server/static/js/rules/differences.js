/** The comparison with another game, exchanged in its place. */

/** The newest request: an answer to an older one comes too late. */
let asked = 0;

/** @param {HTMLElement} section */
export function bindDifferences(section) {
  section.addEventListener("submit", async (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    const submitter = /** @type {HTMLButtonElement | null} */ (/** @type {SubmitEvent} */ (event).submitter);
    event.preventDefault();
    const fields = new URLSearchParams(/** @type {any} */ (new FormData(form, submitter)));
    if (!(await exchange(section, `${form.action.split("#")[0]}?${fields}`))) return;
    const id = submitter?.value ? `[name=than][value="${submitter.value}"]` : "#than";
    /** @type {HTMLElement | null} */ (section.querySelector(id) ?? section.querySelector("#than"))?.focus();
  });
  section.addEventListener("change", (event) => {
    const select = /** @type {HTMLElement} */ (event.target);
    if (select instanceof HTMLSelectElement) select.form?.requestSubmit();
  });
}

/** @param {HTMLElement} section @param {string} url @returns {Promise<boolean>} whether it is there */
async function exchange(section, url) {
  asked += 1;
  const mine = asked;
  try {
    const answer = await fetch(url);
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(`#${section.id} [data-part]`);
    if (mine !== asked) return false;
    if (!answer.ok || !fresh) throw new Error(String(answer.status));
    const all = everyRow(section)?.checked ?? false;
    section.querySelector("[data-part]")?.replaceWith(document.adoptNode(fresh));
    const box = everyRow(section);
    if (box) box.checked = all;
    return true;
  } catch {
    if (mine === asked) location.assign(url); // the browser says what is wrong with the line
    return false;
  }
}

/** @param {HTMLElement} section @returns {HTMLInputElement | null} */
function everyRow(section) {
  return section.querySelector(".rowed .check input");
}
