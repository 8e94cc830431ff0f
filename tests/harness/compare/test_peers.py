"""Libraries are rows of the comparison."""

import pytest

from harness.compare.measure import measure_times
from harness.compare.peers import find_peers
from harness.compare.standing import fresh_standings
from harness.load import find_approaches, load_cases, load_solution
from harness.run import Limits
from tests.support import changed, kata, sample_cases, sudoku

IDLE = "class Solution:\n def solveSudoku(self, board): pass\n"


def test_a_library_that_is_not_installed_is_named_and_left_out(tmp_path):
    (tmp_path / "peers").mkdir()
    (tmp_path / "peers/there.py").write_text(f"import json\n{IDLE}")
    (tmp_path / "peers/absent.py").write_text(f"from no_such_package.at_all import x\n{IDLE}")
    peers, absent = find_peers(changed(sudoku(), folder=tmp_path))
    assert ([path.name for path in peers], absent) == (["there.py"], ["absent"])


@pytest.mark.slow
@pytest.mark.parametrize(
    "path", sorted((sudoku().folder / "peers").glob("*.py")), ids=lambda path: path.stem
)
def test_a_library_that_is_installed_solves_boards_like_a_solution(path):
    if path.stem in find_peers(sudoku())[1]:
        # `make check` and `make compare PEERS=1` install it, `make test` does not
        pytest.skip("not installed: python3 problems/harness/set_up.py peers")
    fresh = fresh_standings([load_solution(path)])
    [one] = measure_times(sudoku(), fresh, sample_cases()[:2], Limits())
    assert one.accepted


@pytest.mark.slow
def test_the_table_has_the_libraries_too_fits_80_columns_and_cuts_off_no_number_and_no_name():
    done = kata("compare", "--peers", COLUMNS="80")
    peers, absent = find_peers(sudoku())
    rows = [line.split()[0] for line in done.stdout.splitlines() if "Accepted 40/40" in line]
    assert {path.stem for path in (*peers, *find_approaches(sudoku()))} == set(rows)
    tables, _, _ = done.stdout.partition("\nLibraries: ")
    assert max(map(len, tables.splitlines())) <= 80
    assert "…" not in done.stdout
    slowest = [line[5:] for line in tables.partition("Slowest boards:\n")[2].splitlines()]
    assert slowest
    assert set(slowest) <= {case.name for case in load_cases(sudoku())}
    assert bool(absent) == ("set_up.py peers" in done.stderr)
