"""Judges a solution: from its source to a verdict.

1. `judge_solution.py` judges the cases in order: begin reading here.
2. `session.py` runs a solution on one input after another, as LeetCode does.
3. `child_process.py` starts the child, exchanges messages with it and enforces the limits,
   with `resource_usage.py`, `orphans.py` and `child_files.py`.
4. `protocol.py` and `read_calls.py` validate the replies, which a submission could have forged.
5. `verdict.py` asks the problem's `check`; `outcome.py` has the records of the result.
6. `stopping.py` cancels judging in a thread, as the practice screen needs.
"""
