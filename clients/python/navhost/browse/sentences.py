"""What a change did, in sentences: the same words for the status line, the plain mode and tests."""

from __future__ import annotations

from typing import Any, Dict, List, Optional

from .picture import Layer, Pane, Picture, toast
from .text import words


def of(old: Picture, new: Picture) -> List[str]:
    """The sentences about the net effect between two pictures of a scene; none when only content changed."""
    before, after = {layer.navigator: layer for layer in old.layers}, {layer.navigator: layer for layer in new.layers}
    closed = [layer for layer in reversed(old.layers) if layer.navigator not in after]
    opened = [layer for layer in new.layers if layer.navigator not in before]
    sentences = [f"Closed {layer.title}" for layer in closed]
    sentences += [_opened(layer.pane) for layer in opened]
    for layer in new.layers:
        if layer.navigator in before:
            sentences += _inside(before[layer.navigator], layer)
    if closed and not opened and len(sentences) == len(closed):
        sentences.append(_now(new.front.pane))
    return sentences + [said for said in (_beside(layer) for layer in news_beside(old, new)) if said]


def news_beside(old: Picture, new: Picture) -> List[Layer]:
    """The overlays that have something to say now: not before their content has come, and once."""
    had_said = {layer.navigator for layer in old.overlays if not _is_pending(layer)}
    return [layer for layer in new.overlays if layer.navigator not in had_said and not _is_pending(layer)]


def _is_pending(layer: Layer) -> bool:
    return layer.page is not None and layer.page.state == "pending"


def _beside(layer: Layer) -> str:
    """A toast is said as it is, by whoever shows toasts."""
    return "" if toast(layer) else f"{layer.title} is shown beside"


def _inside(before: Layer, after: Layer) -> List[str]:
    """What changed inside a layer that is still there."""
    old, new = before.pane, after.pane
    if old.navigator != new.navigator:
        return [f"Went to {_tab_label(after)}: {place(new)}"]
    old_entry, new_entry = old.page and old.page.entry, new.page and new.page.entry
    if old_entry == new_entry:
        return _state(old, new)
    if new.depth > old.depth:
        return [_opened(new)]
    if new.depth < old.depth:
        return [f"Closed {old.page.title if old.page else old.label}", _now(new)]
    return [f"Replaced by {place(new)}"]


def _state(old: Pane, new: Pane) -> List[str]:
    """What became of the page that is still in front."""
    if old.page is None or new.page is None:
        return []
    if new.page.is_orphaned != old.page.is_orphaned:
        return [f"The module {new.page.module} is {'away' if new.page.is_orphaned else 'back'}"]
    sentences = []
    if old.page.state == "pending" and new.page.title != old.page.title:
        sentences.append(place(new))
    if new.page.state == "failed" != old.page.state:
        sentences.append(f"{new.page.title} could not be loaded: {new.page.reason}")
    if new.page.notice and new.page.notice != old.page.notice:
        sentences.append(new.page.notice.text)
    if new.page.busy and new.page.busy != old.page.busy:
        sentences.append(new.page.busy)
    return sentences


def _tab_label(layer: Layer) -> str:
    return next((tab.label for tabs in reversed(layer.tabs) for tab in tabs if tab.is_selected), layer.pane.label)


def _opened(pane: Pane) -> str:
    return f"Opened {place(pane)}"


def _now(pane: Pane) -> str:
    return f"Now at {place(pane)}"


def place(pane: Pane) -> str:
    """Where a person is, as "Item, 2 of 2"."""
    if pane.page is None:
        return "Nothing is shown"
    return f"{pane.page.title}, {pane.depth} of {pane.depth}" if pane.depth > 1 else pane.page.title


def who(cause: Dict[str, Any], own_session: Optional[str]) -> str:
    """Who made a change, as words behind a sentence; empty for the person at this renderer."""
    if own_session is not None and cause.get("session") == own_session:
        return ""
    method = cause.get("method")
    if method == "time.passed":
        return "its time was over"
    if method in ("host.started", "session.ended"):
        return {"host.started": "the host started", "session.ended": "its module ended"}[str(method)]
    name = words(cause.get("module")) or words(cause.get("client")) or words(cause.get("session")) or "the host"
    return f"by a person at {name}" if cause.get("byPerson") else f"by {name}"


def told(sentences: List[str], cause: Dict[str, Any], own_session: Optional[str]) -> str:
    """The sentences in one line, with the one who made the change."""
    if not sentences:
        return ""
    by = who(cause, own_session)
    return "; ".join(sentences) + (f" ({by})" if by else "")
