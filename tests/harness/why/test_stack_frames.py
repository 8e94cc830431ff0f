"""The frames of an exception, in few lines."""

import re

from harness.run import RaisedException
from harness.why.stack_frames import describe_frames


def test_of_many_different_calls_six_lines_stand_for_all_and_the_deepest_is_last():
    frames = tuple((number, f"step{number}") for number in range(1, 11))
    lines = describe_frames(RaisedException(frames=frames, depth=10), "call()\n" * 10)
    assert len(lines) == 6
    [hidden] = [int(found[1]) for line in lines if (found := re.search(r"… (\d+) more", line))]
    assert hidden + len(lines) - 1 == 10, "every call is quoted or counted"
    assert lines[-1] == "line 10, in step10: call()"


def test_calls_of_an_endless_recursion_that_were_left_out_are_counted_too():
    raised = RaisedException(frames=((1, "solve"), *[(2, "go")] * 9), depth=20_000)
    assert describe_frames(raised, "go()\n" * 2) == [
        "line 1, in solve: go()",
        "line 2, in go: go()",
        "  … 19,998 more calls from line 2",
    ]
