/** Whether the sides have exchanged their paint for this visitor, and how sentences read then. */

/**
 * @param {import("./types.js").Board} board
 * @param {import("./settings.js").Settings} settings
 */
export const isRepainted = (board, settings) => settings.beginner && board.first === "white";

/**
 * A text of the server, with the sides named by their paint.
 * @param {string} plain
 * @param {string | undefined} repainted how it reads with the paint exchanged; undefined: the same
 * @param {boolean} swapped
 */
export const inPaint = (plain, repainted, swapped) => (swapped ? (repainted ?? plain) : plain);
