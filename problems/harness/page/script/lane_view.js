// @ts-check
/** @import {Lane} from "./lane.js" */
/** @import {Player} from "./player.js" */
/** @import {State} from "./state.js" */
import { BoardView } from "./board.js";
import { find, findAll, format, make, put } from "./elements.js";
import { SourceView } from "./source.js";
import { nameOf } from "./state.js";
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
    this.listed = "";
  }

  /** Use the room there is, and ask once for what is slow to ask for. */
  layout() {
    const room = find(".source", this.box).clientWidth - 24;
    this.box.classList.toggle("narrow", room < 384);
    this.board?.layout(room);
    this.source.center();
    this.tree.layout();
  }

  /** @param {Player} player */
  draw(player) {
    const { lane } = this, { timeline } = lane, moment = player.momentOf(lane), state = timeline?.stateAt(moment);
    this.tree.draw(moment);
    if (timeline && state) this.board?.draw(state, timeline.retreatAt(moment), moment ? timeline.cellAt(moment) : -1);
    const path = state ? this.pathOf(state) || "The path is empty." : lane.text("path", moment) || lane.text("name", moment);
    put(find(".path span", this.box), path);
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

  /** The cells that the search has filled, in the order of their placements. @param {State} state */
  pathOf({ cells, filledAt }) {
    const { start, values, width } = this.lane.tape;
    const path = [...cells.keys()].filter((at) => cells[at] && !start[at]).sort((a, b) => filledAt[a] - filledAt[b]);
    return path.map((at) => `${nameOf(at, width)}=${values[cells[at]]}`).join(" › ");
  }

  /** List the answers found so far, the last one first. @param {number} moment */
  drawAnswers(moment) {
    const { calls } = this.lane, place = find(".answers", this.box), last = calls.last(moment);
    const found = calls.columns.answers.filter(([call]) => call <= last), now = this.lane.sharedValue(moment);
    const listed = `${found.length} ${now}`;
    if (!place || listed === this.listed) return;
    this.listed = listed;
    place.replaceChildren(...found.slice(-LISTED).reverse().map(([call, text, kind]) => {
      const item = make("button", kind, text);
      item.dataset.call = String(call);
      if (now) item.replaceChildren(make("s", "", text), ` ${now}`);
      return item;
    }));
  }
}
