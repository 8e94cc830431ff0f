"""Names what the calls of any search show: a list that is kept without a copy, and a missing undo.

A call that failed must leave the lists, sets, dicts and the grid of a search as it found them. So a
call that returned nothing, or False, and left one of them changed has a missing undo. A container
counts only if some call changes it before it calls itself: what remembers results is changed later,
and what collects answers holds nothing else.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from harness.calls import Call, CallEnd, Opaque
from harness.mistake import Failure, Mistake
from harness.run import Ending
from harness.trace import Step, Trace
from harness.why.causes import GeneralCause
from harness.why.program import Program

LONGEST = 40
"""Characters of a value that a sentence shows."""
ADDING = ("append", "add", "appendleft", "insert")


class Unrestored(NamedTuple):
    """A call that failed and left something changed."""

    number: int
    name: str
    before: Any
    after: Any
    remedy: str
    place: tuple[int, ...] = ()
    """The indexes of the part of a list that is named."""


def explain_search(failures: Sequence[Failure], program: Program) -> Mistake | None:
    """Return the mistake that the calls of failed runs show, or None."""
    ways = (missing_copy, missing_undo)
    found = (way(failure, program) for way in ways for failure in failures)
    return next(filter(None, found), None)


def missing_copy(failure: Failure, program: Program) -> Mistake | None:
    """Return that the same list stands in the answer several times, or None."""
    collected = failure.tree.collected
    if collected is None or collected.objects >= collected.items:
        return None
    name, lines = collected.name, _lines_that_add(program, collected.name)
    what = f"`{name}` itself" if name else "the same list"
    line = lines[0] if len(lines) == 1 else 0
    where = f"line {line} adds {what}" if line else f"{what} is added"
    several = f"{collected.items} answers are {collected.objects} list"
    several += "s" * (collected.objects > 1)
    text = f"{where}, not a copy: the {several}, which changes later."
    remedy = f"Add a copy: `{name}[:]`." if name else "Make a new list for each answer."
    return Mistake(GeneralCause.COPY_MISSING, text, line, remedy)


def missing_undo(failure: Failure, program: Program) -> Mistake | None:
    """Return that a call left something changed, or None."""
    calls, run = failure.tree.calls, failure.run
    if run.ending is Ending.RETURNED and run.returned is True:  # a success may leave its path
        return None
    found = _first_unrestored(failure)
    if found is None:
        return None
    call = calls[found.number]
    states = f"began with {_shown(found.before)} and ended with {_shown(found.after)}"
    last = next((one.line for one in reversed(calls) if one.parent == found.number), 0)
    last = _end_of_statement(program, last)
    if last:
        text = f"`{found.name}` is not restored after the call on line {last}: "
        text += f"`{call.function}` {states}."
    else:
        text = f"`{call.function}` does not restore `{found.name}`: it {states}."
    where = "after that call" if last else "before it returns"
    remedy = f"{found.remedy} {where}."
    return Mistake(GeneralCause.UNDO_MISSING, text, last or call.first_line, remedy)


def _first_unrestored(failure: Failure) -> Unrestored | None:
    """Return the first call to end that failed and left something of the search changed."""
    calls = failure.tree.calls
    children = _children(calls)
    recursive = {key_of(calls[parent]) for parent, below in children.items() if below}
    searched = {*_changed_on_the_way(calls, children)} - _collectors(failure)
    first = {key_of(call): _containers(call) for call in reversed(calls)}
    writes = [*failure.trace] if failure.trace and children else []
    for number in _as_they_end(calls):
        call = calls[number]
        if call.end is not CallEnd.RETURNED or key_of(call) not in recursive:
            continue
        if call.result:  # a success, after which nothing needs to be restored
            return None
        for name, (before, after) in call.changed.items():
            left = _unrestored(number, name, before, after)
            untouched = _part(first[key_of(call)].get(name), left.place) == left.after
            if name in searched and _size(after) >= _size(before) and not untouched:
                return left
        if found := _unrestored_cell(number, call, failure.trace, writes):
            return found
    return None


def key_of(call: Call) -> tuple[str, int]:
    """Return the function of a call: its name, and the line of its `def`."""
    return call.function, call.first_line


def _children(calls: Sequence[Call]) -> Mapping[int, list[int]]:
    """Return, for each call, those that it made of its own function."""
    found: dict[int, list[int]] = defaultdict(list)
    for number, call in enumerate(calls):
        if call.parent >= 0 and key_of(calls[call.parent]) == key_of(call):
            found[call.parent].append(number)
    return found


def _changed_on_the_way(
    calls: Sequence[Call], children: Mapping[int, Sequence[int]]
) -> Iterator[str]:
    """Yield the names of containers that a call changes itself before a call of its own."""
    for parent, below in children.items():
        now = _containers(calls[parent])
        for number in below:
            begins = _containers(calls[number])
            yield from (one for one in now.keys() & begins.keys() if now[one] != begins[one])
            now = begins | {name: after for name, (_, after) in calls[number].changed.items()}


def _containers(call: Call) -> dict[str, Any]:
    """Return the containers of a call by name, with those that are attributes: `self.path`."""
    found: dict[str, Any] = {}
    for name, value in call.arguments.items():
        if isinstance(value, Opaque) and value.type != "dict":
            found |= {f"{name}.{field}": one for field, one in value.fields}
        else:
            found[name] = value
    return {
        name: value
        for name, value in found.items()
        if isinstance(value, (tuple, frozenset, Opaque))
    }


def _collectors(failure: Failure) -> set[str]:
    """Return the names of what holds answers only: what was returned, or a collection of that."""
    calls = failure.tree.calls
    returned = calls[0].result if calls else None
    answers = {*returned} if isinstance(returned, tuple) else set()
    last = {name: after for call in calls for name, (_, after) in call.changed.items()}
    held = {
        name
        for name, value in last.items()
        if isinstance(value, tuple | frozenset) and value and answers.issuperset(value)
    }
    return held | {*failure.tree.answers}


def _as_they_end(calls: Sequence[Call]) -> Iterator[int]:
    """Yield the numbers of calls in the order in which they ended."""
    open_calls: list[int] = []
    for number, call in enumerate(calls):
        while open_calls and open_calls[-1] != call.parent:
            yield open_calls.pop()
        open_calls.append(number)
    yield from reversed(open_calls)


def _unrestored_cell(
    number: int, call: Call, trace: Trace | None, writes: Sequence[Step]
) -> Unrestored | None:
    """Return a cell of the grid that a call has written to and not written back."""
    known: dict[tuple[int, int], Any] = {}
    for step in writes[call.before : call.after]:
        known.setdefault(step.cell, step.old)
    last = {step.cell: step.new for step in writes[call.before : call.after]}
    for (row, column), old in known.items():
        new = last[row, column]
        if trace and trace.letters and new not in (old, trace.letters[row * trace.width + column]):
            name = f"r{row + 1}c{column + 1}"
            return Unrestored(number, name, old, new, f"Write {old!r} back")
    return None


def _unrestored(
    number: int, name: str, before: Any, after: Any, place: tuple[int, ...] = ()
) -> Unrestored:
    """Return a container that was left changed, or the first item of a list that differs."""
    remedy = "Set it back"
    if isinstance(before, tuple) and isinstance(after, tuple):
        if len(after) > len(before):
            remedy = f"Write `{name}.pop()`"
        elif sorted(map(repr, before)) == sorted(map(repr, after)):
            remedy = "Swap back"
        elif len(after) == len(before):
            pairs = enumerate(zip(before, after, strict=True))
            at, parts = next((at, pair) for at, pair in pairs if pair[0] != pair[1])
            return _unrestored(number, f"{name}[{at}]", *parts, (*place, at))
    elif isinstance(after, frozenset):
        remedy = f"Remove from `{name}` what was added"
    return Unrestored(number, name, before, after, remedy, place)


def _part(value: Any, place: Sequence[int]) -> Any:
    """Return the part of a list at some indexes; None if there is none."""
    for at in place:
        value = value[at] if isinstance(value, tuple) and at < len(value) else None
    return value


def _end_of_statement(program: Program, line: int) -> int:
    """Return the last line of the assignment or the expression that a line belongs to."""
    ends = (
        node.end_lineno
        for node in program.nodes
        if isinstance(node, ast.Assign | ast.AugAssign | ast.Expr)
        if node.lineno <= line <= (node.end_lineno or 0)
    )
    return next((end for end in ends if end), line)


def _lines_that_add(program: Program, name: str) -> list[int]:
    """Return the lines that add a value by its name to a list or a set."""
    lines = {
        node.lineno
        for node in program.nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if node.func.attr in ADDING and name in map(ast.unparse, node.args)
    }
    return sorted(lines)


def _size(value: Any) -> int:
    return len(value.fields) if isinstance(value, Opaque) else len(value)


def _shown(value: Any) -> str:
    """Return a value as the learner would type it."""
    text = repr(value)
    if isinstance(value, tuple):
        text = repr([list(item) if isinstance(item, tuple) else item for item in value])
    elif isinstance(value, frozenset):
        text = "{" + ", ".join(sorted(map(repr, value))) + "}" if value else "an empty set"
    elif isinstance(value, Opaque):
        text = "{" + ", ".join(f"{key!r}: {item!r}" for key, item in value.fields) + "}"
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"
