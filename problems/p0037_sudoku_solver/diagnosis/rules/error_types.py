"""Rules on a TypeError: a value of a type that does not fit what is done with it.

Each looks at the line that raised it and the values of its names, and returns the mistake, or None.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from harness.mistake import Mistake
from harness.run import Variable

from ..causes import Cause
from ..failing_line import FailingLine
from ..source import Function, functions
from ..source_names import only_function, own_nodes

PLAIN = {
    "int": "a number",
    "float": "a float",
    "str": "a string",
    "bool": "True or False",
    "NoneType": "None",
    "function": "a function",
    "method": "a method",
}
"""Types in plain words; the others are called by their names."""
USES = (
    (r"'(\w+)' object is not subscriptable", "takes an item of"),
    (r"'(\w+)' object is not iterable", "loops over"),
    (r"argument of type '(\w+)' is not (?:a container or )?iterable", "looks into"),
    (r"cannot unpack non-iterable (\w+)", "unpacks"),
    (r"object of type '(\w+)' has no len\(\)", "takes the length of"),
    (r"'(\w+)' object does not support item assignment", "writes into"),
    (r"'(\w+)' object is not callable", "calls"),
    (r"'(\w+)' object cannot be interpreted as an integer", "counts up to"),
)
"""The words for what a line does with a value whose type cannot do that."""
NOT_AN_INDEX = re.compile(r"indices must be integers(?: or slices)?, not '?(\w+)")
TWO_TYPES = re.compile(
    r"unsupported operand type\(s\) for .*: '(\w+)' and '(\w+)'"
    r"|not supported between instances of '(\w+)' and '(\w+)'"
    r'|can only concatenate (\w+) \(not "(\w+)"\)'
)
OF_A_METHOD = re.compile(r"TypeError: (\w+)\.(\w+)\(\) (takes .*?arguments?)\b")
ARGUMENTS = re.compile(r"TypeError: (?:\S*\.)?(\w+)\(\) (takes|missing|got) ")


def cannot_do_that(line: FailingLine) -> Mistake | None:
    """Diagnose a value that is indexed, looped over or called, and cannot be.

    Needs: its TypeError, and one expression in the line of which that is done.
    """
    for pattern, what in USES:
        found = re.search(pattern, line.exception)
        if found:
            kind = found[1]
            used = {ast.unparse(node): line.variable(node) for node in _used(line, what)}
            known = [name for name, one in used.items() if one and one.type == kind]
            those = known or [name for name, one in used.items() if one is None]
            if len(those) != 1:
                return None
            name, variable = those[0], used[those[0]]
            if kind in ("bool", "NoneType") and (answer := _unchecked(line, name, kind)):
                return answer
            is_string = (what, kind) == ("writes into", "str")
            cause = Cause.STRING_CHANGED if is_string else Cause.WRONG_TYPE
            text = _words(line, name, variable, kind, what)
            return line.mistake(cause, text, _remedy(name, kind, what))
    return None


def not_an_index(line: FailingLine) -> Mistake | None:
    """Diagnose an index that is not a whole number.

    Needs: its TypeError, and one index in the line that is of that type.
    """
    found = NOT_AN_INDEX.search(line.exception)
    if not found:
        return None
    for node in line.of_type(ast.Subscript):
        place = ast.unparse(node.slice)
        if found[1] == "tuple" and isinstance(node.slice, ast.Tuple):
            return line.mistake(
                Cause.WRONG_TYPE,
                f"`{ast.unparse(node)}` on line {line.number} has a pair as its index.",
                _without_a_pair(line, node, node.slice.elts),
            )
        variable = line.variable(node.slice)
        if variable and variable.type == found[1]:
            advice = "Write `int(…)` around it." if found[1] == "str" else "Use a whole number."
            return line.mistake(
                Cause.WRONG_TYPE,
                f"`{ast.unparse(node)}` on line {line.number}: the index `{place}` is "
                f"{variable.text}{line.came_from(place)}, {_plain(found[1])}.",
                advice,
            )
    return None


def _without_a_pair(line: FailingLine, node: ast.Subscript, parts: list[ast.expr]) -> str:
    """Return how to write an index that is a tuple, which only NumPy and a dict understand.

    A slice of a list of lists is a list of rows, so that what follows it would choose a row again.
    """
    base, known = ast.unparse(node.value), line.variable(node.value)
    first, *others = map(ast.unparse, parts)
    if known and not known.text.startswith("[["):
        return f"`{base}` is a list, and only a dict has pairs as its keys."
    if not any(isinstance(one, ast.Slice) for one in parts[:-1]):
        right = "".join(f"[{one}]" for one in (first, *others))
        return f"A list of lists takes two indexes: `{base}{right}`."
    if len(others) == 1 and isinstance(node.ctx, ast.Load):
        rows = base if first == ":" else f"{base}[{first}]"
        return f"A list has no columns. Ask each row: `[row[{others[0]}] for row in {rows}]`."
    return "A list has no columns: go through its rows."


def types_do_not_match(line: FailingLine) -> Mistake | None:
    """Diagnose a number and a text that are added or compared, or two values without an order.

    Needs: its TypeError, and a name in the line of one of the two types if these differ.
    """
    found = TWO_TYPES.search(line.exception)
    if not found:
        return None
    kinds = [one for one in found.groups() if one]
    if kinds[0] == kinds[1] and kinds[0] not in PLAIN:
        return line.mistake(
            Cause.WRONG_TYPE,
            f"line {line.number} has to order two values of the type {kinds[0]}, which has no "
            "order. Tuples that begin alike are ordered by their next items: put a number that "
            f"never comes twice before the {kinds[0]}.",
        )
    names = {
        ast.unparse(one): one for one in (*line.of_type(ast.Name), *line.of_type(ast.Attribute))
    }
    those = [one for one in map(line.variable, names.values()) if one and one.type in kinds]
    if not those:
        return None
    told = " and ".join(
        f"`{one.name}` is {one.text}{line.came_from(one.name)}" for one in those[:2]
    )
    advice = ""
    if set(kinds) == {"int", "str"}:
        advice = "Strings and numbers do not mix: `int(…)` makes a number, `str(…)` a string."
    elif "NoneType" in kinds:
        advice = "Find out where its value should have come from."
    return line.mistake(
        Cause.WRONG_TYPE,
        f"line {line.number} combines {_plain(kinds[0])} and {_plain(kinds[1])}: {told}.",
        advice,
    )


def method_takes_others(line: FailingLine) -> Mistake | None:
    """Diagnose a call of one of Python's own methods with too few or too many arguments.

    Needs: its TypeError, and one call of a method of that name in the line.
    """
    found = OF_A_METHOD.match(line.exception)
    names = [one for one in line.of_type(ast.Attribute) if found and one.attr == found[2]]
    if not found or len(names) != 1:
        return None
    return line.mistake(
        Cause.ARGUMENTS_WRONG,
        f"line {line.number} calls `{ast.unparse(names[0])}` with the wrong arguments: `{found[2]}`"
        f" of a {found[1]} {found[3]}.",
    )


def unhashable(line: FailingLine) -> Mistake | None:
    """Diagnose a list that is to be an item of a set, or a key of a dictionary.

    Needs: its TypeError.
    """
    found = re.search(r"unhashable type: '(\w+)'", line.exception)
    if not found:
        return None
    return line.mistake(
        Cause.WRONG_TYPE,
        f"line {line.number} puts a {found[1]} into a set, or uses it as a key, but a {found[1]} "
        f"is not hashable.",
        "Take its items one by one, or make it a tuple: `tuple(…)`.",
    )


def arguments_do_not_match(line: FailingLine) -> Mistake | None:
    """Diagnose a call with too few or too many arguments; often `self` is missing.

    Needs: its TypeError, and one function with that name.
    """
    found = ARGUMENTS.match(line.exception)
    those = [one for one in functions(line.tree) if found and one.name == found[1]]
    if not found or len(those) != 1:
        return None
    [function] = those
    names = [one.arg for one in function.args.posonlyargs + function.args.args]
    if _is_method(line, function) and names[:1] != ["self"] and found[2] == "takes":
        return line.mistake(
            Cause.SELF_MISSING,
            f"line {function.lineno}: the method `{function.name}` lacks `self`.",
            f"Make it the first parameter: `def {function.name}({', '.join(['self', *names])})`.",
        )
    own = names[1:] if names[:1] == ["self"] else names
    if function.name == "__init__" and not line.number:
        return Mistake(
            Cause.ARGUMENTS_WRONG,
            f"`__init__` on line {function.lineno} asks for {', '.join(own)}, but LeetCode makes a "
            "`Solution()` without arguments.",
            function.lineno,
            "The board is passed to the method.",
        )
    asked = (
        f"{len(own)} argument{'s' * (len(own) != 1)} ({', '.join(own)})" if own else "no arguments"
    )
    return line.mistake(
        Cause.ARGUMENTS_WRONG,
        f"line {line.number} calls `{function.name}` with the wrong arguments: line "
        f"{function.lineno} expects {asked}.",
    )


def _unchecked(line: FailingLine, name: str, kind: str) -> Mistake | None:
    """Return the mistake of a result that may be True, False or None, and was not looked at.

    A function of the source returns that in one place, and something else in another.
    """
    called = next((one for one in line.of_type(ast.Call) if ast.unparse(one) == name), None)
    match called or line.value_of(name):
        case ast.Call(ast.Name(function) | ast.Attribute(_, function)):
            declared = only_function(line.tree, function) or ast.Pass()
        case _:
            return None
    results = [node for node in own_nodes(declared) if isinstance(node, ast.Return)]
    values = {node.lineno: node.value or ast.Constant(None) for node in results}
    plain = {at: one.value for at, one in values.items() if isinstance(one, ast.Constant)}
    lines = [at for at, value in plain.items() if type(value).__name__ == kind]
    if len({plain[at] for at in lines}) != 1 or len(plain) == len(values):
        return None
    where = f", from line {lines[0]}" if len(lines) == 1 else ""
    value = repr(plain[lines[0]])
    return line.mistake(
        Cause.RESULT_UNCHECKED,
        f"line {line.number} uses what `{function}` returned, but that is {value} here{where}.",
        "Check the result before you use it. If it should have found something, find out why it "
        f"came to `return {value}`.",
    )


def _used(line: FailingLine, what: str) -> Iterator[ast.expr]:
    """Yield the expressions that a line uses in one way."""
    for node in line.parts:
        match what, node:
            case (("takes an item of" | "writes into"), ast.Subscript(value)):
                yield value
            case "loops over", ast.For(iter=value) | ast.comprehension(iter=value):
                yield value
            case "looks into", ast.Compare(_, [ast.In() | ast.NotIn()], [value]):
                yield value
            case "unpacks", ast.Assign([ast.Tuple() | ast.List()], value):
                yield value
            case "takes the length of", ast.Call(ast.Name("len"), [value]):
                yield value
            case "counts up to", ast.Call(ast.Name("range"), values):
                yield from values
            case "calls", ast.Call(value):
                yield value


def _words(line: FailingLine, name: str, variable: Variable | None, kind: str, what: str) -> str:
    """Return what a line does with a value."""
    value = f"{_plain(kind)}{line.came_from(name)}"
    if variable and kind != "NoneType":
        value = f"{variable.text}{line.came_from(name)}"
        value += f", {_plain(kind)}" if kind != "bool" else ""
    return f"line {line.number} {what} `{name}`, but that is {value}."


def _remedy(name: str, kind: str, what: str) -> str:
    """Return what to do about a value of a type that cannot be used so."""
    if kind == "NoneType":
        return "Does every path through the function end in a `return`?"
    if what == "calls" and kind in ("list", "dict", "tuple", "str"):
        return f"Square brackets take an item: `{name}[…]`."
    if (what, kind) == ("writes into", "str"):
        return "Strings cannot be changed: keep every row a list of nine of them."
    if what == "calls":
        return "Has a variable taken the name of a function?"
    return f"Loop over `range({name})`." if (what, kind) == ("loops over", "int") else ""


def _plain(kind: str) -> str:
    return PLAIN.get(kind, f"a {kind}")


def _is_method(line: FailingLine, function: Function) -> bool:
    classes = [one for one in line.tree.body if isinstance(one, ast.ClassDef)]
    static = {"staticmethod", "classmethod"}
    decorated = static.intersection(ast.unparse(one) for one in function.decorator_list)
    return any(function in one.body for one in classes) and not decorated
