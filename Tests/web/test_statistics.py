"""The inspector's panel of statistics against the host: what it counts, what it says when it cannot, its width and its keys."""

from __future__ import annotations

import os
import unittest
from typing import List

from browsing import PATIENCE, Chromium, Window, wait
from inspecting import InspectorCase
from navhost import Client, NavhostError

TYPES, REFUSED = "Use of each type", "Refused requests"


class StatisticsCase(InspectorCase):
    def table(self, window: Window, name: str) -> List[List[str]]:
        """The cells of a table, without the row of titles."""
        rows = window.page.get_by_role("group", name=name, exact=True).locator("tbody tr")
        return rows.evaluate_all("rows => rows.map(row => [...row.children].map(cell => cell.textContent))")

    def shows(self, window: Window, text: str) -> None:
        window.page.wait_for_selector(f"#panel >> text={text}")


class TestStatistics(StatisticsCase):
    def test_shows_what_the_host_counts_and_follows_it(self) -> None:
        window = self.open("?panel=statistics")
        self.shows(window, "The scene has not changed yet.")
        self.shows(window, "No entry came or went.")
        self.shows(window, "The host has refused nothing since it started.")
        self.client.call("push", type="shop.list")
        self.client.call("push", type="shop.item")
        self.client.call("pop")
        with self.assertRaises(NavhostError):
            self.client.call("push", type="no.such")
        self.shows(window, "Counted in the revisions 1 to 3.")
        wait(lambda: len(self.table(window, REFUSED)) == 1, "the refusal")
        counted = self.client.call("history.statistics")
        self.assertEqual(
            [row[:4] for row in self.table(window, TYPES)],
            [[one["type"], *(str(one[key]) for key in ("shown", "ended", "turnedBack"))] for one in counted["types"]],
        )
        self.assertEqual([row[:4] for row in self.table(window, TYPES)], [["shop.item", "1", "1", "1"], ["shop.list", "1", "0", "0"]])
        self.assertRegex(self.table(window, TYPES)[0][4], r"\d")
        self.assertEqual(self.table(window, TYPES)[1][4:], ["–", "–"], "the list is still there")
        self.assertEqual(self.table(window, REFUSED), [["push", "unknown_destination", "1"]])

    def test_shows_more_rows_when_asked_and_keeps_the_focus(self) -> None:
        many = [f"many.type{number:02}" for number in range(60)]
        self.shop.call("module.register", module="many", destinations=[{"type": name} for name in many])
        self.client.call("path.append", path=[{"type": name} for name in many])
        window = self.open("?panel=statistics")
        more = window.page.get_by_role("button", name=f"Show more: {TYPES}")
        more.wait_for()
        self.assertEqual([row[0] for row in self.table(window, TYPES)], many[:50])
        more.focus()
        window.page.keyboard.press("Enter")
        wait(lambda: [row[0] for row in self.table(window, TYPES)] == many, "the other rows")
        more.wait_for(state="hidden")
        window.page.wait_for_function("name => document.activeElement.getAttribute('aria-label') === name", arg=TYPES)
        # The focus stays when the rows are drawn anew.
        self.client.call("push", type="shop.list")
        wait(lambda: len(self.table(window, TYPES)) == 61, "another row")
        self.assertEqual(window.page.evaluate("document.activeElement.getAttribute('aria-label')"), TYPES)

    def test_says_why_it_shows_nothing_while_the_host_is_away(self) -> None:
        self.client.call("push", type="shop.list")
        window = self.open("?panel=statistics")
        self.shows(window, "shop.list")
        self.host.kill()
        alert = window.page.locator("#panel [role=alert]")
        alert.wait_for()
        self.assertNotEqual(alert.text_content(), "")
        self.assertEqual(self.table(window, TYPES), [], "what was counted before may be wrong")
        os.unlink(self.host.path)
        self.host.start()
        self.client = Client(self.host.path, timeout=PATIENCE)
        self.addCleanup(self.client.close)
        alert.wait_for(state="hidden")
        self.shows(window, "The scene has not changed yet.")

    def test_fits_a_phone_and_is_reached_by_keyboard(self) -> None:
        self.client.call("push", type="shop.list")
        with self.assertRaises(NavhostError):
            self.client.call("push", type="no.such")
        window = self.open("?panel=rules", viewport={"width": 390, "height": 844})
        window.page.locator("#tab-rules").focus()
        window.page.keyboard.press("ArrowRight")
        self.shows(window, "unknown_destination")
        self.assertEqual(window.page.evaluate("document.activeElement.id"), "tab-statistics")
        seen = []
        for _ in range(3):
            window.page.keyboard.press("Tab")
            seen.append(window.page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.id"))
        self.assertEqual(seen, ["panel", TYPES, REFUSED])
        self.assertLessEqual(window.page.evaluate("document.scrollingElement.scrollWidth"), 390)
        # Only the table may be wider than the window, and it scrolls.
        wider = "boxes => boxes.filter(box => box.getBoundingClientRect().right > innerWidth).length"
        self.assertEqual(window.page.locator("#panel .table-box, #panel p, #panel h2").evaluate_all(wider), 0)


def tearDownModule() -> None:
    Chromium.close()


if __name__ == "__main__":
    unittest.main()
