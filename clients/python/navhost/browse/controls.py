"""What a person can operate, each with a name that stays the same when a page is drawn again, and the request that it makes."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Dict, Optional, Tuple

from .blocks import Action, Field, Item, Option, Target
from .picture import Button, Layer, Tab
from .screens import Page


@dataclass(frozen=True)
class Control:
    """`kind` is link, action, answer, tab, close, field, option, take or unfold. `why` says why it cannot be used, and is empty when it can.

    `part` names it inside its entry: the id of a field, `item/8`, `action/save`.
    """

    kind: str
    entry: str
    part: str
    label: str
    why: str = ""
    #: The link, action, field, option, button or tab that it stands for.
    subject: Any = None
    #: The id of the item that an action is about.
    item: Optional[str] = None
    is_destructive: bool = False

    @property
    def name(self) -> str:
        return f"{self.entry}/{self.kind}/{self.part}"

    @property
    def is_typed(self) -> bool:
        return self.kind == "field" and isinstance(self.subject, Field) and self.subject.is_typed


AWAY = "its module is away"
NOT_THERE = "not there now"


def link(page: Page, target: Target, part: str, label: str = "") -> Control:
    why = "" if target.is_live else AWAY if page.is_orphaned else NOT_THERE
    return Control("link", page.entry, part, label or target.label, why, target)


def item_link(page: Page, list_id: str, item: Item) -> Optional[Control]:
    return item.target and link(page, item.target, f"{list_id}/{item.id}", item.title)


def action(page: Page, one: Action, item: Optional[Item] = None) -> Control:
    part = one.action if item is None else f"{item.id}/{one.action}"
    return Control("action", page.entry, part, one.label, one.blocked, one, item and item.id, one.role == "destructive")


def field(page: Page, one: Field) -> Control:
    return Control("field", page.entry, one.id, one.label, AWAY if page.is_orphaned else "", one)


def option(page: Page, one: Field, chosen: Option) -> Control:
    return Control("option", page.entry, f"{one.id}/{chosen.value}", f"{one.label}: {chosen.label}", AWAY if page.is_orphaned else "", (one, chosen))


def take(page: Page, one: Field) -> Control:
    """Takes over what a field was changed to elsewhere."""
    return Control("take", page.entry, one.id, "Use it", "", one)


def answer(layer: Layer, button: Button) -> Control:
    page = layer.page
    return Control("answer", page.entry if page else layer.navigator, button.answer, button.label, "", button, None, button.role == "destructive")


def tab(one: Tab) -> Control:
    return Control("tab", one.navigator, str(one.number), one.label, "", one)


def close(layer: Layer) -> Control:
    """The × of a box."""
    return Control("close", layer.navigator, "close", f"Close {layer.title}", "", layer)


def unfold(page: Page, label: str) -> Control:
    return Control("unfold", page.entry, "values", label)


Request = Tuple[str, Dict[str, Any]]


def request(control: Control, values: Optional[Dict[str, Any]] = None, press: str = "") -> Request:
    """The method and the parameters of what a control does. `values` are those of all fields; the same `press` marks a repetition."""
    subject = control.subject
    if control.kind == "link":
        placeholders = {"values": subject.values} if subject.values is not None else {}
        return "entry.follow", {"entry": control.entry, "link": subject.link, **placeholders}
    if control.kind == "answer":
        return "answer", {"entry": control.entry, "answer": subject.answer}
    if control.kind == "tab":
        return "navigator.select", {"navigator": control.entry}
    if control.kind == "close":
        return "dismiss", {"navigator": control.entry}
    message: Dict[str, Any] = {"screen": 1, "press": press or new_press(), "action": subject.action}
    if control.item is not None:
        message["item"] = control.item
    if subject.sends_fields:
        message["values"] = values or {}
    return "entry.ask", {"entry": control.entry, "name": subject.action, "message": message, "timeout": 10}


def back(layer: Layer, pane_navigator: str) -> Request:
    """One step back: a page of a path, else the presentation in front."""
    if layer.method != "base" and layer.pane.depth <= 1:
        return "dismiss", {"navigator": layer.navigator}
    return "back", {"navigator": pane_navigator}


def new_press() -> str:
    """128 bits by chance: a module sees by it that a press has come before."""
    return secrets.token_hex(16)
