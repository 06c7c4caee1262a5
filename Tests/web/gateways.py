"""A host and a gateway of its own for each test of a case, and requests in plain bytes."""

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE, PATIENT, ROOT  # noqa: E402

#: The headers of every answer. None of them opens the gateway to other origins.
ALWAYS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store, no-transform",
}


class Answer:
    """What came for one request: status, headers with small letters, and the body."""

    def __init__(self, status, headers, body):
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def rule(self):
        return self.json["refused"]


class Events:
    """Reads server-sent events from a response, one by one."""

    def __init__(self, response, connection):
        self._response = response
        self._connection = connection

    def close(self):
        self._connection.close()
        self._response.close()

    def next(self):
        """The next event as a dict with `event`, `data`, and `id` if it has one; None at the end."""
        found = {}
        while True:
            line = self._response.readline().decode()
            if not line:
                return None
            line = line.rstrip("\n")
            if not line:
                if "event" in found:
                    return found
                found = {}
                continue
            name, _, value = line.partition(":")
            found[name] = value.removeprefix(" ")

    def until(self, name):
        """The next event of this name; others before it are dropped."""
        while True:
            event = self.next()
            if event is None:
                raise EOFError(f"the stream ended before {name}")
            if event["event"] == name:
                return {**event, "data": json.loads(event["data"])}


class GatewayTestCase(unittest.TestCase):
    """`self.socket` is the host's; `start_host` and `start_gateway` may be called again after `stop`."""

    #: Options of the gateway.
    options = ("--listen", "0")

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="nw-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.socket = os.path.join(self.folder, "h.sock")
        self.host = self.start_host()
        self.gateway = self.start_gateway()

    def start(self, *command):
        """A process that is ended with the test, and its first line."""
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.addCleanup(self.stop, process)
        return process, process.stdout.readline()

    def start_host(self, *options):
        store = os.path.join(self.folder, "store")
        return self.start(os.environ["NAVHOST_BIN"], "serve", "--store", store, *PATIENT, "--socket", self.socket, *options)[0]

    def start_gateway(self, *options):
        process, line = self.start(os.environ["NAVWEB_BIN"], "--socket", self.socket, *self.options, *options)
        self.line = line
        found = re.fullmatch(r"navweb: open http://127\.0\.0\.1:(\d+)/#ticket=([0-9a-f]{64})\n", line)
        if found:
            self.port, self.ticket = int(found[1]), found[2]
            with open(self.socket + ".token", encoding="utf-8") as file:
                self.token = file.read().strip()
        return process

    def stop(self, process, how=signal.SIGTERM):
        if process.poll() is None:
            process.send_signal(how)
        process.communicate(timeout=PATIENCE)

    # Requests

    def connect(self, port=None):
        connection = socket.create_connection(("127.0.0.1", port or self.port), timeout=PATIENCE)
        self.addCleanup(connection.close)
        return connection

    def request(self, method, target, headers=(), body=None, token=True, host=None):
        """Sends one request as it is written here, and reads the answer."""
        connection = self.connect()
        lines = [f"{method} {target} HTTP/1.1", f"Host: {host or f'127.0.0.1:{self.port}'}", "Connection: close"]
        if token:
            lines.append(f"Authorization: Bearer {self.token if token is True else token}")
        data = json.dumps(body).encode() if isinstance(body, (dict, list)) else body or b""
        if method == "POST" and not any(name.lower() == "content-type" for name, _ in headers):
            lines.append("Content-Type: application/json")
        if data or method == "POST":
            lines.append(f"Content-Length: {len(data)}")
        lines += [f"{name}: {value}" for name, value in headers]
        with connection:
            connection.sendall("\r\n".join(lines).encode() + b"\r\n\r\n" + data)
            return self.answer(connection)

    def answer(self, connection):
        response = http.client.HTTPResponse(connection)
        response.begin()
        headers = {name.lower(): value for name, value in response.getheaders()}
        body = response.read()
        response.close()
        return Answer(response.status, headers, body)

    def post(self, target, body, **options):
        return self.request("POST", target, body=body, **options)

    def call(self, method, **params):
        """The result of one request to the host."""
        answer = self.post("/rpc", {"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        self.assertEqual(answer.status, 200, answer.body)
        self.assertNotIn("error", answer.json)
        return answer.json["result"]

    def request_status_of_watch(self):
        connection = self.connect()
        connection.sendall(f"GET /watch HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAuthorization: Bearer {self.token}\r\n\r\n".encode())
        status = connection.makefile("rb").readline()
        connection.close()
        return int(status.split()[1])

    def watch(self, target="/watch", last=None, token=True):
        """An open stream."""
        connection = self.connect()
        lines = [f"GET {target} HTTP/1.1", f"Host: 127.0.0.1:{self.port}"]
        if token:
            lines.append(f"Authorization: Bearer {self.token}")
        if last:
            lines.append(f"Last-Event-ID: {last}")
        connection.sendall("\r\n".join(lines).encode() + b"\r\n\r\n")
        response = http.client.HTTPResponse(connection)
        response.begin()
        self.assertEqual(response.status, 200)
        self.assertEqual(response.getheader("Content-Type"), "text/event-stream")
        events = Events(response, connection)
        self.addCleanup(events.close)
        return events
