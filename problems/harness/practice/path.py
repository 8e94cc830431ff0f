"""The path of problems as a table: the last Accepted, the reps and the due dates. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path

from harness.console import table
from harness.drawing import Drawing, Segment
from harness.folders import find_followups
from harness.practice.past import Past
from harness.practice.reps import Rep
from harness.practice.schedule import describe_due, next_due, reps_by_card
from harness.problem import Problem

HEAD = "", "Accepted", "reps", "next rep"


def path_lines(
    problems: Sequence[Problem],
    pasts: Mapping[Path, Past],
    now: datetime,
    next_problem: Problem | None = None,
) -> Drawing:
    """Draw a row for each problem, and below it for each approach and follow-up practised.

    Args:
        problems: those of the path, in order.
        pasts: the practice of each problem and follow-up by its folder.
        now: decides what is due.
        next_problem: the one to begin next.
    """
    rows: list[list[Segment]] = []
    for problem in problems:
        past = pasts[problem.folder]
        style = "title" if problem is next_problem or past.current else ""
        rows += _rows(past, problem.title, now, style, "next" * (problem is next_problem))
        followups = find_followups(problem.folder)
        for folder in followups:
            if pasts[folder].events:
                rows += _rows(pasts[folder], f"   {folder.name}", now)
        left = [folder.name for folder in followups if not pasts[folder].events]
        if left and past.was_accepted:
            rows.append([(f"   follow-ups left: {', '.join(left)}", "dim")])
    return table(HEAD, rows, gap=2)


def _rows(
    past: Past, title: str, now: datetime, style: str = "", when_new: str = ""
) -> Iterator[list[Segment]]:
    """Yield the row of a problem by any approach, then one for each approach from memory."""
    indent = " " * (len(title) - len(title.lstrip()) + 3)
    cards: dict[str, list[Rep]] = {"": []} | reps_by_card(past.reps)
    for approach, reps in cards.items():
        name = f"{indent}{approach} from memory" if approach else title
        accepted = [rep.ended for rep in reps if rep.accepted and rep.ended]
        day = f"{accepted[-1].astimezone():%Y-%m-%d}" if accepted else ""
        due = describe_due(next_due(reps), now).partition(", on ")[0]
        if past.current and past.current.approach == approach:
            due = "going on"
        cells = name, day, str(len(reps) or ""), due or when_new * (not approach)
        yield [(cell, style) for cell in cells]
