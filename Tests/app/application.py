"""Puts five modules together that do not know each other: who is started how, what is mapped to what, and which role is private.

This is the only place that names them all.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
import uuid
from typing import Any, Callable, Dict, Iterator, List, Optional

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, ".."))

from surroundings import PATIENCE, PATIENT, ROOT  # noqa: E402
from navhost import Client, ConnectionLost, NavhostError, Tree  # noqa: E402

NAVHOST = os.environ["NAVHOST_BIN"]
NAVCTL = os.environ["NAVCTL_BIN"]
PYTHON = os.path.join(ROOT, "clients", "python")
#: Where each module's source is.
SOURCES = {
    "account": "account.py",
    "catalog": "catalog.mjs",
    "cart": "cart.sh",
    "payment": "payment.c",
    "receipt": os.path.join("receipt", "Receipt.swift"),
}
#: Names that modules ask for, and the types that stand for them here.
MAPPINGS = {"order.review": "cart.review", "order.confirmation": "receipt.page"}
#: The relations between modules, besides the modules' own registrations.
BINDINGS = {"bindings": [{"type": "receipt.page", "roles": ["private"]}]}


class Broken(AssertionError):
    """Something is not as promised."""


def source(module: str) -> str:
    return os.path.join(HERE, "modules", SOURCES[module])


def compile_payment(folder: str) -> str:
    """Builds the module in C against the client's sources; gives the program's path."""
    client = os.path.join(ROOT, "clients", "c")
    subprocess.run(["make", "-s", "-C", client], check=True, timeout=PATIENCE)
    program = os.path.join(folder, "payment")
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "json-c"], check=True, capture_output=True, text=True).stdout.split()
    include, library = os.path.join(client, "include"), os.path.join(client, "build", "libnavhost-client.a")
    command = ["cc", "-std=c11", "-Wall", "-Wextra", "-Werror", "-I", include, "-o", program, source("payment"), library, *flags]
    subprocess.run(command, check=True, timeout=PATIENCE)
    return program


class Request:
    """A request that somebody waits for, on a connection of its own."""

    def __init__(self, path: str, method: str, params: Dict[str, Any]) -> None:
        self.description = f"{method} {json.dumps(params)}"
        self.result: Any = None
        self.refusal: Optional[NavhostError] = None
        #: The host has ended before it answered.
        self.loss: Optional[ConnectionLost] = None
        self._client = Client(path, timeout=PATIENCE)
        self._thread = threading.Thread(target=self._wait, args=(method, params), daemon=True)
        self._thread.start()

    def _wait(self, method: str, params: Dict[str, Any]) -> None:
        with self._client:
            try:
                self.result = self._client.call(method, within=2 * PATIENCE, **params)
            except NavhostError as refusal:
                self.refusal = refusal
            except ConnectionLost as lost:
                self.loss = lost

    @property
    def is_answered(self) -> bool:
        return not self._thread.is_alive()

    @property
    def outcome(self) -> str:
        """What it ended with, in a word: the name of an error, a sequence's outcome, or `done`."""
        if not self.is_answered:
            return "waits"
        if self.loss is not None:
            return self.loss.reason
        if self.refusal is not None:
            return self.refusal.name
        return self.result.get("outcome", "done")

    def __repr__(self) -> str:
        return f"{self.description}: {self.outcome}"


