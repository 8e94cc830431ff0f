"""Small searches of several forms, and the call tree of each."""

from harness.record.tree import call_rows
from tests.harness.tapes import recorded_here

PERMUTE = """
class Solution:
    def go(self, nums):
        result, path = [], []
        def search():
            if len(path) == len(nums):
                result.append({kept})
                return
            for number in nums:
                if number not in path:
                    path.append(number)
                    search()
                    {undo}
        search()
        return result
"""
REACH = """
class Solution:
    def go(self, target):
        def fits(total):
            return total <= target
        def search(total):
            if total == target:
                return True
            return any(search(total + step) for step in (2, 3) if fits(total + step))
        return search(0)
"""
YIELDS = """
class Solution:
    def go(self, n):
        def search(path):
            if len(path) == n:
                yield path
                return
            for letter in 'ab':
                yield from search(path + letter)
        return list(search(''))
"""
MUTUAL = """
class Solution:
    def go(self, n):
        self.path = []
        return self.search(n)
    def search(self, n):
        return n == 0 or self.choose(n)
    def choose(self, n):
        self.path.append(n)
        done = self.search(n - 1)
        self.path.pop()
        return done
"""
SUFFIXES = """
class Solution:
    def go(self, digits):
        return self.count(digits)
    def count(self, digits):
        return 1 + self.count(digits[1:]) if digits else 0
"""
SWAP = """
class Solution:
    def go(self, nums):
        def search(first):
            for i in range(first, len(nums)):
                nums[first], nums[i] = nums[i], nums[first]
                search(first + 1)
                nums[first], nums[i] = nums[i], nums[first]
        search(0)
"""


def rows_of(source, *arguments, kept=5000):
    return call_rows(recorded_here(source, list(arguments), 0, kept, "go"))


PROPAGATE = """
class Solution:
    def go(self, n):
        self.left = n
        self.spread(2)
        return self.search(n)
    def spread(self, n):
        return n == 0 or self.spread(n - 1)
    def search(self, n):
        return n == 0 or (self.spread(3) and self.search(n - 1))
"""
