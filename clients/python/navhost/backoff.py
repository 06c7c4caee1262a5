"""The pauses between attempts to connect."""

from __future__ import annotations

import random

#: The shortest and the longest pause, in seconds.
SHORTEST, LONGEST = 0.05, 5.0


class Backoff:
    """Pauses that double, each shortened by up to half by chance, so that the clients of a host that comes back do not all connect at once."""

    def __init__(self) -> None:
        self._pause = SHORTEST

    @property
    def is_exhausted(self) -> bool:
        """Whether the longest pause has been reached."""
        return self._pause >= LONGEST

    def next(self) -> float:
        pause = self._pause
        self._pause = min(2 * pause, LONGEST)
        return pause * (0.5 + random.random() / 2)

    def reset(self) -> None:
        """The host has let us in and answered, so the next attempt may be a quick one."""
        self._pause = SHORTEST
