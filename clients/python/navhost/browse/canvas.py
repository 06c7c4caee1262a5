"""Paints a frame with Textual: only lines that differ, and the terminal's own cursor on the focused control."""

from __future__ import annotations

from functools import lru_cache
from typing import Callable, List, Optional, Tuple

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Offset, Region
from textual.strip import Strip
from textual.widget import Widget

from .drawing import Line
from .layout import Frame
from .palette import style


@lru_cache(256)
def _style(names: str) -> Style:
    return Style.parse(style(names) or "none")


class Canvas(Widget, can_focus=True):
    """The whole screen. Keys and clicks go to the application, which draws the next frame."""

    DEFAULT_CSS = "Canvas { width: 100%; height: 100%; background: ansi_default; color: ansi_default; }"

    def __init__(self, on_size: Callable[[], None]) -> None:
        super().__init__()
        self._on_size = on_size
        self._lines: List[Line] = []
        self._strips: List[Strip] = []
        self._has_cursor = False

    def on_resize(self) -> None:
        self._on_size()

    def show(self, frame: Frame) -> None:
        """Paints what differs from the frame before."""
        old, self._lines = self._lines, frame.lines
        if len(old) != len(frame.lines):
            self._strips = [_strip(line) for line in frame.lines]
            self.refresh()
        changed = [row for row, (before, line) in enumerate(zip(old, frame.lines)) if before != line]
        for row in changed:
            self._strips[row] = _strip(frame.lines[row])
            self.refresh(Region(0, row, self.size.width, 1))
        self._put_cursor(frame.caret, is_painted=bool(changed) or len(old) != len(frame.lines))

    def _put_cursor(self, caret: Optional[Tuple[int, int]], is_painted: bool) -> None:
        """Textual moves the cursor behind each painting. It never shows it, and does not move it without one."""
        driver = self.app._driver
        if driver is None or self.app.is_headless:
            return
        is_moved = caret is not None and self.app.cursor_position != Offset(caret[1], caret[0])
        if caret is not None:
            self.app.cursor_position = Offset(caret[1], caret[0])
            if is_moved and not is_painted:
                driver.write(f"\x1b[{caret[0] + 1};{caret[1] + 1}H")
        if self._has_cursor != (caret is not None):
            self._has_cursor = caret is not None
            driver.write("\x1b[?25h" if self._has_cursor else "\x1b[?25l")
        driver.flush()

    def render_line(self, y: int) -> Strip:
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)


def _strip(line: Line) -> Strip:
    return Strip([Segment(span.text, _style(span.style)) for span in line])
