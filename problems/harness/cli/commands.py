"""What each command does: it fetches, hands on, and prints. One short function a command."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from harness import load
from harness.cli.progress import progress
from harness.cli.selection import (
    attempt,
    attempt_or_reference,
    cases_of,
    given_case,
    limits_of,
    may_write,
    near,
    one_case_to_watch,
    refuse,
)
from harness.errors import Exit, KataError
from harness.judge.judge import judge as judge_solution
from harness.judge.report import (
    headline,
    print_drawing,
    print_json,
    print_report,
    print_told,
)
from harness.judge.verdict import ACCEPTED, INTERNAL, judge_run
from harness.records import Case, Drawing, Judged, Limits, Problem, Report, Run, Solution, Verdict

if TYPE_CHECKING:
    from harness.compare.fingerprints import Searches
    from harness.compare.measure import Row


def start(options: Namespace) -> int:
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
            raise KataError(f"{near(path)} is a link to nothing; remove it first") from None
        print(f"{near(path)} is there already and was not touched.")
    print("`make judge` gives its verdict; `make test` does, and runs the kata's own tests.")
    return Exit.ACCEPTED


def judge(options: Namespace) -> int:
    """Judge solution files, one after another."""
    problem = load.choose_problem(options.problem, options.files[0] if options.files else None)
    solutions = [load.load_solution(path) for path in options.files or [attempt(problem)]]
    cases = cases_of(problem, options)
    reports: list[Report] = []
    for solution in solutions:
        reports.append(_judge(problem, solution, cases, options))
        if not options.json:
            print("\n" * (len(reports) > 1), end="")
            print_report(reports[-1])
            if options.search or not options.files:
                _tell_search(reports[-1])
    if options.json:
        print_json(reports, several=len(reports) > 1)
    return max(map(_code, reports))


def run(options: Namespace) -> int:
    """Run one case in this very process, so that the learner can look inside."""
    from harness.child import worker

    problem = load.choose_problem(options.problem, options.file)
    solution = load.load_solution(options.file or attempt(problem))
    cases = [one_case_to_watch(cases_of(problem, options), options)]
    print(f"{solution.shown} on {cases[0].name}, no limits", file=sys.stderr)
    try:
        names = worker.load(solution.source, solution.shown)
        made = worker.find_class(names, problem.method)
    except (Exception, SystemExit) as error:  # theirs, and shown as such
        print(worker.told(error, solution.shown), end="", file=sys.stderr)
        return Exit.REJECTED
    frame = worker.run(made, problem.method, problem.arguments(cases[0]), solution.shown)
    sys.stdout.flush()
    if "KeyboardInterrupt" in frame.get("error", "")[-20:]:
        raise KeyboardInterrupt
    done = Run(**frame)
    verdict = judge_run(problem, problem.arguments(cases[0]), done, Limits())
    answer = done.arguments[0] if done.arguments else None
    if problem.draw:
        print_drawing(problem.draw(problem.arguments(cases[0]), answer))
    print(done.error, end="", file=sys.stderr)
    print(verdict)
    return Exit.ACCEPTED if verdict.word == ACCEPTED else Exit.REJECTED


def test(options: Namespace) -> int:
    """Judge the learner's own solution, then run the quick tests of the kata itself."""
    from harness.cli.checks import run_tests

    problem = load.choose_problem(options.problem)
    path = load.attempt_path(problem)
    if not path.exists():
        code = run_tests(everything=False)
        print(f"No attempt of yours yet: `make start` writes {near(path)}.")
        return code
    report = _judge(
        problem, load.load_solution(Path(near(path))), cases_of(problem, options), options
    )
    print_report(report)
    _tell_search(report)
    print(flush=True)
    code = run_tests(everything=False)
    print(f"Your solution: {headline(report)} ({near(path)})")
    return max(code, _code(report))


def check(options: Namespace) -> int:
    """Run every test, the linter, the format check and the type checker."""
    from harness.cli.checks import run_linters, run_tests

    load.choose_problem(options.problem)
    return max(run_tests(everything=True), run_linters())


