/** What tests ask of a whole page, whatever stands on it. */
(() => {
  /** @type {Set<EventTarget | null>} */
  const seen = new Set();
  /** @type {string[]} */
  const bare = [];

  /** @param {Element} one */
  const named = (one) => one.outerHTML.slice(0, 120);

  /** @param {Element} one */
  function outlined(one) {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  }

  /** What a keyboard should reach. */
  function controls() {
    const all = document.querySelectorAll("a[href], button, input, select, summary, [tabindex='0']");
    return /** @type {(HTMLInputElement | HTMLButtonElement | HTMLSelectElement)[]} */ ([...all])
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled && one.tabIndex >= 0)
      .filter((one) => one.type !== "radio" || /** @type {HTMLInputElement} */ (one).checked);
  }

  const visits = {
    controls,

    /** What makes the page wider than the screen. */
    wide() {
      for (const one of document.querySelectorAll("main details")) one.setAttribute("open", "");
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const wide = [...document.querySelectorAll("main *")].filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5);
      return [`${scrollWidth} pixels`, ...wide.slice(0, 5).map(named)];
    },

    /** Words that are broken where no hyphen says so. @param {string} selector */
    cut(selector) {
      const cut = [];
      for (const cell of document.querySelectorAll(selector)) {
        const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const text = /** @type {Text} */ (walker.currentNode);
          for (const { index, 0: word } of text.data.matchAll(/[^\s\-–/(),;]+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) cut.push(word);
          }
        }
      }
      return cut;
    },

    /** Note every control that gets the focus from now on, and those that do not show it. */
    watch() {
      document.addEventListener("focusin", (event) => {
        const one = /** @type {Element} */ (event.target);
        seen.add(one);
        // a round choice is drawn by what stands beside it
        const drawn = outlined(one) || (one.nextElementSibling && outlined(one.nextElementSibling));
        const { top, bottom } = one.getBoundingClientRect();
        if (!drawn || bottom <= 0 || top >= innerHeight) bare.push(named(one));
      });
    },

    missed: () => controls().filter((one) => !seen.has(one)).map(named),
    bare: () => bare,
  };
  Object.assign(window, { visits });
})();
