"""A module with a screen of each kind, for tests and pictures."""

from __future__ import annotations

from typing import Any, Dict

from browsing import Module

PRESENTATIONS = [{"method": "drawer", "hasPath": True}, {"method": "toast", "exclusive": False, "closesAfter": 3600}]

BASKET = {
    "screen": 1, "title": "Basket", "summary": "Three things, 43.30 €.",
    "notice": {"text": "Order before noon, and it comes today.", "tone": "good"},
    "blocks": [
        {"block": "list", "id": "things", "total": 12, "more": "more", "items": [
            {"id": "8", "title": "Milk", "detail": "1 l", "value": "1.20 €", "link": "item", "values": {"id": 8}},
            {"id": "9", "title": "Lamp", "detail": "Brass", "value": "39.00 €", "badge": "last one", "tone": "warning", "link": "item", "values": {"id": 9},
             "actions": ["remove"]},
            {"id": "10", "title": "Bread", "value": "3.10 €"},
        ]},
        {"block": "section", "title": "To pay"},
        {"block": "facts", "facts": [{"label": "Sum", "value": "43.30 €"}, {"label": "Voucher", "value": "−3.00 €", "tone": "good"}]},
        {"block": "chart", "points": [3, 9, 4], "fallback": {"block": "text", "text": "Spent this month: 310 €", "tone": "quiet"}},
        {"block": "progress", "label": "Free delivery", "value": 43, "of": 50},
    ],
    "actions": [
        {"action": "remove", "label": "Remove", "role": "destructive", "on": "item",
         "confirm": {"title": "Remove the lamp?", "text": "It is the last one.", "yes": "Remove", "no": "Keep"}},
        {"action": "more", "label": "More"},
        {"action": "pay", "label": "Pay 40.30 €", "role": "primary"},
        {"action": "save", "label": "Save for later"},
    ],
}  # fmt: skip

DELIVERY = {
    "screen": 1, "title": "Delivery", "focus": "street",
    "blocks": [
        {"block": "field", "id": "street", "label": "Street", "input": "text", "required": True, "fill": "street-address"},
        {"block": "field", "id": "note", "label": "Note for the driver", "input": "text", "lines": 3, "hint": "Floor, bell, dog."},
        {"block": "field", "id": "day", "label": "Day", "input": "date", "value": "2030-01-31"},
        {"block": "field", "id": "count", "label": "Bags", "input": "number", "value": 2, "min": 1, "max": 9},
        {"block": "field", "id": "when", "label": "When", "input": "choice", "value": "am",
         "options": [{"value": "am", "label": "Morning"}, {"value": "pm", "label": "Afternoon"}]},
        {"block": "field", "id": "country", "label": "Country", "input": "choice",
         "options": [{"value": name.lower(), "label": name} for name in ("France", "Germany", "Italy", "Spain", "Sweden")]},
        {"block": "field", "id": "extras", "label": "Extras", "input": "choices", "value": ["ice"],
         "options": [{"value": "bag", "label": "Paper bag"}, {"value": "ice", "label": "Ice"}]},
        {"block": "field", "id": "pin", "label": "PIN", "input": "secret"},
        {"block": "field", "id": "gift", "label": "Gift wrap", "input": "switch", "value": False},
    ],
    "actions": [{"action": "later", "label": "Later", "role": "cancel"}, {"action": "save", "label": "Save", "role": "primary", "sends": "fields"}],
}  # fmt: skip

DEGRADED = {
    "screen": 1, "title": "Mixed", "colour": "red", "focus": "nothing",
    "blocks": [
        {"block": "chart", "title": "A chart of prices"},
        {"block": "map"},
        {"block": "text", "text": 7},
        {"block": "text", "text": "<b>plain</b>", "tone": "loud"},
        {"block": "field", "id": "day", "label": "Day", "input": "calendar", "value": "Monday", "required": True},
        {"block": "list", "items": [{"id": f"{number}", "title": f"Row {number}", "link": "nowhere"} for number in range(230)]},
        {"block": "image", "alt": "A cat", "source": "https://example.org/cat.png"},
    ],
    "actions": [{"action": "send", "label": "Send", "sends": "fields"}],
}  # fmt: skip

