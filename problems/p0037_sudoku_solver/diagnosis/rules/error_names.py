"""Rules on a name or an attribute that is not there.

Each looks at the line that raised it and the names of the source, and returns the mistake, or None.
"""

from __future__ import annotations

import ast
import re
from difflib import get_close_matches

from harness.mistake import Mistake

from ...kind_of_solution import recursive_functions
from ..causes import Cause
from ..failing_line import FailingLine, lines_that_bind
from ..source import functions
from ..source_names import only_function
from .gave_up import returns_at_its_end, why_it_gave_up

LITERALS = {"true": "True", "false": "False", "null": "None", "none": "None", "nil": "None"}
ALIKE = 0.7
"""The part of two names that is the same for one to be taken for the other, misspelt."""
CHANGING = {"append", "extend", "insert", "remove", "sort", "reverse", "clear", "add", "update"}
OTHER_WORDS = {
    ("list", "add"): "append",
    ("list", "push"): "append",
    ("list", "length"): "len(…)",
    ("list", "size"): "len(…)",
    ("set", "append"): "add",
    ("set", "push"): "add",
    ("str", "append"): "+",
    ("str", "add"): "+",
    ("dict", "has_key"): "in",
    ("dict", "add"): "[…] =",
}
"""Python's own word for an attribute, by type and attribute."""
OTHER_TYPES = {
    ("dict", "add"): "Make it a set, by `set()`: empty braces make a dict.",
    ("tuple", "append"): "Make it a list, by `[]`: a tuple cannot change.",
}
"""The type that is meant where a value is never used as what it is."""
SETS = re.compile(r"\[(set\(\)|\{[^:{}]+[,}])")
"""The beginning of a list of sets, as it is shown."""


def self_forgotten(line: FailingLine) -> Mistake | None:
    """Diagnose a method or an attribute that is used without `self.`.

    Needs: a NameError for a name that the class has to which the line belongs.
    """
    name = _unknown_name(line)
    for one in line.tree.body:
        if isinstance(one, ast.ClassDef) and one.lineno <= line.number <= (one.end_lineno or 0):
            parts = [part for part in ast.walk(one) if isinstance(part, ast.Attribute)]
            methods = [part.name for part in one.body if isinstance(part, ast.FunctionDef)]
            if name in methods or f"self.{name}" in map(ast.unparse, parts):
                return line.mistake(
                    Cause.SELF_MISSING,
                    f"line {line.number}: write `self.{name}`, because `{name}` belongs to the "
                    "object.",
                )
    return None


def name_unknown(line: FailingLine) -> Mistake | None:
    """Diagnose a name that nothing binds where it is used.

    Needs: a NameError. The sentence gives a similar name, or the function that binds the same name.
    """
    name = _unknown_name(line)
    if not name:
        return None
    text = f"line {line.number} uses `{name}`, which has no value there."
    if name in LITERALS:
        return line.mistake(Cause.NAME_UNKNOWN, text, f"Python's word is `{LITERALS[name]}`.")
    for function in functions(line.tree):
        arguments = {one.arg for one in ast.walk(function.args) if isinstance(one, ast.arg)}
        if name in arguments or lines_that_bind(function, name):
            where = f"`{function.name}` (line {function.lineno})"
            calls = (node for node in ast.walk(function) if isinstance(node, ast.Call))
            called = (getattr(one.func, "attr", getattr(one.func, "id", "")) for one in calls)
            advice = f"It belongs to {where}: pass it on as an argument."
            if line.function not in called:
                advice = f"The `{name}` of {where} is not seen here."
            return line.mistake(Cause.NAME_UNKNOWN, text, advice)
    known = {part.id for part in ast.walk(line.tree) if isinstance(part, ast.Name)} - {name}
    known |= {part.arg for part in ast.walk(line.tree) if isinstance(part, ast.arg)}
    known |= {one.name for one in functions(line.tree)}
    like = get_close_matches(name, sorted(known), n=1, cutoff=ALIKE)
    return line.mistake(
        Cause.NAME_UNKNOWN,
        text,
        f"Did you mean `{like[0]}`?" if like else "Is it spelled right?",
    )


def _unset_outside(line: FailingLine) -> Mistake | None:
    """Return the mistake of a name of a function around, which is set only after it is used."""
    found = re.match(r"NameError: (?:cannot access )?free variable '(\w+)'", line.exception)
    bound = [lines_that_bind(scope, found[1]) for scope in line.scopes_around] if found else []
    lines = next(filter(None, bound), [])
    if not found or not lines:
        return None
    return line.mistake(
        Cause.NAME_UNSET,
        f"line {line.number} uses `{found[1]}`, which has no value yet: line {lines[0]} sets it.",
    )


