"""`kata judge`: the verdicts of solution files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from harness.cli.options import (
    FollowupOption,
    board_option,
    case_option,
    json_option,
    option,
    solutions_option,
)
from harness.judge.spare import Spare


@dataclass(frozen=True)
class Options(FollowupOption):
    """Without a file it judges the one that `kata start` wrote."""

    files: list[Path] = solutions_option("a file; code pasted from LeetCode works unchanged")
    case: str | None = case_option("only cases whose name contains this")
    board: str | None = board_option("judge on this board instead")
    full: bool = option(
        "full",
        "show whole boards, tracebacks and all that was printed; look longer for the mistake",
    )
    json: bool = json_option()


def run(options: Options) -> int:
    """Judge solution files, one after another.

    A child starts first: its interpreter takes as long as all that is imported here meanwhile.
    """
    with Spare() as spare, spare.used():
        spare.prepare()
        from harness.cli.judging import judge_files

        return judge_files(options)
