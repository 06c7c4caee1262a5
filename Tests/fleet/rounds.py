#!/usr/bin/env python3
"""Rounds of troubles for three members of a scene: whatever breaks, nothing that was answered is lost, and all members have one history.

    rounds.py [--rounds N] [--seed N] [--server PROGRAM] [--trouble NAME] [--relays]

Each round breaks something, waits until every client has answers again, mends it, and waits once more. It prints how long that took, and when another member came
to own the scene. After the last round the checker (log.py) compares the log with what clients and members saw.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import time
from typing import Callable, Dict, Generic, List, NamedTuple, Optional, Sequence, Set, Tuple, TypeVar, Union

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from engine import Connection  # noqa: E402
from kept import KeptLog  # noqa: E402
from links import TO_CLIENT, TO_SERVER, Links  # noqa: E402
from log import Base, Diary, Finding, Host, Log, Record, Seen, Watcher, check  # noqa: E402
from members import Member, MemberClient, Members  # noqa: E402
from namespaces import Namespaces, network  # noqa: E402
from places import STREAM, Client, Place, Scene  # noqa: E402
from servers import Cluster, debian_server, wait_for  # noqa: E402

#: Of the members' clocks.
RATES = (1.0, 1.2, 0.85)
CLIENTS = 4
#: Answers that every client has to get before a round goes on.
ANSWERS = 5

START = 0xCBF29CE484222325


SomePlace = TypeVar("SomePlace", bound=Place)
SomeScene = TypeVar("SomeScene", bound=Scene)
SomeReader = TypeVar("SomeReader", bound="LogReader")


class Rounds(Generic[SomeScene, SomePlace]):
    """The scene and its clients, and the troubles."""

    #: By their names.
    troubles: Dict[str, Callable[[Rounds], None]] = {}

    #: The bytes by which the log grows before it is shortened; None for the usual number.
    log_bytes: Optional[int] = None

    def __init__(self, cluster: Cluster, links: Union[Links, Namespaces], seed: int) -> None:
        self.cluster, self.links = cluster, links
        self.dice = random.Random(seed)
        self.scene = self._scene()
        self.kept = KeptLog(cluster)
        self.clients: List[Client] = []
        #: The records for which other copies of the messages before them were looked at.
        self._examined: Set[int] = set()
        #: The log, after `findings`.
        self.log = Log(Base(), [])

    def __enter__(self) -> Rounds:
        self.kept.__enter__()
        self.scene.owner()
        self.clients = [self._client(f"c{number}", self.dice.random()) for number in range(CLIENTS)]
        self.go_on()
        return self

    def __exit__(self, *_: object) -> None:
        for client in self.clients:
            client.stop()
        self.kept.__exit__()
        self.scene.end()

    def go_on(self) -> None:
        """Returns when every client has some more answers."""
        goals = [client.answered + ANSWERS for client in self.clients]
        self.scene.wait(lambda: all(client.answered >= goal for client, goal in zip(self.clients, goals)), "answers to all clients")

    def run(self, trouble: str) -> None:
        # With one server cut off or dead, the two others have to keep the log.
        for server in self.cluster.standing_still(STREAM):
            print(f"engine: the copy of {server.name} stands still, so this server begins anew", flush=True)
            server.begin_anew()
            self.cluster.wait_until_ready()
            self.go_on()
        (self.troubles.get(trouble) or ISOLATIONS[trouble])(self)

    def possible(self, troubles: Sequence[str]) -> List[str]:
        """These troubles, and those that only such a network allows."""
        return [*troubles, *(ISOLATIONS if self.links.isolates else ())]

    # Different for members and hosts

    def _scene(self) -> SomeScene:
        raise NotImplementedError

    def _client(self, name: str, seed: float) -> Client[SomePlace]:
        raise NotImplementedError

    def _judge(self, diaries: Sequence[Diary]) -> List[Finding]:
        """Everything that is wrong, when all clients are done. Reads the log."""
        raise NotImplementedError

    # The troubles

    def kill_owner(self) -> None:
        owner = self.scene.owner()
        owner.kill()
        self.go_on()
        owner.start()
        self.go_on()

    def stop_owner(self) -> None:
        """The others take the scene, and the sleeper wakes up as a member that believes that it owns it."""
        owner = self.scene.owner()
        owner.stop()
        self.go_on()
        owner.go_on()
        self.go_on()

    def blink_owner(self) -> None:
        """It sleeps for a time in which the others may or may not notice."""
        owner = self.scene.owner()
        owner.stop()
        time.sleep(self.dice.uniform(0.3, 1.2))
        owner.go_on()
        self.go_on()

    def cut_off_owner(self) -> None:
        self._cut_owner((TO_SERVER, TO_CLIENT))

    def deafen_owner(self) -> None:
        """What it appends is stored, and it does not hear of it."""
        self._cut_owner((TO_CLIENT,))

    def silence_owner(self) -> None:
        self._cut_owner((TO_SERVER,))

    def _cut_owner(self, ways: tuple) -> None:
        owner = self.scene.owner()
        owner.cut(ways)
        self.go_on()
        owner.heal()
        self.go_on()

    def kill_other(self) -> None:
        owner = self.scene.owner()
        other = self._other(owner)
        other.kill()
        self.go_on()
        other.start()
        self.go_on()

    def _other(self, owner: SomePlace) -> SomePlace:
        return self.dice.choice([place for place in self.scene.places if place is not owner])

    def kill_leader(self) -> None:
        """The server that leads the scene's stream dies, and comes back."""
        self._kill_server(asyncio.run(leader(self.cluster)))

    def kill_server(self) -> None:
        self._kill_server(self.dice.choice(self.cluster.servers).name)

    def _kill_server(self, name: str) -> None:
        server = self.cluster.named(name)
        server.kill()
        self.go_on()
        server.restart()
        self.cluster.wait_until_ready()
        self.go_on()

    def kill_owner_and_leader(self) -> None:
        owner, server = self.scene.owner(), self.cluster.named(asyncio.run(leader(self.cluster)))
        server.kill()
        owner.kill()
        self.go_on()
        server.restart()
        owner.start()
        self.cluster.wait_until_ready()
        self.go_on()

    def cut_off_leader(self) -> None:
        """The server that leads the scene's stream is alone. Who is connected to it has to go to another one."""
        name = asyncio.run(leader(self.cluster))
        self.links.isolate(name)
        self.go_on()
        self.links.rejoin(name)
        self.cluster.wait_until_ready()
        self.go_on()

    def step_down(self) -> None:
        """The stream changes its leader in the middle of appends."""

        async def ask() -> None:
            async with Connection(self.cluster.servers[0]) as connection:
                await connection.step_down(STREAM)

        asyncio.run(ask())
        self.go_on()

    # The end

    def findings(self) -> List[Finding]:
        """Everything that is wrong, when all clients are done and all places have read the whole log."""
        for client in self.clients:
            client.end()
        return self._judge([diary for client in self.clients for diary in client.diaries])

    def _read(self, kind: Callable[[], SomeReader]) -> SomeReader:
        """Reads the whole log. Where servers keep different messages, it is the one behind which the next record was written."""
        while True:
            reader = kind()
            for sequence, message in sorted(self.kept.messages().items()):
                reader.add(sequence, *message)
            breaks = [place for place in reader.breaks if place.sequence not in self._examined]
            if not breaks:
                return reader
            self._examined.add(breaks[0].sequence)
            copies = self.kept.copies(breaks[0].sequence - 1)
            fitting = {server: message for server, message in copies.items() if breaks[0].fits(*message)}
            if fitting:
                self.kept.replace(breaks[0].sequence - 1, next(iter(fitting.values())))
                others = ", ".join(sorted(set(copies) - set(fitting))) or "a former leader"
                print(f"engine: {others} has another message {breaks[0].sequence - 1} than {', '.join(sorted(fitting))}", flush=True)


