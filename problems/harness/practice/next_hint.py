"""The next hint on an attempt, which is judged first where its judgement is missing."""

from __future__ import annotations

from dataclasses import dataclass, replace

from harness.cases import load_cases
from harness.practice.attempt import Attempt, Readiness, Save
from harness.practice.hints import Hint, choose_hint
from harness.practice.journal import Journal
from harness.practice.judge import Judgement, Watch, judge, note_judgement, unwatched
from harness.practice.ladders import read_ladders
from harness.practice.past import Past
from harness.why.judge_and_explain import PATIENT_SECONDS, Terms

LOOKS = "looking for the change that makes all cases pass, for up to 10 s"
"""The title of a judgement that takes more time to find that change."""


@dataclass(frozen=True)
class NextHint:
    """A hint with the judgements that it needed. Nothing of it stands in the journal yet."""

    hint: Hint
    judgements: tuple[Judgement, ...] = ()


def next_hint(attempt: Attempt, save: Save, past: Past, watch: Watch = unwatched) -> NextHint:
    """Return the next hint on a save. A judgement is made if none is known, or for the last hint.

    Args:
        attempt: the one that the save is of.
        save: the text, which may be the stub.
        past: what is known of the problem.
        watch: shows the progress if the text is judged.

    Raises:
        KataError: there is no hint.
    """
    judgements: list[Judgement] = []
    known, ladders = past.judgement_of(save.digest), read_ladders(attempt.problem.folder)
    if known is None and save.readiness is not Readiness.STUB:
        judgements.append(judge(attempt, save, past, watch=watch))
        known = judgements[-1].event
    hint = choose_hint(attempt, ladders, save, past, known)
    if hint.lacks_change and known:
        terms = Terms(load_cases(attempt.problem), explain_seconds=PATIENT_SECONDS)
        judgements.append(judge(attempt, save, past, terms, watch, LOOKS))
        known = replace(known, change=judgements[-1].event.change)
        hint = choose_hint(attempt, ladders, save, past, known)
    return NextHint(hint, tuple(judgements))


def keep_hint(journal: Journal, given: NextHint) -> str:
    """Add a hint, and what was judged for it, to the journal. Return '', or a complaint."""
    complaints = [note_judgement(journal, judgement) for judgement in given.judgements]
    complaints += [journal.append(given.hint.counts)] if given.hint.counts else []
    return next(filter(None, reversed(complaints)), "")
