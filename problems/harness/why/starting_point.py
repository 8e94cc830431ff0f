"""The starting point for trying edits: failing inputs, limits on steps, the edits in order."""

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import itemgetter
from typing import Self, TypeAlias

from harness.cases import TIERS, load_cases
from harness.judge.session import Grain, Trial
from harness.kind import Kind
from harness.run import STOPPED, Ending, Run
from harness.value import Json
from harness.why.causes import kinds_of
from harness.why.edit import Edit
from harness.why.edits import make_edits
from harness.why.failing import Failing
from harness.why.kinds import named
from harness.why.lines_that_run import Unreached, early_return_lines
from harness.why.program import Program, Span
from harness.why.smallest_input import smallest_endless, steps_at_least
from harness.why.suspicion import Suspicion
from harness.why.trials import MORE_STEPS, Inputs, Trials, on_each

Ranks: TypeAlias = Mapping[int, list[Edit]]
"""The edits by oddness, the most likely first."""
EditsOf: TypeAlias = Callable[[Program], Mapping[Edit, int]]

PRICE = 40e-6
"""The price of making an edit."""
STEPS_AT_FIRST, STEPS_THEN = 2_000, 10_000
"""The limits on the steps of an edit on the smallest input: at first, and when it is tried again
because it was stopped."""
MOST_TRIED = 1_000
"""The most edits that are tried, the most likely first. Of 147 programs that one edit corrects, it
is among the first 520 in 145, and among the first 870 in 146."""
UNBOUND = "NameError", "UnboundLocalError"
"""Exceptions that depend on bindings anywhere in a function, also in lines that do not run."""
HARD = 3
"""The number of large inputs on which lines are looked for that do not run on the small ones."""
MOST_LINES = 1_000_000
"""The limit on statements of a run that records the lines that run on the first inputs."""
FEW_STEPS = 100_000
"""The limit on statements of a run that records the lines of the solution that run at all."""


@dataclass(frozen=True)
class Start:
    """A failing program, with the inputs, the edits and the limits for trying them."""

    program: Program
    first_inputs: Inputs = ()
    """Inputs on which the program fails, and which edits must solve first."""
    more_inputs: Inputs = ()
    """The inputs that an edit must also solve if it solves the first ones."""
    hard_inputs: Inputs = ()
    """The largest inputs of the bank, on which most lines of a correct solution run."""
    lines_before: set[int] = field(default_factory=set)
    """The lines of the program that run without an edit."""
    ranks: Ranks = field(default_factory=dict)
    """The edits by oddness, without the hidden edits."""
    hidden: Ranks = field(default_factory=dict)
    """The edits of code that is not reached on the first inputs, by oddness."""
    steps: Sequence[int] = (STEPS_AT_FIRST, STEPS_THEN)
    """The limits on the steps of an edit on the first inputs: at first, and when tried again."""
    share: float = 0.0
    """The share of the right answer on the first inputs without an edit: see `Failing.share`."""
    kinds: Mapping[str, Kind] = field(default_factory=named)

    def without(self, first: Edit) -> Self:
        """Return the starting point without edits of what a first edit has added or changed."""
        spans, shift = list[Span](), 0
        for begin, end, new in sorted(first.pieces):
            spans.append((begin + shift, begin + shift + len(new)))
            shift += len(new) - (end - begin)

        def is_apart(edit: Edit) -> bool:
            return not any(
                start < last and begin < end
                for start, end, _ in edit.pieces
                for begin, last in spans
            )

        ranks = {rank: [*filter(is_apart, edits)] for rank, edits in self.ranks.items()}
        return replace(self, ranks=ranks)


def start_of(trials: Trials, smallest: list[Json] | None, suspicion: Suspicion) -> Start | None:
    """Return the starting point for edits of a solution, or None.

    None means that no small input fails within the limit on steps: it may only be slow.
    """
    failing, problem = trials.failing, trials.failing.problem
    inputs = _first_inputs(trials, smallest, suspicion)

    def edits_of(program: Program) -> Mapping[Edit, int]:
        kinds = kinds_of(problem)
        edits = make_edits(program, _texts_in(inputs), problem.alike, problem.slips())
        trials.budget.charge(PRICE * len(edits))
        allowed = (one for one in edits if suspicion.allows(kinds[one.kind]))
        return {one: suspicion.oddness_of(one) for one in allowed}

    return start_on(trials, failing, inputs, edits_of)


