"""`kata compare`: the approaches and the learner's own solution side by side."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from harness import load
from harness.cli.options import (
    CaseOptions,
    FollowupOption,
    LimitOptions,
    json_option,
    option,
    path,
    whole,
)
from harness.cli.progress import announce, show_progress
from harness.cli.selection import choose_cases
from harness.cli.verdict_page import exit_code
from harness.compare.measure import (
    VARIANTS,
    labelled_progress,
    measure_counts,
    measure_spread,
    measure_times,
)
from harness.compare.peers import find_peers
from harness.compare.saved import save_standings, saved_standings
from harness.compare.standing import Standing, fresh_standings
from harness.compare.summaries import compared_json
from harness.compare.tables import print_counts, print_spread, print_stress, print_times
from harness.console import plural, warn
from harness.errors import KataError, not_installed
from harness.judge.judge import TIME_OUTS
from harness.load import Solution
from harness.practice.attempt import attempt_at, read_save
from harness.problem import Case, Problem
from harness.run import Limits

HELP = "judge the approaches and your own solution side by side"


@dataclass(frozen=True)
class Options(FollowupOption):
    """Your own solution is included as soon as you have begun one."""

    files: list[Path] = option(
        nargs="*",
        type=path,
        metavar="FILE",
        help="compare these files instead of all approaches",
    )
    chosen: CaseOptions = option()
    stress: bool = option(
        "--stress", action="store_true", help="also run the stress boards, in one round"
    )
    spread: bool = option(
        "--spread",
        action="store_true",
        help="show how much the counts vary between variants of each board",
    )
    rounds: int = option(
        "--rounds",
        type=whole(1),
        default=1,
        metavar="N",
        help="measure N rounds and take the medians (1)",
    )
    peers: bool = option(
        "--peers", action="store_true", help="also measure the libraries that solve this problem"
    )
    save: bool = option(
        "--save", action="store_true", help="save the counts that `judge` uses to identify a search"
    )
    limits: LimitOptions = option()
    json: bool = json_option()


def run(options: Options) -> int:
    """Judge the approaches side by side, and the learner's own among them."""
    problem = options.load()
    fresh = fresh_standings(_solutions(problem, options))
    cases, limits = choose_cases(problem, options.chosen), options.limits.limits
    hard = load.load_cases(problem, ("stress",)) if options.stress else []
    if options.spread and not problem.offers(problem.scramble):  # before anything is measured
        raise KataError(f"{problem.title} has no variants")
    own = {one.name for one in fresh if not (_is_approach(problem, one) or _is_peer(problem, one))}
    standings = _count(problem, fresh, cases, limits, everything=options.save)
    if not options.json:
        _print_counts(problem, standings, cases, own)
        sys.stdout.flush()  # the rest takes longer, and may be stopped
    standings = _time("comparing", problem, standings, cases, limits, options.rounds)
    if options.save:
        _save(problem, standings, len(cases), limits)
    result: dict[str, object] = {"rounds": options.rounds, "time_limit": limits.seconds}
    result["approaches"] = compared_json(standings, problem.reference)
    if not options.json:
        _print_times(problem, standings, cases, options.rounds, own)
    if options.spread:
        spread = _spread(problem, standings, limits)
        result["spread"] = {one.name: one.spread for one in spread}
        if not options.json:
            print_spread(spread, problem.words)
    if options.stress:
        announce(f"{len(hard)} stress boards", len(fresh), TIME_OUTS, limits.seconds)
        stress = _time("stress boards", problem, fresh, hard, limits, 1)
        result["stress"] = compared_json(stress, problem.reference)
        if not options.json:
            print_stress(stress, limits, "Stress boards, one round; they do not affect the verdict")
    if options.json:
        print(json.dumps(result, indent=2))
    return max(exit_code(one.report) for one in standings if one.report)


def _solutions(problem: Problem, options: Options) -> list[Solution]:
    """Load the files that were named; else all approaches, and the learner's own solution."""
    if options.save and (options.files or options.chosen.tier or options.chosen.case):
        raise KataError(
            "--save measures all approaches on all cases; leave out FILE, --tier and --case"
        )
    own = [load.attempt_path(problem)] * (not options.save and _is_begun(problem))
    paths = options.files or load.find_approaches(problem) + own
    if options.peers:
        peers, absent = find_peers(problem)
        warn(not_installed(", ".join(absent), "peers") if absent else "")
        paths = [*paths, *peers]
    if not paths:
        raise KataError(f"nothing to compare in {load.SOLUTIONS / problem.slug}")
    return [load.load_solution(file) for file in paths]


