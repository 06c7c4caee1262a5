"""The blocking client, against the real host and against hosts that misbehave."""

import json
import os
import random
import subprocess
import sys
import unittest
from unittest import mock

from .hosts import PATIENCE, RealHost, ScriptedHost, wait_until
from navhost import Client, ConnectionLost, NavhostError, TimedOut, Tree

EXAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "examples")


class Live(unittest.TestCase):
    def setUp(self):
        self.host = RealHost()
        self.addCleanup(self.host.stop)

    def client(self):
        client = Client(self.host.path, timeout=PATIENCE)
        self.addCleanup(client.close)
        return client

    def test_navigating_between_modules(self):
        shop, other = self.client(), self.client()
        shop.register("shop", [{"type": "shop.list"}])
        shown = other.navigate("shop.list", {"page": 2})
        self.assertEqual(shown, {"scene": "main", "revision": 1, "changed": True, "durability": "memory", "navigator": "n1",
                                 "entry": "e2"})
        self.assertEqual(other.path()["path"][0]["arguments"], {"page": 2})

    def test_refusal_says_name_code_and_data(self):
        with self.assertRaises(NavhostError) as caught:
            self.client().navigate("shop.lst")
        self.assertEqual((caught.exception.name, caught.exception.code), ("unknown_destination", 203))
        self.assertEqual(caught.exception.data["type"], "shop.lst")

    def test_question_times_out_and_the_connection_lives(self):
        shop, other = self.client(), self.client()
        shop.register("shop", [{"type": "shop.list"}])
        entry = other.push("shop.list")["entry"]
        with self.assertRaises(TimedOut):
            other.call("entry.ask", entry=entry, message=1, within=0.2)
        with self.assertRaises(NavhostError) as caught:
            other.ask(entry, 1, timeout=0.2)
        self.assertEqual(caught.exception.name, "provider_timeout")
        self.assertEqual(other.call("ping"), {"pong": True})

    def test_every_parameter_reaches_the_host(self):
        client = self.client()
        client.call("guard.add", name="login", on="enter", timeout=1.5, within=20)
        client.call("guard.add", {"name": "close", "on": "leave", "timeout": 2.5})
        self.assertEqual([guard["timeout"] for guard in client.call("guard.list")["guards"]], [1.5, 2.5])
        self.assertEqual(client.call("receiver.add", value="shop.voucher", timeout=3)["timeout"], 3)
        client.register("shop", [{"type": "shop.list"}])
        flow = client.start_flow("buy", data=1)["flow"]
        client.call("flow.update", {"flow": flow, "data": None})
        self.assertNotIn("data", client.call("flow.get", flow=flow)["flow"])
        with self.assertRaises(NavhostError) as caught:
            client.call("ping", timeout=1)
        self.assertEqual(caught.exception.name, "invalid_params")

    def test_tree_takes_every_event_of_a_watch(self):
        shop, watcher = self.client(), self.client()
        events = watcher.watch(verbosity="info", timeout=PATIENCE)
        tree = Tree(next(events)["snapshot"])
        shop.register("shop", [{"type": "shop.list"}])
        shop.push("shop.list")
        kinds = []
        while tree.revision < 1:
            event = next(events)
            kinds.append(event.get("kind"))
            tree.apply(event)
        self.assertIn("module.registered", kinds)
        self.assertEqual(tree.snapshot(), watcher.tree())

    def test_tree_follows_random_changes_exactly(self):
        client, watcher = self.client(), self.client()
        client.register("shop", [{"type": "shop.list"}, {"type": "shop.item", "method": "managedSheet"}])
        changes = watcher.watch(timeout=PATIENCE)
        tree = Tree(next(changes)["snapshot"])
        choose = random.Random(7)
        for _ in range(300):
            self.change(client, choose)
            expected = client.tree()
            while tree.revision < expected["revision"]:
                tree.apply(next(changes))
            self.assertEqual(tree.snapshot(), expected)

    def test_paths_are_edited_by_ids(self):
        client = self.client()
        client.register("shop", [{"type": "shop.list"}])
        revision = client.set_path([{"type": "shop.list"}] * 2)["revision"]
        self.assertEqual(client.insert_path([{"type": "shop.list"}], before="e3")["path"], ["e4"])
        self.assertEqual(client.move_entry("e2", after="e3")["position"], 2)
        self.assertEqual(client.remove_entries(["e3"])["removed"]["entries"], 1)
        client.update_entry("e2", {"page": 2}, hints={"a": 1})
        client.call("entry.update", {"entry": "e2", "hints": None})
        self.assertEqual([(entry["id"], entry.get("hints"), entry["arguments"]) for entry in client.path()["path"]],
                         [("e4", None, {}), ("e2", None, {"page": 2})])
        with self.assertRaises(NavhostError) as caught:
            client.push("shop.list", if_navigation=revision)
        self.assertEqual(caught.exception.name, "revision_mismatch")
        self.assertTrue(client.report_rendering(focus={"entry": "e2"})["changed"])
        self.assertEqual(client.call("renderer.list")["renderers"][0]["focus"], {"entry": "e2"})

    def test_watch_with_credit_waits_for_more(self):
        client, watcher = self.client(), self.client()
        client.register("shop", [{"type": "shop.list"}])
        events = watcher.watch(credit=1, timeout=PATIENCE)
        start = next(events)
        for _ in range(3):
            client.push("shop.list")
        self.assertEqual(next(events)["revision"], 1)
        self.assertEqual(watcher.add_credit(start["watch"], 2)["credit"], 0)
        self.assertEqual([events.poll(0)["revision"] for _ in range(2)], [2, 3])

    def flow(self, client, choose):
        return choose.choice(client.call("flow.list")["flows"] or [{"id": "a9"}])["id"]

    def change(self, client, choose):
        navigators = [navigator["id"] for navigator in client.tree()["navigators"]]
        place = choose.choice(navigators)
        attempts = [
            lambda: client.push("shop.list", {"n": choose.randrange(9)}, navigator=place),
            lambda: client.navigate("shop.item", navigator=place),
            lambda: client.create_navigator(parent=place),
            lambda: client.select_navigator(place),
            lambda: client.set_path([{"type": "shop.list"}] * choose.randrange(4), navigator=place),
            lambda: client.replace("shop.item", navigator=place),
            lambda: client.back(navigator=place),
            lambda: client.pop(2, navigator=place),
            lambda: client.call("navigator.close", navigator=place),
            lambda: client.dismiss_any() if choose.random() < 0.1 else None,
            lambda: client.reset() if choose.random() < 0.05 else None,
            lambda: client.push("shop.list", navigator=place, if_present="raise"),
            lambda: client.lock("busy", navigator=place),
            lambda: client.unlock(choose.choice(client.call("attachment.list", kind="lock")["attachments"] or [{"id": "a9"}])["id"]),
            lambda: client.establish_checkpoint("here", navigator=place),
            lambda: client.return_to_checkpoint("here", navigator=place),
            lambda: client.start_flow("order", type="shop.list", data=1, navigator=place),
            lambda: client.next_step(self.flow(client, choose), "shop.list", data=choose.random()),
            lambda: client.complete_flow(self.flow(client, choose), value=1),
            lambda: client.cancel_flow(self.flow(client, choose)),
            lambda: client.fail_flow(self.flow(client, choose), "broken"),
            lambda: client.call("trigger.bind", trigger="go", operation={"method": "back"}, navigator=place),
            lambda: client.call("trigger.set", trigger="go", navigator=place),
            lambda: client.present("shop.item", method="alert", buttons=[{"answer": "ok"}], navigator=place),
            lambda: client.transaction([{"method": "push", "params": {"type": "shop.list"}}, {"method": "back"}]),
            lambda: client.set_state(client.state()["state"][:3]),
            lambda: client.call("undo"),
        ]
        try:
            choose.choice(attempts)()
        except NavhostError as refusal:
            self.assertGreaterEqual(refusal.code, 200)

    def test_example_module_and_watch(self):
        environment = dict(os.environ, NAVHOST_SOCKET=self.host.path)
        client = self.client()
        client.register("other", [{"type": "other.page"}])
        watch = subprocess.Popen([sys.executable, os.path.join(EXAMPLES, "watch.py")], env=environment, stdout=subprocess.PIPE, text=True)
        module = subprocess.Popen([sys.executable, os.path.join(EXAMPLES, "catalog.py"), "other.page"], env=environment, stderr=subprocess.PIPE)
        try:
            self.assertEqual(watch.stdout.readline(), "revision 0, watching\n")
            wait_until(lambda: any(m["module"] == "catalog" for m in client.call("module.list")["modules"]))
            item = client.navigate("catalog.item", {"id": 2})["entry"]
            self.assertEqual(watch.stdout.readline(), "revision 1: entry.added; n1 has 1 entries\n")
            self.assertEqual(client.ask(item, {"get": "title"}), {"answer": "Chair"})
            opened = client.ask(item, {"open": "next"})["answer"]["entry"]
            self.assertEqual(client.call("entry.get", entry=opened)["type"], "other.page")
            with self.assertRaises(NavhostError) as caught:
                client.navigate("catalog.item", {"id": "two"})
            self.assertEqual(caught.exception.data["path"], "/id")
            module.kill()
            module.wait()
            wait_until(lambda: client.tree()["orphaned"] == ["catalog.item"])
        finally:
            for process in (watch, module):
                process.kill()
                process.communicate()


