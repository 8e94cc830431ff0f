// @ts-check
/** @import {Lane} from "./lane.js" */
/** @import {LaneView} from "./lane_view.js" */
/** @import {Page} from "./page.js" */
import { find, format } from "./elements.js";
import { CELL, LINE } from "./state.js";

/** The keys, buttons and clicks of a page: each becomes an act of the player. */
export class Controls {
  /** @param {Page} page @param {Record<string, [string, ...unknown[]]>} keys the method of each key, here or of the player, and its arguments */
  constructor(page, keys) {
    this.player = page.player;
    this.page = page;
    this.keys = keys;
    this.scrubber = /** @type {HTMLInputElement} */ (find("#scrubber"));
    this.field = /** @type {HTMLInputElement} */ (find("#step"));
    this.dialog = /** @type {HTMLDialogElement} */ (find("#help"));
  }

  listen() {
    addEventListener("keydown", (event) => this.press(event));
    addEventListener("click", ({ target }) => this.click(/** @type {HTMLElement} */ (target)));
    addEventListener("mousedown", (event) => { // a click leaves the keys with the player
      if (/** @type {HTMLElement} */ (event.target).closest("button, [data-cell], .picture")) event.preventDefault();
    });
    this.scrubber.addEventListener("input", () => this.player.align(Number(this.scrubber.value)));
    this.field.addEventListener("focus", () => { // the page may show an earlier step until it is drawn
      this.player.playing = false;
      this.field.value = format(this.player.step);
    });
    this.field.addEventListener("blur", () => this.page.schedule());
  }

  select() {
    this.field.select();
  }

  help() {
    this.dialog.showModal();
  }

  /** Go to the tree of calls. */
  walk() {
    this.page.views[0].tree.box.focus();
  }

  /** Do what a key does. @param {string} key */
  act(key) {
    const [method, ...given] = this.keys[key], does = /** @type {any} */ (Object.hasOwn(Controls.prototype, method) ? this : this.player);
    does[method](...given);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const { key } = event, target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || this.dialog.open) return;
    if (target === this.field) this.type(key);
    if (target.closest("input:not([type=range]), select, summary")) return;
    if ((key === " " || key === "Enter") && target.closest("button")) return;
    const moved = this.moveInTree(target, key) || (target.dataset.cell !== undefined && this.moveOnBoard(target, key));
    if (!moved && !Object.hasOwn(this.keys, key)) return;
    event.preventDefault();
    if (!moved) this.act(key);
  }

  /** Take a key in the field of the step. @param {string} key */
  type(key) {
    if (key === "Enter") this.player.align(Number(this.field.value.replace(/\D/g, "")));
    if (key === "Enter" || key === "Escape") this.field.blur();
  }

  /** Go to another call of the tree, or with Enter to its line. @param {HTMLElement} target @param {string} key */
  moveInTree(target, key) {
    const view = this.page.views.find(({ tree }) => tree.box.contains(target));
    if (view && key === "Enter") return view.source.focus(view.lane.lineAt(this.player.momentOf(view.lane)));
    return view?.tree.press(key) ?? false;
  }

  /** Go from a cell to its neighbour, or click it. @param {HTMLElement} cell @param {string} key */
  moveOnBoard(cell, key) {
    const { board, lane } = this.page.viewOf(cell), { width } = lane.tape;
    if (key === "Enter" || key === " ") {
      this.click(cell);
      return true;
    }
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -width, ArrowDown: width }[key];
    const next = by && board?.cells[board.cells.indexOf(cell) + by];
    if (next) {
      cell.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    }
    return by !== undefined;
  }

  /** @param {HTMLElement} target */
  click(target) {
    const { page } = this, { dataset } = target.closest("button") ?? target;
    const cell = /** @type {HTMLElement | null} */ (target.closest("[data-cell]"));
    if (cell) this.clickCell(page.viewOf(cell), cell);
    else if (dataset.line) this.clickLine(page.viewOf(target), Number(dataset.line));
    else if (dataset.call) page.viewOf(target).tree.goTo(Number(dataset.call));
    else if (target.closest(".calls")) page.viewOf(target).tree.click(target);
    else if (dataset.key) this.act(dataset.key);
    page.schedule();
  }

  /** Go to the next write to a cell. @param {LaneView} view @param {HTMLElement} cell */
  clickCell({ lane, board }, cell) {
    const at = board?.cells.indexOf(cell) ?? 0;
    this.goToWrite(lane, (word) => ((word >> CELL) & 127) === at);
  }

  /** Go to the next write of a line, or else to the next call from it. @param {LaneView} view @param {number} line */
  clickLine({ lane, tree }, line) {
    const index = lane.tape.lines.indexOf(line), { calls } = lane, from = lane.callAt(this.player.momentOf(lane));
    if (index >= 0) return this.goToWrite(lane, (word) => word >> LINE === index);
    const next = calls.columns.lines.indexOf(line, from + 1);
    tree.goTo(next < 0 ? calls.columns.lines.indexOf(line) : next);
  }

  /** Go to the next write of a lane that passes a test. @param {Lane} lane @param {(word: number) => boolean} test */
  goToWrite(lane, test) {
    const moment = lane.timeline?.next(this.player.momentOf(lane), test) ?? 0;
    if (moment > 0) this.player.goTo(lane, moment);
  }
}
