/** The live region: what a screen reader is told without being asked. */

/** Text for the region; equal news is told again thanks to a trailing blank. @param {string} text @param {string} last */
export const again = (text, last) => (text === last ? `${text}\u00a0` : text);

export class Speech {
  #last = "";

  /** @param {HTMLElement} region with aria-live */
  constructor(region) {
    this.region = region;
  }

  /** @param {string} text */
  say(text) {
    if (!text) return;
    this.#last = again(text, this.#last);
    this.region.textContent = this.#last;
  }
}
