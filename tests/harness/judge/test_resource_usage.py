"""Tests of measuring the CPU time of a process tree."""

import subprocess
import sys
from types import SimpleNamespace
from unittest.mock import MagicMock, Mock

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.judge import resource_usage
from harness.judge.resource_usage import TreeUsage


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


SHORT_CHILD = """
import os, time
input()
if os.fork() == 0:
    while time.process_time() < 0.1:
        pass
    os._exit(0)
os.wait()
print(flush=True)
input()
"""
"""Computes in a child, and waits for it, between two lines on its standard input."""


@pytest.mark.slow
@pytest.mark.linux("elsewhere the system does not say what ended children have computed")
def test_cpu_time_of_ended_children_is_counted():
    words, pipe = (sys.executable, "-I", "-S", "-c", SHORT_CHILD), subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True) as process:
        usage = TreeUsage(process.pid, set)
        print(file=process.stdin, flush=True)
        process.stdout.readline()
        usage.look()
        process.communicate("\n")
    assert usage.cpu_seconds >= 0.09
