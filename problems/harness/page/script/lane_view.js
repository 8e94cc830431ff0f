// @ts-check
/** @import {Lane} from "./lane.js" */
/** @import {Player} from "./player.js" */
/** @import {State} from "./state.js" */
import { BoardView } from "./board.js";
import { CallsView } from "./calls.js";
import { find, findAll, format, put } from "./elements.js";
import { SourceView } from "./source.js";
import { nameOf } from "./state.js";

/** One lane: its board, its counts, its path and its source. */
export class LaneView {
  /** @param {HTMLElement} box @param {Lane} lane @param {number} hottest the most writes to a cell */
  constructor(box, lane, hottest) {
    this.box = box;
    this.lane = lane;
    this.board = new BoardView(box, lane, hottest);
    this.source = new SourceView(box, lane);
    this.calls = new CallsView(box, lane);
  }

  /** Use the room there is, and ask once for what is slow to ask for. */
  layout() {
    const room = find(".path", this.box).clientWidth - 24;
    this.box.classList.toggle("narrow", room < 384);
    this.board.layout(room);
    this.source.center();
  }

  /** @param {Player} player @param {boolean} heat */
  draw(player, heat) {
    const { timeline } = this.lane, moment = player.momentOf(this.lane);
    const state = timeline.stateAt(moment), asked = player.question?.lane === this.lane;
    this.box.classList.toggle("heat", heat);
    this.box.classList.toggle("asked", asked);
    const undone = timeline.retreatAt(moment), current = moment && !asked ? timeline.cellAt(moment) : -1;
    this.board.draw(state, undone, current, heat);
    this.drawCounts(state, asked ? "?" : this.lastWrite(moment, player.own(this.lane)));
    this.drawPath(state, asked);
    this.source.draw(state, asked ? 0 : timeline.lineAt(moment));
    this.calls.draw(moment, asked);
  }

  /** @param {State} state @param {string} last */
  drawCounts({ counts, depth, deepest }, last) {
    const [, placements, overwrites, undos] = counts;
    /** @type {Record<string, number | string>} */
    const known = { placements, overwrites, undos, depth, deepest, last };
    for (const place of findAll("[data-count]", this.box)) {
      const count = known[place.dataset.count ?? ""];
      put(place, typeof count === "number" ? format(count) : count);
    }
  }

  /** The last write in words, or why there is none. @param {number} moment @param {number} own */
  lastWrite(moment, own) {
    const { timeline } = this.lane, { tape } = timeline;
    const { length } = timeline, rest = tape.writes - length;
    if (own > length) return rest ? `${format(rest)} more writes not kept` : `done after ${format(length)} writes`;
    if (!moment) return "nothing written yet";
    const cell = timeline.cellAt(moment), before = timeline.stateAt(moment - 1).cells[cell];
    const [old, now] = [before, timeline.words[moment - 1] & 15].map((value) => tape.values[value]);
    const what = ["unchanged", `${now} placed`, `${now} over ${old}`, `${old} undone`][timeline.kinds[moment - 1]];
    return `${nameOf(cell, tape.width)} ${what}, line ${timeline.lineAt(moment)}`;
  }

  /** The cells that the search has filled, in the order in which it did. @param {State} state @param {boolean} asked */
  drawPath({ cells, filledAt }, asked) {
    const { start, values, width } = this.lane.timeline.tape, box = find(".path span", this.box);
    const path = [...cells.keys()].filter((at) => cells[at] && !start[at]).sort((a, b) => filledAt[a] - filledAt[b]);
    const text = path.map((at) => `${nameOf(at, width)}=${values[cells[at]]}`).join(" › ");
    put(box, asked ? "Which cell will be emptied next?" : text || "The path is empty.");
  }
}
