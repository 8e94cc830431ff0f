"""Prints the report of an interview, and the list of all interviews."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from harness import load
from harness.console import print_drawing
from harness.drawing import Drawing
from harness.errors import KataError
from harness.practice.interview.all_reports import interview_list, reports
from harness.practice.interview.names import Names
from harness.practice.interview.report import interview_report
from harness.practice.ladders import read_ladders, title_of
from harness.practice.past import Past
from harness.practice.sheet import draw_sheet
from harness.problem import Problem


def print_last_report(problem: Problem, past: Past) -> None:
    """Print the report of the last interview that there is one on."""
    *others, last = reports(past)
    before = [one for one in others if one.runs]
    sheet = interview_report(last, before[-1] if before else None, names_of(problem))
    print_drawing(draw_sheet(sheet))


def lines_on_interviews(problem: Problem, past: Past) -> Drawing:
    """Return a row for each interview, and what came back; [] before the first one is over."""
    found = reports(past)
    sheet = interview_list(found, problem.title, names_of(problem)) if found else None
    return [[], *draw_sheet(sheet)] if sheet else []


def names_of(problem: Problem) -> Names:
    """Return the names of mistakes and of follow-ups of a problem."""
    return Names(partial(title_of, read_ladders(problem.folder)), partial(_followup_title, problem))


def _followup_title(problem: Problem, name: str) -> str:
    """Return what the title of a follow-up adds to the problem's; its name if it is gone."""
    with suppress(KataError, ModuleNotFoundError):
        title = load.load_problem(problem.folder / load.FOLLOWUPS / name).title
        return title.removeprefix(f"{problem.title}: ")
    return name
