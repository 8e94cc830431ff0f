"""Approaches and other people's libraries on the same boards: how many does each solve a second?

A library takes part through a file in the problem's folder `peers`, written like a solution, so
that all go through the same process, limits, clock and check.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from harness.bench.batch import take_turn
from harness.judge.judge import GIVE_UP
from harness.judge.verdict import ACCEPTED, TIME
from harness.load import load_solution
from harness.records import Case, Judged, Limits, Problem, Progress

BATCHES = 5
"""How often the turn goes round: a process starts for each, and its start is not measured."""


@dataclass(frozen=True, slots=True)
class Score:
    """One solver on all boards. Times are CPU seconds inside the method."""

    name: str
    library: bool
    boards: int
    """In the run, also those that it was not asked for."""
    solved: int
    wrong: int
    timed_out: int
    seconds: tuple[float, ...]
    """For each board that it was asked for; the limit where the time ran out."""
    complaint: str
    """What was wrong with the first wrong answer, or ''."""

    @property
    def not_asked(self) -> int:
        """Boards left out."""
        return self.boards - len(self.seconds)

    @property
    def rate(self) -> float | None:
        """Boards solved a second, the time of the others included; None if there was no time."""
        return self.solved / sum(self.seconds) if sum(self.seconds) else None


def measure(
    problem: Problem,
    paths: Sequence[Path],
    cases: Sequence[Case],
    limits: Limits,
    tell: Progress = lambda _done, _name: None,
) -> Generator[tuple[Path, Judged]]:
    """Yield what each solver made of each board, as it comes.

    They work in turns, a batch of boards each, and another one begins each round. A solver whose
    time ran out on several boards in a row, or that cannot be loaded, is not asked for the rest.
    """
    solutions = {path: load_solution(path) for path in paths}
    streaks = dict.fromkeys(paths, 0)  # of boards in a row on which the time ran out
    order, done = list(paths), 0
    size = max(GIVE_UP, -(-len(cases) // BATCHES))
    for start in range(0, len(cases), size):
        batch = cases[start : start + size]
        for path in order:
            asked, answered = batch if streaks[path] < GIVE_UP else (), 0
            with closing(take_turn(problem, solutions[path], asked, limits)) as turn:
                tell(done, f"{path.stem}: {batch[0].name}")
                for answered, one in enumerate(turn, 1):
                    yield path, one
                    streaks[path] = streaks[path] + 1 if one.verdict.word == TIME else 0
                    if answered == len(asked) or streaks[path] == GIVE_UP:
                        break
                    tell(done + answered, f"{path.stem}: {batch[answered].name}")
            if answered < len(asked):
                streaks[path] = GIVE_UP
            done += len(batch)
        order = order[1:] + order[:1]


def tabulate(
    judged: Mapping[Path, Sequence[Judged]], problem: Problem, boards: int, limits: Limits
) -> list[Score]:
    """One score a solver, the fastest first."""
    scores = []
    for path, own in judged.items():
        words = [one.verdict.word for one in own]
        wrong = [one for one in own if one.verdict.word not in (ACCEPTED, TIME)]
        first = f"{wrong[0].case.name}: {wrong[0].verdict.reason}" if wrong else ""
        scores.append(
            Score(
                name=path.stem,
                library=path.parent == problem.folder / "peers",
                boards=boards,
                solved=words.count(ACCEPTED),
                wrong=len(wrong),
                timed_out=words.count(TIME),
                seconds=tuple(
                    limits.seconds if one.verdict.word == TIME else one.run.cpu_seconds or 0.0
                    for one in own
                ),
                complaint=first,
            )
        )
    return sorted(scores, key=lambda score: -(score.rate or 0.0))


def as_json(scores: Sequence[Score], about: Mapping[str, object]) -> dict[str, object]:
    """The table for other programs. Keys are only ever added. A time-out counts as the limit."""
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
