"""What is presented over a scene, and what stands beside it."""

from __future__ import annotations

import unittest

from browsing import wait
from cases import PageCase, tearDownModule  # noqa: F401


class Presentations(PageCase):
    def shown(self, type: str, **params: object) -> str:
        return self.do("navigate", type=type, **params)["navigator"]

    def test_a_sheet_takes_the_focus_grows_and_closes_by_escape(self):
        window = self.window()
        self.do("push", type="shop.basket")
        window.shows("Basket")
        window.page.get_by_role("button", name="Milk").focus()
        self.shown("shop.delivery")
        window.shows("Delivery").has_focus("field:street")
        window.said("Delivery, a sheet, opened by till.")
        page = window.page
        before = page.get_by_role("dialog").bounding_box()["height"]
        page.get_by_role("button", name="Make larger").click()
        wait(lambda: page.get_by_role("dialog").bounding_box()["height"] > before, "the sheet is larger")
        page.keyboard.press("Escape")
        window.shows("Basket").has_focus("link:things/8")
        self.assertNotIn("presented", window.tree().navigators["n1"])
        window.said("Delivery closed. Basket is in front.")

    def test_only_the_front_is_within_reach(self):
        window = self.window()
        self.do("push", type="shop.basket")
        self.shown("shop.delivery")
        self.do("navigate", type="shop.confirm", navigator=self.front(window))
        window.shows("Remove the lamp?")
        reached = set()
        for _ in range(30):
            window.page.keyboard.press("Tab")
            reached.add(window.page.evaluate("() => document.activeElement.closest('dialog')?.getAttribute('role') ?? document.activeElement.tagName"))
        self.assertLessEqual(reached, {"alertdialog", "BODY"})

    def front(self, window: object) -> str:
        return window.tree().current

    def test_an_alert_begins_at_the_way_out_and_answers_with_its_button(self):
        window = self.window()
        self.do("push", type="shop.basket")
        self.shown("shop.confirm")
        window.shows("Remove the lamp?").has_focus("answer:keep")
        self.assertEqual(window.page.get_by_role("alertdialog", name="Remove the lamp?").count(), 1)
        window.page.get_by_role("alertdialog").get_by_role("button", name="Remove").click()
        window.shows("Basket")
        answers = [change["signal"]["name"] for one in self.do("history.list")["revisions"] for change in one["changes"] if change["kind"] == "signal"]
        self.assertEqual(answers, ["remove"])

    def test_escape_in_an_alert_is_its_cancel_answer(self):
        window = self.window()
        self.do("push", type="shop.basket")
        self.shown("shop.confirm")
        window.shows("Remove the lamp?")
        window.page.keyboard.press("Escape")
        window.shows("Basket")
        answers = [change["signal"]["name"] for one in self.do("history.list")["revisions"] for change in one["changes"] if change["kind"] == "signal"]
        self.assertEqual(answers, ["keep"])

    def test_an_alert_without_a_way_out_stays(self):
        window = self.window()
        self.do("present", type="shop.confirm", method="alert", buttons=[{"answer": "yes", "label": "Yes"}])
        window.shows("Remove the lamp?")
        window.page.keyboard.press("Escape")
        window.page.keyboard.press("Escape")
        self.assertEqual(window.heading(), "Remove the lamp?")
        self.assertEqual(window.page.locator("dialog[open]").count(), 1)

    def test_a_locked_sheet_below_stays_and_the_page_says_why(self):
        window = self.window()
        self.do("push", type="shop.basket")
        self.shown("shop.delivery", name="delivery")
        self.do("push", type="shop.item", arguments={"id": 1})
        self.do("present", type="shop.item", method="managedSheet", name="outer", arguments={"id": 2})
        self.do("present", type="shop.item", method="managedSheet", name="inner", navigator="outer", arguments={"id": 3})
        self.do("lock", navigator="inner", reason="a payment is under way")
        window.shows("Item 3").page.get_by_text("a payment is under way").wait_for()

    def test_a_drawer_and_a_toast_of_a_module(self):
        window = self.window()
        self.do("push", type="shop.basket")
        self.shown("shop.saved")
        self.shown("shop.menu")
        window.shows("Menu")
        page = window.page
        self.assertEqual(page.locator("dialog[open]").get_attribute("data-look"), "drawer")
        toast = page.locator(".toast", has_text="Saved")
        self.assertTrue(toast.is_visible())
        page.locator("dialog[open]").get_by_role("button", name="Basket").click()
        window.shows("Basket")
        self.assertEqual(self.path_of(window, window.tree().current), ["shop.basket"])
        page.keyboard.press("Escape")
        window.until("() => !document.querySelector('dialog[open]')")
        toast.get_by_role("button").click()
        toast.wait_for(state="detached")
        self.assertNotIn("overlays", window.tree().navigators["n1"])

    def test_tabs_by_click_and_by_key(self):
        window = self.window()
        for name, type in (("home", "shop.basket"), ("search", "shop.item"), ("menu", "shop.menu")):
            self.do("navigator.create", name=name)
            self.do("push", type=type, navigator=name, arguments={"id": 1})
        window.shows("Basket")
        page = window.page
        page.get_by_role("tab", name="Item 1").click()
        window.shows("Item 1")
        tree = window.tree()
        self.assertEqual(tree.navigators[tree.current]["name"], "search")
        window.said("Item 1, 2 of 3, chosen.")
        page.keyboard.press("ArrowRight")
        window.shows("Menu").has_focus(f"tab:{window.tree().current}")
        page.keyboard.press("Home")
        window.shows("Basket")
        self.assertEqual(page.get_by_role("tabpanel", name="Basket").count(), 1)

    def test_columns_stand_side_by_side_and_one_by_one_on_a_phone(self):
        window = self.window(viewport={"width": 1200, "height": 800})
        for name in ("folders", "messages"):
            self.do("navigator.create", name=name)
        self.do("push", type="shop.basket", navigator="folders", hints={"layout": "columns"})
        self.do("column.show", navigator="folders", type="shop.item", arguments={"id": 5})
        page = window.shows("Item 5").complete().page
        self.assertTrue(page.get_by_role("heading", name="Basket").is_visible())
        self.assertTrue(page.get_by_role("heading", name="Item 5").is_visible())
        page.set_viewport_size({"width": 360, "height": 700})
        page.get_by_role("heading", name="Basket").wait_for(state="hidden")
        page.locator(".previous:visible").click()
        page.get_by_role("heading", name="Basket").wait_for()
        tree = window.tree()
        self.assertEqual(tree.navigators[tree.current]["name"], "folders")

    def columns(self, size: dict) -> object:
        """A window with two columns, the second of which is selected and has the focus."""
        window = self.window(viewport=size)
        for name in ("folders", "messages"):
            self.do("navigator.create", name=name)
        self.do("push", type="shop.item", navigator="folders", arguments={"id": 4}, hints={"layout": "columns"})
        self.do("column.show", navigator="folders", type="shop.basket")
        window.shows("Basket").page.get_by_role("button", name="Milk").focus()
        return window

    def test_a_sheet_over_a_column_beside_the_selected_one_is_in_front(self):
        window = self.columns({"width": 1200, "height": 800})
        self.do("present", type="shop.item", method="sheet", navigator="folders", arguments={"id": 5})
        window.shows("Item 5")
        window.said("Item 5, a sheet, opened by till.", "Item, a sheet, opened by till.")
        self.assertTrue(window.page.evaluate("() => document.querySelector('dialog[open]').contains(document.activeElement)"))
        window.page.keyboard.press("Escape")
        window.until("() => !document.querySelector('dialog[open]')")
        window.caught_up().has_focus("link:things/8")
        window.said("Item 5 closed. Basket is in front.")
        tree = window.tree()
        self.assertEqual(tree.navigators[tree.current]["name"], "messages")

    def test_a_sheet_over_the_selected_column_stays_in_front_with_its_focus(self):
        window = self.columns({"width": 1200, "height": 800})
        self.do("present", type="shop.delivery", method="sheet", navigator="messages")
        window.shows("Delivery").page.get_by_label("Bags").focus()
        self.do("present", type="shop.item", method="sheet", navigator="folders", arguments={"id": 5})
        window.until("() => document.querySelectorAll('dialog[open]').length === 2")
        window.caught_up().has_focus("field:count")
        window.said("Delivery, a sheet, opened by till.")
        window.page.keyboard.press("Escape")
        window.until("() => document.querySelectorAll('dialog[open]').length === 1")
        window.shows("Item 5")
        window.page.keyboard.press("Escape")
        window.shows("Basket").until("() => !document.querySelector('dialog[open]')")

    def test_a_sheet_over_a_column_that_does_not_fit_waits_for_room(self):
        window = self.columns({"width": 390, "height": 844})
        self.do("present", type="shop.item", method="sheet", navigator="folders", arguments={"id": 5})
        window.caught_up().has_focus("link:things/8")
        self.assertEqual(window.page.locator("dialog[open]").count(), 0)
        window.page.set_viewport_size({"width": 1200, "height": 800})
        window.shows("Item 5")

    def test_the_first_page_of_a_stack_tells_columns(self):
        window = self.window(viewport={"width": 1200, "height": 800})
        first = {"type": "shop.basket", "hints": {"layout": "columns"}}
        self.do("state.set", state=[{}, {"parent": 0, "name": "folders", "root": first}, {"parent": 0, "name": "messages"}])
        window.shows("Basket")
        self.assertEqual(window.page.get_by_role("tab").count(), 0)

    def test_a_popover_stands_at_the_control_that_opened_it(self):
        window = self.window(viewport={"width": 1000, "height": 900})
        self.do("push", type="shop.basket")
        window.shows("Basket")
        opener = window.page.get_by_role("button", name="Milk")
        opener.focus()
        self.do("present", type="shop.item", method="popover", arguments={"id": 4})
        window.shows("Item 4").still()
        button, card = opener.bounding_box(), window.page.get_by_role("dialog").bounding_box()
        self.assertAlmostEqual(card["x"], button["x"], delta=1)
        self.assertAlmostEqual(card["y"], button["y"] + button["height"] + 8, delta=1)
        window.page.mouse.click(900, 800)
        window.shows("Basket").has_focus("link:things/8")

    def test_another_hand_does_not_steal_a_click(self):
        window = self.window()
        self.do("push", type="shop.basket")
        window.shows("Basket")
        # The page says whether the click came while the alert was new. On a slow machine it may come later, and counts.
        window.page.evaluate("() => document.addEventListener('click', (event) => { window.wasStopped = event.defaultPrevented; }, { capture: true })")
        for _ in range(50):
            self.shown("shop.confirm")
            window.until("() => document.querySelector('[role=alertdialog][open]')")
            window.page.keyboard.press("Enter")
            if window.page.evaluate("() => window.wasStopped"):
                break
            window.shows("Basket")
        window.calm()
        window.shows("Remove the lamp?")
        window.page.keyboard.press("Enter")
        window.shows("Basket")


if __name__ == "__main__":
    unittest.main()
