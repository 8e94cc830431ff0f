"""A round of questions, and how an answer to one of them counts."""

from harness.problem import Question
from harness.replay.quiz import Quiz, answer, quiz_lines


def question(digits, shown):
    """Return a question without a board or help."""
    return Question("Which?", digits, [[]], lambda _typed: [], shown)


def test_a_round_ends_with_the_answers_that_were_right_at_the_first_try():
    asked = [question(digits, f"it is {digits}") for digits in ("13", "14", "2", "15")]
    quiz = answer(Quiz(asked, "your search"), "r1c3")
    assert quiz.said == "Right: it is 13."
    assert not answer(quiz, "hello").tried, "a text without a digit is not a try"
    quiz = answer(answer(quiz, "777"), "14")
    quiz = answer(quiz, "")
    assert quiz.said == "Skipped. The answer: it is 2."
    quiz = answer(quiz, "15")
    assert quiz.over
    assert "2 of 4 right on the first try." in str(quiz_lines(quiz))
