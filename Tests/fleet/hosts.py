"""Hosts of a fleet, each a process of navhost, and clients on their sockets."""

from __future__ import annotations

import contextlib
import json
import os
import re
import select
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from typing import Any, Callable, Dict, List, NamedTuple, Optional, Sequence, Tuple

from clocks import DISTANCES, Clock
from links import Links
from log import DONE, REFUSED, UNKNOWN, Answer, Request
from places import FLEET, SCENE, Client, Life, Place, Scene
from servers import PAUSE, Cluster, wait_for
from surroundings import PATIENCE, PATIENT

#: Requests of a client of which one sets the whole path, so that the tree stays small.
SETS = 40

#: Requests that a client sends now and then before it reads the answers. They are carried out in their order.
BURST = 20

#: A watch at a host that was away gets every revision, also if there are more than a host would keep, or send at once.
LIMITS = ("--history", "1000000", "--history-bytes", "1000000000", "--output-soft", "1000000000", "--output-hard", "2000000000")

#: A host says so when it has read another copy of the log than the others, and reads again.
OTHER_COPY = "has read another copy"

#: Bytes that no log reaches, so it is never shortened.
NEVER = 1 << 40

#: Bytes that are taken from a socket at once.
PART = 1 << 16


class Connection:
    """One client: requests and their answers, one at a time. What else comes is kept in `others`."""

    def __init__(self, path: str) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(PATIENCE)
        try:
            self._socket.connect(path)
        except OSError:
            self._socket.close()
            raise
        self._rest = b""
        self._number = 0
        self.is_lost = False
        self.others: List[Dict[str, Any]] = []

    def close(self) -> None:
        self._socket.close()

    def send(self, message: Any) -> None:
        try:
            self._socket.sendall(json.dumps(message).encode() + b"\n")
        except ConnectionError:
            # The host has said something before, which can still be read.
            self.is_lost = True

    def end(self) -> None:
        """Sends nothing more."""
        self._socket.shutdown(socket.SHUT_WR)

    def line(self, stays: Callable[[], bool]) -> Optional[str]:
        """The next line. None when the connection is lost, or when `stays` is false before the line has come."""
        while b"\n" not in self._rest:
            if select.select([self._socket], [], [], 0.1)[0]:
                part = b""
                with contextlib.suppress(ConnectionError):
                    part = self._socket.recv(PART)
                if not part:
                    self.is_lost = True
                    return None
                self._rest += part
            elif not stays():
                return None
        line, _, self._rest = self._rest.partition(b"\n")
        return line.decode()

    def read(self) -> Dict[str, Any]:
        end = time.monotonic() + PATIENCE
        line = self.line(lambda: time.monotonic() < end)
        if line is None:
            raise ConnectionError("the host has closed the connection") if self.is_lost else TimeoutError(f"no line came within {PATIENCE} s")
        return json.loads(line)

    def ask(self, method: str, **params: Any) -> Dict[str, Any]:
        """The answer: `{"result":…}` or `{"error":…}`."""
        self._number += 1
        self.send({"id": self._number, "method": method, "params": params})
        return self.answer(self._number)

    def answer(self, request: Any) -> Dict[str, Any]:
        """The answer to the request with this id."""
        return self._first(lambda message: message.get("id") == request and "method" not in message)

    def result(self, method: str, **params: Any) -> Dict[str, Any]:
        answer = self.ask(method, **params)
        assert "result" in answer, f"{method} is refused: {answer}"
        return answer["result"]

    def next(self, method: str) -> Dict[str, Any]:
        """The next message of the host with this method."""
        return self._first(lambda message: message.get("method") == method)

    def _first(self, is_it: Callable[[Dict[str, Any]], bool]) -> Dict[str, Any]:
        for index, message in enumerate(self.others):
            if is_it(message):
                return self.others.pop(index)
        while not is_it(message := self.read()):
            self.others.append(message)
        return message


def refusal(answer: Dict[str, Any]) -> Optional[str]:
    """The name of the error in an answer."""
    return answer["error"]["data"]["name"] if "error" in answer else None


class HostLife(Life):
    """What one process of a host has said on its standard error."""

    def __init__(self, process: subprocess.Popen) -> None:
        super().__init__(process, process.stderr)
        self.log: List[str] = []
        #: It believes that it owns the scene.
        self.owns = False

    def last_words(self) -> str:
        return "".join(self.log[-40:])


