"""A call tree as text: counts, notes, and an indented line for each call that is shown."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from harness.calls import CallEnd
from harness.console import plural, wrapped
from harness.drawing import Drawing, Segment
from harness.record.node import SIGNS, CallEvent, Node
from harness.record.texts import value_text
from harness.record.tree import SearchTree
from harness.replay.lane import Lane
from harness.replay.lane_text import cut_line, output_line

MOST_LINES = 190
"""The maximum number of lines of a drawn tree, without notes and legend; others are hidden."""
LONG = 20
"""The number of lines above which the mistake is repeated below the tree."""
DEEPEST = 12
"""The deepest level that is indented; deeper lines have their level as a number."""
STYLES = {
    CallEvent.ANSWER: "good",
    CallEvent.DEAD_END: "bad",
    CallEvent.UNRESTORED: "changed",
    CallEvent.SAME_OBJECT: "changed",
}
MEANING = {
    CallEvent.ANSWER: "answer",
    CallEvent.DEAD_END: "dead end",
    CallEvent.UNRESTORED: "not restored",
    CallEvent.SAME_OBJECT: "the same object as another answer",
    CallEvent.RETREAT: "another choice, after a retreat",
}
"""The meaning of each event. A retreat has a sign on the page only."""
OR_WRONG = ", right or wrong"
"""The addition to the legend of a failed run: an answer may be wrong."""
ENDS = {CallEnd.OPEN: "did not end", CallEnd.RAISED: "raised an exception"}
"""The text for each ending of a call that did not return."""
TELLING = {CallEvent.ANSWER, CallEvent.UNRESTORED, CallEvent.SAME_OBJECT}
"""Events for which a call is not drawn on the same line as its only child."""
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
    counts = [plural(len(tree.nodes), "call"), f"depth {totals.depth:,}"]
    if tree.seen:
        counts += [plural(totals.answers, "answer"), plural(totals.dead_ends, "dead end")]
    head: Drawing = [[(lane.title, "title")], *output_line(lane, width)]
    head += [[(line, "note")] for note in notes for line in wrapped(note, width)]
    foot = f"{len(lines.shown):,} of {len(tree.nodes):,} shown"
    meaning = MEANING | ({CallEvent.ANSWER: MEANING[CallEvent.ANSWER] + OR_WRONG} if failed else {})
    last = notes[-1:] if failed and len(lines.drawn) > LONG else []
    again: Drawing = [[(line, "note")] for note in last for line in wrapped(note, width)]
    signs = "".join(f"  {SIGNS[one]} {text}" for one, text in meaning.items() if one in lines.seen)
    return [*head, [(", ".join(counts), "")], *lines.drawn, [(foot + signs, "dim")], *again]


def shown_rows(tree: SearchTree, failed: int) -> set[int]:
    """Return the rows to show: the most important calls with their ancestors, then shallow calls.

    `failed` is the row of the call that shows why the run failed; -1 if there is none.
    """
    if len(tree.nodes) <= MOST_LINES:
        return {*range(len(tree.nodes))}
    answers = [answer.row for answer in tree.answers]
    dead = (node.row for node in tree.nodes if CallEvent.DEAD_END in node.events)
    shown: set[int] = set()
    for row in (failed, *answers[:1], *answers[-1:], *[*tree.unrestored][:1], *[*dead][:1]):
        node = tree.nodes[row] if row >= 0 else None
        while node and node.row not in shown:
            shown.add(node.row)
            node = node.parent
    by_depth = sorted(tree.nodes, key=lambda node: node.depth)
    # the calls that are hidden after a row take a line, too
    return shown | {node.row for node in by_depth[: max(0, MOST_LINES // 2 - len(shown))]}


class _Lines:
    def __init__(self, tree: SearchTree, failed: int, width: int) -> None:
        self.tree, self.nodes, self.failed, self.width = tree, tree.nodes, failed, width
        self.shown = shown_rows(tree, failed)
        self.drawn: Drawing = []
        self.levels: dict[int, int] = {}
        """The indentation of each row that is shown."""
        self.seen: set[CallEvent] = set()
        """The events of the rows that are shown."""
        self.answers: dict[int, list[int]] = defaultdict(list)
        for number, answer in enumerate(tree.answers, 1):
            self.answers[answer.row].append(number)

    def draw(self) -> None:
        """Draw a line for each chain of shown rows, and for each group of hidden rows."""
        at = 0
        while at < len(self.nodes):
            node = self.nodes[at]
            level = self.levels[node.parent.row] + 1 if node.parent else 0
            group = [node]
            if at in self.shown:
                while self.is_joined(group[-1]):
                    group += group[-1].children
                self.levels |= {node.row: level for node in group}
                self.drawn.append(self.line(group, level))
                at = group[-1].row + 1
                continue
            while (at := group[-1].end) < len(self.nodes) and at not in self.shown:
                if self.nodes[at].parent is not node.parent:
                    break
                group.append(self.nodes[at])
            self.drawn.append(self.merged(group, level))

    def is_joined(self, node: Node) -> bool:
        """Return True if a call is drawn on one line with its only child.

        Then only the result of the child is drawn, which is the same.
        """
        if len(node.children) != 1 or node.row == self.failed or TELLING & {*node.events}:
            return False
        [child] = node.children
        same = not (node.depth and node.result) or node.result == child.result
        return same and child.row in self.shown

    def merged(self, hidden: Sequence[Node], level: int) -> list[Segment]:
        """Draw one line for a group of hidden calls."""
        text = plural(sum(node.calls for node in hidden), "call")
        if self.tree.seen:
            found = sum(node.answers for node in hidden)
            dead = sum(node.dead_ends for node in hidden)
            text += f" · {found:,}{SIGNS[CallEvent.ANSWER]} {dead:,}{SIGNS[CallEvent.DEAD_END]}"
        return [("  ", ""), (f"{_indent(level)}⋮ {text}", "dim")]

    def line(self, chain: Sequence[Node], level: int) -> list[Segment]:
        """Draw the calls of one line: their changes, the path, the result, and the events."""
        last = chain[-1]
        parts: list[Segment] = [(" › ".join(map(self.choice, chain)), "")]
        if last.path:
            parts.append((last.path, "dim"))
        if last.result:
            parts.append((f"→ {last.result}", ""))
        elif last.last.end in ENDS:
            parts.append((ENDS[last.last.end], "bad"))
        parts += self.signs(last)
        pointer = f"{POINTER} " if self.failed == last.row else "  "
        line: list[Segment] = [(pointer, "note"), (_indent(level), "dim")]
        for text, style in parts:
            line += [(text, style), ("  ", "")]
        return cut_line(line[:-1], self.width)

    def choice(self, node: Node) -> str:
        """Return the change of a call, after its function's name if another function called it."""
        function = node.call.function
        same = node.parent and node.parent.call.function == function
        return f"{'' if same else function} {node.change}".strip() or "·"

    def signs(self, node: Node) -> Iterator[Segment]:
        """Yield the events of a call, each with its sign."""
        for event in node.events:
            if event is CallEvent.RETREAT:
                continue
            self.seen.add(event)
            text = ""
            if event is CallEvent.ANSWER:
                numbers = self.answers[node.row]
                text = f"{numbers[0]:,}" + f"–{numbers[-1]:,}" * (len(numbers) > 1)
            elif event is CallEvent.SAME_OBJECT:
                again = min(self.tree.answers[one - 1].first for one in self.answers[node.row])
                text = f" answer {again + 1:,}" * (again + 1 not in self.answers[node.row])
            elif event is CallEvent.UNRESTORED:
                left = self.tree.unrestored[node.row]
                text = f" {left.name} not restored: {value_text(left.after)}"
            yield f"{SIGNS[event]}{text}", STYLES[event]


def _indent(level: int) -> str:
    return "  " * min(level, DEEPEST) + f"[{level}] " * (level > DEEPEST)
