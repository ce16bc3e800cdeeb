/** Whole seconds counted down to nothing, for the page to show. */
export class Countdown {
  /** @type {ReturnType<typeof setInterval> | undefined} */ #timer;

  /** @param {number} ms until nothing is left @param {(seconds: number) => void} tell called now and each second */
  start(ms, tell) {
    this.stop();
    const until = performance.now() + ms;
    const step = () => {
      const seconds = Math.max(0, Math.ceil((until - performance.now()) / 1000));
      if (!seconds) this.stop();
      tell(seconds);
    };
    this.#timer = setInterval(step, 1000);
    step();
  }

  stop() {
    clearInterval(this.#timer);
  }
}
