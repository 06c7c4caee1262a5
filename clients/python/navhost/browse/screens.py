"""Reads the content of an entry: `screen` 1 with all its rules for what a renderer does not know, and any other JSON as a tree of values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Dict, List, Optional, Tuple

from . import wording
from .blocks import INPUTS, ROLES, TONES, Action, Confirmation, Fact, Facts, Field, Image, Item, Items, Links, Note, Option, Progress, Section, Target, Text, Values
from .text import words

#: How much of a screen is drawn.
MAXIMUM_BLOCKS, MAXIMUM_ITEMS, MAXIMUM_ACTIONS, MAXIMUM_TEXT = 200, 200, 12, 8192
MAXIMUM_DEPTH, MAXIMUM_ROWS = 6, 200


@dataclass(frozen=True)
class Page:
    """What one entry shows. `state` says what stands for its content:

    `screen` (drawn in full), `newer` (made for a newer renderer), `values` (another form), `bare` (its type has no content, so the arguments are shown),
    `pending`, `none`, `failed` (then `reason` says why), or `quarantined`.
    """

    entry: str
    type: str
    title: str
    state: str
    tone: str = "plain"
    summary: str = ""
    reason: str = ""
    notice: Optional[Note] = None
    busy: str = ""
    empty: str = ""
    blocks: Tuple[Any, ...] = ()
    actions: Tuple[Action, ...] = ()
    focus: Optional[str] = None
    is_orphaned: bool = False
    #: Kinds of what cannot be drawn, one for each part.
    gaps: Tuple[str, ...] = ()
    #: How many blocks and actions are left out because there are too many.
    left_out: int = 0

    @property
    def module(self) -> str:
        return self.type.split(".")[0]

    @property
    def fields(self) -> Tuple[Field, ...]:
        return tuple(block for block in self.blocks if isinstance(block, Field))


def read(entry: Dict[str, Any], title: str = "", is_live: Callable[[str], bool] = lambda type: True, is_orphaned: bool = False) -> Page:
    """The page of an entry of a snapshot. `title` is that of its type; `is_live` says whether a type is provided now."""
    return _Reader(entry, title or words(entry["type"]), is_live, is_orphaned).page()


def member(value: Any, name: str, kind: type, default: Any) -> Any:
    """A member of an object if it is of this kind, else the default."""
    found = value.get(name) if isinstance(value, dict) else None
    return found if isinstance(found, kind) and not (kind is int and isinstance(found, bool)) else default


def note(value: Any) -> Optional[Note]:
    """A notice or a toast: `{text, tone?}`, or nothing when it has no text."""
    text = shortened(member(value, "text", str, ""))
    return Note(text, _tone(value)) if text else None


def shortened(text: str) -> str:
    """A text of a module, clean, and with as many bytes as are drawn."""
    encoded = words(text, keeps_lines=True).encode()
    if len(encoded) <= MAXIMUM_TEXT:
        return encoded.decode()
    kept = encoded[:MAXIMUM_TEXT].decode(errors="ignore")
    return f"{kept} … and {len(encoded) - len(kept.encode())} bytes more"


def _tone(value: Any) -> str:
    tone = value.get("tone") if isinstance(value, dict) else None
    return tone if tone in TONES else "plain"


def _objects(value: Any, name: str) -> List[Dict[str, Any]]:
    return [one for one in member(value, name, list, []) if isinstance(one, dict)]


class _Reader:
    """Reads one entry, and collects what it cannot draw."""

    def __init__(self, entry: Dict[str, Any], title: str, is_live: Callable[[str], bool], is_orphaned: bool) -> None:
        self._entry = entry
        self._title = title
        self._is_orphaned = is_orphaned
        self._targets = {
            link["link"]: Target(link["link"], words(link.get("label")) or words(link["link"]), is_live(link["type"]) and not is_orphaned)
            for link in entry.get("links") or []
        }
        self._open_links = {link["link"] for link in entry.get("links") or [] if link.get("placeholders")}
        self._gaps: List[str] = []
        #: How often the name of a part was given.
        self._parts: Dict[str, int] = {}
        #: By name, and whether it belongs to items.
        self._actions: Dict[str, Tuple[Action, bool]] = {}

    def page(self) -> Page:
        entry, content = self._entry, self._entry.get("content")
        common = {"entry": entry["id"], "type": words(entry["type"]), "title": self._title, "is_orphaned": self._is_orphaned}
        if entry.get("quarantined"):
            return Page(state="quarantined", **common)
        if content is None:
            state = {"supplied": "none", None: "bare"}.get(entry.get("contentState"), entry.get("contentState"))
            arguments = (Values(tuple(_rows(entry["arguments"]))),) if state == "bare" and entry.get("arguments") else ()
            return Page(state=state, reason=words(entry.get("contentFailure")), blocks=(*arguments, *self._all_links()), **common)
        version = content.get("screen") if isinstance(content, dict) else None
        common["title"] = (words(content.get("title")) if isinstance(content, dict) else "") or self._title
        if isinstance(version, bool) or not isinstance(version, (int, float)):
            return Page(state="values", blocks=(Values(tuple(_rows(content))), *self._all_links()), **common)
        if version != 1:
            summary = shortened(member(content, "summary", str, ""))
            return Page(state="newer", summary=summary, blocks=self._all_links(), gaps=(f"screen {words(version)}",), **common)
        return self._screen(content, common)

    def _screen(self, content: Dict[str, Any], common: Dict[str, Any]) -> Page:
        offered = _objects(content, "actions")
        self._read_actions(offered[:MAXIMUM_ACTIONS], _has_hole(content))
        blocks = [one for one in (self._block(block) for block in _objects(content, "blocks")[:MAXIMUM_BLOCKS]) if one is not None]
        focus = content.get("focus")
        too_many = max(0, len(_objects(content, "blocks")) - MAXIMUM_BLOCKS) + max(0, len(offered) - MAXIMUM_ACTIONS)
        return Page(
            state="screen", tone=_tone(content), summary=shortened(member(content, "summary", str, "")), notice=note(content.get("notice")),
            busy=words(content.get("busy")), empty=words(content.get("empty")), blocks=tuple(blocks),
            actions=tuple(action for action, is_of_item in self._actions.values() if not is_of_item),
            focus=focus if isinstance(focus, str) else None, gaps=tuple(self._gaps), left_out=too_many, **common,
        )  # fmt: skip

    def _all_links(self) -> Tuple[Links, ...]:
        """The links as buttons; one with placeholders has no values here."""
        targets = tuple(target for name, target in self._targets.items() if name not in self._open_links)
        return (Links(targets),) if targets else ()

    # Blocks

    def _block(self, block: Any, is_fallback: bool = False) -> Any:
        kind = block.get("block")
        read_it = getattr(self, f"_read_{kind}", None) if kind in KINDS else None
        if read_it is not None:
            return read_it(block)
        if is_fallback:
            return None
        self._gaps.append(words(kind) or "block")
        fallback = block.get("fallback")
        if isinstance(fallback, str):
            return Text(shortened(fallback))
        drawn = self._block(fallback, is_fallback=True) if isinstance(fallback, dict) else None
        if drawn is not None:
            return drawn
        text = next((text for text in (words(block.get(name), True) for name in ("title", "label", "text")) if text), "")
        return Text(shortened(text), "quiet") if text else None

    def _read_text(self, block: Any) -> Any:
        text = shortened(words(block.get("text"), keeps_lines=True))
        return Text(text, _tone(block)) if text else None

    def _read_section(self, block: Any) -> Any:
        return Section(words(block.get("title")), shortened(member(block, "text", str, "")))

    def _read_facts(self, block: Any) -> Any:
        facts = _objects(block, "facts")[:MAXIMUM_ITEMS]
        return Facts(tuple(self._fact(one) for one in facts))

    def _fact(self, fact: Any) -> Fact:
        label = words(fact.get("label"))
        return Fact(label, shortened(words(fact.get("value"), True)), _tone(fact), self._target(fact), self._own(f"fact/{label}"))

    def _own(self, part: str) -> str:
        """A name for a part of the page, with a number if it was given before."""
        self._parts[part] = self._parts.get(part, 0) + 1
        return part if self._parts[part] == 1 else f"{part}/{self._parts[part]}"

    def _read_list(self, block: Any) -> Any:
        items = _objects(block, "items")
        total = member(block, "total", int, None)
        more = next(iter(self._known([block.get("more")])), None)
        return Items(self._own(member(block, "id", str, "")), tuple(self._item(one) for one in items[:MAXIMUM_ITEMS]), total, more, max(0, len(items) - MAXIMUM_ITEMS))

    def _item(self, item: Any) -> Item:
        texts = {name: words(item.get(name)) for name in ("title", "value", "badge")}
        detail = shortened(words(item.get("detail"), True))
        actions = self._known(member(item, "actions", list, []))
        return Item(member(item, "id", str, ""), detail=detail, tone=_tone(item), target=self._target(item), actions=actions, **texts)

    def _read_field(self, block: Any) -> Any:
        name, label, kind = member(block, "id", str, ""), words(block.get("label")), block.get("input", "text")
        if not name or kind not in INPUTS:
            self._gaps.append(f"input {words(kind)}".strip())
            return Facts((Fact(label or words(name), _scalar(block.get("value"))),))
        options = tuple(Option(one["value"], words(one.get("label")) or words(one["value"])) for one in _objects(block, "options") if isinstance(one.get("value"), str))
        return Field(
            name, label or words(name), kind, block.get("value"), options, block.get("required") is True, words(block.get("min")), words(block.get("max")),
            min(max(member(block, "lines", int, 1), 1), 20), words(block.get("hint")), words(block.get("error")),
        )  # fmt: skip

    def _read_image(self, block: Any) -> Any:
        return Image(words(block.get("alt")))

    def _read_progress(self, block: Any) -> Any:
        value, whole = member(block, "value", (int, float), None), member(block, "of", (int, float), None)
        if value is None or isinstance(value, bool):
            return Progress(words(block.get("label")))
        if whole is None or whole <= 0:
            whole = 1 if 0 <= value <= 1 else 100
        return Progress(words(block.get("label")), min(max(value / whole, 0.0), 1.0), f"{words(value)} of {words(whole)}")

    # Links and actions

    def _target(self, holder: Any) -> Optional[Target]:
        """A link that does not exist is drawn as plain text."""
        name = holder.get("link")
        target = self._targets.get(name) if isinstance(name, str) else None
        values = holder.get("values")
        return target and Target(target.link, target.label, target.is_live, values if isinstance(values, dict) else None)

    def _read_actions(self, offered: List[Any], has_hole: bool) -> None:
        for one in offered:
            name = one.get("action")
            if not isinstance(name, str) or not name:
                continue
            sends = one.get("sends") == "fields"
            blocked = wording.UNSENDABLE if sends and has_hole else ""
            if self._is_orphaned:
                blocked = "its module is away"
            role = one.get("role") if one.get("role") in ROLES else ""
            action = Action(name, words(one.get("label")) or words(name), role, sends, _confirmation(one.get("confirm")), blocked)
            self._actions[name] = (action, one.get("on") == "item")

    def _known(self, names: List[Any]) -> Tuple[Action, ...]:
        return tuple(self._actions[name][0] for name in names if isinstance(name, str) and name in self._actions)


#: The blocks that version 1 has.
KINDS = ("text", "section", "facts", "list", "field", "image", "progress")


def _has_hole(content: Dict[str, Any]) -> bool:
    """Whether there is a required field with an input that version 1 does not have."""
    fields = [block for block in _objects(content, "blocks") if block.get("block") == "field" and block.get("required") is True]
    return any(field.get("input", "text") not in INPUTS for field in fields)


def _confirmation(value: Any) -> Optional[Confirmation]:
    if not isinstance(value, dict):
        return None
    return Confirmation(words(value.get("title")), words(value.get("text"), True), words(value.get("yes")) or "Yes", words(value.get("no")) or "No")


def _scalar(value: Any) -> str:
    """A single value as a person reads it."""
    if value is None or value == "" or value == [] or value == {}:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, dict)):
        return f"{len(value)} values"
    return words(value)


def _rows(value: Any, depth: int = 0, label: str = "") -> List[Tuple[int, str, str]]:
    """The lines of a tree of values. What is deeper or longer than a person reads is counted."""
    if not isinstance(value, (dict, list)) or not value or depth >= MAXIMUM_DEPTH:
        return [(depth, label, _scalar(value))]
    pairs = value.items() if isinstance(value, dict) else ((str(index + 1), one) for index, one in enumerate(value))
    rows = [(depth, label, "")] if label else []
    for name, one in pairs:
        rows.extend(_rows(one, depth + bool(label), words(name)))
        if len(rows) > MAXIMUM_ROWS:
            return [*rows[:MAXIMUM_ROWS], (depth, "…", "more values are left out")]
    return rows
