"""`kata start`: write the learner's file from the stub."""

from __future__ import annotations

from dataclasses import dataclass

from harness import load
from harness.cli.advice import command
from harness.cli.options import FollowupOption
from harness.cli.selection import near
from harness.errors import Exit, KataError

HELP = "write my_solution.py for you to fill in"


@dataclass(frozen=True)
class Options(FollowupOption):
    """An attempt is never overwritten."""


def run(options: Options) -> int:
    """Write the learner's file from the stub, unless there is one."""
    problem = options.load()
    path = load.attempt_path(problem)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write((problem.folder / "stub.py").read_text(encoding="utf-8"))
        print(f"{near(path)} is yours to fill in.")
    except FileExistsError:
        if not path.exists():
            raise KataError(f"{near(path)} is a dangling symlink; remove it first") from None
        print(f"{near(path)} exists already and was left as it is.")
    if (statement := problem.folder / "README.md").exists():
        print(f"{near(statement)} says what is asked.")
    print(f"`{command('judge', problem)}` gives its verdict.")
    return Exit.ACCEPTED
