"""Searches breadth first from each first cell, and visits a cell only once for all paths.

Verdict: Wrong Answer
Reason: returned False
Cause: other_rule
Change: none
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])

        def can_read_from(row, column):
            waiting, reached = deque([(row, column, 1)]), {(row, column)}
            while waiting:
                r, c, k = waiting.popleft()
                if k == len(word):
                    return True
                for cell in ((r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)):
                    inside = 0 <= cell[0] < rows and 0 <= cell[1] < columns
                    if inside and cell not in reached and board[cell[0]][cell[1]] == word[k]:
                        reached.add(cell)
                        waiting.append((*cell, k + 1))
            return False

        cells = [(r, c) for r in range(rows) for c in range(columns)]
        return any(can_read_from(r, c) for r, c in cells if board[r][c] == word[0])
