"""The registrations to renew after a reconnection."""

from __future__ import annotations

from typing import Any, Dict, Iterator, List, Optional

from .errors import NavhostError


class Registrations:
    """The parameters of every `module.register` that succeeded, in order, without those of modules that were lost."""

    def __init__(self) -> None:
        self._all: List[Dict[str, Any]] = []

    def __iter__(self) -> Iterator[Dict[str, Any]]:
        return iter(list(self._all))

    def __contains__(self, registration: object) -> bool:
        return registration in self._all

    def note(self, method: str, params: Dict[str, Any]) -> None:
        """A request that succeeded: one that registers is renewed from now on, one that unregisters ends that."""
        if method == "module.register":
            self.add(params)
        elif method == "module.unregister":
            self.lose(params["module"], params.get("types"))

    def add(self, registration: Dict[str, Any]) -> None:
        """Keeps a registration. One that was made before in the same words takes its place at the end, so that repeating it costs nothing.

        A registration with `replaces` is the whole module, so that those before it are not renewed any more.
        """
        if registration.get("replaces"):
            self.lose(registration["module"])
        self.remove(registration)
        self._all.append(registration)

    def remove(self, registration: Dict[str, Any]) -> None:
        """Forgets a registration, as one that the host refuses: another session has the name now, or its navigator was closed."""
        if registration in self._all:
            self._all.remove(registration)

    def lose(self, module: Optional[str], types: Optional[List[str]] = None) -> None:
        """Another session has taken the module over, or it was given up, whole or only these types.

        A module that has no types left is still registered, here as at the host.
        """
        if types is None:
            self._all = [one for one in self._all if one["module"] != module]
        else:
            self._all = [_without(one, types) if one["module"] == module else one for one in self._all]


def _without(registration: Dict[str, Any], types: List[str]) -> Dict[str, Any]:
    left = [destination for destination in registration["destinations"] if destination["type"] not in types]
    return dict(registration, destinations=left)


def is_own_ghost(refused: NavhostError) -> bool:
    """Whether the host may not have noticed yet that the connection before is gone."""
    return refused.name == "name_taken"
