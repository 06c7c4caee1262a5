"""The protocol without any I/O: bytes in, events out; calls in, bytes out. Both clients are built on it."""

from __future__ import annotations

import contextvars
import json
import os
import stat
from dataclasses import dataclass
from typing import Any, Dict, List, Mapping, Optional, Tuple, Union

from .errors import ConnectionLost, NavhostError
from .questions import Question, outcome_of

#: A line from the host may have 16 MiB and what goes around its result.
MAXIMUM_LINE = (16 << 20) + 65536


def default_socket(path: Optional[str] = None) -> str:
    """Where the host listens: `path`, else $NAVHOST_SOCKET, else $XDG_RUNTIME_DIR, else a folder of the user's own."""
    if path or os.environ.get("NAVHOST_SOCKET"):
        return path or os.environ["NAVHOST_SOCKET"]
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    if runtime:
        return os.path.join(runtime, "navhost.sock")
    folder = os.environ.get("TMPDIR") or "/tmp"
    return os.path.join(folder, f"navhost-{os.getuid()}", "navhost.sock")


def host_secret(path: Optional[str] = None) -> Optional[str]:
    """What the host knows this client by: the content of `path`, else of $NAVHOST_SECRET_FILE; None for neither."""
    path = path or os.environ.get("NAVHOST_SECRET_FILE")
    if not path:
        return None
    with open(path, encoding="utf-8") as file:
        return file.read().strip()


def own_folder(path: Optional[str] = None) -> Optional[str]:
    """The folder in the temporary folder, when `default_socket` falls back to it."""
    if path or os.environ.get("NAVHOST_SOCKET") or os.environ.get("XDG_RUNTIME_DIR"):
        return None
    return os.path.dirname(default_socket())


def check_folder(folder: Optional[str]) -> None:
    """Every user can make folders in the temporary folder, and play the host there. So this one must belong to the user alone."""
    try:
        status = None if folder is None else os.lstat(folder)
    except OSError:
        return  # There is no host either, which connecting says.
    if status and not (stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and not status.st_mode & 0o077):
        raise ConnectionLost(f"{folder} must be a folder that belongs to you alone (mode 0700)", "unreachable")


class LineSplitter:
    """Cuts bytes into lines at LF. A line over the limit ends the connection, since nothing after it can be trusted."""

    def __init__(self, limit: int = MAXIMUM_LINE) -> None:
        self._limit = limit
        self._parts: List[bytes] = []
        self._size = 0

    def feed(self, data: bytes) -> List[bytes]:
        lines: List[bytes] = []
        pieces = data.split(b"\n")
        for piece in pieces[:-1]:
            self._parts.append(piece)
            line = b"".join(self._parts)
            self._parts, self._size = [], 0
            if line.strip():
                lines.append(line)
        if pieces[-1]:
            self._parts.append(pieces[-1])
            self._size += len(pieces[-1])
            if self._size > self._limit:
                raise ValueError(f"the host sent a line of more than {self._limit} bytes")
        return lines


@dataclass(frozen=True)
class Answer:
    """The answer to a request of ours: a result, or the error to raise.

    Its request is None for an error about a line that the host could not read far enough to know its id.
    """

    request: Optional[int]
    result: Any = None
    error: Optional[NavhostError] = None

    def request_of(self, lines: Mapping[int, int]) -> Optional[int]:
        """The request that is answered. `lines` are the open requests, each with the number of the line that it was sent on.

        The host names the line that it could not read. That line may be an answer of ours: then no request is meant. A host that names no line means the one
        open request, if there is only one.
        """
        if self.request is not None or self.error is None:
            return self.request
        line = self.error.data.get("line")
        if line is None:
            return next(iter(lines)) if len(lines) == 1 else None
        return next((request for request, at in lines.items() if at == line), None)


@dataclass(frozen=True)
class Notification:
    """A message of the host that is no answer and wants none, as `changed`, `signal` or `bye`."""

    method: str
    params: Dict[str, Any]


Event = Union[Answer, Notification, Question]


