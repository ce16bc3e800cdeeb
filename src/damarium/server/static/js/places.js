/** What the head folds, its places on a phone and many languages: Escape and a press elsewhere fold it again. */
for (const places of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll(".places"))) {
  document.addEventListener("click", ({ target }) => {
    if (places.open && !places.contains(/** @type {Node} */ (target))) places.open = false;
  });
  places.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !places.open) return;
    places.open = false;
    places.querySelector("summary")?.focus();
  });
}
