"""The events of a learner's practice: frozen records, one for each line of the journal."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from zlib import crc32

from harness.judge.outcome import Word


@dataclass(frozen=True, kw_only=True)
class Event:
    """Something that happened to an attempt."""

    time: datetime
    problem: str
    """The slug of the problem."""


@dataclass(frozen=True, kw_only=True)
class Began(Event):
    """The stub was written, which begins a rep."""

    put_away: str = ""
    """The name of the file that the attempt before it was kept as; '' if there was none."""
    source: str = ""
    """A digest of that attempt; '' if it could not be read, and in histories from before this."""
    approach: str = ""
    """The approach that is asked for from memory; '' if any will do."""


@dataclass(frozen=True, kw_only=True)
class Saved(Event):
    """The learner's first save of a rep was seen."""


@dataclass(frozen=True, kw_only=True)
class AttemptJudged(Event):
    """The attempt was judged on all cases."""

    source: str
    """A digest of its text: the same code judged again is not another judgement."""
    saved: datetime
    """The time when the file was last written to."""
    verdict: str
    likely: str | None = None
    """The sentence on what was seen, if a mistake was named."""
    remedy: str | None = None
    """Its remedy in words."""
    proof: str = ""
    """A sentence on the cases that pass with a change; '' if none was found."""
    quiet: str = ""
    """The verdict without its output, of a text that printed too much; '' if that is not known."""
    cause: str = ""
    """The identifier of this mistake; '' for none, and in histories from before there were any."""
    reason: str = ""
    line: int = 0
    """The line that the likely mistake is in; 0 if that is not known."""
    case: str = ""
    """The name of the case that failed."""
    change: str | None = None
    """The lines of the change with which all cases pass, '' if patience has found none, and
    None if it was not looked for with patience."""
    apart: str = ""
    """The place where an accepted search differs from the approach asked for; '' if it does not."""
    kept: str = ""
    """The name of the file that keeps the text; '' unless it has ended its rep."""

    @property
    def failed_as(self) -> str:
        """The verdict that hints go by."""
        return self.quiet or self.verdict

    @property
    def ends_rep(self) -> bool:
        """True if it was Accepted, by the search that was asked for."""
        return self.verdict == Word.ACCEPTED and not self.apart


@dataclass(frozen=True, kw_only=True)
class Hinted(Event):
    """A rung of a ladder of hints was shown."""

    cause: str
    """The name of the ladder."""
    rung: int
    """The number of the rung, from 1."""
    mistake: str = ""
    """The mistake that the ladder was shown for: its cause, or the verdict if it has no name; '' in
    histories from before this was kept, and on an approach from memory."""
    source: str = ""
    """A digest of the text that it was in."""
    line: int = 0
    """The line that it was in; 0 if that is not known."""
    code: str = ""
    """The code of that line."""


@dataclass(frozen=True, kw_only=True)
class Rated(Event):
    """The learner has changed the rating of the last rep."""

    rating: str


@dataclass(frozen=True, kw_only=True)
class Drilled(Event):
    """A question was answered aloud outside an interview."""

    name: str
    """The title of the question."""
    result: str
    """The points that were ticked, as in `2/4`."""
    detail: str = ""
    """The points that were left out, each on a line."""


class InterviewStep(StrEnum):
    """The steps of an interview."""

    BEGAN = "began"
    CLARIFIED = "clarified"
    """The learner has asked about the task."""
    ASKED = "asked"
    """The follow-ups were drawn."""
    OPENED = "opened"
    """The stub of a follow-up was written."""
    JUDGED = "judged"
    """A follow-up was judged."""
    SKIPPED = "skipped"
    """A follow-up was left out."""
    ANSWERED = "answered"
    """A question was answered aloud."""
    HINTED = "hinted"
    """The interviewer has given a hint, which costs time on the clock."""
    PROBED = "probed"
    """A question on what an answer left out was answered, too."""
    ENDED = "ended"


@dataclass(frozen=True, kw_only=True)
class Interviewed(Event):
    """Something happened in an interview, next to what happened to the attempt."""

    step: str
    """A value of `InterviewStep`, or of one that earlier versions had."""
    name: str = ""
    """The follow-up or the question that it is about; of several, with blanks between."""
    result: str = ""
    """A verdict, the points that were ticked, as in `2/4`, or the minutes of one that begins."""
    detail: str = ""
    """The reason of a verdict, or the points that were left out, each on a line."""


def digest(source: str) -> str:
    """Return a short text by which the same source is known again."""
    raw = source.encode(errors="surrogatepass")
    return f"{len(raw)}-{crc32(raw):08x}"
