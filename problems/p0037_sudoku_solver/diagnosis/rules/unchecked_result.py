"""The rule on a result that is used as a structure, and that is True, False or None.

It looks at one failure, which need not have been recorded, and returns the mistake, or None.
"""

from __future__ import annotations

import re

from harness.records import Failure, Mistake

from ..causes import Cause
from ..source import parse
from ..source_returns import result_used_at

NOT_A_STRUCTURE = re.compile(
    r"TypeError: (?:'(bool|NoneType)' object (?:is not|does not support)"
    r"|cannot unpack non-iterable (bool|NoneType)|argument of type '(bool|NoneType)'"
    r"|object of type '(bool|NoneType)' has no len)"
)


def result_not_checked(failure: Failure) -> Mistake | None:
    """Diagnose a result that is a structure or a plain True, False or None, and was not checked.

    Needs: a TypeError of such a value; and, as a parser finds it, one name or one call in the line
    that raised it whose value comes from a function that returns such a constant in one place and
    something else in another.
    """
    found = NOT_A_STRUCTURE.match(failure.run.exception)
    if not found or not failure.run.frames:
        return None
    line = failure.run.frames[-1][0]
    kind = bool if "bool" in found.groups() else type(None)
    result = result_used_at(parse(failure.source), line, kind)
    if not result:
        return None
    name, value, lines = result
    if 0 in lines:
        return Mistake(
            Cause.RESULT_UNCHECKED,
            f"line {line} uses what `{name}` returned, and that is None here: the function ended "
            "without a `return`. Test for None first. If it looks for a blank, the board is "
            "solved then: `return True`.",
            line,
        )
    where = f", from line {lines[0]}" if len(lines) == 1 else ""
    return Mistake(
        Cause.RESULT_UNCHECKED,
        f"line {line} uses what `{name}` returned, but that is {value} here{where}. "
        f"Check the result before you use it. If it should have found something, "
        f"find out why it came to `return {value}`.",
        line,
    )
