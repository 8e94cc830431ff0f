"""Finds the change that takes a mistake away: tries one edit after another, and proves the winner.

Edits are tried by their cost, all of one cost before any is chosen. What is chosen must then pass
as any solution does: in a process of its own, on all cases, and on variants that punish luck.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import unified_diff

from harness.judge.budget import Budget
from harness.judge.experiments.choose import Choice, Winner, choose, lines_lost, ranked
from harness.judge.experiments.edit import Edit
from harness.judge.experiments.edits import make_edits
from harness.judge.experiments.endless import smallest_endless
from harness.judge.experiments.harmless import is_harmless
from harness.judge.experiments.program import Program
from harness.judge.experiments.trials import MORE_SECONDS, MORE_STEPS, Inputs, Trials, is_accepted
from harness.judge.failing import TIMED_OUT, Failing
from harness.load import TIERS, load_cases, vary
from harness.records import Change, Ending, Json, Mistake, Problem, Run

TRIALS_A_SECOND = 500
"""Runs for each second of the budget: fewer than fit into it, so that they are what counts."""
STEPS_A_SECOND, MOST_STEPS = 20_000, 100_000
"""Lines that a change may run on the smallest input, for each second of the budget, and at most."""
FEW_STEPS = 20_000
"""Lines of each run of the solution that tell which lines of it run at all."""
DEAREST, DEAREST_SUGGESTED = 5, 3
"""The cost of the oddest edits, and of the oddest that are tried first in a suspected line."""
VARIANTS, SEED = 8, 37
"""The number of variants on which a change must pass too, and the seed they are drawn with."""
CONTENDERS = 6
"""Winners that are judged at most, to find out which of them are luck."""


def find_change(
    failing: Failing,
    smallest: list[Json] | None,
    likely: Mistake | None,
    budget: Budget,
    *,
    leaks: bool = False,
) -> Change | None:
    """Return the change with which all cases pass, or None if there is none, or no single one.

    Args:
        failing: the case that failed.
        smallest: the smallest input on which the solution fails, if one is known.
        likely: the mistake that is suspected, whose changes are tried first.
        budget: what may be spent.
        leaks: True if the case fails only after those before it.
    """
    program = Program(failing.solution.source)
    if not is_harmless(program) or budget.spent:
        return None
    with Trials(failing, budget) as trials:
        first = _first_inputs(failing, smallest, trials, leaks=leaks)
        least = int(min(STEPS_A_SECOND * budget.given, MOST_STEPS))
        steps = _steps_allowed(trials, program.source, first, least)
        if not steps:
            return None
        more, before = _more_inputs(failing, trials)
        winners: list[Winner] = []
        for level, edits in _levels(failing.problem, program, first, likely):
            for edit in edits:
                if trials.count >= TRIALS_A_SECOND * budget.given or budget.spent:
                    return None
                source = edit.apply(program.source)
                if trials.passes_first(source, first, steps):
                    after = trials.passes_more(source, more)
                    if after is not None:
                        lost = bool(lines_lost(program, edit, before, after))
                        winners.append(Winner(edit, source, lost, suggested=level == 0))
            known = [one for one in winners if one.cost <= level]
            if known:
                choice = _prove(failing, known, budget)
                return (
                    _change(program, choice, len(load_cases(failing.problem))) if choice else None
                )
    return None


def _first_inputs(
    failing: Failing, smallest: list[Json] | None, trials: Trials, *, leaks: bool
) -> Inputs:
    """Return the inputs on which the solution fails soonest; [] if it may only be slow."""
    if leaks:
        before = [failing.problem.arguments(one.case) for one in failing.passed]
        return [*before, failing.arguments]
    if failing.one.run.ending in TIMED_OUT:
        endless = smallest_endless(failing, trials)
        return [endless] if endless else []
    return [smallest or failing.arguments]


def _steps_allowed(trials: Trials, source: str, inputs: Inputs, least: int) -> int:
    """Return the steps that a change may take on the first inputs; 0 if there it does not fail.

    A solution that needs many before it fails, to build its tables perhaps, gets three times them.
    """
    run = Run(Ending.RETURNED)
    for number, arguments in enumerate(inputs):
        run = trials.run(None if number else source, arguments, MORE_STEPS, MORE_SECONDS)
    if not inputs or trials.is_right(inputs[-1], run):
        return 0
    endless = run.ending is Ending.STOPPED or run.exception.startswith("RecursionError")
    return least if endless else max(least, 3 * run.steps)


def _more_inputs(failing: Failing, trials: Trials) -> tuple[Inputs, set[int]]:
    """Return the inputs that what solves the first one must solve too, and the lines that run.

    Those on which the solution fails come first: most changes that are luck fail there again.
    """
    cases = load_cases(failing.problem, (TIERS[0],))
    inputs = [*map(failing.problem.arguments, cases), failing.arguments]
    source, right, lines = failing.solution.source, [], set[int]()
    for arguments in inputs:
        run = trials.run(source, arguments, FEW_STEPS, MORE_SECONDS)
        right.append(trials.is_right(arguments, run))
        lines |= set(run.lines)
    order = sorted(range(len(inputs)), key=lambda at: (right[at], at))
    return [inputs[at] for at in order], lines


def _levels(
    problem: Problem, program: Program, inputs: Inputs, likely: Mistake | None
) -> Iterator[tuple[int, list[Edit]]]:
    """Yield the edits by their cost: those that the likely mistake suggests first, as level 0."""
    edits = make_edits(program, _texts_in(inputs), problem.alike)
    kinds = set(problem.repairs(likely.cause)) if likely else set()
    lines = _suspected_lines(program, likely)
    suggested = {
        edit
        for edit in edits
        if edit.kind in kinds or (edit.line in lines and edit.cost <= DEAREST_SUGGESTED)
    }
    yield 0, [one for one in edits if one in suggested]
    for cost in range(1, DEAREST + 1):
        yield cost, [one for one in edits if one.cost == cost and one not in suggested]


def _suspected_lines(program: Program, likely: Mistake | None) -> range:
    """Return the line that a likely mistake names; of a function whose first line it is, all."""
    if not likely or not likely.line:
        return range(0)
    function = next((one for one in program.functions if one.lineno == likely.line), None)
    return range(likely.line, (program.last_line(function) if function else likely.line) + 1)


def _texts_in(value: Json) -> set[str]:
    """Return the signs in some inputs, such as the one for a blank."""
    if isinstance(value, list):
        return {text for one in value for text in _texts_in(one)}
    return {value} if isinstance(value, str) and len(value) == 1 and not value.isalnum() else set()


def _prove(failing: Failing, winners: list[Winner], budget: Budget) -> Choice | None:
    """Return the choice among winners that is accepted on all cases, without those that are not."""
    cases, proved = load_cases(failing.problem), list[Winner]()
    cases += vary(failing.problem, cases, VARIANTS, SEED) if failing.problem.vary else []
    for _ in range(CONTENDERS):
        choice = choose(winners)
        unproved = [one for one in ranked(winners) if one not in proved]
        winner = choice.winner if choice else next(iter(unproved), None)
        if winner is None or winner in proved:
            return choice
        if is_accepted(failing, winner.source, cases, budget):
            proved.append(winner)
        else:
            winners = [one for one in winners if one is not winner]
    return None


def _change(program: Program, choice: Choice, cases: int) -> Change:
    edit = choice.winner.edit
    diff = tuple(_numbered_diff(program.source, choice.winner.source))
    return Change(edit.kind, edit.line, edit.old, edit.new, diff, cases, choice.others)


def _numbered_diff(before: str, after: str) -> Iterator[str]:
    """Yield the lines that differ, as `-13 …` and `+13 …`, each with its number in its text."""
    old = new = 0
    lines = unified_diff(before.split("\n"), after.split("\n"), n=len(before), lineterm="")
    for line in list(lines)[3:]:
        old += line[0] in " -"
        new += line[0] in " +"
        if line[0] != " ":
            yield f"{line[0]}{old if line[0] == '-' else new} {line[1:]}"
