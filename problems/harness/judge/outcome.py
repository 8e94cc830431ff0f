"""Records of judging: the verdicts of the cases, and the explanation of a failure."""

from dataclasses import dataclass
from enum import StrEnum

from harness.mistake import Change, Mistake
from harness.problem import Case, Problem
from harness.run import Ending, Limits, Run
from harness.solution_files import Solution
from harness.value import Json


class Word(StrEnum):
    """The verdicts, in LeetCode's words."""

    ACCEPTED = "Accepted"
    WRONG = "Wrong Answer"
    TIME = "Time Limit Exceeded"
    MEMORY = "Memory Limit Exceeded"
    OUTPUT = "Output Limit Exceeded"
    RUNTIME = "Runtime Error"
    COMPILE = "Compile Error"
    INTERNAL = "Internal Error"
    """Always the judge's fault, never the learner's."""


@dataclass(frozen=True)
class Verdict:
    """LeetCode's verdict on a run, with the reason, and the likely mistake if one is named."""

    word: Word
    reason: str = ""
    likely: Mistake | None = None

    def __str__(self) -> str:
        """Return `Wrong Answer: 51 cells are still blank, first r1c3`."""
        return f"{self.word}: {self.reason}" if self.reason else str(self.word)

    @property
    def accepted(self) -> bool:
        return self.word == Word.ACCEPTED


@dataclass(frozen=True)
class Judged:
    """One case with its run and its verdict."""

    case: Case
    run: Run
    verdict: Verdict

    @property
    def called(self) -> bool:
        """True unless the file failed before its method was called, as it would on any case."""
        ending, cpu = self.run.ending, self.run.times.cpu
        return ending is not Ending.COMPILE and (ending is not Ending.RAISED or cpu is not None)


@dataclass(frozen=True)
class Shrunk:
    """The smallest arguments on which the same code fails in the same way, and the effort."""

    arguments: list[Json]
    runs: int
    seconds: float
    complete: bool
    """True if shrinking ended within its budget."""


@dataclass(frozen=True)
class Explanation:
    """The result of running a failed case again."""

    likely: Mistake | None = None
    """The likely mistake, or None if the evidence is weak."""
    seen: str = ""
    """A sentence on the progress of the search, or on its verdict without output; or ''."""
    quiet: str = ""
    """The verdict without output on a case that printed too much; '' if unknown."""
    shrunk: Shrunk | None = None
    change: Change | None = None
    """The change that makes all cases pass, if the explanation found such a change."""
    cut_off: Ending | None = None
    """The limit that ended the explanation early: steps, or on a very slow or busy machine CPU
    time or wall time."""


@dataclass(frozen=True)
class Report:
    """The verdicts of one solution."""

    problem: Problem
    solution: Solution
    limits: Limits
    judged: tuple[Judged, ...]
    """The cases that ran, in order."""
    total: int
    """The number of all cases to judge."""
    variants: int = 0
    """The number of variants among them."""
    explanation: Explanation = Explanation()
    patient: bool = False
    """True if the explanation had the larger budget of `--full`."""
    hinted: bool = False
    """True if hints give the remedy: the text of the mistake then omits it."""

    @property
    def deciding(self) -> Judged | None:
        """The case that decides the verdict: an internal error, or else the first failure."""
        failed = [case for case in self.judged if not case.verdict.accepted]
        ours = [case for case in failed if case.verdict.word is Word.INTERNAL]
        return next(iter(ours or failed), None)

    @property
    def verdict(self) -> Verdict:
        """The verdict of the deciding case, or Accepted."""
        return self.deciding.verdict if self.deciding else Verdict(Word.ACCEPTED)

    @property
    def passed(self) -> int:
        return sum(case.verdict.accepted for case in self.judged)

    @property
    def unlimited(self) -> tuple[str, ...]:
        """The names of the limits that this system lacks."""
        return self.judged[-1].run.system.unlimited if self.judged else ()
