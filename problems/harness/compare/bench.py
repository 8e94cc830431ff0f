"""A comparison on other boards, with libraries beside the approaches: boards solved a second.

A library takes part through a file in the problem's folder `peers`, written like a solution, so
that all go through the same process, limits, clock and check.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass

from harness.compare.batch import solve_batch
from harness.compare.standing import Standing, median
from harness.judge.outcome import Judged, Progress, Report, Word
from harness.judge.verdict import passed
from harness.load import Solution
from harness.problem import Case, Problem
from harness.run import Limits

GIVE_UP = 3
"""Time-outs in a row after which a solver gets no more boards."""
BATCHES = 5
"""The turns of each solver: a process starts for each, and its start is not measured."""


@dataclass(frozen=True, slots=True)
class Score:
    """The speed of a solver, from its standing. Times are CPU seconds inside the method."""

    name: str
    library: bool
    boards: int
    """All boards of the run, even those that it did not get."""
    solved: int
    wrong: int
    timed_out: int
    seconds: tuple[float, ...]
    """One time for each board that it got. A board whose time ran out counts as the limit."""
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


def take_turns(
    problem: Problem,
    solvers: Mapping[str, Solution],
    cases: Sequence[Case],
    limits: Limits,
    progress: Progress = lambda _done, _name: None,
) -> Generator[tuple[str, Judged]]:
    """Yield each solver's name with its result on each board, as it comes.

    They work in turns, a batch of boards each, and another one begins each round. A solver that
    runs out of time on several boards in a row, or that cannot be loaded, gets no more boards.
    """
    streaks = dict.fromkeys(solvers, 0)  # boards in a row on which the time ran out
    order, done = list(solvers), 0
    size = max(GIVE_UP, -(-len(cases) // BATCHES))
    for start in range(0, len(cases), size):
        batch = cases[start : start + size]
        for name in order:
            if streaks[name] < GIVE_UP:
                answered = 0
                progress(done, f"{name}: {batch[0].name}")
                with closing(solve_batch(problem, solvers[name], batch, limits)) as results:
                    for answered, one in enumerate(results, 1):
                        yield name, one
                        streaks[name] = streaks[name] + 1 if one.verdict.word is Word.TIME else 0
                        if answered == len(batch) or streaks[name] == GIVE_UP:
                            break
                        progress(done + answered, f"{name}: {batch[answered].name}")
                if answered < len(batch):
                    streaks[name] = GIVE_UP
            done += len(batch)
        order = order[1:] + order[:1]


def scores_of(standings: Sequence[Standing]) -> list[Score]:
    """Return one score for each solver that was judged, the fastest first."""
    scores = [_score(one.name, one.report) for one in standings if one.report]
    return sorted(scores, key=lambda score: -(score.rate or 0.0))


def bench_json(scores: Sequence[Score], about: Mapping[str, object]) -> dict[str, object]:
    """Return the scores, and what they are about, for programs. Keys are only ever added.

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


def _score(name: str, report: Report) -> Score:
    words = [one.verdict.word for one in report.judged]
    wrong = [one for one in report.judged if one.verdict.word not in (Word.ACCEPTED, Word.TIME)]
    return Score(
        name=name,
        library=report.solution.path.parent == report.problem.folder / "peers",
        boards=report.total,
        solved=passed(report),
        wrong=len(wrong),
        timed_out=words.count(Word.TIME),
        seconds=tuple(
            report.limits.seconds if one.verdict.word is Word.TIME else one.run.cpu_seconds or 0.0
            for one in report.judged
        ),
        complaint=f"{wrong[0].case.name}: {wrong[0].verdict.reason}" if wrong else "",
    )
