"""A source with its syntax tree, and the position of each node in the text."""

import ast
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import TypeAlias

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
Loop: TypeAlias = ast.For | ast.While
Scope: TypeAlias = Function | ast.ClassDef | ast.Lambda
Comprehension: TypeAlias = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
Part: TypeAlias = ast.expr | ast.stmt | ast.arg | ast.keyword
Span: TypeAlias = tuple[int, int]
"""The start and end offset of a piece of the text."""

BLOCKS = ("body", "orelse", "finalbody")


class Program:
    """The text of a program with its syntax tree. Raises SyntaxError if it cannot be parsed."""

    def __init__(self, source: str) -> None:
        """Parse a source."""
        self.source = source
        self.tree = ast.parse(source)
        self.lines = source.split("\n")
        self._starts = [0]
        for line in self.lines:
            self._starts.append(self._starts[-1] + len(line) + 1)
        self.nodes: list[ast.AST] = [self.tree]
        """All nodes, outer nodes first, in the order of `ast.walk`."""
        self.parents: dict[ast.AST, ast.AST] = {}
        self._functions_of: dict[ast.AST, Function | None] = {self.tree: None}
        for node in self.nodes:  # grows during the loop
            for child in ast.iter_child_nodes(node):
                self.nodes.append(child)
                self.parents[child] = node
                function = child if isinstance(child, Function) else self._functions_of[node]
                self._functions_of[child] = function
        self.functions = [node for node in self.nodes if isinstance(node, Function)]
        self.by_name = {one.name: one for one in self.functions}
        """The functions and methods by their names."""
        self._calls: dict[ast.AST, list[tuple[ast.Call, Function]]] = {}

    def span(self, part: Part) -> Span:
        """Return the start and end offset of a node."""
        end_line, end_column = part.end_lineno or part.lineno, part.end_col_offset or 0
        return self._offset(part.lineno, part.col_offset), self._offset(end_line, end_column)

    def _offset(self, line: int, column: int) -> int:
        """Return the offset of a line and a column; `ast` counts columns in bytes."""
        text = self.lines[line - 1]
        if not text.isascii():
            column = len(text.encode()[:column].decode())
        return self._starts[line - 1] + column

    def text(self, part: Part) -> str:
        """Return the source text of a node."""
        start, end = self.span(part)
        return self.source[start:end]

    def line_at(self, offset: int) -> int:
        """Return the number of the line that contains an offset."""
        return bisect_right(self._starts, offset)

    def start_of(self, line: int) -> int:
        """Return the offset at which a line begins; the line after the last begins at the end."""
        return min(self._starts[line - 1], len(self.source))

    def indent(self, line: int) -> str:
        """Return the indentation of a line."""
        text = self.lines[line - 1]
        return text[: len(text) - len(text.lstrip())]

    @cached_property
    def unit(self) -> str:
        """The indentation of one level."""
        indents = (self.indent(block[0].lineno) for block in self.blocks)
        return min((one for one in indents if one), key=len, default="    ")

    @cached_property
    def blocks(self) -> list[list[ast.stmt]]:
        """The blocks of statements, from the outermost to the innermost."""
        values = (getattr(node, name, None) for node in self.nodes for name in BLOCKS)
        return [block for block in values if isinstance(block, list) and block]

    @cached_property
    def block_of(self) -> dict[ast.stmt, list[ast.stmt]]:
        """The block of each statement."""
        return {statement: block for block in self.blocks for statement in block}

    def ancestors(self, node: ast.AST) -> Iterator[ast.AST]:
        """Yield the ancestors of a node, the innermost first."""
        while node in self.parents:
            node = self.parents[node]
            yield node

    def function_of(self, node: ast.AST) -> Function | None:
        """Return the innermost function around a node (or the node itself), or None."""
        return self._functions_of[node]

    def only_function(self, name: str) -> Function | None:
        """Return the only function with a name; None if there is none or there are several."""
        matches = [one for one in self.functions if one.name == name]
        return matches[0] if len(matches) == 1 else None

    @cached_property
    def nodes_of(self) -> dict[Function, list[ast.AST]]:
        """The nodes of each function, outer nodes first."""
        return {function: list(ast.walk(function)) for function in self.functions}

    def nodes_around(self, node: ast.AST) -> list[ast.AST]:
        """Return the nodes of the innermost function around a node; none outside of functions."""
        function = self.function_of(node)
        return self.nodes_of[function] if function else []

    def returned_by(self, function: Function) -> list[ast.Return]:
        """Return the `return` statements of a function, without those of nested functions."""
        nodes = (one for one in self.nodes_of[function] if isinstance(one, ast.Return))
        return [one for one in nodes if self.function_of(one) is function]

    def is_entry(self, function: Function) -> bool:
        """Return True for a method that only LeetCode calls, not the program itself."""
        first = [one.arg for one in function.args.args][:1]
        return first == ["self"] and not self.is_used(function)

    def is_used(self, function: Function) -> bool:
        """Return True if the program uses a method's name as an attribute, as in `self.name`."""
        return any(getattr(one, "attr", "") == function.name for one in self.nodes)

    def calls_in(self, part: ast.AST, function: Function | None = None) -> list[ast.Call]:
        """Return the calls in a part of the program of its own functions, or of one of them."""
        if part not in self._calls:
            calls = (one for one in ast.walk(part) if isinstance(one, ast.Call))
            self._calls[part] = [(one, callee) for one in calls if (callee := self.called(one))]
        return [one for one, callee in self._calls[part] if function in (None, callee)]

    def called(self, call: ast.Call) -> Function | None:
        """Return the program's function that is called, or None for any other function."""
        match call.func:
            case ast.Name(name) | ast.Attribute(_, name):
                return self.by_name.get(name)
        return None

    def called_from(self, function: Function) -> set[Function]:
        """Return the functions that a function calls, directly or through others."""
        called, waiting = set[Function](), [function]
        while waiting:
            calls = self.calls_in(waiting.pop())
            new = {callee for call in calls if (callee := self.called(call))} - called
            called |= new
            waiting += new
        return called

    def passed_by(self, call: ast.Call) -> list[tuple[str, ast.expr]]:
        """Return the arguments of a call of one of its functions, each with its parameter."""
        function = self.called(call)
        names = [one.arg for one in function.args.args if one.arg != "self"] if function else []
        named = [(one.arg, one.value) for one in call.keywords if one.arg]
        return [*zip(names, call.args, strict=False), *named]

    def loop_of(self, node: ast.AST) -> Loop | None:
        """Return the innermost loop around a node in the same function, or None."""
        loop = next((one for one in self.ancestors(node) if isinstance(one, Loop | Function)), None)
        return loop if isinstance(loop, Loop) else None

    def first_line(self, statement: ast.stmt) -> int:
        """Return the line in which a statement begins, its decorators included."""
        decorators: list[ast.expr] = getattr(statement, "decorator_list", [])
        return min(statement.lineno, *(one.lineno for one in decorators), statement.lineno)

    def last_line(self, statement: ast.stmt) -> int:
        """Return the line in which a statement ends."""
        return statement.end_lineno or statement.lineno

    def is_elif(self, statement: ast.stmt) -> bool:
        """Return True for an `if` written as `elif`: no statement can be added before it."""
        return self.source.startswith("elif", self.span(statement)[0])

    def has_own_lines(self, statement: ast.stmt) -> bool:
        """Return True if the lines of a statement hold nothing else, except for a comment."""
        start, end = self.span(statement)
        before = self.source[self.start_of(statement.lineno) : start].strip()
        after = self.source[end : self.start_of(self.last_line(statement) + 1)].strip()
        return not before and after[:1] in ("", "#")

    @cached_property
    def bound_names(self) -> set[str]:
        """The names that the program binds anywhere."""
        return bound_by_any(self.nodes)

    @cached_property
    def variables(self) -> set[str]:
        """The names that the program binds to anything but a module."""
        return bound_by_any(node for node in self.nodes if not isinstance(node, ast.alias))

    @cached_property
    def attributes(self) -> set[str]:
        """The attributes and methods that the program itself sets or defines."""
        stored = {
            node.attr
            for node in self.nodes
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
        }
        bound = (
            one
            for node in self.nodes
            if isinstance(node, ast.ClassDef)
            for child in node.body
            for one in ([child] if isinstance(child, Function) else ast.walk(child))
        )
        return stored | bound_by_any(bound)

    @cached_property
    def names_in_scope(self) -> dict[Function | None, list[str]]:
        """The names in scope in each function, its own names first."""
        bound: dict[Function | None, list[str]] = defaultdict(list)
        for node in self.nodes[1:]:
            parent = self.parents[node]
            if not isinstance(parent, ast.ClassDef) and not isinstance(node, ast.ClassDef):
                scope = node if isinstance(node, ast.arg) else parent
                bound[self.function_of(scope)] += names_bound_by(node)
        scopes: dict[Function | None, list[Function | None]] = {
            one: [one, *(outer for outer in self.ancestors(one) if isinstance(outer, Function))]
            for one in self.functions
        }
        return {
            one: list(dict.fromkeys(name for each in (*outer, None) for name in bound[each]))
            for one, outer in ({None: list[Function | None]()} | scopes).items()
        }


