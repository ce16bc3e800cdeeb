/**
 * The values the server sends (types only: no code is loaded from here).
 *
 * @typedef {"white" | "black"} Side
 * @typedef {{id: string, x: number, y: number, letters: string}} Square
 *
 * @typedef {object} Board
 * @property {string} ground "dark": only the dark squares are played on; "plain": all squares
 * @property {number} width
 * @property {number} height
 * @property {Square[]} squares in the order of the position's characters
 * @property {Side} first who begins
 * @property {"end" | "at_once"} removal when captured pieces leave the board
 *
 * @typedef {object} LegalMove
 * @property {string} text
 * @property {string[]} path
 * @property {string[][]} paths every way of playing it
 * @property {string[]} captured
 * @property {boolean} crowns
 *
 * @typedef {object} PlayedMove
 * @property {Side} by
 * @property {string} text
 * @property {string[]} path
 * @property {[string, string][]} captured square and kind
 * @property {boolean} crowns
 * @property {string} position after the move
 *
 * @typedef {{kind: "person" | "computer", level?: number, thinking?: boolean}} Seat
 * A `repainted` is the text beside it where White and Black have exchanged their paint; missing where it is the same.
 *
 * @typedef {{id: string, text: string, repainted?: string}} Fact
 * @typedef {{id: string, count: number, limit: number, claim: boolean, sentence: string, resets: string}} Counter
 * @typedef {{white: number, black: number, running: Side | null, increment: number}} Clock
 * @typedef {{winner: Side | null, reason: string, sentence: string, repainted?: string}} Outcome
 *
 * @typedef {object} State
 * @property {"state"} type
 * @property {number} seq
 * @property {string} id
 * @property {{spelling: string, id: string, name: string, reading: string, reading_name: string, king?: "flying" | "short", facts: Fact[]}} variant
 * @property {string} position
 * @property {Side} turn
 * @property {number} ply
 * @property {"running" | "over"} status
 * @property {Outcome | null} outcome
 * @property {Side[]} you
 * @property {{white: Seat, black: Seat}} seats
 * @property {LegalMove[]} legal
 * @property {boolean} must
 * @property {PlayedMove[]} moves
 * @property {string} start
 * @property {Counter[]} counters those that strike first before the others
 * @property {{id: string, sentence: string, repainted?: string}[]} claims
 * @property {Side | null} offer
 * @property {Side | null} declined who has just turned a draw down
 * @property {Clock | null} clock
 * @property {{undo: boolean, resign: boolean, draw: boolean, rematch: boolean}} can
 *
 * @typedef {object} Refusal
 * @property {"refusal"} type
 * @property {number} id
 * @property {string} code
 * @property {string} title
 * @property {string} sentence
 * @property {string} [repainted]
 * @property {string[]} squares
 * @property {string[]} refused
 * @property {{text: string, path: string[], captured: string[]} | null} better
 * @property {string} fact
 *
 * @typedef {{do: string, path?: string[], ply?: number, claim?: string}} Action
 */
export {};
