"""The benchmark: turns, time-outs, answers verified, and what it is made on."""

import json
from contextlib import closing, contextmanager
from dataclasses import replace

import pytest
from pytest_parametrize_cases import Case as Row
from pytest_parametrize_cases import parametrize_cases

from harness.cli.commands import bench as bench_command
from harness.cli.main import main
from harness.compare.batch import solve_batch
from harness.compare.bench import bench_json, scores_of, take_turns
from harness.compare.solvers import find_solvers, make_boards, read_boards
from harness.compare.standing import Standing
from harness.errors import KataError
from harness.judge.judge import report_of
from harness.judge.outcome import Judged, Verdict, Word
from harness.load import load_cases, load_solution
from harness.run import Ending, Limits, Run
from tests.support import APPROACHES, kata, leftovers, sample_cases, sudoku

pytestmark = pytest.mark.slow  # for those who work on the kata, not for each learner


MOODY = """

class Solution(Solution):
    def solveSudoku(self, board):
        blanks = sum(row.count(".") for row in board)
        while blanks == 4:
            pass
        if blanks == 51:
            raise ValueError("none of these")
        super().solveSudoku(board)
"""
EXAMPLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
NO_SOLUTION = "55..............................................................................."
PLAIN, FAST = APPROACHES / "recursive_index.py", APPROACHES / "fewest_candidates.py"
LOOPS = "class Solution:\n def solveSudoku(self, board):\n  while True: pass\n"
IDLE = "class Solution:\n def solveSudoku(self, board): pass\n"
BROKEN = "import no_such_package_anywhere\n" + IDLE


def solver(folder, name, source):
    """A file with a solution in it."""
    path = folder / f"{name}.py"
    path.write_text(source)
    return path


def measured(paths, number=2, limits=None):
    """(names in the order of the answers, scores by name) on copies of the first sample case."""
    cases = [replace(sample_cases()[0], name=f"board {at + 1}") for at in range(number)]
    limits = limits or Limits()
    solvers = {path.stem: load_solution(path) for path in paths}
    results = list(take_turns(sudoku(), solvers, cases, limits))
    judged = {name: [one for other, one in results if other == name] for name in solvers}
    scores = scored(judged, number, limits, solvers)
    return [name for name, _ in results], {score.name: score for score in scores}


def scored(judged, boards, limits, solvers=None):
    """The scores of solvers by what was judged of each."""
    solvers = solvers or dict.fromkeys(judged, load_solution(PLAIN))
    return scores_of(
        [
            Standing(name, solvers[name], report_of(sudoku(), solvers[name], limits, own, boards))
            for name, own in judged.items()
        ]
    )


def test_solvers_take_turns_and_another_one_begins_each_round():
    """A slow minute of the machine, or a warm cache, falls on none of them alone."""
    names, scores = measured([PLAIN, FAST], number=9)
    turns = ["recursive_index", "fewest_candidates"]
    assert names == [name for name in turns + turns[::-1] + turns for _ in range(3)]
    assert {score.solved for score in scores.values()} == {9}


def test_a_hopeless_solver_is_shown_as_timed_out_and_holds_nobody_up(tmp_path):
    """After three boards in a row it is not asked again, and none of its processes is left."""
    _, scores = measured([solver(tmp_path, "loops", LOOPS), FAST], 5, Limits(seconds=0.2))
    loops = scores["loops"]
    assert (loops.timed_out, loops.solved, loops.not_asked, loops.boards) == (3, 0, 2, 5)
    assert loops.seconds == (0.2,) * 3
    assert scores["fewest_candidates"].solved == 5
    assert leftovers() == []


def test_boards_that_went_together_are_told_apart_when_one_of_them_fails(tmp_path):
    """Quick at first, then an exception and a loop without end: each costs its own board only."""
    path = solver(tmp_path, "moody", FAST.read_text(encoding="utf-8") + MOODY)
    cases = load_cases(sudoku(), ("sample",))
    blanks = [sum(row.count(".") for row in sudoku().arguments(case)[0]) for case in cases]
    with closing(solve_batch(sudoku(), load_solution(path), cases, Limits(seconds=0.3))) as turn:
        words = [one.verdict.word for one in turn]
    failing = {4: "Time Limit Exceeded", 51: "Runtime Error"}
    assert blanks[0] not in failing
    assert set(failing) <= set(blanks)
    assert words == [failing.get(number, "Accepted") for number in blanks]


def test_an_answer_that_is_none_counts_as_wrong_with_its_reason(tmp_path):
    """Doing nothing does not count as being fast."""
    _, scores = measured([solver(tmp_path, "idle", IDLE)])
    assert (scores["idle"].wrong, scores["idle"].rate) == (2, 0)
    assert (
        scores["idle"].complaint
        == "board 1: the board came back as it was: every blank is still blank"
    )


def test_a_solver_that_cannot_be_loaded_has_one_wrong_board_and_is_not_asked_again(tmp_path):
    """The others go on."""
    _, scores = measured([solver(tmp_path, "broken", BROKEN), FAST])
    assert (scores["broken"].wrong, scores["broken"].not_asked) == (1, 1)
    assert "no_such_package_anywhere" in scores["broken"].complaint
    assert scores["fewest_candidates"].solved == 2


