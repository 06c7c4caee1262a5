"""Draws one page: its blocks, fields and buttons as lines of a given width."""

from __future__ import annotations

from typing import Any, Callable, Dict, List, Optional, Sequence, Set

from . import controls, wording
from .blocks import Fact, Facts, Field, Image, Item, Items, Links, Progress, Section, Text, Values
from .controls import Control
from .drafts import Drafts, form
from .drawing import Line, Span, columns_of, ends
from .editing import Edited, rows, window
from .screens import Page
from .text import cut, padded, width, words, wrap

#: Below this width things stand one below the other.
NARROW = 50
#: Lines of a tree of values before it is unfolded.
FOLDED = 12
#: A tone is a sign as well as a colour.
SIGNS = {"good": "✓ ", "warning": "! ", "danger": "✕ ", "quiet": "· "}


class Desk:
    """What this renderer knows and the host does not: drafts, carets, what is unfolded, and for how many seconds a page has been waited for."""

    def __init__(self) -> None:
        self.drafts = Drafts()
        self.carets: Dict[str, int] = {}
        self.unfolded: Set[str] = set()
        self.waits: Dict[str, int] = {}

    def edited(self, control: Control) -> Edited:
        text = self.drafts.text(control.entry, control.subject)
        return Edited(text, min(self.carets.get(control.name, len(text)), len(text)))


def signed(text: str, tone: str) -> str:
    return SIGNS.get(tone, "") + text


def standing_in(page: Page, desk: Desk) -> str:
    """What is said in place of content that is not there."""
    if page.state == "pending":
        return wording.waiting(page.module, desk.waits.get(page.entry, 0))
    return wording.failed(page.module, page.reason) if page.state == "failed" else wording.instead(page.state)


def changed(field: Field, value: Any) -> str:
    """That the content of a field has changed while a person typed."""
    return wording.changed_elsewhere(None if field.input == "secret" else ", ".join(map(words, value)) if isinstance(value, list) else words(value))


def draw(page: Page, desk: Desk, columns: int) -> List[Line]:
    """The page below its title."""
    return _Body(page, desk, columns).lines()


def buttons(row: Sequence[Control], columns: int, indent: int = 0) -> List[Line]:
    """Buttons, in as many rows as they need."""
    lines: List[Line] = []
    line: Line = [Span(" " * indent)] if indent else []
    for control in row:
        piece = Span(f"[ {_button_label(control)} ]", _button_style(control), control)
        if columns_of(line) > indent and columns_of(line) + 2 + width(piece.text) > columns:
            lines.append(line)
            line = [Span(" " * indent)] if indent else []
        line = [*line, *([Span("  ")] if columns_of(line) > indent else []), piece]
    return [*lines, line] if line else lines


def _button_label(control: Control) -> str:
    return f"! {control.label}" if control.is_destructive else control.label


def _button_style(control: Control) -> str:
    if control.why:
        return "off"
    role = getattr(control.subject, "role", "")
    return {"primary": "accent strong", "default": "accent strong", "destructive": "danger strong"}.get(role, "strong")


