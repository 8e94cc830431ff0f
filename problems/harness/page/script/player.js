// @ts-check
/** @import {Lane} from "./lane.js" */
import { nameOf } from "./state.js";

/** @typedef {{lane: Lane, cell: number}} Question */

/** Where one is in some lanes, and whether it moves. It knows nothing of what one sees. */
export class Player {
  /** @param {Lane[]} lanes @param {number[]} speeds in steps a second @param {number} speed @param {() => void} changed is called after each change */
  constructor(lanes, speeds, speed, changed) {
    this.lanes = lanes;
    this.speeds = speeds;
    this.changed = changed;
    this.longest = lanes.reduce((a, b) => (b.length > a.length ? b : a));
    this.last = this.longest.length;
    this.step = 0;
    this.speed = speeds.indexOf(speed);
    this.owed = 0; // parts of a write
    this.playing = false;
    this.sync = "step"; // all lanes at the same step, or at the same "share" of their runs
    this.predicting = false;
    this.shortest = 3; // undos in a row before which it asks
    /** @type {Question | null} */
    this.question = null;
    /** @type {[Lane, number] | null} */
    this.asked = null; // where it asked last: it does not ask there twice
    this.answer = "";
    this.score = { right: 0, of: 0 };
  }

  get rate() {
    return this.speeds[this.speed];
  }

  /** The step at which a lane is while all are at a step. @param {Lane} lane */
  own({ length }, step = this.step) {
    return this.sync === "share" ? Math.round((step * length) / Math.max(1, this.last)) : step;
  }

  /** The first step of all at which a lane is at a moment of its own. @param {Lane} lane @param {number} moment */
  stepAt({ length }, moment) {
    return this.sync === "share" && moment ? Math.ceil(((moment - 0.5) * this.last) / length) : moment;
  }

  /** @param {Lane} lane */
  momentOf(lane, step = this.step) {
    return Math.min(this.own(lane, step), lane.length);
  }

  /** Go to a step, or as near as there is one. @param {number} step */
  go(step) {
    step = Math.min(Math.max(Math.round(step) || 0, 0), this.last);
    if (step !== this.step) this.question = null;
    this.step = step;
    this.changed();
  }

  /** @param {number} step */
  pauseAt(step) {
    this.playing = false;
    this.go(step);
  }

  /** Let time pass. @param {number} seconds */
  tick(seconds) {
    this.owed += seconds * this.rate;
    const whole = Math.floor(this.owed);
    this.owed -= whole;
    if (whole && !this.ask(this.step + whole)) this.go(this.step + whole);
    if (this.step >= this.last) this.playing = false;
  }

  play() {
    if (this.step === this.last) this.step = 0;
    this.playing = !this.playing;
    this.owed = 0;
    this.question = null;
    this.changed();
  }

  /** @param {number} by */
  move(by) {
    if (by < 0 || !this.ask(this.step + by)) this.pauseAt(this.step + by);
  }

  /** Go on from another place: what plays goes on playing. @param {number} tenth */
  jump(tenth) {
    this.go(this.stepAt(this.longest, Math.floor((this.longest.length * tenth) / 10)));
  }

  /** Go to the nearest event of any lane. @param {boolean} forward */
  event(forward) {
    const steps = this.lanes.flatMap((lane) => lane.events.map(({ moment }) => this.stepAt(lane, moment)));
    const found = steps.filter((step) => (forward ? step > this.step : step < this.step));
    if (found.length) this.pauseAt(forward ? Math.min(...found) : Math.max(...found));
  }

  /** Go to the nearest call of any lane that an event is one of. @param {string} kind @param {boolean} forward */
  seek(kind, forward) {
    const found = this.lanes.flatMap((lane) => lane.seek(kind, forward, this.momentOf(lane)))
      .map(({ lane, call, moment }) => ({ lane, call, step: this.stepAt(lane, moment) }));
    const [nearest] = found.sort((a, b) => (forward ? a.step - b.step : b.step - a.step));
    if (nearest) this.pauseAt(this.stepAt(nearest.lane, nearest.lane.choose(nearest.call)));
  }

  /** What happens at this step, in words. */
  happening() {
    return this.lanes.flatMap((lane) => this.happeningIn(lane)
      .map((text) => (this.lanes.length > 1 ? `${lane.letter}: ${text}` : text)));
  }

  /** The events of a lane at this step, and the dead end that it stands at. @param {Lane} lane */
  happeningIn(lane) {
    const { timeline } = lane, here = this.momentOf(lane);
    const events = lane.events.filter(({ moment }) => this.stepAt(lane, moment) === this.step).map(({ text }) => text);
    if (!timeline) return [...events, lane.text("marks", here)].filter(Boolean);
    if (!timeline.isDeadEnd(here)) return events;
    return [...events, `dead end: ${timeline.nextBlank(here) || "nothing was placed after this"}`];
  }

  /** @param {number} by */
  faster(by) {
    this.speed = Math.min(Math.max(this.speed + by, 0), this.speeds.length - 1);
    this.changed();
  }

  /** Begin to ask, with a new score, or stop asking. */
  togglePredict() {
    this.predicting = !this.predicting;
    this.question = this.asked = null;
    this.answer = "Play, or step: it stops before a retreat and asks which cell will be emptied next.";
    this.score = { right: 0, of: 0 };
    this.changed();
  }

  /** Stop before the next retreat on the way to a step, and ask for its first cell. @param {number} until */
  ask(until) {
    if (!this.predicting) return false;
    const [found] = this.lanes.map((lane) => this.nextQuestion(lane, until))
      .filter(({ step }) => step < until).sort((a, b) => a.step - b.step);
    if (!found) return false;
    this.pauseAt(found.step);
    this.asked = [found.lane, found.moment];
    this.question = { lane: found.lane, cell: found.lane.timeline?.cellAt(found.moment + 1) ?? -1 };
    return true;
  }

  /** Where a lane has its next question, if it has one. @param {Lane} lane @param {number} until */
  nextQuestion(lane, until) {
    if (!lane.timeline) return { lane, moment: -1, step: Infinity };
    const from = this.momentOf(lane), again = this.asked?.[0] === lane && this.asked[1] === from;
    const end = this.momentOf(lane, Math.min(until, this.last));
    const moment = lane.timeline.nextRetreat(again ? from + 1 : from, end, this.shortest);
    return { lane, moment, step: moment < 0 ? Infinity : this.stepAt(lane, moment) };
  }

  /** Judge the cell that was chosen, and show the undo. @param {Question} question @param {number} chosen */
  predict({ lane, cell }, chosen) {
    const { width } = lane.tape, emptied = `${nameOf(cell, width)} is emptied.`;
    this.score.of += 1;
    this.score.right += Number(chosen === cell);
    this.answer = chosen === cell ? `Right: ${emptied}` : `Not ${nameOf(chosen, width)}: ${emptied}`;
    this.pauseAt(this.stepAt(lane, this.momentOf(lane) + 1));
  }
}
