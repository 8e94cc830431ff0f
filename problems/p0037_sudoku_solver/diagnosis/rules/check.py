"""The rule on the check of a digit: it describes which digits were wrongly placed or refused.

The evidence is complete: the description fits each digit that was placed or refused, on every board
examined.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import chain, combinations
from typing import Any, NamedTuple, TypeAlias

from harness.mistake import Mistake
from harness.value import listed

from ...board import DIGITS, cell_name
from ...source import keeps_notes, name_of_notes
from ..causes import Cause
from ..choices import CLEARED, GIVEN, KINDS, PLACED, UNDONE, Choice, Holder, choices, locate
from ..deciders import Decider, deciders_in
from ..decisions import FEW, Act, accepted
from ..failed_case import FailedCase

ENOUGH_DECISIONS, ENOUGH_WRONG = 20, 3
"""The least number of decisions, and of wrong decisions, for a diagnosis."""
HELD = GIVEN | PLACED
FEW_CELLS = 4
"""The most cells of a unit that a sentence lists."""


class Words(NamedTuple):
    """The words for a mistake, and for its remedy.

    `{check}` is the function that checks digits, `{which}` a kind of unit or a detail, `{notes}` a
    type such as `set`, `{undo}` a clause such as `Where line 9 undoes the digit`.
    """

    wrong: str
    remedy: str


WORDS = {
    Cause.NOTHING_COMPARED: Words(
        "{check} stopped no repeat",
        "Is a number compared with a string? `5 == '5'` is False. Is the first digit placed "
        "before the check? Is a mask read at a different bit from the one that was set?",
    ),
    Cause.UNIT_NOT_COMPARED: Words(
        "{check} takes no notice of the {which}",
        "Compare a digit with all nine cells there, and see that a repeat stops it.",
    ),
    Cause.REPEATS_LET_THROUGH: Words(
        "{check} {which}",
        "Check the indexes there, and whether a later cell's result replaces an earlier one's.",
    ),
    Cause.BOX_FORMULA: Words(
        "{check} has a wrong box formula",
        "A box starts at `r // 3 * 3, c // 3 * 3`, and its number is `r // 3 * 3 + c // 3`.",
    ),
    Cause.ANOTHER_UNIT_COMPARED: Words(
        "{check} looks at another row or column instead of the {which}",
        "The cell in row r and column c is `board[r][c]`: look at the indexes.",
    ),
    Cause.ANSWER_INVERTED: Words(
        "{check} is right, but its answer is used the wrong way round",
        "Add a `not` where it is called, or take one away.",
    ),
    Cause.DIGIT_LOOP_ENDS_EARLY: Words(
        "the loop over the digits ends {which}",
        "Put `return False` after the loop, and `continue` where a digit does not fit.",
    ),
    Cause.DIGIT_NEVER_PLACED: Words(
        "the digit {which} is never placed",
        "Does the loop reach it? `range(1, 10)` runs from 1 to 9. Is it marked as used from the "
        "start, for example because a blank is recorded at index -1?",
    ),
    Cause.DIGIT_UNCHECKED: Words(
        "the digit {which} is placed without a check",
        "A loop that ends when it reaches 9, as `while d < 9` does, or that ends without a "
        "`break`, has not checked 9. Check each digit right before it is placed.",
    ),
    Cause.GIVEN_NOT_NOTED: Words(
        "a given is not noticed in its {which}",
        "Note all givens before the search, in the {notes} that it looks at, and look digits up "
        "with the same key and type: 5 is not '5'.",
    ),
    Cause.PLACED_NOT_NOTED: Words(
        "a digit that was placed is not noticed in its {which}",
        "Note each digit where you place it, under the key that you look it up with, or collect "
        "the digits anew before each check.",
    ),
    Cause.NOTE_NOT_UNDONE: Words(
        "an undone digit stays in the {notes} of its {which}",
        "{undo}, remove it from the same {notes}, too.",
    ),
    Cause.NOTES_CLEARED: Words(
        "undoing a digit removes the others from the {notes} of its {which}",
        "{undo}, remove only that one: `&=` with its own bit would keep only that bit, and `~` "
        "inverts it.",
    ),
    Cause.NOTES_OF_ANOTHER_UNIT: Words(
        "a digit is noted, looked up or undone in the {notes} of another {which}",
        "Index the {notes} of rows by row, of columns by column, and of boxes by the box's "
        "number; or name the kind of unit in each key.",
    ),
}
"""The words for each mistake of a check, of a loop over the digits, or of notes."""
LOOP_ENDS: dict[str, Callable[[str, str], bool]] = {
    "after the first one that fits": lambda fitting, digit: digit == fitting[:1],
    "after the 1": lambda fitting, digit: digit == "1" in fitting,
    "at the first one that does not fit": lambda fitting, digit: fitting.startswith(
        DIGITS[: int(digit)]
    ),
}
"""The digits that a loop over the digits places, by the point where it ends too early."""
Finding: TypeAlias = tuple[Cause, str]
"""A mistake, and the text for `{which}`."""


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
    halfway = any(map(_ended_halfway, cases)) and (not undos or any(one.undos for one in cases))
    if len(decisions) >= ENOUGH_DECISIONS and len(wrong) >= ENOUGH_WRONG and not halfway:
        notes = keeps_notes(cases[0].source) and not (decider and decider.sees_board)
        if found := _Evidence(tried, notes, undos).find():
            return _mistake(found, wrong[0], decider, cases)
    return _let_through(cases, [one for one in wrong if one.placed], deciders[:1])


def _ended_halfway(case: FailedCase) -> bool:
    """Return True if a search returned with only some blanks filled, which no check explains."""
    filled = len(case.search.stack) if case.search else 0
    return case.writes.finished and 0 < filled < len(case.blanks)


class _Evidence:
    """The digits that were placed or refused, and the mistake that describes them all."""

    def __init__(self, tried: Sequence[Choice], notes: bool, undos: int) -> None:
        """Divide the digits.

        Args:
            tried: all digits that were tried.
            notes: True if the check looks at notes, and not at the board.
            undos: the number of digits that were undone.
        """
        self.tried, self.notes, self.undos = tried, notes, undos
        self.placed = [one for one in tried if one.placed]
        self.refused = [one for one in tried if not one.placed]
        self.lax = [one for one in self.placed if one.holders]
        """The repeats that were let through."""
        self.strict = [one for one in self.refused if not one.holders]
        """The digits that were refused though they fit."""
        self.kinds = [kind for kind in KINDS if any(kind in one.kinds for one in self.lax)]
        """The kinds of unit that let repeats through."""

    def find(self) -> Finding | None:
        """Return the mistake, or None if none describes all digits."""
        if not self.refused:
            return Cause.NOTHING_COMPARED, ""
        if len(self.lax) + len(self.strict) == len(self.tried):
            return Cause.ANSWER_INVERTED, ""
        if self.notes and self._cleared():
            return Cause.NOTES_CLEARED, listed(self.kinds)
        if not self.strict:
            return self._repeats()
        return (None if self.lax else self._refusals()) or self._wrong_place()

    def _cleared(self) -> bool:
        """Return True if digits are refused unless an undo of another digit cleared their notes.

        An undone digit may be kept as well.
        """

        def explains(kept: int) -> bool:
            return all(
                any(
                    one.flags[kind] & (kept if kind in self.kinds else HELD)
                    and not (kind in self.kinds and one.flags[kind] & CLEARED)
                    for kind in KINDS
                )
                is not one.placed
                for one in self.tried
            )

        return explains(HELD) or explains(HELD | UNDONE)

    def _repeats(self) -> Finding | None:
        """Return the mistake of a check that only lets repeats through."""
        digits = {one.digit for one in self.lax}
        if digits == {"9"} and not any(one.digit in digits for one in self.refused):
            return Cause.DIGIT_UNCHECKED, "9"
        units, seen = listed(self.kinds), any(one.kinds <= {*self.kinds} for one in self.refused)
        if self.notes or seen:
            match self._left_out(lambda one: one.is_given):
                case [is_given]:
                    return Cause.GIVEN_NOT_NOTED if is_given else Cause.PLACED_NOT_NOTED, units
        if not seen:
            return Cause.UNIT_NOT_COMPARED, units
        match self._left_out(lambda one: one.position > one.own_position):
            case [is_later]:
                side = "before" if is_later else "after"
                text = f"looks only at the cells {side} the blank in the {units}"
                return Cause.REPEATS_LET_THROUGH, text
        numbers, verb = self._left_out(lambda one: one.position + 1), "leaves out"
        if not numbers:
            return None
        if len(numbers) > FEW_CELLS:
            numbers, verb = [one for one in range(1, 10) if one not in numbers], "looks only at"
        cells = f"cell{'s' * (len(numbers) > 1)} {listed(map(str, numbers))}"
        return Cause.REPEATS_LET_THROUGH, f"{verb} {cells} of each {units}"

    def _left_out(self, part_of: Callable[[Holder], int]) -> list[int]:
        """Return the parts of the lax units that are left out; [] if that does not explain all.

        They held each digit that was let through. Each digit that was refused because of these
        units was also held by another part.
        """
        parts = {part_of(one) for lax in self.lax for one in lax.holders_in(*self.kinds)}
        shown = (one for one in self.refused if one.holders and one.kinds <= {*self.kinds})
        others = [{part_of(one) for one in each.holders_in(*self.kinds)} - parts for each in shown]
        return sorted(parts) if all(others) else []

    def _refusals(self) -> Finding | None:
        """Return the mistake of a loop, or of notes, that only refuse digits that fit."""
        digits = {one.digit for one in self.strict}
        if len(digits) == 1 and not any(one.digit in digits for one in self.placed):
            return Cause.DIGIT_NEVER_PLACED, digits.pop()
        for end, places in LOOP_ENDS.items():
            if all(places(one.candidates, one.digit) is one.placed for one in self.tried):
                return Cause.DIGIT_LOOP_ENDS_EARLY, end
        kept = [kind for kind in KINDS if not any(one.undone_in(kind) for one in self.placed)]
        if all(any(map(one.undone_in, kept)) for one in self.strict):
            sole = [kind for kind in kept if all(one.undone_in(kind) for one in self.strict)]
            return Cause.NOTE_NOT_UNDONE, listed(sole or kept, "or" if sole else "and")
        for kinds in chain(combinations(KINDS, 2), [KINDS]):
            if all((one.holders or one.shares(kinds)) is not one.placed for one in self.tried):
                return Cause.NOTES_OF_ANOTHER_UNIT, f"{listed(kinds)}"
        return None

    def _wrong_place(self) -> Finding | None:
        """Return the mistake of a check that also refuses digits that fit.

        Needs: several undos, else the answer may have been found elsewhere; repeats in one kind of
        unit, or in none.
        """
        if len(self.kinds) > 1 or self.undos < ENOUGH_WRONG:
            return None
        [kind] = self.kinds or ["box"]
        if self._always_refused():
            line = Cause.NOTES_OF_ANOTHER_UNIT if self.notes else Cause.ANOTHER_UNIT_COMPARED
            return Cause.BOX_FORMULA if kind == "box" else line, kind
        undone = self.kinds and self.notes and all(one.undone_in(kind) for one in self.strict)
        return (Cause.NOTES_OF_ANOTHER_UNIT, kind) if undone else None

    def _always_refused(self) -> bool:
        """Return True if each wrongly refused digit was held by a cell that always refuses.

        If no repeat was let through, pairs of boxes are compared, not pairs of cells.
        """

        def pairs(one: Choice) -> set[tuple[Any, Any]]:
            cells = one.decision.cell, *one.cells_with_digit
            own, *others = (cell if self.lax else locate("box", cell)[0] for cell in cells)
            return {(own, other) for other in others if other != own}

        allowed = {pair for one in self.placed for pair in pairs(one)}
        return all(pairs(one) - allowed for one in self.strict)


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
