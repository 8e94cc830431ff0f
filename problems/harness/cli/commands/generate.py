"""`kata generate`: new boards with one solution."""

from __future__ import annotations

from dataclasses import dataclass

from harness.cli.options import FollowupOption, givens_option, option, seed_option, whole
from harness.cli.progress import show_progress
from harness.errors import Exit, KataError

HELP = "make boards with one solution, one per line"


@dataclass(frozen=True)
class Options(FollowupOption):
    """The same seed makes the same boards. No two of them are variants of each other."""

    count: int = option(
        "--count", type=whole(1), default=1, metavar="N", help="number of boards (1)"
    )
    seed: int = seed_option(1)
    givens: int | None = givens_option(30)
    minimal: bool = option(
        "--minimal",
        action="store_true",
        help="make boards that need every given; if --givens is above 27, they have fewer",
    )


def run(options: Options) -> int:
    """Make boards and print them, a line each, as they come."""
    problem = options.load()
    if problem.generate is None:
        raise KataError(f"{problem.slug} cannot make boards")
    with show_progress("making boards", options.count) as progress:
        try:
            lines = problem.generate(
                options.count, options.seed, options.givens, options.minimal, progress
            )
        except ValueError as error:
            raise KataError(str(error)) from None
        for line in lines:
            print(line, flush=True)
    return Exit.ACCEPTED
