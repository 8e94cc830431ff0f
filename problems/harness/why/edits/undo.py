"""Edits of the undo of a step after a recursive call: missing, wrong, or without a step."""

import ast
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from harness.why.edit import Edit, insert, replace
from harness.why.patterns import LOOSE, Captures, fill, find, match
from harness.why.program import (
    Function,
    Loop,
    Program,
    bound_by_any,
    container_of,
    last_name,
    names_in,
)

OPPOSITES: Mapping[str, Sequence[str]] = {
    "_x.add(_y)": ("_x.remove(_y)",),
    "_x.append(_y)": ("_x.pop()", "_x.remove(_y)"),
    "_x.appendleft(_y)": ("_x.popleft()",),
    "_x.remove(_y)": ("_x.add(_y)", "_x.append(_y)", "_x.insert(0, _y)"),
    "_x.discard(_y)": ("_x.add(_y)",),
    "_y = _x.pop()": ("_x.append(_y)", "_x.add(_y)"),
    "_y = _x.pop(0)": ("_x.insert(0, _y)",),
    "_y = _x.pop(_k)": ("_x[_k] = _y", "_x.insert(_k, _y)"),
    "_y = _x.popleft()": ("_x.appendleft(_y)",),
    "_k, _y = _x.popitem()": ("_x[_k] = _y",),
    "_y = heappop(_x)": ("heappush(_x, _y)",),
    "_y = heapq.heappop(_x)": ("heapq.heappush(_x, _y)",),
    "_x &= ~_y": ("_x |= _y",),
    "_x |= _y": ("_x ^= _y",),
    "_x ^= _y": ("_x ^= _y",),
    "_x += [_y]": ("_x.pop()",),
    "_x = _x + [_y]": ("_x = _x[:-1]",),
    "_x = [*_x, _y]": ("_x = _x[:-1]",),
    "_x = _x + _y": ("_x = _x[:-1]",),
    "_x += _y": ("_x -= _y", "_x = _x[:-1]"),
    "_x -= _y": ("_x += _y",),
}
"""The statements that may undo a change of `_x`, by the change, the most likely first."""
CHANGED = ("_x.pop()", "_x.popleft()", "_x.pop(_k)", "_x.insert(_k, _y)", "_x.clear()",
           "heappush(_x, _y)")  # fmt: skip
INITIALS = "[_c] * _n", "[_c for _t in _x]", "{_k: _c for _t in _x}", "dict.fromkeys(_k, _c)"
MOST_BLANKS = 3
LARGE = 100
"""The lowest limit of a counter that counts as a limit of the effort. No search is so deep."""
LEAVES = ast.Return | ast.Break | ast.Continue | ast.Raise


def undos(program: Program) -> Iterator[Edit]:
    """Yield edits of a missing or wrong undo after a call, and of a missing step before it."""
    blanks = blanks_of(program)
    for block in program.blocks:
        for index, statement in enumerate(block):
            if program.calls_in(statement):
                yield from _missing_undos(program, block, index, blanks)
                yield from _wrong_undos(program, block, index, blanks)
        yield from _returned_call(program, block, blanks)
    yield from _resets(program, blanks)


@lru_cache(maxsize=2)
def blanks_of(program: Program) -> list[str]:
    """Return the constants that cells are compared with or set to, the most frequent first."""
    blanks: Counter[str] = Counter()
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
                pass  # `tried[k] == 10` tests a counter
            case ast.Compare(left, [ast.Eq() | ast.NotEq()], [ast.Constant() as blank]):
                blanks[program.text(blank)] += 3 if isinstance(left, ast.Subscript) else 1
            case ast.Assign([ast.Subscript()], ast.Constant() as blank):
                blanks[program.text(blank)] += 1
            case ast.IfExp(ast.Compare(), ast.Constant() as blank, ast.Call()) | ast.IfExp(
                ast.Compare(), ast.Call(), ast.Constant() as blank
            ):
                blanks[program.text(blank)] += 1  # `0 if text == "." else int(text)`
    blanks.update(2 * initials_of(program))
    return [blank for blank, _ in blanks.most_common(MOST_BLANKS)] or ["None"]


@lru_cache(maxsize=2)
def initials_of(program: Program) -> list[str]:
    """Return the constants that lists and dicts begin with, as in `[["."] * n for _ in rows]`."""
    initials = (captures["_c"] for _, captures in find(program, *INITIALS))
    return [program.text(one) for one in initials if isinstance(one, ast.Constant)]


def blanks_like(program: Program, target: ast.expr, blanks: Sequence[str]) -> Sequence[str]:
    """Return the blanks that items of the same list hold or are compared with; else all."""
    used = set[str]()
    for node in program.nodes:
        match node:
            case ast.Compare(ast.Subscript() as cell, [_], [ast.Constant() as value]) | ast.Assign(
                [ast.Subscript() as cell], ast.Constant() as value
            ):
                same = ast.unparse(container_of(cell)) == ast.unparse(container_of(target))
                used |= {program.text(value)} if same else set()
    return [blank for blank in blanks if blank in used] or blanks


