"""The practice screen: it watches the attempt, judges each save, and answers keys.

It judges and chooses hints in a thread; `screen_lines` decides what is shown.
"""

import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from threading import Event
from typing import Any, ClassVar, TypeVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from harness.console import plural, rich_text
from harness.errors import KataError, explain_error
from harness.judge.stopping import stopped_by
from harness.practice.attempt import Save, State, WatchedFile
from harness.practice.begin import begin
from harness.practice.journal import Journal
from harness.practice.judge import judge_save, keep_hint, next_hint, note_judgement, note_save
from harness.practice.screen_lines import View, screen_lines
from harness.practice.step_lines import lines_after
from harness.problem import Problem
from harness.progress import Progress
from harness.terminal_app import TerminalApp

T = TypeVar("T")

LOOK, TICK = 0.05, 1.0
"""Seconds between checks of the file, and between updates of the clock."""
SURE = "Press n again to give up the {} in progress and begin a new rep."
CHOOSING = "choosing a hint …"


class Practice(TerminalApp):
    """The app of the practice screen."""

    CSS = """
        Screen { overflow: hidden; }
        Static { height: auto; }
        VerticalScroll { height: 1fr; scrollbar-size-vertical: 0; }
        #more { height: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        ("h", "hint", "hint"),
        ("n", "new_rep", "new rep"),
        ("q", "leave(0)", "quit"),
    ]

    def __init__(self, problem: Problem, journal: Journal) -> None:
        """Show the attempt at a problem, and record its events in the journal."""
        super().__init__(ansi_color=True)
        self.problem, self.journal = problem, journal
        self.top, self.page, self.more, self.keys = Static(), Static(), Static(id="more"), Static()
        self.scroll = VerticalScroll(self.page)
        self.file = WatchedFile(problem)
        self.progress = (0, 0, "")
        """The progress for `View.progress`, written by the judging thread."""
        self.sure = False
        """True after a first press of n, while the attempt is not Accepted: the second confirms."""
        self.view = View(
            journal.past(problem.slug),
            datetime.now(UTC),
            Save(problem, State.MISSING),
            note=journal.complaint,
        )

    def compose(self) -> ComposeResult:
        yield from (self.top, self.scroll, self.more, self.keys)

    def on_mount(self) -> None:
        self.scroll.focus()
        self.watch(self.scroll, "scroll_y", self.say_more)
        self.set_interval(LOOK, self.look)
        self.set_interval(TICK, self.tick)
        self.catch_up()
        self.look()

    async def on_unmount(self) -> None:
        while workers := list(self.workers):
            self.workers.cancel_all()
            # Textual's own wait ends at the first cancelled worker
            await asyncio.gather(*(worker.wait() for worker in workers), return_exceptions=True)

    def tick(self) -> None:
        """Update the clock, and events from other terminals."""
        if self.leave_if_closed():
            return
        if self.journal.refresh():  # by a command in another terminal
            self.catch_up()
        else:
            self.show()

    def look(self) -> None:
        """If the attempt was saved, stop judging the previous save, and judge this save."""
        save = self.file.new_save()
        if save is None:
            return
        self.workers.cancel_group(self, "judge")
        ready = save.state is State.READY
        note = note_save(self.journal, save)
        show = self.show if ready else self.catch_up
        changes = {"save": save, "note": note, "hint": None, "judging": ready}
        if save.state is State.STUB:  # another terminal may have begun a rep
            changes["judgement"] = None
        show(**changes | ({"steps": []} if ready else {}))
        if ready:
            self.progress = (0, 0, "")
            self.run_worker(self.judge(save), group="judge", exclusive=True)

    @contextmanager
    def follow(self, _title: str, total: int) -> Iterator[Progress]:
        """Record the progress of a thread, which the next tick draws."""

        def update(done: int, name: str) -> None:
            self.progress = (min(done, total - 1), total, name)

        yield update

    def on_resize(self) -> None:
        self.show()

    def say_more(self) -> None:
        """Show how many lines are hidden below the visible part."""
        below = int(self.scroll.max_scroll_y - self.scroll.scroll_y)
        more = f"↓ {plural(below, 'more line')}: the arrow keys scroll" if below > 0 else ""
        self.more.update(rich_text([[(more, "dim")]]))

    async def judge(self, save: Save) -> None:
        """Judge a save, and record the judgement. Another save cancels it."""
        judgement = await self.call(partial(judge_save, save, watch=self.follow))
        if judgement is None:
            self.show(judging=False)
        else:
            note = note_judgement(self.journal, judgement)
            self.catch_up(judgement=judgement, hint=None, note=note, judging=False)

    async def call(self, function: Callable[[], T]) -> T | None:
        """Call a function in a thread and return its result; if it fails, show why, return None."""
        try:
            return await in_thread(function)
        except Exception as error:
            if os.environ.get("KATA_DEBUG"):
                raise
            self.show(note=explain_error(error))
            return None

    def action_hint(self) -> None:
        self.run_worker(self.show_hint(), group="hint", exclusive=True)

    async def show_hint(self) -> None:
        """Show the next hint, which counts in the rating."""
        save, past = self.view.save, self.journal.past(self.problem.slug)
        self.show(note=CHOOSING)
        if chosen := await self.call(partial(next_hint, save, past, self.follow)):
            self.catch_up(hint=chosen[0], note=keep_hint(self.journal, *chosen))

    async def action_new_rep(self) -> None:
        """Move the attempt away and begin a rep; ask to confirm if this gives up a rep."""
        rep = self.view.past.current
        if (given_up := self.view.past.in_progress) and not self.sure:
            self.sure = True
            self.show(note=SURE.format(given_up))
            return
        self.sure = False
        stopped = self.workers.cancel_group(self, "judge")
        await asyncio.gather(*(worker.wait() for worker in stopped), return_exceptions=True)
        try:
            said, complaint = begin(self.problem, self.journal, rep.approach if rep else "")
        except KataError as error:
            self.show(note=str(error))
            return
        self.catch_up(judgement=None, hint=None, judging=False)
        self.look()
        self.show(note=complaint or " ".join(said))

    def catch_up(self, **changes: Any) -> None:
        """Redraw the screen after an event in the journal, with further changes of the view."""
        past = self.journal.past(self.problem.slug)
        steps = lines_after(changes.get("save", self.view.save), self.journal, "practice")
        self.show(**{"past": past, "steps": steps} | changes)

    def show(self, **changes: Any) -> None:
        """Draw the screen with changes of the view; scroll to the top if the page is new."""
        now = datetime.now(UTC)
        self.view = replace(self.view, **changes, now=now, progress=self.progress)
        parts = self.top, self.page, self.keys
        for part, lines in zip(parts, screen_lines(self.view), strict=True):
            part.update(rich_text(lines))
        self.call_after_refresh(self.say_more)  # the height of the page may have changed
        if changes.keys() & {"hint", "judgement", "note", "save"}:
            self.scroll.scroll_home(animate=False)


async def in_thread(function: Callable[[], T]) -> T:
    """Call a function in a thread, and return its result.

    On cancellation, stop judging in the thread, and wait until the thread has ended.
    """
    stop = Event()

    def call() -> T:
        with stopped_by(stop):
            return function()

    done = asyncio.get_running_loop().run_in_executor(None, call)
    try:
        return await asyncio.shield(done)
    except asyncio.CancelledError:
        stop.set()
        while not done.done():  # even if it is cancelled again: no process may be left running
            with suppress(asyncio.CancelledError):
                await asyncio.wait({done})
        done.exception()  # otherwise asyncio reports it as never retrieved
        raise
