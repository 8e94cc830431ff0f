"""The follow-ups: each reference solution is accepted, and typical mistakes get a true reason."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.errors import KataError
from harness.folders import find_followups
from harness.interview.questions import read_interview
from harness.judge.judge_solution import judge
from harness.problem_folder import load_problem
from harness.run import Ending, Limits, Run
from harness.solution_files import Solution, find_approaches, load_solution
from harness.which_problem import choose_problem, steps_of
from harness.why.judge_and_explain import Terms, judge_and_explain
from p0037_sudoku_solver.board import SYMBOLS
from tests.p0037_sudoku_solver.plain_counter import count
from tests.support import SUBMISSIONS, UNTOUCHED, submission, sudoku

WITHOUT_RECURSION = SUBMISSIONS / "followups" / "no_recursion"
FOLLOWUPS = {folder.name: load_problem(folder) for folder in find_followups(sudoku().folder)}


class Wrong(NamedTuple):
    """A mistake: an edit of the reference solution, and words of the reason that it must get."""

    mistake: str
    old: str
    new: str
    reason: str
    word: str = "Wrong Answer"
    proved: bool = False
    """True if one change at the edited line is proved."""


NO_ANSWER = Wrong(
    "nothing is returned at the end",
    old="        return True",
    new="",
    reason="returned None (is a `return` missing?), expected True or False",
    proved=True,
)
MISTAKES = {
    "valid": [
        Wrong(
            "boxes are not checked",
            old=', ("box", row // 3, col // 3)',
            new="",
            reason="returned True, but box 2 has two 6s: r2c5 (board[1][4]); r3c6 (board[2][5])",
        ),
        Wrong(
            "seven boxes share a number with another",
            old='("box", row // 3, col // 3)',
            new='("box", row // 3 + col // 3)',
            reason="returned False, but no row, column or box holds a digit twice",
            proved=True,
        ),
        Wrong(
            "a blank without a candidate makes it False",
            old="        return True",
            new="""\
        peers = lambda r, c: {board[r][i] for i in range(9)} | {board[i][c] for i in range(9)} | {
            board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] for i in range(9)}
        cells = product(range(9), repeat=2)
        return all(len(peers(r, c) - {"."}) < 9 for r, c in cells if board[r][c] == ".")
