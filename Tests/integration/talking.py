"""A client in plain lines, for tests that decide themselves when a question is answered, and in which order lines go out."""

import json
import socket
from collections import deque

from hosts import PATIENCE, HostTestCase
from navhost import NavhostError


class Talker:
    """A connection. It keeps what comes until the test asks for it: answers by the id of the request, questions and notifications by their method."""

    def __init__(self, path):
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(PATIENCE)
        self._socket.connect(path)
        self._lines = self._socket.makefile(encoding="utf-8")
        self._last = 0
        self._answers = {}
        self._others = {}

    def close(self):
        self._lines.close()
        self._socket.close()

    def begin(self, method, /, **params):
        """Sends a request, and gives its id."""
        self._last += 1
        self._send({"id": self._last, "method": method, "params": params})
        return self._last

    def result(self, request):
        """Waits for the answer of a request: its result, or the refusal as NavhostError."""
        while request not in self._answers:
            self._take()
        answer = self._answers.pop(request)
        if "error" in answer:
            raise NavhostError(answer["error"]["code"], answer["error"]["message"], answer["error"].get("data"))
        return answer["result"]

    def call(self, method, /, **params):
        return self.result(self.begin(method, **params))

    def refusal(self, method, /, **params):
        """The error of a request that must be refused."""
        return self.refusal_of(self.begin(method, **params))

    def refusal_of(self, request):
        try:
            result = self.result(request)
        except NavhostError as refused:
            return refused
        raise AssertionError(f"the request was not refused: {result}")

    def is_waiting(self, request):
        """Whether a request has no answer yet, after all requests before it and one after it were read."""
        self.call("ping")
        return request not in self._answers

    def received(self, method):
        """Waits for the next question or notification of a method."""
        while not self._others.get(method):
            self._take()
        return self._others[method].popleft()

    def signal(self, kind):
        """Waits for the next signal, which must be of this kind; gives its parameters."""
        params = self.received("signal")["params"]
        if params["kind"] != kind:
            raise AssertionError(f"a signal of another kind came: {params}")
        return params

    def has_received(self, method):
        """Whether a question or notification of a method has come, after a request was answered."""
        self.call("ping")
        return bool(self._others.get(method))

    def answer(self, question, result):
        self._send({"id": question["id"], "result": result})

    def fail(self, question, message):
        self._send({"id": question["id"], "error": {"code": 1, "message": message}})

    def _send(self, message):
        self._socket.sendall(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def _take(self):
        line = self._lines.readline()
        if not line:
            raise AssertionError("the host closed the connection")
        message = json.loads(line)
        if "method" in message:
            self._others.setdefault(message["method"], deque()).append(message)
        else:
            self._answers[message["id"]] = message


class TalkingTestCase(HostTestCase):
    """A host of its own for each test, with as many connections as the test wants."""

    arguments = ("serve", "--store", "none", "--log-level", "error")

    def talker(self):
        talker = Talker(self.path)
        self.addCleanup(talker.close)
        return talker

    def module(self, name, *types, **options):
        """A connection with a module of these types: names without the module, or whole destinations with such a `type`."""
        talker = self.talker()
        destinations = [{"type": kind} if isinstance(kind, str) else kind for kind in types]
        talker.call("module.register", module=name, destinations=[{**one, "type": f"{name}.{one['type']}"} for one in destinations], **options)
        return talker

    def types(self, talker, **place):
        """The types in a path, without the names of their modules, oldest first."""
        return [entry["type"].split(".", 1)[1] for entry in talker.call("path.get", **place)["path"]]

    def ids(self, talker, **place):
        return [entry["id"] for entry in talker.call("path.get", **place)["path"]]
