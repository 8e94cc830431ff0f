"""The facts about names, attributes and functions that an exception is about."""

import ast
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from harness.console import plural
from harness.why.program import Function, names_in
from harness.why.python.raised import Raised, lines_that_bind

T = TypeVar("T")
ALIKE = 0.7
"""The least similarity of two names for one to count as a misspelling of the other."""
PLAIN = {
    "int": "a number",
    "float": "a float",
    "str": "a string",
    "bool": "True or False",
    "NoneType": "None",
    "function": "a function",
    "method": "a method",
}
"""Types in plain words; the others are called by their names."""
PYTHON_NAMES = {
    "true": "True",
    "false": "False",
    "null": "None",
    "none": "None",
    "nil": "None",
    "xrange": "range",
    "raw_input": "input",
    "unicode": "str",
    "unichr": "chr",
}
"""Python's names for built-ins of other languages and of Python 2."""
OTHER_WORDS = (
    ("list deque", "add push push_back", "append"),
    ("list deque", "removeLast pop_back", "pop"),
    ("set", "append push", "add"),
    ("str", "append add concat", "+"),
    ("dict", "put set", "d[k] = v"),
    ("list str", "get at charAt", "x[i]"),
    ("list str", "substring slice subList", "x[i:k]"),
    ("list set str dict deque", "length size", "len(…)"),
    ("list set str dict deque", "contains includes has has_key containsKey", "in"),
    ("list set str dict deque", "isEmpty empty", "not"),
)
"""Types, names for an operation in another type or language, and Python's name for it."""


class UnknownError(Exception):
    """Raised if a fact is not known, so that a form does not apply."""


class Outer(NamedTuple):
    """The line outside a function that binds a name, and the declaration that a function needs."""

    declaration: str
    line: int


