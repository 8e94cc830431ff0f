"""The state of an attempt, which determines the next steps."""

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from pathlib import Path

from harness.errors import KataError
from harness.folders import outermost
from harness.practice.attempt import Save, State
from harness.practice.events import AttemptJudged
from harness.practice.hints import mistake_of, rung_reached
from harness.practice.journal import Journal
from harness.practice.ladders import Ladder, choose_ladder, read_ladders
from harness.practice.past import Past
from harness.problem import Idea, Problem
from harness.problem_folder import load_problem, path_of_problems


@dataclass(frozen=True)
class Situation:
    """An attempt with the practice of its problem. Each property is computed on demand."""

    save: Save
    journal: Journal
    now: datetime
    judged: AttemptJudged | None = None
    """The judgement of the save, if the journal may not have it yet."""
    idea: Idea | None = None
    """The approach to look at next; None if the search of the save was not identified."""

    @property
    def problem(self) -> Problem:
        return self.save.problem

    @property
    def past(self) -> Past:
        return self.journal.past(self.problem.slug)

    @cached_property
    def judgement(self) -> AttemptJudged | None:
        """The judgement of the save; None if it was not judged."""
        return self.judged or self.past.judgement_of(self.save.digest)

    @cached_property
    def state(self) -> State:
        """The state of the attempt: of its file, unless that was judged."""
        if not self.save.is_written or self.judgement is None:
            return self.save.state
        return State.ACCEPTED if self.judgement.accepted else State.FAILED

    # --- after a failure ---------------------------------------------------------------------

    @cached_property
    def ladder(self) -> Ladder | None:
        """The hints on the mistake; None if there are none, or they cannot be read."""
        last = self.judgement
        with suppress(KataError):  # the page is shown even if the hints are malformed
            ladders = read_ladders(self.problem.folder)
            return choose_ladder(ladders, last.failed_as, last.cause) if last else None
        return None

    @cached_property
    def rung(self) -> int:
        """The number of the last hint that was shown on the mistake; 0 for none."""
        if not (self.judgement and self.ladder):
            return 0
        return rung_reached(self.past.events, self.ladder.name, mistake_of(self.judgement))

    # --- after Accepted ----------------------------------------------------------------------

    @cached_property
    def top(self) -> Problem:
        """The problem; for a follow-up, the problem that it belongs to."""
        return load_problem(outermost(self.problem.folder))

    @cached_property
    def pasts(self) -> dict[Path, Past]:
        """The practice of all problems and follow-ups by folder."""
        return self.journal.pasts()

    @cached_property
    def path(self) -> list[Problem]:
        return path_of_problems()

    @property
    def next_on_path(self) -> Problem | None:
        """The problem on the path after the last problem that was Accepted; None at the end."""
        done = (problem.order for problem in self.path if self.was_accepted(problem.folder))
        return self.first_after(max(done, default=0))

    def first_after(self, order: float) -> Problem | None:
        """Return the first problem on the path after a place that was never Accepted."""
        later = (problem for problem in self.path if problem.order > order)
        return next((problem for problem in later if not self.was_accepted(problem.folder)), None)

    def was_accepted(self, folder: Path) -> bool:
        """Return True if a problem or follow-up was ever Accepted."""
        return self.pasts[folder].was_accepted
