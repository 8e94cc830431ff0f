"""The practice screen: it watches the attempt, judges each save, and answers keys.

It decides little: a command of `kata` does the work in a process of its own, and `screen_lines`
says what is shown.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import aclosing
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from harness.practice.attempt_file import stub_of
from harness.practice.attempt_text import Look, State
from harness.practice.events import Event, Saved
from harness.practice.journal import append_or_explain, read_journal
from harness.practice.judgements import judged_as_json, wrong_part
from harness.practice.kata_process import Desk, WaitingJudge, run_kata
from harness.practice.ladders import asks_on
from harness.practice.past import past_of
from harness.practice.schedule import due_in_words
from harness.practice.screen.questions import find_questions
from harness.practice.screen.with_terminal import StoppedError, run_here
from harness.practice.screen_lines import View, screen_lines
from harness.practice.watched_file import WatchedFile
from harness.records import Word
from harness.replay.screen.closed_terminal import HUNG_UP, end_soon, is_closed
from harness.replay.screen.questions import QuestionsScreen
from harness.replay.screen.rich_text import rich_text
from harness.system import on_stop_signals

TICK = 1.0
"""Seconds between ticks of the clock, and looks at a file of which the system says nothing."""
INTERRUPTED = 130
NOT_YET = "c compares it with the approaches, once it is Accepted."
SURE = "This rep is not Accepted yet. n once more puts the attempt away and begins anew."
NO_QUESTIONS = "There is nothing to predict: no questions were written for this problem."
NOTHING_TO_ASK = (
    "There is nothing to predict: no search that was recorded here takes anything back."
)


class Practice(App[None]):
    """One screen for a rep."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "hint"),
        Binding("p", "predict"),
        Binding("r", "replay"),
        Binding("b", "debug"),
        Binding("c", "compare"),
        Binding("n", "new_rep"),
        Binding("q", "leave(0)"),
        Binding("ctrl+c", f"leave({INTERRUPTED})", priority=True),
    ]

    def __init__(self, desk: Desk) -> None:
        """Show the attempt on a desk. Raises OSError if there is a history it cannot read."""
        super().__init__(ansi_color=True)
        self.desk, self.page = desk, Static()
        self.file = WatchedFile(desk.attempt, stub_of(desk.problem))
        self.waiting = WaitingJudge(desk)
        self.unwritten: list[Event] = []
        """Events that could not be added to the history."""
        self.sure = False
        """True after one press of n on an attempt that is not Accepted."""
        now = datetime.now(UTC)
        journal = read_journal(desk.folder)
        past = past_of(journal, desk.problem.slug, now)
        further = asks_on(desk.problem.folder)
        self.view = View(
            *(desk.problem.title, past, now, Look(State.GONE)),
            asks_on=further,
            note=journal.complaint,
        )

    def compose(self) -> ComposeResult:
        """Lay out the screen: one text, which is drawn anew whenever something has changed."""
        yield self.page

    def on_mount(self) -> None:
        """Begin to watch."""
        # else the terminal would stay as it is
        on_stop_signals(asyncio.get_running_loop(), lambda number: self.action_leave(128 + number))
        self.set_interval(TICK, self.tick)
        self.run_worker(self.watch_file())
        self.run_worker(self.waiting.prepare())
        self.catch_up()
        self.look()

    async def on_unmount(self) -> None:
        """Leave no task and no process behind."""
        while workers := list(self.workers):
            self.workers.cancel_all()
            # Textual's own wait ends at the first worker that was cancelled; this one is for all
            await asyncio.gather(*(one.wait() for one in workers), return_exceptions=True)
        await self.waiting.end()

    async def watch_file(self) -> None:
        """Look at the file whenever something has changed."""
        async with aclosing(self.file.changes()) as changes:
            async for _ in changes:
                self.look()

    def tick(self) -> None:
        """Move the clock on, and look at the file. Leave if the terminal was closed."""
        if is_closed(self):
            self.action_leave(HUNG_UP)
            return
        self.look()
        self.show()

    def look(self) -> None:
        """Look at the attempt; if it was saved, stop judging what it was before, and judge it."""
        look = self.file.look()
        if look is None:
            return
        self.workers.cancel_group(self, "judge")
        self.show(look=look, note="", hint=None, judging=look.state is State.READY)
        if look.state is State.READY:
            self.start_clock()
            self.run_worker(self.judge(look), group="judge", exclusive=True)

    def start_clock(self) -> None:
        """Keep the time of the first save of a rep."""
        rep = self.view.past.current
        if (rep and rep.saved is None) or not self.view.past.reps:
            event = Saved(time=datetime.now(UTC), problem=self.desk.problem.slug)
            complaint = append_or_explain(event, self.desk.folder)
            self.unwritten += [event] if complaint else []
            self.catch_up(note=complaint)

    async def judge(self, look: Look) -> None:
        """Judge what was saved, in a process that ends if another save comes."""
        try:
            done = await self.waiting.run()
        finally:
            if self.is_running:  # after that, its process would be left behind
                self.run_worker(self.waiting.prepare())
        try:
            found = json.loads(done.output)
        except ValueError:
            self.show(judging=False, note=done.complaint)
            return
        if done.complaint:  # the history could not be written
            self.unwritten.append(judged_as_json(self.desk.problem, look.source, found))
        focus = wrong_part(self.desk.problem, found)
        self.catch_up(found=found, focus=focus, hint=None, note=done.complaint, judging=False)

    def action_hint(self) -> None:
        """Show the next hint."""
        self.run_worker(self.fetch_hint(), group="hint", exclusive=True)

    async def fetch_hint(self) -> None:
        """Have `kata hint` choose the next rung, and count it."""
        self.show(note="…")
        done = await run_kata(self.desk, "hint")
        lines = [line for line in done.output.splitlines() if not line.startswith("Next ")]
        styles = ["title", *[""] * len(lines)]
        hint = [[segment] for segment in zip(lines, styles, strict=False)]
        self.catch_up(hint=hint, note=done.complaint)

    def action_predict(self) -> None:
        """Ask what the search does next: the learner's own, or the reference approach."""
        self.run_worker(self.ask(), group="predict", exclusive=True)

    async def ask(self) -> None:
        """Record a search, and ask questions on it."""
        if self.desk.problem.questions is None:
            self.show(note=NO_QUESTIONS)
            return
        self.show(note="recording a search …")
        own = self.view.look.state is State.READY
        quiz = await find_questions(self.desk, self.case(), own=own)
        self.show(note="" if quiz else NOTHING_TO_ASK)
        if quiz:
            self.push_screen(QuestionsScreen(quiz))

    def action_replay(self) -> None:
        """Leave the screen for the player, on the case that failed."""
        self.leave_for("replay", str(self.desk.attempt), *self.case())

    def action_debug(self) -> None:
        """Leave the screen for the debugger, on the case that failed."""
        self.leave_for("run", str(self.desk.attempt), *self.case(), "--debug", wait=True)

    def action_compare(self) -> None:
        """Leave the screen for the tables, once there is something to compare."""
        if self.view.found and self.view.found["verdict"] == Word.ACCEPTED:
            self.leave_for("compare", wait=True)
        else:
            self.show(note=NOT_YET)

    async def action_new_rep(self) -> None:
        """Put the attempt away and begin a rep; ask first if this one is not Accepted."""
        rep = self.view.past.current
        if rep and rep.sources and not self.sure:
            self.sure = True
            self.show(note=SURE)
            return
        self.sure = False
        self.workers.cancel_group(self, "judge")
        approach = rep.approach if rep else ""
        wanted = ("--approach", approach) if approach else ()
        done = await run_kata(self.desk, "again", *wanted)
        self.catch_up(found=None, focus=None, hint=None, judging=False)
        self.look()
        self.show(note=done.complaint or done.output.splitlines()[0])

    def action_leave(self, code: int) -> None:
        """End."""
        if code == HUNG_UP:
            end_soon(code)
        self.exit(return_code=code)

    def case(self) -> Sequence[str]:
        """Return the option that names the case that failed; () without one."""
        name = self.view.found["case"] if self.view.found else None
        return ("--case", name) if name else ()

    def leave_for(self, name: str, *arguments: str, wait: bool = False) -> None:
        """Give the terminal to a command of `kata` until it has ended."""
        if self.view.look.state is State.GONE:
            return
        try:
            with self.suspend():
                run_here(self.desk, name, *arguments, wait=wait)
        except StoppedError as stopped:  # the screen is not drawn again: its terminal may be gone
            self.action_leave(stopped.code)
        else:
            self.look()

    def catch_up(self, **changes: Any) -> None:
        """Read the history again, and draw the screen with what has changed."""
        now = datetime.now(UTC)
        try:
            journal = read_journal(self.desk.folder).plus(*self.unwritten)
            past = past_of(journal, self.desk.problem.slug, now)
            self.show(past=past, due=due_in_words(past.reps, now), **changes)
        except OSError as error:
            self.show(**changes | {"note": f"the history cannot be read: {error.strerror}"})

    def show(self, **changes: Any) -> None:
        """Draw the screen, with what has changed."""
        self.view = replace(self.view, **changes, now=datetime.now(UTC))
        self.page.update(rich_text(screen_lines(self.view)))
