"""`kata judge`: the verdicts of solution files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from harness.cli.options import (
    CaseOptions,
    FollowupOption,
    LimitOptions,
    board_option,
    json_option,
    option,
    path,
    seed_option,
    variants_option,
)
from harness.judge.spare import Spare

HELP = "judge solution files"


@dataclass(frozen=True)
class Options(FollowupOption):
    """Without a file it judges the one that `kata start` wrote."""

    files: list[Path] = option(
        nargs="*",
        type=path,
        metavar="FILE",
        help="a solution file; code pasted from LeetCode works unchanged",
    )
    chosen: CaseOptions = option()
    board: str | None = board_option("judge on this board instead")
    everything: bool = option("--all", action="store_true", help="go on after a case fails")
    full: bool = option(
        "--full",
        action="store_true",
        help="show whole boards, tracebacks and all that was printed; look longer for the mistake",
    )
    search: bool = option(
        "--search",
        action="store_true",
        help="name the approach whose search an accepted solution matches",
    )
    approach: str | None = option(
        "--approach",
        metavar="NAME",
        help="accept only a search with the same writes as this approach",
    )
    variants: int = variants_option(0)
    seed: int | None = seed_option(None)
    limits: LimitOptions = option()
    json: bool = json_option()


def run(options: Options) -> int:
    """Judge solution files, one after another.

    A child starts first: its interpreter takes as long as all that is imported here meanwhile.
    """
    with Spare() as spare, spare.used():
        spare.prepare()
        from harness.cli.judging import judge_files

        return judge_files(options)
