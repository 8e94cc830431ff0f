"""Questions on what a search does next, asked one after another. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from textwrap import wrap

from harness.console import page_width
from harness.drawing import Drawing, Segment
from harness.problem import Question

GAP = 3


@dataclass(frozen=True)
class Quiz:
    """A round of questions, and where it stands."""

    questions: Sequence[Question]
    whose: str
    """Whose search it is, as in `your search`."""
    at: int = 0
    wrong: str = ""
    """The last answer, if it was wrong."""
    tried: bool = False
    """True if an answer to this question was wrong."""
    right: int = 0
    """The questions that were answered right at the first try."""
    said: str = ""
    """A sentence on the question before."""

    @property
    def over(self) -> bool:
        """True once all questions were answered or skipped."""
        return self.at == len(self.questions)


def answer(quiz: Quiz, typed: str) -> Quiz:
    """Return a round after an answer: nothing skips the question, a wrong one is asked again.

    Only an answer with a digit is a try.
    """
    question = quiz.questions[quiz.at]
    right = is_right(question, typed)
    if typed.strip() and not right:
        is_answer = bool(re.search(r"\d", typed))
        return replace(quiz, wrong=typed.strip(), tried=quiz.tried or is_answer)
    shown = question.shown or question.answer
    said = f"Right: {shown}." if right else f"Skipped. The answer: {shown}."
    count = quiz.right + (right and not quiz.tried)
    return replace(quiz, at=quiz.at + 1, wrong="", tried=False, right=count, said=said)


def is_right(question: Question, typed: str) -> bool:
    """Return True if what was typed has the digits of the answer: `r1c3`, `1 3` and `13` alike."""
    return re.sub(r"\D", "", typed) == question.answer


def quiz_lines(quiz: Quiz) -> Drawing:
    """Draw the question beside its board, or the result when the round is over."""
    if quiz.over:
        result = f"{quiz.right} of {len(quiz.questions)} right on the first try."
        return [[(quiz.said, "note")], [], [(result, "title")], [("Enter or Esc goes back.", "")]]
    question = quiz.questions[quiz.at]
    width = max(sum(len(text) for text, _ in line) for line in question.board)
    room = max(page_width() - width - GAP, 20)
    title = f"Predict {quiz.at + 1} of {len(quiz.questions)}: {quiz.whose}"
    right: Drawing = [[(quiz.said, "note")], []] if quiz.said else []
    right += [*_wrapped(title, room, "title"), *_wrapped(question.text, room), []]
    if quiz.wrong:
        right += _wrapped(f"{quiz.wrong} is not right. Look here, and try again:", room, "note")
        right += question.help(quiz.wrong)
    empty: list[Segment] = []
    lines = zip_longest(question.board, right, fillvalue=empty)
    return [
        [*board, (" " * (width + GAP - sum(len(text) for text, _ in board)), ""), *text]
        for board, text in lines
    ]


def _wrapped(text: str, width: int, style: str = "") -> Drawing:
    return [[(line, style)] for line in wrap(text, width)]
