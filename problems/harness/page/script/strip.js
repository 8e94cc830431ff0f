// @ts-check
/** @import {Lane} from "./lane.js" */
/** @import {Player} from "./player.js" */
import { make } from "./elements.js";

/** The depth of a lane over its steps, with the signs of its events. */
export class StripView {
  /** @param {Lane} lane @param {number} top the depth that fills it @param {Record<string, string[]>} kinds of events */
  constructor(lane, top, kinds) {
    this.lane = lane;
    this.kinds = kinds;
    this.run = make("div", "run");
    this.signs = make("div", "signs");
    const columns = lane.tape.strip;
    const [low, high] = [0, 1].map((which) => columns.map((depths, at) => (
      depths[which] ? `M${at} ${top}v${-depths[which]}h1.1V${top}z` : "")).join(""));
    this.run.innerHTML = `<svg viewBox="0 0 ${columns.length} ${top}" preserveAspectRatio="none" aria-hidden="true">`
      + `<path class="range" d="${high}"/><path class="bar" d="${low}"/></svg>`;
    this.run.append(this.signs);
    this.rest = make("div", "rest"); // the last depth, while longer runs go on
    this.rest.style.setProperty("--level", String((columns.at(-1)?.[1] ?? 0) / top));
    this.box = make("div", "strip");
    this.box.append(make("b", "letter", lane.letter), this.run, this.rest);
  }

  /** Move the run where the lane is ahead of the player. @param {Player} player */
  draw({ last }) {
    this.box.style.setProperty("--ahead", `${(-100 * this.lane.ahead) / Math.max(1, last)}%`);
  }

  /** Take the place of the run on the time line of all lanes. @param {Player} player */
  layout(player) {
    const { length, events } = this.lane, rank = Object.keys(this.kinds);
    const share = length / Math.max(1, player.last), width = share * this.box.clientWidth;
    /** @type {number[]} */
    const taken = [];
    this.run.style.width = this.rest.style.left = `${100 * share}%`;
    this.signs.replaceChildren();
    for (const { moment, kind, text } of events.toSorted((a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind))) {
      const part = moment / length;
      if (taken.some((other) => Math.abs(other - part) * width < 13)) continue; // the most telling is shown
      taken.push(part);
      const sign = Object.assign(make("span", "sign", this.kinds[kind][0]), { title: text || this.kinds[kind][1] });
      sign.style.left = `${100 * part}%`;
      this.signs.append(sign);
    }
  }
}
