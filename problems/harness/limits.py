"""The limits of one case: time, memory, output and recursion."""

from __future__ import annotations

from dataclasses import dataclass

RECURSION = 20_000
"""The recursion limit. Python's own is 1,000, and LeetCode is reported to set 550,000; but endless
recursion, which is much more common than recursion so deep, should fail soon."""


@dataclass(frozen=True)
class Limits:
    """The limits of one case: CPU seconds of all its processes, bytes, and recursion depth."""

    seconds: float = 10.0
    sample_seconds: float = 3.0
    """The limit of CPU seconds for a sample case, if that is less."""
    memory: int = 512 * 2**20
    reserved: int = 4 * 2**30
    """Bytes of address space that a process may reserve, if that is more than `memory`: threads and
    numpy reserve far more than they use."""
    output: int = 2**20
    recursion: int = RECURSION

    @property
    def address_space(self) -> int:
        return max(self.memory, self.reserved)

    @property
    def wall_seconds(self) -> float:
        """The limit by the clock, for code that sleeps or waits: three times the CPU time."""
        return 3 * self.seconds
