"""Split each answer at the parenthesis that closes the first one (动态规划, dynamic programming).

Idea: an answer begins with "(", and one ")" closes it. Some pairs stand inside the two, the others
    after them: `(inside)rest`. Both parts are smaller answers. Each answer can be split in this way
    only once, so it is built once.
Order: by the number of pairs inside the first one, from 0 on.
Promise: `answers[pairs]` holds every balanced string of that many pairs once.
Cost: it builds all answers for 1 to n pairs: 2,055 strings for n = 8, O(n) to build each. All of
    them are kept.
Pitfall: adding a pair to the left, to the right and around each smaller answer looks equivalent,
    but it builds ()()() twice, and (())(()) never.
Next: LeetCode 131, where a check decides which choices are allowed.
"""


class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        answers = [[""]]
        for pairs in range(1, n + 1):
            answers.append([])
            for size in range(pairs):  # pairs inside the first one; one pair is the first itself
                for inside in answers[size]:
                    for rest in answers[pairs - 1 - size]:
                        answers[pairs].append("(" + inside + ")" + rest)
        return answers[n]
