"""The call of a failed run that shows why it failed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from harness.calls import CallEnd
from harness.problem import Answer, Problem
from harness.record.recording import Recording
from harness.record.texts import value_text
from harness.record.tree import CallRows
from harness.run import Ending, Run
from harness.value import Json


class Shown(NamedTuple):
    """A call, and what it shows."""

    row: int
    text: str
    """A sentence without a full stop."""


def where_it_failed(recording: Recording, tree: CallRows) -> Shown | None:
    """Return the row at which a failed run goes wrong, or None if that is not seen."""
    if recording.verdict.accepted or not tree.rows:
        return None
    ways: Sequence[Callable[[Recording, CallRows], Shown | None]] = (
        _same_object,
        _unrestored,
        _wrong_answer,
        _exception,
    )
    return next(filter(None, (way(recording, tree) for way in ways)), None)


def _same_object(_recording: Recording, tree: CallRows) -> Shown | None:
    again = next((one for at, one in enumerate(tree.answers) if one.first != at), None)
    if again is None:
        return None
    count = f"{len(tree.answers):,} answers, {tree.totals.objects:,} object"
    text = f"{count}{'s' * (tree.totals.objects > 1)}: it was {again.saved} when it was added here"
    return Shown(max(again.row, 0), f"{text}, and is {again.now} at the end")


def _unrestored(_recording: Recording, tree: CallRows) -> Shown | None:
    if not tree.unrestored:
        return None
    row, left = next(iter(tree.unrestored.items()))
    states = f"began with {value_text(left.before)} and ended with {value_text(left.after)}"
    return Shown(row, f"`{left.name}` is not restored: this call {states}")


def _exception(_recording: Recording, tree: CallRows) -> Shown | None:
    raised = [row for row in tree.rows if row.ended is CallEnd.RAISED]
    if not raised:
        return None
    return Shown(max(raised, key=lambda row: row.depth).number, "This call ended by an exception")


def _wrong_answer(recording: Recording, tree: CallRows) -> Shown | None:
    """Return the call that added the first wrong answer, or that should have led to a missing one.

    Answers are compared with all right ones, where a problem can list them.
    """
    problem, before = recording.problem, recording.before
    if problem.answer is not Answer.RETURNED or not tree.seen:
        return None
    expected = next(problem.answers(before), None)
    if not isinstance(expected, list):
        return None
    form = _form(problem, before, expected)
    left = {form(item): item for item in expected}
    known = set(left)
    for answer in tree.answers:
        if left.pop(form(answer.value), None) is None:
            again = form(answer.value) in known
            text = f"{answer.saved} {'was found before' if again else 'is no answer'}"
            return Shown(max(answer.row, 0), text)
    return _missing(tree, next(iter(left.values()), None))


def _missing(tree: CallRows, item: Json) -> Shown | None:
    """Return the last call whose path is the beginning of a missing answer."""
    best = (0, -1)
    for row, path in zip(tree.rows, tree.paths, strict=True):
        if isinstance(path, (str, tuple)) and item is not None and _begins(path, item):
            best = max(best, (len(path), row.number))
    if best[1] < 0:
        return None
    return Shown(best[1], f"The last call on the way to {value_text(item)}, which is missing")


def _begins(path: Any, item: Any) -> bool:
    """Return True if a path is the beginning of an answer, which may be the joined path."""
    if isinstance(item, str):
        return all(isinstance(one, str) for one in path) and item.startswith("".join(path))
    return bool(item[: len(path)] == [*path])


def _form(problem: Problem, before: list[Json], expected: list[Any]) -> Callable[[Any], Any]:
    """Return a function that brings equal answers into the same form.

    Whether the order inside an answer matters is asked by an answer that is turned round.
    """
    place = next((at for at, one in enumerate(expected) if [*one] != [*one][::-1]), None)
    if place is not None and not isinstance(expected[place], str):
        turned = [*expected[:place], expected[place][::-1], *expected[place + 1 :]]
        if problem.check(before, Run(Ending.RETURNED, returned=turned)) is None:
            return lambda item: tuple(sorted(item, key=repr)) if _is_list(item) else item
    return lambda item: tuple(item) if _is_list(item) else item


def _is_list(value: Any) -> bool:
    """Return True for a list; what is too long to be kept is an `Opaque`."""
    return isinstance(value, (list, tuple))
