"""Finds the call that shows why a run failed."""

from collections.abc import Callable
from typing import Any, NamedTuple

from harness.any_order import AnyOrder
from harness.calls import CallEnd
from harness.problem import Problem
from harness.record.node import Node
from harness.record.texts import value_text
from harness.record.tree import SearchTree
from harness.value import Json


class Shown(NamedTuple):
    """The call at which a run goes wrong, with an explanation."""

    row: int
    text: str
    """A sentence without a full stop."""


def where_it_failed(problem: Problem, before: list[Json], tree: SearchTree) -> Shown | None:
    """Return the call that shows why a run with the arguments `before` failed, or None."""
    if not tree.nodes:
        return None
    left_changed = _changed_later(tree) or _unrestored(tree)
    return left_changed or wrong_answer(problem, before, tree) or _exception(tree)


def describe_call(tree: SearchTree, shown: Shown) -> str:
    """Return a sentence on the call that shows why a run failed, for a report without the tree."""
    node = tree.nodes[shown.row]
    values, line = f"{node.path_name}={node.path}" if node.path else node.change, node.call.line
    call = f"`{node.call.function}`" + f" with {values}" * bool(values)
    return f"{call}{f', called on line {line}' * bool(line)}: {shown.text}"


def _changed_later(tree: SearchTree) -> Shown | None:
    """Return the call that added a list which was changed later."""
    changed = [(at, answer) for at, answer in enumerate(tree.answers) if answer.saved != answer.now]
    if not changed:
        return None
    repeated = [answer for at, answer in changed if answer.first != at]
    answer = [*repeated, changed[0][1]][0]
    text = "The list"
    if repeated:
        objects = len({answer.first for answer in tree.answers})
        text = f"{len(tree.answers):,} answers, {objects:,} object{'s' * (objects > 1)}: it"
    text += f" was {answer.saved} when it was added here, and is {answer.now} at the end"
    return Shown(max(answer.row, 0), text)


def _unrestored(tree: SearchTree) -> Shown | None:
    if not tree.unrestored:
        return None
    row, left = next(iter(tree.unrestored.items()))
    states = f"began with {value_text(left.before)} and ended with {value_text(left.after)}"
    return Shown(row, f"`{left.name}` is not restored: this call {states}")


def _exception(tree: SearchTree) -> Shown | None:
    raised = [node for node in tree.nodes if node.last.end is CallEnd.RAISED]
    if not raised:
        return None
    return Shown(max(raised, key=lambda node: node.depth).row, "This call ended by an exception")


def wrong_answer(problem: Problem, before: list[Json], tree: SearchTree) -> Shown | None:
    """Return the call that added the first wrong answer, or the last call before a missing answer.

    Returns None unless the problem can list all right answers.
    """
    if not tree.nodes or problem.in_place or not tree.seen:
        return None
    expected = next(problem.answers(before), None)
    if expected is False and tree.answers:
        return Shown(max(tree.answers[0].row, 0), "the first call that returned True")
    if not isinstance(expected, list) or any(isinstance(one.value, bool) for one in tree.answers):
        return None  # a helper that returns True finds no answer
    form = _form(problem)
    missing = {form(item): item for item in expected}
    known, in_order = set(missing), True
    for answer in tree.answers:
        item = missing.pop(form(answer.value), None)
        if item is None:
            was_found = form(answer.value) in known
            text = f"{answer.saved} {'was found before' if was_found else 'is not an answer'}"
            return Shown(max(answer.row, 0), text)
        in_order &= [*answer.value] == [*item]
    return _missing(tree, next(iter(missing.values()), None)) if in_order else None


def _missing(tree: SearchTree, item: Json) -> Shown | None:
    """Return the last call whose path is the beginning of a missing answer."""
    totals, best = tree.totals, (0, -1)
    for node in tree.nodes:
        if item is not None and node.path and _begins(node.choices, item):
            best = max(best, (len(node.choices), node.row))
    if best[1] < 0 or totals.kept < totals.calls:
        return None
    whole = best[0] == len(item)
    way = "this call reaches" if whole else "the last call on the way to"
    text = f"{way} {value_text(item)}, which is missing"
    return Shown(best[1], f"{text}; {_continued(tree.nodes[best[1]])}")


def _continued(node: Node) -> str:
    """Return how a call went on: the choices of its calls, each once."""
    length, paths = len(node.choices), [child.choices for child in node.children]
    choices = {value_text(path[length]): None for path in paths if path and len(path) > length}
    if choices:
        return f"it goes on with {', '.join(choices)}"
    return "it makes no call with a longer path" if paths else "it makes no further call"


def _begins(path: Any, item: Any) -> bool:
    """Return True if an answer begins with a path, joined if the answer is a string."""
    if isinstance(item, str):
        return all(isinstance(choice, str) for choice in path) and item.startswith("".join(path))
    return bool(item[: len(path)] == [*path])


def _form(problem: Problem) -> Callable[[Any], Any]:
    """Return a function that normalizes an answer, so that equal answers compare equal."""
    if isinstance(problem, AnyOrder) and problem.sets:
        return lambda item: tuple(sorted(item, key=repr)) if _is_list(item) else item
    return lambda item: tuple(item) if _is_list(item) else item


def _is_list(value: Any) -> bool:
    """Return True for a list or tuple; a list that was too long to record is an `Opaque`."""
    return isinstance(value, (list, tuple))