MENU_ITEMS = [{"id": "1", "title": "Basket", "link": "basket"}, {"id": "2", "title": "Orders"}]
MENU = {"screen": 1, "title": "Menu", "blocks": [{"block": "list", "items": MENU_ITEMS}]}
OLD_LINKS = [{"link": "basket", "label": "To the basket", "type": "shop.basket"}, {"link": "gone", "label": "Gone", "type": "gone.page"}]
QUESTION = {"screen": 1, "title": "Remove the lamp?", "blocks": [{"block": "text", "text": "It is the last one."}]}
OTHER = {"page": "old", "rows": [{"id": 1, "on": True}, {"id": 2, "on": False}], "deep": {"a": {"b": [1, 2, 3]}}}


def item(arguments: Dict[str, Any]) -> Dict[str, Any]:
    text = {"block": "text", "text": "It lasts for years.\n\nAnd it can be repaired."}
    facts = {"block": "facts", "facts": [{"label": "Number", "value": f"{arguments.get('id')}"}]}
    buy = {"action": "buy", "label": "Buy", "role": "primary"}
    return {"screen": 1, "title": f"Item {arguments.get('id')}", "blocks": [text, facts], "actions": [buy]}


CONTENT = {
    "shop.basket": lambda arguments: {"content": BASKET, "links": [{"link": "item", "type": "shop.item", "placeholders": ["id"]}]},
    "shop.delivery": lambda arguments: {"content": DELIVERY},
    "shop.item": lambda arguments: {"content": item(arguments)},
    "shop.confirm": lambda arguments: {"content": QUESTION},
    "shop.menu": lambda arguments: {"content": MENU, "links": [{"link": "basket", "type": "shop.basket"}]},
    "shop.saved": lambda arguments: {"content": {"screen": 1, "title": "Saved", "tone": "good"}},
    "shop.mixed": lambda arguments: {"content": DEGRADED},
    "shop.other": lambda arguments: {"content": OTHER, "links": OLD_LINKS},
    "shop.newer": lambda arguments: {"content": {"screen": 2, "title": "Newer", "summary": "It has more."}},
    "shop.nothing": lambda arguments: None,
    "shop.photo": lambda arguments: {"content": {"screen": 1, "title": "Photo", "empty": "There is no photo yet.", "busy": "Looking for photos"}},
}  # fmt: skip

TYPES = [
    {"type": "shop.basket", "provides": True},
    {"type": "shop.delivery", "provides": True, "method": "sheet", "hints": {"detents": ["medium", "large"]}},
    {"type": "shop.item", "provides": True, "title": "Item"},
    {"type": "shop.confirm", "provides": True, "method": "alert",
     "buttons": [{"answer": "keep", "label": "Keep", "role": "cancel"}, {"answer": "remove", "label": "Remove", "role": "destructive"}]},
    {"type": "shop.menu", "provides": True, "method": "drawer"},
    {"type": "shop.saved", "provides": True, "method": "toast"},
    {"type": "shop.mixed", "provides": True},
    {"type": "shop.other", "provides": True, "title": "Old page"},
    {"type": "shop.newer", "provides": True},
    {"type": "shop.nothing", "provides": True, "title": "Nothing"},
    {"type": "shop.photo", "provides": True, "method": "cover"},
    {"type": "shop.plain"},
]  # fmt: skip

URLS = [
    {"pattern": "shop://basket", "to": [{"action": "reset"}, {"type": "shop.basket"}]},
    {"pattern": "shop://item/:id(int)", "to": [{"type": "shop.item", "arguments": {"id": "{id}"}}]},
]


class Shop:
    """The module, and what it was asked."""

    def __init__(self, path: str) -> None:
        self.messages: list = []
        #: The answer to the next message. An exception is raised instead.
        self.answer: Any = None
        handlers = {"type.provide": self._provide, "entry.ask": self._answer}
        self._module = Module(path, "shop", TYPES, handlers, presentations=PRESENTATIONS, urls=URLS)

    def _provide(self, question: Any) -> list:
        return [CONTENT[question.type](entry["arguments"]) for entry in question.entries]

    def _answer(self, question: Any) -> Any:
        self.messages.append(question.message)
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    def close(self) -> None:
        self._module.close()
