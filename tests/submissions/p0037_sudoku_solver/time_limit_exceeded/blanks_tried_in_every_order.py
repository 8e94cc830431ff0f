"""Goes on with the next blank when every digit has failed at one.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: blank_passed_by
Change: none
Cases: Single candidates
Time limit: 1
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == '.']

        def valid(r, c, d):
            for k in range(9):
                if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                    return False
            return True

        def backtrack(left):
            if left == 0:
                return True
            for r, c in blanks:
                if board[r][c] != '.':
                    continue
                for d in '123456789':
                    if valid(r, c, d):
                        board[r][c] = d
                        if backtrack(left - 1):
                            return True
                        board[r][c] = '.'
            return False

        backtrack(len(blanks))
