"""Checks what watches received against the six promises of docs/protocol.md: ordered, unique, atomic, reliable, resumable, bookmarkable.

    promises.py HISTORY.ndjson RECORDING.ndjson...

A line of the history, in the order of revisions:

    {"scene":"main","base":SNAPSHOT}                                   the tree before the first revision
    {"scene":"main","revision":1,"cause":{...},"changes":[...]}        as `history.list` has it
    {"life":INSTANCE,"ends":{"main":17}}                               a life of the host, and what the next one found

A line of a recording, in the order in which a watcher saw them:

    {"watcher":"w1","watch":PARAMS,"answer":RESULT}                    it asked, and was answered
    {"watcher":"w1","line":{"method":"changed","params":{...}}}        `changed`, `lagged` or `watchEnded`
    {"watcher":"w1","reached":17}                                      all up to here was on its way before this, and has been read
    {"watcher":"w1","lost":true}                                       its connection is gone
"""

from __future__ import annotations

import copy
import json
import os
import sys
from collections import OrderedDict
from typing import Any, Dict, List, NamedTuple, Optional, Set

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

import surroundings  # noqa: E402, F401
from navhost import Tree  # noqa: E402

#: Lives before the present one that a host has to know; it may know more.
REMEMBERED_LIVES = 15


class Breach(NamedTuple):
    promise: str
    watcher: str
    scene: str
    revision: int
    what: str

    def __str__(self) -> str:
        return f"{self.promise}: watcher {self.watcher}, scene {self.scene}, revision {self.revision}: {self.what}"


def comparable(snapshot: Dict[str, Any]) -> Dict[str, Any]:
    """A snapshot without what is not in the history."""
    return {name: value for name, value in snapshot.items() if name not in ("instance", "configuration")}


class SceneHistory:
    """All revisions of a scene, and its tree at each of them."""

    SPACING = 128

    def __init__(self, base: Dict[str, Any]) -> None:
        self.first: int = base["revision"]
        self.revision: int = base["revision"]
        self.records: Dict[int, Dict[str, Any]] = {}
        self.parents: Dict[str, Optional[str]] = {item["id"]: item.get("parent") for item in base["navigators"]}
        self._snapshots: Dict[int, Dict[str, Any]] = {base["revision"]: base}
        self._trees: "OrderedDict[int, Dict[str, Any]]" = OrderedDict()
        self._tip = Tree(base)

    def add(self, record: Dict[str, Any]) -> None:
        """Raises when the changes do not fit the tree before them."""
        if record["revision"] != self.revision + 1:
            raise ValueError(f"revision {record['revision']} does not follow {self.revision}")
        for change in record["changes"]:
            if change["kind"] == "navigator.created":
                self.parents[change["navigator"]["id"]] = change["navigator"].get("parent")
        self._tip.apply(record)
        self.revision = record["revision"]
        self.records[self.revision] = record
        if self.revision % self.SPACING == 0:
            # The tip goes on with its own navigators.
            self._snapshots[self.revision] = copy.deepcopy(self._tip.snapshot())

    def tree(self, revision: int) -> Optional[Dict[str, Any]]:
        """The tree as it was, as `tree.get` would give it; nil when the revision is none."""
        if not self.first <= revision <= self.revision:
            return None
        if revision not in self._trees:
            start = max(place for place in self._snapshots if place <= revision)
            tree = Tree(self._snapshots[start])
            for number in range(start + 1, revision + 1):
                tree.apply(self.records[number])
            self._trees[revision] = tree.snapshot()
            if len(self._trees) > 64:
                self._trees.popitem(last=False)
        return self._trees[revision]

    def is_inside(self, navigator: Optional[str], top: str) -> bool:
        while navigator is not None:
            if navigator == top:
                return True
            navigator = self.parents.get(navigator)
        return False


class History:
    """What is true of all scenes."""

    def __init__(self) -> None:
        self.scenes: Dict[str, SceneHistory] = {}
        #: Lives of the host that are over, oldest first, with the revisions that the next one found.
        self.lives: "OrderedDict[str, Dict[str, int]]" = OrderedDict()

    def add(self, item: Dict[str, Any]) -> None:
        if "life" in item:
            self.lives[item["life"]] = item["ends"]
        elif "base" in item:
            self.scenes[item["scene"]] = SceneHistory(item["base"])
        else:
            self.scenes[item["scene"]].add(item)


