/**
 * The player on the page: it inflates the traces that the page holds, and shows all lanes at one
 * step, to which it goes at any speed and in both directions.
 *
 * The words are those of the Python side (trace.py, replay/): a *step* counts all writes, a *moment*
 * those that were kept; a *retreat* is an unbroken row of undos.
 *
 * @typedef {{width: number, start: number[], values: string[], lines: number[], head: string,
 *   tail: string, gap: number[], dropped: number, placements: number, overwrites: number,
 *   undos: number, max_depth: number, name: string, letter: string, solution: number[],
 *   events: [number, string, string][]}} Tape
 * @typedef {{moment: number, kind: string, text: string}} Moment
 * @typedef {{lane: Lane, cell: number}} Question
 */

const LINE = 11, CELL = 4; // a word is line (5 bits) | cell (7) | value (4), shifted so
const SAME = 0, PLACED = 1, OVERWRITTEN = 2, UNDONE = 3;
const EVERY = 4096; // writes from one checkpoint to the next
const COLUMNS = 600; // of a strip
const SPEEDS = [0, 1, 2, 3, 4, 5].flatMap((power) => [1, 2, 5].map((by) => by * 10 ** power));
SPEEDS.push(1_000_000); // writes a second

// --- traces ---------------------------------------------------------------------------------

/** What is true at a moment, and changes with each write. */
class State {
  /** @param {ArrayLike<number>} start the index of a value for each cell */
  constructor(start) {
    this.cells = Uint8Array.from(start);
    this.filledAt = new Int32Array(start.length); // the moment at which each cell was filled
    this.writes = new Uint32Array(start.length); // to each cell
    this.hits = new Uint32Array(32); // of each line
    this.counts = new Float64Array(4); // of each kind
    this.depth = 0; // how many more cells are filled than at the start
    this.deepest = 0;
  }

  copy() {
    const copy = new State(this.cells);
    copy.filledAt.set(this.filledAt);
    copy.writes.set(this.writes);
    copy.hits.set(this.hits);
    copy.counts.set(this.counts);
    copy.depth = this.depth;
    copy.deepest = this.deepest;
    return copy;
  }

  /** Let a write happen. @param {number} word @param {number} moment @returns {number} its kind */
  apply(word, moment) {
    const cell = (word >> CELL) & 127, value = word & 15, old = this.cells[cell];
    const kind = old === value ? SAME : !value ? UNDONE : old ? OVERWRITTEN : PLACED;
    this.cells[cell] = value;
    this.writes[cell] += 1;
    this.hits[word >> LINE] += 1;
    this.counts[kind] += 1;
    if (kind === PLACED) {
      this.filledAt[cell] = moment;
      this.depth += 1;
      if (this.depth > this.deepest) this.deepest = this.depth;
    } else if (kind === UNDONE) this.depth -= 1;
    return kind;
  }
}

/** A trace with random access: any moment costs the same, forwards or backwards. */
class Timeline {
  /** @param {Tape} tape @param {Uint16Array} head @param {Uint16Array} tail */
  constructor(tape, head, tail) {
    this.tape = tape;
    this.length = head.length + tail.length;
    this.words = new Uint16Array(this.length);
    this.words.set(head);
    this.words.set(tail, head.length);
    this.gap = head.length; // the moment after which writes were not kept, if any were not
    this.writes = this.length + tape.dropped;
    this.kinds = new Uint8Array(this.length);
    this.depths = new Uint8Array(this.length + 1);
    this.head = this.replay(new State(tape.start), 0, this.gap);
    this.tail = tail.length ? this.replay(this.behindGap(), this.gap, this.length) : [];
  }

  /** Make the writes between two moments. @param {State} state @param {number} first @param {number} end */
  replay(state, first, end) {
    const checkpoints = [state.copy()];
    for (let at = first; at < end; at += 1) {
      if (at > first && (at - first) % EVERY === 0) checkpoints.push(state.copy());
      this.kinds[at] = state.apply(this.words[at], at + 1);
      this.depths[at + 1] = state.depth;
    }
    return checkpoints;
  }

