"""Tests of the ladders of hints, of telling a search from a loop, and of the follow-ups."""

import re
from collections import Counter
from dataclasses import replace

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.folders import find_followups
from harness.interview.questions import read_questions
from harness.judge.outcome import Word
from harness.practice.ladders import WITHOUT_HINTS, choose_ladder, read_ladders
from harness.problem_folder import load_problem
from harness.run import Ending, Recorded, Run
from harness.why.causes import GeneralCause
from p0037_sudoku_solver.board import SYMBOLS
from p0037_sudoku_solver.diagnosis.causes import Cause
from p0037_sudoku_solver.source import is_search
from tests.gallery import programs_of
from tests.harness.practice import events
from tests.p0037_sudoku_solver.boards import PUZZLE, count
from tests.support import APPROACHES, SUBMISSIONS, submission, sudoku

LADDERS = read_ladders(sudoku().folder)
OF_FOLLOWUPS = {path.name: read_ladders(path) for path in find_followups(sudoku().folder)}


RETIRED = re.findall(
    r"\w+",
    "rows_reordered blank_not_found notes_off_by_one last_row_left_out last_column_left_out "
    "last_blank_left_out ran_off_board base_case_missing answer_mirrored rows_misplaced "
    "digits_renamed units_combined_wrongly diagonals_compared refused_digit_erased "
    "digits_not_restarted first_cell_skipped last_cell_skipped only_first_cell_compared "
    "earlier_cells_skipped later_cells_skipped box_partly_compared mask_not_inverted "
    "another_board copy_printed given_hit_forever solved_board_changed",
)
"""Causes that no rule names any more. Old journals may hold them, so their ladders stay."""


def test_every_cause_of_sudoku_has_exactly_one_ladder():
    own = {*Cause, *RETIRED} - {*GeneralCause}
    found = Counter(cause for one in LADDERS for cause in one.causes if cause in own)
    missing = [str(cause) for cause in own if cause not in found]
    assert not missing, "add these to the `causes` of a ladder in hints.toml"
    assert found == Counter(own)


def test_cause_without_hints_has_no_ladder():
    assert set(WITHOUT_HINTS) <= set(GeneralCause)
    for cause in WITHOUT_HINTS:
        assert choose_ladder(LADDERS, Word.OUTPUT, cause) is None


@parametrize_cases(
    Case("a missing colon", word=Word.COMPILE, cause="", ladder="unreadable"),
    Case("an index", word=Word.RUNTIME, cause="index_out_of_range", ladder="indexes"),
    Case("an int for a str", word=Word.RUNTIME, cause="wrong_type", ladder="another type"),
    Case("no self", word=Word.RUNTIME, cause="self_missing", ladder="calls"),
    Case("no brackets", word=Word.WRONG, cause="not_called", ladder="calls"),
)
def test_python_error_has_a_ladder_with_short_code(word, cause, ladder):
    for ladders in LADDERS, *OF_FOLLOWUPS.values():
        found = choose_ladder(ladders, word, cause)
        assert found.name == ladder
        assert len(found.lines.strip().splitlines()) <= 3


@parametrize_cases(
    Case("of the problem", cause="undo_missing", ladder="undo"),
    Case("of the judge", cause="state_kept", ladder="leak"),
    Case("that no ladder knows", cause="moon_full", ladder="no name"),
    Case("that is not named", cause="", ladder="no name"),
)
def test_wrong_answer_has_the_ladder_of_its_cause(cause, ladder):
    assert choose_ladder(LADDERS, Word.WRONG, cause).name == ladder


GREEDY = submission("wrong_answer/first_digit_that_fits.py")


@parametrize_cases(
    Case("a greedy loop", source=GREEDY, searches=False),
    Case(
        "a loop that steps back",
        source=GREEDY.replace("= d\n", "= d\n" + " " * 28 + "at -= 1\n"),
        searches=True,
    ),
    Case("a digit that is only tried", source="b[k] = d\nb[k] = '.'", searches=False),
    Case("candidates that are taken out", source="c[k] -= d", searches=False),
    Case("candidates that come back", source="c[k] |= d\nc[k] -= d", searches=True),
    Case("a call at the end of its caller", source="def f(x): return f(x)", searches=False),
    Case("a call in a condition", source="def f(x): return f(x) or 1", searches=True),
    Case("a call in a loop", source="def f(x):\n    for k in x: return f(k)", searches=True),
)
def test_loop_that_cannot_go_back_is_not_a_search(source, searches):
    assert is_search(source) == searches


@pytest.mark.parametrize(
    "path",
    [*sorted(APPROACHES.glob("*.py")), *sorted(SUBMISSIONS.glob("accepted/*.py"))],
    ids=lambda path: path.stem,
)
def test_right_solution_is_a_search(path):
    assert is_search(path.read_text(encoding="utf-8"))


def test_attempt_that_prints_too_much_has_the_ladder_of_its_verdict_without_output():
    flood = replace(events.judged(0, Word.OUTPUT), quiet=Word.WRONG)
    assert choose_ladder(LADDERS, flood.failed_as, flood.cause).name == "no name"
    assert choose_ladder(LADDERS, replace(flood, quiet="").failed_as, "").name == "progress"


def test_interview_question_has_a_title_points_and_a_probe():
    asked = read_questions(sudoku().folder)
    assert len({one.title for one in asked}) == len(asked)
    for one in asked:
        assert len(one.points) >= 3, one.title
        assert one.probe or one.when == "plan", one.title
        assert all(len(probe.points) >= 2 for probe in one.probe), one.title


FOLLOWUPS = {folder.name: load_problem(folder) for folder in find_followups(sudoku().folder)}


@parametrize_cases(
    Case("a given", row="x1.......", says="held 1 and now holds 'x'"),
    Case("two cells", row="11.45....", says="was blank and now holds '4'; 1 more changed"),
    Case("three cells", row="..2......", says="held 1 and now holds '.'; 2 more changed"),
)
def test_first_changed_cell_is_named_and_others_counted(row, says):
    none, blanks = FOLLOWUPS["none"], [["."] * 9 for _ in range(8)]
    run = Run(Ending.RETURNED, [[list(row), *blanks]], returned=False)
    assert none.check([[list("11......."), *blanks]], run).endswith(f"]) {says}")


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


@pytest.mark.parametrize("case", load_cases(FOLLOWUPS["sixteen"]), ids=lambda case: case.name)
def test_grid_of_any_size_has_one_solution(case):
    [grid] = FOLLOWUPS["sixteen"].arguments(case)
    assert count(grid, 2, SYMBOLS) == 1
