"""Practice: the learner's file, its reps, and the journal of both. Begin at `screen.py`.

1. `attempt.py` reads the learner's file; `begin.py` writes the stub, which begins a rep.
2. `judge.py` judges a save and gives hints on it, which `hints.py` chooses (`ladders.py`).
3. `journal.py` appends what happened (`events.py`) to a file. `past.py` reads the reps from it and
   rates them, and `schedule.py` computes when the next rep is due.
4. `situation.py` finds the state of the attempt, and `next_steps.py` what to type next, and why.
5. `log_lines.py`, `screen_lines.py` and `step_lines.py` draw all that.
"""
