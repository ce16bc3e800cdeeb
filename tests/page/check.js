/** What the tests of the modules say: thrown errors are failures. */

/** @param {unknown} got @param {unknown} wanted */
export function equal(got, wanted) {
  const [a, b] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`got ${a}, wanted ${b}`);
}

/**
 * A board of dark squares, numbered from the top left.
 * @param {number} size
 */
export function darkBoard(size) {
  const squares = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if ((size - 1 - y + x) % 2) continue;
      squares.push({ id: String(squares.length + 1), x, y, letters: String.fromCharCode(97 + x) + (size - y) });
    }
  }
  return { ground: "dark", width: size, height: size, squares, first: /** @type {const} */ ("white"), removal: /** @type {const} */ ("end") };
}

/** @param {string} squares @param {string} [captured] @param {string[]} [others] other ways of playing it */
export function move(squares, captured = "", others = []) {
  const path = squares.split(" ");
  return {
    text: path.join(captured ? "x" : "-"),
    path,
    paths: [path, ...others.map((other) => other.split(" "))],
    captured: captured ? captured.split(" ") : [],
    crowns: false,
  };
}
