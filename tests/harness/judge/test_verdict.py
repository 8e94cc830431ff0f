"""Tests of verdicts: one row for each ending, and which case decides."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.errors import KataError
from harness.judge.outcome import Word
from harness.judge.verdict import decide, judge_run, limits_of, mebibytes
from harness.run import Ending, Limits, RaisedException, Run, SystemLimits, Times
from p0037_sudoku_solver.check import complaint
from tests.support import changed, judged_as, problem_named, report_of, sudoku

LIMITS = Limits(seconds=2.5, memory=64 * 2**20, output=2**20)


DISK = "OSError: [Errno 28] No space left"
ASKED = "Memory Limit Exceeded: asked for more memory than the limit of 64 MiB allows"
LOWER = "Memory Limit Exceeded: this system, not the kata, allows only 32 MiB (ulimit -v)"
CLOCK = "Time Limit Exceeded: no answer after 7.5 s by the clock; it used 0.2 s of CPU time"


def ended(name, ending, verdict, raised="", **fields):
    """Return a row: a run that ended so, perhaps with an exception, and its verdict."""
    return Case(name, run=Run(ending, raised=RaisedException(raised), **fields), verdict=verdict)


@parametrize_cases(
    ended("time", Ending.TIME, "Time Limit Exceeded: no answer after 2.5 s of CPU time"),
    ended("memory", Ending.MEMORY, "Memory Limit Exceeded: used more than 64 MiB of memory"),
    ended("output", Ending.OUTPUT, "Output Limit Exceeded: printed more than 1 MiB"),
    ended("an exception", Ending.RAISED, "Runtime Error: KeyError: 3", "KeyError: 3", error="T …"),
    ended(
        "syntax", Ending.COMPILE, "Compile Error: SyntaxError: '(' open", "SyntaxError: '(' open"
    ),
    ended("the clock", Ending.WALL, CLOCK, times=Times(cpu=0.25)),
    ended("a refused allocation", Ending.MEMORY, ASKED, "MemoryError"),
    ended(
        "an allocation that the system refused",
        Ending.MEMORY,
        LOWER,
        "MemoryError",
        system=SystemLimits({"memory": 32 * 2**20}),
    ),
    ended(
        "a full disk",
        Ending.RAISED,
        f"Runtime Error: {DISK} (the disk is full: that is not your code's fault)",
        DISK,
    ),
    ended("death", Ending.DIED, "Runtime Error: ended by SIGSEGV", error="ended by SIGSEGV"),
    ended("forgery", Ending.GARBLED, "Runtime Error: the process wrote into the judge's pipe"),
    ended("a failure of the judge", Ending.BROKEN, "Internal Error: no worker", error="no worker"),
    ended(
        "a recorded run that was stopped",
        Ending.STEPS,
        "Internal Error: a recorded run was stopped, so there is no verdict",
    ),
)
def test_ending_decides_the_verdict_and_its_reason(run, verdict):
    assert str(decide(run, None, LIMITS)) == verdict


@parametrize_cases(
    Case("no complaint", check=lambda *_: None, verdict="Accepted"),
    Case("a complaint", check=lambda *_: "two 7s", verdict="Wrong Answer: two 7s"),
)
def test_check_decides_only_when_the_method_returned(check, verdict):
    problem = changed(sudoku(), check=check)
    verdicts = {ending: str(judge_run(problem, [], Run(ending), LIMITS)) for ending in Ending}
    assert [ending for ending in Ending if verdicts[ending] == verdict] == [Ending.RETURNED]


def test_error_of_check_is_placed_in_the_module_of_the_problem_that_a_follow_up_uses():
    count = problem_named("p0037_sudoku_solver/followups/count")
    checked = changed(count, check=lambda *_: complaint(None, 5))
    with pytest.raises(KataError, match=r"^problems/p0037_sudoku_solver/check.py:\d+: TypeError: "):
        judge_run(checked, [], Run(Ending.RETURNED), LIMITS)


@parametrize_cases(
    Case("the first that failed", words=(Word.ACCEPTED, Word.WRONG, Word.TIME), decides=1),
    Case("an internal error before other failures", words=(Word.WRONG, Word.INTERNAL), decides=1),
    Case("none when all were accepted", words=(Word.ACCEPTED, Word.ACCEPTED), decides=None),
)
def test_deciding_case_is_the_first_failure_or_internal_error(words, decides):
    report = report_of(*map(judged_as, words))
    assert report.deciding is (None if decides is None else report.judged[decides])
    assert report.verdict.word == (Word.ACCEPTED if decides is None else words[decides])


def test_sample_case_has_a_shorter_time_limit():
    """An endless loop on a sample case should end soon."""
    sample, interview = (load_cases(sudoku(), (tier,))[0] for tier in ("sample", "interview"))
    assert [limits_of(case, Limits()).seconds for case in (sample, interview)] == [3.0, 10.0]
    assert limits_of(sample, Limits(seconds=0.5)).seconds == 0.5


def test_size_below_one_mebibyte_is_shown_in_kibibytes():
    assert [mebibytes(size) for size in (2**20 - 2**18, 2**20)] == ["768 KiB", "1 MiB"]
