"""Finds in a file what should not be there: `exit()`, two classes, signs that are not code."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from typing import TypeAlias

from harness.mistake import Failure, Mistake
from harness.problem import Problem
from harness.run import Ending
from harness.why.causes import GeneralCause
from harness.why.how_far import does_nothing
from harness.why.program import Program

FileRule: TypeAlias = Callable[[Failure, Program, str], Mistake | None]
EXITS = ("exit", "quit", "sys.exit", "os._exit", "_exit")
NOT_CODE = (
    (re.compile(r"^\s*```"), "a Markdown fence"),
    (re.compile(r"^\s*(>>>|\.\.\.\s)"), "the prompt of interactive Python"),
)
CLASS = re.compile(r"\s*class Solution\b")
NUMBERED = re.compile(r"\s*(\d+)(?=[.:|\s]|$)")
FEW = 3
"""Lines with numbers that are not chance."""


def explain_file(failure: Failure, program: Program, problem: Problem) -> Mistake | None:
    """Return the mistake that a file shows, whatever its code does; or None."""
    if failure.run.ending is Ending.COMPILE:
        ways = (_class_inside_another, _not_code, _numbers_pasted)
        return next(filter(None, (way(failure.source) for way in ways)), None)
    rules: tuple[FileRule, ...] = (_left_by_exit, _class_declared_twice, _method_not_in_class)
    found = (rule(failure, program, problem.method) for rule in rules)
    return next(filter(None, found), None)


def _left_by_exit(failure: Failure, program: Program, _method: str) -> Mistake | None:
    """Diagnose an `exit()`: a SystemExit from its line, or the only one where a process ended."""
    calls = [one for one in program.nodes if isinstance(one, ast.Call)]
    lines = [one.lineno for one in calls if ast.unparse(one.func) in EXITS]
    if failure.run.raised.type == "SystemExit" and failure.run.raised.frames:
        lines = [line for line in lines if line == failure.run.raised.frames[-1][0]]
    elif failure.run.ending is not Ending.DIED or "exit code" not in failure.run.error:
        return None
    if len(set(lines)) != 1:
        return None
    return Mistake(
        GeneralCause.EXIT_CALLED,
        f"line {lines[0]} ends the whole program, and with it the judging.",
        lines[0],
        "To stop a search at the goal, `return True`, and let each caller pass it on: "
        "`if solve(…): return True`.",
    )


def _class_declared_twice(failure: Failure, program: Program, _method: str) -> Mistake | None:
    """Diagnose a second class Solution, empty or without the method, that hides the first."""
    every = [one for one in program.nodes if isinstance(one, ast.ClassDef)]
    every = [one for one in every if one.name == "Solution"]
    classes = [one for one in every if one in program.tree.body]
    if classes and len(classes) < len(every):
        return _two_classes(every[0].lineno, every[-1].lineno, ", one inside the other")
    lacks = "class Solution has no method" in failure.run.raised.exception
    if len(classes) < 2 or not (lacks or all(map(does_nothing, classes[-1].body))):
        return None
    first, last = classes[0].lineno, classes[-1].lineno
    return Mistake(
        GeneralCause.CLASS_DECLARED_TWICE,
        f"the file has two classes `Solution`, on line {first} and on line {last}, and only the "
        "last one counts.",
        last,
        "Remove the one that you do not want.",
    )


def _class_inside_another(source: str) -> Mistake | None:
    """Diagnose a class Solution that was pasted into another one: two lines begin such a class."""
    classes = [number for number, text in enumerate(source.split("\n"), 1) if CLASS.match(text)]
    if len(classes) < 2:
        return None
    return _two_classes(classes[0], classes[-1])


def _two_classes(first: int, last: int, where: str = "") -> Mistake:
    return Mistake(
        GeneralCause.CLASS_DECLARED_TWICE,
        f"the file has two lines `class Solution`, on line {first} and on line {last}{where}.",
        last,
        "Delete the old class, from its first line to its last, before you paste a whole class.",
    )


def _method_not_in_class(failure: Failure, program: Program, method: str) -> Mistake | None:
    """Diagnose a method that has another name, or that does not belong to the class."""
    exception, own = failure.run.raised.exception, program.own
    if "the file has no class Solution" in exception and method in own:
        line, around = own[method].lineno, program.parents[own[method]]
        text = f"the function `{method}` on line {line} belongs in a class."
        remedy = "Put `class Solution:` above it, indent it, and make `self` its first parameter."
        if isinstance(around, ast.ClassDef):
            line, remedy = around.lineno, "Rename it."
            text = f"line {line} names the class `{around.name}`, but LeetCode asks for `Solution`."
        return Mistake(GeneralCause.CLASS_MISSING, text, line, remedy)
    if f"class Solution has no method {method}" not in exception:
        return None
    if method in own:
        line = own[method].lineno
        text = f"`{method}` on line {line} does not belong to the class `Solution`."
        remedy = "Indent it below the class, by four spaces."
        return Mistake(GeneralCause.METHOD_MISSING, text, line, remedy)
    like = {name.replace("_", "").lower(): one for name, one in own.items()}.get(method.lower())
    if like is None:
        return None
    text = f"line {like.lineno} names the method `{like.name}`, but LeetCode calls `{method}`."
    return Mistake(GeneralCause.METHOD_MISSING, text, like.lineno, "Rename it.")


def _not_code(source: str) -> Mistake | None:
    """Diagnose a fence or a prompt that was pasted with a program."""
    for number, text in enumerate(source.split("\n"), 1):
        for pattern, what in NOT_CODE:
            if pattern.match(text):
                seen = f"line {number} begins with {what}, which is not part of the program."
                return Mistake(GeneralCause.NOT_CODE, seen, number, "Remove it everywhere.")
    return None


def _numbers_pasted(source: str) -> Mistake | None:
    """Diagnose the line numbers of an editor: each line begins with a higher number."""
    lines = [text for text in source.split("\n") if text.strip()]
    numbers = [int(found[1]) for text in lines if (found := NUMBERED.match(text))]
    if not FEW <= len(lines) == len(numbers) or sorted(set(numbers)) != numbers:
        return None
    seen = "each line begins with its number, which is not part of the program."
    remedy = "Copy the program again without the line numbers."
    return Mistake(GeneralCause.NOT_CODE, seen, 1, remedy)
