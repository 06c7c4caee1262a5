"""The errors: refused by the host, no answer in time, given up, no connection. All of them are an `Error`."""

from __future__ import annotations

from typing import Any, Dict, Optional


class Error(Exception):
    """What a client raises, except for wrong use of it."""


class NavhostError(Error):
    """The host refused a request. Programs go by `name` or `code`; the text is for people.

    A handler that raises it gives its code and message to the one who asked.
    """

    def __init__(self, code: int, message: str, data: Optional[Dict[str, Any]] = None) -> None:
        super().__init__(message)
        self.code = code
        self.data: Dict[str, Any] = data if isinstance(data, dict) else {}
        self.name: str = self.data.get("name", "")
        self.message = message

    def __str__(self) -> str:
        return f"{self.name} ({self.code}): {self.message}"


class TimedOut(Error, TimeoutError):
    """No answer came in time. The request was cancelled at the host."""


class Cancelled(Error):
    """The call was given up, by `Call.cancel`. The request was cancelled at the host."""


#: Reasons that are not the host's words.
OWN_REASONS = ("unreachable", "lost", "closed", "protocol")


class ConnectionLost(Error, ConnectionError):
    """The connection ended, or is missing; the text is for people.

    `reason` is `unreachable` (the attempt failed), `lost` (it broke), `closed` (by the program), `protocol` (a line was not a message of the protocol, and
    connecting again would not help), or what the host said in its last line, as `shutting_down`.
    """

    def __init__(self, message: str = "the host closed the connection", reason: str = "lost") -> None:
        super().__init__(message)
        self.reason = reason

    def __str__(self) -> str:
        text = super().__str__()
        return text if self.reason in OWN_REASONS else f"{self.reason}: {text}"

    @property
    def is_final(self) -> bool:
        """Whether another attempt would not mend it."""
        return self.reason in ("closed", "protocol")
