// @ts-check
/** @import {Lane} from "./lane.js" */

/** The position in some lanes, and whether it plays. It draws nothing. */
export class Player {
  /** @param {Lane[]} lanes @param {number[]} speeds in steps a second @param {number} speed @param {() => void} changed is called after each change */
  constructor(lanes, speeds, speed, changed) {
    this.lanes = lanes;
    this.speeds = speeds;
    this.changed = changed;
    this.last = Math.max(...lanes.map(({ length }) => length));
    this.step = 0;
    this.speed = speeds.indexOf(speed);
    this.owed = 0; // parts of a write
    this.playing = false;
  }

  get rate() {
    return this.speeds[this.speed];
  }

  /** The moment of a lane. @param {Lane} lane */
  momentOf({ length, ahead }) {
    return Math.min(Math.max(this.step + ahead, 0), length);
  }

  /** Go to a step, or as near as there is one. @param {number} step */
  go(step) {
    this.step = Math.min(Math.max(Math.round(step) || 0, 0), this.last);
    this.changed();
  }

  /** @param {number} step */
  pauseAt(step) {
    this.playing = false;
    this.go(step);
  }

  /** Go to a step with all lanes. @param {number} step */
  align(step) {
    for (const lane of this.lanes) lane.ahead = 0;
    this.go(step);
  }

  /** Go to a moment of a lane, and to the same step of the others. @param {Lane} lane @param {number} moment */
  goTo(lane, moment) {
    this.pauseAt(moment - lane.ahead);
  }

  /** Go to a call, and with the other lanes to the first call with the same path, if there is one. @param {Lane} lane @param {number} call */
  goToCall(lane, call) {
    const step = lane.choose(call), path = lane.calls.text("path", call);
    for (const other of this.lanes) {
      const match = other === lane ? -1 : other.calls.withPath(path);
      other.ahead = match < 0 ? 0 : other.choose(match) - step;
    }
    this.pauseAt(step);
  }

  /** Let time pass. @param {number} seconds */
  tick(seconds) {
    this.owed += seconds * this.rate;
    const whole = Math.floor(this.owed);
    this.owed -= whole;
    if (whole) this.go(this.step + whole);
    if (this.step >= this.last) this.playing = false;
  }

  play() {
    if (this.step === this.last) this.align(0);
    this.playing = !this.playing;
    this.owed = 0;
    this.changed();
  }

  /** @param {number} by */
  move(by) {
    this.pauseAt(this.step + by);
  }

  /** Jump to a tenth of the longest run: what plays goes on playing. @param {number} tenth */
  jump(tenth) {
    this.align(Math.floor((this.last * tenth) / 10));
  }

  /** Go to the nearest event of any lane. @param {boolean} forward */
  event(forward) {
    const steps = this.lanes.flatMap(({ events, ahead }) => events.map(({ moment }) => moment - ahead));
    const found = steps.filter((step) => (forward ? step > this.step : step < this.step));
    if (found.length) this.pauseAt(forward ? Math.min(...found) : Math.max(...found));
  }

  /** Go to the nearest call of any lane that has an event. @param {string} kind @param {boolean} forward */
  seek(kind, forward) {
    const found = this.lanes.flatMap((lane) => lane.seek(kind, forward, this.momentOf(lane)));
    const [nearest] = found.sort((a, b) => (forward ? 1 : -1) * (a.moment - a.lane.ahead - b.moment + b.lane.ahead));
    if (nearest) this.goToCall(nearest.lane, nearest.call);
  }

  /** The events at this step in words. */
  happening() {
    return this.lanes.flatMap((lane) => lane.happening(this.step)
      .map((text) => (this.lanes.length > 1 ? `${lane.letter}: ${text}` : text)));
  }

  /** @param {number} by */
  faster(by) {
    this.speed = Math.min(Math.max(this.speed + by, 0), this.speeds.length - 1);
    this.changed();
  }
}
