"""Decides by an allowlist whether a program is safe to change and run without a review.

A program may use nothing outside its own memory: no files, no processes, no network, and no
internals of the interpreter. Whatever is not listed is refused. A changed program uses only names
of the original program and of a few harmless functions.
"""

import ast
import builtins
import importlib
from functools import cache

from harness.why.program import Program

MODULES = frozenset(
    "typing collections itertools functools math copy string operator heapq bisect random enum "
    "dataclasses abc array fractions statistics re time sys contextlib logging __future__".split()
)
FOREIGN = frozenset({"sys", "io", "json", "os", "builtins", "subprocess", "datetime"})
"""Modules whose names are refused by default, because some are available without an import."""
BUILTINS = frozenset(
    "abs all any bin bool bytearray bytes callable chr complex dict divmod enumerate filter float "
    "format frozenset hasattr hash hex id int isinstance issubclass iter len list map max min next "
    "object oct ord pow print property range repr reversed round set slice sorted staticmethod "
    "classmethod str sum super tuple type zip NotImplemented Ellipsis __name__".split()
) | {
    name
    for name, value in vars(builtins).items()
    if isinstance(value, type) and issubclass(value, Exception)
}
PART_OF = {
    "sys": frozenset({"setrecursionlimit", "getrecursionlimit", "maxsize"}),
    "contextlib": frozenset({"suppress", "contextmanager", "nullcontext"}),
    "logging": frozenset({"getLogger", "debug", "info", "warning", "DEBUG", "INFO", "WARNING"}),
    "time": frozenset({"time", "perf_counter", "monotonic", "process_time"}),
}
"""The allowed names of each module that is only partly allowed."""
HIDDEN = frozenset(
    "__init__ __name__ __len__ __iter__ __next__ __getitem__ __setitem__ __contains__ __eq__ "
    "__hash__ __repr__ __str__ __call__ __lt__ __doc__ __bool__ __new__ __class__ __dict__".split()
)
"""The names with double underscores that may be used."""
FORBIDDEN = frozenset(
    "os sys io subprocess system popen open exec eval compile exit quit modules gi_frame gi_code "
    "f_back f_globals f_locals f_builtins tb_frame cr_frame ag_frame settrace setprofile "
    "attrgetter methodcaller SystemRandom get_type_hints ForwardRef make_dataclass breakpoint "
    "input mro builtins".split()
)
"""Attribute names that are refused on any object."""
WORDS = frozenset({"open", "input", "exit", "quit", "system", "modules"})
"""Forbidden names that a program may give to its own attributes, such as `open` for a list."""


def is_harmless(program: Program) -> bool:
    """Return True if neither a program nor a change of it can affect anything outside it.

    It may not change objects that the next program in its process uses, too: attributes of
    modules, of imported classes, or of any object that the program did not make.
    """
    return all(_is_harmless(program, node) for node in program.nodes)


def _is_harmless(program: Program, node: ast.AST) -> bool:
    match node:
        case ast.Import(names):
            known = {*MODULES, "collections.abc"}
            return all(one.name in known and one.asname in (None, one.name) for one in names)
        case ast.ImportFrom(module, names, level):
            imported, module = {one.name for one in names}, module or ""
            whole = imported == {"*"} and module in MODULES - PART_OF.keys()
            return not level and (whole or imported <= exports(module))
        case ast.Attribute(owner, _, ast.Store() | ast.Del()) if not _is_made_here(program, owner):
            return False
        case ast.Attribute(ast.Name(module), name) if _is_module(program, module):
            return name in exports(module)
        case ast.Attribute(_, name):
            return name not in FORBIDDEN - (WORDS & program.attributes) and (
                not name.startswith("_") or name in HIDDEN | program.attributes
            )
        case ast.Name(name):
            if _is_module(program, name):  # an alias could be used to change it
                return isinstance(program.parents[node], ast.Attribute)
            return name in program.bound_names | BUILTINS or name not in _foreign_names()
    return True


def _is_module(program: Program, name: str) -> bool:
    """Return True if a name refers to a module, and not to a variable of the program."""
    return name in MODULES | FOREIGN and name not in program.variables


def _is_made_here(program: Program, owner: ast.expr) -> bool:
    """Return True if the program itself made the object whose attribute it sets."""
    while isinstance(owner, ast.Attribute | ast.Subscript):
        owner = owner.value
    return isinstance(owner, ast.Call) or (
        isinstance(owner, ast.Name) and owner.id in program.variables
    )


@cache
def exports(module: str) -> frozenset[str]:
    """Return the allowed names of a module; empty for a module that is not allowed."""
    if module in PART_OF:
        return PART_OF[module]
    if module not in MODULES | {"collections.abc"}:
        return frozenset()
    attributes = vars(importlib.import_module(module))
    names = attributes.get("__all__", [name for name in attributes if not name.startswith("_")])
    return frozenset({*names, *(["abc"] if module == "collections" else [])}) - FORBIDDEN


@cache
def _foreign_names() -> frozenset[str]:
    """Return the names that are refused unless the program itself binds them."""
    names = {
        name
        for module in FOREIGN - {"os", "subprocess"}
        for name in vars(importlib.import_module(module))
    }
    allowed = {name for module in MODULES for name in exports(module)}
    return frozenset((names | FOREIGN | FORBIDDEN) - (allowed - FORBIDDEN) - BUILTINS)