def _is_begun(problem: Problem) -> bool:
    """Return True if the learner has written something to compare."""
    return read_save(attempt_at(problem)).is_written


def _is_approach(problem: Problem, one: Standing) -> bool:
    """Return True if a solution is one of the approaches of the kata."""
    path = one.solution.path.resolve() if one.solution else Path()
    return path.parent == load.SOLUTIONS / problem.slug and path.name != load.ATTEMPT


def _is_peer(problem: Problem, one: Standing) -> bool:
    """Return True if a solution only calls a library."""
    return one.solution is not None and one.solution.path.parent == problem.folder / "peers"


def _count(
    problem: Problem,
    standings: Sequence[Standing],
    cases: Sequence[Case],
    limits: Limits,
    *,
    everything: bool,
) -> list[Standing]:
    """Add what each solution writes on each case.

    Those of the approaches were saved, and are recorded anew only if everything is to be.
    """
    saved = {} if everything else saved_standings(load.SOLUTIONS / problem.slug)
    counted = []
    with show_progress("counting", len(standings) * len(cases)) as progress:
        for number, one in enumerate(standings):
            known = saved[one.name].searches if one.name in saved else {}
            if _is_approach(problem, one) and all(case.name in known for case in cases):
                searches = {case.name: known[case.name] for case in cases}
                counted.append(replace(one, searches=searches))
                continue
            count_on = labelled_progress(progress, number * len(cases), one.name)
            counted.append(measure_counts(problem, one, cases, limits, count_on))
    return counted


def _time(
    title: str,
    problem: Problem,
    standings: Sequence[Standing],
    cases: Sequence[Case],
    limits: Limits,
    rounds: int,
) -> list[Standing]:
    """Add the verdicts and times."""
    with show_progress(title, len(standings) * len(cases) * rounds) as progress:
        return measure_times(problem, standings, cases, limits, rounds, progress)


def _spread(problem: Problem, standings: Sequence[Standing], limits: Limits) -> list[Standing]:
    """Return the solutions that were accepted, with their spread over the sample boards."""
    sample = load.load_cases(problem, ("sample",))
    good = [one for one in standings if one.accepted]
    runs = len(sample) * VARIANTS
    with show_progress("spreading", len(good) * runs) as progress:
        return [
            measure_spread(
                problem, one, sample, limits, labelled_progress(progress, at * runs, one.name)
            )
            for at, one in enumerate(good)
        ]


def _print_counts(
    problem: Problem, standings: Sequence[Standing], cases: Sequence[Case], own: set[str]
) -> None:
    """Print the counts on the interview boards, if one was recorded on all of them."""
    interview = [case for case in cases if case.tier == "interview"] or cases
    boards = {case.name for case in interview}
    if any(boards <= one.searches.keys() for one in standings):
        print_counts(standings, boards, problem.reference, own, problem.words)


def _print_times(
    problem: Problem,
    standings: Sequence[Standing],
    cases: Sequence[Case],
    rounds: int,
    own: set[str],
) -> None:
    how = f"medians of {rounds} rounds" if rounds > 1 else "one round"
    title = f"{problem.title}: {plural(len(cases), 'case')}, {how}"
    print_times(standings, title, problem.reference, own)
    if peers := [one.name for one in standings if _is_peer(problem, one)]:
        print(f"Libraries: {', '.join(peers)}. Their lines are those that call the library.")


def _save(problem: Problem, standings: Sequence[Standing], boards: int, limits: Limits) -> None:
    """Save the counts by which `judge` identifies searches, and the spread; all, or nothing."""
    wrong = [one.name for one in standings if not one.accepted]
    short = [one.name for one in standings if len(one.searches) < boards]
    if wrong or short:
        why = "these were not accepted" if wrong else "the writes of these were not recorded"
        raise KataError(f"nothing was saved, because {why}: {', '.join(wrong or short)}")
    save_standings(_spread(problem, standings, limits), load.SOLUTIONS / problem.slug)
