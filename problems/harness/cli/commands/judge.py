"""`kata judge`: the verdicts of solution files."""

from __future__ import annotations

from harness.cli.options import JudgeOptions as Options
from harness.judge.spare import Spare


def run(options: Options) -> int:
    """Judge solution files, one after another.

    A child starts first: its interpreter takes as long as all that is imported here meanwhile.
    """
    with Spare() as spare, spare.used():
        spare.prepare()
        from harness.cli.judging import judge_files

        return judge_files(options)
