"""Numbers the cells by the number of rows, so that cells of a wide board share a bit.

Verdict: Wrong Answer
Reason: returned False
Cause: slip, 18
Change: name, 18
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        rows, cols = len(board), len(board[0])
        letters = sum(board, [])
        if any(letters.count(ch) < word.count(ch) for ch in set(word)):
            return False

        def bit(r, c):
            return 1 << (r * rows + c)

        stack = []
        for r in range(rows):
            for c in range(cols):
                if board[r][c] == word[0]:
                    stack.append((r, c, 1, bit(r, c)))
        while stack:
            r, c, k, used = stack.pop()
            if k == len(word):
                return True
            for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if 0 <= nr < rows and 0 <= nc < cols and board[nr][nc] == word[k]:
                    b = bit(nr, nc)
                    if not used & b:
                        stack.append((nr, nc, k + 1, used | b))
        return False
