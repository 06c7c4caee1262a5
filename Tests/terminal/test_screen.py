"""The renderer in a real pseudo-terminal, against a real host: by keyboard and mouse, in several sizes and colours."""

import os
import re
import signal
import unittest

from hosts import RENDERER, LastingHost, Shop
from terminal import Terminal, escapes


class Operating(Shop):
    def test_a_list_leads_to_a_page_and_back(self):
        terminal = self.open("shop.basket").wait_for("Basket", "Lamp", "● live")
        self.assertTrue(terminal.focused.startswith("▸ Milk"), terminal)
        terminal.press("enter").wait_for("A thing of this shop.", "Basket › Item", "2 of 2")
        self.assertEqual(self.types(), ["shop.basket", "shop.item"])
        self.assertEqual(self.till.path("n1")["path"][1]["arguments"], {"id": 8})
        terminal.press("escape").wait_for("Back to Basket.", "Lamp")
        terminal.wait(lambda: terminal.focused.startswith("▸ Milk"), "the focus is where it was")
        self.assertEqual(terminal.cursor, (next(row for row, line in enumerate(terminal.lines) if "Milk" in line), 2))
        terminal.press("backspace").wait_for("This is the first page")
        self.assertEqual(self.types(), ["shop.basket"])

    def test_everything_of_the_vocabulary_is_drawn_in_every_size(self):
        self.till.push("shop.basket")
        for columns, lines in ((80, 24), (50, 20), (120, 40)):
            terminal = self.browse(columns, lines).wait_for("! The shop closes at 8", "(last one)", "39.00 €", "[ ! Remove ]", "(not there now)", "3 of 5")
            terminal.focus("[ Pay ]").wait_for("· Spent this month: 310 €", "[A lamp]", "30 %", "1 part cannot be shown here.")
            self.assertEqual([line for line in terminal.lines if len(line) > columns], [])

    def test_a_form_is_filled_in_and_sent(self):
        self.till.present("shop.delivery")
        terminal = self.browse().wait_for("Street *", "[ Save ]")
        terminal.press("nowhere", "enter").wait_for("✕ There is no such street", "! Look at the street")
        terminal.press("ctrl+u", "Home 4").wait_for("Home 4").press("tab", "tab", "space").wait_for("(•) Afternoon")
        terminal.focus("[ ] off").press("space").wait_for("[x] on")
        terminal.focus("[ Save ]").press("enter").wait_for("✓ Address saved", "Long Road 5").wait_without("There is no such street")
        self.assertEqual(self.presented(), ["shop.delivery"])

    def test_what_is_wrong_is_said_before_it_is_sent(self):
        self.till.present("shop.delivery")
        terminal = self.browse().wait_for("[ Save ]")
        terminal.press("enter").wait_for("✕ Street is needed.")

    def test_a_secret_is_neither_written_nor_kept(self):
        self.till.present("shop.delivery")
        terminal = self.browse().wait_for("[ Save ]").press("Road 1").wait_for("Road 1")
        terminal.press("tab", "tab", "tab", "tab", "tab", "hushhush").wait_for("••••••••")
        terminal.focus("[ Save ]").press("enter").wait_for("Address saved").wait_without("••••")
        self.assertNotIn(b"hush", terminal.raw)

    def test_a_draft_outlives_another_page(self):
        self.till.present("shop.delivery")
        terminal = self.browse().wait_for("[ Save ]").press("Half a roa").wait_for("Half a roa")
        self.till.present("shop.news", navigator=self.tree()["current"])
        terminal.wait_for("News, a popover, opened by till.")
        self.till.dismiss(navigator=self.tree()["current"])
        terminal.wait_for("News closed by till.", "Half a roa")

    def test_a_destructive_action_is_confirmed(self):
        terminal = self.open("shop.basket").wait_for("[ ! Remove ]")
        terminal.focus("[ ! Remove ]").press("enter").wait_for("Remove the lamp?", "It is the last one.")
        self.assertEqual(terminal.focused, "[ Keep ]")
        terminal.press("enter").wait_without("Remove the lamp?")
        terminal.press("enter").wait_for("Remove the lamp?").press("left")
        terminal.wait(lambda: "Remove it" in terminal.focused, "the other button")
        terminal.press("enter").wait_for("✓ Lamp removed").press("f2").wait_for("Messages", "Lamp removed")
        terminal.press("escape").wait_without("Messages")

    def test_a_module_that_fails_leaves_the_button_usable(self):
        terminal = self.open("shop.basket").wait_for("Milk")
        terminal.focus("[ Pay ]").press("enter").wait_for("the card was refused", "Press again")

    def test_a_refusal_of_the_host_is_a_notice_and_nothing_closes(self):
        self.till.present("shop.delivery")
        self.till.lock("A payment is under way", navigator=self.tree()["current"])
        self.till.present("shop.news", navigator=self.tree()["current"])
        self.till.push("shop.basket", navigator="n1")
        inner = self.tree()["current"]
        self.till.lock("News must be read", navigator=inner)
        terminal = self.browse().wait_for("News")
        terminal.press("escape")
        terminal.wait(lambda: terminal.shows("must be read") or not terminal.shows("─ News"), "an answer")
        self.assertEqual("shop.news" in self.presented(), terminal.shows("─ News"))

    def test_tabs_by_key_number_and_mouse(self):
        for name in ("home", "clock"):
            self.till.create_navigator(name)
        self.till.push("shop.basket", navigator="home")
        self.till.push("shop.values", {"order": {"id": 9}}, navigator="clock", hints={"badge": 3})
        terminal = self.browse().wait_for("[1 Basket]", "2 Clock (3)")
        terminal.press("alt+2").wait_for("[2 Clock]", "order", "9")
        terminal.press("1").wait_for("[1 Basket]", "Milk")
        terminal.click("2 Clock").wait_for("[2 Clock]")
        self.assertEqual(self.tree()["navigators"][0]["selected"], self.tree()["current"])

    def test_the_mouse_follows_links_and_closes_boxes(self):
        terminal = self.open("shop.basket").click("tomorrow").wait_for("─ Delivery", "Street *")
        terminal.click("[ ] off").wait_for("[x] on")
        terminal.click("×").wait_for("Delivery closed.").wait_without("Street *")
        self.assertEqual(self.presented(), [])


