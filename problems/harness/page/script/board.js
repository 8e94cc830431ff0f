// @ts-check
/** @import {Lane} from "./lane.js" */
/** @import {State} from "./state.js" */
import { find, findAll, format, put, short } from "./elements.js";

/** The board of a lane: what stands in each cell, what was just undone, and how often it was written. */
export class BoardView {
  /** @param {HTMLElement} box @param {Lane} lane @param {number} hottest the most writes to a cell */
  constructor(box, lane, hottest) {
    this.table = find(".board", box);
    this.tape = lane.tape;
    this.hottest = Math.log1p(hottest);
    this.cells = findAll("[data-cell]", box);
    this.rules = this.cells.map(({ classList }) => ["top", "left"].filter((side) => classList.contains(side)).join(" "));
    this.shown = this.cells.map(() => ""); // what each cell shows
    this.cells[0].tabIndex = 0;
  }

  /** Make the cells as large as there is room for. @param {number} room */
  layout(room) {
    const size = Math.min(36, Math.max(24, Math.floor((room - 22) / this.tape.width)));
    this.table.style.setProperty("--cell", `${size}px`);
  }

  /** @param {State} state @param {Set<number>} undone @param {number} current @param {boolean} heat */
  draw(state, undone, current, heat) {
    this.cells.forEach((_, at) => this.drawCell(at, state, undone.has(at), at === current, heat));
  }

  /** @param {number} at @param {State} state @param {boolean} undone @param {boolean} current @param {boolean} heat */
  drawCell(at, state, undone, current, heat) {
    const [text, kind] = this.signOf(state, at, undone), writes = heat ? state.writes[at] : 0;
    const shown = `${text} ${kind} ${current} ${writes}`, cell = this.cells[at];
    if (this.shown[at] === shown) return;
    this.shown[at] = shown;
    put(/** @type {HTMLElement} */ (cell.firstChild), text);
    cell.className = `${this.rules[at]} ${kind}${current ? " current" : ""}`;
    const heard = [text, kind, current ? "last write" : "", writes ? `${format(writes)} writes` : ""];
    cell.ariaLabel = `${cell.dataset.cell}: ${heard.filter(Boolean).join(", ")}`;
    cell.toggleAttribute("data-writes", writes > 0);
    if (!writes) return;
    cell.dataset.writes = short(writes);
    cell.style.setProperty("--heat-of", String(Math.log1p(writes) / this.hottest));
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
