"""A list tells which places a deeper call has written, and all of them are undone."""

from pytest_parametrize_cases import Case, parametrize_cases

from harness.why.edits.undo import trails as edits
from harness.why.program import Program

FILL = "def fill(trail):\n    {0}\n    trail.append({1})\n\n\n"
GO = (
    "def go():\n    mine = []\n    if fill(mine):\n        return True\n    {0}\n    return False\n"
)


@parametrize_cases(
    Case(
        "rows",
        write="g[r][c] = d",
        noted="(r, c)",
        undo="g[r][c] = '.'",
        added="for x, y in mine:\n        g[x][y] = '.'",
    ),
    Case(
        "a flat list",
        write="g[k] = d",
        noted="k",
        undo="g[k] = '.'",
        added="for x in mine:\n        g[x] = '.'",
    ),
)
def test_each_place_of_a_list_is_undone_behind_one(write, noted, undo, added):
    source = FILL.format(write, noted) + GO.format(undo)
    meant = FILL.format(write, noted) + GO.format(f"{undo}\n    {added}")
    assert meant in {edit.apply(source) for edit in edits(Program(source))}


def test_nothing_is_undone_where_no_list_tells_of_places():
    source = GO.format("g[r][c] = '.'")
    assert not list(edits(Program(source)))
