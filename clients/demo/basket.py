#!/usr/bin/env python3
"""basket: the order of the person in front of the screen.

Others send `order.add`. The person pays by the route `order.pay`, and the checkpoint `order-paid` says that this is done; then
`order.placed` goes out. This module does not know who sends, who takes the money and who makes the coffee.

The lines of the order are arguments of its entry. So the host keeps them, and a process that is started again finds them there.
"""

import asyncio
import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "python"))

from navhost import ConnectionLost  # noqa: E402
from navhost.aio import Client  # noqa: E402

LINES = {"type": "array", "items": {"type": "object", "required": ["name", "cents", "count"]}}
ITEM = {"required": ["item"]}
TYPES = [
    {
        "type": "basket.page",
        "title": "Order",
        "provides": True,
        "arguments": {"type": "object", "properties": {"lines": LINES, "pickup": {"type": "string"}}},
        "messages": {"more": ITEM, "less": ITEM, "pay": True},
    },
    {
        "type": "basket.remove",
        "title": "Remove a line",
        "method": "alert",
        "provides": True,
        "arguments": {"type": "object", "required": ["name"]},
        "buttons": [{"answer": "keep", "label": "Keep", "role": "cancel"}, {"answer": "remove", "label": "Remove", "role": "destructive"}],
    },
    {"type": "basket.added", "title": "Added", "method": "toast", "provides": True, "arguments": {"type": "object", "required": ["text"]}},
]
#: An own method of presentation: it stands beside others, and closes itself.
TOAST = {"method": "toast", "exclusive": False, "closesAfter": 4}
PAID = {"type": "object", "required": ["number", "name"]}


def euros(cents):
    return f"{cents / 100:.2f} €"


def total(lines):
    return sum(line["cents"] * line["count"] for line in lines)


def pickup_fields(pickup):
    """When the person comes for the order, as two fields."""
    day = {"block": "field", "id": "day", "label": "Day", "input": "date"}
    hour = {"block": "field", "id": "time", "label": "Time", "input": "time"}
    if pickup:
        day["value"], hour["value"] = pickup.split(" ")
    return [{"block": "section", "title": "Pick-up", "text": "Leave both empty, and we make it at once."}, day, hour]


def pickup_of(values):
    """The day and the time that a person gave, as a text, and what is wrong with them by field."""
    day, hour = values.get("day") or "", values.get("time") or ""
    if bool(day) != bool(hour):
        missing = "time" if day else "day"
        return "", {missing: f"Please choose a {missing} as well."}
    pickup = f"{day} {hour}".strip()
    if pickup and pickup < time.strftime("%Y-%m-%d %H:%M"):
        return "", {"time": "This time has passed."}
    return pickup, {}


def page(lines=(), number=None, name=None, pickup=""):
    """The content of the order."""
    if not lines:
        when = f" It is ready on {pickup.replace(' ', ' at ')}." if pickup else ""
        text = f"Thank you, {name}. Your number is {number}.{when}" if number else "There is nothing in your order yet."
        content = {"screen": 1, "title": "Order", "summary": text, "empty": "Choose something from the menu."}
        return {**content, "notice": {"text": text, "tone": "good"}} if number else content
    items = [
        {
            "id": str(index),
            "title": f"{line['count']} × {line['name']}",
            "detail": line.get("detail", ""),
            "value": euros(line["cents"] * line["count"]),
            "actions": ["more", "less"],
        }
        for index, line in enumerate(lines)
    ]
    return {
        "screen": 1,
        "title": "Order",
        "summary": f"{sum(line['count'] for line in lines)} things, {euros(total(lines))}.",
        "blocks": [
            {"block": "list", "id": "lines", "items": items},
            {"block": "facts", "id": "total", "facts": [{"label": "Total", "value": euros(total(lines))}]},
            *pickup_fields(pickup),
        ],
        "actions": [
            {"action": "more", "label": "One more", "on": "item"},
            {"action": "less", "label": "One less", "on": "item"},
            {"action": "pay", "label": f"Pay {euros(total(lines))}", "role": "primary", "sends": "fields"},
        ],
    }


def content(entry, type):
    arguments = entry["arguments"]
    if type == "basket.remove":
        text = [{"block": "text", "text": "It is the last one of them in your order."}]
        return {"screen": 1, "title": f"Remove {arguments['name']}?", "blocks": text}
    if type == "basket.added":
        return {"screen": 1, "title": arguments["text"], "tone": "good"}
    return page(**arguments)


