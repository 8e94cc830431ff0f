"""Mistakes in the text of a file: `exit()`, two classes, pasted text that is not code."""

import ast
import re
from difflib import get_close_matches

from harness.folders import problem_option
from harness.mistake import Failure, Mistake
from harness.problem import Problem
from harness.problem_folder import path_of_problems
from harness.run import Ending
from harness.what_to_type import typed
from harness.why.causes import GeneralCause
from harness.why.program import Program
from harness.why.python.forms import forms_in

EXITS = ("exit", "quit", "sys.exit", "os._exit", "_exit")
FORMS = forms_in(r"""
^[ \t]*```  not_code
    line {line} begins with a Markdown fence, which is not part of the program.
    Remove it everywhere.
^[ \t]*(>>>|\.\.\.\s)  not_code
    line {line} begins with the prompt of interactive Python, which is not part of the program.
    Remove it everywhere.
(?:\)(?:\s*(?:->|:)\s*[\w<>\[\].&]+)?|\bclass \w+)\s*\{{[ \t]*$  not_code
    line {line} begins a block with a brace, but the judge runs Python 3.
    Write the method in Python.
\A\s*1\b.*\n\s*2\b.*\n\s*3\b  not_code
    each line begins with its number, which is not part of the program.
    Copy the program again without the line numbers.
^/[/*]  not_code
    line {line} begins with a slash, but a comment of Python begins with `#`.
^[ \t]+def {method}\(  class_missing
    the method `{method}` on line {line} is indented, but is in no class.
    Put `class Solution:` above it.
""")
"""Texts that are not Python, by a pattern for the source, and a method without its class."""
CLASS = re.compile(r"\s*class Solution\b")


def explain_file(failure: Failure, program: Program, problem: Problem) -> Mistake | None:
    """Return the mistake that the text of a file shows, whatever its code does, or None."""
    if mistake := _class_declared_twice(failure, program) or _method_defined_twice(program):
        return mistake
    if failure.run.ending is Ending.COMPILE:
        return _explain_text(failure.source, problem.method)
    return _left_by_exit(failure, program) or _method_not_in_class(failure, program, problem.method)


def _left_by_exit(failure: Failure, program: Program) -> Mistake | None:
    """Return the mistake of an `exit()` that raised SystemExit or ended the child, or None."""
    calls = [one for one in program.nodes if isinstance(one, ast.Call)]
    lines = [one.lineno for one in calls if ast.unparse(one.func) in EXITS]
    if failure.run.raised.type == "SystemExit" and failure.run.raised.line:
        lines = [line for line in lines if line == failure.run.raised.line]
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


def _class_declared_twice(failure: Failure, program: Program) -> Mistake | None:
    """Return the mistake of two classes Solution, nested or one after the other, or None."""
    definitions = (one for one in program.nodes if isinstance(one, ast.ClassDef))
    lines = [one.lineno for one in definitions if one.name == "Solution"]
    if failure.run.ending is Ending.COMPILE:  # there is no syntax tree
        texts = enumerate(failure.source.split("\n"), 1)
        lines = [number for number, text in texts if CLASS.match(text)]
    if len(lines) < 2:
        return None
    text = f"the file has two lines `class Solution`, on line {lines[0]} and on line {lines[-1]}."
    remedy = "Remove the one you do not want, from its first line to its last."
    return Mistake(GeneralCause.CLASS_DECLARED_TWICE, text, lines[-1], remedy)


def _method_defined_twice(program: Program) -> Mistake | None:
    """Return the mistake of two different methods with one name in a class, or None."""
    for one in program.nodes:
        methods: dict[str, ast.FunctionDef] = {}
        for node in one.body if isinstance(one, ast.ClassDef) else ():
            if not isinstance(node, ast.FunctionDef) or node.decorator_list:
                continue
            first = methods.setdefault(node.name, node)
            if ast.dump(first) != ast.dump(node):
                text = f"line {node.lineno} defines `{node.name}` again, and replaces line "
                text += f"{first.lineno}: a class has only one method of a name."
                remedy = "Rename one of them, or remove the one you do not want."
                return Mistake(GeneralCause.CLASS_DECLARED_TWICE, text, node.lineno, remedy)
    return None


def _method_not_in_class(failure: Failure, program: Program, method: str) -> Mistake | None:
    """Return the mistake of a method with another name or outside the class, or None."""
    exception, functions = failure.run.raised.exception, program.by_name
    if "the file has no class Solution" in exception:
        return _class_missing(program, method)
    if f"class Solution has no method {method}" not in exception:
        return None
    if method in functions:
        line = functions[method].lineno
        text = f"`{method}` on line {line} does not belong to the class `Solution`."
        remedy = "Indent it below the class, by four spaces."
        return Mistake(GeneralCause.METHOD_MISSING, text, line, remedy)
    for other in path_of_problems():
        if other.method in functions:
            line = functions[other.method].lineno
            text = f"line {line} has `{other.method}`, the method of {other.title}, but this is "
            text += f"another problem, whose method is `{method}`."
            chosen = problem_option(other.folder)
            remedy = f"Type `{chosen}` with `SOLUTION=` and this file, or move the code to the "
            remedy += f"file that `{typed('start', chosen)}` writes."
            return Mistake(GeneralCause.METHOD_MISSING, text, line, remedy)
    arguments = len(failure.before)
    by_plain_name = {
        name.replace("_", "").lower(): one
        for name, one in functions.items()
        if len(one.args.args) == arguments + isinstance(program.parents[one], ast.ClassDef)
    }
    for name in get_close_matches(method.lower(), by_plain_name, 1):
        one = by_plain_name[name]
        text = f"line {one.lineno} names the method `{one.name}`, but LeetCode calls `{method}`."
        return Mistake(GeneralCause.METHOD_MISSING, text, one.lineno, "Rename it.")
    return None


def _class_missing(program: Program, method: str) -> Mistake | None:
    """Return the mistake of a file without the class Solution, or None."""
    classes = [one for one in program.tree.body if isinstance(one, ast.ClassDef)]
    if function := program.by_name.get(method):
        parent = program.parents[function]
        classes = [parent] if isinstance(parent, ast.ClassDef) else []
    if len(classes) == 1:
        [one] = classes
        text = f"line {one.lineno} names the class `{one.name}`, but LeetCode asks for `Solution`."
        return Mistake(GeneralCause.CLASS_MISSING, text, one.lineno, "Rename it.")
    if not function:
        return None
    text = f"the function `{method}` on line {function.lineno} belongs in a class."
    remedy = "Put `class Solution:` above it, indent it, and make `self` its first parameter."
    return Mistake(GeneralCause.CLASS_MISSING, text, function.lineno, remedy)


def _explain_text(source: str, method: str) -> Mistake | None:
    """Return the mistake of a text that is not a Python file with a class, or None."""
    has_class = any(map(CLASS.match, source.split("\n")))
    for form in FORMS[:-1] if has_class else FORMS:
        if found := re.search(form.pattern.format(method=method), source, re.MULTILINE):
            line = source.count("\n", 0, found.start()) + 1
            text = form.text.format(method=method, line=line)
            return Mistake(form.cause, text, line, form.remedy)
    return None
