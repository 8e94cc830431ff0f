"""The learner's attempt at a problem: begun, judged and helped with, and what is known of it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from harness import load
from harness.errors import KataError
from harness.judge.outcome import Report, Word
from harness.judge.stopping import check_stopped
from harness.load import Solution
from harness.practice import journal
from harness.practice.beginning import Beginning, begin, keep, why_refused
from harness.practice.events import AttemptJudged, Event, Saved, digest
from harness.practice.file_state import FileState, Readiness, read_state, saved_at, state_of
from harness.practice.journal import Journal, append_or_explain, read_journal
from harness.practice.judgement import Judgement, Listener, Silence
from harness.problem import Problem
from harness.why.judge_and_explain import Terms, judge_and_explain

if TYPE_CHECKING:
    from harness.compare.same_search import Match
    from harness.practice.hints import Hint
    from harness.practice.next_steps import Situation
    from harness.practice.past import Past

SILENCE = Silence()


class Attempt:
    """The learner's file of a problem, with the journal of what became of it."""

    def __init__(
        self, problem: Problem, path: Path | None = None, folder: Path | None = None
    ) -> None:
        """Read nothing yet. Most callers leave out the path and the journal's folder."""
        self.problem, self.folder = problem, folder or journal.FOLDER
        self.path = path or load.attempt_path(problem)
        self.stub = load.read_stub(problem.folder)
        """The text that a rep begins with."""
        self.unwritten: list[Event] = []
        """Events that could not be added to the journal."""

    def state(self) -> FileState:
        """Return the state of the file now."""
        return read_state(self.path, self.stub)

    def read(self) -> Solution:
        """Return the file as the judge takes it. Raises KataError if there is none."""
        return load.load_solution(load.existing_attempt(self.problem, self.path))

    def journal(self) -> Journal:
        """Return the journal, with what could not be written. Raises OSError as `read_journal`."""
        return read_journal(self.folder).plus(*self.unwritten)

    def past(self) -> Past:
        """Return what is known of the problem. Raises OSError as `read_journal`."""
        from harness.practice.past import past_of  # late: not every judgement needs it

        return past_of(self.journal(), self.problem.slug, datetime.now(UTC))

    def situation(self, judgement: Judgement | None = None) -> Situation:
        """Return where the attempt stands, by which a screen names what to do next.

        Args:
            judgement: one that the journal may not have yet.
        """
        from harness.practice.past import pasts_of_family  # late: a verdict is shown first
        from harness.practice.situation import situation_of

        event = judgement.event(datetime.now(UTC)) if judgement else None
        try:
            known = self.journal()
        except OSError:  # what cannot be read is not known
            known = Journal()
        pasts = pasts_of_family(known, self.problem, datetime.now(UTC))
        return situation_of(self, pasts, event)

    @property
    def approach(self) -> str:
        """The approach that the rep asks for which goes on now; '' if any will do."""
        with suppress(OSError):
            rep = self.past().current
            return rep.approach if rep else ""
        return ""

    @property
    def asks_on(self) -> bool:
        """True if the hints go on after Accepted, with what an interviewer would ask."""
        from harness.practice.ladders import asks_on  # late: judging needs no hint

        return asks_on(self.problem.folder)

    def append(self, event: Event) -> str:
        """Add an event to the journal. Return '', or a sentence on why that was not possible."""
        complaint = append_or_explain(event, self.folder)
        self.unwritten += [event] if complaint else []
        return complaint

    def brings_back(self, source: str) -> bool:
        """Return True for the text that was put away when the rep began, if no other came since."""
        with suppress(OSError):
            rep = self.past().current
            return rep is not None and rep.brings_back(digest(source))
        return False

    def note_save(self) -> str:
        """Keep the time of a save in the journal. Return '', or why that was not possible.

        It is not kept for the text that was put away when the rep began.
        """
        if self.brings_back(self.state().source):
            return ""
        return self.append(Saved(time=datetime.now(UTC), problem=self.problem.slug))

    def begin(self, approach: str = "") -> Beginning:
        """Put the attempt away if there is one, write the stub, and begin a rep.

        Raises OSError if that is not possible, and KataError if there is no such approach; then
        nothing has changed.

        Args:
            approach: the approach to ask for from memory; '' if any will do.
        """
        return begin(self, approach)

    def begin_again(self, approach: str = "") -> Beginning:
        """Begin a rep as `begin` does. Raises KataError if the attempt cannot be put away."""
        try:
            return self.begin(approach)
        except OSError as error:
            raise KataError(why_refused(self.path, error)) from None

    def judge(self, terms: Terms | None = None, listener: Listener = SILENCE) -> Judgement:
        """Judge the file on all cases, and add the judgement to the journal.

        In a rep of an approach from memory an accepted search is compared with that approach.

        Args:
            terms: with all cases, and variants if there are any; None for the usual ones.
            listener: learns of the progress, the verdict and the search.
        """
        report = self.report(terms, listener)
        match = self._compare(report)
        report = replace(report, apart=match.first_difference if match else "")
        try:
            listener.show(report)
        finally:  # even if the page is not read to its end
            judgement = self._record_judgement(report, match, listener)
        return judgement

    def report(self, terms: Terms | None = None, listener: Listener = SILENCE) -> Report:
        """Judge the file as `judge` does, without adding to the journal."""
        solution, terms = self.read(), terms or Terms(load.load_cases(self.problem))
        with listener.watch(f"judging {solution.path.stem}", len(terms.cases)) as progress:
            report = judge_and_explain(self.problem, solution, terms, progress)
        return replace(report, hinted=load.has_hints(self.problem))

    def hint(self, past: Past, rung: int | None = None, listener: Listener = SILENCE) -> Hint:
        """Choose the next hint on the file, which is judged if it was not yet, and count it.

        Raises KataError if there is none.

        Args:
            past: what is known of the problem.
            rung: the number of a hint to show once more; None for the next one.
            listener: learns of the progress if the file is judged.
        """
        from harness.practice.next_hint import next_hint  # late: judging needs none of it

        return next_hint(self, past, rung, listener)

    def _record_judgement(
        self, report: Report, match: Match | None, listener: Listener
    ) -> Judgement:
        """Show whose search it is, and add the judgement to the journal.

        The bare stub is not kept, and neither is an internal error.
        """
        judgement = Judgement(report, listener.settle(match) if match else None)
        is_stub = state_of(report.solution.source, self.stub).readiness is Readiness.STUB
        if is_stub or report.verdict.word is Word.INTERNAL:
            return judgement
        check_stopped()
        event, complaint = judgement.event(saved_at(self.path), listener.page), ""
        brings_back = self.brings_back(report.solution.source)
        if event.ends_rep and not brings_back:
            event, complaint = self._kept(event, report.solution.source)
        return replace(judgement, complaint=self.append(event) or complaint, put_away=brings_back)

    def _kept(self, event: AttemptJudged, source: str) -> tuple[AttemptJudged, str]:
        """Keep the text that ends a rep. Return the event with its name, and a complaint."""
        try:
            past = self.past()
            if past.begun and not past.current:  # it was over before
                return event, ""
            kept = keep(self.folder / "attempts", source, event.verdict, event.time.astimezone())
        except OSError as error:
            return event, f"the accepted text could not be kept: {error.strerror}"
        return replace(event, kept=kept.name), ""

    def _compare(self, report: Report) -> Match | None:
        """Compare an accepted search with the approach that the rep asks for, if there is one."""
        if not report.verdict.accepted or not (approach := self.approach):
            return None
        from harness.compare.same_search import compare_with  # late: few reps ask for an approach

        return compare_with(report, load.SOLUTIONS / self.problem.slug, approach)
