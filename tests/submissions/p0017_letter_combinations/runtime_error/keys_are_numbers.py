"""Looks up a character in a dict whose keys are ints.

Verdict: Runtime Error
Reason: KeyError: '2'
Cause: key_not_found, 19
Change: type, 19
"""


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        table = {2: "abc", 3: "def", 4: "ghi", 5: "jkl", 6: "mno", 7: "pqrs", 8: "tuv", 9: "wxyz"}
        if not digits:
            return []
        queue = deque([""])
        for digit in digits:
            for _ in range(len(queue)):
                prefix = queue.popleft()
                for letter in table[digit]:
                    queue.append(prefix + letter)
        return list(queue)
