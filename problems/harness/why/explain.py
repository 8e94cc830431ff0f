"""Finds out why a case failed: runs it again alone, with its writes recorded, on smaller inputs.

All of this happens after the verdict and cannot change its word. Each run is limited in writes, so
that what is found does not depend on the machine; the CPU time for all of them is a cut-off.
"""

from __future__ import annotations

from dataclasses import replace

from harness.guarded import guarded
from harness.judge.outcome import Explanation, Word
from harness.judge.session import session_of
from harness.judge.verdict import judge_run, limits_of
from harness.mistake import Mistake
from harness.why.budget import Budget
from harness.why.causes import GeneralCause
from harness.why.failing import TIMED_OUT, Failing
from harness.why.how_far import describe_progress, is_empty, known_boards
from harness.why.kept_state import may_differ, may_keep_state
from harness.why.name_mistake import name_mistake, name_without_runs
from harness.why.program import Program
from harness.why.shrink import shrink
from harness.why.trials import SHALLOW, Trials

ALONE = 3
"""The times a case must pass alone before calls are said to share state."""
ALONE_SHARE = 0.4
"""The share of the remaining time in which a timed-out case must pass alone."""
NAMING_SHARE = 0.4
"""The share of the budget for naming the mistake from records. Trials need the rest."""
SHRINKING_SHARE = 0.3
"""The share of what is left then for smaller inputs: endless recursion takes long on each."""
CHANGED = (Word.WRONG, Word.RUNTIME, Word.TIME)
"""Verdicts that a change of the source may turn."""
MOST_LINES = 3
"""Lines that are named as those that make what is kept."""
NO_THREAD = "can't start new thread"
EMPTY = Mistake(GeneralCause.EMPTY_METHOD, "the method does nothing yet: its body is still empty.")
EMPTY_FILE = Mistake(GeneralCause.EMPTY_METHOD, "the file is empty: nothing was saved in it.")
_FIRST = "state is kept between calls: this case passes when it runs alone."
LEAKS = Mistake(
    GeneralCause.STATE_KEPT,
    _FIRST,
    remedy="Look for class attributes, module-level variables and mutable default arguments.",
)
THREADS = Mistake(
    GeneralCause.THREADS_LEFT,
    "threads of earlier calls are still running: this case passes when it runs alone.",
    remedy="Wait for each thread with `join()` before the method returns.",
)


def explain(failing: Failing, budget: Budget) -> Explanation:
    """Find out why a case failed."""
    verdict = failing.one.verdict
    if not failing.solution.source.strip():
        return Explanation(likely=EMPTY_FILE)
    if verdict.word is Word.WRONG and is_empty(failing.solution.source, failing.problem.method):
        return Explanation(likely=name_without_runs(failing) or EMPTY)
    if verdict.word is Word.MEMORY:
        endless = _endless_recursion(failing, budget)
        return explain(endless, budget) if endless else Explanation()
    if verdict.word is Word.INTERNAL:
        return Explanation()
    if verdict.word is Word.COMPILE:  # nothing runs that could be recorded
        return Explanation(likely=name_without_runs(failing))
    if _passes_alone(failing, budget):
        leak = THREADS if NO_THREAD in verdict.reason else leak_of(failing.solution.source)
        with Trials(failing, budget) as trials:
            return _with_change(Explanation(likely=leak), trials, failing, leaks=True)
    if verdict.word is Word.OUTPUT and (quiet := _without_output(failing, budget)):
        return quiet
    with Trials(failing, budget) as trials:
        found = _with_change(_run_again(trials, failing), trials, failing)
    return replace(found, cut_off=budget.ended)


def _endless_recursion(failing: Failing, budget: Budget) -> Failing | None:
    """Return a case that ran out of memory as the endless recursion that it is; None if it is none.

    Memory may run out long before LeetCode's limit on nested calls.
    """
    problem, limits = failing.problem, limits_of(failing.one.case, failing.limits)
    shallow = replace(limits, recursion=SHALLOW)
    with session_of(problem, failing.solution, shallow, counting=True) as session:
        run = budget.run(session, failing.arguments, limits.seconds)
    if run.raised.type != "RecursionError":
        return None
    verdict = judge_run(problem, failing.arguments, run, limits)
    return replace(failing, one=replace(failing.one, run=run, verdict=verdict))


def _run_again(trials: Trials, failing: Failing) -> Explanation:
    """Return the likely mistake and a smaller input, from runs of the code as it is."""
    named = _named(trials, failing)
    share = trials.budget.share(SHRINKING_SHARE)
    return replace(named, shrunk=shrink(trials.session, failing, share))


