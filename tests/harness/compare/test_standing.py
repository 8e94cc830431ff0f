"""Tests of standings, searches and tables: totals, ratios, groups, libraries, rows and notes."""

from dataclasses import replace
from pathlib import Path

import pytest

from harness.cases import load_cases
from harness.compare import measure
from harness.compare.measure import call_counts, measure_calls, measure_counts
from harness.compare.searches import (
    CountedSearch,
    median_count,
    saved_searches,
    search_of,
)
from harness.compare.standing import (
    COUNTED,
    Standing,
    base_of,
    compared_json,
    find_peers,
    fresh_standings,
    source_lines,
)
from harness.compare.tables import calls_table, counts_table, times_table
from harness.console import plain_text
from harness.judge.outcome import Word
from harness.solution_files import Solution, find_approaches
from tests.derived import table_of_searches
from tests.harness.child.test_recorder import recorded
from tests.harness.tapes import GRID, RIGHT, SOLVING, SUFFIXES, recorded_here, searches, taped
from tests.support import (
    APPROACHES,
    BANK,
    STALE,
    changed,
    judged_as,
    kata,
    problem_named,
    report_of,
    sample_cases,
    sudoku,
)

SAVED = saved_searches(APPROACHES)


def test_median_count_needs_a_search_on_each_board():
    searches = {"a": CountedSearch(10, 0, 3, 9, ""), "b": CountedSearch(20, 0, 9, 9, "")}
    assert median_count(searches, "placements", ["a", "b"]) == 15
    assert median_count(searches, "undos", ["b"]) == 9
    assert median_count(searches, "placements", ["a", "c"]) is None
    assert median_count(searches, "placements", []) is None


def test_files_with_equal_names_are_shown_by_path(tmp_path):
    files = [tmp_path / name for name in ("x/mine.py", "y/mine.py", "y/other.py")]
    for file in files:
        file.parent.mkdir(exist_ok=True)
        file.touch()
    names = [one.name for one in fresh_standings(sudoku(), files)]
    assert names == [str(files[0]), str(files[1]), "other"]


def test_learners_file_is_not_ours_when_named_like_an_approach(tmp_path):
    (tmp_path / "peers").mkdir()
    files = [tmp_path / "bitmask.py", APPROACHES / "bitmask.py", tmp_path / "peers/library.py"]
    for file in files[::2]:
        file.write_text("import json\n")
    problem = changed(sudoku(), folder=tmp_path)
    assert [one.is_ours for one in fresh_standings(problem, files)] == [False, True, True]
    [mine] = measure_counts(sudoku(), fresh_standings(problem, files[:1]), sample_cases()[:1])
    assert mine.searches == {}, "the saved counts are those of the approach"
    [ours] = measure_counts(sudoku(), fresh_standings(problem, files[1:2]), sample_cases()[:1])
    assert [*ours.searches] == [sample_cases()[0].name], "although all boards are saved"


@pytest.mark.parametrize(("reference", "base"), [("b", "b"), ("z", "a"), (None, "a")])
def test_base_of_ratios_is_the_reference_or_the_first(reference, base):
    assert base_of([new("a"), new("b")], reference).name == base


def written(*writes, between="\n"):
    """Return the search that writes values into cells, each on its own line or all on one line."""
    steps = (f"board[{row}][{column}] = {value!r}" for row, column, value in writes)
    return search_of(recorded(between.join(steps), grid=GRID))


WRITES = (0, 0, "3"), (0, 2, "1"), (0, 0, ".")


def test_fingerprint_ignores_lines_and_undos():
    one = written(*WRITES)
    assert (one.placements, one.undos, len(one.fingerprint)) == (2, 1, 16)
    assert written(*WRITES, between="; ") == one
    assert written(*[(0, column, ".") for column in (0, 2)]).fingerprint != one.fingerprint
    assert written(*WRITES[:2], (0, 1, GRID[0][1])).fingerprint == one.fingerprint
    others = written(*WRITES[::-1]), written(WRITES[0]), written((0, 0, "4"), *WRITES[1:])
    assert one.fingerprint not in {other.fingerprint for other in others}


