"""Edits of names: another name in scope, a misspelt name, a missing `self.`, `nonlocal` or call."""

import ast
import builtins
import string
from collections import defaultdict
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import lru_cache
from itertools import pairwise

from harness.kind import SURE
from harness.why.edit import Edit, insert_before, replace
from harness.why.edits.constants import is_text
from harness.why.patterns import match
from harness.why.program import (
    Function,
    Program,
    bound_by_any,
    first_statement,
    names_bound_by,
    names_in,
)

BUILTINS = frozenset(dir(builtins))


def other_names(program: Program) -> Iterator[Edit]:
    """Yield edits that replace a name with another name of the same role, or a loop's list."""
    roles = roles_of(program)
    for node in program.nodes:
        match node:
            case ast.Name(ctx=ast.Load()) | ast.Attribute(ast.Name("self")):
                yield from _same_role(program, node, name_of(node), roles)
            case ast.Compare(ast.Name(), [_], [ast.Constant(int()) as number]) | ast.Subscript(
                _, ast.Constant(int()) as number
            ):
                for name in _instead_of_number(program, node, roles):
                    yield replace(program, "number", 3, number, name)
            case ast.For(iter=ast.Subscript() as subscript):
                nodes = program.nodes_around(subscript)
                bound = bound_by_any(one for one in nodes if not isinstance(one, ast.arg))
                for name in sorted(bound - {name_of(subscript.value)}):
                    if "container" in roles.get(name, ()):
                        yield replace(program, "iterable", 2, subscript, name)


def _instead_of_number(
    program: Program, node: ast.AST, roles: dict[str, set[str]]
) -> Iterator[str]:
    """Yield names to replace a number: compared names, or for an index other indexes.

    These are the variables of loops, and the indexes in the same statement.
    """
    if isinstance(node, ast.Compare):
        names = program.names_in_scope[program.function_of(node)]
        yield from (
            one for one in names if "compared" in roles.get(one, ()) and one != name_of(node.left)
        )
    else:
        loops = (one for one in program.ancestors(node) if isinstance(one, ast.For))
        indexes = {name_of(loop.target) for loop in loops}
        statement = next(one for one in program.ancestors(node) if isinstance(one, ast.stmt))
        test = getattr(statement, "test", statement)
        others = (one for one in ast.walk(test) if isinstance(one, ast.Subscript))
        indexes |= {name_of(one.slice) for one in others}
        yield from sorted(one for one in indexes if "index" in roles.get(one, ()))


def repeated_coordinates(program: Program) -> Iterator[Edit]:
    """Yield edits of two equal coordinates: `(i // 3, j // 3)` for `(i // 3, i // 3)`."""
    for node in program.nodes:
        match node:
            case ast.Tuple([ast.BinOp() as first, ast.BinOp() as second]):
                pass
            case ast.Subscript(ast.Subscript(_, ast.BinOp() as first), ast.BinOp() as second):
                pass
            case _:
                continue
        parts = [*ast.walk(first), *ast.walk(second)]
        names = [one for one in parts if isinstance(one, ast.Name)]
        if len(names) != 2 or ast.dump(first) != ast.dump(second):
            continue
        for pair in pairs_in(program.function_of(node)):
            for name, other in zip(names, pair, strict=True):
                if name.id in pair and name.id != other:
                    yield replace(program, "name", SURE, name, other)


def other_pairs(program: Program) -> Iterator[Edit]:
    """Yield edits that replace a pair of names with another pair: `(nr, nc)` for `(r, c)`."""
    for function in program.functions:
        uses = [pair for node in program.nodes_of[function] for pair in _pairs_used_by(node)]
        pairs = dict.fromkeys((first.id, second.id) for first, second in uses)
        for first, second in (one for one in uses if isinstance(one[0].ctx, ast.Load)):
            (start, after), (before, end) = program.span(first), program.span(second)
            for new, other in (one for one in pairs if {*one}.isdisjoint((first.id, second.id))):
                text = f"{new}{program.source[after:before]}{other}"
                edit = replace(program, "pair", 2, (start, end), text)
                yield edit.quoting(f"{first.id}, {second.id}", f"{new}, {other}")


