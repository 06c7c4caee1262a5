"""Compares the log of one scene with what clients, watchers and hosts saw of it. A pure function over plain data.

The log is read from the stream by number. A record counts only if it stands where its writer expected, is of the present epoch, follows the present revision,
and chains to the record before it. Every reader applies this rule, so all of them have one history.

The findings:

    lost        a client was answered, or somebody saw a revision, and the log has no valid record of it
    doubled     a request has two effects or two answers, an append counts twice, or a watcher saw a revision twice
    reordered   a client's or a watcher's order is not that of the log
    forked      two histories: another chain or another tree at one revision, or an owner that went on after another one's claim
    stale       a watcher or a host is behind, skipped something, or sees an instance that is over
    unanswered  a request has no answer
    engine      the stream itself: a confirmed record is missing or altered, a number is missing, or a record stands where its writer did not expect it

What the engine lost is judged as `engine` alone: for the rest, the records that a host had confirmed stand in their places.
"""

from __future__ import annotations

from typing import Dict, Iterator, List, NamedTuple, Optional, Sequence, Tuple

DONE, REFUSED, UNKNOWN = "done", "refused", "unknown"
TURN, CLAIM, PART, FORK = "turn", "claim", "part", "fork"


class Record(NamedTuple):
    """One append. `chain` is the reader's own hash of `previous` and the bytes. A part does not advance the chain; the turn that closes it does."""

    sequence: int
    expected: int
    epoch: int
    kind: str
    first: Optional[int]
    last: Optional[int]
    append: str
    previous: str
    chain: str
    answers: Dict[str, str]


class Base(NamedTuple):
    """What the snapshot says that stands before the log's first record."""

    sequence: int = 0
    epoch: int = 0
    revision: int = 0
    chain: str = ""
    instance: str = ""


class Log(NamedTuple):
    base: Base
    records: Sequence[Record]


class Answer(NamedTuple):
    """`revision` is that of the change, or the one that a read saw."""

    kind: str
    result: str = ""
    revision: int = 0


class Request(NamedTuple):
    id: str
    answers: List[Answer]
    is_read: bool = False


class Diary(NamedTuple):
    """A client's requests on one connection, in the order in which it sent them."""

    client: str
    requests: Sequence[Request]


class Seen(NamedTuple):
    """A revision that a watcher saw, with the chain of the record that has it. A snapshot may leave revisions out."""

    instance: str
    revision: int
    chain: str
    is_snapshot: bool = False


class Watcher(NamedTuple):
    name: str
    lines: Sequence[Seen]


class Host(NamedTuple):
    """A host at the end, and the records that were confirmed to it: acknowledged at L + 1, or read back as its own."""

    name: str
    revision: int
    digest: str
    confirmed: Sequence[Record]


class Finding(NamedTuple):
    name: str
    who: str
    what: str

    def __str__(self) -> str:
        return f"{self.name}: {self.who}: {self.what}"


def check(log: Log, diaries: Sequence[Diary], watchers: Sequence[Watcher], hosts: Sequence[Host]) -> List[Finding]:
    """Everything that is wrong after all is healed and quiet. Empty when the promises of a fleet were kept."""
    findings = list(_engine(log, hosts))
    history = History(log.base)
    for record in _as_confirmed(log, hosts):
        findings += history.add(record)
    for diary in diaries:
        findings += _diary(diary, history)
    for watcher in watchers:
        findings += _watcher(watcher, history)
    findings += _hosts(hosts, history)
    return findings


# The stream itself


def _confirmed(log: Log, hosts: Sequence[Host]) -> Iterator[Tuple[str, Record]]:
    return ((host.name, record) for host in hosts for record in host.confirmed if record.sequence > log.base.sequence)


