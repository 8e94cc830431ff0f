"""`kata doctor`: which limits of the judge hold on this system."""

from __future__ import annotations

from dataclasses import dataclass

from harness.cli.options import ProblemOption
from harness.errors import Exit

HELP = "test each limit of the judge on this system, and say which hold"


@dataclass(frozen=True)
class Options(ProblemOption):
    """Each limit is tested by a submission that tries to exceed it."""


def run(_options: Options) -> int:
    """Try each limit of the judge on this system, and say which of them hold."""
    from harness.judge.doctor import examine

    findings = list(examine())
    for finding in findings:
        print(f"{'holds' if finding.holds else 'FAILS':<7}{finding.limit:<22}{finding.text}")
    return Exit.ACCEPTED if all(finding.holds for finding in findings) else Exit.REJECTED