def parses(source: str) -> bool:
    """Return True if a source can be parsed."""
    try:
        ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return True


def names_bound_by(node: ast.AST) -> list[str]:
    """Return the names that a node itself binds, not the names that its children bind."""
    match node:
        case ast.Name(name, ast.Store()) | ast.arg(name) | ast.ExceptHandler(_, str(name)):
            return [name]
        case ast.FunctionDef(name) | ast.AsyncFunctionDef(name) | ast.ClassDef(name):
            return [name]
        case ast.alias(name, other):
            return [other or name.partition(".")[0]]
    return []


def bound_by_any(nodes: Iterable[ast.AST]) -> set[str]:
    """Return the names that some nodes bind."""
    return {name for node in nodes for name in names_bound_by(node)}


def scope_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """Yield all nodes of a scope in the order of the text, without nodes of nested scopes."""
    for node in ast.iter_child_nodes(scope):
        yield node
        if not isinstance(node, Scope | Comprehension):
            yield from scope_nodes(node)


def holds(node: ast.stmt, line: int) -> bool:
    """Return True if a line belongs to a statement."""
    return node.lineno <= line <= (node.end_lineno or 0)


def names_in(node: ast.AST) -> set[str]:
    """Return the names that an expression or a statement uses."""
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


def last_name(node: ast.AST) -> str:
    """Return `x` for the expressions `x` and `self.x`, or ''."""
    return getattr(node, "attr", "") or getattr(node, "id", "")


def container_of(node: ast.expr) -> ast.expr:
    """Return the outermost container that an expression indexes, or the expression itself."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return node


def first_statement(function: Function) -> ast.stmt:
    """Return the first statement of a function after its docstring."""
    has_docstring = ast.get_docstring(function) is not None and len(function.body) > 1
    return function.body[1 if has_docstring else 0]
