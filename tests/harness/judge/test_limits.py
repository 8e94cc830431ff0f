"""Limits that hold: each of them kept, and passed."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.records import Limits
from tests.support import judged, sample_cases, submission

MEBIBYTE = 2**20
SOLVED = submission("accepted/raw_paste.py")
LIMITS = Limits(seconds=2.0, memory=256 * MEBIBYTE, output=100_000)


def solving_and(*lines, cases=1):
    """The reports on a solution that also does something else, on so many cases."""
    more = "".join(f"        {line}\n" for line in ("import os, time", *lines, "fill(0)"))
    source = SOLVED.replace("        fill(0)\n", more)
    assert source != SOLVED
    return judged(source, sample_cases()[:cases], LIMITS)


@pytest.mark.slow
@parametrize_cases(
    Case("asleep, in time", does="time.sleep(0.5)", word="Accepted"),
    Case("asleep, too long", does="time.sleep(2.3)", word="Time Limit Exceeded"),
    Case(
        "at work, in time",
        does="while time.process_time() < 0.3: pass",
        word="Accepted",
    ),
    Case(
        "at work, too long",
        does="while time.process_time() < 60: pass",
        word="Time Limit Exceeded",
    ),
)
def test_the_time_limit_holds_by_the_clock_on_the_wall(does, word):
    """Whether the time goes into work or into waiting."""
    assert solving_and(does).verdict.word == word


@parametrize_cases(
    Case("an eighth less", mebibytes=224, word="Accepted"),
    Case("as much as the limit", mebibytes=256, word="Memory Limit Exceeded"),
)
def test_the_memory_limit_holds_for_the_whole_process(mebibytes, word):
    """The interpreter's own share is within it; and it is a verdict of its own."""
    report = solving_and(f"table = bytearray({mebibytes} * 2**20)")
    assert report.verdict.word == word


@parametrize_cases(
    Case("the last byte that may be", size=100_000, word="Accepted"),
    Case("one byte more", size=100_001, word="Output Limit Exceeded"),
)
@parametrize_cases(
    Case("printed", does="print('x' * {0}, end='')"),
    Case("to the other stream", does="print('x' * {0}, end='', file=sys.stderr)"),
    Case("to both streams", does="os.write(1, b'x' * 50_000); os.write(2, b'x' * ({0} - 50_000))"),
)
def test_the_output_limit_holds_to_the_byte(does, size, word):
    """Both streams count, and together."""
    assert solving_and(does.format(size)).verdict.word == word


def test_each_case_may_print_as_much_as_the_limit():
    """It is a limit of the case, not of the submission."""
    report = solving_and("print('x' * 99_000)", cases=4)
    assert (report.verdict.word, len(report.judged)) == ("Accepted", 4)


@parametrize_cases(
    Case("shown as they are", size=4096, left_out=None),
    Case("with the middle left out", size=10_000, left_out="\n… 5,904 bytes left out …\n"),
)
def test_long_prints_are_cut_in_the_middle_and_say_so(size, left_out):
    """Start and end are what tells; the number left out is told."""
    printed = solving_and(f"print('a' + 'x' * {size - 2} + 'z', end='')").judged[0].run.printed
    assert (printed[0], printed[-1]) == ("a", "z")
    assert ("left out" in printed) == (left_out is not None)
    assert (left_out or "x" * 4094) in printed


def test_a_limit_that_was_passed_says_which_and_how_much_it_was():
    """In the reason, with the number that was in force."""
    assert solving_and("bytearray(2**30)").verdict.reason.startswith("used more than 256 MiB")
    assert "printed" in solving_and("print('x' * 200_000)").verdict.reason
