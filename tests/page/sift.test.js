/** Finding a game by what somebody writes. */
import { fits, plain } from "../../src/damarium/server/static/js/sift.js";
import { equal } from "./check.js";

const TURKISH = "Türkische Dame|Turkish draughts|turkish|dama";

export function marks_and_capitals_do_not_matter() {
  equal(plain("TÜRKISCHE Dame"), "turkische dame");
  for (const text of ["türk", "turk", "Turkish", "dama", "dame turk", ""]) equal(fits(TURKISH, text), true);
}

export function every_word_stands_in_a_name() {
  for (const text of ["dame", "urk", "kisch"]) equal(fits(TURKISH, text), true);
  for (const text of ["turk x", "spanisch"]) equal(fits(TURKISH, text), false);
}
