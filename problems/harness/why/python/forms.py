"""Table of Python's exceptions: the message of each, a sentence on the mistake, and a remedy.

A form begins with a regular expression for the exception, whose named groups are facts, and the
cause. After `in` comes a pattern for the code that raised the exception, whose gaps are facts, too;
after `at`, the line of the mistake. The indented lines are the sentence and the remedy. A form
applies if its pattern is found in the exception and each `{fact}` in its texts is known.
"""

import re
from contextlib import suppress
from typing import NamedTuple

from harness.kind import paragraphs
from harness.mistake import Mistake
from harness.why.causes import GeneralCause
from harness.why.patterns import match
from harness.why.python.facts import Facts
from harness.why.python.names import UnknownError
from harness.why.python.raised import Raised


class Form(NamedTuple):
    """A rule for the exceptions of one form."""

    pattern: str
    cause: GeneralCause
    text: str
    remedy: str
    at: str
    part: str


def _form_in(head: str, sentence: str, remedy: str = "") -> Form:
    """Return the form of one paragraph of the table."""
    pattern, cause, *more = head.split("  ")
    fields = dict(one.split(" ", 1) for one in more)
    at, part = fields.get("at", "{line}"), fields.get("in", "")
    return Form(pattern, GeneralCause(cause), sentence, remedy, at, part)


def forms_in(text: str) -> list[Form]:
    """Return the forms of a text, which begin with lines that are not indented."""
    return [_form_in(*lines) for lines in paragraphs(text)]


