// What tests ask of a whole page, whatever stands on it.
window.visits = {
  /** By how much the page is wider than the screen, and what makes it so. */
  wide() {
    document.querySelectorAll("main details").forEach((one) => (one.open = true));
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("main *")]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5)
      .map((one) => `${one.tagName}.${one.className}: ${one.textContent?.slice(0, 40)}`)
      .slice(0, 5);
  },

  /** Words of a table that are broken where no hyphen says so. */
  cut(selector) {
    const cut = [];
    for (const cell of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        for (const found of walker.currentNode.data.matchAll(/[^\s\-–/(),;]+/g)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, found.index);
          range.setEnd(walker.currentNode, found.index + found[0].length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) cut.push(found[0]);
        }
      }
    }
    return cut;
  },

  /** Note every control that gets the focus from now on, and those that do not show it. */
  watch() {
    const seen = new Set();
    const bare = [];
    const shows = (one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    };
    document.addEventListener("focusin", ({ target }) => {
      seen.add(target);
      // a round choice is drawn by what stands beside it
      const drawn = [target, target.nextElementSibling].filter(Boolean);
      const { top, bottom } = target.getBoundingClientRect();
      const away = bottom <= 0 || top >= innerHeight;
      if (!drawn.some(shows) || away) bare.push(target.outerHTML.slice(0, 120));
    });
    window.visited = { seen, bare };
  },

  /** What a keyboard should reach. */
  controls() {
    return [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex='0']")]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled && one.tabIndex >= 0)
      .filter((one) => one.type !== "radio" || one.checked);
  },

  missed: () => visits.controls().filter((one) => !visited.seen.has(one)).map((one) => one.outerHTML.slice(0, 120)),
};
