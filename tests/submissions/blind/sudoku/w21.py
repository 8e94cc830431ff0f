class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        squares = [(r, c) for r in range(9) for c in range(9)]

        def same_box(a, b):
            return a[0] // 3 == b[0] // 3 or a[1] // 3 == b[1] // 3

        peers = {
            a: [b for b in squares
                if a != b and (a[0] == b[0] or a[1] == b[1] or same_box(a, b))]
            for a in squares
        }
        values = {s: "123456789" for s in squares}

        def assign(values, s, d):
            values[s] = d
            for p in peers[s]:
                if d in values[p]:
                    values[p] = values[p].replace(d, "")
                    if not values[p]:
                        return False
                    if len(values[p]) == 1 and not assign(values, p, values[p]):
                        return False
            return True

        def search(values):
            if all(len(values[s]) == 1 for s in squares):
                return values
            s = min((s for s in squares if len(values[s]) > 1), key=lambda s: len(values[s]))
            for d in values[s]:
                copy = values.copy()
                if assign(copy, s, d):
                    done = search(copy)
                    if done:
                        return done
            return None

        for r, c in squares:
            if board[r][c] != '.':
                if not assign(values, (r, c), board[r][c]):
                    return
        answer = search(values)
        if answer:
            for r, c in squares:
                board[r][c] = answer[r, c]
