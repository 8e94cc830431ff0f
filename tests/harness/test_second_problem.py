"""A second problem is two new folders: N-Queens, which takes a number and returns boards."""

import os
import re
import shutil
from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness import load
from harness.errors import KataError
from harness.which_problem import choose_problem, name_to_type
from tests.support import kata_here
from tests.two_problems import install

QUEENS = "solutions/p0051_n_queens"
SUDOKU = "solutions/p0037_sudoku_solver"
IN_PLACE = f"{QUEENS}/followups/in_place/first_board.py"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory):
    """The folder of a checkout with two problems and a third one's name, taken for our own."""
    folder = tmp_path_factory.mktemp("two")
    shutil.copytree(load.PROBLEMS / "p0037_sudoku_solver", folder / "problems/p0037_sudoku_solver")
    (folder / SUDOKU).mkdir(parents=True)
    (folder / "problems/p0510_another").mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(load, "PROBLEMS", install(folder) / "problems")
        patch.setattr(load, "SOLUTIONS", folder / "solutions")
        yield folder
    choose_problem("37")  # the modules of the real one again


@pytest.fixture
def here(checkout):
    """The folder of that checkout, without an attempt and without the file of another test."""
    yield checkout
    for file in (*checkout.rglob(load.ATTEMPT), *checkout.rglob("wrong.py")):
        file.unlink()
    shutil.rmtree(checkout / ".kata", ignore_errors=True)


def save(path, seconds):
    """Save an attempt at a moment, in seconds since 1970."""
    path.write_text("class Solution: ...\n", encoding="utf-8")
    os.utime(path, (seconds, seconds))


def typed_in(folder, *words, code=0):
    """Run `kata` in a checkout, which must end with an exit code. Return what was printed."""
    done = kata_here(*words, home=folder, COLUMNS="80")
    assert done.returncode == code, done
    return done.stdout + done.stderr


@pytest.mark.slow
def test_the_problem_that_is_meant_is_the_one_saved_last(here):
    sudoku, queens = here / SUDOKU, here / QUEENS
    assert choose_problem(None).slug == "p0037_sudoku_solver"
    save(queens / "my_solution.py", 10)
    assert choose_problem(None).slug == "p0051_n_queens"
    save(sudoku / "my_solution.py", 20)
    assert choose_problem(None).slug == "p0037_sudoku_solver"
    save(queens / "followups/in_place/my_solution.py", 30)
    assert choose_problem(None).slug == "p0051_n_queens"


def test_a_file_directly_below_the_root_is_of_the_usual_problem(here):
    save(here / QUEENS / "my_solution.py", 10)
    assert choose_problem(None, Path("/solution.py")).slug == "p0051_n_queens"


def test_in_a_fresh_clone_the_problem_that_pyproject_names_is_meant(here):
    """A problem with a lower number changes nothing for those who have the clone already."""
    assert choose_problem(None).slug == "p0037_sudoku_solver", "the first one, without a name"
    named = here / "pyproject.toml"
    named.write_text('[tool.kata]\nproblem = "p0051_n_queens"\n', encoding="utf-8")
    assert choose_problem(None).slug == "p0051_n_queens"
    save(here / SUDOKU / "my_solution.py", 10)
    assert choose_problem(None).slug == "p0037_sudoku_solver"
    named.unlink()


@pytest.mark.parametrize("wanted", ["51", "p0051_n_queens", "queens"])
@pytest.mark.usefixtures("here")
def test_a_problem_is_named_by_its_number_its_slug_or_a_part_of_that(wanted):
    """A number is its own, even where it is a part of another one's: of 510."""
    assert choose_problem(wanted).slug == "p0051_n_queens"


@pytest.mark.usefixtures("here")
@parametrize_cases(
    Case("unknown", wanted="99", why=r"no problem is called '99'; choose from p0037\w+, p0051\w+"),
    Case("not clear", wanted="p00", why=r"several problems match `. --problem p00`: p0037"),
)
def test_a_problem_that_is(wanted, why):
    """It is answered with those that can be named."""
    with pytest.raises(KataError, match=why):
        choose_problem(wanted)


def test_a_command_names_the_problem_only_while_another_is_meant(here):
    queens = choose_problem("51")
    assert name_to_type(queens) == "51"
    assert name_to_type(choose_problem("51", followup="in_place")) == "51"
    assert name_to_type(choose_problem("37")) == ""
    save(here / QUEENS / "my_solution.py", 10)
    assert name_to_type(queens) == ""


@pytest.mark.slow
def test_an_attempt_goes_from_leetcodes_empty_stub_to_accepted(here):
    """Each page advises what can be typed at that moment."""
    own, right = here / QUEENS / load.ATTEMPT, (here / QUEENS / "sets.py").read_text("utf-8")
    save(here / SUDOKU / load.ATTEMPT, 10)
    assert f"Fill in {QUEENS}/my_solution.py." in typed_in(here, "start", "--problem", "51")
    stub = own.read_text(encoding="utf-8")
    assert stub.endswith("def solveNQueens(self, n: int) -> List[List[str]]:\n        pass\n")
    page = typed_in(here, "judge", code=1)
    assert "Likely  the method does nothing yet" in page
    assert "how to begin                       kata hint\n" in page
    assert "Hint 1 of 5 on the search" in typed_in(here, "hint")
    own.write_text(right.replace("row + at in rising", "0"), encoding="utf-8")
    page = typed_in(here, "judge", code=1)
    assert " kata hint\n" in page.partition("Next ")[2]
    assert "replay" not in page, "a number cannot be watched"
    own.write_text(right, encoding="utf-8")
    assert typed_in(here, "test").startswith("Accepted  5/5 cases")
    assert "Accepted\n" in typed_in(here, "run", "--case", "example")
    save(here / SUDOKU / load.ATTEMPT, own.stat().st_mtime + 60)
    assert "1       2      1" in typed_in(here, "log", "--problem", "51")
    page = typed_in(here, "hint", "--problem", "51", code=2)
    assert "kata again --problem=51` begins a new rep" in page
    page = typed_in(here, "again", "--problem", "51")
    assert f"{QUEENS}/my_solution.py is the stub again" in page
    page = typed_in(here, "again", "--problem", "51", "--approach", "bits")
    assert "with the idea of bits in a comment" in " ".join(page.split())
    assert "search like bits" not in page, "no search of it is saved"