def _engine(log: Log, hosts: Sequence[Host]) -> Iterator[Finding]:
    expected = log.base.sequence + 1
    for record in log.records:
        if record.sequence != expected:
            yield Finding("engine", "stream", f"has {record.sequence} in place of {expected}")
        if record.expected != record.sequence - 1:
            yield Finding("engine", "stream", f"stored {record.append} at {record.sequence}, although it expected {record.expected}")
        expected = record.sequence + 1
    there = {record.sequence: record for record in log.records}
    for host, record in _confirmed(log, hosts):
        if record.sequence not in there:
            yield Finding("engine", host, f"{record.append} was confirmed at {record.sequence}, which is missing")
        elif there[record.sequence] != record:
            yield Finding("engine", host, f"{record.append} was confirmed at {record.sequence}, where {there[record.sequence].append} stands altered")


def _as_confirmed(log: Log, hosts: Sequence[Host]) -> List[Record]:
    """The records that the stream should have. A record of the stream that a host confirmed comes before what another one confirmed at its number."""
    confirmed = [record for _, record in _confirmed(log, hosts)]
    whole = {record.sequence: record for record in log.records}
    for record in confirmed:
        if whole.get(record.sequence) not in confirmed:
            whole[record.sequence] = record
    return [whole[sequence] for sequence in sorted(whole)]


class History:
    """What the valid records say, by the rule that every reader applies."""

    def __init__(self, base: Base) -> None:
        self.base = base
        self.revision = base.revision
        #: For each revision, the chain of its record.
        self.chains: Dict[int, str] = {}
        #: For each request, the revisions and the result of its effect.
        self.effects: Dict[str, Tuple[int, int, str]] = {}
        #: Each instance with the first revision at which it was seen.
        self.instances: List[Tuple[str, int]] = [(base.instance, base.revision)]
        self._epoch = base.epoch
        self._chain = base.chain
        self._appends: Dict[str, int] = {}

    def add(self, record: Record) -> Iterator[Finding]:
        if record.expected != record.sequence - 1:
            # Void, and a finding of the engine already.
            return
        place = f"record {record.sequence}"
        if record.append in self._appends:
            yield Finding("doubled", place, f"{record.append} stands at {self._appends[record.append]} already")
        self._appends[record.append] = record.sequence
        wrong = self._reason_against(record)
        if wrong:
            yield Finding("forked", place, f"{record.append} {wrong}")
        elif record.kind != PART:
            yield from self._follow(record, place)

    def _reason_against(self, record: Record) -> Optional[str]:
        """Why the writer, which had read all before this record, cannot have had this history."""
        present = self._epoch + 1 if record.kind == CLAIM else self._epoch
        if record.epoch != present:
            return f"is of epoch {record.epoch} in place of {present}"
        if record.kind in (PART, FORK):
            return None
        if record.first is not None and record.first > self.revision + 1:
            # Its chain goes on from what is missing.
            return None
        if record.first is not None and record.first <= self.revision:
            return f"has revision {record.first} again, with the chain {record.chain}"
        return None if record.previous == self._chain else f"goes on from {record.previous} in place of {self._chain}"

    def _follow(self, record: Record, place: str) -> Iterator[Finding]:
        self._epoch, self._chain = record.epoch, record.chain
        if record.kind == FORK:
            self.instances.append((record.append, self.revision))
        if record.first is None or record.last is None:
            return
        if record.first > self.revision + 1:
            yield Finding("lost", place, f"revisions {self.revision + 1} to {record.first - 1} have no record")
        for revision in range(record.first, record.last + 1):
            self.chains[revision] = record.chain
        self.revision = record.last
        for request, result in record.answers.items():
            if request in self.effects:
                yield Finding("doubled", place, f"request {request} has an effect at {self.effects[request][0]} already")
            else:
                self.effects[request] = (record.first, record.last, result)

    def knows(self, revision: int) -> bool:
        """The log reaches back so far."""
        return revision > self.base.revision


# Clients


def _diary(diary: Diary, history: History) -> Iterator[Finding]:
    latest = 0
    for request in diary.requests:
        if len(request.answers) != 1:
            name = "doubled" if request.answers else "unanswered"
            yield Finding(name, diary.client, f"request {request.id} has {len(request.answers)} answers")
            continue
        answer = request.answers[0]
        yield from _answer(diary.client, request, answer, history)
        if answer.kind != DONE:
            continue
        if answer.revision < latest:
            name = "stale" if request.is_read else "reordered"
            yield Finding(name, diary.client, f"request {request.id} is of revision {answer.revision}, and was sent after {latest} was seen")
        latest = max(latest, answer.revision)


