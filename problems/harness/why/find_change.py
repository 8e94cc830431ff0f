"""Finds a change with which all cases pass: one edit, or two that pass only together.

Edits are tried in the order of their oddness, on the smallest inputs first. The cheapest edit that
passes is chosen, unless edits that cost the same contradict it. It must then pass all cases, like
any solution. If no single edit passes, second edits are tried after a first edit that passes more
cases. The budget of each part is fixed before the first trial.

With KATA_DEBUG=why, each reason not to report a change is written to stderr.
"""

import ast
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from difflib import unified_diff

from harness.mistake import Change, Mistake
from harness.value import Json
from harness.why.budget import Budget
from harness.why.choose import ChosenEdit, Winner, disable_unneeded_lines, within_price
from harness.why.edit import Edit
from harness.why.harmless import is_harmless
from harness.why.lines_that_run import reads_undone_state
from harness.why.pairs import joint_starts, second_starts, start_after_second
from harness.why.program import Program, holds
from harness.why.proofs import Proofs
from harness.why.starting_point import Start, start_of
from harness.why.suspicion import Suspicion, suspicion_of
from harness.why.trials import Trials
from harness.why.tries import Tries

FIRST_SHARE, SECOND_SHARE, JOINT_SHARE = 0.45, 0.2, 0.3
"""The shares of the budget for trying first edits, second edits, and all pairs of a short program
(a quarter of it if a mistake is named already). What they leave is for judging edits that pass."""


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
    shares = FIRST_SHARE, SECOND_SHARE, JOINT_SHARE / 4 if likely else JOINT_SHARE
    first, second, joint = map(budget.share, shares)
    suspicion = suspicion_of(failing, program, likely)
    trials.budget = first
    start = start_of(trials, smallest, suspicion)
    if start is None:
        debug("the program does not fail on a small input within its steps")
        return None
    tries, proofs = Tries(trials, start), Proofs(trials, budget)
    if choice := choose_edit(tries, proofs, suspicion):
        return change_of(program, choice, proofs.published)
    if proofs.proved or suspicion.leaks:
        debug("edits that cost the same contradict each other")
        return None
    if disable_unneeded_lines(proofs.unrefuted(tries.passed)):
        debug("lines may be switched off in one place or in another")
        return None
    if choice := proofs.choose_slow(tries.passed):
        cases = proofs.passed[choice.winner.source]
        return replace(change_of(program, choice, cases), slow=proofs.published - cases)
    debug("the budget ended before an edit was chosen" if first.spent else "no single edit passes")
    for share, starts in (
        (second, second_starts(tries, proofs.refuted)),
        (joint, joint_starts(tries)),
    ):
        trials.budget = share
        for first_edit, after in starts:
            if pair := find_pair(tries, first_edit, after, budget, suspicion):
                return pair
    debug("no two edits pass")
    return None


def find_pair(
    tries: Tries, first: Edit, after: Start, budget: Budget, suspicion: Suspicion
) -> Change | None:
    """Return the Change for a first edit and a second one that passes after it, or None.

    A first edit of several places may only make up for a mistake elsewhere: the edit that is chosen
    after the second one takes its place.
    """
    trials, program = tries.trials, tries.start.program
    proofs = Proofs(trials, budget)
    choice = choose_edit(Tries(trials, after), proofs, suspicion)
    if not choice or choice.winner.lost:
        return None
    other = start_after_second(tries, first, choice.winner.edit) if len(first.pieces) > 1 else None
    if other:
        again = choose_edit(Tries(trials, other[1]), Proofs(trials, budget), suspicion)
        if again and not again.winner.lost and again.winner.source != choice.winner.source:
            (first, after), choice = other, again
    second = change_of(after.program, choice, proofs.published)
    return both_changes(program, first, second, choice.winner)


