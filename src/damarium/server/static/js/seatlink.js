/** The link that takes a seat to another device: its holder's alone, so it is fetched only when he unfolds it. */

/** Where the page has the fold for it. */
export function bindSeatLink() {
  const own = /** @type {HTMLDetailsElement | null} */ (document.getElementById("seat-link"));
  own?.addEventListener("toggle", async () => {
    const shown = /** @type {HTMLElement} */ (own.querySelector(".share"));
    const flaw = /** @type {HTMLElement} */ (own.querySelector(".flaw"));
    if (!own.open || !shown.hidden) return;
    flaw.hidden = true;
    try {
      const answer = await fetch(own.dataset.from ?? "");
      if (!answer.ok) throw new Error(answer.statusText);
      /** @type {{url: string, qr: string}} */
      const { url, qr } = await answer.json();
      /** @type {HTMLTextAreaElement} */ (shown.querySelector("textarea")).value = url;
      const drawn = new DOMParser().parseFromString(qr, "image/svg+xml").documentElement;
      shown.querySelector(".qr")?.replaceChildren(document.importNode(drawn, true));
      shown.hidden = false;
    } catch {
      flaw.hidden = false;
    }
  });
}
