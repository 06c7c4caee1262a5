#!/usr/bin/env python3
"""What a scene of a fleet costs: how long an answer takes beside a bare append, and how long the scene stands still when its owner dies.

    costs.py [--server PROGRAM] [--kills N]

The members stand in for hosts, so these are the figures of the log and of the requests, without a tree. Take them on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import time
from typing import Callable, List

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from engine import WHOLE_STREAM, Connection  # noqa: E402
from members import Member, Members  # noqa: E402
from rounds import leader  # noqa: E402
from servers import Cluster, debian_server  # noqa: E402

#: Requests of each measure.
REQUESTS = 500


def answer(scene: Members, member: Member, request: str) -> float:
    """Seconds until a member has answered a request."""
    began = time.monotonic()
    member.order(ask=request)
    scene.wait(lambda: request in scene.answers, f"an answer to {request}")
    return time.monotonic() - began


async def appends(cluster: Cluster, server: str) -> List[float]:
    """Seconds of bare appends to a stream of its own, one after the other, over a server."""
    async with Connection(cluster.named(server)) as connection:
        await connection.create_stream(f"BARE_{server}", f"bare.{server}")
        times = []
        for number in range(REQUESTS):
            began = time.monotonic()
            result = await connection.append(f"bare.{server}", b"x" * 100, {WHOLE_STREAM: str(number)}, seconds=10)
            times.append(time.monotonic() - began)
            assert result.sequence == number + 1, result
        return times


def takeover(scene: Members, kill: Callable[[Member], None]) -> float:
    """Seconds from the death of the owner to the first answer of another member."""
    owner = scene.owner()
    other = next(member for member in scene.places if member is not owner)
    began = time.monotonic()
    kill(owner)
    answer(scene, other, f"after-{began}")
    return time.monotonic() - began


def row(what: str, times: List[float], unit: float, name: str) -> None:
    ordered = sorted(times)
    print(f"{what:44} {statistics.median(ordered) / unit:7.2f} {name}   {ordered[0] / unit:7.2f} to {ordered[-1] / unit:7.2f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", default=debian_server(), help="the program of nats-server; Debian's when left out")
    parser.add_argument("--kills", type=int, default=10, help="of the owner alone, and half as many together with the leader; 10 when left out")
    options = parser.parse_args()
    with Cluster(options.server) as cluster:
        print(f"nats-server {cluster.version_text}: median, least and most")
        scene = Members(cluster, None, (1.0, 1.0, 1.0))
        owner = scene.owner()
        for name in (server.name for server in cluster.servers):
            row(f"a bare append, over {name}", asyncio.run(appends(cluster, name)), 1e-3, "ms")
        for member in scene.places:
            role = "the owner" if member is owner else "another member"
            row(f"an answer to a change, by {role}", [answer(scene, member, f"{member.name}-{n}") for n in range(REQUESTS)], 1e-3, "ms")
            row(f"an answer to a read, by {role}", [answer(scene, member, f"?{member.name}-{n}") for n in range(REQUESTS)], 1e-3, "ms")

        def kill(member: Member) -> None:
            member.kill()

        def kill_both(member: Member) -> None:
            cluster.named(asyncio.run(leader(cluster))).kill()
            member.kill()

        for what, kills, act in (("the owner", options.kills, kill), ("the owner and the leader", options.kills // 2, kill_both)):
            times = []
            for _ in range(kills):
                times.append(takeover(scene, act))
                for server in cluster.servers:
                    if not server.is_running:
                        server.restart()
                cluster.wait_until_ready()
                next(member for member in scene.places if not member.is_alive).start()
                scene.owner()
            row(f"an answer after the death of {what}", times, 1, "s ")
        scene.end()


if __name__ == "__main__":
    main()
