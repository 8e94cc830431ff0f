"""A follow-up that was asked in an interview. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from harness.judge.outcome import Word
from harness.practice.events import Interviewed, InterviewStep


@dataclass(frozen=True)
class Followup:
    """A follow-up that was asked."""

    name: str
    began: datetime | None = None
    """The time when its stub was written; None before."""
    ended: datetime | None = None
    """The time when it was Accepted or skipped; None before."""
    runs: int = 0
    failed: str = ""
    """The last verdict that was not Accepted, with its reason."""
    accepted: bool = False
    skipped: bool = False

    @property
    def opened(self) -> bool:
        """True once its stub was written."""
        return self.began is not None

    @property
    def reached(self) -> bool:
        """True if it was worked on, or left out on purpose."""
        return self.opened or self.closed or self.runs > 0

    @property
    def closed(self) -> bool:
        """True if it is not worked on any more."""
        return self.accepted or self.skipped

    def after(self, event: Interviewed) -> Followup:
        """Return it after a step, which may be about another one."""
        if self.name != event.name:
            return self
        if event.step == InterviewStep.OPENED:
            return replace(self, began=event.time)
        if event.step == InterviewStep.SKIPPED:
            return replace(self, skipped=True, ended=event.time)
        accepted = event.result == Word.ACCEPTED
        failed = f"{event.result}, {event.detail}".removesuffix(", ")
        failed = self.failed if accepted else failed
        ended = event.time if accepted else None
        return replace(self, runs=self.runs + 1, accepted=accepted, failed=failed, ended=ended)