class _Body:
    def __init__(self, page: Page, desk: Desk, columns: int) -> None:
        self._page, self._desk, self._columns = page, desk, columns
        self._lines: List[Line] = []
        self._is_headed = self._was_field = False
        self._is_narrow = columns < NARROW
        labels = [width(_label(field)) for field in page.fields]
        self._label_width = 0 if self._is_narrow else min(max(labels, default=0) + 2, columns // 3)

    def lines(self) -> List[Line]:
        page = self._page
        if page.is_orphaned:
            self._text(wording.orphaned(page.module), "warning")
        for note in (self._desk.drafts.notices.get(page.entry), page.notice):
            if note is not None:
                self._text(note.text, note.tone)
        if page.busy:
            self._text(f"… {page.busy}", "quiet")
        self._state()
        for block in page.blocks:
            if not isinstance(block, Field) and self._was_field:
                self._gap()
            DRAWERS[type(block)](self, block)
            self._was_field = isinstance(block, Field)
        if page.state == "screen" and not page.blocks and page.empty:
            self._text(page.empty, "quiet")
        self._actions()
        self._left_out()
        while self._lines and not self._lines[-1]:
            self._lines.pop()
        return self._lines

    def _state(self) -> None:
        page = self._page
        if page.state == "newer" and page.summary:
            self._text(page.summary)
        said = standing_in(page, self._desk)
        if said:
            self._text(said, {"failed": "danger", "quarantined": "warning", "newer": "warning"}.get(page.state, "quiet"))

    def _left_out(self) -> None:
        count = len(self._page.gaps)
        if count:
            self._text(wording.unshown(count), "quiet")
        if self._page.left_out:
            self._text(f"… and {self._page.left_out} more", "quiet")

    # Lines

    def _add(self, *spans: Span) -> None:
        self._lines.append(list(spans))

    def _gap(self) -> None:
        """An empty line, but not behind a heading and not behind another one."""
        if self._lines and self._lines[-1] and not self._is_headed:
            self._lines.append([])
        self._is_headed = False

    def _text(self, text: str, tone: str = "", indent: int = 0) -> None:
        self._gap()
        self._wrapped(signed(text, tone), tone, indent)
        self._gap()

    def _wrapped(self, text: str, style: str, indent: int = 0, control: Optional[Control] = None) -> None:
        for line in wrap(text, self._columns - indent):
            self._add(*([Span(" " * indent)] if indent else []), *([Span(line, style, control)] if line else []))

    # Blocks

    def _draw_text(self, block: Text) -> None:
        self._text(block.text, block.tone)

    def _draw_section(self, block: Section) -> None:
        self._gap()
        self._wrapped(block.title, "strong accent")
        if block.text:
            self._wrapped(block.text, "quiet")
        self._is_headed = True

    def _draw_image(self, block: Image) -> None:
        self._gap()
        self._add(Span(cut(f"[{block.alt}]", self._columns), "quiet"))

    def _draw_progress(self, block: Progress) -> None:
        self._gap()
        if block.share is None:
            return self._wrapped(f"{block.label} … nobody knows how long".strip(), "accent")
        room = min(30, max(self._columns - width(block.label) - 8, 5))
        done = round(block.share * room)
        self._add(Span(f"{block.label}  "), Span("█" * done, "accent"), Span("░" * (room - done), "quiet"), Span(f" {block.share * 100:.0f} %"))

    def _draw_values(self, block: Values) -> None:
        self._gap()
        if self._page.state == "values":
            self._wrapped("This content has a form of its own:", "quiet")
        is_open = self._page.entry in self._desk.unfolded
        shown = block.rows if is_open else block.rows[:FOLDED]
        label_width = min(max((2 * depth + width(label) for depth, label, _ in shown), default=0) + 2, self._columns // 2)
        for depth, label, value in shown:
            text = wrap(value, max(self._columns - label_width, 8))
            self._add(Span(padded("  " * depth + label, label_width), "quiet"), Span(text[0]))
            for line in text[1:] if is_open else []:
                self._add(Span(" " * label_width), Span(line))
        if len(block.rows) > FOLDED:
            label = "Show less" if is_open else f"Show {len(block.rows) - FOLDED} more"
            self._lines += buttons([controls.unfold(self._page, label)], self._columns)

    def _draw_links(self, block: Links) -> None:
        self._gap()
        for index, target in enumerate(block.targets):
            self._link_line(controls.link(self._page, target, f"links/{target.link}/{index}"), target.label)

    def _link_line(self, control: Control, label: str) -> None:
        self._add(Span(f"▸ {label}", "off" if control.why else "accent", control), *([Span(f"  ({control.why})", "quiet")] if control.why else []))

    def _draw_facts(self, block: Facts) -> None:
        self._gap()
        label_width = 0 if self._is_narrow else min(max((width(fact.label) for fact in block.facts), default=0) + 2, self._columns // 2)
        for fact in block.facts:
            self._fact(fact, label_width)
        self._gap()

    def _fact(self, fact: Fact, label_width: int) -> None:
        control = fact.target and controls.link(self._page, fact.target, fact.part, fact.value)
        style = fact.tone if control is None else "off" if control.why else "accent"
        text = signed(fact.value, fact.tone) + (f" ({control.why})" if control and control.why else "")
        lines = wrap(f"▸ {text}" if control else text, self._columns - (label_width or 2))
        if label_width:
            self._add(Span(padded(fact.label, label_width), "quiet"), Span(lines[0], style, control))
        else:
            self._wrapped(fact.label, "quiet")
            self._add(Span("  "), Span(lines[0], style, control))
        for line in lines[1:]:
            self._add(Span(" " * (label_width or 2)), Span(line, style, control))

    def _draw_list(self, block: Items) -> None:
        self._gap()
        for item in block.items:
            self._item(block, item)
        count, total = len(block.items), block.total
        if block.left_out:
            self._wrapped(f"… and {block.left_out} more", "quiet")
        elif total is not None and total > count:
            self._wrapped(f"{count} of {total}", "quiet")
        if block.more is not None:
            self._lines += buttons([controls.action(self._page, block.more)], self._columns)
        self._gap()

    def _item(self, block: Items, item: Item) -> None:
        control = controls.item_link(self._page, block.id, item)
        style = "off" if control and control.why else "quiet" if item.tone == "quiet" else item.tone if item.tone != "plain" else ""
        marker = "▸ " if control and not control.why else "  "
        left = [Span(marker, "accent", control), Span(signed(item.title, item.tone if item.tone != "quiet" else ""), f"{style} strong", control)]
        if item.badge:
            left += [Span("  ", "", control), Span(f"({item.badge})", item.tone if item.tone != "plain" else "accent", control)]
        if item.value and self._is_narrow and columns_of(left) + width(item.value) + 2 > self._columns:
            self._add(*left)
            self._wrapped(item.value, f"{style} still", 2, control)
        else:
            # The gap between both ends belongs to the item as well, for a mouse.
            line = ends(left, [Span(item.value, style, control)] if item.value else [], self._columns)
            self._add(*[Span(span.text, span.style, control) for span in line])
        if item.detail:
            self._wrapped(item.detail, "quiet still", 2, control)
        if control and control.why:
            self._wrapped(f"({control.why})", "quiet", 2)
        if item.actions:
            self._lines += buttons([controls.action(self._page, one, item) for one in item.actions], self._columns, 2)

    # Fields

    def _draw_field(self, field: Field) -> None:
        label = _label(field)
        if not (self._label_width and self._was_field):
            self._gap()
        if not self._label_width:
            self._wrapped(label, "strong")
        before = Span(padded(label, self._label_width), "strong") if self._label_width else Span("  ")
        room = max(self._columns - width(before.text), 4)
        lines = self._choices(field, room) if field.input in ("choice", "choices", "switch") else self._typed(field, room)
        for index, line in enumerate(lines):
            self._add(before if index == 0 else Span(" " * width(before.text)), *line)
        self._below(field, width(before.text))

    def _below(self, field: Field, indent: int) -> None:
        """What stands under a field: an error, a change elsewhere, a hint."""
        error = self._desk.drafts.error(self._page.entry, field)
        if error:
            self._wrapped(signed(error, "danger"), "danger", indent)
        elsewhere = self._desk.drafts.elsewhere(self._page.entry, field)
        if elsewhere is not None:
            said = changed(field, elsewhere)
            self._wrapped(signed(said, "warning"), "warning", indent)
            self._lines += buttons([controls.take(self._page, field)], self._columns, indent)
        hint = "; ".join(text for text in (field.hint, form(field)) if text)
        if hint and columns_of(self._lines[-1]) + width(hint) + 2 <= self._columns and not error and elsewhere is None and self._label_width:
            self._lines[-1].append(Span(f"  {hint}", "quiet"))
        elif hint:
            self._wrapped(hint, "quiet", indent)

    def _typed(self, field: Field, room: int) -> List[Line]:
        control = controls.field(self._page, field)
        edited = self._desk.edited(control)
        columns = max(min(room, 12 if field.input in ("number", "date", "time") else 48), 4)
        if field.input == "secret":
            edited = Edited("•" * len(edited.text), edited.caret)
        style = "off" if control.why else "field"
        if field.lines == 1:
            text, caret = window(Edited(edited.text.replace("\n", " "), edited.caret), columns)
            return [[Span(text + "_" * (columns - width(text)), style, control, caret)]]
        shown, row, column = rows(edited, columns, field.lines)
        return [[Span(line + "_" * (columns - width(line)), style, control, column if index == row else None)] for index, line in enumerate(shown)]

    def _choices(self, field: Field, room: int) -> List[Line]:
        drafts, entry = self._desk.drafts, self._page.entry
        if field.input == "switch":
            is_on = drafts.value(entry, field) is True
            return [[Span("[x] on" if is_on else "[ ] off", "", controls.field(self._page, field))]]
        signs = ("(•)", "( )") if field.input == "choice" else ("[x]", "[ ]")
        chosen = drafts.chosen(entry, field)
        pieces = [
            Span(f"{signs[0] if option.value in chosen else signs[1]} {option.label}", "", controls.option(self._page, field, option)) for option in field.options
        ]
        row: Line = []
        for piece in pieces:
            row += [*([Span("   ")] if row else []), piece]
        return [row] if columns_of(row) <= room and not self._is_narrow else [[piece] for piece in pieces]

    def _actions(self) -> None:
        row = [controls.action(self._page, one) for one in self._page.actions]
        if not row:
            return
        self._gap()
        self._lines += buttons(row, self._columns)
        for why in dict.fromkeys(control.why for control in row if control.why and not self._page.is_orphaned):
            self._wrapped(signed(why[0].upper() + why[1:], "warning"), "warning")
        self._gap()


def _label(field: Field) -> str:
    return field.label + (" *" if field.is_required else "")


DRAWERS: Dict[type, Callable[[_Body, Any], None]] = {
    Text: _Body._draw_text, Section: _Body._draw_section, Facts: _Body._draw_facts, Items: _Body._draw_list, Field: _Body._draw_field,
    Image: _Body._draw_image, Progress: _Body._draw_progress, Values: _Body._draw_values, Links: _Body._draw_links,
}  # fmt: skip
