"""Tests of judging whole solutions in real processes."""

import signal

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.judge import child_process
from harness.run import Limits
from tests.support import ROW_BY_ROW, WRONG, judged, leftovers, sample_cases, submission


@pytest.mark.slow
@parametrize_cases(
    Case("time", does="pass", word="Time Limit Exceeded"),
    Case("memory", does="bytearray(2**50)", word="Memory Limit Exceeded"),
)
def test_case_over_a_limit_does_not_affect_other_cases(does, word):
    """The case, here the first, is ended at the limit, and those after it are judged."""
    source = submission("time_limit_exceeded/loops_on_one_case.py").replace("pass\n", f"{does}\n")
    report = judged(source, sample_cases()[::-1], Limits(seconds=0.2))
    words = [one.verdict.word for one in report.judged]
    assert words == [word, *["Accepted"] * (len(sample_cases()) - 1)]
    assert leftovers() == []


@pytest.mark.slow
@pytest.mark.posix("signals that can be held back")
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


@pytest.mark.slow
@parametrize_cases(
    Case("time", does="while True: pass", word="Time Limit Exceeded"),
    Case("memory", does="bytearray(2**50)", word="Memory Limit Exceeded"),
)
def test_judging_stops_after_two_cases_over_a_limit(does, word):
    """The report still has the number of all cases."""
    source = f"class Solution:\n def solveSudoku(self, board):\n  {does}"
    report = judged(source, limits=Limits(seconds=0.05))
    assert [one.verdict.word for one in report.judged] == [word] * 2
    assert report.total == len(sample_cases())


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
