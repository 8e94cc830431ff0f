"""Judges edits that pass as any solution is judged: on all cases, and on variants that punish luck.

An edit that is still judged when the budget ends is not proved. It is chosen none the less if it
has passed all cases but the variants. Enough of them will do if it takes away what was suspected
before, or what is wrong in nearly every program. The page says how many these are.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from harness.cases import load_cases, vary
from harness.kind import SURE
from harness.problem import Case
from harness.run import Ending
from harness.why.budget import Budget
from harness.why.choose import Choice, Winner, choose, ranked, up_to
from harness.why.edit import Edit
from harness.why.trials import Trials

VARIANTS, SEED = 8, 37
"""The number of variants on which a change must pass too, half of them of the case that failed, and
the seed they are drawn with."""
CONTENDERS = 6
"""Winners that are judged at most, to find out which of them are luck."""
ENOUGH = 1 / 4
"""The part of the cases that a change must pass to be chosen if there is no time for the others,
where it takes away what was suspected before, or what is wrong in nearly every program. Any other
change has to pass all but the variants: one that only avoids the mistake passes most of them."""

CASE_SHARE = 0.5
"""The part of what is left that a case may take before the others have passed."""
SLOW = 2
"""Cases that may take more than that once the others have passed: a slow program may be right."""


class Proofs:
    """Judges winners on all cases and on variants, none of them twice."""

    def __init__(self, trials: Trials, suspected: Collection[str], budget: Budget) -> None:
        """Prepare to judge winners.

        Args:
            trials: judge.
            suspected: kinds of edits that take away the mistake that was named before.
            budget: what judging may take, of which trying edits has a part.
        """
        self.trials, self.suspected, self.budget = trials, suspected, budget
        failing, problem = trials.failing, trials.failing.problem
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

    def is_strange(self, edit: Edit) -> bool:
        """Return True if another kind of edit takes away what the search was seen to do wrong."""
        raised = self.trials.failing.one.run.raised.exception
        return bool(self.suspected) and not raised and edit.kind not in self.suspected

    def leaves_out_what_raised(self, edit: Edit) -> bool:
        """Return True if an edit only drops a condition in the line that raised an exception.

        If all cases pass without it, they do not show what the condition should have been.
        """
        frames = self.trials.failing.one.run.raised.frames
        return edit.kind == "condition_dropped" and edit.line in [line for line, _ in frames[-1:]]

    def unrefuted(self, winners: Sequence[Winner]) -> list[Winner]:
        """Return the winners that no case has refuted."""
        return [one for one in winners if one.edit not in self.refuted]

    def choose(self, winners: Sequence[Winner], most: float = math.inf) -> Choice | None:
        """Return the choice among winners up to a cost that is accepted.

        Where the budget ends before it is judged, that is the choice that has passed many cases.
        """
        for _ in range(CONTENDERS):
            left = up_to(most, self.unrefuted(winners))
            choice = choose(left)
            unproved = (one for one in ranked(left) if one.edit not in self.proved)
            winner = choice.winner if choice else next(unproved, None)
            if winner is None or winner.edit in self.proved:
                return choice
            passed = self.passed[winner.edit] = self.cases_passed(winner.source)
            if passed == len(self.cases):
                self.proved.append(winner.edit)
            elif self.budget.exit.reached:
                return None  # how many it has passed by then depends on the machine
            elif self.budget.spent:
                edit = winner.edit
                suspected = edit.kind in self.suspected or edit.cost <= SURE
                enough = ENOUGH * len(self.cases) if suspected else self.published
                return choice if passed >= enough else None
            else:
                self.refuted[winner.edit] = self.cases[passed]
        return None

    def cases_passed(self, source: str) -> int:
        """Return how many cases a source passes before it fails one, judged as any solution is.

        The budget may end before that.
        """
        slow, tried = list[Case](), self.trials.budget
        self.trials.budget = self.budget
        try:
            for number, case in enumerate(self.cases):
                run, verdict = self.trials.judge(source, case, CASE_SHARE)
                if run.ending is Ending.STEPS and len(slow) < SLOW:
                    slow.append(case)
                elif not verdict.accepted:
                    return number - len(slow)
                if self.budget.spent:
                    return number + 1 - len(slow)
            for number, case in enumerate(slow):
                _, verdict = self.trials.judge(source, case, 1.0)
                if not verdict.accepted:
                    return len(self.cases) - len(slow) + number
            return len(self.cases)
        finally:
            self.trials.budget = tried
