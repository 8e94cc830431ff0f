"""Tests of the explanation of a failed case: shrinking, time, kept state, pages."""

import math
import re
from contextlib import nullcontext
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from threading import Event
from types import SimpleNamespace
from unittest.mock import Mock

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness import errors
from harness.calls import Call, CallEnd, CallTree
from harness.cases import load_cases
from harness.judge.outcome import Explanation, Judged, Verdict, Word
from harness.judge.stopping import StoppedError, check_stopped, stopped_by
from harness.problem import Words
from harness.run import Ending, Limits, RaisedException, Recorded, Run, Times
from harness.solution_files import Solution
from harness.which_case import cases_named, choose_cases
from harness.which_problem import choose_problem
from harness.why import failing as failing_case
from harness.why.budget import MOST_CLOCK, Budget
from harness.why.edits import make_edits
from harness.why.failing import Failing
from harness.why.how_far import MANY, describe_copies, describe_progress, describe_timeout, is_empty
from harness.why.judge_and_explain import Terms, judge_and_explain
from harness.why.kept_state import kept_state, leak_of
from harness.why.program import Program
from harness.why.smallest_input import STEPS_TO_END, shrink, smallest_endless
from harness.why.trials import Trials
from p0037_sudoku_solver.board import CELLS, at, parse_board
from p0037_sudoku_solver.oracle import count_solutions
from tests.harness.tapes import SIZE, SOLUTION, edited, submission_of, taped
from tests.harness.why.test_find_change import failing
from tests.support import (
    APPROACHES,
    EXAMPLE,
    WRONG,
    changed,
    judged,
    judged_as,
    sample_cases,
    submission,
    sudoku,
)

EXAMPLE_CASE = tuple(cases_named(sudoku(), EXAMPLE, ("sample",)))


def shrink_board(board, fails):
    [smallest] = sudoku().shrink([board], lambda arguments: fails(arguments[0]))
    return smallest


def test_failing_board_is_shrunk_to_the_fewest_blanks():
    """A solution that cannot place a 7 in row one fails on that one blank."""
    board = parse_board(EXAMPLE_CASE[0].input["board"])
    assert shrink_board(board, lambda _: False) == board, "nothing smaller fails, so it stays"
    smallest = shrink_board(board, lambda one: one[0][6] == one[0][7] == ".")
    assert [row.count(".") for row in smallest] == [2, 0, 0, 0, 0, 0, 0, 0, 0]
    assert count_solutions(smallest, 2) == 1


def test_board_is_shrunk_again_after_a_later_blank_is_filled():
    """A single pass from the last blank to the first would leave the third blank."""
    board = parse_board(EXAMPLE_CASE[0].input["board"])
    first, kept, third = [cell for cell in CELLS if at(board, cell) == "."][:3]

    def fails(one):
        return at(one, kept) == "." and (at(one, third) == "." or at(one, first) != ".")

    smallest = shrink_board(board, fails)
    assert [cell for cell in CELLS if at(smallest, cell) == "."] == [kept]


def test_accepted_solution_is_not_run_again(tmp_path):
    noted = f"-> None:\n        open({str(tmp_path / 'runs')!r}, 'a').write('.')\n"
    source = submission("accepted/raw_paste.py").replace("-> None:\n", noted, 1)
    report = judged(source, explained=True)
    assert (report.verdict.word, report.explanation) == ("Accepted", Explanation())
    assert (tmp_path / "runs").read_text() == "." * len(sample_cases())


def test_stub_is_empty_until_a_line_or_another_class_is_added():
    """A stub above a draft was not judged, nor was a helper's method."""
    stub = (sudoku().folder / "stub.py").read_text(encoding="utf-8")
    assert is_empty(stub, "solveSudoku")
    assert not is_empty(stub + "        board[0] = 1\n", "solveSudoku")
    draft = "class Solution:\n    def solveSudoku(self, board):\n        board[0] = 1\n"
    assert not is_empty(stub + "\n\n" + draft, "solveSudoku")
    assert is_empty(draft + "\n\n" + stub, "solveSudoku")
    assert not is_empty(stub.replace("Solution", "Helper") + "\n\n" + draft, "solveSudoku")


def test_traceback_quotes_the_failing_line_despite_odd_line_ends():
    """Pasted text may hold form feeds, which `str.splitlines` treats as the end of a line."""
    told = judged(submission_of("1 / 0", above="# \x0c \x1c \u2028\n")).judged[0].run.error
    assert "line 4, in solveSudoku\n    1 / 0\n" in told


