"""Puts a picture on a screen of a given size: title, tabs, page or columns, boxes over dimmed text, status line and keys."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Dict, List, Optional, Sequence, Tuple

from . import body, controls
from .controls import Control
from .drawing import Line, Span, boxed, columns_of, controls_of, dimmed, ends, filled, over, places, shortened
from .picture import Layer, Pane, Picture, Tab, toast
from .text import cut, wrap

TRAIL = " › "
#: Where fewer lines fit, no arrows say that there are more.
ARROWS = 3


@dataclass(frozen=True)
class Box:
    """A question or a list of the renderer itself, in front of everything: a confirmation, the messages, the keys."""

    title: str
    text: str
    controls: Tuple[Control, ...] = ()


@dataclass(frozen=True)
class View:
    """All that a screen shows besides the picture."""

    columns: int
    rows: int
    focus: Optional[str] = None
    status: str = ""
    tone: str = ""
    #: Why nothing can be operated now; empty while the host is there.
    away: str = ""
    box: Optional[Box] = None
    #: The first line that is shown, by entry.
    scrolls: Dict[str, int] = field(default_factory=dict)
    #: Whether the focused control is brought into sight.
    follows: bool = True


@dataclass(frozen=True)
class Area:
    """A part of the screen that scrolls by itself, by its key in `scrolls`."""

    name: str
    row: int
    column: int
    rows: int
    columns: int

    def has(self, row: int, column: int) -> bool:
        return self.row <= row < self.row + self.rows and self.column <= column < self.column + self.columns


@dataclass
class Frame:
    """A drawn screen. `controls` are those that can be reached, in order; `caret` is the row and column of the cursor."""

    lines: List[Line]
    controls: List[Control]
    caret: Optional[Tuple[int, int]]
    #: The key in `scrolls` of what has the focus, else of the page in front, and the number of its lines that fit.
    scrolled: str
    page_rows: int
    #: The key of the page in front, and the boxes beside it.
    front: str = ""
    areas: Tuple[Area, ...] = ()

    def scrolled_at(self, row: int, column: int) -> str:
        """What the wheel of a mouse scrolls there."""
        return next((area.name for area in self.areas if area.has(row, column)), self.front)


def memory(pane: Pane) -> str:
    """What the place in a page is remembered by."""
    return pane.page.entry if pane.page else pane.navigator


def beside_memory(newest: Layer) -> str:
    """The same for the boxes beside the scene: a new one, or one whose content has come, is a new place."""
    return f"beside/{newest.navigator}/{newest.page.state if newest.page else ''}"


def in_sight(row: int, first: int, rows: int, count: int) -> int:
    """The first line to show, so that a row is among those that fit and not under an arrow: the present one if that will do."""
    arrows = rows >= ARROWS
    top = first + (arrows and first > 0)
    bottom = first + rows - (arrows and first + rows < count)
    return first if top <= row < bottom else max(0, min(row - rows // 2, count - rows))


def draw(picture: Picture, desk: body.Desk, view: View) -> Frame:
    return _Screen(picture, desk, view).frame()


class _Screen:
    def __init__(self, picture: Picture, desk: body.Desk, view: View) -> None:
        self._picture, self._desk, self._view = picture, desk, view
        self._columns = max(view.columns, 20)
        self._rows = max(view.rows, 8)
        self._page_rows, self._front = 1, ""
        #: The key of the part that has the focus, if that part scrolls, and the number of its lines that fit.
        self._held: Optional[Tuple[str, int]] = None
        self._areas: List[Area] = []
        #: The lines whose controls can be reached, also those that are scrolled out of sight.
        self._reachable: List[Line] = []
        self._status_lines = self._status()

    def frame(self) -> Frame:
        layers = self._picture.layers
        lowest = max(index for index, layer in enumerate(layers) if index == 0 or layer.is_cover)
        overlays = [] if self._picture.front.is_alert else [layer for layer in self._picture.overlays if self._is_box(layer)]
        beside = self._beside(overlays)
        height = min(sum(map(len, beside)), max((self._rows - len(self._status_lines)) // 2 - 1, 1))
        # On a narrow screen the boxes would hide all that is under them.
        below = height if self._columns < body.NARROW else 0
        lines = self._whole(layers[lowest], lowest, self._rows - below)
        for layer in layers[lowest + 1 :]:
            lines = self._covered(lines)
            self._lay(lines, layer)
        lines += [[] for _ in range(below)]
        if beside:
            self._lay_beside(lines, beside, height, beside_memory(overlays[-1]))
        if self._view.box is not None:
            lines = self._covered(lines)
            self._lay_box(lines, self._view.box)
        lines = [*lines[: self._rows - len(self._status_lines) - 1], *self._status_lines, self._keys()]
        lines = [self._painted(filled(line, self._columns)) for line in lines]
        scrolled, rows = self._held or (self._front, self._page_rows)
        return Frame(lines, controls_of(self._reachable), self._caret(lines), scrolled, rows, self._front, tuple(self._areas))

    def _covered(self, lines: List[Line]) -> List[Line]:
        """As they lie under a box."""
        self._reachable, self._held, self._areas = [], None, []
        return [dimmed(line) for line in lines]

    def _painted(self, line: Line) -> Line:
        """With the focus marked. What is `still` belongs to a control and is not marked."""
        return [Span(span.text, f"{span.style} focus", span.control, span.caret) if self._is_marked(span) else span for span in line]

    def _is_marked(self, span: Span) -> bool:
        return span.control is not None and span.control.name == self._view.focus and "still" not in span.style

    def _caret(self, lines: List[Line]) -> Optional[Tuple[int, int]]:
        """Where the cursor is: in the text of a field, else at the beginning of the focused control."""
        found = [(row, column, span) for row, column, span in places(lines) if span.control and span.control.name == self._view.focus]
        if not found:
            return None
        row, column, span = next((one for one in found if one[2].caret is not None), found[0])
        return row, column + (span.caret or 0)

    # The base

    def _whole(self, layer: Layer, depth: int, rows: int) -> List[Line]:
        lines = [self._title(layer, depth), *(self._tabs(tabs, level) for level, tabs in enumerate(layer.tabs)), [Span("─" * self._columns, "box")]]
        room = rows - len(lines) - len(self._status_lines) - 1
        return lines + self._panes(layer, self._columns, room)

    def _title(self, layer: Layer, depth: int) -> Line:
        pane = layer.pane
        trail: Line = [Span(" ")]
        if depth:
            trail.append(Span(f"▣ over {depth} {'screen' if depth == 1 else 'screens'}  ", "quiet"))
        for title in pane.trail[-3:-1]:
            trail += [Span(title, "quiet"), Span(TRAIL, "quiet")]
        trail.append(Span(layer.title if pane.page else "Nothing is shown", "title"))
        state = Span("○ away ", "warning strong") if self._view.away else Span("● live ", "good")
        where = f"{pane.depth} of {pane.depth}  " if pane.depth > 1 else ""
        right = [Span(where, "quiet"), Span(f"{self._picture.scene} ", "quiet"), state] if self._columns >= 40 else [state]
        return ends(trail, right, self._columns)

    def _tabs(self, tabs: Sequence[Tab], level: int) -> Line:
        line: Line = [Span(" ")]
        for tab in tabs:
            control = controls.tab(tab)
            key = f"{tab.number} " if level == 0 and tab.number < 10 else ""
            label = f"[{key}{tab.label}]" if tab.is_selected else f" {key}{tab.label} "
            line.append(Span(label, "accent strong" if tab.is_selected else "", control))
            if tab.badge:
                line.append(Span(f"({tab.badge}) ", "warning strong", control))
            line.append(Span(" "))
        self._reachable.append(line)
        return shortened(line, self._columns)

    def _panes(self, layer: Layer, columns: int, rows: int) -> List[Line]:
        if len(layer.panes) == 1:
            return self._pane(layer.pane, columns, rows, True)
        if columns < body.NARROW:
            return self._stacked(layer, columns, rows)
        return self._side_by_side(layer, columns, rows)

    def _side_by_side(self, layer: Layer, columns: int, rows: int) -> List[Line]:
        count = len(layer.panes)
        first = max(columns // (count + 1), 16)
        others = (columns - first - (count - 1)) // max(count - 1, 1)
        widths = [first, *[others] * (count - 2), columns - first - others * (count - 2) - (count - 1)]
        drawn = [self._column(pane, size, rows) for pane, size in zip(layer.panes, widths)]
        lines: List[Line] = []
        for index in range(rows):
            line: Line = []
            for number, (column, size) in enumerate(zip(drawn, widths)):
                line += [*([Span("│", "box")] if number else []), *filled(column[index], size)]
            lines.append(line)
        return lines

    def _column(self, pane: Pane, columns: int, rows: int) -> List[Line]:
        return [self._heading(pane, columns), *self._pane(pane, columns, rows - 1, pane.is_current)]

    def _heading(self, pane: Pane, columns: int) -> Line:
        title = pane.page.title if pane.page else pane.label
        return shortened([Span(" "), Span(title, "title" if pane.is_current else "strong")], columns)

    def _stacked(self, layer: Layer, columns: int, rows: int) -> List[Line]:
        """The columns one below the other: each as high as its page, the one in front in full."""
        lines: List[Line] = []
        for pane in layer.panes:
            if pane.page is None and not pane.is_current:
                continue
            lines += [self._heading(pane, columns), *self._content(pane, columns), []]
        return self._scrolled(lines, rows, memory(layer.pane), True)

    def _pane(self, pane: Pane, columns: int, rows: int, is_front: bool) -> List[Line]:
        return self._scrolled([[], *self._content(pane, columns)], rows, memory(pane), is_front)

    def _content(self, pane: Pane, columns: int) -> List[Line]:
        """The page with a margin at both sides."""
        if pane.page is None:
            return [[Span(" "), Span("Nothing is shown here.", "quiet")]]
        margin = 2 if columns >= body.NARROW else 1
        return [[Span(" " * margin), *line] for line in body.draw(pane.page, self._desk, columns - 2 * margin)]

    def _scrolled(self, lines: List[Line], rows: int, name: str, is_front: bool) -> List[Line]:
        """The rows that fit, with the focused control among them; arrows say that there is more."""
        rows = max(rows, 1)
        self._reachable += lines
        if is_front:
            self._page_rows, self._front = rows, name
        focused = next((row for row, _, span in places(lines) if span.control and span.control.name == self._view.focus), None)
        if focused is not None:
            self._held = (name, rows)
        first = min(self._view.scrolls.get(name, 0), max(len(lines) - rows, 0))
        if self._view.follows and focused is not None:
            first = in_sight(focused, first, rows, len(lines))
        self._view.scrolls[name] = first
        shown = lines[first : first + rows]
        shown += [[] for _ in range(rows - len(shown))]
        below, above = len(lines) - first - rows, first
        if below > 0 and rows >= ARROWS:
            shown[-1] = [Span(f"  ↓ {below + 1} more lines", "quiet")]
        if above > 0 and rows >= ARROWS:
            shown[0] = [Span(f"  ↑ {above + 1} more lines", "quiet")]
        return shown

    # Boxes

    def _lay(self, lines: List[Line], layer: Layer) -> None:
        """A presentation: an alert in the middle, a sheet from below, a popover from above; any other method where its hint `edge` says."""
        room = len(lines)
        edge = layer.edge
        is_side = edge in ("left", "right")
        columns = min(self._columns - (0 if self._columns < body.NARROW else 4), 38 if is_side else 56 if layer.is_alert or layer.look == "popover" else 72)
        inner = columns - 4
        content = self._layer_lines(layer, inner)
        if len(content) + 4 < room - 2:
            content = [[], *content, []]
        height = min(self._height(layer, len(content) + 2, room), room)
        shown = self._scrolled(content, height - 2, memory(layer.pane), True)
        top = self._frame_of(layer, shown, columns)
        middle = (self._columns - columns) // 2
        row = {"sheet": room - height, "managedSheet": room - height, "popover": 1}.get(layer.look, (room - height) // 2)
        row = 0 if is_side or edge == "top" else room - height if edge == "bottom" else row
        column = 0 if edge == "left" else self._columns - columns if edge == "right" or layer.look == "popover" else middle
        # A column of air at both sides, where there is room.
        if 0 < column and column + columns < self._columns:
            top, column = [[Span(" "), *line, Span(" ")] for line in top], column - 1
        over(lines, top, max(row, 0), column)

    def _height(self, layer: Layer, wanted: int, room: int) -> int:
        """With the border: as high as the content, unless a hint asks for more."""
        hints = layer.hints
        if layer.edge in ("left", "right"):
            return room
        detents = hints.get("detents")
        detent = hints.get("selectedDetent") or (detents[0] if isinstance(detents, list) and detents else None)
        least = {"large": room - 2, "medium": room // 2}.get(detent, 0) if isinstance(detent, str) else 0
        return max(min(max(wanted, least), room - 1), 3)

    def _layer_lines(self, layer: Layer, columns: int) -> List[Line]:
        lines: List[Line] = [self._tabs(tabs, 0) for tabs in layer.tabs]
        for pane in layer.panes:
            if len(layer.panes) > 1:
                lines.append(self._heading(pane, columns))
            lines += body.draw(pane.page, self._desk, columns) if pane.page else [[Span("Nothing is shown here.", "quiet")]]
        if layer.buttons:
            lines += ([[]] if lines else []) + body.buttons([controls.answer(layer, button) for button in layer.buttons], columns)
        return lines

    def _frame_of(self, layer: Layer, lines: List[Line], columns: int) -> List[Line]:
        pane = layer.pane
        below = [] if pane.depth < 2 else [Span(title + TRAIL, "quiet") for title in pane.trail[-3:-1]]
        corner = [] if layer.is_alert else [Span("×", "strong", controls.close(layer))]
        self._reachable.append(corner)
        foot = [] if layer.method in ("alert", "dialog", "sheet", "managedSheet") else [Span(layer.method, "quiet")]
        return boxed(lines, columns, [*below, Span(layer.title, "title")], corner, foot)

    def _beside(self, shown: List[Layer]) -> List[List[Line]]:
        """The boxes of overlays, in one column, the newest one at the bottom."""
        boxes = [self._frame_of(layer, self._layer_lines(layer, self._side_columns - 4), self._side_columns) for layer in shown]
        self._reachable = []
        return boxes

    def _is_box(self, layer: Layer) -> bool:
        """Whether an overlay is more than a toast. One without content may become a toast, so it is drawn after a second only."""
        is_early = layer.page is not None and layer.page.state == "pending" and not self._desk.waits.get(layer.page.entry)
        return toast(layer) is None and not is_early

    @property
    def _side_columns(self) -> int:
        return min(40, self._columns)

    def _lay_beside(self, lines: List[Line], boxes: List[List[Line]], height: int, name: str) -> None:
        """At the right, unless what is in front is there. The newest box is shown until a person scrolls, with an arrow above it."""
        self._view.scrolls.setdefault(name, max(sum(map(len, boxes[:-1])) - 1, 0))
        row, column = len(lines) - height, 0 if self._picture.front.edge == "right" else self._columns - self._side_columns
        shown = self._scrolled([line for box in boxes for line in box], height, name, False)
        over(lines, [filled(line, self._side_columns) for line in shown], row, column)
        self._areas.append(Area(name, row, column, height, self._side_columns))

    def _lay_box(self, lines: List[Line], box: Box) -> None:
        columns = min(self._columns - (0 if self._columns < body.NARROW else 4), 64)
        content: List[Line] = [[Span(line)] for line in wrap(box.text, columns - 4)] if box.text else []
        if box.controls:
            content += [[], *body.buttons(box.controls, columns - 4)]
        room = len(lines)
        shown = self._scrolled(content, min(len(content), room - 2), "box", True)
        top = boxed(shown, columns, [Span(box.title, "title")], [], [])
        over(lines, top, max((room - len(top)) // 2, 0), (self._columns - columns) // 2)

    # The last two lines

    def _status(self) -> List[Line]:
        """What was said last, in as many lines as it needs, but at most three."""
        text, tone = (self._view.away, "warning") if self._view.away else (self._view.status, self._view.tone)
        lines = wrap(body.signed(text, tone), self._columns - 2)
        shown = [*lines[:2], cut(" ".join(lines[2:]), self._columns - 2)] if len(lines) > 3 else lines
        return [[Span(" "), Span(line, tone or "accent")] for line in shown]

    def _keys(self) -> Line:
        pairs = [("↑↓", "move"), ("Enter", "open"), ("Esc", "back")]
        front = self._picture.front
        focused = next((one for one in self._picture.pages for one in one.fields if self._view.focus and self._view.focus.endswith(f"/field/{one.id}")), None)
        if self._view.box is not None:
            pairs = [("←→", "move"), ("Enter", "choose"), ("Esc", "close")]
        elif focused is not None and focused.is_typed:
            pairs = [("Tab", "next"), ("Ctrl+U", "clear"), ("Esc", "back")]
        elif front.is_alert:
            pairs = [("←→", "move"), ("Enter", "choose")]
        if front.tabs or self._picture.layers[0].tabs and len(self._picture.layers) == 1:
            pairs.append((f"Alt+1…{len((front.tabs or self._picture.layers[0].tabs)[0])}", "tab"))
        pairs += [("F1", "keys"), ("Ctrl+Q", "quit")]
        line: Line = []
        for key, meaning in pairs:
            piece = [Span(" "), Span(key, "key"), Span(f" {meaning} ", "quiet")]
            if columns_of(line) + columns_of(piece) <= self._columns:
                line += piece
        return line
