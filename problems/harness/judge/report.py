"""A Report as a page for the terminal, or as JSON for an editor. It decides nothing."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from shlex import quote
from typing import Any

from harness.console import labelled, plural, print_drawing
from harness.judge.verdict import passed
from harness.records import Drawing, Ending, Judged, Report, Word

OTHERS = 8
"""How many further failing cases a page lists."""


def as_json(report: Report) -> dict[str, Any]:
    """Return a report as editors read it. Keys are only ever added."""
    return {
        "solution": report.solution.shown,
        "verdict": report.verdict.word,
        "reason": report.verdict.reason,
        "likely": report.verdict.likely,
        "passed": passed(report),
        "total": report.total,
        "cases": [
            {
                "name": one.case.name,
                "tier": one.case.tier,
                "verdict": one.verdict.word,
                "reason": one.verdict.reason,
                "solve_seconds": one.run.solve_seconds,
                "wall_seconds": one.run.wall_seconds,
                "variant_of": one.case.parent or None,
                "cpu_seconds": one.run.cpu_seconds,
            }
            for one in report.judged
        ],
        "unlimited": list(report.unlimited),
        "smallest": report.shrunk.arguments if report.shrunk else None,
        "seen": report.seen or None,
        "seed": report.seed,
    }


def print_json(reports: list[Report]) -> None:
    """Print one object, or a list of them for several solutions."""
    objects = [as_json(report) for report in reports]
    print(json.dumps(objects if len(objects) > 1 else objects[0], indent=2))


def print_report(report: Report) -> None:
    """Print the verdict page of one solution."""
    style = "good" if report.verdict.accepted else "bad"
    lines: Drawing = [
        [
            (report.verdict.word, style),
            (f"  {passed(report)}/{plural(report.total, 'case')}", "title"),
            (f"  {report.solution.shown}", ""),
        ]
    ]
    if report.deciding:
        lines += _failure(report, report.deciding) + _others(report, report.deciding)
    else:
        lines += _times(report)
    variants = sum(bool(one.case.parent) for one in report.judged)
    if variants:
        again = f"--variants {variants} --seed {report.seed} judges the same ones again"
        lines.append([(f"{plural(variants, 'case')} of these are variants; {again}", "dim")])
    if report.unlimited:
        lines.append([(f"Not limited on this system: {', '.join(report.unlimited)}", "dim")])
    print_drawing(lines)


def _times(report: Report) -> Drawing:
    times = [(one.run.cpu_seconds or 0.0, one.case.name) for one in report.judged]
    slowest, name = max(times)
    total = sum(seconds for seconds, _ in times)
    method = report.problem.method
    text = f"{total:.3f} s of CPU time in {method}; slowest {slowest:.3f} s: {name}"
    return [[(text, "dim")]]


def _failure(report: Report, one: Judged) -> Drawing:
    compiled = one.verdict.word is not Word.COMPILE
    lines: Drawing = [[]]
    if compiled:
        lines.append(labelled("Case", f"{one.case.name} ({one.case.tier})"))
    lines.append(labelled("Reason", one.verdict.reason))
    if report.seen:
        lines.append(labelled("Seen", report.seen))
    if one.verdict.likely:
        lines.append(labelled("Likely:", one.verdict.likely))
    if one.run.error and one.run.ending in (Ending.RAISED, Ending.MEMORY, Ending.COMPILE):
        lines += [[], *([(line, "")] for line in one.run.error.splitlines())]
    if compiled:
        lines += _board(report, one)
        lines += _smallest(report)
        if one.run.printed:
            lines += [[], [("Stdout", "title")]]
            lines += [[("  " + line, "")] for line in one.run.printed.splitlines()]
        lines += _next(report, one)
    return lines


def _board(report: Report, one: Judged) -> Drawing:
    problem = report.problem
    before = problem.arguments(one.case)
    answer = one.run.arguments[0] if one.run.arguments else None
    lines: Drawing = [[]]
    if problem.draw:
        lines += problem.draw(before, answer)
    else:
        lines += [[("Input     ", "title"), (json.dumps(before), "")]]
        if one.run.ending is Ending.RETURNED:
            lines += [[("Output    ", "title"), (json.dumps(one.run.returned), "")]]
    if problem.show:
        lines += [[], [("Last executed input, to paste into LeetCode's test case box", "title")]]
        lines += [[(problem.show(value), "")] for value in before]
    return lines


def _smallest(report: Report) -> Drawing:
    shrunk, problem = report.shrunk, report.problem
    if not shrunk:
        return []
    effort = f"{plural(shrunk.runs, 'run')}, {shrunk.seconds:.1f} s"
    effort += "" if shrunk.complete else ", then the search for it was stopped"
    title = f"The smallest input found that fails in the same way ({effort})"
    lines: Drawing = [[], [(title, "title")]]
    if problem.draw:
        lines += problem.draw(shrunk.arguments, None)
    show = problem.show or json.dumps
    return lines + [[(show(value), "")] for value in shrunk.arguments]


def _next(report: Report, one: Judged) -> Drawing:
    in_bank = one.case.tier != "yours" and not one.case.parent
    case = f'--case "{one.case.name}"' if in_bank else "--board 'the input above'"
    return [
        [],
        [
            ("Next    ", "title"),
            (f"{_called()} run {quote(report.solution.shown)} {case}", ""),
            ("   (print and breakpoint() work there)", "dim"),
        ],
    ]


def _called() -> str:
    """Return how `kata` was called, so that the advice can be pasted as it stands."""
    return quote(sys.argv[0]) if Path(sys.argv[0]).name == "kata" else "kata"


def _others(report: Report, deciding: Judged) -> Drawing:
    others = [one for one in report.judged if one is not deciding and not one.verdict.accepted]
    lines: Drawing = []
    if others:
        lines += [[], [("Also failing", "title")]]
    for one in others[:OTHERS]:
        lines.append([("  ", ""), (f"{one.case.name}: {one.verdict}", "text")])
    if len(others) > OTHERS:
        lines.append([(f"  … and {len(others) - OTHERS} more; --json lists them all", "dim")])
    left = report.total - len(report.judged)
    if left and report.verdict.word is not Word.COMPILE and len(report.judged) > 1:
        spent = sum(one.verdict.word in (Word.TIME, Word.MEMORY) for one in report.judged)
        why = f"{spent} ran out of time or memory" if spent > 1 else "a case had failed already"
        text = f"  {left} more did not run: {why}. --time-limit and --case make it shorter."
        lines.append([(text, "dim")])
    return lines