TROUBLES: Dict[str, Callable[[Rounds], None]] = {
    "kill owner": Rounds.kill_owner,
    "stop owner": Rounds.stop_owner,
    "blink owner": Rounds.blink_owner,
    "cut off owner": Rounds.cut_off_owner,
    "deafen owner": Rounds.deafen_owner,
    "silence owner": Rounds.silence_owner,
    "kill other": Rounds.kill_other,
    "kill leader": Rounds.kill_leader,
    "kill server": Rounds.kill_server,
    "kill owner and leader": Rounds.kill_owner_and_leader,
    "step down": Rounds.step_down,
}

#: Troubles for networks in which a server can be cut off from the others.
ISOLATIONS: Dict[str, Callable[[Rounds], None]] = {"cut off leader": Rounds.cut_off_leader}


class MemberRounds(Rounds[Members, Member]):
    """Three members."""

    def _scene(self) -> Members:
        return Members(self.cluster, self.links, RATES)

    def _client(self, name: str, seed: float) -> MemberClient:
        return MemberClient(self.scene, name, seed)

    def hand_over(self) -> None:
        owner = self.scene.owner()
        owner.order(handOver=self._other(owner).name)
        self.go_on()

    def _judge(self, diaries: Sequence[Diary]) -> List[Finding]:
        reader = self._read(LogReader)
        log = self.log = Log(Base(chain=f"{START:x}"), reader.records)
        looks = self._quiet(log.records[-1].sequence)
        watchers = [watcher(member) for member in self.scene.places]
        hosts = [self._host(member, looks[member.name], log) for member in self.scene.places]
        alarms = [Finding("engine", "members", alarm) for alarm in self.scene.alarms]
        return alarms + check(log, diaries, watchers, hosts)

    def _quiet(self, last: int) -> Dict[str, Dict]:
        looks: Dict[str, Dict] = {}

        def is_quiet() -> bool:
            looks.update(self.scene.look())
            return len(looks) == len(RATES) and all(said["sequence"] >= last for said in looks.values())

        wait_for(is_quiet, "all members read to the end", lambda: f"{looks}")
        return looks

    @staticmethod
    def _host(member: Member, said: Dict, log: Log) -> Host:
        there = {record.sequence: record for record in log.records}
        confirmed = []
        for life in member.lives:
            for sequence, chain in life.confirmed:
                record = there.get(sequence)
                unlike = Record(sequence, sequence - 1, 0, "turn", None, None, member.name, "", chain, {})
                confirmed.append(record if record and record.chain == chain else unlike)
        return Host(member.name, said["revision"], said["chain"], confirmed)

    troubles = {**TROUBLES, "hand over": hand_over}


