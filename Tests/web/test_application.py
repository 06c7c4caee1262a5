"""The application of five modules in a browser: an order by clicks, and modules that are killed meanwhile."""

from __future__ import annotations

import unittest
from typing import Any

from browsing import Chromium, Gateway, Window, folder
from application import Application


class Order(unittest.TestCase):
    def setUp(self) -> None:
        directory = folder()
        self.addCleanup(directory.cleanup)
        self.application = Application(directory.name)
        self.addCleanup(self.application.close)
        self.application.start_all()
        self.gateway = Gateway(self.application.path)
        self.addCleanup(self.gateway.close)

    def open(self, **options: Any) -> Window:
        context = Chromium.shared().new_context(reduced_motion="reduce", **options)
        self.addCleanup(context.close)
        return Window(context.new_page(), self.application.path).open(self.gateway.ticket())

    def types(self) -> list:
        """What is shown, as the host says it: the root's path, and what is presented."""
        tree = self.application.tree
        self.application.check_tree()
        presented = tree.navigators[tree.current].get("root") if tree.current != tree.root else None
        return self.application.path_types + ([presented["type"]] if presented else [])

    def link(self, window: Window, address: str) -> None:
        window.page.evaluate("address => { location.hash = address }", address)

    def test_an_order_by_clicks(self):
        window = self.open(viewport={"width": 390, "height": 800})
        page = window.page
        self.link(window, "app://order/7")
        window.shows("Log in").has_focus("field:name")
        self.assertEqual(self.types(), ["account.login"])
        page.get_by_label("Name").fill("ada")
        page.get_by_role("button", name="Log in").click()
        page.get_by_text("Welcome, ada").wait_for()
        page.get_by_label("Card").wait_for()
        window.caught_up()
        self.assertEqual(self.types(), ["catalog.product", "cart.review", "payment.form"])
        self.link(window, "app://product/1")
        window.until("() => !('busy' in document.documentElement.dataset)")
        page.get_by_text("a payment is under way").first.wait_for()
        page.get_by_label("Card").fill("4711")
        page.get_by_role("button", name="Pay", exact=True).click()
        page.get_by_role("button", name="Done").wait_for()
        window.caught_up()
        self.assertEqual(self.types(), ["catalog.product", "receipt.page"])
        page.get_by_role("button", name="Done").click()
        window.shows("Product 7")
        page.locator("dt", has_text="Order").wait_for()
        self.assertEqual(self.types(), ["catalog.product"])
        self.application.check_quiet()
        self.assertEqual(window.problems, [])

    def test_an_order_although_modules_are_killed(self):
        window = self.open()
        page = window.page
        self.link(window, "app://order/8")
        window.shows("Log in")
        page.get_by_label("Name").fill("ada")
        self.application.kill("account")
        self.assertEqual(page.get_by_label("Name").input_value(), "ada")
        page.get_by_role("button", name="Log in").click()
        card = page.get_by_label("Card")
        card.wait_for()
        window.caught_up()
        card.fill("4711")
        self.application.kill("payment")
        self.assertEqual(card.input_value(), "4711")
        window.caught_up()
        page.get_by_role("button", name="Pay", exact=True).click()
        done = page.get_by_role("button", name="Done")
        done.wait_for()
        self.application.kill("receipt")
        window.caught_up()
        done.click()
        window.shows("Product 8")
        self.assertEqual(self.types(), ["catalog.product"])
        self.assertEqual(window.problems, [])


def tearDownModule() -> None:
    Chromium.close()


if __name__ == "__main__":
    unittest.main()
