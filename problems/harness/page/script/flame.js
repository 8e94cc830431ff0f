// @ts-check
/** @import {Lane} from "./lane.js" */
/** @import {Player} from "./player.js" */
import { find, findAll, format, put } from "./elements.js";
import { FlameDrawing } from "./flame_drawing.js";
import { Tree } from "./tree.js";

const FEWEST = 24; // writes that fill the width
const ZOOM = 1.5;

/** The tree of a lane as a flame graph, of which one sees the whole or a part. One walks in it with keys. */
export class Flame {
  /** @param {HTMLElement} box @param {Lane} lane @param {Player} player */
  constructor(box, lane, player) {
    this.box = box;
    this.lane = lane;
    this.player = player;
    this.picture = find(".picture", box);
    this.visible = false;
    /** @type {Tree | undefined} */
    this.grown = undefined;
    this.canvas = /** @type {HTMLCanvasElement} */ (find("canvas", box));
    this.drawing = new FlameDrawing(this.canvas, lane.timeline);
    this.followed = 0; // the moment that was in sight last
    /** @type {Record<string, (one: number) => number>} which placement each key goes to from one */
    this.ways = {
      ArrowUp: (one) => this.tree.child(one),
      ArrowDown: (one) => this.tree.parent(one),
      ArrowLeft: (one) => this.tree.sibling(one, -1),
      ArrowRight: (one) => this.tree.sibling(one, 1),
    };
    this.listen();
    this.drag();
    new IntersectionObserver((entries) => {
      this.visible = entries.some(({ isIntersecting }) => isIntersecting);
      this.draw();
    }).observe(this.picture);
  }

  /** The tree, which is grown when it is needed first: nobody waits for one below the window. */
  get tree() {
    return this.grown ??= new Tree(this.lane.timeline);
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
    picture.addEventListener("pointermove", ({ clientX, offsetX, offsetY }) => {
      if (!held) return this.tell(drawing.at(this.tree, offsetX, offsetY));
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
    const one = this.drawing.at(this.tree, x, y);
    this.goTo(one < 0 ? Math.floor(this.drawing.momentAt(x)) : this.tree.begins[one]);
    this.tell(one);
  }

  /** Zoom with Ctrl, and pan sideways; a plain wheel scrolls the page. @param {WheelEvent} event */
  wheel(event) {
    const { deltaX, deltaY, offsetX } = event, { drawing } = this, zooms = event.ctrlKey || event.metaKey;
    if (!zooms && !event.shiftKey && Math.abs(deltaX) <= Math.abs(deltaY)) return;
    event.preventDefault();
    if (zooms) this.zoom(1.002 ** -deltaY, drawing.momentAt(offsetX));
    else this.show(drawing.from + (deltaX || deltaY) / drawing.scale, drawing.width);
  }

  /** Take a key. @param {string} key @returns {boolean} whether it means something here */
  press(key) {
    if (key === "+" || key === "=") this.zoomBy("in");
    else if (key === "-" || key === "_") this.zoomBy("out");
    else return this.walk(this.ways[key]);
    return true;
  }

  /** Go to another placement. @param {((one: number) => number) | undefined} way */
  walk(way) {
    if (!way) return false;
    const to = way(this.tree.path(this.moment).at(-1) ?? -1);
    if (to >= 0) this.goTo(this.tree.begins[to]);
    if (to >= 0) this.tell(to);
    return true;
  }

  /** @param {number} moment */
  goTo(moment) {
    this.player.pauseAt(this.player.stepAt(this.lane, moment));
  }

  /** Say what became of a placement; nothing for -1. @param {number} one */
  tell(one) {
    put(find(".told", this.box), one < 0 ? "" : this.sentence(one));
  }

  /** What became of a placement, in words. @param {number} one */
  sentence(one) {
    const { tree, lane: { timeline } } = this, [place, of] = tree.place(one), below = tree.size(one);
    const what = `${tree.name(one)}, written in step ${format(tree.begins[one])}`;
    const tries = `try ${format(place)} of ${format(of)} at depth ${tree.levels[one] + 1}`;
    const why = tree.isDeadEnd(one) ? timeline.nextBlank(tree.begins[one]) : "";
    const under = below ? `${format(below)} placed after it` : why || "nothing placed after it";
    const end = tree.stands(one) ? "kept to the end" : `undone in step ${format(tree.ends[one])}`;
    return `${what}: ${tries}, ${under}, ${end}.`;
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
    const { drawing } = this, all = this.lane.timeline.length + 1;
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
