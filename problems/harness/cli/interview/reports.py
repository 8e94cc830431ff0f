"""Prints the reports of interviews: one whole, or a list of all, as text or as Markdown."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from harness import load
from harness.console import paragraph, print_drawing
from harness.errors import KataError
from harness.practice.interview.all_reports import interview_list, reports
from harness.practice.interview.names import Names
from harness.practice.interview.report import interview_report
from harness.practice.ladders import read_ladders, title_of
from harness.practice.past import Past
from harness.practice.sheet import Sheet, as_markdown, draw_sheet
from harness.records import Problem, typed


def report_sheet(problem: Problem, past: Past, number: int | None) -> Sheet:
    """Return the report of an interview, counted from 1, or a list of all; None asks for the list.

    Raises KataError if there is no such report.
    """
    found = reports(past)
    if not found:
        raise KataError(
            f"you have not finished an interview yet; `{typed('interview')}` begins one"
        )
    names = names_of(problem)
    if number is None:
        return interview_list(found, problem.title, names)
    if number > len(found):
        raise KataError(
            f"there is no report {number}; `{typed('interview', '--reports')}` lists them"
        )
    before = [one for one in found[: number - 1] if one.runs]
    return interview_report(found[number - 1], before[-1] if before else None, names)


def names_of(problem: Problem) -> Names:
    """Return the names of mistakes and of follow-ups of a problem."""
    return Names(partial(title_of, read_ladders(problem.folder)), partial(_followup_title, problem))


def print_sheet(sheet: Sheet, *, markdown: bool) -> None:
    """Print a sheet as text, or as Markdown."""
    if markdown:
        print(as_markdown(sheet))
    else:
        print_drawing(draw_sheet(sheet))


def print_way_on(count: int) -> None:
    """Print what shows more than a list of reports does."""
    whole = typed("interview", "--report", str(count))
    pasted = typed("interview", "--reports", "--markdown")
    text = f"`{whole}` shows the last one in full. `{pasted}` prints this list as Markdown."
    print_drawing(paragraph("Next", text))


def _followup_title(problem: Problem, name: str) -> str:
    """Return what the title of a follow-up adds to the problem's; its name if it is gone."""
    with suppress(KataError):
        title = load.load_problem(problem.folder / load.FOLLOWUPS / name).title
        return title.removeprefix(f"{problem.title}: ")
    return name