def compare(options: Namespace) -> int:
    """Judge the approaches side by side, and the learner's own among them."""
    from harness.compare import fingerprints as searching
    from harness.compare import measure as comparing
    from harness.compare import spread as spreads
    from harness.compare.tables import print_rows, print_spread, print_stress

    problem = load.choose_problem(options.problem)
    solutions = _to_compare(problem, options)
    cases, limits, rounds = cases_of(problem, options), limits_of(options), options.rounds
    sample = load.load_cases(problem, ("sample",)) if options.spread else []
    hard = load.load_cases(problem, ("stress",)) if options.stress else []

    def measured(title: str, on: Sequence[Case], times: int) -> list[comparing.Row]:
        with progress(title, len(solutions) * len(on) * times) as tell:
            reports = comparing.measure(problem, solutions, on, limits, times, tell)
        return comparing.tabulate(reports, problem.reference)

    rows = measured("comparing", cases, rounds)
    named = dict(zip(comparing.names_of(solutions), solutions, strict=True))
    good = {row.name: named[row.name] for row in rows if row.report.verdict.word == ACCEPTED}
    with progress("counting", len(good) * len(cases)) as tell:
        searches: dict[str, searching.Searches] = {name: {} for name in named}
        searches |= searching.record_all(problem, good, cases, limits, tell)
    if options.save:
        _save(searches, len(cases), load.SOLUTIONS / problem.slug / searching.TABLE)
        _save_spread(problem, good, limits)
    told = comparing.as_json(rows, limits, rounds, searches)
    if not options.json:
        _tell_counts(rows, searches, cases)
        title = f"{problem.title}: {len(cases)} case{'s' * (len(cases) > 1)}"
        print_rows(rows, title + (f", medians of {rounds} rounds" if rounds > 1 else ", one round"))
        sys.stdout.flush()  # what comes next takes longer, and may be stopped
    if sample:
        with progress("spreading", len(good) * len(sample) * spreads.GUISES) as tell:
            spread = spreads.measure_spread(problem, good, sample, limits, tell)
        told["spread"] = spread
        if not options.json:
            print_spread(spread)
    if hard:
        stress = measured("stress boards", hard, 1)
        told["stress"] = comparing.as_json(stress, limits, 1, {})["approaches"]
        if not options.json:
            print_stress(stress, limits, "Stress boards, one round; they decide no verdict")
    if options.json:
        print(json.dumps(told, indent=2))
    return max(_code(row.report) for row in rows)


def trace(options: Namespace) -> int:
    """Record a run and tell what it wrote, or tell that of a recorded one."""
    from harness.replay.player import Lane
    from harness.replay.recording import record, reload
    from harness.replay.summary import print_trace
    from harness.trace import is_trace, write_tape

    if options.save:
        may_write(options.save)
    problem = load.choose_problem(options.problem, options.file)
    if options.file and is_trace(options.file):
        refuse(options, "save", "tier", "case", "board")
        print_trace(reload(problem, options.file))
        return Exit.ACCEPTED
    solution = load.load_solution(options.file or attempt(problem))
    case, limits = one_case_to_watch(cases_of(problem, options), options), limits_of(options)
    with progress(f"recording for {limits.seconds:g} s at most", 1):
        lane = record(problem, solution, case, limits)
    if not isinstance(lane, Lane):
        return _tell_no_writes(solution, case, lane)
    if options.save:
        told = lane.timeline.trace
        options.save.write_text(json.dumps(write_tape(told)) + "\n", encoding="utf-8")
        print(f"{options.save}: {told.writes:,} writes", file=sys.stderr)
    print_trace(lane)
    return Exit.ACCEPTED


def doctor(options: Namespace) -> int:
    """Try each limit of the judge on this system, and say which of them hold."""
    from harness.judge.doctor import examine

    del options
    findings = list(examine())
    for finding in findings:
        print(f"{'holds' if finding.holds else 'LACKS':<7}{finding.limit:<22}{finding.told}")
    return Exit.ACCEPTED if all(finding.holds for finding in findings) else Exit.REJECTED


