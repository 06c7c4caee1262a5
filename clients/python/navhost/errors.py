"""What can go wrong: refused by the host, no answer in time, no connection."""

from __future__ import annotations

from typing import Any, Dict


class NavhostError(Exception):
    """The host refused a request. Programs go by `name` or `code`; the text is for people."""

    def __init__(self, code: int, message: str, data: Dict[str, Any]) -> None:
        super().__init__(message)
        self.code = code
        self.name: str = data.get("name", "")
        self.message = message
        self.data = data

    def __str__(self) -> str:
        return f"{self.name} ({self.code}): {self.message}"


class TimedOut(Exception):
    """No answer came in time. The request was cancelled at the host."""


class ConnectionLost(Exception):
    """The connection ended; `reason` is the host's last word, if it said one."""

    def __init__(self, reason: str = "the host closed the connection") -> None:
        super().__init__(reason)
        self.reason = reason
