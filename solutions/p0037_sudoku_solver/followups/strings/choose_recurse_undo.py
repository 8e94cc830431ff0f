"""Choose a character, let a deeper call choose the rest, and undo the choice.

Idea: one call chooses one character. The path holds the characters chosen so far, and every call
    leaves it as it found it.

Cost: there are d^n strings of n characters over d digits, and each is joined once: O(n × d^n).

Where it breaks: without the undo, the path grows and never has the right length again. If the
    path itself is stored, not a joined copy, every entry is the same list, empty at the end.

In the interview: this is LeetCode 46, 77 and 78 without their conditions. A condition is one `if`
    before the choice.
"""


class Solution:
    def allStrings(self, digits: str, length: int) -> List[str]:
        found = []

        def extend(path: List[str]) -> None:
            if len(path) == length:
                found.append("".join(path))
                return
            for digit in digits:
                path.append(digit)
                extend(path)
                path.pop()

        extend([])
        return found
