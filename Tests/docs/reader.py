"""What a reader of a document does besides reading: types commands into terminals, starts hosts, and talks to a host over one connection."""

import json
import os
import select
import shutil
import signal
import socket
import subprocess
import tempfile
import time

from surroundings import ROOT

TIMEOUT = 7200  # seconds that a command may take; builds are among them
ANSWER_TIMEOUT = 600  # seconds that a host's answer may take
END_TIMEOUT = 600  # seconds that what goes on in a terminal may take to end when it is told to


class Terminal:
    """A shell. What is typed into one keeps its variables, as in a terminal."""

    END = "-- the command has ended:"

    def __init__(self, folder, environment):
        self.process = subprocess.Popen(
            ["bash", "-e"], cwd=folder, env=environment, start_new_session=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )

    def type(self, command):
        self.process.stdin.write(f"{{\n{command}\n}} </dev/null; printf '\\n{self.END} %d\\n' $?\n".encode())
        self.process.stdin.flush()

    def read(self, is_enough):
        """What has been written until `is_enough` says so of it, the shell has ended, or time is up."""
        output, deadline = b"", time.monotonic() + TIMEOUT
        while not is_enough(output.decode(errors="replace")) and time.monotonic() < deadline:
            if select.select([self.process.stdout], [], [], 1)[0]:
                piece = os.read(self.process.stdout.fileno(), 65536)
                if not piece:
                    break
                output += piece
        return output.decode(errors="replace")

    def run(self, command):
        """The command's exit status, None when it did not end, and its output."""
        self.type(command)
        output, ended, status = self.read(lambda output: f"\n{self.END}" in output and output.endswith("\n")).partition(f"\n{self.END}")
        return int(status) if ended else None, output

    def wait(self, command, is_expected):
        """Types a command that does not end; its output, as soon as that is what is expected."""
        self.type(command)
        return self.read(lambda output: is_expected(output) or self.END in output)

    def close(self):
        """Tells all that runs in the terminal to end, and waits until it has."""
        try:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.communicate(timeout=END_TIMEOUT)
        finally:
            self.kill()

    def kill(self):
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass  # All of it has ended.


class Reader:
    """One reader of one document. Nothing is opened before it is used."""

    def __init__(self, environment):
        self.environment = environment
        self.folder = self.terminal = self.host = self.connection = None
        self.others = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.connection:
            self.incoming.close()
            self.connection.close()
            self.program.wait(END_TIMEOUT)
        for terminal in filter(None, [self.terminal, *self.others, self.host]):
            terminal.close()
        if self.folder:
            shutil.rmtree(self.folder)

    def place(self):
        """The reader's own folder, empty at first but for what spares minutes: a package of the reader's takes what the repository has fetched and compiled."""
        if not self.folder:
            self.folder = tempfile.mkdtemp(prefix="nh-reader-")
            os.symlink(self.environment["SWIFTPM_BUILD_DIR"], os.path.join(self.folder, ".build"))
            if os.path.exists(os.path.join(ROOT, "Package.resolved")):
                shutil.copy(os.path.join(ROOT, "Package.resolved"), self.folder)
        return self.folder

    def save(self, name, text):
        path = os.path.join(self.place(), name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def start_host(self, command, is_expected):
        """Types a command that does not end into a terminal at the top of the repository, after that of the last such command has been closed."""
        if self.host:
            self.host.close()
        # It listens where a host does that is told nothing, and that is where the other commands look for it.
        own = {name: value for name, value in self.environment.items() if name not in ("NAVHOST_SOCKET", "NAVHOST_STORE")}
        self.host = Terminal(ROOT, own)
        return self.host.wait(command, is_expected)

    def run(self, command):
        self.terminal = self.terminal or Terminal(self.place(), self.environment)
        return self.terminal.run(command)

    def start(self, command, is_expected):
        """Types a command that does not end into another terminal; its output, as soon as that is what is expected."""
        self.others.append(Terminal(self.place(), self.environment))
        return self.others[-1].wait(command, is_expected)

    def talk(self, command):
        """Starts a program that passes on what is typed to the host, and what the host says."""
        self.connection, its_end = socket.socketpair()
        self.connection.settimeout(ANSWER_TIMEOUT)
        self.incoming = self.connection.makefile("r", encoding="utf-8")
        with its_end:
            self.program = subprocess.Popen(["bash", "-c", command], env=self.environment, stdin=its_end, stdout=its_end)

    def say(self, lines):
        """Sends lines over that connection; all that came, and whether every request had a result.

        A request is sent when those before it are answered, unless one of them asks for what becomes of an entry (`forResult`). An answer to a question of the
        host is sent when that has come.
        """
        heard, questions, pending, is_good = [], set(), [], True
        messages = [(line, json.loads(line)) for line in filter(None, lines.split("\n"))]

        def listen():
            nonlocal is_good
            heard.append(self.incoming.readline())
            message = json.loads(heard[-1])
            if "method" in message:
                questions.add(message.get("id"))
            else:
                is_good = is_good and "result" in message
                pending.remove(message["id"])

        for index, (line, message) in enumerate(messages):
            is_answer = "method" not in message
            while is_answer and message["id"] not in questions:
                listen()
            self.connection.sendall(line.encode() + b"\n")
            if not is_answer:
                pending.append(message["id"])
            is_last = index + 1 == len(messages)
            is_answered_next = not is_last and "method" not in messages[index + 1][1]
            waits_long = not is_answer and message.get("params", {}).get("forResult")
            while pending and (is_last or not (is_answer or is_answered_next or waits_long)):
                listen()
        return "".join(heard), is_good
