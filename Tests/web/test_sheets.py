"""Sheets with sizes, dragged by their grip."""

from __future__ import annotations

import unittest
from typing import Any, Callable

from browsing import PATIENCE, Window, wait
from cases import PageCase, tearDownModule  # noqa: F401
from navhost import Client

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1200, "height": 800}

#: Collects the properties whose changes were animated.
TRANSITIONS = "() => { window.moved = []; document.addEventListener('transitionrun', (event) => window.moved.push(event.propertyName)) }"


class Sheets(PageCase):
    def sheet(self, size: dict, **options: Any) -> Window:
        """A window with a sheet of two sizes, the smaller one first."""
        window = self.window(viewport=size, **options)
        self.do("push", type="shop.basket")
        self.do("navigate", type="shop.delivery", name="delivery")
        window.shows("Delivery").has_focus("field:street")
        return window.still()

    def box(self, window: Window) -> dict:
        return window.page.get_by_role("dialog").bounding_box()

    def height(self, window: Window, share: float) -> None:
        """Until the sheet rests at this share of the window's height."""
        wanted = share * window.page.viewport_size["height"]
        wait(lambda: abs(self.box(window)["height"] - wanted) < 2, f"the sheet is {wanted} pixels high")

    def grasp(self, window: Window) -> Callable[[float], None]:
        """Presses the mouse on the grip, and returns what moves it so many pixels down from there."""
        box = window.page.locator("dialog[open] .grip").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        mouse = window.page.mouse
        mouse.move(x, y)
        mouse.down()
        return lambda down: mouse.move(x, y + down, steps=3)

    def test_the_sheet_follows_the_pointer_and_settles_at_the_nearest_size(self):
        for size in (PHONE, DESK):
            with self.subTest(size=size):
                window = self.sheet(size)
                self.height(window, 0.55)
                before = self.box(window)
                drag = self.grasp(window)
                drag(-60)
                self.assertAlmostEqual(self.box(window)["y"], before["y"] - 60, delta=1)
                drag(-0.3 * size["height"])
                window.page.mouse.up()
                self.height(window, 0.94)
                self.assertEqual(window.page.get_by_role("button", name="Make smaller").count(), 1)
                drag = self.grasp(window)
                drag(20)
                window.page.mouse.up()
                self.height(window, 0.94)
                self.assertEqual(window.focused(), "field:street")
                self.do("dismissAny")
                window.shows("Basket")

    def test_a_finger_drags_it_too(self):
        window = self.sheet(PHONE, has_touch=True, is_mobile=True)
        box = window.page.locator("dialog[open] .grip").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        touch = window.page.context.new_cdp_session(window.page)
        for type, points in (("touchStart", [y]), ("touchMove", [y - 40]), ("touchMove", [y - 250]), ("touchEnd", [])):
            touch.send("Input.dispatchTouchEvent", {"type": type, "touchPoints": [{"x": x, "y": point} for point in points]})
        self.height(window, 0.94)

    def test_dragged_below_the_smallest_size_it_closes(self):
        window = self.sheet(PHONE)
        drag = self.grasp(window)
        drag(380)
        window.page.mouse.up()
        window.shows("Basket")
        self.assertNotIn("presented", window.tree().navigators["n1"])
        window.said("Delivery closed. Basket is in front.")

    def test_a_sheet_that_may_not_close_goes_back_to_its_smallest_size(self):
        window = self.sheet(PHONE)
        with Client(self.path, timeout=PATIENCE) as driver:
            driver.register("driver", [])
            driver.call("guard.add", name="asked", on="leave", types=["shop.delivery"], scene=self.scene, away="deny")
        drag = self.grasp(window)
        drag(380)
        window.page.mouse.up()
        window.page.locator("dialog .banner", has_text="Not allowed").wait_for()
        self.height(window, 0.55)

    def test_a_sheet_grows_slowly_unless_motion_is_reduced(self):
        for motion, moves in (("no-preference", True), ("reduce", False)):
            with self.subTest(motion=motion):
                window = self.sheet(PHONE, reduced_motion=motion)
                window.page.evaluate(TRANSITIONS)
                drag = self.grasp(window)
                drag(-250)
                window.page.mouse.up()
                self.height(window, 0.94)
                self.assertEqual("height" in window.page.evaluate("() => window.moved"), moves)
                self.do("dismissAny")
                window.shows("Basket")


if __name__ == "__main__":
    unittest.main()
