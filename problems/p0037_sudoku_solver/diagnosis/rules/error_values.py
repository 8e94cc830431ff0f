"""Rules on an exception about a value: an index, a key, or a text that is not a number.

Each looks at the line that raised it and the values of its names, and returns the mistake, or None.
"""

from __future__ import annotations

import ast
import re

from harness.mistake import Mistake

from ..causes import Cause
from ..failing_line import FailingLine

DICTIONARIES = ("dict", "defaultdict", "Counter", "OrderedDict")
DIVIDES = ast.Div | ast.FloorDiv | ast.Mod
UNPACKED = re.compile(r"ValueError: (not enough|too many) values to unpack \(expected (.+)\)")


def empty_list(line: FailingLine) -> Mistake | None:
    """Diagnose an item that is asked of a list or set that is empty.

    Needs: an IndexError, or the KeyError of a set, and a name in the line with no items that is
    indexed, or popped from.
    """
    bases: list[ast.expr] = [one.value for one in line.of_type(ast.Subscript)]
    if "pop from" in line.exception:
        popped = [one.value for one in line.of_type(ast.Attribute) if one.attr.startswith("pop")]
        bases = [one for base in popped for one in ast.walk(base) if isinstance(one, ast.expr)]
    empty_set = "pop from an empty set" in line.exception
    for base in bases if line.exception.startswith("IndexError") or empty_set else ():
        found = line.variable(base)
        if found and found.length == 0:
            name = found.name
            return line.mistake(
                Cause.INDEX_OUT_OF_RANGE,
                f"`{name}` is empty{line.came_from(name)}, but line {line.number} takes an item "
                "out of it.",
                f"Test `if {name}` first, or find out why it is empty.",
            )
    return None


def index_out_of_range(line: FailingLine) -> Mistake | None:
    """Diagnose an index that is beyond the end of its list.

    Needs: an IndexError, and an index in the line whose value is known, and the length of its list;
    or one index whose value is not known, if all the others are in their lists.
    """
    if not line.exception.startswith("IndexError"):
        return None
    unknown = list[ast.Subscript]()
    for node in line.of_type(ast.Subscript):
        length, index = line.length_of(node.value), line.number_of(node.slice)
        if length < 1 or index is None:
            unknown.append(node)
            continue
        if -length <= index < length:
            continue
        place = ast.unparse(node.slice)
        values = line.values(node.slice)
        with_values = f" with {values}{line.came_from(place)}" if values else ""
        return line.mistake(
            Cause.INDEX_OUT_OF_RANGE,
            f"line {line.number} asks for `{ast.unparse(node)}`{with_values}, but the last index "
            f"is {length - 1}.",
            _remedy(line, node, beyond=index == length),
        )
    return _computed_index(line, unknown[0]) if len(unknown) == 1 else None


def _computed_index(line: FailingLine, node: ast.Subscript) -> Mistake | None:
    """Return the mistake of an index that a call computes, of a list whose length is known."""
    length, values = line.length_of(node.value), line.values(node.slice)
    if length < 1 or not values:
        return None
    return line.mistake(
        Cause.INDEX_OUT_OF_RANGE,
        f"`{ast.unparse(node.slice)}` on line {line.number} is not an index of "
        f"`{ast.unparse(node.value)}` with {values}: the last index is {length - 1}.",
        "Check how that index is computed.",
    )


def _remedy(line: FailingLine, node: ast.Subscript, *, beyond: bool) -> str:
    """Return what to do about an index, which is just beyond the end, or anywhere."""
    names = {part.id for part in ast.walk(node.slice) if isinstance(part, ast.Name)}
    value = line.variables.get(next(iter(names), ""))
    if not beyond or len(names) != 1 or value is None:
        return "Check how that index is computed."
    if line.is_loop_variable(value.name):
        return f"Does the loop over `{value.name}` begin and end in the right place?"
    end = value.text if value.text in ("9", "81") else f"len({ast.unparse(node.value)})"
    return f"Is `{value.name} == {end}` where the search has to stop, or to go to the next row?"


def key_not_found(line: FailingLine) -> Mistake | None:
    """Diagnose a key that a dictionary lacks.

    Needs: a KeyError, and a dictionary in the line that is looked into.
    """
    key = line.exception.removeprefix("KeyError: ")
    for node in line.of_type(ast.Subscript) if key != line.exception else ():
        found = line.variable(node.value)
        if found and found.type in DICTIONARIES:
            holds = " It is empty." if found.length == 0 else _other_keys(key, found.text)
            advice = "A blank is not a digit: skip it." if key == "'.'" else ""
            values = line.values(node.slice)
            return line.mistake(
                Cause.KEY_NOT_FOUND,
                f"line {line.number} looks up {key} in `{found.name}`, which does not have that "
                f"key{f' ({values})' if values and key not in values else ''}.{holds}",
                advice,
            )
    return None


