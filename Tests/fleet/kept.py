"""The messages of the scene's log, read while it grows: the hosts let the engine remove the older ones."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from typing import Dict, Optional, Tuple

from engine import SILENCE, Connection, EngineError, ServerGone
from places import STREAM
from servers import Cluster, wait_for

#: Seconds between two looks. The log keeps what came in some seconds.
LOOK = 0.2
#: Seconds that a look may take, before it begins again with a server that runs.
LONGEST_LOOK = 3
#: Messages that are read at once.
AT_ONCE = 100

#: Headers and body.
Message = Tuple[Dict[str, str], bytes]


class TooLate(Exception):
    """The test was too slow, and cannot judge what the hosts did."""


class KeptLog:
    """In a `with` statement it looks for new messages all the time."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster
        self._messages: Dict[int, Optional[Message]] = {}
        #: The first message that the stream still had, and the last one that was read.
        self.first, self._last = 1, 0
        #: For one look at a time.
        self._looks = threading.Lock()
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> KeptLog:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ends.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._ends.wait(LOOK):
            self._has_looked()

    def messages(self) -> Dict[int, Message]:
        """All that the stream has had, by their numbers."""
        wait_for(self._has_looked, f"a look at {STREAM}")
        return {sequence: message for sequence, message in self._messages.items() if message}

    def copies(self, sequence: int) -> Dict[str, Message]:
        """A message as the servers keep it, by their names."""

        async def look() -> Dict[str, Message]:
            async with Connection(self._cluster.servers[0]) as connection:
                return await connection.copies(STREAM, sequence)

        return asyncio.run(look())

    def replace(self, sequence: int, message: Message) -> None:
        """Another server has this message in the place of the one that was read."""
        self._messages[sequence] = message

    def _has_looked(self) -> bool:
        """False when a server was killed, or the stream is not there yet. What was read until then is kept."""
        with self._looks, contextlib.suppress(EngineError, ServerGone, TimeoutError, StopIteration, *SILENCE):
            asyncio.run(asyncio.wait_for(self._look(), LONGEST_LOOK))
            return True
        return False

    async def _look(self) -> None:
        server = next(server for server in self._cluster.servers if server.is_running)
        async with Connection(server) as connection:
            first, last = await connection.sequences(STREAM)
            self.first = max(self.first, first)
            if first > self._last + 1:
                raise TooLate(f"{STREAM} begins with {first}, and was read up to {self._last}")
            while self._last < last:
                part = range(self._last + 1, min(self._last + AT_ONCE, last) + 1)
                some = await asyncio.gather(*(connection.message(STREAM, number) for number in part))
                self._messages.update(zip(part, some))
                self._last = part[-1]
            # A leader that has lost the others does not know what these have stored since.
            for number in [number for number, message in self._messages.items() if message is None and number >= first]:
                self._messages[number] = await connection.message(STREAM, number)
