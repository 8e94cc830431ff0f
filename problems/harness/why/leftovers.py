"""Tests whether an unrestored container makes the answer wrong, by a run with it restored.

A search may overwrite an item such as `queens[row]` before it reads it again. Then the answer is
the same with the container restored after each recursive call, and no undo is missing. If less of
the answer is right then, the container has to keep its items, such as a set of found subsets. If no
more is right, an overwritten item that no condition reads is not the reason, either.
"""

import ast
from collections.abc import Sequence

from harness.judge.session import Grain, Session
from harness.mistake import Failure
from harness.record.search_calls import search_calls
from harness.record.unrestored import unrestored_calls
from harness.run import Ending
from harness.why.budget import Budget
from harness.why.edit import Edit, insert, joined_edits
from harness.why.edits.undo import LEAVES
from harness.why.failing import Failing
from harness.why.program import Program, parses

SECONDS, STEPS = 1.0, 300_000
"""The limits of the run with a restored container, in CPU seconds and steps."""
KEPT = "kept_by_the_judge"
SAVED = "{kept} = __import__('copy').deepcopy({name})"
RESTORED = """{name}.clear()
if isinstance({name}, list): {name}.extend({kept})
else: {name}.update({kept})"""


def harmless_leftover(
    session: Session, failing: Failing, budget: Budget, failures: Sequence[Failure]
) -> str:
    """Return the name of an unrestored container that makes no answer wrong, or ''.

    The first failed case whose answer is another one with the container restored decides.
    """
    harmless = ""
    for failure in failures:
        tree, source = failure.tree, failure.source
        calls = unrestored_calls(tree, search_calls(tree), failure.run, failure.trace)
        left = next(calls, None)
        if left is None or not parses(source):
            continue
        name = left.name.partition("[")[0]
        restored = _restored(Program(source), tree.calls[left.number].function, name)
        if not restored or left.in_grid or harmless not in ("", name):
            return ""
        limit = [failure.before], SECONDS, STEPS, Grain.ITERATIONS
        runs = [
            run
            for one in (source, restored)
            for run in budget.try_sources(session, one, [((), 0)], *limit)
        ]
        answers = [(one.ending, one.returned, one.arguments, one.raised.exception) for one in runs]
        shares = [failing.share(failure.before, one) for one in runs]
        if answers[:1] != answers[1:]:
            returned = all(one.ending is Ending.RETURNED for one in runs)
            program = Program(source)
            tests = [program.text(one.test) for one in program.nodes if isinstance(one, ast.If)]
            overwritten = left.place and not any(name in test for test in tests)
            better = shares[1:] > shares[:1] or (shares[1:] == shares[:1] and not overwritten)
            return "" if better or not returned else name
        harmless = name
    return harmless


def _restored(program: Program, function: str, name: str) -> str:
    """Return the source with a container restored after each choice; '' if it cannot be."""
    deeper = {
        next(one for one in program.ancestors(call) if isinstance(one, ast.stmt))
        for outer in program.functions
        for call in program.calls_in(outer, outer)
        if outer.name == function and program.function_of(call) is outer
    }
    if not all(isinstance(one, ast.Expr | ast.Assign | ast.If) for one in deeper):
        return ""
    words, edits = {"name": name, "kept": KEPT}, list[Edit]()
    for block in (one for one in program.blocks if deeper.intersection(one)):
        names = program.names_in_scope[program.function_of(block[0])]
        if name.partition(".")[0] not in names or not all(map(program.has_own_lines, block)):
            return ""
        edits.append(insert(program, "", 0, block[0], SAVED.format(**words), before=True))
        for number, (statement, after) in enumerate(zip(block, [*block[1:], None], strict=True)):
            code, began = RESTORED.format(**words), deeper.intersection(block[: number + 1])
            if isinstance(statement, LEAVES) and began:
                edits.append(insert(program, "", 0, statement, code, before=True))
            elif began and (after is None or after in deeper):
                edits.append(insert(program, "", 0, statement, code))
    whole = joined_edits(edits, 0) if edits else None
    return whole.apply(program.source) if whole else ""
