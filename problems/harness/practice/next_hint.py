"""The next hint on an attempt, which is judged first if no judgement of it is known."""

from __future__ import annotations

from dataclasses import replace

from harness.cases import load_cases
from harness.practice.attempt import Readiness, Save
from harness.practice.hints import Hint, choose_hint
from harness.practice.journal import Journal
from harness.practice.judge import Judgement, Watch, judge, note_judgement, unwatched
from harness.practice.ladders import read_ladders
from harness.practice.past import Past
from harness.why.judge_and_explain import PATIENT_SECONDS, Terms

LOOKS = "looking for the change that makes all cases pass, for up to 10 s"
"""The title of a judgement that takes more time to find that change."""


def next_hint(save: Save, past: Past, watch: Watch = unwatched) -> Hint:
    """Return the next hint on a save, which may be the stub. The journal is unchanged.

    The save is judged if it was not judged before, and once more for the last hint, with patience.
    Raises KataError if there is no hint.
    """
    judgements: list[Judgement] = []
    problem, judged = save.attempt.problem, past.judgement_of(save.digest)
    ladders = read_ladders(problem.folder)
    if judged is None and save.readiness is not Readiness.STUB:
        judgements.append(judge(save, past, watch=watch))
        judged = judgements[-1].event
    hint = choose_hint(save, ladders, past, judged)
    if hint.lacks_change and judged:
        terms = Terms(load_cases(problem), explain_seconds=PATIENT_SECONDS)
        judgements.append(judge(save, past, terms, watch, LOOKS))
        judged = replace(judged, change=judgements[-1].event.change)
        hint = choose_hint(save, ladders, past, judged)
    return replace(hint, judgements=tuple(judgements))


def keep_hint(journal: Journal, hint: Hint) -> str:
    """Add a hint, and what was judged for it, to the journal. Return '', or a complaint."""
    complaints = [note_judgement(journal, judgement) for judgement in hint.judgements]
    if hint.counts:
        complaints.append(journal.append(hint.counts))
    return next(filter(None, reversed(complaints)), "")