async def leader(cluster: Cluster) -> str:
    """The server that leads the stream of the scene."""
    async with Connection(next(server for server in cluster.servers if server.is_running)) as connection:
        while True:
            name = await connection.stream_leader(STREAM)
            if name:
                return name
            await asyncio.sleep(0.05)


def watcher(member: Member) -> Watcher:
    """A watch of a client that connects to the member again after each death, and goes on behind the last revision that it saw."""
    lines: List[Seen] = []
    for life in member.lives:
        latest = lines[-1].revision if lines else 0
        lines += [seen for seen in life.saw if seen.revision > latest]
    return Watcher(member.name, lines)


class Break(NamedTuple):
    """A record that does not continue what stands before it, and the chain before the message before it."""

    sequence: int
    chain: int
    headers: Dict[str, str]
    content: bytes

    def fits(self, headers: Dict[str, str], body: bytes) -> bool:
        """Whether the record continues this message, in the place of the one that was read."""
        if headers.get("Nats-Expected-Last-Sequence") != str(self.sequence - 2):
            return False
        middle = continued(self.chain, headers, body if headers["NH-K"] == "turn" else b"")
        return f"{continued(middle, self.headers, self.content):x}" == self.headers["NH-C"]


def continued(chain: int, headers: Dict[str, str], content: bytes) -> int:
    """The chain behind a record."""
    first, last = map(int, headers["NH-R"].split("-")) if "NH-R" in headers else (0, 0)
    return digest(chain, int(headers["NH-E"]), first, last, headers["NH-K"], content)


