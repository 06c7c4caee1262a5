"""The asyncio client: calls, watches and answers side by side on one connection, renewed when it breaks."""

from __future__ import annotations

import asyncio
import inspect
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, AsyncIterator, Awaitable, Callable, Dict, Mapping, Optional, Set, Tuple

from .backoff import Backoff
from .calls import patience
from .errors import ConnectionLost, NavhostError, TimedOut
from .methods import AsyncMethods
from .parts import WholeTree, is_read_in_parts
from .protocol import Answer, Answering, Connection, Event, Notification, bookmark, check_folder, default_socket, host_secret, own_folder, parameters, refusal, result
from .questions import Handlers, Question
from .registrations import Registrations, is_own_ghost

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from . import contract

# Notifications of a watch that wait to be read.
MAXIMUM_WAITING = 10_000


@dataclass(frozen=True)
class _Pending:
    """A request that is not answered yet, and the number of the line that it was sent on."""

    future: "asyncio.Future[Any]"
    line: int


class Client(AsyncMethods, Handlers):
    """A connection to the host; make one with `await Client.connect()`. Handlers may be coroutine functions, and run side by side.

    With `reconnect=True` a broken connection is made again, with growing pauses: the registrations are renewed, watches go on from the last revision they
    saw, calls that were waiting fail with ConnectionLost, and new ones do until the registrations are renewed; `ready` waits for that.
    """

    def __init__(self, path: Optional[str], timeout: float, reconnect: bool, secret_file: Optional[str] = None) -> None:
        Handlers.__init__(self)
        self.socket_path = default_socket(path)
        self._own_folder = own_folder(path)
        self.timeout = timeout
        self._secret = host_secret(secret_file)
        self._reconnects = reconnect
        self._registrations = Registrations()
        self._backoff = Backoff()
        self._waiting: Dict[int, _Pending] = {}
        self._watches: Dict[int, "asyncio.Queue[Optional[Notification]]"] = {}
        # Requests for a watch that are under way.
        self._opening: Dict[int, "asyncio.Queue[Optional[Notification]]"] = {}
        self._on_notification: Callable[[Notification], Any] = lambda _: None
        self._connection = Connection()
        self._writer: Optional[asyncio.StreamWriter] = None
        # Set while calls may be made, and when there will be no connection any more.
        self._settled = asyncio.Event()
        self._lost = ConnectionLost("there is no connection now")
        self._reading: Optional["asyncio.Task[None]"] = None
        self._tasks: "Set[asyncio.Future[Any]]" = set()
        #: The answers in progress on this connection, by the question's id.
        self._answering: "Dict[str, Tuple[Question, asyncio.Future[Any]]]" = {}

    @classmethod
    async def connect(
        cls, path: Optional[str] = None, *, timeout: float = 10.0, reconnect: bool = False, secret_file: Optional[str] = None
    ) -> "Client":
        """`secret_file`, else $NAVHOST_SECRET_FILE, names the file whose content tells a host with an access document who asks."""
        client = cls(path, timeout, reconnect, secret_file)
        reader = await client._open()
        client._settled.set()
        client._reading = asyncio.ensure_future(client._run(reader))
        try:
            await client._introduce()
        except BaseException:
            await client.close()
            raise
        return client

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self.close()

    async def close(self) -> None:
        """Ends the connection, for good."""
        if self._reading:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
        self._drop(ConnectionLost("the client was closed", "closed"))

    @property
    def is_connected(self) -> bool:
        """Whether calls may be made."""
        return self._writer is not None and self._settled.is_set()

    async def ready(self) -> None:
        """Waits until calls may be made; raises ConnectionLost when that will never be."""
        await self._settled.wait()
        if self._writer is None:
            raise self._lost

    async def serve(self) -> None:
        """Waits until the connection is lost for good, and raises that ConnectionLost; questions are answered meanwhile."""
        if self._reading:
            await asyncio.wait([self._reading])
        raise self._lost

    def on_notification(self, handler: Callable[[Notification], Any]) -> None:
        """The function, or coroutine function, that is told what the host says unasked, as `signal` and `moduleLost`; watches aside."""
        self._on_notification = handler

    async def call(self, method: str, params: Optional[Mapping[str, Any]] = None, /, *, within: Optional[float] = None, **named: Any) -> Any:
        """A request's result. Raises NavhostError, TimedOut or ConnectionLost. A task that is cancelled cancels the request.

        `params` go out as they are. So do all other keywords unless they are None; only `within` is the client's own: the call's deadline in seconds.
        """
        # A question may come before the registrations are all renewed, and its handler may call.
        if not self.is_connected and Answering.during(self._connection) is None:
            raise self._lost
        return await self._exchange(method, parameters(params, named), self.timeout if within is None else within)

    async def _request(self, method: str, params: Dict[str, Any], within: Optional[float]) -> Any:
        """What the functions do that are named after a method."""
        if method == "tree.get":
            return await self._tree(params, within)
        outcome = await self.call(method, params, within=patience(method, params, within))
        self._registrations.note(method, params)
        return outcome

    async def _tree(self, params: Dict[str, Any], within: Optional[float]) -> Any:
        """A tree that is too large for an answer is read in parts, which are of one revision."""
        try:
            return await self.call("tree.get", params, within=within)
        except NavhostError as error:
            if not is_read_in_parts(params, error):
                raise
        whole = WholeTree()
        while not whole.is_complete:
            try:
                whole.add(await self.call("tree.get", {**params, **whole.parameters}, within=within))
            except NavhostError as error:
                whole.begin_again(error)
        return whole.tree

    async def watch(
        self, params: Optional[Mapping[str, Any]] = None, /, **named: "Unpack[contract.WatchParameters]"
    ) -> AsyncIterator[Dict[str, Any]]:
        """First what `watch` answers, with the snapshot; then the parameters of each notification of that watch.

        After a reconnection it goes on; when the host could not resume, what `watch` answers (with a new snapshot) comes once more.
        """
        options = parameters(params, named)
        seen: Dict[str, Any] = {}
        while True:
            queue: "asyncio.Queue[Optional[Notification]]" = asyncio.Queue()
            asked = dict(options, **seen)
            try:
                await self.ready()
                start = await self._exchange("watch", asked, self.timeout, queue)
            except ConnectionLost as lost:
                if not self._reconnects or lost.is_final:
                    raise
                continue
            is_first = not seen
            seen = bookmark(start, asked)
            try:
                if is_first or not start["resumed"]:
                    yield start
                while (notification := await queue.get()) is not None:
                    if "revision" in notification.params:
                        seen["since"] = notification.params["revision"]
                    yield notification.params
                    if notification.method == "watchEnded":
                        self._watches.pop(start["watch"], None)
                        return
            finally:
                if self._watches.get(start["watch"]) is queue:
                    self._unwatch(start["watch"])

    # Calls

    async def _exchange(
        self, method: str, params: Dict[str, Any], timeout: float, queue: "Optional[asyncio.Queue[Optional[Notification]]]" = None
    ) -> Any:
        """A call that may also be made before the registrations are renewed; for a watch with the queue of its notifications."""
        number, future = self._send(method, params)
        if queue is not None:
            self._opening[number] = queue
        try:
            return await asyncio.wait_for(asyncio.shield(future), timeout)
        except asyncio.TimeoutError:
            self._cancel(number)
            raise TimedOut(f"{method} was not answered within {timeout:g} s") from None
        except asyncio.CancelledError:
            self._cancel(number)
            raise

    def _send(self, method: str, params: Dict[str, Any]) -> "Tuple[int, asyncio.Future[Any]]":
        if self._writer is None:
            raise self._lost
        number, line = self._connection.request(method, params)
        future: "asyncio.Future[Any]" = asyncio.get_running_loop().create_future()
        self._waiting[number] = _Pending(future, self._write(line))
        return number, future

    def _cancel(self, number: int) -> None:
        self._waiting.pop(number, None)
        self._notify("request.cancel", {"request": number})

    def _notify(self, method: str, params: Dict[str, Any]) -> None:
        if self._writer is not None:
            self._write(self._connection.notification(method, params))

    def _write(self, line: bytes) -> int:
        """Sends a line, and gives its number on this connection."""
        if self._writer is not None:
            self._writer.write(line)
        return self._connection.count_line()

    # The connection

    async def _open(self) -> asyncio.StreamReader:
        check_folder(self._own_folder)
        try:
            reader, self._writer = await asyncio.open_unix_connection(self.socket_path, limit=1 << 16)
        except OSError as error:
            message = f"cannot connect to {self.socket_path}: {error.strerror}; is navhost running?"
            raise ConnectionLost(message, "unreachable") from error
        self._connection = Connection()
        self._answering = {}
        return reader

    async def _run(self, reader: asyncio.StreamReader) -> None:
        while True:
            lost = await self._read(reader)
            is_final = not self._reconnects or lost.is_final
            self._drop(lost, is_final)
            if is_final:
                return
            reader = await self._open_again()
            self._start(self._renew())

    async def _read(self, reader: asyncio.StreamReader) -> ConnectionLost:
        """Takes in what comes until nothing does any more."""
        bye: Optional[Notification] = None
        try:
            while True:
                data = await reader.read(1 << 16)
                for event in self._connection.receive(data):
                    if isinstance(event, Notification) and event.method == "bye":
                        bye = event
                    self._take(event)
                if bye is not None:
                    return ConnectionLost(str(bye.params.get("message", "")), str(bye.params.get("reason", "lost")))
                if not data:
                    return ConnectionLost()
        except ValueError as error:
            return ConnectionLost(str(error), "protocol")
        except OSError as error:
            return ConnectionLost(f"the connection broke: {error}")

    async def _open_again(self) -> asyncio.StreamReader:
        while True:
            await asyncio.sleep(self._backoff.next())
            try:
                return await self._open()
            except ConnectionLost:
                pass

    async def _introduce(self) -> None:
        if self._secret is not None:
            await self._exchange("hello", {"secret": self._secret}, self.timeout)

    async def _renew(self) -> None:
        connection = self._connection
        try:
            await self._introduce()
            for registration in self._registrations:
                await self._renew_one(registration)
        except (ConnectionLost, TimedOut, NavhostError):
            if self._connection is connection and self._writer is not None:
                # A host that does not answer is left; the reading ends, and begins anew.
                self._writer.close()
            return
        if self._connection is connection and self._writer is not None:
            self._settled.set()

    async def _renew_one(self, registration: Dict[str, Any]) -> None:
        backoff = Backoff()
        while registration in self._registrations:
            try:
                await self._exchange("module.register", registration, self.timeout)
                return
            except NavhostError as refused:
                if not is_own_ghost(refused) or backoff.is_exhausted:
                    self._registrations.remove(registration)
                else:
                    await asyncio.sleep(backoff.next())

    def _drop(self, lost: ConnectionLost, is_final: bool = True) -> None:
        if self._writer is not None or lost.is_final:
            self._lost = lost
        self._settled.clear()
        if self._writer is not None:
            self._writer.close()
            self._writer = None
        waiting, self._waiting = self._waiting, {}
        for pending in waiting.values():
            if not pending.future.done():
                pending.future.set_exception(lost)
                pending.future.exception()
        self._opening.clear()
        watches, self._watches = self._watches, {}
        for queue in watches.values():
            queue.put_nowait(None)
        if is_final:
            self._settled.set()

    # Incoming messages

    def _take(self, event: Event) -> None:
        if isinstance(event, Answer):
            self._take_answer(event)
        elif isinstance(event, Question):
            answering = self._answering
            task = self._start(self._answer(event, self._connection))
            answering[str(event.id)] = (event, task)
            task.add_done_callback(lambda _: answering.pop(str(event.id), None))
        elif event.method == "questionEnded":
            # The host waits no longer: what a coroutine function does for the answer is in vain.
            answering_now = self._answering.get(str(event.params.get("question")))
            if answering_now is not None:
                question, task = answering_now
                question._end.come(str(event.params.get("reason")))
                task.cancel()
        elif event.params.get("watch") in self._watches:
            self._put(event.params["watch"], event)
        else:
            if event.method == "moduleLost":
                self._registrations.lose(event.params.get("module"))
            self._tell(event)

    def _tell(self, event: Notification) -> None:
        """The handler may be a coroutine function."""
        try:
            told = self._on_notification(event)
        except Exception as error:  # noqa: BLE001 - whatever the program raises
            self._tell_failure(event, error)
        else:
            if inspect.isawaitable(told):
                self._start(self._finish_telling(event, told))

    async def _finish_telling(self, event: Notification, told: Awaitable[Any]) -> None:
        try:
            await told
        except Exception as error:  # noqa: BLE001 - whatever the program raises
            self._tell_failure(event, error)

    @staticmethod
    def _tell_failure(event: Notification, error: Exception) -> None:
        """A handler that raises must not end the reading; the loop's exception handler is told."""
        asyncio.get_running_loop().call_exception_handler({"message": f"the handler of notifications failed at {event.method}", "exception": error})

    def _take_answer(self, answer: Answer) -> None:
        self._backoff.reset()
        number = answer.request_of({number: pending.line for number, pending in self._waiting.items()} if answer.request is None else {})
        if number is None:
            return
        pending = self._waiting.pop(number, None)
        future = None if pending is None else pending.future
        queue = self._opening.pop(number, None)
        if queue is not None and answer.error is None:
            # Its notifications may follow in the same read, before the task that waits runs again.
            self._watches[answer.result["watch"]] = queue
        if future is None or future.done():
            if queue is not None and answer.error is None:
                self._unwatch(answer.result["watch"])
        elif answer.error is not None:
            future.set_exception(answer.error)
        else:
            future.set_result(answer.result)

    def _put(self, watch: int, event: Notification) -> None:
        """Ends a watch at the host when its queue is full. The rest is asked for again once the queue has been read."""
        queue = self._watches[watch]
        queue.put_nowait(event)
        if queue.qsize() >= MAXIMUM_WAITING:
            queue.put_nowait(None)
            self._unwatch(watch)

    def _unwatch(self, watch: int) -> None:
        del self._watches[watch]
        self._notify("unwatch", {"watch": watch})

    async def _answer(self, question: Question, connection: Connection) -> None:
        try:
            with Answering(connection, question):
                value = self.handle(question)
                line = result(question, await value if inspect.isawaitable(value) else value)
        except Exception as error:  # noqa: BLE001 - whatever the module raises becomes its answer
            line = refusal(question, error)
        # An answer for a connection that was lost means nothing on the next one. The host drops one that it does not
        # wait for.
        if self._connection is connection and question.ended is None:
            self._write(line)

    def _start(self, work: Any) -> "asyncio.Future[Any]":
        task: "asyncio.Future[Any]" = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
