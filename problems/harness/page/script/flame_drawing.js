// @ts-check
/** @import {Lane} from "./lane.js" */

const HIGHEST = 18; // pixels of a level
const NARROWEST = 2; // pixels of a call that is drawn by itself
const FONT = '11px ui-monospace, Menlo, Consolas, "Liberation Mono", monospace';
const BIG = `bold 17px ${FONT.slice(5)}`;
const COLOURS = ["ink", "muted", "accent", "soft", "undone", "undone-soft"];

/**
 * Draws calls as a flame graph: moments from left to right, depths from below. Calls narrower than a
 * pixel or two are drawn as an outline of depths, so that a million writes take no longer.
 */
export class FlameDrawing {
  /** @param {HTMLCanvasElement} canvas @param {Lane} lane */
  constructor(canvas, lane) {
    this.canvas = canvas;
    this.lane = lane;
    this.calls = lane.calls;
    this.still = document.createElement("canvas"); // all but what changes with the step
    this.shown = ""; // what is drawn on the still one
    this.from = 0; // the first moment in sight
    this.width = lane.length + 1; // how many are
    this.low = 0; // the least level in sight
    this.high = 0; // the greatest level in sight
    this.row = 1; // pixels of a level
    this.levels = new Uint16Array(0); // at each moment
    /** @type {Record<string, string>} */
    this.colours = {};
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

  /** Find the level at each moment, once it is needed; without calls, that of the writes. */
  measure() {
    const { calls, lane: { length, timeline } } = this;
    this.levels = new Uint16Array(length + 1);
    for (let call = 0; call < calls.count; call += 1) this.levels.fill(calls.levels[call] + 1, calls.enters(call), calls.closes(call));
    if (calls.count === 1 && timeline) this.levels.set(timeline.depths);
    const top = this.levels.reduce((a, b) => Math.max(a, b), 0);
    this.canvas.style.height = `min(17rem, ${HIGHEST * (top + 2)}px)`;
  }

  /** @param {number} moment */
  draw(moment) {
    if (!this.levels.length) this.measure();
    this.drawStill();
    const { canvas, still } = this, context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    if (canvas.width !== still.width || canvas.height !== still.height) Object.assign(canvas, { width: still.width, height: still.height });
    context.resetTransform();
    context.clearRect(0, 0, still.width, still.height);
    context.drawImage(still, 0, 0);
    context.scale(devicePixelRatio, devicePixelRatio);
    context.strokeStyle = context.fillStyle = this.colours.ink;
    context.lineWidth = 1.5;
    for (const call of this.calls.path(moment)) this.drawOpen(context, this.place(call));
    context.fillRect(Math.round((moment - this.from + 0.5) * this.scale) - 1, 0, 2, canvas.clientHeight);
  }

  /** Mark an open call: darker, with an edge where there is room for it. @param {CanvasRenderingContext2D} context @param {number[]} place */
  drawOpen(context, [x, y, width]) {
    if (width <= 3) return;
    context.globalAlpha = 0.3;
    if (this.row < 11) context.fillRect(x, y, width, this.row);
    context.globalAlpha = 1;
    if (this.row >= 11) context.strokeRect(x + 0.5, y + 0.5, width - 1, this.row - 1);
  }

  /** Draw all that does not change with the step, if it is not there yet. */
  drawStill() {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const shown = [this.from, this.width, width, height, devicePixelRatio].join(" ");
    if (shown === this.shown) return;
    this.shown = shown;
    const style = getComputedStyle(this.canvas);
    this.colours = Object.fromEntries(COLOURS.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
    this.still.width = width * devicePixelRatio;
    this.still.height = height * devicePixelRatio;
    const context = /** @type {CanvasRenderingContext2D} */ (this.still.getContext("2d"));
    context.scale(devicePixelRatio, devicePixelRatio);
    context.font = FONT;
    context.textBaseline = "middle";
    this.drawDepths(context);
    this.drawCalls(context);
    this.drawScale(context);
  }

  /** Draw the least and the greatest depth of each column of pixels. @param {CanvasRenderingContext2D} context */
  drawDepths(context) {
    const { clientWidth: width, clientHeight: height } = this.canvas, { levels } = this;
    const columns = Array.from({ length: width }, (_, x) => {
      const first = Math.min(Math.floor(this.momentAt(x)), levels.length - 1);
      const end = Math.min(Math.max(first + 1, Math.floor(this.momentAt(x + 1))), levels.length);
      let low = Infinity, high = 0;
      for (let at = first; at < end; at += 1) {
        if (levels[at] < low) low = levels[at];
        if (levels[at] > high) high = levels[at];
      }
      return [low, high];
    });
    this.low = Math.max(0, Math.min(...columns.map(([low]) => low)) - 1);
    this.high = Math.max(...columns.map(([, high]) => high));
    this.row = Math.min(HIGHEST, height / (this.high + 1 - this.low));
    context.fillStyle = this.colours.undone;
    context.globalAlpha = 0.3; // twice up to the least depth, once up to the greatest
    for (const which of [0, 1]) this.drawOutline(context, columns.map((column) => column[which]));
    context.globalAlpha = 1;
  }

  /** Fill all below the level of each column, with one rectangle for columns of one level. @param {CanvasRenderingContext2D} context @param {number[]} levels */
  drawOutline(context, levels) {
    for (let x = 0, first = 0; x < levels.length; x += 1) {
      if (levels[x] === levels[x + 1]) continue;
      const pixels = (levels[x] - this.low) * this.row;
      context.fillRect(first, this.canvas.clientHeight - pixels, x + 1 - first, pixels);
      first = x + 1;
    }
  }

  /** Draw each call that is wide enough to be seen. @param {CanvasRenderingContext2D} context */
  drawCalls(context) {
    const { calls } = this, end = this.from + this.width, least = NARROWEST / this.scale;
    context.textAlign = "center";
    for (let call = 0; call < calls.count && calls.enters(call) < end; call += 1) {
      const closes = calls.closes(call);
      if (closes > this.from && closes - calls.enters(call) >= least && calls.levels[call] >= this.low) this.drawCall(context, call);
    }
  }

  /** @param {CanvasRenderingContext2D} context @param {number} call */
  drawCall(context, call) {
    const { calls, colours, row } = this, [x, y, width] = this.place(call), leads = calls.columns.leads[call];
    const [fill, edge] = leads ? [colours.soft, colours.accent] : [colours["undone-soft"], colours.undone];
    const roomy = row >= 11 && width >= 9, thin = row < 8 ? 0.5 : 1;
    context.fillStyle = width > 3 ? edge : fill;
    context.fillRect(x, y, width, row);
    context.fillStyle = fill;
    if (width > 3) context.fillRect(x + thin, y + thin, width - 2 * thin, row - 2 * thin);
    if (!roomy) return;
    context.strokeStyle = fill;
    context.setLineDash([3, 5]); // gaps in the edge: not by its colour alone
    if (!leads) context.strokeRect(x + 0.5, y + 0.5, width - 1, row - 1);
    context.fillStyle = colours.ink;
    const name = calls.text("name", call), short = name.slice(name.indexOf("=") + 1), middle = x + width / 2;
    const text = [name, short].find((label) => context.measureText(label).width < width);
    if (text) context.fillText(text, middle, y + row / 2 + 0.5);
    if (!calls.has(call, "dead_end")) return;
    context.fillStyle = colours.undone;
    context.fillText("✗", middle, y - row / 2);
  }

  /** Draw the greatest depth, and the answer. @param {CanvasRenderingContext2D} context */
  drawScale(context) {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    context.textAlign = "left";
    context.fillStyle = this.colours.muted;
    context.fillText(`depth ${this.high}`, 4, Math.max(8, height - (this.high - this.low - 0.5) * this.row));
    const answer = this.lane.events.find(({ kind }) => kind === "answer")?.moment ?? -1;
    context.font = BIG;
    context.fillStyle = this.colours.accent;
    if (this.shows(answer)) context.fillText("✓", Math.min((answer - this.from) * this.scale, width) - 18, 11);
  }
}
