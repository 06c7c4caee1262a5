"""A host, raw connections to it, and the neighbour: a process that pings the host again and again and keeps the longest wait."""

import contextlib
import json
import multiprocessing
import os
import select
import socket
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE  # noqa: E402

#: Lowest of the priorities that come before all ordinary processes.
REAL_TIME = os.sched_param(1)

#: Bytes of a line that a host reads by default.
LONGEST_LINE = 1 << 20


class Line:
    """A connection. It sends many requests at once, and reads answers without looking at them."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.socket.connect(path)
        self.socket.setblocking(False)
        self.sent = 0
        self.waiting = b""

    def close(self):
        self.socket.close()

    def begin(self, requests):
        """Sends requests, each a method with its parameters. Reads whatever comes meanwhile, and gives all lines that are not notifications."""
        lines = []
        for method, params in requests:
            self.sent += 1
            lines.append(json.dumps({"id": self.sent, "method": method, "params": params}, separators=(",", ":")))
        return self.write(("\n".join(lines) + "\n").encode() if lines else b"")

    def write(self, data):
        answers, end = [], time.monotonic() + PATIENCE
        data = memoryview(data)
        while data:
            assert time.monotonic() < end, "the host takes no more requests"
            can_read, can_write, _ = select.select([self.socket], [self.socket], [], 1)
            if can_write:
                with contextlib.suppress(BlockingIOError):
                    data = data[self.socket.send(data[: 1 << 20]) :]
            if can_read:
                answers += self.read()
        return answers

    def read(self):
        """The complete lines that have come and are no notifications."""
        with contextlib.suppress(BlockingIOError):
            part = self.socket.recv(1 << 20)
            assert part, "the host has closed the connection"
            self.waiting += part
        *lines, self.waiting = self.waiting.split(b"\n")
        return [line for line in lines if not line.startswith(b'{"jsonrpc":"2.0","method"')]

    def call(self, requests, may_fail=False):
        """Sends requests, and gives the answers when all of them have come, in any order."""
        requests = list(requests)
        answers, end = self.begin(requests), time.monotonic() + PATIENCE
        while len(answers) < len(requests):
            assert time.monotonic() < end, f"{len(requests) - len(answers)} of {len(requests)} answers have not come"
            if select.select([self.socket], [], [], 1)[0]:
                answers += self.read()
        refused = [answer for answer in answers if b'"error":{' in answer]
        assert may_fail or not refused, refused[0][:400]
        return answers

    def result(self, method, **params):
        """The result of a request, which must succeed."""
        return json.loads(self.call([(method, params)])[0])["result"]


class Host:
    """A host with a folder of its own. In a `with` statement, it ends with the statement."""

    def __init__(self, options=(), store=False, is_real_time=False):
        self.folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.path = os.path.join(self.folder.name, "h.sock")
        place = os.path.join(self.folder.name, "store") if store else "none"
        command = [os.environ["NAVHOST_BIN"], "serve", "--socket", self.path, "--store", place, "--log-level", "error", *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        if is_real_time:
            os.sched_setscheduler(self.process.pid, os.SCHED_RR, REAL_TIME)
        self.is_real_time = is_real_time
        assert self.path in self.process.stdout.readline(), "the host has not started"
        self.lines = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for line in self.lines:
            line.close()
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.folder.cleanup()

    def connect(self):
        line = Line(self.path)
        self.lines.append(line)
        return line

    def module(self, name="shop", types=("shop.list",), **members):
        """A connection that has registered types."""
        line = self.connect()
        line.result("module.register", module=name, destinations=[{"type": type, **members} for type in types])
        return line

    def fill(self, line, count, navigator="n1"):
        """Adds entries without arguments to a stack, many with each request."""
        step = 8_000
        for begun in range(0, count, step):
            path = [{"type": "shop.list"}] * min(step, count - begun)
            line.call([("path.append", {"navigator": navigator, "path": path})])


class Neighbour:
    """In a `with` statement, another process pings the host. `worst` is its longest wait in milliseconds."""

    def __init__(self, host):
        self.here, there = multiprocessing.Pipe()
        self.process = multiprocessing.get_context("fork").Process(target=ping, args=(host.path, host.is_real_time, there), daemon=True)
        self.process.start()
        self.worst = self.pings = None

    def __enter__(self):
        assert self.here.recv() == "ready"
        return self

    def __exit__(self, *_):
        self.here.send("end")
        self.worst, self.pings = self.here.recv()
        self.process.join()


def ping(path, is_real_time, pipe):
    if is_real_time:
        os.sched_setscheduler(0, os.SCHED_RR, REAL_TIME)
    worst, pings = 0.0, 0
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        connection.connect(path)
        pipe.send("ready")
        # The last ping comes after the end: what holds up the host then is counted as well.
        while not pings or not pipe.poll(0.0005):
            began = time.monotonic()
            connection.sendall(b'{"id":1,"method":"ping"}\n')
            answer = b""
            while not answer.endswith(b"\n"):
                answer += connection.recv(4096)
            worst, pings = max(worst, time.monotonic() - began), pings + 1
    pipe.send((worst * 1000, pings))
