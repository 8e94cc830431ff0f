"""The next hint on an attempt, which is judged first if its text was not judged yet."""

from __future__ import annotations

from dataclasses import replace

from harness.practice.attempt import Readiness, Save
from harness.practice.hints import Hint, choose_hint
from harness.practice.journal import Journal
from harness.practice.judge import Watch, judge, note_judgement, unwatched
from harness.practice.ladders import read_ladders
from harness.practice.past import Past


def next_hint(save: Save, past: Past, watch: Watch = unwatched) -> Hint:
    """Return the next hint on a save, which may be the stub. The journal is unchanged.

    Raises KataError if there is no hint.
    """
    judgement, judged = None, past.judgement_of(save.digest)
    ladders = read_ladders(save.attempt.problem.folder)
    if judged is None and save.readiness is not Readiness.STUB:
        judgement = judge(save, past, watch=watch)
        judged = judgement.event
    return replace(choose_hint(save, ladders, past, judged), judgement=judgement)


def keep_hint(journal: Journal, hint: Hint) -> str:
    """Add a hint, and the judgement made for it, to the journal. Return '', or a complaint."""
    complaint = note_judgement(journal, hint.judgement) if hint.judgement else ""
    return (journal.append(hint.counts) if hint.counts else "") or complaint
