"""A tree that is too large for one answer: its parts, and the whole."""

from __future__ import annotations

from typing import Any, Dict, Optional

#: How many entries, navigators and attachments a part has at most.
ITEMS = 10_000


class WholeTree:
    """Ask `tree.get` with `parameters` and `add` the answer until it `is_complete`. All parts are of one revision."""

    def __init__(self) -> None:
        self.parameters: Dict[str, Any] = {"limit": ITEMS}
        self.tree: Optional[Dict[str, Any]] = None
        self.is_complete = False

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