def pickup_to_keep(arguments):
    """The next order begins without the pick-up of the last one."""
    return arguments.get("pickup", "") if arguments.get("lines") else ""


class Basket:
    def __init__(self, client):
        self.client = client
        self.tasks = set()

    async def order(self):
        """The entry that shows the order; None when nobody shows it."""
        for navigator in (await self.client.tree())["navigators"]:
            for entry in [navigator.get("root"), *navigator["path"]]:
                if entry and entry["type"] == "basket.page":
                    return entry
        return None

    async def keep(self, entry, lines, pickup="", **others):
        """Puts the lines into the entry, and their number on its tab."""
        others.update({"pickup": pickup} if pickup else {})
        count = sum(line["count"] for line in lines)
        hints = {"badge": str(count)} if count else None
        await self.client.call("entry.update", {"entry": entry["id"], "arguments": {"lines": lines, **others}, "hints": hints})

    async def receive(self, question):
        """`order.add`: something is ordered."""
        entry, new = await self.order(), question.params["data"]
        if entry is None:
            return {"resume": "cancel"}
        lines, pickup = entry["arguments"].get("lines", []), pickup_to_keep(entry["arguments"])
        same = next((line for line in lines if {**line, "count": 0} == {**new, "count": 0}), None)
        if same:
            same["count"] += 1
        else:
            lines.append({**new, "count": 1})
        await self.keep(entry, lines, pickup)
        await self.client.present("basket.added", {"text": f"{new['name']} is in your order"})
        return None

    async def answer(self, question):
        """A button of the order."""
        lines = question.arguments.get("lines", [])
        action, entry = question.params["name"], {"id": question.entry}
        if action == "pay":
            return await self.pay(entry, lines, question.message.get("values", {}))
        line = lines[int(question.message["item"])]
        if action == "less" and line["count"] == 1:
            self.later(self.remove(entry, line))
            return None
        line["count"] += 1 if action == "more" else -1
        await self.keep(entry, lines, pickup_to_keep(question.arguments))
        return None

    async def remove(self, entry, line):
        """Asks the person, and removes the line."""
        alert = {"from_entry": entry["id"], "for_result": True, "within": 86400}
        answered = await self.client.navigate("basket.remove", {"name": line["name"]}, **alert)
        if answered.get("answer") == "remove":
            arguments = (await self.order())["arguments"]
            await self.keep(entry, [one for one in arguments["lines"] if one != line], pickup_to_keep(arguments))

    async def pay(self, entry, lines, values):
        """The payment returns to the checkpoint, with a number."""
        pickup, errors = pickup_of(values)
        if errors:
            return {"errors": errors}
        await self.keep(entry, lines, pickup)
        await self.client.establish_checkpoint("order-paid", from_entry=entry["id"], value=PAID)
        data = {"cents": total(lines), "things": sum(line["count"] for line in lines)}
        await self.client.call("send", values=[{"route": "order.pay", "data": data}])
        return None

    async def paid(self, number, name):
        entry = await self.order()
        things, pickup = [f"{line['count']} × {line['name']}" for line in entry["arguments"].get("lines", [])], entry["arguments"].get("pickup", "")
        await self.keep(entry, [], pickup, number=number, name=name)
        data = {"number": number, "name": name, "things": things, **({"pickup": pickup} if pickup else {})}
        await self.client.call("send", values=[{"value": "order.placed", "data": data}])

    def on_notification(self, news):
        if news.method == "signal" and news.params["kind"] == "checkpoint.returned":
            self.later(self.paid(**news.params["value"]))

    def later(self, work):
        """Does it beside what comes."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


async def main():
    client = await Client.connect()
    basket = Basket(client)
    client.on_provide(lambda question: [{"content": content(entry, question.type)} for entry in question.entries])
    client.on_ask(basket.answer)
    client.on_receive(basket.receive)
    client.on_notification(basket.on_notification)
    await client.register("basket", TYPES, presentations=[TOAST], receivers=[{"value": "order.add"}])
    try:
        await client.serve()
    except ConnectionLost as lost:
        print(f"basket: {lost}", file=sys.stderr)


try:
    asyncio.run(main())
except KeyboardInterrupt:
    pass
