"""Detects state kept between calls: a case that fails after other cases and passes alone.

Most programs cannot keep state: their files define functions and constants, and the objects of a
call are gone after it. Then a failed case need not be run alone.
"""

import ast
from dataclasses import replace

from harness.judge.verdict import limits_of
from harness.mistake import Mistake
from harness.value import listed
from harness.why.budget import Budget
from harness.why.causes import GeneralCause
from harness.why.failing import Failing
from harness.why.program import Program

ALONE = 3
"""The number of times that a case must pass alone before kept state is reported."""
ALONE_SHARE = 0.15
"""The share of the remaining budget in which a timed-out case must pass alone."""
MOST_LINES = 3
"""The maximum number of lines that a message names as the origin of the kept state."""
FIXED = ast.Constant | ast.Name | ast.Attribute | ast.Subscript
"""Expressions that create no mutable object as the default of a parameter."""
WRAPPERS = frozenset({"staticmethod", "classmethod", "property"})
"""Decorators without state."""
HARMLESS = frozenset(
    "typing collections itertools functools operator string math copy heapq bisect random".split()
)
"""Modules without state, except for random numbers, which are reset for each run."""
REACHING = frozenset({"setattr", "globals", "vars", "exec", "eval", "__dict__", "__builtins__"})
"""Names that can be used to change any object."""
NO_THREAD = "can't start new thread"
LEAKS = Mistake(
    GeneralCause.STATE_KEPT,
    "state is kept between calls: this case passes when it runs alone.",
    remedy="Look for class attributes, module-level variables and mutable default arguments.",
)
THREADS = Mistake(
    GeneralCause.THREADS_LEFT,
    "threads of earlier calls are still running: this case passes when it runs alone.",
    remedy="Wait for each thread with `join()` before the method returns.",
)


def kept_state(failing: Failing, budget: Budget) -> Mistake | None:
    """Return the mistake of kept state if a case that failed after others passes alone, or None.

    It must fail again each time that it runs after the cases before it.
    After a timeout, the case must pass in half of the time: near the limit it could be chance.
    It must also leave budget for the diagnosis, because most such cases time out again.
    """
    source, limits = failing.solution.source, limits_of(failing.judged.case, failing.limits)
    if not failing.passed or not may_keep_state(source):
        return None
    if failing.timed_out:
        budget, limits = budget.share(ALONE_SHARE), replace(limits, seconds=limits.seconds / 2)
    for _ in range(ALONE):  # one pass could be chance: random numbers or a race
        if not failing.judge_again(budget, limits).verdict.accepted or budget.spent:
            return None
    earlier = [failing.problem.arguments(one.case) for one in failing.passed]
    for _ in range(ALONE):  # the failure could be chance: it may read the clock
        if failing.judge_again(budget, before=earlier).verdict.accepted or budget.spent:
            return None
    return THREADS if NO_THREAD in failing.judged.verdict.reason else leak_of(source)


def leak_of(source: str) -> Mistake:
    """Return the mistake of a program that keeps state, with the lines that create the state."""
    from harness.why.edits.state import shared_state  # late: few programs keep state
    from harness.why.name_change import quoted

    origins = {edit.line: quoted(edit.old) for edit in shared_state(Program(source))}
    if not 0 < len(origins) <= MOST_LINES:
        return LEAKS
    where = listed(f"{code} on line {line}" for line, code in sorted(origins.items()))
    line = min(origins) if len(origins) == 1 else 0
    text = f"{LEAKS.text} It is kept by {where}."
    return replace(LEAKS, text=text, line=line, remedy="Reset it in each call.")


def may_keep_state(source: str) -> bool:
    """Return True if a call may change a later call's result, or the source cannot be parsed."""
    try:
        return any(map(_is_keeper, ast.walk(ast.parse(source))))
    except SyntaxError:
        return True


def _is_keeper(node: ast.AST) -> bool:
    """Return True for a node that may keep state, or may access state of other objects."""
    match node:
        case ast.Module(body):
            return not all(map(_is_fixed, body))
        case ast.ClassDef(body=body):
            return bool(node.decorator_list) or not all(map(_is_fixed, body))
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda():
            defaults = [*node.args.defaults, *filter(None, node.args.kw_defaults)]
            wrappers = {getattr(one, "id", "") for one in getattr(node, "decorator_list", [])}
            return bool(wrappers - WRAPPERS) or not all(isinstance(one, FIXED) for one in defaults)
        case ast.Attribute(owner, _, ast.Store() | ast.Del()):
            return not _belongs_to_self(owner)
        case ast.Import(names):
            return any(one.name.partition(".")[0] not in HARMLESS for one in names)
        case ast.ImportFrom(module):
            return (module or "").partition(".")[0] not in HARMLESS
        case ast.Name(name) | ast.Attribute(_, name):
            return name in REACHING
    return isinstance(node, ast.Global)


def _belongs_to_self(owner: ast.expr) -> bool:
    """Return True for `self`, and for an object that an attribute such as `self.grid` holds."""
    while isinstance(owner, ast.Attribute) and owner.attr != "__class__":
        owner = owner.value
    return isinstance(owner, ast.Name) and owner.id == "self"


def _is_fixed(statement: ast.stmt) -> bool:
    """Return True for a statement of a module or class that creates no mutable object."""
    match statement:
        case ast.Assign(_, value) | ast.AnnAssign(_, _, value) | ast.Expr(value):
            parts = ast.walk(value) if value else ()
            fixed = ast.Constant | ast.Tuple | ast.operator | ast.BinOp | ast.expr_context
            return all(isinstance(one, fixed) for one in parts)
    return isinstance(
        statement,
        ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Import | ast.ImportFrom,
    )
