"""A scene that is followed over connections that break: each change gives a new picture, and an absent host is waited for."""

from __future__ import annotations

import asyncio
from typing import Any, Callable, Dict, List, Optional

from .. import __version__
from ..aio import Client
from ..backoff import Backoff
from ..errors import ConnectionLost, NavhostError, TimedOut
from ..tree import Tree
from .picture import Picture, describe

#: The cause of a change. The member `navigated` says whether the change showed or removed anything.
Cause = Dict[str, Any]
NAVIGATING = ("entry.added", "entry.removed", "navigator.created", "navigator.closed", "navigator.selected")


class Connection:
    """`on_picture` gets each new picture with the causes of its changes; `on_away` the reason why the host cannot be reached now."""

    def __init__(self, path: Optional[str], scene: str, on_picture: Callable[[Picture, List[Cause]], None], on_away: Callable[[str], None]) -> None:
        self._path, self._scene = path, scene
        self._on_picture, self._on_away = on_picture, on_away
        self._client: Optional[Client] = None
        self._tree: Optional[Tree] = None
        self._bookmark: Dict[str, Any] = {}
        self._destinations: Dict[str, Any] = {}
        self._causes: List[Cause] = []
        self._is_told = True
        self._tasks: "set[asyncio.Task[Any]]" = set()
        #: The id of this connection, which causes name.
        self.session: Optional[str] = None

    async def run(self) -> None:
        """Follows the scene until the task is cancelled."""
        backoff = Backoff()
        while True:
            reason = "the host has ended the watch"
            try:
                await self._follow(backoff)
            except (ConnectionLost, NavhostError, TimedOut) as error:
                reason = str(error)
            finally:
                await self._close()
            self._on_away(reason)
            await asyncio.sleep(backoff.next())

    async def call(self, method: str, params: Dict[str, Any]) -> Any:
        """A request in the name of the person. Raises what the client raises."""
        if self._client is None:
            raise ConnectionLost("the host is away")
        return await self._client.call(method, {**params, "scene": self._scene, "byPerson": True}, within=700)

    async def _follow(self, backoff: Backoff) -> None:
        client = await Client.connect(self._path)
        self._client = client
        self.session = (await client.call("hello", name="navbrowse", version=__version__, byPerson=True))["session"]
        await self._load_destinations()
        async for news in client.watch(scene=self._scene, verbosity="info", **self._bookmark):
            backoff.reset()
            self._take(news)

    async def _close(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            await client.close()

    def _take(self, news: Dict[str, Any]) -> None:
        if "level" in news:
            if news["kind"] in ("module.registered", "module.unregistered"):
                self._start(self._reload())
            return
        if self._tree is None or "snapshot" in news:
            if "snapshot" in news:
                self._tree = Tree(news["snapshot"])
        else:
            self._tree.apply(news)
        if "instance" in news:
            self._bookmark = {"instance": news["instance"]}
        if self._tree is not None:
            self._bookmark["since"] = self._tree.revision
        navigated = any(change["kind"] in NAVIGATING for change in news.get("changes", []))
        self._causes.append({**news["cause"], "navigated": navigated} if "cause" in news else {})
        self._tell_soon()

    def _tell_soon(self) -> None:
        """What came together is drawn once."""
        if self._is_told:
            self._is_told = False
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        self._is_told = True
        causes, self._causes = self._causes, []
        if self._tree is not None and self._client is not None:
            self._on_picture(describe(self._tree.snapshot(), self._destinations), causes)

    # Destinations: titles, and which links are live

    async def _load_destinations(self) -> None:
        if self._client is not None:
            listed = (await self._client.call("destination.list"))["destinations"]
            # A type that is gone keeps its title, since its pages may still be shown.
            gone = {type: {**one, "isGone": True} for type, one in self._destinations.items()}
            self._destinations = {**gone, **{one["type"]: one for one in listed}}

    async def _reload(self) -> None:
        try:
            await self._load_destinations()
        except (ConnectionLost, NavhostError, TimedOut):
            return  # The next connection loads them.
        self._tell_soon()

    def _start(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Reports about this renderer

    def report(self, focus: Optional[Dict[str, Any]], undrawn: List[Dict[str, Any]]) -> None:
        """Says where the person's attention is, and what could not be drawn."""
        params: Dict[str, Any] = {"undrawn": undrawn[:64], **({"focus": focus} if focus else {})}
        self._start(self._report(params))

    async def _report(self, params: Dict[str, Any]) -> None:
        try:
            await self.call("renderer.report", params)
        except (ConnectionLost, NavhostError, TimedOut):
            pass  # A report is a courtesy.
