// @ts-check
/** @import {Lane} from "./lane.js" */
/** @import {Player} from "./player.js" */
import { find, make, put } from "./elements.js";

const DRAWN = 60; // rows at most
const DEEPEST = 12; // levels that are indented

/** The calls of a lane as rows: those in sight are drawn, and the one that is shown is marked. */
export class TreeView {
  /** @param {HTMLElement} box @param {Lane} lane @param {Player} player @param {Record<string, string[]>} kinds of events */
  constructor(box, lane, player, kinds) {
    this.box = find(".calls", box);
    this.lane = lane;
    this.calls = lane.calls;
    this.player = player;
    this.kinds = kinds;
    this.list = make("div", "rows");
    this.box.replaceChildren(this.list);
    /** @type {Set<number>} the calls whose own calls are not shown */
    this.folded = new Set();
    /** @type {number[]} the calls that are shown, by their rows */
    this.rows = [];
    this.height = 28;
    this.current = this.until = this.returned = -1; // the call that is shown, the last that began, the one that just returned
    this.first = -DRAWN; // the first row that is drawn
    this.chosen = lane.chosen; // unfolded already
    this.arrange();
    this.box.addEventListener("scroll", () => this.drawRows());
    /** @type {Record<string, (one: number) => number>} which call each key goes to from one */
    this.ways = {
      ArrowDown: (one) => this.rows[this.rowOf(one) + 1] ?? one,
      ArrowUp: (one) => this.rows[this.rowOf(one) - 1] ?? one,
      ArrowRight: (one) => (this.fold(one, false) ? one : one + Number(this.calls.calls(one))),
      ArrowLeft: (one) => (this.fold(one, true) ? one : Math.max(0, this.calls.parent(one))),
      Home: () => this.rows[0],
      End: () => this.rows[this.rows.length - 1],
      "*": (one) => this.unfold(one),
    };
  }

  /** List the calls that are not folded away. */
  arrange() {
    const { calls } = this;
    this.rows = [];
    for (let one = 0; one < calls.count; one = this.folded.has(one) ? calls.ends[one] : one + 1) this.rows.push(one);
    this.list.style.height = `${this.rows.length * this.height}px`;
    this.first = -DRAWN;
  }

  /** The row of a call, or of the one that it is folded into. @param {number} call */
  rowOf(call) {
    let low = 0, high = this.rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.rows[middle] <= call) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** Fold a call, or unfold it. @param {number} one @param {boolean} on @returns {boolean} whether that changes anything */
  fold(one, on) {
    if (!this.calls.calls(one) || this.folded.has(one) === on) return false;
    this.folded[on ? "add" : "delete"](one);
    this.arrange();
    this.drawRows();
    return true;
  }

  /** Unfold a call with those beside it. @param {number} one */
  unfold(one) {
    const { calls } = this, level = calls.levels[one];
    for (const other of [...this.folded]) {
      if (calls.levels[other] === level && calls.parent(other) === calls.parent(one)) this.folded.delete(other);
    }
    this.arrange();
    return one;
  }

  /** Take a key. @param {string} key @returns {boolean} whether it means something here */
  press(key) {
    if (!Object.hasOwn(this.ways, key)) return false;
    this.goTo(this.ways[key](this.rows[this.rowOf(this.lane.callAt(this.player.momentOf(this.lane)))]));
    return true;
  }

  /** @param {HTMLElement} target */
  click(target) {
    const row = target.closest(".row");
    if (!row) return;
    const one = Number(row.id.slice(1));
    if (!target.closest(".fold") || !(this.fold(one, true) || this.fold(one, false))) this.goTo(one);
  }

  /** @param {number} one */
  goTo(one) {
    this.player.pauseAt(this.player.stepAt(this.lane, this.lane.choose(one)));
  }

  layout() {
    this.height = Number.parseFloat(getComputedStyle(this.list).lineHeight) || this.height;
    this.arrange();
  }

  /** @param {number} moment */
  draw(moment) {
    const { calls, lane: { chosen } } = this, current = this.lane.callAt(moment), back = calls.back(moment);
    if (chosen !== this.chosen) for (let one = calls.parent(chosen.call); one >= 0; one = calls.parent(one)) this.fold(one, false);
    this.chosen = chosen;
    const moved = this.current !== current || this.returned !== back;
    [this.current, this.returned, this.until] = [current, back, Math.max(calls.last(moment), current)];
    if (moved) this.follow(this.rowOf(Math.max(current, back)));
    this.drawRows();
  }

  /** Scroll to a row that is out of sight. @param {number} row */
  follow(row) {
    const { box, height } = this, top = row * height, room = box.clientHeight;
    if (top < box.scrollTop + height || top > box.scrollTop + room - 2 * height) box.scrollTop = top - room / 2;
  }

  /** Make the rows around those in sight, if they are not there yet, and mark them. */
  drawRows() {
    const { box, height, rows } = this, seen = Math.ceil(box.clientHeight / height), spare = Math.max(0, (DRAWN - seen) >> 1);
    const top = Math.floor(box.scrollTop / height), first = Math.max(0, Math.min(top - spare, rows.length - DRAWN));
    const inside = top >= this.first && (top + seen <= this.first + DRAWN || this.first + DRAWN >= rows.length);
    if (!inside) {
      this.first = first;
      this.list.replaceChildren(...rows.slice(first, first + DRAWN).map((one, at) => this.row(one, first + at)));
    }
    const marked = rows[this.rowOf(this.current)];
    for (const row of this.list.children) this.mark(/** @type {HTMLElement} */ (row), Number(row.id.slice(1)), marked);
  }

  /** @param {HTMLElement} row @param {number} one @param {number} marked */
  mark(row, one, marked) {
    const { calls } = this, open = one <= this.current && calls.ends[one] > this.current;
    row.classList.toggle("open", open);
    row.classList.toggle("later", one > this.until);
    row.classList.toggle("back", one === this.returned);
    if ((one === marked) === (row.ariaSelected === "true")) return;
    row.ariaSelected = String(one === marked);
    if (one === marked) this.box.setAttribute("aria-activedescendant", row.id);
  }

  /** @param {number} one @param {number} at its row */
  row(one, at) {
    const { calls, folded, kinds, lane } = this, level = calls.levels[one], leaf = !calls.calls(one);
    const row = make("div", "row"), parent = calls.parent(one);
    Object.assign(row, { id: `${lane.letter}${one}`, role: "treeitem", ariaLevel: level + 1, ariaPosInSet: calls.places[one], ariaSetSize: calls.sizes[parent + 1] });
    if (!leaf) row.ariaExpanded = String(!folded.has(one));
    row.style.top = `${at * this.height}px`;
    row.style.setProperty("--level", String(Math.min(level, DEEPEST)));
    const signs = Object.keys(kinds).filter((kind) => calls.has(one, kind)).map((kind) => make("b", kind, kinds[kind][0]));
    const deep = level > DEEPEST ? `d${level} ` : "";
    row.append(make("i", "fold", leaf ? "" : folded.has(one) ? "▸" : "▾"), make("span", "change", deep + calls.text("name", one)),
      make("span", "way", calls.text("way", one)), ...signs, make("span", "under", calls.text("under", one)));
    return row;
  }
}