  /** The state before the first write of the tail. Its counts are reckoned back from the totals. */
  behindGap() {
    const { tape } = this, state = this.stateAt(this.gap);
    state.cells.set(tape.gap);
    state.filledAt.fill(this.gap); // in which order they were filled is not known
    state.depth = tape.gap.filter(Boolean).length - tape.start.filter(Boolean).length;
    const end = state.copy();
    end.counts.fill(0);
    for (let at = this.gap; at < this.length; at += 1) end.apply(this.words[at], at + 1);
    const totals = [end.counts[SAME], tape.placements, tape.overwrites, tape.undos];
    state.counts.set(totals.map((total, kind) => total - end.counts[kind]));
    if (end.deepest < tape.max_depth) state.deepest = tape.max_depth;
    return state;
  }

  /** The board and the counts. @param {number} moment @returns {State} */
  stateAt(moment) {
    // The checkpoint before this moment, not at it: at the gap the two are not the same.
    const behind = moment > this.gap, first = behind ? this.gap : 0;
    const number = Math.max(0, Math.floor((moment - first - 1) / EVERY));
    const state = (behind ? this.tail : this.head)[number].copy();
    for (let at = first + number * EVERY; at < moment; at += 1) state.apply(this.words[at], at + 1);
    return state;
  }

  /** The cells that the row of undos up to a moment has emptied. @param {number} moment */
  retreatAt(moment) {
    const cells = new Set(), first = moment > this.gap ? this.gap : 0;
    for (let at = moment; at > first && this.kinds[at - 1] === UNDONE; at -= 1) cells.add(this.cellAt(at));
    return cells;
  }

  /**
   * The first moment from one on, before another, that stands before a retreat; or -1.
   * @param {number} from @param {number} end @param {number} least how many undos in a row
   */
  nextRetreat(from, end, least) {
    for (let at = from; at < end; at += 1) {
      const begun = at > 0 && at !== this.gap && this.kinds[at - 1] === UNDONE;
      if (begun || this.kinds[at] !== UNDONE) continue;
      let length = 1;
      while (length < least && this.kinds[at + length] === UNDONE) length += 1;
      if (length === least) return at;
    }
    return -1;
  }

  /**
   * The next moment after a write that passes a test, the first ones after the last; or -1.
   * @param {number} moment @param {(word: number) => boolean} test
   */
  next(moment, test) {
    for (let tried = 0; tried < this.length; tried += 1) {
      const at = (moment + tried) % this.length;
      if (test(this.words[at])) return at + 1;
    }
    return -1;
  }

  /** The cell that was written last. @param {number} moment */
  cellAt(moment) {
    return (this.words[moment - 1] >> CELL) & 127;
  }

  /** The line that wrote last. @param {number} moment */
  lineAt(moment) {
    return moment ? this.tape.lines[this.words[moment - 1] >> LINE] : 0;
  }

  /** How many writes have been made, with those that were not kept. @param {number} moment */
  number(moment) {
    return moment + (moment > this.gap ? this.tape.dropped : 0);
  }

  /** The moment after so many writes; the gap's, or the end, where there is no such. @param {number} number */
  moment(number) {
    if (number <= this.gap + this.tape.dropped) return Math.min(number, this.gap);
    return Math.min(number - this.tape.dropped, this.length);
  }

  /** The least and the greatest depth in each part of all steps; null where no write was kept. */
  strip() {
    return Array.from({ length: COLUMNS }, (_, column) => {
      const [step, end] = [column, column + 1].map((at) => Math.floor((at * this.writes) / COLUMNS));
      const first = this.moment(step), last = this.moment(end);
      if (first === last && this.number(first) < step) return null;
      const depths = this.depths.subarray(first, last + 1);
      return depths.reduce(([low, high], depth) => [Math.min(low, depth), Math.max(high, depth)], [255, 0]);
    });
  }
}

/** One search: its trace, and the moments in it that are worth going to. */
class Lane {
  /** @param {Timeline} timeline */
  constructor(timeline) {
    const { name, letter, events } = timeline.tape;
    this.timeline = timeline;
    this.name = name;
    this.letter = letter;
    /** @type {Moment[]} */
    this.events = events.map(([moment, kind, text]) => ({ moment, kind, text }));
  }

