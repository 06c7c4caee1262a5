"""A client for navhost. `Client` blocks; `navhost.aio.Client` is for asyncio; `Tree` follows a scene."""

from .calls import Call
from .client import Client
from .errors import Cancelled, ConnectionLost, Error, NavhostError, TimedOut
from .protocol import Notification, default_socket
from .questions import Question
from .tree import Tree
from .watches import Watch

__all__ = ["Call", "Cancelled", "Client", "ConnectionLost", "Error", "NavhostError", "Notification", "Question", "TimedOut", "Tree", "Watch", "default_socket"]
__version__ = "0.1.0"
