"""Measures approaches and other people's libraries on the same boards: boards solved a second.

A library takes part through a file in the problem's folder `peers`, written like a solution, so
that all go through the same process, limits, clock and check.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from harness.bench.batch import solve_batch
from harness.load import load_solution
from harness.records import Case, Judged, Limits, Problem, Progress, Word

GIVE_UP = 3
"""Time-outs in a row after which a solver gets no more boards."""
BATCHES = 5
"""The turns of each solver: a process starts for each, and its start is not measured."""


@dataclass(frozen=True, slots=True)
class Score:
    """One solver on all boards. Times are CPU seconds inside the method."""

    name: str
    library: bool
    boards: int
    """All boards of the run, even those that it did not get."""
    solved: int
    wrong: int
    timed_out: int
    seconds: tuple[float, ...]
    """For each board that it got; the limit if its time ran out."""
    complaint: str
    """The reason of the first wrong answer, or ''."""

    @property
    def not_asked(self) -> int:
        """The number of boards that it did not get."""
        return self.boards - len(self.seconds)

    @property
    def rate(self) -> float | None:
        """Boards solved a second, with the time of those it did not solve; None without a time."""
        return self.solved / sum(self.seconds) if sum(self.seconds) else None


def measure(
    problem: Problem,
    paths: Sequence[Path],
    cases: Sequence[Case],
    limits: Limits,
    progress: Progress = lambda _done, _name: None,
) -> Generator[tuple[Path, Judged]]:
    """Yield each solver's result on each board, as it comes.

    They work in turns, a batch of boards each, and another one begins each round. A solver that
    runs out of time on several boards in a row, or that cannot be loaded, gets no more boards.
    """
    solutions = {path: load_solution(path) for path in paths}
    streaks = dict.fromkeys(paths, 0)  # boards in a row on which the time ran out
    order, done = list(paths), 0
    size = max(GIVE_UP, -(-len(cases) // BATCHES))
    for start in range(0, len(cases), size):
        batch = cases[start : start + size]
        for path in order:
            if streaks[path] < GIVE_UP:
                answered = 0
                progress(done, f"{path.stem}: {batch[0].name}")
                with closing(solve_batch(problem, solutions[path], batch, limits)) as results:
                    for answered, one in enumerate(results, 1):
                        yield path, one
                        streaks[path] = streaks[path] + 1 if one.verdict.word is Word.TIME else 0
                        if answered == len(batch) or streaks[path] == GIVE_UP:
                            break
                        progress(done + answered, f"{path.stem}: {batch[answered].name}")
                if answered < len(batch):
                    streaks[path] = GIVE_UP
            done += len(batch)
        order = order[1:] + order[:1]


def tabulate(
    judged: Mapping[Path, Sequence[Judged]], problem: Problem, boards: int, limits: Limits
) -> list[Score]:
    """Return one score for each solver, the fastest first."""
    scores = []
    for path, own in judged.items():
        words = [one.verdict.word for one in own]
        wrong = [one for one in own if one.verdict.word not in (Word.ACCEPTED, Word.TIME)]
        scores.append(
            Score(
                name=path.stem,
                library=path.parent == problem.folder / "peers",
                boards=boards,
                solved=words.count(Word.ACCEPTED),
                wrong=len(wrong),
                timed_out=words.count(Word.TIME),
                seconds=tuple(
                    limits.seconds if one.verdict.word is Word.TIME else one.run.cpu_seconds or 0.0
                    for one in own
                ),
                complaint=f"{wrong[0].case.name}: {wrong[0].verdict.reason}" if wrong else "",
            )
        )
    return sorted(scores, key=lambda score: -(score.rate or 0.0))


def as_json(scores: Sequence[Score], about: Mapping[str, object]) -> dict[str, object]:
    """Return the table for other programs. Keys are only ever added.

    A time-out counts as the limit.
    """
    return {
        **about,
        "solvers": [
            {
                "name": score.name,
                "library": score.library,
                "boards": score.boards,
                "solved": score.solved,
                "wrong": score.wrong,
                "timed_out": score.timed_out,
                "not_asked": score.not_asked,
                "boards_per_second": score.rate,
                "median_ms": 1000 * median(score.seconds) if score.seconds else None,
                "max_ms": 1000 * max(score.seconds) if score.seconds else None,
                "complaint": score.complaint,
            }
            for score in scores
        ],
    }
