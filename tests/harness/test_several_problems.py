"""Tests of several problems in one checkout: the problem, case and file of a command."""

import os
import re
import shlex
from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness import folders, solution_files
from harness.errors import KataError
from harness.judge.judge_solution import judge
from harness.problem import Problem
from harness.problem_folder import read_stub
from harness.run import Limits
from harness.solution_files import LARGEST_SOURCE, load_solution
from harness.which_case import cases_named, choose_cases
from harness.which_problem import choose_problem, name_to_type, usual_folder
from harness.why.report import print_report
from tests.harness.tapes import edited
from tests.support import changed, kata_here, sample_cases, sudoku

QUEENS = "solutions/p0051_n_queens"
SUBSETS = "solutions/p0078_subsets"
SUDOKU = "solutions/p0037_sudoku_solver"
COUNT = "p0037_sudoku_solver/followups/count"


@pytest.fixture
def here(clone):
    return clone.folder


def save(path, seconds):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("class Solution: ...\n", encoding="utf-8")
    os.utime(path, (seconds, seconds))


def typed_in(folder, *words, code=0):
    """Run `kata` in a folder until it ends with an exit code, and return its output."""
    done = kata_here(*words, home=folder, COLUMNS="80")
    assert done.returncode == code, done
    return done.stdout + done.stderr


# --- the problem that a command means --------------------------------------------------------


def test_default_problem_is_that_of_the_attempt_saved_last(here):
    sudoku, queens = here / SUDOKU, here / QUEENS
    save(queens / solution_files.ATTEMPT, 10)
    assert usual_folder().name == "p0051_n_queens"
    save(sudoku / solution_files.ATTEMPT, 20)
    assert usual_folder().name == "p0037_sudoku_solver"
    save(sudoku / "followups/count" / solution_files.ATTEMPT, 40)
    assert usual_folder().name == "count", "a follow-up is a problem"


def test_start_makes_its_problem_the_default(here):
    save(here / QUEENS / solution_files.ATTEMPT, 20)
    assert choose_problem(None, Path("/solution.py")).slug == "p0051_n_queens"
    save(here / SUDOKU / solution_files.ATTEMPT, 10)
    page = " ".join(typed_in(here, "start", "--problem", "37").split())
    assert "is unchanged; most commands now use this problem by default." in page
    assert choose_problem(None, Path("/solution.py")).slug == "p0037_sudoku_solver"


@parametrize_cases(
    Case(
        "of a problem",
        source="class Solution:\n    def combine(self, n, k):",
        slug="p0077_combinations",
    ),
    Case(
        "of the default",
        source="    def exist(self):\n    def solveNQueens(self):",
        slug=QUEENS[10:],
    ),
    Case("of a follow-up", source="    def fits(self, row):", slug=QUEENS[10:]),
    Case("a function", source="def combine(n, k):", slug=QUEENS[10:]),
)
def test_problem_is_found_by_method_when_the_file_lies_elsewhere(here, source, slug):
    save(here / QUEENS / solution_files.ATTEMPT, 10)
    file = here / "paste.py"
    file.write_text(source, encoding="utf-8")
    assert choose_problem(None, file).slug == slug


def test_default_problem_in_a_fresh_clone_is_the_one_in_pyproject(here, monkeypatch):
    for name in ("p0001_first", "p0002_second", "p0003_third"):
        (here / "problems" / name).mkdir(parents=True)
    monkeypatch.setattr(folders, "PROBLEMS", here / "problems")
    assert usual_folder().name == "p0001_first", "the first one, without a name"
    named = here / "pyproject.toml"
    named.write_text('[tool.kata]\nproblem = "p0002_second"\n', encoding="utf-8")
    assert usual_folder().name == "p0002_second"
    save(here / "solutions/p0003_third" / solution_files.ATTEMPT, 10)
    assert usual_folder().name == "p0003_third"


@pytest.mark.parametrize("slug", ["p0051_n_queens", COUNT])
def test_problem_is_named_by_number_name_slug_or_folder(slug, monkeypatch):
    """A number selects only its own problem, even if it is part of another number: 51 of 510."""
    known = [*folders.find_problems(), folders.PROBLEMS / "p0510_another"]
    monkeypatch.setattr(folders, "find_problems", lambda: known)
    short = ["count", "37/count"] if slug == COUNT else ["51"]
    for wanted in (*short, slug, folders.PROBLEMS / slug):
        assert choose_problem(str(wanted)).slug == slug


