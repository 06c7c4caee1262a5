"""Modules of one host, in the own scenes of another."""

import json
import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from hosts import refusal  # noqa: E402
from places import SCENE  # noqa: E402
from servers import wait_for  # noqa: E402
from test_hosts import ThreeHosts  # noqa: E402

ITEM = {"type": "shop.item", "arguments": {"number": 1}}


class Modules(ThreeHosts):
    def known(self, client, isThere=True):
        """Waits until the client's host knows the module, or knows it no more."""
        wait_for(lambda: ("result" in client.ask("destination.get", type="shop.item")) == isThere, "the host to know the module")

    def orphaned(self, client):
        """The types of the host's own scene that no module provides."""
        return client.result("tree.get").get("orphaned", [])

    def test_a_local_scene_shows_the_module_of_another_host(self):
        module, client = self.module(self.others[0], provides=True), self.connect(self.others[1])
        self.known(client)
        client.result("watch")
        shown = client.result("push", **ITEM)
        self.assertEqual(shown["durability"], "memory")
        question = module.next("type.provide")
        self.assertEqual([entry["entry"] for entry in question["params"]["entries"]], [shown["entry"]])
        module.send({"id": question["id"], "result": [{"content": {"title": "one"}}]})
        self.assertEqual(self.told(client, "entry.changed")["entry"]["content"], {"title": "one"})
        client.send({"id": "ask", "method": "entry.ask", "params": {"entry": shown["entry"], "message": 7}})
        question = module.next("entry.ask")
        module.send({"id": question["id"], "result": question["params"]["message"] + 1})
        self.assertEqual(client.answer("ask")["result"], {"answer": 8})

        # Its own host can close it, and this one would only lose its module.
        [guest] = [one["session"] for one in client.result("host.sessions")["sessions"] if "shop" in one["modules"]]
        answer = client.ask("session.close", session=guest)
        self.assertIn(f"the host {self.others[0].name}", answer["error"]["message"])
        self.known(client)

        def described():
            return [(one["module"], one["host"]) for one in client.result("fleet.describe")["modules"]]

        # A host says once a second how it is.
        self.assertEqual(wait_for(described, "the modules"), [("shop", self.others[0].name)])

    def test_a_host_lists_shared_scenes_and_its_own(self):
        self.module(self.others[0])
        client = self.connect(self.others[1])
        client.result("scene.create", scene=SCENE, local=True)
        self.pushed(client, 1)
        for answer in (client.ask("scene.list"), self.batch(client, {"id": 1, "method": "scene.list"})):
            listed = [(scene["scene"], scene.get("shared"), scene["entries"]) for scene in answer["result"]["scenes"]]
            self.assertEqual(listed, [("main", None, 0), (SCENE, True, 1)])
        client.result("watch", scene=SCENE)
        client.result("watch")
        client.result("scene.restore", scene=SCENE, restorationKey="guest")
        status = client.result("host.status")
        self.assertEqual((status["scenes"], status["watches"]), (2, 2))
        scene = client.result("scene.list")["scenes"][1]
        self.assertEqual((scene["restorationKey"], scene["setAside"], scene["entries"]), ("guest", [""], 0))

    def test_a_host_shows_who_uses_shared_scenes(self):
        self.module(self.others[0])
        client, monitor = self.connect(self.others[1]), self.connect(self.others[1])
        own, other = (one.result("hello")["session"] for one in (client, monitor))
        client.result("watch", scene=SCENE)
        client.result("renderer.report", scene=SCENE)
        listed = client.result("watch.list")["watches"]
        self.assertEqual([(one["session"], one["scene"]) for one in listed], [(own, SCENE)])
        self.assertEqual([one["scene"] for one in client.result("renderer.list")["renderers"]], [SCENE])
        counts = {one["session"]: one["watches"] for one in client.result("host.sessions")["sessions"]}
        self.assertEqual((counts[own], counts[other]), (1, 0))
        self.assertEqual(client.result("rules.check", scene=SCENE)["violations"], [])
        monitor.result("host.monitor", session=own)
        self.pushed(client, 1)

        def told(count):
            seen = [monitor.next("traffic")["params"] for _ in range(count)]
            return sorted((one["direction"], one["kind"], one.get("method")) for one in seen)

        self.assertEqual(told(3), [("in", "request", "push"), ("out", "answer", "push"), ("out", "event", "changed")])
        client.send([{"id": 1, "method": "path.get", "params": {"scene": SCENE}}, {"id": 2, "method": "ping"}])
        client.read()
        questions, answers = ([(direction, kind, method) for method in ("path.get", "ping")] for direction, kind in (("in", "request"), ("out", "answer")))
        self.assertEqual(told(4), questions + answers)

    def test_every_host_lists_a_module_of_one_shared_navigator(self):
        module = self.connect(self.others[0])
        session = module.result("hello")["session"]
        module.result("navigator.create", scene=SCENE, name="side")
        module.result("module.register", module="cart", scene=SCENE, navigator="side", destinations=[{"type": "cart.item"}])

        def listed(client):
            return [(one["module"], one.get("session"), one["destinations"]) for one in client.result("module.list")["modules"]]

        clients = [self.connect(host) for host in self.hosts]
        for client in clients:
            # A new owner of the scene may get the registration a moment later.
            wait_for(lambda client=client: listed(client) == [("cart", session, 1)], "the host lists the module")
        for server in self.cluster.servers:
            server.kill()
        # The host's own broker does not have the module, and the list does not fail.
        wait_for(lambda: listed(clients[2]) == [], "the host lists its own modules", lambda: self.hosts[2].log)

    def test_a_watch_of_the_host_tells_of_shared_scenes(self):
        client, watcher = self.connect(self.others[0]), self.connect(self.others[1])
        own = watcher.result("hello")["session"]
        watcher.result("renderer.report", scene=SCENE)
        snapshot = watcher.result("host.watch")["snapshot"]
        self.assertEqual([scene["scene"] for scene in snapshot["scenes"]], ["main", SCENE])
        self.assertEqual([(one["scene"], one["session"]) for one in snapshot["renderers"]], [(SCENE, own)])
        former = snapshot["scenes"][1]["navigator"]
        author = client.result("hello")["session"]
        made = client.result("navigator.create", scene=SCENE, name="side")["navigator"]
        told = watcher.next("hostChanged")["params"]
        self.assertEqual(told["changes"], [{"kind": "scene.current", "scene": SCENE, "navigator": made, "previous": former}])
        self.assertEqual((told["cause"]["method"], told["cause"]["session"]), ("navigator.create", author))
        self.assertEqual(watcher.result("tree.get", scene=SCENE)["current"], made)

        # Another watch goes on behind the first revision.
        reader = self.connect(self.others[1])
        self.assertTrue(reader.result("host.watch", since=told["revision"])["resumed"])
        watcher.result("renderer.report", scene=SCENE, ends=True)
        for connection in (watcher, reader):
            told = connection.next("hostChanged")["params"]
            self.assertEqual((told["revision"], told["changes"]), (2, [{"kind": "renderer.left", "session": own, "scene": SCENE}]))

    def test_a_module_that_is_taken_over_stays_with_its_new_client(self):
        """In the local scenes of all hosts, and with the next owner of the shared one. Both clients say `takeOver`."""
        params = {"module": "shop", "destinations": [{"type": "shop.item"}], "takeOver": True}
        clients = [self.connect(self.others[0]), self.connect(self.others[1])]
        askers = [self.connect(host) for host in self.hosts]

        def owners():
            return {one["session"] for asker in askers for one in asker.ask("module.list").get("result", {}).get("modules", [])}

        for client in (*clients, *clients):
            own = client.result("hello")["session"]
            client.result("module.register", **params)
            wait_for(lambda own=own: owners() == {own}, "all hosts know the new client")
        client, former = clients[1], clients[0]
        for host in (self.others[0], self.owner):
            asker = askers[0]
            asker.result("scene.move", scene=SCENE, to=host.name)
            answer = asker.ask("push", scene=SCENE, type="shop.item", arguments={"number": 1})
            self.assertEqual(refusal(answer), None)
            self.assertEqual(owners(), {client.result("hello")["session"]})
        client.close()
        wait_for(lambda: refusal(askers[0].ask("push", scene=SCENE, type="shop.item")) == "unknown_destination", "the type is gone with its client")
        self.assertEqual(refusal(former.ask("push", type="shop.item")), "unknown_destination")

    def batch(self, client, request):
        client.send([request])
        [answer] = client.read()
        return answer

    def test_lines_of_a_client_that_is_gone_are_carried_out(self):
        """As without a fleet. They wait until the owner has answered the registration before them."""
        client, other = self.connect(self.others[0]), self.connect(self.others[1])
        register = {"id": 1, "method": "module.register", "params": {"module": "shop", "destinations": [{"type": "shop.item"}]}}
        local = {"id": 2, "method": "push", "params": ITEM}
        shared = {"id": 3, "method": "push", "params": {"scene": SCENE, **ITEM}}
        for message in (register, local, shared):
            client.send(message)
        client.close()
        wait_for(lambda: self.shown(other)[0] == [1], "the entry in the shared scene")
        watcher = self.connect(self.others[0])
        self.assertEqual(watcher.result("path.get")["count"], 1)

    def test_a_module_ends_and_comes_back_elsewhere(self):
        module, client = self.module(self.others[0]), self.connect(self.others[1])
        self.known(client)
        client.result("push", **ITEM)
        module.close()
        self.known(client, False)
        self.assertEqual(self.orphaned(client), ["shop.item"])
        # On the host itself, which has just been told of the end, or will be.
        again = self.module(self.others[1])
        self.assertEqual(self.orphaned(client), [])
        again.close()
        self.known(client, False)
        module = self.module(self.owner)
        self.known(client)
        self.assertEqual(self.orphaned(client), [])
        # The host that it is connected to dies.
        self.owner.kill()
        self.known(client, False)
        self.assertEqual(self.orphaned(client), ["shop.item"])

