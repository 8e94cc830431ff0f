"""An interviewer's questions, read from the problem's folder and chosen by what the learner did."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from harness.errors import KataError
from harness.load import find_followups


@dataclass(frozen=True)
class Suggestion:
    """A follow-up, and what it follows best."""

    name: str
    after: tuple[str, ...] = ()
    """Names of approaches, and of ladders of hints."""


@dataclass(frozen=True)
class SpokenQuestion:
    """A question to answer aloud."""

    title: str
    ask: str
    points: tuple[str, ...]
    """The points of a good answer."""


@dataclass(frozen=True)
class InterviewData:
    """The follow-ups and the questions of a problem."""

    followups: tuple[Suggestion, ...] = ()
    questions: tuple[SpokenQuestion, ...] = ()


def read_interview(folder: Path) -> InterviewData:
    """Read `interview.toml` of a problem's folder, if it has one, and find its follow-ups.

    Follow-ups that the file does not name come last; those without a folder are left out.

    Raises:
        KataError: the file is malformed.
    """
    path = folder / "interview.toml"
    there = [found.name for found in find_followups(folder)]
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        named = [Suggestion(one["name"], tuple(one["after"])) for one in tables.get("followup", [])]
        questions = tuple(
            SpokenQuestion(one["title"], one["ask"], tuple(one["points"]))
            for one in tables.get("question", [])
        )
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, KeyError, TypeError) as error:
        raise KataError(f"{path}: {error}; its comments say what belongs there") from None
    known = {one.name for one in named}
    named += [Suggestion(name) for name in there if name not in known]
    return InterviewData(tuple(one for one in named if one.name in there), questions)


def choose_followups(
    suggestions: Sequence[Suggestion], done: Collection[str], asked: Sequence[str], most: int
) -> list[str]:
    """Return the follow-ups to ask: those that fit best what was done, and not asked of late.

    Args:
        suggestions: those that there are, the first ones first where all else is equal.
        done: the approaches that search alike, and the ladders of the failures on the way.
        asked: the follow-ups of earlier interviews, the latest last.
        most: the number that there is time for.
    """

    def rank(one: Suggestion) -> tuple[int, int]:
        latest = max((at for at, name in enumerate(asked, 1) if name == one.name), default=0)
        return latest, -len(set(one.after) & set(done))

    return [one.name for one in sorted(suggestions, key=rank)[:most]]
