#!/usr/bin/env python3
"""Kills the host again and again, and looks whether what it had promised is there.

    run.py [--rounds N] [--seed S] [--seconds T] [--keep]

A round: clients change two scenes in every way, watchers follow; then the host is killed, from outside or inside a call of the disk, loses power, or meets
a disk that fails. After each: the store is sound, what was acknowledged is there, nothing is half there, watches go on without a gap.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import sys
import tempfile
import time
from typing import Any, Dict, List, Optional

from harness import (
    ALL, ERRORS, FAIL, KILL_AFTER, KILL_BEFORE, KILL_HALF, PATIENCE, POWER_LOSS, SHORT, SYNC, WRITE,
    Broken, Caller, Host, Loop, Truth, Watcher, build_shim, comparable, require,
)
from workload import GUEST, MODULE, SCENES, Ledger, Operations, Request, View, Worker, same

NUMBER = re.compile(r"[a-z](\d+)$")


class Extra:
    """A scene that is made and closed again, by one connection: what it may be after an end is one of few things."""

    NAME = "extra"

    def __init__(self) -> None:
        #: Its entries, nil when it is not there; then what was asked since, oldest first.
        self.known: Optional[int] = None
        self._asked: List[Request] = []

    def next(self, worker: Worker, random: random.Random) -> Request:
        state = self._states()[-1]
        if state is None:
            request = worker.send("scene.create", {"scene": self.NAME})
        elif random.random() < 0.3:
            request = worker.send("scene.close", {"scene": self.NAME})
        else:
            request = worker.send("push", {"scene": self.NAME, "type": "crash.page"})
        self._asked.append(request)
        return request

    @staticmethod
    def _after(state: Optional[int], request: Request) -> Optional[int]:
        if request.error:
            return state
        return 0 if request.method == "scene.create" else None if request.method == "scene.close" else (state or 0) + 1

    def _states(self) -> List[Optional[int]]:
        states = [self.known]
        for request in self._asked:
            state = self._after(states[-1], request)
            states = [state] if request.answer else states + [state]
        return states

    def check(self, caller: Caller) -> None:
        scenes = {scene["scene"]: scene["entries"] for scene in caller.call("scene.list")["scenes"]}
        states, found = self._states(), scenes.get(self.NAME)
        require(found in states, f"the scene {self.NAME} has {found} entries, not {states}")
        self.known, self._asked = found, []


class Crash:
    """One run: a store, and one life of the host after the other."""

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
        self.workers: List[Worker] = []
        self.views: Dict[str, View] = {}
        self.life = ""
        self.acknowledged = self.failed = self.kills = self.doubtful = 0
        self.last_session = 0
        self.sessions: set = set()
        self.is_begun = False
        self.may_be_doubtful = False

    # A life

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
        self.check(caller, has_restarted=bool(former), former=former)
        self.may_be_doubtful = False
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
        self.kills += 1
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
        self.loop.until(lambda: not any(worker.waiting for worker in self.workers) or not self.host.is_running, "an answer to every request", 20)
        if self.host.is_running:
            waiting = [request.method for worker in self.workers for request in worker.waiting.values()]
            require(not waiting, f"no answer to {waiting}")

    # Checking

    def check(self, caller: Caller, has_restarted: bool, former: str = "") -> None:
        """Compares everything that was asked and answered with what the host has now."""
        self.truth.catch_up(caller)
        if has_restarted:
            found = {scene: caller.call("tree.get", scene=scene)["revision"] for scene in SCENES}
            self.truth.life_ended(former, found)
            self._check_leftovers(caller)
            self.extra.check(caller)
        self._check_requests(caller, has_restarted)
        self.truth.check_watches(self.watchers)

    def _check_leftovers(self, caller: Caller) -> None:
        """What hung on sessions is gone with them."""
        for scene in SCENES:
            for item in caller.call("attachment.list", scene=scene)["attachments"]:
                require(item["kind"] == "checkpoint" or item.get("module") == "guest", f"{scene}: {item} outlived its session")
            for navigator in caller.call("tree.get", scene=scene)["navigators"]:
                require("ephemeral" not in navigator, f"{scene}: {navigator} outlived its session")

    def _check_requests(self, caller: Caller, has_restarted: bool) -> None:
        if has_restarted:
            done, self.ledger.unchecked = self.ledger.unchecked, []
        else:
            done = [request for request in self.ledger.unchecked if request.answer]
            self.ledger.unchecked = [request for request in self.ledger.unchecked if not request.answer]
        for request in done:
            self._check_request(request)
        self._check_strangers()
        self._check_tokens(done)
        self._check_trees(caller, done)

    def _check_request(self, request: Request) -> None:
        revisions = self.truth.by_request.get(request.id, [])
        scene = request.params.get("scene")
        if scene == Extra.NAME or request.method.startswith("module."):
            return
        where = f"{request.method} {request.params} ({request.id}, {request.answer})"
        require(len(revisions) <= 1, f"{len(revisions)} effects of {where}")
        for _, record in revisions:
            cause = record["cause"]
            require((cause["method"], cause.get("session")) == (request.method, request.session), f"{cause} is not the cause {where}")
        if request.error:
            require(not revisions or self._is_doubtful(request), f"refused, and yet revision {revisions and revisions[0][1]['revision']}: {where}")
            self.failed += request.error == "store_failed"
        elif request.result and request.result.get("changed"):
            self.acknowledged += 1
            self._check_effect(request, scene, where)

    def _is_doubtful(self, request: Request) -> bool:
        """The sync of its commit failed, and then everything else did until the end: it may be there, as the last of its life."""
        for scene, record in self.truth.by_request[request.id]:
            later = range(record["revision"] + 1, self.truth.revision(scene) + 1)
            causes = [self.truth.history.scenes[scene].records[revision]["cause"] for revision in later]
            of_others = [cause for cause in causes if "request" in cause and self.ledger.requests[cause["request"]].error != "store_failed"]
            if of_others or request.error != "store_failed" or not self.may_be_doubtful:
                return False
        self.doubtful += 1
        return True

    def _check_effect(self, request: Request, scene: str, where: str) -> None:
        revision = request.result["revision"]
        record = self.truth.history.scenes[scene].records.get(revision)
        require(record is not None, f"acknowledged, and not there: {where}")
        owner = self.ledger.requests.get(record["cause"].get("request", ""))
        is_own = owner is request or (owner is not None and "token" in request.params and owner.params.get("token") == request.params["token"])
        is_told = owner is None and "request" not in record["cause"] and "token" in request.params
        require(is_own or is_told, f"acknowledged as revision {revision}, which came of {record['cause']}: {where}")
        made = {item["id"] for change in record["changes"] for key in ("entry", "navigator", "attachment") if isinstance(item := change.get(key), dict)}
        made |= {change["navigator"]["root"]["id"] for change in record["changes"] if change["kind"] == "navigator.created" and "root" in change["navigator"]}
        if request.method in ("push", "present", "replace") and not {"ifPresent"} & set(request.params):
            require(request.result["entry"] in made, f"revision {revision} does not make {request.result['entry']}: {where}")
        elif request.method == "navigator.create":
            require(request.result["navigator"] in made, f"revision {revision} does not make {request.result['navigator']}: {where}")
        elif request.method in ("lock", "mapping.add"):
            id = request.result["lock" if request.method == "lock" else "mapping"]
            require(id in made, f"revision {revision} does not make {id}: {where}")

    def _check_strangers(self) -> None:
        """Nobody changes anything but those who asked."""
        for id in self.truth.new_requests:
            require(id in self.ledger.requests or id.startswith("c"), f"nobody asked for {id}: {self.truth.by_request[id]}")
        self.truth.new_requests.clear()

    def _check_tokens(self, done: List[Request]) -> None:
        groups: Dict[str, List[Request]] = {}
        for request in done:
            if "token" in request.params:
                groups.setdefault(request.params["token"], []).append(request)
        for token, requests in groups.items():
            effects = sum(len(self.truth.by_request.get(request.id, [])) for request in requests)
            require(effects <= 1, f"{effects} effects of token {token}: {[(request.method, request.answer) for request in requests]}")
            results = [request.result for request in requests if request.result]
            require(all(same(result, results[0]) for result in results), f"unlike answers of token {token}: {results}")

    def _check_trees(self, caller: Caller, done: List[Request]) -> None:
        """What was read was true, and can be read again."""
        for request in done:
            if request.method == "tree.get" and request.result:
                mine = self.truth.history.scenes[request.params["scene"]].tree(request.result["revision"])
                require(mine and comparable(mine) == comparable(request.result), f"what was read at {request.result['revision']} was never so")
            if request.method in ("tree.get", "state.get") and request.result:
                # The run is long.
                request.answer = {"result": {}}
        changed = [request for request in done if request.result and request.result.get("changed") and request.params.get("scene") in SCENES]
        for request in self.random.sample(changed, min(3, len(changed))):
            self.truth.compare_tree(caller, request.params["scene"], request.result["revision"])

    def check_alive(self) -> None:
        """In the middle of a life, with everybody connected: all is quiet, then all agree."""
        self.settle()
        caller = Caller(self.loop, self.host.socket)
        self.loop.until(lambda: all(watcher.is_answered for watcher in self.watchers), "an answer to every watch")
        before = [watcher.pongs for watcher in self.watchers]
        for watcher in self.watchers:
            watcher.ping()
        self.loop.until(lambda: all(watcher.pongs > pongs for watcher, pongs in zip(self.watchers, before)), "a pong to every watcher")
        self.check(caller, has_restarted=False)
        for watcher in self.watchers:
            # The watcher's pong was requested after the last change.
            watcher.events.append({"watcher": watcher.name, "reached": self.truth.revision(watcher.scene), "scene": watcher.scene})
        self.truth.check_watches(self.watchers)
        self._use_up_an_id(caller)
        caller.close()

    # Rounds

    def round_killed(self, caller: Caller) -> None:
        """From outside, at any moment."""
        self.run_until(self.random.randint(0, 400))

    def round_killed_in_a_call(self, caller: Caller) -> None:
        """Before, in the middle of, or after a call that writes."""
        self.run_until(self.random.randint(0, 60))
        action = self.random.choice([KILL_BEFORE, KILL_HALF, KILL_AFTER])
        self.host.fault.arm(action, self.random.randint(1, 120), kinds=self.random.choice([ALL, WRITE, SYNC]))
        self._until_gone()

    def round_power_loss(self, caller: Caller) -> None:
        """What was not synced is lost. (Only with durability `synced` is nothing lost that was acknowledged.)"""
        if self.host.durability == "synced":
            kept = self.random.choice([0, self.random.getrandbits(62)])
            self.host.fault.arm(POWER_LOSS, self.random.randint(1, 200), error=kept, kinds=self.random.choice([ALL, SYNC]))
        self._until_gone()

    def _until_gone(self) -> None:
        end = time.monotonic() + 20
        while self.host.is_running and time.monotonic() < end and self.answered < 1500:
            self.run_until(50)

    def round_failing(self, caller: Caller) -> None:
        """The disk fails for a while: nothing happens, and the host stays."""
        self.run_until(self.random.randint(0, 60))
        error = ERRORS[self.random.choice(["ENOSPC", "EIO"])]
        repeat = self.random.choice([1, 1, 3, -1, -1])
        kinds = self.random.choice([WRITE, WRITE, SYNC, WRITE | SYNC])
        self.host.fault.arm(FAIL, self.random.randint(1, 40), error=error, repeat=repeat, kinds=kinds)
        self.run_until(self.random.randint(50, 200))
        if repeat < 0:
            self._live_on_without_a_disk(error, kinds)
        self.host.fault.disarm()
        self._work_again()
        self.run_until(self.random.randint(0, 60))
        self.check_alive()

    def round_killed_while_failing(self, caller: Caller) -> None:
        """What was refused by the store is not there after the end either, even when the host could write nothing after it."""
        self.run_until(self.random.randint(0, 60))
        kinds = self.random.choice([WRITE, SYNC, SYNC, ALL])
        self.may_be_doubtful = kinds == ALL
        self.host.fault.arm(FAIL, self.random.randint(1, 10), error=ERRORS["EIO"], repeat=-1, kinds=kinds)
        self.run_until(self.random.randint(20, 100))

    def _live_on_without_a_disk(self, error: int, kinds: int) -> None:
        if kinds == SYNC and self.host.durability == "written":
            return
        self.host.fault.arm(FAIL, 1, error=error, repeat=-1, kinds=kinds)
        visitor = Caller(self.loop, self.host.socket)
        refused = visitor.ask("push", type="crash.page", scene="extra" if self.extra.known is not None else "second")
        name = refused.get("error", {}).get("data", {}).get("name")
        require(name in ("store_failed", "locked", "no_stack", "unknown_scene"), f"on a disk that fails: {refused}")
        require(self._read(visitor, "ping") == {"pong": True}, "no pong")
        watch = self._read(visitor, "watch", scene="main")
        tree = self._read(visitor, "tree.get")
        require(watch["snapshot"]["revision"] == tree["revision"], "a watch that does not agree with tree.get")
        visitor.close()

    def _read(self, visitor: Caller, method: str, **params: Any) -> Dict[str, Any]:
        """What is read in one turn with a change that fails is refused with it, and may be asked for again."""
        end = time.monotonic() + PATIENCE
        while True:
            answer = visitor.ask(method, **params)
            if answer.get("error", {}).get("data", {}).get("name") != "store_failed":
                require("result" in answer, f"{method} was refused: {answer}")
                return answer["result"]
            require(time.monotonic() < end, f"no {method} within {PATIENCE} s on a disk that fails")

    def _work_again(self) -> None:
        require(self.host.is_running, f"the host is gone: {open(self.host.log).read()[-2000:]}")
        visitor = Caller(self.loop, self.host.socket)
        answer = visitor.call("navigator.create", scene="second", parent="n1") if not self._is_locked(visitor) else {"changed": True}
        require(answer["changed"], f"the disk is well again, and: {answer}")
        visitor.close()

    def _is_locked(self, visitor: Caller) -> bool:
        return bool(visitor.call("attachment.list", scene="second", kind="lock")["attachments"])

    def round_short(self, caller: Caller) -> None:
        """Writes that come short now and then, which is no failure."""
        self.host.fault.arm(SHORT, self.random.randint(1, 20), repeat=-1, kinds=WRITE)
        self.run_until(self.random.randint(50, 200))
        self.host.fault.disarm()
        self.check_alive()

    def round_snapshot(self, caller: Caller) -> None:
        """More than a thousand revisions of one scene: the store makes a snapshot, and that fails, or the host is killed in it."""
        for worker in self.workers:
            worker.is_stopped = True
        self.settle()
        worker = self.workers[0]
        worker.send("reset", {"scene": "main"})
        action = self.random.choice([FAIL, FAIL, KILL_BEFORE, KILL_AFTER])
        for group in range(75):
            if group > 15:
                # A group is one commit, mostly: its second sync is that of a snapshot.
                self.host.fault.arm(action, 2, error=ERRORS["EIO"], kinds=SYNC)
            requests = [("path.set", {"scene": "main", "navigator": "n1", "path": [self.operations.destination()]}) for _ in range(16)]
            worker.send_together(requests)
            self.loop.until(lambda: not worker.waiting or not self.host.is_running, "answers, with a snapshot that fails")
            if not self.host.is_running:
                return
        self.host.fault.disarm()
        self.check_alive()

    def round_start(self, caller: Caller) -> None:
        """The next start is killed, or fails, and the one after that is well."""
        self.run_until(self.random.randint(0, 100))
        self.settle()
        self.end_life()
        for _ in range(3):
            action = self.random.choice([KILL_BEFORE, KILL_HALF, KILL_AFTER, FAIL])
            self.host.fault.arm(action, self.random.randint(1, 12), error=ERRORS["EIO"], repeat=self.random.choice([1, -1]))
            self.host.start()
            self.host.kill()

    def round_sessions(self, caller: Caller) -> None:
        """More connections than numbers are reserved at once, on a disk that fails in the end."""
        for worker in self.workers:
            worker.is_stopped = True
        self.settle()
        for number in range(4200):
            if number == 3000 + self.random.randint(0, 1000):
                self.host.fault.arm(FAIL, 1, error=ERRORS["ENOSPC"], repeat=-1)
            visitor = Caller(self.loop, self.host.socket)
            if number % 16 == 0:
                self.last_session = max(self.last_session, int(visitor.call("hello")["session"][1:]))
            visitor.close()

    ROUNDS = {
        "killed": 5, "killed_in_a_call": 6, "power_loss": 4, "failing": 5, "killed_while_failing": 3, "short": 1, "snapshot": 2, "start": 3, "sessions": 0.3,
    }
    SHORT_FORM = ["killed_in_a_call", "failing", "power_loss", "snapshot", "killed", "start", "failing", "killed_in_a_call"]

    def run(self, number: int, kind: str) -> None:
        caller = self.begin_life()
        self.host.fault.remember_unsynced(kind == "power_loss")
        try:
            self.connect(caller, self.random.randint(2, 5))
            getattr(self, f"round_{kind}")(caller)
        except Broken as broken:
            # The host may die in the middle of a call. Then a lost connection is expected; the check below finds why
            # the host died.
            if self.host.is_running or "the connection ended" not in str(broken):
                raise
        finally:
            caller.close()
        self._check_death(kind)
        self.end_life()

    def _check_death(self, kind: str) -> None:
        if not self.host.is_running and kind != "start":
            code = self.host.wait()
            require(code == -9, f"the host ended by itself, with {code}: {open(self.host.log).read()[-3000:]}")

    def write_events(self, path: str) -> None:
        """What watchers received and nobody has looked at yet."""
        with open(path, "w") as file:
            for watcher in self.watchers:
                file.writelines(json.dumps(event) + "\n" for event in watcher.events)

    def finish(self) -> None:
        self.begin_life().close()
        self.host.terminate()


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=len(Crash.SHORT_FORM))
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    parser.add_argument("--seconds", type=float, help="no new round after that")
    parser.add_argument("--kind", choices=sorted(Crash.ROUNDS), help="only rounds of this kind")
    parser.add_argument("--keep", action="store_true", help="leave the folder of a failure")
    options = parser.parse_args()
    folder = tempfile.mkdtemp(prefix="nh-crash-")
    print(f"crash test, seed {options.seed}", flush=True)
    crash, began, number, kind = Crash(folder, options.seed), time.monotonic(), 0, ""
    kinds, weights = zip(*Crash.ROUNDS.items())
    counts: Dict[str, int] = {}
    try:
        for number in range(options.rounds):
            if options.seconds and time.monotonic() - began > options.seconds:
                break
            kind = Crash.SHORT_FORM[number] if number < len(Crash.SHORT_FORM) else crash.random.choices(kinds, weights)[0]
            kind = options.kind or kind
            counts[kind] = counts.get(kind, 0) + 1
            crash.run(number, kind)
            if (number + 1) % 50 == 0:
                print(f"{number + 1} rounds, {time.monotonic() - began:.0f} s", flush=True)
        kind = "finish"
        crash.finish()
    except BaseException as error:
        print(f"round {number} ({kind}) of seed {options.seed}, durability {crash.host.durability}: {error}", file=sys.stderr)
        if crash.host.process:
            crash.host.kill()
        if options.keep:
            crash.write_events(os.path.join(folder, "events.ndjson"))
            print(f"its files are in {folder}", file=sys.stderr)
        else:
            shutil.rmtree(folder)
        if isinstance(error, Broken):
            return 1
        raise
    shutil.rmtree(folder)
    starts: Dict[str, int] = {}
    for watcher in crash.watchers:
        for name, count in watcher.starts.items():
            starts[name] = starts.get(name, 0) + count
    print(
        f"{sum(counts.values())} rounds {counts}, {crash.host.starts} starts, {len(crash.ledger.requests)} requests, {crash.acknowledged} changes"
        f" acknowledged, {crash.failed} refused by the store ({crash.doubtful} in doubt), revisions {[crash.truth.revision(scene) for scene in SCENES]},"
        f" {crash.truth.checker.lines} lines of watches {starts}, {time.monotonic() - began:.1f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