@lru_cache(maxsize=2)
def answers_of(program: Program) -> set[str]:
    """Return the names that an entry method returns: additions to them are never undone."""
    return {
        program.text(node.value)
        for function in program.functions
        if program.is_entry(function)
        for node in program.returned_by(function)
        if isinstance(node.value, ast.Name | ast.Attribute)
    }


@lru_cache(maxsize=2)
def grown_with_answers(program: Program) -> set[str]:
    """Return the objects that change where an answer is added, such as a set of all answers."""
    answers, changes = answers_of(program), ast.Expr | ast.AugAssign
    targets = (
        [target_of(program, one) for one in block if isinstance(one, changes)]
        for block in program.blocks
    )
    return {name for names in targets if not answers.isdisjoint(names) for name in names}


@lru_cache(maxsize=2)
def counts_of_effort(program: Program) -> set[str]:
    """Return the counters that only limit the effort: their increments are not mistakes."""
    limited, changes = set[str](), Counter[str]()
    for node in program.nodes:
        match node:
            case ast.Compare(count, [ast.Gt() | ast.GtE()], [ast.Constant(int(limit))]):
                limited |= {program.text(count)} if limit >= LARGE else set()
            case ast.AugAssign(count):
                changes[program.text(count)] += 1
    return {count for count in limited if changes[count] == 1}


def _missing_undos(
    program: Program, block: list[ast.stmt], index: int, blanks: list[str]
) -> Iterator[Edit]:
    """Yield edits that add a missing undo after a call, at each possible place."""
    later = {target for one in block[index + 1 :] if (target := target_of(program, one))}
    later |= answers_of(program)
    undos = [
        codes
        for one in block[:index]
        if target_of(program, one) not in later and (codes := undos_of(program, one, blanks))
    ]
    if not undos:
        return
    rounds = range(max(map(len, undos)))
    joined = ["\n".join(one[min(k, len(one) - 1)] for one in undos) for k in rounds]
    single = [code for one in undos for code in one] if len(undos) > 1 else []
    places = [one for one in block[index:] if not isinstance(one, LEAVES)]
    places += [one for one in program.ancestors(block[index]) if isinstance(one, Loop)][:1]
    for number, statement in enumerate(places):
        for code in (*joined, *single):
            yield insert(program, "undo", 1 + (number > 1), statement, code)


def _wrong_undos(
    program: Program, block: list[ast.stmt], index: int, blanks: list[str]
) -> Iterator[Edit]:
    """Yield edits that correct an undo to match its step, or add the missing step of an undo."""
    steps = {one: undos for one in block[:index] if (undos := undos_of(program, one, blanks))}
    changed = {target_of(program, one) for one in (*steps, *_before_loop(program, block))}
    for one in block[index + 1 :]:
        target = target_of(program, one)
        for step, undos in steps.items():
            if target_of(program, step) == target:
                yield from (replace(program, "undo_wrong", 2, one, code) for code in undos)
        if target not in changed:
            kind = "not_done" if isinstance(one, ast.Assign) else "step_missing"
            for code in undos_of(program, one, blanks)[:2]:
                yield insert(program, kind, 2, block[index], code, before=True)
            loop = program.loop_of(one)
            match one, loop:
                case ast.Assign([ast.Subscript()], value), ast.For(target=ast.Name(choice)):
                    for code in (choice, f"str({choice})") if program.text(value) in blanks else ():
                        new = f"{target} = {code}"
                        yield insert(program, "not_done", 2, block[index], new, before=True)
                case ast.Assign([ast.Subscript(), *_], ast.Constant(bool(value))), _:
                    new = f"{target} = {not value}"
                    yield insert(program, "not_done", 2, block[index], new, before=True)


def _before_loop(program: Program, block: list[ast.stmt]) -> list[ast.stmt]:
    """Return the statements before the loop around a block: what they change is changed once."""
    loop = program.loop_of(block[0])
    around = program.block_of[loop] if loop else []
    return around[: around.index(loop)] if loop else []


def _returned_call(program: Program, block: list[ast.stmt], blanks: list[str]) -> Iterator[Edit]:
    """Yield the edit of a loop that returns its first deeper call: undo the steps if that fails."""
    match block:
        case [*steps, ast.Return(ast.Call() as call) as last] if program.calls_in(call):
            undos = [codes[0] for one in steps if (codes := undos_of(program, one, blanks))]
        case _:
            return
    if undos and program.loop_of(last) and program.has_own_lines(last):
        lines = [f"if {program.text(call)}:", f"{program.unit}return True", *undos]
        new = f"\n{program.indent(last.lineno)}".join(lines)
        yield replace(program, "passed_on", 1, last, new)


