// @ts-check
/** @import {Lane} from "./lane.js" */
/** @import {Player} from "./player.js" */
/** @import {Ways} from "./tree_view.js" */
import { findAll } from "./elements.js";
import { TreeView } from "./tree_view.js";

/** A tree that was drawn as a whole when the page was written. It marks what stands on the board. */
export class WholeTree extends TreeView {
  /** @param {HTMLElement} box @param {Lane} lane @param {Player} player */
  constructor(box, lane, player) {
    super(box, lane, player);
    this.nodes = findAll("[data-begin]", box);
    /** @type {Ways} */
    this.ways = {
      ArrowRight: (one) => this.tree.child(one),
      ArrowLeft: (one) => this.tree.parent(one),
      ArrowUp: (one) => this.tree.sibling(one, -1),
      ArrowDown: (one) => this.tree.sibling(one, 1),
    };
    this.picture.addEventListener("click", ({ target }) => this.click(/** @type {Element} */ (target)));
  }

  /** @param {Element} target */
  click(target) {
    const node = this.nodes.find((one) => one.contains(target));
    if (!node) return;
    this.goTo(Number(node.dataset.begin));
    this.tell(this.nodes.indexOf(node)); // they were drawn in the order in which they were made
  }

  draw() {
    const { moment } = this;
    for (const node of this.nodes) {
      const { begin, end } = node.dataset, stands = Number(begin) <= moment && !(Number(end) <= moment);
      node.classList.toggle("open", stands);
      node.classList.toggle("later", !stands);
    }
  }
}
