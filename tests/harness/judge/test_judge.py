"""Tests of judging whole solutions in real processes."""

import signal
from unittest.mock import MagicMock

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.judge import child_process, judge_solution
from harness.limits import Limits
from harness.run import Ending, Run
from tests.support import ROW_BY_ROW, WRONG, judged, leftovers, sample_cases, submission


@pytest.mark.slow
@parametrize_cases(
    Case("time", does="pass", word="Time Limit Exceeded"),
    Case("memory", does="bytearray(2**50)", word="Memory Limit Exceeded"),
)
def test_case_over_a_limit_does_not_affect_other_cases(does, word):
    source = submission("time_limit_exceeded/loops_on_one_case.py").replace("pass\n", f"{does}\n")
    report = judged(source, sample_cases()[::-1], Limits(seconds=0.2))
    words = [one.verdict.word for one in report.judged]
    assert words == [word, *["Accepted"] * (len(sample_cases()) - 1)]
    assert leftovers() == []


@pytest.mark.slow
def test_ctrl_c_during_process_start_leaves_no_process(monkeypatch):
    start = child_process.start_process

    def interrupted(*arguments, **options):
        process = start(*arguments, **options)
        signal.raise_signal(signal.SIGINT)
        return process

    monkeypatch.setattr(child_process, "start_process", interrupted)
    with pytest.raises(KeyboardInterrupt):
        judged(ROW_BY_ROW)
    assert leftovers() == []


@parametrize_cases(
    Case("time", endings=[Ending.TIME] * 9, loads=True, number=2),
    Case("memory", endings=[Ending.MEMORY] * 9, loads=True, number=2),
    Case("both", endings=[Ending.TIME, Ending.DIED, Ending.MEMORY] * 3, loads=True, number=3),
    Case("an exception", endings=[Ending.RAISED] * 9, loads=True, number=8),
    Case("a file that cannot be loaded", endings=[Ending.COMPILE] * 9, loads=False, number=1),
)
def test_judging_of_all_cases_stops_after_two_over_a_limit(monkeypatch, endings, number, loads):
    session = MagicMock(load_failed=not loads)
    session.__enter__.return_value = session
    session.run.side_effect = map(Run, endings)
    monkeypatch.setattr(judge_solution, "Session", lambda *_: session)
    report = judged(ROW_BY_ROW)
    assert (len(report.judged), report.total) == (number, len(sample_cases()))
    assert not loads or "10 s" not in report.verdict.reason, "a sample case has less time"


def test_judging_stops_at_the_first_failed_case():
    report = judged(WRONG, everything=False)
    assert [one.verdict.accepted for one in report.judged[-2:]] == [True, False]
    assert report.deciding == report.judged[-1]
    assert len(report.judged) < report.total


def test_each_case_gets_a_new_solution_object_in_one_process():
    """Attributes of `self` are gone; variables of a module live on, as on LeetCode."""
    source = """
import os
pids = []
class Solution:
    def __init__(self): self.calls = 0
    def solveSudoku(self, board):
        self.calls += 1
        pids.append(os.getpid())
        print(self.calls, len(pids), len(set(pids)))
"""
    printed = [one.run.printed for one in judged(source).judged]
    assert printed == [f"1 {count} 1\n" for count in range(1, len(sample_cases()) + 1)]
