/** Words, clocks and the line to the server. */
import { clockText, leftOf } from "../../src/damarium/server/static/js/game/clock.js";
import { backoff } from "../../src/damarium/server/static/js/game/socket.js";
import { again } from "../../src/damarium/server/static/js/game/speech.js";
import { load, t, tn } from "../../src/damarium/server/static/js/text.js";
import { namer, pieceName, renamed, sideName, spoken } from "../../src/damarium/server/static/js/game/words.js";
import { darkBoard, equal, move } from "./check.js";

export function the_back_off_grows_and_is_jittered_within_its_bounds() {
  for (let tries = 0; tries < 20; tries++) {
    for (const random of [0, 0.5, 1]) {
      const wait = backoff(tries, random);
      if (wait < 500 || wait > 10_000) throw new Error(`${wait}`);
    }
  }
  if (backoff(3, 0) >= backoff(3, 1)) throw new Error("no jitter");
  equal(backoff(12, 1), 10_000);
}

export function clocks_show_tenths_at_the_end_and_days_where_there_are_days() {
  equal(clockText(260_000), "4:20");
  equal(clockText(60_999), "1:00");
  equal(clockText(9_870), "9.8");
  equal(clockText(-5), "0.0");
  equal(clockText(59 * 60_000 + 59_999), "59:59");
  equal(clockText((5 * 60 + 12) * 60_000), "5:12 h");
  equal(clockText((2 * 24 + 4) * 3_600_000), "2 d 4 h");
  equal([24, 72, 72.5].map((hours) => clockText(hours * 3_600_000)), ["1 day", "3 days", "3 days"]);
  equal(leftOf({ white: 5000, black: 7000, running: "white", increment: 0 }, "white", 1500), 3500);
  equal(leftOf({ white: 5000, black: 7000, running: "white", increment: 0 }, "black", 1500), 7000);
}

export function equal_news_is_read_again() {
  equal(again("28 takes 39", "28 takes 39"), "28 takes 39\u00a0");
  equal(again("28 takes 39", "28 takes 39\u00a0"), "28 takes 39");
}

export function messages_fall_back_to_their_english_text() {
  load({ "White": "Weiß", "short\u0004white king": "weißer König" }, "de");
  equal(t("White"), "Weiß");
  equal(t("Black"), "Black");
  equal(tn("%(num)s move.", "%(num)s moves.", 1), "1 move.");
  equal(tn("%(num)s move.", "%(num)s moves.", 2), "2 moves.");
  equal(t("short\u0004white king"), "weißer König");
  equal(t("short\u0004black king"), "black king");
  load({}, "en");
}

export function numbers_choose_among_as_many_forms_as_the_language_has() {
  const forms = { one: "%(num)s ruch", few: "%(num)s ruchy", many: "%(num)s ruchów", other: "%(num)s ruchu" };
  load({ "%(num)s move": forms }, "pl");
  const said = [1, 2, 4, 5, 12, 21, 22, 0.5].map((num) => tn("%(num)s move", "%(num)s moves", num));
  equal(said, ["1 ruch", "2 ruchy", "4 ruchy", "5 ruchów", "12 ruchów", "21 ruchów", "22 ruchy", "0.5 ruchu"]);
  load({ "%(num)s move": { one: "%(num)s coup", other: "%(num)s coups" } }, "fr");
  equal(tn("%(num)s move", "%(num)s moves", 0), "0 coup");
  // the millions have a kind of their own there, of which nothing here has words
  equal(tn("%(num)s move", "%(num)s moves", 1_000_000), "1000000 coups");
  load({}, "en");
}

export function words_follow_the_paint() {
  const variant = { spelling: "x", id: "x", name: "X", reading: "", reading_name: "", losing: false, facts: [] };
  equal(sideName("white", true), "Black");
  equal(pieceName("w", true, variant), "black man");
  equal(pieceName("B", false, variant), "black king");
  equal(pieceName("p", false, variant), "white parachutist");
  equal(pieceName("p", true, variant), "black parachutist");
  equal(pieceName(".", false, variant), "empty");
}

export function moves_are_spoken_with_their_whole_path() {
  const board = darkBoard(8);
  const own = namer(board, "own");
  equal(spoken(move("28 39"), own), "28 to 39");
  equal(spoken(move("11 20 27", "16 24"), own), "11 takes 20 takes 27");
  equal(spoken(move("14", "14"), own), "14 taken away");
  equal(renamed("9x14", namer(board, "letters")), "b6xc5");
}
