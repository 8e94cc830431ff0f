"""`kata page`: records searches on one case, and writes an HTML page that plays them back."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from harness.cli.options import ProblemOption, case_option, option, solution_option
from harness.cli.options import path as path_option
from harness.cli.progress import show_progress
from harness.cli.record_lanes import (
    case_to_show,
    findings,
    last_failures,
    record_lanes,
    without_record,
)
from harness.errors import Exit, KataError, shown_path
from harness.problem import Case, Problem
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
    from harness.page.lanes import PageLane
    from harness.page.page_calls import PageCalls
    from harness.record.recording import Recording

BEGINNING = b'<!doctype html>\n<html lang="en" data-made-by="kata page">'
"""The beginning of a page of `kata page`. Only such a file is overwritten."""
MOST_LANES = 4
"""Lanes on a page."""


@dataclass(frozen=True)
class Options(ProblemOption):
    """Each file gets a lane on the page, up to four lanes.

    A lane has the source, the tree of its calls, and the grid if it fills one. Without a file it
    shows your own solution beside two approaches. Without a case it shows the one that failed last,
    starting at the step that shows why. If none has failed, it shows LeetCode's example.
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
    case = case_to_show(problem, solutions, options.case)
    made = _page(problem, case, solutions)
    if isinstance(made, Exit):
        return made
    path.write_text(build(made), encoding="utf-8")
    print(shown_path(path.absolute()), flush=True)
    if not options.open:
        opens = spelled(f"`{typed('page', '--open')}`")
        print(f"Open it in a browser; {opens} does that.", file=sys.stderr)
    elif not webbrowser.open(path.absolute().as_uri()):
        raise KataError(f"no browser could be opened; open {path} yourself")
    return Exit.ACCEPTED


def _lane_files(problem: Problem, files: Sequence[Path]) -> list[Path]:
    """Return the files of the lanes: the given files, or the attempt and approaches."""
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


def _page(problem: Problem, case: Case, solutions: Sequence[Solution]) -> Page | Exit:
    """Return the content of the page, or the exit code if a run leaves nothing to show."""
    from harness.page.build import Page
    from harness.page.lanes import LETTERS, calls_lane, lane_names
    from harness.page.page_calls import page_calls
    from harness.record.recording import record_search

    names = lane_names([one.path for one in solutions], find_approaches(problem))
    recordings: list[Recording] = []
    with show_progress(f"recording for {Limits().seconds:g} s at most", len(names)) as progress:
        for solution, name in zip(solutions, names, strict=True):
            progress(len(recordings), name)
            recordings.append(record_search(problem, solution, problem.arguments(case)))
            if not recordings[-1].calls.calls:
                return without_record(solution, case, recordings[-1].verdict, "calls")
    named = [*zip(LETTERS, names, recordings, map(page_calls, recordings), strict=False)]
    if any(recording.trace for recording in recordings):
        found = _board_lanes(problem, case, named)
        return found if isinstance(found, Exit) else Page(problem.title, case.name, found)
    failures = last_failures(problem, solutions)
    failed = [findings(failures.get(one.solution.path), case) for one in recordings]
    lanes = (calls_lane(*one, judged) for one, judged in zip(named, failed, strict=False))
    return Page(problem.title, case.name, tuple(lanes))


def _board_lanes(
    problem: Problem, case: Case, named: Sequence[tuple[str, str, Recording, PageCalls]]
) -> tuple[PageLane, ...] | Exit:
    """Return the lanes of searches that fill a grid, or the exit code if one left no writes."""
    from harness.compare.measure import takes_back
    from harness.page.lanes import board_lane
    from harness.record.writes import search_is_visible
    from harness.replay.failure import Failed, show_failure

    solutions = [recording.solution for _, _, recording, _ in named]
    title = f"recording for {Limits().seconds:g} s at most"
    found = record_lanes(problem, solutions, title, case)
    if isinstance(found, Exit):
        return found
    lanes: list[PageLane] = []
    with show_progress("looking for an undo", len(named)) as progress:
        for (letter, name, recording, calls), lane in zip(named, found, strict=True):
            progress(len(lanes), name)
            word, reason = recording.verdict.word, recording.verdict.reason
            unshown = not (lane.solved or lane.opens)
            shown = show_failure(problem, lane, Failed(word, reason)) if unshown else lane
            seen = search_is_visible([lane.timeline.trace])
            elsewhere = lane.solved and not seen and takes_back(problem, recording.solution)
            lanes.append(board_lane(letter, name, shown, calls, elsewhere=elsewhere))
    return tuple(lanes)


def _check_save_path(path: Path) -> None:
    """Raise KataError if the page cannot be written, or would overwrite another file."""
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
