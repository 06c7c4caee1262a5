#!/usr/bin/env python3
"""What shared scenes cost the clients of three hosts: answers, many scenes, the start of a host, and the death of an owner.

    host_costs.py [--server PROGRAM] [--scenes N] [--entries N] [--kills N] [--delay MILLISECONDS]

As costs.py, with hosts in place of members. Take the figures with a release build (NAVHOST_BIN), on a machine that does nothing else. Each measure begins with a
cluster and hosts of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import threading
import time
import types
from typing import Any, Callable, Dict, Iterator, List, Optional, Sequence

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from costs import REQUESTS, appends, row  # noqa: E402
from hosts import Connection, Host, Hosts  # noqa: E402
from links import Access, Links  # noqa: E402
from places import FLEET, SCENE  # noqa: E402
from rounds import leader  # noqa: E402
from servers import Cluster, debian_server, wait_for  # noqa: E402
from surroundings import PATIENCE  # noqa: E402

#: Seconds of a measure of throughput, and requests that a client has on its way.
DURATION, WINDOW = 5.0, 32

#: Clients at each host.
CLIENTS = 4

#: Entries of one request that fills a scene.
PART = 4_000


def entry(number: int) -> Dict[str, Any]:
    return {"type": "shop.item", "arguments": {"number": number}}


class Process:
    """A host with scenes of one's choice. In a `with` statement it is killed at the end."""

    def __init__(self, access: Optional[Access], scenes: Sequence[str], name: str = "host0", *options: str) -> None:
        self.name = name
        self.folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.path = os.path.join(self.folder.name, "h.sock")
        command = ["setpriv", "--pdeathsig", "KILL", os.environ["NAVHOST_BIN"], "serve", "--store", "none", "--socket", self.path, *options]
        if access:
            command += ["--fleet", FLEET, "--fleet-host", name, "--fleet-scenes", ",".join(scenes), "--nats", ",".join(access.urls)]
        self.began = time.monotonic()
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        self.folder.cleanup()

    def connect(self) -> Connection:
        while True:
            with contextlib.suppress(OSError):
                return Connection(self.path)
            time.sleep(0.000_2)

    @property
    def memory(self) -> float:
        """MiB that are resident."""
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as file:
            return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmRSS"))

    def wait_for(self, scenes: Sequence[str]) -> float:
        """Seconds from the start until the last of these scenes is shown."""
        with contextlib.closing(self.connect()) as connection:
            for scene in scenes:
                wait_for(lambda scene=scene: "result" in connection.ask("path.get", scene=scene, limit=1), f"{self.name} shows {scene}")
        return time.monotonic() - self.began


@contextlib.contextmanager
def fleet(cluster: Cluster, scenes: Sequence[str], *options: str, links: Optional[Links] = None) -> Iterator[List[Process]]:
    """Three hosts that show these scenes, with a module whose type all know."""
    with contextlib.ExitStack() as stack:
        names = [f"host{number}" for number in range(3)]
        ways = [links.access(name, cluster.servers) if links else Access(cluster.servers) for name in names]
        hosts = [stack.enter_context(Process(way, scenes, name, *options)) for name, way in zip(names, ways)]
        for host in hosts:
            host.wait_for(scenes)
        module = stack.enter_context(contextlib.closing(hosts[0].connect()))
        module.result("module.register", module="shop", destinations=[{"type": "shop.item"}])
        yield hosts


def timed(act: Callable[[], Any]) -> float:
    began = time.monotonic()
    act()
    return time.monotonic() - began


def changes(connection: Connection, scene: str) -> List[float]:
    """Seconds of changes that leave the scene as large as it is."""
    return [timed(lambda number=number: connection.result("path.set", scene=scene, path=[entry(number)])) for number in range(REQUESTS)]


def owner(host: Process, scene: str) -> str:
    with contextlib.closing(host.connect()) as connection:
        return next(one["owner"] for one in connection.result("fleet.describe")["scenes"] if one["scene"] == scene)


# Measures


