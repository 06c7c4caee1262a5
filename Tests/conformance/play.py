"""Plays one scenario with one adapter."""

import array
import fcntl
import json
import os
import queue
import re
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import termios
import threading
import time
from decimal import Decimal

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE  # noqa: E402

#: The host for live scenarios.
HOST = os.environ["NAVHOST_BIN"]


class Failure(Exception):
    """The client did not do what the scenario says."""


def decode(text):
    """JSON with its numbers exact."""
    return json.loads(text, parse_float=Decimal)


def encode(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=float)


class Names:
    """The values that `$name` stands for."""

    def __init__(self, **given):
        self.values = dict(given)

    def matches(self, expected, actual):
        if isinstance(expected, str) and re.fullmatch(r"\$\w+", expected):
            return expected == "$_" or self.same(self.values.setdefault(expected[1:], actual), actual)
        if isinstance(expected, dict) and isinstance(actual, dict):
            return expected.keys() == actual.keys() and all(self.matches(value, actual[key]) for key, value in expected.items())
        if isinstance(expected, list) and isinstance(actual, list):
            return len(expected) == len(actual) and all(map(self.matches, expected, actual))
        return self.same(expected, actual)

    @staticmethod
    def same(one, other):
        """True is not 1, though Python has it so."""
        return isinstance(one, bool) == isinstance(other, bool) and one == other

    def fill(self, value):
        if isinstance(value, str):
            return self.values.get(value[1:], value) if re.fullmatch(r"\$\w+", value) else value
        if isinstance(value, dict):
            return {key: self.fill(item) for key, item in value.items()}
        return [self.fill(item) for item in value] if isinstance(value, list) else value

    def fill_text(self, text):
        """`$name` within a text, as JSON unless it is text already."""
        def value(match):
            found = self.values.get(match[1], match[0])
            return found if isinstance(found, str) else encode(found)

        return re.sub(r"\$(\w+)", value, text)


