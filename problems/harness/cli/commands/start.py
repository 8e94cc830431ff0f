"""`kata start`: write the learner's file from the stub."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from harness import load
from harness.cli.advice import situation_now
from harness.cli.options import FollowupOption
from harness.cli.past import open_journal
from harness.console import print_drawing, warn
from harness.errors import Exit, KataError
from harness.practice.attempt import attempt_at, read_save
from harness.practice.begin import begin
from harness.practice.past import Past
from harness.practice.schedule import due_cards
from harness.practice.step_lines import draw_steps
from harness.problem import Problem
from harness.what_to_type import as_typed


@dataclass(frozen=True)
class Options(FollowupOption):
    """An attempt is never overwritten."""


def run(options: Options) -> int:
    """Write the learner's file from the stub, unless there is one, and say what is due."""
    problem = options.load()
    attempt, journal = attempt_at(problem), open_journal()
    path = attempt.path
    if path.exists():
        print(f"{load.near(path)} already exists and was left unchanged.")
    elif path.is_symlink():
        raise KataError(f"{load.near(path)} is a dangling symlink; remove it first")
    else:
        warn(begin(attempt, journal).complaint)
        print(f"Fill in {load.near(path)}.")
    if (statement := problem.folder / "README.md").exists():
        print(f"{load.near(statement)} states the task.")
    if (lesson := problem.folder / "LESSON.md").exists():
        print(f"{load.near(lesson)} teaches it from the beginning.")
    _say_what_is_due(problem, journal.family(problem))
    print_drawing(draw_steps(situation_now(attempt, read_save(attempt), journal), "start"))
    return Exit.ACCEPTED


def _say_what_is_due(problem: Problem, pasts: dict[str, Past]) -> None:
    """Say when the next rep of this problem or follow-up is due, or which other one is now."""
    now = datetime.now(UTC)
    cards = due_cards(pasts)
    own = [card for card in cards if card.followup == problem.followup]
    due = [card for card in cards if card.is_due(now)]
    for card in (own or due)[:1]:
        name = card.name or "the problem itself" * bool(problem.followup)
        begin_it = f" `{as_typed('again', *card.options)}` begins it."
        going_on = pasts[problem.followup].current and card.followup == problem.followup
        words = f"The next rep is {card.when(now)}" + f": {name}" * bool(name)
        print(f"{words}." + begin_it * (not going_on))
