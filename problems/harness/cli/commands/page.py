"""`kata page`: records some searches of one board and writes the page that plays them back."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from harness.cli.options import ProblemOption, case_option, option, solution_option
from harness.cli.options import path as path_option
from harness.cli.progress import show_progress
from harness.cli.record_lanes import case_to_show, record_lanes
from harness.errors import Exit, KataError, shown_path
from harness.problem import Problem
from harness.run import Limits
from harness.solution_files import (
    Solution,
    attempt_path,
    existing_attempt,
    find_approaches,
    load_solution,
)
from harness.what_to_type import spelled, typed

if TYPE_CHECKING:
    from harness.page.build import Page
    from harness.replay.lane import Lane

BEGINNING = b'<!doctype html>\n<html lang="en" data-made-by="kata page">'
"""The beginning of a page that `kata page` wrote. Such a file may be overwritten."""
MOST_LANES = 4
"""Lanes on a page."""


@dataclass(frozen=True)
class Options(ProblemOption):
    """Each file gets a lane on the page, up to four lanes.

    Without a file it shows your own solution beside two approaches. Without a case it shows the
    one that failed last, starting at the step that shows why. If none has failed, it shows
    LeetCode's example.
    """

    files: list[Path] = solution_option("a solution file", several=True)
    case: str | None = case_option()
    save: Path = option(
        "save",
        "where to write the page (page.html)",
        "FILE",
        type=path_option,
        default=Path("page.html"),
    )
    open: bool = option("open", "open the page in the browser")


def run(options: Options) -> int:
    """Write a page and print its path."""
    import webbrowser

    from harness.page.build import build

    path, files = options.save, list(options.files)
    _check_save_path(path)
    problem = options.load(files[0] if files else None)
    solutions = [load_solution(file) for file in _lane_files(problem, files)]
    title = f"recording for {Limits().seconds:g} s at most"
    case = case_to_show(problem, solutions, options.case)
    lanes = record_lanes(problem, solutions, title, case)
    if isinstance(lanes, Exit):
        return lanes
    made = _page(problem, case.name, solutions, lanes)
    path.write_text(build(made), encoding="utf-8")
    print(shown_path(path.absolute()), flush=True)
    if not options.open:
        opens = spelled(f"`{typed('page', '--open')}`")
        print(f"Open it in a browser; {opens} does that.", file=sys.stderr)
    elif not webbrowser.open(path.absolute().as_uri()):
        raise KataError(f"no browser could be opened; open {path} yourself")
    return Exit.ACCEPTED


def _lane_files(problem: Problem, files: Sequence[Path]) -> list[Path]:
    """Return the files for the lanes: those that were named, and the approaches to compare with."""
    if len(files) > MOST_LANES:
        raise KataError(f"expected at most {MOST_LANES} files, one for each lane, got {len(files)}")
    own = attempt_path(problem)
    chosen = list(files) or [Path(shown_path(own))] * own.exists()
    if len(chosen) < 2:
        named = {path.stem: Path(shown_path(path)) for path in find_approaches(problem)}
        others = [named[name] for name in problem.beside if name in named]
        there = {file.resolve() for file in chosen}
        chosen += [path for path in others if path.resolve() not in there]
    if not chosen:
        existing_attempt(problem)  # which says how to begin one
    return chosen


def _page(
    problem: Problem, case: str, solutions: Sequence[Solution], lanes: Sequence[Lane]
) -> Page:
    """Return the content of the page."""
    from harness.compare.measure import takes_back
    from harness.page.build import Page
    from harness.page.lanes import lane_names, page_lanes
    from harness.record.writes import search_is_visible

    names = lane_names([one.path for one in solutions], find_approaches(problem))
    elsewhere: list[bool] = []
    with show_progress("looking for an undo", len(lanes)) as progress:
        for solution, lane, name in zip(solutions, lanes, names, strict=True):
            progress(len(elsewhere), name)
            seen = search_is_visible([lane.timeline.trace])
            elsewhere.append(lane.solved and not seen and takes_back(problem, solution))
    return Page(problem.title, case, page_lanes(names, lanes, elsewhere))


def _check_save_path(path: Path) -> None:
    """Raise KataError unless a page can be written there without losing anything."""
    wrong = ""
    if not path.absolute().parent.is_dir():
        wrong = f"there is no folder {path.parent}"
    elif path.is_symlink() and not path.exists():
        wrong = "that is a dangling symlink; choose another file"
    elif path.is_dir():
        wrong = "that is a folder; name a file in it"
    elif path.exists():
        with path.open("rb") as file:
            if file.read(len(BEGINNING)) not in (BEGINNING, b""):
                wrong = "that file is not a page; choose another file"
    if wrong:
        raise KataError(f"`{typed('--save', str(path))}`: {wrong}")
