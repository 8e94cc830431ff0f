"""A call tree as text: how many calls, which tell most, and an indented line each. Pure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import groupby

from harness.calls import CallEnd
from harness.console import letter_widths, plural, wrapped
from harness.drawing import Drawing, Segment
from harness.record.events import SIGNS, Event
from harness.record.failure import Shown
from harness.record.texts import value_text
from harness.record.tree import CallRow, CallRows
from harness.replay.lane import Lane
from harness.replay.links import Link, first_of_each, shown_links

MOST_LINES = 190
"""Lines of a tree. There are some around it."""
DEEPEST = 12
"""The depth from which on a number stands for the indentation."""
STYLES = {
    Event.ANSWER: "good",
    Event.DEAD_END: "bad",
    Event.UNRESTORED: "changed",
    Event.SAME_OBJECT: "changed",
}
MEANING = {
    Event.ANSWER: "answer",
    Event.DEAD_END: "dead end",
    Event.UNRESTORED: "left changed",
    Event.SAME_OBJECT: "the same object as an answer before",
}
POINTER = "▶"


def run_tree(lane: Lane, width: int) -> Drawing:
    """Draw the call tree of a recorded run, with its notes."""
    totals, notes = lane.tree.totals, [*lane.notes]
    if totals.kept < totals.calls:
        notes.append(f"Only the first {totals.kept:,} of {totals.calls:,} calls were kept.")
    return tree_drawing(lane.tree, lane.title, notes, lane.fault, width)


def tree_drawing(
    tree: CallRows, title: str, notes: Sequence[str], failed: Shown | None, width: int
) -> Drawing:
    """Draw a call tree with its counts, and with what a failed call shows.

    Args:
        tree: its rows.
        title: of the solution and its case.
        notes: sentences on the run.
        failed: the call to point at, if there is one.
        width: the columns of a line.
    """
    totals = tree.totals
    pinned = [*([failed.row] if failed else []), *first_of_each(tree)]
    roots = shown_links(tree, pinned, MOST_LINES)
    lines = _Lines(tree, failed.row if failed else -1, width)
    for root in roots:
        lines.add(root)
    counts = [plural(totals.search_calls, "call"), f"depth {totals.depth:,}"]
    if tree.seen:
        counts += [plural(totals.answers, "answer"), plural(totals.dead_ends, "dead end")]
    notes = [*notes, *([f"{POINTER} {failed.text}."] if failed else [])]
    head: Drawing = [[(title, "title")]]
    head += [[(line, "note")] for note in notes for line in wrapped(note, width)]
    foot = f"{lines.shown:,} of {totals.search_calls:,} shown"
    meaning = MEANING | ({Event.ANSWER: "answer, right or wrong"} if failed else {})
    signs = "".join(f"  {SIGNS[one]} {text}" for one, text in meaning.items() if one in lines.seen)
    return [*head, [(", ".join(counts), "")], *lines.drawn, [(foot + signs, "dim")]]


class _Lines:
    """The lines of a tree."""

    def __init__(self, tree: CallRows, focus: int, width: int) -> None:
        self.tree, self.focus, self.width = tree, focus, width
        self.drawn: Drawing = []
        self.shown = 0
        """The number of calls that are shown."""
        self.seen: set[Event] = set()
        """The events of those calls."""
        self.answers: dict[int, list[int]] = defaultdict(list)
        for number, answer in enumerate(tree.answers, 1):
            self.answers[answer.row].append(number)

    def add(self, root: Link) -> None:
        """Add a line, and those below it."""
        waiting: list[Link | tuple[int, list[Link]]] = [root]
        depth = {id(root): 0}
        while waiting:
            one = waiting.pop()
            if isinstance(one, tuple):
                self.drawn.append(self.merged(*one))
                continue
            self.shown += len(one.rows)
            level = depth[id(one)]
            self.drawn.append(self.line(one, level))
            below: list[Link | tuple[int, list[Link]]] = []
            for shown, links in groupby(one.children, key=lambda link: link.shown):
                run = list(links)
                below += run if shown else [(level + 1, run)]
            depth |= {id(link): level + 1 for link in one.children if link.shown}
            waiting += reversed(below)

    def merged(self, level: int, links: Sequence[Link]) -> list[Segment]:
        """Draw a line for calls that are not shown."""
        first = [link.rows[0] for link in links]
        text = plural(sum(row.calls for row in first), "call")
        if self.tree.seen:
            found, dead = sum(row.answers for row in first), sum(row.dead_ends for row in first)
            text += f" · {found:,}{SIGNS[Event.ANSWER]} {dead:,}{SIGNS[Event.DEAD_END]}"
        return [("  ", ""), (f"{_indent(level)}⋮ {text}", "dim")]

    def line(self, link: Link, level: int) -> list[Segment]:
        """Draw the calls of one line: what changed, the path, the result, and the events."""
        last = link.last
        parts: list[Segment] = [(_choices(self.tree.rows, link), "")]
        if last.path:
            parts.append((last.path, "dim"))
        if last.result:
            parts.append((f"→ {last.result}", ""))
        elif last.ended is CallEnd.RAISED:
            parts.append(("raised an exception", "bad"))
        elif last.ended is CallEnd.OPEN:
            parts.append(("did not end", "bad"))
        parts += self.signs(last)
        pointer = f"{POINTER} " if self.focus == last.number else "  "
        line: list[Segment] = [(pointer, "note"), (_indent(level), "dim")]
        for text, style in parts:
            line += [(text, style), ("  ", "")]
        return _cut(line[:-1], self.width)

    def signs(self, row: CallRow) -> Iterator[Segment]:
        """Yield the events of a call, each with its sign."""
        self.seen |= {*row.events}
        for event in row.events:
            text = ""
            if event is Event.RETREAT:
                continue
            if event is Event.ANSWER:
                numbers = self.answers[row.number]
                text = f"{numbers[0]:,}" + f"–{numbers[-1]:,}" * (len(numbers) > 1)
            elif event is Event.SAME_OBJECT:
                again = min(self.tree.answers[one - 1].first for one in self.answers[row.number])
                text = f" answer {again + 1:,}"
            elif event is Event.UNRESTORED:
                left = self.tree.unrestored[row.number]
                text = f" {left.name} left as {value_text(left.after)}"
            yield f"{SIGNS[event]}{text}", STYLES[event]


def _choices(rows: Sequence[CallRow], link: Link) -> str:
    """Return what the calls of a line change, each with its function where that is another."""
    texts = []
    for row in link.rows:
        same = row.parent >= 0 and rows[row.parent].function == row.function
        texts.append(f"{'' if same else row.function} {row.change}".strip() or "·")
    return " › ".join(texts)


def _indent(level: int) -> str:
    return "  " * min(level, DEEPEST) + f"[{level}] " * (level > DEEPEST)


def _cut(line: list[Segment], width: int) -> list[Segment]:
    """Return a line that is no wider than so many columns."""
    letters = [(letter, style) for text, style in line for letter in text]
    room = 0
    for at, size in enumerate(letter_widths(letter for letter, _ in letters)):
        room += size
        if room > width:
            letters = [*letters[: at - 1], ("…", "dim")]
            break
    runs = groupby(letters, key=lambda one: one[1])
    return [("".join(letter for letter, _ in run), style) for style, run in runs]
