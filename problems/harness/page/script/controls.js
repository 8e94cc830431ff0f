// @ts-check
/** @import {LaneView} from "./lane_view.js" */
/** @import {Page} from "./page.js" */
import { find, format } from "./elements.js";

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
      if (/** @type {HTMLElement} */ (event.target).closest("button, .picture")) event.preventDefault();
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
    const moved = this.page.views.find(({ tree }) => tree.box.contains(target))?.tree.press(key);
    if (!moved && !Object.hasOwn(this.keys, key)) return;
    event.preventDefault();
    if (!moved) this.act(key);
  }

  /** Take a key in the field of the step. @param {string} key */
  type(key) {
    if (key === "Enter") this.player.align(Number(this.field.value.replace(/\D/g, "")));
    if (key === "Enter" || key === "Escape") this.field.blur();
  }

  /** @param {HTMLElement} target */
  click(target) {
    const { page } = this, { dataset } = target.closest("button") ?? target;
    if (dataset.line) this.clickLine(page.viewOf(target), Number(dataset.line));
    else if (dataset.call) page.viewOf(target).tree.goTo(Number(dataset.call));
    else if (target.closest(".calls")) page.viewOf(target).tree.click(target);
    else if (dataset.key) this.act(dataset.key);
    page.schedule();
  }

  /** Go to the next write of a line, or else to the next call from it. @param {LaneView} view @param {number} line */
  clickLine({ lane, tree }, line) {
    const here = this.player.momentOf(lane), index = lane.tape.lines.indexOf(line);
    if (lane.timeline && index >= 0) return this.player.goTo(lane, lane.timeline.next(here, index));
    tree.goTo(lane.calls.fromLine(line, lane.callAt(here)));
  }
}
