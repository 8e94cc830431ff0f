"""Records of slips: the kinds of mistakes, and their rows of patterns and replacements."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

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
    """The sentence on a page. {old} is the replaced code, {new} its replacement, {target} the name
    that begins it, {called} the function that {old} calls, {level} the indentation of an added
    line, if it differs from the line before."""
    rows: str = ""
    """A line for each slip: its cost (`sure`, or 0 to 5, lower if likelier), the wrong code,
    ` -> `, the right code. Two spaces come before `or` and another replacement, before `where`
    and conditions, and before `with OP: +, -`, which expands to one row for each operator, in place
    of OP. ` && ` begins another statement, followed by a `>` for each level of indentation."""
    variants: tuple[tuple[str, str, str], ...] = ()
    """Other sentences: a field of the change, a pattern to search for in it, the sentence. {found}
    is the first group of the pattern."""
    cause: str = ""
    """The cause of a mistake of this kind, if it is a pitfall of Python."""
    repairs: str = ""
    """The general causes that its edits fix, separated by spaces. A problem adds its own."""
    tags: str = ""
    """Tags, separated by spaces. Two edits with the same tag close together do not contradict."""
    everywhere: bool = False
    """True if the mistake is usually made at all matching positions at once."""
    shaped: bool = False
    """True if the mistake is usually repeated for several names, side by side."""
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
    works_around: tuple[str, ...] = ()
    """Kinds that fix the mistake itself, where this kind compensates for it elsewhere."""


def rows_of(kind: Kind) -> Iterator[Row]:
    """Yield the rows of a kind. Raises ValueError for a line that is not a row."""
    text = re.sub(r"\n\s+(?=(or|where|with) )", "  ", kind.rows)
    text = re.sub(r"\n\s+(?=(->|&&) )", " ", text)
    for line in filter(None, map(str.strip, text.split("\n"))):
        row, _, choice = line.partition("  with ")
        name, _, texts = choice.partition(": ")
        for text in texts.split(", "):
            yield from _rows_in(re.sub(rf"\b{name}\b", text, row) if name else row)


def _rows_in(line: str) -> Iterator[Row]:
    """Yield the rows of a line: one for each replacement."""
    cost, slip, *more = re.split(r"\s{2,}", line)
    wrong, right = map(_code, slip.split(" -> "))
    fields = [part.partition(" ")[::2] for part in more]
    rights = [right, *(_code(text) for word, text in fields if word == "or")]
    named = {word: text for word, text in fields if word != "or"}
    for right in rights:
        number = SURE if cost == "sure" else int(cost)
        yield Row(number, wrong, right, named.get("where", ""))


def _code(text: str) -> str:
    """Return one side of a row as code, each statement on its own line."""
    return re.sub(" && (>+ )?", lambda sign: "\n" + "    " * len((sign[1] or " ").rstrip()), text)
