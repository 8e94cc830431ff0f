// @ts-check
/** @import {Lane} from "./lane.js" */
/** @import {State} from "./state.js" */
import { findAll, put } from "./elements.js";

/** The board of a lane: the value of each cell, and the cells that were just undone. */
export class BoardView {
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
