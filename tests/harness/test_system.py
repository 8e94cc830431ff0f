"""The branches for each system do the same work.

Those for another system run on this one, which proves nothing about that system itself.
"""

import os
import re
import signal
import subprocess
import sys
import time

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.judge.pipe import LineReader
from harness.system import signals_held
from tests.harness.systems import PRETEND, as_on
from tests.support import PROBLEMS, SUBMISSIONS

pytestmark = pytest.mark.posix("signals and timers, and can pretend to be Windows")

both_branches = parametrize_cases(
    Case("on POSIX", system="linux"), Case("as on Windows", system="win32")
)


def run(code, *arguments, **environment):
    """Run Python code as a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(PROBLEMS), "COLUMNS": "100"} | environment,
        timeout=60,
        check=False,
    )


@pytest.fixture
def reader(system, monkeypatch):
    """Return a reader of lines of at most 100 bytes, and the other end of its pipe."""
    monkeypatch.setattr("harness.judge.pipe.chunk_reader", as_on(system).chunk_reader)
    ours, theirs = os.pipe()
    os.set_blocking(theirs, False)
    with os.fdopen(ours, "rb") as pipe, os.fdopen(theirs, "wb", buffering=0) as other:
        yield LineReader(pipe, longest=100), other


@both_branches
def test_lines_are_read_as_they_come_and_not_waited_for_longer_than_allowed(reader):
    lines, other = reader
    other.write(b"one\ntwo\nthr")
    assert [lines.read(9), lines.read(9), lines.read(0.01)] == [b"one\n", b"two\n", None]
    other.write(b"ee\nfou")
    assert (lines.read(9), lines.closed) == (b"three\n", False)
    other.close()
    assert [lines.read(9), lines.closed, lines.read(0.01)] == [b"fou", True, None]


@both_branches
def test_a_flood_without_line_ends_waits_in_the_pipe(reader):
    lines, other = reader
    other.write(b"x" * 2**12)
    assert len(lines.read(9)) == 2**12
    taken = [other.write(b"x" * 2**16) or 0 for _ in range(100) if time.sleep(0.001) is None]
    assert sum(taken) < 2**20


TREE = """
import subprocess, sys, time
sleep = [sys.executable, "-c", "import time; print('there', flush=True); time.sleep(60)"]
child = subprocess.Popen(sleep)
time.sleep(60)
"""


@both_branches
def test_the_child_of_a_process_is_ended_with_it(system):
    """Its side of the pipe is closed only once it has ended, too."""
    process = subprocess.Popen(
        [sys.executable, "-c", TREE], stdout=subprocess.PIPE, start_new_session=True
    )
    assert process.stdout.readline() == b"there\n"
    as_on(system).end_group(process)
    process.kill()
    assert process.communicate(timeout=30) == (b"", None)


def test_a_request_to_stop_waits_until_a_block_has_ended():
    seen = []
    before = signal.signal(signal.SIGTERM, lambda *_: seen.append("stopped"))
    try:
        with signals_held():
            signal.raise_signal(signal.SIGTERM)
            seen.append("cleaned up")
    finally:
        signal.signal(signal.SIGTERM, before)
    assert seen == ["cleaned up", "stopped"]


@both_branches
def test_a_command_that_takes_the_place_of_another_gets_its_environment_and_its_exit_code(system):
    code = """
from harness.system import become
become([sys.executable, "-c", "import os, sys; sys.exit(os.environ['WORD'])"], {"WORD": "mine"})
"""
    done = run(PRETEND.format(system=system) + code)
    assert (done.returncode, done.stderr) == (1, "mine\n")


JUDGE = """
from pathlib import Path
from harness.cli.main import main
from harness.judge import child_process

worker, pretending, *files = sys.argv[1:]
run_ours = f"import runpy; runpy.run_path({str(child_process.WORKER)!r}, run_name='__main__')"
Path(worker).write_text(pretending + run_ours)
child_process.WORKER = Path(worker)
for file in files:
    main(["judge", file, "--case", "One blank", "--time-limit", "1"])
"""


@pytest.mark.slow
@parametrize_cases(Case("as on macOS", system="darwin"), Case("as on Windows", system="win32"))
def test_verdicts_are_the_same_with_the_branches_of_any_system(system, tmp_path):
    """The judge keeps its own limits on a system that has none."""
    expected = {
        "accepted/raw_paste.py": "Accepted",
        "wrong_answer/copy_returned.py": "Wrong Answer",
        "time_limit_exceeded/busy_loop.py": "Time Limit Exceeded",
        "memory_limit_exceeded/big_block.py": "Memory Limit Exceeded",
        "output_limit_exceeded/floods_stdout.py": "Output Limit Exceeded",
    }
    pretending = PRETEND.format(system=system)
    in_child = f"import sys; sys.path.insert(0, {str(PROBLEMS)!r}){pretending}del sys.path[0]\n"
    files = [SUBMISSIONS / name for name in expected]
    done = run(pretending + JUDGE, tmp_path / "worker.py", in_child, *files)
    assert re.findall("^(.+?)  [01]/1 case", done.stdout, re.MULTILINE) == [*expected.values()]
    assert done.stderr == ""