FORMS = forms_in(r"""
^IndexError|pop from an empty  index_out_of_range
    `{empty}` is empty{empty_from}, but line {line} takes an item out of it.
    Test `if {empty}` first, or find out why it is empty.
^IndexError  index_out_of_range  in _base[_index]
    line {line} asks for `{part}`{with_index}, but the last index is {last_index}.
    {index_remedy}
^KeyError: (?P<key>.+)  key_not_found  in _base[_index]
    line {line} looks up {key} in `{dictionary}`, which does not have that key{key_parts}.
    Does it have to be skipped, or is it of another type than the keys?
^KeyError|x not in list  key_not_found  in _base.remove(...)
    line {line} removes an item from `{base}` that it does not hold{part_values}.
    Is it removed twice, from another place than it was added to, or as a number where it was added
        as a string?
invalid literal for int\(\) with base 10: (?P<text>.+)  value_not_accepted
    line {line} converts {text} to a number.
    Find out where that string comes from: does it stand for nothing, so that it has to be skipped?
(?P<function>min|max)\(\) (arg is an empty|iterable argument)  value_not_accepted
    line {line} takes the `{function}` of nothing.
    Test first whether anything is left to choose from: if not, the search is complete, or it has to
        go back.
indices must be integers or slices, not tuple  wrong_type  in _base[_first, _second, ...]
    `{part}` on line {line} has a pair as its index.
    A list of lists takes two indexes, `board[r][c]`, and a column is `[row[c] for row in board]`.
        Only a dict has pairs as its keys.
indices must be integers.*float|'float' object cannot be  float_index  at {division_line}
    `/` on line {division_line} gives a float like 1.0, but an index has to be an int.
    Write `//`, which divides whole numbers.
indices must be integers(?: or slices)?, not '?(?P<kind>\w+)  wrong_type  in _base[_index]
    `{part}` on line {line}: the index `{index}` is {index_value}{plain_kind}.
    An index is a whole number: `int(…)` makes one of a string.
not supported between instances of '(?P<kind>dict|set|list|function)' and '(?P=kind)'  wrong_type
    line {line} has to order two values of the type {kind}, which has no order. Tuples that
        begin alike are ordered by their next items: put a number that never comes twice before the
        {kind}.
(\) for .*:|instances of|concatenate) '?(?P<kind>\w+)'? (and|\(not) ['"](?P<other>\w+)  wrong_type
    line {line} combines {plain_kind} and {plain_other}{part_values}.
    {types_hint}
unhashable type: '(?P<kind>\w+)'  wrong_type
    line {line} puts a {kind} into a set, or uses it as a key, but a {kind} is not hashable.
    Take its items one by one, or make it a tuple: `tuple(…)`.
^TypeError: (?:\S*\.)?(?P<function>\w+)\(\) takes  self_missing  at {method_without_self}
    line {method_without_self}: the method `{function}` lacks `self`.
    Make it the first parameter: `def {function}({with_self})`.
^TypeError: (?:\S*\.)?(?P<function>__init__)\(\)  arguments_wrong  at {line_called}
    `__init__` on line {callee.lineno} asks for {parameters}, but LeetCode makes a `Solution()`
        without arguments.
    The input is passed to the method.
^TypeError: (?:\S*\.)?(?P<function>\w+)\(\) (takes|missing|got)  arguments_wrong  at {line_called}
    LeetCode calls `{function}` with {arguments_passed}, but line {callee.lineno} expects
        {expected_arguments}.
    A helper needs another name, or a `def` inside the method.
^TypeError: (?:\S*\.)?(?P<function>\w+)\(\) (takes|missing|got)  arguments_wrong
    line {line} calls `{function}` with the wrong arguments: line {callee.lineno} expects
        {expected_arguments}.
^TypeError: .*\b(bool|NoneType)\b  result_unchecked
    line {line} uses what `{unchecked.name}` returned, but that is {unchecked.value}
        here{unchecked.where}.
    Check the result before you use it. If it should have found something, find out why it came to
        `return {unchecked.value}`.
'(?P<kind>str)' object does not support item assignment  string_changed
    line {line} writes into `{used}`, but that is {used_value}.
    Strings cannot be changed: keep every row a list of one-character strings.
^TypeError  wrong_type
    line {line} {use} `{used}`, but that is {used_value}.
    {used_remedy}
'NoneType' object has no attribute '(?P<attribute>\w+)'  attribute_missing
    line {line} asks for `{owner}.{attribute}`, but `{owner}` is None{owner_from}.
    Does every path through the function end in a `return`? Methods that change a list return None:
        `x = x.append(…)` loses the list.
'\w+' object has no attribute '(?P<attribute>\w+)'  attribute_missing  in self.{attribute}
    line {line} asks for `self.{attribute}`, but `{attribute}` (line {own_function.lineno}) is
        {place}.
    {place_remedy}
'\w+' object has no attribute '(?P<attribute>\w+)'  attribute_missing  in self.{attribute}
    line {line} asks for `self.{attribute}`, which has no value there{set_later}.
^AttributeError: '(?P<kind>\w+)' object has no attribute '(?P<attribute>\w+)'  attribute_missing
    line {line} asks for `{owner}.{attribute}`, but {owner_value}.
    {attribute_hint}
NameError: name '(?P<name>xrange|raw_input|unicode|unichr)'  python_2
    `{name}` is Python 2, and this is Python 3.
    Write `{python_name}`. In Python 3, `/` always gives a float: `//` divides whole numbers.
Missing parentheses in call to 'print'  python_2
    `print x` is Python 2, and this is Python 3.
    Write `print(x)`. In Python 3, `/` always gives a float: `//` divides whole numbers.
NameError: (?:name|free variable) '(?P<name>\w+)'  self_missing
    line {line}: write `self.{self_attribute}`, because `{name}` belongs to the object.
NameError: (?:cannot access )?free variable '(?P<name>\w+)'  name_unset
    line {line} uses `{name}`, which has no value yet: line {outer.line} sets it.
NameError: name '(?P<name>\w+)'  name_unknown
    line {line} uses `{name}`, which has no value there: Python writes `{python_name}`.
NameError: name '(?P<name>\w+)'  name_unknown
    line {line} uses `{name}`, which has no value there.
    {name_hint}
UnboundLocalError: .*local variable '(?P<name>\w+)'  declaration_missing  at {first_set}
    line {first_set} assigns to `{name}`, which makes it a local name of `{scope.name}`.
    If you mean the `{name}` of line {outer.line}, write `{outer.declaration} {name}` as the first
        line of `{scope.name}`.
UnboundLocalError: .*local variable '(?P<name>\w+)'  name_unset
    line {line} uses `{name}` before it has a value. In `{scope.name}`, it is set on {lines_set},
        which did not run before.
    Give it a value first.
^SyntaxError: 'return' outside function  indentation_wrong
    line {syntax_line} is not inside a function.
    Indent it further than the line of its `def`.
^IndentationError: unexpected indent  indentation_wrong
    line {syntax_line} is indented too far: only a line that ends with `:` begins a deeper block.
    Give it as many spaces as the line before it, or put back the line that is missing there.
^SyntaxError: invalid character '(?P<sign>.)' \(U\+(?:FF|30|201[89CD])  not_code
    line {line} has a full-width or curly `{sign}`, which is not part of Python's syntax.
    Type it again with an English keyboard.
^SyntaxError: invalid (?:non-printable )?character U\+(?:3000|00A0)  not_code
    line {line} has a full-width or no-break space, which is not part of Python's syntax.
    Type it again with an English keyboard.
^bdb\.BdbQuit  breakpoint_left
    line {line} stops in the debugger, which has no terminal here.
    Remove the `breakpoint()`, or debug with `kata run SOLUTION=FILE`.
^EOFError  input_called  in input(...)
    line {line} asks for input, but there is none: it is in the arguments of the method.
    Remove the `input()`, or try things with `kata run SOLUTION=FILE`.
RuntimeError: .*(changed size|keys changed|mutated) during iteration  modified_while_iterating
    items are added or taken out while line {line} loops over `{looped_over}`, which sets and
        dictionaries do not allow.
    Loop over a copy: `list({looped_over})`.
""")
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
