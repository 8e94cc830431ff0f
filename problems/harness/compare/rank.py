"""The rank of an accepted solution among the approaches by time, measured within a second."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from harness.compare.identify import listed
from harness.console import plural
from harness.judge.judge import judge
from harness.load import TIERS, load_solution
from harness.records import Case, Limits, Progress, Report

EASIEST = TIERS[0]
"""The tier whose boards take every approach some milliseconds."""
ALIKE = 1.1
"""Times whose ratio is below this count as equal: machines are noisy."""


def rank_in_time(report: Report, paths: Sequence[Path], progress: Progress) -> list[str]:
    """Return a sentence on how an accepted solution ranks, [] if it was not judged on easy boards.

    Each approach is run as the solution just was: once, in a process of its own, on the same
    boards in the same order.

    Args:
        report: of an accepted solution.
        paths: of the approaches. If the solution is one of them, it is not compared with itself.
        progress: called before each approach.
    """
    easy = [one.case for one in report.judged if one.case.tier == EASIEST and not one.case.parent]
    rivals = [path for path in paths if path.resolve() != report.solution.path.resolve()]
    if not easy:
        return []
    times = {}
    for number, path in enumerate(rivals):
        progress(number, path.stem)
        rival = judge(report.problem, load_solution(path), easy, Limits(), explained=False)
        if rival.verdict.accepted:
            times[path.stem] = _seconds(rival, easy)
    return [_sentence(_seconds(report, easy), times, len(easy))] if times else []


def place(own: float, times: Mapping[str, float]) -> tuple[list[str], list[str]]:
    """Return the names of those that are faster, and of those that are about as fast."""
    faster = [name for name, time in times.items() if time * ALIKE <= own]
    alike = [name for name, time in times.items() if own < time * ALIKE and time < own * ALIKE]
    return faster, alike


def _seconds(report: Report, cases: Sequence[Case]) -> float:
    names = {case.name for case in cases}
    return sum(one.run.cpu_seconds or 0.0 for one in report.judged if one.case.name in names)


def _sentence(own: float, times: Mapping[str, float], boards: int) -> str:
    faster, alike = place(own, times)
    text = (
        f"Time:   {own * 1000:.1f} ms of CPU on {plural(boards, f'{EASIEST} board')}; "
        f"{len(faster) or 'none'} of {len(times)} approaches {'is' if len(faster) < 2 else 'are'} "
        "faster"
    )
    return f"{text}, {listed(alike)} about as fast." if alike else f"{text}."
