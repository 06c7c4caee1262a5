"""A host that a service manager starts: this file plays systemd."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE, ROOT  # noqa: E402
from navhost import Client  # noqa: E402

# Becomes navhost with descriptor 3, as systemd does: the pid has to be that of the program itself.
LAUNCHER = """
import os, sys
descriptor = int(sys.argv[1])
if descriptor != 3:
    os.dup2(descriptor, 3)
os.set_inheritable(3, True)
os.environ["LISTEN_PID"] = str(os.getpid())
os.execv(sys.argv[2], sys.argv[2:])
"""


class Service(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.path = os.path.join(self.folder, "h.sock")
        self.listener = self.socket(socket.SOCK_STREAM, self.path)
        self.listener.listen(8)

    def socket(self, kind, name):
        made = socket.socket(socket.AF_UNIX, kind)
        self.addCleanup(made.close)
        made.bind(name)
        made.settimeout(PATIENCE)
        return made

    def start(self, *options, passed=None, **environment):
        passed = passed or self.listener
        command = [
            sys.executable, "-c", LAUNCHER, str(passed.fileno()), os.environ["NAVHOST_BIN"], "serve", "--store", "none", *options
        ]  # fmt: skip
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            pass_fds=[passed.fileno()],
            env={**os.environ, "LISTEN_FDS": "1", "LISTEN_FDNAMES": "navhost.socket", **environment},
        )
        self.addCleanup(self.kill, self.process)

    def kill(self, process):
        if process.poll() is None:
            process.kill()
        process.communicate(timeout=PATIENCE)

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        return self.ended()

    def ended(self):
        _, errors = self.process.communicate(timeout=PATIENCE)
        self.assertEqual(self.process.returncode, 0, errors)
        return errors

    def refused(self, *options, **arguments):
        self.start(*options, **arguments)
        _, errors = self.process.communicate(timeout=PATIENCE)
        self.assertEqual(self.process.returncode, 73, errors)
        return errors

    def test_the_socket_is_there_before_and_after_the_host(self):
        # A client that connects before the host starts is served when it does.
        early = socket.socket(socket.AF_UNIX)
        self.addCleanup(early.close)
        early.settimeout(PATIENCE)
        early.connect(self.path)
        early.sendall(b'{"id":1,"method":"ping"}\n')
        for _ in range(2):
            self.start()
            if early is not None:
                self.assertIn(b"pong", early.makefile("rb").readline())
                early = None
            with Client(self.path, timeout=PATIENCE) as client:
                self.assertEqual(client.call("ping"), {"pong": True})
            self.assertIn(self.path, self.process.stdout.readline())
            self.end()
            self.assertTrue(os.path.exists(self.path))
            self.assertFalse(os.path.exists(self.path + ".lock"))

    def told(self, manager):
        return manager.recv(4096).decode().split("\n")

    def check_notifications(self, name, listening):
        manager = self.socket(socket.SOCK_DGRAM, listening)
        self.start(NOTIFY_SOCKET=name, WATCHDOG_USEC="200000")
        self.assertEqual(self.told(manager), ["READY=1", f"STATUS=Listening on {self.path}"])
        with Client(self.path, timeout=PATIENCE) as client:
            client.call("ping")
            end = time.monotonic() + PATIENCE
            while self.told(manager) != ["WATCHDOG=1", f"STATUS=Listening on {self.path}, 1 connections"]:
                self.assertLess(time.monotonic(), end)
        self.process.send_signal(signal.SIGTERM)
        message = self.told(manager)
        while message[0] == "WATCHDOG=1":
            message = self.told(manager)
        self.assertEqual(message[0], "STOPPING=1")
        self.ended()

    def test_the_manager_is_told(self):
        name = os.path.join(self.folder, "notify")
        self.check_notifications(name, name)

    def test_the_manager_is_told_at_an_abstract_socket(self):
        name = os.path.join(self.folder, "notify")
        self.check_notifications("@" + name, "\0" + name)

    def test_a_host_that_hangs_is_silent(self):
        name = os.path.join(self.folder, "notify")
        manager = self.socket(socket.SOCK_DGRAM, name)
        self.start(NOTIFY_SOCKET=name, WATCHDOG_USEC="200000")
        self.told(manager)
        self.told(manager)
        self.process.send_signal(signal.SIGSTOP)
        os.waitpid(self.process.pid, os.WUNTRACED)
        manager.settimeout(1)
        with self.assertRaises(TimeoutError):
            while True:
                self.told(manager)
        self.process.send_signal(signal.SIGCONT)
        manager.settimeout(PATIENCE)
        self.assertEqual(self.told(manager)[0], "WATCHDOG=1")
        self.end()

    def test_what_cannot_be_listened_on_is_refused(self):
        datagrams = self.socket(socket.SOCK_DGRAM, os.path.join(self.folder, "d.sock"))
        self.assertIn("descriptor 3, passed by the service manager, is not a stream socket", self.refused(passed=datagrams))
        abstract = self.socket(socket.SOCK_STREAM, "\0" + self.path)
        abstract.listen(1)
        self.assertIn("has no path", self.refused(passed=abstract))
        self.assertIn("passed 2 sockets (a, b)", self.refused(LISTEN_FDS="2", LISTEN_FDNAMES="a:b"))
        self.assertIn("--socket is /elsewhere", self.refused("--socket", "/elsewhere"))
        self.assertIn("$NOTIFY_SOCKET", self.refused(NOTIFY_SOCKET="nonsense"))
        self.assertTrue(os.path.exists(self.path))

    def test_another_processs_socket_is_left_alone(self):
        other = os.path.join(self.folder, "own.sock")
        process = subprocess.Popen(
            [os.environ["NAVHOST_BIN"], "serve", "--store", "none", "--socket", other],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "LISTEN_PID": "1", "LISTEN_FDS": "1"},
        )
        self.addCleanup(self.kill, process)
        self.assertIn(other, process.stdout.readline())
        process.terminate()
        self.assertEqual(process.wait(timeout=PATIENCE), 0)
        self.assertFalse(os.path.exists(other))

    def test_logs_as_json(self):
        self.start("--log-format", "json", "--log-level", "debug")
        with Client(self.path, timeout=PATIENCE) as client:
            client.call("ping")
        lines = [json.loads(line) for line in self.end().splitlines()]
        connected = next(line for line in lines if line["message"] == "connected")
        self.assertEqual((connected["level"], connected["metadata"]["session"][0]), ("debug", "s"))
        self.assertRegex(connected["time"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$")


class Units(unittest.TestCase):
    """The units of docs/systemd, as systemd itself reads them."""

    def verify(self, kind):
        folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.addCleanup(folder.cleanup)
        units = []
        for name in ("navhost.socket", "navhost.service", "navweb.service"):
            with open(os.path.join(ROOT, "docs", "systemd", kind, name), encoding="utf-8") as file:
                # The programs need not be installed for this.
                text = re.sub(r"(%h/\.local|/usr)/bin/nav(host|web)", "/bin/true", file.read())
            units.append(os.path.join(folder.name, name))
            with open(units[-1], "w", encoding="utf-8") as file:
                file.write(text)
        result = subprocess.run(
            ["systemd-analyze", f"--{kind}", "--man=no", "verify", *units],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            env={**os.environ, "XDG_RUNTIME_DIR": folder.name},
        )
        self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_units(self):
        """Every line is an assignment below a heading, and the service is of the kind that the host is."""
        for kind in ("user", "system"):
            for name, wanted in (("navhost.socket", "SocketMode=0600"), ("navhost.service", "Type=notify"), ("navweb.service", "StandardOutput=null")):
                with open(os.path.join(ROOT, "docs", "systemd", kind, name), encoding="utf-8") as file:
                    lines = [line for line in file.read().splitlines() if line and not line.startswith("#")]
                self.assertEqual([line for line in lines if not line.startswith("[") and "=" not in line], [])
                self.assertIn(wanted, lines)

    @unittest.skipUnless(
        subprocess.run(["sh", "-c", "command -v systemd-analyze"], capture_output=True).returncode == 0, "no systemd-analyze"
    )
    def test_systemd_understands_them(self):
        self.verify("user")
        self.verify("system")
