"""Tests of judging whole solutions in real processes, below and above each limit."""

import os
import signal
import subprocess
import sys
from types import SimpleNamespace
from unittest.mock import MagicMock, Mock

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.judge import child_process, judge_solution, resource_usage
from harness.judge.resource_usage import TreeUsage
from harness.run import Ending, Limits, Run
from tests.support import ROW_BY_ROW, judged, leftovers, sample_cases, submission

LIMITS = Limits(seconds=0.5, memory=256 * 2**20, output=100_000)


WORKING = "no answer after 0.5 s of CPU time"


def solving_and(*lines):
    """Return the report on a correct solution with additional code, on one case."""
    more = "".join(f"        {line}\n" for line in ("import os, time", *lines, "fill(0)"))
    source = ROW_BY_ROW.replace("        fill(0)\n", more)
    assert source != ROW_BY_ROW
    return judged(source, sample_cases()[:1], LIMITS)


@pytest.mark.slow
@parametrize_cases(
    Case("sleeping within the limit", does="time.sleep(0.7)", reason=""),
    Case("sleeping too long", does="time.sleep(9)", reason="no answer after 1.5 s by the clock"),
    Case("computing within the limit", does="while time.process_time() < 0.3: pass", reason=""),
    Case("computing too long", does="while True: pass", reason=WORKING),
    Case(
        "computing in forked processes",
        does="[os.fork() for _ in range(2)]\n        while True: pass",
        reason=WORKING,
    ),
)
def test_time_limit_counts_cpu_time_and_the_clock_limits_waiting(does, reason):
    assert solving_and(does).verdict.reason.partition(";")[0] == reason


@pytest.mark.linux("a way to keep programs to one CPU")
@pytest.mark.slow
def test_starved_program_is_not_reported_as_waiting():
    """Four others share its CPU, so that its time runs out on the clock first."""
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(allowed)})
    spin = [sys.executable, "-c", "while True: pass"]  # in a session each, among which Linux shares
    others = [subprocess.Popen(spin, start_new_session=True) for _ in range(4)]
    try:
        source = ROW_BY_ROW.replace("        fill(0)\n", "        while True: pass\n")
        verdict = judged(source, sample_cases()[:1], Limits(seconds=0.3)).verdict
    finally:
        os.sched_setaffinity(0, allowed)
        for other in others:
            other.kill()
            other.wait()
    assert verdict.reason == "no answer after 0.3 s of CPU time"


FILL = "table = b'x' * ({0} * 2**20)\n        time.sleep({1})"
"""Fills some MiB, and keeps them for some seconds, or until the judge has seen them."""


@pytest.mark.slow
@parametrize_cases(
    Case("less than the limit", does=FILL.format(200, 0.4), word="Accepted"),
    Case("more than the limit", does=FILL.format(300, 9), word="Memory Limit Exceeded"),
    Case(
        "reserved and not used",
        does="import mmap\n        table = mmap.mmap(-1, 2**30)",
        word="Accepted",
    ),
    Case("shared", does=f"os.fork()\n        {FILL.format(100, 0.4)}", word="Accepted"),
    Case(
        "in several processes",
        does=f"os.fork(), os.fork()\n        {FILL.format(100, 9)}",
        word="Memory Limit Exceeded",
    ),
)
def test_memory_limit_counts_used_and_not_reserved_memory(does, word):
    """All processes count together, and pages that they share count once."""
    assert solving_and(does).verdict.word == word


def test_recursion_error_names_our_limit_and_leetcodes():
    deep = "down = lambda n: n and down(n - 1)\n        down({0})"
    assert solving_and(deep.format(15_000)).verdict.accepted
    assert "LeetCode is said to allow 550,000" in solving_and(deep.format(-1)).verdict.reason


