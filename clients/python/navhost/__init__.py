"""A client for navhost. `Client` blocks; `navhost.aio.Client` is for asyncio; `Tree` follows a scene."""

from .client import Call, Client, Watch
from .errors import Cancelled, ConnectionLost, NavhostError, TimedOut
from .protocol import Notification, default_socket
from .questions import Question
from .tree import Tree

__all__ = ["Call", "Cancelled", "Client", "ConnectionLost", "NavhostError", "Notification", "Question", "TimedOut", "Tree", "Watch", "default_socket"]
__version__ = "0.1.0"
