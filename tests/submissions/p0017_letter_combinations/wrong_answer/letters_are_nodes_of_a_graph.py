"""Has a node for each letter, not for each letter of a position.

Verdict: Wrong Answer
Reason: has
Cause: none
Change: none
"""


KEYPAD = {
    '2': 'abc', '3': 'def', '4': 'ghi', '5': 'jkl',
    '6': 'mno', '7': 'pqrs', '8': 'tuv', '9': 'wxyz',
}


class Vertex:
    def __init__(self, letter):
        self.letter = letter
        self.out = []

    def link(self, other):
        if other not in self.out:
            self.out.append(other)


class LetterGraph:
    def __init__(self):
        self.vertices = {}

    def vertex(self, letter):
        if letter not in self.vertices:
            self.vertices[letter] = Vertex(letter)
        return self.vertices[letter]

    def load(self, digits):
        for a, b in zip(digits, digits[1:]):
            for x in KEYPAD[a]:
                for y in KEYPAD[b]:
                    self.vertex(x).link(self.vertex(y))

    def walks(self, start, length):
        stack = [(self.vertex(start), start)]
        while stack:
            v, text = stack.pop()
            if len(text) == length:
                yield text
                continue
            for nxt in v.out:
                stack.append((nxt, text + nxt.letter))


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        if not digits:
            return []
        graph = LetterGraph()
        graph.load(digits)
        answer = []
        for ch in KEYPAD[digits[0]]:
            answer.extend(graph.walks(ch, len(digits)))
        return answer
