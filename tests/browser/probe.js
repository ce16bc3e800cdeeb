/* Loaded before the page: keeps what goes over the line, and reads what the board shows. */

/** What goes to and fro whether or not somebody does anything. */
const QUIET = ["ping", "beat", "sync"];

const probe = {
  /** @type {any} the newest state that came */ state: null,
  /** @type {any[]} everything that was sent */ sent: [],
  /** @type {any[]} refusals and errors that came */ refused: [],

  /** What stands on the board by its drawing, a letter a square in the order of the state. */
  position() {
    /** @param {number} x @param {number} y */
    const place = (x, y) => `${Math.round(x)} ${Math.round(y)}`;
    const pieces = new Map();
    for (const use of /** @type {NodeListOf<SVGUseElement>} */ (document.querySelectorAll("draughts-board .pieces use:not(.ghost)"))) {
      const man = use.classList.contains("pw") ? "w" : "b";
      const king = use.getAttribute("href") === "#dm-king";
      const [x, y, width, height] = [use.x, use.y, use.width, use.height].map(({ baseVal }) => baseVal.value);
      pieces.set(place(x + width / 2, y + height / 2), king ? man.toUpperCase() : man);
    }
    const cells = new Map();
    for (const cell of /** @type {NodeListOf<SVGGraphicsElement>} */ (document.querySelectorAll("draughts-board .cell"))) {
      const { x, y, width, height } = cell.getBBox();
      cells.set(cell.getAttribute("data-square"), place(x + width / 2, y + height / 2));
    }
    const { board } = JSON.parse(document.getElementById("game-data")?.textContent ?? "null");
    return board.squares.map((/** @type {{id: string}} */ { id }) => pieces.get(cells.get(id)) ?? ".").join("");
  },

  /** Where a square's middle is on the screen. @param {string} name */
  middle(name) {
    const cell = document.querySelector(`[data-square="${name}"]`);
    if (!cell) throw new Error(`there is no square ${name}`);
    const { x, y, width, height } = cell.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  },

  /** The squares that a kind of mark stands on. @param {string} selector */
  marked(selector) {
    const middle = (/** @type {Element} */ element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const cells = [...document.querySelectorAll("draughts-board .cell")];
    const found = [...document.querySelectorAll(`draughts-board ${selector}`)].map((mark) => {
      const { x, y } = middle(mark);
      const under = cells.find((cell) => {
        const box = cell.getBoundingClientRect();
        return x > box.left && x < box.right && y > box.top && y < box.bottom;
      });
      return under?.getAttribute("data-square") ?? "";
    });
    return [...new Set(found)].sort();
  },

  /** What the page shows otherwise than the newest state says. */
  differences() {
    const { position, moves } = probe.state;
    const texts = (/** @type {string} */ query) => [...document.querySelectorAll(query)].map((one) => one.textContent);
    const taken = { white: 0, black: 0 };
    for (const { by, captured, path } of moves) {
      // a piece of one's own that is taken away is no prey
      if (path.length > 1) taken[/** @type {"white" | "black"} */ (by)] += captured.length;
    }
    const last = moves.slice(-1).flatMap((/** @type {{path: string[]}} */ { path }) => [path[0], path.at(-1)]);
    const pairs = {
      pieces: [probe.position(), position],
      moves: [texts("#moves .move"), moves.map((/** @type {{text: string}} */ { text }) => text)],
      trays: [texts(".seat .tray b").map(Number).sort(), [taken.white, taken.black].filter(Boolean).sort()],
      last: [probe.marked(".m-last"), [...new Set(last)].sort()],
    };
    return Object.entries(pairs).filter(([, [shown, meant]]) => String(shown) !== String(meant));
  },
};
Object.assign(window, { probe });

window.WebSocket = class extends WebSocket {
  /** @param {string | URL} url @param {string | string[]} [protocols] */
  constructor(url, protocols) {
    super(url, protocols);
    this.addEventListener("message", (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "state") probe.state = message;
      if (message.type === "news") {
        const { from, keep, moves, ...changed } = message;
        // news that do not follow are answered by the whole state
        if (from === probe.state.seq) probe.state = { ...probe.state, ...changed, moves: [...probe.state.moves.slice(0, keep), ...moves] };
      }
      if (message.type === "refusal" || message.type === "error") probe.refused.push(message);
    });
  }

  /** @override @param {string} text */
  send(text) {
    const message = JSON.parse(text);
    if (!QUIET.includes(message.do)) probe.sent.push(message);
    super.send(text);
  }
};
