"""Judges passing edits like solutions, and on variants of cases, to refute lucky edits.

An edit whose judging the budget cuts short is not proved. It is chosen only if none is proved, and
if it has passed many cases before.
"""

import math
from collections.abc import Sequence

from harness.cases import load_cases, vary
from harness.judge.outcome import Word
from harness.problem import Case
from harness.why.budget import Budget
from harness.why.choose import ChosenEdit, Winner, choose, ranked, within_price
from harness.why.edit import Edit
from harness.why.trials import LONGEST_CASE, Trials

VARIANTS, SEED = 8, 37
"""The number of variants that an edit must also pass, half of them of the failed case, and the seed
of their random choices."""
CONTENDERS = 12
"""The maximum number of winners that are judged, to rule out lucky winners."""
EVIDENCE, COMMON = 12, 3
"""The minimum number of cases, from the failed one on, that a slow edit must pass, and its highest
cost: a rare edit may make a search slow."""

LONG = 0.1
"""The price above which a case takes long."""
AT_ONCE = 0.05
"""The share of the budget for judging an edit at first on a case that refuted other edits."""
STOPPED_BY_BUDGET = Word.TIME, Word.INTERNAL
DROPPING = "condition_dropped", "condition_surplus"
"""The kinds of edits that drop a condition."""


class Proofs:
    """Judges winners on all cases and on variants, each winner once."""

    def __init__(self, trials: Trials, budget: Budget) -> None:
        """Prepare to judge winners.

        Args:
            trials: runs the edited sources.
            budget: the budget for judging; a share of it is used for trying edits.
        """
        self.trials, self.budget = trials, budget
        failing, problem = trials.failing, trials.failing.problem
        cases = load_cases(problem)
        variants = VARIANTS if problem.offers(problem.vary) else 0
        # a program that fails few cases passes them with nearly any change of its order
        bases = [cases, [failing.judged.case]]
        varied = [case for base in bases for case in vary(problem, base, variants // 2, SEED)]
        self.cases = [*cases, *varied]
        self.published = len(cases)
        """The number of cases without the variants."""
        self.proved = list[Edit]()
        self.refuted: dict[Edit, Case] = {}
        """The edits that fail a case, each with the first case that it fails."""
        self.refuting = list[Case]()
        """The cases that refuted an edit by a wrong answer: most other lucky edits fail there."""
        self.slow = list[Case]()
        """The cases that took too long with an edit."""
        self.passed: dict[str, int] = {}
        """The number of cases that a source passes before one takes too long to judge."""

    def drops_raising_condition(self, edit: Edit) -> bool:
        """Return True if an edit only drops a condition in the line that raised an exception.

        If all cases pass without the condition, they do not show what it should have been. `==` and
        `!=` drop an order: they compare any two values.
        """
        frames = self.trials.failing.judged.run.raised.frames
        drops = edit.kind in DROPPING or (edit.kind == "comparison" and edit.new in ("==", "!="))
        return drops and edit.line in [line for line, _ in frames[-1:]]

    def unrefuted(self, winners: Sequence[Winner]) -> list[Winner]:
        """Return the winners that no case has refuted."""
        return [one for one in winners if one.edit not in self.refuted]

    def choose(self, winners: Sequence[Winner], most: float = math.inf) -> ChosenEdit | None:
        """Return the edit chosen from the winners up to a price if it is proved, or None."""
        for _ in range(CONTENDERS):
            remaining = within_price(most, self.unrefuted(winners))
            choice = choose(remaining)
            candidates = (choice.winner, *choice.others) if choice else ranked(remaining)
            winner = next((one for one in candidates if one.edit not in self.proved), None)
            proved = [one for one in remaining if one.edit in self.proved]
            contradict = bool(proved) and choose(proved) is None
            if winner is None or contradict or self.budget.spent:
                break
            self._judge(winner)
        remaining = within_price(most, self.unrefuted(winners))
        fast = [o for o in remaining if o.edit in self.proved or o.source not in self.passed]
        choice = choose(remaining) or choose(fast)
        if choice is None or choice.winner.edit not in self.proved:
            return None
        others = (one for one in choice.others if one.edit in self.proved or self._is_likely(one))
        return ChosenEdit(choice.winner, tuple(others))

    def _is_likely(self, winner: Winner) -> bool:
        """Return True if an edit passes many cases before one takes too long to judge."""
        return self.passed.get(winner.source, 0) >= EVIDENCE

    def _judge(self, winner: Winner) -> None:
        """Record whether all cases pass with an edit, unless the budget ends before."""
        failed = self.first_failed(winner.source)
        if failed and not self.budget.spent:
            self.refuted[winner.edit] = failed
        elif not failed:
            self.proved.append(winner.edit)

    def first_failed(self, source: str) -> Case | None:
        """Return the first case that a source fails when it is judged like any solution, or None.

        Cases that refuted an edit before come first, and cases that took too long last. Variants of
        a case that takes long are not judged. Once the budget is spent, a case fails.
        """
        passed, long = list[Case](), {one.name for one in self.slow}
        for case in self.refuting:
            verdict = self.trials.judge(source, case, self.budget, AT_ONCE)
            if verdict.accepted:
                passed.append(case)
            elif verdict.word not in STOPPED_BY_BUDGET:
                return case
        cases = [one for one in self.cases if one not in passed and one.parent not in long]
        last = [*self.slow, *self.refuting]
        for number, case in enumerate(sorted(cases, key=lambda one: one in last)):
            if case.parent in long:
                continue
            used, share = self.budget.used, 1 if number + 1 == len(cases) else LONGEST_CASE
            verdict = self.trials.judge(source, case, self.budget, share)
            if self.budget.used - used > LONG:
                long.add(case.name)
            if verdict.word in STOPPED_BY_BUDGET:
                self.passed.setdefault(source, number)
                self.slow.append(case)
            elif not verdict.accepted:
                self.refuting.append(case)
            if not verdict.accepted:
                return case
        return None

    def choose_slow(self, winners: Sequence[Winner]) -> ChosenEdit | None:
        """Return the edit chosen from winners that pass many cases before a slow one, or None.

        A correct search may be too slow for the budget, such as one that begins at the last blank.
        """
        failed = self.trials.failing.judged.case
        if failed not in self.cases:
            return None  # the solution itself may pass these cases
        least = self.cases.index(failed) + EVIDENCE
        slow = [one for one in winners if self.passed.get(one.source, 0) >= least]
        slow = [one for one in slow if one.edit.cost <= COMMON and not one.kind.compensates]
        return choose([one for one in slow if not one.lost])
