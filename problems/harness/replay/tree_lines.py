"""A call tree as text: counts, notes, and an indented line for each call that is shown."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from harness.calls import CallEnd
from harness.console import plural, wrapped
from harness.drawing import Drawing, Segment
from harness.record.events import SIGNS, Event
from harness.record.texts import value_text
from harness.record.tree import CallRow, CallRows
from harness.replay.lane import Lane
from harness.replay.lane_text import cut_line, output_line

MOST_LINES = 190
"""The most lines of a drawn tree, without notes and legend; a larger one is shortened."""
LONG = 20
"""The number of lines above which the mistake is repeated below the tree."""
DEEPEST = 12
"""The deepest level that is indented; deeper lines have their level as a number."""
STYLES = {
    Event.ANSWER: "good",
    Event.DEAD_END: "bad",
    Event.UNRESTORED: "changed",
    Event.SAME_OBJECT: "changed",
}
MEANING = {
    Event.ANSWER: "answer",
    Event.DEAD_END: "dead end",
    Event.UNRESTORED: "not restored",
    Event.SAME_OBJECT: "the same object as another answer",
    Event.RETREAT: "another choice, after a retreat",
}
"""The meaning of each event. A retreat has a sign on the page only."""
OR_WRONG = ", right or wrong"
"""The addition to the legend of a failed run: an answer may be wrong."""
ENDS = {CallEnd.OPEN: "did not end", CallEnd.RAISED: "raised an exception"}
"""The ends of a call that failed, in words."""
TELLING = {Event.ANSWER, Event.UNRESTORED, Event.SAME_OBJECT}
"""Events of calls that are not joined with their child on a line."""
POINTER = "▶"


def tree_drawing(lane: Lane, width: int) -> Drawing:
    """Draw the call tree of a recorded run with its notes, its counts and a legend.

    `width` is the number of columns of a line.
    """
    tree, failed, totals = lane.tree, lane.fault, lane.tree.totals
    lines = _Lines(tree, failed.row if failed else -1, width)
    lines.draw()
    notes = [*lane.notes]
    if totals.kept < totals.calls:
        notes.append(f"Only the first {totals.kept:,} of {totals.calls:,} calls were kept.")
    if failed:
        notes.append(f"{POINTER} {failed.text}.")
    counts = [plural(len(tree.rows), "call"), f"depth {totals.depth:,}"]
    if tree.seen:
        counts += [plural(totals.answers, "answer"), plural(totals.dead_ends, "dead end")]
    head: Drawing = [[(lane.title, "title")], *output_line(lane, width)]
    head += [[(line, "note")] for note in notes for line in wrapped(note, width)]
    foot = f"{len(lines.shown):,} of {len(tree.rows):,} shown"
    meaning = MEANING | ({Event.ANSWER: MEANING[Event.ANSWER] + OR_WRONG} if failed else {})
    last = notes[-1:] if failed and len(lines.drawn) > LONG else []
    again: Drawing = [[(line, "note")] for note in last for line in wrapped(note, width)]
    signs = "".join(f"  {SIGNS[one]} {text}" for one, text in meaning.items() if one in lines.seen)
    return [*head, [(", ".join(counts), "")], *lines.drawn, [(foot + signs, "dim")], *again]


def shown_rows(tree: CallRows, failed: int) -> set[int]:
    """Return the rows to show: the most important rows with their ancestors, then shallow rows.

    `failed` is the row that shows why the run failed; -1 if there is none.
    """
    if len(tree.rows) <= MOST_LINES:
        return {*range(len(tree.rows))}
    answers = [answer.row for answer in tree.answers]
    dead = (row.number for row in tree.rows if Event.DEAD_END in row.events)
    shown: set[int] = set()
    for row in (failed, *answers[:1], *answers[-1:], *[*tree.unrestored][:1], *[*dead][:1]):
        at = row
        while at >= 0 and at not in shown:
            shown.add(at)
            at = tree.rows[at].parent
    by_depth = sorted(tree.rows, key=lambda row: row.depth)
    # the calls that are hidden after a row take a line, too
    return shown | {row.number for row in by_depth[: max(0, MOST_LINES // 2 - len(shown))]}


class _Lines:
    def __init__(self, tree: CallRows, failed: int, width: int) -> None:
        self.tree, self.rows, self.failed, self.width = tree, tree.rows, failed, width
        self.shown = shown_rows(tree, failed)
        self.drawn: Drawing = []
        self.levels: dict[int, int] = {-1: -1}
        """The indentation of each row that is shown."""
        self.seen: set[Event] = set()
        """The events of the rows that are shown."""
        self.answers: dict[int, list[int]] = defaultdict(list)
        for number, answer in enumerate(tree.answers, 1):
            self.answers[answer.row].append(number)

    def draw(self) -> None:
        """Draw a line for each chain of shown rows, and for each group of hidden rows."""
        at = 0
        while at < len(self.rows):
            level = self.levels[self.rows[at].parent] + 1
            group = [self.rows[at]]
            if at in self.shown:
                while self.is_joined(group[-1]):
                    group.append(self.rows[group[-1].number + 1])
                self.levels |= {row.number: level for row in group}
                self.drawn.append(self.line(group, level))
                at = group[-1].number + 1
                continue
            while (at := group[-1].end) < len(self.rows) and at not in self.shown:
                if self.rows[at].parent != group[0].parent:
                    break
                group.append(self.rows[at])
            self.drawn.append(self.merged(group, level))

    def is_joined(self, row: CallRow) -> bool:
        """Return True if a call is drawn on one line with its only child.

        Then only the result of the child is drawn, which is the same.
        """
        child = self.rows[row.number + 1] if row.calls > 1 else row
        only = row.calls > 1 and child.end == row.end and child.number in self.shown
        same = not (row.depth and row.result) or row.result == child.result
        return only and same and row.number != self.failed and not TELLING & {*row.events}

    def merged(self, hidden: Sequence[CallRow], level: int) -> list[Segment]:
        """Draw one line for a group of hidden calls."""
        text = plural(sum(row.calls for row in hidden), "call")
        if self.tree.seen:
            found, dead = sum(row.answers for row in hidden), sum(row.dead_ends for row in hidden)
            text += f" · {found:,}{SIGNS[Event.ANSWER]} {dead:,}{SIGNS[Event.DEAD_END]}"
        return [("  ", ""), (f"{_indent(level)}⋮ {text}", "dim")]

    def line(self, chain: Sequence[CallRow], level: int) -> list[Segment]:
        """Draw the calls of one line: their changes, the path, the result, and the events."""
        last = chain[-1]
        parts: list[Segment] = [(" › ".join(map(self.choice, chain)), "")]
        if last.path:
            parts.append((last.path, "dim"))
        if last.result:
            parts.append((f"→ {last.result}", ""))
        elif last.ended in ENDS:
            parts.append((ENDS[last.ended], "bad"))
        parts += self.signs(last)
        pointer = f"{POINTER} " if self.failed == last.number else "  "
        line: list[Segment] = [(pointer, "note"), (_indent(level), "dim")]
        for text, style in parts:
            line += [(text, style), ("  ", "")]
        return cut_line(line[:-1], self.width)

    def choice(self, row: CallRow) -> str:
        """Return the change of a call, after its function's name if another function called it."""
        same = row.parent >= 0 and self.rows[row.parent].function == row.function
        return f"{'' if same else row.function} {row.change}".strip() or "·"

    def signs(self, row: CallRow) -> Iterator[Segment]:
        """Yield the events of a call, each with its sign."""
        for event in row.events:
            if event is Event.RETREAT:
                continue
            self.seen.add(event)
            text = ""
            if event is Event.ANSWER:
                numbers = self.answers[row.number]
                text = f"{numbers[0]:,}" + f"–{numbers[-1]:,}" * (len(numbers) > 1)
            elif event is Event.SAME_OBJECT:
                again = min(self.tree.answers[one - 1].first for one in self.answers[row.number])
                text = f" answer {again + 1:,}" * (again + 1 not in self.answers[row.number])
            elif event is Event.UNRESTORED:
                left = self.tree.unrestored[row.number]
                text = f" {left.name} not restored: {value_text(left.after)}"
            yield f"{SIGNS[event]}{text}", STYLES[event]


def _indent(level: int) -> str:
    return "  " * min(level, DEEPEST) + f"[{level}] " * (level > DEEPEST)
