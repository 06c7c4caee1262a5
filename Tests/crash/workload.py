"""Clients that change a tree in every way there is, and remember what they asked and what they were answered."""

from __future__ import annotations

import json
import random
from typing import Any, Callable, Dict, List, Optional, Sequence, Set, Tuple

from connections import Loop, Wire

SCENES = ["main", "second"]
MODULE = {
    "module": "crash",
    "destinations": [
        {"type": "crash.page"},
        {"type": "crash.sheet", "method": "managedSheet"},
        {"type": "crash.alert", "method": "alert"},
    ],
}
#: A module that comes and goes.
GUEST = {"module": "guest", "destinations": [{"type": "guest.page"}, {"type": "guest.passing", "orphan": "close"}]}
TYPES = ["crash.page"] * 6 + ["guest.page", "guest.page", "guest.passing"]


class Request:
    """One thing asked. `id` is unlike any other of the run; a notification has none on the wire."""

    __slots__ = ("id", "method", "params", "session", "life", "answer", "is_notification")

    def __init__(self, id: str, method: str, params: Dict[str, Any], session: str, life: str, is_notification: bool) -> None:
        self.id, self.method, self.params = id, method, params
        self.session, self.life, self.is_notification = session, life, is_notification
        self.answer: Optional[Dict[str, Any]] = None

    @property
    def result(self) -> Optional[Dict[str, Any]]:
        return self.answer.get("result") if self.answer else None

    @property
    def error(self) -> str:
        return self.answer["error"]["data"]["name"] if self.answer and "error" in self.answer else ""

    def message(self) -> Dict[str, Any]:
        message = {"method": self.method, "params": self.params}
        return message if self.is_notification else dict(message, id=self.id)


class View:
    """What the workers know of a scene: enough to ask for something that often works."""

    def __init__(self) -> None:
        self.navigators: Dict[str, Dict[str, Any]] = {}
        self.entries: Dict[str, str] = {}
        self.locks: Dict[str, str] = {}
        self.mappings: List[str] = []
        self.flows: Set[str] = set()
        self.revision = 0
        self.state: Optional[Any] = None

    def take(self, snapshot: Dict[str, Any]) -> None:
        self.revision = snapshot["revision"]
        self.navigators = {item["id"]: dict(item, path=len(item["path"])) for item in snapshot["navigators"]}
        self.entries = {entry["id"]: item["id"] for item in snapshot["navigators"] for entry in item["path"]}
        self.locks = {item["id"]: item.get("session", "") for item in snapshot["attachments"] if item["kind"] == "lock"}
        self.mappings = [item["id"] for item in snapshot["attachments"] if item["kind"] == "mapping"]
        self.flows = {item["id"] for item in snapshot["attachments"] if item["kind"] == "flow"}

    def follow(self, params: Dict[str, Any]) -> None:
        self.revision = params["revision"]
        for change in params["changes"]:
            kind = change["kind"]
            if kind == "entry.added":
                self.entries[change["entry"]["id"]] = change["navigator"]
            elif kind == "entry.removed":
                self.entries.pop(change["entry"]["id"], None)
            elif kind == "navigator.created":
                self.navigators[change["navigator"]["id"]] = dict(change["navigator"], path=0)
            elif kind == "navigator.closed":
                self.navigators.pop(change["navigator"]["id"], None)
            elif kind.startswith("attachment."):
                self._attachment(change["attachment"], kind != "attachment.removed")

    def _attachment(self, attachment: Dict[str, Any], is_there: bool) -> None:
        if attachment["kind"] == "lock":
            if is_there:
                self.locks[attachment["id"]] = attachment.get("session", "")
            else:
                self.locks.pop(attachment["id"], None)
        elif attachment["kind"] == "flow":
            (self.flows.add if is_there else self.flows.discard)(attachment["id"])


