"""An interviewer's questions, read from the problem's folder."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from harness.errors import KataError
from harness.load import find_followups


@dataclass(frozen=True)
class Suggestion:
    """A follow-up, and what it follows best."""

    name: str
    after: tuple[str, ...] = ()
    """Names of approaches, and of ladders of hints."""


@dataclass(frozen=True)
class Spoken:
    """Something to answer aloud."""

    ask: str
    points: tuple[str, ...]
    """The points of a good answer."""


@dataclass(frozen=True)
class Probe(Spoken):
    """The question that comes next if a point was left out."""

    point: str
    """The point that was left out."""


class When(StrEnum):
    """The moments of an interview at which a question is asked."""

    CODE = "code"
    """Asked before the follow-ups, about the search that was just written."""
    FAILED = "failed"
    """Asked first if the search was not Accepted in time, and never otherwise."""
    LATER = ""
    """Asked after the follow-ups."""


@dataclass(frozen=True)
class SpokenQuestion(Spoken):
    """A question to answer aloud, with what is asked next where the answer was weak."""

    title: str
    """The name by which the journal knows it."""
    probes: tuple[Probe, ...] = ()
    followup: str = ""
    """The follow-up that asks for the same in code; '' if there is none."""

    when: When = When.LATER

    def probe_on(self, left_out: Sequence[str], turn: int = 0) -> Probe | None:
        """Return a probe on one of the points that were left out, or None.

        Where there are several, another turn gets another one.
        """
        found = [one for one in self.probes if one.point in left_out]
        return found[turn % len(found)] if found else None


@dataclass(frozen=True)
class GrowthQuestion:
    """A question on how the cost of the learner's search grows, which is then counted."""

    title: str
    ask: str
    givens: tuple[int, ...]
    """The numbers of givens on the boards, each as many fewer as the one before."""
    boards: int
    """The number of boards with each number of givens."""
    cells: int
    """The number of cells of a board."""


@dataclass(frozen=True)
class InterviewData:
    """The questions that interviewers ask on a problem."""

    followups: tuple[Suggestion, ...] = ()
    questions: tuple[SpokenQuestion, ...] = ()
    clarify: SpokenQuestion | None = None
    """The questions that a candidate should ask before writing code, each a point of this one."""
    growth: GrowthQuestion | None = None
    plan: SpokenQuestion | None = None
    """The plan, which is said before writing code, and ticked once the code is done."""

    @property
    def drilled(self) -> tuple[SpokenQuestion, ...]:
        """Return the questions of a drill, with the plan as the last one."""
        return (*self.questions, self.plan) if self.plan else self.questions


def read_interview(folder: Path, steps: Collection[str] = ()) -> InterviewData:
    """Read `interview.toml` of a problem's folder, if it has one, and find its follow-ups.

    Follow-ups that the file does not name come last; those without a folder are left out.

    Args:
        folder: the folder of the problem.
        steps: the follow-ups that are steps of the lesson. They are left out.

    Raises:
        KataError: the file is malformed.
    """
    path = folder / "interview.toml"
    there = [found.name for found in find_followups(folder) if found.name not in steps]
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        named = [Suggestion(one["name"], tuple(one["after"])) for one in tables.get("followup", [])]
        questions = tuple(map(_question, tables.get("question", [])))
        clarify = _question(tables["clarify"]) if "clarify" in tables else None
        plan = _question(tables["plan"]) if "plan" in tables else None
        growth = _growth(tables["growth"]) if "growth" in tables else None
    except (
        tomllib.TOMLDecodeError,
        UnicodeDecodeError,
        LookupError,
        TypeError,
        ValueError,
    ) as error:
        raise KataError(f"{path}: {error}; its comments say what belongs there") from None
    known = {one.name for one in named}
    named += [Suggestion(name) for name in there if name not in known]
    followups = tuple(one for one in named if one.name in there)
    return InterviewData(followups, questions, clarify, growth, plan)


def _growth(table: Mapping[str, Any]) -> GrowthQuestion:
    title, ask, givens = table["title"], table["ask"], tuple(table["givens"])
    return GrowthQuestion(title, ask, givens, table["boards"], table["cells"])


def _question(table: Mapping[str, Any]) -> SpokenQuestion:
    points = tuple(table["points"])
    numbered = dict(enumerate(points, 1))
    probes = tuple(
        Probe(one["ask"], tuple(one["points"]), numbered[one["point"]])
        for one in table.get("probe", [])
    )
    followup, when = table.get("followup", ""), When(table.get("when", ""))
    return SpokenQuestion(table["ask"], points, table["title"], probes, followup, when)
