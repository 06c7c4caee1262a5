"""What a screen consists of, as a renderer draws it: every text is clean, every word known, and nothing refers to what does not exist."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Dict, Optional, Tuple

TONES = ("plain", "quiet", "good", "warning", "danger")
ROLES = ("primary", "cancel", "destructive")
INPUTS = ("text", "secret", "number", "date", "time", "choice", "choices", "switch")
#: Inputs that a person types.
TYPED = ("text", "secret", "number", "date", "time")


@dataclass(frozen=True)
class Note:
    """A text with a tone: a notice, or a toast."""

    text: str
    tone: str = "plain"


@dataclass(frozen=True)
class Target:
    """Where an item, a fact or a button leads: a link of the entry, and the values for its placeholders."""

    link: str
    label: str
    is_live: bool = True
    values: Optional[Dict[str, Any]] = None


@dataclass(frozen=True)
class Confirmation:
    title: str
    text: str
    yes: str
    no: str


@dataclass(frozen=True)
class Action:
    """A button. `blocked` says why it cannot be pressed."""

    action: str
    label: str
    role: str = ""
    sends_fields: bool = False
    confirmation: Optional[Confirmation] = None
    blocked: str = ""


@dataclass(frozen=True)
class Text:
    text: str
    tone: str = "plain"


@dataclass(frozen=True)
class Section:
    title: str
    text: str = ""


@dataclass(frozen=True)
class Fact:
    label: str
    value: str
    tone: str = "plain"
    target: Optional[Target] = None
    #: The name of its control: the label, with a number when another fact has the same one.
    part: str = field(default="", compare=False)


@dataclass(frozen=True)
class Facts:
    facts: Tuple[Fact, ...]


@dataclass(frozen=True)
class Item:
    id: str
    title: str
    detail: str = ""
    value: str = ""
    badge: str = ""
    tone: str = "plain"
    target: Optional[Target] = None
    actions: Tuple[Action, ...] = ()


@dataclass(frozen=True)
class Items:
    """A list. `left_out` items are not drawn; `total` is how many there are in all, as the module says."""

    id: str
    items: Tuple[Item, ...]
    total: Optional[int] = None
    more: Optional[Action] = None
    left_out: int = 0


@dataclass(frozen=True)
class Option:
    value: str
    label: str


@dataclass(frozen=True)
class Field:
    id: str
    label: str
    input: str
    value: Any = None
    options: Tuple[Option, ...] = ()
    is_required: bool = False
    minimum: str = ""
    maximum: str = ""
    lines: int = 1
    hint: str = ""
    error: str = ""

    @property
    def is_typed(self) -> bool:
        return self.input in TYPED


@dataclass(frozen=True)
class Image:
    alt: str


@dataclass(frozen=True)
class Progress:
    """Without a `share` (0 to 1) nobody knows how long it takes."""

    label: str
    share: Optional[float] = None
    text: str = ""


@dataclass(frozen=True)
class Values:
    """Content of another form: lines of a readable tree, each with its depth, its label and its value."""

    rows: Tuple[Tuple[int, str, str], ...]


@dataclass(frozen=True)
class Links:
    """Links as buttons, for content that names none of them."""

    targets: Tuple[Target, ...]
