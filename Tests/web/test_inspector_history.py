"""The inspector goes through the history, back, and plans requests."""

from __future__ import annotations

import random
import unittest

from browsing import Chromium
from inspecting import SHOWN, InspectorCase


class TestHistory(InspectorCase):
    def test_shows_every_revision_as_the_host_has_it(self) -> None:
        self.play(60, seed=1)
        window = self.open()
        self.play(60, seed=2)
        newest = self.client.tree()["revision"]
        self.caught_up(window)
        order = list(range(newest + 1))
        random.Random(3).shuffle(order)
        for revision in order:
            with self.subTest(revision=revision):
                shown = window.page.evaluate(SHOWN, revision)
                expected = self.tree(revision=revision)
                self.assertEqual(shown["snapshot"], expected)
                self.assertIn(f"Revision {revision} of {newest}", shown["place"])
                front = next(one for one in expected["navigators"] if one["id"] == expected["current"])
                places = ([front["root"]] if "root" in front else []) + front["path"]
                for entry in places[-3:]:
                    self.assertIn(entry["id"], shown["deck"])
                    self.assertIn(entry["id"], shown["text"])
        self.assertEqual(self.client.tree()["revision"], newest, "looking back changed the host")

    def test_names_each_revision_as_the_history_has_it(self) -> None:
        window = self.open()
        self.client.call("push", type="shop.list", byPerson=True)
        self.client.call("push", type="shop.item")
        self.shop.call("push", type="shop.item")
        for _ in range(3):
            self.client.call("pop")
        self.caught_up(window)
        self.frames(window)
        rows = window.page.locator("#causes .cause .title").all_text_contents()
        self.assertEqual(rows, ["till popped shop.list", "till popped shop.item", "shop pushed shop.item", "till pushed shop.item", "a person pushed shop.list"])
        # Behind it stands how long both took together, when that is long.
        self.assertTrue(window.page.locator("#causes .fold").all_text_contents()[1].startswith("× 2"))
        requests = [one["cause"]["request"] for one in self.client.call("history.list")["revisions"]]
        details = window.page.locator("#causes .cause .id").all_text_contents()
        self.assertIn(f"request {requests[0]}", details[-1])

    def test_the_slider_goes_through_time_by_keyboard(self) -> None:
        self.play(20, seed=4)
        newest = self.client.tree()["revision"]
        window = self.open()
        slider = window.page.get_by_role("slider", name="Revision")
        slider.focus()
        for step in (1, 2, 3):
            slider.press("ArrowLeft")
            window.page.wait_for_function("wanted => inspector.at === wanted", arg=newest - step)
        window.page.wait_for_function("text => document.getElementById('place').textContent.startsWith(text)", arg=f"Revision {newest - 3} of")
        self.client.call("navigator.create")
        self.caught_up(window)
        self.frames(window)
        self.assertIn("live goes on (+4)", window.page.text_content("#place"))
        self.assertEqual(window.page.evaluate("inspector.shown.revision"), newest - 3)
        slider.press("End")
        window.page.wait_for_function("() => inspector.isLive")

    def test_says_what_differs_between_two_revisions(self) -> None:
        first = self.client.call("push", type="shop.list")
        second = self.client.call("push", type="shop.page")
        self.client.call("pop")
        third = self.client.call("push", type="shop.item", arguments={"id": 7})
        window = self.open(f"?revision={second['revision']}&compare={first['revision']}&panel=differences")
        window.page.wait_for_selector("text=From revision 1 to 2")
        self.assertEqual(window.page.locator(".panel .differences li").all_text_contents(), [f"addedShpage{second['entry']} in n1, 1"])
        window.page.click("text=Stop comparing")
        window.page.click("text=Compare with now")
        window.page.wait_for_selector("text=From revision 2 to 4")
        self.assertEqual({one[:7] for one in window.page.locator(".panel .differences li").all_text_contents()}, {"addedSh", "removed"})
        self.assertIn(third["entry"], window.page.text_content(".deck"))

    def test_a_moment_is_a_link(self) -> None:
        entry = self.client.call("push", type="shop.list")["entry"]
        self.play(10, seed=5)
        window = self.open(f"?revision=1&selection={entry}")
        window.page.wait_for_selector("text=Revision 1 of")
        instance = self.client.tree()["instance"]
        link = window.page.get_attribute("#link", "href")
        self.assertEqual(link, f"/inspect?instance={instance}&revision=1&selection={entry}")
        other = self.open(link.removeprefix("/inspect"))
        other.page.wait_for_selector(f".panel h2:has-text('{entry}')")
        self.assertEqual(other.page.evaluate("inspector.at"), 1)
        wrong = self.open(link.removeprefix("/inspect").replace(instance, "0" * 16))
        wrong.page.wait_for_selector("text=another life of the host")
        self.assertTrue(wrong.page.evaluate("inspector.isLive"))

    def test_reads_older_revisions_from_the_host(self) -> None:
        for step in range(700):
            self.client.call("push", type="shop.list", arguments={"page": step})
        window = self.open()
        for revision in (5, 650, 300, 0, 255, 256):
            self.assertEqual(window.page.evaluate(SHOWN, revision)["snapshot"], self.tree(revision=revision))
        self.assertEqual(window.page.evaluate("inspector.history.newest"), 700)

    def test_reads_the_scene_anew_when_a_change_does_not_fit(self) -> None:
        self.play(10, seed=6)
        window = self.open()
        revision = self.client.tree()["revision"]
        wrong = {"scene": "main", "revision": revision + 1, "cause": {"method": "pop"}, "changes": [{"kind": "entry.removed", "navigator": "n999", "position": 0, "entry": {"id": "e1"}}]}
        window.page.evaluate("event => inspector.changed(event)", wrong)
        window.page.wait_for_selector(f"#state:has-text('resynchronised at {revision + 1}')")
        self.client.call("navigator.create")
        self.caught_up(window)
        self.assertEqual(window.page.evaluate(SHOWN, revision + 1)["snapshot"], self.tree())

    def test_misses_no_revision_of_many(self) -> None:
        window = self.open()
        for step in range(1500):
            self.client.begin("push" if step % 3 else "popAll", {"type": "shop.list", "arguments": {"page": step}} if step % 3 else {})
        newest = self.client.tree()["revision"]
        self.caught_up(window)
        gaps = window.page.evaluate("inspector.history.gaps().length + inspector.resynchronised.length")
        names = window.page.evaluate("[...inspector.history.deltas()].map(delta => delta.revision)")
        if not gaps:
            self.assertEqual(names, list(range(1, newest + 1)))
        for revision in range(0, newest + 1, 97):
            self.assertEqual(window.page.evaluate(SHOWN, revision)["snapshot"], self.tree(revision=revision))