  /** @param {Tape} tape */
  static async read(tape) {
    return new Lane(new Timeline(tape, await inflate(tape.head), await inflate(tape.tail)));
  }
}

/** Read words of 16 bits, little-endian, deflated, in base 64. @param {string} text */
async function inflate(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint16Array(await new Response(stream).arrayBuffer());
}

/** `r3c7` for a cell that is counted row by row. @param {number} cell @param {number} width */
function nameOf(cell, width) {
  return `r${Math.floor(cell / width) + 1}c${(cell % width) + 1}`;
}

// --- the player -----------------------------------------------------------------------------

/** Where one is in some lanes, and whether it moves. It knows nothing of what one sees. */
class Player {
  /** @param {Lane[]} lanes @param {() => void} changed is called after each change */
  constructor(lanes, changed) {
    this.lanes = lanes;
    this.changed = changed;
    this.longest = lanes.reduce((a, b) => (b.timeline.writes > a.timeline.writes ? b : a));
    this.last = this.longest.timeline.writes;
    this.step = 0;
    this.speed = SPEEDS.indexOf(20);
    this.owed = 0; // parts of a write
    this.playing = false;
    this.sync = "step"; // all lanes at the same step, or at the same "share" of their runs
    this.predicting = false;
    this.shortest = 3; // undos in a row before which it asks
    /** @type {Question | null} */
    this.question = null;
    /** @type {[Lane, number] | null} */
    this.asked = null; // where it asked last: it does not ask there twice
    this.answer = "";
    this.score = { right: 0, of: 0 };
  }

  get rate() {
    return SPEEDS[this.speed];
  }

  /** The step at which a lane is while all are at a step. @param {Lane} lane */
  own({ timeline }, step = this.step) {
    return this.sync === "share" ? Math.round((step * timeline.writes) / Math.max(1, this.last)) : step;
  }

  /** The first step of all at which a lane is at a moment of its own. @param {Lane} lane @param {number} moment */
  stepAt({ timeline }, moment) {
    const own = timeline.number(moment);
    return this.sync === "share" && own ? Math.ceil(((own - 0.5) * this.last) / timeline.writes) : own;
  }

  /** @param {Lane} lane */
  momentOf(lane, step = this.step) {
    return lane.timeline.moment(this.own(lane, step));
  }

  /** True if a lane has kept the write of a step. @param {Lane} lane @param {number} step */
  keeps(lane, step) {
    const own = this.own(lane, step), { timeline } = lane;
    return own <= timeline.writes && timeline.number(timeline.moment(own)) === own;
  }

  /** Go to a step, or over the writes that no lane has kept to the nearest on the way. @param {number} step */
  go(step) {
    step = Math.min(Math.max(Math.round(step) || 0, 0), this.last);
    if (!this.lanes.some((lane) => this.keeps(lane, step))) {
      const on = step > this.step ? 1 : 0;
      const gaps = this.lanes.filter((lane) => this.own(lane, step) <= lane.timeline.writes);
      const edges = gaps.map((lane) => this.stepAt(lane, lane.timeline.gap + on));
      step = on ? Math.min(...edges) : Math.max(...edges);
    }
    if (step !== this.step) this.question = null;
    this.step = step;
    this.changed();
  }

  /** @param {number} step */
  pauseAt(step) {
    this.playing = false;
    this.go(step);
  }

  /** Let time pass. @param {number} seconds */
  tick(seconds) {
    this.owed += seconds * this.rate;
    const whole = Math.floor(this.owed);
    this.owed -= whole;
    if (whole && !this.ask(this.step + whole)) this.go(this.step + whole);
    if (this.step >= this.last) this.playing = false;
  }

  play() {
    if (this.step === this.last) this.step = 0;
    this.playing = !this.playing;
    this.owed = 0;
    this.question = null;
    this.changed();
  }

  /** @param {number} by */
  move(by) {
    if (by < 0 || !this.ask(this.step + by)) this.pauseAt(this.step + by);
  }

  /** Go on from another place: what plays goes on playing. @param {number} tenth */
  jump(tenth) {
    this.go(this.stepAt(this.longest, Math.floor((this.longest.timeline.length * tenth) / 10)));
  }

