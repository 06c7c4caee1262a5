#!/usr/bin/env python3
"""The program that Tests/conformance runs this client by: commands in, observations out. `--blocking` is for the blocking client."""

import asyncio
import json
import os
import select
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

import navhost  # noqa: E402
from navhost import Cancelled, ConnectionLost, NavhostError, TimedOut, aio  # noqa: E402


def say(saw, **members):
    print(json.dumps(dict(saw=saw, **members), ensure_ascii=False), flush=True)


def say_error(name, error):
    if isinstance(error, NavhostError):
        say("error", **{"as": name}, kind="refused", code=error.code, name=error.name, data=error.data)
    elif isinstance(error, TimedOut):
        say("error", **{"as": name}, kind="timedOut")
    elif isinstance(error, Cancelled):
        say("error", **{"as": name}, kind="cancelled")
    elif isinstance(error, ConnectionLost):
        say("error", **{"as": name}, kind="lost", reason=error.reason)
    else:
        raise error


def say_event(name, params):
    if "resumed" in params:
        event = "watch"
    elif "snapshot" in params:
        event = "lagged"
    else:
        event = "changed" if "changes" in params else "watchEnded"
    say("event", **{"as": name}, event=event, revision=params.get("revision"))


def parameters(command):
    return json.loads(command["text"]) if "text" in command else command.get("params", {})


def others(command, *known):
    return {key: value for key, value in command.items() if key not in ("do", "as", *known)}


def refusal(command):
    """The error for a handler that must fail."""
    if "refuse" in command:
        return NavhostError(command["refuse"]["code"], command["refuse"]["message"], command["refuse"].get("data"))
    return RuntimeError(command["fail"])


FAILURES = (NavhostError, TimedOut, Cancelled, ConnectionLost)


class Asyncio:
    """The adapter of navhost.aio."""

    def __init__(self):
        self.client = None
        self.calls, self.holds, self.handlers = {}, {}, []
        self.tasks = set()

    async def run(self):
        reader = asyncio.StreamReader(limit=1 << 26)
        await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
        while line := await reader.readline():
            command = json.loads(line)
            outcome = getattr(self, command["do"])(command)
            if command["do"] in ("call", "watch", "ready"):
                self.begin(outcome, command.get("as"))
            elif outcome is not None:
                await outcome
        for task in self.tasks:
            task.cancel()
        if self.client:
            await self.client.close()

    def begin(self, work, name):
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        if name:
            self.calls[name] = task

    async def connect(self, command):
        try:
            self.client = await aio.Client.connect(command.get("socket"), reconnect=command.get("reconnect", False))
        except ConnectionLost as lost:
            return say_error("connect", lost)
        self.client.on_notification(lambda it: say("notification", method=it.method, params=it.params))
        say("connected")

    def listen(self, command):
        def fail(notification):
            say("notification", method=notification.method, params=notification.params)
            raise RuntimeError(command["fail"])

        asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
        self.client.on_notification(fail)

    async def call(self, command):
        try:
            outcome = await self.client.call(command["method"], parameters(command), within=command.get("timeout"))
        except FAILURES as error:
            return say_error(command["as"], error)
        except asyncio.CancelledError:
            if command["as"] in self.holds:
                say("error", **{"as": command["as"]}, kind="cancelled")
            raise
        say("result", **{"as": command["as"]}, result=outcome)

    def cancel(self, command):
        self.holds[command["as"]] = None
        self.calls[command["as"]].cancel()

    async def register(self, command):
        try:
            await self.client.register(command["module"], command["destinations"], **command.get("with", {}))
            say("registered", module=command["module"])
        except FAILURES as error:
            say_error(command["module"], error)

    def handle(self, command):
        name = command.get("hold") or command.get("leave")
        if name:
            self.holds[name] = asyncio.get_running_loop().create_future()

        async def answer(question):
            say("question", method=question.method, params=question.params)
            if "fail" in command or "refuse" in command:
                raise refusal(command)
            if "untilEnded" in command:
                try:
                    await asyncio.get_running_loop().create_future()
                except asyncio.CancelledError:
                    say("ended", method=question.method, reason=question.ended)
            if "leave" in command:
                self.begin(self.call_when_released(command["leave"], command["call"]), None)
                return command["answer"]
            held = await self.holds[name] if name else command.get("answer")
            return await self.client.call(command["call"]) if "call" in command else held

        self.client.on(command["method"], answer)

    async def call_when_released(self, name, method):
        await self.holds[name]
        await self.call({"as": name, "method": method})

    def release(self, command):
        self.holds[command["hold"]].set_result(command.get("answer"))

    async def watch(self, command):
        try:
            async for params in self.client.watch(**others(command)):
                say_event(command["as"], params)
        except FAILURES as error:
            say_error(command["as"], error)

    async def ready(self, command):
        await self.client.ready()
        say("ready")

    async def close(self, command):
        await self.client.close()
        say("closed")


