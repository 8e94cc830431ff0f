"""Names the mistake that a change corrects, combined with the suspected mistake. Pure."""

import re
from collections.abc import Sequence
from dataclasses import replace

from harness.mistake import Change, Mistake
from harness.problem import Problem
from harness.value import listed
from harness.why.causes import GeneralCause, kinds_of, repairs_of

LONGEST = 280
"""The maximum length of a message with remedy and proof; a longer one loses its extra parts."""
SEEN = (GeneralCause.SLIP, GeneralCause.NOT_CALLED, GeneralCause.PYTHON_2)
"""Causes that are named before any change is tried because the source shows them: a change in the
same line says nothing new."""
QUOTED = 40
"""The maximum number of characters of code that a sentence quotes."""


def name_change(problem: Problem, likely: Mistake | None, change: Change) -> Mistake:
    """Return the mistake that a change corrects, in at most LONGEST characters.

    A suspected mistake keeps its text if the change corrects it in the line that the text names.
    Otherwise only its observation stays, followed by the correction, and its remedy is dropped. The
    cause is the suspected one, unless the change corrects a pitfall of Python, or the problem
    describes the change and no correction of the suspected cause is known.
    """
    if likely and _does_not_matter(problem, likely, change):
        likely = None
    if change.then:
        return _name_two(problem, likely, change, change.then)
    named = _known_mistake(problem, change) or Mistake(GeneralCause.SLIP, "")
    sentence = named.text or sentence_on(problem, change)
    text = f"{_lines_in_words(problem, change)}: {sentence}"
    correction = replace(named, text=text, proof=_proof(change, "there"))
    sentences, cause = [correction], correction.cause
    if likely:
        combined = _after_observation(likely, correction, change, sentence)
        repairs = repairs_of(problem, likely.cause)
        other_line = _names_other_line(likely, change)
        pitfall = not named.text and named.cause not in (GeneralCause.SLIP, likely.cause)
        seen = likely.cause in SEEN and likely.line in (change.line, *change.lines)
        kind = kinds_of(problem)[change.kind]
        seen |= kind.restores and likely.cause == named.cause  # it restores what was seen to change
        corrected = {change.kind, *kind.works_around.split()}
        if seen or (not other_line and not corrected.isdisjoint(repairs)):
            sentences, cause = [*_with_proofs(problem, likely, change), combined], likely.cause
        elif not (pitfall and repairs):
            keeps_cause = pitfall or (named.text and not repairs)
            sentences, cause = [combined, correction], cause if keeps_cause else likely.cause
    best = next((one for one in sentences if len(one.words()) <= LONGEST), sentences[-1])
    return replace(best, cause=cause, line=change.line, proved=not change.slow)


def _does_not_matter(problem: Problem, likely: Mistake, change: Change) -> bool:
    """Return True if all cases pass though a change leaves what was observed as it is.

    The answers follow another rule because of the mistake. A container that the recorded calls
    leave changed affects no answer, unless the change restores it or is in a line that names it.
    """
    kinds, undo = kinds_of(problem), GeneralCause.UNDO_MISSING
    undoing = {name for one in kinds.values() if one.restores for name in one.works_around.split()}
    undoing.update(repairs_of(problem, undo))
    container = re.match(r"(?:`\w+` does not restore )?`([\w.]+)", likely.text)
    restores = kinds[change.kind].cause == undo or change.kind in undoing or bool(change.then)
    if container:
        restores |= any(container[1] in line for line in change.diff)
    observed = likely.cause == undo and not problem.offers(problem.diagnose)
    return likely.cause == GeneralCause.OTHER_RULE or (observed and not restores)


def _after_observation(likely: Mistake, correction: Mistake, change: Change, words: str) -> Mistake:
    """Return the observation followed by the correction, without naming the same line twice."""
    line_is_named = _tells_line(likely, change.line) and not change.elsewhere
    text = words if line_is_named else correction.text
    return replace(correction, text=in_sequence([likely.text, text]))


def _with_proofs(problem: Problem, likely: Mistake, change: Change) -> list[Mistake]:
    """Return a suspected mistake with its proof: with the exact place, and with only the line."""
    lines = " or ".join(_place(change, line) for line in (change.line, *change.elsewhere))
    if _tells_line(likely, change.line) and lines == f"on line {change.line}":
        return [replace(likely, proof=_proof(change, "there"))]
    place = change.level
    if not place and not likely.line and change.function not in ("", problem.method):
        place = f", in `{change.function}`"
    with_place = f"{lines}{place}," if place else lines
    return [replace(likely, proof=_proof(change, where)) for where in (with_place, lines)]


def _known_mistake(problem: Problem, change: Change) -> Mistake | None:
    """Return the mistake that a change corrects, if its cause is known, in the problem's terms."""
    cause = kinds_of(problem)[change.kind].cause
    return problem.describe_change(change) or (Mistake(cause, "") if cause else None)


