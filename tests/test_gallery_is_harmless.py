"""The gallery harms nobody who runs a program of it by mistake: dangerous ones need the judge.

No program is imported here. A program is started only if it has the guard, and only with temporary
folders as its home, its folder for temporary files and its working folder.
"""

import os
import re
import subprocess
import sys
import warnings
from pathlib import Path

import psutil
import pytest

from harness.solution_files import ATTEMPT, SOLUTIONS
from harness.why.harmless import is_harmless
from harness.why.program import Program
from tests.gallery import GALLERY, all_programs

README = (GALLERY / "README.md").read_text(encoding="utf-8")
[GUARD] = re.findall(r"```python\n(.+?)```", README, re.DOTALL)
MESSAGE = "run this through the judge only: make judge SOLUTION=FILE\n"
FLOODS = {"memory_limit_exceeded", "output_limit_exceeded"}
"""Folders whose programs all need the guard: no single call shows how much they use."""
BOUNDED = {
    "prints_the_board_at_each_step.py",
    "empty_prefix_cut_off.py",
    "loop_begins_at_the_same_number.py",
    "same_index_after_a_choice.py",
}
"""Programs in these folders that end by themselves: they print no more than their search places, or
Python's own limit on nested calls ends them."""
WITHOUT = """
answers_twice answers_while_it_is_loaded answers_with_odd_cells answers_with_odd_fields
asks_for_input async_helper_dropped breakpoint_left_in clean_environment compile_error_forged
exit_0_when_solved exit_1 forged_answer forged_answer_without_rows helper_of_another_file
in_a_thread leaves_without_a_word looks_for_the_answers os_exit_when_solved pool_of_threads
prints_accepted_and_leaves reads_an_empty_line returns_what_exits_when_shown says_that_it_is_ready
sleeps solves_in_a_thread_with_a_large_stack swallows_every_exception thread_left_running
thread_not_waited_for thread_spoils_the_board_later
"""
"""Programs that need no guard though they use more than their own memory.

They read, wait, start a few threads, end their own process, or write to the judge's pipe.
"""
SECONDS = 30
"""Time for a program that stops at once."""


def has_guard(source):
    """Return True if the guard stands between the docstring and everything else."""
    docstring = re.match(r'"""(?:[^"]|"(?!""))+"""\n\n', source)
    return docstring is not None and source.startswith(GUARD, docstring.end())


def runs(source):
    """Return True if Python can run a text: if it does not compile, nothing in it happens."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)
        try:
            compile(source, "program", "exec")
        except SyntaxError:
            return False
    return True


PROGRAMS = {
    path.relative_to(GALLERY).as_posix(): path.read_text(encoding="utf-8")
    for path in all_programs()
}
GUARDED = [name for name, source in PROGRAMS.items() if has_guard(source)]


@pytest.mark.slow
def test_program_that_reaches_beyond_its_memory_has_the_guard():
    unguarded = {
        Path(name).stem
        for name, source in PROGRAMS.items()
        if name not in GUARDED and runs(source) and not is_harmless(Program(source))
    }
    assert unguarded == {*WITHOUT.split()}, "copy the guard from tests/submissions/README.md"


def test_flooding_program_has_the_guard():
    floods = [path for path in map(Path, PROGRAMS) if path.parent.name in FLOODS]
    assert floods
    unguarded = [path.name for path in floods if path.as_posix() not in GUARDED]
    assert set(unguarded) <= BOUNDED


def test_flooding_program_has_no_endless_loop():
    floods = [name for name in PROGRAMS if Path(name).parent.name in FLOODS]
    assert [name for name in floods if "while True" in PROGRAMS[name]] == []


def test_solution_needs_no_guard():
    for path in {*SOLUTIONS.rglob("*.py")} - {*SOLUTIONS.rglob(ATTEMPT)}:
        assert is_harmless(Program(path.read_text(encoding="utf-8"))), path


def outside(tmp_path, **environment):
    """Make a home, a temporary folder and a working folder, each with a file in it."""
    for name in ("home", "temporary", "work"):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "kept.txt").write_text(name)
    usual = {"HOME": str(tmp_path / "home"), "TMPDIR": str(tmp_path / "temporary")}
    return {"PATH": os.environ["PATH"], "PYTHONDONTWRITEBYTECODE": "1"} | usual | environment


def stop(name, folder, environment, *more):
    """Run a program that has the guard, and return what it prints. It must leave all as it was."""
    assert has_guard(PROGRAMS[name]), name
    home = Path(environment["HOME"])
    assert home.is_relative_to(folder), "the real home is in danger"
    before = contents(folder)
    done = subprocess.run(
        [sys.executable, *more, str(GALLERY / name)],
        env=environment,
        cwd=folder / "work",
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
        start_new_session=True,
    )
    assert contents(folder) == before, name
    assert done.returncode == 1, name
    assert processes_below(folder) == [], name
    return done.stdout + done.stderr


def contents(folder):
    """Return what is in a folder: each path with its kind, its permissions and its text."""
    return {
        str(path): (path.lstat().st_mode, path.read_text() if path.is_file() else "")
        for path in folder.rglob("*")
    }


def processes_below(folder):
    """Return the processes that work in a folder or have a home in it, where the system tells."""
    known = (process.info for process in psutil.process_iter(["pid", "cwd", "environ"]))
    used = ((one["pid"], one["cwd"], (one["environ"] or {}).get("HOME")) for one in known)
    return [pid for pid, *paths in used if any(str(path).startswith(str(folder)) for path in paths)]


@pytest.mark.slow
@pytest.mark.parametrize("name", GUARDED)
def test_guarded_program_does_nothing_outside_the_judge(name, tmp_path):
    assert stop(name, tmp_path, outside(tmp_path)) == MESSAGE


@pytest.mark.slow
def test_guard_stops_a_program_in_a_similar_temporary_folder(tmp_path):
    """It looks at the name of the folder, at both variables, and at what lies in the folder."""
    name = "p0037_sudoku_solver/accepted/writes_files.py"
    similar = tmp_path / "kata-ab12cd34"
    similar.mkdir()
    plain = outside(tmp_path)
    assert stop(name, tmp_path, plain | {"HOME": str(similar), "TMPDIR": str(similar)}) == MESSAGE
    (similar / "kept.txt").write_text("not the judge's")
    for variables in (
        {"HOME": str(similar)},
        {"HOME": str(similar), "TMPDIR": str(similar)},
        {"TMPDIR": plain["HOME"]},
        {"HOME": str(tmp_path / "home"), "TMPDIR": ""},
    ):
        assert stop(name, tmp_path, plain | variables) == MESSAGE
    assert stop(name, tmp_path, plain, "-O") == MESSAGE
