"""Connections to the host, all on one loop in one thread."""

from __future__ import annotations

import json
import selectors
import socket
import time
from typing import Any, Callable, Dict, List, Optional

from checks import PATIENCE, require


class Loop:
    """One thread, many connections."""

    def __init__(self) -> None:
        self.selector = selectors.DefaultSelector()

    def turn(self, seconds: float) -> None:
        for key, events in self.selector.select(seconds):
            key.data.ready(events)

    def until(self, condition: Callable[[], Any], what: str, seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while not condition():
            left = end - time.monotonic()
            require(left > 0, f"not within {seconds} s: {what}")
            self.turn(min(left, 0.05))


class Wire:
    """A connection: lines out, lines in. `paused` is a client that does not read."""

    def __init__(self, loop: Loop, path: str, on_line: Callable[[Any], None], on_lost: Callable[[], None] = lambda: None) -> None:
        self._loop, self._on_line, self._on_lost = loop, on_line, on_lost
        self._socket = socket.socket(socket.AF_UNIX)
        self.is_open = True
        self._output, self._input = b"", b""
        self._paused = False
        #: Bytes that are read at a time; a slow reader takes few.
        self.portion = 1 << 18
        try:
            self._socket.connect(path)
            self._socket.setblocking(False)
        except OSError:
            self.is_open = False
            self._socket.close()
            return
        loop.selector.register(self._socket, selectors.EVENT_READ, self)

    def send(self, message: Any) -> None:
        self.send_lines([message])

    def send_lines(self, messages: List[Any]) -> None:
        if self.is_open:
            self._output += b"".join(json.dumps(message, separators=(",", ":")).encode() + b"\n" for message in messages)
            self._flush()

    @property
    def paused(self) -> bool:
        return self._paused

    @paused.setter
    def paused(self, paused: bool) -> None:
        self._paused = paused
        self._adjust()

    def close(self) -> None:
        if self.is_open:
            self.is_open = False
            try:
                self._loop.selector.unregister(self._socket)
            except KeyError:
                pass
            self._socket.close()

    def _adjust(self) -> None:
        if not self.is_open:
            return
        wanted = (0 if self._paused else selectors.EVENT_READ) | (selectors.EVENT_WRITE if self._output else 0)
        known = self._socket in self._loop.selector.get_map()
        if wanted and known:
            self._loop.selector.modify(self._socket, wanted, self)
        elif wanted:
            self._loop.selector.register(self._socket, wanted, self)
        elif known:
            self._loop.selector.unregister(self._socket)

    def _flush(self) -> None:
        try:
            while self._output:
                self._output = self._output[self._socket.send(self._output) :]
        except BlockingIOError:
            pass
        except OSError:
            # The last output of the host has still to be read.
            self._output = b""
        self._adjust()

    def ready(self, events: int) -> None:
        if events & selectors.EVENT_WRITE:
            self._flush()
        if events & selectors.EVENT_READ and self.is_open:
            self.read()

    def read(self) -> None:
        try:
            data = self._socket.recv(self.portion)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self.close()
            return self._on_lost()
        lines = (self._input + data).split(b"\n")
        self._input = lines.pop()
        for line in lines:
            self._on_line(json.loads(line))


class Caller:
    """A connection for one request after the other."""

    def __init__(self, loop: Loop, path: str) -> None:
        self._loop = loop
        self._answers: Dict[Any, Any] = {}
        self._last = 0
        self.notifications: List[Any] = []
        self.wire = Wire(loop, path, self._take)

    def _take(self, message: Any) -> None:
        if "method" in message:
            self.notifications.append(message)
        else:
            self._answers[message["id"]] = message

    def ask(self, method: str, /, **params: Any) -> Dict[str, Any]:
        """The whole answer."""
        self._last += 1
        number = f"c{self._last}"
        self.wire.send({"id": number, "method": method, "params": params})
        self._loop.until(lambda: number in self._answers or not self.wire.is_open, f"an answer to {method}")
        require(number in self._answers, f"the connection ended before {method} was answered")
        return self._answers.pop(number)

    def call(self, method: str, /, **params: Any) -> Dict[str, Any]:
        answer = self.ask(method, **params)
        require("result" in answer, f"{method} {params} was refused: {answer.get('error')}")
        return answer["result"]

    def close(self) -> None:
        self.wire.close()


class Watcher:
    """A watch that survives connections and hosts: it goes on from where it was, and records all that it is told."""

    def __init__(self, loop: Loop, name: str, scene: str, **filter: Any) -> None:
        self._loop, self.name, self.scene, self.filter = loop, name, scene, filter
        self.wire: Optional[Wire] = None
        self.instance: Optional[str] = None
        self.revision: Optional[int] = None
        self.events: List[Dict[str, Any]] = []
        self.is_fresh_next = False
        self.is_answered = False
        self.pongs = 0
        self.starts: Dict[str, int] = {}
        self.lagged = 0
        self._params: Dict[str, Any] = {}

    def connect(self, path: str) -> None:
        """Asks to go on, or afresh when it has nothing yet. The answer is awaited by whoever needs it."""
        self.wire = Wire(self._loop, path, self._take, self._lost)
        self.watch()

    def watch(self) -> None:
        self._params = dict(self.filter, scene=self.scene)
        if self.revision is not None and not self.is_fresh_next:
            self._params.update(since=self.revision, instance=self.instance)
        self.is_fresh_next = False
        self.is_answered = False
        if self.wire:
            self.wire.send({"id": "watch", "method": "watch", "params": self._params})

    def ping(self) -> None:
        if self.wire:
            self.wire.send({"id": "ping", "method": "ping"})

    def disconnect(self) -> None:
        if self.wire and self.wire.is_open:
            self.wire.close()
            self._lost()

    def _lost(self) -> None:
        self.events.append({"watcher": self.name, "lost": True})

    def _take(self, message: Any) -> None:
        if message.get("id") == "watch":
            return self._start(message)
        if message.get("id") == "ping":
            self.pongs += 1
            return
        if message.get("method") in ("changed", "lagged", "watchEnded"):
            self.events.append({"watcher": self.name, "line": {"method": message["method"], "params": message["params"]}})
            self.lagged += message["method"] == "lagged"
            self.revision = message["params"].get("revision", self.revision)

    def _start(self, message: Any) -> None:
        self.is_answered = True
        if "result" not in message:
            name = message["error"]["data"]["name"]
            require(name in ("unknown_navigator", "store_failed"), f"a watch was refused: {message}")
            self.starts[name] = self.starts.get(name, 0) + 1
            return
        answer = message["result"]
        self.events.append({"watcher": self.name, "watch": self._params, "answer": answer})
        kind = "resumed" if answer["resumed"] else answer.get("reason", "fresh")
        self.starts[kind] = self.starts.get(kind, 0) + 1
        self.instance = answer["instance"]
        if not answer["resumed"]:
            self.revision = answer["revision"]
