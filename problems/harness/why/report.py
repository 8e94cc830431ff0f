"""A Report as a page for the terminal, or as JSON for an editor; nothing is decided here.

The page fits on one screen of 80 columns and 22 lines. `--full` shows everything.
"""

import json
from dataclasses import replace
from typing import Any

from harness.cases import TIERS
from harness.console import LABEL, labelled, paragraph, plural, print_drawing
from harness.drawing import Drawing, Segment
from harness.judge.outcome import Explanation, Judged, Report, Word
from harness.judge.verdict import answer_of
from harness.run import Ending
from harness.value import Json, as_pasted, as_text, listed

LINES = 22
"""The maximum number of lines of a page."""
LONGEST_VALUE = 400
"""The maximum number of characters of an input or an output, shown as JSON."""
BUSY = "The search for the mistake was stopped: this machine is busy, so judge again later"
PRINTED = 2
"""The number of lines shown from the start, and from the end, of the output."""
LONGEST_LINE = 140
"""The maximum number of characters of a line of output."""


def as_json(report: Report) -> dict[str, Any]:
    """Return a report as a JSON object for editors. Keys are only ever added."""
    explanation, deciding, likely = report.explanation, report.deciding, report.verdict.likely
    return {
        "solution": report.solution.shown,
        "verdict": report.verdict.word,
        "reason": report.verdict.reason,
        "likely": likely.words(remedy=not report.hinted) if likely else None,
        "passed": report.passed,
        "total": report.total,
        "cases": [
            {
                "name": judged.case.name,
                "tier": judged.case.tier,
                "verdict": judged.verdict.word,
                "reason": judged.verdict.reason,
                "solve_seconds": judged.run.times.solve,
                "wall_seconds": judged.run.times.wall,
                "variant_of": judged.case.parent or None,
                "cpu_seconds": judged.run.times.cpu,
            }
            for judged in report.judged
        ],
        "unlimited": list(report.unlimited),
        "from_memory": None,  # published, but any right search ends a rep now
        "smallest": explanation.shrunk.arguments if explanation.shrunk else None,
        "seen": explanation.seen or None,
        "case": deciding.case.name if deciding else None,
        "input": report.problem.arguments(deciding.case) if deciding else None,
        "output": deciding.run.arguments if deciding else None,
        "returned": deciding.run.returned if deciding else None,
        "expected": _expected(report, deciding) if deciding else None,
        "error": (deciding.run.error or None) if deciding else None,
        "printed": deciding.run.printed if deciding else None,
        "explaining_cut_off": explanation.cut_off is not None,
        "cause": likely.cause if likely else None,
        "problem": report.problem.slug,
        "line": (likely.line or None) if likely else None,
        "proved": bool(likely and likely.proved),
        "change": list(explanation.change.diff) if explanation.change else None,
        "remedy": (likely.remedy or None) if likely else None,
    }


def print_report(report: Report, advice: Drawing | None = None, *, full: bool = False) -> None:
    """Print the verdict page of one solution.

    Args:
        report: the report to print.
        advice: what to type next, for a solution that was not accepted.
        full: True for whole inputs and answers, the whole traceback and everything printed.
    """
    lines, notes = [_headline(report)], _footnotes(report)
    if report.deciding is None:
        lines += _times(report)
        printed = _all_printed(report) if full else printed_part(report)
        lines += [[], *printed] if printed else []
    else:
        lines += reason_part(report, report.deciding)
        below = advice or []
        evidence = _full if full else _evidence
        room = LINES - len(lines) - len(below) - bool(below) - len(notes)
        lines += evidence(report, report.deciding, room)
        lines += [[], *below] if below else []
    if full and len(lines) > LINES:  # the verdict has scrolled away
        lines += [[], _headline(report)]
    print_drawing(lines + notes)


def case_page(report: Report, judged: Judged) -> Drawing:
    """Return the full page of one failed case."""
    if judged is not report.deciding:  # the explanation is about the deciding case
        report = replace(report, explanation=Explanation())
    return [[(judged.verdict.word, "bad")], *reason_part(report, judged), *_full(report, judged, 0)]


def _headline(report: Report) -> list[Segment]:
    """Return the headline with the path of the file, uncut so that editors can open it."""
    style = "good" if report.verdict.accepted else "bad"
    counts = f"  {report.passed}/{plural(report.total, 'case')}"
    counts += f" ({plural(report.variants, 'variant')})" * bool(report.variants)
    likely, deciding = report.verdict.likely, report.deciding
    line = likely.line if likely else deciding.run.raised.line if deciding else 0
    shown = report.solution.shown + (f":{line}" if line else "")
    return [(report.verdict.word, style), (counts, "title"), (f"  {shown}", "")]


def _times(report: Report) -> Drawing:
    times = [(one.run.times.cpu or 0.0, one.case.name) for one in report.judged]
    slowest, name = max(times)
    total = sum(seconds for seconds, _ in times)
    method = report.problem.method
    text = f"{total:.3f} s of CPU time in {method}; slowest {slowest:.3f} s: “{name}”"
    return paragraph("Time", text)


def reason_part(report: Report, judged: Judged) -> Drawing:
    """Return the lines on the case, the reason, the observation and the likely mistake."""
    lines: Drawing = []
    if judged.called:
        lines += paragraph("Case", f"{judged.case.name} ({judged.case.tier})")
    lines += paragraph("Reason", judged.verdict.reason)
    if report.explanation.seen:
        lines += paragraph("Seen", report.explanation.seen)
    if judged.verdict.likely:
        words = judged.verdict.likely.words(remedy=not report.hinted)
        lines += paragraph("Likely", words)
    return lines