def undos_of(program: Program, statement: ast.stmt, blanks: Sequence[str] = ()) -> list[str]:
    """Return the statements that may undo a statement, the most likely first."""
    text = program.text
    match statement:
        case ast.Assign(targets, value) if all(map(_may_be_cell, targets)):
            names = " = ".join(map(text, targets))
            compared = _compared_values(program, targets[0])
            match value:
                case _ if not compared and _is_blank(program, targets[0], value, blanks):
                    return []
                case ast.Constant(bool() | 0 | 1 as one):
                    return [f"{names} = {not one if isinstance(one, bool) else 1 - one}"]
            blanks_here = blanks_like(program, targets[0], blanks)
            known = *compared, *initials_of(program), *blanks_here
            values = [one for one in known if one != text(value)]
            return [f"{names} = {one}" for one in values] + [f"del {text(targets[0])}"]
        case ast.Assign([ast.Tuple(left)], ast.Tuple(right)) if [*map(text, left)] == [
            *map(text, right)
        ][::-1]:
            return [text(statement)]  # the same swap undoes it
        case ast.AugAssign(target) if text(target) in counts_of_effort(program):
            return []
        case ast.AugAssign(target, ast.BitOr(), value) if "&= ~" in program.source:
            bits = f"({text(value)})" if isinstance(value, LOOSE) else text(value)
            return [f"{text(target)} &= ~{bits}"]
        case ast.Expr(ast.Call() as call) if function := program.called(call):
            arguments = text(call).removeprefix(text(call.func))
            path = text(call.func).removesuffix(function.name)
            return [f"{path}{one.name}{arguments}" for one in undo_functions(program, function)]
        case ast.Assign([target], ast.Call(ast.Attribute(owner), []) as call) if (
            function := program.called(call)
        ) and _takes_item(function):
            pair = isinstance(target, ast.Tuple)
            methods = [one for one in program.block_of[function] if isinstance(one, Function)]
            items = {2: f"({text(target)})" if pair else text(target)}
            items |= {1 + len(target.elts): text(target)} if isinstance(target, ast.Tuple) else {}
            sizes = ((one, len(one.args.args)) for one in methods)  # `self` counts, too
            given = [(one.name, items[size]) for one, size in sizes if size in items]
            return [f"{text(owner)}.{name}({item})" for name, item in given]
    captures, undos = _match_step(statement)
    return [fill(program, code, captures) for code in undos]


def _takes_item(function: Function) -> bool:
    """Return True if a function returns an item that it takes out of a container."""
    calls = [one for one in ast.walk(function) if isinstance(one, ast.Call)]
    return any(last_name(one.func) in ("pop", "popleft", "heappop") for one in calls)


def _is_blank(program: Program, target: ast.expr, value: ast.expr, blanks: Sequence[str]) -> bool:
    """Return True for the value of a blank: the initial value of lists, or one of several."""
    text = program.text(value)
    if initials := initials_of(program):
        return text in initials
    return text in blanks and any(
        isinstance(cell, ast.Subscript)
        and ast.unparse(container_of(cell)) == ast.unparse(container_of(target))
        and program.text(captures["_v"]) != text
        for _, captures in find(program, "_x = _v")
        for cell in [captures["_x"]]
    )


def _compared_values(program: Program, target: ast.expr) -> list[str]:
    """Return expressions that a cell is compared with, such as `word[k]`: the values to restore."""
    name, exprs = program.text(target), list[ast.expr]()
    for node in program.nodes_around(target):
        match node:
            case ast.Compare(left, [ast.Eq() | ast.NotEq()], [right]):
                sides = program.text(left), program.text(right)
                exprs += [right] if sides[0] == name and not isinstance(right, ast.Constant) else []
                exprs += [left] if sides[1] == name and not isinstance(left, ast.Constant) else []
    return list(dict.fromkeys(map(program.text, exprs)))


def _may_be_cell(target: ast.expr) -> bool:
    """Return True for an item, `board[r][c]`, and for an attribute of any object but self."""
    match target:
        case ast.Attribute(ast.Name(owner)):
            return owner != "self"
    return isinstance(target, ast.Subscript)


def undo_functions(program: Program, function: Function) -> list[Function]:
    """Return the functions that may undo a function: itself if it only flips bits, or others."""
    names = [one.arg for one in function.args.args]
    flips = all(
        isinstance(one, ast.AugAssign) and isinstance(one.op, ast.BitXor) for one in function.body
    )
    return [
        one
        for one in program.functions
        if (one is function) == flips and names == [each.arg for each in one.args.args]
    ]


