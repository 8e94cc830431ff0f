// @ts-check
/** @import {Lane} from "./lane.js" */

const HIGHEST = 18; // pixels of a level
const NARROWEST = 2; // pixels of a call with an edge, and of one that can be clicked
const FONT = '11px ui-monospace, Menlo, Consolas, "Liberation Mono", monospace';
const COLOURS = ["ink", "accent", "soft", "undone", "undone-soft"];

/** Draws calls as a flame graph: moments from left to right, depths from below. */
export class FlameDrawing {
  /** @param {HTMLCanvasElement} canvas @param {Lane} lane */
  constructor(canvas, lane) {
    this.canvas = canvas;
    this.calls = lane.calls;
    this.still = document.createElement("canvas"); // all but what changes with the step
    this.shown = ""; // what is drawn on the still one
    this.from = 0; // the first moment in sight
    this.width = lane.length + 1; // how many are
    this.low = 0; // the least level in sight
    this.row = 1; // pixels of a level
    canvas.style.height = `min(17rem, ${HIGHEST * (2 + Math.max(...lane.calls.levels))}px)`;
  }

  /** Pixels of a moment. */
  get scale() {
    return this.canvas.clientWidth / this.width;
  }

  /** @param {number} x */
  momentAt(x) {
    return this.from + x / this.scale;
  }

  /** True if a moment is in sight. @param {number} moment */
  shows(moment) {
    return moment >= this.from && moment < this.from + this.width;
  }

  /** The call that is drawn at a place, or -1. @param {number} x @param {number} y */
  at(x, y) {
    const level = this.low + Math.floor((this.canvas.clientHeight - y) / this.row);
    const call = this.calls.path(Math.floor(this.momentAt(x))).find((open) => this.calls.levels[open] === level) ?? -1;
    return call >= 0 && this.place(call)[2] >= NARROWEST ? call : -1;
  }

  /** Left, top and width of a call. @param {number} call */
  place(call) {
    const { calls, canvas, low, row } = this, left = Math.max(-1, (calls.enters(call) - this.from) * this.scale);
    const right = Math.min(canvas.clientWidth + 1, (calls.closes(call) - this.from) * this.scale);
    return [left, canvas.clientHeight - (calls.levels[call] - low + 1) * row, right - left];
  }

  /** @param {number} moment */
  draw(moment) {
    const { calls, canvas, still } = this, context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const style = getComputedStyle(canvas), ink = style.getPropertyValue("--ink").trim();
    this.drawStill(style);
    if (canvas.width !== still.width || canvas.height !== still.height) Object.assign(canvas, { width: still.width, height: still.height });
    context.resetTransform();
    context.clearRect(0, 0, still.width, still.height);
    context.drawImage(still, 0, 0);
    context.scale(devicePixelRatio, devicePixelRatio);
    context.strokeStyle = context.fillStyle = ink;
    context.lineWidth = 1.5;
    for (const [x, y, width] of calls.path(moment).map((call) => this.place(call))) {
      if (width > 3) context.strokeRect(x + 0.5, y + 0.5, width - 1, this.row - 1);
    }
    context.fillRect(Math.round((moment - this.from + 0.5) * this.scale) - 1, 0, 2, canvas.clientHeight);
  }

  /** Draw all that does not change with the step, if it is not there yet. @param {CSSStyleDeclaration} style */
  drawStill(style) {
    const { clientWidth: width, clientHeight: height } = this.canvas, { calls, still } = this;
    const shown = [this.from, this.width, width, height, devicePixelRatio].join(" ");
    if (shown === this.shown) return;
    this.shown = shown;
    const colours = Object.fromEntries(COLOURS.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
    Object.assign(still, { width: width * devicePixelRatio, height: height * devicePixelRatio });
    const context = /** @type {CanvasRenderingContext2D} */ (still.getContext("2d")), end = this.from + this.width;
    context.scale(devicePixelRatio, devicePixelRatio);
    Object.assign(context, { font: FONT, textAlign: "center", textBaseline: "middle" });
    const inSight = [...calls.levels.keys()].filter((call) => calls.enters(call) < end && calls.closes(call) > this.from);
    const whole = inSight.filter((call) => calls.enters(call) <= this.from && calls.closes(call) >= end);
    this.low = Math.max(0, ...whole.map((call) => calls.levels[call]));
    const high = inSight.reduce((most, call) => Math.max(most, calls.levels[call]), this.low);
    this.row = Math.min(HIGHEST, height / (high + 2 - this.low));
    for (const call of inSight) if (calls.levels[call] >= this.low) this.drawCall(context, call, colours);
  }

  /** @param {CanvasRenderingContext2D} context @param {number} call @param {Record<string, string>} colours */
  drawCall(context, call, colours) {
    const { calls, row } = this, [x, y, width] = this.place(call), { leads } = calls.all[call];
    const [fill, edge] = leads ? [colours.soft, colours.accent] : [colours["undone-soft"], colours.undone];
    const thin = row < 8 ? 0.5 : 1;
    context.fillStyle = width > NARROWEST ? edge : fill;
    context.fillRect(x, y, Math.max(width, 0.5), row);
    context.fillStyle = fill;
    if (width > NARROWEST) context.fillRect(x + thin, y + thin, width - 2 * thin, row - 2 * thin);
    if (row < 11 || width < 9) return;
    context.strokeStyle = fill;
    context.setLineDash([3, 5]); // gaps in the edge: not by its colour alone
    if (!leads) context.strokeRect(x + 0.5, y + 0.5, width - 1, row - 1);
    context.fillStyle = colours.ink;
    const name = calls.text("name", call), short = name.slice(name.indexOf("=") + 1), middle = x + width / 2;
    const text = [name, short].find((label) => context.measureText(label).width < width);
    if (text) context.fillText(text, middle, y + row / 2 + 0.5);
    context.fillStyle = colours.undone;
    if (calls.has(call, "dead_end")) context.fillText("✗", middle, y - row / 2);
  }
}
