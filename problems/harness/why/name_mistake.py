"""Records the failed case and some of the next cases, and names the mistake that they show."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from harness.errors import guarded
from harness.judge.session import Grain, Session
from harness.mistake import Failure, Mistake
from harness.problem import Case, Problem
from harness.run import STOPPED, Ending, Recorded, Run
from harness.value import Json
from harness.why.budget import ANALYSIS, Budget
from harness.why.failing import Failing
from harness.why.leftovers import harmless_leftover
from harness.why.other_rules import explain_rule
from harness.why.program import Program, parses
from harness.why.python.endless_loop import explain_loop
from harness.why.python.endless_recursion import explain_no_progress, explain_recursion
from harness.why.python.files import explain_file
from harness.why.python.forms import explain_exception
from harness.why.python.raised import Raised
from harness.why.python.statements import explain_lost_call, explain_never_runs, explain_statement
from harness.why.search_state import explain_orders, explain_search

NAMING_SHARE = 0.4
"""The share of the budget for naming the mistake from recorded runs. Trials need the rest."""
CPU_SECONDS = 1.0
"""CPU seconds of a recorded run. The other limits stop it earlier, except in one endless line."""
WRITES, STEPS = 20_000, 200_000
"""Writes and calls after which the recorded run of the failed case is stopped."""
CALLS = 3_000
"""The maximum number of recorded calls, from the first on."""
STATEMENTS = 300_000
"""The limit on statements of a run without writes whose lines are recorded."""
FURTHER, FURTHER_WRITES, FURTHER_STEPS, FURTHER_CALLS = 14, 6_000, 60_000, 400
"""The number of next cases that are run, and the limits on writes, calls and recorded calls."""
MOST_FURTHER = 8
"""The maximum number of failed cases among the next cases that the diagnosis uses."""


def name_mistake(session: Session, failing: Failing, budget: Budget) -> tuple[Mistake | None, Run]:
    """Return the likely mistake, or None, and the recorded run of the failed case.

    Some of the next cases are recorded, too. Nothing is recorded if the case fails in another way.
    """
    nothing = None, Run(failing.judged.run.ending)
    if budget.spent:
        return nothing
    recording = budget.record(session, failing.arguments, CPU_SECONDS, WRITES, STEPS, CALLS)
    if _answers_differ(recording, failing.judged.run):
        return nothing
    further, others = ([], []) if failing.timed_out else _next_cases(session, failing, budget)
    failures = [_failure(failing, failing.judged.case, failing.judged.run, recording), *further]
    if not any(one.trace is None or one.trace.writes for one in failures):
        failures[0] = replace(failures[0], lines=_lines_that_run(failing, session, budget))
    budget.charge(ANALYSIS * len(failures))
    harmless = harmless_leftover(session, failing, budget, failures)
    others += [failing.problem.arguments(one.case) for one in failing.passed]
    return mistake_in(failing.problem, failures, harmless, others), recording


def name_without_runs(failing: Failing) -> Mistake | None:
    """Return the likely mistake of a solution that cannot run, or None."""
    judged = failing.judged
    return mistake_in(failing.problem, [_failure(failing, judged.case, judged.run, None)])


def _failure(failing: Failing, case: Case, run: Run, recording: Run | None) -> Failure:
    """Return a failed case with its record; after a timeout, with the recording's stack frames."""
    if recording and failing.timed_out:
        run = replace(run, raised=replace(run.raised, frames=recording.raised.frames))
    recorded = recording.recorded if recording else Recorded()
    return Failure(
        failing.problem.arguments(case),
        run,
        recorded.trace,
        failing.solution.source,
        complete=recording is not None and recording.ending not in STOPPED,
        tree=recorded.tree,
        name=case.name,
    )


def _next_cases(
    session: Session, failing: Failing, budget: Budget
) -> tuple[list[Failure], list[list[Json]]]:
    """Run the next cases: a single board can hide the mistake.

    Returns the failures of the same kind, and the arguments of the cases that pass, or that raise
    an exception where the failed case raises none.
    """
    problem, limits = failing.problem, (FURTHER_WRITES, FURTHER_STEPS, FURTHER_CALLS)
    failures, others = list[Failure](), list[list[Json]]()
    for case in failing.next_cases[:FURTHER]:
        arguments = problem.arguments(case)
        run = budget.record(session, arguments, CPU_SECONDS, *limits)
        passed = run.ending is Ending.RETURNED and problem.check(arguments, run) is None
        if not passed and run.ending is failing.judged.run.ending:
            failures.append(_failure(failing, case, run, run))
        elif passed or run.ending is Ending.RAISED:
            others.append(arguments)
        if budget.spent or len(failures) == MOST_FURTHER:
            break
    return failures, others


def _answers_differ(recording: Run, run: Run) -> bool:
    """Return True if the recorded run has another answer than the judged run.

    Then it depends on chance or on the clock, and its writes do not lead to the failed answer.
    """
    returned = recording.ending is run.ending is Ending.RETURNED
    return returned and _differ(recording.arguments, run.arguments)


def _differ(one: Json, other: Json) -> bool:
    """Return True if two values differ, ignoring values shown by their `repr`, which may vary."""
    if isinstance(one, list) and isinstance(other, list):
        same = len(one) == len(other)
        return not same or any(_differ(*pair) for pair in zip(one, other, strict=True))
    return one != other and isinstance(one, str | int) and isinstance(other, str | int)


def _lines_that_run(failing: Failing, session: Session, budget: Budget) -> tuple[int, ...]:
    """Return the lines that ran before a solution returned; none if it does not return soon."""
    source, inputs = failing.solution.source, [failing.arguments]
    limit = CPU_SECONDS, STATEMENTS, Grain.LINES
    [run] = budget.try_sources(session, source, [((), 0)], inputs, *limit) or [Run(Ending.STEPS)]
    return run.recorded.lines if run.ending is Ending.RETURNED else ()


def mistake_in(
    problem: Problem,
    failures: Sequence[Failure],
    harmless: str = "",
    others: Sequence[list[Json]] = (),
) -> Mistake | None:
    """Return the likely mistake, or None if the evidence is weak.

    Args:
        problem: its rules come before the rules for Python's exceptions.
        failures: the failed case that decides the verdict, then cases that failed in the same way.
        harmless: the name of a container that calls may leave changed, or ''.
        others: the arguments of cases that pass, or that fail in another way.

    Text that does not belong in the file explains all other symptoms. An exception is the
    consequence of a mistake, so it is explained by itself only if the problem's rules find nothing.
    """
    first = failures[0]
    program = Program(first.source if parses(first.source) else "")
    rules: tuple[Callable[[], Mistake | None], ...] = (
        lambda: explain_file(first, program, problem),
        lambda: explain_statement(program),
        lambda: explain_lost_call(first, program),
        lambda: explain_never_runs(first, program, problem.method),
        lambda: problem.diagnose(failures),
        lambda: explain_no_progress(failures, program),
        lambda: (
            None
            if problem.offers(problem.diagnose)
            else explain_search(failures, program, problem, harmless)
        ),
        lambda: explain_orders(first, program, problem),
        lambda: explain_rule(failures, others, problem),
        lambda: explain_loop(first, program),
        lambda: explain_recursion(first, program),
        lambda: explain_exception(Raised(program, first)),
    )
    for rule in rules:
        with guarded("the diagnosis"):
            if mistake := rule():
                return mistake
    return None
