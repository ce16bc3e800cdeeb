/** A seat's own link: what opens the seat stands in the fragment, and is out of sight at once. */
import { byId } from "./dom.js";

const { to, table } = byId("seat").dataset;
const secret = location.hash.slice(1);
history.replaceState(null, "", location.pathname + location.search);

async function sitDown() {
  byId("going").hidden = false;
  try {
    // not sent by the form itself: a page that tells nobody where it is names no origin either
    const answer = await fetch(to ?? "", { method: "POST", body: new URLSearchParams({ secret }), redirect: "manual" });
    if (answer.type === "opaqueredirect") {
      location.replace(table ?? "");
      return;
    }
    byId("wrong").hidden = false;
  } catch {
    byId("away").hidden = false;
  }
  byId("going").hidden = true;
}

if (secret) sitDown();
else byId("wrong").hidden = false;
