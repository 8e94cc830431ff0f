"""`kata run`: run one case in this process, for `print` and the debugger."""

import json
import os
import signal
import sys
from dataclasses import dataclass
from pathlib import Path

from harness.child.exception_reply import own_traceback
from harness.child.plain import plain
from harness.child.runs import Submission
from harness.cli.options import ProblemOption, case_option, input_option, option, solution_option
from harness.console import paragraph, print_drawing
from harness.errors import Exit
from harness.practice.attempt import read_save
from harness.practice.journal import Journal
from harness.practice.step_lines import lines_after
from harness.problem import Case, Problem
from harness.run import RECURSION, Ending, Limits, Run
from harness.solution_files import Solution, existing_attempt, is_attempt, load_solution
from harness.system import STOP_SIGNALS
from harness.value import as_text
from harness.which_case import choose_cases

QUIT = "bdb.BdbQuit"
"""The exception that quitting the debugger raises."""


@dataclass(frozen=True)
class Options(ProblemOption):
    """The solution may call `print()` and `breakpoint()`.

    The default file is your attempt. The default case is the one that failed last, or else
    LeetCode's first example, or else the first case.
    """

    solution: Path | None = solution_option("the file to run")
    case: str | None = case_option()
    input: str | None = input_option("run on this input instead of a case")
    debug: bool = option(
        "start Python's debugger at the first line of the method and at each exception"
    )


def run(options: Options) -> int:
    """Run one case in this process, and print what to type next on the attempt."""
    _as_the_judge_runs_it()
    problem = options.load(options.solution)
    solution = load_solution(options.solution or existing_attempt(problem))
    is_mine, journal = is_attempt(problem, solution.path), Journal()
    failed = journal.past(problem.slug).failed_case * is_mine
    [case] = choose_cases(problem, options.case, options.input, single=True, failed=failed)
    failed_last = ", the case that failed last," if case.name == failed else ""
    what = f"Running {solution.shown} on “{case.name}”{failed_last} without a time limit."
    stop = "" if options.debug else " Ctrl-C stops the run."  # pdb catches it
    which = "" if options.case or options.input else " `CASE=NAME` chooses another case."
    print(f"{what}{stop}{which}", file=sys.stderr)
    code = _run_case(problem, solution, case, debug=options.debug)
    if is_mine:
        print_drawing([[], *lines_after(read_save(problem), journal, "run")])
    return code


def _run_case(problem: Problem, solution: Solution, case: Case, *, debug: bool) -> Exit:
    """Run a case in this process, so that `print` and the debugger work; print the verdict."""
    from harness.cli.debugger import KEYS, debugged
    from harness.judge.protocol import read_fields
    from harness.judge.verdict import answer_of, judge_run
    from harness.why.report import value_part

    program = Submission(solution.shown, problem.method, nesting=problem.nesting)
    try:
        program.load(solution.source)
    except (Exception, SystemExit) as error:  # an error of the learner's code
        print(own_traceback(error, solution.shown), end="", file=sys.stderr)
        return Exit.REJECTED
    if debug:
        print_drawing(paragraph("Keys", KEYS.format(next(iter(problem.parameters), "name"))))
        program.solution = debugged(program.solution, problem.method, solution.shown)
    reply = program.run(problem.arguments(case))
    sys.stdout.flush()
    if reply.get("exception") == "KeyboardInterrupt":
        print(reply.get("error", ""), end="", file=sys.stderr)  # the traceback
        raise KeyboardInterrupt
    if reply.get("exception") == QUIT:
        print("You have left the debugger, so there is no verdict.")
        return Exit.ACCEPTED
    fields = read_fields(reply) | {"returned": plain(program.returned)}
    done = Run(Ending(fields.pop("ending")), **fields)
    verdict = judge_run(problem, problem.arguments(case), done, Limits())
    answer, given = answer_of(problem, done), problem.draw(problem.arguments(case), None)
    drawn = problem.draw(problem.arguments(case), answer)
    if done.ending is Ending.RETURNED and drawn in ([], given):  # without the answer
        drawn = given + value_part("Output", as_text(answer, json.dumps))
    print_drawing(drawn)
    if not debug:  # else it was shown before the debugger looked back
        print(done.error, end="", file=sys.stderr)
    print(verdict)
    return Exit.ACCEPTED if verdict.accepted else Exit.REJECTED


def _as_the_judge_runs_it() -> None:
    """Set the hash seed and recursion limit of the judge's child, and the default signal handlers.

    The hash seed can only be set before the interpreter starts, so the process is restarted.
    """
    if os.environ.get("PYTHONHASHSEED") != "0":
        environment = os.environ | {"PYTHONHASHSEED": "0"}
        os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], environment)
    sys.setrecursionlimit(RECURSION)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number in STOP_SIGNALS:  # an exception in a handler would look like the learner's
        signal.signal(number, signal.SIG_DFL)
