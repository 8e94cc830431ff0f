"""The lines of a call tree that are worth showing, of as many calls as there are."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from harness.record.events import Event
from harness.record.tree import CallRow, CallRows

TELLING = {Event.ANSWER, Event.UNRESTORED, Event.SAME_OBJECT}
"""Events that end a line: the call is shown in full."""


@dataclass(eq=False, slots=True)
class Link:
    """A chain of calls that is drawn as one line: each is the only child of the one before."""

    rows: list[CallRow]
    parent: Link | None
    place: int = 0
    """Its index among the children of its parent."""
    children: list[Link] = field(default_factory=list)
    shown: bool = False

    @property
    def last(self) -> CallRow:
        """The call that is shown in full."""
        return self.rows[-1]

    @property
    def depth(self) -> int:
        """The depth of its first call."""
        return self.rows[0].depth


def shown_links(tree: CallRows, pinned: Sequence[int], most: int) -> list[Link]:
    """Return the roots of the lines of a tree, of which at most so many are shown.

    Always shown are the pinned rows and those above them, then the calls of the least depth. Hidden
    calls between two that are shown take a line, too.
    """
    links = _links(tree.rows, set(pinned))
    roots = [link for link in {id(one): one for one in links}.values() if link.parent is None]
    lines = 0
    for row in pinned:
        way = [links[row]]
        while way[-1].parent is not None:
            way.append(way[-1].parent)
        lines += sum(_show(link) for link in reversed(way))
    waiting = deque(roots)
    while waiting:
        link = waiting.popleft()
        if not link.shown and lines + _cost(link) <= most:
            lines += _show(link)
        if link.shown:
            waiting.extend(link.children)
    return roots


def first_of_each(tree: CallRows) -> list[int]:
    """Return the rows of the first answer, dead end and unrestored call, and the last answer."""
    answers = [answer.row for answer in tree.answers if answer.row >= 0]
    dead = (row.number for row in tree.rows if Event.DEAD_END in row.events)
    return [*answers[:1], *answers[-1:], *[*tree.unrestored][:1], *[*dead][:1]]


def _links(rows: Sequence[CallRow], pinned: set[int]) -> list[Link]:
    """Return the line that each row is on."""
    children = [0] * len(rows)
    for row in rows:
        if row.parent >= 0:
            children[row.parent] += 1
    ends = pinned | {row.number for row in rows if TELLING & {*row.events}}
    found: list[Link] = []
    for row in rows:
        above = found[row.parent] if row.parent >= 0 else None
        if above is None:
            found.append(Link([row], None))
        elif children[row.parent] == 1 and row.parent not in ends and _same(above.last, row):
            above.rows.append(row)
            found.append(above)
        else:
            found.append(Link([row], above, len(above.children)))
            above.children.append(found[-1])
    return found


def _same(caller: CallRow, row: CallRow) -> bool:
    """Return True if the result of a call may stand for that of its caller, on the same line."""
    return not (caller.depth and caller.result) or caller.result == row.result


def _show(link: Link) -> int:
    """Show a line, if it is not. Return how many more lines there are."""
    cost = 0 if link.shown else _cost(link)
    link.shown = True
    return cost


def _cost(link: Link) -> int:
    """Return the lines that showing a line adds, with those for what stays hidden around it."""
    own = 1 + (any(not one.shown for one in link.children))
    if link.parent is None:
        return own
    siblings, at = link.parent.children, link.place
    before = at > 0 and not siblings[at - 1].shown
    after = at + 1 < len(siblings) and not siblings[at + 1].shown
    return own + before + after - 1
