"""Lines of text with styles and controls: cut, put side by side, boxed, dimmed, and laid over each other. Nothing here knows a terminal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Iterable, Iterator, List, Optional, Sequence, Tuple

from .controls import Control
from .text import cut, head, width


@dataclass(frozen=True)
class Span:
    """A piece of a line. `style` is words that a painter knows; `caret` is the column in it where the cursor stands when its control is focused."""

    text: str
    style: str = ""
    control: Optional[Control] = None
    caret: Optional[int] = None


Line = List[Span]


def columns_of(line: Iterable[Span]) -> int:
    return sum(width(span.text) for span in line)


def plain(line: Iterable[Span]) -> str:
    """Its text alone."""
    return "".join(span.text for span in line)


def part(line: Line, start: int, end: int) -> Line:
    """The columns from `start` to before `end`. Half of a wide character becomes a space."""
    result: Line = []
    position = 0
    for span in line:
        after = position + width(span.text)
        if after > start and position < end:
            text, caret = span.text, span.caret
            if position < start:
                gone = head(text, start - position)
                missing = start - position - width(gone)
                text = text[len(gone) + bool(missing) :]
                text = (" " if missing else "") + text
                caret = None if caret is None else max(0, caret - (start - position))
            room = end - max(position, start)
            kept = head(text, room)
            result.append(replace(span, text=kept + " " * (min(width(text), room) - width(kept)), caret=caret))
        position = after
    return result


def filled(line: Line, columns: int, style: str = "") -> Line:
    """Exactly so many columns."""
    line = part(line, 0, columns)
    missing = columns - columns_of(line)
    return [*line, Span(" " * missing, style)] if missing > 0 else line


def dimmed(line: Line) -> Line:
    """As it lies under a box: quiet, and out of reach."""
    return [Span(span.text, "dim") for span in line]


def ends(left: Line, right: Line, columns: int) -> Line:
    """One part at each end; the left one is cut when both do not fit."""
    room = columns - columns_of(right)
    if room < 2:
        return filled(left, columns)
    used = columns_of(left)
    if used > room - 1:
        left = shortened(left, room - 1)
    return [*filled(left, room), *right]


def shortened(line: Line, columns: int) -> Line:
    """At most so many columns; what was cut ends with an ellipsis."""
    if columns_of(line) <= columns:
        return line
    kept = part(line, 0, columns)
    last = kept[-1]
    return [*kept[:-1], replace(last, text=cut(last.text + "…", width(last.text)))]


def over(lines: List[Line], top: Sequence[Line], row: int, column: int) -> None:
    """Puts lines over others, in place."""
    for index, line in enumerate(top, row):
        if 0 <= index < len(lines):
            under = lines[index]
            after = column + columns_of(line)
            lines[index] = [*filled(part(under, 0, column), column), *line, *part(under, after, max(after, columns_of(under)))]


def boxed(lines: Sequence[Line], columns: int, title: Line, corner: Line, foot: Line, style: str = "box") -> List[Line]:
    """A frame around lines, so many columns wide in all: with a title and a corner above, and a foot below."""
    inner = columns - 4
    heading = shortened(title, max(inner - columns_of(corner) - 2, 0))
    rule = columns - 5 - columns_of(heading) - columns_of(corner) - (1 if corner else 0)
    space = [Span(" ", style)]
    above = [Span("╭─", style), Span(" "), *heading, Span(" "), Span("─" * max(rule - 1, 0), style), *(space + corner if corner else []), Span("─╮", style)]
    below_rule = columns - 3 - columns_of(foot) - (2 if foot else 0)
    below = [Span("╰" + "─" * max(below_rule, 0), style), *(space + foot + space if foot else []), Span("─╯", style)]
    middle = [[Span("│ ", style), *filled(line, inner), Span(" │", style)] for line in lines]
    return [filled(above, columns), *middle, filled(below, columns)]


def controls_of(lines: Iterable[Line]) -> List[Control]:
    """The controls in these lines, each once, in reading order."""
    found = {}
    for line in lines:
        for span in line:
            if span.control is not None:
                found.setdefault(span.control.name, span.control)
    return list(found.values())


def places(lines: Sequence[Line]) -> Iterator[Tuple[int, int, Span]]:
    """Row, first column and span of each piece with a control."""
    for row, line in enumerate(lines):
        column = 0
        for span in line:
            if span.control is not None:
                yield row, column, span
            column += width(span.text)


def control_at(lines: Sequence[Line], row: int, column: int) -> Optional[Control]:
    """What a click there hits."""
    for line, start, span in places(lines):
        if line == row and start <= column < start + width(span.text):
            return span.control
    return None
