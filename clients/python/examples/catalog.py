#!/usr/bin/env python3
"""A small complete module: `catalog`, a list and its items, a menu in a drawer, and a toast that closes by itself.

It answers questions about its entries. Given the name of another module's type, it goes there when it is asked {"open":"next"}; it does not know
who provides that type.
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from navhost import Client, ConnectionLost, Question  # noqa: E402

ITEMS = {1: "Lamp", 2: "Chair", 3: "Table"}
#: Own methods of presentation. Other modules may use them, or define the same.
PRESENTATIONS = [{"method": "drawer", "hasPath": True}, {"method": "toast", "exclusive": False, "closesAfter": 4}]
TITLES = {"catalog.list": "Catalog", "catalog.menu": "Menu", "catalog.saved": "Saved"}


def main() -> None:
    following = sys.argv[1] if len(sys.argv) > 1 else None
    client = Client()

    def answer(question: Question) -> object:
        if question.message == {"get": "title"}:
            return TITLES.get(question.type) or ITEMS.get(question.arguments["id"], "Unknown")
        if question.message == {"open": "next"} and following:
            return {"entry": client.navigate(following)["entry"]}
        raise ValueError('ask {"get":"title"} or {"open":"next"}')

    client.on_ask(answer)
    client.register(
        "catalog",
        [
            {"type": "catalog.list", "title": "Catalog"},
            {
                "type": "catalog.item",
                "title": "One thing of the catalog",
                "arguments": {"type": "object", "properties": {"id": {"type": "integer"}}, "required": ["id"]},
            },
            {"type": "catalog.menu", "title": "Menu", "method": "drawer"},
            {"type": "catalog.saved", "title": "Saved", "method": "toast"},
        ],
        presentations=PRESENTATIONS,
    )
    try:
        client.serve()
    except ConnectionLost as lost:
        print(f"catalog: {lost}", file=sys.stderr)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        pass
