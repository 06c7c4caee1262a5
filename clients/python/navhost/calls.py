"""The calls of the blocking client that are under way."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Dict, Optional

from .errors import Cancelled, TimedOut

if TYPE_CHECKING:
    from .client import Client
    from .watches import Watch

#: How much longer than the deadline of a module a call waits, in seconds: the host says first that the module was late.
MARGIN = 5.0


def patience(method: str, params: Dict[str, Any], within: Optional[float]) -> Optional[float]:
    """How long a call waits: `within`, else longer than the module may take, else None for the client's timeout."""
    if within is None and method == "entry.ask" and params.get("timeout") is not None:
        return float(params["timeout"]) + MARGIN
    return within


class Call:
    """A request that is under way, from `Client.begin`."""

    def __init__(self, client: Client, number: int, end: float, late: TimedOut, watch: Optional[Watch]) -> None:
        self._client = client
        self._number = number
        # The line that it was sent on.
        self._line = 0
        # When its time is over, and what is raised then.
        self._end = end
        self._late = late
        # The watch that it asks for.
        self._watch = watch
        # The calls of its connection; it is among them until it has an end.
        self._open = client._calls
        self._open[number] = self
        self._is_settled = False
        self._result: Any = None
        self._error: Optional[Exception] = None

    @property
    def is_done(self) -> bool:
        """Whether `result` would not wait. The host is heard only while the client waits for something, as in `serve(timeout=0)`."""
        return self._is_settled or time.monotonic() >= self._end

    def result(self) -> Any:
        """Waits for the result. Raises NavhostError, TimedOut, ConnectionLost or Cancelled; the second time the same.

        When the waiting ends by something else, as KeyboardInterrupt, the call is cancelled.
        """
        try:
            self._client._wait_for(self)
        except BaseException:
            self.cancel()
            raise
        if self._error is not None:
            raise self._error
        return self._result

    def cancel(self) -> bool:
        """Gives the call up, here and at the host: `result` raises Cancelled from now on. False when the call has ended before.

        Another thread may do this. The one that waits for the result is woken by the host's answer to it, at the latest by the call's timeout. A handler of
        signals raises an exception instead.
        """
        return self._give_up(Cancelled("the call was cancelled"))

    def _give_up(self, why: Exception) -> bool:
        if not self._settle(error=why):
            return False
        self._client._cancel(self._number)
        return True

    def _settle(self, result: Any = None, error: Optional[Exception] = None) -> bool:
        """The end of the call; only the first one counts, whichever thread it comes from."""
        if self._open.pop(self._number, None) is None:
            return False
        self._result, self._error, self._is_settled = result, error, True
        return True
