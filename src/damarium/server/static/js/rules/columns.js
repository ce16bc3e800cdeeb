/** Which columns of the table are to be seen: exchanged in place, and kept in the address. */

/** @param {HTMLElement} views the links that choose @param {HTMLElement} box what holds the table @param {HTMLInputElement} kept what the form sends of it */
export function bindColumns(views, box, kept) {
  const links = /** @type {HTMLAnchorElement[]} */ ([...views.querySelectorAll("[data-view]")]);

  /** @param {HTMLAnchorElement} link */
  function show(link) {
    box.dataset.view = kept.value = link.dataset.view ?? "";
    kept.disabled = link === links[0];
    for (const one of links) one.toggleAttribute("aria-current", one === link);
    link.setAttribute("aria-current", "true");
    history.replaceState(null, "", link.href);
  }

  views.addEventListener("click", (event) => {
    const link = links.find((one) => one.contains(/** @type {Node} */ (event.target)));
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(link);
  });

  // a note leads back to its place, which may stand in a column that is not to be seen
  document.addEventListener("click", (event) => {
    const back = /** @type {Element} */ (event.target).closest('a[href*="#r-"]');
    const place = back && document.getElementById(/** @type {HTMLAnchorElement} */ (back).hash.slice(1));
    if (!place || place.checkVisibility()) return;
    const group = /(?:^| )in-(\w+)/.exec(place.closest("td")?.className ?? "")?.[1];
    const link = links.find((one) => one.dataset.view === group);
    if (!link) return;
    event.preventDefault();
    show(link);
    location.hash = place.id;
  });
}
