"""The beginning of a rep: the attempt is moved to `.kata/attempts`, and replaced by the stub.

No attempt is ever deleted or overwritten. A rep may ask for an approach from memory.
"""

import ast
import re
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from textwrap import fill

from harness.cases import load_cases
from harness.console import paragraph
from harness.drawing import Drawing
from harness.errors import KataError, explain_error, no_such, shown_path
from harness.practice.attempt import read_save
from harness.practice.events import Began
from harness.practice.journal import Journal
from harness.problem import Problem
from harness.problem_folder import read_stub
from harness.solution_files import attempt_path, find_approaches

CLOCK = "The clock starts at your first save."
WIDTH = 88
"""The width in columns of the comments that state the task of a rep."""


def begin(problem: Problem, journal: Journal, approach: str = "") -> tuple[list[str], str]:
    """Move the attempt away if there is one, write the stub, and begin a rep.

    `approach` is the approach to write from memory; '' for any approach.

    Returns messages for the learner, the most important first, without `CLOCK`; and the reason why
    the rep is not in the journal, or ''. Raises KataError if there is no such approach, the cases
    cannot be read, or a file cannot be written. Then nothing has changed.
    """
    load_cases(problem)  # raises KataError now, rather than when the rep is judged
    task = task_of(find_approach(problem, approach)) if approach else ""
    path = shown_path(attempt_path(problem))
    try:
        kept = _write(problem, journal, task + read_stub(problem.folder))
    except OSError as error:
        unchanged = "no rep was begun and no file was changed"
        raise KataError(f"{unchanged}: {explain_error(error)}") from None
    name, now = kept.name if kept else "", datetime.now(UTC)
    event = Began(time=now, problem=problem.slug, put_away=name, approach=approach)
    sentences = [f"{path} now contains the stub; reload the file in your editor."]
    if kept:
        restore = f"to restore it, copy that file to {path}"
        sentences.insert(0, f"Your attempt was moved to {shown_path(kept)}; {restore}.")
    if given_up := journal.past(problem.slug).in_progress:
        sentences.insert(0, f"The {given_up} in progress is given up.")
    return sentences, journal.append(event)


def _write(problem: Problem, journal: Journal, stub: str) -> Path | None:
    """Write the stub. Return the file to which the previous attempt was moved, or None.

    The attempt is moved in one step, so that no save is lost. Raises OSError if that is not
    possible; then the attempt is unchanged.
    """
    path, save, kept = attempt_path(problem), read_save(problem), None
    if save.source == stub:
        return None
    folder = journal.folder / "attempts"
    if path.exists() or path.is_symlink():
        judged = journal.past(problem.slug).judgement_of(save.digest)
        kept = new_path(folder, judged.verdict if judged else "not judged", datetime.now(UTC))
        path.replace(kept)
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(stub)
    except FileExistsError:  # an editor has saved again: keep the newest text
        pass
    except OSError:
        if kept:
            kept.replace(path)
        raise
    return kept


def new_path(folder: Path, verdict: str, time: datetime) -> Path:
    """Return the path of a new file, `<date and time>-<verdict>.py`, with a number if it exists."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{time.astimezone():%Y-%m-%d %H-%M-%S} {verdict}".lower().replace(" ", "-")
    names = (f"{name}{f'-{number}' * (number > 1)}.py" for number in count(1))
    return next(folder / name for name in names if not (folder / name).exists())


def find_approach(problem: Problem, name: str) -> Path:
    """Return the file of an approach. Raises KataError if there is none of that name."""
    known = {path.stem: path for path in find_approaches(problem)}
    if name not in known:
        raise KataError(no_such("approach", name, list(known)))
    return known[name]


def task_of(path: Path) -> str:
    """Return comments that state the task: the idea of an approach, and its order."""
    text = docstring_of(path)
    idea = text.partition("\n")[0]
    lines = [f"From memory: {path.stem}.", *([f"Idea: {idea}"] if idea else [])]
    if order := _paragraph(text, "Order:"):
        lines.append(f"Order: {order}")
    return "".join(
        fill(line, WIDTH, initial_indent="# ", subsequent_indent="#     ") + "\n" for line in lines
    )


def docstring_of(path: Path) -> str:
    """Return the docstring of an approach; '' if it has none."""
    return ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""


def hint_on(path: Path) -> Drawing:
    """Draw the promise and the pitfall from an approach's docstring, and the path of its file."""
    text = docstring_of(path)
    shown = {label: _paragraph(text, f"{label}:") for label in ("Promise", "Pitfall")}
    shown["Read"] = f"{shown_path(path)}, close it, and write the approach without looking."
    lines: Drawing = [[(f"Hint on {path.stem}", "title")]]
    for label, words in shown.items():
        lines += paragraph(label, words) if words else []
    return lines


def _paragraph(text: str, label: str) -> str:
    """Return the paragraph of a docstring after a label; '' if the label is missing."""
    parts = (part for part in re.split(r"\n(?=\S)", text) if part.startswith(label))
    return " ".join(next(parts, "").removeprefix(label).split())
