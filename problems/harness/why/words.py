"""The mistake that a change takes away, in words: where it lies, but never what to write. Pure."""

from __future__ import annotations

import re

from harness.mistake import Change

LONGEST = 40
"""Characters of a solution that a sentence quotes."""
SENTENCES = {
    # the way back, and what is kept beside the board
    "undo": "an earlier change is not undone here",
    "undo_wrong": "{old} does not undo the earlier change",
    "step_missing": "{target} is left out here",
    "look_missing": "a comparison is missing here, or one does not see what it should",
    "not_done": "what is undone further down is never done here",
    "unread": "{new} is never looked at",
    "look_added": "with one comparison more, the answer is right",
    "reset_missing": "{target} is not reset here",
    "counter_missing": "{target} does not move on here",
    "flag": "{target} should be changed here, but never is",
    # ways out and answers
    "return": "a `return` is missing after this line",
    "truth": "{old} gives the wrong answer here",
    "break": "{old} leaves only the inner of two loops",
    "way_out": "{old} is the wrong way to go on from here",
    "passed_on": "the answer of a call is not passed on here",
    "answer_lost": "what {old} returns is lost",
    "result_unchecked": "{old} unpacks an answer that may be None",
    "not_called": "{old} is named, but not called",
    "async": "an `async` function does not run by itself",
    # numbers and texts
    "one_off": "{old} is off by one",
    "number": "{old} is not the right number here",
    "index_one_off": "{old} is off by one here",
    "text": "{old} is not the right string here",
    "type": "strings and numbers are mixed up in {old}",
    "characters": "{old} is one string, not a list of its characters",
    "keys_alike": "{old} may be the same as a key that stands for something else",
    "key_missing": "a key is missing in {old}",
    "each_replaced": "{old} replaces it everywhere, not only once",
    "factor": "{old} must be a multiple of the block size here",
    "operand_dropped": "{old} has one part too many",
    "operand_missing": "{old} lacks a part",
    "counted_against": "{old} compares with another number than that of the same items",
    "grouping": "the operators in {old} are applied in the wrong order",
    "mask": "{old} has bits that stand for nothing, or lacks some",
    "bit": "{old} looks for the number itself, not for the bit that stands for it",
    "range": "{old} begins or ends in the wrong place",
    "resumed": "{old} always starts anew, not after the value before",
    "tried_again": "{old} is the value that has already failed",
    "direction": "the loop over {old} goes the wrong way: put back first what was taken last",
    "column": "{old} looks through a row of the list, not a column",
    "place": "{old} is not the index that is used elsewhere",
    "block": "{old} is not the number of a block",
    "distance": "{old} tests how far apart two indexes are, not whether they are in the same block",
    "index": "{old} is not how to index a list of lists",
    # operators and conditions
    "operator": "{old} is the wrong operator here",
    "counted": "{old} asks for the key, which stays when its count is 0",
    "comparison": "{old} is the wrong comparison here",
    "identity": "{old} asks for the same object, not for an equal one",
    "chained": "{old} is a chain: Python joins its two comparisons by `and`",
    "assignment": "{old} is the wrong operator here",
    "joined": "{old} is the wrong word between these conditions",
    "nested": "{old} holds whole lists, and an item is compared with each, not looked for in it",
    "negation": "the condition says the opposite of what is meant",
    "truthiness": "{old} is tested for truth, but 0 and empty values are also false",
    "condition_dropped": "there is one condition too many",
    "condition_missing": "a condition is missing here",
    "condition_surplus": "the condition {old} does not belong here",
    "single": "{old} is also true where there are several items",
    "itself": "{old} does not leave out the item itself",
    "wrap_missing": "no line tests whether the second number has reached its end",
    "overwritten": "{old} overwrites what was found before",
    "function": "{called} is the wrong function here",
    # names
    "name": "{old} is the wrong name here",
    "order": "{old} and {new} are swapped",
    "shadowed": "the loop reuses the name {old}, which is needed after it",
    "self": "`self.` is missing here, or does not belong here",
    "signature": "the method lacks `self`",
    "declared": "{declared} is a local variable of this function, but the outer one is meant",
    "decorator": "{old} does not belong here",
    "cache": "{old} remembers what no longer holds",
    # objects
    "class_state": "{old} belongs to the class, so all calls share it",
    "module_state": "{old} runs only once, so all calls share what it makes",
    "default": "the default {old} is made once, and all calls share it",
    "shared": "{old} makes one object that is used in several places, so they all change together",
    "rebound": "{old} now names another object, and the one that it named before does not change",
    "copy_surplus": "{old} is a copy, and what is done to it is lost",
    "copy_missing": "{old} is kept without a copy, and changes later",
    "shallow": "{old} is a shallow copy: it shares its items with the original",
    "used_up": "{old} can be consumed only once",
    "shared_argument": "{old} is passed on without a copy, so all calls change the same object",
    "iterable": "{old} is the wrong list to loop over here",
    "loop_changed": "{old} changes while a loop goes over it",
    "changed_in_place": "{old} changes an object that is also used elsewhere",
    "stale": "{old} was worked out before, and may no longer hold here",
    "returns_none": "{old} returns None, not what it changes",
    "changed_deeper": "the calls in between may have changed {old}, which is used here again",
    "eager": "{old} makes all its calls, also those after the one that succeeds",
    "lazy": "{old} does nothing by itself: its values are not asked for",
    "braces": "{old} makes a dict, but a set is meant",
    "unhashable": "{old} is a list, which cannot be a key or an item of a set",
    "result_lost": "the result of {old} is lost",
    # statements
    "moved": "{old} may belong in another place",
    "surplus": "{old} does not belong here",
    "else_of_if": "this {old} belongs to the `if`, not to the loop",
    "break_unseen": "this loop also runs where the loop before it ended by `break`",
    "else": "the code under this `else` is always needed",
    "keyword": "{old} is the wrong keyword here",
}
"""The sentence on the mistake that an edit takes away, by the kind of the edit."""