@pytest.mark.slow
def test_timed_out_search_is_described_without_a_guess():
    case = tuple(cases_named(sudoku(), "39-minute board", ("stress",)))
    source = (APPROACHES / "recursive_index.py").read_text(encoding="utf-8")
    report = judged(source, case, Limits(seconds=0.05), explained=True)
    assert (report.verdict.word, report.verdict.likely) == ("Time Limit Exceeded", None)
    assert re.fullmatch(
        r"in its first [\d,]+ writes it undid [\d,]+ digits, and did not get past row \d",
        report.explanation.seen,
    )


@parametrize_cases(
    Case(
        "a row before the last one with blanks",
        changes=[(2 * SIZE, "1")],
        most=9,
        words="in its only write it undid no value, and did not get past row 3",
    ),
    Case(
        "the last row with blanks",
        changes=[(3 * SIZE + 1, "1")],
        most=9,
        words="in its only write it undid no value, and got as far as the last row with blanks",
    ),
    Case(
        "the last row, before writes of which most are not kept",
        changes=[(3 * SIZE + 1, "1"), *[(0, "1"), (0, ".")] * 4],
        most=1,
        words="in its first 9 writes it undid 4 values, and got as far as the last row with blanks",
    ),
    Case(
        "unknown where most writes are not kept",
        changes=[(0, "1"), *[(3 * SIZE + 1, "1"), (3 * SIZE + 1, ".")] * 4],
        most=1,
        words="in its first 9 writes it undid 4 values",
    ),
)
def test_progress_of_a_timed_out_search_is_its_last_row(changes, most, words):
    trace = taped(changes, most=most)
    assert describe_progress(trace, Words()) == words


COPIES = dedent("""\
    def search(board):
        other = copy.deepcopy(board)
        search(other)
""")


@parametrize_cases(
    Case("in each call", source=COPIES, calls=MANY, says="line 2 made deep copies in the first"),
    Case("in a few calls", source=COPIES, calls=MANY - 1, says=""),
    Case("of the rows", source=COPIES.replace("copy.deepcopy", "list"), calls=MANY, says=""),
)
def test_deep_copies_are_named_when_a_search_times_out(source, calls, says):
    call = Call("search", 1, 3, {}, before=0, after=0, end=CallEnd.OPEN)
    told = describe_copies(CallTree((call,) * calls), source)
    assert told.startswith(says)
    assert bool(told) is bool(says)


def test_search_on_a_full_grid_has_no_progress():
    trace = taped([(0, "#"), (0, "3")], grid=SOLUTION)
    assert describe_progress(trace, Words()) == ""


def shrunk_of(source, effort=math.inf, runs_before=0, **options):
    """Return the smallest board found on which a source fails as it does on LeetCode's example."""
    one = failing(source, ("sample",), EXAMPLE)
    with Trials(one, Budget(math.inf)) as some:
        for _ in range(runs_before):
            some.session.run(one.arguments)
        return shrink(some.session, one, Budget(effort), **options)


@parametrize_cases(
    Case("an exception that names a value", body="{}[str(board)]", blanks=1),
    Case("one of the same type", body="{}[0] if str(board).count('.') > 20 else [][0]", blanks=21),
    Case(
        "a board that is left untouched",
        body="if str(board).count('.') < 20: board[0][:] = '1' * 9",
        blanks=20,
    ),
)
def test_shrunk_board_fails_in_the_same_way(body, blanks):
    """The message of a KeyError differs on almost every board, and is ignored."""
    smallest = shrunk_of(submission_of(body)).arguments[0]
    assert sum(row.count(".") for row in smallest) == blanks


@pytest.mark.usefixtures("unchanged", "steps_decide")
def test_failing_input_of_another_problem_is_shrunk():
    queens = choose_problem("51")
    source = edited("p0051_n_queens/sets", ("if row == n:", "if row == n < 5:"))
    cases = tuple(choose_cases(queens, "Seven queens"))
    report = judged(source, cases, explained=True, problem=queens)
    assert report.explanation.shrunk.arguments == [5]


@parametrize_cases(
    Case("ends after twice the first limit", needed=2 * STEPS_TO_END, raised="", endless=False),
    Case("never ends", needed=math.inf, raised="", endless=True),
    Case("runs out of memory", needed=0, raised="MemoryError", endless=True),
)
def test_search_counts_as_endless_only_if_it_exceeds_a_raised_limit(needed, raised, endless):
    def run(_source, _arguments, steps, _seconds):
        ending = Ending.STEPS if steps < needed else Ending.RAISED
        return Run(ending, raised=RaisedException(raised))

    assert bool(smallest_endless(failing(WRONG), SimpleNamespace(run=run))) is endless


