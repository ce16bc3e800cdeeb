/** The order of the rows of the table of all games. */
import { arranged } from "../../src/damarium/server/static/js/rules/arranged.js";
import { equal } from "./check.js";

const KEYS = [
  { rank: 2, place: 3 },
  { rank: 1, place: 2 },
  { rank: 2, place: 0 },
  { rank: 1, place: 1 },
];

export function ranks_go_up_or_down() {
  equal(arranged(KEYS, false), [3, 1, 2, 0]);
  equal(arranged(KEYS, true), [2, 0, 3, 1]);
}

export function equal_ranks_stay_in_the_order_of_the_alphabet() {
  equal(arranged(KEYS.map(({ place }) => ({ rank: 0, place })), true), [2, 3, 1, 0]);
}
