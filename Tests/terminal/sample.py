"""Small modules for the renderer, played by `navctl mock`: a shop with everything that the vocabulary has."""

BASKET = {
    "screen": 1, "title": "Basket", "summary": "Two things, 40.20 €.", "notice": {"text": "The shop closes at 8", "tone": "warning"},
    "blocks": [
        {"block": "section", "title": "Things"},
        {"block": "list", "id": "things", "total": 5, "more": "more", "items": [
            {"id": "8", "title": "Milk", "detail": "1 l", "value": "1.20 €", "link": "item", "values": {"id": 8}},
            {"id": "9", "title": "Lamp", "value": "39.00 €", "badge": "last one", "tone": "warning", "link": "item", "values": {"id": 9}, "actions": ["remove"]},
            {"id": "10", "title": "Boat", "value": "9 €", "link": "boat"}]},
        {"block": "facts", "facts": [{"label": "Total", "value": "40.20 €", "tone": "good"}, {"label": "Delivery", "value": "tomorrow", "link": "delivery"}]},
        {"block": "chart", "points": [3, 9], "fallback": {"block": "text", "text": "Spent this month: 310 €", "tone": "quiet"}},
        {"block": "progress", "label": "Points", "value": 3, "of": 10},
        {"block": "image", "alt": "A lamp", "source": "data:image/png;base64,AA=="},
    ],
    "actions": [
        {"action": "remove", "label": "Remove", "role": "destructive", "on": "item",
         "confirm": {"title": "Remove the lamp?", "text": "It is the last one.", "yes": "Remove it", "no": "Keep"}},
        {"action": "more", "label": "More"}, {"action": "pay", "label": "Pay", "role": "primary"}],
}  # fmt: skip
LINKS = [
    {"link": "item", "type": "shop.item", "placeholders": ["id"]}, {"link": "boat", "type": "harbour.boat", "label": "Boat"},
    {"link": "delivery", "type": "shop.delivery", "label": "Delivery"},
]  # fmt: skip
DELIVERY = {
    "screen": 1, "title": "Delivery", "focus": "street",
    "blocks": [
        {"block": "field", "id": "street", "label": "Street", "input": "text", "required": True, "fill": "street-address"},
        {"block": "field", "id": "when", "label": "When", "input": "choice", "value": "am",
         "options": [{"value": "am", "label": "Morning"}, {"value": "pm", "label": "Afternoon"}]},
        {"block": "field", "id": "gift", "label": "Gift wrap", "input": "switch", "value": False},
        {"block": "field", "id": "count", "label": "Bags", "input": "number", "value": 1, "min": 1, "max": 9},
        {"block": "field", "id": "code", "label": "Code", "input": "secret"}],
    "actions": [{"action": "save", "label": "Save", "role": "primary", "sends": "fields"}, {"action": "later", "label": "Later", "role": "cancel"}],
}  # fmt: skip


def provide(entry_type, content, links=(), **more):
    return {"question": "type.provide", "params": {"type": entry_type}, "result": [{"content": content, "links": list(links)}], **more}


def page(title, text="", **more):
    return {"screen": 1, "title": title, "blocks": [{"block": "text", "text": text}] if text else [], **more}


NOTES = {"screen": 1, "title": "Notes", "blocks": [
    {"block": "list", "id": "notes", "items": [{"id": str(one), "title": f"Note {one}", "link": "item", "values": {"id": one}} for one in range(1, 31)]}]}  # fmt: skip
ITEM = page("Item", "A thing of this shop.")
SHOP = {
    "module": "shop",
    "title": "Shop",
    "presentations": [{"method": "drawer"}, {"method": "toast", "exclusive": False, "closesAfter": 600}, {"method": "notes", "exclusive": False, "hasPath": True}],
    "destinations": [
        {"type": "shop.basket", "title": "Basket", "provides": True},
        {"type": "shop.item", "title": "Item", "provides": True},
        {"type": "shop.delivery", "title": "Delivery", "provides": True, "method": "sheet"},
        {"type": "shop.menu", "title": "Menu", "provides": True, "method": "drawer"},
        {"type": "shop.saved", "title": "Saved", "provides": True, "method": "toast"},
        {"type": "shop.notes", "title": "Notes", "provides": True, "method": "notes"},
        {"type": "shop.values", "title": "Raw order"},
        {"type": "shop.later", "title": "Later", "provides": True},
        {"type": "shop.broken", "title": "Broken", "provides": True},
        {"type": "shop.question", "title": "Remove all?", "method": "alert", "buttons": [
            {"answer": "keep", "label": "Keep", "role": "cancel"}, {"answer": "remove", "label": "Remove", "role": "destructive"}]},
        {"type": "shop.news", "title": "News", "method": "popover"},
    ],
    "answers": [
        provide("shop.basket", BASKET, LINKS),
        provide("shop.item", ITEM),
        provide("shop.delivery", DELIVERY),
        provide("shop.menu", page("Menu", "Everything at a glance.")),
        provide("shop.saved", {"screen": 1, "title": "Saved for you", "tone": "good"}),
        provide("shop.notes", NOTES, LINKS),
        {"question": "type.provide", "params": {"type": "shop.later"}, "noAnswer": True},
        {"question": "type.provide", "params": {"type": "shop.broken"}, "error": {"code": 1, "message": "the shelf is empty"}},
        {"question": "entry.ask", "params": {"name": "save", "message": {"values": {"street": "nowhere"}}},
         "result": {"errors": {"street": "There is no such street"}, "notice": {"text": "Look at the street", "tone": "warning"}}},
        {"question": "entry.ask", "params": {"name": "save"}, "result": {"toast": {"text": "Address saved", "tone": "good"}, "values": {"street": "Long Road 5"}}},
        {"question": "entry.ask", "params": {"name": "remove", "message": {"item": "9"}}, "result": {"toast": {"text": "Lamp removed", "tone": "good"}}},
        {"question": "entry.ask", "params": {"name": "pay"}, "error": {"code": 1, "message": "the card was refused"}},
        {"question": "entry.ask", "result": None},
    ],
}  # fmt: skip
