#!/usr/bin/env python3
"""kitchen: the clock on the wall, and the orders that are being made. Its page changes every second.

Others send `order.placed`; this module does not know who. The orders are arguments of its entry, so the host keeps them.
"""

import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "python"))

from navhost import Client, ConnectionLost, NavhostError  # noqa: E402

#: Seconds for each thing of an order, and for how long a finished order stays.
EACH, STAYS = 8, 60
STEPS = ["read", "started", "half done", "nearly ready"]
ORDERS = {"type": "array", "items": {"type": "object", "required": ["number", "name", "things", "from", "until"]}}
TYPES = [
    {"type": "kitchen.page", "title": "Today", "provides": True, "arguments": {"type": "object", "properties": {"orders": ORDERS}}},
    {"type": "kitchen.ready", "title": "Ready", "method": "toast", "provides": True, "arguments": {"type": "object", "required": ["name"]}},
]
TOAST = {"method": "toast", "exclusive": False, "closesAfter": 4}

client = Client()


def page(orders, now):
    clock = time.strftime("%H:%M:%S", time.localtime(now))
    later = [order for order in orders if order["from"] > now]
    making = [order for order in orders if order["from"] <= now < order["until"]]
    ready = [{"id": str(order["number"]), "title": label(order), "value": "ready", "tone": "good"} for order in orders if order["until"] <= now]
    blocks = [{"block": "facts", "id": "clock", "facts": [{"label": "It is", "value": clock}]}, {"block": "section", "title": "Being made"}]
    blocks += [progress(order, now) for order in making]
    if not making:
        blocks.append({"block": "text", "text": "No order is waiting. The machine is hot.", "tone": "quiet"})
    if later:
        items = [{"id": str(order["number"]), "title": label(order), "detail": ", ".join(order["things"]), "value": order["pickup"]} for order in later]
        blocks += [{"block": "section", "title": "For later"}, {"block": "list", "id": "later", "items": items}]
    if ready:
        blocks += [{"block": "section", "title": "At the counter"}, {"block": "list", "id": "ready", "items": ready}]
    return {"screen": 1, "title": "Today", "summary": f"Being made: {len(making)}.", "blocks": blocks}


def label(order):
    return f"{order['number']} for {order['name']}"


def progress(order, now):
    step = int(len(STEPS) * (now - order["from"]) / (order["until"] - order["from"]))
    step = max(0, min(len(STEPS) - 1, step))
    text = f"{label(order)}: {', '.join(order['things'])}, {STEPS[step]}"
    return {"block": "progress", "id": f"order-{order['number']}", "label": text, "value": step + 1, "of": len(STEPS)}


def content(entry, type):
    if type == "kitchen.ready":
        return {"screen": 1, "title": f"{entry['arguments']['name']}, your order is ready", "tone": "good"}
    return page(entry["arguments"].get("orders", []), time.time())


def shown():
    """The entries of the page, wherever they are."""
    for navigator in client.tree()["navigators"]:
        for entry in [navigator.get("root"), *navigator["path"]]:
            if entry and entry["type"] == "kitchen.page":
                yield entry


def keep(entry, orders):
    """Puts the orders into the entry, and their number on its tab."""
    making = sum(order["until"] > time.time() for order in orders)
    hints = {"badge": str(making)} if making else None
    client.call("entry.update", {"entry": entry["id"], "arguments": {"orders": orders}, "hints": hints})


def receive(question):
    """`order.placed`: something is to be made."""
    order, now = question.params["data"], time.time()
    takes = EACH * max(1, len(order["things"]))
    begins = max(now, time.mktime(time.strptime(order["pickup"], "%Y-%m-%d %H:%M")) - takes) if "pickup" in order else now
    for entry in shown():
        orders = entry["arguments"].get("orders", [])
        keep(entry, [*orders, {**order, "from": begins, "until": begins + takes}])


def tick():
    """A second has passed."""
    now = time.time()
    for entry in shown():
        orders = entry["arguments"].get("orders", [])
        finished = [order for order in orders if order["until"] <= now and not order.get("told")]
        if finished or any(order["until"] + STAYS <= now for order in orders):
            keep(entry, [{**order, "told": order["until"] <= now} for order in orders if order["until"] + STAYS > now])
        for order in finished:
            client.present("kitchen.ready", {"name": order["name"]})
        client.call("entry.provide", entry=entry["id"], content=page(orders, now))


client.on_provide(lambda question: [{"content": content(entry, question.type)} for entry in question.entries])
client.on_receive(receive)
client.register("kitchen", TYPES, presentations=[TOAST], receivers=[{"value": "order.placed"}])
try:
    while True:
        client.serve(timeout=1 - time.time() % 1)
        try:
            tick()
        except NavhostError as refusal:
            # The entry may have gone meanwhile.
            print(f"kitchen: {refusal}", file=sys.stderr)
except ConnectionLost as lost:
    print(f"kitchen: {lost}", file=sys.stderr)
