/**
 * Sounds of wood, made here: which one is heard is a pure function of the news.
 *
 * @typedef {"move" | "capture" | "turn" | "low" | "end"} Sound
 * @typedef {import("../types.js").State} State
 */
import { isLow, leftOf } from "./clock.js";

/**
 * What is to be heard of a new state.
 * @param {State} before @param {State} state
 * @param {boolean} own the last move is the visitor's own, and was heard when he made it
 * @returns {Sound[]}
 */
export function soundsOf(before, state, own) {
  /** @type {Sound[]} */
  const heard = [];
  const move = state.moves.at(-1);
  if (state.ply > before.ply && !own && move) heard.push(soundOf(move));
  if (state.ply < before.ply) heard.push("move");
  const yours = state.status === "running" && state.you.length === 1 && state.you[0] === state.turn;
  if (state.status === "over" && before.status === "running") heard.push("end");
  else if (yours && heard.length) heard.push("turn");
  return heard;
}

/** @param {{captured: unknown[], path: string[]}} move @returns {Sound} */
export const soundOf = ({ captured, path }) => (captured.length && path.length > 1 ? "capture" : "move");

/**
 * Does the visitor's own clock run low? At one screen, and to those who watch, nobody's is their own.
 * @param {State} state @param {number} since milliseconds since it arrived
 */
export function runsLow({ clock, you }, since) {
  return Boolean(clock?.running && you.length === 1 && clock.running === you[0] && isLow(leftOf(clock, you[0], since)));
}

/**
 * What of it is heard in a tab nobody looks at: only that it is his turn.
 * @param {Sound[]} sounds @param {boolean} hidden
 */
export const audible = (sounds, hidden) => (hidden ? sounds.filter((sound) => sound === "turn") : sounds);

export class Sounds {
  /** @type {AudioContext | null} */ #audio = null;

  constructor() {
    // A browser lets nothing be heard before the first gesture.
    const wake = () => {
      this.#audio ??= "AudioContext" in window ? new AudioContext() : null;
      void this.#audio?.resume();
    };
    for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wake, { capture: true, passive: true });
  }

  /** @param {Sound[]} sounds @param {boolean} on */
  play(sounds, on) {
    const audio = this.#audio;
    if (!on || !audio || audio.state !== "running") return;
    let at = audio.currentTime;
    for (const sound of audible(sounds, document.hidden)) {
      NOTES[sound].forEach(([wait, pitch, wooden]) => (wooden ? knock : tone)(audio, at + wait, pitch));
      at += 0.12;
    }
  }
}

/** Seconds after the beginning, pitch in hertz, wood or tone. @type {Record<Sound, [number, number, boolean][]>} */
const NOTES = {
  move: [[0, 210, true]],
  capture: [[0, 250, true], [0.07, 180, true]],
  turn: [[0, 523, false]],
  low: [[0, 440, false], [0.16, 440, false]],
  end: [[0, 392, false], [0.14, 330, false], [0.28, 262, false]],
};

/** Wood on wood: a short low tone under a click of noise. @param {AudioContext} audio @param {number} at @param {number} pitch */
function knock(audio, at, pitch) {
  const body = audio.createOscillator();
  body.type = "triangle";
  body.frequency.setValueAtTime(pitch * 1.6, at);
  body.frequency.exponentialRampToValueAtTime(pitch, at + 0.03);
  body.connect(fading(audio, at, 0.35, 0.11));
  body.start(at);
  body.stop(at + 0.12);

  const click = audio.createBufferSource();
  click.buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.015), audio.sampleRate);
  const samples = click.buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = (2 * Math.random() - 1) * (1 - index / samples.length);
  const wood = audio.createBiquadFilter();
  wood.type = "bandpass";
  wood.frequency.value = pitch * 7;
  click.connect(wood).connect(fading(audio, at, 0.5, 0.03));
  click.start(at);
}

/** @param {AudioContext} audio @param {number} at @param {number} pitch */
function tone(audio, at, pitch) {
  const voice = audio.createOscillator();
  voice.type = "sine";
  voice.frequency.value = pitch;
  voice.connect(fading(audio, at, 0.12, 0.3));
  voice.start(at);
  voice.stop(at + 0.32);
}

/** @param {AudioContext} audio @param {number} at @param {number} loud @param {number} length in seconds */
function fading(audio, at, loud, length) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}
