"""A `break` counts as idle only if nothing can tell that its loop was left."""

import ast
from textwrap import dedent

from pytest_parametrize_cases import Case, parametrize_cases

from p0037_sudoku_solver.diagnosis.source_breaks import idle_breaks


@parametrize_cases(
    Case(
        "the next loop runs anyway",
        code="""
        for k in range(9):
            if row[k] == d:
                break
        for k in range(9):
            use(k)
        """,
        lines=[5],
    ),
    Case(
        "a check that goes on to True",
        code="""
        for k in range(9):
            if row[k] == d:
                break
        return all(k for k in row)
        """,
        lines=[5],
    ),
    Case(
        "an else",
        code="""
        for k in range(9):
            if row[k] == d:
                break
        else:
            place(d)
        """,
        lines=[],
    ),
    Case(
        "a place that is needed",
        code="""
        for k in range(9):
            if row[k] == d:
                break
        place(k)
        """,
        lines=[],
    ),
    Case(
        "a call that stops further ones",
        code="""
        for k in range(9):
            if f(row, k):
                break
        """,
        lines=[],
    ),
    Case(
        "a set that grows until then",
        code="""
        for k in range(9):
            if seen.add(k) or row[k] == d:
                break
        """,
        lines=[],
    ),
    Case(
        "a flag",
        code="""
        for k in range(9):
            if row[k] == d:
                found = True
                break
        """,
        lines=[],
    ),
)
def test_a_break_without_an_effect_is_found(code, lines):
    source = "\ndef f(row, d):\n" + "\n".join(
        "    " + one for one in dedent(code).strip().split("\n")
    )
    assert idle_breaks(ast.parse(source)) == lines
