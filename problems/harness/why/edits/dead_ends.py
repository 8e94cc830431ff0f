"""Edits that notice a dead end: an item of a collection, such as a set of candidates, is empty."""

import ast
from collections.abc import Iterator

from harness.why.edit import Edit, insert
from harness.why.patterns import find
from harness.why.program import Program, container_of

FLAT, NESTED = ("all({})", "all({}.values())"), ("all(map(all, {}))",)
"""The conditions that no item of a list or a dict is empty, and no item of an item."""


def dead_ends(program: Program) -> Iterator[Edit]:
    """Yield edits that go back where an item of a collection is empty.

    They come before each `if` that may end the search: in a recursive function, or in a loop that
    takes its next state from a stack.
    """
    forms = _forms_by_collection(program)
    for block, back in _searches(program):
        names = program.variables.intersection(
            program.names_in_scope[program.function_of(block[0])]
        )
        names |= {f"self.{one}" for one in program.attributes}
        ends = [one for one in block if isinstance(one, ast.If)]
        for statement in (one for one in ends if isinstance(one.body[-1], ast.Return)):
            for name in sorted(names & forms.keys()):
                for condition in forms[name]:
                    code = f"if not {condition.format(name)}:\n{program.unit}{back}"
                    edit = insert(program, "dead_end", 2, statement, code, before=True)
                    yield edit.quoting(old=name)


def _searches(program: Program) -> Iterator[tuple[list[ast.stmt], str]]:
    """Yield the blocks that run for each state of a search, and the statement that goes back."""
    for function in program.functions:
        if program.calls_in(function, function):
            returned = [one.value for one in program.returned_by(function)]
            fails = any(isinstance(one, ast.Constant) and one.value is False for one in returned)
            yield function.body, "return False" if fails else "return None"
    for taken, _ in find(program, "_s = _q.pop(...)", "_s = _q.popleft()"):
        if isinstance(loop := program.parents[taken], ast.While):
            yield loop.body, "continue"


def _forms_by_collection(program: Program) -> dict[str, tuple[str, ...]]:
    """Return the collections whose items are looked up, each with the conditions to try."""
    forms = dict[str, tuple[str, ...]]()
    for node in program.nodes:
        if isinstance(node, ast.Subscript):
            name = program.text(container_of(node))
            nested = isinstance(node.value, ast.Subscript)
            forms[name] = FLAT + NESTED if nested else forms.get(name, FLAT)
    return forms
