"""A tree that is too large for one answer: its parts, and the whole."""

from __future__ import annotations

from typing import Any, Dict, Optional

from .errors import NavhostError

#: How many entries, navigators and attachments a part has at most.
ITEMS = 10_000

#: How often it is read from the beginning, when the scene changes too much meanwhile.
TRIES = 4


def is_read_in_parts(params: Dict[str, Any], error: NavhostError) -> bool:
    """Whether a tree that was refused is to be read in parts: it is too large, and the program did not ask for parts itself."""
    return error.name == "answer_too_large" and "limit" not in params and "after" not in params


class WholeTree:
    """Ask `tree.get` with `parameters`, besides those of the program, and `add` the answer until it `is_complete`; `begin_again` when it was refused. All parts are of one revision."""

    def __init__(self) -> None:
        self._tries = TRIES
        self._begin()

    def _begin(self) -> None:
        self.parameters: Dict[str, Any] = {"limit": ITEMS}
        self.tree: Optional[Dict[str, Any]] = None
        self.is_complete = False

    def begin_again(self, error: NavhostError) -> None:
        """Raises the error, unless the host does not keep the revision of the first part any more, and this was not the last try."""
        self._tries -= 1
        if error.name != "outside_window" or self._tries == 0:
            raise error
        self._begin()

    def add(self, part: Dict[str, Any]) -> None:
        next_part = part.pop("next", None)
        self.is_complete = next_part is None
        self.parameters = {"limit": ITEMS, "after": next_part}
        if self.tree is None:
            self.tree = part
            return
        navigators = self.tree["navigators"]
        for navigator in part["navigators"]:
            if navigators and navigators[-1]["id"] == navigator["id"]:
                for name in ("path", "children", "overlays"):
                    if name in navigator:
                        navigators[-1].setdefault(name, []).extend(navigator[name])
            else:
                navigators.append(navigator)
        self.tree["attachments"].extend(part["attachments"])