def _pairs_used_by(node: ast.AST) -> Iterator[tuple[ast.Name, ast.Name]]:
    """Yield the pairs of names in a tuple, in two indexes, or next to each other in a call."""
    match node:
        case ast.Tuple([ast.Name() as first, ast.Name() as second]):
            yield first, second
        case ast.Subscript(ast.Subscript(_, ast.Name() as first), ast.Name() as second):
            yield first, second
        case ast.Call(args=arguments):
            for one, other in pairwise(arguments):
                if isinstance(one, ast.Name) and isinstance(other, ast.Name):
                    yield one, other


def last_for_best(program: Program) -> Iterator[Edit]:
    """Yield edits that replace the last value of a loop with the best value after the loop.

    The loop stores the best value, as in `if len(options) < len(best): best = options`, but only
    `options` is read later. None of the correct programs that were tried does that.
    """
    loops = (one for one in program.nodes if isinstance(one, ast.For) and not program.loop_of(one))
    for loop in loops:
        names = [one for one in program.nodes_around(loop) if isinstance(one, ast.Name)]
        later = [one for one in names if one.lineno > program.last_line(loop)]
        read = {
            one.id
            for one in later
            if isinstance(one.ctx, ast.Load) and not match("_x is None", program.parents[one])
        }
        bound = bound_by_any(ast.walk(loop))
        for test in (one for one in ast.walk(loop) if isinstance(one, ast.If)):
            for statement in test.body:
                match statement:
                    case ast.Assign([target], value):
                        pairs = zip(names_of(target), names_of(value), strict=False)
                    case _:
                        continue
                for best, last in pairs:
                    if last in bound & read and best not in read and best in names_in(test.test):
                        used = (one for one in later if one.id == last)
                        yield from (replace(program, "name", SURE, one, best) for one in used)


@lru_cache(maxsize=2)
def roles_of(program: Program) -> dict[str, set[str]]:
    """Return the roles of each name or attribute of `self`, such as container or index."""
    roles: dict[str, set[str]] = defaultdict(set)
    types = {
        part
        for one in program.nodes
        for annotation in (getattr(one, "annotation", None), getattr(one, "returns", None))
        for part in (ast.walk(annotation) if annotation else ())
    }

    def add(role: str, *nodes: ast.AST) -> None:
        for node in nodes:
            if role and (name := name_of(node)):
                roles[name].add(role)

    for node in (one for one in program.nodes if one not in types):
        match node:
            case ast.Subscript(value, index):
                add("container", value)
                add("index", *ast.walk(index))
            case ast.For(target, values) | ast.comprehension(target, values):
                is_range = isinstance(values, ast.Call) and name_of(values.func) == "range"
                add("container", values)
                add("text" if is_text(values) else "", target)
                add("index" if is_range else "item", *ast.walk(target))
            case ast.Call(function):
                add("function", function)
                add("container", getattr(function, "value", function))
            case ast.BinOp(left, _, right) | ast.AugAssign(
                left, ast.BitAnd() | ast.BitOr() | ast.BitXor() | ast.Sub(), right
            ):
                add("number", left, right)
            case ast.Compare(left, _, others):
                add("compared", left, *others)
    return roles


def name_of(node: ast.AST) -> str:
    """Return the text of a node that is `name` or `self.name`, and '' for all other nodes."""
    match node:
        case ast.Name(name):
            return name
        case ast.Attribute(ast.Name("self"), name):
            return f"self.{name}"
    return ""


def _same_role(
    program: Program, node: ast.expr, name: str, roles: dict[str, set[str]]
) -> Iterator[Edit]:
    """Yield edits that replace a name with other names of the same role."""
    of_self, name_roles = name.startswith("self."), roles.get(name, set())
    function = program.function_of(node)
    outer = [one for one in program.ancestors(node) if isinstance(one, Function)]
    pairs = {pair for one in outer for pair in pairs_in(one)}
    passed = _passed_names(program, node)
    global_names = program.names_in_scope[None]
    for other in roles if of_self else program.names_in_scope[function]:
        other_roles, pair = roles.get(other, set()), {(name, other), (other, name)} & pairs
        similar = (pair or name_roles & other_roles) and other.startswith("self.") == of_self
        similar = similar and (name in global_names) == (other in global_names)
        if "text" in name_roles - other_roles and "index" in other_roles - name_roles:
            continue  # a test of a text that a number replaces would always be false
        if _compares_with_itself(program, node, other):
            continue
        if other != name and similar and "function" not in name_roles | other_roles:
            near = of_self or pair or other in passed
            numbered = name.rstrip(string.digits) == other.rstrip(string.digits)
            yield replace(program, "name", 2 if numbered else 3 if near else 4, node, other)


