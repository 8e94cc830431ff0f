// @ts-check

/**
 * @typedef {{levels: number[], ends: number[], lines: number[], events: number[], before?: number[], after?: number[],
 *   texts: string[], kinds: string[], answers: [number, string, string][], shared: boolean}} Columns of the first calls; the texts are numbers in `texts`
 */

/** The first calls of a search, each before those that it made. */
export class CallTree {
  /** @param {Columns} columns */
  constructor(columns) {
    this.columns = columns;
    this.levels = columns.levels;
    this.count = columns.levels.length;
    this.parents = new Int32Array(this.count);
    this.places = new Int32Array(this.count); // among those of the same parent
    this.sizes = new Int32Array(this.count + 1); // how many calls each made, after those of nobody
    for (let one = 0, path = [-1]; one < this.count; one += 1) {
      const level = this.levels[one], parent = path[level];
      path[level + 1] = one;
      this.parents[one] = parent;
      this.places[one] = ++this.sizes[parent + 1];
    }
    this.ends = columns.ends;
    this.length = 2 * this.count; // without writes, a moment is after a call began or returned
    this.later = Number(Boolean(columns.before)); // a call with writes is current from its first one on
  }

  /** The moment at which a call begins. @param {number} one */
  enters(one) {
    return this.columns.before?.[one] ?? 2 * one - this.levels[one] + 1;
  }

  /** The moment at which it has returned. @param {number} one */
  leaves(one) {
    return this.columns.after?.[one] ?? 2 * this.ends[one] - this.levels[one];
  }

  /** The call that began last, or -1. @param {number} moment */
  last(moment) {
    let low = 0, high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.enters(middle) + this.later <= moment) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** The innermost call that is open, or else the first one. @param {number} moment */
  at(moment) {
    let one = this.last(moment);
    while (one >= 0 && this.leaves(one) + this.later <= moment) one = this.parent(one);
    return Math.max(one, 0);
  }

  /** The call that has just returned, or -1. @param {number} moment */
  back(moment) {
    let one = this.later ? -1 : this.last(moment);
    while (one >= 0 && this.leaves(one) < moment) one = this.parent(one);
    return one >= 0 && this.leaves(one) === moment ? one : -1;
  }

  /** The call that made a call, or -1. @param {number} one */
  parent(one) {
    return this.parents[one] ?? -1;
  }

  /** True if a call made others. @param {number} one */
  calls(one) {
    return this.ends[one] > one + 1;
  }

  /** A text of a call. @param {string} column @param {number} one */
  text(column, one) {
    return this.columns.texts[/** @type {any} */ (this.columns)[column][one]] ?? "";
  }

  /** How many calls an event is one of, up to a call. @param {string} kind @param {number} last */
  tally(kind, last) {
    const bit = 1 << this.columns.kinds.indexOf(kind), { events } = this.columns;
    let count = 0;
    for (let one = 0; one <= last; one += 1) if (events[one] & bit) count += 1;
    return count;
  }

  /** True if an event is one of a call's. @param {number} one @param {string} kind */
  has(one, kind) {
    return Boolean(this.columns.events[one] & (1 << this.columns.kinds.indexOf(kind)));
  }
}
