#!/usr/bin/env python3
"""Two publishers append to one replicated stream at the same moment with the same expectation; again and again, also while the stream's leader changes.

    race.py [--pairs N] [--server PATH] [--seed S] [--costs]

A fleet stands on this: exactly one of the two is stored. The program prints a row for each header and each disturbance, and what was found wrong:
`fence` when two were let through, `engine` when something acknowledged is missing or altered, `ours` when a publisher concluded wrongly.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import statistics
import sys
import time
from dataclasses import dataclass, field
from typing import AsyncIterator, Awaitable, Callable, Dict, List, NamedTuple, Optional, Tuple, TypeVar

from engine import ANSWER, APPEND_ID, IN_FLIGHT, LONGEST_ANSWER, ONE_SUBJECT, SILENCE, WHOLE_STREAM, Connection, Record, ServerGone, until
from servers import SIZE, Cluster, debian_server, newer_server

#: Tries without an answer, after which a publisher asks the leader to step down; see `_settle`.
SILENT_TRIES = 2
#: Pairs that are settled while the killed server is away.
PAIRS_WITHOUT_SERVER = 10

#: Seconds until a publisher asks again about an append that is still in flight.
SHORT_PAUSE = 0.005

CALM, STEPDOWN, KILL = "calm", "step down", "kill"


Value = TypeVar("Value")


class Finding(NamedTuple):
    name: str
    what: str

    def __str__(self) -> str:
        return f"{self.name}: {self.what}"


class Outcome(NamedTuple):
    """What a publisher knows in the end. `acknowledged` is a sequence; without it, `is_stored` was read from the stream."""

    append: str
    expected: int
    acknowledged: Optional[int]
    is_stored: bool
    #: The highest last sequence that it was told.
    last: int


@dataclass
class Report:
    """What happened in one race."""

    header: str
    disturbance: str
    pairs: int = 0
    both: int = 0
    #: Tries without an answer.
    silent: int = 0
    #: Times that a leader answered requests but no append, until it was asked to step down.
    stuck: int = 0
    #: Refusals other than that of the expectation.
    other_errors: Dict[str, int] = field(default_factory=dict)
    #: Refusals that name a record which could not be read yet.
    early: int = 0
    #: Refusals that name the very sequence that was expected.
    unchanged: int = 0
    void: int = 0
    changes: int = 0
    #: Seconds from a kill until another server leads the stream.
    elections: List[float] = field(default_factory=list)
    findings: List[Finding] = field(default_factory=list)

    TITLES = f"{'header':38} {'disturbance':11}  pairs  both  void changes silent stuck early  same wrong"

    def row(self) -> str:
        return (
            f"{self.header:38} {self.disturbance:11} {self.pairs:6} {self.both:5} {self.void:5} {self.changes:7} {self.silent:6} {self.stuck:5} {self.early:5} "
            f"{self.unchanged:5} {len(self.findings):5}"
        )


class Race:
    """One stream, and a connection to each server."""

    def __init__(self, cluster: Cluster, connections: List[Connection], name: str, header: str, disturbance: str, seed: int) -> None:
        self.cluster = cluster
        self.stream = name
        self.subject = f"race.{name}"
        self.report = Report(header, disturbance)
        self.outcomes: List[Tuple[Outcome, Outcome]] = []
        self._connections = connections
        self._random = random.Random(seed)

    async def run(self, pairs: int, changes: int = 0) -> Report:
        """At least `pairs` pairs, and more until the leader changed so often."""
        await self._connection(0).create_stream(self.stream, self.subject)
        await until(self._is_whole, f"three replicas of {self.stream}")
        expected, number, killing = 0, 0, None
        is_killing, is_stepping = self.report.disturbance == KILL, self.report.disturbance == STEPDOWN
        while number < pairs or killing or self.report.changes < changes:
            steps = [self._settle(number + side, expected, f"{number}.{side}") for side in range(2)]
            is_due = self.report.changes < changes and number >= self.report.changes * pairs // changes
            if is_stepping and is_due:
                steps.append(self._step_down())
            if is_killing and is_due and killing is None:
                killing = asyncio.create_task(self._kill_leader(number + PAIRS_WITHOUT_SERVER))
            first, second, *_ = await asyncio.gather(*steps)
            self.outcomes.append((first, second))
            lasts = [first.last, second.last]
            expected = min(lasts) if min(lasts) < expected else max(lasts)
            number += 1
            self._settled = number
            if killing and killing.done():
                killing = await killing
        self.report.pairs = number
        judge(self.report, self.outcomes, await self.records())
        return self.report

    async def records(self) -> List[Record]:
        """All records of the stream, read by number."""
        connection, found = self._connection(0), []
        last = await connection.last_sequence(self.stream)
        for begin in range(1, last + 1, 100):
            numbers = range(begin, min(begin + 100, last + 1))
            found += await asyncio.gather(*(connection.record(self.stream, number) for number in numbers))
        return [record for record in found if record]

    def _connection(self, at: int) -> Connection:
        """That of the server, or of the next one that runs."""
        order = [self._connections[(at + step) % SIZE] for step in range(SIZE)]
        return next(connection for connection in order if connection.server.is_running)

    async def _ask(self, at: int, question: Callable[[Connection], Awaitable[Value]]) -> Value:
        """Asks the next server that runs, and another one when that is killed meanwhile."""
        while True:
            with contextlib.suppress(ServerGone):
                return await question(self._connection(at))

    async def _leader(self, at: int = 0) -> Optional[str]:
        return await self._ask(at, lambda connection: connection.stream_leader(self.stream))

    async def _is_whole(self) -> bool:
        return await self._ask(0, lambda connection: connection.is_whole(self.stream))

    async def _record(self, at: int, number: int) -> Optional[Record]:
        return await self._ask(at, lambda connection: connection.record(self.stream, number))

    async def _settle(self, at: int, expected: int, append: str) -> Outcome:
        """Sends the same bytes until it is known whether they are stored, as the owner of a scene does.

        A server of 2.9 that leads for the second time may drop all appends without an answer, when others were refused in between. Another leader helps.
        """
        headers = {self.report.header: str(expected), APPEND_ID: append}
        body, pause, silent = f"append {append} after {expected}".encode(), 0.1, 0
        while True:
            try:
                answer = await self._connection(at).append(self.subject, body, headers, min(ANSWER * 2**silent, LONGEST_ANSWER))
            except SILENCE:
                self.report.silent += 1
                silent += 1
                if silent % SILENT_TRIES == 0 and await self._leader(at):
                    self.report.stuck += 1
                    await self._ask(at, lambda connection: connection.step_down(self.stream))
            else:
                if answer.sequence is not None:
                    return Outcome(append, expected, answer.sequence, True, answer.sequence)
                if answer.error == IN_FLIGHT:
                    self.report.early += 1
                    await asyncio.sleep(SHORT_PAUSE)
                    continue
                if answer.present is None:
                    text = f"{answer.error} {answer.text}"
                    self.report.other_errors[text] = self.report.other_errors.get(text, 0) + 1
                elif answer.present < expected:
                    self._find("engine", f"append {append} expects {expected}, and the last sequence is {answer.present}")
                    return Outcome(append, expected, None, False, answer.present)
                elif answer.present == expected:
                    self.report.unchanged += 1
                else:
                    records = [await self._record(at, number) for number in range(expected + 1, answer.present + 1)]
                    if all(records):
                        return Outcome(append, expected, None, append in [record.append for record in records if record], answer.present)
                    # From 2.12, a refusal counts records in flight, which may never be stored. So it decides nothing.
                    self.report.early += 1
                    await asyncio.sleep(SHORT_PAUSE)
                    continue
            # Not stored, or not known. Another try cannot be stored twice, and many of them would load the engine.
            await asyncio.sleep(pause)
            pause = min(2 * pause, 2)

    def _find(self, name: str, what: str) -> None:
        self.report.findings.append(Finding(name, what))

    # Disturbances

    async def _step_down(self) -> None:
        # In the middle of an append, which takes about a millisecond.
        await asyncio.sleep(self._random.random() * 0.002)
        await self._ask(self._random.randrange(SIZE), lambda connection: connection.step_down(self.stream))
        self.report.changes += 1

    async def _kill_leader(self, back_at: int) -> None:
        """Kills the leader, starts it again after some pairs, and ends when the cluster is whole again."""
        name = await until(self._leader, "a leader")
        leader = self.cluster.named(name)
        await asyncio.sleep(self._random.random() * 0.01)
        leader.kill()
        began = time.monotonic()

        async def is_led_by_another() -> bool:
            return await self._leader() not in (None, name)

        await until(is_led_by_another, "another leader")
        self.report.elections.append(time.monotonic() - began)

        async def is_far_enough() -> bool:
            return self._settled >= back_at

        await until(is_far_enough, f"{PAIRS_WITHOUT_SERVER} pairs without {name}")
        leader.restart()
        await asyncio.to_thread(self.cluster.wait_until_ready)
        await until(self._is_whole, "three replicas again")
        self.report.changes += 1

    _settled = 0


def judge(report: Report, outcomes: List[Tuple[Outcome, Outcome]], records: List[Record]) -> None:
    """Compares what the publishers know with what the stream has."""

    def find(name: str, what: str) -> None:
        report.findings.append(Finding(name, what))

    stored: Dict[str, List[Record]] = {}
    for place, record in enumerate(records):
        stored.setdefault(record.append, []).append(record)
        if record.sequence != place + 1:
            find("engine", f"the stream has {record.sequence} in place of {place + 1}")
            break
    is_fence = report.header == WHOLE_STREAM
    for record in records:
        if not record.is_valid:
            report.void += 1
            if is_fence:
                find("fence", f"{record.append} expected {record.expected}, and stands at {record.sequence}")
    for pair in outcomes:
        acknowledged = [outcome.acknowledged for outcome in pair if outcome.acknowledged is not None]
        if len(acknowledged) == 2:
            report.both += 1
            if acknowledged[0] == acknowledged[1]:
                find("engine", f"{pair[0].append} and {pair[1].append} were both acknowledged at {acknowledged[0]}")
            elif is_fence:
                find("fence", f"{pair[0].append} and {pair[1].append} expected {pair[0].expected}, and were acknowledged at {acknowledged}")
        for outcome in pair:
            _judge_one(find, outcome, records, stored.get(outcome.append, []), is_fence)
        valid = [record.append for outcome in pair for record in stored.get(outcome.append, []) if record.is_valid]
        if len(valid) != 1 and not any(finding.name == "engine" for finding in report.findings):
            find("ours", f"of {pair[0].append} and {pair[1].append}, the valid ones are {valid}")


def _judge_one(find, outcome: Outcome, records: List[Record], own: List[Record], is_fence: bool) -> None:
    if len(own) > 1:
        find("fence" if is_fence else "ours", f"{outcome.append} is stored {len(own)} times")
    if outcome.acknowledged is not None:
        there = records[outcome.acknowledged - 1] if outcome.acknowledged <= len(records) else None
        if there is None or there.append != outcome.append or there.body != f"append {outcome.append} after {outcome.expected}".encode():
            find("engine", f"{outcome.append} was acknowledged at {outcome.acknowledged}, where the stream has {there}")
        if is_fence and outcome.acknowledged != outcome.expected + 1:
            find("fence", f"{outcome.append} expected {outcome.expected}, and was acknowledged at {outcome.acknowledged}")
    elif outcome.is_stored and not own:
        find("engine", f"{outcome.append} was read from the stream, and is no longer there")
    elif own and not outcome.is_stored:
        find("ours", f"{outcome.append} was taken for refused, and is stored at {own[0].sequence}")


@contextlib.asynccontextmanager
async def connected(cluster: Cluster) -> AsyncIterator[List[Connection]]:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Connection(server)) for server in cluster.servers]


async def race(cluster: Cluster, header: str, disturbance: str, pairs: int, seed: int, changes: int = 0) -> Report:
    name = f"R{header.count('-')}{disturbance.replace(' ', '')}{seed}"
    async with connected(cluster) as connections:
        return await Race(cluster, connections, name, header, disturbance, seed).run(pairs, changes)


# The costs of appends and streams. No test compares them.


async def costs(cluster: Cluster, streams: int = 100, seconds: float = 20) -> None:
    async with connected(cluster) as connections:
        connection, times = connections[0], []
        for number in range(streams):
            began = time.monotonic()
            await connection.create_stream(f"C{number}", f"cost.{number}")
            times.append(time.monotonic() - began)
        print(f"creating a stream of three replicas: {statistics.median(times) * 1000:.1f} ms, the slowest {max(times) * 1000:.0f} ms")
        for server in cluster.servers:
            await append_costs(connections[server.index], server.name == await connection.stream_leader("C0"))
        before, began = cpu_seconds(cluster), time.monotonic()
        await asyncio.sleep(seconds)
        share = (cpu_seconds(cluster) - before) / (time.monotonic() - began)
        print(f"{streams} idle streams: {share * 100:.1f} % of one processor, and {resident(cluster) >> 20} MiB, in all three servers")


async def append_costs(connection: Connection, is_leader: bool, count: int = 500) -> None:
    times, last = [], await connection.last_sequence("C0")
    for number in range(last, last + count):
        began = time.monotonic()
        await connection.append("cost.0", bytes(200), {WHOLE_STREAM: str(number), APPEND_ID: str(number)}, 60)
        times.append(time.monotonic() - began)
    place = "the leader" if is_leader else "another server"
    print(f"append by {place}: {statistics.median(times) * 1000:.2f} ms, p99 {statistics.quantiles(times, n=100)[98] * 1000:.2f} ms")


def cpu_seconds(cluster: Cluster) -> float:
    ticks = 0
    for server in cluster.servers:
        with open(f"/proc/{server.pid}/stat") as file:
            ticks += sum(map(int, file.read().rsplit(")", 1)[1].split()[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


def resident(cluster: Cluster) -> int:
    pages = 0
    for server in cluster.servers:
        with open(f"/proc/{server.pid}/statm") as file:
            pages += int(file.read().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def long_form(cluster: Cluster, pairs: int, seed: int) -> bool:
    print(Report.TITLES, flush=True)
    # A server of 2.9 may be stuck for minutes after a change of the leader. So these rows are shorter.
    some = max(100, pairs // 10)
    steps, kills = min(30, some // 20), max(2, some // 100)
    forms = [
        (WHOLE_STREAM, CALM, pairs, 0), (ONE_SUBJECT, CALM, pairs, 0), (WHOLE_STREAM, KILL, some, kills), (WHOLE_STREAM, STEPDOWN, some, steps),
        (ONE_SUBJECT, STEPDOWN, some, steps),
    ]  # fmt: skip
    reports = []
    for header, disturbance, count, changes in forms:
        reports.append(await race(cluster, header, disturbance, count, seed, changes))
        print(reports[-1].row(), flush=True)
    for report in reports:
        if report.elections:
            print(f"another leader after a kill: {statistics.median(report.elections):.1f} s, from {min(report.elections):.1f} to {max(report.elections):.1f} s")
        for text, count in report.other_errors.items():
            print(f"{report.header}, {report.disturbance}: error {text}, {count} times")
        for finding in report.findings[:20]:
            print(f"{report.header}, {report.disturbance}: {finding}")
    return any(report.findings for report in reports)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=1000, help="in each calm row; 1000 when left out. The other rows have a tenth of them")
    parser.add_argument("--server", help="the program nats-server; both that the tests know when left out")
    parser.add_argument("--seed", type=int, default=1, help="of the moments of the disturbances")
    parser.add_argument("--costs", action="store_true", help="measure appends and idle streams, and run no race")
    options = parser.parse_args()
    # So that the servers' folder goes as well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    is_wrong = False
    for binary in [options.server] if options.server else [debian_server(), newer_server()]:
        with Cluster(binary) as cluster:
            print(f"nats-server {cluster.version_text}, seed {options.seed}", flush=True)
            if options.costs:
                asyncio.run(costs(cluster))
            elif asyncio.run(long_form(cluster, options.pairs, options.seed)):
                is_wrong = True
                print(f"logs: {cluster.keep_logs()}")
    return int(is_wrong)


if __name__ == "__main__":
    sys.exit(main())