  /** Go to the nearest event of any lane. @param {boolean} forward */
  event(forward) {
    const steps = this.lanes.flatMap((lane) => lane.events.map(({ moment }) => this.stepAt(lane, moment)));
    const found = steps.filter((step) => (forward ? step > this.step : step < this.step));
    if (found.length) this.pauseAt(forward ? Math.min(...found) : Math.max(...found));
  }

  /** What happens at this step, in words. */
  happening() {
    return this.lanes.flatMap((lane) => lane.events
      .filter(({ moment }) => this.stepAt(lane, moment) === this.step)
      .map(({ text }) => (this.lanes.length > 1 ? `${lane.letter}: ${text}` : text)));
  }

  /** @param {number} by */
  faster(by) {
    this.speed = Math.min(Math.max(this.speed + by, 0), SPEEDS.length - 1);
    this.changed();
  }

  /** Begin to ask, with a new score, or stop asking. */
  togglePredict() {
    this.predicting = !this.predicting;
    this.question = this.asked = null;
    this.answer = "Play, or step: it stops before a retreat and asks which cell will be emptied next.";
    this.score = { right: 0, of: 0 };
    this.changed();
  }

  /** Stop before the next retreat on the way to a step, and ask for its first cell. @param {number} until */
  ask(until) {
    if (!this.predicting) return false;
    const [found] = this.lanes.map((lane) => this.nextQuestion(lane, until))
      .filter(({ step }) => step < until).sort((a, b) => a.step - b.step);
    if (!found) return false;
    this.pauseAt(found.step);
    this.asked = [found.lane, found.moment];
    this.question = { lane: found.lane, cell: found.lane.timeline.cellAt(found.moment + 1) };
    return true;
  }

  /** Where a lane has its next question, if it has one. @param {Lane} lane @param {number} until */
  nextQuestion(lane, until) {
    const from = this.momentOf(lane), again = this.asked?.[0] === lane && this.asked[1] === from;
    const end = this.momentOf(lane, Math.min(until, this.last));
    const moment = lane.timeline.nextRetreat(again ? from + 1 : from, end, this.shortest);
    return { lane, moment, step: moment < 0 ? Infinity : this.stepAt(lane, moment) };
  }

  /** Judge the cell that was chosen, and show the undo. @param {Question} question @param {number} chosen */
  predict({ lane, cell }, chosen) {
    const { width } = lane.timeline.tape, emptied = `${nameOf(cell, width)} is emptied.`;
    this.score.of += 1;
    this.score.right += Number(chosen === cell);
    this.answer = chosen === cell ? `Right: ${emptied}` : `Not ${nameOf(chosen, width)}: ${emptied}`;
    this.pauseAt(this.stepAt(lane, this.momentOf(lane) + 1));
  }
}

// --- what one sees --------------------------------------------------------------------------

const { format } = new Intl.NumberFormat("en-US");

/** @param {string} selector @param {ParentNode} within @returns {HTMLElement} */
function find(selector, within = document) {
  return /** @type {HTMLElement} */ (within.querySelector(selector));
}

/** @param {string} selector @param {ParentNode} within */
function findAll(selector, within = document) {
  return [...within.querySelectorAll(selector)].map((found) => /** @type {HTMLElement} */ (found));
}

/** Put a text where another stands. @param {HTMLElement} place @param {string} text */
function put(place, text) {
  if (place.textContent === text) return false;
  place.textContent = text;
  return true;
}

/** @param {string} name @param {string} kind @returns {HTMLElement} */
function make(name, kind, text = "") {
  return Object.assign(document.createElement(name), { className: kind, textContent: text });
}

/** `950`, `8.4k`, `2M`. @param {number} number */
function short(number) {
  const [size, unit] = number < 1e6 ? [1e3, "k"] : [1e6, "M"];
  return number < 1e3 ? String(number) : `${(number / size).toFixed(number < 10 * size ? 1 : 0)}${unit}`;
}