def _compares_with_itself(program: Program, node: ast.expr, name: str) -> bool:
    """Return True if a name in place of a node would compare an expression with itself."""
    compare = next((one for one in program.ancestors(node) if isinstance(one, ast.Compare)), None)
    start, end = program.span(node)
    for side, other in pairwise([compare.left, *compare.comparators]) if compare else ():
        for first, second in ((side, other), (other, side)):
            begin, last = program.span(first)
            new = program.source[begin:start] + name + program.source[end:last]
            if begin <= start and end <= last and new == program.text(second):
                return True
    return False


def _passed_names(program: Program, node: ast.expr) -> set[str]:
    """Return the names that a function passes in its calls, if a node is such an argument, too."""
    parent, function = program.parents[node], program.function_of(node)
    if function is None or not isinstance(parent, ast.Call) or not program.called(parent):
        return set()
    return {name_of(one) for call in program.calls_in(function) for one in call.args}


@lru_cache(maxsize=16)
def pairs_in(function: Function | None) -> list[tuple[str, str]]:
    """Return the names that a function uses side by side, such as a row and a column.

    An assigned name and the name it gets its value from are a pair as well, and so are the numbers
    of rows and columns that are set one after the other.
    """
    pairs: list[tuple[str, str]] = []
    if function:
        pairs += pairwise(one.arg for one in function.args.args)
        pairs += pairwise(_lengths_set_by(function))
    for node in ast.walk(function) if function else ():
        match node:
            case ast.Assign([target], value):
                pairs += zip(names_of(target), names_of(value), strict=False)
            case ast.Tuple(parts) if all(isinstance(part, ast.Name) for part in parts):
                pairs += pairwise(name_of(part) for part in parts)
            case ast.Subscript(ast.Subscript(_, ast.Name(one)), ast.Name(other)) | ast.For(
                ast.Name(one), body=[ast.For(ast.Name(other)), *_]
            ):
                pairs.append((one, other))
    return pairs


def _lengths_set_by(function: Function) -> Iterator[str]:
    """Yield the names to which the statements of a function assign a length, such as `rows`."""
    for statement in function.body:
        match statement:
            case ast.Assign([target], ast.Call(ast.Name("len"))):
                yield name_of(target)


def names_of(node: ast.expr) -> list[str]:
    """Return the name in an expression, or the names in a tuple; '' for each other expression."""
    parts = node.elts if isinstance(node, ast.Tuple) else [node]
    return [one.id if isinstance(one, ast.Name) else "" for one in parts]


def misspelt(program: Program) -> Iterator[Edit]:
    """Yield edits that replace unbound names with the most similar name, one by one and together.

    A name that is set but never read is replaced with a similar name that is read.
    """
    edits = list[Edit]()
    read = (one for one in program.nodes if isinstance(getattr(one, "ctx", None), ast.Load))
    names_read = {name_of(one) for one in read} - {""}
    for node in program.nodes:
        name = name_of(node)
        bare = name.removeprefix("self.")
        bound = program.attributes if name != bare else program.bound_names | BUILTINS
        if not isinstance(node, ast.expr) or not name:
            continue
        if bare not in bound:
            in_scope = program.names_in_scope[program.function_of(node)]
            others = [*in_scope, "True", "False", "None", "range", "len"] if name == bare else bound
            edits += _closest(program, 1, node, others)
        elif isinstance(getattr(node, "ctx", None), ast.Store) and name not in names_read:
            of_self = name != bare
            others = [one for one in names_read if one.startswith("self.") == of_self]
            yield from _closest(program, SURE, node, others)
    yield from edits
    if len(edits) > 1:
        pieces = tuple(piece for one in edits for piece in one.pieces)
        yield Edit("name", 1, program.line_at(min(pieces)[0]), pieces, "", pieces[0][2])