def _without_output(failing: Failing, budget: Budget) -> Explanation | None:
    """Explain a case that printed too much by what it is without that; None if it does not end.

    Where it is accepted then, its prints are all that is wrong. Where it fails, no change makes the
    cases pass while it prints.
    """
    from harness.why.floods import lines_that_flood, run_quietly, silenced  # late: few flood

    quiet = run_quietly(failing, budget)
    if quiet is None:
        return None
    seen = f"without its output, this case is {quiet.verdict}"
    if not quiet.verdict.accepted:
        silent = replace(failing, one=quiet, solution=silenced(failing.solution))
        with Trials(silent, budget) as trials:
            return replace(_run_again(trials, silent), seen=seen, quiet=quiet.verdict.word)
    *others, last = lines_that_flood(failing, budget) or [0]
    where = f"the print on line {last}" if last else "what is printed"
    if others:
        where = f"the prints on lines {', '.join(map(str, others))} and {last}"
    mistake = Mistake(GeneralCause.PRINTS_TOO_MUCH, f"shorten {where}.", 0 if others else last)
    return Explanation(likely=mistake, seen=seen, quiet=quiet.verdict.word)


def _named(trials: Trials, failing: Failing) -> Explanation:
    """Return the likely mistake, and what else was seen when a case ran again."""
    run, share = failing.one.run, trials.budget.share(NAMING_SHARE)
    known = known_boards(failing) if run.ending in TIMED_OUT else ""
    likely, trace = name_mistake(trials.session, failing, share)
    progress = describe_progress(run, trace, failing.problem.words)
    return Explanation(likely=likely, seen="; ".join(filter(None, (known, progress))))


def _with_change(
    found: Explanation, trials: Trials, failing: Failing, *, leaks: bool = False
) -> Explanation:
    """Return an explanation with the change that takes the mistake away, if one is found."""
    if failing.one.verdict.word not in CHANGED or trials.budget.spent:
        return found
    from harness.why.find_change import find_change  # late: it takes some to import
    from harness.why.name_change import name_change

    smallest = found.shrunk.arguments if found.shrunk else None
    with guarded("the search for a change"):
        change = find_change(trials, failing, smallest, found.likely, leaks=leaks)
        named = name_change(failing.problem, found.likely, change) if change else found.likely
        return replace(found, likely=named, change=change if change and change.proved else None)
    return found


def leak_of(source: str) -> Mistake:
    """Return the mistake of a program that keeps state, with the lines that make what is kept."""
    from harness.why.edits.state import made_once  # late: few programs keep state
    from harness.why.name_change import quoted

    kept = {edit.line: quoted(edit.old) for edit in made_once(Program(source))}
    if not 0 < len(kept) <= MOST_LINES:
        return LEAKS
    *first, last = [f"{code} on line {line}" for line, code in sorted(kept.items())]
    where = " and ".join(filter(None, (", ".join(first), last)))
    text, line = f"{_FIRST} What outlives a call is {where}.", 0 if first else min(kept)
    return replace(LEAKS, text=text, line=line, remedy="Begin anew in each call.")


def _passes_alone(failing: Failing, budget: Budget) -> bool:
    """Return True if a case that failed after others is accepted in processes of its own.

    After a time-out it must be accepted in half of the time: near the limit it could be chance.
    It must also leave time for the diagnosis, for most of these cases time out again.
    """
    if failing.one.run.first or not may_keep_state(failing.solution.source):
        return False
    problem, allowed = failing.problem, limits_of(failing.one.case, failing.limits)
    timed_out = failing.one.run.ending in TIMED_OUT
    seconds = allowed.seconds / (2 if timed_out else 1)
    share = budget.share(ALONE_SHARE if timed_out else 1)
    for _ in range(ALONE):  # once could be chance: random numbers of its own, or a race
        with session_of(problem, failing.solution, allowed, counting=True) as session:
            run = share.run(session, failing.arguments, seconds)
        if share.spent or not judge_run(problem, failing.arguments, run, allowed).accepted:
            return False
    return not may_differ(failing.solution.source) or _fails_again(failing, share)


def _fails_again(failing: Failing, budget: Budget) -> bool:
    """Return True if a case fails again each time that those before it run before it.

    Otherwise it may have failed by chance: the program reads the clock, perhaps.
    """
    problem, allowed = failing.problem, limits_of(failing.one.case, failing.limits)
    before = [problem.arguments(one.case) for one in failing.passed]
    for _ in range(ALONE):
        with session_of(problem, failing.solution, allowed, counting=True) as session:
            for arguments in (*before, failing.arguments):
                run = budget.run(session, arguments, allowed.seconds)
        if budget.spent or judge_run(problem, failing.arguments, run, allowed).accepted:
            return False
    return True
