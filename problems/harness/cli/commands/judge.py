"""`kata judge`: the verdicts of solution files."""

from __future__ import annotations

from harness.cli.options import JudgeOptions as Options


def run(options: Options) -> int:
    """Judge solution files, one after another."""
    from harness.cli.judging import judge_files

    return judge_files(options)