def _match_step(statement: ast.stmt) -> tuple[Captures, Sequence[str]]:
    """Return the gaps of the OPPOSITES step that a statement matches, and its undos."""
    for step, undos in OPPOSITES.items():
        if captures := match(step, _expression(statement)):
            return captures, undos
    return {}, ()


def _expression(statement: ast.stmt) -> ast.AST:
    return statement.value if isinstance(statement, ast.Expr) else statement


def target_of(program: Program, statement: ast.stmt) -> str:
    """Return the text of the object that a statement changes; '' if there is not just one."""
    captures, _ = _match_step(statement)
    for pattern in () if captures else CHANGED:
        captures = captures or match(pattern, _expression(statement)) or {}
    if captures:
        return program.text(captures["_x"])
    match statement:
        case ast.Assign([ast.Subscript(), *_] as targets):
            return " = ".join(map(program.text, targets))
        case ast.Assign([target]) | ast.AugAssign(target):
            return program.text(target)
    return ""


def _resets(program: Program, blanks: list[str]) -> Iterator[Edit]:
    """Yield edits that reset an item or an attribute: at both ends of each block, or for a value.

    A value that is set where the search goes back, as in `k -= 1`, may have to be the first one.
    """
    initial = dict[str, str]()
    for node in program.nodes:
        match node:
            case ast.Assign([name], ast.BinOp(ast.List([ast.Constant() as one]), ast.Mult())):
                initial[program.text(name)] = program.text(one)
    for node, target, written in _assignments(program):
        match node, target:
            case ast.Assign(), ast.Subscript(value) | ast.Attribute(value):
                candidates = blanks_like(program, target, blanks) if _may_be_cell(target) else []
                initials = initials_of(program)
                candidates = [one for one in candidates if not initials or one in initials]
            case ast.AugAssign(), ast.Subscript(value):
                candidates = []
            case _:
                continue
        resets = [initial[text]] if (text := program.text(value)) in initial else candidates
        function = program.function_of(node)
        for reset in resets if function else ():
            if program.text(written) != reset:
                code = f"{program.text(target)} = {reset}"
                yield from _at_both_ends(program, function, code)
                steps = (one for one in program.block_of[node] if isinstance(one, ast.AugAssign))
                if text in initial and any(isinstance(one.op, ast.Sub) for one in steps):
                    yield replace(program, "undo_wrong", 1, node.value, reset)


def _assignments(program: Program) -> Iterator[tuple[ast.stmt, ast.expr, ast.expr]]:
    """Yield each assignment with each of its targets, and the value; also augmented ones."""
    for node in program.nodes:
        match node:
            case ast.Assign(targets, value):
                yield from ((node, target, value) for target in targets)
            case ast.AugAssign(target, _, value):
                yield node, target, value


def _at_both_ends(program: Program, function: Function | None, code: str) -> Iterator[Edit]:
    for block in program.blocks:
        first, last = block[0], block[-1]
        if program.is_elif(first) or isinstance(first, Function):
            continue
        if program.function_of(first) is function:
            names = bound_by_any(ast.walk(first))
            bound = isinstance(first, ast.Assign) and bool(names & names_in(ast.parse(code)))
            yield insert(program, "undo", 2, first, code, before=not bound)
            if not isinstance(last, LEAVES) and len(block) > 1:
                yield insert(program, "undo", 2, last, code)


def skipped_undos(program: Program) -> Iterator[Edit]:
    """Yield edits that copy an undo to before a `continue` that skips it, or out of a condition."""
    for node in program.nodes:
        match node, program.loop_of(node):
            case ast.Continue(), ast.For(body=body) as loop:
                inside = (one for one in ast.walk(loop) if isinstance(one, ast.stmt))
                before = [one for one in inside if one.lineno < node.lineno]
                for later in (one for one in body if one.lineno > node.lineno):
                    if _undoes(program, later, before) and "\n" not in program.text(later):
                        yield insert(program, "undo", 1, node, program.text(later), before=True)
            case ast.While(body=[_, *later]), _:
                for call in (one for one in ast.walk(node) if isinstance(one, ast.Expr)):
                    if call not in node.body and program.calls_in(call):
                        for one in later:
                            yield insert(program, "undo", 1, one, program.text(call), before=True)


def _undoes(program: Program, statement: ast.stmt, before: Sequence[ast.stmt]) -> bool:
    """Return True if a statement may undo a change by some statements before it in a loop.

    A value that they have computed is a new one.
    """
    if target_of(program, statement) in {target_of(program, one) for one in before}:
        return True
    match statement:
        case ast.Assign(_, value):
            simple = [one for one in before if isinstance(one, ast.Assign | ast.AugAssign)]
            return not names_in(value) & bound_by_any(
                part for one in simple for part in ast.walk(one)
            )
    return isinstance(statement, ast.AugAssign)
