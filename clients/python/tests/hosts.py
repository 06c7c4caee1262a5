"""Hosts for the tests: the real one, and one that plays a script."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, ".."))

# For navhost.testing too, which looks for the programs there.
for variable, program in {"NAVHOST_BIN": "navhost", "NAVCTL_BIN": "navctl"}.items():
    os.environ[variable] = os.environ.get(variable) or os.path.join(HERE, "..", "..", "..", ".build", "debug", program)


#: How many seconds a wait takes at most; also a deadline that no test waits for. A slow or busy machine needs less.
PATIENCE = 600.0

#: Options for a host, so that it waits for the answer of a module on such a machine.
PATIENT = ("--question-timeout", str(PATIENCE), "--max-question-timeout", str(PATIENCE))


class RealHost:
    """navhost as a child process: the program that $NAVHOST_BIN names, else a debug build's."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="nh-")
        self.path = os.path.join(self.folder, "h.sock")
        self.start()

    def start(self):
        command = [os.environ["NAVHOST_BIN"], "serve", "--socket", self.path, "--store", "none", "--config", "none", "--log-level", "error"]
        command += PATIENT
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE)
        # The first line comes when it listens.
        self._process.stdout.readline()

    def kill(self):
        self._process.kill()
        self._process.wait()
        self._process.stdout.close()

    def stop(self):
        self._process.terminate()
        self._process.wait(timeout=PATIENCE)
        self._process.stdout.close()
        shutil.rmtree(self.folder)


class ScriptedHost:
    """Accepts connections one after the other and lets `script(connection)` play on each."""

    def __init__(self, *scripts):
        self.folder = tempfile.mkdtemp(prefix="nh-")
        self.path = os.path.join(self.folder, "h.sock")
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(self.path)
        self._listener.listen()
        self._thread = threading.Thread(target=self._play, args=(scripts,), daemon=True)
        self._thread.start()

    def _play(self, scripts):
        for script in scripts:
            connection, _ = self._listener.accept()
            with connection, connection.makefile("rb") as lines:
                try:
                    script(connection, lines)
                except OSError:
                    pass  # The client may leave whenever it likes.

    def stop(self):
        self._listener.close()
        self._thread.join(timeout=PATIENCE)
        shutil.rmtree(self.folder)


def wait_until(condition, seconds=PATIENCE):
    """Waits for a condition, for a limited time."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f"did not come true within {seconds} s")
        time.sleep(0.01)
