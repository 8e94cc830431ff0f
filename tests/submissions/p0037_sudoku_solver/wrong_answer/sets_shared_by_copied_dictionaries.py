"""Eliminates digits, from sets that the copy of the dictionary shares with the caller's.

Verdict: Wrong Answer
Reason: unchanged
Cause: shallow_copy
Change: shallow, 43
Near: never_written | answer_returned
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        sq = [(r, c) for r in range(9) for c in range(9)]
        self.peers = {s: {t for t in sq if t != s and (t[0] == s[0] or t[1] == s[1] or (t[0] // 3, t[1] // 3) == (s[0] // 3, s[1] // 3))} for s in sq}
        values = {s: set("123456789") for s in sq}
        for r, c in sq:
            if board[r][c] != ".":
                self.assign(values, (r, c), board[r][c])
        res = self.search(values)
        if res:
            for r, c in sq:
                board[r][c] = min(res[r, c])

    def assign(self, values, s, d):
        return all(self.eliminate(values, s, x) for x in values[s] - {d})

    def eliminate(self, values, s, d):
        if d not in values[s]:
            return True
        values[s].remove(d)
        if not values[s]:
            return False
        if len(values[s]) == 1:
            x = min(values[s])
            return all(self.eliminate(values, t, x) for t in self.peers[s])
        return True

    def search(self, values):
        if all(len(v) == 1 for v in values.values()):
            return values
        s = min((s for s in values if len(values[s]) > 1), key=lambda s: len(values[s]))
        for d in sorted(values[s]):
            new = values.copy()
            if self.assign(new, s, d):
                res = self.search(new)
                if res:
                    return res
        return None