@parametrize_cases(
    Case("a follow-up", file=f"{SUDOKU}/followups/count/mine.py", name="37/count"),
    Case("in a folder of it", file=f"{SUDOKU}/followups/count/old/mine.py", name="37/count"),
    Case("its problem", file=f"{SUDOKU}/mine.py", name="37"),
    Case("no such follow-up", file=f"{SUDOKU}/followups/gone/mine.py", name="37"),
)
def test_problem_of_a_file_is_that_of_its_folder(here, file, name):
    save(here / QUEENS / solution_files.ATTEMPT, 10)
    assert folders.problem_name(choose_problem(None, here / file).folder) == name


def test_ambiguous_name_of_a_follow_up_is_refused_with_the_candidates(monkeypatch):
    known = [*folders.all_folders(), folders.PROBLEMS / QUEENS[10:] / "followups/count"]
    monkeypatch.setattr(folders, "all_folders", lambda: known)
    with pytest.raises(KataError, match=r"'count'; choose from 37/count, 51/count$"):
        choose_problem("count")
    assert choose_problem("37/count").slug == COUNT


@parametrize_cases(
    Case("unknown", wanted="99", why="unknown problem '99'; choose from 17, .*51, "),
    Case("no such folder", wanted="problems/p0099", why="unknown problem 'problems/p0099'; "),
    Case(
        "no such follow-up",
        wanted="51/count",
        why="unknown problem '51/count' (did you mean '37",
    ),
)
def test_invalid_problem_name_is_refused(wanted, why):
    with pytest.raises(KataError, match=why.replace("(", r"\(")):
        choose_problem(wanted)


def test_suggested_command_names_the_problem_only_when_it_is_not_the_default(here):
    queens = choose_problem("51")
    assert name_to_type(queens) == "51"
    assert name_to_type(choose_problem("37")) == ""
    assert name_to_type(choose_problem("37/count")) == "37/count"
    assert name_to_type(choose_problem("36")) == "37/valid", "by its number on LeetCode"
    save(here / QUEENS / solution_files.ATTEMPT, 10)
    assert name_to_type(queens) == ""
    assert name_to_type(choose_problem("37")) == "37"
    save(here / SUDOKU / "followups/count" / solution_files.ATTEMPT, 20)
    assert name_to_type(choose_problem("37")) == "37", "the problem of the follow-up, too"
    assert name_to_type(choose_problem("37/count")) == ""
    assert name_to_type(queens, "37/count") == "", "a command about another problem"


@pytest.mark.parametrize("command", ["test", "replay", "page"])
def test_problem_without_an_attempt_is_refused_with_the_command_that_begins_it(here, command):
    page = typed_in(here, command, "--problem", "count", code=2)
    attempt = f"{SUDOKU}/followups/count/my_solution.py"
    assert page == (
        f"kata: you have no attempt yet: `kata start PROBLEM=37/count` writes {attempt}\n"
    )


def advised(page):
    """Return the commands that the end of a page advises, without the practice screen."""
    lines = re.findall(r"^(?:Next)? +(?:.*   )?kata (.+)$", page, re.MULTILINE)
    return [words for words in map(shlex.split, lines) if words[0] != "practice"]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["17", "46", "51"])
def test_each_suggested_command_runs(here, name):
    problem = choose_problem(name)
    attempt = solution_files.attempt_path(problem)
    reference = attempt.with_stem(problem.reference).read_text(encoding="utf-8")
    page = typed_in(here, "start", "--problem", name)
    texts = (read_stub(problem.folder).replace("pass", "return 0"), 1), (reference, 0)
    for source, code in texts:
        for words in advised(page):
            done = kata_here(*words, home=here)
            assert done.returncode in (0, 1), done
        attempt.write_text(source, encoding="utf-8")
        page = typed_in(here, "judge", code=code)
        assert advised(page) or "    kata practice PROBLEM=" in page, page
    assert not any(kata_here(*words, home=here).returncode for words in advised(page))


# --- what a problem without hooks of its own gets --------------------------------------------


