"""The choice that leads from a call to the next call, and the path: the choices made so far."""

from collections import Counter
from collections.abc import Container, Iterator, Sequence
from typing import Any

from harness.calls import CallTree
from harness.record.node import Node
from harness.record.search_calls import SearchCalls
from harness.record.texts import value_text
from harness.record.unrestored import collectors
from harness.trace import Step, Trace

MOST = 3
"""The number of changes shown; the others are abbreviated to an ellipsis."""
SHORT = 16
"""Characters of the longest value shown in a change."""
OFTEN = 0.3
"""The share of calls that must lengthen a value for it to be the path."""


def set_choices(tree: CallTree, searching: SearchCalls, trace: Trace | None) -> None:
    """Set `choices`, `path_name`, `change` and `left` of each node.

    Containers of answers are not in `left`.
    """
    answers = collectors(tree)
    path = _find_path(searching.nodes, answers)
    writes = [*trace] if trace and not trace.letters else []
    for node in searching.nodes:
        node.choices, node.path_name = node.values.get(path), path
        node.change = _change(node, path, answers, writes)
        node.left = tuple(
            (name, value_text(after))
            for name, (_, after) in node.call.changed.items()
            if name not in answers
        )


def _find_path(nodes: Sequence[Node], answers: Container[str]) -> str:
    """Return the name of the list or string that most calls lengthen, the path; '' if none."""
    lengthened: Counter[str] = Counter()
    passed: Counter[str] = Counter()
    for node in nodes:
        if node.parent is None or not (node.searches and node.parent.searches):
            continue
        before = node.parent.values
        for name, value in node.values.items():
            if isinstance(value, (str, tuple)) and name not in answers:
                passed[name] += 1
                lengthened[name] += _is_longer(before.get(name), value)
    paths = [name for name in lengthened if lengthened[name] > OFTEN * passed[name]]
    return max(paths, key=lambda name: lengthened[name], default="")


def _change(node: Node, path: str, answers: Container[str], writes: Sequence[Step]) -> str:
    """Return the difference between a call's values and its parent's as text: `+3`, `start=2`.

    In a grid with blanks, each placement is a choice: `writes` are the writes to it.
    """
    caller, now = node.parent, node.values
    if caller is None:
        return ""
    if not caller.searches:  # the first call of the search
        plain = ((name, value) for name, value in now.items() if isinstance(value, (int, str)))
        return _joined([f"{name}={value_text(value, SHORT)}" for name, value in plain])
    if _is_longer(caller.choices, node.choices):
        added = node.choices[len(caller.choices) :]
        return _joined([_appended(item) for item in added], " ")
    if placed := _placed(writes[caller.call.before : node.call.before]):
        return _joined(placed)
    before = caller.values
    changed = [name for name in now if name in before and before[name] != now[name]]
    parts = [f"→ {node.path}"] * (path in changed)
    for name in sorted(changed, key=lambda name: isinstance(now[name], (int, str))):
        if name != path and name not in answers:
            parts += _difference(name, before[name], now[name])
    return _joined(parts)


def _is_longer(before: Any, after: Any) -> bool:
    return (
        type(before) is type(after)
        and isinstance(after, (str, tuple))
        and len(after) > len(before)
        and after[: len(before)] == before
    )


def _appended(item: Any) -> str:
    text = value_text(item, SHORT)
    return f"+({text})" if text.startswith("-") else f"+{text}"


def _placed(writes: Sequence[Step]) -> list[str]:
    """Return the last value written to each cell, if it is not a blank: `r1c2=5`."""
    cells = {step.cell: step for step in writes}
    return [
        f"r{row + 1}c{column + 1}={step.new}" for (row, column), step in cells.items() if step.new
    ]


def _difference(name: str, before: Any, after: Any) -> Iterator[str]:
    """Yield the difference of two values: `start=2`, `digits[1:]`, `used +3`, `nums[0]↔nums[2]`."""
    if isinstance(before, frozenset) and isinstance(after, frozenset):
        yield from (f"{name} +{value_text(item, SHORT)}" for item in after - before)
        yield from (f"{name} -{value_text(item, SHORT)}" for item in before - after)
        return
    if isinstance(before, (str, tuple)) and type(before) is type(after):
        cut = len(before) - len(after)
        if cut > 0 and before[cut:] == after:
            yield f"{name}[{cut}:]"
            return
        if cut == 0 and isinstance(before, tuple) and isinstance(after, tuple):
            yield from _items(name, before, after)
            return
    yield f"{name}={value_text(after, SHORT)}"


def _items(name: str, before: tuple[Any, ...], after: tuple[Any, ...]) -> Iterator[str]:
    """Yield the differences between the items of two lists of the same length."""
    pairs = enumerate(zip(before, after, strict=True))
    indexes = [index for index, (old, new) in pairs if old != new]
    swapped = [before[index] for index in indexes] == [after[index] for index in indexes[::-1]]
    if len(indexes) == 2 and swapped:
        yield "↔".join(f"{name}[{index}]" for index in indexes)
        return
    for index in indexes:
        yield from _difference(f"{name}[{index}]", before[index], after[index])


def _joined(parts: Sequence[str], gap: str = ", ") -> str:
    return gap.join(parts[:MOST]) + f"{gap}…" * (len(parts) > MOST)