class Answering:
    """While its block runs, requests over the connection say that they are made for the question, with `during`.

    So the host sees which question waits for which, and refuses one whose answer would wait for itself. Work that the block has started and that goes on
    afterwards makes its requests without `during`.
    """

    _current: "contextvars.ContextVar[Optional[Answering]]" = contextvars.ContextVar("navhost_answering", default=None)

    def __init__(self, connection: "Connection", question: Question) -> None:
        self._connection = connection
        self._question: Optional[Question] = question

    def __enter__(self) -> "Answering":
        self._token = self._current.set(self)
        return self

    def __exit__(self, *_: Any) -> None:
        self._question = None
        self._current.reset(self._token)

    @classmethod
    def during(cls, connection: "Connection") -> Optional[str]:
        """The id of the question that this task or thread is answering now over this connection."""
        answering = cls._current.get()
        if answering is None or answering._connection is not connection or answering._question is None:
            return None
        return str(answering._question.id)


class Connection:
    """One connection's state: numbers requests, counts the lines that are sent, and tells what each incoming line is."""

    def __init__(self) -> None:
        self._splitter = LineSplitter()
        self._last = 0
        self._sent = 0

    def count_line(self) -> int:
        """The number of the line that is being sent, counted from 1 as the host does."""
        self._sent += 1
        return self._sent

    def request(self, method: str, params: Dict[str, Any]) -> Tuple[int, bytes]:
        """A request's number and its line."""
        self._last += 1
        during = Answering.during(self)
        if during is not None:
            params = {"during": during, **params}
        return self._last, encode({"jsonrpc": "2.0", "id": self._last, "method": method, "params": params})

    @staticmethod
    def notification(method: str, params: Dict[str, Any]) -> bytes:
        """The line of a request that is not answered."""
        return encode({"jsonrpc": "2.0", "method": method, "params": params})

    def receive(self, data: bytes) -> List[Event]:
        """The messages that these bytes complete. A line that is not a message raises ValueError: the other side is not navhost."""
        return [self._event(json.loads(line)) for line in self._splitter.feed(data)]

    @staticmethod
    def _event(message: Any) -> Event:
        if not isinstance(message, dict):
            raise ValueError("the host sent a line that is no message")
        if "method" in message:
            params = message.get("params") or {}
            if not isinstance(params, dict):
                raise ValueError("the host sent parameters that are no object")
            if "id" in message:
                return Question(message["id"], message["method"], params)
            return Notification(message["method"], params)
        if "error" in message:
            error = message["error"]
            if not isinstance(error, dict) or "code" not in error or "message" not in error:
                raise ValueError("the host sent an error without code and message")
            return Answer(message.get("id"), error=NavhostError(error["code"], error["message"], error.get("data")))
        if "result" not in message:
            raise ValueError("the host sent a line that is no message")
        return Answer(message.get("id"), result=message["result"])


def parameters(params: Optional[Mapping[str, Any]], named: Mapping[str, Any]) -> Dict[str, Any]:
    """The parameters of a request: `params` as they are, and those of `named` that are not None. A `message` may be null."""
    return dict(params or {}, **{name: value for name, value in named.items() if value is not None or name == "message"})


def bookmark(start: Dict[str, Any], asked: Dict[str, Any]) -> Dict[str, Any]:
    """Where to resume a watch that was answered with `start` and has told nothing since.

    A resumed watch goes on after `from`: the changes up to `revision` are still to come. An older host does not say `from`: it is what was asked for.
    """
    since = start.get("from", asked.get("since")) if start["resumed"] else start["revision"]
    return {"since": since, "instance": start["instance"]}


def encode(message: Dict[str, Any]) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode() + b"\n"


def result(question: Question, value: Any) -> bytes:
    """The line that answers a question."""
    return encode({"jsonrpc": "2.0", "id": question.id, "result": value})


def refusal(question: Question, error: Exception) -> bytes:
    """The line that says that a question has no answer."""
    return encode({"jsonrpc": "2.0", "id": question.id, "error": outcome_of(error)})
