#!/usr/bin/env python3
"""Watchers of every kind, and the six promises to them: slow readers, readers that stop, that come and go, that filter; a small history; a host that ends,
is killed and starts again, and a store that is compacted between.

    watchers.py [--lives N] [--seed S] [--keep]

What they receive is checked by promises.py; with --keep the recordings are left as files that it takes.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import sys
import tempfile
import time
from typing import Any, Dict, List

from checks import Broken, require
from connections import Caller, Loop, Watcher
from host import Host, build_shim
from truth import Truth
from workload import MODULE, Operations, View

SCENE = "main"
HISTORY = 64


class Slow(Watcher):
    """Reads little at a time, and not every time."""

    def step(self, random: random.Random) -> None:
        assert self.wire
        self.wire.portion = 700
        self.wire.paused = random.random() < 0.6

    def relax(self) -> None:
        assert self.wire
        self.wire.portion = 1 << 18
        self.wire.paused = False


class Stopped(Slow):
    """Does not read at all for a while, as a process that was stopped."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._steps = 0

    def step(self, random: random.Random) -> None:
        assert self.wire
        self._steps -= 1
        if self._steps < 0:
            self.wire.paused = not self.wire.paused
            self._steps = random.choice([5, 40, 150])


class Reconnecting(Slow):
    """Leaves, misses some or many revisions, and goes on."""

    def __init__(self, *arguments: Any, path: str, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._path, self._steps = path, 20

    def step(self, random: random.Random) -> None:
        assert self.wire
        self._steps -= 1
        if self._steps > 0:
            return
        if self.wire.is_open:
            self.disconnect()
        else:
            self.connect(self._path)
        self._steps = random.choice([2, 10, 40, 160])

    def relax(self) -> None:
        assert self.wire
        if not self.wire.is_open:
            self.connect(self._path)


class Attentive(Slow):
    """Reads all at once."""

    def step(self, random: random.Random) -> None:
        pass


class Scenario:
    def __init__(self, folder: str, seed: int) -> None:
        self.random = random.Random(seed)
        self.loop = Loop()
        limits = ["--history", str(HISTORY), "--output-soft", "16384", "--output-stall", "3600"]
        self.host = Host(folder, build_shim(folder), limits)
        self.operations = Operations(self.random, 0.7, (4000, 12000))
        self.truth = Truth([SCENE])
        self.view = View()
        self.folder = folder
        path = self.host.socket
        entries = ["entry.added", "entry.removed"]
        self.watchers: List[Slow] = [
            Attentive(self.loop, "all", SCENE),
            Attentive(self.loop, "entries", SCENE, kinds=entries),
            Attentive(self.loop, "root", SCENE, navigator="n1"),
            Slow(self.loop, "slow", SCENE),
            Slow(self.loop, "slow-entries", SCENE, kinds=entries),
            Stopped(self.loop, "stopped", SCENE),
            Stopped(self.loop, "stopped-root", SCENE, navigator="n1", kinds=["navigator.created", "navigator.closed", "entry.added"]),
            Reconnecting(self.loop, "reconnecting", SCENE, path=path),
            Reconnecting(self.loop, "reconnecting-root", SCENE, path=path, navigator="n1"),
            Reconnecting(self.loop, "reconnecting-structure", SCENE, path=path, kinds=["navigator.created", "navigator.closed", "navigator.selected"]),
        ]
        self.recorded: List[Dict[str, Any]] = []
        self.changes = 0
        self.instance = ""

    def begin(self) -> None:
        """Starts the host. What was told in its life before has to be in its history now."""
        require(self.host.start(), f"the host does not start: {open(self.host.log).read()[-2000:]}")
        self.writer = Caller(self.loop, self.host.socket)
        if not self.instance:
            self.truth.begin(self.writer)
        self.truth.catch_up(self.writer)
        if self.instance:
            self.recorded.append({"life": self.instance, "ends": {SCENE: self.truth.revision(SCENE)}})
            self.truth.life_ended(self.instance, {SCENE: self.truth.revision(SCENE)})
        for watcher in self.watchers:
            self.recorded += watcher.events
        self.truth.check_watches(list(self.watchers))
        self.watchers = [watcher for watcher in self.watchers if "unknown_navigator" not in watcher.starts]
        self.instance = self.writer.call("host.status")["instance"]

    def live(self) -> None:
        """A life of the host, from start to end."""
        self.begin()
        self.writer.call("module.register", **MODULE)
        for watcher in self.watchers:
            watcher.connect(self.host.socket)
        self._add_below()
        for _ in range(self.random.randint(150, 300)):
            self._change()
            for watcher in self.watchers:
                watcher.step(self.random)
            self.loop.turn(0)
        if self.random.random() < 0.7:
            self._agree()
        self._end()

    def _add_below(self) -> None:
        """One that watches a navigator of its own, as long as it is there."""
        made = self.writer.call("navigator.create", scene=SCENE)["navigator"]
        watcher = Attentive(self.loop, f"below-{made}", SCENE, navigator=made)
        watcher.connect(self.host.socket)
        self.watchers.append(watcher)

    def _change(self) -> None:
        """One request, which may be refused; then what is new is written down before it leaves the window."""
        self.view.take(self.writer.call("tree.get", scene=SCENE))
        method, params = self.operations.make(self.view)
        answer = self.writer.ask(method, **dict(params, scene=SCENE))
        self.changes += bool(answer.get("result", {}).get("changed"))
        if self.view.locks:
            self.writer.ask("unlock", scene=SCENE, lock=next(iter(self.view.locks)))
        if self.view.revision - self.truth.revision(SCENE) > HISTORY // 4:
            self.truth.catch_up(self.writer)

    def _agree(self) -> None:
        """All read what is there, and have all of it."""
        for watcher in self.watchers:
            watcher.relax()
        self.loop.until(lambda: all(watcher.is_answered for watcher in self.watchers if watcher.wire.is_open), "an answer to every watch")
        # A slow watch gets the lines that were left out after it has read the rest.
        for _ in range(2):
            before = {watcher.name: watcher.pongs for watcher in self.watchers}
            for watcher in self.watchers:
                watcher.ping()
            self.loop.until(lambda: all(watcher.pongs > before[watcher.name] for watcher in self.watchers), "a pong to every watcher")
        self.truth.catch_up(self.writer)
        for watcher in self.watchers:
            watcher.events.append({"watcher": watcher.name, "reached": self.truth.revision(SCENE), "scene": SCENE})

    def _end(self) -> None:
        self.truth.catch_up(self.writer)
        self.writer.close()
        if self.random.random() < 0.5:
            for watcher in self.watchers:
                watcher.relax()
            self.host.terminate()
        else:
            self.host.kill()
        for watcher in self.watchers:
            assert watcher.wire
            watcher.wire.paused = False
        self.loop.until(lambda: not any(watcher.wire.is_open for watcher in self.watchers), "the connections end with the host")
        require("\nsound\n" in self.host.tool("check"), "the store is not sound")
        if self.random.random() < 0.5:
            self.host.tool("compact")
            require("\nsound\n" in self.host.tool("check"), "the store is not sound after it was compacted")

    def write(self) -> None:
        """The history and the recordings, as files."""
        scene = self.truth.history.scenes[SCENE]
        with open(os.path.join(self.folder, "history.ndjson"), "w") as file:
            file.write(json.dumps({"scene": SCENE, "base": scene.tree(scene.first)}) + "\n")
            file.writelines(json.dumps(dict(record, scene=SCENE)) + "\n" for record in scene.records.values())
            file.writelines(json.dumps(item) + "\n" for item in self.recorded if "life" in item)
        with open(os.path.join(self.folder, "recording.ndjson"), "w") as file:
            file.writelines(json.dumps(item) + "\n" for item in self.recorded if "life" not in item)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--lives", type=int, default=4)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    parser.add_argument("--keep", action="store_true", help="leave the folder with the recordings")
    options = parser.parse_args()
    folder = tempfile.mkdtemp(prefix="nh-watch-")
    print(f"watchers, seed {options.seed}", flush=True)
    scenario, began, life = Scenario(folder, options.seed), time.monotonic(), 0
    try:
        for life in range(options.lives):
            scenario.live()
        scenario.begin()
        scenario.writer.close()
        scenario.host.terminate()
    except BaseException as error:
        print(f"life {life} of seed {options.seed}: {error}", file=sys.stderr)
        if scenario.host.process:
            scenario.host.kill()
        if not isinstance(error, Broken):
            raise
        return 1
    finally:
        if options.keep and scenario.instance:
            scenario.write()
            print(f"the recordings are in {folder}")
        else:
            shutil.rmtree(folder)
    starts: Dict[str, int] = {}
    for watcher in scenario.watchers:
        for name, count in watcher.starts.items():
            starts[name] = starts.get(name, 0) + count
    lagged = sum(watcher.lagged for watcher in scenario.watchers)
    print(
        f"{options.lives} lives, {scenario.truth.revision(SCENE)} revisions, {scenario.truth.checker.lines} lines, {lagged} times lagged,"
        f" watches {starts}, {time.monotonic() - began:.1f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
