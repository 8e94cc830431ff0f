"""The gallery harms nobody who runs a program of it by mistake: dangerous ones need the judge.

No program is imported or started here. The guard is tested alone: it comes before all other code.
"""

import re
import sys
from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.solution_files import ATTEMPT, SOLUTIONS
from harness.why.harmless import is_harmless
from harness.why.program import Program, parses
from tests.gallery import GALLERY, all_programs
from tests.support import run_process

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


def has_guard(source):
    """Return True if the guard stands between the docstring and everything else."""
    docstring = re.match(r'"""(?:[^"]|"(?!""))+"""\n\n', source)
    return docstring is not None and source.startswith(GUARD, docstring.end())


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
        if name not in GUARDED and parses(source) and not is_harmless(Program(source))
    }
    assert unguarded == {*WITHOUT.split()}, "copy the guard from tests/submissions/README.md"


def test_flooding_program_has_the_guard_and_no_endless_loop():
    floods = [name for name in PROGRAMS if Path(name).parent.name in FLOODS]
    assert floods
    assert {Path(name).name for name in floods if name not in GUARDED} <= BOUNDED
    assert [name for name in floods if "while True" in PROGRAMS[name]] == []


def test_solution_needs_no_guard():
    for path in {*SOLUTIONS.rglob("*.py")} - {*SOLUTIONS.rglob(ATTEMPT)}:
        assert is_harmless(Program(path.read_text(encoding="utf-8"))), path


@pytest.mark.slow
@parametrize_cases(
    Case("one folder for both", home="home", temporary="home", goes_on=False),
    Case("no temporary folder", home="kata-judge", temporary="", goes_on=False),
    Case("a similar folder", home="kata-similar", temporary="kata-similar", goes_on=False),
    Case("another home", home="home", temporary="kata-judge", goes_on=False),
    Case("another temporary folder", home="kata-judge", temporary="home", goes_on=False),
    Case("the judge's folder", home="kata-judge", temporary="kata-judge", goes_on=True),
)
def test_guard_stops_a_program_unless_home_and_temporary_folder_are_the_judges(
    home, temporary, goes_on, tmp_path
):
    for folder in ("home", "kata-judge"):
        (tmp_path / folder / "output").mkdir(parents=True)
        (tmp_path / folder / "work").mkdir()
    (tmp_path / "kata-similar/output").mkdir(parents=True)
    program = tmp_path / "program.py"
    program.write_text(GUARD + "print('goes on')\n", encoding="utf-8")
    folders = {"HOME": home, "TMPDIR": temporary}
    environment = {name: str(tmp_path / folder) for name, folder in folders.items() if folder}
    done = run_process(sys.executable, str(program), **{"TMPDIR": ""} | environment)
    assert done.stdout + done.stderr == ("goes on\n" if goes_on else MESSAGE)
