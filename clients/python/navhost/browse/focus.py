"""Where the person's attention is: remembered by name for each page, so that it survives new content and the way back."""

from __future__ import annotations

from typing import Dict, Iterable, List, Optional, Sequence, Set

from .controls import Control
from .picture import Layer

#: After a change by another client, new controls do not react for this number of seconds.
CALM = 0.3


class Focus:
    def __init__(self) -> None:
        #: The name of the focused control; None when no control is focused.
        self.name: Optional[str] = None
        self._place = ""
        self._names: Dict[str, Optional[str]] = {}
        self._orders: Dict[str, List[str]] = {}
        self._calm_until = 0.0
        self._fresh: Set[str] = set()

    def settle(self, place: str, layer: Layer, controls: Sequence[Control]) -> None:
        """After each drawing: `controls` are those of the layer in front, in order, and `place` is what its page is remembered by."""
        if self._place:
            self._names[self._place] = self.name
        names = [control.name for control in controls]
        if place not in self._names:
            # A choice in one column shows a page in the next, and the person stays at the choice.
            is_kept = len(layer.panes) > 1 and self.name in names
            self.name = self.name if is_kept else _first(layer, controls)
        else:
            self.name = self._remembered(place, names)
        if self.name is None and not _waits_for_choice(layer):
            self.name = _first(layer, controls)
        self._place = place
        self._names[place], self._orders[place] = self.name, names

    def _remembered(self, place: str, names: List[str]) -> Optional[str]:
        """The same control; if it has gone, the one at its position, else the one before."""
        name, order = self._names[place], self._orders[place]
        if name is None or name in names:
            return name
        if name not in order or not names:
            return None
        position = order.index(name)
        later = next((one for one in order[position:] if one in names), None)
        earlier = next((one for one in reversed(order[:position]) if one in names), None)
        return later or earlier or names[min(position, len(names) - 1)]

    def move(self, names: Sequence[str], step: int) -> None:
        """To the next control, or the one before; around at the ends."""
        if not names:
            self.name = None
        elif self.name not in names:
            self.name = names[0 if step > 0 else -1]
        else:
            self.name = names[(list(names).index(self.name) + step) % len(names)]

    def go(self, name: str) -> None:
        self.name = name

    # Calm hands

    def was_changed_by_another(self, before: Iterable[str], after: Iterable[str], now: float) -> None:
        """Somebody else changed what is there. What is new does not react for a moment; the rest goes on working."""
        still = self._fresh if now < self._calm_until else set()
        self._fresh = (set(after) - set(before)) | still
        self._calm_until = now + CALM

    def is_too_early(self, name: str, now: float) -> bool:
        return now < self._calm_until and name in self._fresh


def _waits_for_choice(layer: Layer) -> bool:
    """An alert that can destroy something and offers no way out begins without a choice, so that Enter does nothing."""
    roles = [button.role for button in layer.buttons]
    return layer.is_alert and "destructive" in roles and "cancel" not in roles and "default" not in roles


def _first(layer: Layer, controls: Sequence[Control]) -> Optional[str]:
    """Where the attention goes on a page that is new."""
    if not controls or _waits_for_choice(layer):
        return None
    if layer.is_alert and layer.buttons:
        return _button(layer, controls)
    wanted = layer.page.focus if layer.page else None
    if wanted:
        for control in controls:
            if control.part == wanted or control.part.startswith(f"{wanted}/"):
                return control.name
    return next((control.name for control in controls if control.kind not in ("tab", "close")), None)


def _button(layer: Layer, controls: Sequence[Control]) -> Optional[str]:
    """The cancel button if anything is destructive, else the default one."""
    answers = [control for control in controls if control.kind == "answer"]
    wanted = "cancel" if any(control.is_destructive for control in answers) else "default"
    found = [control.name for control in answers if control.subject.role == wanted]
    return found[0] if found else next((control.name for control in answers if not control.is_destructive), None)
