"""Libraries are rows of the comparison."""

import pytest

from harness.compare.measure import measure_times
from harness.compare.peers import find_peers
from harness.compare.standing import fresh_standings
from harness.load import load_solution
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
def test_compare_measures_the_libraries_in_the_same_table():
    done = kata("compare", "--peers")
    peers, absent = find_peers(sudoku())
    rows = [line.split()[0] for line in done.stdout.splitlines() if "Accepted 40/40" in line]
    assert {path.stem for path in peers} <= set(rows)
    assert bool(absent) == ("set_up.py peers" in done.stderr)
