"""The follow-ups: each reference solution is accepted, and typical mistakes get a true reason."""

from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.errors import KataError
from harness.folders import find_followups
from harness.interview.questions import read_interview
from harness.problem_folder import load_problem
from harness.run import Ending, Limits, Run
from harness.solution_files import Solution
from harness.which_problem import choose_problem, steps_of
from harness.why.judge_and_explain import Terms, judge_and_explain
from p0037_sudoku_solver.board import SYMBOLS
from tests.gallery import programs_of
from tests.p0037_sudoku_solver.plain_counter import count
from tests.support import submission, sudoku

FOLLOWUPS = {folder.name: load_problem(folder) for folder in find_followups(sudoku().folder)}


def report_on(followup, source, limits):
    """Judge a text on all cases of a follow-up, until one fails, and explain that."""
    problem = FOLLOWUPS[followup]
    solution = Solution(Path("attempt.py"), "attempt.py", source)
    return judge_and_explain(problem, solution, Terms(load_cases(problem), limits))


@pytest.mark.slow
@pytest.mark.usefixtures("steps_decide")
def test_a_follow_up_names_the_mistakes_that_its_problem_names():
    endless = submission("time_limit_exceeded/digit_tried_again_after_going_back.py")
    short = Limits(sample_seconds=1)  # it goes on until it is stopped
    likely = report_on("no_recursion", endless, short).verdict.likely
    assert (likely.cause, likely.line) == ("search_in_circles", 17)


def test_a_limit_that_a_case_of_count_is_named_by_is_its_limit():
    named = [case for case in load_cases(FOLLOWUPS["count"]) if "limit" in case.name]
    assert [case.name.split()[-1] for case in named] == [str(case.input["limit"]) for case in named]
    assert named


@parametrize_cases(
    Case("one", changed=1, more=""),
    Case("two", changed=2, more="; 1 more changed"),
    Case("three", changed=3, more="; 2 more changed"),
)
def test_the_first_cell_that_is_not_as_it_was_is_named_and_the_others_are_counted(changed, more):
    none = FOLLOWUPS["none"]
    puzzle = [list("11......."), *[["."] * 9 for _ in range(8)]]
    board = [*puzzle[:-1], [*"x" * changed, *"." * (9 - changed)]]
    reason = none.check([puzzle], Run(Ending.RETURNED, [board], returned=False))
    assert reason.endswith(f" and now holds 'x'{more}")


@pytest.mark.slow
@pytest.mark.parametrize("followup", FOLLOWUPS)
def test_a_follow_up_states_its_task_and_its_stub_has_the_same_signature(followup):
    folder = FOLLOWUPS[followup].folder
    stub = (folder / "stub.py").read_text(encoding="utf-8").partition("\n        ")[0]
    for language in ("README.md", "README.zh-CN.md"):
        statement = (folder / language).read_text(encoding="utf-8")
        assert stub in statement, f"{language} lacks the signature of stub.py"
        command = f"make judge PROBLEM={followup}"
        assert command in statement, f"{language} does not name `{command}`"


@pytest.mark.slow
@pytest.mark.parametrize("followup", FOLLOWUPS)
def test_a_follow_up_has_five_typical_mistakes_and_a_page_names_it(followup):
    assert len(programs_of(f"{sudoku().slug}/followups/{followup}")) >= 5, "add programs"
    page = "LESSON" if FOLLOWUPS[followup].folder in steps_of(sudoku()) else "README"
    for statement in (f"{page}.md", f"{page}.zh-CN.md"):
        text = (sudoku().folder / statement).read_text(encoding="utf-8")
        command = f"make start PROBLEM={followup}"
        assert command in text, f"the {statement} of the problem does not name {command}"


def test_an_interview_asks_no_step_of_the_lesson():
    steps = steps_of(sudoku())
    asked = read_interview(sudoku().folder, steps).followups
    assert set(asked) == {*FOLLOWUPS} - {step.name for step in steps}


@pytest.mark.slow
@pytest.mark.parametrize("case", load_cases(FOLLOWUPS["sixteen"]), ids=lambda case: case.name)
def test_a_grid_of_any_size_has_the_one_solution_that_its_statement_promises(case):
    [grid] = FOLLOWUPS["sixteen"].arguments(case)
    assert count(grid, 2, SYMBOLS) == 1


def test_an_unknown_follow_up_is_answered_with_those_there_are():
    with pytest.raises(KataError) as raised:
        choose_problem("37/chess")
    message = str(raised.value)
    assert message.startswith("no follow-up of p0037_sudoku_solver is called 'chess'; ")
    assert all(name in message for name in FOLLOWUPS)