class Adapter:
    """The client's program: commands in, observations out."""

    def __init__(self, command, environment, log):
        self.log = log
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", start_new_session=True)
        self.incoming = queue.Queue()
        self.observations = []
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self):
        for line in self.process.stdout:
            self.incoming.put(line)
        self.incoming.put(None)

    def tell(self, command):
        self.log(f"do     {encode(command)}")
        self.process.stdin.write(encode(command) + "\n")
        self.process.stdin.flush()

    def await_observation(self, is_it):
        """Takes the first observation that `is_it`, of those that have come or will."""
        end = time.monotonic() + PATIENCE
        while True:
            for index, observation in enumerate(self.observations):
                if is_it(observation):
                    return self.observations.pop(index)
            try:
                line = self.incoming.get(timeout=max(0, end - time.monotonic()))
            except queue.Empty:
                raise Failure("the adapter did not see it") from None
            if line is None:
                raise Failure("the adapter ended")
            self.log(f"saw    {line.rstrip()}")
            self.observations.append(decode(line))

    def finish(self):
        """Ends the adapter; gives the observations that no step took."""
        self.process.stdin.close()
        try:
            status = self.process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            raise Failure("the adapter did not end with its input") from None
        self.reader.join(timeout=PATIENCE)
        while not self.incoming.empty():
            line = self.incoming.get()
            if line is not None:
                self.observations.append(decode(line))
        if status != 0:
            raise Failure(f"the adapter ended with {status}")
        return self.observations

    def kill(self):
        """Ends the adapter, with what it may have started."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        if not self.process.stdin.closed:
            try:
                self.process.stdin.close()
            except OSError:
                pass  # What it did not take in is of no interest any more.
        self.reader.join(timeout=PATIENCE)
        self.process.stdout.close()


class ScriptedHost:
    """The host's end of the socket, for one connection after the other."""

    def __init__(self, path, one_call_a_connection, log):
        self.path, self.log = path, log
        self.one_call_a_connection = one_call_a_connection
        self.listener = self.connection = self.lines = None
        #: How many lines the client has sent over the connection.
        self.count = 0
        #: The connection that stays while a call comes over another.
        self.kept = None
        #: Whether the connection is that of one call.
        self.is_call = False
        self.last = ""
        os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
        self.appear()

    def appear(self):
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.settimeout(PATIENCE)
        self.listener.bind(self.path)
        self.listener.listen()

    def vanish(self):
        self.close()
        self.listener.close()
        os.unlink(self.path)

    def accept(self):
        try:
            self.connection, _ = self.listener.accept()
        except TimeoutError:
            raise Failure("the client did not connect") from None
        self.connection.settimeout(PATIENCE)
        # Without a buffer, `select` sees every byte that was not read yet.
        self.lines = self.connection.makefile("rb", buffering=0 if self.one_call_a_connection else -1)
        self.count = 0

    def receive(self, is_request):
        """The client's next line; accepts a connection first if it has to."""
        if self.one_call_a_connection and is_request and self.connection is not None and self.comes_anew():
            self.kept = (self.connection, self.lines, self.count)
            self.connection = None
        if self.connection is None:
            self.accept()
        try:
            line = self.lines.readline()
        except TimeoutError:
            raise Failure("the client sent nothing") from None
        except ConnectionResetError:
            line = b""
        if not line.endswith(b"\n"):
            raise Failure(f"the client has closed; before that it sent {line!r}")
        self.count += 1
        self.last = line.decode()
        self.log(f"client {self.last.rstrip()}")
        message = decode(self.last)
        if not isinstance(message, dict):
            raise Failure(f"the client sent {self.last.rstrip()}")
        self.is_call = self.one_call_a_connection and is_request and self.is_of_one_call(message)
        return message

    @staticmethod
    def is_of_one_call(message):
        """Whether a request has a connection of its own, with a client that makes one for each call."""
        return message.get("method") not in ("module.register", "watch") and "during" not in (message.get("params") or {})

    def comes_anew(self):
        """Whether the client connects, or has closed, before it says anything over the connection that it has."""
        ready, _, _ = select.select([self.connection, self.listener], [], [], PATIENCE)
        if not ready:
            raise Failure("the client sent nothing")
        return self.listener in ready or self.connection.recv(1, socket.MSG_PEEK) == b""

    def send(self, text):
        self.log(f"host   {text if len(text) < 300 else text[:300] + '…'!r}" if "\n" in text[:-1] else f"host   {text[:300].rstrip()}")
        if self.connection is None:
            raise Failure("there is no connection to send over")
        try:
            self.connection.sendall(text.encode())
        except (BrokenPipeError, ConnectionResetError):
            raise Failure("the client has closed") from None

    def await_reading(self):
        """Waits until the client has read all that was written."""
        end = time.monotonic() + PATIENCE
        unread = array.array("i", [1])
        while True:
            fcntl.ioctl(self.connection, termios.TIOCOUTQ, unread)
            if unread[0] == 0:
                return
            if time.monotonic() > end:
                raise Failure("the client does not read")
            time.sleep(0.001)

    def answered(self):
        """As a host does, closes a connection that was half-closed behind its request; the one before goes on."""
        if self.is_call:
            self.close()

    def close(self):
        if self.connection is not None:
            # The file keeps the descriptor too.
            self.lines.close()
            self.connection.close()
        self.connection, self.lines, self.count = self.kept or (None, None, 0)
        self.kept = None
        self.is_call = False

    def left_over(self):
        """Lines of the client that no step expected. The adapter has ended, so its end of the connection is closed."""
        if self.connection is None:
            return []
        self.connection.settimeout(PATIENCE)
        try:
            lines = self.lines.readlines()
        except (TimeoutError, ConnectionResetError):
            return []
        return [line.decode() for line in lines if decode(line).get("method") not in ("unwatch", "request.cancel")]

    def stop(self):
        self.close()
        self.close()
        self.listener.close()


class RealHost:
    """navhost as a child process."""

    def __init__(self, path, log):
        self.path, self.log = path, log
        self.start()

    def start(self):
        command = [HOST, "serve", "--socket", self.path, "--store", "none", "--log-level", "error"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)
        # The first line comes when it listens.
        self.process.stdout.readline()

    def restart(self):
        self.log("host   is killed, and started again")
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.start()

    def left_over(self):
        return []

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)
        self.process.stdout.close()