def choose_edit(tries: Tries, proofs: Proofs, suspicion: Suspicion) -> ChosenEdit | None:
    """Return the edit that is chosen from the edits that pass, or None.

    An edit that only disables code is not chosen if another mistake is suspected. An edit that
    inverts a check is chosen only if no edit of the next rank passes, and if the check reads no
    state that may be out of date: the check itself may be right.
    """
    inverted, tried, uncertain = None, 0, False
    for winners, most in tries.winners():
        if inverted:
            others = [one for one in winners[tried:] if not tries.inverts_check(one)]
            choice = proofs.choose(others, most)
            all_fail = not within_price(most, proofs.unrefuted(others)) and not uncertain
            return inverted if all_fail else choice
        if choice := proofs.choose(winners, most):
            winner = choice.winner
            hides = winner.disables_lines and suspicion.is_strange(winner.edit)
            if proofs.drops_raising_condition(winner.edit) or (hides and not suspicion.exception):
                return None
            choices = (proofs.choose(edits) for edits in tries.alternatives_to(choice.winner))
            choice = next(filter(None, choices), choice)
            if not tries.inverts_check(winner):
                return choice
            inverted, tried = choice, len(tries.passed)
            uncertain = reads_undone_state(tries.start.program, winner.edit.line)
        elif proofs.proved:
            return None
    return inverted


def debug(reason: str) -> None:
    """Write to stderr why no change is reported, if KATA_DEBUG=why is set."""
    if os.environ.get("KATA_DEBUG") == "why":
        sys.stderr.write(f"why: {reason}\n")


def change_of(program: Program, choice: ChosenEdit, cases: int) -> Change:
    """Return the Change for a chosen edit, with the number of cases that pass with it."""
    edit = choice.winner.edit
    diff = tuple(numbered_diff(program.source, choice.winner.source))
    replacements = {(program.source[start:end], new) for start, end, new in edit.pieces}
    old = {old for old, _ in replacements}
    same_change = len(replacements) == 1 or (len(old) == 1 and old != {""})
    lines = {program.line_at(start) for start, _, _ in edit.pieces}
    several = tuple(sorted(lines)) if same_change and len(lines) > 1 else ()
    functions = [one.name for one in program.functions if holds(one, edit.line)]
    return Change(
        edit.kind,
        edit.line,
        edit.old,
        edit.new,
        diff,
        cases,
        _distance(diff, min(lines)),
        elsewhere=choice.others,
        lines=several,
        level=_level(program, edit),
        function=functions[-1] if functions else "",
    )


def _distance(diff: Sequence[str], line: int) -> int | None:
    """Return the lines from a line to the one before added lines; None if others are replaced."""
    if any(changed[0] == "-" for changed in diff):
        return None
    return int(diff[0][1:].split(" ")[0]) - 1 - line


def _level(program: Program, edit: Edit) -> str:
    """Return a clause on the indentation of a line that is added after a block, or ''."""
    start, _, new = edit.pieces[0]
    column, end = len(new) - len(new.lstrip()) - 1, program.line_at(start)
    statements = [one for one in program.nodes if isinstance(one, ast.stmt)]
    for one in statements if new.startswith("\n") else ():
        if program.last_line(one) == end > one.lineno and one.col_offset == column:
            return f", in line with the `{program.text(one).split()[0]}` on line {one.lineno}"
    return ""


def numbered_diff(before: str, after: str) -> Iterator[str]:
    """Yield the lines that differ with their line numbers: `-13 …` and `+13 …`."""
    old = new = 0
    lines = unified_diff(before.split("\n"), after.split("\n"), n=len(before), lineterm="")
    for line in list(lines)[3:]:
        old += line[0] in " -"
        new += line[0] in " +"
        if line[0] != " ":
            yield f"{line[0]}{old if line[0] == '-' else new} {line[1:]}"


def both_changes(program: Program, first: Edit, second: Change, winner: Winner) -> Change:
    """Return the Change for a first edit, with a second change and the diff of both.

    Args:
        program: the program before both changes.
        first: the first edit.
        second: the change that is made after it.
        winner: the second edit, with the source that both make.
    """
    line, added = line_before(program, first, second.line), second.added
    if added is not None:
        added = line_before(program, first, second.line + added) - line
    second = replace(second, line=line, added=added, elsewhere=())
    diff = tuple(numbered_diff(program.source, winner.source))
    added = _distance(tuple(numbered_diff(program.source, first.apply(program.source))), first.line)
    return Change(
        first.kind, first.line, first.old, first.new, diff, second.cases, added, then=second
    )


def line_before(program: Program, edit: Edit, line: int) -> int:
    """Return the line number in the original program of a line of the edited program."""
    for start, end, new in sorted(edit.pieces):
        last, added = program.line_at(end), new.count("\n")
        if line > last:
            line = max(last, line - added + program.source[start:end].count("\n"))
    return line