def test_fingerprint_includes_the_number_of_dropped_writes():
    cells = [(0, "3"), (2, "1"), (5, "4")]
    short, long = (search_of(taped(cells[:number], most=1)) for number in (2, 3))
    assert short.fingerprint != long.fingerprint


def test_every_approach_has_a_saved_search_that_survives_a_round_trip(tmp_path):
    """Names of cases hold apostrophes and spaces."""
    assert list(SAVED) == [path.stem for path in find_approaches(sudoku())], STALE
    assert table_of_searches(SAVED) == (APPROACHES / "searches.tsv").read_text(encoding="utf-8")
    assert saved_searches(tmp_path) == {}


def test_approach_is_counted_again_when_a_board_has_no_saved_search(monkeypatch):
    cases, [known, *_] = sample_cases()[:2], sample_cases()
    some = {"bitmask": {known.name: SAVED["bitmask"][known.name]}}
    monkeypatch.setattr(measure, "saved_searches", lambda _folder: some)
    [one] = measure_counts(sudoku(), fresh_standings(sudoku(), [APPROACHES / "bitmask.py"]), cases)
    assert one.searches == {case.name: SAVED["bitmask"][case.name] for case in cases}


def test_writes_show_a_search_only_after_an_undo_or_overwrite():
    """Otherwise no digit had to be undone, or the search used a copy."""
    assert not taped(SOLVING).shows_search
    assert taped([*SOLVING, (0, ".")]).shows_search
    assert taped([(0, "3"), (0, "1")]).shows_search


def test_missing_library_is_named_and_left_out(tmp_path):
    (tmp_path / "peers").mkdir()
    (tmp_path / "peers/there.py").write_text("import json\n")
    (tmp_path / "peers/absent.py").write_text("import json\nfrom no_such_package.at_all import x\n")
    peers, absent = find_peers(changed(sudoku(), folder=tmp_path))
    assert ([path.name for path in peers], absent) == (["there.py"], ["absent"])


@pytest.mark.slow
def test_table_with_libraries_fits_80_columns_uncut():
    done = kata("compare", "--problem=37", "--peers", COLUMNS="80")
    peers, absent = find_peers(sudoku())
    rows = [
        line.split()[0] for line in done.stdout.splitlines() if f"Accepted {BANK}/{BANK}" in line
    ]
    assert {path.stem for path in (*peers, *find_approaches(sudoku()))} == set(rows)
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "…" not in done.stdout
    assert bool(absent) == ("set_up.py peers" in done.stderr)


CASES = [replace(case, name=name) for case, name in zip(sample_cases(), "xy", strict=False)]


def new(name, **parts):
    """Return the standing of a solution of two lines of code."""
    parts = {"is_ours": True} | parts
    return Standing(name, Solution(Path(name), "class Solution:\n    pass\n"), **parts)


def standing(name, seconds, words):
    """Return the standing of a solution judged on the boards x and y."""
    judged = map(judged_as, words, CASES)
    report = report_of(*judged, source=new(name).solution.source, total=len(CASES))
    return new(name, report=report, seconds=dict(zip("xy", seconds, strict=False)))


FAST = standing("fast", (0.002, 0.006), (Word.ACCEPTED, Word.ACCEPTED))
SLOW = standing("slow", (0.020, 0.004), (Word.ACCEPTED, Word.ACCEPTED))
WRONG = standing("wrong", (0.001, None), (Word.ACCEPTED, Word.TIME))


def mine(standing):
    return replace(standing, is_ours=False)


def lines_of(drawing):
    """Return the lines of a table, with one space between the cells of a row."""
    return [" ".join(line.split()) for line in plain_text(drawing).splitlines()]


def test_times_are_sorted_by_total_with_the_slowest_first():
    """A total and a ratio are shown only if all cases were timed."""
    assert lines_of(times_table([FAST, WRONG, mine(SLOW)], "Times", "fast")) == [
        "Times",
        "approach verdict CPU s median ms x lines",
        "▶ slow Accepted 2/2 0.024 12.00 3.000 2",
        "fast Accepted 2/2 0.008 4.00 1.000 2",
        "wrong Time Limit Exceeded 1/2 1.00 2",
        "CPU time inside the method; x is the ratio to fast.",
    ]
    assert lines_of(times_table([WRONG], "Times", "fast"))[3:] == ["CPU time inside the method."]


