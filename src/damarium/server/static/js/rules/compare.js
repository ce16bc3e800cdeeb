/** Two games side by side: another one is compared as soon as it is chosen. */
import { byId } from "../dom.js";
import { bindDiagrams } from "./diagrams.js";

const form = /** @type {HTMLFormElement} */ (byId("pickers"));
form.addEventListener("change", () => form.requestSubmit());
bindDiagrams();
