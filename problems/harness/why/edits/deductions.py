"""Edits of deductions, such as a cell that is forced: what has to be done with it is left out.

Items are left in a queue. A set of candidates becomes empty, which is a dead end that nothing
notices.
"""

import ast
from collections.abc import Iterator

from harness.why.edit import Edit, insert, joined_edits
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


def not_emptied(program: Program) -> Iterator[Edit]:
    """Yield edits that empty a queue before each `return` that leaves the loop over its items.

    A queue that the function itself creates is not used again.
    """
    for taken, one in find(program, "_t = _q.pop(...)", "_t = _q.popleft()"):
        loop, queue = program.loop_of(taken), program.text(one["_q"])
        created = [each["_x"] for _, each in find(program, "_x = _v")]
        functions = {program.function_of(each) for each in created if program.text(each) == queue}
        if not isinstance(loop, ast.While) or program.function_of(taken) in functions:
            continue
        exits = [each for each in ast.walk(loop) if isinstance(each, ast.Return)]
        edits = [
            insert(program, "not_emptied", 1, each, f"{queue}.clear()", before=True)
            for each in exits
        ]
        if joined := joined_edits(edits, 1) if edits else None:
            yield joined.quoting(old=queue)
