/**
 * A move glides, a capture goes leg by leg; the position below is already the new one, so nothing waits.
 *
 * @typedef {import("./geometry.js").Places} Places
 *
 * @typedef {object} Motion
 * @property {string[]} path squares still to go, the first is where the piece stands
 * @property {string} piece the piece as it sets out
 * @property {{square: string, piece: string, ghost: boolean}[]} victims what is taken; `ghost`: already jumped
 * @property {boolean} linger captured pieces stay as ghosts until the end
 */
import { at, between } from "./geometry.js";
import { drawPiece } from "./sprite.js";

const MOVE = 180;
const LEG = 90;
const LONGEST = 700;
const FADE = 120;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * @param {SVGElement} layer where the moving pieces are drawn meanwhile
 * @param {Places} places
 * @param {Motion} motion
 * @param {boolean} swapped
 * @param {number} size of a piece
 * @param {() => void} settled called when the piece has arrived
 * @returns {boolean} does anything move?
 */
export function animate(layer, places, motion, swapped, size, settled) {
  layer.replaceChildren();
  const stops = motion.path.map((id) => at(places, id));
  const legs = stops.length - 1;
  if (still()) return false;
  if (legs < 1) {
    // nothing moves where a piece is only taken away
    for (const { square, piece } of motion.victims) {
      const drawn = drawPiece(piece, at(places, square), swapped, size);
      layer.append(drawn);
      drawn.animate([{ opacity: 1 }, { opacity: 0 }], { duration: MOVE, easing: EASE }).onfinish = () => drawn.remove();
    }
    return false;
  }
  const end = stops[legs];
  const total = Math.min(LONGEST, Math.max(MOVE, LEG * legs));
  const timing = { duration: total, easing: "linear", fill: /** @type {const} */ ("forwards") };

  for (const victim of motion.victims) {
    const place = at(places, victim.square);
    const leg = Math.max(0, stops.findIndex((stop, index) => index < legs && between(stop, stops[index + 1], place)));
    const taken = victim.ghost ? 0 : (leg + 0.6) / legs;
    const faded = Math.min(1, taken + FADE / total);
    const drawn = drawPiece(victim.piece, place, swapped, size);
    layer.append(drawn);
    drawn.animate(
      [
        { opacity: victim.ghost ? 0.36 : 1, offset: 0 },
        { opacity: victim.ghost ? 0.36 : 1, offset: taken },
        { opacity: motion.linger ? 0.36 : 0, offset: faded },
        { opacity: motion.linger ? 0.36 : 0, offset: 1 },
      ],
      timing,
    );
  }

  const mover = drawPiece(motion.piece, end, swapped, size);
  layer.append(mover);
  const frames = stops.map((stop) => ({ transform: `translate(${stop.x - end.x}px, ${stop.y - end.y}px)`, easing: EASE }));
  mover.animate(frames, timing).onfinish = () => {
    if (mover.parentNode !== layer) return; // another move has begun
    layer.replaceChildren();
    settled();
  };
  return true;
}
