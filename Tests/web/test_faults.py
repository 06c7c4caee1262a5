"""What a person sees when a module or the host is away."""

from __future__ import annotations

import os
import socket
import unittest

from browsing import Module, wait
from cases import PageCase, tearDownModule  # noqa: F401
from gallery import Shop


class ModuleAway(PageCase):
    def test_a_module_that_is_away_and_comes_back(self):
        window = self.window()
        self.do("push", type="shop.basket")
        window.shows("Basket")
        pay = window.page.get_by_role("button", name="Pay 40.30 €")
        pay.focus()
        self.shop.close()
        window.page.get_by_text("shop is away.").wait_for()
        self.assertEqual(pay.get_attribute("aria-disabled"), "true")
        self.assertEqual(window.focused(), "action:pay")
        pay.click(force=True)
        self.assertEqual(self.shop.messages, [])
        type(self).shop = Shop(self.path)
        self.addClassCleanup(self.shop.close)
        window.page.get_by_text("shop is away.").wait_for(state="detached")
        window.caught_up()
        pay.click()
        wait(lambda: len(self.shop.messages) == 1, "the press arrives")

    def test_a_module_that_ends_while_it_is_asked(self):
        def end(question):
            with socket.socket(fileno=os.dup(module.client.fileno())) as connection:
                connection.shutdown(socket.SHUT_RDWR)

        content = {"screen": 1, "title": "Bank", "actions": [{"action": "pay", "label": "Pay"}]}
        handlers = {"entry.ask": end, "type.provide": lambda question: [{"content": content}]}
        module = Module(self.path, "bank", [{"type": "bank.pay", "provides": True}], handlers)
        self.addCleanup(module.close)
        self.do("push", type="bank.pay")
        window = self.window()
        window.shows("Bank").page.get_by_role("button", name="Pay").click()
        window.page.locator(".banner", has_text="bank went away before it answered. This may or may not have happened.").wait_for()


class HostAway(PageCase):
    def test_a_host_that_is_killed_and_comes_back(self):
        window = self.window()
        self.do("push", type="shop.basket")
        window.shows("Basket").complete()
        self.host.kill()
        window.page.locator("#status", has_text="The host is away.").wait_for()
        window.page.get_by_role("button", name="Pay 40.30 €").click()
        window.page.locator(".banner", has_text="The host is away.").wait_for()
        self.host.start()
        window.page.locator("#status").wait_for(state="hidden")
        # The store has kept the scene; its module has not connected again.
        window.page.get_by_text("shop is away.").wait_for()
        self.assertEqual(window.heading(), "Basket")
        again = Shop(self.path)
        self.addCleanup(again.close)
        window.page.get_by_text("shop is away.").wait_for(state="detached")


if __name__ == "__main__":
    unittest.main()
