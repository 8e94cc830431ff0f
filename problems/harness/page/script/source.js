// @ts-check
import { find, findAll } from "./elements.js";

/** The source of a lane, with the line that runs. */
export class SourceView {
  /** @param {HTMLElement} box */
  constructor(box) {
    this.box = find(".source", box);
    this.lines = findAll("[data-line]", this.box);
    /** @type {Map<HTMLElement, number>} the position of each of these lines */
    this.tops = new Map();
    this.fits = true;
    /** @type {HTMLElement | undefined} */
    this.running = undefined;
  }

  /** @param {number} line that runs */
  draw(line) {
    const running = this.lines.find((button) => button.dataset.line === String(line));
    if (running === this.running) return;
    this.running?.removeAttribute("aria-current");
    running?.setAttribute("aria-current", "true");
    this.running = running;
    if (running && !this.fits) this.box.scrollTop = this.tops.get(running) ?? 0;
  }

  /** Show the middle of these lines: where they fit, the source need not move again. */
  center() {
    const { lines } = this, half = this.box.clientHeight / 2;
    this.tops = new Map(lines.map((line) => [line, line.offsetTop - half]));
    const first = Math.min(...this.tops.values()), last = Math.max(...this.tops.values());
    this.fits = last - first < 2 * half - 24;
    if (lines.length) this.box.scrollTop = (first + last) / 2;
  }
}
