"""Tests of verdicts: one row for each ending, and which case decides."""

from dataclasses import replace
from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.errors import KataError
from harness.judge.outcome import Judged, Report, Verdict, Word
from harness.judge.verdict import answer_of, decide, judge_run, limits_of, mebibytes
from harness.problem import Answer
from harness.run import Ending, Limits, RaisedException, Run, SystemLimits, Times
from harness.solution_files import Solution
from tests.support import changed, sudoku

RETURNED = Run(Ending.RETURNED)
LIMITS = Limits(seconds=2.5, memory=64 * 2**20, output=2**20)


@parametrize_cases(
    Case(
        "time ran out",
        run=Run(Ending.TIME),
        verdict="Time Limit Exceeded: no answer after 2.5 s of CPU time",
    ),
    Case(
        "memory ran out",
        run=Run(Ending.MEMORY),
        verdict="Memory Limit Exceeded: used more than 64 MiB of memory",
    ),
    Case(
        "too much was printed",
        run=Run(Ending.OUTPUT),
        verdict="Output Limit Exceeded: printed more than 1 MiB",
    ),
    Case(
        "an exception",
        run=Run(Ending.RAISED, error="Traceback …", raised=RaisedException("KeyError: 3")),
        verdict="Runtime Error: KeyError: 3",
    ),
    Case(
        "a syntax error",
        run=Run(Ending.COMPILE, raised=RaisedException("SyntaxError: '(' was never closed")),
        verdict="Compile Error: SyntaxError: '(' was never closed",
    ),
    Case(
        "time ran out by the clock",
        run=Run(Ending.WALL, times=Times(cpu=0.25)),
        verdict="Time Limit Exceeded: no answer after 7.5 s by the clock; "
        "it used 0.2 s of CPU time",
    ),
    Case(
        "an allocation that was refused",
        run=Run(Ending.MEMORY, raised=RaisedException("MemoryError")),
        verdict="Memory Limit Exceeded: asked for more memory than the limit of 64 MiB allows",
    ),
    Case(
        "an allocation that the system refused",
        run=Run(
            Ending.MEMORY,
            raised=RaisedException("MemoryError"),
            system=SystemLimits({"memory": 32 * 2**20}),
        ),
        verdict="Memory Limit Exceeded: this system, not the kata, allows only 32 MiB (ulimit -v)",
    ),
    Case(
        "a full disk",
        run=Run(Ending.RAISED, raised=RaisedException("OSError: [Errno 28] No space left")),
        verdict="Runtime Error: OSError: [Errno 28] No space left "
        "(the disk is full: that is not your code's fault)",
    ),
    Case(
        "a process that died",
        run=Run(Ending.DIED, error="ended by SIGSEGV"),
        verdict="Runtime Error: ended by SIGSEGV",
    ),
    Case(
        "an answer in no form of ours",
        run=Run(Ending.GARBLED),
        verdict="Runtime Error: the process wrote into the judge's pipe",
    ),
    Case(
        "a failure of the judge",
        run=Run(Ending.BROKEN, error="no worker"),
        verdict="Internal Error: no worker",
    ),
    Case(
        "a recorded run that was stopped",
        run=Run(Ending.STEPS),
        verdict="Internal Error: a recorded run was stopped, so there is no verdict",
    ),
)
def test_ending_decides_the_verdict_and_its_reason(run, verdict):
    assert str(decide(run, None, LIMITS)) == verdict


@parametrize_cases(
    Case("nothing", check=lambda *_: None, verdict="Accepted"),
    Case("what is wrong", check=lambda *_: "two 7s", verdict="Wrong Answer: two 7s"),
)
def test_check_decides_only_when_the_method_returned(check, verdict):
    problem = changed(sudoku(), check=check)
    verdicts = {ending: str(judge_run(problem, [], Run(ending), LIMITS)) for ending in Ending}
    assert [ending for ending in Ending if verdicts[ending] == verdict] == [Ending.RETURNED]


@parametrize_cases(
    Case("an exception", check=lambda *_: 1 / 0, what="failed with ZeroDivisionError: division"),
    Case("True", check=lambda *_: True, what="returned True, expected a sentence or None"),
    Case("an empty text", check=lambda *_: "", what="returned '', expected a sentence or None"),
)
def test_check_that_fails_is_reported_with_its_file_and_is_no_verdict(check, what):
    with pytest.raises(KataError, match=rf"problem\.py: the check {what}"):
        judge_run(changed(sudoku(), check=check), [], Run(Ending.RETURNED), LIMITS)


@parametrize_cases(
    Case("the first that failed", words=(Word.ACCEPTED, Word.WRONG, Word.TIME), decides=1),
    Case("our own fault before any other", words=(Word.WRONG, Word.INTERNAL), decides=1),
    Case("none of those that were accepted", words=(Word.ACCEPTED, Word.ACCEPTED), decides=None),
)
def test_deciding_case_is_the_first_failure_or_internal_error(words, decides):
    case = load_cases(sudoku(), ("sample",))[0]
    judged = [Judged(case, Run(Ending.RETURNED), Verdict(word)) for word in words]
    report = Report(sudoku(), Solution(Path("a.py"), "a.py", ""), Limits(), (*judged,), 2)
    assert report.deciding is (None if decides is None else judged[decides])
    assert report.verdict.word == (Word.ACCEPTED if decides is None else words[decides])


@parametrize_cases(
    Case("the first argument", answer=Answer.ARGUMENT, found="board"),
    Case("what was returned", answer=Answer.RETURNED, found="value"),
)
def test_answer_is_the_returned_value_or_the_first_argument(answer, found):
    problem = changed(sudoku(), answer=answer)
    assert answer_of(problem, replace(RETURNED, arguments=["board", 1], returned="value")) == found
    assert answer_of(problem, Run(Ending.TIME)) is None


def test_sample_case_has_a_shorter_time_limit():
    """An endless loop on a sample case should end soon."""
    sample, interview = (load_cases(sudoku(), (tier,))[0] for tier in ("sample", "interview"))
    assert [limits_of(case, Limits()).seconds for case in (sample, interview)] == [3.0, 10.0]
    assert limits_of(sample, Limits(seconds=0.5)).seconds == 0.5


def test_size_below_one_mebibyte_is_shown_in_kibibytes():
    assert [mebibytes(size) for size in (2**20 - 2**18, 2**20)] == ["768 KiB", "1 MiB"]
