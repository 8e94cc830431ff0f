// @ts-check
/** @import {Lane} from "./lane.js" */
/** @import {Player} from "./player.js" */
/** @import {Timeline} from "./timeline.js" */
import { find, findAll } from "./elements.js";
import { FlameDrawing } from "./flame_drawing.js";
import { Tree } from "./tree.js";

const FEWEST = 24; // writes that fill the width
const ZOOM = 1.5;

/** The placements of a lane as a flame graph, of which one sees the whole or a part. */
export class Flame {
  /** @param {HTMLElement} box @param {Lane} lane @param {Timeline} timeline @param {Player} player */
  constructor(box, lane, timeline, player) {
    this.box = box;
    this.lane = lane;
    this.timeline = timeline;
    this.player = player;
    this.picture = find(".picture", box);
    this.visible = false;
    /** @type {Tree | undefined} */
    this.grown = undefined;
    this.canvas = /** @type {HTMLCanvasElement} */ (find("canvas", box));
    this.drawing = new FlameDrawing(this.canvas, timeline);
    this.followed = 0; // the moment that was in sight last
    this.listen();
    this.drag();
    new IntersectionObserver((entries) => {
      this.visible = entries.some(({ isIntersecting }) => isIntersecting);
      this.draw();
    }).observe(this.picture);
  }

  /** The tree, which is grown when it is needed first: nobody waits for one below the window. */
  get tree() {
    return this.grown ??= new Tree(this.timeline);
  }

  get moment() {
    return this.player.momentOf(this.lane);
  }

  listen() {
    const { drawing, picture } = this;
    picture.addEventListener("dblclick", ({ offsetX }) => this.zoom(ZOOM * ZOOM, drawing.momentAt(offsetX)));
    picture.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    for (const button of findAll("[data-zoom]", this.box)) {
      button.addEventListener("click", () => this.zoomBy(button.dataset.zoom ?? ""));
    }
    for (const query of ["(prefers-color-scheme: dark)", "print"]) {
      matchMedia(query).addEventListener("change", () => {
        drawing.shown = "";
        this.visible ||= query === "print";
        this.draw();
      });
    }
  }

  /** Pan while the mouse is held down; if it has not moved, it was a click. */
  drag() {
    const { canvas, drawing, picture } = this;
    /** @type {{x: number, from: number, moved: boolean} | null} */
    let held = null;
    picture.addEventListener("pointerdown", ({ clientX, pointerId }) => {
      held = { x: clientX, from: drawing.from, moved: false };
      canvas.setPointerCapture(pointerId);
    });
    picture.addEventListener("pointermove", ({ clientX }) => {
      if (!held) return;
      held.moved ||= Math.abs(clientX - held.x) > 4;
      if (held.moved) this.show(held.from - (clientX - held.x) / drawing.scale, drawing.width);
    });
    picture.addEventListener("pointerup", ({ offsetX, offsetY }) => {
      if (held && !held.moved) this.click(offsetX, offsetY);
      held = null;
    });
    picture.addEventListener("pointercancel", () => { held = null; });
  }

  /** Go to the placement at a place, or to the moment there. @param {number} x @param {number} y */
  click(x, y) {
    const one = this.drawing.at(this.tree, x, y), moment = one < 0 ? Math.floor(this.drawing.momentAt(x)) : this.tree.begins[one];
    this.player.pauseAt(this.player.stepAt(this.lane, moment));
  }

  /** Zoom with Ctrl, and pan sideways; a plain wheel scrolls the page. @param {WheelEvent} event */
  wheel(event) {
    const { deltaX, deltaY, offsetX } = event, { drawing } = this, zooms = event.ctrlKey || event.metaKey;
    if (!zooms && !event.shiftKey && Math.abs(deltaX) <= Math.abs(deltaY)) return;
    event.preventDefault();
    if (zooms) this.zoom(1.002 ** -deltaY, drawing.momentAt(offsetX));
    else this.show(drawing.from + (deltaX || deltaY) / drawing.scale, drawing.width);
  }

  /** @param {string} way */
  zoomBy(way) {
    const { drawing, moment } = this;
    if (way === "whole") this.show(0, Infinity);
    else this.zoom(way === "in" ? ZOOM : 1 / ZOOM, drawing.shows(moment) ? moment : drawing.from + drawing.width / 2);
  }

  /** Show less of the run, or more, around a moment that stays where it is. @param {number} by @param {number} moment */
  zoom(by, moment) {
    const { from, width } = this.drawing, wanted = Math.max(width / by, FEWEST);
    this.show(moment - ((moment - from) / width) * wanted, wanted);
  }

  /** Show a part of the run. @param {number} from @param {number} width */
  show(from, width) {
    const { drawing } = this, all = this.timeline.length + 1;
    drawing.width = Math.min(Math.max(width, FEWEST), all);
    drawing.from = Math.min(Math.max(from, 0), all - drawing.width);
    this.followed = this.moment;
    requestAnimationFrame(() => this.draw());
  }

  draw() {
    const { drawing, moment } = this;
    if (!this.visible || !this.canvas.clientWidth) return;
    if (moment !== this.followed && !drawing.shows(moment)) this.show(moment - drawing.width / 2, drawing.width);
    this.followed = moment;
    if (!drawing.shown) drawing.layout(this.tree);
    drawing.draw(this.tree, moment);
  }
}
