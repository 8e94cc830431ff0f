"""Table of Python's exceptions: the message of each, a sentence on the mistake, and a remedy.

A form applies if its pattern is found in the exception and each `{fact}` in its sentences is known.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import NamedTuple

from harness.mistake import Mistake
from harness.what_to_type import typed
from harness.why.causes import GeneralCause
from harness.why.patterns import match
from harness.why.python.facts import Facts
from harness.why.python.names import UnknownError
from harness.why.python.raised import Raised


class Form(NamedTuple):
    """A rule for the exceptions of one form: their message, cause, sentence and remedy."""

    pattern: str
    """A regular expression for the exception; its named groups are facts."""
    cause: GeneralCause
    text: str
    remedy: str = ""
    at: str = "{line}"
    """The line of the mistake."""
    part: str = ""
    """A pattern for the code that raised the exception; its gaps are facts, too."""


SEARCHED = "Square brackets take an item: `{used}[…]`."
FROM_CALL = "Does every path through the function end in a `return`?"
TWO_TYPES = (
    r"unsupported operand type\(s\) for .*: '(?P<kind>\w+)' and '(?P<other>\w+)'",
    r"not supported between instances of '(?P<kind>\w+)' and '(?P<other>\w+)'",
    r'can only concatenate (?P<kind>\w+) \(not "(?P<other>\w+)"\)',
)
USES = {
    r"'(?P<kind>\w+)' object is not subscriptable": "takes an item of",
    r"'(?P<kind>\w+)' object is not iterable": "loops over",
    r"argument of type '(?P<kind>\w+)' is not (?:a container or )?iterable": "looks into",
    r"cannot unpack non-iterable (?P<kind>\w+)": "unpacks",
    r"object of type '(?P<kind>\w+)' has no len\(\)": "takes the length of",
    r"'(?P<kind>\w+)' object does not support item assignment": "writes into",
    r"'(?P<kind>\w+)' object is not callable": "calls",
    r"'(?P<kind>\w+)' object cannot be interpreted as an integer": "counts up to",
}
"""Words for an operation that the type of a value does not support, by the exception."""
REMEDIES = (
    (r"'NoneType'|non-iterable NoneType", FROM_CALL),
    (r"'(list|dict|tuple|str)' object is not callable", SEARCHED),
    (r"not callable", "Has a variable taken the name of a function?"),
    (r"'int' object is not iterable", "Loop over `range({used})`."),
    ("", ""),
)
"""The remedies for a value of the wrong type, by the exception; the last one is the default."""
C = GeneralCause
FORMS = (
    # an index, a key
    Form(
        r"^IndexError|pop from an empty",
        C.INDEX_OUT_OF_RANGE,
        "`{empty}` is empty{empty_from}, but line {line} takes an item out of it.",
        "Test `if {empty}` first, or find out why it is empty.",
    ),
    Form(
        r"^IndexError",
        C.INDEX_OUT_OF_RANGE,
        "line {line} asks for `{part}`{with_index}, but the last index is {last_index}.",
        "{index_remedy}",
        part="_base[_index]",
    ),
    Form(
        r"^KeyError: (?P<key>.+)",
        C.KEY_NOT_FOUND,
        "line {line} looks up {key} in `{dictionary}`, which does not have that key{key_parts}.",
        part="_base[_index]",
    ),
    Form(
        r"^KeyError|x not in list",
        C.KEY_NOT_FOUND,
        "line {line} removes an item from `{base}` that it does not hold{part_values}.",
        "Is it removed twice, from another place than it was added to, or as a number where it was "
        "added as a string?",
        part="_base.remove(...)",
    ),
    # a value
    Form(
        r"invalid literal for int\(\) with base 10: (?P<text>.+)",
        C.VALUE_NOT_ACCEPTED,
        "line {line} converts {text} to a number.",
        "Find out where that string comes from.",
    ),
    Form(
        r"(?P<function>min|max)\(\) (arg is an empty|iterable argument)",
        C.VALUE_NOT_ACCEPTED,
        "line {line} takes the `{function}` of nothing.",
        "Test first whether anything is left to choose from.",
    ),
    # a type
    Form(
        r"indices must be integers or slices, not tuple",
        C.WRONG_TYPE,
        "`{part}` on line {line} has a pair as its index.",
        "A list of lists takes two indexes, `board[r][c]`, and a column is "
        "`[row[c] for row in board]`. Only a dict has pairs as its keys.",
        part="_base[_first, _second, ...]",
    ),
    Form(
        r"indices must be integers.*float|'float' object cannot be interpreted",
        C.FLOAT_INDEX,
        "`/` on line {division_line} gives a float like 1.0, but an index has to be an int.",
        "Write `//`, which divides whole numbers.",
        at="{division_line}",
    ),
    *(
        Form(
            rf"indices must be integers(?: or slices)?, not '?(?P<kind>{kind})",
            C.WRONG_TYPE,
            "`{part}` on line {line}: the index `{index}` is {index_value}{plain_kind}.",
            remedy,
            part="_base[_index]",
        )
        for kind, remedy in (("str", "Write `int(…)` around it."), (r"\w+", "Use a whole number."))
    ),
    Form(
        r"not supported between instances of '(?P<kind>dict|set|list|function)' and '(?P=kind)'",
        C.WRONG_TYPE,
        "line {line} has to order two values of the type {kind}, which has no order. Tuples that "
        "begin alike are ordered by their next items: put a number that never comes twice before "
        "the {kind}.",
    ),
    *(
        Form(
            pattern,
            C.WRONG_TYPE,
            "line {line} combines {plain_kind} and {plain_other}{part_values}.",
            "{types_hint}",
        )
        for pattern in TWO_TYPES
    ),
    Form(
        r"unhashable type: '(?P<kind>\w+)'",
        C.WRONG_TYPE,
        "line {line} puts a {kind} into a set, or uses it as a key, but a {kind} is not hashable.",
        "Take its items one by one, or make it a tuple: `tuple(…)`.",
    ),
    Form(
        r"^TypeError: (?:\S*\.)?(?P<function>\w+)\(\) takes ",
        C.SELF_MISSING,
        "line {method_without_self}: the method `{function}` lacks `self`.",
        "Make it the first parameter: `def {function}({with_self})`.",
        at="{method_without_self}",
    ),
    Form(
        r"^TypeError: (?:\S*\.)?(?P<function>__init__)\(\) ",
        C.ARGUMENTS_WRONG,
        "`__init__` on line {callee.lineno} asks for {parameters}, but LeetCode makes a "
        "`Solution()` without arguments.",
        "The input is passed to the method.",
        at="{init_line}",
    ),
    Form(
        r"^TypeError: (?:\S*\.)?(?P<function>\w+)\(\) (takes|missing|got) ",
        C.ARGUMENTS_WRONG,
        "line {line} calls `{function}` with the wrong arguments: line {callee.lineno} expects "
        "{expected_arguments}.",
    ),
    *(
        Form(
            pattern.replace(r"\w+", "bool|NoneType"),
            C.RESULT_UNCHECKED,
            "line {line} uses what `{unchecked.name}` returned, but that is {unchecked.value} here"
            "{unchecked.where}.",
            "Check the result before you use it. If it should have found something, find out why "
            "it came to `return {unchecked.value}`.",
        )
        for pattern in USES
    ),
    Form(
        r"'(?P<kind>str)' object does not support item assignment",
        C.STRING_CHANGED,
        "line {line} writes into `{used}`, but that is {used_value}.",
        "Strings cannot be changed: keep every row a list of one-character strings.",
    ),
    *(
        Form(
            f"(?=.*(?:{value})){pattern}",
            C.WRONG_TYPE,
            f"line {{line}} {what} `{{used}}`, but that is {{used_value}}.",
            remedy,
        )
        for pattern, what in USES.items()
        for value, remedy in REMEDIES
    ),
    # an attribute
    Form(
        r"'NoneType' object has no attribute '(?P<attribute>\w+)'",
        C.ATTRIBUTE_MISSING,
        "line {line} asks for `{owner}.{attribute}`, but `{owner}` is None{owner_from}.",
        "Does every path through the function end in a `return`? Methods that change a list return "
        "None: `x = x.append(…)` loses the list.",
    ),
    Form(
        r"'\w+' object has no attribute '(?P<attribute>\w+)'",
        C.ATTRIBUTE_MISSING,
        "line {line} asks for `self.{attribute}`, which has no value there{set_later}.",
        part="self.{attribute}",
    ),
    Form(
        r"^AttributeError: '(?P<kind>\w+)' object has no attribute '(?P<attribute>\w+)'",
        C.ATTRIBUTE_MISSING,
        "line {line} asks for `{owner}.{attribute}`, but {owner_value}.",
        "{attribute_hint}",
    ),
    # a name
    Form(
        r"NameError: name '(?P<name>xrange|raw_input|unicode|unichr)'",
        C.PYTHON_2,
        "`{name}` is Python 2, and this is Python 3.",
        "Write `{python_name}`. In Python 3, `/` always gives a float: `//` divides whole numbers.",
    ),
    Form(
        r"Missing parentheses in call to 'print'",
        C.PYTHON_2,
        "`print x` is Python 2, and this is Python 3.",
        "Write `print(x)`. In Python 3, `/` always gives a float: `//` divides whole numbers.",
    ),
    Form(
        r"NameError: (?:name|free variable) '(?P<name>\w+)'",
        C.SELF_MISSING,
        "line {line}: write `self.{self_attribute}`, because `{name}` belongs to the object.",
    ),
    Form(
        r"NameError: (?:cannot access )?free variable '(?P<name>\w+)'",
        C.NAME_UNSET,
        "line {line} uses `{name}`, which has no value yet: line {outer.line} sets it.",
    ),
    Form(
        r"NameError: name '(?P<name>\w+)'",
        C.NAME_UNKNOWN,
        "line {line} uses `{name}`, which has no value there: Python writes `{python_name}`.",
    ),
    Form(
        r"NameError: name '(?P<name>\w+)'",
        C.NAME_UNKNOWN,
        "line {line} uses `{name}`, which has no value there.",
        "{name_hint}",
    ),
    Form(
        r"UnboundLocalError: .*local variable '(?P<name>\w+)'",
        C.DECLARATION_MISSING,
        "line {first_set} assigns to `{name}`, which makes it a local name of `{scope.name}`.",
        "If you mean the `{name}` of line {outer.line}, write `{outer.declaration} {name}` as the "
        "first line of `{scope.name}`.",
        at="{first_set}",
    ),
    Form(
        r"UnboundLocalError: .*local variable '(?P<name>\w+)'",
        C.NAME_UNSET,
        "line {line} uses `{name}` before it has a value. In `{scope.name}`, it is set on "
        "{lines_set}, which did not run before.",
        "Give it a value first.",
    ),
    # a line that stands in the wrong place
    Form(
        r"^SyntaxError: 'return' outside function",
        C.INDENTATION_WRONG,
        "line {syntax_line} is not inside a function.",
        "Indent it further than the line of its `def`.",
    ),
    Form(
        r"^IndentationError: unexpected indent",
        C.INDENTATION_WRONG,
        "line {syntax_line} is indented too far: only a line that ends with `:` begins a deeper "
        "block.",
        "Give it as many spaces as the line before it, or put back the line that is missing there.",
    ),
    # the rest
    *(
        Form(
            rf"^SyntaxError: invalid (?:non-printable )?character {sign}",
            C.NOT_CODE,
            f"line {{line}} has a {look}, which is not part of Python's syntax.",
            "Type it again with an English keyboard.",
        )
        for sign, look in (
            (r"'(?P<sign>.)' \(U\+(?:FF|30)", "full-width `{sign}`"),
            (r"'(?P<sign>.)' \(U\+201[89CD]", "curly `{sign}`"),
            (r"U\+3000", "full-width space"),
            (r"U\+00A0", "no-break space"),
        )
    ),
    Form(
        r"^bdb\.BdbQuit",
        C.BREAKPOINT_LEFT,
        "line {line} stops in the debugger, which has no terminal here.",
        f"Remove the `breakpoint()`, or debug with `{typed('run', 'FILE')}`.",
    ),
    Form(
        r"^EOFError",
        C.INPUT_CALLED,
        "line {line} asks for input, but there is none: it is in the arguments of the method.",
        f"Remove the `input()`, or try things with `{typed('run', 'FILE')}`.",
        part="input(...)",
    ),
    Form(
        r"RuntimeError: .*(changed size|keys changed|mutated) during iteration",
        C.MODIFIED_WHILE_ITERATING,
        "items are added or taken out while line {line} loops over `{looped_over}`, which sets and "
        "dictionaries do not allow.",
        "Loop over a copy: `list({looped_over})`.",
    ),
)
"""The forms, the more specific before the more general."""


def explain_exception(raised: Raised) -> Mistake | None:
    """Return the mistake that an exception shows, or None."""
    for form in FORMS if raised.exception else ():
        if facts := _facts_of(form, raised):
            with suppress(UnknownError):
                words = form.text, form.remedy, form.at
                text, remedy, line = (one.format_map(facts) for one in words)
                return Mistake(form.cause, text, int(line), remedy)
    return None


def _facts_of(form: Form, raised: Raised) -> Facts | None:
    """Return the facts about an exception if it matches a form, or None."""
    found = re.search(form.pattern, raised.exception)
    if not found:
        return None
    named = found.groupdict()
    gaps = match(form.part.format_map(named), raised.node) if form.part else {}
    if gaps is None:
        return None
    return Facts(raised, named | {name[1:]: node for name, node in gaps.items()})
