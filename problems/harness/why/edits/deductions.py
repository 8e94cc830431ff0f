"""Edits of deductions, such as a cell that is forced: what has to be done with it is left out.

An item that is changed is not put into the queue, or not changed by the function for that. Items
are left in the queue. A set of candidates becomes empty, which is a dead end that nothing notices.
"""

import ast
import re
from collections.abc import Iterator, Sequence

from harness.why.edit import Edit, insert, joined_edits, replace
from harness.why.edits.undo import blanks_of
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


def unqueued(program: Program) -> Iterator[Edit]:
    """Yield edits that put the index of a changed item into a queue, as elsewhere."""
    taken = find(program, "_t = _q.pop(...)", "_t = _q.popleft()")
    queues = {program.text(one["_q"]) for _, one in taken}
    added = [one for _, one in find(program, "_q.append(_x)")]
    sizes = {(program.text(one["_q"]), len(_parts(one["_x"]))) for one in added}
    for statement, index, value in _changed_items(program):
        names = {*program.names_in_scope[program.function_of(statement)], "self"}
        for queue, size in sorted(sizes):
            parts = [*index, value][:size]
            if (
                queue in queues
                and queue.partition(".")[0] in names
                and size in (len(index), len(parts))
            ):
                item = f"({', '.join(parts)})" if size > 1 else parts[0]
                code = f"{queue}.append({item})"
                yield insert(program, "unqueued", 0, statement, code).quoting(old=queue)


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


def bypassed(program: Program) -> Iterator[Edit]:
    """Yield edits that call the function for a change of an item: it does more than the change."""
    changes = list(_changed_items(program))
    for inner, parameters, assigned in changes:
        function = program.function_of(inner)
        names = [one.arg for one in function.args.args if one.arg != "self"] if function else []
        pattern, used = re.subn(rf"\b({'|'.join(names)})\b", "(.+)", re.escape(assigned))
        value = next((one for one in names if re.search(rf"\b{one}\b", assigned)), "")
        if function is None or used != 1 or not {*parameters} <= {*names}:
            continue
        prefix = "self." * (len(names) < len(function.args.args))
        for statement, index, text in changes:
            found = re.fullmatch(pattern, text)
            is_undo = text in blanks_of(program)
            if found and not is_undo and program.function_of(statement) is not function:
                given = dict(zip([*parameters, value], [*index, found[1]], strict=False))
                arguments = ", ".join(given.get(one, one) for one in names)
                call = f"{prefix}{function.name}({arguments})"
                yield replace(program, "bypassed", 0, statement, call)


def _changed_items(program: Program) -> Iterator[tuple[ast.stmt, list[str], str]]:
    """Yield the assignments to an item, each with its indexes and its value."""
    for statement in program.block_of:
        match statement:
            case ast.Assign([ast.Subscript(outer, last)], value):
                inner = [outer.slice] if isinstance(outer, ast.Subscript) else []
                yield statement, [program.text(one) for one in (*inner, last)], program.text(value)


def _parts(item: ast.expr) -> Sequence[ast.expr]:
    """Return the items of a tuple, or an expression itself."""
    return item.elts if isinstance(item, ast.Tuple) else [item]
