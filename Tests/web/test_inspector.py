"""The inspector shows entries, modules and traffic, can be used by keyboard, and passes the rules of axe."""

from __future__ import annotations

import json
import os
import subprocess
import unittest
from typing import Any

from browsing import PATIENCE, Chromium, Window, wait
from inspecting import NAVCTL, SHOWN, InspectorCase
from navhost import Client, NavhostError


class TestManyEntries(InspectorCase):
    COUNT = 10_000

    def test_holds_ten_thousand_entries_in_few_rows(self) -> None:
        for start in range(0, self.COUNT, 2000):
            path = [{"type": "shop.list", "arguments": {"page": page}} for page in range(start, start + 2000)]
            self.client.call("path.append", path=path)
        window = self.open()
        self.assertIn("10,000 entries", window.page.text_content("#counts"))
        self.assertLess(self.rows(window), 200)
        self.assertIn("+ 9,997 below", window.page.text_content("#deck"))
        window.page.click("#outline >> text=+ 9,997 below these")
        tree = window.page.get_by_role("tree")
        tree.press("End")
        window.page.wait_for_selector("#outline .row:has-text('list(9999)')")
        self.assertLess(self.rows(window), 200)
        row = window.page.locator("#outline .row:has-text('list(9999)')")
        self.assertEqual([row.get_attribute(f"aria-{name}") for name in ("level", "setsize", "posinset")], ["2", "10000", "10000"])
        window.page.fill("#find", "list(4711)")
        window.page.wait_for_function("() => document.querySelectorAll('#outline .row').length === 1")
        window.page.fill("#find", "no such thing")
        window.page.wait_for_selector("text=Nothing has “no such thing”")
        window.page.click("text=Show all")
        window.page.wait_for_selector("#outline .row:has-text('list(9999)')")
        before = self.client.tree()["revision"]
        self.client.call("pop")
        self.caught_up(window)
        for revision in (before, before + 1, 2):
            self.assertEqual(window.page.evaluate(SHOWN, revision)["snapshot"], self.tree(revision=revision))
        self.assertLess(self.rows(window), 200)

    def rows(self, window: Window) -> int:
        self.frames(window)
        return window.page.locator(".row").count()


