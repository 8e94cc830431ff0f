"""The last verdicts on the files that are shown: one that failed opens where it shows why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from harness import load
from harness.cli.open_journal import open_journal
from harness.cli.selection import choose_one_case
from harness.judge.outcome import Word
from harness.load import Solution
from harness.practice.events import AttemptJudged, digest
from harness.problem import Case, Problem

if TYPE_CHECKING:
    from harness.replay.lane import Lane

Failures = Mapping[Path, AttemptJudged]
"""The last judgement of each file whose text has failed."""


def last_failures(problem: Problem, solutions: Sequence[Solution]) -> Failures:
    """Return the last judgements of some solutions, as they are now, that have failed."""
    past = open_journal().past(problem.slug)
    marks = {solution.path: digest(solution.source) for solution in solutions}
    return {
        file: judged
        for file, mark in marks.items()
        if (judged := past.judgement_of(mark)) and judged.verdict != Word.ACCEPTED and judged.case
    }


def choose_case(problem: Problem, name: str | None, board: str | None, failures: Failures) -> Case:
    """Return the case that was asked for, else one that failed, else LeetCode's example."""
    if name is None and board is None:
        failed = {judged.case for judged in failures.values()}
        for case in load.load_cases(problem) if failed else ():
            if case.name in failed:
                return case
    return choose_one_case(problem, name, board)


def opened_at_failure(
    problem: Problem, lane: Lane, case: Case, judged: AttemptJudged | None
) -> Lane:
    """Return a lane that opens where it shows why its case failed, if it was judged and did."""
    if judged is None or judged.case != case.name or lane.solved:
        return lane
    from harness.replay.failure import Failed, show_failure  # late: few lanes have failed

    likely = " ".join(filter(None, (judged.likely, judged.proof)))
    failed = Failed(judged.verdict, judged.reason, likely, judged.cause, judged.line)
    return show_failure(problem, lane, failed)
