"""What the crash tests share: a host on a disk that can fail, connections on one loop, and the truth about what happened."""

from __future__ import annotations

import errno
import json
import mmap
import os
import selectors
import signal
import socket
import struct
import subprocess
import time
from typing import Any, Callable, Dict, List, Optional, Set

from promises import Checker, History, comparable  # puts surroundings on the path
from surroundings import PATIENCE

HERE = os.path.dirname(os.path.abspath(__file__))

KILL_BEFORE, KILL_HALF, FAIL, SHORT, KILL_AFTER, POWER_LOSS = 1, 2, 3, 4, 5, 6
WRITE, SYNC, TRUNCATE, NAME = 1, 2, 4, 8
ALL = WRITE | SYNC | TRUNCATE | NAME
ERRORS = {"ENOSPC": errno.ENOSPC, "EIO": errno.EIO}


class Broken(AssertionError):
    """Something is not as promised."""


def require(condition: Any, what: str) -> None:
    if not condition:
        raise Broken(what)


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


class Loop:
    """One thread, many connections."""

    def __init__(self) -> None:
        self.selector = selectors.DefaultSelector()

    def turn(self, seconds: float) -> None:
        for key, events in self.selector.select(seconds):
            key.data.ready(events)

    def until(self, condition: Callable[[], Any], what: str, seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while not condition():
            left = end - time.monotonic()
            require(left > 0, f"not within {seconds} s: {what}")
            self.turn(min(left, 0.05))


class Wire:
    """A connection: lines out, lines in. `paused` is a client that does not read."""

    def __init__(self, loop: Loop, path: str, on_line: Callable[[Any], None], on_lost: Callable[[], None] = lambda: None) -> None:
        self._loop, self._on_line, self._on_lost = loop, on_line, on_lost
        self._socket = socket.socket(socket.AF_UNIX)
        self.is_open = True
        self._output, self._input = b"", b""
        self._paused = False
        #: Bytes that are read at a time; a slow reader takes few.
        self.portion = 1 << 18
        try:
            self._socket.connect(path)
            self._socket.setblocking(False)
        except OSError:
            self.is_open = False
            self._socket.close()
            return
        loop.selector.register(self._socket, selectors.EVENT_READ, self)

    def send(self, message: Any) -> None:
        self.send_lines([message])

    def send_lines(self, messages: List[Any]) -> None:
        if self.is_open:
            self._output += b"".join(json.dumps(message, separators=(",", ":")).encode() + b"\n" for message in messages)
            self._flush()

    @property
    def paused(self) -> bool:
        return self._paused

    @paused.setter
    def paused(self, paused: bool) -> None:
        self._paused = paused
        self._adjust()

    def close(self) -> None:
        if self.is_open:
            self.is_open = False
            try:
                self._loop.selector.unregister(self._socket)
            except KeyError:
                pass
            self._socket.close()

    def _adjust(self) -> None:
        if not self.is_open:
            return
        wanted = (0 if self._paused else selectors.EVENT_READ) | (selectors.EVENT_WRITE if self._output else 0)
        known = self._socket in self._loop.selector.get_map()
        if wanted and known:
            self._loop.selector.modify(self._socket, wanted, self)
        elif wanted:
            self._loop.selector.register(self._socket, wanted, self)
        elif known:
            self._loop.selector.unregister(self._socket)

    def _flush(self) -> None:
        try:
            while self._output:
                self._output = self._output[self._socket.send(self._output) :]
        except BlockingIOError:
            pass
        except OSError:
            # The last output of the host has still to be read.
            self._output = b""
        self._adjust()

    def ready(self, events: int) -> None:
        if events & selectors.EVENT_WRITE:
            self._flush()
        if events & selectors.EVENT_READ and self.is_open:
            self.read()

    def read(self) -> None:
        try:
            data = self._socket.recv(self.portion)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            self.close()
            return self._on_lost()
        lines = (self._input + data).split(b"\n")
        self._input = lines.pop()
        for line in lines:
            self._on_line(json.loads(line))


class Caller:
    """A connection for one request after the other."""

    def __init__(self, loop: Loop, path: str) -> None:
        self._loop = loop
        self._answers: Dict[Any, Any] = {}
        self._last = 0
        self.notifications: List[Any] = []
        self.wire = Wire(loop, path, self._take)

    def _take(self, message: Any) -> None:
        if "method" in message:
            self.notifications.append(message)
        else:
            self._answers[message["id"]] = message

    def ask(self, method: str, /, **params: Any) -> Dict[str, Any]:
        """The whole answer."""
        self._last += 1
        number = f"c{self._last}"
        self.wire.send({"id": number, "method": method, "params": params})
        self._loop.until(lambda: number in self._answers or not self.wire.is_open, f"an answer to {method}")
        require(number in self._answers, f"the connection ended before {method} was answered")
        return self._answers.pop(number)

    def call(self, method: str, /, **params: Any) -> Dict[str, Any]:
        answer = self.ask(method, **params)
        require("result" in answer, f"{method} {params} was refused: {answer.get('error')}")
        return answer["result"]

    def close(self) -> None:
        self.wire.close()


class Watcher:
    """A watch that survives connections and hosts: it goes on from where it was, and records all that it is told."""

    def __init__(self, loop: Loop, name: str, scene: str, **filter: Any) -> None:
        self._loop, self.name, self.scene, self.filter = loop, name, scene, filter
        self.wire: Optional[Wire] = None
        self.instance: Optional[str] = None
        self.revision: Optional[int] = None
        self.events: List[Dict[str, Any]] = []
        self.is_fresh_next = False
        self.is_answered = False
        self.pongs = 0
        self.starts: Dict[str, int] = {}
        self.lagged = 0
        self._params: Dict[str, Any] = {}

    def connect(self, path: str) -> None:
        """Asks to go on, or afresh when it has nothing yet. The answer is awaited by whoever needs it."""
        self.wire = Wire(self._loop, path, self._take, self._lost)
        self.watch()

    def watch(self) -> None:
        self._params = dict(self.filter, scene=self.scene)
        if self.revision is not None and not self.is_fresh_next:
            self._params.update(since=self.revision, instance=self.instance)
        self.is_fresh_next = False
        self.is_answered = False
        if self.wire:
            self.wire.send({"id": "watch", "method": "watch", "params": self._params})

    def ping(self) -> None:
        if self.wire:
            self.wire.send({"id": "ping", "method": "ping"})

    def disconnect(self) -> None:
        if self.wire and self.wire.is_open:
            self.wire.close()
            self._lost()

    def _lost(self) -> None:
        self.events.append({"watcher": self.name, "lost": True})

    def _take(self, message: Any) -> None:
        if message.get("id") == "watch":
            return self._start(message)
        if message.get("id") == "ping":
            self.pongs += 1
            return
        if message.get("method") in ("changed", "lagged", "watchEnded"):
            self.events.append({"watcher": self.name, "line": {"method": message["method"], "params": message["params"]}})
            self.lagged += message["method"] == "lagged"
            self.revision = message["params"].get("revision", self.revision)

    def _start(self, message: Any) -> None:
        self.is_answered = True
        if "result" not in message:
            name = message["error"]["data"]["name"]
            require(name in ("unknown_navigator", "store_failed"), f"a watch was refused: {message}")
            self.starts[name] = self.starts.get(name, 0) + 1
            return
        answer = message["result"]
        self.events.append({"watcher": self.name, "watch": self._params, "answer": answer})
        kind = "resumed" if answer["resumed"] else answer.get("reason", "fresh")
        self.starts[kind] = self.starts.get(kind, 0) + 1
        self.instance = answer["instance"]
        if not answer["resumed"]:
            self.revision = answer["revision"]


class Truth:
    """The authoritative history, read from the host and never changed again; ids, which belong to one thing for ever; the promises to watches."""

    PAGE = 2000

    def __init__(self, scenes: List[str]) -> None:
        self.names = scenes
        self.history = History()
        self.checker = Checker(self.history)
        self.by_request: Dict[str, List[Any]] = {}
        #: The requests that were found since the last look.
        self.new_requests: List[str] = []
        self._identities: Dict[str, Dict[str, Any]] = {scene: {} for scene in scenes}
        self._highest: Dict[str, int] = {scene: 1 for scene in scenes}
        self._made: Dict[str, Set[str]] = {scene: set() for scene in scenes}

    def begin(self, caller: Caller) -> None:
        for scene in self.names:
            self.history.add({"scene": scene, "base": caller.call("tree.get", scene=scene, revision=0)})

    def revision(self, scene: str) -> int:
        return self.history.scenes[scene].revision

    def life_ended(self, instance: str, revisions: Dict[str, int]) -> None:
        self.history.lives[instance] = revisions

    def catch_up(self, caller: Caller) -> None:
        """Reads what is new, and looks whether the end of what was known is as it was."""
        for scene in self.names:
            known = self.revision(scene)
            since = max(0, known - 50, caller.call("history.list", scene=scene, limit=1)["window"]["from"])
            require(since <= known, f"{scene}: the history begins at {since}, and {known} is what was read")
            while True:
                page = self._page(caller, scene, since)
                for record in page["revisions"]:
                    since += 1
                    require(record["revision"] == since, f"{scene}: revision {record['revision']} where {since} belongs")
                    self._take(scene, record)
                if since == page["revision"]:
                    break
            require(since >= known, f"{scene}: went back to {since} from {known}")
            self._compare_tree(scene, caller.call("tree.get", scene=scene))

    def _page(self, caller: Caller, scene: str, since: int) -> Dict[str, Any]:
        limit = self.PAGE
        while True:
            answer = caller.ask("history.list", scene=scene, since=since, limit=limit)
            if "result" in answer:
                return answer["result"]
            require(answer["error"]["data"]["name"] == "answer_too_large" and limit > 1, f"history.list was refused: {answer}")
            limit //= 4

    def _take(self, scene: str, record: Dict[str, Any]) -> None:
        history = self.history.scenes[scene]
        if record["revision"] <= history.revision:
            known = history.records.get(record["revision"])
            return require(known is None or known == record, f"{scene}: revision {record['revision']} was {known}, and is {record}")
        try:
            history.add(record)
        except (ValueError, KeyError, IndexError) as error:
            raise Broken(f"{scene}: revision {record['revision']} does not fit: {error!r}: {record}") from error
        if "request" in record["cause"]:
            self.by_request.setdefault(record["cause"]["request"], []).append((scene, record))
            self.new_requests.append(record["cause"]["request"])
        self._check_ids(scene, record)

    def _compare_tree(self, scene: str, snapshot: Dict[str, Any]) -> None:
        mine = self.history.scenes[scene].tree(snapshot["revision"])
        require(mine is not None, f"{scene}: tree.get has revision {snapshot['revision']}, the history ends at {self.revision(scene)}")
        require(comparable(mine) == comparable(snapshot), f"{scene}: the tree at {snapshot['revision']} is not what its history makes")

    def compare_tree(self, caller: Caller, scene: str, revision: int) -> None:
        self._compare_tree(scene, caller.call("tree.get", scene=scene, revision=revision))

    # Ids

    def _check_ids(self, scene: str, record: Dict[str, Any]) -> None:
        identities, before = self._identities[scene], self._highest[scene]
        for change in record["changes"]:
            for id, identity in self._identified(change):
                where = f"{scene}, revision {record['revision']}"
                if id not in identities:
                    require(int(id[1:]) > before, f"{where}: {id} is new, and not above {before}")
                    self._highest[scene] = max(self._highest[scene], int(id[1:]))
                    identities[id] = identity
                require(identities[id] == identity, f"{where}: {id} was {identities[id]}, and is {identity}")
                # An entry tells which revision made it; of others only an undo may say again that they are made.
                is_made = change["kind"] in ("navigator.created", "attachment.added") and not id.startswith("e")
                is_again = is_made and id in self._made[scene]
                require(not is_again or record["cause"]["method"] == "undo", f"{where}: {id} is made again")
                if is_made:
                    self._made[scene].add(id)

    def _identified(self, change: Dict[str, Any]) -> List[Any]:
        """Ids with what may never change about them. The first is the revision that made it, where that can be seen."""
        if change["kind"].startswith("entry."):
            return [self._entry(change["entry"])]
        if change["kind"] in ("navigator.created", "navigator.closed"):
            navigator = change["navigator"]
            identity = (0, navigator["kind"], navigator.get("name"), navigator.get("parent"), navigator.get("method"))
            root = [self._entry(navigator["root"])] if "root" in navigator else []
            return root + [(navigator["id"], identity)]
        if change["kind"].startswith("attachment."):
            # The session that drives a flow may keep other data in it.
            attachment = {key: value for key, value in change["attachment"].items() if key != "data"}
            return [(attachment["id"], (0, json.dumps(attachment, sort_keys=True)))]
        return []

    @staticmethod
    def _entry(entry: Dict[str, Any]) -> Any:
        return entry["id"], (entry["cause"]["revision"], entry["type"], json.dumps(entry["arguments"], sort_keys=True), entry["method"])

    # Watches

    def check_watches(self, watchers: List[Watcher]) -> None:
        """To be called when the history holds all that they can have seen."""
        for watcher in watchers:
            for event in watcher.events:
                self.checker.feed(event)
            watcher.events.clear()
        require(not self.checker.breaches, "; ".join(map(str, self.checker.breaches[:5])))
