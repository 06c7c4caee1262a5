"""A store, and one life of the host after the other, with clients that change and watch it."""

from __future__ import annotations

import json
import os
import random
from typing import Any, Dict, List

from checks import PATIENCE, require
from connections import Caller, Loop, Watcher
from extra import Extra
from host import Host, build_shim
from inspection import Inspection
from truth import Truth
from workload import GUEST, MODULE, SCENES, Ledger, Operations, View, Worker


class Lives:
    def __init__(self, folder: str, seed: int) -> None:
        self.random = random.Random(seed)
        self.loop = Loop()
        self.host = Host(folder, build_shim(folder), ["--history", "100000", "--history-bytes", "268435456", "--max-connections", "512"])
        self.truth = Truth(SCENES)
        self.ledger = Ledger()
        self.operations = Operations(self.random)
        self.extra = Extra()
        self.watchers = [
            Watcher(self.loop, "all-main", "main"),
            Watcher(self.loop, "all-second", "second"),
            Watcher(self.loop, "entries", "main", kinds=["entry.added", "entry.removed"]),
            Watcher(self.loop, "root", "second", navigator="n1"),
            Watcher(self.loop, "again", "main"),
        ]
        self.inspection = Inspection(self.random, self.truth, self.ledger, self.extra, self.watchers)
        self.workers: List[Worker] = []
        self.views: Dict[str, View] = {}
        self.life = ""
        self.last_session = 0
        self.is_begun = False

    def begin_life(self) -> Caller:
        """Starts the host without faults, and checks it; who was there before is gone."""
        self.host.fault.disarm()
        if os.path.exists(self.host.store):
            require("\nsound\n" in self.host.tool("check"), "the store is not sound")
        self.host.durability = self.random.choice(["synced", "synced", "written"])
        require(self.host.start(), f"the host does not start: {open(self.host.log).read()[-2000:]}")
        caller = Caller(self.loop, self.host.socket)
        self._check_session(caller)
        if not self.is_begun:
            caller.call("scene.create", scene="second")
            self.truth.begin(caller)
            self.is_begun = True
        former, self.life = self.life, caller.call("host.status")["instance"]
        self.inspection.check(caller, has_restarted=bool(former), former=former)
        self.inspection.may_be_doubtful = False
        self._use_up_an_id(caller)
        return caller

    def _use_up_an_id(self, caller: Caller) -> None:
        """The highest id is of something that is gone, should the host end now."""
        for scene in SCENES:
            made = caller.ask("navigator.create", scene=scene)
            if "result" in made:
                caller.ask("navigator.close", scene=scene, navigator=made["result"]["navigator"])

    def _check_session(self, caller: Caller) -> None:
        number = int(caller.call("hello")["session"][1:])
        require(number > self.last_session, f"session s{number} is not above s{self.last_session}")
        self.last_session = number

    def connect(self, caller: Caller, workers: int) -> None:
        caller.call("module.register", **MODULE)
        self.workers = []
        for scene in SCENES:
            self.views[scene] = View()
            self.views[scene].take(caller.call("tree.get", scene=scene))
        for watcher in self.watchers:
            watcher.is_fresh_next = self.random.random() < 0.1
            watcher.connect(self.host.socket)
        self.workers = [Worker(self.loop, self.host.socket, self.ledger, self.life, self.operations, self.views) for _ in range(workers)]
        self.loop.until(lambda: all(worker.session or not worker.wire.is_open for worker in self.workers), "a hello to every worker")
        # The workers learn about the trees as any client does.
        self.eyes = Caller(self.loop, self.host.socket)
        self.eyes.wire._on_line = self._see
        self.eyes.wire.send_lines([{"id": scene, "method": "watch", "params": {"scene": scene}} for scene in SCENES])

    def _see(self, message: Any) -> None:
        if message.get("method") == "changed":
            self.views[message["params"]["scene"]].follow(message["params"])
        elif "snapshot" in message.get("result", {}):
            self.views[message["id"]].take(message["result"]["snapshot"])

    def end_life(self) -> None:
        self.host.kill()
        self.loop.until(lambda: not any(wire.is_open for wire in self._wires()), "the connections end with the host")
        for session in [worker.session for worker in self.workers if worker.session]:
            self.last_session = max(self.last_session, int(session[1:]))

    def _wires(self) -> List[Any]:
        return [watcher.wire for watcher in self.watchers if watcher.wire] + [worker.wire for worker in self.workers]

    @property
    def answered(self) -> int:
        return sum(worker.answered for worker in self.workers)

    def run_until(self, answers: int, seconds: float = PATIENCE) -> None:
        """Lets the workers go on, until so many answers came or the host is gone."""
        end = self.answered + answers
        guest = self.random.random() < 0.6
        if guest and self.workers:
            self.workers[0].send("module.register", GUEST)
        for worker in self.workers:
            worker.refill()
        self.loop.until(lambda: self._go_on(guest) >= end or not self.host.is_running, f"{answers} answers", seconds)

    def _go_on(self, guest: bool) -> int:
        if guest and self.random.random() < 0.02:
            self.workers[0].send(*self.random.choice([("module.register", GUEST), ("module.unregister", {"module": "guest"})]))
        if self.random.random() < 0.1 and len(self.workers) > 1 and self.workers[1].session:
            self.extra.next(self.workers[1], self.random)
        if self.random.random() < 0.02:
            watcher = self.random.choice(self.watchers)
            watcher.disconnect()
            watcher.connect(self.host.socket)
        return self.answered

    def settle(self) -> None:
        """Every request is answered: the host lost none."""
        for worker in self.workers:
            worker.is_stopped = True
        self.loop.until(lambda: not any(worker.waiting for worker in self.workers) or not self.host.is_running, "an answer to every request")
        if self.host.is_running:
            waiting = [request.method for worker in self.workers for request in worker.waiting.values()]
            require(not waiting, f"no answer to {waiting}")

    def check_alive(self) -> None:
        """In the middle of a life, with everybody connected: all is quiet, then all agree."""
        self.settle()
        caller = Caller(self.loop, self.host.socket)
        self.loop.until(lambda: all(watcher.is_answered for watcher in self.watchers), "an answer to every watch")
        before = [watcher.pongs for watcher in self.watchers]
        for watcher in self.watchers:
            watcher.ping()
        self.loop.until(lambda: all(watcher.pongs > pongs for watcher, pongs in zip(self.watchers, before)), "a pong to every watcher")
        self.inspection.check(caller, has_restarted=False)
        for watcher in self.watchers:
            # The watcher's pong was requested after the last change.
            watcher.events.append({"watcher": watcher.name, "reached": self.truth.revision(watcher.scene), "scene": watcher.scene})
        self.truth.check_watches(self.watchers)
        self._use_up_an_id(caller)
        caller.close()

    def write_events(self, path: str) -> None:
        """What watchers received and nobody has looked at yet."""
        with open(path, "w") as file:
            for watcher in self.watchers:
                file.writelines(json.dumps(event) + "\n" for event in watcher.events)

    def finish(self) -> None:
        self.begin_life().close()
        self.host.terminate()
