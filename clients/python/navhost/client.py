"""The blocking client, for scripts and small modules. One thread uses it, others may cancel its calls; every wait has an end."""

from __future__ import annotations

import select
import socket
import threading
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Deque, Dict, Iterator, Mapping, Optional

from .backoff import Backoff
from .calls import Call, patience
from .errors import ConnectionLost, NavhostError, TimedOut
from .methods import Methods
from .parts import WholeTree, is_read_in_parts
from .protocol import Answer, Answering, Connection, Event, Notification, check_folder, default_socket, host_secret, own_folder, parameters, refusal, result
from .questions import Handlers, Question, answer_at_once
from .registrations import Registrations, is_own_ghost
from .watches import Watch

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from . import contract

# Notifications that wait to be taken and belong to no watch; beyond that, the oldest are dropped.
MAXIMUM_WAITING = 10_000


class Client(Methods, Handlers):
    """A connection to the host.

    `secret_file`, else $NAVHOST_SECRET_FILE, names the file whose content tells a host with an access document who asks.

    Questions of the host are answered while a call, a watch, `notifications` or `serve` waits for input.

    With `reconnect=True` a broken connection is made again, with growing pauses: the registrations are renewed, watches go on from the last revision they
    saw, and a call that was waiting fails with ConnectionLost, since it is unknown whether it was carried out. The next one waits for the new connection.
    """

    def __init__(self, path: Optional[str] = None, *, timeout: float = 10.0, reconnect: bool = False, secret_file: Optional[str] = None) -> None:
        Handlers.__init__(self)
        self.socket_path = default_socket(path)
        self._own_folder = own_folder(path)
        self.timeout = timeout
        self._secret = host_secret(secret_file)
        self._reconnects = reconnect
        self._registrations = Registrations()
        self._backoff = Backoff()
        self._next_attempt: Optional[float] = None
        self._watches: Dict[int, Watch] = {}
        # A call may be cancelled by another thread; lines go out one after the other all the same.
        self._sending = threading.Lock()
        self._notifications: Deque[Notification] = deque(maxlen=MAXIMUM_WAITING)
        self._connect()

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def close(self) -> None:
        """Ends the connection, for good."""
        self._lose(ConnectionLost("the client was closed", "closed"))

    def fileno(self) -> int:
        """The socket, for `select` and the like: `serve(timeout=0)` takes in what is there. -1 while there is no connection.

        Before it is waited for, `is_ready` of each watch has to be looked at.
        """
        return self._socket.fileno()

    @property
    def is_connected(self) -> bool:
        return self._lost is None

    def call(self, method: str, params: Optional[Mapping[str, Any]] = None, /, *, within: Optional[float] = None, **named: Any) -> Any:
        """A request's result. Raises NavhostError, TimedOut or ConnectionLost.

        `params` go out as they are. So do all other keywords unless they are None; only `within` is the client's own: the call's deadline in seconds.
        When the waiting ends by something else, as KeyboardInterrupt, the request is cancelled at the host.
        """
        return self.begin(method, params, within=within, **named).result()

    def begin(self, method: str, params: Optional[Mapping[str, Any]] = None, /, *, within: Optional[float] = None, **named: Any) -> Call:
        """Sends a request as `call` does, and gives its call: to wait for the result later, or to cancel it. Several may be under way at once.

        Raises ConnectionLost. `within` counts from now.
        """
        timeout = self.timeout if within is None else within
        end = time.monotonic() + timeout
        if self._lost is not None and not self._revive(end):
            raise self._lost
        return self._begin(method, parameters(params, named), timeout, end)

    def _request(self, method: str, params: Dict[str, Any], within: Optional[float]) -> Any:
        """What the functions do that are named after a method."""
        if method == "tree.get":
            return self._tree(params, within)
        outcome = self.call(method, params, within=patience(method, params, within))
        self._registrations.note(method, params)
        return outcome

    def _tree(self, params: Dict[str, Any], within: Optional[float]) -> Any:
        """A tree that is too large for an answer is read in parts, which are of one revision."""
        try:
            return self.call("tree.get", params, within=within)
        except NavhostError as error:
            if not is_read_in_parts(params, error):
                raise
        whole = WholeTree()
        while not whole.is_complete:
            try:
                whole.add(self.call("tree.get", {**params, **whole.parameters}, within=within))
            except NavhostError as error:
                whole.begin_again(error)
        return whole.tree

    def notifications(self, *, timeout: Optional[float] = None) -> Iterator[Notification]:
        """The notifications that belong to no `watch` of this client, as they come; ends when nothing came for `timeout` seconds."""
        while True:
            end = None if timeout is None else time.monotonic() + timeout
            while not self._notifications:
                if not self._wait(end):
                    return
            yield self._notifications.popleft()

    def watch(
        self, params: Optional[Mapping[str, Any]] = None, /, *, timeout: Optional[float] = None, **named: "Unpack[contract.WatchParameters]"
    ) -> Watch:
        """Follows a scene: an iterator that gives first what `watch` answers, with the snapshot, then the parameters of each notification of that watch.

        It ends when nothing came for `timeout` seconds (and can be asked again), or behind `watchEnded`.
        """
        watch = Watch(self, timeout, parameters(params, named))
        watch._attach(time.monotonic() + self.timeout)
        return watch

    def serve(self, *, timeout: Optional[float] = None) -> None:
        """Answers questions, for so many seconds; without `timeout` until the connection is lost for good, which raises ConnectionLost."""
        end = None if timeout is None else time.monotonic() + timeout
        self._wait(end)
        while end is None or time.monotonic() < end:
            self._wait(end)

    # Calls

    def _begin(self, method: str, params: Dict[str, Any], timeout: float, end: float, watch: Optional[Watch] = None) -> Call:
        """A call over this connection and no other."""
        number, line = self._connection.request(method, params)
        call = Call(self, number, end, TimedOut(f"{method} was not answered within {timeout:g} s"), watch)
        self._send(line, call)
        return call

    def _wait_for(self, call: Call) -> None:
        """Until it has an end: when the connection is lost, it has one."""
        while not call._is_settled:
            if not self._receive(call._end):
                call._give_up(call._late)

    def _cancel(self, number: int) -> None:
        """Tells the host that a call was given up. Does nothing but send, so that every thread may."""
        try:
            self._write(Connection.notification("request.cancel", {"request": number}))
        except OSError:
            pass  # The connection is lost, which the next wait finds out.

    # The connection

    def _connect(self) -> None:
        self._connection = Connection()
        # The calls of this connection that have not ended yet. The code that takes one out says how it ended.
        self._calls: Dict[int, Call] = {}
        # The questions of this connection that are being answered, by id.
        self._asked: Dict[str, Question] = {}
        # Messages that have come and are not taken yet; a handler that is called for one of them may wait for the next.
        self._incoming: Deque[Event] = deque()
        self._lost: Optional[ConnectionLost] = None
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(self.timeout)
        try:
            check_folder(self._own_folder)
            self._socket.connect(self.socket_path)
        except ConnectionLost as unsafe:
            self._lose(unsafe)
            raise
        except OSError as error:
            self._lose(ConnectionLost(f"cannot connect to {self.socket_path}: {error.strerror}; is navhost running?", "unreachable"))
            assert self._lost is not None
            raise self._lost from error
        if self._secret is not None:
            try:
                self._begin("hello", {"secret": self._secret}, self.timeout, time.monotonic() + self.timeout).result()
            except BaseException:
                self._lose(ConnectionLost("the host did not accept the secret"))
                raise

    def _lose(self, why: ConnectionLost) -> None:
        """Only the first reason counts, unless this is the last one of all."""
        if self._lost is None or (why.is_final and not self._lost.is_final):
            self._lost = why
        self._socket.close()
        for call in list(self._calls.values()):
            call._settle(error=self._lost)
        for watch in self._watches.values():
            watch._is_attached = False
        self._watches.clear()

    def _revive(self, end: Optional[float]) -> bool:
        """Connects again and renews what was registered. False when it did not succeed in time; raises when it never will."""
        while self._lost is not None:
            if not self._reconnects or self._lost.is_final:
                raise self._lost
            if self._next_attempt is None:
                self._next_attempt = time.monotonic() + self._backoff.next()
            until = self._next_attempt if end is None else min(end, self._next_attempt)
            time.sleep(max(0.0, until - time.monotonic()))
            if until < self._next_attempt:
                return False
            self._next_attempt = None
            try:
                self._connect()
                self._renew()
            except (ConnectionLost, TimedOut) as error:
                self._lose(error if isinstance(error, ConnectionLost) else ConnectionLost(str(error)))
            except BaseException:
                self._lose(ConnectionLost("the reconnection was interrupted"))
                raise
        return True

    def _renew(self) -> None:
        for registration in self._registrations:
            backoff = Backoff()
            while registration in self._registrations:
                try:
                    self._begin("module.register", registration, self.timeout, time.monotonic() + self.timeout).result()
                    break
                except NavhostError as refused:
                    if not is_own_ghost(refused) or backoff.is_exhausted:
                        self._registrations.remove(registration)
                    else:
                        time.sleep(backoff.next())

    def _send(self, line: bytes, call: Optional[Call] = None) -> None:
        if self._lost is not None:
            raise self._lost
        try:
            self._write(line, call)
        except OSError as error:
            self._read_last_words()
            self._lose(ConnectionLost(f"the connection broke: {error}"))
            assert self._lost is not None
            raise self._lost from error

    def _write(self, line: bytes, call: Optional[Call] = None) -> None:
        with self._sending:
            number = self._connection.count_line()
            if call is not None:
                call._line = number
            try:
                self._socket.sendall(line)
            except BaseException:
                # Half of it may have gone out, and nothing can follow that.
                self._end_output()
                raise

    def _end_output(self) -> None:
        try:
            self._socket.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def _read_last_words(self) -> None:
        """The host has closed; what it said before tells why."""
        try:
            while self._receive(time.monotonic() + 1):
                pass
        except ConnectionLost:
            pass

    def _wait(self, end: Optional[float]) -> bool:
        """Takes in what the host sends next, over another connection if need be. False when nothing came in time."""
        if self._lost is not None:
            return self._revive(end)
        try:
            return self._receive(end)
        except ConnectionLost as lost:
            if not self._reconnects or lost.is_final:
                raise
            return True

    def _receive(self, end: Optional[float]) -> bool:
        """Takes in what the host sends next over this connection. False when nothing came in time."""
        if self._incoming:
            self._take_all()
            return True
        if self._lost is not None:
            raise self._lost
        left = None if end is None else max(0.0, end - time.monotonic())
        if not select.select([self._socket], [], [], left)[0]:
            return False
        self._read()
        # Messages that came before the end count; the error is raised when more is waited for.
        if self._lost is not None and not self._incoming:
            raise self._lost
        self._take_all()
        return True

    def _read(self) -> None:
        """Reads what is there."""
        try:
            data = self._socket.recv(1 << 16)
            self._incoming.extend(self._connection.receive(data))
            if not data:
                self._lose(ConnectionLost())
        except ValueError as error:
            self._lose(ConnectionLost(str(error), "protocol"))
        except OSError as error:
            self._lose(ConnectionLost(f"the connection broke: {error}"))
        except BaseException:
            # Bytes that were read may be lost, so nothing after them can be trusted.
            self._lose(ConnectionLost("the reading was interrupted"))
            raise

    def _take_all(self) -> None:
        """One after the other: a handler may raise, lose the connection, and connect again."""
        while self._incoming:
            self._take(self._incoming.popleft())

    # Incoming messages

    def _take(self, event: Event) -> None:
        if isinstance(event, Answer):
            self._take_answer(event)
        elif isinstance(event, Question):
            self._answer(event)
        elif event.method == "bye":
            self._lose(ConnectionLost(str(event.params.get("message", "")), str(event.params.get("reason", "lost"))))
        elif event.method == "questionEnded":
            ended = self._asked.get(str(event.params.get("question")))
            if ended is not None:
                ended._end.come(str(event.params.get("reason")))
        elif event.params.get("watch") in self._watches:
            self._watches[event.params["watch"]]._put(event)
        else:
            if event.method == "moduleLost":
                self._registrations.lose(event.params.get("module"))
            self._notifications.append(event)

    def _take_answer(self, answer: Answer) -> None:
        self._backoff.reset()
        number = answer.request_of({number: call._line for number, call in list(self._calls.items())} if answer.request is None else {})
        call = None if number is None else self._calls.get(number)
        if call is not None and call._settle(answer.result, answer.error) and call._watch is not None and answer.error is None:
            self._watches[answer.result["watch"]] = call._watch

    def _answer(self, question: Question) -> None:
        connection, asked = self._connection, self._asked
        asked[str(question.id)] = question
        try:
            with Answering(connection, question):
                line = result(question, answer_at_once(self.handle(question)))
        except Exception as error:  # noqa: BLE001 - whatever the module raises becomes its answer
            line = refusal(question, error)
        finally:
            asked.pop(str(question.id), None)
        if self._connection is connection and question.ended is None:
            self._send(line)