def _evidence(report: Report, judged: Judged, room: int) -> Drawing:
    """Return the frames, the answer and the output, as far as they fit into the page."""
    lines: Drawing = []
    for part in (
        frames_part(report, judged, room - 1),
        answer_part(report, judged),
        printed_part(report),
    ):
        if part and len(lines) + 1 + len(part) <= room:
            lines += [[], *part]
    return lines


def frames_part(report: Report, judged: Judged, room: int) -> Drawing:
    """Return the frames of an exception, without the outermost ones if there is no room.

    The line of a syntax error is followed by its carets.
    """
    from harness.why.stack_frames import carets_below, describe_frames  # late: few have any

    texts = describe_frames(judged.run.raised, report.solution.source)
    lines = labelled("", texts[-max(room, 1) :])
    if judged.run.ending is Ending.COMPILE and len(lines) == 1:
        carets = carets_below(judged.run.error, texts[0])
        lines += labelled("", [carets]) if carets else []
    return lines


def answer_part(report: Report, judged: Judged, longest: int | None = LONGEST_VALUE) -> Drawing:
    """Return the wrong part of an answer, or else the input and the output, cut if too long."""
    problem = report.problem
    if judged.run.ending is not Ending.RETURNED or not judged.run.arguments:
        return []
    if problem.offers(problem.focus):
        drawn = problem.focus(problem.arguments(judged.case), answer_of(problem, judged.run)) or []
        return [[(" " * LABEL, ""), *line] for line in drawn]
    given = problem.named_arguments(problem.arguments(judged.case))
    output = as_text(answer_of(problem, judged.run), json.dumps)
    return value_part("Input", given, longest) + value_part("Output", output, longest)


def value_part(label: str, text: str, longest: int | None = LONGEST_VALUE) -> Drawing:
    """Return an input or an output with its label, cut if it is too long."""
    return paragraph(label, text[:longest] + " …" * (text[:longest] < text))


def printed_part(report: Report) -> Drawing:
    """Return the output of the deciding case, or of the first case with output."""
    if report.deciding:
        return _printed(report.deciding.run.printed)
    printing = [one for one in report.judged if one.run.printed]
    if not printing:
        return []
    name, others = printing[0].case.name, len(printing) - 1
    suffix = f" and {plural(others, 'other case')}" * bool(others)
    return _printed(printing[0].run.printed) + paragraph("", f"(on “{name}”{suffix})")


def _all_printed(report: Report) -> Drawing:
    """Return the whole output of each case."""
    parts = (_whole_printed(f"Printed on “{one.case.name}”", one) for one in report.judged)
    return [line for part in parts for line in part]


def _whole_printed(title: str, judged: Judged) -> Drawing:
    lines = judged.run.printed.splitlines()
    return [[], [(title, "title")], *([("  " + line, "")] for line in lines)] if lines else []


def _printed(text: str) -> Drawing:
    """Return the first and the last lines of the output."""
    lines = text.splitlines()
    if not lines:
        return []
    shown = lines if len(lines) <= 2 * PRINTED else [*lines[:PRINTED], *lines[-PRINTED:]]
    shortened = [line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]}…" for line in shown]
    rows = labelled("Printed", shortened)
    if len(shown) < len(lines):
        rows.insert(PRINTED, [(f"{'':<{LABEL}}…", "dim")])
    return rows


def _full(report: Report, judged: Judged, _room: int) -> Drawing:
    """Return the purpose of the case, the traceback, the boards and the output."""
    in_bank = judged.case.tier in TIERS and judged.called
    lines = paragraph("About", judged.case.why) if in_bank else []
    if judged.run.error and judged.run.raised.frames:
        lines += [[], *([(line, "")] for line in judged.run.error.splitlines())]
    if not judged.called:
        return lines
    lines += _boards(report, judged) + _smallest(report)
    return lines + _whole_printed("Printed", judged)


def _boards(report: Report, judged: Judged) -> Drawing:
    problem = report.problem
    arguments = problem.arguments(judged.case)
    lines: Drawing = [[]]
    drawn = problem.draw(arguments, answer_of(problem, judged.run))
    lines += drawn or answer_part(report, judged, longest=None)
    lines += [[], [("Input to paste into LeetCode's test case box", "title")]]
    return lines + [[(as_pasted(value), "")] for value in arguments]


def _smallest(report: Report) -> Drawing:
    shrunk, problem = report.explanation.shrunk, report.problem
    if not shrunk:
        return []
    cost = f"{plural(shrunk.runs, 'run')}, {shrunk.seconds:.1f} s"
    cost += "" if shrunk.complete else ", then the search for it was stopped"
    title = f"The smallest input found that fails in the same way ({cost})"
    lines: Drawing = [[], [(title, "title")], *problem.draw(shrunk.arguments, None)]
    return lines + [[(as_pasted(value), "")] for value in shrunk.arguments]


def _footnotes(report: Report) -> Drawing:
    notes = []
    ended = report.explanation.cut_off
    by_machine = ended is not Ending.STEPS and report.verdict.word is not Word.TIME  # which waits
    if report.explanation.change:
        ended = None  # nothing is left to explain
    if ended is Ending.CLOCK and by_machine:
        notes.append(BUSY)
    elif ended and (by_machine or not report.explanation.likely):
        notes.append("The search for the mistake was stopped because it took too long")
        if not report.patient:
            notes.append("`FULL=1` searches longer")
    if report.unlimited:
        notes.append(f"On this system the judge cannot limit {listed(report.unlimited)}")
    return [[(note, "dim")] for note in notes]


def _expected(report: Report, judged: Judged) -> Json:
    return next(report.problem.answers(report.problem.arguments(judged.case)), None)