@pytest.mark.usefixtures("unexplained")
def test_wrong_returned_answer_is_shown_without_a_drawing_hook_and_cut_when_long(here):
    file = f"{QUEENS}/wrong.py"
    source = edited("p0051_n_queens/sets", ("remove", "discard"), ("row + col in rising", "0"))
    (here / file).write_text(source, encoding="utf-8")
    page = typed_in(here, "judge", file, "--case", "four", code=1)
    assert "Reason  board 2: queens at " in page
    assert "Input   n = 4\n" in page
    assert f"kata judge PROBLEM=51 SOLUTION={file}" in page
    page = typed_in(here, "judge", file, "--input", "7", code=1)
    assert "Input   n = 7\n" in page
    assert "…\n" in page.partition("Output  [[")[2]


@parametrize_cases(
    Case("by its name", name="17", given={"digits": "23"}),
    Case("by its source", name="46", given={"nums": [1, 2, 3]}),
    Case("after cases of our own", name="51", given={"n": 4}),
)
def test_run_uses_leetcodes_first_example_when_no_case_is_chosen(name, given):
    [case] = choose_cases(choose_problem(name), single=True)
    assert case.input == given


@parametrize_cases(
    Case(
        "tuples in a list",
        name="78",
        code="subsets(self, nums): return [x for k in range(11) for x in combinations(nums, k)]",
    ),
    Case("tuples only", name="46", code="permute(self, nums): return tuple(permutations(nums))"),
)
def test_tuple_is_read_as_a_list(here, name, code):
    file = here / "tuples.py"
    file.write_text(f"class Solution:\n    def {code}\n")
    assert typed_in(here, "judge", file, "--problem", name).startswith("Accepted")


def test_stress_comparison_is_refused_before_any_measurement_when_there_are_no_cases(here):
    done = kata_here("compare", "--problem", "51", "--stress", home=here)
    assert (done.returncode, done.stdout) == (2, "")
    assert "has no stress cases" in done.stderr


def test_answer_in_the_argument_is_the_output_without_a_drawing_hook(capsys):
    problem = changed(sudoku(), focus=Problem.focus)
    source = "class Solution:\n    def solveSudoku(self, board): board[0][0] = 'Q'\n"
    solution = solution_files.Solution(Path("attempt.py"), source)
    print_report(judge(problem, solution, sample_cases()[:1], Limits()))
    page = capsys.readouterr().out
    assert "Input   board = [[" in page
    assert 'Output  [["Q", ' in page


@parametrize_cases(
    Case("not UTF-8", content=b"x = 1\n# \xff\n", message="a.py:2: byte 0xff is not valid UTF-8"),
    Case("one byte too long", content=b"#" * (LARGEST_SOURCE + 1), message="than 1,048,576 bytes"),
)
def test_unreadable_solution_is_reported_in_one_line(tmp_path, content, message):
    (tmp_path / "a.py").write_bytes(content)
    with pytest.raises(KataError) as raised:
        load_solution(tmp_path / "a.py")
    assert message in str(raised.value)
    assert "\n" not in str(raised.value)


def test_solution_may_have_any_line_ends_and_a_byte_order_mark(tmp_path):
    (tmp_path / "a.py").write_bytes(b"\xef\xbb\xbfx = 1\r\ny = 2\rz = 3\n")
    assert load_solution(tmp_path / "a.py").source == "x = 1\ny = 2\nz = 3\n"


def test_solution_of_the_largest_size_is_read(tmp_path):
    (tmp_path / "a.py").write_bytes(b"#" * LARGEST_SOURCE)
    assert len(load_solution(tmp_path / "a.py").source) == LARGEST_SOURCE


BOARD = "39-minute board"


@parametrize_cases(
    Case("without its hyphen", part="half turn symmetry", names=["Half-turn symmetry"]),
    Case("with capitals", part="EXAMP", names=["LeetCode's example"]),
    Case("of several cases", part="39-minute", names=[BOARD, f"{BOARD}, rearranged"]),
    Case("the whole, which is a part of others", part=BOARD.upper(), names=[BOARD]),
)
def test_case_is_found_by_part_of_its_name(part, names):
    assert [case.name for case in cases_named(sudoku(), part)] == names


def test_error_for_an_unknown_case_lists_the_closest_names():
    missing = (
        "no sample case has 'Leetcodes' in its name; the closest names are: LeetCode's example"
    )
    with pytest.raises(KataError, match=missing):
        cases_named(sudoku(), "Leetcodes", ("sample",))
