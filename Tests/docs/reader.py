"""What a reader of a document does besides reading: types commands into terminals in an empty folder, and talks to a host over one connection."""

import json
import os
import select
import shutil
import signal
import socket
import subprocess
import tempfile
import time

TIMEOUT = 120  # seconds that a command, and 10 that a host's answer may take
ANSWER_TIMEOUT = 10


class Terminal:
    """A shell. What is typed into one keeps its variables, as in a terminal."""

    END = "-- the command has ended:"

    def __init__(self, folder, environment):
        self.process = subprocess.Popen(
            ["bash"], cwd=folder, env=environment, start_new_session=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
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

    def close(self):
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


class Reader:
    """One reader of one document. Nothing is opened before it is used."""

    def __init__(self, path, environment):
        self.path, self.environment = path, environment
        self.folder = self.terminal = self.connection = None
        self.others = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for terminal in filter(None, [self.terminal, *self.others]):
            terminal.close()
        if self.connection:
            self.connection.close()
        if self.folder:
            shutil.rmtree(self.folder)

    def place(self):
        """The reader's own folder, empty at first."""
        self.folder = self.folder or tempfile.mkdtemp(prefix="nh-reader-")
        return self.folder

    def save(self, name, text):
        with open(os.path.join(self.place(), name), "w", encoding="utf-8") as file:
            file.write(text)

    def place_program(self, program, folder):
        """Puts a program where a command of the document would have built it."""
        os.makedirs(os.path.join(self.place(), folder))
        os.symlink(program, os.path.join(self.place(), folder, os.path.basename(program)))

    def run(self, command):
        self.terminal = self.terminal or Terminal(self.place(), self.environment)
        return self.terminal.run(command)

    def start(self, command, is_expected):
        """Types a command that does not end into another terminal; its output, as soon as that is what is expected."""
        terminal = Terminal(self.place(), self.environment)
        self.others.append(terminal)
        terminal.type(command)
        return terminal.read(lambda output: is_expected(output) or Terminal.END in output)

    def say(self, lines):
        """Sends lines over the reader's one connection; all that came, and whether every request had a result.

        A request is sent when those before it are answered, unless one of them asks for what becomes of an entry (`forResult`). An answer to a question of the
        host is sent when that has come.
        """
        if not self.connection:
            self.connection = socket.socket(socket.AF_UNIX)
            self.connection.settimeout(ANSWER_TIMEOUT)
            self.connection.connect(self.path)
            self.incoming = self.connection.makefile("r", encoding="utf-8")
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
