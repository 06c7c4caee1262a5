"""What a person has typed and not sent, by entry and field. It outlives new content, other pages, and an undo that brings the entry back."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from typing import Any, Dict, List, Optional, Tuple

from . import wording
from .blocks import Field
from .screens import Page, member, note
from .text import words

_FORMS = {"date": (re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}"), "YYYY-MM-DD", "%Y-%m-%d"), "time": (re.compile(r"[0-9]{2}:[0-9]{2}"), "HH:MM", "%H:%M")}


@dataclass
class _Draft:
    value: Any
    #: The value of the content when the person began.
    base: Any
    is_sent: bool = False


class Drafts:
    def __init__(self) -> None:
        self._drafts: Dict[Tuple[str, str], _Draft] = {}
        #: The problems of fields, from an answer or from the check before sending.
        self._errors: Dict[Tuple[str, str], str] = {}
        #: The notices for pages, from answers, by entry.
        self.notices: Dict[str, Any] = {}

    def value(self, entry: str, field: Field) -> Any:
        draft = self._drafts.get((entry, field.id))
        return field.value if draft is None else draft.value

    def text(self, entry: str, field: Field) -> str:
        """The value of a field that is typed."""
        return words(self.value(entry, field), keeps_lines=True)

    def set(self, entry: str, field: Field, value: Any) -> None:
        draft = self._drafts.get((entry, field.id))
        base = field.value if draft is None or draft.is_sent else draft.base
        self._drafts[entry, field.id] = _Draft(value, base)
        self._errors.pop((entry, field.id), None)

    def choose(self, entry: str, field: Field, value: str) -> None:
        """One of the options: instead of the other ones, or on and off."""
        if field.input == "choice":
            return self.set(entry, field, value)
        chosen = self.chosen(entry, field)
        self.set(entry, field, [option.value for option in field.options if (option.value in chosen) != (option.value == value)])

    def chosen(self, entry: str, field: Field) -> List[str]:
        value = self.value(entry, field)
        return [one for one in value if isinstance(one, str)] if isinstance(value, list) else [value] if isinstance(value, str) else []

    def toggle(self, entry: str, field: Field) -> None:
        self.set(entry, field, self.value(entry, field) is not True)

    def is_touched(self, entry: str, field: Field) -> bool:
        draft = self._drafts.get((entry, field.id))
        return draft is not None and not draft.is_sent

    def elsewhere(self, entry: str, field: Field) -> Optional[Any]:
        """The value that the content has now, if it changed under the person's hands."""
        draft = self._drafts.get((entry, field.id))
        if draft is None or draft.is_sent or field.value == draft.base or field.value == draft.value:
            return None
        return field.value

    def take(self, entry: str, field: Field) -> None:
        """Drops what was typed into a field."""
        self._drafts.pop((entry, field.id), None)

    def follow(self, page: Page) -> None:
        """New content: what was sent gives way to it, and what was typed stays."""
        for field in page.fields:
            draft = self._drafts.get((page.entry, field.id))
            if draft is not None and draft.is_sent and field.value != draft.base:
                del self._drafts[page.entry, field.id]

    # Sending

    def values(self, page: Page) -> Dict[str, Any]:
        """The values of all fields as a message has them; a number that is missing is left out."""
        values: Dict[str, Any] = {}
        for field in page.fields:
            value = self._sent(page.entry, field)
            if value is not None:
                values[field.id] = value
        return values

    def _sent(self, entry: str, field: Field) -> Any:
        value = self.value(entry, field)
        if field.input == "number":
            return number(words(value))
        if field.input == "switch":
            return value is True
        if field.input == "choices":
            return self.chosen(entry, field)
        if field.input == "choice":
            return value if isinstance(value, str) else None
        return words(value, keeps_lines=True)

    def problems(self, page: Page) -> Dict[str, str]:
        """What is wrong with the fields, before anything is sent; the errors then stand at the fields."""
        found = {}
        for field in page.fields:
            problem = _problem(field, self._sent(page.entry, field), words(self.value(page.entry, field)))
            if problem:
                found[field.id] = problem
        for name, problem in found.items():
            self._errors[page.entry, name] = problem
        return found

    def error(self, entry: str, field: Field) -> str:
        return self._errors.get((entry, field.id), "" if self.is_touched(entry, field) else field.error)

    def was_sent(self, page: Page, answer: Any, sends_fields: bool) -> None:
        """Takes an answer in: errors, notice and values. What was sent without an error is not a draft any more. A secret is dropped in any case."""
        errors = member(answer, "errors", dict, {})
        for field in page.fields:
            self._errors.pop((page.entry, field.id), None)
            draft = self._drafts.get((page.entry, field.id))
            if draft is not None and sends_fields and not errors:
                draft.base, draft.is_sent = field.value, True
            if field.id in errors:
                self._errors[page.entry, field.id] = words(errors[field.id])
        values = member(answer, "values", dict, {})
        for field in page.fields:
            if field.id in values:
                self._drafts[page.entry, field.id] = _Draft(values[field.id], field.value, True)
        said = note(member(answer, "notice", dict, None)) or note({"text": member(answer, "notice", str, "")})
        self.notices.pop(page.entry, None)
        if said is not None:
            self.notices[page.entry] = said
        if sends_fields:
            self.forget_secrets(page)

    def forget_secrets(self, page: Page) -> None:
        """A page that is left, or was sent, keeps no secret."""
        for field in page.fields:
            if field.input == "secret":
                self._drafts.pop((page.entry, field.id), None)


def number(text: str) -> Any:
    """The number that a text is, or nothing."""
    if "_" in text:
        return None
    try:
        return int(text)
    except ValueError:
        pass
    try:
        value = float(text.replace(",", "."))
    except ValueError:
        return None
    return value if value - value == 0 else None


def _problem(field: Field, value: Any, text: str) -> str:
    if value is None or value == "" or value == []:
        if field.input == "number" and text:
            return "This is not a number."
        return wording.needed(field.label) if field.is_required else ""
    if field.input in _FORMS and not _FORMS[field.input][0].fullmatch(str(value)):
        return f"Write it as {_FORMS[field.input][1]}."
    if field.input in _FORMS and not _exists(str(value), _FORMS[field.input][2]):
        return f"There is no such {field.input}."
    if field.input in ("number", "date", "time"):
        return _bounds(field, value)
    return ""


def _exists(value: str, form: str) -> bool:
    try:
        return bool(time.strptime(value, form))
    except ValueError:
        return False


def _bounds(field: Field, value: Any) -> str:
    low, high = (number(bound) if field.input == "number" else bound or None for bound in (field.minimum, field.maximum))
    if low is not None and value < low:
        return f"At least {field.minimum}."
    if high is not None and value > high:
        return f"At most {field.maximum}."
    return ""


def form(field: Field) -> str:
    """How a value is written, as a hint."""
    return _FORMS[field.input][1] if field.input in _FORMS else ""