class Host(Place[HostLife]):
    """A place of a host, with a socket for clients, and a wall clock of its own."""

    def __init__(self, scene: Hosts, name: str, distance: float) -> None:
        self.path = os.path.join(scene.folder, f"{name}.sock")
        self.clock = Clock(os.path.join(scene.folder, f"{name}.clock"), distance)
        super().__init__(scene, name)

    def _spawn(self) -> HostLife:
        host = [
            os.environ["NAVHOST_BIN"], "serve", "--store", "none", "--socket", self.path, *LIMITS, *PATIENT, "--fleet", FLEET, "--fleet-host", self.name,
            "--fleet-scenes", SCENE, "--nats", ",".join(self.access.urls), *self.scene.options,
        ]  # fmt: skip
        command = ["setpriv", "--pdeathsig", "KILL", *self.access.enter(host)]
        environment = {**os.environ, **self.clock.environment}
        return HostLife(subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=environment))

    def _hear(self, life: HostLife, line: str) -> None:
        life.log.append(line)
        said = re.search(rf'(this host \(\S+\)|\S+) owns the scene "{SCENE}" now', line)
        if said:
            life.owns = said[1].startswith("this host")
        if f'does not own the scene "{SCENE}" any more' in line:
            life.owns = False
        if life.owns and said:
            self.scene.owned.append(time.monotonic())
        if " critical " in line:
            self.scene.alarms.append(f"{self.name}: {line.strip()}")

    @property
    def log(self) -> str:
        """What it has said in all of its lives."""
        return "".join(line for life in self.lives for line in life.log)

    @property
    def owns(self) -> bool:
        """It runs, and believes that it owns the scene."""
        return self.is_alive and self.life.owns

    def connect(self, stays: Optional[Callable[[], bool]] = None) -> Connection:
        """As soon as it listens. Throws a `ConnectionError` when `stays` is false before; when left out, it is that the host runs."""

        def attempt() -> Optional[Connection]:
            with contextlib.suppress(OSError):
                return Connection(self.path)
            if not (stays() if stays else self.is_alive):
                raise ConnectionAbortedError(f"{self.name} does not listen any more")
            return None

        return wait_for(attempt, f"the socket of {self.name}", lambda: self.log)

    def tree(self) -> str:
        """The line with the whole scene, which all hosts that are level answer byte for byte; empty while it cannot show the scene."""
        with contextlib.closing(self.connect()) as connection:
            connection.send({"id": "tree", "method": "tree.get", "params": {"scene": SCENE}})
            line = connection.line(lambda: self.is_alive) or "{}"
            return line if "result" in json.loads(line) else ""


class Hosts(Scene[Host]):
    """Three hosts of one scene. In a `with` statement they show the scene at its begin, and are killed at its end."""

    def __init__(self, cluster: Cluster, links: Optional[Links] = None, log_bytes: Optional[int] = None, options: Sequence[str] = ()) -> None:
        super().__init__(cluster, links)
        #: The owner shortens the log now and then. A watch may then get the state in place of changes.
        self.shortens = log_bytes is not None
        self.options = ["--fleet-log-bytes", str(log_bytes or NEVER), "--log-level", "info" if self.shortens else "notice", *options]
        self.folder = tempfile.mkdtemp(prefix="nh-")
        for number, distance in enumerate(DISTANCES):
            self.places.append(Host(self, f"host{number}", distance))

    def __enter__(self) -> Hosts:
        try:
            for host in self.places:
                wait_for(host.tree, f"{host.name} shows the scene", lambda: host.log)
        except BaseException:
            self.end()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> None:
        super().end()
        shutil.rmtree(self.folder, ignore_errors=True)

    def owner(self) -> Host:
        """The only host that believes so. One that has lost the scene may not know it yet, while another one owns it."""

        def only() -> Optional[Host]:
            owners = [host for host in self.places if host.owns]
            return owners[0] if len(owners) == 1 else None

        return self.wait(only, "one owner of the scene")


# Clients that stay at their host


class Visitor:
    """A client of one host, which connects to it again when the connection is lost."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Lets the present connection be the last one."""
        self._ends.set()

    def end(self) -> None:
        """Returns when the last connection has ended."""
        self.stop()
        self._thread.join(PATIENCE)

    def _run(self) -> None:
        while not self._ends.is_set():
            with contextlib.suppress(ConnectionError), contextlib.closing(self.host.connect(lambda: not self._ends.is_set())) as connection:
                self._visit(connection)

    def _visit(self, connection: Connection) -> None:
        """Returns, or throws a `ConnectionError`, when the visitor has to connect again."""
        raise NotImplementedError

    def _line(self, connection: Connection) -> Optional[str]:
        """The next line, however late; None at the end of the connection."""
        return connection.line(lambda: not self._ends.is_set())

    def _asked(self, connection: Connection, allowed: Tuple[str, ...], method: str, **params: Any) -> Optional[Dict[str, Any]]:
        """The result; None after a refusal that is `allowed`, of which nothing remains."""
        answer = connection.ask(method, **params)
        if "result" in answer:
            return answer["result"]
        if refusal(answer) not in allowed:
            self.host.scene.alarms.append(f"{method} at {self.host.name} is refused: {answer}")
        time.sleep(PAUSE)
        return None


class Module(Visitor):
    """A module with the name of its host, and one type."""

    def _visit(self, connection: Connection) -> None:
        # The owner may not have noticed yet that the connection before has ended.
        if self._asked(connection, ("name_taken", "engine_away"), "module.register", module=self.host.name, destinations=[{"type": item(self.host)}]):
            while self._line(connection):
                pass


def item(host: Host) -> str:
    """The type of the host's module."""
    return f"{host.name}.item"


