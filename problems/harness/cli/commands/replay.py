"""`kata replay`: play back the search of a solution in the terminal."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from harness.cli.options import ProblemOption, case_option, input_option, solution_option
from harness.console import has_terminal, print_drawing, warn, window_width
from harness.errors import Exit, KataError
from harness.judge.outcome import Word
from harness.mistake import Mistake
from harness.practice.events import digest
from harness.practice.journal import Journal
from harness.problem import Problem
from harness.progress import show_progress
from harness.record.recording import Recording, record_search
from harness.replay.lane import UNNAMED, BoardLane, Lane, make_lane
from harness.replay.tree_lines import tree_drawing
from harness.run import Limits
from harness.solution_files import Solution, existing_attempt, is_attempt, load_solution
from harness.what_to_type import typed
from harness.which_case import choose_cases


@dataclass(frozen=True)
class Options(ProblemOption):
    """The solution runs once, unchanged, while its calls and its writes to a grid are recorded.

    A search that fills a grid is played back: space plays or pauses, ← and → go one step, 0 to 9
    jump to 0 % to 90 % of the run, Home and End to its start and end, and q quits. For any other
    search, or without a terminal, the call tree is printed. The default file is your attempt. The
    default case is the one that failed last, or else LeetCode's first example, or else the first
    case. Playback of a failed run starts at the step that shows why it failed.
    """

    solution: Path | None = solution_option("the file to run")
    case: str | None = case_option()
    input: str | None = input_option("run on this input instead of a case")


def run(options: Options) -> int:
    """Record a solution on a case, and play it back."""
    problem = options.load(options.solution)
    solution = load_solution(options.solution or existing_attempt(problem))
    _, [lane] = record_lanes(problem, [solution], options.case, options.input)
    if isinstance(lane, BoardLane) and has_terminal():
        from harness.replay.player import Player
        from harness.replay.screen import PlayerApp

        return PlayerApp(Player(lane)).run_to_end(mouse=False)
    print_drawing(tree_drawing(lane, window_width()))
    return Exit.ACCEPTED


def record_lanes(
    problem: Problem, solutions: Sequence[Solution], name: str | None, own_input: str | None = None
) -> tuple[str, list[Lane]]:
    """Record each solution on a case. Return the name of the case, and the lane of each run.

    Without a name or an input, the case is the one on which the attempt failed, or else LeetCode's
    example. A lane starts at the mistake, if the same source failed on the case when it was last
    judged. Raises KataError if a run has neither calls nor writes.
    """
    journal = Journal()
    warn(journal.complaint)
    past = journal.past(problem.slug)
    failed = past.failed_case * any(is_attempt(problem, one.path) for one in solutions)
    [case] = choose_cases(problem, name, own_input, single=True, failed=failed)
    lanes: list[Lane] = []
    with show_progress(f"recording for {Limits().seconds:g} s at most", len(solutions)) as progress:
        for solution in solutions:
            progress(len(lanes), solution.path.name)
            recording = record_search(problem, solution, problem.arguments(case))
            recorded = recording.run.recorded
            if recorded.trace is None and not recorded.tree.calls:
                raise _nothing_to_show(recording)
            judged, mistake = past.judgement_of(digest(solution.source)), UNNAMED
            if judged and judged.likely and judged.case == case.name:
                likely = " ".join(filter(None, (judged.likely, judged.proof)))
                mistake = Mistake(judged.cause, likely, judged.line)
            lanes.append(make_lane(recording, case.name, mistake))
    return case.name, lanes


def _nothing_to_show(recording: Recording) -> KataError:
    """Return the error for a run without calls and writes, with the command that explains it."""
    solution, line, verdict = recording.solution, recording.run.raised.line, recording.verdict
    where = solution.shown + f":{line}" * bool(line)
    file = [] if is_attempt(recording.problem, solution.path) else [f"SOLUTION={solution.shown}"]
    code = Exit.OURS if verdict.word is Word.INTERNAL else Exit.REJECTED
    more = f"`{typed('judge', *file)}` shows the details"
    return KataError(f"{where}: no search was recorded ({verdict}); {more}", code)
