"""The words of an interview: questions on the task, answers, and a claim on the cost. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from harness.practice.events import Interviewed, InterviewStep
from harness.practice.interview.spoken_answers import SpokenAnswer, spoken_answer

FACTOR = re.compile(r"[0-9]{1,6}([.][0-9]{1,6})?")


@dataclass(frozen=True)
class Claim:
    """A factor that the learner said, and the one that was counted; None where there was none."""

    said: float | None
    counted: float | None

    @property
    def error(self) -> float | None:
        """Return the factor by which the claim is off, at least 1; None if that is not known."""
        if not self.said or not self.counted:
            return None
        return max(self.said / self.counted, self.counted / self.said)


def claim_of(event: Interviewed) -> Claim:
    """Return the claim that an event keeps."""
    said, _, counted = event.result.partition("/")
    return Claim(factor_in(said), factor_in(counted))


def factor_in(text: str) -> float | None:
    """Return a factor as a learner types it, as in `2`, `x 2.5` or `× 3`; None if it is not one."""
    digits = text.strip().lstrip("x×X* ").replace(",", ".")
    if not FACTOR.fullmatch(digits):
        return None
    return float(digits) or None


@dataclass(frozen=True)
class Talk:
    """The words of an interview so far."""

    clarified: bool = False
    """True once the learner has asked about the task."""
    clarifying: SpokenAnswer | None = None
    """The learner's questions on the task; None if there was nothing to ask."""
    claim: Claim | None = None
    """The claim on the cost, with what was counted; None if that was not asked."""
    answers: tuple[SpokenAnswer, ...] = ()

    @property
    def spoken(self) -> tuple[SpokenAnswer, ...]:
        """All that was answered aloud, what was asked about the task first."""
        return (self.clarifying, *self.answers) if self.clarifying else self.answers

    @property
    def points(self) -> tuple[int, int]:
        """The number of points that were ticked, and of all."""
        return sum(one.ticked for one in self.spoken), sum(one.total for one in self.spoken)

    def after(self, event: Interviewed) -> Talk:
        """Return the talk with what a step adds to it."""
        match event.step:
            case InterviewStep.CLARIFIED:
                clarifying = spoken_answer(event) if event.name else None
                return replace(self, clarified=True, clarifying=clarifying)
            case InterviewStep.MEASURED:
                return replace(self, claim=claim_of(event))
            case InterviewStep.ANSWERED:
                return replace(self, answers=(*self.answers, spoken_answer(event)))
            case InterviewStep.PROBED:
                return self._after_probe(event)
        return self

    def _after_probe(self, event: Interviewed) -> Talk:
        """Return the talk with the answer to a probe, which belongs to the answer before."""
        if self.clarifying and self.clarifying.title == event.name:
            return replace(self, clarifying=replace(self.clarifying, probed=event.result))
        answers = (
            replace(one, probed=event.result) if one.title == event.name else one
            for one in self.answers
        )
        return replace(self, answers=tuple(answers))
