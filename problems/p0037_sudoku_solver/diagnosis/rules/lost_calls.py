"""Rules on calls that run nothing, of a coroutine or a generator.

Each looks at one case and returns the mistake, or None.
"""

from __future__ import annotations

import re

from harness.mistake import Mistake

from ..causes import Cause
from ..failed_case import FailedCase
from ..source import parse
from ..source_calls import first_lost_call

CALLED = re.compile(r"<(coroutine|generator) object (?:.*\.)?(\w+) at 0x")
"""The repr of a call that did not run. That of a generator expression has no plain name."""


def nothing_runs(case: FailedCase) -> Mistake | None:
    """Diagnose an `async def` or a `yield`, in the method or in what it returns the call of.

    Needs: the board is unchanged, and a coroutine or a generator was returned.
    """
    found = case.unchanged and CALLED.match(_returned_text(case))
    if not found:
        return None
    kind, name = found.groups()
    if kind == "coroutine":
        return Mistake(
            Cause.COROUTINE_NEVER_AWAITED,
            f"`{name}` is `async def`, so calling it runs nothing.",
            remedy="Make it a plain `def`.",
        )
    return Mistake(
        Cause.GENERATOR_NEVER_ITERATED,
        f"`{name}` contains `yield`, so calling it runs nothing.",
        remedy="Use `return` instead.",
    )


def call_dropped(case: FailedCase) -> Mistake | None:
    """Diagnose a call that runs nothing, because the function is a coroutine or a generator.

    Needs: a wrong board, and, as a parser finds it, a call of such a function that is dropped or
    tested; the function is the only one with its name.
    Ruled out by: a board that held the solution at some time.
    """
    if not case.returned_wrong or case.evidence.solved:
        return None
    call = first_lost_call(parse(case.source))
    if not call:
        return None
    cause = Cause.GENERATOR_NEVER_ITERATED
    why, remedy = (
        "contains `yield`",
        "Use `return` in it, or ask for its first value: `next(…, None)`.",
    )
    if call.is_async:
        cause = Cause.COROUTINE_NEVER_AWAITED
        why, remedy = "is `async def`", "Make it a plain `def`."
    elif call.in_generator and not call.is_tested:
        remedy = "Write `yield from` before the call."
    always = " and counts as true" if call.is_tested else ""
    return Mistake(
        cause,
        f"line {call.line} calls `{call.name}`, which {why}, so that call runs nothing{always}.",
        call.line,
        remedy,
    )


def _returned_text(case: FailedCase) -> str:
    """Return the repr of what was returned, '' for a value that JSON has."""
    return str(case.run.returned["text"]) if isinstance(case.run.returned, dict) else ""
