"""From a failed verdict to what is wrong, in stages that never call back. Begin at `explain.py`.

0. A failed case is a `Failing` (`failing.py`). If it passes alone, state is kept between calls
   (`kept_state.py`); if it printed too much, it runs once more without that (`floods.py`).
1. Record: the failed case runs again on its own, with its calls and writes (`name_mistake.py`), and
   on smaller inputs that fail in the same way (`smallest_input.py`).
2. Suspects: Python's errors (`python/`), the problem's own rules, and what any search shows
   (`search_state.py`) name a cause with its line.
3. Edits: rewrite rules (`kinds/`) and functions (`edits/`) make candidate edits of the source. They
   are ordered by their cost and by what is suspected (`suspicion.py`, `starting_point.py`).
4. Tries: each edit runs on the smallest input, then on more (`tries.py`, `trials.py`), within one
   budget (`budget.py`). If no single edit is enough, pairs of edits are tried (`pairs.py`).
5. Choice: of those that pass, the cheapest is chosen unless others contradict it (`choose.py`), and
   must pass all cases and some variants (`proofs.py`).
6. Words: cause, place and remedy become sentences once (`change.py`, `name_change.py`,
   `report.py`).
"""
