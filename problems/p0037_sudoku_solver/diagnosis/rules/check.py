"""Rules on the check of a digit: which digits were wrongly placed or refused.

The evidence is complete: a mistake describes each digit that was placed or refused, on every board
examined.
"""

import ast
from collections import Counter
from collections.abc import Sequence

from harness.mistake import Mistake
from harness.value import listed

from ...board import cell_name, clashes
from ...source import calls_in, keeps_notes, name_of_notes, parse
from ..causes import Cause, words_in
from ..choices import KINDS, Choice, choices
from ..deciders import Decider, deciders_in
from ..decisions import FEW, Act, accepted
from ..evidence import ENOUGH_WRONG, Evidence, Finding
from ..failed_case import FailedCase, as_strings

ENOUGH_DECISIONS = 20
"""The least number of decisions for a diagnosis."""
SUM = 45
"""The sum of the digits from 1 to 9."""

TABLE = r"""
nothing_compared: {check} stopped no repeat
    Is a number compared with a string? `5 == '5'` is False. Is the first digit placed before the
        check? Is a mask read at a different bit from the one that was set?
unit_not_compared: {check} takes no notice of the {which}
    Compare a digit with all nine cells there, and see that a repeat stops it.
repeats_let_through: {check} {which}
    Check the indexes there, and whether a later cell's result replaces an earlier one's.
box_formula: {check} has a wrong box formula
    A box starts at `r // 3 * 3, c // 3 * 3`, and its number is `r // 3 * 3 + c // 3`.
another_unit_compared: {check} looks at {which}
    The cell in row r and column c is `board[r][c]`: look at the indexes.
diagonals_compared: {check} compares the diagonals, too
    A digit may be repeated there: Sudoku has rules for rows, columns and boxes only.
answer_inverted: {check} is right, but its answer is used the wrong way round
    Add a `not` where it is called, or take one away.
digit_loop_ends_early: the loop over the digits ends {which}
    Put `return False` after the loop, and `continue` where a digit does not fit.
digit_never_placed: the digit {which} is never placed
    Does the loop reach it? `range(1, 10)` runs from 1 to 9. Is it marked as used from the start,
        for example because a blank is recorded at index -1?
digit_unchecked: the digit {which} is placed without a check
    A loop that ends when it reaches 9, as `while d < 9` does, or that ends without a `break`, has
        not checked 9. Check each digit right before it is placed.
given_not_noted: a given is not noticed in its {which}
    Note all givens before the search, in the {notes} that it looks at, and look digits up with the
        same key and type: 5 is not '5'.
placed_not_noted: a digit that was placed is not noticed in its {which}
    Note each digit where you place it, under the key that you look it up with, or collect the
        digits again before each check.
note_not_undone: an undone digit stays in the {notes} of its {which}
    {undo}, remove it from the same {notes}, too.
notes_cleared: undoing a digit removes the others from the {notes} of its {which}
    {undo}, remove only that digit. In a mask, `&= bit` keeps only that digit, and `&= ~bit` removes
        it.
notes_of_another_unit: a digit is noted, looked up or undone in the {notes} of another {which}
    Index the {notes} of rows by row, of columns by column, and of boxes by the box's number; or
        name the kind of unit in each key.
"""
"""Each mistake of a check, of a loop over the digits, or of notes, and below it the remedy.

`{check}` is the function that checks digits, `{which}` a kind of unit or a detail, `{notes}` a type
such as `set`, `{undo}` a clause such as `Where line 9 undoes the digit`.
"""
WORDS = words_in(TABLE)


