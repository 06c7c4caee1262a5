"""Hosts of a fleet, each a process of navhost, and clients on their sockets."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import tempfile
from typing import Any, Dict, Iterator, List

from servers import Cluster, wait_for
from surroundings import PATIENCE

FLEET, SCENE = "test", "wall"


class Connection:
    """One client: requests and their answers, one at a time. What else comes is kept in `others`."""

    def __init__(self, path: str) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(PATIENCE)
        self._socket.connect(path)
        self._lines = self._socket.makefile("r", encoding="utf-8")
        self._number = 0
        self.others: List[Dict[str, Any]] = []

    def close(self) -> None:
        self._lines.close()
        self._socket.close()

    def send(self, message: Dict[str, Any]) -> None:
        self._socket.sendall(json.dumps(message).encode() + b"\n")

    def read(self) -> Dict[str, Any]:
        line = self._lines.readline()
        assert line, "the host has closed the connection"
        return json.loads(line)

    def ask(self, method: str, **params: Any) -> Dict[str, Any]:
        """The answer: `{"result":…}` or `{"error":…}`."""
        self._number += 1
        self.send({"id": self._number, "method": method, "params": params})
        while True:
            message = self.read()
            if message.get("id") == self._number and "method" not in message:
                return message
            self.others.append(message)

    def result(self, method: str, **params: Any) -> Dict[str, Any]:
        answer = self.ask(method, **params)
        assert "result" in answer, f"{method} is refused: {answer}"
        return answer["result"]

    def next(self, method: str) -> Dict[str, Any]:
        """The next message of the host with this method."""
        for index, message in enumerate(self.others):
            if message.get("method") == method:
                return self.others.pop(index)
        while True:
            message = self.read()
            if message.get("method") == method:
                return message
            self.others.append(message)


class Host:
    """One host of the fleet, in a folder of its own."""

    def __init__(self, cluster: Cluster, folder: str, name: str) -> None:
        self.name = name
        self.path = os.path.join(folder, f"{name}.sock")
        self._log = os.path.join(folder, f"{name}.log")
        servers = ",".join(f"nats://127.0.0.1:{server.client_port}" for server in cluster.servers)
        with open(self._log, "w", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [
                    os.environ["NAVHOST_BIN"], "serve", "--store", "none", "--socket", self.path,
                    "--fleet", FLEET, "--fleet-host", name, "--fleet-scenes", SCENE, "--nats", servers,
                ],
                stdout=subprocess.DEVNULL, stderr=log,
            )  # fmt: skip

    @property
    def log(self) -> str:
        with open(self._log, encoding="utf-8") as log:
            return log.read()

    @property
    def owns(self) -> bool:
        """Whether the host believes that it owns the scene."""
        said = re.findall(rf'(another host )?owns the scene "{SCENE}" now', self.log)
        return self.process.poll() is None and bool(said) and not said[-1]

    def connect(self) -> Connection:
        wait_for(lambda: os.path.exists(self.path) or self.process.poll() is not None, f"the socket of {self.name}", lambda: self.log)
        return Connection(self.path)

    def shows_the_scene(self) -> bool:
        connection = self.connect()
        with contextlib.closing(connection):
            return "result" in connection.ask("tree.get", scene=SCENE)

    def end(self, how: int) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)


@contextlib.contextmanager
def hosts(cluster: Cluster, count: int = 3) -> Iterator[List[Host]]:
    """Hosts that show the scene. They are killed at the end."""
    with tempfile.TemporaryDirectory(prefix="nh-") as folder:
        some = [Host(cluster, folder, f"host{number}") for number in range(count)]
        try:
            for host in some:
                wait_for(host.shows_the_scene, f"{host.name} shows the scene", lambda: host.log)
            yield some
        finally:
            for host in some:
                host.end(signal.SIGKILL)


def owner(some: List[Host]) -> Host:
    """The host that owns the scene."""
    return wait_for(lambda: next((host for host in some if host.owns), None), "a host owns the scene")
