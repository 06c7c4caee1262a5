"""A host for tests: started for one test, on a socket of its own, in a temporary directory, without a store or a configuration file.

With unittest, or with nothing:

    with Host() as host:
        client = host.client()

With pytest, where this module is a plugin (installed it is one by itself, else `pytest_plugins = ["navhost.testing"]`):

    def test_mine(navhost):
        client = navhost.client()
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
import time
from typing import Any, Callable, Dict, Iterator, List, Optional, Sequence, Union

from .client import Client

__all__ = ["Host", "HostNotStarted"]


class HostNotStarted(Exception):
    """A program that the test needs is not there, or did not become ready in time."""


class Host:
    """A running host. The clients and processes that it gave out end with it.

    `program` is the host's; $NAVHOST_BIN, else `navhost` on the path. `options` are further ones of `navhost serve`. `timeout` is what every wait here may
    take, in seconds.
    """

    def __init__(self, program: Optional[str] = None, *, options: Sequence[str] = (), timeout: float = 20.0) -> None:
        self.timeout = timeout
        self._program = program or os.environ.get("NAVHOST_BIN") or "navhost"
        self._options = list(options)
        self._clients: List[Client] = []
        self._processes: List["subprocess.Popen[str]"] = []
        self._host: Optional["subprocess.Popen[str]"] = None
        self._folder = ""

    @property
    def socket_path(self) -> str:
        """Where it listens."""
        return os.path.join(self._folder, "h.sock")

    @property
    def environment(self) -> Dict[str, str]:
        """The environment for processes that must find it."""
        return dict(os.environ, NAVHOST_SOCKET=self.socket_path)

    def __enter__(self) -> "Host":
        self._folder = tempfile.mkdtemp(prefix="nh-")
        command = [self._program, "serve", "--socket", self.socket_path, "--store", "none", "--config", "none", "--log-level", "error"]
        try:
            self._host = self._start([*command, *self._options], stdout=subprocess.PIPE)
            assert self._host.stdout
            # The first line comes when it listens.
            if not self._host.stdout.readline():
                raise HostNotStarted(f"{self._program} ended with status {self._host.wait(self.timeout)}")
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: Any) -> None:
        self.stop()

    def stop(self) -> None:
        """Ends the clients, the processes that were started, the last one first, and the host. Does nothing the second time."""
        for client in self._clients:
            client.close()
        processes = self._processes[::-1] + ([self._host] if self._host else [])
        self._clients, self._processes, self._host = [], [], None
        for process in processes:
            self._end(process)
        if self._folder:
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder = ""

    def client(self, name: Optional[str] = None) -> Client:
        """A new connection; with a name, under which it is seen in `host.sessions` and in recordings."""
        client = Client(self.socket_path, timeout=self.timeout)
        self._clients.append(client)
        if name is not None:
            client.call("hello", name=name)
        return client

    def module(self, command: Sequence[str], *types: str) -> "subprocess.Popen[str]":
        """Starts a module's program, which finds the host by $NAVHOST_SOCKET, and waits until these types are registered."""
        process = self._start(command)
        self._processes.append(process)
        with Client(self.socket_path, timeout=self.timeout) as client:
            self.wait_until(lambda: self._has_registered(client, types, process), f"{command[0]} did not register {', '.join(types)}")
        return process

    def mock(self, script: Union[str, Dict[str, Any], Sequence[Dict[str, Any]]], *options: str) -> "subprocess.Popen[str]":
        """Starts `navctl mock` and waits until its modules are registered. `script` is a file's path, what would be in the file, or `--from`.

        The program is $NAVCTL_BIN, else `navctl` on the path.
        """
        if not isinstance(script, str):
            path = os.path.join(self._folder, f"mock-{len(self._processes)}.json")
            with open(path, "w", encoding="utf-8") as file:
                json.dump(script, file)
            script = path
        program = os.environ.get("NAVCTL_BIN") or "navctl"
        process = self._start([program, "mock", script, *options], stdout=subprocess.PIPE)
        assert process.stdout
        self._processes.append(process)
        if not process.stdout.readline().startswith("mock ready"):
            raise HostNotStarted(f"navctl mock {script} ended with status {process.wait(self.timeout)}")
        return process

    def wait_until(self, condition: Callable[[], Any], failure: str = "the condition did not come true") -> None:
        """Waits until a function answers something true, for `timeout` seconds at most; then raises AssertionError."""
        end = time.monotonic() + self.timeout
        while not condition():
            if time.monotonic() > end:
                raise AssertionError(f"{failure} within {self.timeout} s")
            time.sleep(0.01)

    def _has_registered(self, client: Client, types: Sequence[str], process: "subprocess.Popen[str]") -> bool:
        registered = {destination["type"] for destination in client.call("destination.list")["destinations"]}
        if registered.issuperset(types):
            return True
        if process.poll() is not None:
            raise HostNotStarted(f"the module ended with status {process.returncode} before it had registered")
        return False

    def _start(self, command: Sequence[str], stdout: Optional[int] = None) -> "subprocess.Popen[str]":
        try:
            return subprocess.Popen(command, stdout=stdout, env=self.environment, text=True)
        except OSError as error:
            raise HostNotStarted(f"cannot start {command[0]}: {error.strerror}") from error

    def _end(self, process: "subprocess.Popen[str]") -> None:
        process.terminate()
        try:
            process.wait(self.timeout)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


try:
    import pytest
except ImportError:
    pass
else:

    @pytest.fixture
    def navhost() -> Iterator[Host]:
        """A host for one test."""
        with Host() as host:
            yield host

    __all__.append("navhost")
