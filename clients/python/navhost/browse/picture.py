"""Turns a snapshot of a scene into what is shown: layers from the back to the front, each with its tabs or columns and its page."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Dict, Iterator, List, Optional, Tuple

from .blocks import ROLES, Note
from .screens import Page, read
from .text import words

#: Methods of presentation that fill the whole screen.
COVERS = ("cover", "managedCover")
#: Looks that a hint may name for a module's own method.
METHODS = ("sheet", "managedSheet", *COVERS, "popover", "alert", "dialog", "drawer")
EDGES = ("left", "right", "top", "bottom")
#: Methods whose buttons answer them.
ALERTS = ("alert", "dialog")


@dataclass(frozen=True)
class Tab:
    """A stack among others: `number` is its key, from 1."""

    navigator: str
    label: str
    number: int
    is_selected: bool
    badge: str = ""


@dataclass(frozen=True)
class Pane:
    """What one navigator shows: its topmost page, and the titles of the pages below it, the first one first."""

    navigator: str
    label: str
    trail: Tuple[str, ...] = ()
    page: Optional[Page] = None
    is_current: bool = True
    #: The ids of these pages.
    entries: Tuple[str, ...] = ()
    #: The name of the navigator as a person would write it.
    name: str = ""

    @property
    def depth(self) -> int:
        return len(self.trail)


@dataclass(frozen=True)
class Button:
    """A button of an alert, which answers it."""

    answer: str
    label: str
    role: str = ""


@dataclass(frozen=True)
class Layer:
    """One thing over another: the scene itself (`base`), a presentation, or an overlay, with its method."""

    navigator: str
    method: str
    tabs: Tuple[Tuple[Tab, ...], ...] = ()
    #: One pane, or several columns.
    panes: Tuple[Pane, ...] = ()
    buttons: Tuple[Button, ...] = ()
    hints: Dict[str, Any] = field(default_factory=dict)
    is_overlay: bool = False

    @property
    def is_alert(self) -> bool:
        return self.method in ALERTS

    @property
    def is_cover(self) -> bool:
        return self.look in COVERS

    @property
    def look(self) -> str:
        """The method, or what a hint says that a module's own method looks like."""
        hinted = self.hints.get("look")
        return hinted if self.method not in METHODS and hinted in METHODS else self.method

    @property
    def edge(self) -> str:
        """The side of the screen that it hangs on: `left`, `right`, `top` or `bottom`; empty for a box."""
        edge = {"leading": "left", "trailing": "right"}.get(str(self.hints.get("edge")), self.hints.get("edge"))
        return str(edge) if edge in EDGES else "left" if self.look == "drawer" else ""

    @property
    def pane(self) -> Pane:
        """The one in front."""
        return next((pane for pane in self.panes if pane.is_current), self.panes[-1])

    @property
    def page(self) -> Optional[Page]:
        return self.pane.page

    @property
    def title(self) -> str:
        return self.page.title if self.page else self.pane.label


@dataclass(frozen=True)
class Picture:
    """What a scene shows at a revision. The last one of `layers` is in front; `overlays` stand beside it, the oldest first."""

    scene: str
    revision: int
    layers: Tuple[Layer, ...]
    overlays: Tuple[Layer, ...] = ()

    @property
    def front(self) -> Layer:
        return self.layers[-1]

    @property
    def pages(self) -> Iterator[Page]:
        for layer in (*self.layers, *self.overlays):
            for pane in layer.panes:
                if pane.page:
                    yield pane.page

    def layer_of(self, navigator: str) -> Optional[Layer]:
        return next((layer for layer in (*self.layers, *self.overlays) if layer.navigator == navigator), None)


def describe(snapshot: Dict[str, Any], destinations: Optional[Dict[str, Any]] = None) -> Picture:
    """The picture of a snapshot. `destinations` are those of `destination.list`, by type: they give titles, and say which links are live;

    one with `isGone` is not provided any more.
    """
    return _Describer(snapshot, destinations or {}).picture()


def toast(layer: Layer) -> Optional[Note]:
    """The toast that an overlay is: a page with a title, a tone and nothing else."""
    page = layer.page
    if not layer.is_overlay or page is None or page.state != "screen" or page.blocks or page.actions or page.notice:
        return None
    return Note(page.title, page.tone)


