"""The judge harness: what all problems share. It knows no problem by name.

The modules beside the packages are the ground, which problems and all packages import. Begin with
`problem.py`, the hooks of a problem, and `run.py`, the record of a run. `folders.py`,
`solution_files.py` and `cases.py` read the checkout; `which_problem.py` and `which_case.py` choose
what a command is about. The packages, each importing only those above it:

    judge     a solution -> a verdict; `child` runs beside the solution, in its own process
    record    a run -> what its search did
    why       a failed verdict -> what is wrong
    replay    a search in the terminal
    compare, page          many solutions; searches as HTML
    practice, interview    the learner's file, journal and hints; an interview
    cli       a file for each command
"""

VERSION = "0.1.0"
"""The version of the kata, as the changelog names it."""
