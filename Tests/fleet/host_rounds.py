#!/usr/bin/env python3
"""Rounds of troubles for three hosts that share a scene: whatever breaks, nothing that was answered is lost, and all hosts show one history.

    host_rounds.py [--rounds N] [--seed N] [--server PROGRAM] [--trouble NAME] [--relays] [--short-logs]

As rounds.py, with hosts in place of members: clients at their sockets, a module and a watch at each of them. With --short-logs the owner writes a snapshot after
each 256 KiB, and the log keeps only what is behind the one before.
"""

from __future__ import annotations

import collections
import contextlib
import json
import os
import signal
import sys
from typing import Any, Dict, List, Optional, Sequence, Tuple

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from clocks import DAY  # noqa: E402
from hosts import Host, HostClient, Hosts, Module, Noted, Visitor, Watch  # noqa: E402
from log import Base, Diary, Finding, Log, Record, Seen, Watcher, check  # noqa: E402
from log import Host as Level  # noqa: E402
from rounds import START, TROUBLES, LogReader, Rounds, main  # noqa: E402
from servers import wait_for  # noqa: E402


class HostRounds(Rounds[Hosts, Host]):
    """Three hosts."""

    def _scene(self) -> Hosts:
        return Hosts(self.cluster, self.links, self.log_bytes)

    def _client(self, name: str, seed: float) -> HostClient:
        return HostClient(self.scene, name, seed)

    def __enter__(self) -> HostRounds:
        self.watches = [Watch(host) for host in self.scene.places]
        self._visitors: List[Visitor] = [*self.watches, *(Module(host) for host in self.scene.places)]
        super().__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        for visitor in self._visitors:
            visitor.stop()
        super().__exit__()
        for visitor in self._visitors:
            visitor.end()

    def end_owner(self) -> None:
        """It hands the scene over, and ends when its clients have their answers."""
        owner = self.scene.owner()
        code = owner.life.end(signal.SIGTERM)
        if code != 0:
            self.scene.alarms.append(f"{owner.name} ended with {code}")
        self.go_on()
        owner.start()
        self.go_on()

    def set_clocks(self) -> None:
        """The wall clocks of all hosts are set, while clients ask."""
        for host in self.scene.places:
            host.clock.set(self.dice.choice((1, DAY)) * self.dice.uniform(-10, 10))
            self.go_on()

    troubles = {**TROUBLES, "end owner": end_owner, "set clocks": set_clocks}

    # The end

    def _judge(self, diaries: Sequence[Diary]) -> List[Finding]:
        # A host that has ended by itself is an alarm, and shows nothing.
        findings = self._differences(diaries) if all(host.is_alive for host in self.scene.places) else []
        return [Finding("alarm", "hosts", alarm) for alarm in self.scene.alarms] + findings

    def _differences(self, diaries: Sequence[Diary]) -> List[Finding]:
        reader, trees, noted = self._quiet()
        self.log = Log(Base(chain=f"{START:x}", instance=self.watches[0].instance), reader.records)
        watchers = [self._watcher(watch, some, reader) for watch, some in zip(self.watches, noted)]
        # The hosts do not tell which records were confirmed to them.
        levels = [Level(name, revision(tree), tree, []) for name, tree in trees.items()]
        return check(self.log, diaries, watchers, levels) + self._unlike(noted) + reader.doubled()

    def _quiet(self) -> Tuple[HostLogReader, Dict[str, str], List[List[Noted]]]:
        """The log, the tree of each host, and what the watches had noted, when all of them are level and in touch. Hosts may go on to make changes, when they take another
        one for gone. If that never is, the checker says who is not."""
        reader, trees = HostLogReader(), {}
        noted: List[List[Noted]] = []

        def are_level() -> bool:
            nonlocal reader, noted
            trees.update({host.name: host.tree() for host in self.scene.places})
            noted = [list(watch.noted) for watch in self.watches]
            shown = {*map(revision, trees.values()), *(some[-1].revision if some else -1 for some in noted)}
            if len(shown) > 1 or any(is_old(tree) for tree in trees.values()):
                return False
            reader = self._read(HostLogReader)
            return shown == {max(reader.causes, default=0)}

        with contextlib.suppress(TimeoutError):
            wait_for(are_level, "all hosts level with the log")
        return reader, trees, noted

    @staticmethod
    def _watcher(watch: Watch, noted: Sequence[Noted], reader: HostLogReader) -> Watcher:
        """A watch with the chain of the record that has the same change for the same reason."""

        def seen(revision: int, cause: Optional[Dict[str, Any]]) -> Seen:
            is_so = cause is None or reader.causes.get(revision) == cause
            chain = reader.chains.get(revision, "") if is_so else f"of a change by {cause}"
            return Seen(watch.instance, revision, chain, is_snapshot=cause is None)

        return Watcher(f"watch at {watch.host.name}", [seen(one.revision, one.cause) for one in noted])

    def _unlike(self, noted: Sequence[Sequence[Noted]]) -> List[Finding]:
        """Revisions of which two watches saw different changes."""
        first: Dict[int, Tuple[str, str]] = {}
        findings = []
        for watch, some in zip(self.watches, noted):
            for one in (one for one in some if one.cause):
                other, changes = first.setdefault(one.revision, (watch.host.name, one.changes))
                if changes != one.changes:
                    findings.append(Finding("forked", f"{other} and {watch.host.name}", f"{one.revision} is {changes} and {one.changes}"))
        return findings


