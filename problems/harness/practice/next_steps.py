"""The commands to type next, with reasons: a function for each state of an attempt, best first."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from harness.errors import shown_path
from harness.folders import find_followups, problem_option
from harness.judge.outcome import Report, Word
from harness.practice.attempt import State
from harness.practice.ladders import RUNGS
from harness.practice.schedule import cards_due, describe_due
from harness.practice.situation import Situation
from harness.problem import Idea, Problem
from harness.solution_files import solutions_folder
from harness.why.causes import EMPTY, GeneralCause

MOST = 2
"""The maximum number of steps at the end of a screen."""
READ = "read"
"""The first word of a step that is a page to read; the second is its path."""


@dataclass(frozen=True)
class NextStep:
    """A command to type next, or a page to read, with the reason."""

    words: tuple[str, ...]
    why: str
    elsewhere: bool = False
    """True if the step is about another attempt or a page."""


AFTER_DRILL = NextStep(("interview", "DRILL=1"), "asks new and missed questions")
PRACTICE = NextStep(("practice",), "judges each save; h shows a hint")
JUDGE = NextStep(("judge",), "judges the file once")
COMPARES = "compares the file with the approaches"
PRINTS = "shows what your code prints"


def step_at(folder: Path, name: str, why: str, *words: str) -> NextStep:
    """Return a step whose command names a problem by its folder."""
    return NextStep((name, problem_option(folder), *words), why, elsewhere=True)


def _page(path: Path, why: str) -> list[NextStep]:
    return [NextStep((READ, shown_path(path)), why, elsewhere=True)] if path.exists() else []


def _missing(situation: Situation) -> Iterator[NextStep]:
    first = situation.path[0].folder
    is_new = not any(past.events for past in situation.pasts.values())
    if is_new and first != situation.top.folder:
        yield step_at(first, "start", "if you have never written a search")
        yield NextStep(("start",), "if you have written one before")
    else:
        yield NextStep(("start",), "writes the file for you to fill in")


def _unreadable(_situation: Situation) -> Iterator[NextStep]:
    yield NextStep(("again",), "writes the stub again")


def _stub(situation: Situation) -> Iterator[NextStep]:
    yield from (PRACTICE, JUDGE)
    yield from _page(situation.problem.folder / "README.md", "the task")
    yield NextStep(("hint",), "shows how to begin")


def _written(_situation: Situation) -> Iterator[NextStep]:
    yield from (JUDGE, PRACTICE)


def _failed(situation: Situation) -> Iterator[NextStep]:
    rung, last = situation.rung, situation.judgement
    if rung == len(RUNGS):
        yield NextStep(("judge",), "judges the file after that change")
    elif situation.ladder:
        yield NextStep(("hint",), f"shows the {'next' if rung else 'first'} hint")
    if not (last and last.case):
        return
    case = f"CASE={last.case}"
    if last.cause == GeneralCause.ENDLESS_LOOP:  # a replay would stand still
        yield NextStep(("run", case, "DEBUG=1"), "steps through your code")
    elif rung and last.verdict in (Word.WRONG, Word.TIME) and last.cause != EMPTY.cause:
        yield NextStep(("replay", case), "plays back the failure")
    yield NextStep(("run", case), PRINTS)


def _accepted(situation: Situation) -> Iterator[NextStep]:
    top = situation.top
    for card in cards_due(situation.pasts, situation.now)[:1]:
        why = f"{card.name}, {describe_due(card.due, situation.now)}"
        yield NextStep(("again", *card.options), why, elsewhere=True)
    if not situation.was_accepted(top.folder):
        yield step_at(top.folder, "practice", "begins the main problem")
    if problem := situation.first_after(top.order):
        why = f"{problem.title}: {problem.new}".removesuffix(": ")
        yield step_at(problem.folder, "practice", why)
    followups = find_followups(top.folder)
    for left in [folder for folder in followups if not situation.was_accepted(folder)][:1]:
        yield step_at(left, "practice", "begins a follow-up question")
    yield from _idea_page(situation.problem, situation.idea)
    if not any(rep.over for rep in situation.pasts[top.folder].begun if rep.steps):
        yield step_at(top.folder, "interview", "begins a timed mock interview")
    yield NextStep(("compare",), COMPARES)
    yield NextStep(("log",), "shows when the next rep is due")


def _idea_page(problem: Problem, idea: Idea | None) -> list[NextStep]:
    if idea is None:
        return []
    path = solutions_folder(problem.slug) / f"{idea.approach}.py"
    return _page(path, f"{idea.approach}: {idea.why}")


STEPS: Mapping[State, Callable[[Situation], Iterator[NextStep]]] = {
    State.MISSING: _missing,
    State.UNREADABLE: _unreadable,
    State.STUB: _stub,
    State.UNFINISHED: _written,
    State.READY: _written,
    State.FAILED: _failed,
    State.ACCEPTED: _accepted,
}
"""The steps of each state, the best one first."""


def next_steps(situation: Situation) -> Iterator[NextStep]:
    """Yield the steps that fit an attempt, the best one first."""
    if situation.past.in_progress == "interview":
        yield NextStep(("interview",), "resumes the interview: its clock is running")
    yield from STEPS[situation.state](situation)


def steps_on_file(report: Report, idea: Idea | None = None) -> list[NextStep]:
    """Return the steps that fit a judged file other than the attempt, the best one first."""
    deciding, file = report.deciding, f"SOLUTION={report.solution.shown}"
    if deciding is None:
        compare = NextStep(("compare", file), COMPARES)
        return _idea_page(report.problem, idea) or [compare]
    if not deciding.called or deciding.verdict.word is Word.INTERNAL:
        return []
    full = [] if report.patient else [NextStep(("judge", file, "FULL=1"), "shows more details")]
    if not deciding.case.in_bank:
        return full
    return [NextStep(("run", file, f"CASE={deciding.case.name}"), PRINTS), *full]


def named_on(screen: str, steps: Iterable[NextStep]) -> list[NextStep]:
    """Return the steps to name on a command's page, without the commands that it has just run."""
    done = {screen, "judge"} if screen in ("test", "practice") else {screen}
    new = (step for step in steps if step.elsewhere or step.words[0] not in done)
    return list(islice(new, MOST))
