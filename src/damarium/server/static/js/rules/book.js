/** The page of a game in the rule book: where one reads, another comparison, and boards to try. */
import { bindContents } from "./contents.js";
import { bindDiagrams } from "./diagrams.js";
import { bindDifferences } from "./differences.js";

bindContents(/** @type {HTMLElement} */ (document.querySelector(".toc")));
bindDifferences(/** @type {HTMLElement} */ (document.querySelector("#differences")));
bindDiagrams();
