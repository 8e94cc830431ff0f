// @ts-check
/** @import {Lane} from "./lane.js" */
/** @import {Player} from "./player.js" */
import { find, format, put } from "./elements.js";
import { Tree } from "./tree.js";

/** @typedef {Record<string, (one: number) => number>} Ways which placement each key goes to from one */

/** A tree of a lane, however it is drawn: one walks in it with keys, and it says where one is. */
export class TreeView {
  /** @param {HTMLElement} box @param {Lane} lane @param {Player} player */
  constructor(box, lane, player) {
    this.box = box;
    this.lane = lane;
    this.player = player;
    this.picture = find(".picture", box);
    this.visible = false;
    /** @type {Tree | undefined} */
    this.grown = undefined;
    /** @type {Ways} */
    this.ways = {};
    new IntersectionObserver((entries) => {
      this.visible = entries.some(({ isIntersecting }) => isIntersecting);
      this.draw();
    }).observe(this.picture);
  }

  /** The tree, which is grown when it is needed first: nobody waits for one below the window. */
  get tree() {
    return this.grown ??= new Tree(this.lane.timeline);
  }

  get moment() {
    return this.player.momentOf(this.lane);
  }

  /** Show the moment at which the lane is. */
  draw() {}

  /** Use the room there is. */
  layout() {}

  /** Take a key. @param {string} key @returns {boolean} whether it means something here */
  press(key) {
    const way = this.ways[key];
    if (!way) return false;
    const to = way(this.tree.path(this.moment).at(-1) ?? -1);
    if (to >= 0) this.goTo(this.tree.begins[to]);
    if (to >= 0) this.tell(to);
    return true;
  }

  /** @param {number} moment */
  goTo(moment) {
    this.player.pauseAt(this.player.stepAt(this.lane, moment));
  }

  /** Say what became of a placement; nothing for -1. @param {number} one */
  tell(one) {
    put(find(".told", this.box), one < 0 ? "" : this.sentence(one));
  }

  /** What became of a placement, in words. @param {number} one */
  sentence(one) {
    const { tree, lane: { timeline } } = this, [place, of] = tree.place(one), below = tree.size(one);
    const what = `${tree.name(one)}, written in step ${format(timeline.number(tree.begins[one]))}`;
    const tries = `try ${format(place)} of ${format(of)} at depth ${tree.levels[one] + 1}`;
    const why = tree.isDeadEnd(one) ? timeline.nextBlank(tree.begins[one]) : "";
    const under = below ? `${format(below)} placed after it` : why || "nothing placed after it";
    const end = tree.stands(one) ? "kept to the end" : `undone in step ${format(timeline.number(tree.ends[one]))}`;
    return `${what}: ${tries}, ${under}, ${end}.`;
  }
}
