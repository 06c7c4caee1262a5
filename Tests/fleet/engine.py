"""What the tests ask the engine for, over one connection: appends with an expectation, records by number, leaders of streams."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import time
from typing import Any, Awaitable, Callable, Dict, NamedTuple, Optional, Tuple, TypeVar

import nats
import nats.errors
from servers import PAUSE, SIZE, Server
from surroundings import PATIENCE

#: Seconds after which an append without answer is sent again, as a host does. Later tries wait longer.
ANSWER = 0.5
LONGEST_ANSWER = 4.0

WHOLE_STREAM = "Nats-Expected-Last-Sequence"
ONE_SUBJECT = "Nats-Expected-Last-Subject-Sequence"
APPEND_ID = "NH-I"

WRONG_LAST_SEQUENCE = 10071
#: The same refusal by a newer server, without a number: another append for that subject is in flight.
IN_FLIGHT = 10164
NO_MESSAGE = 10037
#: A newer server that has just started refuses a stream with this, even as the leader.
#: It accepts one when it has heard from the others.
UNHEARD_PEERS = 10005
UNAVAILABLE = 503

#: Consumers that are made to see what each server keeps.
LOOKS = 20

Value = TypeVar("Value")

#: Errors of a connection when the engine did not answer; nothing is known then.
SILENCE = (nats.errors.Error, asyncio.TimeoutError, OSError)


class Answer(NamedTuple):
    """Of an append: `sequence` when it was acknowledged, `present` when it was refused because the last sequence is that one."""

    sequence: Optional[int] = None
    present: Optional[int] = None
    error: Optional[int] = None
    text: str = ""


class Record(NamedTuple):
    """A message as the stream holds it."""

    sequence: int
    expected: Optional[int]
    append: str
    body: bytes

    @property
    def is_valid(self) -> bool:
        """It stands where its writer expected. Another record counts for nobody."""
        return self.expected == self.sequence - 1


class ServerGone(Exception):
    """The server of this connection does not run, so another one must be asked."""


class EngineError(Exception):
    """The engine refused a request of the test itself."""


async def until(look: Callable[[], Awaitable[Optional[Value]]], what: str) -> Value:
    """The first true result of `look`."""
    end = time.monotonic() + PATIENCE
    while True:
        result = await look()
        if result:
            return result
        if time.monotonic() > end:
            raise TimeoutError(f"{what} did not happen within {PATIENCE} s")
        await asyncio.sleep(PAUSE)


class Connection:
    """To one server; it comes back when the server does. Nothing is kept for later while the server is away."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._client: Any = None

    async def __aenter__(self) -> "Connection":
        async def silently(*_: Any) -> None:
            """The test sees a lost connection by its unanswered requests."""

        self._client = await nats.connect(
            self.server.url, max_reconnect_attempts=-1, reconnect_time_wait=0.1, ping_interval=1, max_outstanding_pings=2, pending_size=0,
            connect_timeout=10, error_cb=silently, disconnected_cb=silently, reconnected_cb=silently, closed_cb=silently,
        )  # fmt: skip
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self._client.close()

    async def append(self, subject: str, body: bytes, headers: Dict[str, str], seconds: float = ANSWER) -> Answer:
        """One try. Throws one of `SILENCE` when no answer came."""
        message = await self._client.request(subject, body, timeout=seconds, headers=headers)
        answer = json.loads(message.data)
        if "error" not in answer:
            return Answer(sequence=answer["seq"])
        error = answer["error"]
        if error.get("err_code") == WRONG_LAST_SEQUENCE:
            return Answer(present=int(error["description"].rsplit(" ", 1)[1]), error=WRONG_LAST_SEQUENCE, text=error["description"])
        return Answer(error=error.get("err_code"), text=error["description"])

    async def ask(self, subject: str, seconds: float = 5, **body: Any) -> Dict[str, Any]:
        """A request to the API, repeated after `seconds` until it is answered, and the result. An error of the API is thrown, and `ServerGone`."""

        async def once() -> Optional[Dict[str, Any]]:
            if not self.server.is_running:
                raise ServerGone(self.server.name)
            try:
                message = await self._client.request(f"$JS.API.{subject}", json.dumps(body).encode() if body else b"", timeout=seconds)
            except SILENCE:
                return None
            answer = json.loads(message.data)
            error = answer.get("error", {})
            # While a stream changes its leader, the API is "temporarily unavailable".
            return None if error.get("code") == UNAVAILABLE or error.get("err_code") == UNHEARD_PEERS else answer

        answer = await until(once, f"an answer to {subject}")
        if "error" in answer:
            raise EngineError(f"{subject}: {answer['error']}")
        return answer

    async def listen(self, subject: str) -> Any:
        """A subscription that is in force when this returns."""
        subscription = await self._client.subscribe(subject)
        await self._client.flush()
        return subscription

    async def send_again(self, message: Any) -> None:
        """Sends a message that a subscription has got, and returns when the server has it."""
        await self._client.publish(message.subject, message.data, headers=message.headers)
        await self._client.flush()

    async def create_stream(self, name: str, subject: str) -> None:
        """As a scene's log: three replicas, nothing is removed. A repeated request finds the stream."""
        await self.ask(
            f"STREAM.CREATE.{name}", name=name, subjects=[subject], num_replicas=SIZE, storage="file", retention="limits", discard="new", deny_delete=True,
            max_age=0, allow_direct=False, duplicate_window=100_000_000,
        )  # fmt: skip

    async def stream_leader(self, stream: str) -> Optional[str]:
        """None while there is none, or while nobody says."""
        try:
            info = await self.ask(f"STREAM.INFO.{stream}", seconds=0.5)
        except EngineError:
            return None
        return info.get("cluster", {}).get("leader") or None

    async def is_whole(self, stream: str) -> bool:
        """The stream has a leader, and its two others are level with it."""
        try:
            cluster = (await self.ask(f"STREAM.INFO.{stream}")).get("cluster", {})
        except EngineError:
            return False
        others = [peer for peer in cluster.get("replicas") or [] if peer["current"] and not peer.get("offline")]
        return bool(cluster.get("leader")) and len(others) == SIZE - 1

    async def step_down(self, stream: str) -> None:
        """The leader gives its place to another server. It refuses while there is none."""
        with contextlib.suppress(EngineError):
            await self.ask(f"STREAM.LEADER.STEPDOWN.{stream}", seconds=0.5)

    async def last_sequence(self, stream: str) -> int:
        return (await self.sequences(stream))[1]

    async def sequences(self, stream: str) -> Tuple[int, int]:
        """The first message that the stream still has, and the last one that it has had."""
        state = (await self.ask(f"STREAM.INFO.{stream}"))["state"]
        return state["first_seq"], state["last_seq"]

    async def copies(self, stream: str, sequence: int) -> Dict[str, Tuple[Dict[str, str], bytes]]:
        """Headers and body of a message as servers keep it, by their names. The engine chooses the server of a consumer, so one may be left out."""
        found: Dict[str, Tuple[Dict[str, str], bytes]] = {}
        config = {"deliver_policy": "by_start_sequence", "opt_start_seq": sequence, "ack_policy": "none", "num_replicas": 1, "mem_storage": True}
        for number in range(LOOKS):
            name = f"copy-{sequence}-{number}"
            await self.ask(f"CONSUMER.DURABLE.CREATE.{stream}.{name}", stream_name=stream, config={"durable_name": name, **config})

            async def place(name: str = name) -> Optional[str]:
                return (await self.ask(f"CONSUMER.INFO.{stream}.{name}")).get("cluster", {}).get("leader")

            server = await until(place, f"a server for {name}")
            if server not in found:
                # The message keeps its subject, so the answer is not found by that of a request.
                subscription = await self.listen(self._client.new_inbox())
                await self._client.publish(f"$JS.API.CONSUMER.MSG.NEXT.{stream}.{name}", b"1", reply=subscription.subject)
                message = await subscription.next_msg(timeout=PATIENCE)
                await subscription.unsubscribe()
                found[server] = (dict(message.headers or {}), message.data)
            await self.ask(f"CONSUMER.DELETE.{stream}.{name}")
            if len(found) == SIZE:
                break
        return found

    async def record(self, stream: str, sequence: int) -> Optional[Record]:
        """The record with that number; None when the stream has none."""
        message = await self.message(stream, sequence)
        if message is None:
            return None
        headers, body = message
        expected = headers.get(WHOLE_STREAM, headers.get(ONE_SUBJECT))
        return Record(sequence, int(expected) if expected else None, headers.get(APPEND_ID, ""), body)

    async def message(self, stream: str, sequence: int) -> Optional[Tuple[Dict[str, str], bytes]]:
        """The headers and the body of the message with that number; None when the stream has none."""
        try:
            message = (await self.ask(f"STREAM.MSG.GET.{stream}", seq=sequence))["message"]
        except EngineError as error:
            if str(NO_MESSAGE) in str(error):
                return None
            raise
        lines = base64.b64decode(message.get("hdrs", "")).decode().split("\r\n")[1:]
        return dict(line.split(": ", 1) for line in lines if ": " in line), base64.b64decode(message.get("data", ""))
