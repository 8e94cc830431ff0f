"""Tests of measuring the CPU time of a process tree."""

import subprocess
import sys

import pytest

from harness.judge.resource_usage import TreeUsage

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
