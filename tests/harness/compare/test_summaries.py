"""The rows that a terminal and the page both show: their order, their medians, their groups."""

from harness.compare.measure import CUT_OFF
from harness.compare.standing import CountedSearch, Standing
from harness.compare.summaries import counts_rows, group_by_spread, spread_rows, together

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


def names_of(rows):
    return [row.standing.name for row in rows]


def test_most_digits_come_first_and_those_that_write_the_same_stand_together():
    """Groups that write as many digits stand by the name of their first."""
    standings = [counted("b", "y"), counted("a", "x"), counted("c", "x")]
    rows = counts_rows([*standings, counted("d", "z", (9, 99))], BOARDS, None)
    assert names_of(rows) == ["d", "a", "c", "b"]


def test_the_reference_stands_for_those_that_write_the_same_or_else_the_first_of_them():
    standings = [counted("a", "x"), counted("b", "x"), counted("c", "y")]
    rows = counts_rows(standings, BOARDS, "b")
    assert [(row.representative, row.shared_by) for row in rows] == [("b", 2), ("b", 2), ("c", 1)]
    assert counts_rows(standings, BOARDS, None)[1].representative == "a"


def test_counts_are_medians_over_the_boards_and_none_where_one_was_not_recorded():
    """Such a solution comes last, however much it wrote on the boards that were."""
    rows = counts_rows([counted("a", "x", (99,)), counted("b", "y")], BOARDS, None)
    assert names_of(rows) == ["b", "a"]
    assert [row.medians for row in rows] == [(15, 0, 5), (None, None, None)]


def test_solutions_with_the_same_spread_share_a_row_and_the_highest_median_comes_first():
    low, high = {"one": [1, 2, CUT_OFF]}, {"one": [3, 4, 5]}
    spreads = group_by_spread(
        [
            Standing("a", spread=low),
            Standing("b", spread=high),
            Standing("c", spread=low),
            Standing("d"),
        ]
    )
    first, second = spread_rows(spreads, "one")
    assert (first.names, first.figures, first.cut_off) == (("b",), ["3", "4", "5"], 0)
    assert (second.names, second.figures, second.cut_off) == (
        ("a", "c"),
        ["1", "2", "> 100,000"],
        1,
    )
    assert (together(first.names), together(second.names)) == ("b", "a +1")
