/** The comparison with another game, exchanged in its place. */

/** @param {HTMLElement} section */
export function bindDifferences(section) {
  section.addEventListener("submit", async (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    const submitter = /** @type {HTMLButtonElement | null} */ (/** @type {SubmitEvent} */ (event).submitter);
    event.preventDefault();
    const fields = new URLSearchParams(/** @type {any} */ (new FormData(form, submitter)));
    await exchange(section, `${form.action.split("#")[0]}?${fields}`);
    const id = submitter?.value ? `[name=than][value="${submitter.value}"]` : "#than";
    /** @type {HTMLElement | null} */ (section.querySelector(id) ?? section.querySelector("#than"))?.focus();
  });
  section.addEventListener("change", (event) => {
    const select = /** @type {HTMLElement} */ (event.target);
    if (select instanceof HTMLSelectElement) select.form?.requestSubmit();
  });
}

/** @param {HTMLElement} section @param {string} url */
async function exchange(section, url) {
  const part = /** @type {HTMLElement} */ (section.querySelector("[data-part]"));
  const all = /** @type {HTMLInputElement | null} */ (part.querySelector(".rowed .check input"))?.checked ?? false;
  try {
    const answer = await fetch(url);
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(`#${section.id} [data-part]`);
    if (!answer.ok || !fresh) throw new Error(String(answer.status));
    part.replaceWith(document.adoptNode(fresh));
  } catch {
    location.assign(url); // the browser says what is wrong with the line
    return;
  }
  const box = /** @type {HTMLInputElement | null} */ (section.querySelector(".rowed .check input"));
  if (box) box.checked = all;
}
