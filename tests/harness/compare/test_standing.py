"""Tests of standings and searches: totals, ratios, groups, differences, libraries, saved file."""

from pathlib import Path

import pytest

from harness.compare.searches import (
    CountedSearch,
    group_by_writes,
    median_count,
    saved_searches,
    search_of,
)
from harness.compare.standing import Source, Standing, base_of, find_peers, fresh_standings
from harness.solution_files import Solution, find_approaches
from tests.derived import table_of_searches
from tests.harness.child.test_recorder import recorded
from tests.harness.tapes import GRID, SOLVING, taped
from tests.support import APPROACHES, STALE, changed, kata, sudoku

SAVED = saved_searches(APPROACHES)


def search(placements, fingerprint="", overwrites=0, undos=0):
    return CountedSearch(placements, overwrites, undos, 9, fingerprint)


def in_file(path):
    return Solution(Path(path), path, "")


def timed(name, seconds=()):
    return Standing(name, in_file(name), seconds=dict(seconds))


def test_ratio_needs_both_totals():
    base, double = timed("base", {"a": 2.0}), timed("double", {"a": 4.0})
    unknown, nothing = timed("unknown"), timed("nothing", {"a": 0.0})
    assert double.ratio_to(base) == 2.0
    assert nothing.ratio_to(base) == 0.0
    assert [one.ratio_to(other) for one, other in ((unknown, base), (base, unknown))] == [None] * 2
    assert base.ratio_to(nothing) is None
    assert not base.accepted, "it has no report"


def test_median_count_needs_a_search_on_each_board():
    searches = {"a": search(10, undos=3), "b": search(20, undos=9)}
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


def test_standing_names_the_source_of_its_file(tmp_path):
    (tmp_path / "peers").mkdir()
    files = [tmp_path / "bitmask.py", APPROACHES / "bitmask.py", tmp_path / "peers/library.py"]
    for file in files[::2]:
        file.write_text("import json\n")
    problem = changed(sudoku(), folder=tmp_path)
    sources = [one.source for one in fresh_standings(problem, files)]
    assert sources == [Source.LEARNER, Source.KATA, Source.LIBRARY]


@pytest.mark.parametrize(("reference", "base"), [("b", "b"), ("z", "a"), (None, "a")])
def test_base_of_ratios_is_the_reference_or_the_first(reference, base):
    assert base_of([timed("a"), timed("b")], reference).name == base


def test_solutions_with_equal_writes_are_grouped():
    alike = {
        name: {"a": search(1, "x"), "b": search(1, last)}
        for name, last in (("one", "y"), ("other", "z"), ("another", "y"))
    }
    assert group_by_writes(alike) == [["one", "another"], ["other"]]


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


def test_fingerprint_tells_how_many_writes_were_not_kept():
    cells = [(0, "3"), (2, "1"), (5, "4")]
    short, long = (search_of(taped(cells[:number], most=1)) for number in (2, 3))
    assert short.fingerprint != long.fingerprint


def test_every_approach_has_a_saved_search_that_survives_a_round_trip(tmp_path):
    """Names of cases hold apostrophes and spaces."""
    assert list(SAVED) == [path.stem for path in find_approaches(sudoku())], STALE
    assert table_of_searches(SAVED) == (APPROACHES / "searches.tsv").read_text(encoding="utf-8")
    assert saved_searches(tmp_path) == {}


def test_writes_show_the_search_once_a_digit_is_undone_or_replaced():
    """Otherwise no digit had to be undone, or the search used a copy."""
    assert not taped(SOLVING).shows_search
    assert taped([*SOLVING, (0, ".")]).shows_search
    assert taped([(0, "3"), (0, "1")]).shows_search


IDLE = "class Solution:\n def solveSudoku(self, board): pass\n"


def test_missing_library_is_named_and_left_out(tmp_path):
    (tmp_path / "peers").mkdir()
    (tmp_path / "peers/there.py").write_text(f"import json\n{IDLE}")
    (tmp_path / "peers/absent.py").write_text(f"from no_such_package.at_all import x\n{IDLE}")
    peers, absent = find_peers(changed(sudoku(), folder=tmp_path))
    assert ([path.name for path in peers], absent) == (["there.py"], ["absent"])


@pytest.mark.slow
def test_table_with_libraries_fits_80_columns_uncut():
    done = kata("compare", "--problem=37", "--peers", COLUMNS="80")
    peers, absent = find_peers(sudoku())
    rows = [line.split()[0] for line in done.stdout.splitlines() if "Accepted 40/40" in line]
    assert {path.stem for path in (*peers, *find_approaches(sudoku()))} == set(rows)
    tables, _, _ = done.stdout.partition("\nLibraries: ")
    assert max(map(len, tables.splitlines())) <= 80
    assert "…" not in done.stdout
    assert bool(absent) == ("set_up.py peers" in done.stderr)
