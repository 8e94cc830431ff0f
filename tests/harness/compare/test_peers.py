"""Tests of libraries in the comparison."""

import pytest

from harness.compare.peers import find_peers
from harness.solution_files import find_approaches
from tests.support import changed, kata, sudoku

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
