"""Rules on what a source holds that it should not: `exit()`, two classes, signs that are not code.

Each looks at one failure, which need not have been recorded, and returns the mistake, or None.
"""

from __future__ import annotations

import ast
import re

from harness.mistake import Failure, Mistake
from harness.run import Ending

from ..causes import Cause
from ..source import functions, parse, statements_at

METHOD = "solveSudoku"
EXITS = ("exit", "quit", "sys.exit", "os._exit", "_exit")
NOT_CODE = (
    (re.compile(r"^\s*```"), "a Markdown fence"),
    (re.compile(r"^\s*>>>"), "the prompt of interactive Python"),
    (re.compile(r"^\s*\.\.\.\s"), "the prompt of interactive Python"),
)
CLASS = re.compile(r"\s*class Solution\b")
NUMBERED = re.compile(r"\s*(\d+)(?=[.:|\s]|$)")
FEW = 3
"""Lines with numbers that are not chance."""


def left_by_exit(failure: Failure) -> Mistake | None:
    """Diagnose an `exit()` in the search.

    Needs: a SystemExit from a line that calls `exit`; or a process that ended by itself, and one
    line of the source that calls `os._exit`.
    """
    tree = parse(failure.source)
    if failure.run.exception.startswith("SystemExit") and failure.run.frames:
        line = failure.run.frames[-1][0]
        if not any(_exits(part) for node in statements_at(tree, line) for part in ast.walk(node)):
            return None
    elif failure.run.ending is Ending.DIED and "exit code" in failure.run.error:
        lines = [
            part.lineno for part in ast.walk(tree) if _exits(part) and isinstance(part, ast.Call)
        ]
        if len(lines) != 1:
            return None
        [line] = lines
    else:
        return None
    return Mistake(
        Cause.EXIT_CALLED,
        f"line {line} ends the whole program, and with it the judging.",
        line,
        "To stop a search at the goal, `return True`, and let each caller pass it on: "
        "`if solve(…): return True`.",
    )


def class_inside_another(failure: Failure) -> Mistake | None:
    """Diagnose a class Solution that was pasted into the class, or into its method.

    Needs: a class of the name within another one of it; or a source that cannot be parsed, and two
    lines that begin such a class.
    """
    tree, lines = parse(failure.source), failure.source.split("\n")
    classes = [number for number, text in enumerate(lines, 1) if CLASS.match(text)]
    if len(classes) < 2:
        return None
    first, last = classes[0], classes[-1]
    where = f"on line {first} and on line {last}"
    if failure.run.ending is not Ending.COMPILE:
        outer = next((one for one in tree.body if isinstance(one, ast.ClassDef)), None)
        if outer is None or not outer.lineno <= first < last <= (outer.end_lineno or 0):
            return None
        where += ", one inside the other"
    return Mistake(
        Cause.CLASS_DECLARED_TWICE,
        f"the file has two lines `class Solution`, {where}.",
        last,
        "Delete the old class, from its first line to its last, before you paste a whole class.",
    )


def class_declared_twice(failure: Failure) -> Mistake | None:
    """Diagnose a second class Solution that hides the first.

    Needs: an error while the method is looked up or called, or a method that is empty, in the last
    of several classes with the name; an earlier one has a body.
    """
    classes = [
        node
        for node in parse(failure.source).body
        if isinstance(node, ast.ClassDef) and node.name == "Solution"
    ]
    lacks = "class Solution has no method" in failure.run.exception
    if len(classes) < 2 or not (lacks or _is_empty(classes[-1])):
        return None
    first, last = classes[0].lineno, classes[-1].lineno
    return Mistake(
        Cause.CLASS_DECLARED_TWICE,
        f"the file has two classes `Solution`, on line {first} and on line {last}, and only the "
        "last one counts.",
        last,
        "Remove the one that you do not want.",
    )


def method_not_in_class(failure: Failure) -> Mistake | None:
    """Diagnose a method that has another name, or that is not indented.

    Needs: the complaint that the class lacks the method, and a function of that name elsewhere, or
    one with nearly that name.
    """
    if f"class Solution has no method {METHOD}" not in failure.run.exception:
        return None
    those = functions(parse(failure.source))
    for one in those:
        if one.name == METHOD:
            return Mistake(
                Cause.METHOD_MISSING,
                f"`{METHOD}` on line {one.lineno} does not belong to the class `Solution`.",
                one.lineno,
                "Indent it below the class, by four spaces.",
            )
    like = {one.name.replace("_", "").lower(): one for one in those}.get(METHOD.lower())
    if like is None:
        return None
    text = f"line {like.lineno} names the method `{like.name}`, but LeetCode calls `{METHOD}`."
    return Mistake(Cause.METHOD_MISSING, text, like.lineno, "Rename it.")


def not_code(failure: Failure) -> Mistake | None:
    """Diagnose signs around a program that was pasted.

    Needs: a SyntaxError, and a line that begins with a fence or with a prompt.
    """
    if failure.run.ending is not Ending.COMPILE:
        return None
    for number, text in enumerate(failure.source.split("\n"), 1):
        for pattern, what in NOT_CODE:
            if pattern.match(text):
                return Mistake(
                    Cause.NOT_CODE,
                    f"line {number} begins with {what}, which is not part of the program.",
                    number,
                    "Remove it everywhere.",
                )
    return None


def numbers_pasted(failure: Failure) -> Mistake | None:
    """Diagnose the line numbers of an editor that were pasted with a program.

    Needs: a SyntaxError, and several lines, each of which begins with a higher number.
    """
    lines = [text for text in failure.source.split("\n") if text.strip()]
    numbers = [int(found[1]) for text in lines if (found := NUMBERED.match(text))]
    if failure.run.ending is not Ending.COMPILE or not FEW <= len(lines) == len(numbers):
        return None
    if sorted(set(numbers)) != numbers:
        return None
    return Mistake(
        Cause.NOT_CODE,
        "each line begins with its number, which is not part of the program.",
        1,
        "Copy the program again without the line numbers.",
    )


def _exits(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) in EXITS


def _is_empty(node: ast.ClassDef) -> bool:
    """Return True if the methods of a class do nothing."""
    return all(
        isinstance(part, ast.Pass)
        or (isinstance(part, ast.Return) and part.value is None)
        or (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant))
        for function in node.body
        for part in (function.body if isinstance(function, ast.FunctionDef) else [function])
    )
