"""The step that fits next: one table, from which each screen takes its last one or two lines. Pure.

A situation is what is known of an attempt. It is in one state, and the table has the steps of each.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum, auto

from harness.judge.outcome import Word
from harness.practice.attempt import Readiness

MOST = 2
"""Steps at the end of a screen."""


class State(StrEnum):
    """The states of an attempt."""

    NONE = auto()
    """There is no file yet."""
    EMPTIED = auto()
    STUB = auto()
    NOT_JUDGED = auto()
    FAILED = auto()
    FAILED_AGAIN = auto()
    """It failed with a cause that is not new in this rep, or that a hint was shown on."""
    HINTS_USED_UP = auto()
    ANOTHER_SEARCH = auto()
    """The board is right, but the rep asks for another approach."""
    DUE = auto()
    """It is Accepted, and the next rep of a card is due."""
    STEP_DONE = auto()
    """It is a step of the lesson, and Accepted."""
    ACCEPTED = auto()
    """It is Accepted for the first time."""
    FOLLOWUPS_LEFT = auto()
    INTERVIEW_LEFT = auto()
    APPROACHES_LEFT = auto()
    ALL_DONE = auto()


@dataclass(frozen=True)
class NextStep:
    """A command to type next, or a page to read, with what it is good for.

    A word such as `{case}` stands for what the situation has by that name.
    """

    words: tuple[str, ...]
    why: str
    needs: str = ""
    """The name of what the situation must have; '' if it needs nothing."""
    elsewhere: bool = False
    """True if it is about another attempt than the one at hand."""
    by_key: str = ""
    """The use of the key that stands for it on the practice screen, if that does more."""


@dataclass(frozen=True)
class Situation:
    """The state of an attempt at a moment. A field is empty if there is no such thing."""

    readiness: Readiness
    followup: str = ""
    """The follow-up that the attempt is at; '' for the problem itself."""
    verdict: str = ""
    """The verdict on the text as it is; '' if it was not judged."""
    apart: str = ""
    """The place where its search differs from the approach that the rep asks for."""
    approach: str = ""
    """The approach that the rep asks for from memory."""
    file: str = ""
    approach_file: str = ""
    case: str = ""
    """The case of the bank that failed."""
    watched: bool = False
    """True if there is a search on it to be watched: on a grid, and it did not end in an error."""
    failed_before: bool = False
    """True if another text of this rep has failed with the same cause."""
    hints: bool = False
    """True if hints were written for the problem."""
    rung: int = 0
    """The highest hint on this failure that was shown in this rep."""
    hints_left: bool = True
    wins: int = 0
    """The reps that ended with Accepted."""
    due: tuple[str, ...] = ()
    """The options of `again` that begin the rep that is due."""
    due_when: str = ""
    next_followup: str = ""
    """A follow-up that was not Accepted yet."""
    is_step: bool = False
    """True for a follow-up that is a step of the lesson."""
    next_lesson_step: str = ""
    """A step of the lesson that was not Accepted yet."""
    interview_left: bool = False
    """True if no interview was held to its end, and there are questions for one."""
    next_approach: str = ""
    """An approach that was not Accepted from memory yet."""
    approaches_page: str = ""
    claims_page: str = ""

    @property
    def on_practice(self) -> str:
        """The use of the practice screen, in a few words."""
        return "judges each save; h shows a hint" if self.hints else "judges each save"

    @property
    def next_hint(self) -> str:
        """The use of the next hint, in a few words."""
        return "says more on this mistake" if self.rung else "a question on this mistake"


READ = "read"
"""A placeholder for a command, before the path of a page."""
JUDGE = NextStep(("judge",), "judges it once")
PRACTICE = NextStep(("practice",), "{on_practice}")
RUN = NextStep(
    ("run", "--case", "{case}"),
    "print() works",
    needs="case",
    by_key="steps through the case in the debugger",
)
REPLAY = NextStep(("replay", "--case", "{case}"), "watch it go wrong", needs="watched")
BOTH = ("replay", "{file}", "--beside", "{approach_file}")
COMPARE = NextStep(("compare",), "yours beside the approaches")
FOLLOWUP = NextStep(
    ("practice", "--followup", "{next_followup}"),
    "what an interviewer asks next",
    needs="next_followup",
    elsewhere=True,
)
LESSON_STEP = NextStep(
    ("practice", "--followup", "{next_lesson_step}"),
    "the next step of the lesson",
    needs="next_lesson_step",
    elsewhere=True,
)
INTERVIEW = NextStep(
    ("interview",), "all of it, against the clock", needs="interview_left", elsewhere=True
)
FROM_MEMORY = NextStep(
    ("again", "--approach", "{next_approach}"),
    "from memory",
    needs="next_approach",
    elsewhere=True,
)
APPROACHES = NextStep(
    (READ, "{approaches_page}"), "what each approach does", needs="approaches_page", elsewhere=True
)
CLAIMS = NextStep(
    (READ, "{claims_page}"), "what articles claim", needs="claims_page", elsewhere=True
)
FURTHER = NextStep(("hint",), "says more", needs="hints_left")
HINT = NextStep(("hint",), "{next_hint}", needs="hints")

TABLE: Mapping[State, tuple[NextStep, ...]] = {
    State.NONE: (NextStep(("start",), "writes the file for you to fill in"),),
    State.EMPTIED: (NextStep(("again",), "writes the stub again"),),
    State.STUB: (PRACTICE, JUDGE, NextStep(("hint",), "how to begin", needs="hints")),
    State.NOT_JUDGED: (JUDGE, PRACTICE),
    State.FAILED: (HINT, RUN),
    State.FAILED_AGAIN: (HINT, REPLAY, RUN),
    State.HINTS_USED_UP: (NextStep(("judge",), "once that is in your file"), REPLAY, RUN),
    State.ANOTHER_SEARCH: (
        NextStep(("hint",), "on the search that is asked for", needs="hints"),
        NextStep(BOTH, "both searches", needs="approach_file", elsewhere=True),
    ),
    State.DUE: (NextStep(("again", "{due}"), "{due_when}", elsewhere=True), FOLLOWUP, INTERVIEW),
    State.STEP_DONE: (LESSON_STEP, NextStep(("practice",), "the whole problem", elsewhere=True)),
    State.ACCEPTED: (FOLLOWUP, COMPARE),
    State.FOLLOWUPS_LEFT: (FOLLOWUP, APPROACHES, COMPARE),
    State.INTERVIEW_LEFT: (INTERVIEW, FROM_MEMORY, COMPARE),
    State.APPROACHES_LEFT: (FROM_MEMORY, CLAIMS, COMPARE),
    State.ALL_DONE: (NextStep(("log",), "when the next rep is due"), CLAIMS),
}
"""The steps of each state, the best one first."""
DONE_HERE: Mapping[str, tuple[str, ...]] = {
    "judge": ("judge", "test"),
    "test": ("judge", "test"),
    "practice": ("judge", "practice"),
}
"""The commands that a screen does not name, as it has just done the same. Others leave out their
own."""


def state_in(situation: Situation) -> State:
    """Return the state that an attempt is in."""
    match situation.readiness:
        case Readiness.GONE:
            return State.NONE
        case Readiness.EMPTY:
            return State.EMPTIED
        case Readiness.STUB:
            return State.STUB
    if situation.verdict == Word.ACCEPTED:
        return State.ANOTHER_SEARCH if situation.apart else _after_accepted(situation)
    if not situation.verdict:
        return State.NOT_JUDGED
    if situation.hints and not situation.hints_left:
        return State.HINTS_USED_UP
    return State.FAILED_AGAIN if situation.failed_before or situation.rung else State.FAILED


def next_steps(situation: Situation, screen: str, *, further: bool = False) -> list[NextStep]:
    """Return the steps to name at the end of a screen, the best one first.

    Args:
        situation: the one after what the screen shows.
        screen: the command that it is of.
        further: True on a hint that another one follows.
    """
    steps = [FURTHER] * further
    done = DONE_HERE.get(screen, (screen,))
    steps += [
        step for step in TABLE[state_in(situation)] if step.elsewhere or step.words[0] not in done
    ]
    named = (
        _filled(step, situation)
        for step in steps
        if not step.needs or getattr(situation, step.needs)
    )
    return list(named)[:MOST]


def _after_accepted(situation: Situation) -> State:
    """Return the state of an accepted attempt: the first of what is left to do."""
    if situation.is_step:
        return State.STEP_DONE
    if situation.due_when:
        return State.DUE
    if situation.approach and situation.next_approach:
        return State.APPROACHES_LEFT
    if situation.wins <= 1 and not situation.followup:
        return State.ACCEPTED
    left = {
        State.FOLLOWUPS_LEFT: situation.next_followup,
        State.INTERVIEW_LEFT: situation.interview_left,
        State.APPROACHES_LEFT: situation.next_approach,
    }
    return next((state for state, what in left.items() if what), State.ALL_DONE)


def _filled(step: NextStep, situation: Situation) -> NextStep:
    """Return a step with what stands for the names in it, at the follow-up at hand."""
    words = [word for known in step.words for word in _texts(known, situation)]
    if situation.followup and not step.elsewhere:
        words[1:1] = ["--followup", situation.followup]
    return replace(step, words=tuple(words), why=" ".join(_texts(step.why, situation)))


def _texts(text: str, situation: Situation) -> Iterator[str]:
    """Yield a text, or what the situation has if the text is the name of that in braces."""
    if not text.startswith("{"):
        yield text
        return
    found: str | Sequence[str] = getattr(situation, text.strip("{}"))
    yield from [found] if isinstance(found, str) else found
