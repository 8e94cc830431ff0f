"""What the worker says, read with suspicion: the submission can write to the same pipe.

Nothing is believed but a frame's form. The board in it is checked like any other, and the clock
that counts is the parent's.
"""

from __future__ import annotations

import json
import math
from typing import Any

LONGEST_FRAME = 4 * 2**20  # a tape of a million writes


def read_frame(line: bytes, token: str, endings: set[str]) -> dict[str, Any] | None:
    """The fields of a run that a frame tells, or None if the line is no frame of ours.

    Args:
        line: what arrived.
        token: what a frame that answers the last request carries.
        endings: those that can be an answer to it.
    """
    try:
        frame = json.loads(line)
        told: dict[str, Any] = {"ending": str(frame["ending"])}
        if told["ending"] not in endings or frame["token"] != token:
            return None
        if told["ending"] == "returned":
            told |= {"arguments": frame["arguments"], "returned": frame["returned"]}
            if not isinstance(told["arguments"], list) or not is_plain(
                [told["arguments"], told["returned"]]
            ):
                return None
        told["error"] = str(frame.get("error", ""))
        if "tape" in frame:
            from harness.trace import read_tape  # late: most runs are not recorded

            told["trace"] = read_tape(frame["tape"])
        for name in ("solve_seconds", "cpu_seconds"):
            seconds = frame.get(name)
            if isinstance(seconds, int | float) and math.isfinite(seconds) and seconds >= 0:
                told[name] = seconds
        if told["ending"] == "ready":
            told["unlimited"] = tuple(str(name) for name in frame["unlimited"])
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, OverflowError):
        return None
    return told


def is_plain(value: Any) -> bool:
    """Whether a value is one of those that `Json` stands for, all the way down."""
    if isinstance(value, list):
        return all(map(is_plain, value))
    if isinstance(value, dict) and set(value) == {"type", "text"}:
        return all(isinstance(text, str) for text in value.values())
    return not isinstance(value, dict)
