"""The host's methods as Python functions, for both clients: each only names its parameters and calls `call`."""

from __future__ import annotations

from typing import Any, Dict, List, Mapping, Optional

from .protocol import parameters


class Methods:
    """Each returns what `call` returns: a result, or something to await. `options` are further parameters of the method, and `within`."""

    def call(self, method: str, params: Optional[Mapping[str, Any]] = None, /, *, within: Optional[float] = None, **named: Any) -> Any:
        raise NotImplementedError

    def register(self, module: str, destinations: List[Dict[str, Any]], **options: Any) -> Any:
        """Claims a module name with its destination types, and registers what else the module has: all of it, or nothing.

        Options: presentations, guards, receivers, urls, mappings, flows (lists; each given list is the module's whole list), replaces (this is the whole module), navigator,
        scene, version, title, takeOver.
        """
        return self.call("module.register", module=module, destinations=destinations, **options)

    def unregister(self, module: str, types: Optional[List[str]] = None, **options: Any) -> Any:
        """Gives up a module, or only some of its types, and does not renew them any more."""
        return self.call("module.unregister", module=module, types=types, **options)

    def navigate(self, type: str, arguments: Optional[Dict[str, Any]] = None, **options: Any) -> Any:
        """Shows a destination. Options: method, navigator, scene, name, ifOccupied, ifRevision."""
        return self.call("navigate", type=type, arguments=arguments, **options)

    def push(self, type: str, arguments: Optional[Dict[str, Any]] = None, **options: Any) -> Any:
        return self.call("push", type=type, arguments=arguments, **options)

    def present(self, type: str, arguments: Optional[Dict[str, Any]] = None, **options: Any) -> Any:
        return self.call("present", type=type, arguments=arguments, **options)

    def replace(self, type: str, arguments: Optional[Dict[str, Any]] = None, **options: Any) -> Any:
        return self.call("replace", type=type, arguments=arguments, **options)

    def pop(self, count: Optional[int] = None, **options: Any) -> Any:
        return self.call("pop", count=count, **options)

    def pop_all(self, **options: Any) -> Any:
        return self.call("popAll", **options)

    def back(self, **options: Any) -> Any:
        return self.call("back", **options)

    def dismiss(self, **options: Any) -> Any:
        return self.call("dismiss", **options)

    def dismiss_any(self, **options: Any) -> Any:
        return self.call("dismissAny", **options)

    def reset(self, **options: Any) -> Any:
        return self.call("reset", **options)

    def create_navigator(self, name: Optional[str] = None, **options: Any) -> Any:
        return self.call("navigator.create", name=name, **options)

    def select_navigator(self, navigator: str, **options: Any) -> Any:
        return self.call("navigator.select", navigator=navigator, **options)

    def tree(self, **options: Any) -> Any:
        """The whole scene as it is now."""
        return self.call("tree.get", **options)

    def path(self, navigator: Optional[str] = None, **options: Any) -> Any:
        return self.call("path.get", navigator=navigator, **options)

    def set_path(self, path: List[Dict[str, Any]], **options: Any) -> Any:
        return self.call("path.set", path=path, **options)

    def insert_path(self, path: List[Dict[str, Any]], **options: Any) -> Any:
        """Puts entries into a path: `at` a position, or `before` or `after` an entry. All other entries stay."""
        return self.call("path.insert", path=path, **options)

    def remove_entries(self, entries: List[str], **options: Any) -> Any:
        """Removes entries of any paths by their ids. The entries above them stay."""
        return self.call("path.remove", entries=entries, **options)

    def move_entry(self, entry: str, **options: Any) -> Any:
        """Moves an entry within its path: `before` or `after` another one. It keeps its id."""
        return self.call("path.move", entry=entry, **options)

    def update_entry(self, entry: str, arguments: Optional[Dict[str, Any]] = None, **options: Any) -> Any:
        """Gives an entry other arguments or `hints`. It keeps its id. `call` removes hints: `{"entry": "e2", "hints": None}`."""
        return self.call("entry.update", entry=entry, arguments=arguments, **options)

    def report_rendering(self, **options: Any) -> Any:
        """Says what a person sees of a scene: `focus`, and what is `undrawn`; `ends` when this client draws the scene no longer."""
        return self.call("renderer.report", **options)

    def add_credit(self, watch: int, credit: int, **options: Any) -> Any:
        """Lets the host send more notifications to a watch that began with `credit`. `watch` is that member of its latest event."""
        return self.call("watch.credit", watch=watch, credit=credit, **options)

    def state(self, **options: Any) -> Any:
        """The whole nested state of a navigator, as a document that `set_state` takes."""
        return self.call("state.get", **options)

    def set_state(self, state: List[Dict[str, Any]], **options: Any) -> Any:
        return self.call("state.set", state=state, **options)

    def transaction(self, operations: List[Dict[str, Any]], **options: Any) -> Any:
        """Several operations, each `{"method": …, "params": {…}}`, as one revision or none."""
        return self.call("transaction", operations=operations, **options)

    def plan(self, operations: List[Dict[str, Any]], **options: Any) -> Any:
        """Says what a transaction would do, without doing it."""
        return self.call("plan", operations=operations, **options)

    def lock(self, reason: Optional[str] = None, **options: Any) -> Any:
        return self.call("lock", reason=reason, **options)

    def unlock(self, lock: str, **options: Any) -> Any:
        return self.call("unlock", lock=lock, **options)

    def establish_checkpoint(self, checkpoint: str, **options: Any) -> Any:
        return self.call("checkpoint.establish", checkpoint=checkpoint, **options)

    def return_to_checkpoint(self, checkpoint: str, **options: Any) -> Any:
        return self.call("checkpoint.return", checkpoint=checkpoint, **options)

    def start_flow(self, name: str, **options: Any) -> Any:
        """Starts a sequence of steps that ends where it began; with `type` it shows the first one."""
        return self.call("flow.start", name=name, **options)

    def next_step(self, flow: str, type: str, arguments: Optional[Dict[str, Any]] = None, **options: Any) -> Any:
        """Shows the next step of a flow, and keeps `data` in it."""
        return self.call("flow.next", flow=flow, type=type, arguments=arguments, **options)

    def complete_flow(self, flow: str, **options: Any) -> Any:
        """Returns to where a flow began, with a `value`."""
        return self.call("flow.complete", flow=flow, **options)

    def cancel_flow(self, flow: str, reason: Optional[str] = None, **options: Any) -> Any:
        return self.call("flow.cancel", flow=flow, reason=reason, **options)

    def fail_flow(self, flow: str, reason: str, **options: Any) -> Any:
        return self.call("flow.fail", flow=flow, reason=reason, **options)

    def close_entry(self, entry: str, **options: Any) -> Any:
        """Closes what an entry shows, at any depth."""
        return self.call("entry.close", entry=entry, **options)

    def answer(self, entry: str, answer: str, **options: Any) -> Any:
        """Answers an alert or a dialog with one of its buttons."""
        return self.call("answer", entry=entry, answer=answer, **options)

    def ask(self, entry: str, message: Any, *, timeout: Optional[float] = None, within: Optional[float] = None, **options: Any) -> Any:
        """Sends a message to the module that provides an entry; `timeout` is the module's deadline, in seconds."""
        if within is None and timeout is not None:
            # The host's own word that the module was late comes first.
            within = timeout + 5
        return self.call("entry.ask", parameters({"entry": entry, "message": message}, dict(options, timeout=timeout)), within=within)
