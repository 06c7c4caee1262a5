"""TCP relays that stand in front of servers. Each direction of a link can be cut, delayed or closed, on machines without network namespaces.

A cut holds bytes back, as a network does whose packets are sent again later: after `heal` they arrive, in order.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
import threading
from typing import Any, Coroutine, Dict, Iterable, List, Optional, Sequence, Set, Tuple, TypeVar

from servers import Loopback, Server
from surroundings import PATIENCE

#: From the side that connects to the side that listens, and back.
TO_SERVER, TO_CLIENT = "to server", "to client"
BOTH = (TO_SERVER, TO_CLIENT)

#: Bytes that a relay takes from a socket at once.
PART = 1 << 16

#: Parts of a delayed direction that are on their way. A sender with more must wait.
PARTS = 64

Value = TypeVar("Value")


class Way:
    """One direction of a link, in all of its connections."""

    def __init__(self) -> None:
        self.is_open = asyncio.Event()
        self.is_open.set()
        self.delay = 0.0


class Passage:
    """One connection through a link."""

    def __init__(self, client: socket.socket, server: socket.socket) -> None:
        self.client, self.server = client, server
        self.ended: Set[str] = set()

    def ends(self, way: str) -> Tuple[socket.socket, socket.socket]:
        return (self.client, self.server) if way == TO_SERVER else (self.server, self.client)

    def end(self, way: str) -> None:
        """No more bytes in this direction."""
        self.ended.add(way)
        with contextlib.suppress(OSError):
            self.ends(way)[1].shutdown(socket.SHUT_WR)

    def break_off(self) -> None:
        """When they are closed, both sides read a reset and not an end."""
        for end in (self.client, self.server):
            with contextlib.suppress(OSError):
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


class Link:
    """A port that leads to another port. Its methods return when the change is in force."""

    def __init__(self, links: "Links", port: int, listener: socket.socket) -> None:
        self.target = port
        self.port: int = listener.getsockname()[1]
        self._links = links
        self._listener = listener
        self._ways: Dict[str, Way] = {}
        self._passages: Set[Passage] = set()
        self._tasks: Set[asyncio.Task] = set()

    def cut(self, ways: Iterable[str] = BOTH) -> None:
        """From now on nothing is delivered in these directions. No new connection is made while one of them is cut."""

        async def now() -> None:
            for way in ways:
                self._ways[way].is_open.clear()

        self._links.run(now())

    def heal(self, ways: Iterable[str] = BOTH) -> None:
        async def now() -> None:
            for way in ways:
                self._ways[way].is_open.set()

        self._links.run(now())

    def delay(self, seconds: float, ways: Iterable[str] = BOTH) -> None:
        """What comes from now on is delivered so much later."""

        async def now() -> None:
            for way in ways:
                self._ways[way].delay = seconds

        self._links.run(now())

    def half_close(self, way: str) -> None:
        """The receiver of this direction reads the end; the other direction goes on. Later bytes are dropped."""

        async def now() -> None:
            for passage in self._passages:
                passage.end(way)

        self._links.run(now())

    def reset(self) -> None:
        """Both sides lose all connections at once. They may connect again."""

        async def now() -> None:
            await self._cancel(task for task in self._tasks if task is not self._accepting)

        self._links.run(now())

    # On the loop of the relays

    async def _begin(self) -> None:
        self._ways = {way: Way() for way in BOTH}
        self._accepting = self._start(self._accept())

    async def _end(self) -> None:
        await self._cancel(self._tasks)
        self._listener.close()

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    @staticmethod
    async def _cancel(tasks: Iterable[asyncio.Task]) -> None:
        ending = list(tasks)
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)

    async def _accept(self) -> None:
        while True:
            client, _ = await asyncio.get_running_loop().sock_accept(self._listener)
            self._start(self._serve(client))

    async def _serve(self, client: socket.socket) -> None:
        server = socket.socket()
        passage = Passage(client, server)
        try:
            for end in (client, server):
                end.setblocking(False)
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for way in self._ways.values():
                await way.is_open.wait()
            # The server may accept before this task goes on. A `half_close` in between counts here, too.
            self._passages.add(passage)
            await asyncio.get_running_loop().sock_connect(server, ("127.0.0.1", self.target))
            for way in list(passage.ended):
                passage.end(way)
            async with asyncio.TaskGroup() as group:
                for way in BOTH:
                    group.create_task(self._carry(passage, way))
        except* OSError:
            """One side is gone, so the other one loses the connection as well."""
        finally:
            if len(passage.ended) < len(BOTH):
                passage.break_off()
            self._passages.discard(passage)
            client.close()
            server.close()

    async def _carry(self, passage: Passage, way: str) -> None:
        """Takes parts from one side, and delivers each when its time has come and the direction is open."""
        source, target = passage.ends(way)
        parts: asyncio.Queue[Tuple[float, bytes]] = asyncio.Queue(PARTS)
        loop = asyncio.get_running_loop()

        async def take() -> None:
            part = b"-"
            while part:
                part = await loop.sock_recv(source, PART)
                await parts.put((loop.time() + self._ways[way].delay, part))

        async def deliver() -> None:
            while True:
                due, part = await parts.get()
                await asyncio.sleep(due - loop.time())
                await self._ways[way].is_open.wait()
                if not part:
                    return passage.end(way)
                await self._send(passage, way, target, part)

        async with asyncio.TaskGroup() as group:
            group.create_task(take())
            group.create_task(deliver())

    async def _send(self, passage: Passage, way: str, target: socket.socket, part: bytes) -> None:
        """Byte by byte under the control of the direction: a cut also holds the rest of a part back."""
        while part and way not in passage.ended:
            await self._ways[way].is_open.wait()
            try:
                part = part[target.send(part) :]
            except BlockingIOError:
                await writable(target)


async def writable(end: socket.socket) -> None:
    loop, ready = asyncio.get_running_loop(), asyncio.get_running_loop().create_future()
    loop.add_writer(end, lambda: ready.done() or ready.set_result(None))
    try:
        await ready
    finally:
        loop.remove_writer(end)


class Access:
    """The way of a host to the servers, which leads straight to them."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.urls = [server.url for server in servers]

    def enter(self, command: Sequence[str]) -> List[str]:
        """The command that runs this one where the way begins."""
        return list(command)

    def cut(self, ways: Iterable[str] = BOTH) -> None:
        """From now on nothing arrives in these directions."""
        raise NotImplementedError

    def heal(self) -> None:
        raise NotImplementedError


