"""Many solutions, one table: turns, medians, ratios, and what is told when one of them fails."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from harness.compare.fingerprints import Search
from harness.compare.measure import measure, source_lines, tabulate
from harness.compare.tables import print_counts
from harness.records import Limits, Solution, Verdict
from tests.support import APPROACHES, EXAMPLE, SUBMISSIONS, kata, sample_cases, sudoku

pytestmark = pytest.mark.slow  # a promise to those who work on the kata, not to learners

GOOD = APPROACHES / "bitmask.py"
PLAIN = APPROACHES / "recursive_index.py"
BAD = SUBMISSIONS / "wrong_answer/copy_returned.py"


def compared(*paths, cases=None, rounds=2, limits=None):
    """The rows for some files on the first two sample cases."""
    solutions = [Solution(path, str(path), path.read_text(encoding="utf-8")) for path in paths]
    told = []
    reports = measure(
        sudoku(),
        solutions,
        cases or sample_cases()[:2],
        limits or Limits(),
        rounds,
        lambda done, name: told.append((done, name)),
    )
    return tabulate(reports, sudoku().reference), reports, told


def test_solutions_are_measured_in_turns():
    """A slow minute of the machine falls on all of them alike."""
    _, _, told = compared(GOOD, PLAIN)
    turns = [name.split(":")[0] for done, name in told if done % 2 == 0]
    assert turns == ["bitmask", "recursive_index"] * 2
    assert [done for done, _ in told] == list(range(8))


def test_ratios_are_to_the_reference_and_times_are_there_for_every_case():
    """The reference itself is 1, wherever it stands in the table."""
    rows, _, _ = compared(GOOD, PLAIN)
    assert rows[1].ratio == 1
    assert rows[0].ratio == rows[0].total / rows[1].total
    assert all(set(row.seconds) == {case.name for case in sample_cases()[:2]} for row in rows)


def test_the_time_of_a_case_is_the_median_of_the_rounds_in_which_it_was_solved():
    """A round in which it ran out of time has no time to add."""
    _, [reports], _ = compared(GOOD, cases=sample_cases()[:1], rounds=1)
    [report] = reports

    def spent(seconds, verdict):
        [one] = report.judged
        run = replace(one.run, cpu_seconds=seconds)
        return replace(report, judged=(replace(one, run=run, verdict=Verdict(verdict, "")),))

    fast, slow, slower = (spent(seconds, "Accepted") for seconds in (1.0, 2.0, 9.0))
    late = spent(None, "Time Limit Exceeded")
    assert tabulate([[fast, slower, slow]], None)[0].total == 2.0
    assert tabulate([[slower, late, late]], None)[0].total == 9.0


def test_a_solution_that_fails_keeps_its_row_and_is_not_run_again():
    """It has a verdict and no time: a wrong answer is not fast."""
    rows, reports, _ = compared(BAD, GOOD)
    assert rows[0].report.verdict.word == "Wrong Answer"
    assert (rows[0].total, rows[0].ratio) == (None, None)
    assert [len(own) for own in reports] == [1, 2]


def test_every_case_runs_however_often_the_time_runs_out():
    """A comparison shows each time-out and drops none."""
    source = SUBMISSIONS / "time_limit_exceeded/loops_on_one_case.py"
    rows, reports, _ = compared(source, cases=sample_cases(), rounds=1, limits=Limits(seconds=0.3))
    assert len(reports[0][0].judged) == len(sample_cases())
    assert list(rows[0].seconds.values()).count(None) == 1


def test_source_lines_count_neither_blanks_nor_comments_nor_docstrings():
    """The table counts code only."""
    text = '"""Doc\n\nmore."""\n\n# comment\nclass A:\n    """Doc."""\n\n    x = """a\nb"""  # c\n'
    assert source_lines(text) == 3
    assert source_lines("no python (") == 0


def test_compare_prints_each_approach_with_times_and_ratios():
    """A row a file, the reference marked by its ratio of 1."""
    done = kata("compare", GOOD, PLAIN, "--tier", "sample", "--rounds", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "bitmask" in done.stdout
    assert "recursive_index" in done.stdout
    assert " 1.000 " in done.stdout
    assert done.stdout.count("Accepted 8/8") == 2


def test_approaches_with_the_same_writes_stand_together_under_a_letter():
    """The solution that writes most digits comes first, whatever its name."""
    files = [PLAIN.with_stem(name) for name in ("bitboard", "bitmask", "flat_index")]
    done = kata("compare", *files, PLAIN, "--case", EXAMPLE, "--rounds", "1")
    counts = [line.lstrip("▶ ").split() for line in done.stdout.splitlines()[3:7]]
    assert [(line[0], line[1], *line[4:]) for line in counts] == [
        ("flat_index", "4,208"),
        ("bitmask", "4,208", "A"),
        ("recursive_index", "4,208", "A"),
        ("bitboard", "51", "no", "undo"),
    ]
    assert "A: the same writes on every board. Their times differ by" in done.stdout


def test_a_solution_that_was_not_recorded_on_all_boards_has_no_counts(capsys):
    """A median over the boards that happened to be recorded would be a false number."""
    search = Search(9, 9, 9, 9, "")
    print_counts({"bitmask": {"another": search}}, {EXAMPLE, "another"})
    [line] = [line for line in capsys.readouterr().out.splitlines() if line.startswith("bitmask")]
    assert line.split() == ["bitmask", "not", "recorded", "on", "all", "boards"]


def test_the_solution_that_is_not_one_of_the_kata_stands_out(tmp_path):
    mine = tmp_path / "mine.py"
    mine.write_text(GOOD.read_text(encoding="utf-8"), encoding="utf-8")
    lines = kata("compare", GOOD, mine, "--case", EXAMPLE).stdout.splitlines()
    assert [line.split()[1] for line in lines if line.startswith("▶")] == ["mine", "mine"]


def test_where_nothing_was_accepted_there_is_no_ratio():
    done = kata("compare", SUBMISSIONS / "wrong_answer/stub.py", "--tier", "sample")
    assert (done.returncode, done.stderr) == (1, "")
    assert "Wrong Answer 0/8" in done.stdout
    assert "ratio" not in done.stdout


@pytest.mark.slow
def test_the_table_fits_80_columns_and_names_the_slowest_boards_in_full():
    """No number is cut off to make room, and no name."""
    done = kata("compare", "--rounds", "1", "--tier", "sample", COLUMNS="80")
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "…" not in done.stdout
    assert f"  {EXAMPLE}" in done.stdout


@pytest.mark.slow
def test_compare_as_json_has_the_promised_keys():
    """One object, its approaches in the order of the files."""
    done = kata("compare", GOOD, BAD, "--tier", "sample", "--rounds", "1", "--json")
    told = json.loads(done.stdout)["approaches"]
    assert done.returncode == 1
    assert [row["name"] for row in told] == ["bitmask", "copy_returned"]
    assert {"name", "verdict", "solve_seconds", "ratio"} <= set(told[0])
    assert told[1]["verdict"] == "Wrong Answer"


def test_a_paste_without_a_class_is_compared_too(tmp_path: Path):
    """It fails in its row, not in our face."""
    (tmp_path / "mine.py").write_text("x = 1\n")
    rows, _, _ = compared(tmp_path / "mine.py")
    assert rows[0].report.verdict.reason == "AttributeError: the file has no class Solution"