def name_unset(line: FailingLine) -> Mistake | None:
    """Diagnose a local name that is used before it has a value.

    Needs: an UnboundLocalError, and one line or more of the function that bind the name. If a
    function around it binds the name, too, or the module, a `nonlocal` or `global` is missing.
    """
    if unset := _unset_outside(line):
        return unset
    found = re.match(r"UnboundLocalError: .*local variable '(\w+)'", line.exception)
    if not found or line.scope is None:
        return None
    name = found[1]
    lines = lines_that_bind(line.scope, name)
    if not lines or any(_unbinds(part, name) for part in ast.walk(line.scope)):
        return None
    for scope in line.scopes_around:
        if outer := lines_that_bind(scope, name):
            word = "global" if isinstance(scope, ast.Module) else "nonlocal"
            return Mistake(
                Cause.DECLARATION_MISSING,
                f"line {lines[0]} assigns to `{name}`, which makes it a local name of "
                f"`{line.function}`.",
                lines[0],
                f"If you mean the `{name}` of line {outer[0]}, write `{word} {name}` as the first "
                f"line of `{line.function}`.",
            )
    where = f"line {lines[0]}" if len(lines) == 1 else "lines " + ", ".join(map(str, lines[:3]))
    return line.mistake(
        Cause.NAME_UNSET,
        f"line {line.number} uses `{name}` before it has a value. In `{line.scope.name}`, it is "
        f"set on {where}, which did not run before.",
        "Give it a value first.",
    )


def attribute_missing(line: FailingLine) -> Mistake | None:
    """Diagnose a method or attribute that a value does not have.

    Needs: an AttributeError, and the attribute in the line.
    """
    found = re.match(r"AttributeError: '(\w+)' object has no attribute '(\w+)'", line.exception)
    if not found:
        return None
    kind, attribute = found.groups()
    nodes = [one for one in line.of_type(ast.Attribute) if one.attr == attribute]
    if not nodes:
        return None
    base = ast.unparse(nodes[0].value)
    text = f"line {line.number} asks for `{base}.{attribute}`, but "
    if kind == "NoneType":
        text += f"`{base}` is None{line.came_from(base)}."
        return line.mistake(Cause.ATTRIBUTE_MISSING, text, _why_none(line, base))
    if base == "self":
        missing, advice = _of_self(line, attribute)
        return line.mistake(Cause.ATTRIBUTE_MISSING, text + missing, advice)
    value = line.variable(nodes[0].value)
    seen = (
        f"`{base}` is {value.text}, a {kind}"
        if value and value.text != "…"
        else f"that is a {kind}"
    )
    advice = f"A {kind} has no such attribute."
    if value and SETS.match(value.text) and hasattr(set, attribute):
        advice = f"Its items have: `{base}[…].{attribute}`."
    elif (kind, attribute) in OTHER_TYPES and not _is_stored_into(line, base):
        advice = OTHER_TYPES[kind, attribute]
    elif word := OTHER_WORDS.get((kind, attribute)):
        advice = f"Python's word for it is `{word}`."
    return line.mistake(Cause.ATTRIBUTE_MISSING, f"{text}{seen}.", advice)


def _is_stored_into(line: FailingLine, base: str) -> bool:
    """Return True if the source writes an item of a value: `base[…] = …`."""
    return any(
        isinstance(one, ast.Subscript)
        and isinstance(one.ctx, ast.Store)
        and ast.unparse(one.value) == base
        for one in ast.walk(line.tree)
    )


def _why_none(line: FailingLine, name: str) -> str:
    """Return why a name may be None, by the call whose result it was given last."""
    match line.value_of(name):
        case ast.Call(ast.Attribute(_, method)) if method in CHANGING:
            return "Methods that change a list return None: `x = x.append(…)` loses the list."
        case ast.Call(function):
            called = ast.unparse(function)
            found = only_function(line.tree, called.removeprefix("self."))
            if found and found.name in recursive_functions(line.tree) and returns_at_its_end(found):
                return f"`{called}` returned None. {why_it_gave_up(line.source)}"
            return f"`{called}` returned None: it found nothing, or has no `return` at its end."
    return "Find out where that None comes from."


def _unbinds(node: ast.AST, name: str) -> bool:
    """Return True if a node takes a name's value away: `del`, or the end of an `except`."""
    if isinstance(node, ast.ExceptHandler):
        return node.name == name
    return isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Del)


def _unknown_name(line: FailingLine) -> str:
    """Return the name that a NameError is about, or ''."""
    found = re.match(r"NameError: (?:name|free variable) '(\w+)'", line.exception)
    return found[1] if found else ""


def _of_self(line: FailingLine, attribute: str) -> tuple[str, str]:
    """Return what is known of an attribute that the solution itself lacks, and the remedy."""
    stored = [
        part.lineno
        for part in ast.walk(line.tree)
        if isinstance(part, ast.Attribute)
        and isinstance(part.ctx, ast.Store)
        and ast.unparse(part) == f"self.{attribute}"
    ]
    if stored:
        return (
            f"it has no value yet. Line {min(stored)} sets it.",
            "Did it run before? Set it earlier.",
        )
    inner = [one for one in functions(line.tree) if one.name == attribute]
    if inner:
        return (
            f"`{attribute}` (line {inner[0].lineno}) is not a method of the class.",
            "Call it without `self.`, or indent it like the methods.",
        )
    methods = {one.name for one in functions(line.tree)}
    like = get_close_matches(attribute, sorted(methods), n=1)
    if like:
        return "the class has no such method.", f"Did you mean `{like[0]}`?"
    return "the class has no such name.", ""
