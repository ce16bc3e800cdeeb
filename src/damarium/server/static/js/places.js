/** The places in the head, folded on a phone: Escape and a press elsewhere fold them again. */
const places = /** @type {HTMLDetailsElement | null} */ (document.querySelector(".places"));
const summary = places?.querySelector("summary");

document.addEventListener("click", ({ target }) => {
  if (places?.open && !places.contains(/** @type {Node} */ (target))) places.open = false;
});
places?.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || !places.open) return;
  places.open = false;
  summary?.focus();
});
