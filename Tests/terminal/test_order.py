"""A person orders in the application of five modules, with nothing but a terminal."""

import os
import sys
import tempfile
import unittest

from hosts import RENDERER
from terminal import Terminal

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "app"))

from application import Application  # noqa: E402


class Order(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.addCleanup(folder.cleanup)
        self.application = Application(folder.name)
        self.addCleanup(self.application.close)
        for module in ("account", "catalog", "payment"):
            self.application.wait(lambda: self.application.is_ready(module), f"{module} is ready")

    def test_from_the_link_to_the_receipt(self):
        terminal = Terminal([*RENDERER, "--socket", self.application.path])
        self.addCleanup(terminal.close)
        terminal.wait_for("● live")
        link = self.application.request("url.open", url="app://order/7")
        terminal.wait_for("─ Log in", "Name *", "opened by account.").wait_for("[ Log in ]")
        terminal.press("ada", "enter").wait_for("─ Pay 107", "Card *", "[ Pay ]")
        self.application.wait(lambda: link.is_answered, "the link is answered")
        # The form is locked until it is paid, and an empty card is an error of the form.
        terminal.press("enter").wait_for("✕ Card is needed.")
        self.application.kill("payment")
        # The field takes a text again as soon as the module is back.
        terminal.wait(lambda: terminal.press("ctrl+u", "4711").shows("4711_"), "the card is typed")
        terminal.press("enter").wait_without("─ Pay 107")
        terminal.wait_for("[ Done ]", "Order")
        self.application.check_screens()
        terminal.focus("[ Done ]").press("enter").wait_for("Price", "✓").wait_without("[ Done ]")
        self.application.follow(0.0)
        self.assertEqual(self.application.path_types, ["catalog.product"])


if __name__ == "__main__":
    unittest.main()