def _other_keys(key: str, text: str) -> str:
    """Return a sentence with a key of a dictionary if the missing one is of another form."""
    for end in (place for place, sign in enumerate(text) if sign == ":"):
        try:
            example, missing = map(ast.literal_eval, (text[1:end], key))
        except (ValueError, SyntaxError):
            continue
        alike = _form(example) == _form(missing)
        return "" if alike else f" Its keys are such as {example!r}."
    return ""


def _form(value: object) -> object:
    """Return the type of a value, and of a tuple those of its items."""
    return tuple(map(_form, value)) if isinstance(value, tuple) else type(value)


def item_not_there(line: FailingLine) -> Mistake | None:
    """Diagnose an item that is removed from a list or set that does not hold it.

    Needs: a KeyError or a ValueError, and one call of `remove` in the line.
    """
    removed = line.exception.startswith("KeyError") or "x not in list" in line.exception
    calls = [one for one in line.of_type(ast.Attribute) if one.attr == "remove"]
    if not removed or len(calls) != 1:
        return None
    base, values = ast.unparse(calls[0].value), line.values()
    return line.mistake(
        Cause.KEY_NOT_FOUND,
        f"line {line.number} removes an item from `{base}` that it does not hold"
        f"{f' ({values})' if values else ''}.",
        "Is it removed twice, from another unit than it was added to, or as a number where it was "
        "added as a string?",
    )


def divided_by_zero(line: FailingLine) -> Mistake | None:
    """Diagnose a division by something that is 0.

    Needs: a ZeroDivisionError, and one division in the line whose right side may be 0.
    """
    if not line.exception.startswith("ZeroDivisionError"):
        return None
    divisions = [one for one in line.of_type(ast.BinOp) if isinstance(one.op, DIVIDES)]
    might = [one.right for one in divisions if not isinstance(one.right, ast.Constant)]
    if len(might) != 1:
        return None
    values = line.values(might[0])
    return line.mistake(
        Cause.VALUE_NOT_ACCEPTED,
        f"line {line.number} divides by `{ast.unparse(might[0])}`, which is 0 there"
        f"{f' ({values})' if values else ''}.",
    )


def not_a_number(line: FailingLine) -> Mistake | None:
    """Diagnose a text that `int` cannot read.

    Needs: its ValueError.
    """
    found = re.match(r"ValueError: invalid literal for int\(\) with base 10: (.+)", line.exception)
    if not found:
        return None
    advice = "Find out where that string comes from."
    if found[1] == "'.'":
        advice = "That is a blank: skip it, or use 0 for it."
    return line.mistake(
        Cause.VALUE_NOT_ACCEPTED, f"line {line.number} converts {found[1]} to a number.", advice
    )


def wrong_count_unpacked(line: FailingLine) -> Mistake | None:
    """Diagnose an unpacking into more or fewer names than there are values.

    Needs: its ValueError.
    """
    found = UNPACKED.match(line.exception)
    if not found:
        return None
    few, expected = found.groups()
    return line.mistake(
        Cause.VALUE_NOT_ACCEPTED,
        f"line {line.number} unpacks {'fewer' if few == 'not enough' else 'more'} values than it "
        f"has names for: expected {expected}.",
        "Check what is returned, or looped over, there.",
    )


def nothing_to_choose_from(line: FailingLine) -> Mistake | None:
    """Diagnose a minimum or maximum of nothing.

    Needs: its ValueError. That the board is solved needs a board without a blank: where one is
    left, no digit fits it.
    """
    found = re.match(
        r"ValueError: (min|max)\(\) (arg is an empty|iterable argument)", line.exception
    )
    if not found:
        return None
    seen = f"line {line.number} takes the `{found[1]}` of nothing"
    solved = "If no blank is left, the board is solved: return True before that line."
    stuck = "If no digit fits a blank, go back."
    if line.is_full is None:
        return line.mistake(Cause.VALUE_NOT_ACCEPTED, f"{seen}.", f"{solved} {stuck}")
    seen += ", and no blank is left." if line.is_full else ", though blanks are left on the board."
    return line.mistake(Cause.VALUE_NOT_ACCEPTED, seen, solved if line.is_full else stuck)
