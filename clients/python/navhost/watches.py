"""The watches of the blocking client."""

from __future__ import annotations

import time
from collections import deque
from typing import TYPE_CHECKING, Any, Deque, Dict, Iterator, Optional

from .errors import ConnectionLost
from .protocol import Connection, Notification, bookmark

if TYPE_CHECKING:
    from .client import Client

# Notifications that wait to be taken; beyond that, the watch asks for them again.
MAXIMUM_WAITING = 10_000


class Watch(Iterator[Dict[str, Any]]):
    """A watch, from `Client.watch`. After a reconnection it goes on behind the last revision that was taken; when the host could not resume, the
    answer to `watch` (with a new snapshot) comes once more."""

    def __init__(self, client: Client, timeout: Optional[float], options: Dict[str, Any]) -> None:
        self._client = client
        self._timeout = timeout
        self._options = options
        self._seen: Dict[str, Any] = {}
        self._waiting: Deque[Dict[str, Any]] = deque()
        self._is_first = True
        self._is_attached = False
        self._is_over = False

    def __next__(self) -> Dict[str, Any]:
        params = self.poll(self._timeout)
        if params is None:
            raise StopIteration
        return params

    @property
    def is_ready(self) -> bool:
        """Whether `poll` has something to do at once, of which the socket says nothing: what comes next is here already, or the watch is to be asked for again.

        Whatever waits for input takes in what comes for all, and connects again for all. An event loop looks here before it waits for the client.
        """
        return bool(self._waiting) or (self._client.is_connected and not self._is_attached and not self._is_over)

    def poll(self, timeout: Optional[float] = None) -> Optional[Dict[str, Any]]:
        """The next event, within `timeout` seconds; None when nothing came, or the watch has ended."""
        end = None if timeout is None else time.monotonic() + timeout
        while not self._waiting:
            if self._is_over:
                return None
            if self._is_attached or self._client._lost is not None:
                if not self._client._wait(end):
                    return None
            else:
                self._attach(time.monotonic() + self._client.timeout)
        params = self._waiting.popleft()
        if "revision" in params and "resumed" not in params:
            self._seen["since"] = params["revision"]
        return params

    def _attach(self, end: float) -> None:
        """Asks for the watch; what comes with its answer is put behind it."""
        client = self._client
        if client._lost is not None and not client._revive(end):
            raise client._lost
        asked = dict(self._options, **self._seen)
        self._is_attached = True
        try:
            start = client._begin("watch", asked, client.timeout, end, self).result()
        except ConnectionLost as lost:
            self._is_attached = False
            if not client._reconnects or lost.is_final:
                raise
            return
        except BaseException as error:
            self._is_attached = False
            self._is_over = isinstance(error, Exception)
            raise
        self._seen = bookmark(start, asked)
        if self._is_first or not start["resumed"]:
            self._waiting.appendleft(start)
        self._is_first = False

    def _put(self, event: Notification) -> None:
        """Keeps an event. A watch whose queue is full is ended at the host; the rest is asked for again once the queue has been read."""
        self._waiting.append(event.params)
        if event.method == "watchEnded":
            self._is_over = True
        if len(self._waiting) >= MAXIMUM_WAITING and not self._is_over:
            self._is_attached = False
            self._client._watches.pop(event.params["watch"], None)
            self._client._send(Connection.notification("unwatch", {"watch": event.params["watch"]}))
