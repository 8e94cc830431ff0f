// @ts-check
/** @import {State} from "./timeline.js" */
import { CallTree } from "./call_tree.js";
import { format } from "./elements.js";
import { Timeline } from "./timeline.js";

/**
 * @typedef {{width: number, start: number[], values: string[], letters: string[], lines: number[], words: string,
 *   writes: number, solution: number[], name: string, letter: string, unit: string, nothing: string,
 *   written: string[], events: [number, string, string][], calls: string}} Tape
 */

/** One search: its writes if it fills a grid, its calls, and its events. */
export class Lane {
  /** @param {Tape} tape @param {Timeline | undefined} timeline @param {CallTree} calls */
  constructor(tape, timeline, calls) {
    this.tape = tape;
    this.name = tape.name;
    this.letter = tape.letter;
    this.timeline = timeline;
    this.calls = calls;
    this.length = timeline?.length ?? calls.length;
    this.events = tape.events.map(([moment, kind, text]) => ({ moment, kind, text }));
    this.chosen = { moment: -1, call: -1 }; // the call that was gone to, at its moment
    this.ahead = 0; // steps ahead of the player, where a call of another lane was gone to
  }

  /** @param {Tape} tape */
  static async read(tape) {
    const timeline = tape.words && new Timeline(tape, new Uint16Array(await inflate(tape.words)));
    const calls = JSON.parse(new TextDecoder().decode(await inflate(tape.calls)));
    return new Lane(tape, timeline || undefined, new CallTree(calls));
  }

  /** The counts until a moment, and the texts of its call. @param {number} moment @param {State | undefined} state */
  counts(moment, state) {
    const { calls } = this, last = calls.last(moment), [, placements, overwrites, undos] = state?.counts ?? [0, 0, 0, 0];
    const [answer, dead] = ["answer", "dead_end"].map((kind) => calls.tally(kind, last));
    const [call, given, left, ended] = ["call", "given", "left", "ended"].map((name) => this.text(name, moment));
    const depth = state?.depth ?? calls.levels[this.callAt(moment)];
    return { placements, overwrites, undos, calls: last + 1, answer, dead, depth, call, given, left, ended };
  }

  /** The call that is shown, or that has just returned. @param {number} moment */
  callOf(moment) {
    const back = this.calls.back(moment);
    return back < 0 ? this.callAt(moment) : back;
  }

  /** A text of that call. @param {string} name @param {number} moment */
  text(name, moment) {
    return this.calls.text(name, this.callOf(moment));
  }

  /** The line that wrote last, or that called. @param {number} moment */
  lineAt(moment) {
    return this.timeline?.lineAt(moment) ?? this.calls.all[this.callOf(moment)].line;
  }

  /** The last write or call in words, or why there is none. @param {number} step of the player */
  describe(step) {
    const { calls, length, tape, timeline } = this, moment = step + this.ahead, rest = tape.writes - length;
    const unit = length === 1 ? tape.unit.replace(/s$/, "") : tape.unit;
    if (moment > length) return rest ? `${format(rest)} more ${tape.unit} not kept` : `done after ${format(length)} ${unit}`;
    if (moment <= 0) return tape.nothing;
    if (timeline) return timeline.describe(moment);
    const call = this.text("call", moment);
    return calls.back(moment) < 0 ? call : `↩ ${call} ${this.text("ended", moment)}`;
  }

  /** The texts of the events at a step. @param {number} step */
  happening(step) {
    const moment = step + this.ahead, texts = this.events.filter((event) => event.moment === moment).map(({ text }) => text);
    return [...texts, moment <= this.length ? this.text("marks", moment) : ""].filter(Boolean);
  }

  /** The call that is shown at a moment. @param {number} moment */
  callAt(moment) {
    return moment === this.chosen.moment ? this.chosen.call : this.calls.at(moment);
  }

  /** The nearest call before a moment or after it that has an event, with its moment. @param {string} kind @param {boolean} forward @param {number} here */
  seek(kind, forward, here) {
    const by = forward ? 1 : -1, from = forward ? this.callAt(here) + 1 : this.calls.last(here);
    for (let call = from; call >= 0 && call < this.calls.count; call += by) {
      const moment = Math.min(this.calls.enters(call), this.length);
      if (this.calls.has(call, kind) && (forward ? moment > here : moment < here)) return [{ lane: this, call, moment }];
    }
    return [];
  }

  /** Choose a call, and return the moment at which it begins. @param {number} call */
  choose(call) {
    const moment = Math.min(this.calls.enters(call), this.length);
    this.chosen = { moment, call };
    return moment;
  }
}

/** Read what was deflated, in base 64. @param {string} text */
export async function inflate(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).arrayBuffer();
}
