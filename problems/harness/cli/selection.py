"""The journal and the default solution of a command."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from harness.console import warn
from harness.errors import shown_path
from harness.problem import Problem
from harness.solution_files import attempt_path, existing_attempt, reference_path

if TYPE_CHECKING:
    from harness.practice.journal import Journal


def open_journal() -> Journal:
    """Return the journal. If it cannot be read, print why, and return an empty one."""
    from harness.practice.journal import Journal  # late: a file is judged without it

    journal = Journal()
    warn(journal.complaint)
    return journal


def attempt_or_reference(problem: Problem) -> Path:
    """Return the path of the attempt, or of the reference approach if there is no attempt."""
    reference = reference_path(problem)
    if reference.exists() and not attempt_path(problem).exists():
        return Path(shown_path(reference))
    return existing_attempt(problem)
