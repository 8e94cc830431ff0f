// @ts-check
/** @import {Lane} from "./lane.js" */
/** @import {State} from "./state.js" */
import { find, format, put } from "./elements.js";

/** The source of a lane: how often each line wrote, and which one did last. */
export class SourceView {
  /** @param {HTMLElement} box @param {Lane} lane */
  constructor(box, lane) {
    this.box = find(".source", box);
    this.lines = lane.timeline.tape.lines.map((line) => find(`[data-line="${line}"]`, box));
    /** @type {Map<HTMLElement, number>} where each line that writes stands */
    this.tops = new Map();
    this.fits = true;
    /** @type {HTMLElement | undefined} */
    this.running = undefined;
  }

  /** @param {State} state @param {number} line that runs */
  draw(state, line) {
    this.lines.forEach((button, index) => {
      if (button) put(find(".hits", button), state.hits[index] ? format(state.hits[index]) : "");
    });
    const running = this.lines.find((button) => button?.dataset.line === String(line));
    if (running === this.running) return;
    this.running?.removeAttribute("aria-current");
    running?.setAttribute("aria-current", "true");
    this.running = running;
    if (running && !this.fits) this.box.scrollTop = this.tops.get(running) ?? 0;
  }

  /** Show the middle of the lines that write: where they fit, the source need not move again. */
  center() {
    const lines = this.lines.filter(Boolean), half = this.box.clientHeight / 2;
    this.tops = new Map(lines.map((line) => [line, line.offsetTop - half]));
    const first = Math.min(...this.tops.values()), last = Math.max(...this.tops.values());
    this.fits = last - first < 2 * half - 24;
    if (lines.length) this.box.scrollTop = (first + last) / 2;
  }
}
