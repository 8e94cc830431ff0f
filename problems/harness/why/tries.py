"""Tries edits on the smallest inputs, from the most likely to the oddest, then on further inputs.

All edits of one oddness are tried before any is chosen, with a low limit on steps. Edits that reach
it are tried again with more steps: at once if that costs little, else after all other edits.
"""

import ast
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush
from typing import Self

from harness.judge.session import Grain
from harness.kind import SURE
from harness.run import Ending
from harness.why.budget import RUN, STEP
from harness.why.choose import Winner
from harness.why.edit import Edit
from harness.why.edit import replace as replace_node
from harness.why.edits.blocks import without_functions, without_shortcuts
from harness.why.edits.deductions import dead_ends
from harness.why.edits.restored import FIRST
from harness.why.lines_that_run import (
    disabled_lines,
    exit_lines,
    lines_guarded,
    lines_lost,
    lines_of_checks,
    refusal_lines,
    with_answers_apart,
)
from harness.why.program import Program
from harness.why.starting_point import Start
from harness.why.trials import MORE_STEPS, Trials

MOST_STEPS = 50_000
"""The highest limit on the steps of an edit on the smallest input, unless a program takes many."""
REPEATED = 0.25
"""The price at which the stopped edits of a rank are tried again at once, as a share of the price
of all later edits. If it is higher, most of them are endless, and they are tried after the others.
"""
LATER, MOST_COST = 100, 3
"""The extra cost of an edit that is tried after the likely edits, and the highest cost of these."""
MOST_CALLS, TOLERANCE = 300_000, 1.2
"""The limit on the calls of a search that is compared with another, and the ratio up to which they
count as the same: a complete undo takes some steps itself."""
WRONG_TYPE = ("TypeError", "AttributeError")


