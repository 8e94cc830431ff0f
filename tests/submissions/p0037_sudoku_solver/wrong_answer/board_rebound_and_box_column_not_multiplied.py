"""Gives the solved state to the name of the board, and looks at columns of no box.

Verdict: Wrong Answer
Reason: every blank is still blank
Cause: never_written, 29
Change: rebound, 29
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        stack = [[row[:] for row in board]]
        while stack:
            state = stack.pop()
            pick = None
            for r in range(9):
                for c in range(9):
                    if state[r][c] != '.':
                        continue
                    used = set(state[r])
                    used |= set(row[c] for row in state)
                    br, bc = r // 3 * 3, c // 3
                    for row in state[br:br + 3]:
                        used |= set(row[bc:bc + 3])
                    cand = [d for d in '987654321' if d not in used]
                    if pick is None or len(cand) < len(pick[2]):
                        pick = (r, c, cand)
            if pick is None:
                board = state
                return
            r, c, cand = pick
            for d in cand:
                child = [row[:] for row in state]
                child[r][c] = d
                stack.append(child)
