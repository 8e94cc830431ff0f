"""Interviews and drills. Begin at `conduct.py`.

1. `choose.py` chooses a problem, and `questions.py` reads what is asked on it.
2. `conduct.py` holds the interview, from the first question to the last, in a `room.py`; it prints
   verdicts by `plain_page.py`, and talks to the learner by `terminal.py`.
3. Each step is an event in the journal of `practice`. `state.py` reads the interview from them: its
   clock, its part and its answers.
4. `report.py` says how it went, and what to practise next. `drill.py` asks questions without code.
"""