def _closest(program: Program, cost: int, node: ast.expr, names: Iterable[str]) -> Iterator[Edit]:
    """Yield the edit that replaces a name with the most similar of other names."""
    prefix = "self." if name_of(node).startswith("self.") else ""
    bare, others = name_of(node).removeprefix(prefix), [one.removeprefix(prefix) for one in names]
    matches = get_close_matches(bare.capitalize(), others, 1) or get_close_matches(bare, others, 1)
    yield from (replace(program, "name", cost, node, prefix + one) for one in matches)


def scopes(program: Program) -> Iterator[Edit]:
    """Yield edits that add `self.`, `nonlocal` or call parentheses, or drop a decorator."""
    for node in program.nodes:
        match node:
            case ast.Name(name, context) if name in program.attributes:
                function = program.function_of(node)
                in_scope = name in program.names_in_scope[function]
                is_read = isinstance(context, ast.Load)
                nodes = program.nodes_of[function] if function else ()
                names = (one for one in nodes if isinstance(one, ast.Name) and one.id == name)
                read = not function or any(isinstance(one.ctx, ast.Load) for one in names)
                if not in_scope if is_read else not read:
                    yield replace(program, "self", 1, node, f"self.{name}")
            case ast.Attribute(ast.Name("self"), name) if name in program.bound_names:
                yield replace(program, "self", 2, node, name)
        if isinstance(node, ast.Name | ast.Attribute):
            name = getattr(node, "attr", "") or getattr(node, "id", "")
            parent = program.parents[node]
            is_called = isinstance(parent, ast.Call) and parent.func is node
            if name in program.by_name and not is_called and not isinstance(parent, ast.Attribute):
                yield replace(program, "not_called", 1, node, f"{program.text(node)}()")
    for function in program.functions:
        yield from _signature(program, function)
        yield from _declarations(program, function)


def _signature(program: Program, function: Function) -> Iterator[Edit]:
    first = function.args.args[0].arg if function.args.args else ""
    is_method = isinstance(program.parents[function], ast.ClassDef)
    if is_method and first != "self" and not function.decorator_list:
        offset = program.source.index("(", program.span(function)[0]) + 1
        piece = offset, offset, "self, " if first else "self"
        yield Edit("signature", 1, function.lineno, (piece,), "", "self")
    for one in function.decorator_list:
        piece = program.start_of(one.lineno), program.start_of(one.lineno + 1), ""
        text = program.lines[one.lineno - 1].strip()
        # what a cache keeps may be changed by its callers: that is more likely
        kind, cost = ("cache", 3) if "cache" in text else ("decorator", 1)
        yield Edit(kind, cost, one.lineno, (piece,), text)
    if isinstance(function, ast.AsyncFunctionDef):  # remove each `async` and `await`
        nodes = [one for one in program.nodes if isinstance(one, ast.AsyncFunctionDef | ast.Await)]
        starts = [program.span(one)[0] for one in nodes]
        pieces = tuple((at, at + len("async "), "") for at in starts)  # as long as `await `
        yield Edit("async", 1, function.lineno, pieces, "async")


def _declarations(program: Program, function: Function) -> Iterator[Edit]:
    """Yield edits that add `nonlocal` or `global` for a name that an outer scope assigns, too."""
    assigned = _assigned_names(program, function)
    names = assigned.keys() - {one.arg for one in function.args.args}
    enclosing = [one for one in program.ancestors(function) if isinstance(one, Function)]
    outer = set[str]().union(*(_assigned_names(program, one) for one in enclosing))
    keywords = {**dict.fromkeys(names & _assigned_names(program, None).keys(), "global"),
                **dict.fromkeys(names & outer, "nonlocal")}  # fmt: skip
    for name, keyword in sorted(keywords.items()):
        code = f"{keyword} {name}"
        piece = insert_before(program, first_statement(function), code)
        yield Edit("declared", 1, assigned[name], (piece,), "", code)


def _assigned_names(program: Program, scope: Function | None) -> dict[str, int]:
    """Return the names that are assigned to in a function itself, or in the module itself.

    Each comes with the first line where it is.
    """
    nodes = (one for one in program.nodes if program.function_of(one) is scope)
    names = [one for one in nodes if isinstance(one, ast.Name) and names_bound_by(one)]
    return {one.id: one.lineno for one in sorted(names, key=lambda one: -one.lineno)}
