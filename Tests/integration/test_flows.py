"""Flows and what they outlive: the process of their module, and the host's."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE, ROOT  # noqa: E402
from navhost import Client, NavhostError, Tree  # noqa: E402

#: A module that starts a flow when it has none, and says what it found.
MODULE = """
import json, sys
from navhost import Client

client = Client(sys.argv[1])
types = [{"type": "pay.address", "method": "managedSheet"}, {"type": "pay.card"}]
flows = client.register("pay", types).get("flows", [])
if not flows:
    client.start_flow("checkout", type="pay.address", data={"step": 1}, navigator="n1")
print(json.dumps(flows), flush=True)
for command in sys.stdin:
    try:
        method, params = json.loads(command)
        print(json.dumps(client.call(method, **params)), flush=True)
    except Exception as error:
        print(json.dumps({"error": str(error)}), flush=True)
"""


class Flows(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.path = os.path.join(self.folder, "h.sock")
        self.store = os.path.join(self.folder, "h.db")

    def started(self, command, **options):
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, **options)
        self.addCleanup(self.kill, process)
        return process

    def kill(self, process):
        if process.returncode is None:
            process.send_signal(signal.SIGKILL)
            process.communicate(timeout=PATIENCE)

    def host(self):
        process = self.started([os.environ["NAVHOST_BIN"], "serve", "--socket", self.path, "--store", self.store])
        process.stdout.readline()
        return process

    def module(self):
        """The module's process, and the flows that it found."""
        environment = dict(os.environ, PYTHONPATH=os.path.join(ROOT, "clients", "python"))
        process = self.started([sys.executable, "-c", MODULE, self.path], env=environment)
        return process, json.loads(process.stdout.readline())

    def say(self, module, request, **params):
        module.stdin.write(json.dumps([request, params]) + "\n")
        module.stdin.flush()
        return json.loads(module.stdout.readline())

    def client(self):
        client = Client(self.path, timeout=PATIENCE)
        self.addCleanup(client.close)
        return client

    def flow(self, client):
        flows = client.call("flow.list")["flows"]
        self.assertEqual(len(flows), 1)
        return flows[0]

    def test_a_killed_module_goes_on(self):
        self.host()
        client, watcher = self.client(), self.client()
        changes = watcher.watch(timeout=PATIENCE)
        tree = Tree(next(changes)["snapshot"])
        module, found = self.module()
        self.assertEqual(found, [])
        flow = self.flow(client)["id"]
        self.say(module, "flow.next", flow=flow, type="pay.card", data={"step": 2})
        self.kill(module)
        while tree.snapshot()["orphaned"] != ["pay.address", "pay.card"]:
            tree.apply(next(changes))
        before = tree.snapshot()["navigators"]
        self.assertEqual([self.flow(client)[key] for key in ("state", "data")], ["suspended", {"step": 2}])
        with self.assertRaises(NavhostError) as caught:
            client.complete_flow(flow)
        self.assertEqual((caught.exception.name, caught.exception.data["module"]), ("not_flow_owner", "pay"))
        module, found = self.module()
        self.assertEqual([(one["id"], one["scene"], one["data"]) for one in found], [(flow, "main", {"step": 2})])
        self.assertEqual(client.tree()["navigators"], before)
        self.assertEqual(self.flow(client)["state"], "running")
        ended = self.say(module, "flow.complete", flow=flow, value="paid")
        self.assertEqual(ended["removed"], {"entries": 2, "navigators": 1})
        while tree.revision < ended["revision"]:
            tree.apply(next(changes))
        self.assertEqual(client.tree(), tree.snapshot())
        self.assertEqual(len(tree.snapshot()["navigators"]), 1)

    def test_a_killed_host_keeps_flows_and_anchors(self):
        host = self.host()
        client = self.client()
        client.register("shop", [{"type": "shop.cart"}])
        client.push("shop.cart")
        client.establish_checkpoint("cart")
        module, _ = self.module()
        self.say(module, "flow.start", name="survey", checkpoint="cart", schema={"type": "integer"}, data=[1, 2], type="pay.card", method="cover")
        before, navigators = client.call("flow.list")["flows"], client.tree()["navigators"]
        self.assertEqual([(one["name"], one["position"]) for one in before], [("checkout", 1), ("survey", 1)])
        self.kill(host)
        self.kill(module)
        self.host()
        client = self.client()
        self.assertEqual(client.call("flow.list")["flows"], [dict(one, state="suspended") for one in before])
        self.assertEqual(client.tree()["navigators"], navigators)
        module, found = self.module()
        self.assertEqual(found, [dict(one, scene="main") for one in before])
        survey = before[1]["id"]
        refused = self.say(module, "flow.complete", flow=survey, value="good")
        self.assertIn("does not fit the flow", refused["error"])
        ended = self.say(module, "flow.complete", flow=survey, value=5)
        self.assertEqual((ended["navigator"], ended["position"], ended["removed"]["navigators"]), ("n1", 1, 2))
        self.assertEqual(len(client.tree()["navigators"][0]["path"]), 1)

    def test_a_flow_of_a_session_ends_with_the_host(self):
        host = self.host()
        self.client().call("flow.start", name="tour")
        self.kill(host)
        self.host()
        client = self.client()
        self.assertEqual(client.call("flow.list")["flows"], [])
        changes = client.call("history.list")["revisions"][-1]
        self.assertEqual(changes["cause"]["method"], "host.started")
        self.assertEqual([one["kind"] for one in changes["changes"]], ["attachment.removed", "signal"])


if __name__ == "__main__":
    unittest.main()
