"""The set-up that tests of pages share: a host, a module with screens of all kinds, a gateway, and windows."""

from __future__ import annotations

import unittest
from typing import Any, List

from browsing import PATIENCE, Chromium, Gateway, Host, Window, folder
from gallery import Shop
from navhost import Client


class PageCase(unittest.TestCase):
    """One host for all tests of a class, and a scene of its own for each test."""

    #: How the browser presents itself.
    options: dict = {"reduced_motion": "reduce"}
    scenes = 0

    @classmethod
    def setUpClass(cls) -> None:
        directory = folder()
        cls.addClassCleanup(directory.cleanup)
        cls.host = Host(directory.name)
        cls.addClassCleanup(cls.host.close)
        cls.path = cls.host.path
        cls.client = Client(cls.path, timeout=PATIENCE)
        cls.addClassCleanup(cls.client.close)
        cls.client.call("hello", name="till")
        cls.shop = Shop(cls.path)
        cls.addClassCleanup(cls.shop.close)
        cls.gateway = Gateway(cls.path)
        cls.addClassCleanup(cls.gateway.close)

    def setUp(self) -> None:
        PageCase.scenes += 1
        self.scene = f"s{PageCase.scenes}"
        self.client.call("scene.create", scene=self.scene)
        self.shop.messages.clear()
        self.shop.answer = None
        self.windows: List[Window] = []

    def do(self, request: str, /, **params: Any) -> Any:
        """A request of another program about the scene; on its root unless it says otherwise."""
        if request in ("push", "present", "navigate", "pop"):
            params.setdefault("navigator", "n1")
        return self.client.call(request, {"scene": self.scene, **params})

    def context(self, **options: Any) -> Any:
        context = Chromium.shared().new_context(**{**self.options, **options})
        self.addCleanup(context.close)
        return context

    def window(self, context: Any = None, hash: str = "", gateway: Any = None, **options: Any) -> Window:
        """A window that shows the scene. The windows of one context are those of one browser."""
        page = (context or self.context(**options)).new_page()
        window = Window(page, self.path, self.scene)
        self.windows.append(window)
        window.open((gateway or self.gateway).ticket().replace("/#", f"/?scene={self.scene}#"))
        if hash:
            page.evaluate("hash => { location.hash = hash }", hash)
        return window

    def tearDown(self) -> None:
        for window in self.windows:
            self.assertEqual(window.problems, [])

    def path_of(self, window: Window, navigator: str = "n1") -> List[str]:
        return [entry["type"] for entry in window.tree().navigators[navigator]["path"]]


def tearDownModule() -> None:
    Chromium.close()
