// @ts-check
import { Controls } from "./controls.js";
import { find, findAll, format, put } from "./elements.js";
import { Flame } from "./flame.js";
import { Lane } from "./lane.js";
import { LaneView } from "./lane_view.js";
import { Player } from "./player.js";

/**
 * @typedef {{marks: Record<string, string[]>, keys: Record<string, [string, ...unknown[]]>, speeds: number[], speed: number, opens: number}} Settings
 */

/** The page: it draws the player's position. */
export class Page {
  /** @param {Lane[]} lanes @param {Settings} settings the same for all of them */
  constructor(lanes, { marks, keys, speeds, speed, opens }) {
    const player = this.player = new Player(lanes, speeds, speed, () => this.schedule());
    this.views = lanes.map((lane) => new LaneView(find(`[data-lane="${lane.letter}"]`), lane, player, marks));
    this.flames = lanes.map((lane) => new Flame(find(`[data-flame="${lane.letter}"]`), lane, player));
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.frame = this.before = 0;
    this.controls = new Controls(this, keys);
    this.controls.scrubber.max = String(player.last);
    put(find("#last"), format(player.last));
    find("#transport").hidden = false;
    for (const button of findAll("[data-seeks]")) button.hidden = !lanes.some(({ calls }) => calls.tally(button.dataset.seeks ?? "", calls.count - 1));
    this.controls.listen();
    addEventListener("resize", () => {
      this.layout();
      this.schedule();
    });
    player.go(opens);
    this.layout();
    this.draw();
  }

  /** @param {HTMLElement} target */
  viewOf(target) {
    return /** @type {LaneView} */ (this.views.find(({ box }) => box.contains(target)));
  }

  /** Draw once before the next picture, however much changes until then. */
  schedule() {
    this.frame ||= requestAnimationFrame((now) => this.run(now));
  }

  /** Let time pass where something plays, and draw. @param {number} now */
  run(now) {
    this.frame = 0;
    const { player } = this, seconds = this.before ? (now - this.before) / 1000 : 0;
    const least = this.calm.matches ? 1 / 3 : 0; // no flicker for those whom it hurts
    if (player.playing && this.before && seconds < least) return this.schedule();
    if (player.playing) player.tick(Math.min(seconds, 1));
    this.before = player.playing ? now : 0;
    this.draw();
    if (player.playing) this.schedule();
  }

  draw() {
    const { player } = this, { field, scrubber } = this.controls, step = format(player.step), last = format(player.last);
    for (const flame of this.flames) flame.draw(); // first, while sizes can be read without a layout
    for (const view of this.views) view.draw(player);
    scrubber.value = String(player.step);
    scrubber.setAttribute("aria-valuetext", `step ${step} of ${last}`);
    if (document.activeElement !== field) field.value = step;
    put(find("#play"), player.playing ? "Pause" : "Play");
    put(find("#rate"), `${format(player.rate)} steps/s`);
    this.drawWords();
  }

  /** Write what happens below the controls, and say it aloud unless it plays. */
  drawWords() {
    const { player } = this, happening = player.happening().join("; ");
    put(find("#happening"), happening);
    if (player.playing) return;
    const lanes = player.lanes.map((lane) => this.sentence(lane));
    put(find("#status"), [`Step ${format(player.step)}.`, ...lanes, happening].join(" "));
  }

  /** The last write or call of a lane. @param {Lane} lane */
  sentence(lane) {
    const moment = this.player.momentOf(lane), depth = lane.counts(moment, lane.timeline?.stateAt(moment)).depth;
    return `${lane.letter}: ${lane.describe(this.player.step)}, depth ${depth}.`;
  }

  layout() {
    for (const view of this.views) view.layout();
  }
}

/** Inflate the traces and show them: the one name that the page gives to others. */
/** @type {any} */ (globalThis).kata = (async () => {
  const { lanes, ...settings } = JSON.parse(find("#data").textContent ?? "");
  return new Page(await Promise.all(lanes.map(Lane.read)), settings);
})();