/** One lane: its board, its counts, its path and its source. */
class LaneView {
  /** @param {HTMLElement} box @param {Lane} lane @param {number} hottest the most writes to a cell */
  constructor(box, lane, hottest) {
    this.box = box;
    this.lane = lane;
    this.hottest = Math.log1p(hottest);
    this.cells = findAll("[data-cell]", box);
    this.rules = this.cells.map(({ classList }) => ["top", "left"].filter((side) => classList.contains(side)).join(" "));
    this.shown = this.cells.map(() => ""); // what each cell shows
    /** @type {Map<HTMLElement, number>} where each line that writes stands */
    this.tops = new Map();
    this.fits = true;
    this.source = find(".source", box);
    this.lines = lane.timeline.tape.lines.map((line) => find(`[data-line="${line}"]`, box));
    /** @type {HTMLElement | undefined} */
    this.running = undefined;
    this.cells[0].tabIndex = 0;
  }

  /** Make the cells as large as there is room for, and ask once for what is slow to ask for. */
  layout() {
    const { width } = this.lane.timeline.tape, room = this.source.clientWidth;
    this.box.classList.toggle("narrow", room < 384);
    find(".board", this.box).style.setProperty("--cell", `${Math.min(36, Math.max(24, Math.floor((room - 22) / width)))}px`);
    this.center();
  }

  /** @param {Player} player @param {boolean} heat */
  draw(player, heat) {
    const { timeline } = this.lane, moment = player.momentOf(this.lane);
    const state = timeline.stateAt(moment), asked = player.question?.lane === this.lane;
    this.box.classList.toggle("heat", heat);
    this.box.classList.toggle("asked", asked);
    const undone = timeline.retreatAt(moment), current = moment && !asked ? timeline.cellAt(moment) : -1;
    this.cells.forEach((_, at) => this.drawCell(at, state, undone.has(at), at === current, heat));
    this.drawCounts(state, asked ? "?" : this.lastWrite(moment, player.own(this.lane)));
    this.drawPath(state, asked);
    this.drawSource(state, asked ? 0 : timeline.lineAt(moment));
  }

  /** @param {number} at @param {State} state @param {boolean} undone @param {boolean} current @param {boolean} heat */
  drawCell(at, state, undone, current, heat) {
    const [text, kind] = this.signOf(state, at, undone), writes = heat ? state.writes[at] : 0;
    const shown = `${text} ${kind} ${current} ${writes}`, cell = this.cells[at];
    if (this.shown[at] === shown) return;
    this.shown[at] = shown;
    put(/** @type {HTMLElement} */ (cell.firstChild), text);
    cell.className = `${this.rules[at]} ${kind}${current ? " current" : ""}`;
    const heard = [text, kind, current ? "last write" : "", writes ? `${format(writes)} writes` : ""];
    cell.ariaLabel = `${cell.dataset.cell}: ${heard.filter(Boolean).join(", ")}`;
    cell.toggleAttribute("data-writes", writes > 0);
    if (!writes) return;
    cell.dataset.writes = short(writes);
    cell.style.setProperty("--heat-of", String(Math.log1p(writes) / this.hottest));
  }

  /** A cell's text and its kind. @param {State} state @param {number} at @param {boolean} undone */
  signOf(state, at, undone) {
    const { start, values, solution } = this.lane.timeline.tape, value = state.cells[at];
    if (!value) return undone ? ["×", "undone"] : ["", start[at] ? "blank changed" : "blank"];
    if (start[at]) return [values[value], value === start[at] ? "given" : "given changed"];
    return [values[value], solution.length && solution[at] !== value ? "placed wrong" : "placed"];
  }

  /** @param {State} state @param {string} last */
  drawCounts({ counts, depth, deepest }, last) {
    const [, placements, overwrites, undos] = counts;
    for (const [name, count] of Object.entries({ placements, overwrites, undos, depth, deepest, last })) {
      put(find(`[data-count="${name}"]`, this.box), typeof count === "number" ? format(count) : count);
    }
  }

