"""The steps that fit next after a save, the best one first. Each screen ends with one or two."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from pathlib import Path

from harness import load
from harness.cases import load_cases
from harness.child.recorder import can_record
from harness.errors import KataError
from harness.judge.outcome import Word
from harness.practice.attempt import Attempt, Readiness, Save
from harness.practice.events import AttemptJudged
from harness.practice.hints import hint_before, rung_reached
from harness.practice.ladders import RUNGS, choose_ladder, read_ladders
from harness.practice.past import Past
from harness.practice.reps import LAST_RUNG
from harness.problem import Problem
from harness.problem_folder import load_problem
from harness.which_problem import steps_of

MOST = 2
"""Steps at the end of a screen."""
READ = "read"
"""The first word of a step that is a page, before its path."""


@dataclass(frozen=True)
class NextStep:
    """A command to type next, or a page to read, with what it is good for."""

    words: tuple[str, ...]
    why: str
    elsewhere: bool = False
    """True if it is about another attempt than the one at hand."""


def next_steps(
    attempt: Attempt,
    save: Save,
    past_of: Callable[[str], Past],
    now: datetime,
    judged: AttemptJudged | None = None,
) -> Iterator[NextStep]:
    """Yield the steps that fit an attempt, the best one first.

    Args:
        attempt: the one that the save is of.
        save: the text.
        past_of: returns the practice of a problem by its slug.
        now: decides what is due.
        judged: the judgement of the text, where the journal may not have it yet.
    """
    problem, past = attempt.problem, past_of(attempt.problem.slug)
    known = judged or past.judgement_of(save.digest)
    judge = NextStep(("judge",), "judges it once")
    also = "; h shows a hint" * load.has_hints(problem)
    practice = NextStep(("practice",), f"judges each save{also}")
    if save.readiness is Readiness.GONE and not save.detail:
        yield NextStep(("start",), "writes the file for you to fill in")
    elif save.readiness in (Readiness.GONE, Readiness.EMPTY):  # either can be put away
        yield NextStep(("again",), "writes the stub again")
    elif save.readiness is Readiness.STUB:
        seen_all = past.current and LAST_RUNG in past.current.rungs
        yield from (practice, judge, *([] if seen_all else _hint(problem, "how to begin")))
    elif known is None:
        yield from (judge, practice)
    elif known.verdict != Word.ACCEPTED:
        yield from _after_failure(problem, save, past, known)
    elif known.apart:
        yield from _hint(problem, "on the search that is asked for")
        other = attempt.path.parent / f"{past.reps[-1].approach}.py"
        yield NextStep(("replay", load.near(other)), "the other search", elsewhere=True)
    else:
        yield from _after_accepted(problem, past_of, now)


def named_on(screen: str, steps: Iterable[NextStep]) -> list[NextStep]:
    """Return the steps that a screen names, which is known by its command.

    It leaves out what it has just done itself.
    """
    done = {screen, "judge"} if screen in ("test", "practice") else {screen}
    left = (step for step in steps if step.elsewhere or step.words[0] not in done)
    return list(islice(left, MOST))


def _at(folder: Path, name: str, why: str, *words: str) -> NextStep:
    """Return a step that begins something at a problem, which it names."""
    return NextStep((name, *load.naming(folder), *words), why, elsewhere=True)


def _hint(problem: Problem, why: str) -> list[NextStep]:
    return [NextStep(("hint",), why)] * load.has_hints(problem)


def _after_failure(
    problem: Problem, save: Save, past: Past, known: AttemptJudged
) -> Iterator[NextStep]:
    """Yield a hint while there is one, and ways to look at the case that failed."""
    kind, ladder = problem.kind_of_solution(save.source), None
    with suppress(KataError):  # a page is not lost with the hints
        ladders = read_ladders(problem.folder)
        ladder = choose_ladder(ladders, known.failed_as, known.cause, kind)
    rung = rung_reached(past.events, hint_before(ladder, known, save.source)) if ladder else 0
    if rung == len(RUNGS):
        yield NextStep(("judge",), "once that is in your file")
    elif ladder:
        more = "says more" if rung else "a question"
        yield NextStep(("hint",), f"{more} on this mistake")
    cases = {case.name: case for case in load_cases(problem)}
    if known.case not in cases or known.verdict == Word.COMPILE:
        return
    case = "--case", known.case
    before = past.current.judgements if past.current else ()
    alike = (it for it in before if (it.cause, it.verdict) == (known.cause, known.verdict))
    again = rung or any(it.source != known.source for it in alike)
    wrong = known.verdict in (Word.WRONG, Word.TIME)  # an error is not seen on the board
    if again and wrong and can_record(problem.arguments(cases[known.case])[0]):
        yield NextStep(("replay", *case), "watch it go wrong")
    yield NextStep(("run", *case), "runs that case: print() works")


def _after_accepted(
    problem: Problem, past_of: Callable[[str], Past], now: datetime
) -> Iterator[NextStep]:
    """Yield what is left: what is due, follow-ups, an interview, approaches, pages to read."""
    from harness.practice.schedule import due_cards  # late: a failure does not wait for it

    top = load_problem(load.outermost(problem.folder))
    steps = steps_of(top)

    def first_left(folders: Iterable[Path]) -> list[Path]:
        """Return the first problem that was never Accepted, if there is one."""
        pasts = ((folder, past_of(load.slug_of(folder))) for folder in folders)
        return [it for it, past in pasts if not any(rep.accepted for rep in past.reps)][:1]

    if problem.folder in steps:
        for step in first_left(steps):
            yield _at(step, "practice", "the next step of the lesson")
        yield _at(top.folder, "practice", "the whole problem")
        return
    pasts = {folder: past_of(load.slug_of(folder)) for folder in load.family_of(top.folder)}
    folder, reps = load.SOLUTIONS / top.slug, pasts[problem.folder].reps
    from_memory = list(_from_memory(top, pasts[top.folder]))
    claims = list(_page(folder / "CLAIMS.md", "what articles claim"))
    due = [card for card in due_cards(pasts) if card.is_due(now)][:1]
    for card in due:
        why = f"{card.name or 'the next rep'}, {card.when(now)}"
        yield NextStep(("again", *card.options), why, elsewhere=True)
    if from_memory and reps and reps[-1].approach and not due:
        yield from (*from_memory, *claims)
        from_memory = []
    followup = first_left(it for it in pasts if it not in (top.folder, *steps))
    yield from (_at(it, "practice", "what an interviewer asks next") for it in followup)
    first = sum(rep.accepted for rep in reps) <= 1 and problem.folder == top.folder
    if not due and (first or followup):
        if not first:
            yield from _page(folder / "README.md", "what each approach does")
        yield NextStep(("compare",), "yours beside the approaches")
    held = any(rep.over for rep in pasts[top.folder].begun if rep.interview)
    interview = (top.folder / "interview.toml").exists() and not held
    if interview:
        yield _at(top.folder, "interview", "all of it, against the clock")
    yield from from_memory
    if not (due or followup or interview or from_memory):
        yield NextStep(("log",), "when the next rep is due")
    yield from claims


def _page(path: Path, why: str) -> Iterator[NextStep]:
    if path.exists():
        yield NextStep((READ, load.near(path)), why, elsewhere=True)


def _from_memory(problem: Problem, past: Past) -> Iterator[NextStep]:
    """Yield the first approach on the way from the reference that was not written from memory."""
    there = {path.stem for path in load.find_approaches(problem)}
    done = {rep.approach for rep in past.reps if rep.accepted}
    course: list[str] = []
    name = problem.reference or ""
    while name in there and name not in course:
        course.append(name)
        name = problem.next_steps.get(name, "").partition(":")[0]
    for name in course[1:]:
        if name not in done:
            yield _at(problem.folder, "again", "from memory", "--approach", name)
            return
