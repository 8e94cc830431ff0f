"""Describes an exception of a submission: its message, its frames, and their variables."""

import traceback
from itertools import islice
from opcode import opname
from types import CodeType, TracebackType
from typing import Any

from harness.child.variables import variables_in

LONGEST_TRACEBACK = 16_000  # characters
LONGEST_WORDS = 200  # characters of a message
DEEP = 500  # frames kept at each end of a traceback
FORMATTED = 100  # frames formatted at each end of a traceback: more would be cut off anyway

_len, _str = len, str
"""Aliases, because the submission may replace the originals."""


def exception_reply(
    error: BaseException, filename: str, *, compiling: bool = False
) -> dict[str, Any]:
    """Return the reply for an exception; `compiling` is True if it was raised while loading."""
    ending, entries = "raised", own_entries(error, filename)
    if isinstance(error, MemoryError):
        ending = "memory"
        traceback.clear_frames(error.__traceback__)  # frees the memory
    elif compiling and isinstance(error, SyntaxError | ValueError) and not entries:
        ending = "compile"  # no line of the submission ran
    frames = own_frames(error, filename)
    return {
        "ending": ending,
        "error": own_traceback(error, filename),
        "exception": exception_words(error),
        "frames": frames[:DEEP] + frames[DEEP:][-DEEP:],
        "depth": len(frames),
        **own_place(entries),
        "names": own_variables(entries),
    }


def own_frames(error: BaseException, filename: str) -> list[tuple[int, str]]:
    """Return the line and function of each of the submission's frames, the deepest last."""
    if isinstance(error, SyntaxError) and error.filename == filename:
        return [(error.lineno or 0, "")]
    return [
        (entry.tb_lineno or last_line(code, entry.tb_lasti), code.co_name)
        for entry in own_entries(error, filename)
        if (code := entry.tb_frame.f_code)
    ]


def own_entries(error: BaseException, filename: str) -> list[TracebackType]:
    """Return the traceback entries whose code is in a file, the deepest last."""
    entries, entry = [], error.__traceback__
    while entry:
        if entry.tb_frame.f_code.co_filename == filename:
            entries.append(entry)
        entry = entry.tb_next
    return entries


def own_place(entries: list[TracebackType]) -> dict[str, Any]:
    """Return the position of the expression that raised, in the submission's deepest frame.

    Returns:
        place: its first and last line, and its first and last column in bytes; [] if unknown.
        looping: True if `iter` or `next` of a loop or comprehension raised the exception.
            Up to Python 3.12 the position is the loop, from 3.13 on the iterable.
    """
    if not entries:
        return {"place": [], "looping": False}
    code, at = entries[-1].tb_frame.f_code, entries[-1].tb_lasti
    position = next(islice(code.co_positions(), at // 2, None), ())
    place = [number for number in position if number is not None]
    looping = opname[code.co_code[at]] in ("GET_ITER", "FOR_ITER")
    return {"place": place if len(place) == 4 else [], "looping": looping}


def last_line(code: CodeType, place: int) -> int:
    """Return an instruction's line; for a jump back, which has none, the last line before it."""
    lines = [line for start, _, line in code.co_lines() if start <= place and line]
    return lines[-1] if lines else 0


def own_variables(entries: list[TracebackType]) -> list[tuple[str, str, int, str, int]]:
    """Return the variables of the submission's deepest frame; see `variables.py`."""
    try:
        return variables_in(entries[-1].tb_frame) if entries else []
    except BaseException:  # out of memory, or at the recursion limit
        return []


def exception_words(error: BaseException) -> str:
    """Return the type of an exception and the first line of its message."""
    kind = type(error)
    ours = kind.__module__ in ("builtins", "solution", "__main__")
    name = kind.__qualname__ if ours else f"{kind.__module__}.{kind.__qualname__}"
    try:
        message = error.msg if isinstance(error, SyntaxError) else _str(error)
        first = next((line.strip() for line in message.splitlines() if line.strip()), "")
    except BaseException:  # `__str__` is the submission's
        return f"{name}, whose message cannot be read"
    words = f"{name}: {first}" if first else name
    return words if _len(words) <= LONGEST_WORDS else words[: LONGEST_WORDS - 2] + " …"


def own_traceback(error: BaseException, filename: str) -> str:
    """Return the formatted traceback, with the submission's frames only."""
    try:
        shorten(error.__traceback__)
        whole = link = traceback.TracebackException.from_exception(error)
        while link:
            frames = [frame for frame in link.stack if frame.filename == filename]
            link.stack = traceback.StackSummary.from_list(frames)
            link = link.__cause__ or link.__context__  # type: ignore[assignment]
        return "".join(whole.format())[-LONGEST_TRACEBACK:]
    except BaseException:  # formatting can fail: in `__str__`, or out of memory
        return type(error).__name__


def shorten(traceback: Any) -> None:
    """Remove the middle of a deep traceback: formatting thousands of frames takes seconds."""
    links, link = [], traceback
    while link:
        links.append(link)
        link = link.tb_next
    if len(links) > 2 * FORMATTED:
        links[FORMATTED].tb_next = links[-FORMATTED]