  /** The last write in words, or why there is none. @param {number} moment @param {number} own */
  lastWrite(moment, own) {
    const { timeline } = this.lane, { tape } = timeline;
    if (own > timeline.writes) return `done after ${format(timeline.writes)} writes`;
    if (own > timeline.number(moment)) return `${format(tape.dropped)} writes not kept`;
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

  /** @param {State} state @param {number} line that runs */
  drawSource(state, line) {
    this.lines.forEach((button, index) => {
      if (button) put(find(".hits", button), state.hits[index] ? format(state.hits[index]) : "");
    });
    const running = this.lines.find((button) => button?.dataset.line === String(line));
    if (running === this.running) return;
    this.running?.removeAttribute("aria-current");
    running?.setAttribute("aria-current", "true");
    this.running = running;
    if (running && !this.fits) this.source.scrollTop = this.tops.get(running) ?? 0;
  }

  /** Show the middle of the lines that write: where they fit, the source need not move again. */
  center() {
    const lines = this.lines.filter(Boolean), half = this.source.clientHeight / 2;
    this.tops = new Map(lines.map((line) => [line, line.offsetTop - half]));
    const first = Math.min(...this.tops.values()), last = Math.max(...this.tops.values());
    this.fits = last - first < 2 * half - 24;
    if (lines.length) this.source.scrollTop = (first + last) / 2;
  }
}

/** The depth of a lane over its steps, with the signs of its events. */
class StripView {
  /** @param {Lane} lane @param {number} top the depth that fills it @param {Record<string, string[]>} kinds of events */
  constructor(lane, top, kinds) {
    this.lane = lane;
    this.kinds = kinds;
    this.run = make("div", "run");
    this.signs = make("div", "signs");
    const columns = lane.timeline.strip();
    const [low, high] = [0, 1].map((which) => columns.map((depths, at) => (
      depths?.[which] ? `M${at} ${top}v${-depths[which]}h1.1V${top}z` : "")).join(""));
    this.run.innerHTML = `<svg viewBox="0 0 ${COLUMNS} ${top}" preserveAspectRatio="none" aria-hidden="true">`
      + `<path class="range" d="${high}"/><path class="bar" d="${low}"/></svg>`;
    this.run.append(this.signs);
    this.box = make("div", "strip");
    this.box.append(make("b", "letter", lane.letter), this.run);
  }

  /** Take the place of the run on the time line of all lanes. @param {Player} player */
  layout(player) {
    const { timeline, events } = this.lane, rank = Object.keys(this.kinds);
    const share = player.sync === "share" ? 1 : timeline.writes / Math.max(1, player.last);
    const width = share * this.box.clientWidth;
    /** @type {number[]} */
    const taken = [];
    this.run.style.width = `${100 * share}%`;
    this.signs.replaceChildren();
    for (const { moment, kind, text } of events.toSorted((a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind))) {
      const part = timeline.number(moment) / timeline.writes;
      if (taken.some((other) => Math.abs(other - part) * width < 13)) continue; // the most telling is shown
      taken.push(part);
      const sign = Object.assign(make("span", "sign", this.kinds[kind][0]), { title: text });
      sign.style.left = `${100 * part}%`;
      this.signs.append(sign);
    }
  }
}

/** The page: it draws what the player says, and hands on which keys and buttons were pressed. */
class Page {
  /** @param {Lane[]} lanes @param {Record<string, string[]>} kinds of events */
  constructor(lanes, kinds) {
    const player = this.player = new Player(lanes, () => this.schedule());
    const hottest = Math.max(...lanes.flatMap(({ timeline }) => [...timeline.stateAt(timeline.length).writes]));
    const top = Math.max(1, ...lanes.map(({ timeline }) => timeline.tape.max_depth));
    this.views = lanes.map((lane) => new LaneView(find(`[data-lane="${lane.letter}"]`), lane, hottest));
    this.strips = lanes.map((lane) => new StripView(lane, top, kinds));
    this.scrubber = /** @type {HTMLInputElement} */ (find("#scrubber"));
    this.field = /** @type {HTMLInputElement} */ (find("#step"));
    this.help = /** @type {HTMLDialogElement} */ (find("#help"));
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
    this.heat = false;
    this.frame = this.before = this.writing = 0;
    /** @type {Record<string, () => void>} what each key does */
    this.actions = {
      " ": () => player.play(),
      ArrowLeft: () => player.move(-1),
      ArrowRight: () => player.move(1),
      "[": () => player.event(false),
      "]": () => player.event(true),
      ...Object.fromEntries([...Array(10).keys()].map((tenth) => [tenth, () => player.jump(tenth)])),
      Home: () => player.jump(0),
      End: () => player.jump(10),
      "+": () => player.faster(1),
      "=": () => player.faster(1),
      "-": () => player.faster(-1),
      _: () => player.faster(-1),
      g: () => this.field.select(),
      "?": () => this.help.showModal(),
    };
    this.scrubber.max = String(player.last);
    put(find("#last"), format(player.last));
    find("#strips").prepend(...this.strips.map(({ box }) => box));
    find("#transport").hidden = false;
    this.listen();
    this.readAddress();
    this.layout();
    this.draw();
  }

