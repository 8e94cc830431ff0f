// @ts-check
/** @import {Tape} from "./lane.js" */

/**
 * As in Python (trace.py, replay/), a *moment* is the number of writes of a lane so far. A *step* is the
 * position of all lanes; a *retreat* is an unbroken row of undos.
 */

const LINE = 11, CELL = 4; // a word is line (5 bits) | cell (7) | value (4), shifted so
const SAME = 0, PLACED = 1, OVERWRITTEN = 2, UNDONE = 3;

/** What is true at a moment, and changes with each write. */
export class State {
  /** @param {ArrayLike<number>} start the index of a value for each cell */
  constructor(start) {
    this.cells = Uint8Array.from(start);
    this.counts = new Float64Array(4); // of each kind
  }

  /** How many more cells are filled than at the start. */
  get depth() {
    return this.counts[PLACED] - this.counts[UNDONE];
  }

  copy() {
    const copy = new State(this.cells);
    copy.counts.set(this.counts);
    return copy;
  }

  /** Let a write happen. @param {number} word @returns {number} its kind */
  apply(word) {
    const cell = (word >> CELL) & 127, value = word & 15, old = this.cells[cell];
    const kind = old === value ? SAME : !value ? UNDONE : old ? OVERWRITTEN : PLACED;
    this.cells[cell] = value;
    this.counts[kind] += 1;
    return kind;
  }
}

/** `r3c7` for a cell that is counted row by row. @param {number} cell @param {number} width */
function nameOf(cell, width) {
  return `r${Math.floor(cell / width) + 1}c${(cell % width) + 1}`;
}

const EVERY = 4096; // writes from one checkpoint to the next

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
