"""Chooses among edits that pass: the one that is the mistake, if they agree on where it lies. Pure.

An edit that passes is enough to solve the board, but not always the mistake: it may switch a part
of the program off, or make good in one place what is wrong in another.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from harness.kind import Kind
from harness.why.edit import Edit
from harness.why.kinds import named
from harness.why.policy import LOSS, NEAR, NEARLY
from harness.why.program import Function, Program, called, holds


@dataclass(frozen=True)
class Winner:
    """An edit that passed, and what it makes of the program."""

    edit: Edit
    source: str
    odd: int
    """The oddness of the edit: its cost, and more if something else was suspected."""
    lost: frozenset[int] = frozenset()
    """The lines that do not run any more with it."""

    @property
    def cost(self) -> int:
        """Return the oddness of the edit, and more if it switches lines off."""
        return self.odd + LOSS * bool(self.lost)


@dataclass(frozen=True)
class Choice:
    """The edit that is taken for the mistake, and other lines in which it may be corrected."""

    winner: Winner
    others: tuple[int, ...] = ()


def up_to(most: int, winners: Sequence[Winner], kinds: Mapping[str, Kind]) -> list[Winner]:
    """Return the winners up to a cost that may be chosen."""
    needless = switch_off_anything(winners, kinds)
    return [one for one in winners if one.cost <= most and not (needless and one.lost)]


def switch_off_anything(winners: Sequence[Winner], kinds: Mapping[str, Kind]) -> bool:
    """Return True if one switches lines off, and one of another kind does so in another place.

    If they are nearly as cheap, neither is the mistake: what these lines do is not needed.
    """
    off = [one for one in winners if one.lost]
    most = min((one.cost for one in off), default=0) + NEARLY
    pairs = combinations([one for one in off if one.cost <= most], 2)
    return any(a.edit.kind != b.edit.kind and not agree(a, b, kinds) for a, b in pairs)


def choose(winners: Sequence[Winner], kinds: Mapping[str, Kind] | None = None) -> Choice | None:
    """Return the cheapest of some winners, or None if those that cost as little contradict it.

    Two edits of one kind in two places say that these places do not agree, so they don't
    contradict each other.
    """
    if not winners:
        return None
    kinds = kinds or named()
    best, *others = ranked(winners, kinds)
    as_good = [one for one in others if _rank(one, kinds)[:4] == _rank(best, kinds)[:4]]
    rivals = [one for one in as_good if not agree(best, one, kinds)]
    if any(one.edit.kind != best.edit.kind for one in rivals):
        return None
    lines = sorted({one.edit.line for one in rivals})
    return Choice(best, tuple(lines)) if len(lines) <= 1 else None


def ranked(winners: Sequence[Winner], kinds: Mapping[str, Kind]) -> list[Winner]:
    """Return winners in order: the least cost first, and of those the smallest change."""
    return sorted(winners, key=lambda one: _rank(one, kinds))


def _rank(winner: Winner, kinds: Mapping[str, Kind]) -> tuple[int, bool, bool, int, int, int]:
    """Return the sort key of a winner. Of two equally odd ones, the more natural comes first."""
    edit = winner.edit
    around, more = kinds[edit.kind].makes_good, 0 if edit.old else edit.new.count("\n")
    return winner.cost, bool(winner.lost), around, edit.cost, len(edit.pieces), more


def agree(one: Winner, other: Winner, kinds: Mapping[str, Kind]) -> bool:
    """Return True if two edits are about the same place, or add the same in two places."""
    first, second = one.edit, other.edit
    if first.line == second.line or _overlap(first, second):
        return True
    same = first.kind == second.kind
    if same and first.new and not first.old and first.new == second.new:
        return True
    ideas = [{*kinds[edit.kind].ideas.split()} for edit in (first, second)]
    idea = same or bool(ideas[0] & ideas[1])
    return idea and abs(first.line - second.line) <= NEAR


def _overlap(first: Edit, second: Edit) -> bool:
    """Return True if two edits replace some of the same text."""
    return any(
        start < other_end and other_start < end
        for start, end, _ in first.pieces
        for other_start, other_end, _ in second.pieces
    )


def switched_off(program: Program, winner: Winner) -> set[int]:
    """Return the lines that an edit switches off: the ones it loses, or a refusal it turns round.

    A check that answers True where it has refused does as if it were not there.
    """
    if (winner.edit.old, winner.edit.new) == ("False", "True") and not winner.lost:
        for node in program.nodes:
            match node:
                case ast.Return(ast.Constant(False)) if node.lineno == winner.edit.line:
                    function = program.function_of(node)
                    inside = program.inside[function] if function else ()
                    names = {getattr(one, "id", getattr(one, "attr", "")) for one in inside}
                    if function and function.name not in names:
                        return {node.lineno}
    return set(winner.lost)


def lines_asked(program: Program, refusals: Collection[int]) -> set[int]:
    """Return the lines of the functions that are called by an `if` around some lines."""
    lines = set[int]()
    for node in program.nodes:
        match node:
            case ast.If(test, body) if any(holds(one, line) for one in body for line in refusals):
                calls = (one for one in ast.walk(test) if isinstance(one, ast.Call))
                for function in filter(None, (called(program, one) for one in calls)):
                    lines |= {*range(function.lineno, program.last_line(function) + 1)}
    return lines


def lines_guarded(program: Program, edit: Edit) -> set[int]:
    """Return the first line of each block that a condition in the line of an edit guards."""
    return {
        node.body[0].lineno
        for node in program.nodes
        if isinstance(node, ast.If | ast.While) and node.lineno == edit.line
    }


def lines_lost(program: Program, edit: Edit, before: set[int], after: set[int]) -> set[int]:
    """Return the lines that ran before an edit and do not run with it, but for its own.

    A check that refuses nothing any more loses its `return`. 0, the items of a comprehension, is
    not a line.

    Args:
        program: the source without the edit.
        edit: what is changed.
        before: numbers of lines of the source that ran.
        after: numbers of lines of the changed source that ran.
    """
    shifts = [
        (program.line_at(end), new.count("\n") - program.source[start:end].count("\n"))
        for start, end, new in edit.pieces
    ]
    touched = {
        line
        for start, end, _ in edit.pieces
        for line in range(program.line_at(start), program.line_at(end) + 1)
    }
    return {
        line
        for line in before - touched - {0}
        if line + sum(shift for place, shift in shifts if place < line) not in after
    }


def lines_that_give_up(program: Program, method: str) -> set[int]:
    """Return the lines that a failed search ends with, so that a right change may lose them.

    They are those of blocks in which the method that is judged returns before its end, unless it
    calls itself; the last line of a function that does, if that says that nothing was found; and
    those after a deeper call whose success is returned: on easy inputs no such call may fail.
    """
    lines = {one.body[-1].lineno for one in program.functions if _ends_without(program, one)}
    for block in program.blocks:
        for number, statement in enumerate(block, start=1):
            if _passes_success_on(program, statement):
                nodes = (one for later in block[number:] for one in ast.walk(later))
                lines |= {one.lineno for one in nodes if isinstance(one, ast.stmt)}
    function = program.only_function(method)
    if function is None or program.is_used(function):
        return lines
    return lines | {
        one.lineno
        for block in program.blocks
        if isinstance(block[-1], ast.Return) and block is not function.body
        for one in block
        if program.function_of(one) is function
    }


def _passes_success_on(program: Program, statement: ast.stmt) -> bool:
    """Return True for `if solve(…): return …` in a loop of the function that it calls."""
    match statement:
        case ast.If(ast.Call() as call, [*_, ast.Return()], []) if program.loop_of(statement):
            return called(program, call) is program.function_of(call)
    return False


def _ends_without(program: Program, function: Function) -> bool:
    """Return True if a function calls itself, and returns None or False as its last statement."""
    match function.body[-1]:
        case ast.Return(None | ast.Constant(None | False)):
            calls = (one for one in program.inside[function] if isinstance(one, ast.Call))
            return any(called(program, one) is function for one in calls)
    return False
