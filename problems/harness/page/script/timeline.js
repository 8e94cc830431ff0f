// @ts-check
/** @import {Tape} from "./lane.js" */
import { CELL, LINE, nameOf, OVERWRITTEN, PLACED, SAME, State, UNDONE } from "./state.js";


export const EVERY = 4096; // writes from one checkpoint to the next
export const COLUMNS = 600; // of a strip

/** A trace with random access: any moment costs the same, forwards or backwards. */
export class Timeline {
  /** @param {Tape} tape @param {Uint16Array} words */
  constructor(tape, words) {
    this.tape = tape;
    this.words = words;
    this.length = words.length;
    this.kinds = new Uint8Array(this.length);
    this.depths = new Uint8Array(this.length + 1);
    /** @type {number[] | undefined} */
    this.ordered = undefined;
    this.checkpoints = this.replay(new State(tape.start));
  }

  /** Make all writes. @param {State} state */
  replay(state) {
    const checkpoints = [state.copy()];
    for (let at = 0; at < this.length; at += 1) {
      this.kinds[at] = state.apply(this.words[at], at + 1);
      this.depths[at + 1] = state.depth;
      if ((at + 1) % EVERY === 0) checkpoints.push(state.copy());
    }
    return checkpoints;
  }

  /** The board and the counts. @param {number} moment @returns {State} */
  stateAt(moment) {
    const number = Math.floor(moment / EVERY), state = this.checkpoints[number].copy();
    for (let at = number * EVERY; at < moment; at += 1) state.apply(this.words[at], at + 1);
    return state;
  }

  /** The cells that the row of undos up to a moment has emptied. @param {number} moment */
  retreatAt(moment) {
    const cells = new Set();
    for (let at = moment; at > 0 && this.kinds[at - 1] === UNDONE; at -= 1) cells.add(this.cellAt(at));
    return cells;
  }

  /**
   * The first moment from one on, before another, that stands before a retreat; or -1.
   * @param {number} from @param {number} end @param {number} least how many undos in a row
   */
  nextRetreat(from, end, least) {
    for (let at = from; at < end; at += 1) {
      const begun = at > 0 && this.kinds[at - 1] === UNDONE;
      if (begun || this.kinds[at] !== UNDONE) continue;
      let length = 1;
      while (length < least && this.kinds[at + length] === UNDONE) length += 1;
      if (length === least) return at;
    }
    return -1;
  }

  /**
   * The next moment after a write that passes a test, the first ones after the last; or -1.
   * @param {number} moment @param {(word: number) => boolean} test
   */
  next(moment, test) {
    for (let tried = 0; tried < this.length; tried += 1) {
      const at = (moment + tried) % this.length;
      if (test(this.words[at])) return at + 1;
    }
    return -1;
  }

  /** The blanks in the order in which the search fills them, by rows or by columns; none if its writes show neither. */
  get order() {
    return this.ordered ??= this.findOrder();
  }

  findOrder() {
    const { start, width, max_depth: deepest } = this.tape;
    const rows = [...start.keys()].filter((cell) => !start[cell]);
    const columns = rows.toSorted((a, b) => (a % width) - (b % width) || a - b);
    return [rows, columns].find((order) => deepest > 1 && this.keepsTo(order)) ?? [];
  }

  /** True if each write is to the blank that its depth says. @param {number[]} order */
  keepsTo(order) {
    return this.kinds.every((kind, at) => (
      kind === SAME || this.cellAt(at + 1) === order[this.depths[at + 1] - Number(kind !== UNDONE)]));
  }

  /** Why a search goes back from a moment, as far as its writes prove it. @param {number} moment */
  nextBlank(moment) {
    const cell = this.order[this.depths[moment]], { value, width } = this.tape;
    return cell === undefined ? "" : `no ${value} went into the next blank, ${nameOf(cell, width)}`;
  }

  /** True if what was just placed is taken back next. @param {number} moment */
  isDeadEnd(moment) {
    const { kinds, length } = this, [last, next] = [kinds[moment - 1], kinds[moment]];
    if (moment < 1 || moment >= length || this.cellAt(moment) !== this.cellAt(moment + 1)) return false;
    return (last === PLACED || last === OVERWRITTEN) && (next === UNDONE || next === OVERWRITTEN);
  }

  /** From where to where the row of undos up to a moment went, and why. @param {number} moment */
  retreatTold(moment) {
    const begun = moment - this.retreatAt(moment).size, { width } = this.tape, why = this.nextBlank(begun);
    const way = `${nameOf(this.cellAt(begun + 1), width)} back to ${nameOf(this.cellAt(moment), width)}`;
    return why ? `${way}, after ${why}` : way;
  }

  /** The cell that was written last. @param {number} moment */
  cellAt(moment) {
    return (this.words[moment - 1] >> CELL) & 127;
  }

  /** The line that wrote last. @param {number} moment */
  lineAt(moment) {
    return moment ? this.tape.lines[this.words[moment - 1] >> LINE] : 0;
  }

  /** The least and the greatest depth in each part of the run. */
  strip() {
    return Array.from({ length: COLUMNS }, (_, column) => {
      const [first, last] = [column, column + 1].map((at) => Math.floor((at * this.length) / COLUMNS));
      const depths = this.depths.subarray(first, last + 1);
      return depths.reduce(([low, high], depth) => [Math.min(low, depth), Math.max(high, depth)], [255, 0]);
    });
  }
}
