/**
 * Actions that the server has not acknowledged: which of them are worth a second sending. Pure functions.
 *
 * @typedef {import("../types.js").Action} Action
 * @typedef {import("../types.js").State} State
 */

/**
 * Nothing is lost with these: they change nothing, or are asked for anew by whoever still wants them.
 * @param {Action} action
 */
export const isFleeting = ({ do: what }) => ["try", "sync", "ping", "beat"].includes(what);

/** A move that comes twice is played once; of nothing else the same is sure. @param {Action} action */
export const isRepeatable = ({ do: what }) => what === "move";

/**
 * Is an action still to be done, in a game that has come so far since it was sent?
 * @param {Action} action @param {State} before as it was known when the action was sent @param {State} now
 */
export function isOpen(action, before, now) {
  const mine = (/** @type {import("../types.js").Side | null | undefined} */ side) => side != null && now.you.includes(side);
  const stays = now.status === "running" && action.ply === now.ply;
  switch (action.do) {
    case "move":
    case "claim":
      return stays;
    case "undo":
      return action.ply === now.ply && !mine(now.takeback?.by);
    case "draw":
      return stays && !mine(now.offer);
    case "resign":
    case "abort":
      return now.status === "running";
    case "absent":
      return now.status === "running" && Boolean(now.absence);
    case "decline": {
      const asked = { draw: now.offer, undo: now.takeback, rematch: now.rematch }[action.what ?? "draw"];
      return Boolean(asked);
    }
    case "rematch":
      return !now.next && !mine(now.rematch?.by);
    case "say": {
      const known = before.chat?.at(-1)?.number ?? -1;
      const said = now.chat?.some(({ number, by, text, preset }) => number > known && mine(by) && (action.preset ? preset === action.preset : text === action.text));
      return !said;
    }
    default:
      return false;
  }
}