MODULE = """
import os, socket
connection = socket.socket(socket.AF_UNIX)
connection.connect(os.environ["NAVHOST_SOCKET"])
connection.sendall(b'{"id":1,"method":"module.register","params":{"module":"cart","destinations":[{"type":"cart.item"}]}}\\n')
while connection.recv(4096):
    pass
"""


class StartedModules(ThreeHosts):
    """Modules that every host may start. The owner of the scene does."""

    def setUp(self):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        for module, command in ("cart", [sys.executable, "-c", MODULE]), ("broken", ["/bin/false"]):
            with open(os.path.join(folder, f"{module}.json"), "w", encoding="utf-8") as file:
                json.dump({"module": module, "command": command}, file)
        self.options = ("--modules", folder)
        super().setUp()

    def push(self, connection, module):
        return connection.ask("push", scene=SCENE, type=f"{module}.item")

    def state(self, host):
        modules = {one["module"]: one.get("state") for one in self.connect(host).result("module.list")["modules"]}
        return modules["cart"]

    def test_the_owner_starts_what_a_scene_needs(self):
        client = self.connect(self.others[0])
        self.assertIn("result", self.push(client, "cart"))
        self.assertEqual([self.state(host) for host in (self.owner, *self.others)], ["running", "stopped", "stopped"])
        self.assertEqual(refusal(self.push(client, "broken")), "module_exited")
        self.assertEqual(refusal(self.push(client, "unknown")), "unknown_destination")

    def test_the_next_owner_starts_it_as_well(self):
        client = self.connect(self.others[0])
        self.assertIn("result", self.push(client, "cart"))
        self.owner.kill()
        wait_for(lambda: any(host.owns for host in self.others), "the next owner")
        # Until the dead host is forgotten, its module is taken for one that is there.
        owner = self.scene.owner()

        def is_started():
            self.push(client, "cart")
            return self.state(owner) == "running"

        wait_for(is_started, "the next owner starts it", lambda: owner.log)


if __name__ == "__main__":
    unittest.main()