class NameFacts:
    """The facts about names and functions by name. An unknown fact raises UnknownError."""

    def __init__(self, raised: Raised, facts: Mapping[str, Any]) -> None:
        """Start from an exception, and the facts in its message and in the code that raised it."""
        self.raised, self.given = raised, {"part": raised.node, **facts}
        self.line = raised.failure.run.raised.line

    def __getitem__(self, name: str) -> Any:
        """Return a fact by its name, an expression as its text.

        For a fact `x`, `plain_x` is a type in plain words, `x_from` says which line its value came
        from, and `x_values` shows the values of the names in it: ` (r = 9)`.
        """
        if name.startswith("plain_"):
            kind = self[name.removeprefix("plain_")]
            return PLAIN.get(kind, f"a {kind}")
        if name.endswith("_from"):
            return self.raised.came_from(self[name.removesuffix("_from")])
        if name.endswith("_values"):
            values = self.raised.values(self.fact(name.removesuffix("_values")))
            return f" ({values})" if values else ""
        fact = self.fact(name)
        return ast.unparse(fact) if isinstance(fact, ast.expr) else fact

    def fact(self, name: str) -> Any:
        """Return a fact by its name, an expression as a node."""
        return self.given.get(name) or getattr(self, name)

    @staticmethod
    def require(fact: T | None) -> T:
        """Return a fact. Raises UnknownError if it is None."""
        if fact is None:
            raise UnknownError
        return fact

    # functions and their parameters

    @cached_property
    def callee(self) -> Function:
        """The function that was called."""
        return self.raised.program.only_function(self["function"]) or self.require(None)

    @property
    def line_called(self) -> int:
        """The line of a function that no line of the source calls: the judge does."""
        return self.require(None if self.line else self.callee.lineno)

    @property
    def _parameters(self) -> list[str]:
        arguments = self.callee.args
        return [one.arg for one in arguments.posonlyargs + arguments.args]

    @property
    def parameters(self) -> str:
        return ", ".join(one for one in self._parameters if one != "self")

    @property
    def expected_arguments(self) -> str:
        number = len([one for one in self._parameters if one != "self"])
        plural = "s" * (number != 1)
        return f"{number} argument{plural} ({self.parameters})" if number else "no arguments"

    @property
    def arguments_passed(self) -> str:
        """The number of arguments that the judge passes."""
        return plural(len(self.raised.failure.before), "argument")

    @property
    def method_without_self(self) -> int:
        function = self.callee
        wrappers = {ast.unparse(one) for one in function.decorator_list}
        in_class = isinstance(self.raised.program.parents[function], ast.ClassDef)
        plain = in_class and not wrappers & {"staticmethod", "classmethod"}
        return self.require(function.lineno if plain and self._parameters[:1] != ["self"] else None)

    @property
    def with_self(self) -> str:
        return ", ".join(["self", *self._parameters])

    # names

    @property
    def python_name(self) -> str:
        return self.require(PYTHON_NAMES.get(self["name"]))

    @property
    def self_attribute(self) -> str:
        """The name, if the program sets an attribute or defines a method of that name."""
        name: str = self["name"]
        return self.require(name if name in self.raised.program.attributes else None)

    @property
    def name_hint(self) -> str:
        """A hint for an unknown name: the function that binds it, or a similar name."""
        name = self["name"]
        for function in self.raised.program.functions:
            if lines_that_bind(function, name):
                return (
                    f"The `{name}` of `{function.name}` (line {function.lineno}) is not seen here."
                )
        others = names_in(self.raised.program.tree) | self.raised.program.bound_names
        matches = get_close_matches(name, sorted(others - {name}), n=1, cutoff=ALIKE)
        return f"Did you mean `{matches[0]}`?" if matches else "Is it spelled right?"

    @cached_property
    def _set(self) -> list[int]:
        """The lines of the function that bind a name, unless something may unbind it."""
        name, scope = self["name"], self.scope
        for part in ast.walk(scope):
            match part:
                case ast.Name(one, ast.Del()) | ast.ExceptHandler(name=one) if one == name:
                    raise UnknownError
        return self.require(lines_that_bind(scope, name) or None)

    @property
    def first_set(self) -> int:
        return self._set[0]

    @property
    def lines_set(self) -> str:
        plural = "s" * (len(self._set) > 1)
        return f"line{plural} {', '.join(map(str, self._set[:3]))}"

    @property
    def scope(self) -> Function:
        """The function that the line belongs to."""
        return self.raised.scope or self.require(None)

    @property
    def outer(self) -> Outer:
        """The enclosing function, or the module, that binds a name."""
        for scope in self.raised.program.ancestors(self.scope):
            is_scope = isinstance(scope, Function | ast.Module)
            if is_scope and (lines := lines_that_bind(scope, self["name"])):
                word = "global" if isinstance(scope, ast.Module) else "nonlocal"
                return Outer(word, lines[0])
        raise UnknownError

    # attributes

    @property
    def owner(self) -> ast.expr:
        node = self.raised.node
        return self.require(node.value if isinstance(node, ast.Attribute) else None)

    @property
    def owner_value(self) -> str:
        value = self.raised.variable(self.owner)
        if value is None or value.text == "…":
            return f"that is {self['plain_kind']}"
        return f"`{self['owner']}` is {value.text}, {self['plain_kind']}"

    @property
    def attribute_hint(self) -> str:
        for types, names, word in OTHER_WORDS:
            if self["kind"] in types.split() and self["attribute"] in names.split():
                return f"Python's word for it is `{word}`."
        kind = self["plain_kind"]
        return f"{kind[:1].upper()}{kind[1:]} has no such attribute."

    @property
    def own_function(self) -> Function:
        """A function of the program that is not a method, with the name of an attribute."""
        function = self.raised.program.only_function(self["attribute"]) or self.require(None)
        if isinstance(self.raised.program.parents[function], ast.ClassDef):
            raise UnknownError
        return function

    @property
    def _around(self) -> Function | None:
        return self.raised.program.function_of(self.raised.program.parents[self.own_function])

    @property
    def place(self) -> str:
        """The place of a function that is not a method."""
        return f"a function inside `{self._around.name}`" if self._around else "outside the class"

    @property
    def place_remedy(self) -> str:
        return "Call it without `self.`." if self._around else "Indent it like the other methods."

    @property
    def set_later(self) -> str:
        """Words for the first line that sets an attribute of the solution, or for its absence."""
        name = f"self.{self['attribute']}"
        lines = (
            part.lineno
            for part in self.raised.program.nodes
            if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store)
            if ast.unparse(part) == name
        )
        line = min(lines, default=0)
        return f": line {line} sets it" if line else ", and no line sets it"
