"""Rules on an exception: what it says, and what a parser finds in the line that raised it.

Each looks at one failure, which need not have been recorded, and returns the mistake, or None.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from harness.records import Failure, Mistake, typed

from ..causes import Cause
from ..source import calls, divides, missing_declaration, parse, statements_at

METHOD = "solveSudoku"
FLOAT_INDEX = re.compile(r"indices must be integers.*float|'float' object cannot be interpreted")
CHANGED_SIZE = re.compile("RuntimeError: .*(changed size|keys changed|mutated) during iteration")
UNBOUND = re.compile(r"UnboundLocalError: .*local variable '(\w+)'")
PYTHON_2 = {"xrange": "range", "raw_input": "input", "unicode": "str", "unichr": "chr"}
"""Names that Python 3 lacks, and what they are called there."""
ALSO = "In Python 3 `/` gives a float, too: `//` divides whole numbers."


def float_as_index(failure: Failure) -> Mistake | None:
    """Diagnose `/` where `//` belongs.

    Needs: the TypeError of a float as an index or in a range, and a `/` in the line that raised it,
    in an index or a range there, or in the assignment of a name that is used in one.
    """
    if not FLOAT_INDEX.search(failure.run.exception):
        return None
    tree, line = parse(failure.source), _failing_line(failure)
    whole = [part for node in statements_at(tree, line) for part in _whole_numbers(node)]
    names = {part.id for node in whole for part in ast.walk(node) if isinstance(part, ast.Name)}
    if not any(map(divides, whole)):
        line = next((node.lineno for node in _assignments(tree) if _divides_into(node, names)), 0)
    if not line:
        return None
    return Mistake(
        Cause.FLOAT_INDEX,
        f"`/` on line {line} gives a float like 1.0, but an index has to be an int. "
        "Write `//`, which divides whole numbers.",
        line,
    )


def string_changed(failure: Failure) -> Mistake | None:
    """Diagnose an assignment into a string.

    Needs: its TypeError.
    """
    if "'str' object does not support item assignment" not in failure.run.exception:
        return None
    line = _failing_line(failure)
    return Mistake(
        Cause.STRING_CHANGED,
        f"line {line} writes into a string, but strings cannot be changed. "
        "Keep every row a list of nine one-character strings.",
        line,
    )


def stopped_to_debug(failure: Failure) -> Mistake | None:
    """Diagnose a `breakpoint()` that was left in.

    Needs: the exception with which the debugger leaves, for want of a terminal.
    """
    if not failure.run.exception.startswith("bdb.BdbQuit"):
        return None
    line = _failing_line(failure)
    return Mistake(
        Cause.BREAKPOINT_LEFT,
        f"line {line} stops in the debugger, which has no terminal "
        f"here. Remove the `breakpoint()`, or debug with `{typed('run', 'FILE')}`.",
        line,
    )


def asked_for_input(failure: Failure) -> Mistake | None:
    """Diagnose an `input()` that was left in.

    Needs: an EOFError, and a call of `input` in the line that raised it.
    """
    line = _failing_line(failure)
    asking = statements_at(parse(failure.source), line)
    if not failure.run.exception.startswith("EOFError") or not any(
        calls(node, "input") for node in asking
    ):
        return None
    return Mistake(
        Cause.INPUT_CALLED,
        f"line {line} asks for input, but there is none: the board is the argument of the method. "
        f"Remove the `input()`, or try things with `{typed('run', 'FILE')}`.",
        line,
    )


def is_python_2(failure: Failure) -> Mistake | None:
    """Diagnose Python 2.

    Needs: the SyntaxError of a print statement, or the NameError of a name that Python 3 lacks.
    """
    exception = failure.run.exception
    if "Missing parentheses in call to 'print'" in exception:
        text = f"`print x` is Python 2, and this is Python 3: write `print(x)`. {ALSO}"
        return Mistake(Cause.PYTHON_2, text, _failing_line(failure))
    name = re.match(r"NameError: name '(\w+)' is not defined", exception)
    if name and name[1] in PYTHON_2:
        written = PYTHON_2[name[1]]
        text = f"`{name[1]}` is Python 2, and this is Python 3: write `{written}`. {ALSO}"
        return Mistake(Cause.PYTHON_2, text, _failing_line(failure))
    return None


def name_made_local(failure: Failure) -> Mistake | None:
    """Diagnose an assignment to a name of an outer function, without `nonlocal`.

    Needs: an UnboundLocalError for a name to which, as a parser finds it, the function assigns that
    raised it, and a function around it, too, or the module.
    """
    found = UNBOUND.match(failure.run.exception)
    if not found or not failure.run.frames:
        return None
    function = failure.run.frames[-1][1].rpartition(".")[2]
    name = found[1]
    missing = missing_declaration(parse(failure.source), name, function)
    if not missing:
        return None
    return Mistake(
        Cause.DECLARATION_MISSING,
        f"line {missing.line} assigns to `{name}`, which makes it a local name of `{function}`. "
        f"If you mean the `{name}` of line {missing.outer}, write `{missing.keyword} {name}` as "
        f"the first line of `{function}`.",
        missing.line,
    )


def set_changed_in_its_loop(failure: Failure) -> Mistake | None:
    """Diagnose a loop over a set or a dictionary that its body changes.

    Needs: the RuntimeError of it, and a loop in the line that raised it.
    """
    if not CHANGED_SIZE.search(failure.run.exception):
        return None
    line = _failing_line(failure)
    loops = statements_at(parse(failure.source), line)
    text = next((ast.unparse(one.iter) for one in loops if isinstance(one, ast.For)), "")
    if not text:
        return None
    return Mistake(
        Cause.MODIFIED_WHILE_ITERATING,
        f"items are added or taken out while line {line} loops over `{text}`, which sets and "
        f"dictionaries do not allow. Loop over a copy: `list({text})`.",
        line,
    )


def method_without_a_class(failure: Failure) -> Mistake | None:
    """Diagnose the method outside of any class.

    Needs: the complaint that there is no class Solution, and a function with the method's name.
    """
    if "the file has no class Solution" not in failure.run.exception:
        return None
    alone = [node for node in parse(failure.source).body if isinstance(node, ast.FunctionDef)]
    line = next((node.lineno for node in alone if node.name == METHOD), None)
    if line is None:
        return None
    return Mistake(
        Cause.CLASS_MISSING,
        f"the function `{METHOD}` on line {line} belongs in a class. Put `class Solution:` "
        "above it, indent it, and make `self` its first parameter.",
        line,
    )


def _whole_numbers(node: ast.stmt) -> list[ast.AST]:
    """Return the parts of a statement's own line that have to be whole: indexes and ranges."""
    found: list[ast.AST] = []
    for part in ast.walk(node):
        if isinstance(part, ast.Subscript):
            found.append(part.slice)
        elif isinstance(part, ast.Call) and isinstance(part.func, ast.Name):
            found.extend(part.args if part.func.id == "range" else [])
    return found


def _assignments(tree: ast.Module) -> Iterator[ast.Assign | ast.AugAssign | ast.AnnAssign]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign):
            yield node


def _divides_into(node: ast.Assign | ast.AugAssign | ast.AnnAssign, names: set[str]) -> bool:
    """Return True if a node assigns what contains a `/` to one of some names."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    parts = [one for target in targets for one in getattr(target, "elts", [target])]
    return divides(node) and any(isinstance(part, ast.Name) and part.id in names for part in parts)


def _failing_line(failure: Failure) -> int:
    """Return the line that raised an exception, or 0 if that is not known."""
    return failure.run.frames[-1][0] if failure.run.frames else 0
