"""Names mistakes that show in the calls of any search: a missing copy, undo or start index."""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from harness.cases import TIERS, load_cases
from harness.mistake import Failure, Mistake
from harness.problem import Problem
from harness.record.search_calls import search_calls
from harness.record.texts import value_text
from harness.record.unrestored import Unrestored, unrestored_calls
from harness.run import Ending
from harness.why.causes import GeneralCause
from harness.why.edit import replace as edit
from harness.why.edits.restored import depths_of_changes
from harness.why.edits.undo import answers_of
from harness.why.patterns import find
from harness.why.program import Loop, Program, holds, names_in
from harness.why.trials import MORE_STEPS, Trials

ADDING = "_x.append(_v)", "_x.add(_v)", "_x.appendleft(_v)", "_x.insert(_k, _v)"


def explain_search(
    failures: Sequence[Failure], program: Program, problem: Problem, harmless: str = ""
) -> Mistake | None:
    """Return the mistake that the calls of failed runs show, or None.

    The text names the case of a run that is not the first: the report shows the first input.
    `harmless` is the name of an unrestored container that makes no answer wrong, or ''.
    """
    cases = [(one, f' of "{one.name}"' if one is not failures[0] else "") for one in failures]
    copies = (missing_copy(failure, program, problem, of) for failure, of in cases)
    undos = (missing_undo(failure, program, of, harmless) for failure, of in cases)
    return next(filter(None, chain(copies, undos)), None)


def missing_copy(
    failure: Failure, program: Program, problem: Problem, case_clause: str = ""
) -> Mistake | None:
    """Return the mistake of adding the same list to the answer several times, or None."""
    collected, added = failure.tree.collected, failure.tree.added
    if collected is None or collected.objects >= collected.items:
        return None
    repeated = [
        (one.value, added[one.first].value) for i, one in enumerate(added) if one.first != i
    ]
    if repeated and all(value == first_value for value, first_value in repeated):
        return None  # the same value is added again: a copy would be the same answer
    name = collected.name or _only_added(program)
    if name and not added and not _may_change(program, name):
        return None
    lines = _lines_that_add(program, name)
    subject = f"`{name}` itself" if name else "the same list"
    line = lines[0] if len(lines) == 1 else 0
    where = f"line {line} adds {subject}" if line else f"{subject} is added"
    counts = f"{collected.items} answers{case_clause} are {collected.objects} list"
    counts += ", which changes later" if collected.objects == 1 else "s, which change later"
    text = f"{where}, not a copy: the {counts}."
    remedy = _copy_remedy(problem, failure, name) if name else "Make a new list for each answer."
    return Mistake(GeneralCause.COPY_MISSING, text, line, remedy)


def _may_change(program: Program, name: str) -> bool:
    """Return True if a program changes the object with a name in place."""
    grown = (one.target for one in program.nodes if isinstance(one, ast.AugAssign))
    return name in depths_of_changes(program) or name in map(program.text, grown)


def _copy_remedy(problem: Problem, failure: Failure, name: str) -> str:
    """Return the remedy for a list that is added itself: add a copy, or strings where expected."""
    samples = (problem.arguments(case) for case in load_cases(problem, (TIERS[0],)))
    answers = (next(problem.answers(before), None) for before in samples)
    match next(filter(None, answers), None), failure.run.returned:
        case [str(), *_], _:
            return f'Add a string: `"".join({name})`.'
        case [[str(), *_], *_], [[list(), *_], *_]:
            return f'Add a string for each row: `["".join(row) for row in {name}]`.'
    return f"Add a copy: `{name}[:]`."


def missing_undo(
    failure: Failure, program: Program, case_clause: str = "", harmless: str = ""
) -> Mistake | None:
    """Return the mistake of a failed call that leaves a container or cell changed, or None."""
    tree, calls = failure.tree, failure.calls
    change = next(unrestored_calls(tree, search_calls(tree), failure.run, failure.trace), None)
    if change is None or change.name.partition("[")[0] == harmless:
        return None
    call = calls[change.number]
    states = f"began with {value_text(change.before)} and ended with {value_text(change.after)}"
    case_clause = case_clause.replace(" of ", " in ", 1)
    last = next((one.line for one in reversed(calls) if one.parent == change.number), 0)
    # where the statement with that call ends
    statements = (
        one for one in program.nodes if isinstance(one, ast.Assign | ast.AugAssign | ast.Expr)
    )
    last = next((program.last_line(one) for one in statements if holds(one, last)), last)
    if last:
        text = f"`{change.name}` is not restored after the call on line {last}: "
        text += f"`{call.function}` {states}{case_clause}."
    else:
        text = f"`{call.function}` does not restore `{change.name}`: it {states}{case_clause}."
    where = "after that call" if last else "before it returns"
    remedy = f"{_undo_remedy(change)} {where}."
    undo = f"{change.name}.pop()"
    pops = [one for one in program.nodes if isinstance(one, ast.Expr) and program.text(one) == undo]
    if last and len(pops) == 1 and program.indent(pops[0].lineno) < program.indent(last):
        remedy = f"Move `{undo}` from line {pops[0].lineno} into the loop, after that call."
    return Mistake(GeneralCause.UNDO_MISSING, text, last or call.first_line, remedy)