class TestAround(InspectorCase):
    def test_follows_a_host_that_is_killed(self) -> None:
        self.play(30, seed=7)
        window = self.open("?revision=2")
        window.page.wait_for_selector("text=Revision 2 of")
        self.host.kill()
        window.page.wait_for_selector("#state:has-text('the host is away')")
        os.unlink(self.host.path) if os.path.exists(self.host.path) else None
        self.host.start()
        self.client = Client(self.host.path, timeout=PATIENCE)
        self.addCleanup(self.client.close)
        window.page.wait_for_selector("text=The host has begun another life")
        self.client.call("navigator.create")
        window.page.wait_for_function("() => inspector.history.newest === 1 && inspector.isLive")
        self.assertEqual(window.page.evaluate(SHOWN, 1)["snapshot"], self.tree(revision=1))

    def test_shows_a_module_that_goes_and_comes_back(self) -> None:
        editor = Client(self.host.path, timeout=PATIENCE)
        editor.call("module.register", module="editor", destinations=[{"type": "editor.page"}])
        entry = self.client.call("push", type="editor.page")["entry"]
        window = self.open(f"?selection={entry}")
        window.page.wait_for_selector(".panel >> text=editor, s")
        editor.close()
        window.page.wait_for_selector("#outline .row:has-text('module away')")
        window.page.wait_for_selector(".panel >> text=away, nobody provides this type")
        window.page.get_by_role("tab", name="Modules").click()
        window.page.wait_for_selector(".module:has-text('shop'):has-text('connected')")
        self.assertEqual(window.page.locator(".module:has-text('editor')").count(), 0)
        again = Client(self.host.path, timeout=PATIENCE)
        self.addCleanup(again.close)
        again.call("module.register", module="editor", destinations=[{"type": "editor.page"}])
        window.page.wait_for_selector(".module:has-text('editor'):has-text('connected')")
        window.page.wait_for_function("() => !document.querySelector('#outline').textContent.includes('module away')")

    def test_says_what_waits_for_whom_and_until_when(self) -> None:
        self.client.call("push", type="shop.list")
        asked = Client(self.host.path, timeout=PATIENCE)
        self.addCleanup(asked.close)
        asked.call("module.register", module="editor", destinations=[{"type": "editor.page"}])
        asked.call("guard.add", name="unsaved", on="leave", types=["shop.list"], timeout=50)
        window = self.open()
        window.page.wait_for_selector("text=Nothing waits.")
        waiting = self.client.begin("pop", {})
        row = window.page.locator("#waiting .waits")
        row.wait_for()
        self.assertRegex(row.text_content(), r"s\d+: pop waits for editor: the vote of guard unsaved\. .*then it is refused")
        self.assertEqual(row.locator("progress").count(), 1)
        window.page.get_by_role("tab", name="Sessions").click()
        window.page.wait_for_selector("td:has-text('editor')")
        asked.close()
        with self.assertRaises(NavhostError):
            waiting.result()
        window.page.wait_for_selector("text=Nothing waits.")

    def test_shows_an_entry_with_all_that_is_about_it(self) -> None:
        entry = self.client.call("push", type="shop.list", arguments={"page": 2})["entry"]
        text = "x" * 5000
        self.shop.call("entry.provide", entry=entry, content={"screen": 1, "title": "Things", "blocks": [{"block": "text", "text": text}]}, links=[{"link": "one", "label": "Milk", "type": "shop.item"}])
        self.client.call("lock", reason="busy")
        self.client.call("checkpoint.establish", checkpoint="here")
        self.shop.call("guard.add", name="unsaved", on="leave", types=["shop.*"], timeout=1)
        window = self.open(f"?selection={entry}")
        window.page.wait_for_selector(".panel h2:has-text('Things')")
        panel = window.page.locator("#panel")
        panel.locator("text=unsaved").wait_for()
        panel.locator("text=till pushed shop.list").wait_for()
        for words in ("shop.list", "till pushed shop.list", "till/2.1", '"page": 2', "Milk", "busy", "here", "supplied"):
            self.assertIn(words, panel.text_content())
        self.assertNotIn(text, panel.text_content())
        panel.get_by_role("button", name="Show all 5 KiB").click()
        wait(lambda: text in panel.text_content(), "the whole content")
        panel.get_by_role("button", name="Read from the history").click()
        panel.locator("text=shop supplied shop.list").wait_for()
        panel.get_by_role("button", name="Milk").click()
        wait(lambda: "entry.follow" in window.page.input_value("textarea"), "the request of the link")

    def test_marks_refused_requests(self) -> None:
        window = self.open()
        with self.assertRaises(NavhostError):
            self.client.call("pop")
        window.page.wait_for_selector(".cause.is-refused:has-text('pop was refused: at_root')")
        self.assertEqual(window.page.evaluate("inspector.lane.refused.length"), 1)

    def test_draws_the_rules(self) -> None:
        self.client.call("module.register", module="till", destinations=[{"type": "till.day", "roles": ["day"], "rules": {"under": ["root"]}}, {"type": "till.sale", "rules": {"under": ["day"]}}])
        window = self.open("?panel=rules")
        window.page.wait_for_selector("svg .node:has-text('till.sale')")
        edges = self.client.call("rules.describe")["edges"]
        self.assertEqual(window.page.locator("svg .edge").count(), len(edges))


