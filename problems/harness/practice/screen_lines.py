"""The lines of the practice screen at a moment. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from textwrap import wrap

from harness.console import NO_BREAK, escape, minutes_and_seconds, page_width, paragraph, plural
from harness.drawing import Drawing
from harness.folders import outermost
from harness.judge.outcome import Word
from harness.practice.attempt import Save, State
from harness.practice.begin import CLOCK
from harness.practice.hints import Hint
from harness.practice.judge import Judgement
from harness.practice.log_lines import rep_lines, seconds_since_save
from harness.practice.past import Past
from harness.practice.step_lines import KEYS
from harness.why.report import answer_part, frames_part, printed_part, reason_part

FRAMES = 22
"""The maximum number of lines for the frames of an exception."""
GAP = "   "
"""The spaces between facts on a line."""


@dataclass(frozen=True)
class View:
    """The state that the practice screen shows."""

    past: Past
    now: datetime
    save: Save
    judging: bool = False
    progress: tuple[int, int, str] = (0, 0, "")
    """The number of cases judged so far, the number of all cases, and the next case's name."""
    judgement: Judgement | None = None
    hint: Hint | None = None
    """A hint or a question, which is shown first."""
    note: str = ""
    """A sentence on the last key or on an error of the journal."""
    steps: Drawing = field(default_factory=list)
    """The last lines: the next steps."""


def screen_lines(view: View) -> tuple[Drawing, Drawing, Drawing]:
    """Draw the problem and its state, the page that scrolls, and the keys, as wide as the terminal.

    The page has a note, a hint, the judgement and the next steps.
    """
    parts = [view.hint.lines if view.hint else [], *_parts(view)]
    if view.judging:  # these parts are about the previous save
        parts = [[[(text, "dim") for text, _ in line] for line in part] for part in parts]
    note = paragraph("", view.note) if view.note else []
    page: Drawing = []
    for part in (note, *parts, view.steps):
        page += [[], *part] if page and part else part
    top = [*_heading(view), [], *_state(view), []]
    keys: Drawing = [[(line, "dim")] for line in _rows(KEYS, "  ")]
    return top, page, keys


def _rows(texts: Sequence[str], gap: str) -> list[str]:
    """Return short texts side by side, on as many lines as they need."""
    joined = gap.join(text.replace(" ", NO_BREAK) for text in texts)
    return [line.replace(NO_BREAK, " ") for line in wrap(joined, page_width())]


def _parts(view: View) -> list[Drawing]:
    """Return the parts of the page on the judgement, the reason first."""
    if view.judgement is None:
        return []
    report = view.judgement.report
    deciding, printed = report.deciding, printed_part(report)
    if deciding is None:
        return [_result(view), printed]
    reason = [*reason_part(report, deciding), *frames_part(report, deciding, FRAMES)]
    wrong = deciding.verdict.word is Word.WRONG
    return [reason, answer_part(report, deciding) if wrong else [], printed]


def _heading(view: View) -> Drawing:
    title, rep, over = view.save.problem.title, view.past.current, view.past.is_over
    clock = minutes_and_seconds(seconds_since_save(rep, view.now))
    facts = [title, "this rep is over; n begins the next" if over else clock]
    if approach := view.past.reps[-1].approach if view.past.reps else "":
        facts.insert(1, approach)
    if rep:
        facts += [f"{plural(len(rep.sources), 'save')} judged", plural(len(rep.hints), "hint")]
    first, *more = _rows(facts, GAP)
    head = [(title, "title"), (first.removeprefix(title), "")]
    return [head, *([(line, "")] for line in more)]


def _state(view: View) -> Drawing:
    """Return the lines on the state of the attempt: its verdict, or why there is none."""
    save, judgement = view.save, view.judgement
    match save.state:
        case State.UNREADABLE:
            return _wrapped(f"Not judged: {save.detail}.", "note")
        case State.MISSING:
            text = "The file is missing. Save it again in your editor, or press n for the stub."
            return _wrapped(text, "note")
        case State.STUB:
            return _wrapped(f"This is the stub. {CLOCK}", "note")
    verdict, (done, total, name) = "", view.progress
    if judgement:
        report = judgement.report
        verdict = f"{report.verdict.word}  {report.passed}/{plural(report.total, 'case')}"
    if save.state is State.UNFINISHED:
        error = _wrapped(f"Syntax error, not judged: {save.detail}", "bad")
        return error + (_wrapped(f"The last verdict was: {verdict}", "dim") if verdict else [])
    if view.judging:
        case = f"judging {done + 1}/{total}: {name} …" if total else "judging your last save …"
        return _wrapped(verdict, "dim") + _wrapped(case, "note")
    if judgement is None:
        return _wrapped("…", "dim")
    return _wrapped(verdict, "good" if judgement.report.verdict.accepted else "bad")


def _wrapped(text: str, style: str) -> Drawing:
    return [[(line, style)] for line in wrap(escape(text), page_width())]


def _result(view: View) -> Drawing:
    """Return the lines on the rep after an accepted judgement."""
    folder = view.save.problem.folder
    questions = "h shows what an interviewer might ask next. " * (folder == outermost(folder))
    return rep_lines(view.past, view.now, f"{questions}n begins a new rep.")
