"""The events of a learner's practice: a record for each line of the journal."""

import re
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from zlib import crc32

from harness.judge.outcome import Word


@dataclass(frozen=True, kw_only=True)
class Event:
    """An event of an attempt."""

    time: datetime
    problem: str
    """The slug of the problem."""


@dataclass(frozen=True, kw_only=True)
class Began(Event):
    """The stub was written, which begins a rep."""

    put_away: str = ""
    """The name of the file to which the previous attempt was moved; '' if there was none."""
    approach: str = ""
    """The approach to write from memory; '' for any approach."""


@dataclass(frozen=True, kw_only=True)
class Saved(Event):
    """The learner saved the attempt for the first time in a rep."""


@dataclass(frozen=True, kw_only=True)
class AttemptJudged(Event):
    """The attempt was judged on all cases."""

    source: str
    """The digest of its source: judging the same source again does not count."""
    verdict: str
    likely: str | None = None
    """The text of the mistake; None if none was named."""
    remedy: str | None = None
    """The remedy of that mistake in words."""
    proof: str = ""
    """A sentence on the cases that pass with a change; '' if none was found."""
    quiet: str = ""
    """The verdict without output, if the attempt printed too much; '' if unknown."""
    cause: str = ""
    """The identifier of the mistake; '' if none is known, as in old journals."""
    reason: str = ""
    line: int = 0
    """The line of the mistake or, if none was named, of the exception; 0 if unknown."""
    case: str = ""
    """The name of the case that failed; '' if the method was not called, or on a variant."""
    change: str | None = None
    """The lines of the change with which all cases pass; None or '' if none was found."""

    @property
    def failed_as(self) -> str:
        """The verdict that chooses the hints."""
        return self.quiet or self.verdict

    @property
    def accepted(self) -> bool:
        return self.verdict == Word.ACCEPTED


@dataclass(frozen=True, kw_only=True)
class Hinted(Event):
    """A rung of a ladder of hints was shown."""

    cause: str
    """The name of the ladder."""
    rung: int
    """The number of the rung, from 1."""
    mistake: str = ""
    """The identifier of the mistake; '' in old journals, and on an approach from memory."""


@dataclass(frozen=True, kw_only=True)
class Rated(Event):
    """The learner has changed the rating of the last Accepted rep."""

    rating: str


@dataclass(frozen=True, kw_only=True)
class Answered(Event):
    """The base class of events that may record the answer to a question."""

    name: str = ""
    """The title of the question."""
    result: str = ""
    """The score, ticked points of all points, as in `2/4`."""
    detail: str = ""
    """The points that were not ticked, one per line."""

    @property
    def points(self) -> tuple[int, int]:
        """The numbers of ticked points and of all points; (0, 1) without a valid score."""
        score = re.fullmatch(r"(\d{1,4})/([1-9]\d{0,3})", self.result)  # maybe edited by hand
        ticked, total = map(int, score.groups()) if score else (0, 1)
        return min(ticked, total), total

    @property
    def share(self) -> float:
        """The share of the points that were ticked, from 0 to 1."""
        return self.points[0] / self.points[1]


@dataclass(frozen=True, kw_only=True)
class Drilled(Answered):
    """A question was answered aloud in a drill."""


class InterviewStep(StrEnum):
    """The steps of an interview."""

    BEGAN = "began"
    CLARIFIED = "clarified"
    """The learner's questions on the task were answered."""
    ANSWERED = "answered"
    """A question was answered aloud."""
    ENDED = "ended"


@dataclass(frozen=True, kw_only=True)
class Interviewed(Answered):
    """A step of an interview."""

    step: str
    """A value of `InterviewStep`, or a step of earlier versions."""


def digest(source: str) -> str:
    """Return the identifier of a source in the journal: its length and its CRC-32."""
    raw = source.encode(errors="surrogatepass")
    return f"{len(raw)}-{crc32(raw):08x}"
