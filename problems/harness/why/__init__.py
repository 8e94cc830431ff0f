"""Explains a failed verdict, in stages. Start at `explain.py`.

0. A failed case is a `Failing` (`failing.py`). If it passes alone, the solution keeps state
   between calls (`kept_state.py`); if it printed too much, it runs again without output
   (`floods.py`).
1. Record: the failed case runs again alone, with its calls and writes (`name_mistake.py`), and
   on smaller inputs that fail in the same way (`smallest_input.py`).
2. Suspects: rules for Python's errors (`python/`), for the problem, and for any search
   (`search_state.py`) name a cause with its line; rules that the answers follow by mistake
   (`other_rules.py`) name a cause without one. A search at random is named if nothing else is.
3. Edits: rewrite rules (`kinds/`) and functions (`edits/`) make candidate edits of the source. They
   are ordered by their cost and by the suspected mistake (`suspicion.py`, `starting_point.py`).
4. Tries: each edit runs on the smallest input, then on more (`tries.py`, `trials.py`), within one
   budget (`budget.py`). If no single edit is enough, some are made with which more is right
   (`pairs.py`), and the stages begin again with the changed program.
5. Choice: the cheapest edit that passes is chosen unless others contradict it (`choose.py`), and
   must pass all cases and some variants (`proofs.py`).
6. Words: the edit becomes a change with its lines and its diff (`changes.py`), and cause, line and
   remedy become sentences (`name_change.py`, `report.py`).

`judge_and_explain.py` judges a solution first. `find_change.py` runs stages 3 to 5.
"""