def counted(name, placements=1000):
    return new(name, searches={"x": CountedSearch(placements, 2, 1, 5, "")})


def test_counts_are_sorted_by_digits_written_with_unrecorded_searches_last():
    """The learner's own row has a pointer."""
    few, many = counted("few"), counted("many", 9000)
    assert lines_of(counts_table([mine(few), new("none"), many], {"x"})) == [
        "Counts: medians over 1 board, the same on every machine",
        f"approach {' '.join(COUNTED)} search",
        "many 9,000 2 1",
        "▶ few 1,000 2 1",
        "none some boards were not recorded",
    ]
    assert counts_table([new("none")], {"x"}) == []


def test_search_without_undos_is_marked():
    forward = CountedSearch(3, 0, 0, 5, "")
    still = new("still", searches={"x": forward, "y": forward})
    mixed = new("mixed", searches={"x": CountedSearch(1, 0, 1, 5, ""), "y": forward})
    first, second, explained, *_ = lines_of(counts_table([mixed, still], {"x", "y"}))[2:]
    assert (first, second) == ("still 3 0 0 no undo", "mixed 2 0 0")
    assert explained.startswith("no undo: ")


def counts_of(source, argument, kept=5000):
    return call_counts(recorded_here(source, [argument], 0, kept, "go"))


def test_unknown_count_of_calls_is_blank():
    whole = replace(FAST, calls=counts_of(RIGHT, [1, 2, 3]))
    cut = replace(SLOW, calls=counts_of(RIGHT, [1, 2, 3], kept=5))
    hidden = replace(WRONG, calls=counts_of(SUFFIXES, "23"))
    assert lines_of(calls_table([whole, cut, hidden, standing("none", (), ())], "three"))[:5] == [
        "Calls on “three”, the same on every machine",
        "approach calls search calls depth answers dead ends",
        "fast 17 17 4 6 0",
        "slow 17 4",
        "wrong 4 4 3",
    ]


def test_answers_that_no_call_shows_are_not_counted(tmp_path):
    """They are made after the search, whose calls return bools."""
    problem, files = problem_named("p0046_permutations"), [tmp_path / "a.py", tmp_path / "b.py"]
    for file, source in zip(files, (RIGHT, *searches("UNSEEN")), strict=True):
        file.write_text(source)
    fresh, case = fresh_standings(problem, files), load_cases(problem)[1]
    standings = measure_calls(changed(problem, method="go"), fresh, case)
    known = [[one.calls[count] for count in ("answers", "dead_ends")] for one in standings]
    assert known == [[2, 0], [None, None]]


def test_source_lines_exclude_blanks_comments_and_docstrings():
    """The table counts code only, and a statement that is wrapped as one line."""
    text = '"""Doc\n\nmore."""\n\n# comment\nclass A:\n    """Doc."""\n\n    x = [  # c\n  1]\n'
    assert source_lines(text) == 2
    assert source_lines(f"{text}\n\n    def f(self): pass") == 4
    assert source_lines("no python (") == 0
    assert source_lines("x = " + "+".join("1" * 3000)) == 0


def test_json_has_each_solution_with_its_passed_cases():
    keys = "name", "verdict", "passed", "total", "ratio", "source_lines"
    searches = {"x": CountedSearch(1, 2, 3, 4, "")}
    found = compared_json([FAST, replace(WRONG, searches=searches), new("none")], "fast")
    counts = {"placements": 1, "overwrites": 2, "undos": 3, "max_depth": 4}
    assert [one["counts"] for one in found] == [{}, {"x": counts}]
    assert [[one[key] for key in keys] for one in found] == [
        ["fast", "Accepted", 2, 2, 1.0, 2],
        ["wrong", "Time Limit Exceeded", 1, 2, None, 2],
    ]
