"""Three hosts on three servers share a scene: their clients see one tree, whatever breaks."""

import contextlib
import os
import signal
import subprocess
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from hosts import SCENE, hosts, owner  # noqa: E402
from servers import Cluster, debian_server, wait_for  # noqa: E402
from surroundings import PATIENCE  # noqa: E402


class Hosts(unittest.TestCase):
    def setUp(self):
        self.cluster = self.enterContext(Cluster(debian_server()))
        self.hosts = self.enterContext(hosts(self.cluster))
        self.owner = owner(self.hosts)
        self.others = [host for host in self.hosts if host is not self.owner]

    def connect(self, host):
        return self.enterContext(contextlib.closing(host.connect()))

    def module(self, host):
        """A module whose types all hosts know."""
        connection = self.connect(host)
        connection.result("module.register", module="shop", destinations=[{"type": "shop.item"}])
        return connection

    def push(self, connection, number):
        return connection.ask("push", scene=SCENE, type="shop.item", arguments={"number": number})

    def pushed(self, connection, number):
        """The result of a push. A module whose host is slow to tell the next owner of it is unknown for a moment."""

        def accepted():
            answer = self.push(connection, number)
            if "error" in answer:
                self.assertEqual(answer["error"]["data"]["name"], "unknown_destination")
            return answer.get("result")

        return wait_for(accepted, f"the push of {number}")

    def shown(self, connection):
        """The numbers of the entries, and the revision."""
        tree = connection.result("tree.get", scene=SCENE)
        return [entry["arguments"]["number"] for entry in tree["navigators"][0]["path"]], tree["revision"]

    def test_the_clients_of_all_hosts_see_one_scene(self):
        module = self.module(self.others[0])
        clients = [self.connect(host) for host in self.hosts]
        watches = [client.result("watch", scene=SCENE) for client in clients]
        self.assertEqual(len({watch["instance"] for watch in watches}), 1)
        for number, client in enumerate(clients):
            result = self.pushed(client, number)
            self.assertEqual(result["durability"], "replicated")
            numbers, revision = self.shown(client)
            self.assertIn(number, numbers, "a client does not see its own change")
            self.assertGreaterEqual(revision, result["revision"])
        changes = [[client.next("changed")["params"] for _ in range(result["revision"])] for client in clients]
        for change in sum(changes, []):
            del change["watch"]
        self.assertTrue(changes[0] == changes[1] == changes[2], changes)
        # A question to the module, which is at another host than the client and the owner.
        client = clients[self.hosts.index(self.others[1])]
        client.send({"id": "ask", "method": "entry.ask", "params": {"scene": SCENE, "entry": result["entry"], "message": 7}})
        question = module.next("entry.ask")
        module.send({"id": question["id"], "result": question["params"]["message"] + 1})
        answer = client.read()
        self.assertEqual((answer["id"], answer["result"]), ("ask", {"answer": 8}))
        # The scene `main` is the host's own.
        self.assertEqual(clients[0].result("tree.get")["revision"], 0)

    def test_a_host_goes_on_when_the_owner_is_killed(self):
        self.module(self.others[0])
        client = self.connect(self.others[1])
        watch = client.result("watch", scene=SCENE)
        for number in range(3):
            self.pushed(client, number)
        self.owner.end(signal.SIGKILL)
        for number in range(3, 6):
            self.assertEqual(self.pushed(client, number)["durability"], "replicated")
        self.assertEqual(self.shown(client)[0], list(range(6)))
        last = client.result("tree.get", scene=SCENE)
        self.assertEqual(last["instance"], watch["instance"])
        seen = [client.next("changed")["params"]["revision"] for _ in range(last["revision"])]
        self.assertEqual(seen, list(range(1, last["revision"] + 1)))

    def test_a_host_that_ends_hands_its_scene_over(self):
        self.module(self.others[0])
        client = self.connect(self.others[1])
        for number in range(4):
            client.send({"id": number, "method": "push", "params": {"scene": SCENE, "type": "shop.item", "arguments": {"number": number}}})
        self.owner.process.send_signal(signal.SIGTERM)
        answers = [client.read() for _ in range(4)]
        self.assertEqual([answer["id"] for answer in answers], list(range(4)))
        self.assertTrue(all("result" in answer for answer in answers), answers)
        self.assertEqual(self.owner.process.wait(PATIENCE), 0)
        self.assertIn(f'another host owns the scene "{SCENE}" now', self.owner.log)
        self.pushed(client, 4)
        self.assertEqual(self.shown(client)[0], list(range(5)))

    def test_without_servers_the_tree_is_shown_and_not_changed(self):
        self.module(self.others[0])
        client = self.connect(self.others[1])
        self.pushed(client, 0)
        for server in self.cluster.servers:
            server.kill()

        def refused():
            answer = self.push(client, 1)
            return answer if answer.get("error", {}).get("data", {}).get("name") == "engine_away" else None

        wait_for(refused, "a change is refused", lambda: self.others[1].log)
        self.assertEqual(self.shown(client)[0][:1], [0])
        for server in self.cluster.servers:
            server.restart()
        self.cluster.wait_until_ready()
        wait_for(lambda: "result" in self.push(client, 2), "a change is made", lambda: self.others[1].log)


class Options(unittest.TestCase):
    def test_wrong_options_are_refused_with_a_reason(self):
        for options, words in {
            ("--fleet", "x"): "--fleet wants --nats",
            ("--nats", "nats://a"): "--nats is of use with --fleet only",
            ("--fleet", "a.b", "--nats", "nats://a"): '"a.b" has to be 1 to 64 letters',
            ("--fleet", "a", "--nats", "nats://a", "--fleet-scenes", "x,y.z"): '"y.z" has to be 1 to 64 letters',
            ("--fleet", "a", "--nats", "http://user:secret@a"): "is no address of a server",
            ("--fleet", "a", "--nats", "nats://a", "--access", "/none"): "--access cannot be used with --fleet",
        }.items():
            with self.subTest(options):
                command = [os.environ["NAVHOST_BIN"], "serve", "--store", "none", *options]
                done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
                self.assertEqual(done.returncode, 3)
                self.assertIn(words, done.stderr)
                self.assertNotIn("secret", done.stderr)


if __name__ == "__main__":
    unittest.main()
