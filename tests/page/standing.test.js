/** Positions of diagrams as the modules of a game know them. */
import { isMine, shown, ways } from "../../src/damarium/server/static/js/game/state.js";
import { boardView } from "../../src/damarium/server/static/js/game/scene.js";
import { storeOf } from "../../src/damarium/server/static/js/rules/standing.js";
import { DEFAULTS } from "../../src/damarium/server/static/js/settings.js";
import { darkBoard, equal, move } from "./check.js";

const AROUND = { board: darkBoard(8), lang: "en", name: "X", king: /** @type {const} */ ("flying") };
const POSITION = `${".".repeat(8)}b....w${".".repeat(18)}`;

export function both_sides_are_the_visitors() {
  const store = storeOf(AROUND, { position: POSITION, turn: "black", legal: [move("9 13")], must: false }, DEFAULTS);
  equal(isMine(store), true);
  equal(ways(store).length, 1);
  equal(shown(store).position, POSITION);
}

export function the_last_move_is_marked_and_nothing_follows_the_end() {
  const last = { by: /** @type {const} */ ("white"), path: ["18", "14"] };
  const store = storeOf(AROUND, { position: POSITION, turn: "black", legal: [], must: false }, DEFAULTS, last);
  equal(isMine(store), false);
  equal(boardView(store).marks.last, ["18", "14"]);
  equal(boardView(store).live, false);
}

export function the_board_is_not_turned_after_a_move() {
  const store = storeOf(AROUND, { position: POSITION, turn: "black", legal: [move("9 13")], must: true }, { ...DEFAULTS, turn: true });
  equal(boardView(store).turned, false);
  equal(boardView(store).marks.can, ["9"]);
}
