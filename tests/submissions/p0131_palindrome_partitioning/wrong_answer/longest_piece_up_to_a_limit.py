"""Takes the longest palindrome up to a limit at each place, for each limit.

Verdict: Wrong Answer
Reason: ['a', 'b', 'a', 'bab'] is missing: 3 of 8 were returned
Cause: other_rule
Change: none
"""


class Solution:
    def partition(self, s):
        partitions = set()
        for limit in range(len(s)):
            pieces, start = [], 0
            while start < len(s):
                ends = range(start + 1, min(start + limit + 1, len(s)) + 1)
                found = [s[start:end] for end in ends if self.reads_back(s[start:end])]
                pieces.append(found[-1])
                start += len(pieces[-1])
            partitions.add(tuple(pieces))
        return [list(pieces) for pieces in partitions]

    def reads_back(self, piece):
        return piece == piece[::-1]
