"""Facts about an exception, which replace the placeholders in the sentences of `forms`."""

import ast
import re
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from harness.run import Ending, Variable
from harness.why.program import bound_by_any, names_in, scope_nodes
from harness.why.python.names import NameFacts, UnknownError

USES = {
    r"'(?P<kind>\w+)' object is not subscriptable": "takes an item of",
    r"'(?P<kind>\w+)' object is not iterable": "loops over",
    r"argument of type '(?P<kind>\w+)' is not (?:a container or )?iterable": "looks into",
    r"cannot unpack non-iterable (?P<kind>\w+)": "unpacks",
    r"object of type '(?P<kind>\w+)' has no len\(\)": "takes the length of",
    r"'(?P<kind>\w+)' object does not support item assignment": "writes into",
    r"'(?P<kind>\w+)' object is not callable": "calls",
    r"'(?P<kind>\w+)' object cannot be interpreted as an integer": "counts up to",
}
"""Words for an operation that the type of a value does not support, by the exception."""
REMEDIES = {
    "'NoneType'|non-iterable NoneType": "Does every path through the function end in a `return`?",
    "'(list|dict|tuple|str)' object is not callable": "Square brackets take an item: `{used}[…]`.",
    "not callable": "Has a variable taken the name of a function?",
    "'int' object is not iterable": "Loop over `range({used})`.",
    "": "",
}
"""The remedies for a value of the wrong type, by the exception; the last one is the default."""
DICTIONARIES = ("dict", "defaultdict", "Counter", "OrderedDict")


class Unchecked(NamedTuple):
    """A function that may return True, False or None, and whose result is used unchecked."""

    name: str
    value: str
    where: str
    """The line that returned the value: `, from line 5`; '' if there are several lines."""


