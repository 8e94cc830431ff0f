"""Tests of parallel sessions, their orphans, and cancelling."""

import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import psutil
import pytest

from harness.judge.orphans import start_process
from harness.judge.stopping import StoppedError, stopped_by
from harness.problem import Answer
from harness.run import Ending
from tests.harness.child.sessions import session_of
from tests.support import PATIENCE, leftovers, wait_until

OWN_PID = "return os.getpid()"
ORPHAN = """
code = "import subprocess; print(subprocess.Popen(['sleep', '60'], stdout=-3).pid)"
pipe = subprocess.PIPE
session = {"start_new_session": True, "env": {}}
left = subprocess.Popen([sys.executable, "-c", code], stdout=pipe, **session)
return int(left.communicate()[0])
"""
"""Leaves a process behind whose parent has ended, in another session, and returns its id."""


def session(body):
    return session_of(body, "import os, subprocess, sys, time\n", answer=Answer.RETURNED)


def returned(one):
    run = one.run([[0]])
    assert run.ending is Ending.RETURNED, run
    return run.returned


def lives(pid):
    return psutil.pid_exists(pid) and psutil.Process(pid).status() != psutil.STATUS_ZOMBIE


@pytest.mark.slow
def test_process_death_between_runs_affects_only_the_second_run():
    with session(OWN_PID) as one:
        pid = returned(one)
        os.kill(pid, signal.SIGKILL)
        wait_until(lambda: not lives(pid))
        assert one.run([[0]]).ending is Ending.DIED
        assert returned(one) != pid


@pytest.mark.slow
def test_parallel_sessions_end_independently():
    """Each starts while others end."""

    def whole(number):
        with session(f"time.sleep(0.02 * {number % 3}); return {number}") as one:
            return [returned(one) for _ in range(2)]

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(whole, range(8)))
    assert found == [[number, number] for number in range(8)]
    assert leftovers() == []


@pytest.mark.slow
@pytest.mark.linux("orphans that are adopted")
def test_orphan_is_killed_with_its_own_session():
    with ExitStack() as earlier:
        its = returned(earlier.enter_context(session(ORPHAN)))
        with session(ORPHAN) as later:
            other = returned(later)
            earlier.close()
            assert (lives(its), lives(other)) == (False, True)
        assert not lives(other)


@pytest.mark.slow
@pytest.mark.linux("orphans that are adopted")
def test_orphan_of_unknown_session_is_killed_with_the_last_session():
    with ExitStack() as first, ExitStack() as second:
        sessions = [block.enter_context(session(ORPHAN)) for block in (first, second)]
        orphans = [returned(one) for one in (*sessions, *sessions)]
        first.close()
        assert all(map(lives, orphans[1:]))
        orphans.append(returned(sessions[1]))
        second.close()
        assert not any(map(lives, orphans))


@pytest.mark.slow
def test_own_child_processes_outlive_a_session():
    with session(OWN_PID) as one:
        returned(one)
        waits = [sys.executable, "-c", "input()"]
        beside = [start_process(waits, stdin=subprocess.PIPE) for _ in range(2)]
    assert [process.poll() for process in beside] == [None, None]
    for process in beside:
        process.communicate(b"\n")
        assert process.returncode == 0


@pytest.mark.linux("orphans that are adopted")
@pytest.mark.slow
def test_orphans_are_not_adopted_after_the_last_session():
    with session(OWN_PID) as one:
        returned(one)
    leave = ["sh", "-c", "sleep 60 >/dev/null 2>&1 & echo $!"]
    pid = int(subprocess.run(leave, capture_output=True, check=True).stdout)
    orphan = psutil.Process(pid)
    try:
        assert orphan.ppid() != psutil.Process().pid
    finally:
        orphan.kill()


@pytest.mark.slow
def test_stopped_thread_ends_at_once_and_others_continue(tmp_path):
    stop, started = threading.Event(), tmp_path / "started"

    def judge_without_end():
        body = f"open({str(started)!r}, 'w'); subprocess.Popen(['sleep', '60']); time.sleep(60)"
        with stopped_by(stop), session(body) as one:
            one.run([[0]])

    with session(OWN_PID) as beside, ThreadPoolExecutor(1) as pool:
        pid, stopped = returned(beside), pool.submit(judge_without_end)
        wait_until(started.exists)
        start = time.monotonic()
        stop.set()
        with pytest.raises(StoppedError):
            stopped.result(PATIENCE)
        assert time.monotonic() - start < PATIENCE / 2, "it sleeps for longer"
        assert returned(beside) == pid
    assert leftovers() == []
