"""The browser's back, addresses, several windows, and connections that are lost."""

from __future__ import annotations

import unittest

from browsing import Gateway, Module, wait
from cases import PageCase, tearDownModule  # noqa: F401


class Places(PageCase):
    def test_the_browsers_back_is_the_hosts_back(self):
        window = self.window()
        self.do("push", type="shop.basket")
        window.shows("Basket")
        window.page.get_by_role("button", name="Milk").click()
        window.shows("Item 8")
        window.page.go_back()
        window.shows("Basket")
        self.assertEqual(self.path_of(window), ["shop.basket"])
        self.do("navigate", type="shop.delivery")
        window.shows("Delivery")
        window.page.go_back()
        window.shows("Basket")
        self.assertNotIn("presented", window.tree().navigators["n1"])

    def test_a_back_that_the_host_refuses_is_put_back(self):
        window = self.window()
        self.do("push", type="shop.basket")
        self.do("present", type="shop.confirm", method="alert", buttons=[{"answer": "yes"}])
        window.shows("Remove the lamp?")
        for _ in range(2):
            window.page.go_back()
            window.until("() => history.state === 'guard'")
            self.assertEqual(window.heading(), "Remove the lamp?")

    def test_the_address_is_a_link_of_the_host(self):
        window = self.window(hash="shop://item/5")
        window.shows("Item 5")
        self.assertEqual(self.path_of(window), ["shop.item"])
        window.until("() => location.hash === '#shop://item/5'")
        self.do("push", type="shop.basket")
        window.shows("Basket").until("() => location.hash === ''")
        window.page.evaluate("() => { location.hash = 'shop://item/6' }")
        window.shows("Item 6")
        revision = window.tree().revision
        window.page.reload()
        window.shows("Item 6")
        self.assertEqual(window.tree().revision, revision, "what is shown already is not opened again")

    def test_the_link_box_of_an_empty_scene(self):
        window = self.window()
        window.shows("Nothing is open")
        window.page.get_by_label("Open a link").fill("shop://nowhere")
        window.page.get_by_role("button", name="Open", exact=True).click()
        window.page.locator("#toasts .toast").wait_for()
        window.page.get_by_label("Open a link").fill("shop://item/7")
        window.page.keyboard.press("Enter")
        window.shows("Item 7")

    def test_a_typed_link_stays_when_the_host_learns_another(self):
        window = self.window()
        window.shows("Nothing is open")
        window.page.get_by_label("Open a link").fill("shop://item/7")
        annex = Module(self.path, "annex", [{"type": "annex.hall"}], {}, urls=[{"pattern": "annex://hall", "to": [{"type": "annex.hall"}]}])
        self.addCleanup(annex.close)
        window.page.get_by_role("button", name="annex://hall").wait_for()
        window.page.get_by_label("Open a link").press("Enter")
        window.shows("Item 7")

    def test_two_windows_of_one_browser_share_one_stream(self):
        context = self.context()
        first, second = self.window(context), self.window(context)
        self.do("push", type="shop.basket")
        first.shows("Basket")
        second.shows("Basket")
        first.page.get_by_role("button", name="Milk").click()
        second.shows("Item 8")
        watching = [one for one in self.client.call("watch.list")["watches"] if one.get("scene") == self.scene]
        self.assertEqual(len(watching), 1)
        first.page.close()
        self.do("push", type="shop.basket")
        second.shows("Basket")

    def test_a_page_reports_the_focus_until_it_is_closed(self):
        window = self.window()
        entry = self.do("push", type="shop.basket")["entry"]
        window.shows("Basket").page.get_by_role("button", name="Milk").focus()

        def reports() -> list:
            return self.client.call("renderer.list", scene=self.scene)["renderers"]

        wait(lambda: [one.get("focus") for one in reports()] == [{"entry": entry, "part": "things"}], "the focus is reported")
        window.page.goto("about:blank")
        wait(lambda: reports() == [], "the report ends")

    def test_two_browsers_show_one_scene(self):
        first, second = self.window(), self.window()
        self.do("push", type="shop.basket")
        first.shows("Basket")
        second.shows("Basket")
        second.page.get_by_role("button", name="Milk").click()
        first.shows("Item 8").said("Item 8, 2 of 2, opened by another person.", "Item, 2 of 2, opened by another person.")

    def test_a_page_says_that_its_gateway_is_away(self):
        gateway = Gateway(self.path, token_file=f"{self.path}.other")
        self.addCleanup(gateway.close)
        window = self.window(gateway=gateway)
        self.do("push", type="shop.basket")
        window.shows("Basket").complete()
        gateway.close()
        window.page.locator("#status", has_text="The gateway cannot be reached.").wait_for()
        window.page.get_by_role("button", name="Pay 40.30 €").click()
        window.page.locator(".banner", has_text="The gateway cannot be reached.").wait_for()
        self.do("push", type="shop.item", arguments={"id": 3})
        # The new gateway has another token, so the page needs a ticket of it.
        again = Gateway(self.path, listen=gateway.port, token_file=f"{self.path}.other")
        self.addCleanup(again.close)
        window.page.get_by_role("heading", name="This page needs a ticket.").wait_for()
        window.open(again.address.replace("/#", f"/?scene={self.scene}#"))
        window.shows("Item 3")


if __name__ == "__main__":
    unittest.main()