def test_shrinking_reports_that_it_was_stopped_at_its_limit():
    shrunk = shrunk_of(WRONG, most_runs=3)
    assert (shrunk.runs, shrunk.complete) == (3, False)
    assert shrunk_of(WRONG, effort=0.0) is None


def test_shrinking_does_not_depend_on_earlier_runs():
    """Shrinking has its own limit on runs, whatever the number of processors."""
    body = "self.seen.append(board)\nif len(self.seen) > 5: 1 / 0"
    source = submission_of(body).replace("Solution:", "Solution:\n    seen = []\n")
    assert shrunk_of(source, runs_before=5, most_runs=3).runs == 3


def explained(**hooks):
    solution = Solution(Path("a.py"), WRONG)
    return judge_and_explain(changed(sudoku(), **hooks), solution, Terms(EXAMPLE_CASE))


def test_stop_during_explaining_raises_stopped_error(monkeypatch):
    stop = Event()

    def stop_now(*_arguments, **_options):
        stop.set()
        check_stopped()

    for part in ("find_change.find_change", "starting_point.make_edits"):
        monkeypatch.setattr(f"harness.why.{part}", stop_now)
        with stopped_by(stop), pytest.raises(StoppedError):
            explained()
        stop.clear()
        monkeypatch.undo()
    with stopped_by(stop), pytest.raises(StoppedError):
        explained(diagnose=stop_now)


def fails(*_arguments, **_options):
    raise ZeroDivisionError


@pytest.fixture
def notes(monkeypatch):
    """Return the notes on internal errors, which are expected only by the tests that cause them."""
    found = []
    monkeypatch.setattr("harness.errors.note", found.append)
    return found


