"""Tests of what the source of a program shows: notes, and the line that keeps it from writing."""

from pytest_parametrize_cases import Case, parametrize_cases

from harness.solution_files import find_approaches
from harness.why.program import Program
from p0037_sudoku_solver.diagnosis.rules.unwritten import find_obstacle
from p0037_sudoku_solver.source import keeps_notes, name_of_notes
from tests.support import sudoku

SEARCH = """
def go(board, cells):
    for r, c in cells:
        for d in "123456789":
            if fits(board, r, c, d):
                board[r][c] = d
"""


@parametrize_cases(
    Case("a check", source=SEARCH, ran=(2, 3, 4, 5), text="line 6 was not reached, and line 5 was"),
    Case("no cells", source=SEARCH, ran=(2, 3), text="line 6 was not reached, and line 3 was"),
    Case("no call", source=SEARCH, ran=(2,), text="`go` (line 2) was not called"),
    Case("all ran", source=SEARCH, ran=(2, 3, 4, 5, 6), text=""),
    Case("unknown", source=SEARCH, ran=(), text=""),
    Case("only an undo", source=SEARCH.replace("= d", "= '.'"), ran=(2, 3), text=""),
    Case("two functions", source=SEARCH + SEARCH.replace("go", "run"), ran=(2, 3), text=""),
)
def test_unreached_line_or_uncalled_function_with_the_first_write_is_named(source, ran, text):
    assert find_obstacle(Program(source), ran).startswith(text)
    assert bool(find_obstacle(Program(source), ran)) is bool(text)


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
    Case("a shift", line="bit = 1 << int(d)", name="mask"),
    Case("a power", line="bit = 2 ** int(d)", name="mask"),
    Case("sets", line="used = set(board[r]) | cols[c]", name="set"),
    Case("both", line="used, bit = set(), 1 << int(d)", name="set or mask"),
    Case("neither", line="rows[r].append(d)", name="list"),
)
def test_notes_are_named_by_their_type(line, name):
    assert name_of_notes(line) == name


@parametrize_cases(
    Case("sets", line="rows[r].add(d)"),
    Case("a table", line="row[r][n] = col[c][n] = True"),
    Case("masks", line="rows[r] |= bit"),
    Case("lists", line="rows[r].append(d)"),
    Case("a difference of sets", line="left = set('123456789') - set(board[r])"),
)
def test_notes_of_any_kind_are_recognized(line):
    assert keeps_notes(line)
