// @ts-check
/** @import {Lane} from "./lane.js" */
import { Controls } from "./controls.js";
import { find, findAll, format, put } from "./elements.js";
import { Flame } from "./flame.js";
import { LaneView } from "./lane_view.js";
import { Player } from "./player.js";
import { StripView } from "./strip.js";

/**
 * @typedef {{kinds: Record<string, string[]>, marks: Record<string, string[]>, keys: Record<string, [string, ...unknown[]]>, speeds: number[], speed: number,
 *   unit: string, opens: number}} Settings
 */

/** The page: it draws the player's position. */
export class Page {
  /** @param {Lane[]} lanes @param {Settings} settings the same for all of them */
  constructor(lanes, { kinds, marks, keys, speeds, speed, unit, opens }) {
    const player = this.player = new Player(lanes, speeds, speed, () => this.schedule());
    const top = Math.max(1, ...lanes.map(({ tape }) => tape.deepest));
    this.unit = unit;
    this.views = lanes.map((lane) => new LaneView(find(`[data-lane="${lane.letter}"]`), lane, player, marks));
    this.strips = lanes.map((lane) => new StripView(lane, top, kinds));
    this.flames = lanes.map((lane) => new Flame(find(`[data-flame="${lane.letter}"]`), lane, player));
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.frame = this.before = this.writing = 0;
    this.controls = new Controls(this, keys);
    this.controls.scrubber.max = String(player.last);
    put(find("#last"), format(player.last));
    const kept = new Set(lanes.flatMap(({ events }) => events.map(({ kind }) => kind)));
    const signs = Object.keys(kinds).filter((kind) => kept.has(kind)).map((kind) => kinds[kind]);
    put(find("#key"), signs.map(([sign, meaning]) => `${sign} ${meaning.split(":")[0]}`).join(" · "));
    find("#strips").prepend(...this.strips.map(({ box }) => box));
    find("#transport").hidden = false;
    for (const button of findAll("[data-seeks]")) button.hidden = !lanes.some(({ calls }) => calls.tally(button.dataset.seeks ?? "", calls.count - 1));
    this.controls.listen();
    addEventListener("hashchange", () => this.readAddress());
    addEventListener("resize", () => this.layout());
    player.go(opens);
    this.readAddress();
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
    for (const strip of this.strips) strip.draw(player);
    scrubber.value = String(player.step);
    scrubber.setAttribute("aria-valuetext", `step ${step} of ${last}`);
    find("#playhead").style.left = `${(100 * player.step) / Math.max(1, player.last)}%`;
    if (document.activeElement !== field) field.value = step;
    put(find("#play"), player.playing ? "Pause" : "Play");
    put(find("#rate"), `${format(player.rate)} ${this.unit}/s`);
    this.drawWords();
  }

  /** Write what happens below the controls, and say it aloud unless it plays. */
  drawWords() {
    const { player } = this, happening = player.happening().join("; ");
    find("#happening").hidden = !happening;
    find("#key").hidden = Boolean(happening);
    put(find("#happening"), happening);
    if (player.playing) return;
    const lanes = player.lanes.map((lane) => this.sentence(lane));
    put(find("#status"), [`Step ${format(player.step)}.`, ...lanes, happening].join(" "));
    this.writeAddress();
  }

  /** The last write or call of a lane. @param {Lane} lane */
  sentence(lane) {
    const moment = this.player.momentOf(lane), depth = lane.counts(moment, lane.timeline?.stateAt(moment)).depth;
    return `${lane.letter}: ${lane.describe(this.player.step)}, depth ${depth}.`;
  }

  layout() {
    for (const view of this.views) view.layout();
    for (const strip of this.strips) strip.layout(this.player);
  }

  /** Go to the step in the address: `#step=812`. */
  readAddress() {
    const step = new URLSearchParams(location.hash.slice(1)).get("step");
    if (step !== null) this.player.align(Number(step));
  }

  /** Keep the step in the address, once nothing has changed for a while: browsers count the writes. */
  writeAddress() {
    const { step } = this.player;
    clearTimeout(this.writing);
    if (step || location.hash) this.writing = setTimeout(() => history.replaceState(null, "", `#step=${step}`), 200);
  }
}
