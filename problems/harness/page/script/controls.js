// @ts-check
/** @import {Lane} from "./lane.js" */
/** @import {LaneView} from "./lane_view.js" */
/** @import {Page} from "./page.js" */
import { find, format } from "./elements.js";
import { CELL, LINE } from "./state.js";

/** The keys, buttons and clicks of a page: each becomes something that the player does. */
export class Controls {
  /** @param {Page} page */
  constructor(page) {
    const player = this.player = page.player;
    this.page = page;
    this.scrubber = /** @type {HTMLInputElement} */ (find("#scrubber"));
    this.field = /** @type {HTMLInputElement} */ (find("#step"));
    this.help = /** @type {HTMLDialogElement} */ (find("#help"));
    /** @type {Record<string, () => void>} what each key does */
    this.actions = {
      " ": () => player.play(),
      ArrowLeft: () => player.move(-1),
      ArrowRight: () => player.move(1),
      "[": () => player.event(false),
      "]": () => player.event(true),
      ...Object.fromEntries([...Array(10).keys()].map((tenth) => [tenth, () => player.jump(tenth)])),
      Home: () => player.jump(0),
      End: () => player.jump(10),
      "+": () => player.faster(1),
      "=": () => player.faster(1),
      "-": () => player.faster(-1),
      _: () => player.faster(-1),
      g: () => this.field.select(),
      c: () => page.toggleCalls(),
      t: () => page.trees[0]?.picture.focus(),
      "?": () => this.help.showModal(),
    };
    /** @type {Record<string, () => void>} what each button without a key does */
    this.buttons = {
      play: () => player.play(),
      predict: () => player.togglePredict(),
      heat: () => { page.heat = !page.heat; },
    };
  }

  listen() {
    addEventListener("keydown", (event) => this.press(event));
    addEventListener("click", ({ target }) => this.click(/** @type {HTMLElement} */ (target)));
    addEventListener("mousedown", (event) => { // a click leaves the keys with the player
      if (/** @type {HTMLElement} */ (event.target).closest("button, [data-cell], .picture")) event.preventDefault();
    });
    this.scrubber.addEventListener("input", () => this.player.go(Number(this.scrubber.value)));
    this.field.addEventListener("focus", () => { // the page may show an earlier step until it is drawn
      this.player.playing = false;
      this.field.value = format(this.player.step);
    });
    this.field.addEventListener("blur", () => this.page.schedule());
    const shortest = /** @type {HTMLSelectElement} */ (find("#shortest"));
    shortest.addEventListener("change", () => { this.player.shortest = Number(shortest.value); });
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const { key } = event, target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || this.help.open) return;
    if (target === this.field) this.type(key);
    if (target.closest("input:not([type=range]), select, summary")) return;
    if ((key === " " || key === "Enter") && target.closest("button")) return;
    const walked = this.page.treeOf(target)?.press(key) || (target.dataset.cell !== undefined && this.walk(target, key));
    if (!walked && !Object.hasOwn(this.actions, key)) return;
    event.preventDefault();
    if (!walked) this.actions[key]();
  }

  /** Take a key in the field of the step. @param {string} key */
  type(key) {
    if (key === "Enter") this.player.pauseAt(Number(this.field.value.replace(/\D/g, "")));
    if (key === "Enter" || key === "Escape") this.field.blur();
  }

  /** Go from a cell to its neighbour, or click it. @param {HTMLElement} cell @param {string} key */
  walk(cell, key) {
    const { board, lane } = this.page.viewOf(cell), { width } = lane.timeline.tape;
    if (key === "Enter" || key === " ") {
      this.click(cell);
      return true;
    }
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -width, ArrowDown: width }[key];
    const next = by && board.cells[board.cells.indexOf(cell) + by];
    if (next) {
      cell.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    }
    return by !== undefined;
  }

  /** @param {HTMLElement} target */
  click(target) {
    const { page } = this, { id, dataset } = target.closest("button") ?? target;
    const cell = /** @type {HTMLElement | null} */ (target.closest("[data-cell]"));
    if (cell) this.clickCell(page.viewOf(cell), cell);
    else if (dataset.line) this.clickLine(page.viewOf(target), dataset.line);
    else if (dataset.go) this.go(page.viewOf(target), Number(dataset.go));
    else if (dataset.key) this.actions[dataset.key]();
    else if (dataset.sync) page.syncBy(dataset.sync);
    else if (Object.hasOwn(this.buttons, id)) this.buttons[id]();
    page.schedule();
  }

  /** Go to a moment of a lane. @param {LaneView} view @param {number} moment */
  go({ lane }, moment) {
    this.player.pauseAt(this.player.stepAt(lane, moment));
  }

  /** Answer the question, or go to the next write to a cell. @param {LaneView} view @param {HTMLElement} cell */
  clickCell({ lane, board }, cell) {
    const { player } = this, at = board.cells.indexOf(cell);
    if (player.question?.lane === lane) player.predict(player.question, at);
    else this.goTo(lane, (word) => ((word >> CELL) & 127) === at);
  }

  /** Go to the next write of a line. @param {LaneView} view @param {string} line */
  clickLine({ lane }, line) {
    const index = lane.timeline.tape.lines.indexOf(Number(line));
    this.goTo(lane, (word) => word >> LINE === index);
  }

  /** Go to the next write of a lane that passes a test. @param {Lane} lane @param {(word: number) => boolean} test */
  goTo(lane, test) {
    const { player } = this, found = lane.timeline.next(player.momentOf(lane), test);
    if (found > 0) player.pauseAt(player.stepAt(lane, found));
  }
}
