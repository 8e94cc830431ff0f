"""Finds the edit that takes a mistake away: tries one after another, and proves the winner.

Edits are tried in their order, from the most likely to the oddest, all of one rank before any is
chosen. What is chosen must then pass as any solution does: on all cases, and on variants that
punish luck.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import unified_diff

from harness.cases import TIERS, load_cases
from harness.judge.session import Grain
from harness.kind import SURE, Kind
from harness.mistake import Change, Mistake
from harness.problem import Case
from harness.run import STOPPED, Ending, Run
from harness.value import Json
from harness.why.budget import Budget
from harness.why.choose import (
    Choice,
    Winner,
    lines_asked,
    lines_guarded,
    lines_lost,
    lines_that_give_up,
    switch_off_anything,
    switched_off,
    up_to,
)
from harness.why.edit import Edit
from harness.why.edits import make_edits
from harness.why.endless import smallest_endless, steps_at_least
from harness.why.failing import TIMED_OUT, Failing
from harness.why.kinds import named
from harness.why.policy import (
    FEW_STOPPED,
    JUDGING,
    LIKELY,
    MOST_LIKELY,
    MOST_STEPS,
    NO_ORDER,
    SHORT,
    STEPS_A_SECOND,
    Ranks,
    closed,
    ranked_by_oddness,
    suspicion_of,
)
from harness.why.program import Program, holds
from harness.why.proofs import Proofs
from harness.why.side_by_side import SideBySide
from harness.why.trials import MORE_SECONDS, MORE_STEPS, Inputs, Trials
from harness.why.unreached import Unreached


@dataclass(frozen=True)
class Found:
    """The change of a program with which all cases pass, if there is one."""

    change: Change | None = None
    winner: Winner | None = None
    """The edit that it is, with the program that it makes."""
    tried: Tried | None = None
    """The edits that were tried, if none is chosen."""


def one_change(
    side: SideBySide[Trials],
    failing: Failing,
    smallest: list[Json] | None,
    likely: Mistake | None,
    *,
    leaks: bool = False,
    most: float = math.inf,
) -> Found:
    """Look for one edit with which all cases pass, as `find_change` describes.

    It costs as much as `most` at most.
    """
    program, trials, budget = Program(failing.solution.source), side.helpers[0], side.budget
    trials.budget = budget
    first = _first_inputs(failing, smallest, trials, likely, leaks=leaks)
    least = int(min(STEPS_A_SECOND * budget.given, MOST_STEPS))
    steps = _steps_allowed(failing, trials, first, least)
    if not steps:
        closed("the program does not fail on a small input within its steps")
        return Found()
    problem = failing.problem
    more, before = _more_inputs(failing, trials)
    before -= lines_that_give_up(program, problem.method)
    hard = problem.arguments(load_cases(problem)[-1])
    kinds = named(tuple(problem.slips()))
    edits = make_edits(program, _texts_in(first), problem.alike, problem.slips())
    budget.charge(PRICE * len(edits))
    edits = [one for one in edits if kinds[one.kind].state] if leaks else edits
    if NO_ORDER.search(failing.one.run.raised.exception):
        edits = [one for one in edits if not kinds[one.kind].detour]
    unreached = Unreached(program, _lines_that_run(trials, program.source, first))
    edits = [one for one in edits if one.cost <= most]
    hidden = dict.fromkeys(filter(unreached.holds, edits))
    suspicion = suspicion_of(failing, program, likely)
    proofs = Proofs(side, failing, suspicion.kinds)
    ranks = ranked_by_oddness([one for one in edits if one not in hidden], suspicion)
    others = ranked_by_oddness([*hidden], suspicion)
    both, refuted = (ranks, others), proofs.refuted
    tried = Tried(side, program, first, more, hard, before, *both, steps, kinds, refuted=refuted)
    judging = JUDGING * budget.given
    for winners in tried.winners():
        if winners and budget.left < judging:
            budget.extend(judging)
            judging = 0.0  # it is added once
        choice = proofs.choose(winners)
        if choice:
            better = map(proofs.choose, tried.around_check(choice.winner))
            choice = next(filter(None, better), choice)
            return Found(_change(program, choice, proofs), choice.winner)
        if proofs.proved:
            closed("edits that cost the same contradict each other")
            return Found()
        if budget.spent:
            closed("the budget ended before an edit was chosen")
            break
    else:
        closed("no single edit passes")
    if switch_off_anything(tried.unrefuted, kinds):
        closed("lines may be switched off in one place or in another")
        return Found()
    return Found(tried=tried)


PRICE = 40e-6
"""The price of making an edit."""
UNBOUND = "NameError", "UnboundLocalError"
"""Exceptions that depend on what is bound anywhere in a function, if it runs or not."""
MOST_LINES = 1_000_000
"""Statements that are counted to learn which lines run on the first inputs, if that ends."""
FEW_STEPS = 20_000
"""Statements that are counted of each run, to learn which lines of the solution run at all."""


@dataclass(frozen=True)
class Tried:
    """The edits of a program, tried on the inputs on which it fails."""

    side: SideBySide[Trials]
    program: Program
    first: Inputs
    more: Inputs
    hard: list[Json]
    """The last input of the bank, on which most lines of a right solution run."""
    before: set[int]
    """The lines of the program that run without an edit."""
    ranks: Ranks
    """The edits by how odd they are, but for those that are hidden."""
    hidden: Ranks
    """The edits of what is not reached on the first inputs."""
    steps: Sequence[int]
    """The steps that an edit may make on the first inputs: at first, and if it runs on then."""
    kinds: Mapping[str, Kind] = field(default_factory=named)
    passed: list[Winner] = field(default_factory=list)
    """The edits that solve the first inputs and all others."""
    halfway: list[Edit] = field(default_factory=list)
    """The edits that solve the first inputs, but not all others, and those that are SURE."""
    refuted: Mapping[Edit, Case] = field(default_factory=dict)
    """The edits that solve all of these inputs, but not the case that each one has."""

    @property
    def unrefuted(self) -> list[Winner]:
        """The edits that solve all of these inputs, and no case has refuted."""
        return [one for one in self.passed if one.edit not in self.refuted]

    def winners(self) -> Iterator[list[Winner]]:
        """Yield after each rank the edits that have passed so far, up to its oddness."""
        short, long = self.steps
        found, later, slow = self.passed, dict[int, list[Edit]](), dict[int, list[Edit]]()
        for odd, edits in self.ranks.items():
            stopped = self._try(edits, odd, short, found)
            few = MOST_LIKELY if odd <= LIKELY else 1
            if len(stopped) <= max(few, FEW_STOPPED * len(edits)):
                slow[odd] = self._try(stopped, odd, long, found)
                if odd <= LIKELY and len(slow[odd]) <= MOST_LIKELY:
                    self._try(slow.pop(odd), odd, MOST_STEPS, found)
            else:
                later[odd] = stopped
            yield up_to(odd, self.unrefuted, self.kinds)
        # what a condition passes over may rightly run no more
        yield [one for one in found if self.kinds[one.edit.kind].skips]
        for odd, edits in later.items():
            slow[odd] = self._try(edits, odd, long, found)
            yield up_to(odd, self.unrefuted, self.kinds)
        for odd, edits in slow.items():
            self._try(edits, odd, MOST_STEPS, found)
            yield up_to(odd, self.unrefuted, self.kinds)

    def around_check(self, winner: Winner) -> Iterator[list[Winner]]:
        """Yield edits that pass and are better than a winner that only switches a check off.

        The first ones correct a function that the check calls, the others remove the check.
        """
        off, steps = switched_off(self.program, winner), self.steps[-1]
        asked = lines_asked(self.program, off)
        edits = [one for rank in self.ranks.values() for one in rank]
        corrected, found = list[Winner](), list[Winner]()
        self._try([one for one in edits if one.line in asked], winner.cost, steps, corrected)
        yield corrected
        whole = [one for one in edits if off and _takes_out(self.program, one, off)]
        self._try(whole, winner.cost, steps, found)
        yield found

    def _try(self, edits: Sequence[Edit], odd: int, steps: int, found: list[Winner]) -> list[Edit]:
        """Add the edits of a rank that pass to those found, and return those that ran on."""

        def attempt(trials: Trials, edit: Edit, budget: Budget) -> tuple[Ending, list[Winner]]:
            trials.budget = budget
            source = self.program.source
            ending = trials.try_first(source, edit.pieces, self.first, steps)
            passed = ending is Ending.RETURNED
            return ending, self._winner(trials, edit, odd) if passed else []

        stopped = list[Edit]()
        if self.side.budget.spent:
            return stopped
        for edit, (ending, winner) in zip(edits, self.side.map(attempt, edits), strict=False):
            found += winner
            if not winner and (ending is Ending.RETURNED or edit.cost <= SURE):
                self.halfway.append(edit)
            if ending in STOPPED:
                stopped.append(edit)
            if self.side.budget.spent:
                break
        return stopped

    def _winner(self, trials: Trials, edit: Edit, odd: int) -> list[Winner]:
        """Return an edit that has solved the first inputs if it solves the others, too."""
        source = edit.apply(self.program.source)
        after = trials.passes_more(source, self.more)
        if after is None:
            return []
        lost = lines_lost(self.program, edit, self.before, after)
        guarded = lines_guarded(self.program, edit) if self.kinds[edit.kind].guards else set[int]()
        if lost or guarded - after:  # a better check may leave nothing to search on easy inputs
            hard = trials.run(source, self.hard, MORE_STEPS, MORE_SECONDS, Grain.LINES)
            after |= set(hard.recorded.lines)
            lost = lines_lost(self.program, edit, self.before, after)
        return [] if guarded - after else [Winner(edit, source, odd, frozenset(lost))]


def _takes_out(program: Program, edit: Edit, lines: set[int]) -> bool:
    """Return True for an edit that takes out whole `if`s and loops, with these lines in them."""
    out = {
        line
        for start, end, new in edit.pieces
        for line in range(program.line_at(start), program.line_at(end - 1) + 1)
        if new in ("", "pass")
    }
    return "\n" in edit.old and lines <= out


def _first_inputs(
    failing: Failing,
    smallest: list[Json] | None,
    trials: Trials,
    likely: Mistake | None,
    *,
    leaks: bool,
) -> Inputs:
    """Return the inputs on which the solution fails soonest; [] if it may only be slow."""
    if leaks:
        before = [failing.problem.arguments(one.case) for one in failing.passed]
        return [*before, failing.arguments]
    if failing.one.run.ending in TIMED_OUT:
        endless = smallest_endless(failing, trials, named=likely is not None)
        return [endless] if endless else []
    return [smallest or failing.arguments]


def _steps_allowed(failing: Failing, trials: Trials, inputs: Inputs, least: int) -> Sequence[int]:
    """Return the steps that a change gets on the first inputs: at first, and if it runs on then.

    A solution that needs many before it fails, to build its tables perhaps, gets five times them.
    Returns nothing if the solution does not fail there.
    """
    run, source = Run(Ending.RETURNED), failing.solution.source
    for number, arguments in enumerate(inputs):
        run = trials.run(None if number else source, arguments, MORE_STEPS, MORE_SECONDS)
    if not inputs or trials.is_right(inputs[-1], run):
        return ()
    endless = run.ending in STOPPED or run.raised.type == "RecursionError"
    needed = steps_at_least(failing, trials) if endless else run.recorded.steps
    return max(least // SHORT, 2 * needed), max(least, 5 * needed)


def _lines_that_run(trials: Trials, source: str, inputs: Inputs) -> Collection[int]:
    """Return the lines that run on the first inputs, or those of the whole source if not known.

    That is so if a run has no end. Where a name has no value yet, each line of its function counts.
    """
    lines = set[int]()
    for number, arguments in enumerate(inputs):
        again = None if number else source
        run = trials.run(again, arguments, MOST_LINES, MORE_SECONDS, Grain.LINES)
        if run.ending in STOPPED or run.raised.type in UNBOUND:
            return range(1, source.count("\n") + 2)
        lines |= {*run.recorded.lines}
    return lines


def _more_inputs(failing: Failing, trials: Trials) -> tuple[Inputs, set[int]]:
    """Return the inputs that what solves the first one must solve too, and the lines that run.

    Those on which the solution fails come first: most changes that are luck fail there again.
    """
    cases = load_cases(failing.problem, (TIERS[0],))
    inputs = [*map(failing.problem.arguments, cases), failing.arguments]
    source, right, lines = failing.solution.source, [], set[int]()
    for arguments in inputs:
        run = trials.run(source, arguments, FEW_STEPS, MORE_SECONDS, Grain.LINES)
        right.append(trials.is_right(arguments, run))
        lines |= set(run.recorded.lines)
    order = sorted(range(len(inputs)), key=lambda at: (right[at], at))
    return [inputs[at] for at in order], lines


def _texts_in(value: Json) -> set[str]:
    """Return the signs in some inputs, such as the one for a blank."""
    if isinstance(value, list):
        return {text for one in value for text in _texts_in(one)}
    return {value} if isinstance(value, str) and len(value) == 1 and not value.isalnum() else set()


def _change(program: Program, choice: Choice, proofs: Proofs) -> Change:
    edit = choice.winner.edit
    diff = tuple(numbered_diff(program.source, choice.winner.source))
    alike = {(program.source[start:end], new) for start, end, new in edit.pieces}
    same = len(alike) == 1 or len({old for old, _ in alike} | {""}) == 1 + 1
    lines = {program.line_at(start) for start, _, _ in edit.pieces}
    several = tuple(sorted(lines)) if same and len(lines) > 1 else ()
    functions = [one.name for one in program.functions if holds(one, edit.line)]
    return Change(
        edit.kind,
        edit.line,
        edit.old,
        edit.new,
        diff,
        cases=min(proofs.passed[edit], proofs.published),
        total=proofs.published,
        elsewhere=choice.others,
        lines=several,
        proved=edit in proofs.proved,
        level=_level(program, edit),
        function=functions[-1] if functions else "",
    )


def _level(program: Program, edit: Edit) -> str:
    """Return words for the indentation of a line that is added where a block ends."""
    start, _, new = edit.pieces[0]
    column, end = len(new) - len(new.lstrip()) - 1, program.line_at(start)
    statements = [one for one in program.nodes if isinstance(one, ast.stmt)]
    for one in statements if new.startswith("\n") else ():
        if program.last_line(one) == end > one.lineno and one.col_offset == column:
            return f", in line with the `{program.text(one).split()[0]}` on line {one.lineno}"
    return ""


def numbered_diff(before: str, after: str) -> Iterator[str]:
    """Yield the lines that differ, as `-13 …` and `+13 …`, each with its number in its text."""
    old = new = 0
    lines = unified_diff(before.split("\n"), after.split("\n"), n=len(before), lineterm="")
    for line in list(lines)[3:]:
        old += line[0] in " -"
        new += line[0] in " +"
        if line[0] != " ":
            yield f"{line[0]}{old if line[0] == '-' else new} {line[1:]}"