def bench(options: Namespace) -> int:
    """Measure the approaches and the libraries that are installed on the same boards."""
    from harness.bench import measure as benching
    from harness.bench import setup
    from harness.bench.table import print_scores

    problem = load.choose_problem(options.problem)
    limits = Limits(seconds=options.time_limit)
    paths, absent = setup.find_solvers(problem, options.only)
    if options.boards:
        cases = setup.read_boards(problem, options.boards, options.count)
        told = str(options.boards)
    else:
        count = options.count or setup.COUNT
        with progress("making boards", count) as tell:
            cases = setup.make_boards(problem, count, options.seed, options.givens, tell)
        told = f"made from seed {options.seed}"
    judged: dict[Path, list[Judged]] = {path: [] for path in paths}
    stopped = False
    try:
        with (
            progress("measuring", len(paths) * len(cases)) as tell,
            closing(benching.measure(problem, paths, cases, limits, tell)) as measured,
        ):
            for path, one in measured:
                judged[path].append(one)
    except KeyboardInterrupt:
        if not any(judged.values()):
            raise
        stopped = True
    scores = benching.tabulate(judged, problem, len(cases), limits)
    if options.json:
        about = {"boards": told, "time_limit": limits.seconds, "complete": not stopped}
        print(json.dumps(benching.as_json(scores, about | {"not_installed": absent}), indent=2))
    else:
        title = f"{problem.title}: {len(cases):,} boards, {told}{', stopped early' * stopped}"
        print_scores(scores, absent, limits, title)
    if stopped:
        return Exit.INTERRUPTED
    return Exit.REJECTED if any(score.wrong for score in scores) else Exit.ACCEPTED


def generate(options: Namespace) -> int:
    """Make boards and print them, a line each, as they come."""
    problem = load.choose_problem(options.problem)
    if problem.generate is None:
        raise KataError(f"{problem.slug} makes no boards")
    wish = options.count, options.seed, options.givens, options.minimal
    with progress("making boards", options.count) as tell:
        try:
            lines = problem.generate(*wish, tell)
        except ValueError as error:
            raise KataError(str(error)) from None
        for line in lines:
            print(line, flush=True)
    return Exit.ACCEPTED


def replay(options: Namespace) -> int:
    """Record one solution, or two, on one case, and play the writes back; or traces of them."""
    from harness.replay.player import Lane
    from harness.replay.recording import record, reload
    from harness.replay.show import show
    from harness.trace import is_trace

    if (options.a is None) != (options.b is None) or (options.a and options.file):
        raise KataError("expected one FILE, or both --a FILE and --b FILE")
    paths = [path for path in (options.file, options.a, options.b) if path]
    problem = load.choose_problem(options.problem, paths[0] if paths else None)
    paths = paths or [attempt_or_reference(problem)]
    saved = {path for path in paths if is_trace(path)}
    if saved.issuperset(paths):
        refuse(options, "case", "board")
    solutions = {path: load.load_solution(path) for path in paths if path not in saved}
    case, limits = one_case_to_watch(cases_of(problem, options), options), limits_of(options)
    lanes: list[Lane] = []
    with progress("recording", len(paths)) as tell:
        for path in paths:
            tell(len(lanes), path.name)
            if path in saved:
                lanes.append(reload(problem, path))
                continue
            lane = record(problem, solutions[path], case, limits)
            if not isinstance(lane, Lane):
                return _tell_no_writes(solutions[path], case, lane)
            lanes.append(lane)
    show(lanes)
    return Exit.ACCEPTED


def page(options: Namespace) -> int:
    """Write one HTML file that plays searches back."""
    from harness.cli.page import page as write_page

    return write_page(options)


def solve(options: Namespace) -> int:
    """Draw the solution of a board, or say why there is not just one."""
    problem = load.choose_problem(options.problem)
    if problem.solve is None:
        raise KataError(f"{problem.slug} has no solver of its own")
    board = "-" if options.board is None else options.board
    arguments = problem.arguments(given_case(problem, board))
    try:
        said, drawing = problem.solve(arguments, options.form)
    except ValueError as error:
        raise KataError(f"--as: {error}") from None
    if said:
        print(said, file=sys.stderr, flush=True)
    print_drawing(drawing)
    return Exit.REJECTED if said else Exit.ACCEPTED


