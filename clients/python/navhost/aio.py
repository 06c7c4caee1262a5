"""The asyncio client: calls, watches and answers side by side on one connection, renewed when it breaks."""

from __future__ import annotations

import asyncio
import inspect
from typing import Any, AsyncIterator, Awaitable, Callable, Dict, List, Optional, Union

from .errors import ConnectionLost, NavhostError, TimedOut
from .methods import Methods
from .protocol import Answer, Answering, Connection, Notification, Question, default_socket, refusal, result

# Notifications of a watch that nobody has read.
MAXIMUM_WAITING = 10_000

AsyncHandler = Callable[[Question], Union[Any, Awaitable[Any]]]


class Client(Methods):
    """A connection to the host; make one with `await Client.connect()`.

    With `reconnect=True` a broken connection is made again, with growing pauses, and the registrations are renewed; calls that were waiting fail
    with ConnectionLost, and watches go on from the last revision they saw.
    """

    def __init__(self, path: Optional[str], timeout: float, reconnect: bool) -> None:
        self.socket_path = default_socket(path)
        self.timeout = timeout
        self.handlers: Dict[str, AsyncHandler] = {}
        self._reconnects = reconnect
        # What to register again after a reconnection: every request that succeeded, in order, and none of a module that was lost.
        self._registrations: List[Dict[str, Any]] = []
        self._waiting: Dict[int, "asyncio.Future[Any]"] = {}
        self._watches: Dict[int, "asyncio.Queue[Optional[Notification]]"] = {}
        self._connection = Connection()
        self._writer: Optional[asyncio.StreamWriter] = None
        self._connected = asyncio.Event()
        self._reading: Optional["asyncio.Task[None]"] = None
        self._answering: set = set()
        self._is_closed = False

    @classmethod
    async def connect(
        cls, path: Optional[str] = None, *, timeout: float = 10.0, reconnect: bool = False
    ) -> "Client":
        client = cls(path, timeout, reconnect)
        reader = await client._open()
        client._reading = asyncio.ensure_future(client._run(reader))
        return client

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self.close()

    async def close(self) -> None:
        self._is_closed = True
        if self._reading:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
        self._drop(ConnectionLost("the client was closed"))

    def on_ask(self, handler: AsyncHandler) -> None:
        """The function, or coroutine function, that answers `entry.ask`."""
        self.handlers["entry.ask"] = handler

    def on_migrate(self, handler: AsyncHandler) -> None:
        """The function that brings entries into a newer form: gets the question, with `entries` and `to` in its params, and answers a list as long."""
        self.handlers["type.migrate"] = handler

    def on_receive(self, handler: AsyncHandler) -> None:
        """The function that receives what is sent: gets the question, with `value`, `type` or `route` in its params, and answers `{"resume": …}` or None."""
        self.handlers["value.receive"] = handler

    async def call(self, method: str, /, *, timeout: Optional[float] = None, **params: Any) -> Any:  # type: ignore[override]
        return await self._call_with(method, params, self.timeout if timeout is None else timeout)

    async def _call_with(self, method: str, params: Dict[str, Any], timeout: float) -> Any:  # type: ignore[override]
        number, future = self._send(method, params)
        try:
            return await asyncio.wait_for(asyncio.shield(future), timeout)
        except asyncio.TimeoutError:
            self._cancel(number)
            raise TimedOut(f"{method} was not answered within {timeout} s") from None
        except asyncio.CancelledError:
            self._cancel(number)
            raise

    async def register(self, module: str, destinations: List[Dict[str, Any]], **options: Any) -> Any:
        outcome = await self.call("module.register", module=module, destinations=destinations, **options)
        self._registrations.append(dict(options, module=module, destinations=destinations))
        return outcome

    async def watch(self, **options: Any) -> AsyncIterator[Dict[str, Any]]:
        """First what `watch` answers, with the snapshot; then the parameters of each notification of that watch.

        After a reconnection it goes on; when the host could not resume, what `watch` answers (with a new snapshot) comes once more.
        """
        seen: Dict[str, Any] = {}
        is_first = True
        while True:
            asked = dict(options, **seen)
            start = await self.call("watch", **asked)
            queue: "asyncio.Queue[Optional[Notification]]" = self._watches.setdefault(start["watch"], asyncio.Queue())
            # What a resumed watch has missed is still to come.
            since = asked["since"] if start["resumed"] else start["revision"]
            seen = {"since": since, "instance": start["instance"]}
            if is_first or not start["resumed"]:
                yield start
            is_first = False
            while True:
                notification = await queue.get()
                if notification is None:
                    self._watches.pop(start["watch"], None)
                    break
                if "revision" in notification.params:
                    seen["since"] = notification.params["revision"]
                yield notification.params
                if notification.method == "watchEnded":
                    return
            if self._writer is None and not self._reconnects or self._is_closed:
                raise ConnectionLost()
            await self._connected.wait()

    def _send(self, method: str, params: Dict[str, Any]) -> Any:
        if self._writer is None:
            raise ConnectionLost("there is no connection now")
        number, line = self._connection.request(method, params)
        future: "asyncio.Future[Any]" = asyncio.get_running_loop().create_future()
        self._waiting[number] = future
        self._writer.write(line)
        return number, future

    def _cancel(self, number: int) -> None:
        self._waiting.pop(number, None)
        if self._writer is not None:
            _, line = self._connection.request("request.cancel", {"request": number})
            self._writer.write(line)

    async def _open(self) -> asyncio.StreamReader:
        try:
            reader, self._writer = await asyncio.open_unix_connection(self.socket_path, limit=1 << 16)
        except OSError as error:
            raise ConnectionLost(f"cannot connect to {self.socket_path}: {error.strerror}; is navhost running?") from error
        self._connection = Connection()
        self._connected.set()
        return reader

    async def _run(self, reader: asyncio.StreamReader) -> None:
        pause = 0.05
        while True:
            since = asyncio.get_running_loop().time()
            try:
                while True:
                    data = await reader.read(1 << 16)
                    if not data:
                        raise ConnectionLost()
                    for event in self._connection.receive(data):
                        self._take(event)
            except (ConnectionLost, OSError, ValueError) as error:
                self._drop(error if isinstance(error, ConnectionLost) else ConnectionLost(str(error)))
            if not self._reconnects:
                return
            if asyncio.get_running_loop().time() - since > 5.0:
                pause = 0.05
            while self._writer is None:
                await asyncio.sleep(pause)
                pause = min(2 * pause, 5.0)
                try:
                    reader = await self._open()
                except ConnectionLost:
                    continue
            renewing = asyncio.ensure_future(self._renew())
            self._answering.add(renewing)
            renewing.add_done_callback(self._answering.discard)

    async def _renew(self) -> None:
        for registration in list(self._registrations):
            pause = 0.05
            while registration in self._registrations:
                try:
                    await self.call("module.register", **registration)
                    break
                except NavhostError as refused:
                    # The host may not have noticed yet that the connection before is gone.
                    if refused.name != "name_taken" or pause > 5.0:
                        self._registrations.remove(registration)
                        break
                    await asyncio.sleep(pause)
                    pause *= 2
                except ConnectionLost:
                    return

    def _drop(self, lost: ConnectionLost) -> None:
        self._connected.clear()
        if self._writer is not None:
            self._writer.close()
            self._writer = None
        waiting, self._waiting = self._waiting, {}
        for future in waiting.values():
            if not future.done():
                future.set_exception(lost)
                future.exception()
        watches, self._watches = self._watches, {}
        for queue in watches.values():
            queue.put_nowait(None)

    def _take(self, event: Any) -> None:
        if isinstance(event, Answer):
            future = self._waiting.pop(event.request, None)
            if future is None or future.done():
                return
            if event.error is not None:
                future.set_exception(event.error)
            else:
                # Its notifications may follow in the same read, before whoever waits runs again.
                if isinstance(event.result, dict) and "watch" in event.result:
                    self._watches.setdefault(event.result["watch"], asyncio.Queue())
                future.set_result(event.result)
        elif isinstance(event, Question):
            task = asyncio.ensure_future(self._answer(event))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        elif event.method == "moduleLost":
            self._registrations = [one for one in self._registrations if one["module"] != event.params["module"]]
        elif "watch" in event.params and event.params["watch"] in self._watches:
            self._put(event.params["watch"], event)

    def _put(self, watch: int, event: Notification) -> None:
        """Nobody reads a watch that has so much waiting: it ends here, and the rest is asked for again when somebody does."""
        queue = self._watches[watch]
        if queue.qsize() < MAXIMUM_WAITING:
            return queue.put_nowait(event)
        if queue.qsize() > MAXIMUM_WAITING:
            return
        queue.put_nowait(None)
        if self._writer is not None:
            _, line = self._connection.request("unwatch", {"watch": watch})
            self._writer.write(line)

    async def _answer(self, question: Question) -> None:
        handler = self.handlers.get(question.method)
        if handler is None:
            line = refusal(question, -32601, f"this client does not answer {question.method}")
        else:
            try:
                with Answering(self._connection, question):
                    value = handler(question)
                    line = result(question, await value if inspect.isawaitable(value) else value)
            except Exception as error:  # noqa: BLE001 - whatever the module raises becomes its answer
                line = refusal(question, 1, f"{type(error).__name__}: {error}")
        if self._writer is not None:
            self._writer.write(line)
