"""Finds what could harm the machine in a program's text, without running it. Pure."""

import ast
from collections.abc import Iterator
from typing import NamedTuple

HARMLESS = {"_exit", "environ", "getcwd", "getpid", "listdir", "path"}
"""The names of `os` that need no guard: they read, or end the process that uses them."""
NAMES_OF_MODULES = """
_posixsubprocess _thread asyncio atexit builtins ctypes fcntl ftplib glob http importlib mmap
multiprocessing nt pathlib pickle posix pty resource runpy shelve shutil signal smtplib socket
socketserver sqlite3 subprocess tempfile urllib webbrowser
"""
MODULES = set(NAMES_OF_MODULES.split())
"""Modules that no program imports without the guard, whatever it does with them."""
NAMES_OF_FUNCTIONS = "__import__ __builtins__ __loader__ eval exec FileIO ProcessPoolExecutor"
FUNCTIONS = set(NAMES_OF_FUNCTIONS.split())
"""Names that are not even mentioned without the guard."""
NAMES_OF_METHODS = """
_os chmod fork hardlink_to kill killpg lchmod link makedirs mkdir modules os popen removedirs rename
rmdir rmtree send_signal spawn symlink symlink_to system terminate touch truncate unlink
write_bytes write_text
"""
METHODS = set(NAMES_OF_METHODS.split())
"""Attributes of any object: names of paths, files and processes, and of `os` under any name."""
THREADS = {"Process", "Thread", "ThreadPoolExecutor", "Timer", "start_new_thread"}
LARGEST = 2**26
"""Bytes, or repetitions of a text or a list, that may be asked for at once."""
MOST = {
    "bytearray": LARGEST,
    "bytes": LARGEST,
    "setrecursionlimit": 10**6,  # C code that recurses further may end the interpreter
    "ThreadPoolExecutor": 64,
}
"""The highest first argument of some calls."""


class Finding(NamedTuple):
    """A dangerous expression or import, with the number of its line."""

    line: int
    text: str


def dangerous_calls(source: str) -> list[Finding]:
    """Return what could delete, write, kill, start or flood, from the first line to the last."""
    tree = ast.parse(source)
    found = [*_dangerous_imports(tree), *_dangerous_uses(tree), *_dangerous_in_loops(tree)]
    return sorted({Finding(node.lineno, ast.unparse(node)) for node in found})


def _dangerous_imports(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield imports of what is dangerous, and each use of a name that they bind."""
    bound = set()
    for node in ast.walk(tree):
        match node:
            case ast.Import():
                danger = [one for one in node.names if _top(one.name) in MODULES]
            case ast.ImportFrom(module="os"):
                danger = [one for one in node.names if one.name not in HARMLESS]
            case ast.ImportFrom():
                whole = _top(node.module or "") in MODULES
                names = FUNCTIONS | METHODS | {"open"}
                danger = [one for one in node.names if whole or one.name in names]
            case _:
                continue
        bound |= {one.asname or _top(one.name) for one in danger}
        if danger:
            yield node
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and {one.id for one in _names(node.func)} & bound:
            yield node


def _dangerous_uses(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield what is dangerous without an import of its own: `os` is imported by each guard."""
    system, plain = _names_of_os(tree), _plain_uses(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(ast.Name(name), attribute) if name in system:
                dangerous = attribute not in HARMLESS
            case ast.Attribute(ast.Name("io"), "open"):
                dangerous = node not in plain
            case ast.Attribute(_, attribute):
                dangerous = attribute in METHODS | FUNCTIONS
            case ast.Name(name):
                whole = name in system | {"open"} and node not in plain
                dangerous = whole or name in FUNCTIONS
            case ast.Call(ast.Name("getattr" | "vars"), [ast.Name(name), *_]):
                dangerous = name in ("sys", "io", "builtins")
            case _:
                dangerous = _is_large(node) or _opens_for_writing(node)
        if dangerous:
            yield node


def _names_of_os(tree: ast.Module) -> set[str]:
    """Return the names under which a program has `os`."""
    imported = [node for node in ast.walk(tree) if isinstance(node, ast.Import)]
    aliases = [one for node in imported for one in node.names if _top(one.name) == "os"]
    return {"os"} | {one.asname or "os" for one in aliases}


def _plain_uses(tree: ast.Module) -> set[ast.AST]:
    """Return what stands before a dot, and `open` where it is called: no alias is made of it."""
    nodes = list(ast.walk(tree))
    dotted = {node.value for node in nodes if isinstance(node, ast.Attribute)}
    return dotted | {node.func for node in nodes if _called(node) == "open"}


def _dangerous_in_loops(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield threads that a loop starts, and what a loop without a condition prints."""
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.While | ast.ListComp | ast.SetComp | ast.GeneratorExp):
            yield from (one for one in ast.walk(node) if _called(one) in THREADS)
        if isinstance(node, ast.While) and isinstance(node.test, ast.Constant):
            yield from (one for one in ast.walk(node) if _called(one) in ("print", "write"))


def _is_large(node: ast.AST) -> bool:
    """Return True for a size, a number of threads or a recursion limit that is too high."""
    match node:
        case ast.BinOp(ast.Constant(str() | bytes()) | ast.List(), ast.Mult(), times):
            return (_number(times) or 0) > LARGEST
        case ast.Call(_, [size, *_]):
            return (_number(size) or 0) > MOST.get(_called(node), float("inf"))
    return False


def _opens_for_writing(node: ast.AST) -> bool:
    """Return True unless a file is opened in a mode that is known to read only."""
    if _called(node) != "open":
        return False
    modes = [*node.args[1:2], *(word.value for word in node.keywords if word.arg in ("mode", None))]
    read = [isinstance(mode, ast.Constant) and not set("wax+") & set(mode.value) for mode in modes]
    return not all(read)


def _called(node: ast.AST) -> str:
    """Return the last word of what a call names: `start` of `self.threads[0].start()`."""
    if not isinstance(node, ast.Call):
        return ""
    return getattr(node.func, "attr", None) or getattr(node.func, "id", "")


def _names(node: ast.AST) -> list[ast.Name]:
    return [one for one in ast.walk(node) if isinstance(one, ast.Name)]


def _top(module: str) -> str:
    return module.partition(".")[0]


def _number(node: ast.AST) -> int | None:
    """Return the value of a number that is written out, as in `64 * 2**20`; None for the rest."""
    match node:
        case ast.Constant(int() as value):
            return value
        case ast.BinOp(left, ast.Mult() | ast.Pow() as operator, right):
            pair = _number(left), _number(right)
            if None in pair:
                return None
            return pair[0] * pair[1] if isinstance(operator, ast.Mult) else pair[0] ** pair[1]
    return None