def check_mistaken(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a mistake in the check of whether a digit fits.

    Needs: enough decisions, some of which are wrong in a run that returned a wrong answer, and a
    description that fits them all; or several repeats that were let through.
    Ruled out by: a search that ended with some of the blanks filled, unless it goes back and never
    blanks a cell, as a search may that reads only its notes.
    """
    tried = [one for case in cases for one in case.choices]
    wrong = [one for one in tried if one.is_wrong and one.case.ended_plainly]
    deciders = list(deciders_in(cases)) if wrong else []
    decider = next((one for one in deciders if one.clause_on(wrong[0])), None)
    decisions = [one for case in cases for one in case.decisions]
    undos = sum(one.act is Act.UNDONE for one in decisions)
    ended = [one for one in cases if one.search and one.writes.finished]
    halfway = any(one.search and 0 < len(one.search.stack) < len(one.blanks) for one in ended)
    halfway = halfway and (not undos or any(one.undos for one in cases))
    if len(decisions) >= ENOUGH_DECISIONS and len(wrong) >= ENOUGH_WRONG and not halfway:
        notes = keeps_notes(cases[0].source) and not (decider and decider.sees_board)
        if found := Evidence(tried, notes, undos).find():
            return _mistake(found, wrong[0], decider, cases)
    return _let_through(cases, [one for one in wrong if one.placed], deciders[:1])


def _let_through(
    cases: Sequence[FailedCase], wrong: Sequence[Choice], deciders: Sequence[Decider]
) -> Mistake | None:
    """Return the mistake of a check that lets repeats through, if no description fits them all.

    Needs: a function that decides, and that let several wrong digits through; or, if no function
    does, enough digits that are repeated in one kind of unit, and none in another. A digit counts
    if the search went on after it.
    Ruled out by: an exception, or a time limit that was exceeded: the program may check later.
    """
    for decider in deciders:
        through = [one for one in wrong if decider.clause_on(one)]
        if len(through) >= ENOUGH_WRONG:
            kinds = {kind for one in through for kind in one.kinds}
            if all(one.holders <= one.case.blanks for one in through):
                found = Cause.PLACED_NOT_NOTED, listed(kind for kind in KINDS if kind in kinds)
            else:
                text = (
                    "lets repeats through"
                    if len(kinds) > 1
                    else f"does not see all of the {kinds.pop()}"
                )
                found = Cause.REPEATS_LET_THROUGH, text
            return _mistake(found, through[0], decider, cases)
    runs = [case for case in cases if case.returned_wrong and case.search]
    repeats = [one for case in runs for one in choices(case, accepted(case.writes)) if one.is_wrong]
    counts = Counter(kind for one in repeats for kind in one.kinds)
    if len(counts) != 1 or counts.total() < FEW:
        return None
    found = Cause.REPEATS_LET_THROUGH, f"does not see all of the {min(counts)}"
    return _mistake(found, repeats[0], None, cases)


def _mistake(
    found: Finding, wrong: Choice, decider: Decider | None, cases: Sequence[FailedCase]
) -> Mistake:
    """Return a mistake in words, with a wrong decision that shows it.

    Args:
        found: the mistake, and its details.
        wrong: the decision.
        decider: the function that made the decision, if it is known.
        cases: the failed cases.
    """
    cause, which = found
    sentence, remedy = WORDS[cause]
    undos = {one.line for case in cases for one in case.writes.steps if one.old and not one.new}
    line = undos.pop() if len(undos) == 1 else 0
    facts = {
        "check": decider.name if decider else "the check",
        "which": which,
        "notes": name_of_notes(cases[0].source),
        "undo": f"Where line {line} undoes the digit" if line else "Where you undo it",
    }
    line = line if "{undo}" in remedy else decider.line if decider else 0
    case, cell, digit = wrong.case, wrong.decision.cell, wrong.digit
    holder = cell_name(min(wrong.holders)) if wrong.holders else ""
    contrast = f"though {holder} holds {digit}" if holder else "where it fits"
    if decider:
        subject = "it" if "{check}" in sentence else decider.name
        witness = f"{subject} {decider.clause_on(wrong)}"
    else:
        placed = "placed" if wrong.placed else "not placed"
        witness = f"{digit} was {placed} at {case.name_of(cell)}"
    text = f"{sentence.format_map(facts)}: {witness}, {contrast}."
    return Mistake(cause, text, line, remedy.format_map(facts), tells_line=False)


def sum_taken_for_a_check(cases: Sequence[FailedCase]) -> Mistake | None:
    """Diagnose a check that only adds up the digits of a unit.

    Needs: a comparison or a difference with 45 in a program that calls `sum` or adds with `+=`, and
    an answer with a repeated digit.
    """
    program, case = parse(cases[0].source), cases[0]
    lines = [
        node.lineno
        for node in program.nodes
        if isinstance(node, ast.Compare | ast.BinOp)
        if SUM in (getattr(one, "value", None) for one in ast.walk(node))
    ]
    repeats = case.ended_plainly and clashes(as_strings(case.answer))
    adds = any(isinstance(node, ast.AugAssign) for node in program.nodes)
    if not lines or not repeats or not (adds or "sum" in calls_in(program.tree)):
        return None
    text = f"line {max(lines)} compares a sum with 45, but other digits add up to that, too."
    remedy = (
        "Without its blanks, a unit has as many digits as different ones: compare `len(digits)` "
    )
    remedy += "with `len(set(digits))`."
    return Mistake(Cause.REPEATS_LET_THROUGH, text, max(lines), remedy)
