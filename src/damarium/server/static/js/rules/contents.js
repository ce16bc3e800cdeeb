/** The contents beside a long text: the link to what is being read is marked. */

/** @param {HTMLElement} contents */
export function bindContents(contents) {
  const links = /** @type {HTMLAnchorElement[]} */ ([...contents.querySelectorAll("a")]);
  const places = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);

  function mark() {
    const line = innerHeight / 3;
    const read = places.findLastIndex((place) => place.getBoundingClientRect().top <= line);
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    const now = atEnd ? links.length - 1 : Math.max(0, read);
    links.forEach((link, index) => {
      if ((link.getAttribute("aria-current") !== null) === (index === now)) return;
      if (index === now) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
      // on a phone the contents are one line, which follows
      if (index === now && contents.scrollWidth > contents.clientWidth) contents.scrollTo({ left: link.offsetLeft - 16 });
    });
  }

  let waiting = false;
  addEventListener("scroll", () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      mark();
    });
  }, { passive: true });
  mark();
}
