// @ts-check

/**
 * @typedef {{levels: number[], ends: number[], lines: number[], events: number[], leads: number[], before?: number[], after?: number[],
 *   texts: string[], kinds: string[], answers: [number, string, string, string][]}} Columns of the first calls; the texts are numbers in `texts`
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
    for (let call = 0, path = [-1]; call < this.count; call += 1) {
      const level = this.levels[call], parent = path[level];
      path[level + 1] = call;
      this.parents[call] = parent;
      this.places[call] = ++this.sizes[parent + 1];
    }
    this.ends = columns.ends;
    this.length = 2 * this.count; // without writes, a moment is after a call began or returned
  }

  /** The moment at which a call begins. @param {number} call */
  enters(call) {
    return this.columns.before?.[call] ?? 2 * call - this.levels[call] + 1;
  }

  /** The first moment at which it is closed: the one after its last write, or after it returned. @param {number} call */
  closes(call) {
    return this.columns.after ? this.columns.after[call] + 1 : 2 * this.ends[call] - this.levels[call];
  }

  /** The call that began last, or -1. @param {number} moment */
  last(moment) {
    let low = 0, high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.enters(middle) <= moment) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** The innermost call that is open, or else the first one. @param {number} moment */
  at(moment) {
    let call = this.last(moment);
    while (call >= 0 && this.closes(call) <= moment) call = this.parent(call);
    return Math.max(call, 0);
  }

  /** The call that has just returned, or -1. @param {number} moment */
  back(moment) {
    let call = this.columns.after ? -1 : this.last(moment);
    while (call >= 0 && this.closes(call) < moment) call = this.parent(call);
    return call >= 0 && this.closes(call) === moment ? call : -1;
  }

  /** The open calls, the innermost first. @param {number} moment */
  path(moment) {
    const path = [];
    for (let call = this.at(moment); call >= 0; call = this.parent(call)) path.push(call);
    return path;
  }

  /** The call that made a call, or -1. @param {number} call */
  parent(call) {
    return this.parents[call] ?? -1;
  }

  /** True if a call made others. @param {number} call */
  calls(call) {
    return this.ends[call] > call + 1;
  }

  /** A text of a call. @param {string} column @param {number} call */
  text(column, call) {
    return this.columns.texts[/** @type {any} */ (this.columns)[column][call]] ?? "";
  }

  /** The first call with a path, or -1. @param {string} path */
  withPath(path) {
    return path ? /** @type {any} */ (this.columns).path.indexOf(this.columns.texts.indexOf(path)) : -1;
  }

  /** The number of calls with an event, up to a call. @param {string} kind @param {number} last */
  tally(kind, last) {
    const bit = 1 << this.columns.kinds.indexOf(kind), { events } = this.columns;
    let count = 0;
    for (let call = 0; call <= last; call += 1) if (events[call] & bit) count += 1;
    return count;
  }

  /** True if a call has an event. @param {number} call @param {string} kind */
  has(call, kind) {
    return Boolean(this.columns.events[call] & (1 << this.columns.kinds.indexOf(kind)));
  }
}
