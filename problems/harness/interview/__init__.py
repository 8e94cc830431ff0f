"""Interviews and drills. Begin at `conduct.py`.

1. `questions.py` reads the questions on a problem.
2. `conduct.py` holds the interview or the drill, from the first question to the last; it talks to
   the learner through `room.py`.
3. Each step is an event in the journal of `practice`. `state.py` chooses the problem, and reads the
   interview from these events: its clock, its part and its answers.
4. `report.py` draws the verdicts and the reports.
"""
