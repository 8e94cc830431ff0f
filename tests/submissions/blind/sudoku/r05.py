class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        text = ''.join(''.join(line) for line in board)

        def solve(s):
            i = s.find('.')
            if i < 0:
                return s
            used = set()
            for k in range(81):
                if k // 9 == i // 9 or k % 9 == i % 9 or (k // 27 == i // 27 and k % 9 // 3 == i % 9 // 3):
                    used.add(s[k])
            for ch in '123456789':
                if ch not in used:
                    answer = solve(s[:i] + ch + s[i + 1:])
                    if answer:
                        return answer
            return ''

        text = solve(text)
        for i in range(9):
            board[i][:] = text[i * 9:i * 9 + 9]
