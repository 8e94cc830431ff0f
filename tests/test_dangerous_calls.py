"""Calls that need the guard of the gallery are found under every name, and no others are."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from tests.dangerous_calls import dangerous_calls


@parametrize_cases(
    Case("attribute", code="import os\nos.kill(1, 9)", call="os.kill"),
    Case("alias of a module", code="import os as o\no.remove('x')", call="o.remove"),
    Case("alias of a function", code="from os import kill as k\nk(1, 9)", call="k(1, 9)"),
    Case("star", code="from os import *", call="from os import *"),
    Case("assigned module", code="import os\nsystem = os", call="os"),
    Case("getattr", code="import os\ngetattr(os, 'un' + 'link')('x')", call="os"),
    Case("built-in import", code="__import__('os').fork()", call="__import__"),
    Case("table of modules", code="sys.modules['os'].nice(1)", call="sys.modules"),
    Case("module of a module", code="random._os.nice(1)", call="random._os"),
    Case("shutil", code="import shutil\nshutil.move('x', 'y')", call="shutil.move('x', 'y')"),
    Case("submodule", code="import multiprocessing.pool", call="import multiprocessing.pool"),
    Case("import in a function", code="def f():\n import ctypes", call="import ctypes"),
    Case("method of a path", code="path.write_text('')", call="path.write_text"),
    Case("file for writing", code="open('x', 'w')", call="open('x', 'w')"),
    Case("file for appending", code="io.open('x', mode='a')", call="io.open('x', mode='a')"),
    Case("unknown mode", code="open('x', mode)", call="open('x', mode)"),
    Case("unknown keywords", code="open('x', **more)", call="open('x', **more)"),
    Case("alias of open", code="write = open", call="open"),
    Case("processes", code="from concurrent.futures import ProcessPoolExecutor", call="from"),
    Case("many threads", code="ThreadPoolExecutor(1000)", call="ThreadPoolExecutor(1000)"),
    Case("threads in a loop", code="[Thread(target=f) for _ in x]", call="Thread(target=f)"),
    Case("much memory", code="b'x' * 2**30", call="b'x' * 2 ** 30"),
    Case("much memory at once", code="bytearray(10**9)", call="bytearray(10 ** 9)"),
    Case("endless output", code="while True:\n print(1)", call="print(1)"),
    Case("deep recursion", code="sys.setrecursionlimit(10**9)", call="sys.setrecursionlimit"),
)
def test_a_dangerous_call_is_found(code, call):
    assert any(one.text.startswith(call) for one in dangerous_calls(code)), dangerous_calls(code)


@pytest.mark.parametrize(
    "code",
    [
        "open(name).read()",
        "open(name, 'rb')",
        "import os\nos.environ['HOME']\nos._exit(0)",
        "from os import getpid",
        "row.remove(digit), text.replace('.', '0'), stack.pop()",
        "self.open = 9 * [0]",
        "while True:\n break",
        "threading.Thread(target=f).start()",
        "sys.setrecursionlimit(10**6)",
    ],
)
def test_a_harmless_call_is_not_found(code):
    assert dangerous_calls(code) == []
