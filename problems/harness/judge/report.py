"""A Report as a page for the terminal, or as JSON for an editor. It prints what it is given."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

from harness.judge.verdict import ACCEPTED, COMPILE, MEMORY, TIME, passed
from harness.records import Drawing, Judged, Report, Segment

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

STYLES = {
    "title": "bold",
    "given": "bold",
    "placed": "",
    "wrong": "bold red",
    "clash": "bold yellow",
    "changed": "bold magenta",
    "missing": "bold cyan",
    "differs": "bold yellow",
    "good": "bold green",
    "bad": "bold red",
    "dim": "dim",
    "told": "",
}
"""A line that ends in what is told is broken between words at a terminal, and goes on below it."""
LABEL = 8
"""Columns of a label, as in `Reason  `."""
LEAST = 20
"""Columns that a sentence is given, however narrow the terminal is."""
CONTROLS = {code: f"\\x{code:02x}" for code in (*range(9), *range(11, 32), *range(127, 160))}
"""What a submission prints must not steer the terminal."""
OTHERS = 8
"""How many further failing cases a page lists."""


def as_json(report: Report) -> dict[str, Any]:
    """A report as editors read it. Keys are only ever added."""
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
            }
            for one in report.judged
        ],
        "unlimited": list(report.unlimited),
        "smallest": report.shrunk.arguments if report.shrunk else None,
        "seen": report.seen or None,
        "seed": report.seed,
    }


def headline(report: Report) -> str:
    """The verdict in a line: `Accepted 34/34`."""
    return f"{report.verdict.word} {passed(report)}/{report.total}"


def print_json(reports: list[Report], *, several: bool) -> None:
    """One object, or a list of them where several solutions were asked for."""
    objects = [as_json(report) for report in reports]
    print(json.dumps(objects if several else objects[0], indent=2))


def print_report(report: Report) -> None:
    """The verdict page of one solution."""
    console = make_console()
    good = report.verdict.word == ACCEPTED
    _write(
        console,
        [
            [
                (report.verdict.word, "good" if good else "bad"),
                (f"  {passed(report)}/{report.total} cases", "title"),
                (f"  {report.solution.shown}", ""),
            ]
        ],
    )
    if good:
        _write(console, _times(report))
    else:
        failing = [one for one in report.judged if one.verdict.word != ACCEPTED]
        deciding = next(one for one in failing if one.verdict == report.verdict)
        _write(console, _failure(report, deciding))
        _write(console, _others(report, [one for one in failing if one is not deciding]))
    guises = sum(bool(one.case.parent) for one in report.judged)
    if guises:
        text = f"{guises} of the cases are variants; --variants {guises} --seed {report.seed}"
        _write(console, [[(f"{text} repeats them", "dim")]])
    if report.unlimited:
        _write(console, [[(f"Not limited on this system: {', '.join(report.unlimited)}", "dim")]])


def print_drawing(drawing: Drawing) -> None:
    """Lines of segments, in colour where the terminal has it."""
    _write(make_console(), drawing)


def make_console() -> Console:
    """Where to print. Colours are left out where they are not wanted or cannot be shown.

    Names and texts are printed as they are: a `[b]` in them is no markup.
    """
    from rich.console import Console  # late: it takes a third of the time to a verdict

    return Console(file=sys.stdout, highlight=False, soft_wrap=True, markup=False)


def print_told(lines: list[str]) -> None:
    """Lines that begin with a label, or with as many blanks."""
    _write(make_console(), [_told(line[:LABEL], line[LABEL:]) for line in lines])


def _told(label: str, text: str) -> list[Segment]:
    return [(f"{label:<{LABEL}}", "title"), (text, "told")]


def _times(report: Report) -> Drawing:
    times = [(one.run.solve_seconds or 0.0, one.case.name) for one in report.judged]
    slowest, name = max(times)
    total = sum(seconds for seconds, _ in times)
    return [
        [(f"{total:.3f} s inside {report.problem.method}; slowest {slowest:.3f} s: {name}", "dim")]
    ]


def _failure(report: Report, one: Judged) -> Drawing:
    lines: Drawing = [[]]
    if one.verdict.word != COMPILE:
        lines.append(_told("Case", f"{one.case.name} ({one.case.tier})"))
    lines.append(_told("Reason", one.verdict.reason))
    if report.seen:
        lines.append(_told("Seen", report.seen))
    if one.verdict.likely:
        lines.append(_told("Likely:", one.verdict.likely))
    if one.run.error and one.run.ending in ("raised", "memory", "compile"):
        lines += [[], *([(line, "")] for line in one.run.error.splitlines())]
    if one.verdict.word != COMPILE:
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
        if one.run.ending == "returned":
            lines += [[("Output    ", "title"), (json.dumps(one.run.returned), "")]]
    if problem.show:
        lines += [[], [("Last executed input, as LeetCode's test case box takes it", "title")]]
        lines += [[(problem.show(value), "")] for value in before]
    return lines


def _smallest(report: Report) -> Drawing:
    shrunk, problem = report.shrunk, report.problem
    if not shrunk:
        return []
    effort = f"{shrunk.runs} runs, {shrunk.seconds:.1f} s"
    effort += "" if shrunk.complete else ", and stopped there"
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
            (f"{called()} run {quote(report.solution.shown)} {case}", ""),
            ("   (print and breakpoint() work there)", "dim"),
        ],
    ]


def called() -> str:
    """How `kata` was called, so that what the page advises can be pasted as it stands."""
    return quote(sys.argv[0]) if Path(sys.argv[0]).name == "kata" else "kata"


def _others(report: Report, others: list[Judged]) -> Drawing:
    lines: Drawing = []
    if others:
        lines += [[], [("Also failing", "title")]]
    for one in others[:OTHERS]:
        text = f"{one.case.name}: {one.verdict.word}, {one.verdict.reason}"
        lines.append([("  ", ""), (text, "told")])
    if len(others) > OTHERS:
        lines.append([(f"  … and {len(others) - OTHERS} more; --json lists them all", "dim")])
    left = report.total - len(report.judged)
    if left and report.verdict.word != COMPILE and len(report.judged) > 1:
        spent = sum(one.verdict.word in (TIME, MEMORY) for one in report.judged)
        why = "enough time went by after the first that failed"
        if spent > 1:
            why = f"{spent} ran out of time or memory"
        text = f"  {left} more did not run: {why}. --time-limit and --case make that shorter."
        lines.append([(text, "dim")])
    return lines


def _write(console: Console, drawing: Drawing) -> None:
    from rich.text import Text

    for line in drawing:
        text = Text.assemble(*((showable(text), STYLES.get(style, "")) for text, style in line))
        if console.is_terminal and line and line[-1][1] == "told":
            text = _broken(text, len(text) - len(showable(line[-1][0])), console)
        console.print(text)


def _broken(text: Text, indent: int, console: Console) -> Text:
    """A text over as many lines as it takes, all but the first indented."""
    start, told = text.divide([indent])
    rows = told.wrap(console, max(console.width - indent, LEAST))
    return start + type(text)("\n" + " " * indent).join(rows)


def showable(text: str) -> str:
    """A text that a terminal can show and is not steered by."""
    return text.translate(CONTROLS).encode("utf-8", "backslashreplace").decode()
