"""Guards and receivers of a shared scene, with three hosts."""

import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from hosts import refusal  # noqa: E402
from places import SCENE  # noqa: E402
from servers import wait_for  # noqa: E402
from test_hosts import ThreeHosts  # noqa: E402


class Participation(ThreeHosts):
    def test_guards_and_receivers_are_asked_about_requests_of_other_hosts(self):
        """Also after the owner has died."""
        self.module(self.others[0])
        keeper, client = self.connect(self.others[0]), self.connect(self.others[1])
        guard = keeper.result("guard.add", name="door", on="enter", types=["shop.*"])["guard"]
        receiver = keeper.result("receiver.add", scene=SCENE, value="shop.code")["receiver"]

        def guards():
            answer = client.ask("guard.list", scene=SCENE)
            return [one["guard"] for one in answer.get("result", {}).get("guards", [])]

        for owner in (self.owner, None):
            # A busy host may be slow to tell the next owner.
            wait_for(lambda: guards() == [guard], "the owner to know the guard")
            params = {"scene": SCENE, "type": "shop.item", "arguments": {"number": 1}}
            client.send({"id": "guarded", "method": "push", "params": params})
            question = keeper.next("guard.ask")
            keeper.send({"id": question["id"], "result": {"verdict": "deny", "reason": "closed"}})
            self.assertEqual(refusal(client.answer("guarded")), "denied")
            client.send({"id": "sent", "method": "send", "params": {"scene": SCENE, "values": [{"value": "shop.code", "data": 5}]}})
            question = keeper.next("value.receive")
            self.assertEqual(question["params"]["data"], 5)
            keeper.send({"id": question["id"], "result": {"resume": "auto"}})
            self.assertEqual(client.answer("sent")["result"]["steps"][0]["by"]["receiver"], receiver)
            # In a scene of the host itself, by the same guard.
            keeper.send({"id": "local", "method": "push", "params": {**params, "scene": "main"}})
            question = keeper.next("guard.ask")
            keeper.send({"id": question["id"], "result": {"verdict": "allow"}})
            self.assertEqual(keeper.answer("local")["result"]["durability"], "memory")
            if owner:
                owner.kill()
        keeper.result("guard.remove", guard=guard)
        self.assertEqual(guards(), [])
        self.assertEqual(keeper.result("guard.list")["guards"], [])

    def test_a_guard_stays_while_its_module_is_away(self):
        """Its host has died, and then the owner too. So the log alone knows the guard, and the settings of the scene."""
        owner, away, last = self.owner, *self.others
        client = self.connect(last)
        client.result("module.register", module="shop", destinations=[{"type": "shop.item"}])
        keeper = self.connect(away)
        keeper.result("module.register", module="door", destinations=[])
        guard = keeper.result("guard.add", scene=SCENE, name="door", on="enter", types=["shop.*"], away="deny")["guard"]
        client.result("scene.configure", scene=SCENE, verbosity="debug")
        away.kill()
        owner.kill()

        def known():
            answer = client.ask("guard.list", scene=SCENE)
            return [(one["guard"], one.get("session")) for one in answer.get("result", {}).get("guards", [])]

        wait_for(lambda: known() == [(guard, None)], "the next owner to know the guard", lambda: last.log)
        answer = self.push(client, 1)
        self.assertEqual((refusal(answer), answer["error"]["data"].get("away")), ("denied", True))
        self.assertEqual(client.result("tree.get", scene=SCENE)["configuration"]["verbosity"], "debug")
        # There must be a way past a module that does not come back.
        self.assertEqual(client.result("guard.remove", guard=guard), {"guard": guard})
        self.assertEqual(self.pushed(client, 2)["revision"], 1)

    def test_a_guard_that_its_host_refuses_is_nowhere(self):
        """The owner has no objection: it does not know of the guards of the host's own scenes."""
        keeper, client = self.connect(self.others[0]), self.connect(self.others[1])
        limit = keeper.result("host.status")["limits"]["guards"]
        for number in range(limit):
            keeper.result("guard.add", name=f"door{number}", on="enter", scene="main")
        answer = keeper.ask("guard.add", name="door", on="enter")
        self.assertEqual(refusal(answer), "limit_reached")
        wait_for(lambda: client.result("guard.list", scene=SCENE)["guards"] == [], "the guard is removed")
        # It is not said to the next owner.
        self.owner.kill()
        wait_for(lambda: client.ask("guard.list", scene=SCENE).get("result") == {"guards": []}, "the next owner", lambda: self.others[1].log)

    def test_a_registration_that_its_host_refuses_changes_nothing_in_shared_scenes(self):
        """The owner has no objection: it does not know the navigators of the host's own scenes."""
        module, client = self.module(self.others[0]), self.connect(self.others[1])
        mapping = {"scene": "main", "navigator": "n77", "from": "help.page", "to": "shop.other"}
        guards = [{"name": "door", "on": "enter"}]
        for name in ("shop", "yard"):
            lists = {"replaces": True, "destinations": [{"type": f"{name}.other"}], "mappings": [mapping], "guards": guards}
            request = {"id": name, "method": "module.register", "params": {"module": name, **lists}}
            for is_batch in (False, True):
                module.send([request] if is_batch else request)
                answer = module.read()[0] if is_batch else module.answer(name)
                self.assertEqual(refusal(answer), "unknown_navigator")
            answer = client.ask("navigate", scene=SCENE, type=f"{name}.other")
            self.assertEqual(refusal(answer), "unknown_destination")
        self.assertEqual(client.result("guard.list", scene=SCENE)["guards"], [])
        self.pushed(client, 1)

    def test_a_module_that_comes_back_is_told_of_shared_scenes(self):
        """In one answer, also when it comes as a part of a batch."""
        module, client = self.module(self.others[0]), self.connect(self.others[1])
        self.pushed(client, 1)
        flow = client.result("flow.start", scene=SCENE, name="order", type="shop.item", module="shop")["flow"]
        module.close()
        wait_for(lambda: client.result("tree.get", scene=SCENE).get("orphaned"), "the end of the module", lambda: self.owner.log)
        for is_batch in (False, True):
            module = self.connect(self.others[0])
            request = {"id": "register", "method": "module.register", "params": {"module": "shop", "destinations": [{"type": "shop.item"}]}}

            def result(module=module, request=request, is_batch=is_batch):
                module.send([request] if is_batch else request)
                answer = module.read()[0] if is_batch else module.answer("register")
                self.assertIn(refusal(answer), (None, "name_taken"))
                return answer.get("result")

            told = wait_for(result, "the module's name is free")
            self.assertEqual((told["revived"], [(one["scene"], one["id"]) for one in told["flows"]]), (["shop.item"], [(SCENE, flow)]))
            module.close()
            wait_for(lambda: client.result("tree.get", scene=SCENE).get("orphaned"), "the end of the module", lambda: self.owner.log)

    def test_parts_that_a_module_lists_have_one_id_everywhere(self):
        """In shared scenes, and in the own scenes of all hosts, where the module's types are shown."""
        self.module(self.others[0])
        keeper, client = self.connect(self.others[0]), self.connect(self.others[1])
        guards = [{"name": "door", "on": "enter", "types": ["shop.*"]}, {"name": "exit", "on": "leave", "types": ["shop.*"]}]
        receivers = [{"value": "door.code"}]
        listed = keeper.result("module.register", module="door", destinations=[], guards=guards, receivers=receivers)

        def told(connection, **scene):
            parts = (connection.result("guard.list", **scene)["guards"], connection.result("receiver.list", **scene)["receivers"])
            return [one["guard"] for one in parts[0]] + [one["receiver"] for one in parts[1]]

        for connection in (keeper, client):
            for scene in ({"scene": SCENE}, {}):
                # A host hears a moment later what its modules are.
                wait_for(lambda connection=connection, scene=scene: told(connection, **scene) == listed["guards"] + listed["receivers"], f"the parts in {scene}")
        keeper.result("guard.remove", guard=listed["guards"][0])
        left = listed["guards"][1:] + listed["receivers"]
        self.assertEqual(told(client, scene=SCENE), left)
        wait_for(lambda: told(client) == left, "the other host to hear of the removal")
        self.owner.kill()
        wait_for(lambda: "result" in self.push(client, 1), "a change", lambda: self.others[1].log)
        self.assertEqual(told(client, scene=SCENE), left)

    def test_parts_that_a_module_lists_may_name_a_scene(self):
        """A shared one, or one of its own host."""
        keeper, client = self.connect(self.others[0]), self.connect(self.others[1])
        parts = {
            "guards": [
                {"name": "wall", "on": "enter", "scene": SCENE, "navigator": "n1"},
                {"name": "desk", "on": "enter", "scene": "desk"},
            ],
            "receivers": [{"value": "door.code", "scene": SCENE}],
            "mappings": [
                {"navigator": "n1", "from": "help.page", "to": "door.item"},
                {"scene": SCENE, "navigator": "n1", "from": "help.page", "to": "door.item"},
            ],
        }
        module = {"module": "door", "destinations": [{"type": "door.item"}]}
        # The host itself refuses it, after the owner has not. Then it is nowhere.
        self.assertEqual(refusal(keeper.ask("module.register", **module, **parts)), "unknown_scene")
        wait_for(lambda: client.result("guard.list", scene=SCENE)["guards"] == [], "the end of the module")
        self.assertEqual(refusal(client.ask("push", scene=SCENE, type="door.item")), "unknown_destination")
        keeper.result("scene.create", scene="desk")
        listed = keeper.result("module.register", **module, **parts)

        def mappings(connection, scene):
            found = connection.result("attachment.list", scene=scene, navigator="n1")["attachments"]
            return [one["id"] for one in found]

        self.assertEqual(mappings(keeper, "main") + mappings(keeper, SCENE), listed["mappings"])
        wait_for(lambda: mappings(client, SCENE) == listed["mappings"][1:], "the mapping at another host")
        self.assertEqual(mappings(client, "main"), [])
        for connection, guards in ((keeper, listed["guards"]), (client, listed["guards"][:1])):
            self.assertEqual([one["guard"] for one in connection.result("guard.list")["guards"]], guards)
        self.assertEqual([one["receiver"] for one in client.result("receiver.list")["receivers"]], listed["receivers"])
        client.send({"id": "mapped", "method": "push", "params": {"scene": SCENE, "type": "help.page"}})
        question = keeper.next("guard.ask")
        keeper.send({"id": question["id"], "result": {"verdict": "allow"}})
        entry = client.answer("mapped")["result"]["entry"]
        self.assertEqual(client.result("entry.get", scene=SCENE, entry=entry)["type"], "door.item")


