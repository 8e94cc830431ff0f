"""Finds a change with which all cases pass: one edit, or two that pass only together.

Edits are tried in the order of their oddness, on the smallest inputs first. The cheapest edit that
passes is chosen, unless edits that cost the same contradict it. It must then pass all cases, like
any solution. Three further ways need few trials or none of the others to pass:

- Before all others but SURE ones, edits that restore an object for each choice. If one passes, only
  edits of an undo, a copy or the functions that use the object can be better.
- If none is chosen, a check that nothing is empty, and the program without one of its helpers.
- If that fails, too, second edits after a first edit with which more of the answers are right.

The budget of each part is fixed before the first trial.

With KATA_DEBUG=why, each reason not to report a change is written to stderr.
"""

import os
import sys
from collections.abc import Iterable
from dataclasses import replace
from operator import attrgetter

from harness.mistake import Change, Mistake
from harness.value import Json
from harness.why.budget import Budget
from harness.why.changes import both_changes, change_of
from harness.why.choose import (
    ChosenEdit,
    Winner,
    disable_unneeded_lines,
    ranked,
    within_price,
)
from harness.why.edit import Edit
from harness.why.failing import Failing
from harness.why.harmless import is_harmless
from harness.why.lines_that_run import exit_lines, lines_guarded
from harness.why.name_mistake import NAMING_SHARE, name_mistake
from harness.why.pairs import failing_after, first_edits, joint_edits
from harness.why.program import Program
from harness.why.proofs import Proofs
from harness.why.smallest_input import SHRINKING_SHARE, shrink
from harness.why.starting_point import start_of
from harness.why.suspicion import Suspicion, suspicion_of
from harness.why.trials import Trials
from harness.why.tries import Tries

FIRST_SHARE, SECOND_SHARE, JOINT_SHARE = 0.4, 0.35, 0.25
"""The shares of the budget for trying first edits, second edits, and all pairs of a short program
(half of it if a mistake is named already). What they leave is for judging edits that pass."""
MOST_SECOND = 4
"""The highest cost of a second edit: after a lucky first edit, rare ones pass by luck as well."""
HALF_SHARE = 0.6
"""The share of the budget for second edits that those after the first of the first edits get."""
BETTER_SHARE = 0.65
"""The share of the rest of the budget for edits that may be better than one that restores an
object."""


def find_change(
    trials: Trials, smallest: list[Json] | None, likely: Mistake | None
) -> Change | None:
    """Return a change with which all cases pass, or None if none is found.

    If two edits are needed, the change is the first, and its `then` is the second.

    Args:
        trials: runs the edited programs.
        smallest: the smallest input on which the solution fails, if one is known.
        likely: the suspected mistake, whose corrections are tried first.
    """
    failing, budget = trials.failing, trials.budget
    program = Program(failing.solution.source)
    if not is_harmless(program):
        debug("the program touches what is outside it, such as files, so no change to it is tried")
        return None
    shares = FIRST_SHARE, SECOND_SHARE, JOINT_SHARE / 2 if likely else JOINT_SHARE
    first, second, joint = map(budget.share, shares)
    suspicion = suspicion_of(failing, program, likely)
    trials.budget = first
    start = start_of(trials, smallest, suspicion)
    if start is None:
        debug("the program does not fail on a small input within its steps")
        return None
    tries, proofs = Tries(trials, start), Proofs(trials, budget)
    restored = choose_restored(tries, proofs, suspicion)
    if choice := restored or choose_edit(tries, proofs, suspicion):
        change = change_of(program, choice.winner.edit, proofs.published, choice.other_lines)
        trials.budget = second
        winners = choice.winner, *choice.others
        harmful = next(filter(None, (harmful_helper(tries, proofs, one) for one in winners)), None)
        return harmful or change
    if suspicion.leaks:
        debug("no edit resets the state that is kept")
        return None
    trials.budget = second
    if not failing.timed_out and (found := first_proved(tries, proofs, tries.last_resorts())):
        return found
    if proofs.proved:
        debug("edits that cost the same contradict each other")
        return None
    if disable_unneeded_lines(proofs.unrefuted(tries.passed)):
        debug("lines may be switched off in one place or in another")
        return None
    if choice := proofs.choose_slow(tries.passed):
        cases = min(proofs.passed[choice.winner.source], proofs.published)
        change = change_of(program, choice.winner.edit, cases, choice.other_lines)
        return replace(change, slow=proofs.published - cases)
    debug("the budget ended before an edit was chosen" if first.spent else "no single edit passes")
    return find_two(tries, proofs, (second, joint), suspicion)


def first_proved(tries: Tries, proofs: Proofs, winners: Iterable[Winner]) -> Change | None:
    """Return the change of the first winner with which all cases pass, or None."""
    for winner in winners:
        if proofs.first_failed(winner.source) is None:
            return change_of(tries.start.program, winner.edit, proofs.published)
    return None


