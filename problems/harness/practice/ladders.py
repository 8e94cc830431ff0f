"""Ladders of hints: read from the problem's folder, and chosen by the mistake."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

from harness.errors import KataError, no_such, shown_path
from harness.folders import HINTS, outermost
from harness.judge.outcome import Word
from harness.practice.events import AttemptJudged
from harness.read_files import read_toml, record_of, tables_of

RUNGS = {
    "question": "a question",
    "where": "where to look",
    "invariant": "what has to be true",
    "shape": "the code in words",
    "lines": "the lines themselves",
}
"""The rungs of a ladder, the least specific first, with their names for the learner."""
SHARED = Path(__file__).parents[1] / HINTS
"""The hints that all problems share."""
TEXTS = {
    "search": "",
    "promise": "A call does all that is left to do, and leaves everything else as it was.",
    "usual": "",
}
"""The placeholders in rungs that a file may fill, with their defaults: `search` is the code of the
whole search, `promise` the contract of a call, and `usual` the usual mistakes."""
WITHOUT_HINTS = ("prints_too_much",)
"""Causes of mistakes without hints, because the mistake's sentence says what to do."""
SEEN = "{seen}"
"""The placeholder in a rung for the judge's observation."""
VERDICTS = [word.value for word in Word if word is not Word.INTERNAL]
"""The verdicts that may choose a ladder."""


@dataclass(frozen=True)
class Ladder:
    """The hints on one kind of mistake, from a question to the code."""

    name: str
    """The ladder's identifier in the journal."""
    title: str
    """The name of the mistake for the learner."""
    question: str
    where: str
    invariant: str
    shape: str
    lines: str
    causes: tuple[str, ...] = ()
    """The causes of mistakes that choose the ladder."""
    verdicts: tuple[str, ...] = ()
    """The verdicts that choose the ladder if no mistake was named."""

    def rung(self, number: int) -> str:
        """Return the text of a rung, counted from 1."""
        return str(getattr(self, list(RUNGS)[number - 1])).strip()


def read_ladders(folder: Path) -> tuple[Ladder, ...]:
    """Return the ladders of a problem's folder, followed by the ladders shared by all problems.

    A follow-up has no questions after Accepted: an interviewer asks them about its problem. Raises
    KataError if one of the two files is malformed.
    """
    path = folder / HINTS
    ladders, texts = _read(path) if path.exists() else ((), {})
    shared, _ = _read(SHARED)
    if folder != outermost(folder):
        shared = tuple(ladder for ladder in shared if Word.ACCEPTED not in ladder.verdicts)
    return tuple(_filled(ladder, TEXTS | texts) for ladder in (*ladders, *shared))


def _read(path: Path) -> tuple[tuple[Ladder, ...], dict[str, str]]:
    """Return the ladders of a file, and the texts for their placeholders."""
    data = read_toml(path, dict.fromkeys(TEXTS, str) | {"ladder": object})
    ladders: dict[str, Ladder] = {}
    for where, table in tables_of(data, "ladder", shown_path(path)):
        ladder = record_of(Ladder, where, table)
        for verdict in ladder.verdicts:
            if verdict not in VERDICTS:
                raise KataError(f"{where}: {no_such('verdict', verdict, VERDICTS)}")
        if ladder.name in ladders:
            raise KataError(f"{where}: two ladders have this name; rename one of them")
        ladders[ladder.name] = ladder
    return tuple(ladders.values()), {name: data[name].strip("\n") for name in TEXTS if name in data}


def _filled(ladder: Ladder, texts: dict[str, str]) -> Ladder:
    """Return a ladder with texts in place of its placeholders."""
    rungs = {rung: getattr(ladder, rung) for rung in RUNGS}
    for name, text in texts.items():
        rungs = {rung: words.replace(f"{{{name}}}", text) for rung, words in rungs.items()}
    return replace(ladder, **rungs)


def choose_ladder(ladders: Sequence[Ladder], verdict: str, cause: str) -> Ladder | None:
    """Return the ladder for the cause of a mistake, else the ladder for the verdict, or None."""
    if cause in WITHOUT_HINTS:
        return None
    of_cause = (ladder for ladder in ladders if cause in ladder.causes)
    of_verdict = (ladder for ladder in ladders if verdict in ladder.verdicts)
    return next(chain(of_cause, of_verdict), None)


def title_of(ladders: Sequence[Ladder], failure: AttemptJudged) -> str:
    """Return the name of a failure: the title of its ladder, or its verdict."""
    ladder = choose_ladder(ladders, failure.failed_as, failure.cause)
    return ladder.title if ladder else failure.verdict


def as_sentence(text: str) -> str:
    """Return a text with a capital letter and a full stop."""
    text = text if text.endswith((".", "?", "!")) else f"{text}."
    return text[:1].upper() + text[1:]
