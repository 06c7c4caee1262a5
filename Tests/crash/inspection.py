"""Compares everything that was asked and answered with what the host has."""

from __future__ import annotations

import random
from typing import Dict, List

from checks import require
from connections import Caller, Watcher
from extra import Extra
from promises import comparable
from truth import Truth
from workload import SCENES, Ledger, Request, same


class Inspection:
    def __init__(self, random: random.Random, truth: Truth, ledger: Ledger, extra: Extra, watchers: List[Watcher]) -> None:
        self.random, self.truth, self.ledger, self.extra, self.watchers = random, truth, ledger, extra, watchers
        self.acknowledged = self.failed = self.doubtful = 0
        #: Whether a change may be there although the store refused it.
        self.may_be_doubtful = False

    def check(self, caller: Caller, has_restarted: bool, former: str = "") -> None:
        self.truth.catch_up(caller)
        if has_restarted:
            found = {scene: caller.call("tree.get", scene=scene)["revision"] for scene in SCENES}
            self.truth.life_ended(former, found)
            self._check_leftovers(caller)
            self.extra.check(caller)
        self._check_requests(caller, has_restarted)
        self.truth.check_watches(self.watchers)

    def _check_leftovers(self, caller: Caller) -> None:
        """What hung on sessions is gone with them."""
        for scene in SCENES:
            for item in caller.call("attachment.list", scene=scene)["attachments"]:
                require(item["kind"] in ("checkpoint", "signal") or item.get("module") == "guest", f"{scene}: {item} outlived its session")
            for navigator in caller.call("tree.get", scene=scene)["navigators"]:
                require("ephemeral" not in navigator, f"{scene}: {navigator} outlived its session")

    def _check_requests(self, caller: Caller, has_restarted: bool) -> None:
        if has_restarted:
            done, self.ledger.unchecked = self.ledger.unchecked, []
        else:
            done = [request for request in self.ledger.unchecked if request.answer]
            self.ledger.unchecked = [request for request in self.ledger.unchecked if not request.answer]
        for request in done:
            self._check_request(request)
        self._check_strangers()
        self._check_tokens(done)
        self._check_trees(caller, done)

    def _check_request(self, request: Request) -> None:
        revisions = self.truth.by_request.get(request.id, [])
        scene = request.params.get("scene")
        if scene == Extra.NAME or request.method.startswith("module."):
            return
        where = f"{request.method} {request.params} ({request.id}, {request.answer})"
        require(len(revisions) <= 1, f"{len(revisions)} effects of {where}")
        for _, record in revisions:
            cause = record["cause"]
            require((cause["method"], cause.get("session")) == (request.method, request.session), f"{cause} is not the cause {where}")
        if request.error:
            require(not revisions or self._is_doubtful(request), f"refused, and yet revision {revisions and revisions[0][1]['revision']}: {where}")
            self.failed += request.error == "store_failed"
        elif request.result and request.result.get("changed"):
            self.acknowledged += 1
            self._check_effect(request, scene, where)

    def _is_doubtful(self, request: Request) -> bool:
        """The sync of its commit failed, and then everything else did until the end: it may be there, as the last of its life."""
        for scene, record in self.truth.by_request[request.id]:
            later = range(record["revision"] + 1, self.truth.revision(scene) + 1)
            causes = [self.truth.history.scenes[scene].records[revision]["cause"] for revision in later]
            of_others = [cause for cause in causes if "request" in cause and self.ledger.requests[cause["request"]].error != "store_failed"]
            if of_others or request.error != "store_failed" or not self.may_be_doubtful:
                return False
        self.doubtful += 1
        return True

    def _check_effect(self, request: Request, scene: str, where: str) -> None:
        if request.method == "scene.restore" and request.id not in self.truth.by_request:
            # An empty scene that stays empty has another key, and no revision.
            return
        revision = request.result["revision"]
        record = self.truth.history.scenes[scene].records.get(revision)
        require(record is not None, f"acknowledged, and not there: {where}")
        owner = self.ledger.requests.get(record["cause"].get("request", ""))
        is_own = owner is request or (owner is not None and "token" in request.params and owner.params.get("token") == request.params["token"])
        is_told = owner is None and "request" not in record["cause"] and "token" in request.params
        require(is_own or is_told, f"acknowledged as revision {revision}, which came of {record['cause']}: {where}")
        made = {item["id"] for change in record["changes"] for key in ("entry", "navigator", "attachment") if isinstance(item := change.get(key), dict)}
        made |= {change["navigator"]["root"]["id"] for change in record["changes"] if change["kind"] == "navigator.created" and "root" in change["navigator"]}
        if request.method in ("push", "present", "replace") and not {"ifPresent"} & set(request.params):
            require(request.result["entry"] in made, f"revision {revision} does not make {request.result['entry']}: {where}")
        elif request.method == "navigator.create":
            require(request.result["navigator"] in made, f"revision {revision} does not make {request.result['navigator']}: {where}")
        elif request.method in ("lock", "mapping.add"):
            id = request.result["lock" if request.method == "lock" else "mapping"]
            require(id in made, f"revision {revision} does not make {id}: {where}")

    def _check_strangers(self) -> None:
        """Nobody changes anything but those who asked."""
        for id in self.truth.new_requests:
            require(id in self.ledger.requests or id.startswith("c"), f"nobody asked for {id}: {self.truth.by_request[id]}")
        self.truth.new_requests.clear()

    def _check_tokens(self, done: List[Request]) -> None:
        groups: Dict[str, List[Request]] = {}
        for request in done:
            if "token" in request.params:
                groups.setdefault(request.params["token"], []).append(request)
        for token, requests in groups.items():
            effects = sum(len(self.truth.by_request.get(request.id, [])) for request in requests)
            require(effects <= 1, f"{effects} effects of token {token}: {[(request.method, request.answer) for request in requests]}")
            results = [request.result for request in requests if request.result]
            require(all(same(result, results[0]) for result in results), f"unlike answers of token {token}: {results}")

    def _check_trees(self, caller: Caller, done: List[Request]) -> None:
        """What was read was true, and can be read again."""
        for request in done:
            if request.method == "tree.get" and request.result:
                mine = self.truth.history.scenes[request.params["scene"]].tree(request.result["revision"])
                require(mine and comparable(mine) == comparable(request.result), f"what was read at {request.result['revision']} was never so")
            if request.method in ("tree.get", "state.get") and request.result:
                # The run is long.
                request.answer = {"result": {}}
        changed = [request for request in done if request.result and request.result.get("changed") and request.params.get("scene") in SCENES]
        for request in self.random.sample(changed, min(3, len(changed))):
            self.truth.compare_tree(caller, request.params["scene"], request.result["revision"])