def answers(server: str) -> None:
    with Cluster(server) as cluster, fleet(cluster, [SCENE]) as hosts:
        print(f"nats-server {cluster.version_text}: median, least and most", flush=True)
        bare = asyncio.run(appends(cluster, cluster.servers[0].name))
        row("a bare append", bare, 1e-3, "ms")
        name = owner(hosts[0], SCENE)
        for host in hosts:
            role = "the owner" if host.name == name else "another host"
            with contextlib.closing(host.connect()) as connection:
                row(f"a change of a shared scene, at {role}", changes(connection, SCENE), 1e-3, "ms")
                row(f"a read of a shared scene, at {role}", [timed(lambda: connection.result("path.get", scene=SCENE)) for _ in range(REQUESTS)], 1e-3, "ms")
        with contextlib.closing(hosts[0].connect()) as connection:
            row("a change of a local scene", changes(connection, "main"), 1e-3, "ms")


def answers_over(server: str, delay: float) -> None:
    """As between machines: whatever a host, a server or the publisher sends to another one is so many milliseconds late."""
    with Links() as links, Cluster(server, links.route) as cluster, fleet(cluster, [SCENE], links=links) as hosts:
        publisher = links.access("publisher", cluster.servers)
        links.delay(delay / 1000)
        print(f"nats-server {cluster.version_text}, each message {delay} ms late", flush=True)
        for one, url in zip(cluster.servers, publisher.urls):
            seen = types.SimpleNamespace(name=one.name, url=url, is_running=True)
            row(f"a bare append, over {one.name}", asyncio.run(appends(types.SimpleNamespace(named=lambda _, seen=seen: seen), one.name)), 1e-3, "ms")
        name = owner(hosts[0], SCENE)
        for host in hosts:
            role = "the owner" if host.name == name else "another host"
            with contextlib.closing(host.connect()) as connection:
                row(f"a change of a shared scene, at {role}", changes(connection, SCENE), 1e-3, "ms")


class Load(threading.Thread):
    """A client that changes scenes in turn, always with some requests on their way."""

    def __init__(self, host: Process, scenes: Sequence[str], ends: float) -> None:
        super().__init__(daemon=True)
        self.host, self.scenes, self.ends, self.answered = host, scenes, ends, 0
        self.start()

    def run(self) -> None:
        with contextlib.closing(self.host.connect()) as connection:
            for number in range(WINDOW):
                self._send(connection, number)
            while time.monotonic() < self.ends:
                answer = connection.read()
                assert "result" in answer, answer
                self.answered += 1
                self._send(connection, answer["id"] + WINDOW)

    def _send(self, connection: Connection, number: int) -> None:
        scene = self.scenes[number % len(self.scenes)]
        connection.send({"id": number, "method": "path.set", "params": {"scene": scene, "path": [entry(number)]}})


def throughput(what: str, hosts: Sequence[Process], scenes: Sequence[str]) -> None:
    ends = time.monotonic() + DURATION
    # Each client has scenes of its own, if there are enough.
    clients = len(hosts) * CLIENTS
    loads = [Load(hosts[number % len(hosts)], scenes[number::clients] or scenes, ends) for number in range(clients)]
    for load in loads:
        load.join(PATIENCE)
    print(f"{what:44} {sum(load.answered for load in loads) / DURATION:7.0f} a second, least of a client {min(load.answered for load in loads)}", flush=True)


def many(server: str, count: int) -> None:
    scenes = [f"scene{number}" for number in range(count)]
    with Cluster(server) as cluster, fleet(cluster, scenes[:1]) as hosts:
        throughput("changes of one scene", hosts, scenes[:1])
    with Cluster(server) as cluster, fleet(cluster, scenes) as hosts:
        owners = [owner(hosts[0], scene) for scene in scenes]
        print(f"owners of {count} scenes: " + ", ".join(f"{name} {owners.count(name)}" for name in sorted(set(owners))), flush=True)
        throughput(f"changes of {count} scenes", hosts, scenes)
        print(f"memory of a host with {count} scenes: {max(host.memory for host in hosts):.1f} MiB", flush=True)


