"""The hosts of scenarios: one that plays a script, and the real one."""

import array
import fcntl
import os
import select
import socket
import subprocess
import termios
import time

from checks import PATIENCE, Failure
from values import decode

#: The host for live scenarios.
HOST = os.environ["NAVHOST_BIN"]


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
        # Longer than a client needs for an answer on a slow machine.
        patience = ["--question-timeout", "600", "--max-question-timeout", "600"]
        command = [HOST, "serve", "--socket", self.path, "--store", "none", "--log-level", "error", *patience]
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
