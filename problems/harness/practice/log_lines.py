"""The log: the path of problems as a table, and the reps of a problem. Pure."""

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from textwrap import wrap

from harness.console import NARROWEST, page_width, paragraph, plural, table
from harness.drawing import Drawing, Segment
from harness.folders import find_followups
from harness.practice.events import AttemptJudged
from harness.practice.past import Past, Rating, Rep
from harness.practice.schedule import describe_due, next_due, reps_by_card
from harness.problem import Problem

MOST_ROWS = 12
"""The maximum number of reps in the list."""
PATH_HEAD = "", "Accepted", "reps", "next rep"
REPS_HEAD = "rep  begun        minutes  judged  hints  rating  mistakes"
NOTHING = "No reps yet. `kata start` or `kata again` begins a rep, and Accepted ends it."


def path_lines(
    problems: Sequence[Problem],
    pasts: Mapping[Path, Past],
    now: datetime,
    next_problem: Problem | None = None,
) -> Drawing:
    """Draw a row for each problem, then a row for each of its practised approaches and follow-ups.

    `pasts` has the practice of each problem and follow-up by its folder.
    """
    rows: list[list[Segment]] = []
    for problem in problems:
        past = pasts[problem.folder]
        style = "title" if problem is next_problem or past.current else ""
        rows += _path_rows(past, problem.title, now, style, "next" * (problem is next_problem))
        followups = find_followups(problem.folder)
        for folder in followups:
            if pasts[folder].events:
                rows += _path_rows(pasts[folder], f"   {folder.name}", now)
        left = [folder.name for folder in followups if not pasts[folder].events]
        if left and past.was_accepted:
            rows.append([(f"   follow-ups left: {', '.join(left)}", "dim")])
    return table(PATH_HEAD, rows, gap=2)


def _path_rows(
    past: Past, title: str, now: datetime, style: str = "", otherwise: str = ""
) -> Iterator[list[Segment]]:
    """Yield the row of a problem, then a row for each approach that was written from memory."""
    indent = " " * (len(title) - len(title.lstrip()) + 3)
    cards: dict[str, list[Rep]] = {"": []} | reps_by_card(past.reps)
    for approach, reps in cards.items():
        name = f"{indent}{approach} from memory" if approach else title
        accepted = [rep.ended for rep in reps if rep.accepted and rep.ended]
        day = f"{accepted[-1].astimezone():%Y-%m-%d}" if accepted else ""
        due = describe_due(next_due(reps), now).partition(", on ")[0]
        if past.current and past.current.approach == approach:
            due = "ongoing"
        cells = name, day, str(len(reps) or ""), due or otherwise * (not approach)
        yield [(cell, style) for cell in cells]


def log_lines(reps: Sequence[Rep], name: Callable[[AttemptJudged], str]) -> Drawing:
    """Draw the reps of a problem, and the most frequent mistakes.

    `name` returns the name of a mistake.
    """
    if not reps:
        return paragraph("", NOTHING)
    lines: Drawing = [[(REPS_HEAD, "title")]]
    for number, rep in list(enumerate(reps, 1))[-MOST_ROWS:]:
        lines += [[(line, "")] for line in _row(number, rep, name)]
    mistakes = Counter(name(mistake) for rep in reps for mistake in rep.mistakes)
    most = [_counted(*counted) for counted in mistakes.most_common(3) if counted[1] > 1]
    return [*lines, [], *paragraph("Often", "; ".join(most))] if most else lines


def rep_lines(past: Past, now: datetime, next_rep: str, *, failed: bool = False) -> Drawing:
    """Draw the last rep: its rating and when the next one is due, or its counts so far.

    `next_rep` says how to begin the next rep. `failed` is True if the last save failed, which
    may be after the rep ended.
    """
    if not past.reps:
        return []
    rep, label = past.reps[-1], f"Rep {len(past.reps)}"
    minutes = rep.minutes if rep.accepted else seconds_since_save(rep, now) / 60
    counts = (
        f"{plural(math.ceil(minutes or 0), 'minute')}, {plural(len(rep.sources), 'save')} judged, "
        f"{plural(len(rep.hints), 'hint')}"
    )
    if not rep.accepted:
        return paragraph(label, f"{counts} so far.") if past.current else []
    if failed:
        return paragraph(label, f"is over, so this failure does not count. {next_rep}")
    due = describe_due(next_due(reps_by_card(past.reps)[rep.approach]), now)
    rating = f"{rep.rating}, the lowest" if rep.rating is Rating.AGAIN else rep.rating
    text = f"{counts}; rating: {rating}. The next rep is {due}."
    if rep.approach:
        text += f" If you wrote an approach other than {rep.approach}, run `kata log RATE=again`."
    return paragraph(label, text) + paragraph("", next_rep)


def seconds_since_save(rep: Rep | None, now: datetime) -> float:
    """Return the seconds since the first save of a rep; 0 if there was none."""
    return max((now - rep.saved).total_seconds(), 0.0) if rep and rep.saved else 0.0


def _row(number: int, rep: Rep, name: Callable[[AttemptJudged], str]) -> list[str]:
    """Return the lines of a rep: several, if its mistakes do not fit on one line."""
    minutes, rating = "given up", str(rep.rating)
    if rep.minutes is not None:
        minutes = str(math.ceil(rep.minutes))
    elif rep.ended is None:
        minutes, rating = "ongoing", ""
    row = (
        f"{number:>3}  {rep.began.astimezone():%Y-%m-%d}  {minutes:>8}  {len(rep.sources):>6}"
        f"  {len(rep.hints):>5}  {rating:<6}  "
    )
    counts = Counter(map(name, rep.mistakes))
    mistakes = ", ".join(_counted(*counted) for counted in counts.items())
    if kind := "interview" if rep.steps else rep.approach:
        mistakes = f"{kind}: {mistakes}".removesuffix(": ")
    wrapped = wrap(mistakes, max(page_width() - len(row), NARROWEST)) or [""]
    indents = [row, *[" " * len(row)] * len(wrapped)]
    return [(indent + text).rstrip() for indent, text in zip(indents, wrapped, strict=False)]


def _counted(name: str, number: int) -> str:
    return f"{name} ({number})" if number > 1 else name
