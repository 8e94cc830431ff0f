"""Reads and validates the child's replies: the submission can write to the same pipe.

Only the form of a reply is validated: `check` verifies the answer, and the judge measures the time.
"""

import json
import math
from collections.abc import Container
from typing import Any

from harness.child.plain import DEEPEST
from harness.judge.read_calls import PLAIN, read_calls
from harness.run import STOPPED, RaisedException, Recorded, SystemLimits, Times, Variable
from harness.trace import read_tape

VALUES = {"arguments", "returned"}
MALFORMED = (ValueError, TypeError, KeyError, AttributeError, RecursionError, OverflowError)


def read_reply(line: bytes, token: str, expected: Container[str]) -> dict[str, Any] | None:
    """Return the fields of a `Run` from a reply, or None if the line is not a valid reply.

    It must have one of the `expected` endings, and repeat the token of the last message.
    """
    try:
        reply = json.loads(line)
        if reply["ending"] not in expected or reply["token"] != token:
            return None
        fields = read_fields(reply)
    except MALFORMED:
        return None
    values = fields.get("returned"), fields.get("arguments")
    return fields if all(is_json_value(value, DEEPEST) for value in values) else None


def read_fields(reply: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a `Run` from a reply. Raises one of MALFORMED for a malformed reply."""
    fields: dict[str, Any] = {"ending": str(reply["ending"])}
    fields["error"] = str(reply.get("error", ""))
    frames = tuple((int(line), str(function)) for line, function in reply.get("frames", ()))
    fields["raised"] = RaisedException(
        str(reply.get("exception", "")),
        frames,
        int(reply.get("depth", len(frames))),
        tuple(
            Variable(str(name), str(kind), int(length), str(text), int(width))
            for name, kind, length, text, width in reply.get("names", ())
        ),
        tuple(map(int, reply.get("place", ()))),
        reply.get("looping") is True,
    )
    fields["times"] = Times(_seconds(reply, "solve_seconds"), _seconds(reply, "cpu_seconds"))
    if fields["ending"] == "returned":
        fields |= {name: reply[name] for name in VALUES if name in reply}
        if not isinstance(fields.get("arguments", []), list) or not fields.keys() & VALUES:
            raise TypeError("the arguments are not a list, or the reply has no value")
    elif fields["ending"] == "ready":
        lowered = {str(name): int(size) for name, size in reply["lowered"].items()}
        fields["system"] = SystemLimits(lowered, tuple(map(str, reply["unlimited"])))
    return fields | {"recorded": _recorded(reply)}


def _seconds(reply: dict[str, Any], name: str) -> float | None:
    """Return seconds from a reply, or None if they are missing or invalid."""
    value = reply.get(name)
    valid = isinstance(value, int | float) and math.isfinite(value) and value >= 0
    return value if valid else None


def _recorded(reply: dict[str, Any]) -> Recorded:
    fields: dict[str, Any] = {}
    if "nesting" in reply:
        fields["nesting"], fields["nested"] = int(reply["nesting"]), str(reply["nested"])
    if "steps" in reply:
        fields["steps"], fields["lines"] = int(reply["steps"]), tuple(map(int, reply["lines"]))
    if "tape" in reply:
        fields["trace"] = read_tape(reply["tape"])
    if "calls" in reply:
        fields["tree"] = read_calls(reply["calls"], stopped=reply["ending"] in STOPPED)
    return Recorded(**fields)


def is_json_value(value: Any, depth: int) -> bool:
    """Return True for a value of the type `Json`, with lists at most `depth` deep."""
    if isinstance(value, list):
        if depth and {*map(type, value)} <= PLAIN:  # most lists, of which there may be millions
            return True
        return depth > 0 and all(is_json_value(item, depth - 1) for item in value)
    if isinstance(value, dict) and set(value) == {"type", "text"}:
        return all(isinstance(text, str) for text in value.values())
    return not isinstance(value, dict)
