"""Never steps straight back, but may come to any other cell of the path again.

Verdict: Wrong Answer
Reason: returned True, but ABDCA cannot be read
Cause: other_rule
Change: none
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])

        def walk(r, c, i, last):
            if not (0 <= r < rows and 0 <= c < columns) or board[r][c] != word[i]:
                return False
            if i == len(word) - 1:
                return True
            for x, y in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if (x, y) != last and walk(x, y, i + 1, (r, c)):
                    return True
            return False

        return any(walk(r, c, 0, None) for r in range(rows) for c in range(columns))