class Filter:
    """What a watch lets through."""

    def __init__(self, scene: SceneHistory, params: Dict[str, Any]) -> None:
        self._scene = scene
        self.navigator: Optional[str] = params.get("navigator")
        self._kinds: Optional[List[str]] = params.get("kinds")

    @property
    def is_open(self) -> bool:
        return self.navigator is None and self._kinds is None

    def changes(self, record: Dict[str, Any]) -> List[Dict[str, Any]]:
        return [change for change in record["changes"] if self._passes(change)]

    def _passes(self, change: Dict[str, Any]) -> bool:
        if self._kinds is not None and change["kind"] not in self._kinds:
            return False
        return self.navigator is None or self._is_in_scope(change)

    def _is_in_scope(self, change: Dict[str, Any]) -> bool:
        kind = change["kind"]
        if kind.startswith("type."):
            return True
        place = {
            "navigator.created": lambda: change["navigator"]["id"],
            "navigator.closed": lambda: change["navigator"]["id"],
            "navigator.selected": lambda: change["parent"],
            "entry.added": lambda: change["navigator"],
            "entry.removed": lambda: change["navigator"],
            "attachment.added": lambda: change["attachment"]["navigator"],
            "attachment.removed": lambda: change["attachment"]["navigator"],
            "attachment.changed": lambda: change["attachment"]["navigator"],
            "signal": lambda: change["signal"]["navigator"],
        }[kind]()
        return self._scene.is_inside(place, self.navigator or "")

    def snapshot(self, whole: Dict[str, Any]) -> Dict[str, Any]:
        if self.navigator is None:
            return whole
        inside = [item for item in whole["navigators"] if self._scene.is_inside(item["id"], self.navigator)]
        hanging = [item for item in whole["attachments"] if self._scene.is_inside(item["navigator"], self.navigator)]
        return dict(whole, navigators=inside, attachments=hanging)


class WatchState:
    """A watch between its answer and its end."""

    def __init__(self, scene: str, filter: Filter, base: int) -> None:
        self.scene = scene
        self.filter = filter
        self.base = base
        #: Everything up to here was received, or reported as missing.
        self.position = base
        self.received: Set[int] = set()