def start_on(trials: Trials, failing: Failing, inputs: Inputs, edits_of: EditsOf) -> Start | None:
    """Return the starting point for edits of a source; None if it does not fail on some inputs.

    Args:
        trials: runs the source.
        failing: the failed case, with the source.
        inputs: the inputs that edits have to solve first.
        edits_of: makes the edits of a program, each with its oddness.
    """
    runs = trials.run_all(failing.solution.source, on_each(inputs), inputs, MORE_STEPS)
    run = runs[-1] if len(runs) == len(inputs) > 0 else Run(Ending.STEPS)
    share = failing.share(inputs[-1], run) if inputs else 1
    if share == 1:
        return None
    problem, program = failing.problem, Program(failing.solution.source)
    kinds, cases = kinds_of(problem), map(problem.arguments, load_cases(problem))
    hard = sorted(cases, key=_size)[: -HARD - 1 : -1]  # the last ones, if all are as large
    more, lines = _more_inputs(failing, trials)
    edits = edits_of(program)
    unreached = Unreached(program, _lines_that_run(trials, program.source, inputs))
    reached, hidden = defaultdict[int, list[Edit]](list), defaultdict[int, list[Edit]](list)
    for edit, oddness in sorted(edits.items(), key=itemgetter(1))[:MOST_TRIED]:
        (hidden if unreached.holds(edit) else reached)[oddness].append(edit)
    before = lines - early_return_lines(program, problem.method)
    steps = steps_allowed(failing, trials, run)
    return Start(program, inputs, more, hard, before, reached, hidden, steps, share, kinds)


def steps_allowed(failing: Failing, trials: Trials, run: Run) -> Sequence[int]:
    """Return the limits on an edit's steps on the first inputs: at first, and when tried again.

    They are higher for a solution that takes many steps before it fails, perhaps to build its
    tables.
    """
    endless = run.ending in STOPPED or run.raised.type == "RecursionError"
    least = steps_at_least(failing, trials) if endless else run.recorded.steps
    return max(STEPS_AT_FIRST, 2 * least), max(STEPS_THEN, 5 * least)


def _first_inputs(trials: Trials, smallest: list[Json] | None, suspicion: Suspicion) -> Inputs:
    """Return failing inputs that edits must solve first; [] if the solution may only be slow."""
    failing = trials.failing
    if suspicion.leaks:
        before = [failing.problem.arguments(one.case) for one in failing.passed]
        return [*before, failing.arguments]
    if failing.timed_out:
        endless = smallest_endless(failing, trials)
        return [endless] if endless else []
    return [smallest or failing.arguments]


def _lines_that_run(trials: Trials, source: str, inputs: Inputs) -> Collection[int]:
    """Return the lines that run on the first inputs, or all lines of the source.

    All lines are returned if a run was stopped or raised a NameError: whether a name is
    bound may depend on lines that do not run.
    """
    runs = trials.run_all(source, on_each(inputs), inputs, MOST_LINES, grain=Grain.LINES)
    stopped = any(one.ending in STOPPED or one.raised.type in UNBOUND for one in runs)
    if stopped or len(runs) < len(inputs):
        return range(1, source.count("\n") + 2)
    return {line for run in runs for line in run.recorded.lines}


def _more_inputs(failing: Failing, trials: Trials) -> tuple[Inputs, set[int]]:
    """Return the inputs that an edit must also solve, and the lines that run on them.

    Inputs on which the solution fails come first: most lucky edits fail there again.
    """
    cases = load_cases(failing.problem, (TIERS[0],))
    inputs = [*map(failing.problem.arguments, cases), failing.arguments]
    requests: list[Trial] = [((), number) for number in range(len(inputs))]
    runs = trials.run_all(failing.solution.source, requests, inputs, FEW_STEPS, grain=Grain.LINES)
    solved = [trials.is_right(*one) for one in zip(inputs, runs, strict=False)]
    order = sorted(range(len(solved)), key=lambda index: (solved[index], index))
    return [inputs[index] for index in order], {line for run in runs for line in run.recorded.lines}


def _size(value: Json) -> int:
    """Return the size of an input: numbers count by value, texts by length."""
    if isinstance(value, list):
        return len(value) + sum(map(_size, value))
    return len(value) if isinstance(value, str) else abs(int(value or 0))


def _texts_in(value: Json) -> set[str]:
    """Return the punctuation characters in some inputs, such as the one for a blank."""
    if isinstance(value, list):
        return {text for one in value for text in _texts_in(one)}
    return {value} if isinstance(value, str) and len(value) == 1 and not value.isalnum() else set()
