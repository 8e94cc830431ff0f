"""The frames of an exception in a few lines: endless recursion folded, the learner's line last."""

from __future__ import annotations

from collections.abc import Sequence

from harness.console import letter_widths
from harness.run import RaisedException

LINES = 6
LONGEST_GROUP = 6
"""The most frames that are folded as a repeated group, as in mutual recursion."""

Frame = tuple[int, str]


def describe_frames(raised: RaisedException, source: str) -> list[str]:
    """Return at most six lines for the frames that an exception passed; the last is the deepest.

    Args:
        raised: the exception.
        source: the text of the solution, whose lines are quoted.
    """
    left_out = raised.depth - len(raised.frames)
    lines: list[tuple[str, int]] = []  # with the number of calls that each stands for
    for group, times in _repeated(raised.frames):
        lines += [(_quote(frame, source), 1) for frame in group]
        if times > 1:
            again = (times - 1) * len(group) + left_out
            lines.append((f"  … {again:,} more calls from {_places(group)}", again))
            left_out = 0
    if len(lines) > LINES:
        cut = slice(2, 2 + len(lines) - LINES + 1)
        hidden = sum(calls for _, calls in lines[cut])
        lines[cut] = [(f"  … {hidden:,} more calls", hidden)]
    return [text for text, _ in lines]


def carets_below(error: str, quoted: str) -> str:
    """Return the carets that mark a syntax error, moved to fit below a quoted line; or ''.

    Args:
        error: the traceback, with the carets below the line.
        quoted: the line as `describe_frames` quotes it.
    """
    *_, line, carets, _ = ["", "", "", *error.splitlines()]
    at = carets.find("^")
    if at < 0 or carets.strip(" \t^"):
        return ""
    before = quoted.removesuffix(line.strip()) + line[:at].lstrip()
    return " " * sum(letter_widths(before)) + carets[at:]


def _repeated(frames: Sequence[Frame]) -> list[tuple[tuple[Frame, ...], int]]:
    """Return the frames as groups, each with the number of its consecutive repetitions."""
    groups: list[tuple[tuple[Frame, ...], int]] = []
    at = 0
    while at < len(frames):
        size, times = max(
            ((size, _repeats(frames, at, size)) for size in range(1, LONGEST_GROUP + 1)),
            key=lambda found: ((found[1] - 1) * found[0], -found[0]),
        )
        group = tuple(frames[at : at + size]) if times > 1 else (frames[at],)
        groups.append((group, times))
        at += len(group) * times
    return groups


def _repeats(frames: Sequence[Frame], at: int, size: int) -> int:
    group, times = frames[at : at + size], 1
    while frames[at + times * size : at + (times + 1) * size] == group:
        times += 1
    return times


def _quote(frame: Frame, source: str) -> str:
    number, function = frame
    lines = source.split("\n")
    text = lines[number - 1].strip() if 0 < number <= len(lines) else ""
    return f"line {number}, in {function}: {text}" if function else f"line {number}: {text}"


def _places(group: Sequence[Frame]) -> str:
    lines = sorted({number for number, _ in group})
    numbers = ", ".join(map(str, lines))
    return f"line {numbers}" if len(lines) == 1 else f"lines {numbers}"
