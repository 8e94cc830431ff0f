"""`kata generate`: new boards with one solution."""

from __future__ import annotations

from dataclasses import dataclass

from harness.cli.options import FollowupOption, givens_option, option, seed_option, whole
from harness.cli.progress import show_progress
from harness.errors import Exit, KataError

HELP = "make boards that have one solution, a line each"


@dataclass(frozen=True)
class Options(FollowupOption):
    """The same seed makes the same boards; none is a variant of another."""

    count: int = option("--count", type=whole(1), default=1, metavar="N", help="how many (1)")
    seed: int = seed_option(1)
    givens: int | None = givens_option(30)
    minimal: bool = option(
        "--minimal",
        action="store_true",
        help="no given can be left out; above --givens 27 about 24 remain",
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