@dataclass(frozen=True)
class Tries:
    """Tries the edits of a program on failing inputs, and records the edits that pass."""

    trials: Trials
    start: Start
    passed: list[Winner] = field(default_factory=list)
    """The edits that solve the first inputs and all further ones."""
    halfway: list[Edit] = field(default_factory=list)
    """The edits that solve only the first inputs, and SURE edits that do not pass."""
    shares: dict[Edit, float] = field(default_factory=dict)
    """The share of the right answer on the first inputs, for edits with which it is larger."""
    mistyped: set[Edit] = field(default_factory=set)
    """The edits with which a value of a wrong type is used on the first inputs."""

    @property
    def most_steps(self) -> int:
        """Return the highest limit on the steps of an edit on the smallest input."""
        return max(MOST_STEPS, *self.start.steps)

    def winners(self) -> Iterator[tuple[list[Winner], int]]:
        """Yield after each rank the edits that passed so far, and the highest price allowed."""
        limits = sorted({*self.start.steps, self.most_steps})
        waiting = list[tuple[int, int, list[Edit]]]()
        remaining = sum(map(len, self.start.ranks.values()))
        for oddness, edits in self.start.ranks.items():
            if oddness == FIRST or (oddness == SURE and self.passed):
                continue  # see `sure` and `restored`
            remaining, stopped = remaining - len(edits), edits
            for number, steps in enumerate(limits):
                if number and _price(len(stopped), steps) > REPEATED * _price(remaining, limits[0]):
                    waiting.append((number, oddness, stopped))
                    break
                stopped = self._try(stopped, oddness, steps)
            yield self.passed, oddness
        while waiting:
            number, oddness, edits = heappop(waiting)
            stopped = self._try(edits, oddness, limits[number])
            if number + 1 < len(limits):
                heappush(waiting, (number + 1, oddness, stopped))
            yield self.passed, oddness
        yield self.passed, max((one.price for one in self.passed), default=0)

    def sure(self) -> list[Winner]:
        """Return the passing SURE edits."""
        self._try(self.start.ranks.get(SURE, []), SURE, self.most_steps)
        return self.passed

    def restored(self) -> list[Winner]:
        """Return the passing edits that restore an object for each choice of a loop."""
        count = len(self.passed)
        self._try(self.start.ranks.get(FIRST, []), FIRST, self.most_steps)
        passed, self.passed[count:] = self.passed[count:], []
        return passed

    def instead_of(self, winner: Winner) -> Self:
        """Return the tries of edits that may correct what an edit restores for each choice.

        Edits of the kinds that it works around come first, and then, if the choices are undone
        somehow, edits of the functions that use the object. Left out are edits that make a line
        run less often, if that line has nothing to do with the object.
        """
        start, program, kinds = self.start, self.start.program, winner.kind.works_around.split()
        object_name = winner.edit.old
        using = [one for one in program.functions if object_name in program.text(one)]
        undone = using if winner.kind.compensates else []
        lines = {n for one in undone for n in range(one.lineno, program.last_line(one) + 1)}
        first, later = dict[int, list[Edit]](), dict[int, list[Edit]]()
        for oddness, rank in start.ranks.items():
            edits = [
                one for one in rank if not start.kinds[one.kind].restricts or object_name in one.old
            ]
            likely = {one for one in edits if one.kind in kinds and one.cost <= MOST_COST}
            first[oddness] = [one for one in edits if one in likely]
            if oddness != FIRST:
                others = [one for one in edits if one.line in lines or one.kind in kinds]
                later[oddness + LATER] = [one for one in others if one not in likely]
        ran = self.trials.passes_more(winner.source, start.more_inputs) or set()
        before = start.lines_before - lines_lost(program, winner.edit, start.lines_before, ran)
        start = replace(start, ranks=first | later, lines_before=before, steps=(self.most_steps,))
        return type(self)(self.trials, start)

    def weakens(self, winner: Winner, restored: Winner) -> bool:
        """Return True if an edit hides the mistake that restoring an object corrects.

        It makes a deduction run less often, so that less has to be undone: a search takes more
        steps, or a block under the condition that it changes never runs.
        """
        start, inputs = self.start, (*self.start.first_inputs, *self.start.hard_inputs)
        guarded = lines_guarded(start.program, winner.edit)

        def guarded_lines(source: str) -> set[int]:
            runs = (self.trials.run(source, one, MORE_STEPS, grain=Grain.LINES) for one in inputs)
            return guarded & {line for run in runs for line in run.recorded.lines}

        if guarded and guarded_lines(start.program.source) and not guarded_lines(winner.source):
            return True
        direct = winner.edit.kind in restored.kind.works_around.split()
        if direct and not winner.kind.restricts:
            return False
        more, least = (
            self.trials.run(one.source, start.hard_inputs[0], MOST_CALLS, grain=Grain.CALLS)
            for one in (winner, restored)
        )
        return more.recorded.steps > TOLERANCE * least.recorded.steps

    def last_resorts(self) -> Iterator[Winner]:
        """Yield the passing edits that notice a dead end, or leave a helper or a shortcut out."""
        program = self.start.program
        makers = dead_ends, without_functions, without_shortcuts
        yield from self._each(edit for make in makers for edit in make(program))

    def without_functions(self) -> Iterator[Winner]:
        """Yield the passing edits with which a helper of the search does nothing."""
        yield from self._each(without_functions(self.start.program))

    def _each(self, edits: Iterable[Edit]) -> Iterator[Winner]:
        """Try edits in order, and yield those that pass."""
        for edit in edits:
            count = len(self.passed)
            self._try([edit], edit.cost, self.most_steps)
            yield from self.passed[count:]

    def inverts_check(self, winner: Winner) -> bool:
        """Return True if a winner only inverts a check, so that it refuses nothing."""
        return bool(disabled_lines(self.start.program, winner.edit, ()))

    def alternatives_to(self, winner: Winner) -> Iterator[list[Winner]]:
        """Yield two lists of passing edits that are better than a winner that disables code.

        The first list corrects functions that a check calls, the second removes the check.
        """
        program, count = self.start.program, len(self.passed)
        disabled, steps = disabled_lines(program, winner.edit, winner.lost), self.start.steps[-1]
        checks = lines_of_checks(program, disabled)
        edits = [one for rank in self.start.ranks.values() for one in rank]
        self._try([one for one in edits if one.line in checks], winner.price, steps)
        yield self.passed[count:]
        count = len(self.passed)
        removed = {one: _removed_lines(program, one) for one in edits if disabled}
        with_check = [one for one in removed if "\n" in one.old and disabled <= removed[one]]
        self._try(with_check, winner.price, steps)
        yield self.passed[count:]

    def _try(self, edits: Sequence[Edit], oddness: int, steps: int) -> list[Edit]:
        """Record the edits of a rank that pass, and return the edits that were stopped."""
        stopped, source = list[Edit](), self.start.program.source
        runs = self.trials.try_edits(source, edits, self.start.first_inputs, steps)
        for edit, (run, share) in zip(edits, runs, strict=False):
            right = share == 1
            winner = self.winner_of(edit, oddness) if right else None
            if winner:
                self.passed.append(self._removal(winner) or winner)
            elif right or edit.is_sure:
                self.halfway.append(edit)
            elif share > self.start.share:
                self.shares[edit] = share
            if run.raised.type in WRONG_TYPE:
                self.mistyped.add(edit)
            if run.ending is Ending.STEPS:  # a single long step takes as long again
                stopped.append(edit)
        return stopped

    def _removal(self, winner: Winner) -> Winner | None:
        """Return the removal of the calls in which a winner replaces the function, if it passes.

        The other function may have no effect either.
        """
        start, replaces = self.start, winner.kind.name == "function"
        edits = _without_calls(start.program, winner.edit) if replaces else []
        source, inputs, steps = start.program.source, start.first_inputs, self.most_steps
        shares = [share for _, share in self.trials.try_edits(source, edits, inputs, steps)]
        return self.winner_of(edits[0], winner.oddness) if shares == [1] else None

    def winner_of(self, edit: Edit, oddness: int) -> Winner | None:
        """Return the Winner for an edit that solved the first inputs; None if it fails others."""
        program, start = self.start.program, self.start
        source = edit.apply(program.source)
        after = self.trials.passes_more(source, start.more_inputs)
        if after is None:
            return None
        kind = start.kinds[edit.kind]
        before = set[int]() if kind.restores else start.lines_before
        lost = lines_lost(program, edit, before, after)
        below = lines_guarded(program, edit)
        guarded = below if kind.guards else set[int]()
        for arguments in start.hard_inputs:
            if lost or guarded - after:  # a better check may leave nothing to search on easy inputs
                run = self.trials.run(source, arguments, MORE_STEPS, grain=Grain.LINES)
                after |= set(run.recorded.lines)
                lost = lines_lost(program, edit, before, after)
        exits, replaced = exit_lines(program), bool(edit.old) and "\n" not in edit.old + edit.new
        acts = replaced and set() < below <= after - exits
        if kind.state or edit.new == "False" or acts:
            # without state of earlier choices, or after an earlier refusal, nothing may be refused;
            # nor if less is done under a condition, which leads to fewer dead ends
            lost -= exits | (refusal_lines(program) if kind.state else set())
        if replaced and not kind.state and self.constant_answers(source, {edit.line}):
            lost.add(edit.line)
        return None if guarded - after else Winner(edit, kind, source, oddness, frozenset(lost))

    def constant_answers(
        self, source: str, lines: Collection[int], *, values: bool = False
    ) -> list[set[int]]:
        """Return the answers of conditions that are returned in some lines, if each is constant.

        An edit of a check that refuses too much may just switch it off. The answer is 1 for true, 2
        for false. With `values`, any value that is returned counts as a condition.
        """
        apart, firsts = with_answers_apart(source, lines, values=values)
        answers: list[set[int]] = [set() for _ in firsts]
        for arguments in (*self.start.hard_inputs, *self.start.more_inputs) if firsts else ():
            run = self.trials.run(apart, arguments, MORE_STEPS, grain=Grain.LINES)
            for first, seen in zip(firsts, answers, strict=True):
                seen.update({line - first for line in run.recorded.lines} & {1, 2})
            if any(len(seen) > 1 for seen in answers):
                return []
        return answers


def _price(number: int, steps: int) -> float:
    """Return the price of some runs that reach a limit on steps."""
    return number * (RUN + steps * STEP[Grain.ITERATIONS])


def _without_calls(program: Program, edit: Edit) -> list[Edit]:
    """Return the edit that removes the statements which an edit changes, if all are calls."""
    lines = {program.line_at(start) for start, _, _ in edit.pieces}
    calls = [
        one
        for one in program.nodes
        if isinstance(one, ast.Expr) and isinstance(one.value, ast.Call) and one.lineno in lines
    ]
    edits = [replace_node(program, "surplus", edit.cost, one, "pass") for one in calls]
    if len(calls) != len(lines):
        return []
    pieces = tuple(piece for one in edits for piece in one.pieces)
    return [replace(edits[0], pieces=pieces, parts=tuple(edits[1:] and edits))]


def _removed_lines(program: Program, edit: Edit) -> set[int]:
    """Return the lines of the whole statements that an edit removes."""
    return {
        line
        for start, end, new in edit.pieces
        for line in range(program.line_at(start), program.line_at(end - 1) + 1)
        if new in ("", "pass")
    }