class Layers(Shop):
    def test_an_alert_of_somebody_else(self):
        terminal = self.open("shop.basket").wait_for("Milk")
        self.till.present("shop.question")
        terminal.wait_for("Remove all?, an alert, opened by till.")
        self.assertEqual(terminal.focused, "[ Keep ]")

        def answered():
            # New controls do not react for a moment.
            terminal.press("r")
            return "Remove" in terminal.focused

        terminal.wait(answered, "a letter chooses")
        self.assertEqual(self.presented(), ["shop.question"])
        terminal.press("enter").wait_for("Remove all? closed.")
        self.assertEqual(self.presented(), [])

    def test_drawers_popovers_covers_and_toasts(self):
        terminal = self.open("shop.basket").wait_for("Milk")
        self.till.present("shop.menu")
        terminal.wait_for("╭─ Menu", "Everything at a glance.", "drawer ─╯")
        self.till.navigate("shop.saved", navigator="n1")
        terminal.wait_for("✓ Saved for you")
        self.till.dismiss_any()
        self.till.present("shop.news")
        terminal.wait_for("─ News", "popover")
        self.till.present("shop.item", method="cover")
        terminal.wait_for("▣ over 2 screens", "A thing of this shop.").wait_without("Milk")
        terminal.wait(lambda: terminal.press("escape").shows("Milk"), "Escape closes the cover")

    def test_content_that_is_not_there(self):
        terminal = self.open("shop.values", "shop.later").wait_for("Waiting for shop")
        self.till.push("shop.broken", navigator="n1")
        terminal.wait_for("✕ shop could not show this screen: ", "the shelf is empty.")
        self.till.pop(2, navigator="n1")
        terminal.wait_for("Raw order")

    def test_a_module_goes_and_comes_back(self):
        terminal = self.open("shop.basket").wait_for("Milk")
        self.module.send_signal(signal.SIGKILL)
        terminal.wait_for("! shop is away. This screen works again when it is back.", "Milk")
        terminal.press("enter").wait_for("its module is away")
        self.host.mock({"module": "shop", "destinations": [{"type": "shop.basket"}]})
        terminal.wait_for("shop is back.").wait_without("! shop is away")

    def test_columns(self):
        for name in ("list", "letter"):
            self.till.create_navigator(name)
        self.till.push("shop.basket", navigator="list", hints={"layout": "columns"})
        self.till.call("column.show", navigator="list", type="shop.item")
        terminal = self.browse(100, 24).wait_for("Milk", "│ Item", "A thing of this shop.")
        terminal.resize(46, 20)
        terminal.wait_for("Basket", "Milk").wait_without("│ Item")


    def test_a_box_beside_the_scene_scrolls_by_keys_and_by_mouse(self):
        terminal = self.open("shop.basket").wait_for("Milk")
        self.till.navigate("shop.notes", navigator="n1")
        terminal.wait_for("╭─ Notes", "Note 1 ", "more lines").wait_without("Note 30")
        terminal.focus("▸ Note 1").press("pagedown").wait_for("Note 12 ").wait_without("Note 1 ")
        while not terminal.shows("Note 30", "╰─"):
            before = str(terminal)
            terminal.wheel("│ ▸ Note", 1).wait(lambda: str(terminal) != before, "the wheel scrolls the box")
        self.assertTrue(terminal.shows("[ Pay ]"), "and not the page")
        terminal.press("backtab").wait_without("Note 30")
        terminal.focus("▸ Note 2").press("enter").wait_for("Item", "A thing of this shop.").wait_without("Note 3")

    def test_a_page_that_is_waited_for_counts_the_seconds(self):
        terminal = self.open("shop.basket", "shop.later", NO_MOTION="1")
        seconds = []

        def has_counted_on():
            found = re.search(r"Waiting for shop: (\d+) s", str(terminal))
            if found and (not seconds or int(found[1]) > seconds[-1]):
                seconds.append(int(found[1]))
            return len(seconds) > 1

        # A slow machine may leave a second out.
        terminal.wait(has_counted_on, "two numbers of seconds, one after the other")
        self.assertTrue(terminal.shows("Later"))


