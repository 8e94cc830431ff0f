r"""Slips, code that is often written by mistake in place of similar code, grouped by kind.

A kind is a line with its name and its sentence, and then indented lines:

    range: {old} begins or ends in the wrong place
        [everywhere; tags: number]
        old ~ /^range\(0/: {old} begins in the wrong place
        1  range(_n) -> range(1, _n + 1)
        2  range(_a, _n) -> range(_n)  or range(_a + 1, _n)  where a: not Constant

- In brackets: the fields of `Kind` that are True, and other fields with their texts.
- A sentence to replace the first one: a field of the change, and a pattern to search for in it.
- A row for each slip: its cost (`sure`, or 0 to 5, lower if likelier), the wrong code, ` -> `, the
  right code. Two spaces come before `or` and another replacement, before `where` and conditions,
  and before `with OP: +, -`, which expands to one row for each operator, in place of OP. ` && `
  begins another statement, followed by a `>` for each level of indentation.

A line that is indented further continues the line before it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

SURE = -3
"""The cost of an edit of code that is wrong in nearly every program."""


class Row(NamedTuple):
    """A slip: a pattern of wrong code, and its replacement. Both have gaps."""

    cost: int
    wrong: str
    right: str
    where: str = ""
    """Conditions on the gaps and the position: `x: Name, not loop`. A capitalised word is a class
    of `ast`, any other word a function of `edits.where`."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of mistake: its sentence, and its slips."""

    name: str
    sentence: str
    """The sentence in a report. {old} is the replaced code, {new} its replacement, {target} the
    name that begins it, {called} the function that {old} calls, {level} the indentation of an added
    line, if it differs from the line before."""
    rows: tuple[Row, ...] = ()
    variants: tuple[tuple[str, str, str], ...] = ()
    """Other sentences: a field of the change, a pattern to search for in it, the sentence. {found}
    is the first group of the pattern."""
    cause: str = ""
    """The cause of a mistake of this kind, if it is a pitfall of Python."""
    repairs: str = ""
    """The general causes that its edits fix, separated by spaces. A problem adds its own."""
    tags: str = ""
    """Tags, separated by spaces. Two edits with the same tag close together do not contradict."""
    common: bool = False
    """True if more than one in fifty edits of this kind corrects the mistake, in the galleries."""
    everywhere: bool = False
    """True if the mistake is usually made at all matching positions at once."""
    shaped: bool = False
    """True if the mistake is usually repeated for several names in neighbouring lines."""
    paired: bool = False
    """True if two inconsistent lines are one mistake, whichever of the two is changed."""
    part: bool = False
    """True to quote only the part of an expression that differs."""
    quoted_gap: str = ""
    """The gap that is quoted as {old}; '' for the whole replaced code."""
    sure_if: str = ""
    """The condition under which its rows are SURE."""
    state: bool = False
    """True if its edits remove state that leaks between calls. An edit of code that only reads such
    state hides the mistake."""
    restricts: bool = False
    """True if its edits only make a line run less often."""
    compensates: bool = False
    """True if its edits may also compensate for a mistake in other code."""
    guards: bool = False
    """True if the code under its condition must still run: an edit must not just disable it."""
    works_around: str = ""
    """The kinds that fix a mistake directly, where this kind compensates for it in other code."""
    restores: bool = False
    """True if its edits disable no line: they restore what other code changed, or raise a limit."""


def paragraphs(text: str) -> list[list[str]]:
    """Return each line of a text, with the indented lines after it.

    A line that is indented by more than four spaces continues the line before it.
    """
    text = re.sub(r"\n {5,}", " ", text.strip())
    return [re.split(r"\n {4}", one) for one in re.split(r"\n(?! )", text)]


def kinds_in(text: str) -> tuple[Kind, ...]:
    """Return the kinds of a text. Raises ValueError or TypeError if it is malformed."""
    text = re.sub(r"\n {5,}(?=(or|where|with) )", "  ", text)
    return tuple(_kind_in(*lines) for lines in paragraphs(text))


def _kind_in(head: str, *lines: str) -> Kind:
    """Return the kind of a line with its name, and of the indented lines after it."""
    rows, variants, fields = list[Row](), list[tuple[str, ...]](), dict[str, Any]()
    for line in lines:
        if line[0] == "[":
            for part in line.strip("[]").split("; "):
                name, _, value = part.partition(": ")
                fields |= {name: value} if value else dict.fromkeys(name.split(), True)
        elif variant := re.fullmatch(r"(\w+) ~ /(.*)/: (.*)", line):
            variants.append(variant.groups())
        else:
            rows += _rows_in(line)
    name, sentence = head.split(": ", 1)
    return Kind(name, sentence, tuple(rows), tuple(variants), **fields)  # type: ignore[arg-type]


def _rows_in(line: str) -> Iterator[Row]:
    """Yield the rows of a line: one for each replacement, and for each word after `with`."""
    line, _, choice = line.partition("  with ")
    name, _, texts = choice.partition(": ")
    for text in texts.split(", "):
        cost, slip, *more = re.split(
            r"\s{2,}", re.sub(rf"\b{name}\b", text, line) if name else line
        )
        wrong, right = map(_code, slip.split(" -> "))
        fields = [part.partition(" ")[::2] for part in more]
        where = dict(fields).get("where", "")
        for other in (right, *(_code(text) for word, text in fields if word == "or")):
            yield Row(SURE if cost == "sure" else int(cost), wrong, other, where)


def _code(text: str) -> str:
    """Return one side of a row as code, each statement on its own line."""
    return re.sub(" && (>+ )?", lambda sign: "\n" + "    " * len((sign[1] or " ").rstrip()), text)