class LogReader:
    """Reads the messages of the stream by the rules of docs/fleet.md, apart from the code of navhost."""

    def __init__(self) -> None:
        self.records: List[Record] = []
        #: The records whose writers have read something else than stands before them.
        self.breaks: List[Break] = []
        self._chain = START
        #: The chain before the last message, if that counts.
        self._former: Optional[int] = None

    def add(self, sequence: int, headers: Dict[str, str], body: bytes) -> None:
        kind = headers["NH-K"]
        first, last = map(int, headers["NH-R"].split("-")) if "NH-R" in headers else (0, 0)
        content = body if kind == "turn" else b""
        chain = continued(self._chain, headers, content)
        is_next = f"{chain:x}" == headers["NH-C"]
        changes, answers = contents(content)
        # A turn that changes settings alone has no revisions.
        assert len(changes) == (last - first + 1 if first else 0), f"record {sequence} has {len(changes)} changes"
        record = Record(
            sequence=sequence, expected=int(headers["Nats-Expected-Last-Sequence"]), epoch=int(headers["NH-E"]), kind=kind, first=first or None, last=last or None,
            append=f"{headers['NH-H']}#{headers['NH-I']}", previous=f"{self._chain:x}" if is_next else "unknown", chain=headers["NH-C"],
            answers=self._answers(sequence, changes, answers),
        )  # fmt: skip
        self.records.append(record)
        former, self._former = self._former, None
        if record.expected != sequence - 1:
            return
        if is_next:
            self._former, self._chain = self._chain, chain
            self._take(record, changes)
        else:
            self.breaks.append(Break(sequence, self._chain if former is None else former, headers, content))

    def _take(self, record: Record, changes: Sequence[bytes]) -> None:
        """The next record of the history."""

    def _answers(self, sequence: int, changes: Sequence[bytes], answers: Sequence[Tuple[int, bytes]]) -> Dict[str, str]:
        """The requests of a turn, and the answers to them. The changes of members are requests. Before its answer may be those of requests that have changed
        nothing."""
        texts = dict(answers)
        assert list(texts) == list(range(1, len(changes) + 1)), f"record {sequence} has {len(changes)} changes, and answers behind {list(texts)}"
        return {change.decode(): text.decode() for change, text in zip(changes, texts.values())}


def contents(body: bytes) -> Tuple[List[bytes], List[Tuple[int, bytes]]]:
    """The changes of a turn, and the answers, each with the number of changes before it."""
    changes: List[bytes] = []
    answers: List[Tuple[int, bytes]] = []
    while body:
        head, _, rest = body.partition(b"\n")
        count = int(head[1:])
        content, body = rest[:count], rest[count + 1 :]
        if head[:1] == b"c":
            changes.append(content)
        elif head[:1] == b"a":
            answers.append((len(changes), content.split(b" ", 2)[2]))
    return changes, answers


def digest(chain: int, epoch: int, first: int, last: int, kind: str, body: bytes) -> int:
    """FNV-1a of what a record says, behind the chain before it."""
    numbers = b"".join(number.to_bytes(8, "little") for number in (epoch, first, last))
    for byte in numbers + kind.encode() + body:
        chain = ((chain ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return chain


def main(kind: Callable[[Cluster, Union[Links, Namespaces], int], Rounds], about: str, troubles: Sequence[str], *flags: str) -> int:
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=len(troubles), help=f"{len(troubles)} when left out: each trouble once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--server", default=debian_server(), help="the program of nats-server; Debian's when left out")
    parser.add_argument("--trouble", action="append", choices=[*troubles, *ISOLATIONS], help="only this one; may be repeated")
    parser.add_argument("--relays", action="store_true", help="also where the machine allows network namespaces")
    for flag in flags:
        parser.add_argument(flag, action="store_true", help="see above")
    options = parser.parse_args()
    joined = Links() if options.relays else network()
    with joined as links, Cluster(options.server, node=links.node) as cluster, kind(cluster, links, options.seed) as rounds:
        print(f"hosts and servers are joined by {'network namespaces' if links.isolates else 'relays'}", flush=True)
        names = options.trouble or rounds.possible(troubles)
        for number in range(options.rounds):
            if number % len(names) == 0:
                rounds.dice.shuffle(names)
            began = time.monotonic()
            rounds.run(names[number % len(names)])
            ends = time.monotonic()
            owned = [f", a new owner after {when - began:.2f} s" for when in rounds.scene.owned if when > began][:1]
            print(f"{number + 1:4}  {names[number % len(names)]:22} {ends - began:6.1f} s{''.join(owned)}", flush=True)
        findings = rounds.findings()
        answers = sum(client.answered for client in rounds.clients)
    print(f"nats-server {cluster.version_text}: {options.rounds} rounds, {answers} answers, {len(findings)} findings")
    for finding in findings:
        print(finding)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(MemberRounds, __doc__, list(MemberRounds.troubles)))