  listen() {
    addEventListener("keydown", (event) => this.press(event));
    addEventListener("click", ({ target }) => this.click(/** @type {HTMLElement} */ (target)));
    addEventListener("mousedown", (event) => { // a click leaves the keys with the player
      if (/** @type {HTMLElement} */ (event.target).closest("button, [data-cell]")) event.preventDefault();
    });
    addEventListener("hashchange", () => this.readAddress());
    addEventListener("resize", () => this.layout());
    this.scrubber.addEventListener("input", () => this.player.go(Number(this.scrubber.value)));
    this.field.addEventListener("focus", () => { this.player.playing = false; });
    this.field.addEventListener("blur", () => this.schedule());
    const shortest = /** @type {HTMLSelectElement} */ (find("#shortest"));
    shortest.addEventListener("change", () => { this.player.shortest = Number(shortest.value); });
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const { key } = event, target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || this.help.open) return;
    if (target === this.field) this.type(key);
    if (target.closest("input:not([type=range]), select, summary")) return;
    if ((key === " " || key === "Enter") && target.closest("button")) return;
    const walked = target.dataset.cell !== undefined && this.walk(target, key);
    if (!walked && !Object.hasOwn(this.actions, key)) return;
    event.preventDefault();
    if (!walked) this.actions[key]();
  }

  /** Take a key in the field of the step. @param {string} key */
  type(key) {
    if (key === "Enter") this.player.pauseAt(Number(this.field.value.replace(/\D/g, "")));
    if (key === "Enter" || key === "Escape") this.field.blur();
  }