class Checker:
    """Takes the lines of recordings in; what it says of a line is said once the history has the line's revision."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.breaches: List[Breach] = []
        self.lines = 0
        self._watches: Dict[str, Dict[int, WatchState]] = {}

    def feed(self, event: Dict[str, Any]) -> None:
        self.lines += 1
        watches = self._watches.setdefault(event["watcher"], {})
        if "watch" in event:
            self._begin(event["watcher"], event["watch"], event["answer"], watches)
        elif "lost" in event:
            watches.clear()
        elif "reached" in event:
            for watch in watches.values():
                if event.get("scene", watch.scene) == watch.scene:
                    self._advance(event["watcher"], watch, event["reached"] + 1, "although all was read")
        else:
            self._line(event["watcher"], event["line"], watches)

    def _report(self, promise: str, watcher: str, scene: str, revision: int, what: str) -> None:
        self.breaches.append(Breach(promise, watcher, scene, revision, what))

    # How a watch begins

    def _begin(self, watcher: str, params: Dict[str, Any], answer: Dict[str, Any], watches: Dict[int, WatchState]) -> None:
        scene = self.history.scenes[answer["scene"]]
        filter = Filter(scene, params)
        self._check_start(watcher, params, answer)
        if answer["resumed"]:
            watch = WatchState(answer["scene"], filter, params["since"])
        else:
            watch = WatchState(answer["scene"], filter, answer["snapshot"]["revision"])
            self._check_state(watcher, watch, answer["snapshot"], "the snapshot of its answer")
        watches[answer["watch"]] = watch

    def _check_start(self, watcher: str, params: Dict[str, Any], answer: Dict[str, Any]) -> None:
        given = "resumed" if answer["resumed"] else answer.get("reason")
        allowed = self._allowed_starts(params, answer)
        if given not in allowed:
            since = params.get("since", -1)
            what = f"asked to go on, and was answered {given}, not {' or '.join(map(str, allowed))}; window {answer['window']}"
            self._report("resumable", watcher, answer["scene"], since, what)

    def _allowed_starts(self, params: Dict[str, Any], answer: Dict[str, Any]) -> List[Optional[str]]:
        since, window = params.get("since"), answer["window"]
        if since is None:
            return [None]
        usual = "ahead" if since > window["to"] else "outside_window" if since < window["from"] else "resumed"
        asked = params.get("instance", answer["instance"])
        if asked == answer["instance"]:
            return [usual]
        if asked not in self.history.lives or since > self.history.lives[asked].get(answer["scene"], -1):
            return ["other_instance"]
        later = list(self.history.lives).index(answer["instance"]) if answer["instance"] in self.history.lives else len(self.history.lives)
        age = later - list(self.history.lives).index(asked)
        return [usual] if age <= REMEMBERED_LIVES else [usual, "other_instance"]

    # The lines that a watch receives

    def _line(self, watcher: str, line: Dict[str, Any], watches: Dict[int, WatchState]) -> None:
        params = line["params"]
        watch = watches.get(params["watch"])
        if watch is None:
            return self._report("ordered", watcher, params.get("scene", "?"), params.get("revision", -1), "a line for a watch that is not there")
        if line["method"] == "changed":
            self._changed(watcher, watch, params)
        elif line["method"] == "lagged":
            self._lagged(watcher, watch, params)
        elif line["method"] == "watchEnded":
            del watches[params["watch"]]

    def _changed(self, watcher: str, watch: WatchState, params: Dict[str, Any]) -> None:
        revision = params["revision"]
        if revision in watch.received or revision <= watch.base:
            return self._report("unique", watcher, watch.scene, revision, "it had this one already")
        if revision <= watch.position:
            self._report("ordered", watcher, watch.scene, revision, f"came after {watch.position}")
            self._report("bookmarkable", watcher, watch.scene, revision, f"was not there yet when {watch.position} came")
        self._check_changes(watcher, watch, params)
        self._advance(watcher, watch, revision, f"although {revision} came")
        watch.received.add(revision)
        watch.position = max(watch.position, revision)

    def _check_changes(self, watcher: str, watch: WatchState, params: Dict[str, Any]) -> None:
        revision = params["revision"]
        record = self.history.scenes[watch.scene].records.get(revision)
        if record is None:
            return self._report("atomic", watcher, watch.scene, revision, "there never was such a revision")
        expected = watch.filter.changes(record)
        if params["changes"] != expected:
            what = f"{len(params['changes'])} changes, which are not the {len(expected)} of the revision"
            self._report("atomic", watcher, watch.scene, revision, what)
        elif not expected:
            self._report("atomic", watcher, watch.scene, revision, "there is nothing in it for this watch")
        if params["cause"] != record["cause"]:
            self._report("atomic", watcher, watch.scene, revision, f"the cause is {record['cause']}, not {params['cause']}")

    def _advance(self, watcher: str, watch: WatchState, end: int, why: str) -> None:
        """Everything before `end` should have been received."""
        scene = self.history.scenes[watch.scene]
        for revision in range(watch.position + 1, end):
            record = scene.records.get(revision)
            if record is not None and watch.filter.changes(record):
                self._report("reliable", watcher, watch.scene, revision, f"is missing, {why}")
        watch.position = max(watch.position, end - 1)

    def _lagged(self, watcher: str, watch: WatchState, params: Dict[str, Any]) -> None:
        if params["revision"] < watch.position:
            self._report("ordered", watcher, watch.scene, params["revision"], f"the state came after {watch.position}")
        if params["revision"] != params["snapshot"]["revision"]:
            self._report("bookmarkable", watcher, watch.scene, params["revision"], "the state is of another revision")
        self._check_state(watcher, watch, params["snapshot"], "the state of `lagged`")
        watch.base = watch.position = params["revision"]
        watch.received.clear()

    def _check_state(self, watcher: str, watch: WatchState, snapshot: Dict[str, Any], name: str) -> None:
        """A state at a revision holds all revisions before it, and nothing after it."""
        whole = self.history.scenes[watch.scene].tree(snapshot["revision"])
        if whole is None:
            return self._report("bookmarkable", watcher, watch.scene, snapshot["revision"], f"{name}: there never was such a revision")
        if comparable(snapshot) != comparable(watch.filter.snapshot(whole)):
            self._report("bookmarkable", watcher, watch.scene, snapshot["revision"], f"{name} is not what was then")


def main(history: str, *recordings: str) -> int:
    truth = History()
    with open(history) as lines:
        for line in lines:
            truth.add(json.loads(line))
    checker = Checker(truth)
    for name in recordings:
        with open(name) as lines:
            for line in lines:
                checker.feed(json.loads(line))
    for breach in checker.breaches:
        print(breach)
    print(f"{checker.lines} lines, {len(checker.breaches)} breaches")
    return 1 if checker.breaches else 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
