"""`kata practice`: judge each save on one screen, with hints."""

from dataclasses import dataclass

from harness.cli.options import ProblemOption
from harness.console import has_terminal, print_drawing
from harness.errors import Exit, KataError
from harness.practice.attempt import attempt_at, read_save
from harness.practice.begin import begin
from harness.practice.journal import Journal
from harness.practice.step_lines import lines_after


@dataclass(frozen=True)
class Options(ProblemOption):
    """Write in your editor, and save. The screen watches the file that `kata start` wrote.

    h shows the next hint. n begins the next rep. q quits. Type other commands in a second terminal.
    """


def run(options: Options) -> int:
    """Practise on one screen until the learner leaves."""
    problem = options.load()
    if not has_terminal():
        raise KataError("practice needs a terminal; `kata judge` judges your solution without one")
    from harness.practice.screen import Practice

    attempt, journal = attempt_at(problem), Journal()
    if not attempt.path.exists() and not attempt.path.is_symlink():
        begin(attempt, journal)
    code = Practice(attempt, journal).run_to_end()
    if code == Exit.ACCEPTED:  # else the terminal may be gone
        journal.refresh()
        print_drawing(lines_after(read_save(attempt), journal, "screen"))
    return code
