"""The last lines of a screen, which say what to do next."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from harness.console import LABEL, page_width
from harness.drawing import Drawing
from harness.judge.outcome import Report, Word
from harness.practice.attempt import Attempt, Save
from harness.practice.events import AttemptJudged
from harness.practice.journal import Journal
from harness.practice.keys import STANDS_FOR
from harness.practice.next_steps import MOST, READ, NextStep, named_on, next_steps
from harness.what_to_type import as_typed


def lines_after(
    attempt: Attempt,
    save: Save,
    journal: Journal,
    screen: str,
    judged: AttemptJudged | None = None,
    *,
    label: str = "Next",
    further: bool = False,
) -> Drawing:
    """Draw what to do next on an attempt, as the last lines of a screen.

    Args:
        attempt: the one that the save is of.
        save: the text.
        journal: as it was read, with what this process has added.
        screen: the command that it is of.
        judged: the judgement of the text, where the journal may not have it yet.
        label: '' if a step stands above them already.
        further: True on a hint that another one follows.
    """
    pasts = journal.family(attempt.problem)
    steps = next_steps(attempt, save, pasts, datetime.now(UTC), judged)
    more = [NextStep(("hint", *attempt.problem.named), "says more")] * further
    named = [*more, *named_on(screen, steps)][:MOST]
    return draw_steps(named, label=label, keys=screen == "practice")


def advise(report: Report) -> Drawing:
    """Draw what to type after a verdict on a file that is not the attempt."""
    deciding = report.deciding
    if deciding is None or deciding.verdict.word in (Word.COMPILE, Word.INTERNAL):
        return []
    file, named = report.solution.shown, report.problem.named
    likely = deciding.verdict.likely
    unsure = report.explanation.cut_off and not (likely and likely.proved) and not report.patient
    gain = "looks longer" if unsure else "whole boards"
    full = NextStep(("judge", *named, file, "--full"), gain)
    run = NextStep(("run", *named, file, "--case", deciding.case.name), "print() works")
    given = deciding.case.tier == "yours" or deciding.case.parent
    return draw_steps([full] if given else [run, full])


def draw_steps(steps: Iterable[NextStep], *, label: str = "Next", keys: bool = False) -> Drawing:
    """Draw a line for each step, or two if a command is too long for one.

    Args:
        steps: the best one first.
        label: the one of the first line.
        keys: True where a key stands for some commands.
    """
    lines = [line for step in steps for line in _lines(step, keys=keys)]
    labels = [label, *[""] * len(lines)]
    return [
        [(f"{name:<{LABEL}}", "title"), (line, "")]
        for name, line in zip(labels, lines, strict=False)
    ]


def _lines(step: NextStep, *, keys: bool) -> list[str]:
    """Return a command or its key, with what it is good for if there is room."""
    (name, *rest), room = step.words, page_width() - LABEL
    if keys and name in STANDS_FOR and not step.elsewhere:
        command = STANDS_FOR[name]
    else:
        command = f"{name} {rest[0]}" if name == READ else as_typed(*step.words)
    if len(command) > room:
        last = max(at for at, word in enumerate(step.words) if word.startswith("--") or not at)
        start = as_typed(*step.words[: last or None])
        return [f"{start} \\", f"    {command.removeprefix(start).strip()}"]
    explained = f"{command}   ({step.why})"
    return [explained if len(explained) <= room else command]
