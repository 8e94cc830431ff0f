"""The judge harness: the code that all problems share. It names no problem.

The modules beside the packages are the ground: all packages may import them, problems some of them
(`KNOWN` in `tests/test_arrows.py`). Begin with `problem.py`, the hooks of a problem, and `run.py`,
the limits and the record of a run. `folders.py`, `solution_files.py` and `cases.py` read the
checkout; `which_problem.py` and `which_case.py` choose the problem and the cases of a command. The
packages, each importing only those above it:

    judge     a solution -> a verdict; `child` runs beside the solution, in its own process
    record    a run -> the calls and writes of its search
    why       a failed verdict -> the mistake
    replay    a search in the terminal
    compare, page          many solutions; searches as HTML
    practice, interview    the learner's file, journal and hints; an interview
    cli       a file for each command
"""

VERSION = "0.1.0"
"""The version of the kata, as in the changelog."""
