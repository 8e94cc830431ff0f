// @ts-check
/** @import {Timeline} from "./timeline.js" */
/** @import {Tree} from "./tree.js" */

const HIGHEST = 18; // pixels of a level
const NARROWEST = 2; // pixels of a placement that is drawn by itself
const FONT = '11px ui-monospace, Menlo, Consolas, "Liberation Mono", monospace';
const BIG = `bold 17px ${FONT.slice(5)}`;
const COLOURS = ["ink", "muted", "accent", "soft", "undone", "undone-soft"];

/**
 * Draws a tree as a flame graph: writes from left to right, depths from below. What is narrower than
 * a pixel or two is drawn as a strip of depths, so that two million writes take no longer.
 */
export class FlameDrawing {
  /** @param {HTMLCanvasElement} canvas @param {Timeline} timeline */
  constructor(canvas, timeline) {
    this.canvas = canvas;
    this.timeline = timeline;
    this.still = document.createElement("canvas"); // all but what changes with the step
    this.shown = ""; // what is drawn on the still one
    this.from = 0; // the first moment in sight
    this.width = timeline.length + 1; // how many are
    this.low = 0; // the least level in sight
    this.high = 0; // the greatest depth in sight
    this.row = 1; // pixels of a level
    /** @type {Record<string, string>} */
    this.colours = {};
  }

  /** Pixels of a write. */
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

  /** The placement that is drawn at a place, or -1. @param {Tree} tree @param {number} x @param {number} y */
  at(tree, x, y) {
    const level = this.low + Math.floor((this.canvas.clientHeight - y) / this.row);
    const one = tree.path(Math.floor(this.momentAt(x))).find((found) => tree.levels[found] === level) ?? -1;
    return one >= 0 && (tree.endOf(one) - tree.begins[one]) * this.scale >= NARROWEST ? one : -1;
  }

  /** Left, top and width of a placement. @param {Tree} tree @param {number} one */
  place(tree, one) {
    const left = Math.max(-1, (tree.begins[one] - this.from) * this.scale);
    const right = Math.min(this.canvas.clientWidth + 1, (tree.endOf(one) - this.from) * this.scale);
    return [left, this.canvas.clientHeight - (tree.levels[one] - this.low + 1) * this.row, right - left];
  }

  /** Make it lower where few levels need less. @param {Tree} tree */
  layout(tree) {
    this.canvas.style.height = `min(17rem, ${HIGHEST * (tree.top + 2)}px)`;
  }

  /** @param {Tree} tree @param {number} moment */
  draw(tree, moment) {
    this.drawStill(tree);
    const { canvas, still } = this, context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    if (canvas.width !== still.width || canvas.height !== still.height) Object.assign(canvas, { width: still.width, height: still.height });
    context.resetTransform();
    context.clearRect(0, 0, still.width, still.height);
    context.drawImage(still, 0, 0);
    context.scale(devicePixelRatio, devicePixelRatio);
    context.strokeStyle = context.fillStyle = this.colours.ink;
    context.lineWidth = 1.5;
    for (const one of tree.path(moment)) this.drawOpen(context, this.place(tree, one));
    context.fillRect(Math.round((moment - this.from + 0.5) * this.scale) - 1, 0, 2, canvas.clientHeight);
  }

  /** Mark a placement that is on the board: darker, with an edge where there is room for it. @param {CanvasRenderingContext2D} context @param {number[]} place */
  drawOpen(context, [x, y, width]) {
    if (width <= 3) return;
    context.globalAlpha = 0.3;
    if (this.row < 11) context.fillRect(x, y, width, this.row);
    context.globalAlpha = 1;
    if (this.row >= 11) context.strokeRect(x + 0.5, y + 0.5, width - 1, this.row - 1);
  }

  /** Draw all that does not change with the step, if it is not there yet. @param {Tree} tree */
  drawStill(tree) {
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
    this.drawDepths(context, tree);
    this.drawPlacements(context, tree);
    this.drawScale(context);
  }

  /** Draw the least and the greatest depth of each column of pixels. @param {CanvasRenderingContext2D} context @param {Tree} tree */
  drawDepths(context, { heights }) {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const columns = Array.from({ length: width }, (_, x) => {
      const first = Math.min(Math.floor(this.momentAt(x)), heights.length - 1);
      const end = Math.min(Math.max(first + 1, Math.floor(this.momentAt(x + 1))), heights.length);
      let low = 255, high = 0;
      for (let at = first; at < end; at += 1) {
        if (heights[at] < low) low = heights[at];
        if (heights[at] > high) high = heights[at];
      }
      return [low, high];
    });
    this.low = Math.max(0, Math.min(...columns.map(([low]) => low)) - 1);
    this.high = Math.max(...columns.map(([, high]) => high));
    this.row = Math.min(HIGHEST, height / (this.high + 1 - this.low));
    context.fillStyle = this.colours.undone;
    context.globalAlpha = 0.3; // twice up to the least depth, once up to the greatest
    for (const which of [0, 1]) this.drawOutline(context, columns.map((levels) => levels[which]));
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

  /** Draw each placement that is wide enough to be seen. @param {CanvasRenderingContext2D} context @param {Tree} tree */
  drawPlacements(context, tree) {
    const { begins, ends, levels, count } = tree, end = this.from + this.width, least = NARROWEST / this.scale;
    context.textAlign = "center";
    for (let one = 0; one < count && begins[one] < end; one += 1) {
      if (ends[one] > this.from && ends[one] - begins[one] >= least && levels[one] >= this.low) {
        this.drawPlacement(context, tree, one);
      }
    }
  }

  /** @param {CanvasRenderingContext2D} context @param {Tree} tree @param {number} one */
  drawPlacement(context, tree, one) {
    const { colours, row } = this, [x, y, width] = this.place(tree, one), stands = tree.stands(one);
    const [fill, edge] = stands ? [colours.soft, colours.accent] : [colours["undone-soft"], colours.undone];
    const roomy = row >= 11 && width >= 9, thin = row < 8 ? 0.5 : 1;
    context.fillStyle = width > 3 ? edge : fill;
    context.fillRect(x, y, width, row);
    context.fillStyle = fill;
    if (width > 3) context.fillRect(x + thin, y + thin, width - 2 * thin, row - 2 * thin);
    if (!roomy) return;
    context.strokeStyle = fill;
    context.setLineDash([3, 5]); // gaps in the edge: not by its colour alone
    if (!stands) context.strokeRect(x + 0.5, y + 0.5, width - 1, row - 1);
    context.fillStyle = colours.ink;
    const name = tree.name(one), middle = x + width / 2;
    context.fillText(width > 46 ? name : name.slice(name.indexOf("=") + 1), middle, y + row / 2 + 0.5);
    if (!tree.isDeadEnd(one)) return;
    context.fillStyle = colours.undone;
    context.fillText("✗", middle, y - row / 2);
  }

  /** Draw the greatest depth, and the answer. @param {CanvasRenderingContext2D} context */
  drawScale(context) {
    const { clientWidth: width, clientHeight: height } = this.canvas, { events } = this.timeline.tape;
    context.textAlign = "left";
    context.fillStyle = this.colours.muted;
    context.fillText(`depth ${this.high}`, 4, Math.max(8, height - (this.high - this.low - 0.5) * this.row));
    const answer = events.find(([, kind]) => kind === "answer")?.[0] ?? -1;
    context.font = BIG;
    context.fillStyle = this.colours.accent;
    if (this.shows(answer)) context.fillText("✓", Math.min((answer - this.from) * this.scale, width) - 18, 11);
  }
}
