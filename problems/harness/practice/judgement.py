"""A judgement of the learner's attempt: what the page, the JSON, the journal and the screen show.

Pure but for the clock.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Protocol

from harness.judge.outcome import Progress, Report
from harness.practice.events import AttemptJudged, Shown, digest
from harness.what_to_type import spelled, typed

if TYPE_CHECKING:
    from harness.compare.same_search import Match

PUT_AWAY = (
    "this text was put away when the rep began, so it does not count; "
    f"`{typed('again')}` writes the stub again, then reload the file in your editor"
)


@dataclass(frozen=True)
class Judgement:
    """A judgement of an attempt on all cases."""

    report: Report
    match: Match | None = None
    """The comparison with the search that the rep asks for; None if any search will do."""
    complaint: str = ""
    """The reason why the journal does not have it; '' if it has."""
    put_away: bool = False
    """True for the text that was put away when the rep began: it does not count."""

    @property
    def remark(self) -> str:
        """A sentence to print below the page; '' if there is none."""
        return PUT_AWAY if self.put_away else self.complaint

    @property
    def accepted(self) -> bool:
        """True if it is Accepted, by the search that was asked for."""
        return self.report.verdict.accepted and not (self.match and self.match.first_difference)

    def event(self, saved: datetime, page: str = "") -> AttemptJudged:
        """Return it as an event of the journal.

        Args:
            saved: the time when the file was last written to.
            page: a value of `Shown`; '' if none was shown.
        """
        report, likely = self.report, self.report.verdict.likely
        return AttemptJudged(
            time=datetime.now(UTC),
            problem=report.problem.slug,
            source=digest(report.solution.source),
            saved=saved,
            verdict=report.verdict.word,
            likely=spelled(likely.text) if likely else None,
            remedy=spelled(likely.remedy) if likely else None,
            proof=likely.proof if likely else "",
            quiet=report.explanation.quiet,
            cause=likely.cause if likely else "",
            reason=report.verdict.reason,
            line=likely.line if likely else 0,
            case=report.deciding.case.name if report.deciding else "",
            change=_change_found(report),
            page=page,
            apart=self.match.first_difference if self.match else "",
        )


def _change_found(report: Report) -> str | None:
    """Return the lines of a change, or that there is none if it was looked for with patience."""
    if report.explanation.change:
        return "\n".join(report.explanation.change.diff)
    return "" if report.patient else None


class Listener(Protocol):
    """A listener that follows a judgement while it is made."""

    @property
    def page(self) -> Shown:
        """Return the kind of page that the learner sees."""

    def watch(self, title: str, total: int) -> AbstractContextManager[Progress]:
        """Show how far judging has come until the block ends."""

    def show(self, report: Report) -> None:
        """Show the verdict as soon as there is one. Whatever goes wrong here, it is kept."""

    def settle(self, match: Match) -> Match:
        """Show whose search it is, and return what is to be kept of that."""


class Silence:
    """A listener that ignores everything."""

    @property
    def page(self) -> Shown:
        """Return the kind of page that the learner sees later."""
        return Shown.NAMED

    def watch(self, _title: str, _total: int) -> AbstractContextManager[Progress]:
        """Show nothing."""
        return nullcontext(lambda _done, _name: None)

    def show(self, report: Report) -> None:
        """Show nothing."""

    def settle(self, match: Match) -> Match:
        """Return what was found."""
        return match