class TestReturning(InspectorCase):
    def test_returns_only_after_a_plan(self) -> None:
        self.client.call("push", type="shop.list")
        self.client.call("push", type="shop.item", arguments={"id": 7})
        self.client.call("present", type="shop.card")
        window = self.open("?revision=1")
        window.page.wait_for_function("() => inspector.shown.revision === inspector.at")
        window.page.click("text=Return here…")
        dialog = window.page.locator("dialog")
        dialog.locator("text=Allowed: ").wait_for()
        self.assertEqual(dialog.locator(".differences li").count(), 3)
        self.assertEqual(self.client.tree()["revision"], 3, "the plan changed the host")
        dialog.get_by_role("button", name="Return to revision 1").click()
        window.page.wait_for_selector("text=Returned to revision 1, as revision 4")
        then, now = self.tree(revision=1), self.tree()
        self.assertEqual(now["navigators"], then["navigators"])
        self.assertTrue(window.page.evaluate("inspector.isLive"))

    def test_says_which_lock_forbids_it(self) -> None:
        self.client.call("push", type="shop.list")
        lock = self.client.call("lock", reason="a payment is under way")
        window = self.open("?revision=0")
        window.page.wait_for_function("() => inspector.shown.revision === inspector.at")
        window.page.click("text=Return here…")
        window.page.wait_for_selector("dialog .locked:has-text('a payment is under way')")
        self.assertTrue(window.page.get_by_role("button", name="Return to revision 0").is_disabled())
        self.assertEqual(self.client.tree()["revision"], lock["revision"])

    def test_plans_again_when_the_scene_has_moved(self) -> None:
        self.client.call("push", type="shop.list")
        window = self.open("?revision=0")
        window.page.wait_for_function("() => inspector.shown.revision === inspector.at")
        window.page.click("text=Return here…")
        window.page.wait_for_selector("dialog >> text=Allowed: ")
        self.client.call("push", type="shop.page")
        window.page.click("dialog button.strong")
        window.page.wait_for_selector("dialog >> text=The scene has moved on")
        self.assertEqual(self.client.tree()["revision"], 2)
        window.page.click("dialog button.strong")
        window.page.wait_for_selector("text=Returned to revision 0, as revision 3")