class RelayedAccess(Access):
    """A relay before each server."""

    def __init__(self, links: Links, servers: Sequence[Server]) -> None:
        super().__init__(servers)
        self._links = [links.to(server.client_port) for server in servers]
        self.urls = [f"nats://127.0.0.1:{link.port}" for link in self._links]

    def cut(self, ways: Iterable[str] = BOTH) -> None:
        for link in self._links:
            link.cut(ways)

    def heal(self) -> None:
        for link in self._links:
            link.heal()


class Links:
    """Relays on a thread of their own. In a `with` statement, all of them end with the statement."""

    #: Servers cannot be cut off from each other, unless the cluster has routes of relays.
    isolates = False

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._links: List[Link] = []
        self._routes: Dict[Tuple[int, int], Link] = {}

    def __enter__(self) -> "Links":
        self._thread.start()
        return self

    def __exit__(self, *_: Any) -> None:
        for link in self._links:
            self.run(link._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()

    def run(self, work: Coroutine[Any, Any, Value]) -> Value:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def to(self, port: int) -> Link:
        """A new link that leads to this port."""
        listener = socket.create_server(("127.0.0.1", 0))
        listener.setblocking(False)
        link = Link(self, port, listener)
        self._links.append(link)
        self.run(link._begin())
        return link

    def delay(self, seconds: float) -> None:
        """All that comes from now on, in all links that there are, is delivered so much later."""
        for link in self._links:
            link.delay(seconds)

    def access(self, name: str, servers: Sequence[Server]) -> RelayedAccess:
        """The way of the host with this name to the servers."""
        return RelayedAccess(self, servers)

    @staticmethod
    def node(name: str) -> Loopback:
        """For `Cluster`: all servers run in the machine's own network."""
        return Loopback()

    # Between the servers of a cluster

    def route(self, a: int, b: int, port: int) -> int:
        """For `Cluster`: the port of the link on which server a connects to server b."""
        link: Optional[Link] = self._routes.get((a, b))
        if link is None or link.target != port:
            link = self._routes[a, b] = self.to(port)
        return link.port

    def cut_route(self, a: int, b: int) -> None:
        """Nothing gets from server a to server b. Which of the two had connected is not known, so both links lose a direction."""
        self._routes[a, b].cut([TO_SERVER])
        self._routes[b, a].cut([TO_CLIENT])

    def heal_routes(self) -> None:
        for link in self._routes.values():
            link.heal()