PAIRED = {
    *("one_off", "index_one_off", "number", "text", "type", "factor", "place", "order", "mask"),
    *("operator", "comparison", "assignment", "joined"),
}
"""Kinds of mistakes that are one if two places do not agree, whichever of them is changed."""


def sentence_on(change: Change) -> str:
    """Return where the mistake lies and what it is: "line 13: `8` is off by one."."""
    old, target = _quoted(change.old), re.match(r"(self\.)?\w+", change.new.strip())
    words = {
        "old": old or "something",
        "new": _quoted(change.new),
        "target": f"`{target[0]}`" if target else "something",
        "called": f"`{change.old.partition('(')[0].split('.')[-1]}`",
        "declared": f"`{change.new.split()[-1]}`" if change.new else "",
    }
    if change.kind == "look_missing" and re.search(r"(in|==|!=)\s*$", change.new):
        return f"line {change.line}: {old} compares with the first of these only."
    if change.kind == "shallow" and re.match(r"list\([\w.]+\(", change.old):
        return f"line {change.line}: {old} collects objects that may change later."
    if change.kind == "condition_missing" and (kept := re.search(r"!= (['\"].['\"])", change.new)):
        return f"line {change.line}: `{kept[1]}` is not left out here."
    if change.kind == "passed_on" and change.old.startswith("return"):
        return f"line {change.line}: {old} returns whatever that call answers."
    if change.kind == "itself" and not old:
        return f"line {change.line}: the item itself is not left out here."
    if change.kind == "way_out" and not old:
        return f"line {change.line}: a `break` or `continue` is missing here."
    where = f"line {change.line}"
    for line in change.elsewhere:
        where += f", or line {line}" + ", which contradicts it" * (change.kind in PAIRED)
    return f"{where}: {SENTENCES[change.kind].format(**words)}."


def _quoted(text: str) -> str:
    """Return the first line of a piece of a source between backquotes, shortened."""
    first = text.strip().partition("\n")[0]
    first = first if len(first) <= LONGEST else first[: LONGEST - 2].rstrip() + " …"
    return f"`{first}`" if first else ""
