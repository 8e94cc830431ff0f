"""A screen over another that closes once, however many keys ask for it at the same time."""

from __future__ import annotations

from typing import TypeVar

from textual.await_complete import AwaitComplete
from textual.screen import Screen

T = TypeVar("T")


class ClosesOnce(Screen[T]):
    """A screen for which a second key that closes it comes too late to matter.

    Textual would close the screen below, or fail if that is the last. It takes the style of a class
    from its first base, so this one stands behind ModalScreen.
    """

    def dismiss(self, result: T | None = None) -> AwaitComplete:
        """Close it, unless it is closed already."""
        return super().dismiss(result) if self.is_active else AwaitComplete()
