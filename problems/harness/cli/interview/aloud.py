"""The spoken part of an interview: the plan, questions on the search, and those after the code."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from harness.cli.interview.spoken_questions import ask_aloud, speak, tick
from harness.practice.events import InterviewStep
from harness.practice.interview.choice import (
    next_spoken,
    not_of_last_time,
    questions_after,
    questions_before,
    questions_by_need,
)
from harness.practice.interview.data import Probe, SpokenQuestion
from harness.practice.interview.length import questions_of, questions_on_code
from harness.practice.interview.spoken_answers import SpokenAnswer, answers_by_title
from harness.practice.interview.state import Phase

if TYPE_CHECKING:
    from harness.cli.interview.interviewer import Interviewer


class Aloud:
    """Asks the spoken questions, each at its moment. The journal records what was answered."""

    def __init__(self, room: Interviewer) -> None:
        self.room = room

    def clarify(self) -> None:
        """Let the learner ask about the task, then explain the plan. Its points stay hidden."""
        room, one, plan = self.room, self.room.data.clarify, self.room.data.plan
        if one is None:
            room.step(InterviewStep.CLARIFIED)
        else:
            print("        First, ask your questions aloud. Then press Enter.")
            result, left_out = ask_aloud(room.typed, one, "ask")
            room.step(InterviewStep.CLARIFIED, one.title, result, left_out)
            if probe := one.probe_on(left_out.splitlines()):
                room.step(InterviewStep.PROBED, one.title, *ask_aloud(room.typed, probe))
        if plan:
            later = "You will see the points of a good plan once the code is done."
            speak(room.typed, f"{plan.ask} {later}")
        print()

    def ask_on_code(self) -> None:
        """Show the points of the plan, and ask about the search that was written."""
        one, plan = self.room.current, self.room.data.plan
        if plan and plan.title not in {it.title for it in one.talk.answers}:
            print("\n        Think back to your plan.")
            said = tick(self.room.typed, plan)
            self.room.step(InterviewStep.ANSWERED, plan.title, *said)
        accepted = one.accepted_at is not None
        most = questions_on_code(one.length) if accepted else questions_of(one.length)
        self._ask(questions_before(self._by_need(), accepted), most)

    def ask_rest(self) -> None:
        """Ask the questions that lead on from the search, with probes."""
        coded = {one.name for one in self.room.current.followups}
        most = questions_of(self.room.current.length)
        self._ask(questions_after(self._by_need(), coded), most)

    def _ask(self, questions: Sequence[SpokenQuestion], most: int) -> None:
        """Ask until the interview has so many answers. Raises LeftError if the learner leaves."""
        if self._next(questions, most):
            runs = self.room.phase is Phase.FOLLOWUPS
            clock = f"\nThe clock runs on: {self.room.time} left." if runs else ""
            print(f"\nAnswer aloud, as if to a person. Press Enter when you have answered.{clock}")
        while one := self._next(questions, most):
            said = ask_aloud(self.room.typed, one)
            if isinstance(one, SpokenQuestion):
                self.room.step(InterviewStep.ANSWERED, one.title, *said)
            else:
                self.room.step(InterviewStep.PROBED, self._answers()[-1].title, *said)

    def _next(
        self, questions: Sequence[SpokenQuestion], most: int
    ) -> SpokenQuestion | Probe | None:
        known = answers_by_title(self.room.past.events)
        return next_spoken(questions, self._answers(), most, known)

    def _answers(self) -> list[SpokenAnswer]:
        """Return the answers of this interview, without the plan."""
        plan = self.room.data.plan
        answers = self.room.current.talk.answers
        return [one for one in answers if not plan or one.title != plan.title]

    def _by_need(self) -> list[SpokenQuestion]:
        """Return the questions by their schedule, those of the last interview at the end."""
        past = self.room.past
        known = answers_by_title(past.events)
        questions = questions_by_need(self.room.data.questions, known, datetime.now(UTC))
        last = {it.title for one in past.interviews[-2:-1] for it in one.talk.answers}
        return not_of_last_time(questions, last)