class Operations:
    """Makes up requests."""

    def __init__(self, random: random.Random, padding: float = 0.05, paddings: Sequence[int] = (100, 100, 1000, 10000)) -> None:
        self.random = random
        self._padding, self._paddings = padding, paddings
        self._mark = 0
        table: List[Tuple[int, Callable[[View], Tuple[str, Dict[str, Any]]]]] = [
            (30, self._push), (10, self._pop), (6, self._path_set), (4, self._path_append), (8, self._present), (5, self._dismiss),
            (5, self._create), (3, self._close), (3, self._select), (3, self._replace), (6, self._transaction), (3, self._undo),
            (2, self._lock), (5, self._unlock), (3, self._checkpoint), (2, self._return), (3, self._state_get), (2, self._state_set),
            (2, self._mapping), (2, self._unmap), (3, self._trigger), (3, self._set_trigger), (2, self._alert), (1, self._reset),
            (2, self._restore), (4, self._read), (1, self._expect), (1, self._nonsense), (2, self._flow), (4, self._go_on),
        ]
        self._weights = [weight for weight, _ in table]
        self._makers = [maker for _, maker in table]

    def make(self, view: View) -> Tuple[str, Dict[str, Any]]:
        if len(view.entries) > 60 or len(view.navigators) > 25:
            return self.random.choice([self._reset, self._close, self._close, self._empty])(view)
        return self.random.choices(self._makers, self._weights)[0](view)

    def destination(self) -> Dict[str, Any]:
        self._mark += 1
        arguments: Dict[str, Any] = {"mark": self._mark}
        if self.random.random() < self._padding:
            arguments["pad"] = "x" * self.random.choice(self._paddings)
        return {"type": self.random.choice(TYPES), "arguments": arguments}

    def _path(self) -> List[Any]:
        return [self.destination() for _ in range(self.random.randint(0, 4))]

    def _place(self, view: View) -> Dict[str, Any]:
        if view.navigators and self.random.random() < 0.8:
            return {"navigator": self.random.choice(list(view.navigators))}
        return {}

    def _entry(self, view: View) -> str:
        return self.random.choice(list(view.entries)) if view.entries else "e1"

    def _push(self, view: View):
        extra = {"ifPresent": self.random.choice(["push", "back", "raise", "single", "replaceTop", "clear"])} if self.random.random() < 0.2 else {}
        if self.random.random() < 0.1:
            extra["transient"] = True
        return "push", {**self._place(view), **self.destination(), **extra}

    def _pop(self, view: View):
        if self.random.random() < 0.3:
            return "pop", dict(self._place(view), entry=self._entry(view))
        return self.random.choice([("pop", {}), ("pop", {"count": 2}), ("back", {})])[0], self._place(view)

    def _empty(self, view: View):
        return self.random.choice(["popAll", "popAny", "dismissAny"]), {}

    def _path_set(self, view: View):
        return "path.set", dict(self._place(view), path=self._path())

    def _path_append(self, view: View):
        return "path.append", dict(self._place(view), path=self._path())

    def _present(self, view: View):
        return "present", {**self._place(view), **self.destination(), "method": self.random.choice(["sheet", "cover", "managedSheet", "managedCover", "popover"])}

    def _alert(self, view: View):
        if self.random.random() < 0.5:
            return "answer", {"entry": self._entry(view), "answer": "yes", "value": 1}
        return "present", dict(self._place(view), type="crash.alert", buttons=[{"answer": "yes"}, {"answer": "no"}])

    def _dismiss(self, view: View):
        return self.random.choice(["dismiss", "dismissPresented", "dismissChildren"]), self._place(view)

    def _create(self, view: View):
        self._mark += 1
        params: Dict[str, Any] = {"select": self.random.random() < 0.5, "name": f"nav{self._mark}"}
        if view.navigators:
            params["parent"] = self.random.choice(list(view.navigators))
        if self.random.random() < 0.3:
            params["ephemeral"] = True
        if self.random.random() < 0.3:
            params["root"] = self.destination()
        return "navigator.create", params

    def _close(self, view: View):
        return "navigator.close", {"navigator": self.random.choice(list(view.navigators) or ["n1"])}

    def _select(self, view: View):
        return "navigator.select", {"navigator": self.random.choice(list(view.navigators) or ["n1"])}

    def _replace(self, view: View):
        return "replace", {"entry": self._entry(view), **self.destination()}

    def _transaction(self, view: View):
        parts = [self._push, self._path_append, self._path_set, self._create, self._pop, self._present]
        operations = [self.random.choice(parts)(view) for _ in range(self.random.randint(1, 4))]
        return "transaction", {"operations": [{"method": method, "params": params} for method, params in operations]}

    def _undo(self, view: View):
        if self.random.random() < 0.5:
            return "undo", {}
        return "undo", {"to": max(0, view.revision - self.random.randint(0, 6))}

    def _lock(self, view: View):
        return "lock", dict(self._place(view), reason="busy")

    def _unlock(self, view: View):
        return ("unlock", {"lock": self.random.choice(list(view.locks))}) if view.locks else self._push(view)

    def _checkpoint(self, view: View):
        return "checkpoint.establish", dict(self._place(view), checkpoint=self.random.choice("abc"))

    def _return(self, view: View):
        return self.random.choice(["checkpoint.return", "checkpoint.remove"]), dict(self._place(view), checkpoint=self.random.choice("abc"))

    def _flow(self, view: View):
        more = {"checkpoint": self.random.choice("abc")} if self.random.random() < 0.3 else {}
        return "flow.start", {**self._place(view), **self.destination(), "name": "tour", "module": "guest", **more}

    def _go_on(self, view: View):
        if not view.flows:
            return self._flow(view)
        flow, data = {"flow": self.random.choice(sorted(view.flows))}, {"data": self.random.randint(0, 9)}
        return self.random.choice(
            [("flow.next", {**flow, **self.destination(), **data}), ("flow.update", {**flow, **data}), ("flow.complete", flow), ("flow.cancel", flow)]
        )

    def _state_get(self, view: View):
        return "state.get", self._place(view)

    def _state_set(self, view: View):
        return ("state.set", {"state": view.state}) if view.state else ("state.get", {})

    def _mapping(self, view: View):
        return "mapping.add", dict(self._place(view), **{"from": "guest.page", "to": "crash.page"})

    def _unmap(self, view: View):
        return "mapping.remove", {"mapping": self.random.choice(view.mappings or ["a1"])}

    def _trigger(self, view: View):
        operation = {"method": "push", "params": self.destination()}
        return "trigger.bind", {"trigger": self.random.choice("tuv"), "operation": operation, **self._place(view)}

    def _set_trigger(self, view: View):
        return self.random.choice(["trigger.set", "trigger.set", "trigger.unbind"]), dict(self._place(view), trigger=self.random.choice("tuv"))

    def _reset(self, view: View):
        return "reset", {}

    def _restore(self, view: View):
        return "scene.restore", {"restorationKey": self.random.choice(["", "1", "2"])}

    def _read(self, view: View):
        return "tree.get", {}

    def _expect(self, view: View):
        return "push", {**self.destination(), "ifRevision": view.revision}

    def _nonsense(self, view: View):
        return self.random.choice([("push", {"type": "nobody.page"}), ("pop", {"count": 1000}), ("navigator.close", {"navigator": "n1"})])


