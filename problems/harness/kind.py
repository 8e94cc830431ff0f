"""Records of the catalogue of slips: kinds of mistakes, and their rows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

SURE = -3
"""The cost of an edit of code that is wrong in nearly every program."""


class Row(NamedTuple):
    """A slip: the code that was written, and the code that was meant. Both have gaps."""

    cost: int
    there: str
    meant: str
    where: str = ""
    """Conditions on the gaps and on the place: `x: Name, not loop`. A capitalised word is a class
    of `ast`, any other word a function of `edits.where`."""
    example: str = ""
    """Texts for some gaps, `x: go(k); y: 5`, or wrong code, ` -> `, right code; '' if the row is
    its own example, with a letter in each gap."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of mistake: its sentence, and its slips."""

    name: str
    sentence: str
    """The words on a page. {old} is what is there, {new} what is meant, {target} the name that it
    begins with, {called} the function that {old} calls, {level} the indentation of an added line,
    where that is not the line before's."""
    rows: str = ""
    """A line for each slip: its cost (`sure`, or 0 to 5, the lower the more natural), what is
    there, ` -> `, what is meant. Two blanks come before `or` and another meaning, before `where`
    and its conditions, and before `as` and an example. ` && ` begins another statement, followed
    by a `>` for each level of indentation."""
    variants: tuple[tuple[str, str, str], ...] = ()
    """Other sentences: the field of the change, a pattern that is found in it, the sentence. The
    pattern's first group is {found}."""
    cause: str = ""
    """The cause that a mistake of this kind is, if that is a pitfall of Python."""
    repairs: str = ""
    """The general causes that its edits take away. A problem adds its own."""
    ideas: str = ""
    """The ideas that it expresses. Two edits of one idea close together do not contradict."""
    everywhere: bool = False
    """True if it is usually made in all places at once."""
    shaped: bool = False
    """True if it is usually made in the same way for several names, side by side."""
    paired: bool = False
    """True if two places that disagree are one mistake, whichever of them is changed."""
    part: bool = False
    """True to quote only the part of an expression that differs."""
    quoted: str = ""
    """The gap that is quoted as {old}; '' for the whole replaced code."""
    sure: str = ""
    """The condition under which its rows are SURE."""
    state: bool = False
    """True if its edits end state that is kept between calls. Other edits, of a look at that state,
    only have it overlooked."""
    detour: bool = False
    """True if its edits only make a line run less often."""
    makes_good: bool = False
    """True if its edits may also compensate for a mistake in other code."""
    guards: bool = False
    """True if the code under its condition must still run: otherwise it is only disabled."""
    works_around: tuple[str, ...] = ()
    """Kinds that fix the mistake itself, where this kind compensates for it elsewhere."""


def rows_of(kind: Kind) -> Iterator[Row]:
    """Yield the rows of a kind. Raises ValueError for a line that is not a row."""
    text = re.sub(r"\n\s+(?=(or|where|as) )", "  ", kind.rows)
    text = re.sub(r"\n\s+(?=(->|&&) )", " ", text)
    for line in filter(None, map(str.strip, text.split("\n"))):
        cost, slip, *more = re.split(r"\s{2,}", line)
        wrong, right = map(_code, slip.split(" -> "))
        fields = [part.partition(" ")[::2] for part in more]
        meanings = [right, *(_code(text) for word, text in fields if word == "or")]
        named = {word: text for word, text in fields if word != "or"}
        for meaning in meanings:
            number = SURE if cost == "sure" else int(cost)
            yield Row(number, wrong, meaning, named.get("where", ""), _code(named.get("as", "")))


def _code(text: str) -> str:
    """Return one side of a row as code, each statement on its own line."""
    return re.sub(" && (>+ )?", lambda sign: "\n" + "    " * len((sign[1] or " ").rstrip()), text)
