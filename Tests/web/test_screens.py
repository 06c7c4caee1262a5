"""Screens in the browser: what is drawn, what is sent, and what is done with content that cannot be drawn."""

from __future__ import annotations

import unittest

from browsing import PATIENCE, wait
from cases import PageCase, tearDownModule  # noqa: F401
from navhost import Client, NavhostError


class Screens(PageCase):
    def test_a_link_leads_to_its_item_and_back_to_its_row(self):
        window = self.window()
        self.do("push", type="shop.basket")
        window.shows("Basket")
        window.page.get_by_role("button", name="Milk").click()
        window.shows("Item 8")
        top = window.tree().navigators["n1"]["path"][-1]
        self.assertEqual((top["type"], top["arguments"]), ("shop.item", {"id": 8}))
        window.page.get_by_role("button", name="Back to Basket").click()
        window.shows("Basket")
        self.assertEqual(self.path_of(window), ["shop.basket"])
        window.has_focus("link:things/8")

    def test_a_press_sends_its_message_and_shows_the_answer(self):
        window = self.window()
        self.do("push", type="shop.basket")
        window.shows("Basket")
        self.shop.answer = {"toast": {"text": "Paid", "tone": "good"}, "notice": {"text": "It is on its way."}}
        window.page.get_by_role("button", name="Pay 40.30 €").click()
        window.page.locator("#toasts .toast", has_text="Paid").wait_for()
        window.page.locator(".banner", has_text="It is on its way.").wait_for()
        [message] = self.shop.messages
        self.assertEqual((message["screen"], message["action"]), (1, "pay"))
        self.assertRegex(message["press"], "^[0-9a-f]{32}$")

    def test_an_action_of_an_item_asks_first(self):
        window = self.window()
        self.do("push", type="shop.basket")
        window.shows("Basket")
        remove = window.page.get_by_role("button", name="Remove: Lamp")
        remove.click()
        dialog = window.page.get_by_role("alertdialog", name="Remove the lamp?")
        dialog.get_by_role("button", name="Keep").click()
        dialog.wait_for(state="detached")
        window.has_focus("action:things/9/remove")
        self.assertEqual(self.shop.messages, [])
        remove.click()
        dialog.get_by_role("button", name="Remove").click()
        wait(lambda: self.shop.messages != [], "the message")
        self.assertEqual(self.shop.messages[0]["item"], "9")

    def test_a_failed_press_says_so_and_can_be_repeated(self):
        window = self.window()
        self.do("push", type="shop.basket")
        window.shows("Basket")
        self.shop.answer = NavhostError(1, "the till is closed")
        window.page.get_by_role("button", name="Pay 40.30 €").click()
        window.page.locator(".banner", has_text="the till is closed").wait_for()
        self.shop.answer = {"toast": {"text": "Paid"}}
        window.page.get_by_role("button", name="Try again").click()
        window.page.locator("#toasts .toast", has_text="Paid").wait_for()
        presses = {message["press"] for message in self.shop.messages}
        self.assertEqual((len(self.shop.messages), len(presses)), (2, 1))

    def test_a_form_sends_all_of_its_values(self):
        window = self.window()
        self.do("navigate", type="shop.delivery")
        window.shows("Delivery")
        page = window.page
        page.get_by_role("button", name="Save").click()
        page.get_by_text("Street is needed.").wait_for()
        self.assertEqual(self.shop.messages, [])
        page.get_by_label("Street").fill("Hill Road 7")
        page.get_by_label("Note for the driver").fill("Second floor")
        page.get_by_label("Bags").fill("3")
        page.get_by_label("Afternoon").check()
        page.get_by_label("Country").select_option("italy")
        page.get_by_label("Paper bag").check()
        page.get_by_label("PIN").fill("1234")
        page.get_by_label("Gift wrap").check()
        self.shop.answer = {"errors": {"street": "There is no such street."}}
        page.get_by_label("Street").press("Enter")
        page.get_by_text("There is no such street.").wait_for()
        expected = {
            "street": "Hill Road 7", "note": "Second floor", "day": "2030-01-31", "count": 3, "when": "pm", "country": "italy",
            "extras": ["bag", "ice"], "pin": "1234", "gift": True,
        }  # fmt: skip
        self.assertEqual(self.shop.messages[-1]["values"], expected)
        self.assertEqual(page.get_by_label("Street").input_value(), "Hill Road 7")

    def test_what_was_typed_outlives_new_content_and_going_back(self):
        window = self.window()
        form = Client(self.path, timeout=PATIENCE)
        self.addCleanup(form.close)
        form.register("form", [{"type": "form.name"}])
        entry = self.do("push", type="form.name")["entry"]
        self.provide(form, entry, "Ada")
        field = window.shows("Name").page.get_by_label("Name", exact=True).and_(window.page.locator("input"))
        field.fill("Grace")
        self.provide(form, entry, "Ida")
        window.page.get_by_text("Changed elsewhere: Ida.").wait_for()
        self.assertEqual(field.input_value(), "Grace")
        self.do("push", type="shop.basket")
        window.shows("Basket")
        self.do("pop")
        window.shows("Name")
        self.assertEqual(field.input_value(), "Grace")
        window.page.get_by_role("button", name="Use it").click()
        window.until("() => document.querySelector('[data-field=name]').value === 'Ida'")

    def provide(self, form: Client, entry: str, value: str) -> None:
        blocks = [{"block": "field", "id": "name", "label": "Name", "input": "text", "value": value}]
        form.call("entry.provide", scene=self.scene, entry=entry, content={"screen": 1, "title": "Name", "blocks": blocks})

    def test_what_cannot_be_drawn_is_counted_and_the_rest_is_there(self):
        window = self.window()
        self.do("push", type="shop.mixed")
        page = window.shows("Mixed").complete().page
        self.assertEqual(page.get_by_text("A chart of prices").count(), 1)
        self.assertEqual(page.get_by_text("<b>plain</b>").count(), 1)
        self.assertEqual(page.locator(".list > li").count(), 200)
        page.get_by_text("200 of 230, and 30 more that are not drawn").wait_for()
        self.assertEqual(page.locator(".list button").count(), 0, "an unknown link is plain text")
        page.get_by_text("4 parts cannot be shown here.").wait_for()
        self.assertEqual(page.get_by_role("button", name="Send").get_attribute("aria-disabled"), "true")
        self.assertEqual(page.get_by_role("img", name="A cat").count(), 1)
        entry = window.tree().navigators["n1"]["path"][-1]["id"]
        wait(lambda: self.reports() != [], "the page reports itself")
        wait(lambda: len(self.reports()[0]["undrawn"]) == 4, "what it could not draw is reported")
        [report] = self.reports()
        self.assertEqual(report["undrawn"][0], {"entry": entry, "what": "chart"})
        self.assertEqual(report["focus"]["entry"], entry)

    def reports(self) -> list:
        return self.client.call("renderer.list", scene=self.scene)["renderers"]

    def test_other_content_is_a_tree_of_values_with_links(self):
        window = self.window()
        self.do("push", type="shop.other")
        window.shows("Old page")
        page = window.page
        page.locator("button[aria-disabled=true]", has_text="Gone").wait_for()
        page.locator("summary", has_text="Rows").click()
        page.get_by_role("button", name="To the basket").click()
        window.shows("Basket")

    def test_content_that_is_not_there(self):
        window = self.window()
        page = window.page
        for type, title, text in [
            ("shop.newer", "Newer", "This screen is made for a newer renderer."),
            ("shop.nothing", "Nothing", "There is nothing to see on this screen."),
        ]:
            with self.subTest(type):
                self.do("push", type=type)
                window.shows(title)
                page.get_by_text(text).wait_for()
        self.do("navigate", type="shop.photo")
        window.shows("Photo")
        page.get_by_text("There is no photo yet.").wait_for()
        page.get_by_text("Looking for photos").wait_for()


if __name__ == "__main__":
    unittest.main()