def _answer(client: str, request: Request, answer: Answer, history: History) -> Iterator[Finding]:
    effect = history.effects.get(request.id)
    if answer.kind == REFUSED and effect:
        yield Finding("forked", client, f"request {request.id} was refused, and has an effect at {effect[0]} {answer.result}")
    if answer.kind != DONE or not history.knows(answer.revision):
        return
    if request.is_read:
        if answer.revision > history.revision:
            yield Finding("lost", client, f"request {request.id} read revision {answer.revision}, and the log ends at {history.revision}")
    elif effect is None:
        yield Finding("lost", client, f"request {request.id} was answered at {answer.revision}, and no valid record has it")
    elif not effect[0] <= answer.revision <= effect[1]:
        yield Finding("reordered", client, f"request {request.id} was answered at {answer.revision}, and its record has {effect[0]} to {effect[1]}")
    elif answer.result != effect[2]:
        yield Finding("forked", client, f"request {request.id} was answered {answer.result}, and its record has {effect[2]}")


# Watchers


def _watcher(watcher: Watcher, history: History) -> Iterator[Finding]:
    if not watcher.lines:
        return
    order = [instance for instance, _ in history.instances]
    skipped: Dict[int, int] = {}
    latest, age = watcher.lines[0].revision, 0
    for number, seen in enumerate(watcher.lines):
        if seen.instance not in order:
            # An older one may have ended before the log begins.
            if history.knows(seen.revision):
                yield Finding("forked", watcher.name, f"saw instance {seen.instance}, which the log does not have")
        else:
            yield from _instance(watcher.name, seen, order.index(seen.instance), age, history)
            age = max(age, order.index(seen.instance))
        yield from _chain(watcher.name, seen, history)
        if number == 0:
            continue
        if seen.is_snapshot:
            if seen.revision < latest:
                yield Finding("stale", watcher.name, f"the snapshot of {seen.revision} came after {latest}")
        elif seen.revision > latest:
            skipped.update((revision, seen.revision) for revision in range(latest + 1, seen.revision))
        elif seen.revision in skipped:
            yield Finding("reordered", watcher.name, f"{seen.revision} came after {skipped.pop(seen.revision)}")
        else:
            yield Finding("doubled", watcher.name, f"{seen.revision} came again")
        latest = max(latest, seen.revision)
    for revision, later in skipped.items():
        yield Finding("stale", watcher.name, f"{revision} is missing, although {later} came")
    if latest < history.revision:
        yield Finding("stale", watcher.name, f"ends at {latest}, and the log at {history.revision}")


def _instance(watcher: str, seen: Seen, index: int, age: int, history: History) -> Iterator[Finding]:
    ends = history.instances[index + 1][1] if index + 1 < len(history.instances) else None
    if index < age or (ends is not None and seen.revision > ends):
        yield Finding("stale", watcher, f"saw {seen.revision} in instance {seen.instance}, which is over")


def _chain(watcher: str, seen: Seen, history: History) -> Iterator[Finding]:
    if not history.knows(seen.revision):
        return
    chain = history.chains.get(seen.revision)
    if chain is None:
        yield Finding("lost", watcher, f"saw {seen.revision}, which no valid record has")
    elif chain != seen.chain:
        yield Finding("forked", watcher, f"saw {seen.revision} with the chain {seen.chain} in place of {chain}")


# Hosts


def _hosts(hosts: Sequence[Host], history: History) -> Iterator[Finding]:
    for host in hosts:
        if host.revision < history.revision:
            yield Finding("stale", host.name, f"ends at {host.revision}, and the log at {history.revision}")
        elif host.revision > history.revision:
            yield Finding("lost", host.name, f"has {host.revision}, and the log ends at {history.revision}")
    for revision in {host.revision for host in hosts}:
        digests = {host.digest: host.name for host in hosts if host.revision == revision}
        if len(digests) > 1:
            yield Finding("forked", " and ".join(sorted(digests.values())), f"show different trees at {revision}")
