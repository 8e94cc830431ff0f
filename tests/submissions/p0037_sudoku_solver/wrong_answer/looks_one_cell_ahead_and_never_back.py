"""Takes the first digit that leaves each blank a candidate, and never comes back to it.

Verdict: Wrong Answer
Reason: blanks left
Cause: loop_without_search
Change: none
Cases: Blank row 9
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def opts(r, c):
            out = set('123456789')
            for k in range(9):
                out.discard(board[r][k])
                out.discard(board[k][c])
                out.discard(board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3])
            return out

        def alive():
            return all(opts(r, c) for r in range(9) for c in range(9) if board[r][c] == '.')

        while True:
            holes = [(len(opts(r, c)), r, c) for r in range(9) for c in range(9)
                     if board[r][c] == '.']
            if not holes:
                break
            _, r, c = min(holes)
            for d in sorted(opts(r, c)):
                board[r][c] = d
                if alive():
                    break
                board[r][c] = '.'
            if board[r][c] == '.':
                break
