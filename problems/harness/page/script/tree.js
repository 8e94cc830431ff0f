// @ts-check
/** @import {Timeline} from "./timeline.js" */
import { CELL, nameOf, OVERWRITTEN, PLACED, UNDONE } from "./state.js";

const OPEN = 2 ** 31 - 1; // the end of a placement that stands

/**
 * The placements of a search as a tree, in the order in which they were made: a placement stands
 * before those that were tried under it. What each one is, is found by its number.
 *
 * A value that is undone or replaced ends with all that was placed after it: a search that goes back
 * takes those back, too, in whichever order.
 */
export class Tree {
  /** @param {Timeline} timeline */
  constructor(timeline) {
    const { kinds, length, tape } = timeline;
    const most = tape.start.length + kinds.reduce((sum, kind) => sum + Number(kind === PLACED || kind === OVERWRITTEN), 0);
    this.timeline = timeline;
    this.count = 0;
    this.levels = new Uint8Array(most); // how many placements each is under
    this.begins = new Int32Array(most); // the moment after each was written
    this.ends = new Int32Array(most).fill(OPEN);
    this.cells = new Uint8Array(most);
    this.values = new Uint8Array(most);
    this.heights = new Uint8Array(length + 1); // how many stand at each moment
    this.grow();
  }

  /** How many placements stand at most. */
  get top() {
    return this.heights.reduce((top, height) => Math.max(top, height), 0);
  }

  /** Make all writes. */
  grow() {
    const { words, kinds, length } = this.timeline;
    /** @type {number[]} */
    const path = [];
    for (let at = 0; at < length; at += 1) {
      const kind = kinds[at], cell = (words[at] >> CELL) & 127;
      if (kind === UNDONE || kind === OVERWRITTEN) {
        const from = path.findIndex((one) => this.cells[one] === cell);
        if (from >= 0) this.close(path.splice(from), at + 1);
      }
      if (kind === PLACED || kind === OVERWRITTEN) path.push(this.add(cell, words[at] & 15, at + 1, path.length));
      this.heights[at + 1] = path.length;
    }
  }

  /** @param {number[]} placements @param {number} moment */
  close(placements, moment) {
    for (const one of placements) this.ends[one] = moment;
  }

  /** @param {number} cell @param {number} value @param {number} moment @param {number} level */
  add(cell, value, moment, level) {
    this.begins[this.count] = moment;
    this.levels[this.count] = level;
    this.cells[this.count] = cell;
    this.values[this.count] = value;
    return this.count++;
  }

  /** `r1c3=4`. @param {number} one */
  name(one) {
    const { width, values } = this.timeline.tape;
    return `${nameOf(this.cells[one], width)}=${values[this.values[one]]}`;
  }

  /** True if a placement stands in the end. @param {number} one */
  stands(one) {
    return this.ends[one] === OPEN;
  }

  /** The moment at which a placement ended, or the last one. @param {number} one */
  endOf(one) {
    return Math.min(this.ends[one], this.timeline.length + 1);
  }

  /** True if it was taken back and nothing was tried under it. @param {number} one */
  isDeadEnd(one) {
    return !this.stands(one) && (one + 1 === this.count || this.levels[one + 1] <= this.levels[one]);
  }

  /** The placements that stand at a moment, from the first one on. @param {number} moment */
  path(moment) {
    const found = [];
    for (let one = 0; one < this.count && this.begins[one] <= moment; one += 1) {
      if (this.ends[one] > moment) found.push(one);
    }
    return found;
  }
}