class TestMotion(InspectorCase):
    def leave(self, window: Window, method: str, **params: Any) -> Any:
        """What leaves the picture with a change: the animation, the text, and whether it can still be used."""
        window.page.evaluate(
            """() => {
                window.left = [];
                document.getElementById('deck').onanimationstart = ({ target, animationName }) =>
                    target.matches('.is-leaving') && window.left.push([animationName, target.innerText.split(/\\s+/).join(' '), target.inert]);
            }"""
        )
        self.client.call(method, **params)
        window.page.wait_for_function("() => window.left.length > 0 && !document.querySelector('#deck .is-leaving')")
        return window.page.evaluate("() => window.left")

    def test_shows_once_and_by_name_what_was_removed(self) -> None:
        for setting, animation in (("no-preference", "leave"), ("reduce", "fade")):
            with self.subTest(setting):
                window = self.open(reduced_motion=setting)
                entry = self.client.call("push", type="shop.list", arguments={"page": 7})["entry"]
                window.page.wait_for_selector(f"#deck .entry:has-text('{entry}')")
                self.assertEqual(self.leave(window, "pop"), [[animation, f"Sh list(7) {entry} removed", True]])
                opened = self.client.call("present", type="shop.card", arguments={"order": 8})
                window.page.wait_for_selector(f"#deck .entry:has-text('{opened['entry']}')")
                ((motion, text, _),) = self.leave(window, "dismissAny")
                self.assertEqual(motion, animation)
                self.assertRegex(text, rf"removed .*card\(8\) {opened['entry']}")

    def test_shows_nothing_that_leaves_when_looking_back(self) -> None:
        for page in range(3):
            self.client.call("push", type="shop.list", arguments={"page": page})
        window = self.open()
        window.page.wait_for_selector("#deck .entry:has-text('list(2)')")
        window.page.evaluate("inspector.go(2)")
        window.page.wait_for_selector("#deck.is-past")
        self.assertEqual(window.page.locator("#deck .is-leaving").count(), 0)


class TestTraffic(InspectorCase):
    options = ["--rights", "look,operate,traffic"]

    def listen(self) -> Window:
        window = self.open("?panel=traffic")
        window.page.get_by_role("button", name="Listen").click()
        window.page.wait_for_selector("text=Nothing was sent since you began to listen.")
        window.page.wait_for_function("() => inspector.isListening")
        return window

    def test_shows_messages_without_what_is_in_them_until_asked(self) -> None:
        window = self.listen()
        self.client.call("ping")
        self.client.call("push", type="shop.list", arguments={"secret": "hunter2"})
        window.page.wait_for_selector(".message-row:has-text('push'):has-text('ms')")
        window.page.wait_for_selector("text=1 heartbeat")
        window.page.click(".message-row:has-text('push')")
        window.page.wait_for_selector("text=The text is off.")
        self.assertNotIn("hunter2", window.page.inner_html("#panel"))
        window.page.get_by_label("Show what is in the messages").check()
        window.page.wait_for_function("() => inspector.isListening")
        self.client.call("push", type="shop.page", arguments={"secret": "hunter2"})
        window.page.wait_for_function("() => document.querySelectorAll('.message-row.is-request').length === 2")
        window.page.click(".message-row.is-request >> nth=0")
        window.page.wait_for_selector("pre:has-text('hunter2')")
        window.page.get_by_label("Filter the traffic").fill("nothing such")
        window.page.wait_for_selector("text=Nothing fits “nothing such”.")

    def test_marks_sessions_that_have_ended(self) -> None:
        window = self.listen()
        self.client.call("push", type="shop.page")
        with Client(self.host.path, timeout=PATIENCE) as visitor:
            visitor.call("hello", name="visitor")
            (session,) = [one["session"] for one in visitor.call("host.sessions")["sessions"] if one.get("isSelf")]
            entry = visitor.call("push", type="shop.list")["entry"]
            with self.assertRaises(NavhostError):
                visitor.call("push", type="no.such")
            for row in (".cause:has-text('visitor pushed')", ".cause.is-refused", ".message-row:has-text('visitor')"):
                window.page.locator(row).first.wait_for()
            self.assertNotIn("ended", window.page.text_content("#causes") + window.page.text_content("#panel"))
        window.page.wait_for_selector(f".cause:has-text('visitor pushed'):has-text('{session} (ended)')")
        window.page.wait_for_selector(f".cause.is-refused:has-text('{session} (ended)')")
        window.page.wait_for_selector(".message-row:has-text('visitor (ended)')")
        self.assertNotIn("ended", window.page.text_content(".cause:has-text('till pushed')"))
        self.assertEqual(window.page.locator(".message-row:has-text('till (ended)')").count(), 0)
        window.page.evaluate("entry => inspector.select(entry)", entry)
        window.page.get_by_role("tab", name="Selected").click()
        window.page.wait_for_selector(f"#panel:has-text('{session} (ended)')")

    def test_records_what_navctl_replays(self) -> None:
        window = self.open("?panel=traffic")
        window.page.get_by_role("button", name="Record").click()
        window.page.wait_for_selector("text=recording: 0 messages")
        window.page.wait_for_function("() => inspector.isListening")
        with Client(self.host.path, timeout=PATIENCE) as visitor:
            visitor.call("hello", name="visitor")
            visitor.call("navigator.create", name="visit")
            entry = visitor.call("push", type="shop.page", arguments={"price": "4.20 €"}, navigator="visit")["entry"]
            visitor.call("entry.get", entry=entry)
            visitor.call("navigator.close", navigator="visit")
        window.page.wait_for_selector(".message-row:has-text('navigator.close'):has-text('ms')")
        with window.page.expect_download() as download:
            window.page.get_by_role("button", name="Stop and download").click()
        file = os.path.join(self.folder, "recording.ndjson")
        download.value.save_as(file)
        with open(file, encoding="utf-8") as lines:
            sessions = [json.loads(line).get("session") for line in lines]
        self.assertEqual(sessions.count("visitor"), 10)
        command = [NAVCTL, "replay", file, "--session", "visitor", "--socket", self.host.path]
        replay = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual([replay.returncode, replay.stdout], [0, ""], replay.stderr)


