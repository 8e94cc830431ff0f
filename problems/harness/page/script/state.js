// @ts-check
/**
 * The state of a search at a moment, which changes with each write.
 *
 * As in Python (trace.py, replay/), a *moment* is the number of writes of a lane so far. A *step* is the
 * position of all lanes; a *retreat* is an unbroken row of undos.
 */

export const LINE = 11, CELL = 4; // a word is line (5 bits) | cell (7) | value (4), shifted so
export const SAME = 0, PLACED = 1, OVERWRITTEN = 2, UNDONE = 3;

/** What is true at a moment, and changes with each write. */
export class State {
  /** @param {ArrayLike<number>} start the index of a value for each cell */
  constructor(start) {
    this.cells = Uint8Array.from(start);
    this.counts = new Float64Array(4); // of each kind
    this.depth = 0; // how many more cells are filled than at the start
  }

  copy() {
    const copy = new State(this.cells);
    copy.counts.set(this.counts);
    copy.depth = this.depth;
    return copy;
  }

  /** Let a write happen. @param {number} word @returns {number} its kind */
  apply(word) {
    const cell = (word >> CELL) & 127, value = word & 15, old = this.cells[cell];
    const kind = old === value ? SAME : !value ? UNDONE : old ? OVERWRITTEN : PLACED;
    this.cells[cell] = value;
    this.counts[kind] += 1;
    if (kind === PLACED) {
      this.depth += 1;
    } else if (kind === UNDONE) this.depth -= 1;
    return kind;
  }
}

/** `r3c7` for a cell that is counted row by row. @param {number} cell @param {number} width */
export function nameOf(cell, width) {
  return `r${Math.floor(cell / width) + 1}c${(cell % width) + 1}`;
}
