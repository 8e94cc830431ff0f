"""Edits that undo: what is done before a deeper call is taken back behind it."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator

from harness.why.edit import Edit, indented, insert, replace
from harness.why.edits.taken import taken_by
from harness.why.patterns import LOOSE
from harness.why.program import Function, Loop, Program, names_bound_by, names_in

MOST_BLANKS = 3
OPPOSITES = {
    "add": ("{0}.remove({1})",),
    "append": ("{0}.pop()", "{0}.remove({1})"),
    "appendleft": ("{0}.popleft()",),
    "remove": ("{0}.add({1})", "{0}.append({1})", "{0}.insert(0, {1})"),
    "discard": ("{0}.add({1})",),
}
LARGE = 100
"""A count up to so much limits the effort. No search of a board is so deep."""
LEAVES = ast.Return | ast.Break | ast.Continue | ast.Raise


def edits(program: Program) -> Iterator[Edit]:
    """Yield the edits that take back what is done before a deeper call, or before a step back."""
    blanks = blanks_of(program)
    for block in program.blocks:
        for at, statement in enumerate(block):
            if _goes_deeper(program, statement):
                yield from _around(program, block, at, blanks)
    yield from _set_back(program, blanks)
    yield from _cleared(program)


def _cleared(program: Program) -> Iterator[Edit]:
    """Yield what clears up before a way out also before the same one elsewhere."""
    ways = [one for one in program.block_of if isinstance(one, LEAVES)]
    for way_out in ways:
        block = program.block_of[way_out]
        before = block[block.index(way_out) - 1]
        if not _clears(before):
            continue
        lines = program.has_own_lines(before)
        code = indented(program, before, "") if lines else program.text(before)
        text = program.text(way_out)
        for other in ways:
            at = program.block_of[other].index(other)
            there = program.text(program.block_of[other][at - 1]) if at else ""
            same = program.function_of(other) is program.function_of(way_out)
            if same and program.text(other) == text and there != program.text(before):
                yield insert(program, "step_missing", 1, other, code, before=True)


def _clears(statement: ast.stmt) -> bool:
    """Return True for a call, for what sets an item, and for a loop of these."""
    match statement:
        case ast.Expr(ast.Call()) | ast.Assign([ast.Subscript()]):
            return True
        case ast.For(body=body, orelse=[]):
            return all(map(_clears, body))
    return False


def blanks_of(program: Program) -> list[str]:
    """Return the constants that cells are compared with or set to, the most frequent first."""
    found: Counter[str] = Counter()
    counts = {
        program.text(node.target.value)
        for node in program.nodes
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Subscript)
    }
    for node in program.nodes:
        match node:
            case ast.Compare(ast.Call()):
                pass  # `len(options) == 1` is about no cell
            case ast.Compare(ast.Subscript(value)) if program.text(value) in counts:
                pass  # `tried[k] == 10` is about the last of those that are counted
            case ast.Compare(left, [ast.Eq() | ast.NotEq()], [ast.Constant() as one]):
                found[program.text(one)] += 3 if isinstance(left, ast.Subscript) else 1
            case ast.Assign([ast.Subscript()], ast.Constant() as one):
                found[program.text(one)] += 1
    return [one for one, _ in found.most_common(MOST_BLANKS)] or ["None"]


def _goes_deeper(program: Program, statement: ast.stmt) -> bool:
    """Return True if a statement calls a function of the program."""
    calls = (node.func for node in ast.walk(statement) if isinstance(node, ast.Call))
    return any(getattr(one, "attr", getattr(one, "id", "")) in program.own for one in calls)


def _around(program: Program, block: list[ast.stmt], at: int, blanks: list[str]) -> Iterator[Edit]:
    """Yield what is missing around a deeper call: behind it, before it, or in another form."""
    before = {one: found for one in block[:at] if (found := opposites(program, one, blanks))}
    behind = {target for one in block[at + 1 :] if (target := _target(program, one))}
    missing = [found for one, found in before.items() if _target(program, one) not in behind]
    if missing:
        rounds = range(max(map(len, missing)))
        whole = ["\n".join(one[min(k, len(one) - 1)] for one in missing) for k in rounds]
        parts = [code for one in missing for code in one] if len(missing) > 1 else []
        for number, place in enumerate(_places(program, block, at)):
            for code in (*whole, *parts):
                yield insert(program, "undo", 1 + (number > 1), place, code)
    yield from _repeated(program, block[at + 1 :], [code for one in missing for code in one[:1]])
    done = {_target(program, one) for one in before}
    for one in block[at + 1 :]:
        if _target(program, one) not in done:
            for code in opposites(program, one, blanks)[:2]:
                yield insert(program, "step_missing", 2, block[at], code, before=True)
            for code in _placed(program, one, blanks):
                yield insert(program, "not_done", 2, block[at], code, before=True)
        for other, found in before.items():
            if _target(program, one) == _target(program, other):
                yield from (replace(program, "undo_wrong", 2, one, code) for code in found)


def _placed(program: Program, undo: ast.stmt, blanks: list[str]) -> Iterator[str]:
    """Yield `board[r][c] = d` for an undo that makes the cell blank, in a loop over each d."""
    loop = program.loop_of(undo)
    match undo, loop:
        case ast.Assign([ast.Subscript()], value), ast.For(target=ast.Name(digit)):
            if program.text(value) in blanks:
                target = _target(program, undo)
                yield from (f"{target} = {digit}", f"{target} = str({digit})")


def _repeated(program: Program, behind: list[ast.stmt], missing: list[str]) -> Iterator[Edit]:
    """Yield an undo that is missing in the place of one that stands there twice."""
    there: set[str] = set()
    for statement in behind:
        text = program.text(statement)
        if text in there:
            yield from (replace(program, "undo_wrong", 1, statement, code) for code in missing)
        there.add(text)


def _places(program: Program, block: list[ast.stmt], at: int) -> Iterator[ast.stmt]:
    """Yield the statements behind which an undo may stand: those that follow, and the loop."""
    yield from (one for one in block[at:] if not isinstance(one, LEAVES))
    around = (one for one in program.around(block[at]) if isinstance(one, Loop))
    yield from (one for one in [next(around, None)] if one)


def opposites(program: Program, statement: ast.stmt, blanks: list[str]) -> list[str]:
    """Return statements that may take back what a statement does, the most likely first."""
    text = program.text
    match statement:
        case ast.Assign(targets, value) if all(isinstance(one, ast.Subscript) for one in targets):
            if text(value) in blanks:
                return []
            names = " = ".join(map(text, targets))
            match value:
                case ast.Constant(bool() | 0 | 1 as one):
                    return [
                        f"{names} = {not one}" if isinstance(one, bool) else f"{names} = {1 - one}"
                    ]
            return [f"{names} = {one}" for one in blanks] + [f"del {text(targets[0])}"]
        case ast.AugAssign(target) if text(target) in counts_of_effort(program):
            return []
        case ast.AugAssign(target, op, value):
            return _opposite_sign(program, text(target), op, value)
        case ast.Expr(ast.Call(ast.Attribute(target, name), [value], [])):
            return [one.format(text(target), text(value)) for one in OPPOSITES.get(name, ())]
    return taken.codes if (taken := taken_by(program, statement)) else []


def counts_of_effort(program: Program) -> set[str]:
    """Return what only counts up to a large limit: if something is wrong there, the limit is."""
    limited, changes = set[str](), Counter[str]()
    for node in program.nodes:
        match node:
            case ast.Compare(count, [ast.Gt() | ast.GtE()], [ast.Constant(int(limit))]):
                limited |= {program.text(count)} if limit >= LARGE else set()
            case ast.AugAssign(count):
                changes[program.text(count)] += 1
    return {one for one in limited if changes[one] == 1}


def _opposite_sign(program: Program, name: str, op: ast.operator, value: ast.expr) -> list[str]:
    text = program.text(value)
    match op, value:
        case ast.BitAnd(), ast.UnaryOp(ast.Invert(), operand):
            return [f"{name} |= {program.text(operand)}"]
        case ast.BitOr(), _ if "&= ~" in program.source:
            return [f"{name} &= ~({text})" if isinstance(value, LOOSE) else f"{name} &= ~{text}"]
        case ast.BitOr() | ast.BitXor(), _:
            return [f"{name} ^= {text}"]
        case ast.Add() | ast.Sub(), _:
            return [f"{name} {'-' if isinstance(op, ast.Add) else '+'}= {text}"]
    return []


def _target(program: Program, statement: ast.stmt) -> str:
    """Return what a statement changes, as it is written; '' if that is not one thing."""
    if taken := taken_by(program, statement):
        return taken.container
    match statement:
        case ast.Assign([ast.Subscript(), *_] as targets):
            return " = ".join(map(program.text, targets))
        case ast.Assign([target]) | ast.AugAssign(target):
            return program.text(target)
        case ast.Expr(ast.Call(ast.Attribute(target, name))):
            changes = {*OPPOSITES, "pop", "popleft", "insert", "clear"}
            return program.text(target) if name in changes else ""
        case ast.Expr(ast.Call(ast.Name("heappush"), [target, _])):
            return program.text(target)
    return ""


def _set_back(program: Program, blanks: list[str]) -> Iterator[Edit]:
    """Yield an item set back to what its list began with, at both ends of each block."""
    begun = {
        program.text(node.targets[0]): program.text(item)
        for node in program.nodes
        if isinstance(node, ast.Assign)
        for item in _repeated_item(node.value)
    }
    for node in program.nodes:
        match node:
            case ast.Assign([ast.Subscript(value) as target], written):
                first = begun.get(program.text(value))
            case ast.AugAssign(ast.Subscript(value) as target, _, written):
                first = begun.get(program.text(value))
                if not first:
                    continue
            case _:
                continue
        function = program.function_of(node)
        for blank in [first] if first else blanks:
            code = f"{program.text(target)} = {blank}"
            if function and program.text(written) != blank:
                yield from _at_both_ends(program, function, code)


def _repeated_item(value: ast.expr) -> list[ast.expr]:
    """Return `[0]` for `[0] * 81`."""
    match value:
        case ast.BinOp(ast.List([ast.Constant() as item]), ast.Mult()):
            return [item]
    return []


def _at_both_ends(program: Program, function: Function, code: str) -> Iterator[Edit]:
    for block in program.blocks:
        first, last = block[0], block[-1]
        if program.function_of(first) is function and not isinstance(first, Function):
            names = {name for one in ast.walk(first) for name in names_bound_by(one)}
            bound = isinstance(first, ast.Assign) and bool(names & names_in(ast.parse(code)))
            yield insert(program, "undo", 2, first, code, before=not bound)
            if not isinstance(last, LEAVES) and len(block) > 1:
                yield insert(program, "undo", 2, last, code)