class TestRequests(InspectorCase):
    def test_draws_what_a_request_would_do_before_it_is_sent(self) -> None:
        self.client.call("push", type="shop.list")
        window = self.open("?panel=request")
        window.page.fill("textarea", "push type=shop.page arguments:={\"id\": 7}")
        window.page.wait_for_selector(".verdict >> text=Allowed: 1 change at revision 1")
        window.page.wait_for_selector("#deck .entry.was-added .title")
        self.assertEqual(window.page.locator("#deck .entry.was-added .title").all_text_contents(), ["page(7)"])
        self.assertEqual(self.client.tree()["revision"], 1)
        self.client.call("push", type="shop.item")
        window.page.wait_for_selector(".verdict >> text=at revision 2")
        window.page.get_by_role("button", name="Send").click()
        window.page.wait_for_selector("text=Carried out.")
        self.assertEqual([one["type"] for one in self.tree()["navigators"][0]["path"]], ["shop.list", "shop.item", "shop.page"])
        cause = self.client.call("history.list", since=2)["revisions"][0]["cause"]
        self.assertTrue(cause["byPerson"])

    def test_says_which_locks_and_guards_are_in_the_way(self) -> None:
        self.client.call("push", type="shop.list")
        self.shop.call("guard.add", name="unsaved", on="leave", types=["shop.list"], timeout=1)
        window = self.open("?panel=request")
        window.page.fill("textarea", "pop")
        window.page.wait_for_selector(".verdict >> text=shop would be asked: unsaved")
        window.page.wait_for_selector("#deck .entry.was-removed .title")
        self.assertEqual(window.page.locator("#deck .entry.was-removed .title").all_text_contents(), ["list"])
        self.client.call("lock", reason="busy")
        window.page.fill("textarea", "reset")
        window.page.wait_for_selector(".verdict >> text=busy")
        self.assertIn("Would be refused", window.page.text_content(".verdict"))

    def test_offers_what_would_be_legal(self) -> None:
        self.client.call("module.register", module="till", destinations=[{"type": "till.day", "roles": ["day"]}, {"type": "till.sale", "rules": {"under": ["day"]}}])
        window = self.open("?panel=request")
        window.page.fill("textarea", "push type=till.sale arguments:={\"id\": 7}")
        window.page.click(".verdict .repairs button")
        window.page.wait_for_selector(".verdict >> text=Allowed: 2 changes")

    def test_follows_a_link_to_its_plan(self) -> None:
        self.shop.call("url.register", pattern="shop://page/:id(int)", to=[{"type": "shop.page", "arguments": {"id": "{id}"}}])
        window = self.open("?panel=request")
        window.page.fill("textarea", "shop://page/12")
        window.page.wait_for_selector("text=The link fits shop://page/:id(int) of shop")
        window.page.wait_for_selector("#deck .entry.was-added:has-text('page(12)')")
        window.page.get_by_role("button", name="Send").click()
        window.page.wait_for_selector("text=Carried out.")
        self.assertEqual(self.tree()["navigators"][0]["path"][0]["arguments"], {"id": 12})


class TestLookOnly(InspectorCase):
    options = ["--read-only"]

    def test_a_page_that_may_only_look_says_so(self) -> None:
        self.client.call("push", type="shop.list")
        window = self.open("?panel=request")
        window.page.fill("textarea", "pop")
        window.page.wait_for_selector("text=This page may look, but not operate")
        self.assertTrue(window.page.get_by_role("button", name="Send").is_disabled())
        window.page.get_by_role("tab", name="Traffic").click()
        window.page.wait_for_selector("text=This page has not the right “traffic”")
        self.assertTrue(window.page.get_by_role("button", name="Listen").is_disabled())


def tearDownModule() -> None:
    Chromium.close()


if __name__ == "__main__":
    unittest.main()
