"""The blocking client, for scripts and small modules. One thread uses it; every wait has an end."""

from __future__ import annotations

import select
import socket
import time
from collections import deque
from typing import Any, Deque, Dict, Iterator, List, Optional

from .errors import ConnectionLost, TimedOut
from .methods import Methods
from .protocol import Answer, Connection, Handler, Notification, Question, answer, default_socket


class Client(Methods):
    """A connection to the host.

    Questions of the host are answered while a call, `notifications` or `serve` waits for input.
    """

    def __init__(self, path: Optional[str] = None, *, timeout: float = 10.0) -> None:
        self.socket_path = default_socket(path)
        self.timeout = timeout
        #: Methods of the host's questions, with the functions that answer them.
        self.handlers: Dict[str, Handler] = {}
        self._connection = Connection()
        self._answers: Dict[int, Answer] = {}
        self._abandoned: set = set()
        self._notifications: Deque[Notification] = deque()
        self._lost: Optional[ConnectionLost] = None
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(timeout)
        try:
            self._socket.connect(self.socket_path)
        except OSError as error:
            self._socket.close()
            raise ConnectionLost(f"cannot connect to {self.socket_path}: {error.strerror}; is navhost running?") from error

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def close(self) -> None:
        self._socket.close()
        self._lost = self._lost or ConnectionLost("the client was closed")

    def call(self, method: str, /, *, timeout: Optional[float] = None, **params: Any) -> Any:
        """A request's result. Raises NavhostError, TimedOut or ConnectionLost."""
        return self._call_with(method, params, self.timeout if timeout is None else timeout)

    def _call_with(self, method: str, params: Dict[str, Any], timeout: float) -> Any:
        number, line = self._connection.request(method, params)
        end = time.monotonic() + timeout
        self._send(line)
        while number not in self._answers:
            if not self._wait(end):
                self._abandoned.add(number)
                cancel, line = self._connection.request("request.cancel", {"request": number})
                self._abandoned.add(cancel)
                self._send(line)
                raise TimedOut(f"{method} was not answered within {timeout} s")
        outcome = self._answers.pop(number)
        if outcome.error is not None:
            raise outcome.error
        return outcome.result

    def notifications(self, *, timeout: Optional[float] = None) -> Iterator[Notification]:
        """What the host sends unasked, as it comes; ends when nothing came for `timeout` seconds."""
        while True:
            end = None if timeout is None else time.monotonic() + timeout
            while not self._notifications:
                if not self._wait(end):
                    return
            yield self._notifications.popleft()

    def watch(self, *, timeout: Optional[float] = None, **options: Any) -> Iterator[Dict[str, Any]]:
        """First what `watch` answers, with the snapshot; then the parameters of each notification of that watch."""
        start = self.call("watch", **options)
        return self._watch(start, timeout)

    def _watch(self, start: Dict[str, Any], timeout: Optional[float]) -> Iterator[Dict[str, Any]]:
        yield start
        for notification in self.notifications(timeout=timeout):
            if notification.params.get("watch") == start["watch"]:
                yield notification.params
                if notification.method == "watchEnded":
                    return

    def on_ask(self, handler: Handler) -> None:
        """The function that answers `entry.ask`: it is given a Question and returns the answer."""
        self.handlers["entry.ask"] = handler

    def on_migrate(self, handler: Handler) -> None:
        """The function that brings entries into a newer form: gets the question, with `entries` and `to` in its params, and answers a list as long."""
        self.handlers["type.migrate"] = handler

    def on_receive(self, handler: Handler) -> None:
        """The function that receives what is sent: gets the question, with `value`, `type` or `route` in its params, and answers `{"resume": …}` or None."""
        self.handlers["value.receive"] = handler

    def serve(self) -> None:
        """Answers questions until the host closes the connection, then raises ConnectionLost."""
        while True:
            self._wait(None)
            self._notifications.clear()

    def _send(self, line: bytes) -> None:
        if self._lost is not None:
            raise self._lost
        try:
            self._socket.sendall(line)
        except OSError as error:
            self._read_last_words()
            self._lost = self._lost or ConnectionLost(f"the connection broke: {error}")
            raise self._lost from error

    def _read_last_words(self) -> None:
        """The host has closed; what it said before tells why."""
        try:
            while self._wait(time.monotonic() + 1):
                pass
        except ConnectionLost:
            pass

    def _wait(self, end: Optional[float]) -> bool:
        """Takes in what the host sends next. False when nothing came in time."""
        if self._lost is not None:
            raise self._lost
        left = None if end is None else end - time.monotonic()
        if left is not None and left <= 0:
            return False
        if not select.select([self._socket], [], [], left)[0]:
            return False
        try:
            data = self._socket.recv(1 << 16)
            if not data:
                raise ConnectionLost()
            events = self._connection.receive(data)
        except (OSError, ValueError) as error:
            self._lost = self._lost or ConnectionLost(str(error))
            raise self._lost from error
        except ConnectionLost as lost:
            self._lost = self._lost or lost
            raise self._lost
        self._take(events)
        return True

    def _take(self, events: List[Any]) -> None:
        for event in events:
            if isinstance(event, Answer):
                if event.request in self._abandoned:
                    self._abandoned.discard(event.request)
                else:
                    self._answers[event.request] = event
            elif isinstance(event, Question):
                self._send(answer(self._connection, event, self.handlers))
            elif event.method == "bye":
                self._lost = ConnectionLost(f"{event.params.get('reason')}: {event.params.get('message')}")
            else:
                self._notifications.append(event)
