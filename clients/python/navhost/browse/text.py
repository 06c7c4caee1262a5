"""Text of modules for a terminal: cleaned first, then measured in columns, wrapped and cut."""

from __future__ import annotations

import unicodedata
from typing import Any, List

#: Marks that change the direction of what stands around them, and separators that some terminals obey.
_BIDIRECTIONAL = {0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)}
_SEPARATORS = {0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029}
ELLIPSIS = "…"


def clean(text: str, keeps_lines: bool = False) -> str:
    """The text without C0, C1, ESC, DEL and bidirectional controls. A separator becomes a space, or stays a line feed with `keeps_lines`.

    Everything that a module wrote goes through here before it is measured or written to a terminal.
    """
    if keeps_lines:
        text = text.replace("\r\n", "\n")
    return "".join(_character(character, keeps_lines) for character in text)


def _character(character: str, keeps_lines: bool) -> str:
    code = ord(character)
    if code in _SEPARATORS:
        return "\n" if keeps_lines and code != 0x09 else " "
    if code < 0x20 or 0x7F <= code < 0xA0 or code in _BIDIRECTIONAL or 0xD800 <= code < 0xE000 or code == 0xFEFF:
        return ""
    return character


def words(value: Any, keeps_lines: bool = False) -> str:
    """The text of a member that should be a string. A number is written as JSON writes it; any other value gives an empty text."""
    if isinstance(value, str):
        return clean(value, keeps_lines)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return ""
    return str(int(value)) if isinstance(value, float) and value.is_integer() and abs(value) < 1e15 else str(value)


def width(text: str) -> int:
    """How many columns a terminal needs for it."""
    return sum(map(_columns, text))


def _columns(character: str) -> int:
    if character < "\u0300":
        return 1
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def cut(text: str, columns: int) -> str:
    """At most so many columns of it; what was cut ends with an ellipsis."""
    if width(text) <= columns:
        return text
    return head(text, columns - 1) + ELLIPSIS if columns > 0 else ""


def head(text: str, columns: int) -> str:
    """Its beginning, in at most so many columns."""
    used = 0
    for index, character in enumerate(text):
        used += _columns(character)
        if used > columns:
            return text[:index]
    return text


def padded(text: str, columns: int) -> str:
    """Exactly so many columns: cut, or with spaces behind it."""
    short = cut(text, columns)
    return short + " " * (columns - width(short))


def wrap(text: str, columns: int) -> List[str]:
    """Lines of at most so many columns, broken between words where that is possible. An empty text is one empty line."""
    columns = max(columns, 2)
    lines: List[str] = []
    for paragraph in text.split("\n"):
        lines.extend(_wrap_line(paragraph, columns))
    return lines


def _wrap_line(text: str, columns: int) -> List[str]:
    lines, line = [], ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if width(longer) <= columns:
            line = longer
            continue
        if line:
            lines.append(line)
        while width(word) > columns:
            part = head(word, columns) or word[0]
            lines.append(part)
            word = word[len(part) :]
        line = word
    return [*lines, line]