def test_time_that_ran_out_counts_as_the_limit():
    """The rate, the median and the slowest board all count it so."""
    case, limits = sample_cases()[0], Limits(seconds=4)
    good = Judged(case, Run(Ending.RETURNED, cpu_seconds=0.5), Verdict(Word.ACCEPTED))
    late = Judged(case, Run(Ending.TIME), Verdict(Word.TIME, "no answer after 4 s"))
    scores = scored({"a": [late], "b": [good, good, late]}, 3, limits)
    assert [(score.name, score.rate) for score in scores] == [("b", 0.4), ("a", 0)]
    best = bench_json(scores, {"time_limit": 4})["solvers"][0]
    assert (best["median_ms"], best["max_ms"], best["timed_out"]) == (500, 4000, 1)
    assert scored({"c": []}, 3, limits)[0].rate is None


@parametrize_cases(
    Row("too short", text=f"# two boards\n\n{EXAMPLE}\n{EXAMPLE[1:]}\n", says="line 4: .*80 char"),
    Row("no digit", text=f"{EXAMPLE[:-1]}x\n", says="line 1: r9c9: 'x' is not a digit"),
    Row("no solution", text=f"{EXAMPLE}\n{NO_SOLUTION}\n", says="line 2: the board has no sol"),
    Row("no board", text="# none\n", says="has no boards"),
)
def test_a_file_of_boards_is_refused_with_the_line_that_is_wrong(text, says, tmp_path):
    """Before anything is measured."""
    path = tmp_path / "boards.txt"
    path.write_text(text)
    with pytest.raises(KataError, match=says):
        read_boards(sudoku(), path)


def test_boards_are_read_a_line_each_without_comments_and_blank_lines(tmp_path):
    """No more boards are read than were asked for."""
    path = tmp_path / "boards.txt"
    path.write_text(f"# from a book\n\n{EXAMPLE}\r\n  {EXAMPLE.replace('.', '0')}\nrubbish")
    assert [case.name for case in read_boards(sudoku(), path, 2)] == [
        "line 3",
        "line 4",
    ]
    with pytest.raises(KataError, match="no such file"):
        read_boards(sudoku(), tmp_path / "none.txt")


def test_boards_are_made_alike_for_everybody_and_a_wish_too_hard_is_refused():
    """From easy to sparse, unless the givens are asked for."""
    cases = make_boards(sudoku(), 4, 1, None, lambda *_: None)
    boards = [sudoku().arguments(case)[0] for case in cases]
    assert [sum(row.count(".") for row in board) for board in boards] == [45, 51, 55, 58]
    with pytest.raises(KataError, match="ask for 22 to 81"):
        make_boards(sudoku(), 1, 1, 21, lambda *_: None)


def test_a_library_takes_part_where_it_is_installed_and_is_named_where_not(tmp_path):
    """By what its file imports."""
    (tmp_path / "peers").mkdir()
    there = solver(tmp_path / "peers", "there", "import json\n" + IDLE)
    solver(tmp_path / "peers", "absent_one", BROKEN)
    problem = replace(sudoku(), folder=tmp_path)
    paths, absent = find_solvers(problem)
    assert there in paths
    assert absent == ["absent_one"]
    assert find_solvers(problem, "there, bitmask")[0] == [
        there,
        APPROACHES / "bitmask.py",
    ]
    with pytest.raises(KataError, match=r"set_up\.py bench"):
        find_solvers(problem, "absent-one")
    with pytest.raises(KataError, match=r"called 'quick'; choose from .*bitmask.*there"):
        find_solvers(problem, "quick")


@pytest.mark.parametrize(
    "path", sorted((sudoku().folder / "peers").glob("*.py")), ids=lambda path: path.stem
)
def test_a_library_that_is_installed_solves_boards_like_a_solution(path):
    """Through the worker, under the same check."""
    if path.stem in find_solvers(sudoku())[1]:
        # `make check` installs them all; only a bare `.[test]` environment comes without
        pytest.skip("not installed: python3 problems/harness/set_up.py bench")
    _, scores = measured([path])
    assert scores[path.stem].solved == 2, scores
    assert scores[path.stem].library


def test_bench_as_json_has_the_promised_keys(tmp_path):
    """The fastest solver comes first."""
    (tmp_path / "boards.txt").write_text(EXAMPLE)
    only = ("--only", "recursive_index,fewest-candidates")
    done = kata("bench", "--boards", tmp_path / "boards.txt", *only, "--json")
    result = json.loads(done.stdout)
    assert (done.returncode, done.stderr) == (0, "")
    assert [row["name"] for row in result["solvers"]] == ["fewest_candidates", "recursive_index"]
    assert all(
        (row["boards"], row["solved"], row["wrong"]) == (1, 1, 0) for row in result["solvers"]
    )
    keys = {"boards_per_second", "median_ms", "max_ms", "timed_out", "not_asked"}
    assert keys <= set(result["solvers"][0])
    assert result["complete"] is True


def test_bench_prints_a_row_a_solver():
    """It makes its boards itself."""
    done = kata("bench", "--only", "fewest_candidates,crook", "--count", 4)
    assert (done.returncode, done.stderr) == (0, "")
    assert "4 boards, made with seed 1" in done.stdout
    assert done.stdout.count(" 4/4 ") == 2


def test_what_was_measured_before_ctrl_c_is_shown(monkeypatch, capsys):
    """The exit code is that of a run that was stopped."""

    @contextmanager
    def impatient(_title, _total):
        def tell(_done, name):
            if name.startswith("crook"):
                raise KeyboardInterrupt

        yield tell

    monkeypatch.setattr(bench_command, "show_progress", impatient)
    assert main(["bench", "--only", "fewest_candidates,crook", "--count", "4"]) == 130
    shown = capsys.readouterr().out
    assert "stopped early" in shown
    assert " 3/3 " in shown
    assert " 0/0 " in shown
    assert main(["bench", "--only", "crook", "--count", "4"]) == 130
    assert capsys.readouterr().err == "kata: stopped\n"
