"""Functions of the child that differ by operating system: limits, alarms, ending with the judge.

The judge uses `harness/system.py`. The child imports only its own package, so that it starts fast.
"""

import resource
import signal
import sys
from collections.abc import Callable
from typing import Any

PR_SET_PDEATHSIG = 1

ALARMS: dict[int, str] = {signal.SIGPROF: "cpu", signal.SIGALRM: "clock"}
"""The ending of a run, by the alarm that stopped it."""

# aliases, because the submission may replace the originals
_usage, _self = resource.getrusage, resource.RUSAGE_SELF


def cpu_time() -> float:
    """Return the CPU seconds of this process, in all threads.

    `process_time` is coarse on Linux as soon as CPU time is limited.
    """
    used = _usage(_self)
    return used.ru_utime + used.ru_stime


def set_limit(name: str, size: int, *, for_good: bool) -> int | None:
    """Set a limit on this process, or a lower limit if the system allows no more.

    `name` is a constant of the module `resource`. If `for_good`, this process cannot raise it
    again. Returns the limit that is set; None if this system lacks it.
    """
    try:
        number = getattr(resource, name)
        soft, hard = resource.getrlimit(number)
        known = {soft, hard} if for_good else {hard}
        least = min({size} | known - {resource.RLIM_INFINITY})
        resource.setrlimit(number, (least, least if for_good else hard))
    except (AttributeError, ValueError, OSError):
        return None
    return least


def set_alarms(ring: Callable[[int, Any], None], seconds: float, clock: float) -> None:
    """Set alarms that call `ring`: after `seconds` of CPU time, and after `clock` of wall time.

    0 sets no alarm.
    """
    for number, timer, after in (
        (signal.SIGPROF, signal.ITIMER_PROF, seconds),
        (signal.SIGALRM, signal.ITIMER_REAL, clock),
    ):
        signal.signal(number, ring if after else signal.SIG_IGN)
        signal.setitimer(timer, after)


def take_signals() -> None:
    """Unblock the signals that the judge blocks while it starts this process."""
    signal.pthread_sigmask(signal.SIG_SETMASK, ())


def end_with_parent() -> None:
    """Ask the kernel to end this process when the judge is killed.

    On macOS, which cannot do that, it ends with its run.
    """
    set_for_process(PR_SET_PDEATHSIG, signal.SIGKILL)


def set_for_process(option: int, value: int) -> None:
    """Call prctl(2), which Python does not offer, and macOS does not have."""
    if sys.platform == "linux":
        import ctypes  # late: `kata run` does not need it

        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)
