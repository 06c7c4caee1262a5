"""The pages by keyboard alone, by axe's rules, on all widths, and with the settings that people have."""

from __future__ import annotations

import unittest
from typing import Any, Iterator, Tuple

from axe_playwright_python.sync_playwright import Axe
from browsing import Window, wait
from cases import PageCase, tearDownModule  # noqa: F401

#: Of a phone, a phone held in the hand at 200 %, a desk, and a kiosk.
WIDTHS = (360, 195, 1280, 1920)

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

PUSHED = (("shop.basket", "Basket"), ("shop.mixed", "Mixed"), ("shop.other", "Old page"), ("shop.newer", "Newer"), ("shop.nothing", "Nothing"))
PRESENTED = (("shop.delivery", "Delivery"), ("shop.confirm", "Remove the lamp?"), ("shop.photo", "Photo"))


class Accessibility(PageCase):
    def screens(self, window: Window) -> Iterator[Tuple[str, str]]:
        """Shows one screen after the other; gives its name, and its title."""
        yield "nothing", "Nothing is open"
        for type, title in PUSHED:
            self.do("push", type=type)
            yield type, title
        for type, title in PRESENTED:
            self.do("navigate", type=type)
            yield type, title
        self.do("navigate", type="shop.saved")
        self.do("navigate", type="shop.menu")
        yield "drawer and toast", "Menu"
        self.do("dismissAny")
        for name in ("home", "search"):
            self.do("navigator.create", name=name)
            self.do("push", type="shop.basket", navigator=name)
        yield "tabs", "Basket"

    def check(self, window: Window, name: str) -> None:
        results = Axe().run(window.page, options={"runOnly": {"type": "tag", "values": RULES}})
        found = [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in results.response["violations"]]
        self.assertEqual(found, [], name)

    def test_axe_finds_nothing(self):
        for scheme in ("light", "dark"):
            with self.subTest(scheme):
                self.setUp()
                window = self.window(color_scheme=scheme, bypass_csp=True, viewport={"width": 1000, "height": 900})
                for name, title in self.screens(window):
                    window.shows(title)
                    # Colours that are half in sight have no contrast.
                    window.still()
                    self.check(window, f"{name}, {scheme}")

    def test_nothing_is_wider_than_the_window(self):
        window = self.window()
        for name, title in self.screens(window):
            window.shows(title)
            for width in WIDTHS:
                window.page.set_viewport_size({"width": width, "height": 800})
                # A dialog that still moves may be wider for a moment.
                window.still()
                over = window.page.evaluate(
                    """() => [document.scrollingElement, ...document.querySelectorAll('dialog[open]')]
                        .filter((one) => one.scrollWidth > one.clientWidth + 1)
                        .map((one) => [...one.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > one.clientWidth + 1).pop()?.outerHTML)"""
                )
                self.assertEqual(over, [], f"{name} at {width}")

    def test_an_order_of_things_by_keyboard_alone(self):
        window = self.window()
        self.do("push", type="shop.basket")
        keyboard = window.shows("Basket").complete().page.keyboard
        self.tab_to(window, "link:things/8")
        keyboard.press("Enter")
        window.shows("Item 8").has_focus("title")
        keyboard.press("Escape")
        window.shows("Basket").has_focus("link:things/8")
        self.tab_to(window, "action:things/9/remove")
        keyboard.press("Enter")
        window.page.get_by_role("alertdialog").wait_for()
        keyboard.press("Tab")
        keyboard.press("Enter")
        window.until("() => !document.querySelector('dialog')")
        self.do("navigate", type="shop.delivery")
        window.shows("Delivery").has_focus("field:street")
        keyboard.type("Hill Road 7")
        self.tab_to(window, "field:gift")
        keyboard.press("Space")
        self.tab_to(window, "action:save")
        keyboard.press("Enter")
        wait(lambda: "values" in self.shop.messages[-1], "the form was sent")
        self.assertEqual(self.shop.messages[-1]["values"]["gift"], True)
        self.assertEqual(self.shop.messages[-1]["values"]["street"], "Hill Road 7")
        keyboard.press("F8")
        window.page.get_by_role("dialog", name="Messages").wait_for()
        keyboard.press("Escape")
        window.shows("Delivery")

    def tab_to(self, window: Window, key: str) -> None:
        for _ in range(60):
            if window.focused() == key:
                return
            window.page.keyboard.press("Tab")
        self.fail(f"the key Tab does not lead to {key}")

    def test_reduced_motion_fades_and_does_not_slide(self):
        for setting, slides in (("reduce", False), ("no-preference", True)):
            with self.subTest(setting):
                self.setUp()
                window = self.window(reduced_motion=setting)
                self.record(window)
                self.do("push", type="shop.basket")
                window.shows("Basket")
                self.do("push", type="shop.item", arguments={"id": 1})
                window.shows("Item 1")
                moved = window.page.evaluate("() => window.frames_of_motion")
                self.assertTrue(moved)
                self.assertEqual(any("px" in frame and "(0px)" not in frame for frame in moved), slides, moved)

    def record(self, window: Window) -> None:
        window.page.evaluate(
            """() => {
                window.frames_of_motion = [];
                const animate = Element.prototype.animate;
                Element.prototype.animate = function (frames, options) {
                    window.frames_of_motion.push(...frames.map(({ transform }) => transform));
                    return animate.call(this, frames, options);
                };
            }"""
        )

    def test_forced_colours_keep_the_borders(self):
        window = self.window(forced_colors="active")
        self.do("push", type="shop.basket")
        window.shows("Basket")
        width: Any = window.page.get_by_role("button", name="Save for later").evaluate("(one) => getComputedStyle(one).borderTopWidth")
        self.assertEqual(width, "1px")


if __name__ == "__main__":
    unittest.main()