""",
            reason="holds a digit twice; that it cannot be solved does not matter here",
        ),
        Wrong(
            "only the first row is looked at",
            old="        return True",
            new="            return True",
            reason="returned True, but column 1 has two 8s: r1c1 (board[0][0]); r4c1 (board[3][0])",
            proved=True,
        ),
        NO_ANSWER,
    ],
    "count": [
        Wrong(
            "it knows no limit",
            old="if found == limit:",
            new="if False:",
            reason="returned 2, expected the limit of 1: there are as many solutions or more",
        ),
        Wrong(
            "a digit is only taken back after a failure",
            old="""\
                self.board[row][col] = "."
                if""",
            new="""\
                if not found:
                    self.board[row][col] = "."
                if""",
            reason="returned 1, expected 2; the limit was 10",
            proved=True,
        ),
        Wrong(
            "the givens are not compared",
            old="            return 0",
            new="            pass",
            reason="returned 1, expected 0: the givens clash",
        ),
        Wrong(
            "it says that there is a solution, not how many",
            old="return self.count(0, limit)",
            new="return self.count(0, limit) > 0",
            reason="returned the bool True, expected an int",
        ),
        Wrong(
            "each level counts up to the whole limit",
            old="""limit - found)
                self.board[row][col] = "."
                if found ==""",
            new="""limit)
                self.board[row][col] = "."
                if found >=""",
            reason="expected the limit of 100: there are as many solutions or more",
        ),
    ],
    "none": [
        Wrong(
            "the givens are not compared",
            old="            return False\n        return self",
            new="            pass\n        return self",
            reason="returned True, but the board has no solution: the givens clash",
        ),
        Wrong(
            "a given that clashes is not put back",
            old="        self.board[row][col] = given\n        return clash",
            new="        if clash:\n            return True\n"
            "        self.board[row][col] = given\n        return clash",
            reason="returned False, which is right, but the board is not as it was: "
            "r3c5 (board[2][4]) held 8 and now holds '.'",
        ),
        Wrong(
            "a blank becomes a zero",
            old='                self.board[row][col] = "."\n        return False',
            new='                self.board[row][col] = "0"\n        return False',
            reason="was blank and now holds '0'; ",
        ),
        Wrong(
            "a success is not passed on",
            old="                    return True",
            new="                    pass",
            reason="returned False, but the board has a solution",
            proved=True,
        ),
        Wrong(
            "it fills a copy",
            old="self.board = board",
            new="self.board = deepcopy(board)",
            reason=f"returned True, but {UNTOUCHED}",
            proved=True,
        ),
    ],
    "sixteen": [
        Wrong(
            "the side of a box is three",
            old="isqrt(self.size)",
            new="3",
            reason="IndexError: list index out of range",
            word="Runtime Error",
        ),
        Wrong(
            "the board has nine rows",
            old="self.size = board, len(board)",
            new="self.size = board, min(9, len(board))",
            reason="row 2 has two 1s: r2c3 (board[1][2]), yours; r2c14, given",
        ),
        Wrong(
            "the symbols begin with zero",
            old='SYMBOLS = "1',
            new='SYMBOLS = "01',
            reason="holds '0', expected '1' to '4'",
        ),
        Wrong(
            "it fills a copy and returns it",
            old="        self.fill()\n",
            new="        self.board = deepcopy(board)\n        return self.fill() and self.board\n",
            reason=UNTOUCHED,
            proved=True,
        ),
        Wrong(
            "letters are small",
            old="= SYMBOLS[bit.bit_length() - 1]",
            new="= SYMBOLS[bit.bit_length() - 1].lower()",
            reason="expected '1' to 'G'",
        ),
    ],
    "make": [
        Wrong(
            "other solutions are not looked for",
            old="if any(self.solvable_with(puzzle, row, col, digit) for digit in others):",
            new="if False:",
            reason="the puzzle has another solution: r",
        ),
        Wrong(
            "it stops one given too early",
            old="if givens <= k:",
            new="if givens <= k + 1:",
            reason="the puzzle has 81 givens, expected at most 80",
        ),
        Wrong(
            "holes hold a zero",
            old="return puzzle",
            new='return [["0" if cell == "." else cell for cell in row] for row in puzzle]',
            reason="holds '0', expected '.' or the solution's '",
        ),
        Wrong(
            "the board is dug in place and not returned",
            old="return puzzle",
            new="solution[:] = puzzle",
            reason="returned None (is a `return` missing?), expected nine lists of nine strings",
        ),
        Wrong(
            "rows are texts",
            old="return puzzle",
            new='return ["".join(row) for row in puzzle]',
            reason="returned a list of another shape, expected nine lists of nine strings",
        ),
    ],
    "fits": [
        Wrong(
            "the box is not checked",
            old="board[top + k // 3][left + k % 3] == digit",
            new="False",
            reason="returned True, but box 1 holds 6 already: r2c1 (board[1][0])",
        ),
        Wrong(
            "the corner of the box is not multiplied by three",
            old="top, left = row // 3 * 3, col // 3 * 3",
            new="top, left = row // 3, col // 3",
            reason="returned False, but no other cell of its row, column and box holds 8",
        ),
        Wrong(
            "True is returned after the first cells",
            old="        return True",
            new="            return True",
            reason="returned True, but row 1 holds 3 already: r1c2 (board[0][1])",
            proved=True,
        ),
        Wrong(
            "the last cells are not read",
            old="range(9)",
            new="range(8)",
            reason="returned True, but box 6 holds 7 already: r6c9 (board[5][8])",
            proved=True,
        ),
        NO_ANSWER,
    ],
}
"""The typical mistakes of each follow-up."""


def report_on(followup, source, limits=None, *, explained=False):
    """Judge a text on all cases of a follow-up, until one fails, and perhaps explain that."""
    problem, limits = FOLLOWUPS[followup], limits or Limits()
    solution = Solution(Path("attempt.py"), "attempt.py", source)
    if not explained:
        return judge(problem, solution, load_cases(problem), limits)
    return judge_and_explain(problem, solution, Terms(load_cases(problem), limits))


@pytest.mark.slow
@pytest.mark.usefixtures("steps_decide")
@parametrize_cases(
    *(
        Case(f"{followup}: {wrong.mistake}", followup=followup, wrong=wrong)
        for followup, mistakes in MISTAKES.items()
        for wrong in mistakes
    )
)
def test_a_typical_mistake_is_rejected_with_its_reason_and_proved_where_one_line_is_wrong(
    followup, wrong
):
    """The first complaint is true of what the edited code did."""
    [path] = find_approaches(FOLLOWUPS[followup])
    source = load_solution(path).source
    assert source.count(wrong.old) == 1, f"the reference has {wrong.old!r} not exactly once"
    report = report_on(followup, source.replace(wrong.old, wrong.new), explained=wrong.proved)
    assert report.verdict.word == wrong.word
    assert wrong.reason in report.verdict.reason
    if wrong.proved:
        line = 1 + source[: source.index(wrong.old)].count("\n")
        assert report.verdict.likely.proved
        assert abs(report.verdict.likely.line - line) <= 1


@pytest.mark.slow
@pytest.mark.usefixtures("steps_decide")
def test_a_follow_up_names_the_mistakes_that_its_problem_names():
    endless = submission("time_limit_exceeded/digit_tried_again_after_going_back.py")
    short = Limits(sample_seconds=1)  # it goes on until it is stopped
    likely = report_on("no_recursion", endless, short, explained=True).verdict.likely
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


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=[] if path.stem == "helper" else pytest.mark.slow)
        for path in sorted(WITHOUT_RECURSION.glob("*.py"))
    ],
)
def test_recursion_is_found_whatever_stands_between_the_calls(path):
    """A list as the stack, of iterators or of generators, is accepted."""
    source = path.read_text(encoding="utf-8")
    verdict = report_on("no_recursion", source).verdict
    fields = dict(re.findall(r"^(\w+): (.+)$", source.split('"""')[1], re.MULTILINE))
    assert verdict.word == fields["Verdict"]
    assert fields.get("Reason", "") in verdict.reason


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
    written = len(list((SUBMISSIONS / "followups" / followup).glob("*.py")))
    assert len(MISTAKES.get(followup, ())) + written >= 5, "add entries to MISTAKES above"
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