def starts(server: str, count: int) -> None:
    def start(cluster: Optional[Cluster], scenes: Sequence[str]) -> None:
        times, shown, memory = [], [], []
        for number in range(10):
            with Process(cluster and Access(cluster.servers), scenes, f"new{number}") as host:
                with contextlib.closing(host.connect()) as connection:
                    connection.result("ping")
                    times.append(time.monotonic() - host.began)
                if scenes:
                    shown.append(host.wait_for(scenes))
                memory.append(host.memory)
        what = f"with {len(scenes)} shared scenes" if scenes else "without a fleet"
        row(f"the first answer of a host {what}", times, 1e-3, "ms")
        if shown:
            row("until it shows them", shown, 1e-3, "ms")
        row("memory of the host", memory, 1, "MiB")

    start(None, [])
    scenes = [f"scene{number}" for number in range(count)]
    with Cluster(server) as cluster, fleet(cluster, scenes):
        start(cluster, scenes[:1])
        start(cluster, scenes)


def restoring(server: str, entries: int) -> None:
    """A host that begins with nothing, in a fleet with one large scene."""
    large = ("--history", "10", "--max-entries", str(entries))
    with Cluster(server) as cluster, fleet(cluster, [SCENE], *large) as hosts:
        with contextlib.closing(hosts[0].connect()) as connection:
            for _ in range(entries // PART):
                connection.result("path.append", scene=SCENE, path=[entry(7)] * PART, navigator="n1")
        for host in hosts[1:]:
            host.wait_for([SCENE])
        times, memory = [], []
        for number in range(5):
            with Process(Access(cluster.servers), [SCENE], f"new{number}", *large) as host:
                times.append(host.wait_for([SCENE]))
                memory.append(host.memory)
        row(f"a new host shows {entries:,} entries", times, 1, "s")
        row("memory of the host", memory, 1, "MiB")


def takeovers(server: str, kills: int) -> None:
    with Cluster(server) as cluster, Hosts(cluster) as scene:

        def takeover(kill: Callable[[Host], None]) -> float:
            """Seconds from the death of the owner until a client of another host has changed the scene."""
            present = scene.owner()
            other = next(host for host in scene.places if host is not present)
            with contextlib.closing(other.connect()) as connection:
                connection.result("module.register", module="shop", destinations=[{"type": "shop.item"}])
                began = time.monotonic()
                kill(present)
                wait_for(lambda: "result" in connection.ask("path.set", scene=SCENE, path=[entry(0)]), "a change by another owner")
                return time.monotonic() - began

        def kill_both(host: Host) -> None:
            cluster.named(asyncio.run(leader(cluster))).kill()
            host.kill()

        for what, count, kill in (("the owner", kills, Host.kill), ("the owner and the leader", kills // 2, kill_both)):
            times = []
            for _ in range(count):
                times.append(takeover(kill))
                for one in cluster.servers:
                    if not one.is_running:
                        one.restart()
                cluster.wait_until_ready()
                for host in scene.places:
                    if not host.is_alive:
                        host.start()
                        wait_for(host.tree, f"{host.name} shows the scene", lambda host=host: host.log)
                scene.owner()
            row(f"a change after the death of {what}", times, 1, "s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", default=debian_server(), help="the program of nats-server; Debian's when left out")
    parser.add_argument("--scenes", type=int, default=100, help="of the measure of many; 100 when left out")
    parser.add_argument("--entries", type=int, default=1_000_000, help="of the large scene; 1,000,000 when left out")
    parser.add_argument("--kills", type=int, default=10, help="of the owner alone, and half as many together with the leader; 10 when left out")
    parser.add_argument("--delay", type=float, default=2, help="milliseconds of a message between machines; 2 when left out")
    options = parser.parse_args()
    answers(options.server)
    answers_over(options.server, options.delay)
    many(options.server, options.scenes)
    starts(options.server, options.scenes)
    takeovers(options.server, options.kills)
    restoring(options.server, options.entries)


if __name__ == "__main__":
    main()
