/**
 * The values the server sends (types only: no code is loaded from here).
 *
 * @typedef {"white" | "black"} Side
 * @typedef {{id: string, x: number, y: number, letters: string}} Square
 *
 * @typedef {object} Board
 * @property {string} ground "dark": only the dark squares are played on; "chequered", "plain": all squares;
 *   "points": points on lines; "hexagon": cells, whose rows are half as high
 * @property {number} width columns of the grid in which squares are counted
 * @property {number} height
 * @property {[number, number]} box width and height in units of the drawing
 * @property {[number, number]} pitch units from column to column and from row to row
 * @property {[string, string][]} wood classes and outline of each layer, the lowest first
 * @property {Square[]} squares in the order of the position's characters
 * @property {Side} first who begins
 * @property {"end" | "at_once"} removal when captured pieces leave the board
 * @property {{white: string[], black: string[]} | null} parachutists squares on which a side's men are parachutists
 *
 * @typedef {object} LegalMove
 * @property {string} text
 * @property {string[]} path one square only where a piece of one's own is taken away
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
 * @property {{spelling: string, id: string, name: string, reading: string, reading_name: string, king?: "flying" | "short", losing: boolean, facts: Fact[]}} variant
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
