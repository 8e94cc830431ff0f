"""Prints the reports of interviews: one whole, or a list of all, as text or as Markdown."""

from __future__ import annotations

from functools import partial

from harness.console import print_drawing
from harness.errors import KataError
from harness.practice.interview.all_reports import interview_list, reports
from harness.practice.interview.report import interview_report
from harness.practice.ladders import read_ladders, title_of
from harness.practice.past import Past
from harness.practice.sheet import Sheet, as_markdown, draw_sheet
from harness.records import Problem, typed


def report_sheet(problem: Problem, past: Past, number: int | None) -> Sheet:
    """Return the report of an interview, counted from 1, or a list of all; None asks for the list.

    Raises KataError if there is no such report.
    """
    found, title = reports(past), partial(title_of, read_ladders(problem.folder))
    if not found:
        raise KataError(f"no interview is over yet; `{typed('interview')}` begins one")
    if number is None:
        return interview_list(found, problem.title, title)
    if number > len(found):
        raise KataError(f"no report {number}: `{typed('interview', '--reports')}` lists them")
    before = [one for one in found[: number - 1] if one.runs]
    return interview_report(found[number - 1], before[-1] if before else None, title)


def print_sheet(sheet: Sheet, *, markdown: bool) -> None:
    """Print a sheet as text, or as Markdown."""
    if markdown:
        print(as_markdown(sheet))
    else:
        print_drawing(draw_sheet(sheet))
