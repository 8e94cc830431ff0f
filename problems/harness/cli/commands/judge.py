"""`kata judge`: the verdicts of solution files."""

from __future__ import annotations

from harness.cli.options import JudgeOptions as Options
from harness.judge.spare import Spare


def run(options: Options) -> int:
    """Judge solution files, one after another.

    The child process starts first, since its start takes as long as the imports of this process.
    """
    with Spare() as spare, spare.used():
        spare.prepare()
        from harness.cli.judging import judge_files

        return judge_files(options)
