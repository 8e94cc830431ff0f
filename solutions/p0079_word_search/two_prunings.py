"""Count the letters first, and start at the rarer end of the word (剪枝, search pruning).

Idea: the answer to the follow-up, "could you prune the search?". Two tests cost a few microseconds
    and may save millions of calls. If the word needs a letter more often than the board has it, the
    answer is False. And a word can be read from its end as well, so start where fewer cells match.
Order: start cells in reading order; neighbours down, up, right, left.
Promise: `search(r, c, k)` says whether `word[k:]` can be read from this cell on without the marked
    cells, and leaves the board as it was.
Cost: the worst case stays O(m · n · 3^(L-1)). On 6 × 6 'A', a word of fourteen 'A' and a 'B' takes
    no call instead of 9,030,868. The choice of the end is a rule of thumb: LeetCode's ABCCED takes
    25 calls from its end, and 13 from its beginning.
Pitfall: reversing the word is right only because steps go both ways: a path from A to B is one
    from B to A. In a board with one-way steps it would be wrong.
Next: LeetCode 212, Word Search II. Many words in one board: share their beginnings in a trie.
"""


class Solution:
    def exist(self, board: List[List[str]], word: str) -> bool:
        rows, cols = len(board), len(board[0])
        letters = Counter(letter for row in board for letter in row)
        if any(needed > letters[letter] for letter, needed in Counter(word).items()):
            return False
        if letters[word[0]] > letters[word[-1]]:
            word = word[::-1]

        def search(r: int, c: int, k: int) -> bool:
            """Return True if word[k:] can be read from this cell on; restore the board."""
            if not (0 <= r < rows and 0 <= c < cols) or board[r][c] != word[k]:
                return False
            if k == len(word) - 1:
                return True
            board[r][c] = "#"
            found = (
                search(r + 1, c, k + 1)
                or search(r - 1, c, k + 1)
                or search(r, c + 1, k + 1)
                or search(r, c - 1, k + 1)
            )
            board[r][c] = word[k]
            return found

        return any(search(r, c, 0) for r in range(rows) for c in range(cols))
