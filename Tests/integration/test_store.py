"""What outlives the host: a process, its store, and the ways in which either can end."""

import json
import os
import signal
import sys
import time
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE  # noqa: E402
from storing import SHOP, Storing  # noqa: E402
from navhost import NavhostError, Tree  # noqa: E402


class Stored(Storing):
    def test_a_killed_host_comes_back_where_its_last_answer_said(self):
        self.start()
        client = self.fill()
        before, second = client.tree(), client.tree(scene="second")
        self.kill()
        self.start()
        client = self.client()
        after = client.tree()
        self.assertEqual(after["navigators"], before["navigators"])
        self.assertEqual([one["accepts"] for one in after["navigators"] if "accepts" in one], [{"types": ["shop.list"], "roles": ["list"]}])
        # Who was connected is gone, with its lock; so is the provider of the types.
        self.assertEqual([one["kind"] for one in after["attachments"]], ["checkpoint"])
        self.assertEqual((after["orphaned"], after["revision"]), (["shop.item", "shop.list"], before["revision"] + 1))
        self.assertEqual(client.tree(scene="second")["navigators"], second["navigators"])
        self.assertEqual(client.tree(scene="second")["configuration"]["verbosity"], "debug")
        with self.assertRaises(NavhostError) as caught:
            client.push("shop.list")
        self.assertEqual(caught.exception.name, "unknown_destination")
        self.assertEqual(client.register("shop", SHOP)["revived"], ["shop.item", "shop.list"])
        ids = [int(client.push("shop.list", navigator="home")["entry"][1:]) for _ in range(2)]
        self.assertEqual(ids, sorted(ids))
        known = [one["id"] for one in before["attachments"]] + [one["id"] for one in before["navigators"]]
        self.assertGreater(ids[0], max(int(id[1:]) for id in known))
        self.assertGreater(int(client.call("hello")["session"][1:]), 1)

    def test_guards_stay_in_force_over_a_restart(self):
        guards = [{"name": "login", "on": "enter", "types": ["shop.item"], "away": "deny"}]
        self.start()
        self.fill()
        door = self.client()
        door.register("door", [], guards=guards)
        door.call("guard.add", name="ends", on="leave")
        self.kill()
        self.start()
        client = self.client()
        found = client.call("guard.list")["guards"]
        self.assertEqual([(one["name"], one["module"], one["away"], "session" in one) for one in found], [("login", "door", "deny", False)])
        client.register("shop", SHOP)
        with self.assertRaises(NavhostError) as caught:
            client.present("shop.item")
        self.assertEqual((caught.exception.name, caught.exception.data["away"]), ("denied", True))
        self.assertEqual(self.client().register("door", [], guards=guards)["guards"], [found[0]["guard"]])
        self.end()
        exported = self.program("store", "export", self.store)
        other = os.path.join(self.folder, "other.db")
        self.assertEqual(self.program("store", "import", other, input=exported.stdout).returncode, 0)
        self.store = other
        self.start()
        client = self.client()
        self.assertEqual(len(client.call("guard.list")["guards"]), 1)
        client.call("guard.remove", guard=found[0]["guard"])
        self.kill()
        self.start()
        self.assertEqual(self.client().call("guard.list")["guards"], [])

    def test_durability_is_said_and_kept(self):
        for durability in ("synced", "written", "memory"):
            self.start("--durability", durability)
            client = self.client()
            client.register("shop", SHOP)
            self.assertEqual(client.push("shop.list")["durability"], durability)
            revision = client.tree()["revision"]
            # In memory is only promised to be written at an orderly end.
            self.end() if durability == "memory" else self.kill()
            self.start()
            self.assertGreater(self.client().tree()["revision"], revision)
            self.end()

    def test_watches_go_on_across_restarts(self):
        self.start()
        client = self.fill()
        start = client.call("watch")
        tree = Tree(start["snapshot"])
        client.push("shop.list", navigator="home")
        self.kill()
        self.start()
        client = self.client()
        changes = client.watch(since=tree.revision, instance=start["instance"], timeout=PATIENCE)
        self.assertTrue(next(changes)["resumed"])
        while tree.revision < client.tree()["revision"]:
            tree.apply(next(changes))
        wanted = client.tree()
        self.assertEqual(tree.snapshot()["navigators"], wanted["navigators"])
        # A revision that the former life never reached is nothing to go on from.
        lost = client.call("watch", since=wanted["revision"], instance=start["instance"])
        self.assertEqual((lost["resumed"], lost["reason"]), (False, "other_instance"))

    def test_history_survives(self):
        self.start()
        before = int(time.time() * 1000)
        shop = self.fill()
        shop.call("hello", name="till", version="2.1")
        entry = shop.push("shop.list", navigator="home", by_person=True)["entry"]
        self.kill()
        self.start()
        client = self.client()
        revisions = client.call("history.list", entry=entry)["revisions"]
        self.assertEqual([one["cause"]["method"] for one in revisions], ["push"])
        cause = revisions[0]["cause"]
        self.assertEqual((cause["client"], cause["module"], cause["byPerson"]), ("till/2.1", "shop", True))
        self.assertTrue(before <= cause["time"] <= int(time.time() * 1000), cause)
        former = client.tree(revision=revisions[0]["revision"] - 1)
        self.assertNotIn(json.dumps(entry), json.dumps(former))
        client.call("undo", to=revisions[0]["revision"] - 1)
        self.assertEqual(client.tree()["navigators"], former["navigators"])

    def test_signals_wait_for_a_module_across_restarts(self):
        self.start()
        shop, client = self.client(), self.client()
        shop.register("shop", SHOP)
        shop.call("present", type="shop.list", method="alert", buttons=[{"answer": "yes"}])
        shop.call("scene.create", scene="second")
        shop.call("present", scene="second", type="shop.list", method="alert", buttons=[{"answer": "no"}])
        client.call("session.close", session=shop.call("hello")["session"])
        client.call("answer", entry="e3", answer="yes")
        self.kill()
        self.start()
        client = self.client()
        # The session that showed the alerts is known from the history.
        client.call("answer", scene="second", entry="e3", answer="no")
        for scene, answer in (("main", "yes"), ("second", "no")):
            kept = client.call("attachment.list", scene=scene, kind="signal")["attachments"]
            self.assertEqual([item["signal"]["name"] for item in kept], [answer])
        self.end()
        self.start()
        shop = self.client()
        shop.register("shop", SHOP)
        signals = shop.notifications(timeout=PATIENCE)
        told = [next(signals).params["name"] for _ in range(2)]
        self.assertEqual(told, ["yes", "no"])
        self.assertEqual(shop.call("attachment.list", kind="signal")["attachments"], [])

    def test_a_restored_entry_that_breaks_a_rule_is_quarantined_until_it_breaks_none(self):
        def path(*rules):
            client = self.client()
            client.register("shop", [SHOP[0], dict(SHOP[1], **({"rules": rules[0]} if rules else {}))])
            return [entry.get("quarantined", False) for entry in client.call("path.get")["path"]], client

        self.start()
        marks, client = path()
        for type in ("shop.list", "shop.item", "shop.item"):
            client.push(type)
        self.kill()
        self.start()
        marks, client = path({"under": ["list"]})
        self.assertEqual(marks, [False, False, True])
        self.end()
        self.start()
        self.assertEqual([entry.get("quarantined", False) for entry in self.client().call("path.get")["path"]], [False, False, True])
        marks, client = path({"within": ["list"]})
        self.assertEqual(marks, [False, False, False])

    def test_another_restoration_key_starts_afresh_and_keeps_the_old_state(self):
        self.start("--restoration-key", "1.0")
        before = self.fill().tree()
        self.end()
        self.start("--restoration-key", "2.0")
        client = self.client()
        self.assertEqual((client.tree()["revision"], len(client.call("scene.list")["scenes"])), (0, 1))
        self.end()
        self.start("--restoration-key", "1.0")
        self.assertEqual(self.client().tree()["navigators"], before["navigators"])
        self.end()
        report = self.program("store", "check", self.store).stdout
        self.assertIn("scene main, key 2.0, set aside", report)

    def test_a_scene_has_a_state_under_each_of_its_keys(self):
        """Each answer holds, however the host ends: the key, the state and those that are set aside go together."""

        def state(client):
            found = {one["scene"]: one for one in client.call("scene.list")["scenes"]}["second"]
            path = [entry["arguments"].get("page") for entry in client.call("path.get", scene="second", navigator="n1")["path"]]
            return found.get("restorationKey", ""), found.get("setAside", []), path

        self.start()
        client = self.fill()
        first = client.tree(scene="second")
        self.assertFalse(client.call("scene.restore", scene="second", restorationKey="2.0")["restored"])
        client.push("shop.list", {"page": 2}, scene="second")
        before = client.tree()
        self.kill()
        self.start()
        client = self.client()
        self.assertEqual(state(client), ("2.0", [""], [2]))
        answer = client.call("scene.restore", scene="second", restorationKey="")
        self.assertTrue(answer["restored"])
        self.kill()
        self.start()
        client = self.client()
        self.assertEqual(state(client), ("", ["2.0"], [None]))
        back = client.tree(scene="second")
        self.assertEqual((back["navigators"], back["orphaned"]), (first["navigators"], ["shop.list"]))
        self.assertGreaterEqual(back["revision"], answer["revision"])
        self.assertEqual(client.tree()["navigators"], before["navigators"], "the other scene stays")
        self.assertEqual(client.register("shop", SHOP)["revived"], ["shop.item", "shop.list"])
        highest = max(int(one["id"][1:]) for one in first["navigators"][0]["path"])
        self.assertGreater(int(client.push("shop.list", scene="second")["entry"][1:]), highest + 1)
        self.end()
        self.assertIn("scene second: revision", self.program("store", "check", self.store).stdout)
        self.assertIn("entries, states under former keys: 1", self.program("store", "check", self.store).stdout)
        lines = self.program("store", "export", self.store).stdout
        copy = os.path.join(self.folder, "copy.db")
        self.assertEqual(self.program("store", "import", copy, input=lines).returncode, 0)
        self.assertEqual(self.program("store", "export", copy).stdout, lines)
        # Without the option, the host goes on with its last key.
        for options in (("--restoration-key", "of the host"), ()):
            self.start(*options)
            self.assertEqual(len(self.client().call("scene.list")["scenes"]), 1)
            self.end()
        self.start("--restoration-key", "")
        client = self.client()
        self.assertTrue(client.call("scene.restore", scene="second", restorationKey="2.0")["restored"])
        self.assertEqual(state(client), ("2.0", [""], [2]))

    def test_a_log_that_is_lost_is_told(self):
        self.start()
        revisions = {self.fill().tree()["revision"], self.client().tree(scene="second")["revision"]}
        self.kill()
        os.remove(self.store + "-wal")
        self.start()
        lost = self.client().call("host.status")["rolledBack"]
        self.assertEqual({one["from"] for one in lost}, revisions)
        self.assertEqual({one["to"] for one in lost}, {0})
        self.process.send_signal(signal.SIGTERM)
        _, errors = self.process.communicate(timeout=PATIENCE)
        self.process = None
        self.assertEqual(errors.count("the store's write-ahead log was lost or damaged"), 2)
        self.assertEqual(os.listdir(os.path.dirname(self.store)), [os.path.basename(self.store)])
        self.start()
        self.assertNotIn("rolledBack", self.client().call("host.status"))

    def test_tools(self):
        self.start()
        self.fill()
        self.assertEqual(self.program("store", "check", self.store).returncode, 74, "a host has it open")
        self.end()
        check = self.program("store", "check", self.store)
        self.assertEqual((check.returncode, check.stdout.splitlines()[-1]), (0, "sound"))
        lines = self.program("store", "export", self.store).stdout
        copy = os.path.join(self.folder, "copy.db")
        self.assertEqual(self.program("store", "import", copy, input=lines).returncode, 0)
        self.assertEqual(self.program("store", "import", copy, input=lines).returncode, 74, "never over a file")
        self.assertEqual(self.program("store", "export", copy).stdout, lines)
        self.assertEqual(self.program("store", "compact", copy).returncode, 0)
        self.assertEqual(self.program("store", "check", copy).returncode, 0)

    def test_a_store_that_cannot_be_used_is_named_and_left_alone(self):
        self.start()
        self.fill()
        second = self.program("serve", "--socket", self.path + "2", "--store", self.store)
        self.assertEqual(second.returncode, 74)
        self.assertIn(f"{self.store}: another host has the store open", second.stderr)
        self.assertFalse(os.path.exists(self.path + "2"))
        self.end()
        with open(self.store, "r+b") as file:
            file.seek(4096)
            file.write(b"\0" * (os.path.getsize(self.store) - 4096))
        with open(self.store, "rb") as file:
            before = file.read()
        damaged = self.program("serve", "--socket", self.path, "--store", self.store)
        self.assertEqual(damaged.returncode, 74)
        self.assertIn("damaged", damaged.stderr)
        self.assertEqual(self.program("store", "check", self.store).returncode, 1)
        with open(self.store, "rb") as file:
            self.assertEqual(file.read(), before)
        text = os.path.join(self.folder, "text")
        with open(text, "w", encoding="utf-8") as file:
            file.write("not a store\n" * 100)
        self.assertIn("not a store of navhost", self.program("serve", "--socket", self.path, "--store", text).stderr)


if __name__ == "__main__":
    unittest.main()
