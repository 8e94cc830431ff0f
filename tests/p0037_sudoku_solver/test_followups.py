"""Tests of the follow-ups that only they need."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.folders import find_followups
from harness.problem_folder import load_problem
from harness.run import Ending, Recorded, Run
from p0037_sudoku_solver.board import SYMBOLS
from tests.gallery import programs_of
from tests.p0037_sudoku_solver.boards import PUZZLE
from tests.p0037_sudoku_solver.plain import count
from tests.support import sudoku

FOLLOWUPS = {folder.name: load_problem(folder) for folder in find_followups(sudoku().folder)}


def test_limit_in_the_name_of_a_count_case_is_its_limit():
    named = [case for case in load_cases(FOLLOWUPS["count"]) if "limit" in case.name]
    assert [case.name.split()[-1] for case in named] == [str(case.input["limit"]) for case in named]
    assert named


@parametrize_cases(
    Case("one", changed=1, more=""),
    Case("two", changed=2, more="; 1 more changed"),
    Case("three", changed=3, more="; 2 more changed"),
)
def test_first_changed_cell_is_named_and_others_counted(changed, more):
    none = FOLLOWUPS["none"]
    puzzle = [list("11......."), *[["."] * 9 for _ in range(8)]]
    board = [*puzzle[:-1], [*"x" * changed, *"." * (9 - changed)]]
    reason = none.check([puzzle], Run(Ending.RETURNED, [board], returned=False))
    assert reason.endswith(f" and now holds 'x'{more}")


@parametrize_cases(
    Case("a wrapper open twice", calls=3, said=False), Case("recursion", calls=4, said=True)
)
def test_more_than_three_open_calls_are_recursion(calls, said):
    run = Run(Ending.RETURNED, [PUZZLE], recorded=Recorded(nesting=calls, nested="f"))
    reason = FOLLOWUPS["no_recursion"].check([PUZZLE], run)
    assert ("calls of f were open at once" in reason) is said


@pytest.mark.slow
@pytest.mark.parametrize("followup", FOLLOWUPS)
def test_follow_up_has_five_typical_mistakes_and_pages_name_its_commands(followup):
    assert len(programs_of(f"{sudoku().slug}/followups/{followup}")) >= 5, "add programs"
    page = "LESSON" if followup == "fits" else "README"
    pages = {sudoku().folder / page: "start", FOLLOWUPS[followup].folder / "README": "judge"}
    for path, command in pages.items():
        for language in (".md", ".zh-CN.md"):
            text = path.with_name(path.name + language).read_text(encoding="utf-8")
            assert f"make {command} PROBLEM={followup}" in text, path


@pytest.mark.slow
@pytest.mark.parametrize("case", load_cases(FOLLOWUPS["sixteen"]), ids=lambda case: case.name)
def test_grid_of_any_size_has_one_solution(case):
    [grid] = FOLLOWUPS["sixteen"].arguments(case)
    assert count(grid, 2, SYMBOLS) == 1