def cases(options: Namespace) -> int:
    """List the bank."""
    problem = load.choose_problem(options.problem)
    for tier in options.tier or load.TIERS:
        listed = load.load_cases(problem, (tier,))
        lines: Drawing = [[(tier, "title"), (f" ({len(listed)})", "")]]
        for case in listed:
            lines += [[(f"  {case.name}", "")], [(f"      {case.why}", "dim")]]
        print_drawing(lines)
    return Exit.ACCEPTED


def _judge(
    problem: Problem, solution: Solution, cases: Sequence[Case], options: Namespace
) -> Report:
    with progress(f"judging {solution.path.stem}", len(cases)) as tell:
        report = judge_solution(problem, solution, cases, limits_of(options), tell)
    return replace(report, seed=options.seed if options.variants else None)


def _to_compare(problem: Problem, options: Namespace) -> list[Solution]:
    """The files that were named; else all approaches, and the learner's own."""
    if options.save and (options.files or options.tier or options.case):
        raise KataError("--save is for all approaches on all cases; leave out FILE, --tier, --case")
    own = [path for path in [load.attempt_path(problem)] if path.exists() and not options.save]
    paths = options.files or load.find_approaches(problem) + own
    if not paths:
        raise KataError(f"nothing to compare in {load.SOLUTIONS / problem.slug}")
    return [load.load_solution(path) for path in paths]


def _tell_counts(
    rows: Sequence[Row], searches: Mapping[str, Searches], cases: Sequence[Case]
) -> None:
    """What each solution writes on the interview boards; nothing where nothing was recorded."""
    from harness.compare.tables import print_counts

    telling = [case for case in cases if case.tier == "interview"] or cases
    if any(searches.values()):
        print_counts(rows, searches, {case.name for case in telling})


def _tell_search(report: Report) -> None:
    """Whose search an accepted solution's is, and how it ranks. The verdict was printed before."""
    from harness.compare.identify import recognise
    from harness.compare.rank import rank_in_time

    if report.verdict.word != ACCEPTED:
        return
    sys.stdout.flush()
    with progress("looking whose search this is", 1):
        sentences = recognise(report, load.SOLUTIONS / report.problem.slug)
    print_told(sentences)
    sys.stdout.flush()
    approaches = load.find_approaches(report.problem)
    with progress("timing the approaches", len(approaches)) as tell:
        sentences = rank_in_time(report, approaches, tell)
    print_told(sentences)


def _tell_no_writes(solution: Solution, case: Case, verdict: Verdict) -> int:
    print(f"{solution.shown} on {case.name}: {verdict}. There are no writes to show.")
    return Exit.OURS if verdict.word == INTERNAL else Exit.REJECTED


def _save(searches: Mapping[str, Searches], boards: int, path: Path) -> None:
    """Write down what `judge` tells searches by; all of it, or nothing."""
    from harness.compare.fingerprints import table_of

    short = [name for name, own in searches.items() if len(own) < boards]
    if short:
        raise KataError(f"nothing was saved: not recorded on all cases: {', '.join(short)}")
    path.write_text(table_of(searches), encoding="utf-8")


def _save_spread(problem: Problem, solutions: Mapping[str, Solution], limits: Limits) -> None:
    """Write down the spreads that a page shows."""
    from harness.compare.spread import GUISES, measure_spread
    from harness.compare.spread_table import TABLE, spread_text

    sample = load.load_cases(problem, ("sample",))
    with progress("spreading", len(solutions) * len(sample) * GUISES) as tell:
        spread = measure_spread(problem, solutions, sample, limits, tell)
    path = load.SOLUTIONS / problem.slug / TABLE
    path.write_text(spread_text(spread), encoding="utf-8")


def _code(report: Report) -> int:
    if report.verdict.word == ACCEPTED:
        return Exit.ACCEPTED
    return Exit.OURS if report.verdict.word == INTERNAL else Exit.REJECTED