class Blocking:
    """The adapter of navhost.Client: one thread, which looks at its input and at the connection in turn."""

    def __init__(self):
        self.client = None
        self.calls, self.watches = {}, {}

    def run(self):
        rest = b""
        while True:
            if self.is_input_there():
                data = os.read(0, 1 << 16)
                if not data:
                    return
                *lines, rest = (rest + data).split(b"\n")
                for line in lines:
                    command = json.loads(line)
                    getattr(self, command["do"])(command)
            self.serve()
            self.end_calls()
            self.poll_all()
            self.say_notifications()
            # The registrations are renewed before the client says that it is connected.
            if self.is_ready_wanted and self.client.is_connected:
                self.is_ready_wanted = False
                say("ready")

    def is_input_there(self):
        """Waits for one of the two. A reconnection and the deadline of a call cannot be waited for, so it looks again after a moment."""
        is_open = self.client is not None and self.client.is_connected
        is_lost = self.client is not None and not is_open and not self.is_over
        files = [0, self.client] if is_open else [0]
        if any(watch.is_ready for watch in self.watches.values()):
            timeout = 0.0
        else:
            timeout = 0.02 if is_lost or self.calls else None
        return 0 in select.select(files, [], [], timeout)[0]

    is_over = is_ready_wanted = False

    def serve(self):
        if self.client is None or self.is_over:
            return
        try:
            self.client.serve(timeout=0.02)
        except ConnectionLost:
            self.is_over = True

    def poll_all(self):
        for name in list(self.watches):
            self.poll(name)

    def say_notifications(self):
        """Behind everything else that takes in what comes, so that none is left when the adapter waits."""
        if self.client is None:
            return
        try:
            for notification in self.client.notifications(timeout=0):
                say("notification", method=notification.method, params=notification.params)
        except ConnectionLost:
            pass  # For good: `serve` finds out too, and then the watches do.

    def poll(self, name):
        try:
            while (params := self.watches[name].poll(0)) is not None:
                say_event(name, params)
        except FAILURES as error:
            del self.watches[name]
            say_error(name, error)

    def connect(self, command):
        try:
            self.client = navhost.Client(command.get("socket"), reconnect=command.get("reconnect", False))
            say("connected")
        except ConnectionLost as lost:
            say_error("connect", lost)

    def call(self, command):
        try:
            self.calls[command["as"]] = self.client.begin(command["method"], parameters(command), within=command.get("timeout"))
        except FAILURES as error:
            say_error(command["as"], error)

    def cancel(self, command):
        self.calls[command["as"]].cancel()

    def end_calls(self):
        """Says what became of the calls that are over, in the order of their beginning."""
        for name in [name for name, call in self.calls.items() if call.is_done]:
            try:
                say("result", **{"as": name}, result=self.calls.pop(name).result())
            except FAILURES as error:
                say_error(name, error)

    def register(self, command):
        try:
            self.client.register(command["module"], command["destinations"], **command.get("with", {}))
            say("registered", module=command["module"])
        except FAILURES as error:
            say_error(command["module"], error)

    def handle(self, command):
        def answer(question):
            say("question", method=question.method, params=question.params)
            if "fail" in command or "refuse" in command:
                raise refusal(command)
            if "untilEnded" in command:
                question.on_ended(lambda reason: say("ended", method=question.method, reason=reason))
                while question.ended is None:
                    self.client.serve(timeout=0.02)
            return self.client.call(command["call"]) if "call" in command else command["answer"]

        self.client.on(command["method"], answer)

    def watch(self, command):
        try:
            self.watches[command["as"]] = self.client.watch(**others(command))
        except FAILURES as error:
            return say_error(command["as"], error)
        self.poll(command["as"])

    def ready(self, command):
        self.is_ready_wanted = True

    def listen(self, command):
        """Does nothing: the program takes notifications by itself, so what it raises then never reaches the client."""

    def close(self, command):
        self.client.close()
        say("closed")


if __name__ == "__main__":
    if "--blocking" in sys.argv:
        Blocking().run()
    else:
        asyncio.run(Asyncio().run())
