"""`kata page`: records searches on one case, and writes an HTML page that plays them back."""

import sys
import webbrowser
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from harness.cli.commands.replay import record_lanes
from harness.cli.options import ProblemOption, case_option, option, solution_option
from harness.cli.options import path as path_option
from harness.errors import Exit, KataError, shown_path
from harness.page.build import build
from harness.page.lanes import LETTERS, PageLane
from harness.practice.journal import Journal
from harness.problem import Problem
from harness.solution_files import existing_attempt, find_approaches, load_solution

MOST_LANES = 4


@dataclass(frozen=True)
class Options(ProblemOption):
    """Each file has a lane with its source, its call tree, and the grid that it fills, if any.

    At most four files are shown. The default files are your attempt and, after Accepted, some
    approaches. The default case is the one that failed last, or else LeetCode's first example, or
    else the first case. Playback of a failed run starts at the step that shows why it failed.
    """

    solution: list[Path] = solution_option("a file to show", several="page")
    case: str | None = case_option()
    save: Path | None = option("the file to write (default: page.html)", "FILE", type=path_option)
    open: bool = option("open the page in the browser")


def run(options: Options) -> int:
    """Write a page and print its path."""
    path, files = options.save or Path("page.html"), list(options.solution)
    if path.suffix != ".html":
        raise KataError(f"`SAVE` must be a file name that ends in .html, not '{path}'")
    problem = options.load(files[0] if files else None)
    solutions = [load_solution(file) for file in _lane_files(problem, files)]
    case, recorded = record_lanes(problem, solutions, options.case)
    names = (solution.path.stem for solution in solutions)
    lanes = [*map(PageLane, LETTERS, names, recorded)]
    try:
        path.write_text(build(problem.title, case, lanes), encoding="utf-8")
    except OSError as error:
        wrong = f"{shown_path(path)} cannot be written: {error.strerror}"
        raise KataError(f"{wrong}; choose another file with `SAVE=FILE`") from None
    print(shown_path(path.absolute()), flush=True)
    if not options.open:
        print("Open the file in a browser; `OPEN=1` opens it automatically.", file=sys.stderr)
    elif not webbrowser.open(path.absolute().as_uri()):
        raise KataError(f"no browser was found; open {path} yourself")
    return Exit.ACCEPTED


def _lane_files(problem: Problem, files: Sequence[Path]) -> list[Path]:
    """Return the files of the lanes: the given files, or the attempt and some approaches.

    The approaches give the answer away, so they are added only after the problem was Accepted.
    """
    if len(files) > MOST_LANES:
        raise KataError(f"a page shows at most {MOST_LANES} files, but {len(files)} were given")
    if files:
        return list(files)
    accepted = Journal().past(problem.slug).was_accepted
    named = {path.stem: Path(shown_path(path)) for path in find_approaches(problem)}
    others = [named[name] for name in problem.beside if name in named and accepted]
    return [existing_attempt(problem), *others]
