"""The truth about what happened, as the host's history tells it."""

from __future__ import annotations

import json
from typing import Any, Dict, List, Set

from checks import Broken, require
from connections import Caller, Watcher
from promises import Checker, History, comparable


class Truth:
    """The authoritative history, read from the host and never changed again; ids, which belong to one thing for ever; the promises to watches."""

    PAGE = 2000

    def __init__(self, scenes: List[str]) -> None:
        self.names = scenes
        self.history = History()
        self.checker = Checker(self.history)
        self.by_request: Dict[str, List[Any]] = {}
        #: The requests that were found since the last look.
        self.new_requests: List[str] = []
        self._identities: Dict[str, Dict[str, Any]] = {scene: {} for scene in scenes}
        self._highest: Dict[str, int] = {scene: 1 for scene in scenes}
        self._made: Dict[str, Set[str]] = {scene: set() for scene in scenes}

    def begin(self, caller: Caller) -> None:
        for scene in self.names:
            self.history.add({"scene": scene, "base": caller.call("tree.get", scene=scene, revision=0)})

    def revision(self, scene: str) -> int:
        return self.history.scenes[scene].revision

    def life_ended(self, instance: str, revisions: Dict[str, int]) -> None:
        self.history.lives[instance] = revisions

    def catch_up(self, caller: Caller) -> None:
        """Reads what is new, and looks whether the end of what was known is as it was."""
        for scene in self.names:
            known = self.revision(scene)
            since = max(0, known - 50, caller.call("history.list", scene=scene, limit=1)["window"]["from"])
            require(since <= known, f"{scene}: the history begins at {since}, and {known} is what was read")
            while True:
                page = self._page(caller, scene, since)
                for record in page["revisions"]:
                    since += 1
                    require(record["revision"] == since, f"{scene}: revision {record['revision']} where {since} belongs")
                    self._take(scene, record)
                if since == page["revision"]:
                    break
            require(since >= known, f"{scene}: went back to {since} from {known}")
            self._compare_tree(scene, caller.call("tree.get", scene=scene))

    def _page(self, caller: Caller, scene: str, since: int) -> Dict[str, Any]:
        limit = self.PAGE
        while True:
            answer = caller.ask("history.list", scene=scene, since=since, limit=limit)
            if "result" in answer:
                return answer["result"]
            require(answer["error"]["data"]["name"] == "answer_too_large" and limit > 1, f"history.list was refused: {answer}")
            limit //= 4

    def _take(self, scene: str, record: Dict[str, Any]) -> None:
        history = self.history.scenes[scene]
        if record["revision"] <= history.revision:
            known = history.records.get(record["revision"])
            return require(known is None or known == record, f"{scene}: revision {record['revision']} was {known}, and is {record}")
        try:
            history.add(record)
        except (ValueError, KeyError, IndexError) as error:
            raise Broken(f"{scene}: revision {record['revision']} does not fit: {error!r}: {record}") from error
        if "request" in record["cause"]:
            self.by_request.setdefault(record["cause"]["request"], []).append((scene, record))
            self.new_requests.append(record["cause"]["request"])
        self._check_ids(scene, record)

    def _compare_tree(self, scene: str, snapshot: Dict[str, Any]) -> None:
        mine = self.history.scenes[scene].tree(snapshot["revision"])
        require(mine is not None, f"{scene}: tree.get has revision {snapshot['revision']}, the history ends at {self.revision(scene)}")
        require(comparable(mine) == comparable(snapshot), f"{scene}: the tree at {snapshot['revision']} is not what its history makes")

    def compare_tree(self, caller: Caller, scene: str, revision: int) -> None:
        self._compare_tree(scene, caller.call("tree.get", scene=scene, revision=revision))

    # Ids

    def _check_ids(self, scene: str, record: Dict[str, Any]) -> None:
        identities, before = self._identities[scene], self._highest[scene]
        for change in record["changes"]:
            for id, identity in self._identified(change):
                where = f"{scene}, revision {record['revision']}"
                if id not in identities:
                    require(int(id[1:]) > before, f"{where}: {id} is new, and not above {before}")
                    self._highest[scene] = max(self._highest[scene], int(id[1:]))
                    identities[id] = identity
                require(identities[id] == identity, f"{where}: {id} was {identities[id]}, and is {identity}")
                # An entry tells its revision. Others are made again by an undo, and by a former restoration key.
                is_made = change["kind"] in ("navigator.created", "attachment.added") and not id.startswith("e")
                is_again = is_made and id in self._made[scene]
                require(not is_again or record["cause"]["method"] in ("undo", "scene.restore"), f"{where}: {id} is made again")
                if is_made:
                    self._made[scene].add(id)

    def _identified(self, change: Dict[str, Any]) -> List[Any]:
        """Ids with what may never change about them. The first is the revision that made it, where that can be seen."""
        if change["kind"].startswith("entry."):
            return [self._entry(change["entry"])]
        if change["kind"] in ("navigator.created", "navigator.closed"):
            navigator = change["navigator"]
            identity = (0, navigator["kind"], navigator.get("name"), navigator.get("parent"), navigator.get("method"))
            root = [self._entry(navigator["root"])] if "root" in navigator else []
            return root + [(navigator["id"], identity)]
        if change["kind"].startswith("attachment."):
            # The session that drives a flow may keep other data in it.
            attachment = {key: value for key, value in change["attachment"].items() if key != "data"}
            return [(attachment["id"], (0, json.dumps(attachment, sort_keys=True)))]
        return []

    @staticmethod
    def _entry(entry: Dict[str, Any]) -> Any:
        return entry["id"], (entry["cause"]["revision"], entry["type"], json.dumps(entry["arguments"], sort_keys=True), entry["method"])

    # Watches

    def check_watches(self, watchers: List[Watcher]) -> None:
        """To be called when the history holds all that they can have seen."""
        for watcher in watchers:
            for event in watcher.events:
                self.checker.feed(event)
            watcher.events.clear()
        require(not self.checker.breaches, "; ".join(map(str, self.checker.breaches[:5])))
