"""Judges edits that pass as any solution is judged: on all cases, and on variants that punish luck.

An edit that is still judged when the budget ends is not proved. It is chosen none the less if it
has passed all cases but the variants. Enough of them will do if it takes away what was suspected
before, or what is wrong in nearly every program. The page says how many these are.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from harness.cases import load_cases, vary
from harness.kind import SURE
from harness.problem import Case
from harness.run import Ending
from harness.why.budget import Budget
from harness.why.choose import Choice, Winner, choose, ranked
from harness.why.edit import Edit
from harness.why.failing import Failing
from harness.why.kinds import named
from harness.why.policy import CONTENDERS, ENOUGH, SEED, VARIANTS, closed
from harness.why.side_by_side import SideBySide
from harness.why.trials import Trials

CASE_SHARE = 0.3
"""The part of what is left that a case may take before the others have passed."""
SLOW = 2
"""Cases that may take more than that once the others have passed: a slow program may be right."""


class Proofs:
    """Judges winners on all cases and on variants, none of them twice."""

    def __init__(
        self, side: SideBySide[Trials], failing: Failing, suspected: Collection[str]
    ) -> None:
        """Prepare to judge winners.

        Args:
            side: its helpers judge.
            failing: the case that failed.
            suspected: kinds of edits that take away the mistake that was named before.
        """
        self.side, self.suspected = side, suspected
        problem = failing.problem
        self.kinds = named(tuple(problem.slips()))
        cases = load_cases(problem)
        self.published = len(cases)
        """The number of cases without the variants."""
        variants = VARIANTS if problem.offers(problem.vary) else 0
        # a program that fails few cases passes those with nearly any change of its order
        drawn = [cases, [failing.one.case]]
        varied = [one for some in drawn for one in vary(problem, some, variants // 2, SEED)]
        self.cases = [*cases, *varied]
        self.proved = list[Edit]()
        self.refuted: dict[Edit, Case] = {}
        """The edits that are not enough, each with the first case that fails."""
        self.passed: dict[Edit, int] = {}
        """The cases that each winner has passed, variants included."""

    def choose(self, winners: Sequence[Winner]) -> Choice | None:
        """Return the choice among winners that is accepted, without those that are not.

        Where the budget ends before it is judged, that is the choice that has passed many of them.
        """
        for _ in range(CONTENDERS):
            left = [one for one in winners if one.edit not in self.refuted]
            choice = choose(left, self.kinds)
            unproved = (one for one in ranked(left, self.kinds) if one.edit not in self.proved)
            winner = choice.winner if choice else next(unproved, None)
            if winner is None or winner.edit in self.proved:
                return choice
            passed, budget = cases_passed(self.side, winner.source, self.cases), self.side.budget
            self.passed[winner.edit] = passed
            if passed == len(self.cases):
                self.proved.append(winner.edit)
            elif budget.exit.reached:
                return None  # how many it has passed by then depends on the machine
            elif budget.spent:
                edit = winner.edit
                suspected = edit.kind in self.suspected or edit.cost <= SURE
                enough = ENOUGH * len(self.cases) if suspected else self.published
                return choice if passed >= enough else None
            else:
                closed(f"{winner.edit.kind}, {winner.edit.line} fails after {passed} cases")
                self.refuted[winner.edit] = self.cases[passed]
        return None


def cases_passed(side: SideBySide[Trials], source: str, cases: Sequence[Case]) -> int:
    """Return how many cases a source passes before it fails one, judged as any solution is.

    The budget may end before that.
    """

    def passes(
        trials: Trials, case: Case, budget: Budget, share: float = CASE_SHARE
    ) -> bool | None:
        """Return True or False, or None for a case that would take more than its share."""
        trials.budget = budget
        run, verdict = trials.judge(source, case, share)
        return None if run.ending is Ending.STEPS else verdict.accepted

    slow = list[Case]()
    for number, (case, passed) in enumerate(zip(cases, side.map(passes, cases), strict=True)):
        if passed is None and len(slow) < SLOW:
            slow.append(case)
        elif not passed:
            return number - len(slow)
        if side.budget.spent:
            return number + 1 - len(slow)
    for number, case in enumerate(slow):
        if not passes(side.helpers[0], case, side.budget, share=1.0):
            return len(cases) - len(slow) + number
    return len(cases)
