// @ts-check
import { lastOf } from "./elements.js";

/** @typedef {{level: number, end: number, line: number, leads: boolean, events: string[], before?: number, after?: number, [text: string]: any}} Call */
/** @typedef {[number, string, string?]} Answer its call or -1, its value then, and its value at the end if it differs */

/** The first calls of a search, each before those that it made. */
export class CallTree {
  /** @param {{calls: Call[], answers: Answer[]}} data */
  constructor({ calls, answers }) {
    this.all = calls;
    this.answers = answers;
    this.levels = calls.map(({ level }) => level);
    this.ends = calls.map(({ end }) => end);
    this.count = calls.length;
    this.parents = new Int32Array(this.count);
    this.places = new Int32Array(this.count); // among those of the same parent
    this.sizes = new Int32Array(this.count + 1); // how many calls each made, after those of nobody
    for (let call = 0, path = [-1]; call < this.count; call += 1) {
      const level = this.levels[call], parent = path[level];
      path[level + 1] = call;
      this.parents[call] = parent;
      this.places[call] = ++this.sizes[parent + 1];
    }
    this.length = 2 * this.count; // without writes, a moment is after a call began or returned
  }

  /** The moment at which a call begins. @param {number} call */
  enters(call) {
    return this.all[call].before ?? 2 * call - this.levels[call] + 1;
  }

  /** The first moment at which it is closed: the one after its last write, or after it returned. @param {number} call */
  closes(call) {
    const { after } = this.all[call];
    return after === undefined ? 2 * this.ends[call] - this.levels[call] : after + 1;
  }

  /** The call that began last, or -1. @param {number} moment */
  last(moment) {
    return lastOf(this.count, (call) => this.enters(call) <= moment);
  }

  /** The innermost call that is open, or else the first one. @param {number} moment */
  at(moment) {
    let call = this.last(moment);
    while (call >= 0 && this.closes(call) <= moment) call = this.parent(call);
    return Math.max(call, 0);
  }

  /** The call that has just returned, or -1. @param {number} moment */
  back(moment) {
    let call = this.all[0]?.after === undefined ? this.last(moment) : -1;
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

  /** A text of a call. @param {string} name @param {number} call @returns {string} */
  text(name, call) {
    return this.all[call]?.[name] ?? "";
  }

  /** The first call with a path, or -1. @param {string} path */
  withPath(path) {
    return path ? this.all.findIndex((call) => call.path === path) : -1;
  }

  /** The next call from a line after a call, or else the first one. @param {number} line @param {number} after */
  fromLine(line, after) {
    const next = this.all.findIndex((call, at) => at > after && call.line === line);
    return next < 0 ? this.all.findIndex((call) => call.line === line) : next;
  }

  /** The number of calls with an event, up to a call. @param {string} kind @param {number} last */
  tally(kind, last) {
    let count = 0;
    for (let call = 0; call <= last; call += 1) if (this.has(call, kind)) count += 1;
    return count;
  }

  /** True if a call has an event. @param {number} call @param {string} kind */
  has(call, kind) {
    return Boolean(this.all[call]?.events.includes(kind));
  }
}
