"""What a change did, in sentences: the same words for the status line, the plain mode and tests, and for the renderer in browsers."""

from __future__ import annotations

from typing import Any, Dict, List, Optional

from . import wording
from .picture import Layer, Pane, Picture, toast
from .text import words

#: How a method is called in the middle of a sentence.
METHODS = {
    "sheet": "a sheet", "managedSheet": "a sheet", "cover": "a cover", "managedCover": "a cover", "popover": "a popover", "alert": "an alert", "dialog": "a dialog",
}  # fmt: skip


def of(old: Picture, new: Picture, who: str = "") -> List[str]:
    """The sentences about the net effect between two pictures of a scene; none when only content changed."""
    step = transition(old, new, who)
    told = [step] if step else _state(old.front.pane, new.front, who)
    return told + [said for said in (_beside(layer) for layer in news_beside(old, new)) if said]


def step_of(before: Picture, after: Picture) -> str:
    """The kind of the step from one picture to another: none, present, dismiss, push, pop, select or replace."""
    was_there, is_there = ({layer.navigator for layer in one.layers} for one in (before, after))
    old, new = before.front.pane, after.front.pane
    if is_there - was_there:
        return "present"
    if was_there - is_there:
        return "dismiss"
    if old.navigator != new.navigator:
        return "select"
    if old.entries[-1:] == new.entries[-1:]:
        return "none"
    if new.entries and new.entries[-1] in old.entries:
        return "pop"
    if old.entries[-1] in new.entries if old.entries else new.entries:
        return "push"
    return "replace" if new.entries else "pop"


def transition(before: Picture, after: Picture, who: str = "") -> str:
    """The sentence about the step; empty when nothing in front has changed. `who` did it, if not the person."""
    by = f" by {who}" if who else ""
    layer, title = after.front, _title(after.front.pane)
    step = step_of(before, after)
    if step in ("present", "push"):
        return _opened(layer, by, is_new=step == "present")
    if step == "dismiss":
        return f"{before.front.title or 'It'} closed{by}. {title} is in front."
    if step == "pop":
        return f"Back to {title}{by}."
    if step == "select":
        return _chosen(layer, by) or f"{title} is in front."
    if step == "replace":
        return f"{title} replaces {_title(before.front.pane)}{by}.{_summary(layer)}"
    return ""


def _opened(layer: Layer, by: str, is_new: bool) -> str:
    """A page on top of others, or a new layer with its method."""
    what = f"{_title(layer.pane)}, {METHODS.get(layer.method, layer.method)}" if is_new else place(layer.pane)
    return f"{what}, opened{by}.{_summary(layer)}"


def _summary(layer: Layer) -> str:
    return f" {layer.page.summary}" if layer.page and layer.page.summary else ""


def _chosen(layer: Layer, by: str) -> str:
    """The tab or the column in front, among those beside it; empty when there are none."""
    labels = [(tab.label, tab.is_selected) for tab in (layer.tabs[-1] if layer.tabs else ())]
    if len(layer.panes) > 1:
        labels = [(pane.label, pane.is_current) for pane in layer.panes]
    chosen = next((number for number, (_, is_chosen) in enumerate(labels) if is_chosen), None)
    return "" if chosen is None else f"{labels[chosen][0]}, {chosen + 1} of {len(labels)}, chosen{by}."


def news_beside(old: Picture, new: Picture) -> List[Layer]:
    """The overlays that have something to say now: not before their content has come, and once."""
    had_said = {layer.navigator for layer in old.overlays if not _is_pending(layer)}
    return [layer for layer in new.overlays if layer.navigator not in had_said and not _is_pending(layer)]


def _is_pending(layer: Layer) -> bool:
    return layer.page is not None and layer.page.state == "pending"


def _beside(layer: Layer) -> str:
    """A toast is said as it is, by whoever shows toasts."""
    return "" if toast(layer) else f"{layer.title} is shown beside."


def _state(old: Pane, layer: Layer, who: str) -> List[str]:
    """What became of the page that is still in front."""
    new = layer.pane
    if old.page is None or new.page is None:
        return []
    if new.page.is_orphaned != old.page.is_orphaned:
        return [f"{new.page.module} is {'away' if new.page.is_orphaned else 'back'}."]
    sentences = []
    if old.page.state == "pending" and new.page.title != old.page.title:
        # It was opened under the title of its type.
        sentences.append(_opened(layer, f" by {who}" if who else "", is_new=new.depth == 1 and layer.method != "base"))
    if new.page.state == "failed" != old.page.state:
        sentences.append(wording.failed(new.page.module, new.page.reason))
    if new.page.notice and new.page.notice != old.page.notice:
        sentences.append(new.page.notice.text)
    if new.page.busy and new.page.busy != old.page.busy:
        sentences.append(new.page.busy)
    return sentences


def _title(pane: Pane) -> str:
    return pane.page.title if pane.page else pane.name or "An empty screen"


def place(pane: Pane) -> str:
    """Where a person is, as "Item, 2 of 2"."""
    return f"{_title(pane)}, {pane.depth} of {pane.depth}" if pane.depth > 1 else _title(pane)


def who(cause: Dict[str, Any], own_session: Optional[str]) -> str:
    """The author of a change, in a word; empty for the person at this renderer."""
    if own_session is not None and cause.get("session") == own_session:
        return ""
    if cause.get("method") == "time.passed":
        return "itself"
    if cause.get("byPerson"):
        return "another person"
    session = words(cause.get("session"))
    return words(cause.get("module")) or words(cause.get("client")).split("/")[0] or (f"session {session}" if session else "the host")
