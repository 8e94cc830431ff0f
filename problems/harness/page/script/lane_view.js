// @ts-check
/** @import {Lane} from "./lane.js" */
/** @import {Player} from "./player.js" */
import { BoardView } from "./board.js";
import { find, findAll, format, make, put } from "./elements.js";
import { SourceView } from "./source.js";
import { TreeView } from "./tree_view.js";

const LISTED = 24; // answers

/** One lane: its board if it has one, its counts, its source, and its calls. */
export class LaneView {
  /** @param {HTMLElement} box @param {Lane} lane @param {Player} player @param {Record<string, string[]>} kinds of events */
  constructor(box, lane, player, kinds) {
    this.box = box;
    this.lane = lane;
    this.board = lane.timeline && new BoardView(box, lane);
    this.source = new SourceView(box);
    this.tree = new TreeView(box, lane, player, kinds);
    this.listed = -1; // the number of answers that are listed
  }

  /** Ask once for what is slow to ask for. */
  layout() {
    this.source.center();
    this.tree.layout();
  }

  /** @param {Player} player */
  draw(player) {
    const { lane } = this, { timeline } = lane, moment = player.momentOf(lane), state = timeline?.stateAt(moment);
    this.tree.draw(moment);
    if (timeline && state) this.board?.draw(state, timeline.retreatAt(moment), moment ? timeline.cellAt(moment) : -1);
    this.drawCounts({ ...lane.counts(moment, state), last: lane.describe(player.step) });
    this.source.draw(lane.lineAt(moment));
    this.drawAnswers(moment);
  }

  /** @param {Record<string, number | string>} counts */
  drawCounts(counts) {
    for (const place of findAll("[data-count]", this.box)) {
      const count = counts[place.dataset.count ?? ""];
      put(place, typeof count === "number" ? format(count) : count);
    }
  }

  /** List the answers found so far, the last one first. @param {number} moment */
  drawAnswers(moment) {
    const { calls } = this.lane, place = find(".answers", this.box), last = calls.last(moment);
    const found = calls.columns.answers.filter(([call]) => call <= last);
    if (!place || found.length === this.listed) return;
    this.listed = found.length;
    place.replaceChildren(...found.slice(-LISTED).reverse().map(([call, saved, now, kind]) => {
      const item = make("button", kind, now ? "" : saved);
      item.dataset.call = String(call);
      if (now) item.append(make("s", "", saved), ` ${now} at the end`);
      return item;
    }));
  }
}
