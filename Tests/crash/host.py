"""The host as a process, on a disk that can fail as fault.c lets it."""

from __future__ import annotations

import errno
import mmap
import os
import selectors
import signal
import struct
import subprocess
import time
from typing import List, Optional

from checks import PATIENCE, require

HERE = os.path.dirname(os.path.abspath(__file__))

KILL_BEFORE, KILL_HALF, FAIL, SHORT, KILL_AFTER, POWER_LOSS = 1, 2, 3, 4, 5, 6
WRITE, SYNC, TRUNCATE, NAME = 1, 2, 4, 8
ALL = WRITE | SYNC | TRUNCATE | NAME
ERRORS = {"ENOSPC": errno.ENOSPC, "EIO": errno.EIO}


def navhost_binary() -> str:
    return os.environ["NAVHOST_BIN"]


def build_shim(folder: str) -> str:
    library = os.path.join(folder, "fault.so")
    source = os.path.join(HERE, "fault.c")
    subprocess.run(["gcc", "-Wall", "-Wextra", "-Werror", "-O1", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True, timeout=PATIENCE)
    return library


class Fault:
    """The control block of fault.c."""

    _names = ("countdown", "action", "error", "repeat", "kinds", "calls", "hits", "remembers")

    def __init__(self, folder: str) -> None:
        self.path = os.path.join(folder, "control")
        with open(self.path, "wb") as file:
            file.write(bytes(8 * len(self._names)))
        with open(self.path, "r+b") as file:
            self._memory = mmap.mmap(file.fileno(), 8 * len(self._names))
        self._set("kinds", ALL)

    def _set(self, name: str, value: int) -> None:
        struct.pack_into("q", self._memory, 8 * self._names.index(name), value)

    def _get(self, name: str) -> int:
        return struct.unpack_from("q", self._memory, 8 * self._names.index(name))[0]

    def arm(self, action: int, after: int, *, error: int = 0, repeat: int = 1, kinds: int = ALL) -> None:
        """Something happens to the call number `after` from now, and to `repeat` calls (below 0: until ``disarm``)."""
        self.disarm()
        for name, value in (("action", action), ("error", error), ("repeat", repeat), ("kinds", kinds), ("countdown", after)):
            self._set(name, value)

    def disarm(self) -> None:
        self._set("countdown", 0)

    def remember_unsynced(self, remembers: bool) -> None:
        self._set("remembers", int(remembers))

    @property
    def hits(self) -> int:
        return self._get("hits")


class Host:
    """navhost as a process, with the shim, over one store."""

    def __init__(self, folder: str, library: str, options: Optional[List[str]] = None) -> None:
        self.folder = folder
        self.socket = os.path.join(folder, "h.sock")
        self.store = os.path.join(folder, "state.nav")
        self.fault = Fault(folder)
        self.options = options or []
        self.log = os.path.join(folder, "log")
        self.durability = "synced"
        self._environment = dict(os.environ, LD_PRELOAD=library, NAVHOST_FAULT=self.fault.path, NAVHOST_FAULT_STORE="state.nav")
        self.process: Optional[subprocess.Popen] = None
        self.starts = 0

    def start(self, seconds: float = PATIENCE) -> bool:
        """False when the process ended before it listened."""
        command = [navhost_binary(), "serve", "--socket", self.socket, "--store", self.store, "--durability", self.durability]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(command + self.options, stdout=subprocess.PIPE, stderr=log, env=self._environment)
        self.starts += 1
        output, end = b"", time.monotonic() + seconds
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            while b"listening" not in output:
                require(selector.select(max(0.0, end - time.monotonic())), f"the host does not listen within {seconds} s")
                part = os.read(self.process.stdout.fileno(), 4096)
                if not part:
                    self.wait()
                    return False
                output += part
        return True

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.wait()

    def terminate(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        require(self.wait() == 0, f"the host did not end in order: {self.process.returncode}")

    def wait(self, seconds: float = PATIENCE) -> int:
        assert self.process
        code = self.process.wait(timeout=seconds)
        if self.process.stdout:
            self.process.stdout.close()
        return code

    def tool(self, *arguments: str) -> str:
        """`navhost store …`, which has to succeed."""
        done = subprocess.run([navhost_binary(), "store", *arguments, self.store], capture_output=True, text=True, timeout=PATIENCE)
        require(done.returncode == 0, f"navhost store {arguments[0]}: {done.stdout}{done.stderr}")
        return done.stdout
