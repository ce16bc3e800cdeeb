/** Taking over a page that the server has drawn anew: only what is other than before is exchanged. */

/** @param {ParentNode} root */
const parts = (root) => /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-part]"));

/** @param {Element | null} element */
const isField = (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * @param {Document} fresh
 * @param {Element | null} touched what lies in the same part is drawn anew in any case
 */
export function takeOver(fresh, touched) {
  const active = document.activeElement;
  const typed = isField(active) && active !== touched ? active.value : null;
  for (const part of parts(fresh)) {
    const old = document.getElementById(part.id);
    if (!old || (old.outerHTML === part.outerHTML && !(touched && old.contains(touched)))) continue;
    old.replaceWith(document.importNode(part, true));
  }
  if (!active?.id || document.activeElement === active) return;
  const again = document.getElementById(active.id);
  // somebody may have gone on typing while the server was asked
  if (typed !== null && isField(again) && again.type !== "radio" && again.type !== "checkbox") again.value = typed;
  again?.focus({ preventScroll: true });
}
