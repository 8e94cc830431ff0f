"""An interviewer's questions: read from the problem's folder, and put in order."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from harness.errors import KataError, no_such, shown_path
from harness.folders import HARNESS, PROBLEMS
from harness.practice.events import Answered
from harness.read_files import read_toml, record_of, tables_of

FILE = "interview.toml"


@dataclass(frozen=True)
class Spoken:
    """A spoken question or probe."""

    ask: str
    points: tuple[str, ...]
    """The points of a good answer."""


@dataclass(frozen=True)
class Probe(Spoken):
    """A further question on a point that the answer left out."""

    point: int
    """The number of the missing point, from 1."""


class When(StrEnum):
    """The moments of an interview at which a question is asked."""

    CLARIFY = "clarify"
    """Before the code. The points are what a candidate should ask."""
    PLAN = "plan"
    """Before the code; the points are ticked once the code is done."""
    CODE = "code"
    """After the code: about the search that was written."""
    FAILED = "failed"
    """Before the questions of CODE, only if the search was not Accepted in time."""
    LATER = ""
    """Last: questions that lead beyond the search."""


@dataclass(frozen=True)
class SpokenQuestion(Spoken):
    """A question to answer aloud, with probes for points that the answer leaves out."""

    title: str
    """The name that identifies the question in the journal."""
    probe: tuple[Probe, ...] = ()
    when: str = When.LATER

    def probe_on(self, left_out: Sequence[str]) -> Probe | None:
        """Return the first probe on a missing point, or None."""
        return next((it for it in self.probe if self.points[it.point - 1] in left_out), None)


def read_questions(folder: Path) -> list[SpokenQuestion]:
    """Return the questions of a problem's folder. Raises KataError if the file is malformed.

    The harness's questions come last. A question in the folder's `interview.toml` replaces the
    harness's question with the same title.
    """
    questions = _read(folder / FILE) if (folder / FILE).exists() else []
    titles = {question.title for question in questions}
    shared = _read(PROBLEMS / HARNESS / FILE)
    return questions + [question for question in shared if question.title not in titles]


def _read(path: Path) -> list[SpokenQuestion]:
    tables = tables_of(read_toml(path, {"question": object}), "question", shown_path(path))
    return [_question(table, where) for where, table in tables]


def _question(table: dict[str, Any], where: str) -> SpokenQuestion:
    question = record_of(SpokenQuestion, where, table)
    if question.when not in list(When):
        raise KataError(f"{where}: the key 'when': {no_such('value', question.when, list(When))}")
    probes, most = list[Probe](), len(question.points)
    for place, probe in tables_of(table, "probe", where):
        probes.append(record_of(Probe, place, probe))
        if (point := probes[-1].point) not in range(1, most + 1):
            raise KataError(f"{place}: the key 'point' must be from 1 to {most}, not {point!r}")
    return replace(question, probe=tuple(probes))


def questions_by_need(
    questions: Sequence[SpokenQuestion], answers: Mapping[str, Answered]
) -> list[SpokenQuestion]:
    """Return the questions in the order in which to ask them.

    New questions come first, in the order given; then the question whose last score is the lowest,
    and of equal scores the oldest. `answers` holds the last answer to each question by its title.
    """

    def rank(question: SpokenQuestion) -> tuple[float, float]:
        last = answers.get(question.title)
        return (last.share, last.time.timestamp()) if last else (-1.0, 0.0)

    return sorted(questions, key=rank)