@pytest.mark.usefixtures("unchanged")
def test_a_wrong_answer_that_is_returned_is_shown_without_any_hook_for_drawing(here):
    text = (here / QUEENS / "sets.py").read_text(encoding="utf-8").replace("remove", "discard")
    (here / QUEENS / "wrong.py").write_text(text.replace("row + at in rising", "0"))
    done = kata_here("judge", f"{QUEENS}/wrong.py", cwd=here)
    assert done.returncode == 1
    assert "the queens of rows 2 and 3 attack each other" in done.stdout
    assert "Input   [4]" in done.stdout
    assert f"kata judge --problem=51 --solution={QUEENS}/wrong.py" in done.stdout
    done = kata_here("judge", f"{QUEENS}/wrong.py", "--board", "7", cwd=here)
    assert "Input   [7]" in done.stdout
    assert "…\n" in done.stdout.partition("Output  [[")[2], "it is cut where it is too long"


@pytest.mark.usefixtures("unexplained")
def test_a_value_of_a_type_that_json_lacks_is_shown_as_it_writes_itself(here):
    file = here / QUEENS / "wrong.py"
    file.write_text("class Solution:\n    def solveNQueens(self, n): return ('Q',), [('.',)]\n")
    page = kata_here("judge", file, cwd=here).stdout
    assert "Reason  returned the tuple (('Q',), [('.',)]), expected a list of boards" in page
    assert "Output  (('Q',), [('.',)])" in page


@parametrize_cases(
    Case("not a number", board="x", why="'x' is not a number of queens"),
    Case("a number that the problem refuses", board="12", why="n is 12, expected 1 to 9"),
)
def test_an_input_of_ones_own_that_does_not_fit_is_refused_in_a_sentence(here, board, why):
    done = kata_here("judge", f"{QUEENS}/sets.py", "--board", board, cwd=here)
    assert (done.returncode, done.stderr) == (2, f"kata: `--board`: {why}\n")


@pytest.mark.parametrize("option", ["--spread", "--stress"])
def test_a_comparison_that_a_problem_has_no_boards_for_is_refused_before_any_is_made(here, option):
    done = kata_here("compare", "--problem", "51", option, cwd=here)
    assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.slow
@parametrize_cases(
    Case("a number", followup=(), rows=("bits Accepted 5/5", "sets Accepted 5/5")),
    Case("a large grid", followup=("--followup", "in_place"), rows=("first_board Accepted 3/3",)),
)
def test_where_no_solution_can_be_recorded_on_all_boards_only_times_are_compared(
    here, followup, rows
):
    page = typed_in(here, "compare", "--problem", "51", *followup)
    assert all(row in " ".join(page.split()) for row in rows)
    assert "Counts" not in page


@pytest.mark.slow
@parametrize_cases(
    Case("a number", file=f"{QUEENS}/sets.py", case="example", what="hands over no grid"),
    Case("a large grid", file=IN_PLACE, case="twelve", what="hands over a grid of 144 cells"),
)
def test_what_cannot_be_watched_is_refused_in_a_sentence_that_says_what_can(here, file, case, what):
    for command in ("replay", "page"):
        done = kata_here(command, file, "--case", case, cwd=here)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert what in done.stderr
        assert "a list of equally long lists with at most 128 cells" in done.stderr


@pytest.mark.slow
def test_an_answer_in_the_argument_is_shown_as_the_output(here):
    file = here / QUEENS / "wrong.py"
    file.write_text("class Solution:\n    def placeQueens(self, board): board[0][0] = 'Q'\n")
    done = kata_here("judge", file, "--followup", "in_place", cwd=here)
    assert done.returncode == 1
    assert 'Output  [["Q", ".", ".", "."], [".", ".", ".", "."]' in done.stdout


@pytest.mark.slow
def test_a_search_on_a_board_that_is_handed_over_is_watched(here, tmp_path):
    chosen = IN_PLACE, "--case", "Four queens"
    page = typed_in(here, "replay", *chosen)
    assert "8 placed, 4 undone" in page
    assert "| Q' .  .  . |" in page
    assert "5 start cell;  5# changed;  5' placed;  5! not in the answer" in page
    typed_in(here, "page", *chosen, "--save", tmp_path / "queens.html")
    html = (tmp_path / "queens.html").read_text(encoding="utf-8")
    assert "first_board solved the board" in html
    assert "N-Queens in place" in html
    assert "a value that was placed" in html
    shown = re.sub(r"(?s)<(style|script).*?</\1>|<[^>]*>", "", html)
    assert not re.search(r"\b(digit|given)s?\b", shown)
