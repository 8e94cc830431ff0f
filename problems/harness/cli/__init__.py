"""The command line: `kata`, and `make` in front of it.

`main.py` finds the command, and reports every error in one line. `options.py` reads the options
that a command in `commands/` declares, and prints its help; `overview.py` is the help of all
commands. `debugger.py` runs a solution under the standard debugger.
"""