class _Describer:
    def __init__(self, snapshot: Dict[str, Any], destinations: Dict[str, Any]) -> None:
        self._snapshot = snapshot
        self._navigators: Dict[str, Dict[str, Any]] = {one["id"]: one for one in snapshot["navigators"]}
        self._orphaned = set(snapshot["orphaned"])
        self._destinations = destinations

    def picture(self) -> Picture:
        root = self._snapshot["navigators"][0]
        layers = [self._layer(root, "base"), *self._above(root)]
        overlays = [self._layer(one, one["method"], is_overlay=True) for one in self._overlays(root)]
        return Picture(self._snapshot["scene"], self._snapshot["revision"], tuple(layers), tuple(overlays))

    def _above(self, navigator: Dict[str, Any]) -> Iterator[Layer]:
        """The presentations over a navigator and over its stack in front: what is presented further out lies further in front."""
        if "selected" in navigator:
            yield from self._above(self._navigators[navigator["selected"]])
        if "presented" in navigator:
            presented = self._navigators[navigator["presented"]]
            yield self._layer(presented, presented["method"])
            yield from self._above(presented)

    def _overlays(self, navigator: Dict[str, Any]) -> Iterator[Dict[str, Any]]:
        """The overlays of every navigator that is shown."""
        for name in (navigator.get("selected"), navigator.get("presented")):
            if name is not None:
                yield from self._overlays(self._navigators[name])
        for name in navigator.get("overlays", []):
            yield self._navigators[name]

    def _layer(self, navigator: Dict[str, Any], method: str, is_overlay: bool = False) -> Layer:
        tabs: List[Tuple[Tab, ...]] = []
        panes: Tuple[Pane, ...] = ()
        place = navigator
        while not panes and place["children"]:
            stacks, selected = [self._navigators[id] for id in place["children"]], place.get("selected")
            if selected and are_columns(stacks):
                panes = tuple(self._pane(one, one["id"] == selected) for one in stacks)
            else:
                tabs.append(tuple(self._tab(one, number, one["id"] == selected) for number, one in enumerate(stacks, 1)))
                if selected is None:
                    break
                place = self._navigators[selected]
        buttons = tuple(_button(one) for one in navigator.get("buttons", []))
        shown = navigator.get("root") or (navigator["path"][-1] if navigator["path"] else {})
        return Layer(navigator["id"], words(method), tuple(tabs), panes or (self._pane(place),), buttons, shown.get("hints") or {}, is_overlay)

    def _pane(self, navigator: Dict[str, Any], is_current: bool = True) -> Pane:
        entries = _entries(navigator)
        titles, ids = tuple(map(self._title, entries)), tuple(entry["id"] for entry in entries)
        page = self._page(entries[-1]) if entries else None
        return Pane(navigator["id"], self._label(navigator, entries[0] if entries else None), titles, page, is_current, ids, spoken(words(navigator.get("name"))))

    def _tab(self, navigator: Dict[str, Any], number: int, is_selected: bool) -> Tab:
        first = self._first(navigator)
        label = self._label(navigator, next(iter(_entries(navigator)), None))
        return Tab(navigator["id"], label, number, is_selected, words(((first or {}).get("hints") or {}).get("badge")))

    def _label(self, navigator: Dict[str, Any], first: Optional[Dict[str, Any]]) -> str:
        """The label of a tab or a column: the title of its first content, else its name."""
        content = (first or {}).get("content")
        title = words(content.get("title")) if isinstance(content, dict) else ""
        return title or spoken(words(navigator.get("name"))) or (self._title(first) if first else "Empty")

    def _first(self, navigator: Dict[str, Any]) -> Optional[Dict[str, Any]]:
        """The first entry of a stack, or of the first stack below it."""
        while not _entries(navigator) and navigator["children"]:
            navigator = self._navigators[navigator["children"][0]]
        return next(iter(_entries(navigator)), None)

    def _page(self, entry: Dict[str, Any]) -> Page:
        is_orphaned = entry["type"] in self._orphaned
        return read(entry, self._type_title(entry["type"]), self._is_live, is_orphaned)

    def _title(self, entry: Dict[str, Any]) -> str:
        content = None if entry.get("quarantined") else entry.get("content")
        title = words(content.get("title")) if isinstance(content, dict) else ""
        return title or self._type_title(entry["type"])

    def _type_title(self, type: str) -> str:
        return words(self._destinations.get(type, {}).get("title")) or spoken(words(type))

    def _is_live(self, type: str) -> bool:
        """Without a list of destinations, whatever is not orphaned."""
        known = self._destinations.get(type, {"isGone": True})
        return type not in self._orphaned and (not self._destinations or "isGone" not in known)


def are_columns(stacks: List[Dict[str, Any]]) -> bool:
    """Whether stacks stand side by side, and are not tabs: the first entry of one of them has the hint `layout` with `columns`."""
    firsts = [next(iter(_entries(stack)), {}) for stack in stacks]
    return len(stacks) > 1 and any((first.get("hints") or {}).get("layout") == "columns" for first in firsts)


def spoken(name: str) -> str:
    """The last part of a dotted name, as a person would write it: `shop.orderList` is "Order list"."""
    last = re.sub(r"[_-]+", " ", name.rpartition(".")[2])
    last = re.sub(r"([a-z0-9])([A-Z])", lambda found: f"{found[1]} {found[2].lower()}", last)
    return last[:1].upper() + last[1:]


def _entries(navigator: Dict[str, Any]) -> List[Dict[str, Any]]:
    """What a navigator shows, from the bottom to the top."""
    return [*([navigator["root"]] if "root" in navigator else []), *navigator["path"]]


def _button(button: Dict[str, Any]) -> Button:
    role = button.get("role")
    return Button(button["answer"], words(button.get("label")) or words(button["answer"]), role if role in (*ROLES, "default") else "")
