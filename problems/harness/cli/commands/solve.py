"""`kata solve`: the solution of a board, drawn or as text."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from harness.cli.options import FollowupOption, board_option, option
from harness.cli.selection import given_case
from harness.errors import Exit, KataError

HELP = "draw the solution of a board, or say that the board has none or several"


@dataclass(frozen=True)
class Options(FollowupOption):
    """The board comes from --board or from standard input."""

    board: str | None = board_option("the board to solve")
    form: str = option(
        "--as", default="drawn", metavar="FORM", help="how to print it: drawn, json, line or lines"
    )


def run(options: Options) -> int:
    """Draw the solution of a board, or say why there is not exactly one."""
    from harness.console import print_drawing

    problem = options.load()
    if problem.solve is None:
        raise KataError(f"{problem.slug} has no solver of its own")
    board = "-" if options.board is None else options.board
    arguments = problem.arguments(given_case(problem, board))
    try:
        complaint, drawing = problem.solve(arguments, options.form)
    except ValueError as error:
        raise KataError(f"--as: {error}") from None
    if complaint:
        print(complaint, file=sys.stderr, flush=True)
    print_drawing(drawing)
    return Exit.REJECTED if complaint else Exit.ACCEPTED
