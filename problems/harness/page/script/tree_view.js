// @ts-check
/** @import {Lane} from "./lane.js" */
/** @import {Player} from "./player.js" */
import { find, lastOf, make } from "./elements.js";

const DRAWN = 60; // rows at most
const DEEPEST = 12; // levels that are indented

/** The calls of a lane as rows: those in sight are drawn, and the call that is shown is marked. */
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
    this.current = this.until = this.returned = -1; // the call that is shown, the last that began, the call that just returned
    this.first = -DRAWN; // the first row that is drawn
    this.chosen = lane.chosen; // unfolded already
    this.arrange();
    this.box.addEventListener("scroll", () => this.drawRows());
    /** @type {Record<string, (call: number) => number>} which call each key goes to from call */
    this.ways = {
      ArrowDown: (call) => this.rows[this.rowOf(call) + 1] ?? call,
      ArrowUp: (call) => this.rows[this.rowOf(call) - 1] ?? call,
      ArrowRight: (call) => (this.fold(call, false) ? call : call + Number(this.calls.calls(call))),
      ArrowLeft: (call) => (this.fold(call, true) ? call : Math.max(0, this.calls.parent(call))),
      Home: () => this.rows[0],
      End: () => this.rows[this.rows.length - 1],
    };
  }

  /** List the calls that are not folded away. */
  arrange() {
    const { calls } = this;
    this.rows = [];
    for (let call = 0; call < calls.count; call = this.folded.has(call) ? calls.ends[call] : call + 1) this.rows.push(call);
    this.list.style.height = `${this.rows.length * this.height}px`;
    this.first = -DRAWN;
  }

  /** The row of a call, or of the call that it is folded into. @param {number} call */
  rowOf(call) {
    return lastOf(this.rows.length, (row) => this.rows[row] <= call);
  }

  /** Fold a call, or unfold it. @param {number} call @param {boolean} on @returns {boolean} whether that changes anything */
  fold(call, on) {
    if (!this.calls.calls(call) || this.folded.has(call) === on) return false;
    this.folded[on ? "add" : "delete"](call);
    this.arrange();
    this.drawRows();
    return true;
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
    const call = Number(row.id.slice(1));
    if (!target.closest(".fold") || !(this.fold(call, true) || this.fold(call, false))) this.goTo(call);
  }

  /** @param {number} call */
  goTo(call) {
    this.player.goToCall(this.lane, call);
  }

  layout() {
    this.height = Number.parseFloat(getComputedStyle(this.list).lineHeight) || this.height;
    this.arrange();
    this.current = -1; // its row is to be in sight again
  }

  /** @param {number} moment */
  draw(moment) {
    const { calls, lane: { chosen } } = this, current = this.lane.callAt(moment), back = calls.back(moment);
    if (chosen !== this.chosen) for (let call = calls.parent(chosen.call); call >= 0; call = calls.parent(call)) this.fold(call, false);
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
      this.list.replaceChildren(...rows.slice(first, first + DRAWN).map((call, at) => this.row(call, first + at)));
    }
    const marked = rows[this.rowOf(this.current)];
    for (const row of this.list.children) this.mark(/** @type {HTMLElement} */ (row), Number(row.id.slice(1)), marked);
  }

  /** @param {HTMLElement} row @param {number} call @param {number} marked */
  mark(row, call, marked) {
    const { calls } = this, open = call <= this.current && calls.ends[call] > this.current;
    row.classList.toggle("open", open);
    row.classList.toggle("later", call > this.until);
    row.classList.toggle("back", call === this.returned);
    if ((call === marked) === (row.ariaSelected === "true")) return;
    row.ariaSelected = String(call === marked);
    if (call === marked) this.box.setAttribute("aria-activedescendant", row.id);
  }

  /** @param {number} call @param {number} at its row */
  row(call, at) {
    const { calls, folded, kinds, lane } = this, level = calls.levels[call], leaf = !calls.calls(call);
    const row = make("div", "row"), parent = calls.parent(call);
    Object.assign(row, { id: `${lane.letter}${call}`, role: "treeitem", ariaLevel: level + 1, ariaPosInSet: calls.places[call], ariaSetSize: calls.sizes[parent + 1] });
    if (!leaf) row.ariaExpanded = String(!folded.has(call));
    row.style.top = `${at * this.height}px`;
    row.style.setProperty("--level", String(Math.min(level, DEEPEST)));
    const signs = Object.keys(kinds).filter((kind) => calls.has(call, kind)).map((kind) => make("b", kind, kinds[kind][0]));
    const deep = level > DEEPEST ? `d${level} ` : "";
    row.append(make("i", "fold", leaf ? "" : folded.has(call) ? "▸" : "▾"), make("span", "change", deep + calls.text("name", call)),
      make("span", "path-of-call", calls.text("path", call)), ...signs, make("span", "under", calls.text("under", call)));
    return row;
  }
}
