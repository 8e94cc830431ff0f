"""Split each answer at the parenthesis that closes the first one (动态规划, dynamic programming).

Idea: an answer begins with "(", and one ")" closes it. Some pairs stand inside the two, the other
    ones after them: `(inside)rest`. Both parts are smaller answers. This split exists once for
    each answer, so each is built once.
Order: by the number of pairs inside the first one, from 0 on.
Promise: `answers[pairs]` holds every balanced string of so many pairs once.
Cost: no string is built that is not part of an answer: 2,055 strings for n = 8, with those of all
    smaller n, O(n) to build each. All of them are kept.
Pitfall: to add a pair to the left, to the right and around a smaller answer looks like the same.
    It makes ()()() twice, and (())(()) never.
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
