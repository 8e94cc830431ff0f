"""The rows that a terminal and the page both show: their order, their medians, their groups."""

from harness.compare.standing import CountedSearch, Standing
from harness.compare.summaries import counts_rows

BOARDS = ("one", "two")


def counted(name, writes, digits=(10, 20), undos=5):
    """A standing on two boards. Those whose writes have the same name wrote the same."""
    return Standing(
        name,
        searches={
            board: CountedSearch(number, 0, undos, 5, f"{writes} {board}")
            for board, number in zip(BOARDS, digits, strict=False)
        },
    )


def test_groups_stand_by_name_and_the_reference_or_the_first_stands_for_each():
    standings = [counted("c", "y"), counted("a", "x"), counted("b", "x")]
    rows = counts_rows(standings, BOARDS, "b")
    assert [(row.representative, row.shared_by) for row in rows] == [("b", 2), ("b", 2), ("c", 1)]
    assert counts_rows(standings, BOARDS, None)[1].representative == "a"
