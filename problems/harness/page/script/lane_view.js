// @ts-check
/** @import {Lane} from "./lane.js" */
/** @import {Player} from "./player.js" */
/** @import {State} from "./timeline.js" */
import { find, findAll, format, make, put } from "./elements.js";
import { TreeView } from "./tree_view.js";

const LISTED = 24; // answers

/** The board of a lane: the value of each cell, and the cells that were just undone. */
class BoardView {
  /** @param {HTMLElement} box @param {Lane} lane */
  constructor(box, lane) {
    this.tape = lane.tape;
    this.cells = findAll("[data-cell]", box);
    this.rules = this.cells.map(({ classList }) => ["top", "left"].filter((side) => classList.contains(side)).join(" "));
    this.shown = this.cells.map(() => ""); // the content of each cell
  }

  /** @param {State} state @param {Set<number>} undone @param {number} current */
  draw(state, undone, current) {
    this.cells.forEach((_, at) => this.drawCell(at, state, undone.has(at), at === current));
  }

  /** @param {number} at @param {State} state @param {boolean} undone @param {boolean} current */
  drawCell(at, state, undone, current) {
    const [text, kind] = this.signOf(state, at, undone), shown = `${text} ${kind} ${current}`, cell = this.cells[at];
    if (this.shown[at] === shown) return;
    this.shown[at] = shown;
    put(/** @type {HTMLElement} */ (cell.firstChild), text);
    cell.className = `${this.rules[at]} ${kind}${current ? " current" : ""}`;
    cell.ariaLabel = `${cell.dataset.cell}: ${[text, kind, current ? "last write" : ""].filter(Boolean).join(", ")}`;
  }

  /** A cell's text and its kind. @param {State} state @param {number} at @param {boolean} undone */
  signOf(state, at, undone) {
    const { start, values, letters, solution } = this.tape, value = state.cells[at];
    if (!value && letters.length) return [letters[at], undone ? "undone" : "given"];
    if (!value && undone) return ["×", "undone"];
    if (!value) return ["", start[at] ? "given changed" : "blank"];
    if (start[at]) return [values[value], value === start[at] ? "given" : "given changed"];
    return [values[value], solution.length && solution[at] !== value ? "placed wrong" : "placed"];
  }
}

/** The source of a lane, with the line that runs. */
class SourceView {
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

/** One lane: its board if it has one, its counts, its source, and its calls. */
export class LaneView {
  /** @param {HTMLElement} box @param {Lane} lane @param {Player} player @param {Record<string, string[]>} kinds of events */
  constructor(box, lane, player, kinds) {
    this.box = box;
    this.lane = lane;
    this.board = lane.timeline && new BoardView(box, lane);
    this.source = new SourceView(box);
    this.tree = new TreeView(box, lane, player, kinds);
    this.listed = -1; // the number of answers that are listed
  }

  /** Ask once for what is slow to ask for. */
  layout() {
    this.source.center();
    this.tree.layout();
  }

  /** @param {Player} player */
  draw(player) {
    const { lane } = this, { timeline } = lane, moment = player.momentOf(lane), state = timeline?.stateAt(moment);
    this.tree.draw(moment);
    if (timeline && state) this.board?.draw(state, timeline.retreatAt(moment), moment ? timeline.cellAt(moment) : -1);
    this.drawCounts({ ...lane.counts(moment, state), last: lane.describe(player.step) });
    this.source.draw(lane.lineAt(moment));
    this.drawAnswers(moment);
  }

  /** @param {Record<string, number | string>} counts */
  drawCounts(counts) {
    for (const place of findAll("[data-count]", this.box)) {
      const count = counts[place.dataset.count ?? ""];
      put(place, typeof count === "number" ? format(count) : count);
    }
  }

  /** List the answers found so far, the last one first. @param {number} moment */
  drawAnswers(moment) {
    const { calls } = this.lane, place = find(".answers", this.box), last = calls.last(moment);
    const found = calls.answers.filter(([call]) => call <= last);
    if (!place || found.length === this.listed) return;
    this.listed = found.length;
    place.replaceChildren(...found.slice(-LISTED).reverse().map(([call, saved, now]) => {
      const item = make("button", calls.has(call, "fault") ? "fault" : "", now ? "" : saved);
      item.dataset.call = String(call);
      if (now) item.append(make("s", "", saved), ` ${now} at the end`);
      return item;
    }));
  }
}
