"""Questions of the host, and the functions that answer them."""

from __future__ import annotations

import inspect
import logging
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, List, Optional

from .errors import NavhostError

#: Says at DEBUG where handlers failed.
LOGGER = logging.getLogger("navhost")


class _End:
    """Whether the host still waits for an answer, and the functions to call when it does not."""

    def __init__(self) -> None:
        self.reason: Optional[str] = None
        self.functions: List[Callable[[str], Any]] = []

    def come(self, reason: str) -> None:
        """A function that raises ends neither the reading nor the functions after it; the logger "navhost" has it at DEBUG."""
        self.reason = reason
        for function in self.functions:
            try:
                function(reason)
            except Exception:  # noqa: BLE001 - whatever the program raises
                LOGGER.debug("a function for the end of a question raised", exc_info=True)


@dataclass(frozen=True)
class Question:
    """A request of the host, as `entry.ask`. `params` has all members of its method; the attributes are those that many methods have."""

    id: Any
    method: str
    params: Dict[str, Any]
    _end: _End = field(default_factory=_End, init=False, repr=False, compare=False)

    @property
    def ended(self) -> Optional[str]:
        """The reason for which the host waits no longer for the answer, as "cancelled" or "deadline"; None while it waits.

        The client learns it when it reads: in a call of the handler, or in `serve(timeout=0)`.
        """
        return self._end.reason

    def on_ended(self, function: Callable[[str], Any]) -> None:
        """Calls `function` with the reason when the host waits no longer for the answer; at once when that is so already.

        `question.on_ended(lambda reason: call.cancel())` ends a call of the handler from `Client.begin`.
        """
        if self._end.reason is None:
            self._end.functions.append(function)
        else:
            function(self._end.reason)

    @property
    def traceparent(self) -> Optional[str]:
        """The place of the question in a distributed trace: the parent for spans of the answer. None without a trace."""
        found = self.params.get("traceparent")
        return None if found is None else str(found)

    @property
    def type(self) -> str:
        return str(self.params["type"])

    @property
    def entry(self) -> str:
        return str(self.params["entry"])

    @property
    def entries(self) -> List[Dict[str, Any]]:
        """Of `type.provide` and `type.migrate`: what is to be answered, one by one."""
        return list(self.params["entries"])

    @property
    def arguments(self) -> Dict[str, Any]:
        return dict(self.params["arguments"])

    @property
    def message(self) -> Any:
        return self.params["message"]


Handler = Callable[[Question], Any]

# The code of an error that neither the host nor the module chose.
FAILED = 1
METHOD_NOT_FOUND = -32601


class Handlers:
    """The functions that answer questions, by method. The asyncio client also takes coroutine functions."""

    def __init__(self) -> None:
        #: Methods of the host's questions, with the functions that answer them.
        self.handlers: Dict[str, Handler] = {}

    def on(self, method: str, handler: Handler) -> None:
        """Lets `handler` answer the questions of this method: it is given a Question and returns the answer.

        What it raises becomes the error for the one who asked. A question of a method without a handler is refused.
        """
        self.handlers[method] = handler

    def on_ask(self, handler: Handler) -> None:
        """The function that answers `entry.ask`: messages to entries of this client's types."""
        self.on("entry.ask", handler)

    def on_provide(self, handler: Handler) -> None:
        """The function that gives content to entries: for each of `question.entries` an object with `content` and `links`, or None."""
        self.on("type.provide", handler)

    def on_guard(self, handler: Handler) -> None:
        """The function that votes for the guards of this client: it answers `allow()`, `deny(…)` or `redirect(…)` of `navhost.votes`."""
        self.on("guard.ask", handler)

    def on_resolve(self, handler: Handler) -> None:
        """The function that says what a URL means, for patterns with `ask`: it answers a list of values to send, or None for none."""
        self.on("url.resolve", handler)

    def on_migrate(self, handler: Handler) -> None:
        """The function that brings entries into a newer form: for each of `question.entries` its new arguments, or None."""
        self.on("type.migrate", handler)

    def on_receive(self, handler: Handler) -> None:
        """The function that receives what is sent: has `value`, `type` or `route` in `question.params`. It answers None, or how the sequence goes on:
        `{"resume": …}`, as the functions of `navhost.values` write it."""
        self.on("value.receive", handler)

    def handle(self, question: Question) -> Any:
        """Returns, or raises, what the handler does; in the asyncio client that may be something to await."""
        handler = self.handlers.get(question.method)
        if handler is None:
            raise NavhostError(METHOD_NOT_FOUND, f"this client does not answer {question.method}", {"name": "method_not_found"})
        return handler(question)


def answer_at_once(value: Any) -> Any:
    """The answer of a handler of the blocking client. A coroutine has nothing here that would run it."""
    if inspect.iscoroutine(value):
        value.close()
        raise TypeError("the handler is a coroutine function, which only navhost.aio.Client can run")
    return value


def outcome_of(error: Exception) -> Dict[str, Any]:
    """The error to answer with, for what a handler raised. The logger "navhost" has at DEBUG where that was."""
    if isinstance(error, NavhostError):
        return {"code": error.code, "message": error.message, **({"data": error.data} if error.data else {})}
    LOGGER.debug("a handler raised %s", type(error).__name__, exc_info=error)
    return {"code": FAILED, "message": f"{type(error).__name__}: {error}"}
