"""The commands to type next, with their words: a row for each state of an attempt, best first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from harness.errors import shown_path
from harness.folders import find_followups, problem_option
from harness.judge.outcome import Report, Word
from harness.practice.attempt import State
from harness.practice.ladders import RUNGS
from harness.practice.schedule import cards_due, describe_due
from harness.practice.situation import Situation
from harness.problem import Problem
from harness.solution_files import find_approaches, solutions_folder
from harness.why.causes import EMPTY

if TYPE_CHECKING:
    from harness.compare.identify import Idea

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


AFTER_DRILL = NextStep(("interview", "--drill"), "what is new, then what was weak")
Offer: TypeAlias = Callable[[Situation], NextStep | None]
"""Returns a step, or None if the step does not fit the situation."""


def step_at(folder: Path, name: str, why: str, *words: str) -> NextStep:
    """Return a step whose command names a problem by its folder."""
    return NextStep((name, *problem_option(folder), *words), why, elsewhere=True)


def _always(name: str, why: str) -> Offer:
    return lambda _situation: NextStep((name,), why)


def _page(path: Path, why: str) -> NextStep | None:
    return NextStep((READ, shown_path(path)), why, elsewhere=True) if path.exists() else None


def _statement(situation: Situation) -> NextStep | None:
    return _page(situation.problem.folder / "README.md", "states the task")


def _hint_on_mistake(situation: Situation) -> NextStep | None:
    if situation.rung == len(RUNGS):
        return NextStep(("judge",), "once that is in your file")
    more = "says more" if situation.rung else "a question"
    return NextStep(("hint",), f"{more} on this mistake") if situation.ladder else None


def _watch_case(situation: Situation) -> NextStep | None:
    case, last = situation.failed_case, situation.judgement
    is_shown = last and last.verdict in (Word.WRONG, Word.TIME) and last.cause != EMPTY.cause
    if case is None or not situation.rung or not is_shown:
        return None
    return NextStep(("replay", "--case", case.name), "watch it go wrong")


def _run_case(situation: Situation) -> NextStep | None:
    case, why = situation.failed_case, "runs that case: print() works"
    return NextStep(("run", "--case", case.name), why) if case else None


def _other_search(situation: Situation) -> NextStep:
    other = situation.save.attempt.path.parent / f"{situation.past.reps[-1].approach}.py"
    return NextStep(("replay", shown_path(other)), "the other search", elsewhere=True)


def _next_problem(situation: Situation) -> NextStep | None:
    if (problem := situation.first_after(situation.top.order)) is None:
        return None
    return step_at(problem.folder, "practice", f"{problem.title}: {problem.new}".removesuffix(": "))


def _first_problem(situation: Situation) -> NextStep | None:
    first = situation.path[0].folder
    is_new = not any(past.events for past in situation.pasts.values())
    if first == situation.top.folder or not is_new:
        return None
    return step_at(first, "start", "if you have never written a search")


def _start(situation: Situation) -> NextStep:
    others = "if you have" if _first_problem(situation) else "writes the file for you to fill in"
    return NextStep(("start",), others)


def _whole_problem(situation: Situation) -> NextStep | None:
    top = situation.top.folder
    left = not situation.was_accepted(top)
    return step_at(top, "practice", "the whole problem") if left else None


def _due_rep(situation: Situation) -> NextStep | None:
    for card in cards_due(situation.pasts, situation.now):
        why = f"{card.name}, {describe_due(card.due, situation.now)}"
        return NextStep(("again", *card.options), why, elsewhere=True)
    return None


def _followup(situation: Situation) -> NextStep | None:
    followups = find_followups(situation.top.folder)
    left = next((folder for folder in followups if not situation.was_accepted(folder)), None)
    return step_at(left, "practice", "what an interviewer asks next") if left else None


def _interview(situation: Situation) -> NextStep | None:
    top = situation.top.folder
    if any(rep.over for rep in situation.pasts[top].begun if rep.steps):
        return None
    return step_at(top, "interview", "all of it, against the clock")


def _resume(situation: Situation) -> NextStep | None:
    [last] = situation.past.begun[-1:] or [None]
    is_open = last is not None and last.steps and not last.over
    return NextStep(("interview",), "the interview goes on: its clock runs") if is_open else None


def _from_memory(situation: Situation) -> NextStep | None:
    """Return the first approach after the reference that was not written from memory yet."""
    top = situation.top
    approaches = {path.stem for path in find_approaches(top)}
    seen = {rep.approach for rep in situation.pasts[top.folder].reps if rep.accepted}
    name = top.reference or ""
    while name in approaches:
        if name not in seen and name != top.reference:
            return step_at(top.folder, "again", "from memory", "--approach", name)
        approaches.remove(name)  # the steps may lead back
        name = top.next_steps.get(name, "").partition(":")[0]
    return None


def _idea_page(problem: Problem, idea: Idea | None) -> NextStep | None:
    if idea is None:
        return None
    path = solutions_folder(problem.slug) / f"{idea.approach}.py"
    return _page(path, f"{idea.approach}: {idea.why}")


def _idea(situation: Situation) -> NextStep | None:
    return _idea_page(situation.problem, situation.idea)


_practice = _always("practice", "judges each save; h shows a hint")
_judge = _always("judge", "judges it once")
_compare = _always("compare", "yours beside the approaches")
_log = _always("log", "when the next rep is due")

STEPS: Mapping[State, Sequence[Offer]] = {
    State.MISSING: (_first_problem, _start),
    State.UNREADABLE: (_always("again", "writes the stub again"),),
    State.STUB: (_practice, _judge, _statement, _always("hint", "how to begin")),
    State.UNFINISHED: (_judge, _practice),
    State.READY: (_judge, _practice),
    State.FAILED: (_hint_on_mistake, _watch_case, _run_case),
    State.ANOTHER_SEARCH: (_always("hint", "on the search that is asked for"), _other_search),
    State.ACCEPTED: (
        _due_rep,
        _whole_problem,
        _next_problem,
        _followup,
        _idea,
        _interview,
        _from_memory,
        _compare,
        _log,
    ),
}


def next_steps(situation: Situation) -> Iterator[NextStep]:
    """Return the steps that fit an attempt, the best one first."""
    offers = _resume, *STEPS[situation.state]
    return filter(None, (offer(situation) for offer in offers))


def steps_on_file(report: Report, idea: Idea | None = None) -> list[NextStep]:
    """Return the steps that fit a judged file other than the attempt, the best one first."""
    deciding = report.deciding
    if deciding is None:
        return list(filter(None, [_idea_page(report.problem, idea)]))
    if deciding.verdict.word in (Word.COMPILE, Word.INTERNAL):
        return []
    file, likely = report.solution.shown, deciding.verdict.likely
    unsure = report.explanation.cut_off and not (likely and likely.proved) and not report.patient
    why = "looks longer" if unsure else "more details"
    full = [] if report.patient else [NextStep(("judge", file, "--full"), why)]
    if deciding.case.tier == "yours" or deciding.case.parent:  # it has no name in the bank
        return full
    return [NextStep(("run", file, "--case", deciding.case.name), "print() works"), *full]


def named_on(screen: str, steps: Iterable[NextStep]) -> list[NextStep]:
    """Return the steps to name on a command's page, without the commands that it has just run."""
    done = {screen, "judge"} if screen in ("test", "practice") else {screen}
    new = (step for step in steps if step.elsewhere or step.words[0] not in done)
    return list(islice(new, MOST))