@parametrize_cases(
    Case("the last byte that may be", size=100_000, word="Accepted"),
    Case("one byte more", size=100_001, word="Output Limit Exceeded"),
)
@parametrize_cases(
    Case("printed", does="print('x' * {0}, end='')"),
    Case("to the other stream", does="print('x' * {0}, end='', file=sys.stderr)"),
    Case("to both streams", does="os.write(1, b'x' * 50_000); os.write(2, b'x' * ({0} - 50_000))"),
)
def test_output_limit_is_exact(does, size, word):
    assert solving_and(does.format(size)).verdict.word == word


@parametrize_cases(
    Case("shown as they are", size=4096, left_out=""),
    Case("with the middle left out", size=10_000, left_out="\n… 5,904 bytes left out …\n"),
)
def test_long_output_is_cut_in_the_middle(size, left_out):
    printed = solving_and(f"print('a' * 2048 + 'z' * {size - 2048}, end='')").judged[0].run.printed
    assert printed == "a" * 2048 + left_out + "z" * 2048


@parametrize_cases(
    Case("asleep", status="sleeping", cpu=[0, 0, 0], used=0, starved=0),
    Case("at work", status="running", cpu=[0, 4, 8], used=8, starved=0),
    Case("with half of a CPU", status="running", cpu=[0, 2, 4], used=4, starved=4),
    Case("whose child has gone", status="running", cpu=[0, 4, 1], used=4, starved=4),
)
def test_usage_counts_cpu_seconds_and_starved_seconds(monkeypatch, status, cpu, used, starved):
    process = MagicMock(status=lambda: status, children=lambda **_: [])
    process.cpu_times.side_effect = [SimpleNamespace(user=seconds, system=0) for seconds in cpu]
    clock = Mock(side_effect=[0, 0, 4, 8])
    monkeypatch.setattr(resource_usage, "time", SimpleNamespace(monotonic=clock))
    monkeypatch.setattr(resource_usage.psutil, "Process", lambda _: process)
    usage = TreeUsage(1, set)
    usage.look()
    usage.look()
    assert (usage.cpu_seconds, usage.starved_seconds) == (used, starved)


def process(status, size, *children):
    """Return a process of 60 bytes, some of which it shares."""
    memory = Mock(rss=60), Mock(pss=size)
    one = MagicMock(pid=1, status=lambda: status, children=lambda **_: children)
    one.memory_info.return_value, one.memory_full_info.return_value = memory
    one.cpu_times.return_value = SimpleNamespace(user=0, system=0)
    return one


def test_usage_counts_descendants_and_orphans_with_their_descendants(monkeypatch):
    root = process("running", 50, process("sleeping", 20))
    orphan = process("sleeping", 7, process("sleeping", 3))
    clock = Mock(side_effect=[0, 0, 4])
    monkeypatch.setattr(resource_usage, "time", SimpleNamespace(monotonic=clock))
    monkeypatch.setattr(resource_usage.psutil, "Process", {1: root, 2: orphan}.get)
    usage = TreeUsage(1, lambda: {1, 2})
    usage.look()
    assert (usage.memory, usage.starved_seconds) == (4 * 60, 4)
    assert [usage.exceeds(limit) for limit in (79, 80, 240)] == [True, False, False]


@pytest.mark.slow
@pytest.mark.linux("elsewhere the system does not say what ended children have computed")
def test_time_limit_counts_cpu_time_of_ended_children():
    computes = "while time.process_time() < 0.1: pass\n        os._exit(0)"
    verdict = solving_and(f"while os.fork(): os.wait()\n        {computes}").verdict
    assert verdict.reason == WORKING


@pytest.mark.slow
def test_case_over_the_memory_limit_does_not_affect_other_cases():
    looping = submission("time_limit_exceeded/loops_on_one_case.py")
    report = judged(looping.replace("pass\n", "bytearray(2**50)\n"), sample_cases()[::-1])
    words = [one.verdict.word for one in report.judged]
    assert words == ["Memory Limit Exceeded", *["Accepted"] * (len(sample_cases()) - 1)]
    assert leftovers() == []


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