def harmful_helper(tries: Tries, proofs: Proofs, winner: Winner) -> Change | None:
    """Return the change that disables the helper which an edit only weakens, or None.

    The edit is in the helper, or it keeps all lines of the helper from running, or it joins what
    the helper says to another condition.
    """
    program, weakens = tries.start.program, "number" in winner.kind.tags.split()
    weakens |= winner.kind.restricts or bool(winner.lost - exit_lines(program))
    weakens |= bool(tries.constant_answers(winner.source, {winner.edit.line}, values=True))
    joins = winner.kind.name == "joined"
    for other in tries.without_functions() if not winner.kind.state else ():
        function = program.by_name[other.edit.old]
        lines = {*range(function.lineno + 1, program.last_line(function) + 1)}
        answers = tries.constant_answers(winner.source, lines, values=True)
        silenced = answers and answers != tries.constant_answers(program.source, lines, values=True)
        lines |= {one.lineno for one in program.calls_in(program.tree, function) if joins}
        hidden = set() < lines & tries.start.lines_before <= winner.lost
        if hidden or silenced or (winner.edit.line in lines and (weakens or joins)):
            change = change_of(program, other.edit, proofs.published)
            if proofs.first_failed(other.source) is None:
                return change
            if other.source in proofs.passed:
                return replace(change, slow=proofs.published - proofs.passed[other.source])
    return None


def find_two(
    tries: Tries, proofs: Proofs, budgets: tuple[Budget, Budget], suspicion: Suspicion
) -> Change | None:
    """Return two edits that pass only together, as a Change with a `then`, or None.

    The first budget is for pairs whose first edit makes more answers right, the second for all
    pairs of a short program.
    """
    program, trials = tries.start.program, tries.trials
    joint_firsts = () if suspicion.explains_all else joint_edits(tries)
    firsts_by_budget = first_edits(tries, proofs.refuted, suspicion), joint_firsts
    for share, firsts in zip(budgets, firsts_by_budget, strict=True):
        trials.budget = share
        for number, first in enumerate(firsts):
            largest = max(share, budgets[0], key=attrgetter("left"))
            failing, part = failing_after(tries, first), largest.share(1 if number else HALF_SHARE)
            if failing and (found := find_second(failing, first, part, proofs.budget)):
                second, source = found
                return both_changes(program, first, second, source)
    debug("no two edits pass")
    return None


def find_second(
    failing: Failing, first: Edit, budget: Budget, judging: Budget
) -> tuple[Change, str] | None:
    """Return the change that corrects a program after a first edit, and the source, or None.

    The new program is recorded, and edited within the same stages as the first.

    Args:
        failing: a case that the new program fails.
        first: the first edit; the second does not change the same text again.
        budget: the budget for naming the mistake and for trying edits.
        judging: the budget for judging edits that pass.
    """
    program = Program(failing.solution.source)
    with Trials(failing, budget) as trials:
        likely, _ = name_mistake(trials.session, failing, budget.share(NAMING_SHARE))
        shrunk = shrink(trials.session, failing, budget.share(SHRINKING_SHARE))
        suspicion = suspicion_of(failing, program, likely)
        start = start_of(trials, shrunk.arguments if shrunk else None, suspicion)
        if start is None:
            return None
        tries, proofs = Tries(trials, start.without(first)), Proofs(trials, judging)
        restored = choose_restored(tries, proofs, suspicion)
        choice = restored or choose_edit(tries, proofs, suspicion)
        if choice is None:
            return None
        winner = choice.winner
        if winner.lost or winner.edit.cost > MOST_SECOND:
            return None
        return change_of(program, winner.edit, proofs.published), winner.source


def choose_restored(tries: Tries, proofs: Proofs, suspicion: Suspicion) -> ChosenEdit | None:
    """Return an edit that restores an object for each choice, or a better one for it, or None.

    A SURE edit that passes needs no other. The better one is looked for first, because judging an
    edit on all cases takes longest.
    """
    sure = proofs.choose(tries.sure())
    if sure and not sure.winner.lost:
        return sure
    winners = tries.restored()
    for winner in ranked(winners)[:1]:
        trying, share = tries.trials.budget, proofs.budget.share(BETTER_SHARE)
        tries.trials.budget = share
        better = choose_edit(tries.instead_of(winner), Proofs(tries.trials, share), suspicion)
        tries.trials.budget = trying
        if better and not better.winner.lost and not tries.weakens(better.winner, winner):
            return better
    return proofs.choose(winners)


def choose_edit(tries: Tries, proofs: Proofs, suspicion: Suspicion) -> ChosenEdit | None:
    """Return the edit that is chosen from the edits that pass, or None.

    An edit that only disables code is not chosen if another mistake is suspected. After an
    exception it may be, unless the code is the block under a condition that it changes. An edit
    that inverts a check is chosen only if no edit of the next rank passes.
    """
    inverted, tried = None, 0
    for winners, most in tries.winners():
        if inverted:
            others = [one for one in winners[tried:] if not tries.inverts_check(one)]
            choice = proofs.choose(others, most)
            return choice if within_price(most, proofs.unrefuted(others)) else inverted
        if choice := proofs.choose(winners, most):
            winner = choice.winner
            hides = winner.disables_lines and suspicion.is_strange(winner.edit)
            off = set() < winner.lost <= lines_guarded(tries.start.program, winner.edit)
            hides = hides and (off or not suspicion.exception)
            if proofs.drops_raising_condition(winner.edit) or hides:
                return None
            choices = (proofs.choose(edits) for edits in tries.alternatives_to(choice.winner))
            choice = next(filter(None, choices), choice)
            if not tries.inverts_check(winner):
                return choice
            inverted, tried = choice, len(tries.passed)
        elif proofs.proved:
            return None
    return inverted


def debug(reason: str) -> None:
    """Write to stderr why no change is reported, if KATA_DEBUG=why is set."""
    if os.environ.get("KATA_DEBUG") == "why":
        sys.stderr.write(f"why: {reason}\n")
