// @ts-check
/** @import {Tape} from "./lane.js" */
import { CELL, LINE, nameOf, State, UNDONE } from "./state.js";

export const EVERY = 4096; // writes from one checkpoint to the next

/** A trace with random access: any moment costs the same, forwards or backwards. */
export class Timeline {
  /** @param {Tape} tape @param {Uint16Array} words */
  constructor(tape, words) {
    this.tape = tape;
    this.words = words;
    this.length = words.length;
    this.kinds = new Uint8Array(this.length);
    this.checkpoints = this.replay(new State(tape.start));
  }

  /** Make all writes. @param {State} state */
  replay(state) {
    const checkpoints = [state.copy()];
    for (let at = 0; at < this.length; at += 1) {
      this.kinds[at] = state.apply(this.words[at]);
      if ((at + 1) % EVERY === 0) checkpoints.push(state.copy());
    }
    return checkpoints;
  }

  /** The board and the counts. @param {number} moment @returns {State} */
  stateAt(moment) {
    const number = Math.floor(moment / EVERY), state = this.checkpoints[number].copy();
    for (let at = number * EVERY; at < moment; at += 1) state.apply(this.words[at]);
    return state;
  }

  /** The cells that the row of undos up to a moment has emptied. @param {number} moment */
  retreatAt(moment) {
    const cells = new Set();
    for (let at = moment; at > 0 && this.kinds[at - 1] === UNDONE; at -= 1) cells.add(this.cellAt(at));
    return cells;
  }

  /** The next moment after a write by a line of `lines`, or else the first one. @param {number} moment @param {number} line */
  next(moment, line) {
    const next = this.words.findIndex((word, at) => at >= moment && word >> LINE === line);
    return 1 + (next < 0 ? this.words.findIndex((word) => word >> LINE === line) : next);
  }

  /** The last write in words. @param {number} moment */
  describe(moment) {
    const { values, width, written } = this.tape, cell = this.cellAt(moment);
    const [old, now] = [this.stateAt(moment - 1).cells[cell], this.words[moment - 1] & 15].map((value) => values[value]);
    const what = written[this.kinds[moment - 1]].replace("{old}", old).replace("{new}", now);
    return `${nameOf(cell, width)} ${what}, line ${this.lineAt(moment)}`;
  }

  /** The cell that was written last. @param {number} moment */
  cellAt(moment) {
    return (this.words[moment - 1] >> CELL) & 127;
  }

  /** The line that wrote last. @param {number} moment */
  lineAt(moment) {
    return moment ? this.tape.lines[this.words[moment - 1] >> LINE] : 0;
  }
}