class Misbehaving(unittest.TestCase):
    def connect(self, *scripts):
        host = ScriptedHost(*scripts)
        self.addCleanup(host.stop)
        client = Client(host.path, timeout=PATIENCE)
        self.addCleanup(client.close)
        return client

    def test_nobody_there(self):
        with self.assertRaises(ConnectionLost) as caught:
            Client("/nonexistent/navhost.sock")
        self.assertIn("is navhost running?", str(caught.exception))

    def test_host_that_closes_early_fails_the_call_once_and_for_all(self):
        client = self.connect(lambda connection, lines: lines.readline())
        for _ in range(2):
            with self.assertRaises(ConnectionLost):
                client.call("ping")

    def test_half_a_line_and_then_nothing(self):
        client = self.connect(lambda connection, lines: (lines.readline(), connection.sendall(b'{"id":1,"res')))
        with self.assertRaises(ConnectionLost):
            client.call("ping")

    def test_garbage_ends_the_connection(self):
        client = self.connect(lambda connection, lines: (lines.readline(), connection.sendall(b"hello\n"), lines.readline()))
        with self.assertRaises(ConnectionLost):
            client.call("ping")

    def test_answers_in_another_order_and_to_unknown_ids(self):
        def script(connection, lines):
            request = json.loads(lines.readline())
            connection.sendall(b'{"id":99,"result":{}}\n')
            connection.sendall(json.dumps({"id": request["id"], "result": {"pong": True}}).encode() + b"\n")
            lines.readline()

        self.assertEqual(self.connect(script).call("ping"), {"pong": True})

    def test_what_came_with_an_interrupted_question_is_not_lost(self):
        def script(connection, lines):
            lines.readline()
            connection.sendall(b'{"id":"q1","method":"entry.ask","params":{}}\n{"method":"signal","params":{"kind":"news"}}\n')
            lines.readline()

        client = self.connect(script)
        client.on_ask(mock.Mock(side_effect=KeyboardInterrupt))
        with self.assertRaises(KeyboardInterrupt):
            client.call("ping")
        self.assertEqual(next(client.notifications(timeout=0)).params, {"kind": "news"})

    def test_bye_is_the_reason(self):
        def script(connection, lines):
            lines.readline()
            connection.sendall(b'{"method":"bye","params":{"reason":"shutting_down","message":"The host is shutting down"}}\n')

        with self.assertRaises(ConnectionLost) as caught:
            self.connect(script).call("ping")
        self.assertEqual((caught.exception.reason, str(caught.exception)), ("shutting_down", "shutting_down: The host is shutting down"))


if __name__ == "__main__":
    unittest.main()
