"""Tests of recognizing the notes of a solution in its source."""

from pytest_parametrize_cases import Case, parametrize_cases

from harness.solution_files import find_approaches
from p0037_sudoku_solver.notes_in_source import keeps_masks, keeps_notes
from tests.support import sudoku


def test_approach_that_compares_cells_keeps_no_notes():
    keeping = {
        path.stem
        for path in find_approaches(sudoku())
        if keeps_notes(path.read_text(encoding="utf-8"))
    }
    plain = {"first_empty_cell", "double_loop", "recursive_index", "cursor_loop", "flat_index"}
    assert not keeping & plain
    assert {"used_digits", "bitmask", "fewest_candidates", "crook"} <= keeping


@parametrize_cases(
    Case("a shift", line="bit = 1 << int(d)", masks=True),
    Case("a power", line="bit = 2 ** int(d)", masks=True),
    Case("sets", line="used = rows[r] | cols[c]", masks=False),
)
def test_masks_are_recognized_by_shifts_and_powers(line, masks):
    assert keeps_masks(line) is masks


@parametrize_cases(
    Case("sets", line="rows[r].add(d)"),
    Case("a table", line="row[r][n] = col[c][n] = True"),
    Case("masks", line="rows[r] |= bit"),
    Case("lists", line="rows[r].append(d)"),
    Case("a difference of sets", line="left = set('123456789') - set(board[r])"),
)
def test_notes_of_any_kind_are_recognized(line):
    assert keeps_notes(line)