class Surroundings(Shop):
    def test_no_colour_where_none_is_wanted(self):
        terminal = self.open("shop.basket", NO_COLOR="1").wait_for("Milk", "[ More ]")
        self.assertEqual(terminal.colours(), ({"default"}, {"default"}))

    def test_colours_leave_the_background_to_the_terminal(self):
        terminal = self.open("shop.basket").wait_for("Milk", "[ More ]")
        texts, backgrounds = terminal.colours()
        self.assertEqual(backgrounds, {"default"})
        self.assertIn("008700", texts)

    def test_hostile_texts_write_nothing_elsewhere(self):
        evil = "\x1b]52;c;aGk=\x07\x1b[2J\x9b5mWin\u202eevil"
        self.till.register("bad", [{"type": "bad.page", "title": evil}])
        self.till.push("bad.page", {"key" + evil: evil}, navigator="n1")
        self.till.call("entry.provide", entry=self.till.path("n1")["path"][0]["id"], content={"screen": 1, "title": evil, "blocks": [{"block": "text", "text": evil}]})
        terminal = self.browse().wait_for("Winevil")
        self.assertFalse([one for one in escapes(terminal.raw) if one.startswith(b"\x1b]52") or one == b"\x1b[5m"], terminal.raw)
        self.assertNotIn("\u202e".encode(), terminal.raw)

    def test_the_size_changes_while_it_runs(self):
        terminal = self.open("shop.basket").wait_for("Milk", "Ctrl+Q quit")
        for columns, lines in ((50, 20), (120, 40), (20, 8)):
            terminal.resize(columns, lines)
            terminal.wait(lambda: terminal.lines[-1].startswith(" ↑↓ move") and len(terminal.lines) == lines, f"{columns} x {lines}")

    def test_the_host_is_told_where_the_attention_is_and_what_is_not_drawn(self):
        terminal = self.open("shop.basket").wait_for("Milk")
        terminal.press("tab")
        self.until(lambda: self.report().get("focus", {}).get("part") == "things/9", "the report has the focus")
        self.assertEqual([gap["what"] for gap in self.report()["undrawn"]], ["chart"])

    def report(self):
        return next((one for one in self.till.call("renderer.list")["renderers"] if one.get("client", "").startswith("navbrowse")), {})

    def test_the_keys_are_listed(self):
        terminal = self.open("shop.basket").wait_for("Milk").press("f1").wait_for("─ Keys", "Every change is made by the host.")
        terminal.press("escape").wait_without("─ Keys").wait_for("Milk")
        self.assertTrue(terminal.focused.startswith("▸ Milk"), terminal)

    def test_it_ends_with_a_key_and_leaves_the_terminal_as_it_was(self):
        terminal = self.open("shop.basket").wait_for("Milk").press("ctrl+q")
        self.assertEqual(terminal.wait_for_end(), 0)
        terminal.wait(lambda: terminal.raw.rfind(b"\x1b[?1049l") > terminal.raw.rfind(b"\x1b[?1049h"), "the first screen is back")

    def test_changes_carry_the_person(self):
        terminal = self.open("shop.basket").wait_for("Milk").press("enter").wait_for("A thing")
        cause = self.till.call("history.list", limit=50)["revisions"]
        self.assertTrue(any(one["cause"].get("byPerson") and one["cause"]["client"].startswith("navbrowse") for one in cause), terminal)


class AbsentHosts(unittest.TestCase):
    def test_it_waits_for_the_host_and_goes_on(self):
        host = LastingHost()
        self.addCleanup(host.stop)
        with host.client() as till:
            till.register("shop", [{"type": "shop.list", "title": "Shop"}, {"type": "shop.item", "title": "Item"}])
            till.push("shop.list", {"page": 2})
        terminal = Terminal([*RENDERER, "--socket", host.path])
        self.addCleanup(terminal.close)
        terminal.wait_for("List", "● live")
        host.kill()
        terminal.wait_for("○ away", "The host is away.", "List").press("escape")
        host.start()
        terminal.wait_for("● live", "The host is back.")
        with host.client() as till:
            till.register("shop", [{"type": "shop.list", "title": "Shop"}, {"type": "shop.item", "title": "Item"}])
            till.push("shop.item", {"id": 7})
            terminal.wait_for("Shop › Item")

    def test_it_may_be_started_first(self):
        host = LastingHost()
        self.addCleanup(host.stop)
        host.kill()
        terminal = Terminal([*RENDERER, "--socket", host.path])
        self.addCleanup(terminal.close)
        terminal.wait_for("The host is away")
        host.start()
        terminal.wait_for("● live")


if __name__ == "__main__":
    os.environ.setdefault("TERM", "xterm-256color")
    unittest.main()
