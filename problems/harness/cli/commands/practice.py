"""`kata practice`: judge each save on one screen, with hints."""

from dataclasses import dataclass

from harness.cli.options import ProblemOption
from harness.console import has_terminal, print_drawing, print_text
from harness.errors import Exit, KataError
from harness.practice.attempt import read_save
from harness.practice.begin import begin
from harness.practice.journal import Journal
from harness.practice.step_lines import lines_after
from harness.solution_files import attempt_path


@dataclass(frozen=True)
class Options(ProblemOption):
    """In your editor, edit the file that `kata start` wrote: each save is judged.

    Keys: h shows the next hint, n begins a new rep, q quits. Run other commands in a second
    terminal.
    """


def run(options: Options) -> int:
    """Practise on one screen until the learner leaves."""
    problem = options.load()
    if not has_terminal():
        raise KataError("`kata practice` needs a terminal; without a terminal, use `kata judge`")
    from harness.practice.screen import Practice

    path, journal = attempt_path(problem), Journal()
    if not path.exists() and not path.is_symlink():
        sentences, _ = begin(problem, journal)
        print_text(" ".join(sentences[:-1]))
    code = Practice(problem, journal).run_to_end()
    if code == Exit.ACCEPTED:  # otherwise the terminal may be closed
        journal.refresh()
        print_drawing(lines_after(read_save(problem), journal, "screen"))
    return code
