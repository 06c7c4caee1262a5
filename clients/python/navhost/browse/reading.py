"""A picture as lines to be read aloud: sentences and numbers, without colours, columns or boxes."""

from __future__ import annotations

from typing import Any, Callable, Dict, List

from . import controls, sentences, wording
from .blocks import Action, Facts, Field, Image, Item, Items, Links, Progress, Section, Text, Values
from .body import Desk, changed, standing_in
from .controls import Control
from .drafts import form
from .picture import Layer, Picture, toast
from .screens import Page

#: A tone in a word.
TONES = {"good": "Good: ", "warning": "Warning: ", "danger": "Problem: "}


class Reading:
    """The lines of what is in front, and the controls that their numbers mean: the first one is number 1."""

    def __init__(self, picture: Picture, desk: Desk) -> None:
        self._desk = desk
        self.lines: List[str] = []
        self.controls: List[Control] = []
        self._layer(picture.front)
        for layer in picture.overlays:
            if toast(layer) is None:
                self.lines.append(f"Beside it: {layer.title}")
                self._page_of(layer)

    def _layer(self, layer: Layer) -> None:
        kind = "" if layer.method == "base" else f", {layer.method}"
        self.lines.append(f"{sentences.place(layer.pane)}{kind}")
        for pane in layer.panes:
            if len(layer.panes) > 1:
                self.lines.append(f"Column {sentences.place(pane)}")
            if pane.page is not None:
                self._page(pane.page)
        self._answers(layer)
        for tab in (tab for tabs in layer.tabs for tab in tabs):
            badge = f", {tab.badge}" if tab.badge else ""
            self._numbered(controls.tab(tab), f"Tab {tab.label}{badge}{', selected' if tab.is_selected else ''}")

    def _page_of(self, layer: Layer) -> None:
        for pane in layer.panes:
            if pane.page is not None:
                self._page(pane.page)
        self._answers(layer)
        if layer.is_overlay:
            self._numbered(controls.close(layer), f"Close {layer.title}")

    def _answers(self, layer: Layer) -> None:
        for button in layer.buttons:
            self._numbered(controls.answer(layer, button), f"Button {button.label}{', destructive' if button.role == 'destructive' else ''}")

    def _numbered(self, control: Control, text: str) -> None:
        if control.why:
            self.lines.append(f"{text}, {control.why}")
            return
        self.controls.append(control)
        self.lines.append(f"{len(self.controls)}. {text}")

    def _said(self, text: str, tone: str = "") -> None:
        for line in text.split("\n"):
            if line.strip():
                self.lines.append(TONES.get(tone, "") + line)

    def _page(self, page: Page) -> None:
        if page.is_orphaned:
            self._said(wording.orphaned(page.module), "warning")
        for note in (self._desk.drafts.notices.get(page.entry), page.notice):
            if note is not None:
                self._said(note.text, note.tone)
        self._said(page.busy)
        self._said(_state(page, self._desk))
        for block in page.blocks:
            READERS[type(block)](self, page, block)
        if page.state == "screen" and not page.blocks:
            self._said(page.empty)
        for action in page.actions:
            self._action(page, action)
        if page.gaps:
            self._said(wording.unshown(len(page.gaps)))
        if page.left_out:
            self._said(f"{page.left_out} more are left out")

    def _action(self, page: Page, action: Action) -> None:
        self._numbered(controls.action(page, action), f"Button {action.label}{', destructive' if action.role == 'destructive' else ''}")

    # Blocks

    def _text(self, page: Page, block: Text) -> None:
        self._said(block.text, block.tone)

    def _section(self, page: Page, block: Section) -> None:
        self._said(f"Section {block.title}")
        self._said(block.text)

    def _facts(self, page: Page, block: Facts) -> None:
        for fact in block.facts:
            text = f"{fact.label}: {TONES.get(fact.tone, '')}{fact.value}"
            if fact.target is not None:
                self._numbered(controls.link(page, fact.target, fact.part, fact.value), f"Link {text}")
            else:
                self._said(text)

    def _list(self, page: Page, block: Items) -> None:
        for item in block.items:
            self._item(page, block, item)
        if block.total is not None and block.total > len(block.items):
            self._said(f"{len(block.items)} of {block.total}")
        elif block.left_out:
            self._said(f"and {block.left_out} more")
        if block.more is not None:
            self._action(page, block.more)

    def _item(self, page: Page, block: Items, item: Item) -> None:
        text = TONES.get(item.tone, "") + ", ".join(part for part in (item.title, item.badge, item.value, item.detail) if part)
        control = controls.item_link(page, block.id, item)
        if control is not None:
            self._numbered(control, f"Link {text}")
        else:
            self._said(text)
        for action in item.actions:
            self._numbered(controls.action(page, action, item), f"Button {action.label} {item.title}")

    def _field(self, page: Page, field: Field) -> None:
        drafts, required = self._desk.drafts, ", required" if field.is_required else ""
        if field.input in ("choice", "choices"):
            chosen = drafts.chosen(page.entry, field)
            self._said(f"{field.label}{required}:")
            for option in field.options:
                self._numbered(controls.option(page, field, option), f"Option {option.label}{', chosen' if option.value in chosen else ''}")
        elif field.input == "switch":
            self._numbered(controls.field(page, field), f"Switch {field.label}, {'on' if drafts.value(page.entry, field) is True else 'off'}")
        else:
            text = drafts.text(page.entry, field)
            shown = f"{len(text)} characters" if field.input == "secret" and text else text or "empty"
            self._numbered(controls.field(page, field), f"Field {field.label}{required}: {shown}")
        self._said(drafts.error(page.entry, field), "danger")
        if drafts.elsewhere(page.entry, field) is not None:
            self._numbered(controls.take(page, field), f"Take what {field.label} was changed to elsewhere")
        self._said(", ".join(hint for hint in (field.hint, form(field)) if hint))

    def _image(self, page: Page, block: Image) -> None:
        self._said(f"Image: {block.alt}")

    def _progress(self, page: Page, block: Progress) -> None:
        self._said(f"{block.label}: {'under way' if block.share is None else f'{block.share * 100:.0f} percent'}")

    def _values(self, page: Page, block: Values) -> None:
        for depth, label, value in block.rows:
            self._said(f"{'  ' * depth}{label}{': ' if label and value else ''}{value}")

    def _links(self, page: Page, block: Links) -> None:
        for index, target in enumerate(block.targets):
            self._numbered(controls.link(page, target, f"links/{target.link}/{index}"), f"Link {target.label}")


READERS: Dict[type, Callable[[Reading, Page, Any], None]] = {
    Text: Reading._text, Section: Reading._section, Facts: Reading._facts, Items: Reading._list, Field: Reading._field,
    Image: Reading._image, Progress: Reading._progress, Values: Reading._values, Links: Reading._links,
}  # fmt: skip


def _state(page: Page, desk: Desk) -> str:
    """What is said in place of content that is not there, or before content of another form."""
    if page.state == "values":
        return "This content has a form of its own:"
    return "\n".join(text for text in (page.summary if page.state == "newer" else "", standing_in(page, desk)) if text)
