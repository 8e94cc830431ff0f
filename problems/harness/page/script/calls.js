// @ts-check
/** @import {Lane} from "./lane.js" */
import { find, format, make } from "./elements.js";

/** The open calls of a lane with their variables, in the place of its source. */
export class CallsView {
  /** @param {HTMLElement} box @param {Lane} lane */
  constructor(box, lane) {
    this.box = find(".calls", box);
    this.source = find(".source", box);
    this.lane = lane;
    this.shown = -1;
  }

  /** @param {boolean} on whether they are shown */
  toggle(on) {
    this.box.hidden = !on;
    this.source.hidden = on;
  }

  /** @param {number} moment @param {boolean} asked whether the next undo is asked for, which they would tell */
  draw(moment, asked) {
    const number = asked ? 0 : moment;
    if (this.box.hidden || number === this.shown) return;
    this.shown = number;
    const stack = this.lane.timeline.tape.stacks[number];
    this.box.replaceChildren(...(stack && number ? this.callsOf(stack) : this.elsewhere()));
  }

  /** What returned last, and each call, the innermost first. @param {[number[], string]} stack */
  callsOf([calls, returned]) {
    const parts = calls.map((at, depth) => this.call(at, depth + 1)).reverse();
    parts[0]?.classList.add("innermost");
    const told = `${calls.length} open calls, the innermost first. The cell r1c1 is row 0, column 0 in Python.`;
    return [make("p", "hint", told), ...(returned ? [make("p", "returned", `last: ${returned}`)] : []), ...parts];
  }

  /** @param {number} at @param {number} depth */
  call(at, depth) {
    const [name, line, variables] = this.lane.timeline.tape.calls[at], call = make("div", "call");
    const head = make("p", "head"), list = make("p", "variables");
    head.append(make("b", "", String(depth)), `${name}, line ${line}`);
    list.append(...variables.map(([variable, value]) => make("span", "", `${variable} = ${value}`)));
    call.append(head, list);
    return call;
  }

  /** Where calls are known. */
  elsewhere() {
    const { around } = this.lane.timeline.tape;
    const buttons = around.map(([moment, what]) => {
      const button = make("button", "", `step ${format(moment)}: ${what}`);
      button.dataset.go = String(moment);
      return button;
    });
    const told = around.length ? "The open calls are kept around these steps:"
      : "No calls to show: nothing was undone.";
    return [make("p", "", told), ...buttons];
  }
}
