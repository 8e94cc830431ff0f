"""Finds the change with which all cases pass: one edit, or two that pass only together.

Edits are tried in the order of their oddness, on the smallest inputs first. Of those that pass, the
cheapest is the mistake, unless others that cost as little contradict it. It must then pass as any
solution does. Where one edit is not enough, the same is done once more with an edit that gets the
program further in its place. The effort for each part is worked out before the first try.

With KATA_DEBUG=why, each gate that closes writes a line.
"""

from __future__ import annotations

import os
import sys

from harness.mistake import Change, Mistake
from harness.value import Json
from harness.why.change import both_changes, change_of
from harness.why.choose import Choice, switch_off_anything, up_to
from harness.why.harmless import is_harmless
from harness.why.pairs import second_starts
from harness.why.program import Program
from harness.why.proofs import Proofs
from harness.why.starting_point import start_of
from harness.why.suspicion import Suspicion, suspicion_of
from harness.why.trials import Trials
from harness.why.tries import Tries

FIRST, SECOND = 0.45, 0.2
"""The parts of the effort for the edits of the program, and for a second one. The others are for
judging what passes, with what these leave."""


def find_change(
    trials: Trials, smallest: list[Json] | None, likely: Mistake | None
) -> Change | None:
    """Return the change with which all cases pass, or None if there is none.

    Where one is not enough, it is the first of two, with the second.

    Args:
        trials: run changes.
        smallest: the smallest input on which the solution fails, if one is known.
        likely: the mistake that is suspected, whose changes are tried first.
    """
    failing, budget = trials.failing, trials.budget
    program = Program(failing.solution.source)
    if not is_harmless(program):
        closed("the program touches what is outside it, such as files, so no change to it is tried")
        return None
    if budget.spent:
        closed("no budget is left for a change")
        return None
    first, second = budget.share(FIRST), budget.share(SECOND)
    suspicion = suspicion_of(failing, program, likely)
    trials.budget = first
    start = start_of(trials, smallest, suspicion)
    if start is None:
        closed("the program does not fail on a small input within its steps")
        return None
    tries, proofs = Tries(trials, start), Proofs(trials, budget)
    if choice := chosen(tries, proofs, suspicion):
        return change_of(program, choice, proofs.published)
    if proofs.proved or suspicion.leaks:
        closed("edits that cost the same contradict each other")
        return None
    if switch_off_anything(proofs.unrefuted(tries.passed)):
        closed("lines may be switched off in one place or in another")
        return None
    closed("the budget ended before an edit was chosen" if first.spent else "no single edit passes")
    trials.budget = second
    for base, other in second_starts(tries, proofs.refuted):
        choice = chosen(Tries(trials, other), Proofs(trials, budget), suspicion)
        if choice and not choice.winner.lost:
            second_change = change_of(other.program, choice, proofs.published)
            return both_changes(program, base, second_change, choice.winner)
    closed("no two edits pass")
    return None


def chosen(tries: Tries, proofs: Proofs, suspicion: Suspicion) -> Choice | None:
    """Return the choice among the edits of a program that pass, or None.

    An edit that only switches something off is none, if something else was seen to be wrong. One
    that inverts a check is chosen only if none of the next rank passes, and if the check reads
    nothing that may be out of date: the check itself may be right.
    """
    inverted, known, uncertain = None, 0, False
    for winners, most in tries.winners():
        if inverted:
            others = [one for one in winners[known:] if not tries.inverts_check(one)]
            choice = proofs.choose(others, most)
            none_passes = not up_to(most, proofs.unrefuted(others)) and not uncertain
            return inverted if none_passes else choice
        if choice := proofs.choose(winners, most):
            winner = choice.winner
            hides = winner.switches_off and suspicion.is_strange(winner.edit)
            if proofs.leaves_out_what_raised(winner.edit) or (hides and not suspicion.exception):
                return None
            better = (proofs.choose(some) for some in tries.instead_of(choice.winner))
            choice = next(filter(None, better), choice)
            if not tries.inverts_check(winner):
                return choice
            inverted, known = choice, len(tries.passed)
            uncertain = tries.may_be_out_of_date(winner)
        elif proofs.proved:
            return None
    return inverted


def closed(gate: str) -> None:
    """Write down why no change is reported, if KATA_DEBUG=why asks for it."""
    if os.environ.get("KATA_DEBUG") == "why":
        sys.stderr.write(f"why: {gate}\n")
