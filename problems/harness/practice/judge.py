"""Judges a save, gives the next hint on it, and records both in the journal."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TypeAlias

from harness.cases import load_cases
from harness.judge.outcome import Report, Word
from harness.judge.stopping import check_stopped
from harness.practice.attempt import Save, State, solution_of
from harness.practice.events import AttemptJudged, Saved
from harness.practice.hints import STUB_FAILED, Hint, choose_hint
from harness.practice.journal import Journal
from harness.practice.past import Past
from harness.progress import Progress, show_progress
from harness.why.judge_and_explain import Terms, judge_and_explain

Watch: TypeAlias = Callable[[str, int], AbstractContextManager[Progress]]
"""Returns a context manager that shows progress, for a title and a number of items."""


@dataclass(frozen=True)
class Judgement:
    """A judgement of an attempt on all cases."""

    report: Report
    save: Save
    time: datetime
    """The time when it was judged."""

    @property
    def event(self) -> AttemptJudged:
        """The event that records the judgement in the journal."""
        report, likely, deciding = self.report, self.report.verdict.likely, self.report.deciding
        case = deciding.case if deciding and deciding.called else None
        raised_on = deciding.run.raised.line if deciding else 0
        change = report.explanation.change
        return AttemptJudged(
            time=self.time,
            problem=report.problem.slug,
            source=self.save.digest,
            verdict=report.verdict.word,
            likely=likely.text if likely else None,
            remedy=likely.remedy if likely else None,
            proof=likely.proof if likely else "",
            quiet=report.explanation.quiet,
            cause=likely.cause if likely else "",
            reason=report.verdict.reason,
            line=likely.line if likely else raised_on,
            case=case.name if case and case.in_bank else "",
            change="\n".join(change.diff) if change and not change.slow else None,
        )


def judge_save(save: Save, terms: Terms | None = None, watch: Watch = show_progress) -> Judgement:
    """Judge a save, by default on all cases. Raises KataError if there is no text to judge."""
    problem, solution = save.problem, solution_of(save)
    terms = terms or Terms(load_cases(problem))
    with watch(f"judging {solution.path.stem}", len(terms.cases)) as progress:
        report = judge_and_explain(problem, solution, terms, progress)
    return Judgement(report, save, datetime.now(UTC))


def next_hint(
    save: Save, past: Past, watch: Watch = show_progress
) -> tuple[Hint, Judgement | None]:
    """Return the next hint on a save, which may be the stub, and the judgement made for it, if any.

    The journal is unchanged. Raises KataError if there is no hint.
    """
    solution_of(save)
    judgement, failure = None, past.judgement_of(save.digest)
    if save.state is State.STUB:
        failure = STUB_FAILED
    elif failure is None:
        judgement = judge_save(save, watch=watch)
        failure = judgement.event
    return choose_hint(save.problem, past, failure), judgement


def keep_hint(journal: Journal, hint: Hint, judgement: Judgement | None) -> str:
    """Add a hint, and the judgement made for it, to the journal. Return '', or a complaint."""
    complaint = note_judgement(journal, judgement) if judgement else ""
    return (journal.append(hint.counts) if hint.counts else "") or complaint


def note_judgement(journal: Journal, judgement: Judgement) -> str:
    """Add a judgement to the journal, unless it is of the bare stub, or an internal error.

    Returns '', or a sentence on what could not be written, and why.
    """
    if judgement.save.state is State.STUB or judgement.report.verdict.word is Word.INTERNAL:
        return ""
    check_stopped()
    return journal.append(judgement.event)


def note_save(journal: Journal, save: Save) -> str:
    """Record the time of the first save of a rep. Return '', or a sentence on why that failed."""
    slug = save.problem.slug
    past = journal.past(slug)
    if past.is_over or (past.current and past.current.saved) or not save.is_written:
        return ""
    return journal.append(Saved(time=datetime.now(UTC), problem=slug))
