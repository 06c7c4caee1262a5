"""Runs of a fleet that never were: a good one from a seed, and faults that are planted into it. test_log.py asks the checker for each of them."""

from __future__ import annotations

import hashlib
import random
from typing import Callable, Dict, List, NamedTuple, Optional, Tuple

from log import CLAIM, DONE, FORK, PART, REFUSED, TURN, UNKNOWN, Answer, Base, Diary, Host, Log, Record, Request, Seen, Watcher

CLIENTS, WATCHERS, HOSTS = 4, 3, 3

#: Answers of the checker's four arguments.
Data = Tuple[Log, List[Diary], List[Watcher], List[Host]]


def digest(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:12]


class Run:
    """A good run. Faults of a host change its parts before `data`; those of the engine change the log afterwards."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.records: List[Record] = []
        #: For each append that was confirmed, the host.
        self.confirmed: Dict[str, int] = {}
        self.requests: List[List[Request]] = [[] for _ in range(CLIENTS)]
        self.instance, self.epoch, self.revision, self.chain, self.owner = "i0", 1, 0, "", 0
        for _ in range(self.random.randint(30, 60)):
            self._step()
        self.lines = [self._watch() for _ in range(WATCHERS)]
        self.ends = [(self.revision, digest("tree", self.chain)) for _ in range(HOSTS)]
        self.purged = self.random.randint(1, len(self.records) // 3) if self.random.random() < 0.3 else 0

    # The good run

    def append(self, kind: str, revisions: int = 0, answers: Optional[Dict[str, str]] = None, name: Optional[str] = None) -> Record:
        first, last = (self.revision + 1, self.revision + revisions) if revisions else (None, None)
        name = name or f"h{self.owner}.{len(self.records)}"
        sequence = len(self.records) + 1
        chain = self.chain if kind == PART else digest(self.chain, self.epoch, first, last, name)
        record = Record(sequence, sequence - 1, self.epoch, kind, first, last, name, self.chain, chain, answers or {})
        self.records.append(record)
        self.revision, self.chain = self.revision + revisions, chain
        if answers or self.random.random() < 0.7:
            self.confirmed[name] = self.owner
        return record

    def _step(self) -> None:
        kind = self.random.choices((TURN, "barrier", "snap", CLAIM, PART, FORK), (70, 8, 6, 6, 5, 2))[0]
        if kind == TURN:
            self._turn()
        elif kind == CLAIM:
            self.owner, self.epoch = (self.owner + self.random.randint(1, HOSTS - 1)) % HOSTS, self.epoch + 1
            self.append(CLAIM)
        elif kind == PART:
            for _ in range(self.random.randint(1, 3)):
                self.append(PART)
            if self.random.random() < 0.7:
                self._turn()
            else:
                self.owner, self.epoch = (self.owner + 1) % HOSTS, self.epoch + 1
                self.append(CLAIM)
        else:
            self.append(kind)

    def _turn(self) -> None:
        revisions, answers = self.random.randint(1, 3), {}
        for client in self.random.sample(range(CLIENTS), self.random.randint(0, 2)):
            request = f"c{client}.{len(self.requests[client])}"
            revision = self.random.randint(self.revision + 1, self.revision + revisions)
            kind = self.random.choices((DONE, REFUSED, UNKNOWN, "read"), (70, 10, 5, 15))[0]
            answer = {
                DONE: Answer(DONE, f"result of {request}", revision), REFUSED: Answer(REFUSED, "no"), UNKNOWN: Answer(UNKNOWN),
                "read": Answer(DONE, "state", revision),
            }[kind]  # fmt: skip
            self.requests[client].append(Request(request, [answer], kind == "read"))
            if kind == DONE or (kind == UNKNOWN and self.random.random() < 0.5):
                answers[request] = f"result of {request}"
        self.append(TURN, revisions, answers)

    def _watch(self) -> List[Seen]:
        begin, instance, lines = self.random.randrange(max(1, self.revision // 2)), "i0", []
        misses = 0
        chains = {0: ""}
        latest = 0
        for record in self.records:
            if record.kind == FORK:
                instance = record.append
                if lines:
                    lines.append(Seen(instance, latest, chains[latest], True))
                    misses = 0
            for revision in range(record.first or 0, (record.last or -1) + 1):
                chains[revision], latest = record.chain, revision
                if revision < begin:
                    continue
                if misses > 1:
                    misses -= 1
                    continue
                lines.append(Seen(instance, revision, record.chain, not lines or misses == 1))
                misses = self.random.randint(2, 6) if self.random.random() < 0.05 and revision + 8 < self.revision else 0
        return lines

    def see(self, record: Record) -> None:
        """All watchers and hosts see a record that stands at the end."""
        for lines in self.lines:
            instance = lines[-1].instance
            lines += [Seen(instance, revision, record.chain) for revision in range(record.first or 0, (record.last or -1) + 1)]
        self.ends = [(self.revision, digest("tree", self.chain)) for _ in self.ends]

    # As data

    def renumber(self) -> None:
        """The engine gives the numbers, and each writer expects the one before."""
        self.records = [record._replace(sequence=place + 1, expected=place) for place, record in enumerate(self.records)]

    def data(self) -> Data:
        before = self.records[: self.purged]
        base = Base(instance="i0", epoch=1)
        for record in before:
            instance = record.append if record.kind == FORK else base.instance
            base = Base(record.sequence, record.epoch, max(base.revision, record.last or 0), record.chain, instance)
        hosts = []
        for number, (revision, tree) in enumerate(self.ends):
            own = [record for record in self.records if self.confirmed.get(record.append) == number]
            hosts.append(Host(f"h{number}", revision, tree, own))
        diaries = [Diary(f"c{number}", list(requests)) for number, requests in enumerate(self.requests)]
        watchers = [Watcher(f"w{number}", list(lines)) for number, lines in enumerate(self.lines)]
        return Log(base, list(self.records[self.purged :])), diaries, watchers, hosts

    # Places for faults

    def place(self, fits: Callable[[int, Record], bool]) -> Optional[int]:
        """Of a record that the log has, and that is neither its first nor its last."""
        places = [place for place in range(self.purged + 1, len(self.records) - 1) if fits(place, self.records[place])]
        return self.random.choice(places) if places else None

    def done(self, is_read: bool = False) -> Optional[Tuple[int, int]]:
        """Client and number of a request that was answered, and that the log reaches."""
        known = max([record.last or 0 for record in self.records[: self.purged]] + [0])
        found = [
            (client, number)
            for client, requests in enumerate(self.requests)
            for number, request in enumerate(requests)
            if request.answers[0].kind == DONE and request.is_read == is_read and request.answers[0].revision > known
        ]
        return self.random.choice(found) if found else None


class Fault(NamedTuple):
    """`plant` gives None when the run has no place for it."""

    name: str
    what: str
    plant: Callable[[Run], Optional[Data]]


FAULTS: List[Fault] = []


def fault(name: str) -> Callable[[Callable[[Run], Optional[Data]]], Callable[[Run], Optional[Data]]]:
    def add(plant: Callable[[Run], Optional[Data]]) -> Callable[[Run], Optional[Data]]:
        FAULTS.append(Fault(name, plant.__name__.replace("_", " "), plant))
        return plant

    return add


# Faults of an owner


@fault("lost")
def a_turn_that_was_never_appended(run: Run) -> Optional[Data]:
    # A turn follows, so that its revision shows the gap.
    place = run.place(lambda place, record: record.kind == TURN and run.records[place + 1].kind == TURN)
    if place is None:
        return None
    del run.records[place]
    run.renumber()
    return run.data()


@fault("lost")
def an_answer_before_the_append(run: Run) -> Data:
    run.requests[0].append(Request("early", [Answer(DONE, "early", run.revision + 1)]))
    return run.data()


@fault("lost")
def a_last_turn_that_everyone_saw(run: Run) -> Optional[Data]:
    record = run.append(TURN, 1, {"last": "done"})
    run.see(record)
    run.requests[1].append(Request("last", [Answer(DONE, "done", run.revision)]))
    run.records.pop()
    return run.data()


@fault("doubled")
def an_append_again_with_a_new_expectation(run: Run) -> Optional[Data]:
    place = run.place(lambda _, record: record.kind == TURN)
    if place is None:
        return None
    old = run.records[place]
    run.see(run.append(TURN, 1, {}, name=old.append))
    return run.data()


@fault("doubled")
def a_request_with_two_effects(run: Run) -> Optional[Data]:
    place = run.place(lambda _, record: bool(record.answers))
    if place is None:
        return None
    run.see(run.append(TURN, 1, dict(run.records[place].answers)))
    return run.data()


@fault("doubled")
def a_request_with_two_answers(run: Run) -> Optional[Data]:
    found = run.done()
    if found is None:
        return None
    client, number = found
    request = run.requests[client][number]
    run.requests[client][number] = request._replace(answers=[*request.answers, Answer(REFUSED)])
    return run.data()


@fault("reordered")
def two_turns_in_another_order_than_answered(run: Run) -> Optional[Data]:
    def is_answered(record: Record) -> bool:
        return any(request.id in record.answers and request.answers[0].kind == DONE for requests in run.requests for request in requests)

    place = run.place(lambda place, record: record.kind == TURN and run.records[place + 1].kind == TURN and is_answered(record))
    if place is None:
        return None
    one, two = run.records[place : place + 2]
    run.records[place : place + 2] = [one._replace(answers=two.answers), two._replace(answers=one.answers)]
    return run.data()


@fault("forked")
def a_second_record_of_one_revision(run: Run) -> Optional[Data]:
    place = run.place(lambda _, record: record.kind == TURN)
    if place is None:
        return None
    other = run.records[place]._replace(append="other", chain=digest("other"), answers={})
    run.records.insert(place + 1, other)
    run.renumber()
    return run.data()


@fault("forked")
def an_owner_that_goes_on_after_a_claim(run: Run) -> Optional[Data]:
    place = run.place(lambda _, record: record.kind == CLAIM)
    if place is None:
        return None
    claim = run.records[place]
    revision = max([record.last or 0 for record in run.records[:place]] + [0]) + 1
    late = claim._replace(kind=TURN, epoch=claim.epoch - 1, first=revision, last=revision, append="late", previous=claim.chain, chain=digest("late"))
    run.records.insert(place + 1, late)
    run.renumber()
    return run.data()


@fault("forked")
def two_claims_of_one_epoch(run: Run) -> Optional[Data]:
    place = run.place(lambda _, record: record.kind == CLAIM)
    if place is None:
        return None
    claim = run.records[place]
    run.records.insert(place + 1, claim._replace(append="rival", previous=claim.chain, chain=digest("rival")))
    run.renumber()
    return run.data()


@fault("forked")
def a_turn_that_goes_on_from_another_chain(run: Run) -> Data:
    chain, run.chain = run.chain, digest("elsewhere")
    run.append(TURN, 1)
    run.chain = chain
    return run.data()


@fault("forked")
def a_refused_request_with_an_effect(run: Run) -> Optional[Data]:
    found = run.done()
    if found is None:
        return None
    client, number = found
    run.requests[client][number] = run.requests[client][number]._replace(answers=[Answer(REFUSED, "no")])
    return run.data()


@fault("forked")
def another_answer_than_the_log_has(run: Run) -> Optional[Data]:
    found = run.done()
    if found is None:
        return None
    client, number = found
    request = run.requests[client][number]
    run.requests[client][number] = request._replace(answers=[request.answers[0]._replace(result="other")])
    return run.data()


@fault("unanswered")
def a_request_without_an_answer(run: Run) -> Optional[Data]:
    found = run.done(is_read=run.random.random() < 0.5)
    if found is None:
        return None
    client, number = found
    run.requests[client][number] = run.requests[client][number]._replace(answers=[])
    return run.data()


# Faults of other hosts, as their clients and watchers see them


@fault("stale")
def a_read_older_than_the_own_write(run: Run) -> Data:
    run.requests[2] += [Request("newest", [Answer(DONE, "state", run.revision)], True), Request("older", [Answer(DONE, "state", run.revision - 1)], True)]
    return run.data()


def inner_line(run: Run) -> Optional[Tuple[List[Seen], int]]:
    """A line that stands between two others and is no snapshot, as is the next one."""
    lines = run.random.choice(run.lines)
    known = max([record.last or 0 for record in run.records[: run.purged]] + [0])
    places = [
        place
        for place in range(1, len(lines) - 1)
        if not lines[place].is_snapshot and not lines[place + 1].is_snapshot and lines[place].revision > known
    ]
    return (lines, run.random.choice(places)) if places else None


@fault("stale")
def a_watcher_that_skips_a_revision(run: Run) -> Optional[Data]:
    found = inner_line(run)
    if found is None:
        return None
    del found[0][found[1]]
    return run.data()


@fault("stale")
def a_watcher_that_falls_asleep(run: Run) -> Optional[Data]:
    found = inner_line(run)
    if found is None:
        return None
    del found[0][found[1] :]
    return run.data()


@fault("stale")
def a_watcher_in_an_instance_that_is_over(run: Run) -> Data:
    old = run.lines[0][-1].instance
    fork = run.append(FORK)
    for lines in run.lines:
        lines.append(Seen(fork.append, run.revision, lines[-1].chain, True))
    record = run.append(TURN, 1)
    run.see(record)
    run.lines[0][-1] = run.lines[0][-1]._replace(instance=old)
    return run.data()


@fault("stale")
def a_host_that_is_behind(run: Run) -> Data:
    run.ends[run.random.randrange(HOSTS)] = (run.revision - run.random.randint(1, 5), "older")
    return run.data()


@fault("reordered")
def a_watcher_that_sees_two_swapped(run: Run) -> Optional[Data]:
    found = inner_line(run)
    if found is None:
        return None
    lines, place = found
    lines[place], lines[place + 1] = lines[place + 1], lines[place]
    return run.data()


@fault("doubled")
def a_watcher_that_sees_one_twice(run: Run) -> Optional[Data]:
    found = inner_line(run)
    if found is None:
        return None
    found[0].insert(found[1] + 1, found[0][found[1]])
    return run.data()


@fault("forked")
def a_watcher_that_saw_what_was_revoked(run: Run) -> Optional[Data]:
    found = inner_line(run)
    if found is None:
        return None
    lines, place = found
    lines[place] = lines[place]._replace(chain="revoked")
    return run.data()


@fault("forked")
def a_watcher_in_an_unknown_instance(run: Run) -> Optional[Data]:
    found = inner_line(run)
    if found is None:
        return None
    lines, place = found
    lines[place] = lines[place]._replace(instance="unknown")
    return run.data()


@fault("lost")
def a_watcher_that_saw_more_than_the_log_has(run: Run) -> Data:
    lines = run.random.choice(run.lines)
    lines.append(Seen(lines[-1].instance, run.revision + 1, "unconfirmed"))
    return run.data()


@fault("forked")
def a_host_with_another_tree(run: Run) -> Data:
    run.ends[run.random.randrange(HOSTS)] = (run.revision, "other")
    return run.data()


@fault("lost")
def a_host_that_has_more_than_the_log(run: Run) -> Data:
    run.ends[run.random.randrange(HOSTS)] = (run.revision + 1, "more")
    return run.data()


# Faults of the engine


def with_records(data: Data, records: List[Record]) -> Data:
    log, diaries, watchers, hosts = data
    return Log(log.base, records), diaries, watchers, hosts


def is_confirmed(run: Run) -> Callable[[int, Record], bool]:
    return lambda _, record: record.append in run.confirmed


@fault("engine")
def a_tail_that_the_engine_forgot(run: Run) -> Data:
    """With it went what clients and watchers had seen. That is not lost by a host."""
    forgotten = run.random.randint(1, 5)
    for number in range(forgotten):
        run.see(run.append(TURN, 1, {f"tail {number}": "done"}))
        run.requests[3].append(Request(f"tail {number}", [Answer(DONE, "done", run.revision)]))
    data = run.data()
    return with_records(data, list(data[0].records[:-forgotten]))


@fault("engine")
def a_record_that_the_engine_forgot(run: Run) -> Optional[Data]:
    place = run.place(is_confirmed(run))
    if place is None:
        return None
    data = run.data()
    missing = run.records[place]
    return with_records(data, [record for record in data[0].records if record != missing])


@fault("engine")
def a_record_that_the_engine_altered(run: Run) -> Optional[Data]:
    place = run.place(is_confirmed(run))
    if place is None:
        return None
    data = run.data()
    good = run.records[place]
    return with_records(data, [record._replace(chain="altered") if record == good else record for record in data[0].records])


@fault("engine")
def two_records_that_the_engine_swapped(run: Run) -> Optional[Data]:
    place = run.place(lambda place, record: {record.append, run.records[place + 1].append} <= set(run.confirmed))
    if place is None:
        return None
    data = run.data()
    one, two = run.records[place : place + 2]
    swapped = {one.sequence: two._replace(sequence=one.sequence), two.sequence: one._replace(sequence=two.sequence)}
    return with_records(data, [swapped.get(record.sequence, record) for record in data[0].records])


@fault("engine")
def a_record_that_the_engine_stored_twice(run: Run) -> Optional[Data]:
    """It let a copy through, whose expectation no longer held. Every reader takes the copy for void."""
    place = run.place(lambda _, record: record.kind == TURN)
    if place is None:
        return None
    run.records.insert(place + 1, run.records[place])
    copied = run.records[place].append
    run.renumber()
    run.records[place + 1] = run.records[place + 1]._replace(expected=place)
    run.confirmed.pop(copied, None)
    return run.data()