class SlowReaders(ThreeHosts):
    options = ("--output-soft", "1000000", "--output-hard", "16000000")

    def test_events_reach_the_watches_of_all_hosts(self):
        asker = self.connect(self.others[1])
        watches = [self.connect(self.owner), self.connect(self.others[0])]
        numbers = [watch.result("watch", scene=SCENE, verbosity="warning")["watch"] for watch in watches]
        quiet = self.connect(self.others[0])
        quiet.result("watch", scene=SCENE)

        # The owner knows what a host's watches want when it has answered the host's next request.
        for watch in watches:
            watch.ask("navigate", scene=SCENE, type="shop.none")
        self.assertEqual(refusal(asker.ask("push", scene=SCENE, type="shop.none")), "unknown_destination")
        for watch, number in zip(watches, numbers):
            pushed = {"watch": number, "scene": SCENE, "level": "warning", "kind": "request.refused", "method": "push"}
            event = watch.next("event")["params"]
            while event["method"] != "push":
                event = watch.next("event")["params"]
            self.assertEqual({**event, **pushed}, event)
        self.owner.kill()
        answer = wait_for(lambda: asker.ask("pop", scene=SCENE), "the next owner")
        event = watches[1].next("event")["params"]
        self.assertEqual((event["method"], event["error"]), ("pop", refusal(answer)))
        quiet.result("path.get", scene=SCENE)
        self.assertEqual(quiet.others, [])

    def test_a_client_that_reads_nothing_is_closed(self):
        """The owner is elsewhere and does not see it. The module's host keeps 16 MB for it at most."""
        host = self.others[0]
        self.module(host)
        client, neighbour = self.connect(self.others[1]), self.connect(host)
        entry = self.pushed(client, 1)["entry"]
        for _ in range(100):
            answer = client.ask("entry.ask", scene=SCENE, entry=entry, message="x" * (700 << 10), timeout=0.05)
            self.assertIn(refusal(answer), ("provider_timeout", "provider_gone"))
            if "does not read" in host.log:
                break
        wait_for(lambda: "does not read what owners of shared scenes send it" in host.log, "the host closes the client", lambda: host.log)
        wait_for(lambda: refusal(client.ask("entry.ask", scene=SCENE, entry=entry, message=1, timeout=0.05)) == "provider_gone", "the module is gone")
        neighbour.result("ping")


if __name__ == "__main__":
    unittest.main()
