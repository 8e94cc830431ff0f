"""Tests of a child that does not start, that dies, or that is replaced."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.judge import child_process
from harness.judge.child_process import Child
from harness.limits import Limits
from harness.run import Ending, SystemLimits
from tests.harness.child.sessions import run, session_of, session_on, source_of
from tests.support import leftovers

ENDED = "the process ended with exit code 3 before the method returned"


@parametrize_cases(
    Case("it ends", code="import os; os._exit(3)", why=ENDED),
    Case("it says something else", code="print('hello', flush=True); input()", why="garbled"),
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


@parametrize_cases(
    Case("by itself", body="os._exit(3)", words=ENDED),
    Case(
        "by a signal without a name",
        body="os.kill(os.getpid(), 40)",
        words="the process was ended by signal 40",
    ),
)
def test_death_of_the_process_is_reported_with_its_cause(body, words):
    found = run(body, "import os\n")
    assert (found.ending, found.error) == (Ending.DIED, words)


@pytest.mark.slow
def test_run_that_waits_reports_cpu_time_and_output():
    body = "print('a', flush=True)\nwhile process_time() < 0.3: pass\nsleep(60)"
    with session_of(body, "from time import *\n") as session:
        found = session.run([[0]], 5.0, clock=0.5)
    assert (found.ending, found.printed) == (Ending.WALL, "a\n")
    assert 0 < found.times.cpu < 1
    assert 0.5 <= found.times.wall < 30


@pytest.mark.slow
def test_slow_import_is_stopped_at_the_time_limit():
    with session_on("while True: pass\n", limits=Limits(seconds=0.2)) as session:
        assert {session.run([[0]]).ending for _ in range(2)} <= {Ending.TIME, Ending.WALL}
        assert leftovers() == []


@pytest.mark.slow
def test_next_run_starts_a_new_process_when_the_last_one_died():
    with session_of("if cells[0]: os._exit(3)\ncells[0] = os.getpid()", "import os\n") as session:
        runs = [session.run([[end]]) for end in (0, 0, 1, 0)]
    assert [one.ending for one in runs] == [*[Ending.RETURNED] * 2, Ending.DIED, Ending.RETURNED]
    first, same, _, other = (one.arguments for one in runs)
    assert first == same != other
    assert [one.first for one in runs] == [True, False, False, True]


@pytest.mark.slow
def test_cpu_limit_is_counted_for_each_run():
    burns = "end = process_time() + cells[0]\nwhile process_time() < end: pass"
    with session_of(burns, "from time import *\n") as session:
        runs = [session.run([[seconds]], 0.5) for seconds in (0.35, 0.35, 60)]
    assert [one.ending for one in runs] == [Ending.RETURNED, Ending.RETURNED, Ending.TIME]
    assert 0.5 <= runs[-1].times.cpu < 1.2


@pytest.mark.slow
def test_next_run_starts_a_new_process_after_a_forged_reply():
    forges = "for number in range(3, 9):\n    try: cells[0] and os.write(number, b'{}\\n')\n"
    with session_of(forges + "    except OSError: pass", "import os\n") as session:
        endings = [session.run([[forged]]).ending for forged in (1, 0)]
    assert endings == [Ending.GARBLED, Ending.RETURNED]


@pytest.fixture
def child():
    child = Child()
    yield child
    child.end()


def load(child, body):
    """Load a submission whose method has this body. Return what went wrong."""
    program = {"source": source_of(body, "from time import *\n"), "filename": "a.py"}
    program |= {"method": "go", "nesting": False, "counting": False}
    return child.load(program, Limits())


def test_end_of_a_child_removes_its_folder(child):
    assert load(child, "pass") is None
    child.end()
    assert not child.folder.exists()


def test_usage_of_a_short_run_is_not_measured(child, monkeypatch):
    """To look takes longer than most runs do."""
    monkeypatch.setattr(child_process, "UNSEEN", 60.0)
    assert load(child, "sleep(0.2)") is None
    message = {"arguments": [[0]], "seconds": 200.0, "quiet": False, "answered": False}
    [run] = child.serve(message, 200.0)
    assert (run.ending, child.usage, child.usable) == (Ending.RETURNED, None, True)
