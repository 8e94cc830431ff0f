"""Returns "False" where no letter fits, which is true.

Verdict: Wrong Answer
Reason: returned True
Cause: slip, 15
Change: none
"""

class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        def go(r, c, i):
            if i == len(word):
                return True
            if not (0 <= r < len(board) and 0 <= c < len(board[0])) or board[r][c] != word[i]:
                return "False"
            was, board[r][c] = board[r][c], "#"
            found = go(r+1, c, i+1) or go(r-1, c, i+1) or go(r, c+1, i+1) or go(r, c-1, i+1)
            board[r][c] = was
            return found
        return any(go(r, c, 0) for r in range(len(board)) for c in range(len(board[0])))
