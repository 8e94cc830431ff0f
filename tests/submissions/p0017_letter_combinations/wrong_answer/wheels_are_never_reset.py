"""Turns the next wheel, and leaves those to its right at their last letter.

Verdict: Wrong Answer
Reason: is missing
Cause: slip, 53
Change: unread, 53
"""


class Wheel:
    def __init__(self, letters):
        self.letters = letters
        self.pos = 0

    @property
    def letter(self):
        return self.letters[self.pos]

    def at_end(self):
        return self.pos == len(self.letters) - 1

    def turn(self):
        self.pos += 1

    def reset(self):
        self.pos = 0


class Keypad:
    def __init__(self):
        self.keys = {}
        alphabet = "abcdefghijklmnopqrstuvwxyz"
        at = 0
        for digit, size in zip("23456789", (3, 3, 3, 3, 3, 4, 3, 4)):
            self.keys[digit] = alphabet[at:at + size]
            at += size

    def wheel(self, digit):
        return Wheel(self.keys[digit])


class Odometer:
    def __init__(self, wheels):
        self.wheels = wheels
        self.finished = not wheels

    def read(self):
        return "".join(w.letter for w in self.wheels)

    def advance(self):
        i = len(self.wheels) - 1
        while i >= 0 and self.wheels[i].at_end():
            i -= 1
        if i < 0:
            self.finished = True
            return
        self.wheels[i].turn()


class Solution:
    def letterCombinations(self, digits: str) -> List[str]:
        keypad = Keypad()
        meter = Odometer([keypad.wheel(d) for d in digits])
        words = []
        while not meter.finished:
            words.append(meter.read())
            meter.advance()
        return words
