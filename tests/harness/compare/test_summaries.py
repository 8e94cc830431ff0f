"""The rows of the table of counts: their order, their medians, their groups."""

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


def test_groups_stand_by_name_and_the_first_names_its_group():
    standings = [counted("c", "y"), counted("a", "x"), counted("b", "x")]
    rows = counts_rows(standings, BOARDS)
    assert [(one.name, shared) for one, _, shared in rows] == [("a", "a"), ("b", "a"), ("c", "")]
