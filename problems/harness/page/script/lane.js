// @ts-check
import { Timeline } from "./timeline.js";

/**
 * @typedef {{width: number, start: number[], values: string[], letters: string[], lines: number[], words: string,
 *   writes: number, placements: number, overwrites: number, undos: number, max_depth: number, name: string, letter: string, value: string, solution: number[],
 *   events: [number, string, string][], calls: [string, number, [string, string][]][],
 *   stacks: Record<number, [number[], string]>, around: [number, string][]}} Tape
 * @typedef {{moment: number, kind: string, text: string}} Moment
 */

/** One search: its trace, and the moments in it that are worth going to. */
export class Lane {
  /** @param {Timeline} timeline */
  constructor(timeline) {
    const { name, letter, events } = timeline.tape;
    this.timeline = timeline;
    this.name = name;
    this.letter = letter;
    /** @type {Moment[]} */
    this.events = events.map(([moment, kind, text]) => ({ moment, kind, text }));
  }

  /** @param {Tape} tape */
  static async read(tape) {
    return new Lane(new Timeline(tape, await inflate(tape.words)));
  }
}

/** Read words of 16 bits, little-endian, deflated, in base 64. @param {string} text */
export async function inflate(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint16Array(await new Response(stream).arrayBuffer());
}
