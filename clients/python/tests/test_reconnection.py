"""The blocking client while its host goes away and comes back."""

import select
import unittest
from unittest import mock

from .hosts import PATIENCE, RealHost
from navhost import Client, ConnectionLost, Tree


class ComingBack(unittest.TestCase):
    def setUp(self):
        self.host = RealHost()
        self.addCleanup(self.host.stop)
        self.client = Client(self.host.path, reconnect=True, timeout=PATIENCE)
        self.addCleanup(self.client.close)

    def test_calls_and_registrations_survive_the_host(self):
        self.client.register("shop", [{"type": "shop.list"}])
        self.host.kill()
        with self.assertRaises(ConnectionLost):
            self.client.call("ping")
        self.assertFalse(self.client.is_connected)
        self.host.start()
        self.assertEqual(self.client.call("destination.get", type="shop.list")["module"], "shop")
        self.assertTrue(self.client.is_connected)

    def test_one_registration_brings_everything_back(self):
        self.client.on("guard.ask", lambda question: {"verdict": "allow"})
        parts = {
            "guards": [{"name": "cart", "on": "enter"}],
            "receivers": [{"route": "shop.checkout"}],
            "urls": [{"pattern": "shop://list", "to": [{"type": "shop.list"}]}],
            "mappings": [{"from": "help.page", "to": "shop.list", "navigator": "n1"}],
            "flows": [{"name": "order", "type": "shop.list"}],
        }
        self.client.register("shop", [{"type": "shop.list"}], **parts)
        self.host.kill()
        self.host.start()
        self.client.serve(timeout=0)
        self.assertEqual(self.client.call("url.resolve", url="shop://list")["items"][0]["type"], "shop.list")
        self.assertEqual(len(self.client.call("guard.list")["guards"]), 1)
        self.assertEqual(self.client.call("receiver.list")["receivers"][0]["route"], "shop.checkout")
        self.client.push("help.page")
        self.assertEqual(self.client.path()["path"][0]["type"], "shop.list")
        self.assertIn("shown", self.client.start_flow("order"))

    def test_a_whole_module_takes_the_place_of_its_registrations(self):
        self.client.register("shop", [{"type": "shop.list"}], guards=[{"name": "cart", "on": "leave"}])
        self.client.register("shop", [{"type": "shop.item"}], replaces=True)
        self.host.kill()
        self.host.start()
        self.client.serve(timeout=0)
        types = [destination["type"] for destination in self.client.call("destination.list")["destinations"]]
        self.assertEqual((types, self.client.call("guard.list")["guards"]), (["shop.item"], []))

    def test_a_watch_survives_the_host(self):
        changes = self.client.watch(timeout=PATIENCE)
        tree = Tree(next(changes)["snapshot"])
        self.host.kill()
        self.host.start()
        again = next(changes)
        self.assertEqual((again["resumed"], again["reason"]), (False, "other_instance"))
        tree.apply(again)
        self.client.register("shop", [{"type": "shop.list"}])
        self.client.push("shop.list")
        tree.apply(next(changes))
        self.assertEqual(tree.snapshot(), self.client.tree())

    def test_nobody_there_is_waited_for_no_longer_than_the_call_may_take(self):
        self.host.kill()
        with self.assertRaises(ConnectionLost):
            self.client.call("ping")
        with self.assertRaises(ConnectionLost) as caught:
            self.client.call("ping", within=2)
        self.assertEqual(caught.exception.reason, "unreachable")
        self.host.start()

    def test_a_module_that_was_given_up_is_not_registered_again(self):
        self.client.register("shop", [{"type": "shop.list"}])
        self.client.register("bakery", [{"type": "bakery.list"}])
        self.client.unregister("shop")
        self.host.kill()
        self.host.start()
        self.client.serve(timeout=0)
        self.assertEqual([module["module"] for module in self.client.call("module.list")["modules"]], ["bakery"])

    def test_types_that_were_given_up_are_not_registered_again(self):
        self.client.register("shop", [{"type": "shop.list"}, {"type": "shop.item"}])
        self.client.register("bakery", [{"type": "bakery.list"}])
        self.client.unregister("shop", ["shop.item"])
        self.host.kill()
        self.host.start()
        self.client.serve(timeout=0)
        types = [destination["type"] for destination in self.client.call("destination.list")["destinations"]]
        self.assertEqual(types, ["bakery.list", "shop.list"])

    def test_a_watch_says_that_it_is_to_be_asked_for_again(self):
        """A call that connects again does not ask for the watch, and the socket tells nothing of it."""
        changes = self.client.watch()
        self.assertTrue(changes.is_ready)
        tree = Tree(changes.poll(0)["snapshot"])
        self.assertFalse(changes.is_ready)
        self.host.kill()
        self.host.start()
        with self.assertRaises(ConnectionLost):
            self.client.call("ping")
        self.assertFalse(changes.is_ready, "there is no connection to ask over")
        self.assertEqual(self.client.call("host.status")["watches"], 0)
        self.assertTrue(changes.is_ready)
        self.assertEqual(select.select([self.client], [], [], 0)[0], [])
        tree.apply(changes.poll(0))
        self.assertFalse(changes.is_ready)
        self.assertEqual(tree.snapshot(), self.client.tree())
        self.assertEqual(self.client.call("host.status")["watches"], 1)

    def test_a_watch_says_that_another_has_read_for_it(self):
        self.client.register("shop", [{"type": "shop.list"}])
        watches = [self.client.watch() for _ in range(2)]
        for changes in watches:
            changes.poll(0)
        self.assertFalse(any(changes.is_ready for changes in watches))
        self.client.push("shop.list")
        self.assertEqual(watches[0].poll(PATIENCE)["revision"], 1)
        # The host has answered this behind what it told the watches.
        self.client.call("ping")
        self.assertTrue(watches[1].is_ready)
        self.assertEqual(select.select([self.client], [], [], 0)[0], [])
        self.assertEqual(watches[1].poll(0)["revision"], 1)
        self.assertFalse(any(changes.is_ready for changes in watches))

    def test_a_watch_that_has_ended_is_ready_for_nothing(self):
        scene = self.client.call("scene.create", scene="shop")["scene"]
        changes = self.client.watch(scene=scene, timeout=PATIENCE)
        self.client.call("scene.close", scene=scene)
        self.assertEqual([set(params) & {"snapshot", "reason"} for params in changes], [{"snapshot"}, {"reason"}])
        self.host.kill()
        self.host.start()
        with self.assertRaises(ConnectionLost):
            self.client.call("ping")
        self.client.call("ping")
        self.assertTrue(self.client.is_connected)
        self.assertFalse(changes.is_ready, "there is nothing to go on with")

    def test_a_watch_that_nobody_reads_goes_on_where_it_was_given_up(self):
        self.client.register("shop", [{"type": "shop.list"}])
        with mock.patch("navhost.watches.MAXIMUM_WAITING", 5):
            changes = self.client.watch(timeout=PATIENCE)
            for _ in range(12):
                self.client.push("shop.list")
            self.assertEqual(self.client.call("host.status")["watches"], 0)
            self.assertEqual([next(changes).get("revision") for _ in range(13)], list(range(13)))


if __name__ == "__main__":
    unittest.main()
