"""`kata start`: write the learner's file from the stub."""

from dataclasses import dataclass
from datetime import UTC, datetime

from harness.cli.options import ProblemOption
from harness.console import print_drawing, print_text, warn
from harness.errors import Exit, shown_path
from harness.folders import PROBLEMS, outermost, problem_name
from harness.practice.attempt import State, read_save
from harness.practice.begin import begin
from harness.practice.journal import Journal
from harness.practice.next_steps import named_on, next_steps
from harness.practice.schedule import due_today
from harness.practice.situation import Situation
from harness.practice.step_lines import draw_steps
from harness.solution_files import attempt_path


@dataclass(frozen=True)
class Options(ProblemOption):
    """An existing file is left unchanged. Other commands then use this problem by default."""


def run(options: Options) -> int:
    """Print the problem and the due reps, and write the stub unless there is an attempt."""
    problem = options.load(say=False)  # printed below
    path, journal, now = attempt_path(problem), Journal(), datetime.now(UTC)
    warn(journal.complaint)
    before = Situation(read_save(problem), journal, now)
    asks_where = before.state is State.MISSING and options.problem is None
    first = [step for step in next_steps(before) if asks_where and step.elsewhere]
    if path.exists():
        path.touch()
        done = f"{shown_path(path)} is unchanged; most commands now use this problem by default."
    else:  # before a command is printed: from now on the default is this problem
        sentences, complaint = begin(problem, journal)
        print_text(" ".join(sentences[:-1]))
        warn(complaint)
        done = f"Fill in {shown_path(path)}."
    print_text(problem.title)
    print_text(due_today(journal.pasts(), now))
    print_text(done)
    print_text(f"{shown_path(problem.folder / 'README.md')} states the task.")
    top = outermost(problem.folder)
    lesson, taught = top / "LESSON.md", f"the search of problem {problem_name(top)} step by step"
    if not lesson.exists():
        lesson, taught = PROBLEMS / "LESSON.md", "backtracking from the beginning"
    print_text(f"{shown_path(lesson)} teaches {taught}.")
    after = Situation(read_save(problem), journal, now)
    print_drawing(draw_steps([*named_on("start", next_steps(after)), *first]))
    return Exit.ACCEPTED
