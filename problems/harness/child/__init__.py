"""The child process: the code that loads and runs a submission. Standard library only.

1. `worker.py` answers the judge's messages: begin reading here.
2. `leetcode.py` loads the submission with the names of LeetCode's editor.
3. `runs.py` calls the method of Solution: unchanged, recorded, or from a changed source
   (`patch.py`).
4. `recorder.py` records the writes to a grid (`recording_list.py`), `calls.py` the function calls,
   `values.py` and `snapshots.py` their values; `steps.py` and `nesting.py` count.
5. `plain.py` and `exception_reply.py` turn a result or an exception into JSON.
6. `system.py` has what differs by operating system: limits, alarms, and the end with the judge.

The child contains no answers. It calls nothing of the submission except the method.
"""
