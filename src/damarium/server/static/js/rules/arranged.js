/** The order of rows. */

/**
 * By rank, upwards or back; rows of equal rank stay in the order of the alphabet.
 * @param {{rank: number, place: number}[]} keys one a row
 * @param {boolean} back
 * @returns {number[]} the rows' indices
 */
export function arranged(keys, back) {
  const way = back ? -1 : 1;
  return keys.map((_, index) => index).sort((a, b) => way * (keys[a].rank - keys[b].rank) || keys[a].place - keys[b].place);
}
