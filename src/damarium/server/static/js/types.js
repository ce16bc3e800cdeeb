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
 * @typedef {{kind: "person" | "computer" | "open", level?: number, thinking?: boolean, present?: boolean}} Seat
 * `present`: a page of the person who sits there is connected. A `repainted` is the text beside it where White and Black have exchanged their paint; missing where it is the same.
 *
 * @typedef {{id: string, text: string, repainted?: string}} Fact
 * @typedef {{id: string, count: number, limit: number, claim: boolean, sentence: string, resets: string}} Counter
 * @typedef {{white: number, black: number, running: Side | null, increment: number}} Clock
 * @typedef {{kind: "fischer" | "move" | "days", initial: number, increment: number, spelling: string, text: string}} Control milliseconds
 * @typedef {{winner: Side | null, reason: string, sentence: string, repainted?: string}} Outcome
 * @typedef {{id: string, link: string, round: number, score: {white: number, black: number}, current: string | null}} Table
 * `score` in half points, of the games that are over; `current`: address of the newest game where it is another one.
 *
 * @typedef {{number: number, by: Side, text: string, preset: string | null}} Line something said between the players
 *
 * @typedef {object} State
 * @property {"state"} type
 * @property {number} seq
 * @property {string} id
 * @property {{spelling: string, id: string, name: string, reading: string, reading_name: string, king?: "flying" | "short", losing: boolean, facts: Fact[]}} variant
 * @property {string} position
 * @property {Side} turn
 * @property {number} ply
 * @property {"waiting" | "running" | "over"} status
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
 * @property {Table | null} [table]
 * @property {Control | null} [control]
 * @property {Clock | null} clock
 * @property {{by: Side, plies: number} | null} [takeback] who asks to take so many moves back
 * @property {Side | null} [takeback_declined] who has just turned that down
 * @property {{by: Side, name: string, reading: string, clock: string, same: boolean} | null} [rematch] another game that is proposed
 * @property {Side | null} [rematch_declined]
 * @property {string | null} [next] address of the game that follows
 * @property {{side: Side, wait: number} | null} [absence] who is to move and not connected; milliseconds until the
 *   game may be claimed
 * @property {Line[]} [chat]
 * @property {number} [watchers]
 * @property {{undo: boolean, resign: boolean, draw: boolean, rematch: boolean, asks?: boolean, abort?: boolean, chat?: boolean,
 *   absent?: boolean}} can `asks`: to take back is a request
 *
 * What has changed since the state of number `from`: `keep` of the known moves stand, `moves` follow them.
 * @typedef {Partial<Omit<State, "type" | "seq" | "moves">> & {type: "news", seq: number, from: number, keep: number, moves: PlayedMove[]}} News
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
 * @typedef {{do: string, path?: string[], ply?: number, claim?: string, what?: string, result?: string, text?: string, preset?: string}
 *   & Record<string, unknown>} Action
 */
export {};
