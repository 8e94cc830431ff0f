"""Tests of children that do not start, die, are replaced, or run at once, and of their orphans."""

import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from select import select

import psutil
import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.judge import child_process
from harness.judge.child_process import Child
from harness.judge.orphans import start_process
from harness.judge.stopping import StoppedError, stopped_by
from harness.run import Ending, SystemLimits
from tests.harness.child.sessions import run, session_of
from tests.support import PATIENCE, leftovers, wait_until

ENDED = "the process ended with exit code 3 before it gave its answer"


@parametrize_cases(
    Case("a child that ends", code="import os; os._exit(3)", why=ENDED),
    Case("a child that prints", code="print('hello', flush=True); input()", why="garbled"),
)
def test_child_that_does_not_start_is_an_internal_error(tmp_path, monkeypatch, code, why):
    (tmp_path / "worker.py").write_text(code)
    monkeypatch.setattr(child_process, "WORKER", tmp_path / "worker.py")
    with session_of("pass") as session:
        found = [session.run([[0]]) for _ in range(2)]
    assert [one.ending for one in found] == [Ending.BROKEN] * 2
    assert found[0].error == f"the worker did not start: {why}"
    assert leftovers() == []


WITHOUT_LIMITS = """
import json
token = {"token": json.loads(input())["token"]}
limits = {"unlimited": ["memory"], "lowered": {"output": 512}}
print(json.dumps({"ending": "ready"} | limits | token))
print(json.dumps({"ending": "loaded"} | token), flush=True)
message = json.loads(input())
print(json.dumps(message | {"ending": "returned"}), flush=True)
input()
"""


def test_run_reports_missing_and_lower_system_limits(tmp_path, monkeypatch):
    (tmp_path / "worker.py").write_text(WITHOUT_LIMITS)
    monkeypatch.setattr(child_process, "WORKER", tmp_path / "worker.py")
    found = run("pass")
    assert (found.ending, found.arguments) == (Ending.RETURNED, [[0]])
    assert found.system == SystemLimits({"output": 512}, ("memory",))


@pytest.mark.slow
def test_run_stopped_while_sleeping_reports_its_cpu_time_and_output():
    body = "print('a', flush=True)\nwhile process_time() < 0.5: pass\nsleep(60)"
    with session_of(body, "from time import *\n") as session:
        found = session.run([[0]], 5.0, clock=1.0)
    assert (found.ending, found.printed) == (Ending.WALL, "a\n")
    assert 0 < found.times.cpu < 1
    assert found.times.wall >= 1


FORGES = """for number in range(3, 9):
    try: cells[0] and os.write(number, b'{}\\n')
    except OSError: pass
"""


@parametrize_cases(
    Case("died", does="if cells[0]: os._exit(3)\n", ending=Ending.DIED),
    Case("forged a reply", does=FORGES, ending=Ending.GARBLED),
)
def test_next_run_starts_a_new_process_when_the_last_one(does, ending):
    with session_of(f"{does}cells[0] = os.getpid()", "import os\n") as session:
        runs = [session.run([[end]]) for end in (0, 0, 1, 0)]
    assert [one.ending for one in runs] == [*[Ending.RETURNED] * 2, ending, Ending.RETURNED]
    first, same, _, other = (one.arguments for one in runs)
    assert first == same != other


@pytest.mark.slow
def test_cpu_limit_is_counted_for_each_run():
    burns = "end = process_time() + cells[0]\nwhile process_time() < end: pass"
    with session_of(burns, "from time import *\n") as session:
        runs = [session.run([[seconds]], 0.5) for seconds in (0.35, 0.35, 60)]
    assert [one.ending for one in runs] == [Ending.RETURNED, Ending.RETURNED, Ending.TIME]
    assert 0.5 <= runs[-1].times.cpu < 1.2


@pytest.mark.slow
def test_answer_counts_when_a_busy_machine_delays_the_judge(monkeypatch):
    def send(child, message):
        really_send(child, message)
        select([child.lines.file], [], [], PATIENCE)  # until the answer is there
        time.sleep(0.4)

    really_send = vars(Child)["_send"]
    with session_of("pass") as session:
        session.run([[0]])
        monkeypatch.setattr(Child, "_send", send)
        assert session.run([[0]], 0.1).ending is Ending.RETURNED


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
    return session_of(body, "import os, subprocess, sys, time\n", in_place=False)


def returned(one):
    run = one.run([[0]])
    assert run.ending is Ending.RETURNED, run
    return run.returned


def lives(pid):
    return psutil.pid_exists(pid) and psutil.Process(pid).status() != psutil.STATUS_ZOMBIE


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


def test_unrelated_child_processes_survive_the_end_of_a_session():
    with session(OWN_PID) as one:
        returned(one)
        waits = [sys.executable, "-c", "input()"]
        beside = [start_process(waits, stdin=subprocess.PIPE) for _ in range(2)]
    assert [process.poll() for process in beside] == [None, None]
    for process in beside:
        process.communicate(b"\n")
        assert process.returncode == 0


@pytest.mark.linux("orphans that are adopted")
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


def test_stopped_thread_ends_at_once_and_others_continue(tmp_path):
    stop, started = threading.Event(), tmp_path / "started"

    def judge_without_end():
        body = f"open({str(started)!r}, 'w'); subprocess.Popen(['sleep', '60']); time.sleep(60)"
        with stopped_by(stop), session(body) as one:
            one.run([[0]])

    with session(OWN_PID) as beside, ThreadPoolExecutor(1) as pool:
        pid, stopped = returned(beside), pool.submit(judge_without_end)
        wait_until(started.exists)
        stop.set()
        with pytest.raises(StoppedError):
            stopped.result(PATIENCE)  # it sleeps for longer
        assert returned(beside) == pid
    assert leftovers() == []