def _undo_remedy(unrestored: Unrestored) -> str:
    """Return the remedy that undoes the change of an unrestored call."""
    before, after = unrestored.before, unrestored.after
    if unrestored.in_grid:
        return f"Write {before!r} back"
    if isinstance(before, tuple) and isinstance(after, tuple):
        if len(after) > len(before):
            return f"Write `{unrestored.name}.pop()`"
        if sorted(map(repr, before)) == sorted(map(repr, after)):
            return "Swap back"
    elif isinstance(after, frozenset):
        return f"Remove from `{unrestored.name}` what was added"
    return "Set it back"


def _only_added(program: Program) -> str:
    """Return the only name or attribute that is added to the answers, or ''."""
    added = [one for _, one in find(program, *ADDING)]
    values = [one["_v"] for one in added if program.text(one["_x"]) in answers_of(program)]
    names = {program.text(one) for one in values if isinstance(one, ast.Name | ast.Attribute)}
    return names.pop() if len(names) == len(values) == 1 else ""


def _lines_that_add(program: Program, name: str) -> list[int]:
    """Return the lines that add the value of a name to a list or a set."""
    added = find(program, *ADDING)
    return sorted({node.lineno for node, one in added if program.text(one["_v"]) == name})


def explain_orders(failure: Failure, program: Program, problem: Problem) -> Mistake | None:
    """Return the mistake of a missing start index, or None.

    Needs: an answer that is right once each item is kept in one order only, and just one loop
    around the recursive call that begins at the same item in each call.
    """
    loops = list(_restarting_loops(program))
    duplicates = _reordered(failure, problem) if len(loops) == 1 else None
    if duplicates is None:
        return None
    [loop], (item, copy) = loops, duplicates
    text = f"{copy} is {item} in another order: the loop on line {loop.lineno} begins at the same "
    text += "item in each call."
    remedy = "Pass on where the next call begins, as a start index."
    return Mistake(GeneralCause.START_INDEX_MISSING, text, loop.lineno, remedy)


def explain_dropped_orders(trials: Trials) -> Mistake | None:
    """Return the mistake of a slow search that makes its answers in every order, or None.

    Needs: on a case of the first tier, the same source returns reordered duplicates if it does not
    sort an answer, or make it a frozenset, before it adds it to a set.
    """
    failing, source = trials.failing, trials.failing.solution.source
    program = Program(source)
    for node, captures in find(program, "tuple(sorted(_p))", "frozenset(_p)"):
        unsorted = edit(program, "", 0, node, f"tuple({program.text(captures['_p'])})")
        for case in load_cases(failing.problem, (TIERS[0],)):
            arguments = failing.problem.arguments(case)
            run = trials.run(unsorted.apply(source), arguments, MORE_STEPS)
            if found := _reordered(Failure(arguments, run, None), failing.problem):
                item, copy = found
                text = f"line {node.lineno} drops answers that were made before in another order, "
                text += (
                    f"such as {copy} after {item}: the search makes each of them in every order."
                )
                remedy = "Make each once: pass on where the next call begins, as a start index."
                cause = GeneralCause.START_INDEX_MISSING
                return Mistake(cause, text, node.lineno, remedy)
    return None


def _reordered(failure: Failure, problem: Problem) -> tuple[list[object], list[object]] | None:
    """Return an item of the answer and its reordered duplicate, if nothing else is wrong."""
    run, first = failure.run, dict[tuple[object, ...], list[object]]()
    items = run.returned
    if run.ending is not Ending.RETURNED or not isinstance(items, list):
        return None
    if not all(isinstance(item, list) and {*map(type, item)} <= {int} for item in items):
        return None
    for item in items:
        first.setdefault(tuple(sorted(item)), item)
    others = (item for item in items if item != first[tuple(sorted(item))])
    other = next(others, None)
    if other is None or problem.check(failure.before, replace(run, returned=[*first.values()])):
        return None
    return first[tuple(sorted(other))], other


def _restarting_loops(program: Program) -> Iterator[Loop]:
    """Yield the loops around recursive calls that loop over the same items in each call."""
    for function in program.functions:
        recursive = program.calls_in(function, function)
        passed = [pair for call in recursive for pair in program.passed_by(call)]
        changed = {name for name, value in passed if getattr(value, "id", "") != name}
        for loop in {program.loop_of(call) for call in recursive}:
            if isinstance(loop, ast.For) and not names_in(loop.iter) & changed:
                yield loop
