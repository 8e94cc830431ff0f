// @ts-check
/** @import {Lane} from "./lane.js" */
/** @import {Player} from "./player.js" */
import { find, findAll } from "./elements.js";
import { FlameDrawing } from "./flame_drawing.js";

const FEWEST = 24; // moments that fill the width
const ZOOM = 2;

/** The calls of a lane as a flame graph, of which the whole or a part is shown. */
export class Flame {
  /** @param {HTMLElement} box @param {Lane} lane @param {Player} player */
  constructor(box, lane, player) {
    this.box = box;
    this.lane = lane;
    this.player = player;
    this.picture = find(".picture", box);
    this.canvas = /** @type {HTMLCanvasElement} */ (find("canvas", box));
    this.drawing = new FlameDrawing(this.canvas, lane);
    this.followed = 0; // the moment that was in sight last
    this.listen();
  }

  get moment() {
    return this.player.momentOf(this.lane);
  }

  listen() {
    this.picture.addEventListener("click", ({ offsetX, offsetY }) => this.click(offsetX, offsetY));
    for (const button of findAll("[data-zoom]", this.box)) {
      button.addEventListener("click", () => this.zoom(button.dataset.zoom ?? ""));
    }
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
      this.drawing.shown = "";
      this.draw();
    });
  }

  /** Go to the call at a place, or to the moment there. @param {number} x @param {number} y */
  click(x, y) {
    const call = this.drawing.at(x, y);
    if (call < 0) this.player.goTo(this.lane, Math.floor(this.drawing.momentAt(x)));
    else this.player.goToCall(this.lane, call);
  }

  /** Show less of the run, or more, around the current moment. @param {string} way */
  zoom(way) {
    const { moment, drawing: { from, width } } = this;
    const wanted = way === "whole" ? this.lane.length + 1 : width * (way === "in" ? 1 / ZOOM : ZOOM);
    const middle = this.drawing.shows(moment) ? moment : from + width / 2;
    this.show(middle - ((middle - from) / width) * wanted, wanted);
  }

  /** Show a part of the run. @param {number} from @param {number} width */
  show(from, width) {
    const { drawing } = this, all = this.lane.length + 1;
    drawing.width = Math.min(Math.max(width, FEWEST), all);
    drawing.from = Math.min(Math.max(from, 0), all - drawing.width);
    this.followed = this.moment;
    requestAnimationFrame(() => this.draw());
  }

  draw() {
    const { drawing, moment } = this;
    if (!this.canvas.clientWidth) return;
    if (moment !== this.followed && !drawing.shows(moment)) this.show(moment - drawing.width / 2, drawing.width);
    this.followed = moment;
    drawing.draw(moment);
  }
}