class TestAccess(InspectorCase):
    """Rules for accessibility, on every panel, light and dark, wide and narrow."""

    PANELS = ("selected", "differences", "request", "modules", "sessions", "traffic", "rules", "statistics")

    def check(self, window: Window, where: str) -> None:
        from axe_playwright_python.sync_playwright import Axe

        result = Axe().run(window.page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]})
        found = [f"{one['id']}: {[node['html'][:160] for node in one['nodes'][:3]]}" for one in result.response["violations"]]
        self.assertEqual(found, [], where)

    def test_passes_the_rules_on_every_panel(self) -> None:
        self.play(30, seed=8)
        entry = self.client.call("push", type="shop.list", navigator="n1", arguments={"page": 2})["entry"]
        for scheme, width in (("light", 1440), ("dark", 1440), ("light", 390)):
            window = self.open(f"?selection={entry}", color_scheme=scheme, viewport={"width": width, "height": 900})
            for panel in self.PANELS:
                window.page.click(f"#tab-{panel}")
                self.frames(window)
                self.check(window, f"{panel}, {scheme}, {width}")
            window.page.evaluate("inspector.go(3)")
            window.page.click("text=Return here…")
            window.page.wait_for_selector("dialog .verdict")
            self.check(window, f"the dialog, {scheme}, {width}")

    def test_works_by_keyboard_alone(self) -> None:
        self.client.call("push", type="shop.list")
        entry = self.client.call("push", type="shop.page")["entry"]
        window = self.open()
        window.page.get_by_role("tree").focus()
        for key in ("ArrowDown", "ArrowDown"):
            window.page.keyboard.press(key)
        window.page.wait_for_function("entry => inspector.selection === entry", arg=entry)
        window.page.keyboard.press("ArrowLeft")
        window.page.wait_for_function("() => inspector.selection === 'n1'")
        window.page.keyboard.press("ArrowLeft")
        window.page.wait_for_function("() => document.querySelectorAll('#outline .row').length === 1")
        window.page.keyboard.press("ArrowRight")
        window.page.wait_for_function("() => document.querySelectorAll('#outline .row').length === 3")
        window.page.locator("#tab-selected").focus()
        window.page.keyboard.press("ArrowRight")
        window.page.wait_for_function("() => document.activeElement.id === 'tab-differences'")


def tearDownModule() -> None:
    Chromium.close()


if __name__ == "__main__":
    unittest.main()