  /** Go from a cell to its neighbour, or click it. @param {HTMLElement} cell @param {string} key */
  walk(cell, key) {
    const view = this.viewOf(cell), { width } = view.lane.timeline.tape, at = view.cells.indexOf(cell);
    if (key === "Enter" || key === " ") {
      this.click(cell);
      return true;
    }
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -width, ArrowDown: width }[key];
    const next = by && view.cells[at + by];
    if (next) {
      cell.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    }
    return by !== undefined;
  }

  /** @param {HTMLElement} target */
  viewOf(target) {
    return /** @type {LaneView} */ (this.views.find(({ box }) => box.contains(target)));
  }

  /** @param {HTMLElement} target */
  click(target) {
    const { player } = this, { id, dataset } = target.closest("button") ?? target;
    const cell = /** @type {HTMLElement | null} */ (target.closest("[data-cell]"));
    if (cell) this.clickCell(this.viewOf(cell), cell);
    else if (dataset.line) this.clickLine(this.viewOf(target), dataset.line);
    else if (dataset.key) this.actions[dataset.key]();
    else if (dataset.sync) this.syncBy(dataset.sync);
    else if (id === "play") player.play();
    else if (id === "predict") player.togglePredict();
    else if (id === "heat") this.heat = !this.heat;
    this.schedule();
  }

  /** Answer the question, or go to the next write to a cell. @param {LaneView} view @param {HTMLElement} cell */
  clickCell({ lane, cells }, cell) {
    const { player } = this, at = cells.indexOf(cell);
    if (player.question?.lane === lane) player.predict(player.question, at);
    else this.goTo(lane, (word) => ((word >> CELL) & 127) === at);
  }

  /** Go to the next write of a line. @param {LaneView} view @param {string} line */
  clickLine({ lane }, line) {
    const index = lane.timeline.tape.lines.indexOf(Number(line));
    this.goTo(lane, (word) => word >> LINE === index);
  }

  /** Go to the next write of a lane that passes a test. @param {Lane} lane @param {(word: number) => boolean} test */
  goTo(lane, test) {
    const { player } = this, found = lane.timeline.next(player.momentOf(lane), test);
    if (found > 0) player.pauseAt(player.stepAt(lane, found));
  }

  /** @param {string} sync */
  syncBy(sync) {
    this.player.sync = sync;
    this.player.go(this.player.step);
    this.layout();
  }

  /** Draw once before the next picture, however much changes until then. */
  schedule() {
    this.frame ||= requestAnimationFrame((now) => this.run(now));
  }

  /** Let time pass where something plays, and draw. @param {number} now */
  run(now) {
    this.frame = 0;
    const { player } = this, seconds = this.before ? (now - this.before) / 1000 : 0;
    const least = this.calm.matches ? 1 / 3 : 0; // no flicker for those whom it hurts
    if (player.playing && this.before && seconds < least) return this.schedule();
    if (player.playing) player.tick(Math.min(seconds, 1));
    this.before = player.playing ? now : 0;
    this.draw();
    if (player.playing) this.schedule();
  }

  draw() {
    const { player, scrubber } = this, step = format(player.step), last = format(player.last);
    for (const view of this.views) view.draw(player, this.heat);
    scrubber.value = String(player.step);
    scrubber.setAttribute("aria-valuetext", `step ${step} of ${last}`);
    find("#playhead").style.left = `${(100 * player.step) / Math.max(1, player.last)}%`;
    if (document.activeElement !== this.field) this.field.value = step;
    put(find("#play"), player.playing ? "Pause" : "Play");
    put(find("#rate"), `${format(player.rate)} writes/s`);
    find("#heat").ariaPressed = String(this.heat);
    find("#predict").ariaPressed = String(player.predicting);
    for (const button of findAll("[data-sync]")) button.ariaPressed = String(button.dataset.sync === player.sync);
    this.drawWords();
  }

  /** Say what happens: for all to see, and where nothing plays aloud. */
  drawWords() {
    const { player } = this, { question, score } = player, happening = player.happening().join("; ");
    const asked = question
      ? `${question.lane.letter} is about to go back. Which cell will be emptied next? Click it.` : player.answer;
    find("#happening").hidden = player.predicting;
    find("#question").hidden = !player.predicting;
    put(find("#happening"), happening);
    put(find("#asked"), asked);
    put(find("#score"), `${score.right} of ${score.of} right`);
    if (player.playing) return;
    const lanes = player.lanes.map((lane, at) => this.sentence(lane, this.views[at]));
    put(find("#status"), [`Step ${format(player.step)}.`, ...lanes, player.predicting ? asked : happening].join(" "));
    this.writeAddress();
  }

  /** What a lane has just done. @param {Lane} lane @param {LaneView} view */
  sentence(lane, view) {
    const moment = this.player.momentOf(lane), write = view.lastWrite(moment, this.player.own(lane));
    return this.player.question?.lane === lane ? "" : `${lane.letter}: ${write}, depth ${lane.timeline.depths[moment]}.`;
  }

  layout() {
    for (const view of this.views) view.layout();
    for (const strip of this.strips) strip.layout(this.player);
  }

  /** Go where the address says: `#step=812`, `#step=812&sync=share`. */
  readAddress() {
    const asked = new URLSearchParams(location.hash.slice(1));
    if (asked.get("sync") === "share") this.syncBy("share");
    if (asked.has("step")) this.player.pauseAt(Number(asked.get("step")));
  }

  /** Keep the step in the address, once nothing has changed for a while: browsers count the writes. */
  writeAddress() {
    const { step, sync } = this.player;
    clearTimeout(this.writing);
    if (!step && !location.hash) return;
    this.writing = setTimeout(() => {
      history.replaceState(null, "", `#step=${step}${sync === "share" ? "&sync=share" : ""}`);
    }, 200);
  }
}

/** Inflate the traces and show them: the one name that the page gives to others. */
const opened = /** @type {any} */ (globalThis).kata = (async () => {
  const { lanes, kinds } = JSON.parse(find("#data").textContent ?? "");
  return new Page(await Promise.all(lanes.map(Lane.read)), kinds);
})();
opened.catch((/** @type {Error} */ error) => {
  const text = `The traces cannot be shown here: ${error.message}. Open the page in a browser of 2023 or later.`;
  find("#player").prepend(make("p", "note", text));
});
