"""The frames of an exception in a few lines: endless recursion folded, the learner's line last."""

from collections.abc import Sequence

from harness.console import letter_widths
from harness.run import RaisedException

LINES = 6
LONGEST_GROUP = 6
"""The maximum number of frames in a repeated group that is folded, as in mutual recursion."""

Frame = tuple[int, str]


def describe_frames(raised: RaisedException, source: str) -> list[str]:
    """Return at most six lines for the frames that an exception passed; the last is the deepest.

    Args:
        raised: the exception.
        source: the text of the solution, whose lines are quoted.
    """
    omitted = raised.depth - len(raised.frames)
    lines: list[tuple[str, int]] = []  # each with the number of calls that it represents
    for group, times in _groups(raised.frames):
        lines += [(_quote(frame, source), 1) for frame in group]
        if times > 1:
            calls = (times - 1) * len(group) + omitted
            lines.append((f"  … {calls:,} more calls from {_lines_in_words(group)}", calls))
            omitted = 0
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
    column = carets.find("^")
    if column < 0 or carets.strip(" \t^"):
        return ""
    before = quoted.removesuffix(line.strip()) + line[:column].lstrip()
    return " " * sum(letter_widths(before)) + carets[column:]


def _groups(frames: Sequence[Frame]) -> list[tuple[tuple[Frame, ...], int]]:
    """Return the frames as groups, each with the number of its consecutive repetitions."""
    groups: list[tuple[tuple[Frame, ...], int]] = []
    index = 0
    while index < len(frames):
        size, times = max(
            ((size, _repetitions(frames, index, size)) for size in range(1, LONGEST_GROUP + 1)),
            key=lambda pair: ((pair[1] - 1) * pair[0], -pair[0]),
        )
        group = tuple(frames[index : index + size]) if times > 1 else (frames[index],)
        groups.append((group, times))
        index += len(group) * times
    return groups


def _repetitions(frames: Sequence[Frame], index: int, size: int) -> int:
    group, times = frames[index : index + size], 1
    while frames[index + times * size : index + (times + 1) * size] == group:
        times += 1
    return times


def _quote(frame: Frame, source: str) -> str:
    number, function = frame
    lines = source.split("\n")
    text = lines[number - 1].strip() if 0 < number <= len(lines) else ""
    return f"line {number}, in {function}: {text}" if function else f"line {number}: {text}"


def _lines_in_words(group: Sequence[Frame]) -> str:
    lines = sorted({number for number, _ in group})
    numbers = ", ".join(map(str, lines))
    return f"line {numbers}" if len(lines) == 1 else f"lines {numbers}"