def _name_two(problem: Problem, likely: Mistake | None, first: Change, second: Change) -> Mistake:
    """Return the mistake that two changes correct only together.

    If one of them corrects the suspected mistake, and the mistake names the line, its text replaces
    the sentence on that change. A missing copy is not told twice either.
    """
    named = _known_mistake(problem, first) or Mistake(GeneralCause.SLIP, "")
    repairs = repairs_of(problem, likely.cause) if likely else ()
    observed, sentences = likely.text if likely else "", list[str]()
    if likely and likely.cause in SEEN and likely.line in (first.line, second.line):
        observed = ""  # the source shows it, and so does the sentence on the change
    for change in (first, second):
        text = f"{_subject(change)}: {sentence_on(problem, change)}"
        if likely and observed and change.kind in repairs:
            if _tells_line(likely, change.line):
                text, observed = likely.text, ""
            elif likely.cause == GeneralCause.COPY_MISSING:
                observed = ""
        sentences.append(text)
    proof = f"(Both changes together make all {first.cases} cases pass.)"
    full, base = (
        Mistake(named.cause, in_sequence(some), first.line, proof=proof, proved=True)
        for some in ([observed, *sentences], sentences)
    )
    best = full if len(full.words()) <= LONGEST else base
    return replace(best, cause=likely.cause) if likely else best


def in_sequence(sentences: Sequence[str]) -> str:
    """Return sentences as one text, in which all but the first begin with a capital letter."""
    first, *others = filter(None, sentences)
    return " ".join([first, *(one[:1].upper() + one[1:] for one in others)])


def _place(change: Change, line: int) -> str:
    """Return `on line 3`, or `after line 3` for added lines, for one line of a change."""
    return f"on line {line}" if change.added is None else f"after line {line + change.added}"


def _subject(change: Change) -> str:
    """Return the line of a mistake, or `after line 3` if code is missing there."""
    if change.added is not None and change.added >= 0 and not change.old:
        return _place(change, change.line)
    lines = change.lines or (change.line,)
    places = f", in {change.places} places" if change.places > 1 else ""
    return f"line{'s' * (len(lines) > 1)} {listed(map(str, lines))}{places}"


def _tells_line(mistake: Mistake, line: int) -> bool:
    """Return True if the text of a mistake says what a line does."""
    return mistake.tells_line and mistake.line == line


def _proof(change: Change, where: str) -> str:
    """Return a sentence saying which cases pass with a change."""
    text = f"{'The same' if change.places > 1 else 'One'} change {where}"
    if change.lines:
        lines = listed(str(line + (change.added or 0)) for line in change.lines)
        text = f"The same change {'on' if change.added is None else 'after'} lines {lines}"
    if change.slow:
        return f"({text} makes the failed case pass; a later case takes too long to judge.)"
    return f"({text} makes all {change.cases} cases pass.)"


def sentence_on(problem: Problem, change: Change) -> str:
    """Return a sentence on the mistake: "`8` is off by one."."""
    kind = kinds_of(problem)[change.kind]
    target = re.match(r"[\w.]+(?=\.\w+\()|[\w.]+", change.new.strip())
    like = f", like {listed(map(quoted, change.also))}," if change.also else ""
    old = f"the {change.which} " * bool(change.which) + (quoted(change.old) or "something")
    words = {
        "old": f"{old}{like}",
        "new": quoted(change.new),
        "target": f"`{target[0]}`" if target else "something",
        "called": f"`{change.old.partition('(')[0].split('.')[-1]}`",
        "declared": f"`{change.new.split()[-1]}`" if change.new else "",
        "level": change.level,
    }
    sentence = kind.sentence
    for field, pattern, other in kind.variants:
        if match := re.search(pattern, getattr(change, field)):
            sentence, words["found"] = other, f"`{match[1]}`" if match.groups() else ""
    return f"{sentence.format(**words)}."


def _lines_in_words(problem: Problem, change: Change) -> str:
    """Return a clause on the line of a mistake, and on other lines where it may be."""
    paired = kinds_of(problem)[change.kind].paired
    others = (f", or line {line}" + ", which contradicts it" * paired for line in change.elsewhere)
    return _subject(change) + "".join(others)


def quoted(text: str) -> str:
    """Return the first line of some code in backquotes, shortened; '' if the code is empty."""
    first = text.strip().partition("\n")[0]
    first = first if len(first) <= QUOTED else first[: QUOTED - 2].rstrip() + " …"
    return f"`{first}`" if first else ""


def _names_other_line(likely: Mistake, change: Change) -> bool:
    """Return True if a suspected mistake names a line that the change does not touch.

    That line shows a consequence of the mistake, such as an exception, and the change shows the
    mistake. The line of a whole function does not count: the change may lie within it. Nor does it
    if the remedy names the changed statement.
    """
    lines = {change.line, *change.elsewhere, *change.lines}
    told = bool(change.old) and f"`{change.old}`" in likely.remedy
    return likely.tells_line and likely.line > 0 and likely.line not in lines and not told
