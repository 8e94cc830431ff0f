"""Sessions of a small submission: a method with a body of some lines."""

import math
from pathlib import Path

from harness.judge.session import Grain, Session
from harness.problem import Problem
from harness.run import Limits
from harness.solution_files import Solution
from tests.harness.tapes import submission_of


def session_on(source, method="go", limits=None, counting=False, **hooks):
    """Return a session of a whole text."""
    problem = Problem(Path("a"), method, {}, object)
    vars(problem).update({"in_place": True} | hooks)
    solution = Solution(Path("a.py"), source)
    return Session(problem, solution, limits or Limits(), counting=counting)


def source_of(body, above=""):
    """Return the text of a submission whose method has a body of some lines."""
    return submission_of(body, above, "go(self, cells)")


def session_of(body, above="", **options):
    """Return a session of such a submission."""
    return session_on(source_of(body, above), **options)


def run(body, above=""):
    """Run such a submission once, in a child of its own."""
    with session_of(body, above) as session:
        return session.run([[0]])


def try_source(
    session, source, arguments, steps, seconds, clock=math.inf, grain=Grain.ITERATIONS, limits=None
):
    """Run another source once; None for the one that was run last."""
    trials = [(None if source is None else (), 0)]
    [run] = session.try_sources(source, trials, [arguments], steps, seconds, clock, grain, limits)
    return run
