"""The words of an interview: questions on the task, and answers. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace

from harness.practice.events import Interviewed, InterviewStep
from harness.practice.interview.spoken_answers import SpokenAnswer, spoken_answer


@dataclass(frozen=True)
class Talk:
    """The words of an interview so far."""

    clarified: bool = False
    """True once the learner has asked about the task."""
    clarifying: SpokenAnswer | None = None
    """The learner's questions on the task; None if there was nothing to ask."""
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
