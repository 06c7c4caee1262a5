"""A copy of a scene that follows its changes: after each, equal to what the host would give."""

from __future__ import annotations

from typing import Any, Dict, List, Optional


class Tree:
    """Made from a snapshot; `apply` takes what a watch gives, in the order in which it comes.

    The parameters of `event` and `watchEnded` change nothing.
    """

    def __init__(self, snapshot: Dict[str, Any]) -> None:
        self._reset(snapshot)

    def _reset(self, snapshot: Dict[str, Any]) -> None:
        self.scene: str = snapshot["scene"]
        self.revision: int = snapshot["revision"]
        self._instance: str = snapshot["instance"]
        self._configuration = snapshot["configuration"]
        self.orphaned = set(snapshot["orphaned"])
        self.navigators: Dict[str, Dict[str, Any]] = {
            navigator["id"]: dict(navigator, children=list(navigator["children"]), path=list(navigator["path"]))
            for navigator in snapshot["navigators"]
        }
        self.root: str = snapshot["navigators"][0]["id"]
        self.attachments: Dict[str, Dict[str, Any]] = {item["id"]: item for item in snapshot["attachments"]}

    @property
    def current(self) -> str:
        """The navigator in front: from the root, follow the presentation if there is one, else the selected child."""
        id = self.root
        while True:
            navigator = self.navigators[id]
            front = navigator.get("presented") or navigator.get("selected")
            if front is None:
                return id
            id = front

    def apply(self, params: Dict[str, Any]) -> None:
        if "snapshot" in params:
            return self._reset(params["snapshot"])
        if "changes" not in params:
            return
        if params["revision"] != self.revision + 1:
            raise ValueError(f"revision {params['revision']} does not follow {self.revision}")
        for change in params["changes"]:
            self._change(change)
        self.revision = params["revision"]

    def _change(self, change: Dict[str, Any]) -> None:
        kind = change["kind"]
        if kind == "entry.added":
            self.navigators[change["navigator"]]["path"].insert(change["position"], change["entry"])
        elif kind == "entry.removed":
            del self.navigators[change["navigator"]]["path"][change["position"]]
        elif kind == "entry.changed":
            navigator = self.navigators[change["navigator"]]
            if change["position"] < 0:
                navigator["root"] = change["entry"]
            else:
                navigator["path"][change["position"]] = change["entry"]
        elif kind == "navigator.created":
            self._create(change["navigator"], change.get("previous"))
        elif kind == "navigator.closed":
            self._close(change["navigator"]["id"])
        elif kind == "navigator.selected":
            self._set(change["parent"], "selected", change["child"])
        elif kind == "type.orphaned":
            self.orphaned.add(change["type"])
        elif kind == "type.revived":
            self.orphaned.discard(change["type"])
        elif kind in ("attachment.added", "attachment.changed"):
            self.attachments[change["attachment"]["id"]] = change["attachment"]
        elif kind == "attachment.removed":
            del self.attachments[change["attachment"]["id"]]
        # A signal changes nothing here. An unknown kind comes from a later host, and changes nothing either.

    def _create(self, navigator: Dict[str, Any], previous: Optional[str]) -> None:
        self.navigators[navigator["id"]] = dict(navigator, children=[], path=[])
        if navigator["kind"] == "presentation":
            self._set(navigator["parent"], "presented", navigator["id"])
        elif navigator["kind"] == "overlay":
            overlays = self.navigators[navigator["parent"]].get("overlays", [])
            self._set(navigator["parent"], "overlays", sorted(overlays + [navigator["id"]], key=lambda id: int(id[1:])))
        else:
            children = self.navigators[navigator["parent"]]["children"]
            children.insert(children.index(previous) + 1 if previous else 0, navigator["id"])

    def _close(self, id: str) -> None:
        navigator = self.navigators.pop(id)
        parent = self.navigators[navigator["parent"]]
        if navigator["kind"] == "presentation":
            parent.pop("presented", None)
        elif navigator["kind"] == "overlay":
            overlays = [overlay for overlay in parent["overlays"] if overlay != id]
            self._set(parent["id"], "overlays", overlays or None)
        else:
            parent["children"].remove(id)
            if parent.get("selected") == id:
                parent.pop("selected")

    def _set(self, navigator: str, key: str, value: Any) -> None:
        if value is None:
            self.navigators[navigator].pop(key, None)
        else:
            self.navigators[navigator][key] = value

    def snapshot(self) -> Dict[str, Any]:
        """The scene in the form of `tree.get`: equal to it at this revision."""
        order: List[Dict[str, Any]] = []
        waiting = [self.root]
        while waiting:
            navigator = self.navigators[waiting.pop()]
            order.append(navigator)
            if "presented" in navigator:
                waiting.append(navigator["presented"])
            waiting.extend(reversed(navigator.get("overlays", [])))
            waiting.extend(reversed(navigator["children"]))
        return {
            "scene": self.scene,
            "revision": self.revision,
            "instance": self._instance,
            "current": self.current,
            "configuration": self._configuration,
            "orphaned": sorted(self.orphaned),
            "navigators": order,
            "attachments": sorted(self.attachments.values(), key=lambda item: int(item["id"][1:])),
        }
