"""A child that does not start, or whose process ends: each is said by what happened."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.judge import child_process
from harness.records import Ending
from tests.harness.child.sessions import run, session_of
from tests.support import leftovers

ENDED = "the process ended with exit code 3 before the method returned"


@parametrize_cases(
    Case("it ends", code="import os; os._exit(3)", why=ENDED),
    Case("it says something else", code="print('hello', flush=True); input()", why="garbled"),
)
def test_a_child_that_does_not_start_is_our_fault_with_its_reason(tmp_path, monkeypatch, code, why):
    (tmp_path / "worker.py").write_text(code)
    monkeypatch.setattr(child_process, "WORKER", tmp_path / "worker.py")
    with session_of("pass") as session:
        found = [session.run([[0]]) for _ in range(2)]
    assert [one.ending for one in found] == [Ending.BROKEN] * 2
    assert found[0].error == f"the worker did not start: {why}"
    assert leftovers() == []


@parametrize_cases(
    Case("by itself", body="os._exit(3)", words=ENDED),
    Case(
        "by a signal",
        body="os.kill(os.getpid(), 15)",
        words="the process was ended by SIGTERM",
    ),
    Case(
        "by a signal without a name",
        body="os.kill(os.getpid(), 40)",
        words="the process was ended by signal 40",
    ),
)
@pytest.mark.posix("signals")
def test_a_process_that_has_ended_is_said_to_have_ended_by(body, words):
    found = run(body, "import os\n")
    assert (found.ending, found.error) == (Ending.DIED, words)


def test_a_submission_that_closes_the_pipe_of_the_judge_and_goes_on_is_told_from_one_that_ended():
    found = run("import os, time\nos.closerange(3, 100)\ntime.sleep(0.7)")
    assert found.ending is Ending.DIED
    assert found.error == "the process closed its side of the judge's pipe"


def test_of_a_submission_that_waits_the_cpu_time_and_what_it_printed_are_known():
    with session_of("print('a', flush=True)\nimport time\ntime.sleep(60)") as session:
        found = session.run([[0]], 5.0, clock=0.5)
    assert (found.ending, found.printed) == (Ending.WALL, "a\n")
    assert 0 <= found.cpu_seconds < 1
    assert 0.5 <= found.wall_seconds < 30


def test_after_a_process_has_ended_the_next_run_has_another():
    with session_of("if cells[0]: os._exit(3)\ncells[0] = os.getpid()", "import os\n") as session:
        runs = [session.run([[end]]) for end in (0, 0, 1, 0)]
    first, same, died, other = (one.arguments for one in runs)
    assert first == same != other
    assert (died, runs[2].ending) == (None, Ending.DIED)


def test_a_session_that_has_run_nothing_has_returned_nothing_and_failed_to_load_nothing():
    with session_of("pass") as session:
        assert (session.returned(), session.load_failed) == (None, False)
        session.run([[0]])
        assert not session.load_failed
