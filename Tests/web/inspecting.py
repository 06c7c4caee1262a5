"""The common parts of the inspector's tests: a host with a shop, a gateway, and the page."""

from __future__ import annotations

import os
import random
import unittest
from typing import Any, Dict, List
from urllib.parse import urlsplit

from browsing import PATIENCE, Chromium, Gateway, Host, Window, folder
from navhost import Client, NavhostError

NAVCTL = os.environ["NAVCTL_BIN"]
TYPES = [
    {"type": "shop.list", "roles": ["list"]},
    {"type": "shop.item", "rules": {"methods": ["push"]}},
    {"type": "shop.page"},
    {"type": "shop.card", "method": "managedSheet"},
    {"type": "shop.sure", "method": "alert"},
]
#: The picture of a revision, as the page itself has it.
SHOWN = """async revision => {
    await inspector.go(revision);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const ids = selector => [...document.querySelectorAll(selector)].map(one => one.textContent);
    return {
        snapshot: inspector.shown.snapshot(),
        rows: ids('#outline .row.is-entry').length,
        text: ids('#outline .row').join(' | '),
        place: document.getElementById('place').textContent,
        deck: ids('#deck .entry .id'),
    };
}"""


class InspectorCase(unittest.TestCase):
    """A host with a module, a gateway, and a window with the inspector."""

    options: List[str] = []

    def setUp(self) -> None:
        directory = folder()
        self.addCleanup(directory.cleanup)
        self.folder = directory.name
        self.host = Host(self.folder, "--store", "none")
        self.addCleanup(lambda: self.host.close())
        self.client = Client(self.host.path, timeout=PATIENCE)
        self.addCleanup(self.client.close)
        self.client.call("hello", name="till", version="2.1")
        self.shop = Client(self.host.path, timeout=PATIENCE)
        self.addCleanup(self.shop.close)
        self.shop.call("module.register", module="shop", destinations=TYPES)
        self.gateway = Gateway(self.host.path, *self.options)
        self.addCleanup(self.gateway.close)
        self.windows: List[Window] = []
        self.refused: List[str] = []

    def tearDown(self) -> None:
        for window in self.windows:
            self.assertEqual(window.problems, [])
        self.assertEqual(self.refused, [], "the content policy refused something")

    def open(self, query: str = "", **options: Any) -> Window:
        context = Chromium.shared().new_context(**{"reduced_motion": "reduce", "viewport": {"width": 1440, "height": 1600}, **options})
        self.addCleanup(context.close)
        window = Window(context.new_page(), self.host.path)
        window.page.on("console", lambda message: self.refused.append(message.text) if "Security Policy" in message.text else None)
        self.windows.append(window)
        address = urlsplit(self.gateway.ticket())
        window.page.goto(f"{address.scheme}://{address.netloc}/inspect{query}#{address.fragment}")
        window.page.wait_for_selector("html[data-ready]")
        return self.caught_up(window)

    def caught_up(self, window: Window) -> Window:
        revision = self.client.tree()["revision"]
        window.page.wait_for_function("revision => Number(document.documentElement.dataset.revision) >= revision", arg=revision)
        return window

    def frames(self, window: Window) -> None:
        """Until everything that is known is drawn."""
        window.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def play(self, steps: int, seed: int) -> None:
        """Changes of many kinds."""
        numbers = random.Random(seed)
        for step in range(steps):
            method, params = numbers.choice(
                [
                    ("push", {"type": "shop.list", "arguments": {"page": step}}),
                    ("push", {"type": "shop.item", "arguments": {"id": step}, "byPerson": True}),
                    ("push", {"type": "shop.page"}),
                    ("present", {"type": "shop.card", "arguments": {"order": step}}),
                    ("navigator.create", {"select": numbers.random() < 0.5}),
                    ("back", {}),
                    ("dismissAny", {}),
                    ("lock", {"reason": "busy"}) if numbers.random() < 0.1 else ("pop", {}),
                    ("undo", {}) if numbers.random() < 0.2 else ("popAll", {}),
                ]
            )
            try:
                self.client.call(method, **params)
            except NavhostError:
                # A refusal is part of the play.
                pass

    def tree(self, **params: Any) -> Dict[str, Any]:
        return self.client.call("tree.get", **params)