class ShortLogs(HostRounds):
    """The owner shortens the log now and then."""

    log_bytes = 1 << 18


def revision(tree: str) -> int:
    """Of the answer of a host."""
    return json.loads(tree)["result"]["revision"] if tree else -1


def is_old(tree: str) -> bool:
    """Whether the host says that it is not in touch with the servers."""
    return bool(tree) and "age" in json.loads(tree)["result"]


class HostLogReader(LogReader):
    """The log of hosts, whose answers are lines for clients, and whose changes have causes."""

    def __init__(self) -> None:
        super().__init__()
        #: Of each revision.
        self.causes: Dict[int, Dict[str, Any]] = {}
        self.chains: Dict[int, str] = {}

    def _take(self, record: Record, changes: Sequence[bytes]) -> None:
        for revision, change in zip(range(record.first or 0, (record.last or 0) + 1), changes):
            self.causes[revision] = cause(change)
            self.chains[revision] = record.chain

    def _answers(self, sequence: int, changes: Sequence[bytes], answers: Sequence[Tuple[int, bytes]]) -> Dict[str, str]:
        """The requests of clients that have changed something, and the lines that they get."""
        lines = [line for line in (text.strip() for _, text in answers) if line]
        said = [(line, json.loads(line)) for line in lines]
        return {answer["id"]: line.decode() for line, answer in said if isinstance(answer["id"], str) and "result" in answer}

    def doubled(self) -> List[Finding]:
        """Requests with several effects."""
        counts = collections.Counter(request for made in self.causes.values() if isinstance(request := made.get("request"), str))
        return [Finding("doubled", "stream", f"request {request} has {count} effects") for request, count in counts.items() if count > 1]


def cause(change: bytes) -> Dict[str, Any]:
    """The cause at the end of a change (docs/store.md): an object, with its length before it."""
    start = len(change)
    while (start := change.rfind(b"{", 0, start)) > 0:
        if change[:start].endswith(varint(len(change) - start)):
            return json.loads(change[start:])
    raise ValueError(f"no cause in {change!r}")


def varint(number: int) -> bytes:
    low, rest = number & 0x7F, number >> 7
    return bytes([low | 0x80]) + varint(rest) if rest else bytes([low])


if __name__ == "__main__":
    kind = ShortLogs if "--short-logs" in sys.argv else HostRounds
    sys.exit(main(kind, __doc__, list(kind.troubles), "--short-logs"))
