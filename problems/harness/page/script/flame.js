// @ts-check
/** @import {Lane} from "./lane.js" */
/** @import {Player} from "./player.js" */
import { find, findAll } from "./elements.js";
import { FlameDrawing } from "./flame_drawing.js";

const FEWEST = 24; // moments that fill the width
const ZOOM = 1.5;

/** The calls of a lane as a flame graph, of which the whole or a part is shown. */
export class Flame {
  /** @param {HTMLElement} box @param {Lane} lane @param {Player} player */
  constructor(box, lane, player) {
    this.box = box;
    this.lane = lane;
    this.player = player;
    this.picture = find(".picture", box);
    this.visible = false;
    this.canvas = /** @type {HTMLCanvasElement} */ (find("canvas", box));
    this.drawing = new FlameDrawing(this.canvas, lane);
    this.followed = 0; // the moment that was in sight last
    this.listen();
    this.drag();
    new IntersectionObserver((entries) => {
      this.visible = entries.some(({ isIntersecting }) => isIntersecting);
      this.draw();
    }).observe(this.picture);
  }

  get moment() {
    return this.player.momentOf(this.lane);
  }

  listen() {
    const { drawing, picture } = this;
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

  /** Go to the call at a place, or to the moment there. @param {number} x @param {number} y */
  click(x, y) {
    const call = this.drawing.at(x, y);
    if (call < 0) this.player.goTo(this.lane, Math.floor(this.drawing.momentAt(x)));
    else this.player.goToCall(this.lane, call);
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
    const { drawing } = this, all = this.lane.length + 1;
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
    drawing.draw(moment);
  }
}
