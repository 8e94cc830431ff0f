"""Explains a failed case: records a second run of it, tries smaller inputs, and edits the source.

All of this happens after the verdict and cannot change it. Each run has a limit on writes, so
the explanation does not depend on the machine; a limit on the total CPU time is the fallback.
"""

from dataclasses import replace

from harness.errors import guarded
from harness.judge.outcome import Explanation, Verdict, Word
from harness.judge.verdict import limits_of
from harness.run import Ending, Run
from harness.why.budget import Budget
from harness.why.causes import EMPTY, EMPTY_FILE
from harness.why.failing import Failing
from harness.why.how_far import describe_failed_call, describe_timeout, is_empty
from harness.why.kept_state import kept_state
from harness.why.name_mistake import NAMING_SHARE, name_mistake, name_without_runs
from harness.why.program import Program
from harness.why.python.statements import explain_chance
from harness.why.search_state import explain_dropped_orders
from harness.why.smallest_input import SHRINKING_SHARE, shrink
from harness.why.trials import SHALLOW, Trials

CHANGED = (Word.WRONG, Word.RUNTIME, Word.TIME)
"""The verdicts for which changes of the source are tried."""


def explain(failing: Failing, budget: Budget) -> Explanation:
    """Return the explanation of a failed case: the likely mistake, a smaller input, a change."""
    verdict = failing.judged.verdict
    if not failing.solution.source.strip():
        return Explanation(likely=EMPTY_FILE)
    if verdict.word is Word.WRONG and is_empty(failing.solution.source, failing.problem.method):
        return Explanation(likely=name_without_runs(failing) or EMPTY)
    if verdict.word is Word.MEMORY:
        return replace(explain(_endless(failing, budget), budget), seen="", shrunk=None)
    if verdict.word is Word.INTERNAL:
        return Explanation()
    if verdict.word is Word.COMPILE:  # nothing runs that could be recorded
        return Explanation(likely=name_without_runs(failing))
    if leak := kept_state(failing, budget):
        with Trials(failing, budget) as trials:
            return _with_change(Explanation(likely=leak), trials)
    if verdict.word is Word.OUTPUT and (explanation := _without_output(failing, budget)):
        return explanation
    with Trials(failing, budget) as trials:
        unchanged, recording = _explain_unchanged(trials)
        explanation = _with_change(unchanged, trials)
        if not explanation.likely:
            likely = explain_chance(Program(failing.solution.source))
            explanation = replace(explanation, likely=likely)
        if verdict.word is Word.WRONG and not explanation.likely:
            explanation = replace(explanation, seen=describe_failed_call(failing, recording))
    return replace(explanation, cut_off=budget.ended)


def _endless(failing: Failing, budget: Budget) -> Failing:
    """Return a case that ran out of memory with another verdict: RecursionError or a timeout.

    Endless code may exceed the memory limit long before LeetCode's limit on recursion or on time.
    """
    limits = replace(limits_of(failing.judged.case, failing.limits), recursion=SHALLOW)
    judged = failing.judge_again(budget, limits)
    if judged.run.raised.type != "RecursionError":
        run = replace(failing.judged.run, ending=Ending.TIME)
        judged = replace(failing.judged, run=run, verdict=Verdict(Word.TIME))
    return replace(failing, judged=judged)


def _explain_unchanged(trials: Trials) -> tuple[Explanation, Run]:
    """Return the likely mistake and a smaller input, and the recorded run of the failed case."""
    session, failing, budget = trials.session, trials.failing, trials.budget
    likely, recording = name_mistake(session, failing, budget.share(NAMING_SHARE))
    seen = describe_timeout(failing, recording.recorded)
    shrunk = shrink(session, failing, budget.share(SHRINKING_SHARE))
    if failing.timed_out and not likely:
        likely = explain_dropped_orders(trials)
    return Explanation(likely, seen, shrunk=shrunk), recording


def _without_output(failing: Failing, budget: Budget) -> Explanation | None:
    """Return the explanation of a case that printed too much; None if it prints while it is loaded.

    If the run without output is accepted, the prints are the only mistake. If it fails, no change
    is searched for: the program would still print too much.
    """
    from harness.why.floods import prints_too_much, run_quietly, silenced  # late: rarely needed

    quiet = run_quietly(failing, budget)
    if quiet is None:
        return None
    seen, word = f"without its output, this case is {quiet.verdict}", quiet.verdict.word
    if quiet.verdict.accepted:
        return Explanation(prints_too_much(failing, budget), seen, word)
    silent = replace(silenced(failing), judged=quiet)
    with Trials(silent, budget) as trials:
        return replace(_explain_unchanged(trials)[0], seen=seen, quiet=word)


def _with_change(base: Explanation, trials: Trials) -> Explanation:
    """Return an explanation with the change that corrects the mistake, if one is found."""
    failing = trials.failing
    if failing.judged.verdict.word not in CHANGED or trials.budget.spent:
        return base
    from harness.why.find_change import find_change  # late: the import takes time
    from harness.why.name_change import name_change

    smallest = base.shrunk.arguments if base.shrunk else None
    with guarded("the search for a change"):
        change = find_change(trials, smallest, base.likely)
        mistake = name_change(failing.problem, base.likely, change) if change else base.likely
        return replace(base, likely=mistake, change=change)
    return base
