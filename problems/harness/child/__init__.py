"""The child: code that runs beside the submission, in its own process. Standard library only.

1. `worker.py` answers the judge's messages: begin reading here.
2. `leetcode.py` loads the submission with the names of LeetCode's editor.
3. `runs.py` calls its method: as it is, recorded, or from a changed source.
4. `recorder.py` records the writes to a grid, `calls.py` the calls and `values.py` what they hold;
   `steps.py` and `nesting.py` count. Each is imported only for a run that needs it.
5. `plain.py` and `exception_reply.py` turn a result or an exception into JSON.

The child holds no answers, and runs no code of the submission but its search.
"""
