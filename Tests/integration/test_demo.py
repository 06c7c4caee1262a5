"""`navhost demo`, as a person starts it: the café of six modules in five languages, operated over the socket as a renderer does."""

import json
import os
import signal
import subprocess
import sys
import time
import unittest
import uuid
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from hosts import HostTestCase  # noqa: E402
from surroundings import PATIENCE  # noqa: E402
from navhost import Client, NavhostError  # noqa: E402

#: The modules, with their sources.
SOURCES = {
    "board": ["board.mjs"],
    "basket": ["basket.py"],
    "cups": ["cups/Cup.swift", "cups/Cups.swift"],
    "kitchen": ["kitchen.py"],
    "house": ["house.sh"],
    "till": ["till/till.c"],
}
READY = "demo ready; Ctrl-C ends it\n"


def wait_until(condition, what, seconds=PATIENCE):
    """Waits until the condition is true, and gives what it gave."""
    end = time.monotonic() + seconds
    while True:
        result = condition()
        if result:
            return result
        if time.monotonic() > end:
            raise AssertionError(f"not within {seconds} s: {what}")
        time.sleep(0.02)


class DemoTestCase(HostTestCase):
    arguments = ("demo", "--log-level", "error")

    def setUp(self):
        super().setUp()
        lines = [self.first_line]
        while lines[-1] not in (READY, ""):
            lines.append(self.process.stdout.readline())
        self.welcome = "".join(lines)
        self.client = Client(self.path, timeout=PATIENCE)
        self.addCleanup(self.client.close)

    # The view of a renderer

    def entries(self):
        return [entry for navigator in self.client.tree()["navigators"] for entry in [navigator.get("root"), *navigator["path"]] if entry]

    def entry(self, type):
        return next((entry for entry in self.entries() if entry["type"] == type), None)

    def screen(self, type):
        """The entry of this type, once it has its content; everything that is shown can be drawn then."""

        def drawn():
            entry = self.entry(type)
            return entry if entry and entry.get("content") else None

        entry = wait_until(drawn, f"{type} is shown")
        wait_until(lambda: all(one.get("contentState") == "supplied" for one in self.entries()), "everything has content")
        self.assert_drawable()
        return entry

    def shown(self, type, condition):
        """The same, once a condition is true. New content comes some time after new arguments."""

        def fits():
            entry = self.screen(type)
            return entry if condition(entry) else None

        return wait_until(fits, f"{type} is as it should be")

    def assert_drawable(self):
        check = subprocess.run([os.environ["NAVCTL_BIN"], "screen", "--live", "--socket", self.path], capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual((check.returncode, check.stdout), (0, ""), check.stderr)

    def navigator(self, name):
        return next((one for one in self.client.tree()["navigators"] if one.get("name") == name), None)

    def past(self, type, condition):
        """An entry of this type as the history has it, when a condition was true. On a slow machine this may be over before one looks."""
        for revision in self.client.call("history.list", limit=1000)["revisions"]:
            for change in revision["changes"]:
                entry = change.get("entry")
                if isinstance(entry, dict) and entry.get("type") == type and condition(entry):
                    return entry
        return None

    def closed_by_itself(self, type):
        """The entry of a presentation that closed when its time was over, as the history has it."""
        for revision in self.client.call("history.list", limit=1000)["revisions"]:
            for change in revision["changes"]:
                root = change.get("navigator", {}).get("root", {}) if change["kind"] == "navigator.closed" else {}
                if revision["cause"]["method"] == "time.passed" and root.get("type") == type:
                    return root
        return None

    def wait_for_end(self, type):
        wait_until(lambda: self.entry(type) is None, f"{type} is gone")

    def facts(self, entry):
        return {fact["label"]: fact["value"] for block in entry["content"]["blocks"] for fact in block.get("facts", [])}

    # The actions of a renderer

    def press(self, type, action, item=None, **values):
        """Presses a button of a screen (docs/screen.md)."""
        entry = self.shown(type, lambda entry: action in {one["action"] for one in entry["content"].get("actions", [])})
        message = {"screen": 1, "press": uuid.uuid4().hex, "action": action, "values": values, **({"item": item} if item else {})}
        return self.client.call("entry.ask", entry=entry["id"], name=action, message=message)["answer"]

    def follow(self, type, title):
        """Follows the link of an item or a fact."""
        entry = self.screen(type)
        parts = [part for block in entry["content"]["blocks"] for part in block.get("items", []) + block.get("facts", [])]
        part = next(part for part in parts if title in (part.get("title"), part.get("label")))
        return self.client.call("entry.follow", entry=entry["id"], link=part["link"], values=part.get("values"))

    def answer(self, type, answer):
        alert = self.screen(type)
        self.client.answer(alert["id"], answer)

    def pid(self, module):
        return next(one for one in self.client.call("module.list")["modules"] if one["module"] == module).get("pid")


class Demo(DemoTestCase):
    def test_it_says_what_to_open_and_to_try(self):
        self.assertTrue(self.welcome.startswith(f"navhost 0.1.0 listening on {self.path}\n"))
        self.assertLess(self.welcome.index("navctl tree --drawing"), self.welcome.index("socat"))
        self.assertIn(f"export NAVHOST_SOCKET={self.path} ", self.welcome)
        commands = self.welcome.split("Or paste these commands:\n")[1].split("\n\n")[0]
        where = dict(os.environ, NAVHOST_SOCKET=self.path, PATH=f"{os.environ['PATH']}:{os.path.dirname(os.environ['NAVCTL_BIN'])}")
        for command in commands.splitlines():
            done = subprocess.run(["bash", "-ec", command.strip()], capture_output=True, text=True, env=where, timeout=PATIENCE)
            self.assertEqual(done.returncode, 0, f"{command}: {done.stderr}")
            self.assertNotIn('"error"', done.stdout)

    def test_four_tabs_of_which_one_has_two_columns(self):
        tabs = [self.navigator(name) for name in ("menu", "order", "cups", "today")]
        root = self.client.tree()["navigators"][0]
        self.assertEqual(root["children"], [tab["id"] for tab in tabs])
        self.assertEqual(root["selected"], tabs[0]["id"])
        self.assertEqual([tab.get("root", {}).get("type") for tab in tabs], ["board.list", "basket.page", None, "kitchen.page"])
        self.assertEqual(tabs[2]["children"], [self.navigator("cups-list")["id"], self.navigator("cups-page")["id"]])
        self.assertEqual(self.screen("cups.page")["content"]["title"], "Monday")
        # A tab's first page stays: there is nothing to go back to.
        with self.assertRaises(NavhostError) as caught:
            self.client.back()
        self.assertEqual(caught.exception.name, "at_root")

    def test_a_thing_a_sheet_with_a_result_and_a_toast(self):
        self.follow("board.list", "Flat white")
        self.assertEqual(self.facts(self.screen("board.thing"))["Milk"], "Whole milk")
        self.press("board.thing", "milk")
        self.press("house.milk", "choose", item="Oat milk")
        self.wait_for_end("house.milk")
        thing = self.shown("board.thing", lambda thing: self.facts(thing).get("Milk") == "Oat milk")
        self.assertEqual(self.facts(thing)["Price"], "4.00 €")
        self.press("board.thing", "add")
        order = self.shown("basket.page", lambda order: order["content"].get("blocks"))
        self.assertEqual(order["hints"], {"badge": "1"})
        line = order["content"]["blocks"][0]["items"][0]
        self.assertEqual((line["title"], line["detail"], line["value"]), ("1 × Flat white", "Oat milk", "4.00 €"))
        toast = wait_until(lambda: self.closed_by_itself("basket.added"), "the toast has closed itself")
        self.assertEqual((toast["method"], toast["arguments"]["text"]), ("toast", "Flat white is in your order"))

    def test_a_popover_and_a_drawer(self):
        self.follow("board.list", "Banana bread")
        self.follow("board.thing", "Contains")
        popover = self.screen("board.contents")
        self.assertEqual((popover["method"], popover["content"]["title"]), ("popover", "In the banana bread"))
        self.client.dismiss()
        self.client.back()
        self.press("board.list", "about")
        self.assertEqual(self.screen("house.drawer")["method"], "drawer")
        self.follow("house.drawer", "Opening hours")
        self.screen("house.hours")
        self.client.back()
        self.client.back()
        self.wait_for_end("house.drawer")

    def test_a_deep_link_and_the_url_of_a_place(self):
        self.client.select_navigator("today")
        self.assertEqual(self.client.call("url.open", url="cafe://menu/7")["outcome"], "completed")
        self.assertEqual(self.screen("board.thing")["content"]["title"], "Cinnamon bun")
        self.assertEqual(self.client.tree()["current"], self.navigator("menu")["id"])
        self.assertEqual(self.client.call("url.encode")["url"], "cafe://menu/7")
        self.client.back()
        self.assertEqual(self.client.call("url.encode")["url"], "cafe://menu")

    def test_an_alert_before_a_line_goes(self):
        self.order(7, 9)
        self.press("basket.page", "more", item="1")
        self.assertEqual(self.entry("basket.page")["hints"], {"badge": "3"})
        self.press("basket.page", "less", item="0")
        self.answer("basket.remove", "keep")
        self.press("basket.page", "less", item="0")
        self.answer("basket.remove", "remove")
        wait_until(lambda: [line["name"] for line in self.entry("basket.page")["arguments"]["lines"]] == ["Cheese scone"], "the bun is gone")

    def order(self, *things):
        for thing in things:
            self.client.call("url.open", url=f"cafe://menu/{thing}")
            self.press("board.thing", "add")
        self.client.select_navigator("order")

    def test_a_flow_to_its_end_over_the_death_of_its_module(self):
        self.order(1, 6)
        self.press("basket.page", "pay")
        self.assertEqual(self.press("till.place", "next", place="here", name=""), {"errors": {"name": "Please tell us a name."}})
        self.press("till.place", "next", place="away", name="Ada")
        # A step back, and forward again.
        self.screen("till.tip")
        self.client.back()
        self.wait_for_end("till.tip")
        self.press("till.place", "next", place="away", name="Ada")
        self.press("till.tip", "next", tip="10")
        self.assertEqual(self.screen("till.card")["content"]["title"], "Pay 5.94 €")
        self.kill("till")
        self.assertEqual(list(self.press("till.card", "pay", card="1")["errors"]), ["card"])
        self.press("till.card", "pay", card="1234")
        self.wait_for_end("till.place")
        self.assertEqual(self.client.call("flow.list")["flows"], [])
        receipt = self.facts(self.screen("till.receipt"))
        self.assertEqual((receipt["Paid"], receipt["For"], receipt["Where"]), ("5.94 €", "Ada", "To take away"))
        self.press("till.receipt", "done")
        self.wait_for_end("till.receipt")
        order = self.shown("basket.page", lambda order: "notice" in order["content"])
        self.assertIn("Thank you, Ada.", order["content"]["notice"]["text"])
        self.assertNotIn("hints", order)
        made = wait_until(lambda: self.past("kitchen.page", lambda page: page["arguments"].get("orders")), "the order is being made")
        (order,) = made["arguments"]["orders"]
        self.assertEqual((order["name"], order["things"]), ("Ada", ["1 × Espresso", "1 × Fresh mint"]))
        self.assertEqual(made["hints"], {"badge": "1"})
        wait_until(lambda: self.past("kitchen.page", lambda page: "for Ada" in json.dumps(page.get("content"))), "its page says so")

    def test_an_order_for_later(self):
        self.order(1)
        fields = {block["id"]: block["input"] for block in self.screen("basket.page")["content"]["blocks"] if block["block"] == "field"}
        self.assertEqual(fields, {"day": "date", "time": "time"})
        day = time.strftime("%Y-%m-%d", time.localtime(time.time() + 2 * 86400))
        self.assertEqual(self.press("basket.page", "pay", day=day), {"errors": {"time": "Please choose a time as well."}})
        self.assertEqual(self.press("basket.page", "pay", day="2001-01-31", time="09:30"), {"errors": {"time": "This time has passed."}})
        self.press("basket.page", "pay", day=day, time="09:30")
        self.press("till.place", "next", place="away", name="Ada")
        self.press("till.tip", "next", tip="0")
        self.press("till.card", "pay", card="1234")
        self.press("till.receipt", "done")
        order = self.shown("basket.page", lambda order: "notice" in order["content"])
        self.assertIn(f"It is ready on {day} at 09:30.", order["content"]["notice"]["text"])
        page = self.shown("kitchen.page", lambda page: any(block.get("id") == "later" for block in page["content"]["blocks"]))
        later = next(block for block in page["content"]["blocks"] if block.get("id") == "later")["items"]
        self.assertEqual([(item["detail"], item["value"]) for item in later], [("1 × Espresso", f"{day} 09:30")])
        # The next order begins without it.
        self.order(1)
        self.assertNotIn("pickup", self.entry("basket.page")["arguments"])

    def test_a_picture_of_what_comes_in_a_cup(self):
        self.follow("board.list", "Flat white")
        (image,) = [block for block in self.screen("board.thing")["content"]["blocks"] if block["block"] == "image"]
        self.assertTrue(image["source"].startswith("data:image/png;base64,"))
        self.assertIn("cup", image["alt"])

    def test_a_flow_that_is_cancelled_leaves_the_order(self):
        self.order(1)
        self.press("basket.page", "pay")
        self.press("till.place", "cancel")
        self.wait_for_end("till.place")
        self.assertEqual(len(self.entry("basket.page")["arguments"]["lines"]), 1)

    def test_the_clock_goes_on(self):
        now = self.facts(self.screen("kitchen.page"))["It is"]
        self.shown("kitchen.page", lambda page: self.facts(page)["It is"] != now)

    # The guard

    def draft(self):
        """A cup that is changed and not saved."""
        self.client.select_navigator("cups")
        self.assertIsNone(self.press("cups.page", "try", name="Monday", size="small", shots=3, milk="oat", syrup=False))
        page = self.shown("cups.page", lambda page: "notice" in page["content"])
        self.assertEqual((page["content"]["notice"]["text"], self.facts(page)["Price"]), ("Not saved yet", "4.20 €"))

    def leave(self):
        """Opens another cup; the request waits for the person."""
        other = Client(self.path, timeout=PATIENCE)
        self.addCleanup(other.close)
        leaving = ThreadPoolExecutor(max_workers=1)
        self.addCleanup(leaving.shutdown)
        entry = self.entry("cups.list")["id"]
        return leaving.submit(lambda: other.call("entry.follow", entry=entry, link="cup", values={"index": 1}, within=PATIENCE))

    def test_a_guard_asks_the_person_and_denies(self):
        self.draft()
        left = self.leave()
        dialog = self.screen("cups.unsaved")
        self.assertEqual((dialog["method"], dialog["content"]["title"]), ("dialog", "Save “Monday”?"))
        self.client.answer(dialog["id"], "keep")
        with self.assertRaises(NavhostError) as caught:
            left.result(timeout=PATIENCE)
        self.assertEqual((caught.exception.name, caught.exception.data["reason"]), ("denied", "“Monday” is not saved"))
        self.assertEqual(self.screen("cups.page")["content"]["title"], "Monday")

    def test_a_guard_asks_the_person_and_allows(self):
        for answer, detail in (("discard", "Large, 3 shots, oat milk"), ("save", "Small, 3 shots, oat milk")):
            self.client.call("entry.follow", entry=self.screen("cups.list")["id"], link="cup", values={"index": 0})
            self.draft()
            left = self.leave()
            self.answer("cups.unsaved", answer)
            self.assertEqual(left.result(timeout=PATIENCE)["outcome"], "completed")
            self.shown("cups.page", lambda page: page["content"]["title"] == "After lunch")
            self.shown("cups.list", lambda cups: cups["content"]["blocks"][0]["items"][0]["detail"] == detail)

    def test_a_guard_closes_its_dialog_when_the_request_is_given_up(self):
        self.draft()
        other = Client(self.path, timeout=PATIENCE)
        self.addCleanup(other.close)
        call = other.begin("popAll", navigator="cups-page")
        self.screen("cups.unsaved")
        call.cancel()
        self.wait_for_end("cups.unsaved")
        self.assertIsNotNone(self.entry("cups.page"))

    def test_a_cup_is_saved_and_ordered(self):
        self.follow("cups.list", "A new cup")
        self.shown("cups.page", lambda page: page["content"]["title"] == "My cup")
        toast = self.press("cups.page", "save", name="Double", size="small", shots=2, milk="none", syrup=True)["toast"]
        self.assertEqual(toast, {"text": "“Double” is saved", "tone": "good"})
        self.shown("cups.list", lambda cups: "Double" in [item["title"] for item in cups["content"]["blocks"][0]["items"]])
        self.press("cups.page", "order")
        order = self.shown("basket.page", lambda order: order["content"].get("blocks"))
        line = order["content"]["blocks"][0]["items"][0]
        self.assertEqual((line["title"], line["value"]), ("1 × Double", "3.50 €"))

    # Modules that are killed

    def kill(self, module):
        pid = self.pid(module)
        os.kill(pid, signal.SIGKILL)
        self.wait_for_another(module, pid)

    def wait_for_another(self, module, pid):
        def is_back():
            now = next(one for one in self.client.call("module.list")["modules"] if one["module"] == module)
            return now["state"] == "running" and now["pid"] != pid

        wait_until(is_back, f"{module} is back")

    def test_a_module_that_is_crashed_from_its_page_and_comes_back(self):
        self.press("board.list", "about")
        self.follow("house.drawer", "This module")
        before = self.facts(self.screen("house.process"))
        self.assertEqual(before["Process"], str(self.pid("house")))
        with self.assertRaises(NavhostError) as caught:
            self.press("house.process", "crash")
        self.assertEqual(caught.exception.name, "provider_gone")
        self.wait_for_another("house", int(before["Process"]))
        self.shown("house.process", lambda page: self.facts(page)["Process"] == str(self.pid("house")))

    def test_every_module_keeps_its_pages_when_it_is_killed(self):
        self.order(2)
        self.client.select_navigator("cups")
        self.press("cups.page", "try", name="Kept", size="small", shots=1, milk="none", syrup=False)
        for module in SOURCES:
            shown = [entry["id"] for entry in self.entries() if not entry["type"].endswith(".added")]
            self.kill(module)
            wait_until(lambda: not self.client.tree()["orphaned"], "no page is orphaned")
            self.assertEqual([entry["id"] for entry in self.entries() if not entry["type"].endswith(".added")], shown)
        self.shown("cups.page", lambda page: page["content"].get("notice", {}).get("text") == "Not saved yet")
        self.press("basket.page", "more", item="0")
        wait_until(lambda: self.entry("basket.page")["hints"] == {"badge": "2"}, "there is one more")

    def test_the_end_takes_the_modules_with_it(self):
        pids = [self.pid(module) for module in SOURCES]
        self.process.terminate()
        _, errors = self.process.communicate(timeout=PATIENCE)
        self.assertEqual((self.process.returncode, errors), (0, ""))
        wait_until(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in pids), "the modules have ended")
        self.assertFalse(os.path.exists(self.path))


if __name__ == "__main__":
    unittest.main()