class Facts(NameFacts):
    """The facts about an exception by name. An unknown fact raises UnknownError."""

    # an index, a key

    @cached_property
    def empty(self) -> str:
        """The empty list or set that an item is taken from."""
        match self.raised.node:
            case ast.Subscript(items) | (ast.Call() as items):
                pass
            case _:
                raise UnknownError
        parts = (one for one in ast.walk(items) if isinstance(one, ast.expr))
        variables = filter(None, map(self.raised.variable, parts))
        return self.require(next((one.name for one in variables if one.length == 0), None))

    @property
    def last_index(self) -> int:
        length = self.raised.length_of(self.fact("base"))
        return self.require(length - 1 if length > 0 else None)

    @property
    def with_index(self) -> str:
        """The values of the names in an index: ` with r = 9 (from line 3)`."""
        values = self.raised.values(self.fact("index"))
        if not values and self.raised.number_of(self.fact("index")) is None:
            raise UnknownError
        return f" with {values}{self['index_from']}" if values else ""

    @property
    def index_remedy(self) -> str:
        """The remedy for an index that is out of range."""
        names = names_in(self.fact("index"))
        value = self.raised.variables.get(next(iter(names), ""))
        loops = self.raised.loops_over(value.name) if value else []
        match [(one.target, one.iter) for one in loops]:
            case [(ast.Name(item), ast.Name(items) as over)] if (
                self.raised.length_of(over) == self.last_index + 1
            ):
                remedy = f"`{item}` is an item of `{items}`, not an index: "
                return f"{remedy}`for i, {item} in enumerate({items})` gives both."
        number = self.raised.number_of(ast.Name(value.name)) if value and len(names) == 1 else None
        beyond = number is not None and number > self.last_index
        computed = isinstance(self.fact("index"), ast.BinOp)  # such as `i // 9`
        if value is None or not beyond or not (computed or number == self.last_index + 1):
            return "Check how that index is computed."
        if loops:
            return f"Does the loop over `{value.name}` begin and end in the right place?"
        end = f"`{value.name} == {value.text}`"
        base = self.raised.variable(self.fact("base"))
        row = "" if base and base.type == "str" else ", or to go to the next row"
        return f"Is {end} where the search has to stop{row}?"

    @property
    def dictionary(self) -> str:
        variable = self.raised.variable(self.fact("base"))
        return self.require(variable.name if variable and variable.type in DICTIONARIES else None)

    @property
    def key_parts(self) -> str:
        """The values of the names in a key, unless the key itself is one of them."""
        values: str = self["index_values"]
        return "" if self["key"] in values else values

    # a file that Python cannot read

    @property
    def syntax_line(self) -> int:
        """The line of a syntax error in the file itself, not in a string that it evaluates."""
        not_compiled = self.raised.failure.run.ending is Ending.COMPILE
        return self.require(self.line if not_compiled else None)

    # a value, a type

    @property
    def index_value(self) -> str:
        variable = self.raised.variable(self.fact("index"))
        return f"{variable.text}{self['index_from']}, " if variable else ""

    @property
    def division_line(self) -> int:
        """The line of the `/` in an index, or in an assignment to a name in it."""
        parts = list(ast.walk(self.raised.node))
        names = {one.id for one in parts if isinstance(one, ast.Name)}
        assignments = [
            node
            for node in self.raised.program.nodes
            if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign)
            if names & bound_by_any(ast.walk(node))
        ]
        lines = [self.line] * any(map(_is_division, parts))
        lines += [node.lineno for node in assignments if any(map(_is_division, ast.walk(node)))]
        return self.require(next(iter(lines), None))

    @property
    def types_hint(self) -> str:
        kinds = {self["kind"], self["other"]}
        if kinds == {"int", "str"}:
            return "Strings and numbers do not mix: `int(…)` makes a number, `str(…)` a string."
        return "Find out where its value should have come from." * ("NoneType" in kinds)

    @cached_property
    def _use(self) -> tuple[str, str]:
        uses = ((re.search(one, self.raised.exception), words) for one, words in USES.items())
        return self.require(next(((found["kind"], words) for found, words in uses if found), None))

    @property
    def kind(self) -> str:
        """The type that does not support an operation."""
        return self._use[0]

    @property
    def use(self) -> str:
        return self._use[1]

    @property
    def used_remedy(self) -> str:
        texts = (text for one, text in REMEDIES.items() if re.search(one, self.raised.exception))
        return next(texts).format_map(self)

    @property
    def used(self) -> ast.expr:
        """The expression whose type does not support the operation."""
        return self._used[0]

    @property
    def used_value(self) -> str:
        text = self._used[1].text if self._used[1] else self["plain_kind"]
        shows_type = not self._used[1] or self["kind"] in ("NoneType", "bool")
        return f"{text}{self['used_from']}" + ("" if shows_type else f", {self['plain_kind']}")

    @cached_property
    def _used(self) -> tuple[ast.expr, Variable | None]:
        uses = {ast.unparse(one): (one, self.raised.variable(one)) for one in self._uses()}
        matches = [one for one in uses.values() if one[1] and one[1].type == self["kind"]]
        matches = matches or [one for one in uses.values() if one[1] is None]
        return self.require(matches[0] if len(matches) == 1 else None)

    def _uses(self) -> Iterator[ast.expr]:
        """Yield the expressions whose type may not support the operation."""
        match self.raised.node:
            case ast.Subscript(value) | ast.For(iter=value):
                yield value
            case ast.Compare(comparators=[*_, value]):
                yield value
            case ast.Tuple() | ast.List():
                match self.raised.program.parents[self.raised.node]:
                    case ast.Assign(value=value):
                        yield value
            case ast.Call(function, values):
                yield from [function] if "callable" in self.raised.exception else values
            case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp() as node:
                yield from (one.iter for one in node.generators)

    @cached_property
    def unchecked(self) -> Unchecked:
        """A function that returns True, False or None in one place, and another type elsewhere."""
        match self.used if isinstance(self.used, ast.Call) else self.raised.value_of(self["used"]):
            case ast.Call(ast.Name(name) | ast.Attribute(_, name)):
                function = self.require(self.raised.program.only_function(name))
            case _:
                raise UnknownError
        results = [one for one in scope_nodes(function) if isinstance(one, ast.Return)]
        values = {one.lineno: one.value or ast.Constant(None) for one in results}
        constants = {at: one.value for at, one in values.items() if isinstance(one, ast.Constant)}
        lines = [at for at, value in constants.items() if type(value).__name__ == self["kind"]]
        if len({constants[at] for at in lines}) != 1 or len(constants) == len(values):
            raise UnknownError
        where = f", from line {lines[0]}" if len(lines) == 1 else ""
        return Unchecked(name, repr(constants[lines[0]]), where)

    @property
    def looped_over(self) -> ast.expr:
        return self.require(next(self._uses(), None))


def _is_division(node: ast.AST) -> bool:
    return isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div)
