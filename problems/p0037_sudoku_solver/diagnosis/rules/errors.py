"""Rules on an exception that says nearly all by itself.

Each looks at the line that raised it, and returns the mistake, or None.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from harness.mistake import Mistake
from harness.what_to_type import typed

from ..causes import Cause
from ..failing_line import FailingLine
from ..source import calls, divides, statements_at
from ..source_names import is_bound

METHOD = "solveSudoku"
FLOAT_INDEX = re.compile(r"indices must be integers.*float|'float' object cannot be interpreted")
CHANGED_SIZE = re.compile("RuntimeError: .*(changed size|keys changed|mutated) during iteration")
PYTHON_2 = {"xrange": "range", "raw_input": "input", "unicode": "str", "unichr": "chr"}
"""Names that Python 3 lacks, and what they are called there."""
ALSO = "In Python 3 `/` gives a float, too: `//` divides whole numbers."


def float_as_index(line: FailingLine) -> Mistake | None:
    """Diagnose `/` where `//` belongs.

    Needs: the TypeError of a float as an index or in a range, and a `/` in an index or a range of
    the line that raised it, or in the assignment of a name that is used in one.
    """
    if not FLOAT_INDEX.search(line.exception):
        return None
    number, whole = line.number, [one.slice for one in line.of_type(ast.Subscript)]
    for one in line.of_type(ast.Call):
        whole += one.args if ast.unparse(one.func) == "range" else []
    if not any(map(divides, whole)):
        names = {part.id for one in whole for part in ast.walk(one) if isinstance(part, ast.Name)}
        number = next((one.lineno for one in _assignments(line.tree, names) if divides(one)), 0)
    if not number:
        return None
    return Mistake(
        Cause.FLOAT_INDEX,
        f"`/` on line {number} gives a float like 1.0, but an index has to be an int.",
        number,
        "Write `//`, which divides whole numbers.",
    )


def stopped_to_debug(line: FailingLine) -> Mistake | None:
    """Diagnose a `breakpoint()` that was left in.

    Needs: the exception with which the debugger leaves, for want of a terminal.
    """
    if not line.exception.startswith("bdb.BdbQuit"):
        return None
    return line.mistake(
        Cause.BREAKPOINT_LEFT,
        f"line {line.number} stops in the debugger, which has no terminal here.",
        f"Remove the `breakpoint()`, or debug with `{typed('run', 'FILE')}`.",
    )


def asked_for_input(line: FailingLine) -> Mistake | None:
    """Diagnose an `input()` that was left in.

    Needs: an EOFError, and a call of `input` in the line that raised it.
    """
    asks = any(calls(node, "input") for node in line.parts)
    if not line.exception.startswith("EOFError") or not asks:
        return None
    return line.mistake(
        Cause.INPUT_CALLED,
        f"line {line.number} asks for input, but there is none: the board is the argument of the "
        "method.",
        f"Remove the `input()`, or try things with `{typed('run', 'FILE')}`.",
    )


def is_python_2(line: FailingLine) -> Mistake | None:
    """Diagnose Python 2.

    Needs: the SyntaxError of a print statement, or the NameError of a name that Python 3 lacks.
    """
    old, new = "", ""
    if "Missing parentheses in call to 'print'" in line.exception:
        old, new = "print x", "print(x)"
    elif name := re.match(r"NameError: name '(\w+)' is not defined", line.exception):
        old, new = name[1], PYTHON_2.get(name[1], "")
    if not new:
        return None
    return line.mistake(
        Cause.PYTHON_2, f"`{old}` is Python 2, and this is Python 3.", f"Write `{new}`. {ALSO}"
    )


def set_changed_in_its_loop(line: FailingLine) -> Mistake | None:
    """Diagnose a loop over a set or a dictionary that its body changes.

    Needs: the RuntimeError of it, and a loop in the line that raised it.
    """
    if not CHANGED_SIZE.search(line.exception):
        return None
    loops = statements_at(line.tree, line.number)
    text = next((ast.unparse(one.iter) for one in loops if isinstance(one, ast.For)), "")
    if not text:
        return None
    return line.mistake(
        Cause.MODIFIED_WHILE_ITERATING,
        f"items are added or taken out while line {line.number} loops over `{text}`, which sets "
        "and dictionaries do not allow.",
        f"Loop over a copy: `list({text})`.",
    )


def method_without_a_class(line: FailingLine) -> Mistake | None:
    """Diagnose the method outside of any class.

    Needs: the complaint that there is no class Solution, and a function with the method's name.
    """
    if "the file has no class Solution" not in line.exception:
        return None
    alone = [node for node in line.tree.body if isinstance(node, ast.FunctionDef)]
    number = next((node.lineno for node in alone if node.name == METHOD), None)
    if number is None:
        return None
    return Mistake(
        Cause.CLASS_MISSING,
        f"the function `{METHOD}` on line {number} belongs in a class.",
        number,
        "Put `class Solution:` above it, indent it, and make `self` its first parameter.",
    )


def _assignments(tree: ast.Module, names: set[str]) -> Iterator[ast.stmt]:
    """Yield the assignments to some names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign) and any(
            is_bound(part, name) for part in ast.walk(node) for name in names
        ):
            yield node
