"""Slips that only Sudoku needs: wrong box numbers, bit masks and ends of the board."""

from harness.kind import Kind

SLIPS = (
    Kind(
        "block",
        "{old} is not the number of a block",
        tags="place",
        everywhere=True,
        shaped=True,
        rows=r"""
            2  _x % 3 -> _x % 9 // 3
            2  _x % 9 -> _x % 9 // 3
            2  _x // 9 -> _x // 27
            2  _x // 3 -> _x // 27
            2  _x // 3 -> _x % 9 // 3
            2  _x * 3 -> _x // 3 * 3  where x: Name
            3  _x // _n * _n -> _x // _n
        """,
    ),
    Kind(
        "mask",
        "{old} has bits that stand for nothing, or lacks some",
        shaped=True,
        paired=True,
        rows=r"""
            1  511 -> 1022
            1  1022 -> 511
            1  1023 -> 1022
            1  ~_x -> ~_x & 511
            1  ~_x -> ~_x & 1022
        """,
    ),
    Kind(
        "number",
        "{old} is not the right number here",
        tags="number",
        everywhere=True,
        paired=True,
        rows=r"""
            1  _a == 8 and _b == 8 -> _a == 9
            1  _a == 8 and _b == 8 -> _b == 9
            1  (_a, _b) == (8, 8) -> _a == 9
            2  _f(..., _r + 1, _c) -> _f(..., _r + 1, 0)  where own, c: Name
                 as go(r + 1, c) -> go(r + 1, 0)
            2  (_r + 1, _c) -> (_r + 1, 0)  where c: Name
        """,
    ),
)
