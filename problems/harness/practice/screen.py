"""The practice screen: it watches the attempt, judges each save, and answers keys.

It decides little: a command of `kata` does the work in a process of its own, and `screen_lines`
says what is shown.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, Static
from watchfiles import awatch

from harness.console import STYLES, escape
from harness.errors import KataError
from harness.practice.attempt_text import Look, State, look_at
from harness.practice.events import Event, Judged, Saved
from harness.practice.history import remember
from harness.practice.kata_process import Desk, run_kata
from harness.practice.quiz import Quiz, answer
from harness.practice.rep import digest, read_past, read_text, stub_of
from harness.practice.schedule import due_in_words
from harness.practice.screen_lines import View, screen_lines
from harness.records import Drawing, Question, Word
from harness.trace import load_trace

TICK = 1.0
"""Seconds between looks at the file where the system sends no events, and ticks of the clock."""
QUIET = 20
"""Milliseconds without another change after which a file counts as saved."""
INTERRUPTED = 130
RECORDING = "--time-limit", "2"
"""Options for a search that is recorded to ask about it: nobody waits long for a question."""


class Practice(App[None]):
    """One screen for a rep."""

    ENABLE_COMMAND_PALETTE = False
    CSS = "Static { height: auto; } #answer:disabled { display: none; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "hint"),
        Binding("p", "predict"),
        Binding("r", "replay"),
        Binding("b", "debug"),
        Binding("c", "compare"),
        Binding("n", "new_rep"),
        Binding("q", "leave(0)"),
        Binding("escape", "end_quiz"),
        Binding("ctrl+c", f"leave({INTERRUPTED})", priority=True),
    ]

    def __init__(self, desk: Desk) -> None:
        """Show the attempt on a desk."""
        super().__init__(ansi_color=True)
        self.desk, self.stub = desk, stub_of(desk.problem)
        self.unwritten: list[Event] = []
        """Events that could not be added to the history."""
        self.seen: object = None
        """What was last known of the file: its time, size and identity."""
        self.sure = False
        """True after one press of n on an attempt that is not Accepted."""
        now = datetime.now(UTC)
        past = read_past(desk.problem, now, desk.folder)
        self.view = View(desk.problem.title, past, now, Look(State.GONE))

    def compose(self) -> ComposeResult:
        """Lay out the screen: one text, which is drawn anew whenever something has changed."""
        yield Static(id="page")
        yield Input(id="answer", compact=True, disabled=True)

    def on_mount(self) -> None:
        """Begin to watch."""
        self.set_interval(TICK, self.tick)
        self.run_worker(self.watch_file(), group="watch")
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGHUP):  # else the terminal would stay as it is now
            loop.add_signal_handler(number, self.action_leave, 128 + number)
        self.catch_up()
        self.show(note=self.view.past.history.complaint)
        self.look()

    # --- what happens by itself -------------------------------------------------------------

    async def watch_file(self) -> None:
        """Look at the file whenever the system says that something has changed in its folder."""
        with suppress(OSError, RuntimeError):  # where it says nothing, the tick looks
            async for _ in awatch(self.desk.attempt.parent, step=QUIET, recursive=False):
                self.look()

    def tick(self) -> None:
        """Move the clock on, and look at the file."""
        self.look()
        self.show()

    def look(self) -> None:
        """Look at the attempt, and judge it if it was saved."""
        seen = self.identity()
        if seen == self.seen:
            return
        self.seen = seen
        before, look = self.view.look, look_at(read_text(self.desk.attempt), self.stub)
        if look.state is State.HALF_SAVED or look == before:
            return
        self.show(look=look, note="", hint=None)
        self.workers.cancel_group(self, "judge")
        if look.state is State.READY:
            self.note_first_save()
            self.run_worker(self.judge(look), group="judge", exclusive=True)
        else:
            self.show(judging=False)

    def identity(self) -> object:
        """Return what changes whenever the file is saved; None if there is none."""
        with suppress(OSError):
            found = self.desk.attempt.stat()
            return found.st_mtime_ns, found.st_size, found.st_ino
        return None

    def note_first_save(self) -> None:
        """Start the clock, if this is the first save of a rep."""
        past = self.view.past
        if not past.reps or (past.current and past.current.saved is None):
            self.keep(Saved(time=datetime.now(UTC), problem=self.desk.problem.slug))

    async def judge(self, look: Look) -> None:
        """Judge what was saved, in a process that ends if another save comes."""
        self.show(judging=True)
        done = await run_kata(self.desk, "judge", "--json")
        self.show(judging=False)
        try:
            found = json.loads(done.output)
        except ValueError:
            self.show(note=done.complaint)
            return
        if done.complaint:  # the history could not be written, so it is remembered here
            self.unwritten.append(judged(self.desk, look.source, found))
        self.catch_up()
        self.show(found=found, focus=self.focus_of(found), hint=None, note=done.complaint)

    def focus_of(self, found: dict[str, Any]) -> Drawing:
        """Return the part of a wrong answer that shows the mistake."""
        if found["verdict"] != Word.WRONG or not found["output"] or not self.desk.problem.focus:
            return []
        return self.desk.problem.focus(found["input"], found["output"][0])

    # --- keys -------------------------------------------------------------------------------

    async def action_hint(self) -> None:
        """Show the next hint."""
        self.run_worker(self.fetch_hint(), group="hint", exclusive=True)

    async def fetch_hint(self) -> None:
        """Have `kata hint` choose the next rung, and count it."""
        if self.view.look.state is State.GONE:
            return
        self.show(note="…")
        done = await run_kata(self.desk, "hint")
        lines = [line for line in done.output.splitlines() if not line.startswith("Next ")]
        drawing: Drawing = [
            [(line, "title" if number == 0 else "")] for number, line in enumerate(lines)
        ]
        self.catch_up()
        self.show(hint=drawing, note=done.complaint)

    def action_predict(self) -> None:
        """Ask what the search does next: the learner's own, or the reference approach."""
        self.show(note="recording a search …")
        self.run_worker(self.fetch_questions(), group="predict", exclusive=True)

    async def fetch_questions(self) -> None:
        """Record searches until one of them shows enough to ask about, and begin to ask."""
        for whose, options in self.searches():
            if questions := await questions_on(self.desk, options):
                self.show(quiz=Quiz(questions, whose), note="")
                self.ask(True)
                return
        self.show(note="No search here takes a digit back, so there is nothing to predict.")

    def searches(self) -> Iterator[tuple[str, Sequence[str]]]:
        """Yield whose search it is, and the options to record it, the best to ask about first."""
        if self.view.look.state is State.READY:
            yield "your search", (str(self.desk.attempt), *self.case())
        reference = self.desk.attempt.with_name(f"{self.desk.problem.reference}.py")
        yield f"the search of {reference.stem}", (str(reference), *self.case())
        yield f"the search of {reference.stem}", (str(reference),)

    def ask(self, wanted: bool) -> None:
        """Show the line to type into, or hide it."""
        line = self.query_one("#answer", Input)
        line.disabled = not wanted
        line.clear()
        if wanted:
            line.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take an answer."""
        event.input.clear()
        if not self.view.quiz or self.view.quiz.over:
            return
        quiz = answer(self.view.quiz, event.value)
        self.show(quiz=quiz)
        if quiz.over:
            self.action_end_quiz()

    def action_end_quiz(self) -> None:
        """Go back from the questions."""
        self.ask(False)
        self.show(quiz=None)

    def action_replay(self) -> None:
        """Leave the screen for the player, on the case that failed."""
        self.leave_for("replay", str(self.desk.attempt), *self.case())

    def action_debug(self) -> None:
        """Leave the screen for the debugger, on the case that failed."""
        self.leave_for("run", str(self.desk.attempt), *self.case(), wait=True)

    def action_compare(self) -> None:
        """Leave the screen for the tables, once there is something to compare."""
        if not self.view.found or self.view.found["verdict"] != Word.ACCEPTED:
            self.show(note="c compares it with the approaches once it is Accepted.")
            return
        self.leave_for("compare", wait=True)

    async def action_new_rep(self) -> None:
        """Put the attempt away and begin a rep; ask first if this one is not Accepted."""
        rep = self.view.past.current
        if rep and rep.sources and not self.sure:
            self.sure = True
            self.show(note="This rep is not Accepted yet. n once more puts the attempt away.")
            return
        self.sure = False
        self.workers.cancel_group(self, "judge")
        done = await run_kata(self.desk, "again")
        self.catch_up()
        self.show(found=None, focus=None, hint=None, judging=False)
        self.look()
        self.show(note=done.complaint or done.output.splitlines()[0])

    def action_leave(self, code: int) -> None:
        """End."""
        self.exit(return_code=code)

    # --- help for both ----------------------------------------------------------------------

    def case(self) -> Sequence[str]:
        """Return the option that names the case that failed; () without one."""
        name = self.view.found["case"] if self.view.found else None
        return ("--case", name) if name else ()

    def leave_for(self, name: str, *arguments: str, wait: bool = False) -> None:
        """Give the terminal to a command of `kata` until it has ended."""
        if self.view.look.state is State.GONE:
            return
        with self.suspend():
            before = signal.signal(signal.SIGINT, lambda _number, _frame: None)
            try:
                command = self.desk.command(name, *arguments)
                done = subprocess.run(command, env=os.environ | self.desk.environment, check=False)
                if wait or done.returncode:
                    with suppress(EOFError):
                        input("\nPress Enter to go back to practice. ")
            finally:
                signal.signal(signal.SIGINT, before)
        self.look()

    def keep(self, event: Event) -> None:
        """Add an event to the history, or remember it here if that is not possible."""
        if complaint := remember(event, self.desk.folder):
            self.unwritten.append(event)
            self.show(note=complaint)
        self.catch_up()

    def catch_up(self) -> None:
        """Read the history again."""
        now = datetime.now(UTC)
        try:
            past = read_past(self.desk.problem, now, self.desk.folder, self.unwritten)
        except OSError as error:
            self.show(note=f"the history cannot be read: {error.strerror}")
            return
        self.show(past=past, due=due_in_words(past.reps, now))

    def show(self, **changes: Any) -> None:
        """Draw the screen, with what has changed."""
        self.view = replace(self.view, **changes, now=datetime.now(UTC))
        lines = [
            Text.assemble(*((escape(text), STYLES.get(style, "")) for text, style in line))
            for line in screen_lines(self.view)
        ]
        self.query_one("#page", Static).update(Text("\n").join(lines))


def judged(desk: Desk, source: str, found: dict[str, Any]) -> Judged:
    """Return a report of `kata judge --json` as an event."""
    now = datetime.now(UTC)
    return Judged(
        time=now,
        problem=desk.problem.slug,
        source=digest(source),
        saved=now,
        verdict=found["verdict"],
        likely=found["likely"],
        reason=found["reason"],
        case=found["case"] or "",
    )


async def questions_on(desk: Desk, options: Sequence[str]) -> list[Question]:
    """Record a search and return the questions on it; [] if there are none."""
    if desk.problem.questions is None:
        return []
    with tempfile.TemporaryDirectory(prefix="kata-") as folder:
        path = Path(folder) / "search.json"
        await run_kata(desk, "trace", *options, "--save", str(path), *RECORDING)
        with suppress(KataError):
            return desk.problem.questions(load_trace(path))
    return []
