"""`kata cases`: the bank, case by case."""

from __future__ import annotations

from dataclasses import dataclass

from harness import load
from harness.cli.options import FollowupOption, option
from harness.errors import Exit
from harness.records import Drawing

HELP = "list the cases by tier, and say why each is there"


@dataclass(frozen=True)
class Options(FollowupOption):
    """Sample and interview are always judged.

    Stress is judged only on request, and beyond is never judged.
    """

    tier: list[str] | None = option(
        "--tier",
        action="append",
        choices=load.TIERS,
        help="only cases of this tier; may be repeated",
    )


def run(options: Options) -> int:
    """List the bank."""
    from harness.console import print_drawing

    problem = options.load()
    for tier in options.tier or load.tiers_of(problem):
        cases = load.load_cases(problem, (tier,))
        lines: Drawing = [[(tier, "title"), (f" ({len(cases)})", "")]]
        for case in cases:
            lines += [[(f"  {case.name}", "")], [(f"      {case.why}", "dim")]]
        print_drawing(lines)
    return Exit.ACCEPTED