class Scenario:
    """A file of steps."""

    def __init__(self, path):
        self.name = os.path.splitext(os.path.basename(path))[0]
        self.is_live = os.path.basename(os.path.dirname(path)) == "live"
        self.head, self.steps, self.problem = {}, [], None
        try:
            with open(path, encoding="utf-8") as file:
                self.head, *self.steps = [decode(line) for line in file if line.strip()]
        except ValueError as problem:
            self.problem = problem
        self.needs = set(self.head.get("needs", []))

    def play(self, client, log):
        """Raises Failure when the client does not do what the scenario says."""
        if self.problem is not None:
            raise Failure(f"the file is no scenario: {self.problem}")
        folder = tempfile.mkdtemp(prefix="nh-")
        try:
            _Play(self, client, folder, log).run()
        finally:
            shutil.rmtree(folder)


class _Play:
    def __init__(self, scenario, client, folder, log):
        self.scenario, self.client, self.log = scenario, client, log
        self.names = Names(folder=folder, uid=str(os.getuid()))
        self.path = self.names.fill_text(scenario.head.get("socket", "$folder/h.sock"))
        self.names.values["socket"] = self.path
        self.host = RealHost(self.path, log) if scenario.is_live else ScriptedHost(self.path, client.one_call_a_connection, log)
        if "mode" in scenario.head:
            os.chmod(os.path.dirname(self.path), int(scenario.head["mode"], 8))
        self.adapter = None

    def run(self):
        try:
            self.adapter = Adapter(self.client.command, self.environment(), self.log)
            self.names.values["pid"] = self.adapter.process.pid
            for number, step in enumerate(self.scenario.steps, start=2):
                ((kind, what),) = step.items()
                try:
                    getattr(self, "step_" + kind)(what)
                except Failure as failure:
                    raise Failure(f"line {number}, {encode(step)}: {failure}") from None
            self.check_the_end()
        finally:
            if self.adapter is not None:
                self.adapter.kill()
            self.host.stop()

    def environment(self):
        environment = dict(os.environ, NAVHOST_SOCKET=self.path)
        for name, value in self.scenario.head.get("environment", {}).items():
            environment.pop(name, None)
            if value is not None:
                environment[name] = self.names.fill_text(value)
        return environment

    def check_the_end(self):
        ignored = self.scenario.head.get("ignore", [])
        left = [seen for seen in self.adapter.finish() if seen["saw"] not in ignored]
        if left:
            raise Failure(f"at the end: the adapter also saw {left}")
        lines = self.host.left_over()
        if lines:
            raise Failure(f"at the end: the client also sent {lines}")

    def step_do(self, command):
        command = self.names.fill(command)
        if command["do"] == "connect" and "socket" not in command and "environment" not in self.scenario.head:
            command["socket"] = self.path
        self.adapter.tell(command)

    def step_saw(self, expected):
        def is_it(observation):
            before = dict(self.names.values)
            is_match = expected.keys() <= observation.keys() and all(
                self.names.matches(value, observation[key]) for key, value in expected.items()
            )
            if not is_match:
                self.names.values = before
            return is_match

        self.adapter.await_observation(is_it)

    def step_expect(self, expected):
        message = self.host.receive(is_request="id" in expected and "method" in expected)
        if message.pop("jsonrpc", "2.0") != "2.0":
            raise Failure(f"the client sent {message}")
        for one in (expected, message):
            if "method" in one:
                one.setdefault("params", {})
        if "error" in expected and "data" not in expected["error"] and "error" in message:
            message["error"].pop("data", None)
        if not self.names.matches(expected, message):
            raise Failure(f"the client sent {encode_exactly(message)}")

    def step_line(self, name):
        self.names.values[name] = self.host.count

    def step_expectText(self, text):
        if text not in self.host.last:
            raise Failure(f"the client sent {self.host.last}")

    def step_send(self, message):
        self.host.send(encode(dict({"jsonrpc": "2.0"}, **self.names.fill(message))) + "\n")
        if "method" not in message:
            self.host.answered()

    def step_write(self, texts):
        for text in texts:
            self.host.send(self.names.fill_text(text))
            self.host.await_reading()
        if texts[-1].endswith("\n"):
            self.host.answered()

    def step_fill(self, count):
        self.host.send(" " * count)

    def step_close(self, _):
        self.host.close()

    def step_refuse(self, count):
        for _ in range(count):
            self.host.accept()
            self.host.close()

    def step_vanish(self, _):
        self.host.vanish()

    def step_appear(self, _):
        self.host.appear()

    def step_restart(self, _):
        self.host.restart()


def encode_exactly(message):
    return json.dumps(message, ensure_ascii=False, default=str)
