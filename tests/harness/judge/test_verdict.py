"""From what happened to what it means: one row for each ending, and the order of precedence."""

from pytest_parametrize_cases import Case, parametrize_cases

from harness.judge.verdict import (
    ACCEPTED,
    COMPILE,
    INTERNAL,
    MEMORY,
    OUTPUT,
    RUNTIME,
    TIME,
    WRONG,
    decide,
    decide_all,
)
from harness.load import load_cases
from harness.records import Judged, Limits, Run, Verdict
from tests.support import sudoku

LIMITS = Limits(seconds=2.5, memory=64 * 2**20, output=2**20)


@parametrize_cases(
    Case("a right answer", run=Run("returned"), wrong=None, word=ACCEPTED, reason=""),
    Case("a wrong answer", run=Run("returned"), wrong="two 7s", word=WRONG, reason="two 7s"),
    Case("time ran out", run=Run("time"), wrong=None, word=TIME, reason="no answer after 2.5 s"),
    Case(
        "memory ran out",
        run=Run("memory"),
        wrong=None,
        word=MEMORY,
        reason="more than 64 MiB of memory were needed",
    ),
    Case(
        "too much was printed",
        run=Run("output"),
        wrong=None,
        word=OUTPUT,
        reason="more than 1 MiB were printed",
    ),
    Case(
        "an exception with a long message",
        run=Run(
            "raised",
            error='Traceback (most recent call last):\n  File "a.py", line 3, in solve\n'
            "    assert done, text\n           ^^^^\nAssertionError: stuck at\n['1']\n['2']\n",
        ),
        wrong=None,
        word=RUNTIME,
        reason="AssertionError: stuck at",
    ),
    Case(
        "an exception",
        run=Run("raised", error='  File "a.py", line 1, in f\nKeyError: 3\n'),
        wrong=None,
        word=RUNTIME,
        reason="KeyError: 3",
    ),
    Case(
        "a syntax error",
        run=Run("compile", error='  File "a.py", line 1\n    x(\nSyntaxError: never closed\n'),
        wrong=None,
        word=COMPILE,
        reason="SyntaxError: never closed",
    ),
    Case(
        "a process that died",
        run=Run("died", error="ended by SIGSEGV"),
        wrong=None,
        word=RUNTIME,
        reason="ended by SIGSEGV",
    ),
    Case(
        "an answer in no form of ours",
        run=Run("garbled"),
        wrong=None,
        word=RUNTIME,
        reason="the process answered with something that is no answer",
    ),
    Case(
        "a failure of the judge",
        run=Run("broken", error="no worker"),
        wrong=None,
        word=INTERNAL,
        reason="no worker",
    ),
)
def test_each_ending_has_its_verdict_and_says_why(run, wrong, word, reason):
    """LeetCode's word, and a reason that names the limit or the exception."""
    verdict = decide(run, wrong, LIMITS)
    assert (verdict.word, verdict.reason) == (word, reason)


def test_what_was_found_wrong_does_not_matter_when_the_method_did_not_return():
    """Time beats a wrong board: nobody reads a board that was still being written."""
    assert decide(Run("time"), "two 7s", LIMITS).word == TIME


def test_the_first_failing_case_decides():
    """As on LeetCode, the page is about the first case that failed."""
    assert _all(ACCEPTED, WRONG, TIME).word == WRONG


def test_our_own_fault_goes_before_any_verdict_on_the_learner():
    """A broken judge has no say about the solution."""
    assert _all(WRONG, INTERNAL).word == INTERNAL


def test_all_cases_accepted_is_accepted():
    """No reason is given where nothing is wrong."""
    assert _all(ACCEPTED, ACCEPTED) == Verdict(ACCEPTED, "")


def _all(*words):
    case = load_cases(sudoku(), ("sample",))[0]
    return decide_all([Judged(case, Run("returned"), Verdict(word, "")) for word in words])
