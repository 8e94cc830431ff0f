"""`kata start`: write the learner's file from the stub."""

from __future__ import annotations

from dataclasses import dataclass

from harness import load
from harness.cli.options import ProblemOption
from harness.cli.selection import near
from harness.errors import Exit, KataError

HELP = "write my_solution.py for you to fill in"


@dataclass(frozen=True)
class Options(ProblemOption):
    """An attempt is never overwritten."""


def run(options: Options) -> int:
    """Write the learner's file from the stub, unless there is one."""
    problem = load.choose_problem(options.problem)
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
    print("`make judge` gives its verdict; `make test` also runs the kata's own tests.")
    return Exit.ACCEPTED
