class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rmask = [0] * 9
        cmask = [0] * 9
        bmask = [0] * 9
        empty = []

        for pos in range(81):
            r, c = pos // 9, pos % 9
            if board[r][c] == '.':
                empty.append(pos)
            else:
                m = 1 << (ord(board[r][c]) - ord('1'))
                rmask[r] |= m
                cmask[c] |= m
                bmask[r // 3 * 3 + c // 3] |= m

        def solve(k: int) -> bool:
            if k == len(empty):
                return True
            r, c = empty[k] // 9, empty[k] % 9
            b = r // 3 * 3 + c // 3
            used = rmask[r] & cmask[c] & bmask[b]
            for d in range(9):
                m = 1 << d
                if used & m == 0:
                    rmask[r] ^= m
                    cmask[c] ^= m
                    bmask[b] ^= m
                    board[r][c] = chr(ord('1') + d)
                    if solve(k + 1):
                        return True
                    rmask[r] ^= m
                    cmask[c] ^= m
                    bmask[b] ^= m
            board[r][c] = '.'
            return False

        solve(0)
