"""A field that is typed: its text, the caret in it, and the part that fits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import List, Tuple

from .text import clean, head, width


@dataclass(frozen=True)
class Edited:
    """A text with a caret, which stands before the character at its position."""

    text: str
    caret: int

    def insert(self, text: str, keeps_lines: bool = False) -> "Edited":
        added = clean(text, keeps_lines)
        return Edited(self.text[: self.caret] + added + self.text[self.caret :], self.caret + len(added))

    def key(self, name: str) -> "Edited":
        """After a key that edits or moves; unchanged after any other one."""
        text, caret = self.text, self.caret
        if name == "backspace":
            return Edited(text[: max(caret - 1, 0)] + text[caret:], max(caret - 1, 0))
        if name == "delete":
            return Edited(text[:caret] + text[caret + 1 :], caret)
        if name == "ctrl+u":
            return Edited(text[caret:], 0)
        if name == "ctrl+k":
            return Edited(text[:caret], caret)
        if name == "ctrl+w":
            kept = text[:caret].rstrip()
            kept = kept[: kept.rfind(" ") + 1]
            return Edited(kept + text[caret:], len(kept))
        moved = {"left": caret - 1, "right": caret + 1, "home": 0, "end": len(text), "ctrl+a": 0, "ctrl+e": len(text)}.get(name, caret)
        return Edited(text, min(max(moved, 0), len(text)))


#: The keys that `Edited.key` knows.
KEYS = ("backspace", "delete", "ctrl+u", "ctrl+k", "ctrl+w", "left", "right", "home", "end", "ctrl+a", "ctrl+e")


def window(edited: Edited, columns: int) -> Tuple[str, int]:
    """The part of a line around the caret that fits, and the column of the caret in it."""
    start = 0
    while width(edited.text[start : edited.caret]) >= columns:
        start += 1
    return head(edited.text[start:], columns), width(edited.text[start : edited.caret])


def rows(edited: Edited, columns: int, count: int) -> Tuple[List[str], int, int]:
    """So many rows of a longer text, with the row and the column of the caret."""
    lines: List[str] = [""]
    row = column = 0
    for index, character in enumerate(edited.text + "\n"):
        if index == edited.caret:
            row, column = len(lines) - 1, width(lines[-1])
        if character == "\n" or width(lines[-1] + character) >= columns:
            lines.append("" if character == "\n" else character)
        else:
            lines[-1] += character
    lines.pop()
    first = max(0, row - count + 1)
    shown = lines[first : first + count]
    return shown + [""] * (count - len(shown)), row - first, column