class Ledger:
    """All that was ever asked, by id, and the tokens that it carried."""

    def __init__(self) -> None:
        self.requests: Dict[str, Request] = {}
        self.unchecked: List[Request] = []
        self._number = 0

    def add(self, method: str, params: Dict[str, Any], session: str, life: str, is_notification: bool = False) -> Request:
        self._number += 1
        request = Request(f"r{self._number}", method, params, session, life, is_notification)
        self.requests[request.id] = request
        self.unchecked.append(request)
        return request


class Worker:
    """A connection that asks without waiting, up to `depth` requests ahead."""

    def __init__(self, loop: Loop, path: str, ledger: Ledger, life: str, operations: Operations, views: Dict[str, View]) -> None:
        self._ledger, self._life, self._operations, self._views = ledger, life, operations, views
        self._random = operations.random
        self.session = ""
        self.waiting: Dict[str, Request] = {}
        self.answered = 0
        self.is_stopped = False
        self.depth = self._random.choice([1, 4, 16, 40])
        self.scene = self._random.choice(SCENES)
        self._tokens: List[Tuple[str, Dict[str, Any]]] = []
        self.wire = Wire(loop, path, self._take)
        self.wire.send({"id": "hello", "method": "hello", "params": {"name": "worker"}})

    def _take(self, message: Any) -> None:
        if isinstance(message, list):
            for part in message:
                self._take(part)
        elif message.get("id") == "hello":
            self.session = message["result"]["session"]
            self.refill()
        elif message.get("id") in self.waiting:
            request = self.waiting.pop(message["id"])
            request.answer = message
            self.answered += 1
            if request.method == "state.get" and request.result and request.result["navigator"] == "n1":
                self._views[request.params["scene"]].state = request.result["state"]
            self.refill()

    def refill(self) -> None:
        if self.is_stopped or not self.session or len(self.waiting) > self.depth // 2:
            return
        lines: List[Any] = []
        while len(self.waiting) < self.depth:
            lines.append(self._line())
        self.wire.send_lines(lines)

    def _line(self) -> Any:
        kind = self._random.random()
        if kind < 0.05:
            return [self._message() for _ in range(self._random.randint(1, 5))]
        return self._message(is_notification=0.05 <= kind < 0.12)

    def _message(self, is_notification: bool = False) -> Dict[str, Any]:
        if self._tokens and self._random.random() < 0.06:
            return self._again()
        if self._random.random() < 0.2:
            self.scene = self._random.choice(SCENES)
        method, params = self._operations.make(self._views[self.scene])
        params = dict(params, scene=self.scene)
        if method not in ("tree.get", "state.get", "scene.restore") and self._random.random() < 0.15:
            params["token"] = f"token-{self._operations.random.getrandbits(60)}"
            self._tokens = self._tokens[-20:] + [(method, params)]
        return self._ask(method, params, is_notification)

    def _again(self) -> Dict[str, Any]:
        """The same with the same token: one effect."""
        return self._ask(*self._random.choice(self._tokens), False)

    def _ask(self, method: str, params: Dict[str, Any], is_notification: bool) -> Dict[str, Any]:
        request = self._ledger.add(method, params, self.session, self._life, is_notification)
        if not is_notification:
            self.waiting[request.id] = request
        return request.message()

    def send(self, method: str, params: Dict[str, Any]) -> Request:
        message = self._ask(method, params, False)
        self.wire.send(message)
        return self.waiting[message["id"]]

    def send_together(self, requests: List[Tuple[str, Dict[str, Any]]]) -> List[Request]:
        messages = [self._ask(method, params, False) for method, params in requests]
        self.wire.send_lines(messages)
        return [self.waiting[message["id"]] for message in messages]


def same(one: Any, other: Any) -> bool:
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
