"""A client for navhost. `Client` blocks; `navhost.aio.Client` is for asyncio; `Tree` follows a scene."""

from .client import Client
from .errors import ConnectionLost, NavhostError, TimedOut
from .protocol import Question, default_socket
from .tree import Tree

__all__ = ["Client", "ConnectionLost", "NavhostError", "Question", "TimedOut", "Tree", "default_socket"]
__version__ = "0.1.0"