class Noted(NamedTuple):
    """A revision that a watch has told, without the number of the watch. The state at its begin has no change."""

    revision: int
    cause: Optional[Dict[str, Any]] = None
    changes: str = ""


class Watch(Visitor):
    """Watches the scene, and goes on behind the last revision that it has seen."""

    def __init__(self, host: Host) -> None:
        self.instance = ""
        self.noted: List[Noted] = []
        super().__init__(host)

    @property
    def revision(self) -> int:
        return self.noted[-1].revision if self.noted else -1

    def _visit(self, connection: Connection) -> None:
        known = {"since": self.revision, "instance": self.instance} if self.noted else {}
        result = self._asked(connection, ("engine_away",), "watch", scene=SCENE, **known)
        if not result:
            return
        goes_on = known and result["resumed"] and result["from"] == self.revision and result["instance"] == self.instance
        is_new = not known or self._may_miss and result["instance"] == self.instance and not result["resumed"]
        if not goes_on and not is_new:
            self.host.scene.alarms.append(f"the watch at {self.host.name} did not go on after {known}: {result}")
        if is_new:
            self.instance = result["instance"]
            self._note(Noted(result["revision"]))
        assert not connection.others, f"{connection.others} came before the answer"
        while line := self._line(connection):
            message = json.loads(line)
            if message.get("method") == "changed":
                params = message["params"]
                self._note(Noted(params["revision"], params["cause"], json.dumps(params["changes"])))
            elif message.get("method") == "lagged" and self._may_miss:
                self._note(Noted(message["params"]["revision"]))
            elif message.get("method") != "bye":
                self.host.scene.alarms.append(f"the watch at {self.host.name} was told {message}")

    @property
    def _may_miss(self) -> bool:
        """The host may have gone on from a snapshot, and does not know what was before it."""
        return self.host.scene.shortens or any(OTHER_COPY in line for line in self.host.life.log)

    def _note(self, noted: Noted) -> None:
        with self.host.scene.changed:
            self.noted.append(noted)
            self.host.scene.changed.notify_all()


class HostClient(Client[Host]):
    """Sends lines to the socket of its host, and uses types of modules whose host is well."""

    #: Refusals that a trouble may cause. The request then has no effect.
    allowed = ("engine_away", "unknown_destination", "shutting_down")

    def _visit(self, place: Host, life: Life, requests: List[Request]) -> None:
        with contextlib.suppress(ConnectionAbortedError), contextlib.closing(place.connect(lambda: super(HostClient, self)._stays(place, life))) as connection:
            self._connection = connection
            self._sent: Dict[str, Request] = {}
            while not self._ends.is_set() and self._stays(place, life):
                burst = [self._send(*self._next()) for _ in range(self.dice.choice([1, 1, BURST]))]
                requests += burst
                if not all(self._await(place, life, request) for request in burst):
                    # Answers that come now are not read.
                    for request in (request for request in burst if not request.answers):
                        request.answers.append(Answer(UNKNOWN))
                    return

    def _stays(self, place: Host, life: Life) -> bool:
        return super()._stays(place, life) and not self._connection.is_lost

    def _send(self, request: str, is_read: bool) -> Request:
        method, params = self._look() if is_read else self._change(request)
        self._connection.send({"id": request, "method": method, "params": {"scene": SCENE, **params}})
        sent = self._sent[request] = Request(request, [], is_read)
        return sent

    def _await(self, place: Host, life: Life, request: Request) -> bool:
        """Reads answers until that to the request has come. False when none can be expected."""
        while not request.answers and (line := self._connection.line(lambda: self._stays(place, life))) is not None:
            said = json.loads(line)
            sent = self._sent.get(said["id"]) if "method" not in said else None
            if sent:
                # One more answer to an earlier request is noted as well.
                sent.answers.append(self._read(said, line, sent.is_read))
            elif said.get("method") != "bye":
                self.scene.alarms.append(f"{self.name} at {place.name} was told {line}")
        return bool(request.answers)

    def _look(self) -> Tuple[str, Dict[str, Any]]:
        return self.dice.choice(["tree.get", "path.get"]), {}

    def _change(self, request: str) -> Tuple[str, Dict[str, Any]]:
        well = [host for host in self.scene.places if host.is_well]
        entry = {"type": item(self.dice.choice(well or self.scene.places)), "arguments": {"request": request}}
        return ("path.set", {"path": [entry]}) if self.dice.randrange(SETS) == 0 else ("push", entry)

    def _read(self, said: Dict[str, Any], line: str, is_read: bool) -> Answer:
        name = refusal(said)
        if name is None:
            if not is_read and said["result"].get("durability") != "replicated":
                self.scene.alarms.append(f"{self.name} was answered {line}")
            self.answered += 1
            return Answer(DONE, "" if is_read else line, said["result"]["revision"])
        if name == "outcome_unknown":
            return Answer(UNKNOWN)
        if name not in self.allowed:
            self.scene.alarms.append(f"{self.name} was refused: {line}")
        time.sleep(PAUSE)
        return Answer(REFUSED, line)