class Application:
    """A host with its five modules, a watch that follows the tree, and the requests that were made."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.path = os.path.join(folder, "h.sock")
        self.log = os.path.join(folder, "log")
        self.requests: List[Request] = []
        self._write_documents()
        self._start()
        #: The one who puts it together stays connected: mappings end with their session.
        self.client = Client(self.path, timeout=PATIENCE)
        for wanted, type in MAPPINGS.items():
            self.client.call("mapping.add", **{"from": wanted, "to": type})
        self._watcher = Client(self.path, timeout=PATIENCE)
        self._watch = self._watcher.watch(verbosity="info")
        self.tree = Tree(next(self._watch)["snapshot"])

    # The host

    def _write_documents(self) -> None:
        manifests = os.path.join(self.folder, "modules")
        os.mkdir(manifests, 0o755)
        commands = {
            "account": [sys.executable, source("account")],
            "catalog": ["node", source("catalog")],
            "cart": ["sh", source("cart")],
            "payment": [compile_payment(self.folder)],
            "receipt": [os.path.join(os.path.dirname(NAVHOST), "test-receipt")],
        }
        for module, command in commands.items():
            # A module that receives items or resolves links must run from the start. The others start when a request
            # shows one of their screens.
            start = "onDemand" if module in ("cart", "receipt") else "atStart"
            manifest = {
                "module": module, "command": command, "start": start, "environment": {"APP_STATE": self.folder, "PYTHONPATH": PYTHON},
                "backOff": 0.05, "backOffMaximum": 0.05, "crashes": 1000, "startTimeout": PATIENCE,
            }  # fmt: skip
            self._write(os.path.join("modules", f"{module}.json"), manifest)
        self._write("bindings.json", BINDINGS)

    def _write(self, name: str, document: Any) -> None:
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            json.dump(document, file)
        os.chmod(path, 0o644)

    def _start(self) -> None:
        command = [
            NAVHOST, "serve", "--socket", self.path, "--store", os.path.join(self.folder, "state.nav"),
            "--modules", os.path.join(self.folder, "modules"), "--bindings", os.path.join(self.folder, "bindings.json"), *PATIENT,
        ]  # fmt: skip
        with open(self.log, "ab") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        if self.path not in self._process.stdout.readline():
            raise Broken(f"the host does not listen:\n{self.logged()}")

    def close(self) -> None:
        self.client.close()
        self._watcher.close()
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        finally:
            self._process.kill()
            self._process.wait()
            self._process.stdout.close()

    def logged(self) -> str:
        with open(self.log, encoding="utf-8") as file:
            return file.read()

    # The modules

    def module(self, name: str) -> Dict[str, Any]:
        return next(one for one in self.client.call("module.list")["modules"] if one["module"] == name)

    def is_ready(self, name: str) -> bool:
        """Whether the module has said all that it has to say: it registers first, and its receivers and links after that."""
        if self.module(name)["state"] != "running":
            return False
        receivers = [one.get("value") or one.get("route") for one in self.client.call("receiver.list")["receivers"]]
        if name == "account":
            return "session.required" in receivers
        if name == "payment":
            return "order.pay" in receivers
        return name != "catalog" or len(self.client.call("url.list", module="catalog")["patterns"]) == 2

    def start_all(self) -> None:
        for name in SOURCES:
            if self.module(name)["state"] == "stopped":
                self.client.call("module.start", module=name)
        for name in SOURCES:
            self.wait(lambda: self.is_ready(name), f"{name} is ready")

    def kill(self, name: str) -> None:
        """SIGKILL to its process, and then the host has to bring it back."""
        pid = self.module(name)["pid"]
        os.kill(pid, signal.SIGKILL)
        self.wait(lambda: self.module(name).get("pid", pid) != pid and self.is_ready(name), f"{name} is back")

    # The shown screens

    def entries(self, type: str) -> Iterator[Dict[str, Any]]:
        for navigator in self.tree.navigators.values():
            for entry in [navigator.get("root"), *navigator["path"]]:
                if entry is not None and entry["type"] == type:
                    yield entry

    def entry(self, type: str) -> Optional[Dict[str, Any]]:
        return next(self.entries(type), None)

    def facts(self, entry: Dict[str, Any]) -> Dict[str, str]:
        """The facts that its content shows, by label."""
        blocks = (entry.get("content") or {}).get("blocks", [])
        return {fact["label"]: fact["value"] for block in blocks for fact in block.get("facts", [])}

    def check_screens(self) -> None:
        """Every shown entry has content, and a renderer cuts nothing and understands all of it."""
        shown = [entry for navigator in self.tree.navigators.values() for entry in [navigator.get("root"), *navigator["path"]] if entry]
        self.wait(lambda: all(entry.get("content", {}).get("screen") == 1 for one in shown for entry in self.entries(one["type"])), "all content is there")
        check = subprocess.run([NAVCTL, "screen", "--live", "--socket", self.path], capture_output=True, text=True, timeout=PATIENCE)
        if check.returncode != 0:
            raise Broken(f"content that a renderer cannot draw: {check.stdout}{check.stderr}")

    @property
    def path_types(self) -> List[str]:
        return [entry["type"] for entry in self.tree.navigators[self.tree.root]["path"]]

    @property
    def locks(self) -> List[Dict[str, Any]]:
        return [one for one in self.tree.attachments.values() if one["kind"] == "lock"]

    @property
    def is_paused(self) -> bool:
        return any(one["state"] == "paused" for one in self.client.call("sequence.list")["sequences"])

    # The user's actions

    def request(self, method: str, **params: Any) -> Request:
        request = Request(self.path, method, params)
        self.requests.append(request)
        return request

    def press(self, type: str, action: str, **values: str) -> Request:
        """Presses a button of a screen, as a renderer does (docs/screen.md)."""
        entry = self.entry(type)
        if entry is None:
            raise Broken(f"no {type} is shown, but {self.tree.snapshot()}")
        message = {"screen": 1, "press": uuid.uuid4().hex, "action": action, "values": values}
        return self.request("entry.ask", entry=entry["id"], name=action, message=message)

    def wait(self, condition: Callable[[], bool], what: str) -> None:
        """Until it is true, looking again whenever something has happened, and now and then."""
        end = time.monotonic() + PATIENCE
        self.follow(0.0)
        while not condition():
            if time.monotonic() > end:
                raise Broken(f"not within {PATIENCE} s: {what}; {self.requests[-10:]}; {self.tree.snapshot()}; the log ends:\n{self.logged()[-600:]}")
            self.follow(0.02)

    def follow(self, seconds: float) -> None:
        """Takes in what the watch says; a revision that is missing, or does not fit, raises."""
        news = self._watch.poll(seconds)
        while news is not None:
            if "snapshot" in news:
                raise Broken("the watch fell behind, so it proves nothing")
            if "changes" in news:
                self.tree.apply(news)
            news = self._watch.poll(0.0)

    def catch_up(self) -> None:
        """Until the watch has said all that has happened up to now."""
        end = time.monotonic() + PATIENCE
        revision = self.client.call("navigator.get")["revision"]
        while self.tree.revision < revision:
            if time.monotonic() > end:
                raise Broken(f"the watch has not come to revision {revision}, but to {self.tree.revision}")
            self.follow(0.02)

    # The conditions that must hold

    def check_tree(self) -> None:
        """The tree is legal, and is what the changes add up to."""
        self.catch_up()
        snapshot = self.client.tree(revision=self.tree.revision)
        if self.tree.snapshot() != snapshot:
            raise Broken(f"the changes add up to {self.tree.snapshot()}, and not to {snapshot}")
        violations = self.client.call("rules.check")["violations"]
        if violations:
            raise Broken(f"places that break rules: {violations}")

    def check_quiet(self) -> None:
        """Nobody waits for anything any more, and nothing is left over."""
        self.wait(lambda: all(request.is_answered for request in self.requests), "every request is answered")
        self.wait(lambda: not self.client.call("sequence.list")["sequences"], "no sequence is left")
        self.wait(lambda: not self.client.call("flow.list")["flows"], "no flow is left")
        self.wait(lambda: not self.locks, "no lock is left")
        self.wait(lambda: all(one["inFlight"] == one["questions"] == 0 for one in self._others()), "no session waits or is asked")

    def _others(self) -> List[Dict[str, Any]]:
        return [one for one in self.client.call("host.sessions")["sessions"] if not one.get("isSelf")]