@pytest.mark.slow
def test_rest_of_the_report_is_printed_when_the_diagnosis_raises(monkeypatch, notes):
    """An error is raised only if `KATA_DEBUG` is set."""
    report = explained(diagnose=fails)
    assert (report.verdict.word, report.explanation.shrunk is None) == ("Wrong Answer", False)
    assert ["the diagnosis failed" in one for one in notes] == [True]
    monkeypatch.setenv("KATA_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        explained(diagnose=fails)


@pytest.mark.usefixtures("unchanged")
def test_remaining_rules_are_applied_when_one_raises(monkeypatch, notes):
    expected = judged(WRONG, explained=True).verdict.likely
    # as it is loaded now: a test of the loader may have loaded the problem again
    order = import_module("p0037_sudoku_solver.diagnosis")
    first, *others = order.RULES
    broken = order.in_any_case(fails)
    monkeypatch.setattr(order, "RULES", (broken, first, *others))
    assert judged(WRONG, explained=True).verdict.likely == expected
    assert {"a rule of Sudoku failed" in one and "ZeroDivisionError" in one for one in notes} == {
        True
    }


def test_other_edits_are_made_when_a_function_raises(monkeypatch, notes):
    monkeypatch.setattr("harness.why.edits.THEN", (fails,))
    assert {"undo", "text"} <= {one.kind for one in make_edits(Program(WRONG), {"."})}
    assert ["fails failed" in one for one in notes] == [True]


def test_internal_errors_are_logged_with_their_tracebacks(tmp_path, monkeypatch):
    file = tmp_path / ".kata" / "errors.txt"
    monkeypatch.undo()  # else the test fails at the first note
    monkeypatch.setattr(errors, "NOTES", file)
    for _ in range(2):
        with errors.guarded("the rule x"):
            fails()
    text = file.read_text(encoding="utf-8")
    assert (text.count("the rule x failed"), "ZeroDivisionError" in text) == (2, True)


def test_explaining_stops_when_its_time_is_over():
    report = judged(WRONG, explained=True, explain_seconds=0.0)
    assert report.explanation.cut_off is Ending.STEPS


@pytest.mark.slow
def test_time_to_explain_starts_when_the_case_has_failed(monkeypatch):
    left = []

    def explain(_failing, budget):
        left.append(budget.exit.clock_left)
        return Explanation()

    monkeypatch.setattr("harness.why.explain.explain", explain)
    source, limits = submission_of("__import__('time').sleep(60)"), Limits(seconds=0.2)
    judged(source, EXAMPLE_CASE, limits, explained=True, explain_seconds=1.0)
    assert left[0] > MOST_CLOCK * 1.0 - limits.wall_seconds


SOLVED = next(sudoku().answers(sudoku().arguments(EXAMPLE_CASE[0])))
PASSES, FAILS = Run(Ending.RETURNED, arguments=[SOLVED]), Run(Ending.TIME)


@parametrize_cases(
    Case("a time-out", ending=Ending.TIME, runs=[PASSES, FAILS], kept=False),
    Case("a time-out by the clock", ending=Ending.WALL, runs=[PASSES, FAILS], kept=False),
    Case("a wrong answer", ending=Ending.RETURNED, runs=[PASSES, FAILS], kept=False),
    Case("it passes again", ending=Ending.TIME, runs=[PASSES] * 5, kept=False),
    Case("it fails", ending=Ending.TIME, runs=[*[PASSES] * 3, *[PASSES, FAILS] * 3], kept=True),
)
def test_kept_state_is_named_if_the_case_passes_alone_and_fails_after_others(
    monkeypatch, ending, runs, kept
):
    """Near the limit, it could pass by chance, so it has half its time after a time-out.

    It could pass or fail by chance at any time, so it is run three times alone, and three times
    after the others.
    """
    monkeypatch.setattr(failing_case, "Session", lambda *_, **__: nullcontext())
    budget, solution = Mock(spent=False), Solution(Path("a.py"), "seen = []")
    budget.share.return_value = budget
    budget.run.side_effect = runs
    failed = Judged(EXAMPLE_CASE[0], Run(ending), Verdict(Word.WRONG))
    one = Failing(sudoku(), solution, failed, [failed], [], Limits(sample_seconds=3))
    assert (kept_state(one, budget) is not None) is kept
    part = 1 if ending is Ending.RETURNED else 0.5
    seconds = [call.args[2] for call in budget.run.call_args_list]
    assert (len(seconds), {*seconds[:2]}) == (len(runs), {3 * part})


KNOWN = "the cases that LeetCode is known to use"


@parametrize_cases(
    Case("all of them", left="this kata", told=f"{KNOWN} passed, the slowest in 2.0 s"),
    Case("not all of them", left="LeetCode 37", told=""),
)
def test_timeout_after_leetcodes_own_cases_names_the_slowest(left, told):
    case = EXAMPLE_CASE[0]
    passed = [judged_as(Word.ACCEPTED, case, times=Times(cpu=cpu)) for cpu in (1.0, 2.0, 0.5)]
    failed = judged_as(Word.TIME, replace(case, source=left), ending=Ending.TIME)
    solution = Solution(Path("a.py"), "")
    one = Failing(sudoku(), solution, failed, passed, [], Limits())
    assert describe_timeout(one, Recorded()) == told


@pytest.mark.usefixtures("unchanged")
def test_no_mistake_is_named_when_the_recorded_run_has_another_answer():
    """The order of the blanks is random, so each run has a different answer."""
    source = submission("wrong_answer/first_digit_that_fits.py")
    source = source.replace("in range(9):", "in random.Random(None).sample(range(9), 9):")
    assert judged(source, EXAMPLE_CASE, explained=True).verdict.likely is None
    decided = source.replace("Random(None)", "Random(37)")
    assert judged(decided, EXAMPLE_CASE, explained=True).verdict.likely


@pytest.mark.usefixtures("unchanged")
def test_failed_call_is_described_when_no_mistake_is_named():
    problem = choose_problem("77")
    skips = f"if path == [1] and i == 3: continue\n{' ' * 16}path.append(i)"
    source = edited("p0077_combinations/start_index", ("path.append(i)", skips))
    cases = load_cases(problem, ("sample",))
    found = judged(source, tuple(cases), explained=True, problem=problem).explanation
    assert found.likely is None
    assert found.seen.endswith("on the way to [1, 3], which is missing; it goes on with 2")


@parametrize_cases(
    Case("an object of the module", made="seen = []", said="`seen = []` on line 1."),
    Case(
        "as many as are named",
        made="a = []; b = {}; c = set()",
        said="`a = []` on line 1, `b = {}` on line 2 and `c = set()` on line 3.",
    ),
    Case("too many to name", made="; ".join(f"x{number} = []" for number in range(9)), said=""),
)
def test_lines_that_create_kept_state_are_named_when_few(made, said):
    lines = made.replace("; ", "\n")
    source = f"{lines}\nclass Solution:\n    def solve(self, board):\n        pass\n"
    mistake = leak_of(source)
    assert mistake.text.partition("It is kept by ")[2] == said
    assert mistake.line == (1 if said.count("line") == 1 else 0)
