"""Three hosts on three servers share a scene: their clients see one tree, whatever breaks. The long form is host_rounds.py."""

import asyncio
import contextlib
import itertools
import os
import signal
import subprocess
import sys
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from clocks import DAY  # noqa: E402
from engine import Connection  # noqa: E402
from host_rounds import HostRounds  # noqa: E402
from host_rounds import ShortLogs as ShortLogRounds  # noqa: E402
from hosts import Hosts, refusal  # noqa: E402
from namespaces import network  # noqa: E402
from places import FLEET, SCENE, STREAM  # noqa: E402
from servers import Cluster, debian_server, newer_server, wait_for  # noqa: E402
from surroundings import PATIENCE  # noqa: E402
from troubles import Troubles  # noqa: E402


class ThreeHosts(unittest.TestCase):
    """Three hosts, and what their clients do."""

    log_bytes = None
    #: Of each host.
    options = ()

    def setUp(self):
        self.cluster = self.enterContext(Cluster(debian_server()))
        self.scene = self.enterContext(Hosts(self.cluster, log_bytes=self.log_bytes, options=self.options))
        self.hosts = self.scene.places
        self.owner = self.scene.owner()
        self.others = [host for host in self.hosts if host is not self.owner]

    def connect(self, host):
        return self.enterContext(contextlib.closing(host.connect()))

    def module(self, host, **kind):
        """A module whose type all hosts know. If another host had it before, the owner may hear of its end a moment later."""
        connection = self.connect(host)

        def is_registered():
            answer = connection.ask("module.register", module="shop", destinations=[{"type": "shop.item", **kind}])
            self.assertIn(refusal(answer), (None, "name_taken"))
            return "result" in answer

        wait_for(is_registered, "the module's name is free", lambda: host.log)
        return connection

    def push(self, connection, number):
        return connection.ask("push", scene=SCENE, type="shop.item", arguments={"number": number})

    def pushed(self, connection, number):
        """The result of a push. A module whose host is slow to tell the next owner of it is unknown for a moment."""

        def accepted():
            answer = self.push(connection, number)
            self.assertIn(refusal(answer), (None, "unknown_destination"))
            return answer.get("result")

        return wait_for(accepted, f"the push of {number}")

    def shown(self, connection):
        """The numbers of the entries, and the revision."""
        tree = connection.result("tree.get", scene=SCENE)
        return [entry["arguments"]["number"] for entry in tree["navigators"][0]["path"]], tree["revision"]

    def told(self, connection, kind):
        """The next change of this kind that a watch tells. A host that is taken for gone for a moment makes changes as well."""
        while True:
            for change in connection.next("changed")["params"]["changes"]:
                if change["kind"] == kind:
                    return change

    def revisions(self, connection, numbers):
        """Those that a watch has told."""
        return [connection.next("changed")["params"]["revision"] for _ in numbers]


class Promises(ThreeHosts):
    """What a client can rely on, one by one."""

    def test_the_clients_of_all_hosts_see_one_scene(self):
        self.module(self.others[0])
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
        trees = {host.tree() for host in self.hosts}
        self.assertEqual(len(trees), 1, trees)

    def test_a_local_scene_stays_on_its_host(self):
        module = self.module(self.others[0])
        clients = [self.connect(host) for host in self.hosts]
        self.assertEqual(module.result("push", type="shop.item", arguments={"number": 1})["durability"], "memory")
        revisions = {host.name: client.result("tree.get")["revision"] for host, client in zip(self.hosts, clients)}
        self.assertEqual(revisions, {host.name: int(host is self.others[0]) for host in self.hosts})

    def test_a_module_is_asked_by_clients_of_other_hosts(self):
        module = self.module(self.others[0], provides=True)
        for client in self.connect(self.others[1]), self.connect(self.owner):
            client.result("watch", scene=SCENE)
            result = self.pushed(client, 6)
            # A question of the owner itself.
            question = module.next("type.provide")
            self.assertEqual([entry["entry"] for entry in question["params"]["entries"]], [result["entry"]])
            module.send({"id": question["id"], "result": [{"content": {"title": "six"}}]})
            self.assertEqual(self.told(client, "entry.changed")["entry"]["content"], {"title": "six"})
            # A question of the client.
            client.send({"id": "ask", "method": "entry.ask", "params": {"scene": SCENE, "entry": result["entry"], "message": 7}})
            question = module.next("entry.ask")
            module.send({"id": question["id"], "result": question["params"]["message"] + 1})
            self.assertEqual(client.answer("ask")["result"], {"answer": 8})

    def test_a_batch_may_name_shared_and_local_scenes(self):
        """Also when the client ends its input behind it."""
        client = self.connect(self.others[0])
        item = {"type": "shop.item", "arguments": {"number": 1}}
        requests = [
            {"id": 1, "method": "module.register", "params": {"module": "shop", "destinations": [{"type": "shop.item"}]}},
            {"id": 2, "method": "push", "params": {"scene": SCENE, **item}},
            {"method": "push", "params": {"scene": SCENE, **item}},
            {"id": 3, "method": "push", "params": item},
            {"id": 4, "method": "scene.close", "params": {"scene": SCENE}},
            {"id": 5, "method": "tree.get", "params": {"scene": SCENE}},
            {"id": 6, "method": "watch", "params": {"scene": SCENE}},
            {"id": 2, "method": "ping"},
            "no request",
        ]
        client.send(requests)
        client.end()
        answers = {answer["id"]: answer for answer in client.read() if answer["id"] is not None}
        self.assertEqual([answers[number].get("result", {}).get("durability") for number in (2, 3)], ["replicated", "memory"], answers)
        self.assertIn("result", answers[1])
        self.assertEqual([refusal(answers[number]) for number in (4, 6)], ["root_fixed", "invalid_request"])
        self.assertEqual(answers[5]["result"]["revision"], 2, "the tree has the changes before it")
        self.assertEqual(sorted(answers), [1, 2, 3, 4, 5, 6])

    def test_a_request_that_waits_can_be_cancelled(self):
        self.module(self.others[0])
        for host in self.hosts:
            client = self.connect(host)
            params = {"scene": SCENE, "type": "shop.item", "arguments": {"number": 1}, "forResult": True}
            client.result("watch", scene=SCENE)
            client.send({"id": "waits", "method": "push", "params": params})
            entry = self.told(client, "entry.added")["entry"]["id"]
            self.assertEqual(client.result("request.cancel", request="waits"), {"cancelled": True})
            self.assertEqual(refusal(client.answer("waits")), "cancelled")
            self.assertEqual(client.result("entry.get", scene=SCENE, entry=entry)["id"], entry)

    def test_a_watch_goes_on_at_another_host(self):
        self.module(self.others[0])
        for first, second in zip(self.hosts, self.hosts[1:] + self.hosts[:1]):
            with contextlib.closing(first.connect()) as client:
                watch = client.result("watch", scene=SCENE)
                self.pushed(client, 1)
                [seen] = self.revisions(client, range(1))
            client = self.connect(second)
            last = [self.pushed(client, number)["revision"] for number in range(3)][-1]
            resumed = client.result("watch", scene=SCENE, since=seen, instance=watch["instance"])
            self.assertEqual((resumed["resumed"], resumed["from"]), (True, seen))
            self.assertEqual(self.revisions(client, range(seen, last)), list(range(seen + 1, last + 1)))

    def test_a_host_goes_on_when_the_owner_is_killed(self):
        self.module(self.others[0])
        client = self.connect(self.others[1])
        watch = client.result("watch", scene=SCENE)
        for number in range(3):
            self.pushed(client, number)
        self.owner.kill()
        for number in range(3, 6):
            self.assertEqual(self.pushed(client, number)["durability"], "replicated")
        self.assertEqual(self.shown(client)[0], list(range(6)))
        last = client.result("tree.get", scene=SCENE)
        self.assertEqual(last["instance"], watch["instance"])
        self.assertEqual(self.revisions(client, range(last["revision"])), list(range(1, last["revision"] + 1)))

    def test_a_host_that_ends_hands_its_scene_over(self):
        self.module(self.others[0])
        client = self.connect(self.others[1])
        for number in range(4):
            client.send({"id": number, "method": "push", "params": {"scene": SCENE, "type": "shop.item", "arguments": {"number": number}}})
        code = self.owner.life.end(signal.SIGTERM)
        answers = [client.read() for _ in range(4)]
        self.assertEqual([answer["id"] for answer in answers], list(range(4)))
        self.assertTrue(all("result" in answer for answer in answers), answers)
        self.assertEqual(code, 0)
        self.assertIn(f'does not own the scene "{SCENE}" any more', self.owner.log)
        self.pushed(client, 4)
        self.assertEqual(self.shown(client)[0], list(range(5)))

    def test_a_scene_is_moved_without_a_failed_request(self):
        self.module(self.others[0])
        client, mover = self.connect(self.others[1]), self.connect(self.owner)
        heir = self.others[0]
        for number in range(20):
            if number == 10:
                mover.send({"id": "move", "method": "scene.move", "params": {"scene": SCENE, "to": heir.name}})
            client.send({"id": number, "method": "push", "params": {"scene": SCENE, "type": "shop.item", "arguments": {"number": number}}})
        answers = [client.read() for _ in range(20)]
        self.assertEqual([answer["id"] for answer in answers if "result" in answer], list(range(20)), answers)
        self.assertEqual(mover.answer("move")["result"], {"scene": SCENE, "owner": heir.name})
        self.assertIs(self.scene.owner(), heir)
        self.assertEqual(self.shown(client)[0], list(range(20)))

    def test_clocks_may_be_set(self):
        """The time of a change is that of its owner's clock. All are set, since another host may become the owner. They begin apart in each of these tests."""
        self.module(self.others[0])
        client = self.connect(self.others[1])
        client.result("watch", scene=SCENE)
        shown = []

        def is_told(distance):
            answer = self.push(client, len(shown))
            # A host whose clock was set back connects anew.
            self.assertIn(refusal(answer), (None, "unknown_destination", "engine_away"))
            if "error" in answer:
                return False
            shown.append(len(shown))
            return abs(client.next("changed")["params"]["cause"]["time"] / 1000 - distance - time.time()) < DAY / 2

        for days in (-2, 9, -400):
            for host in self.hosts:
                host.clock.set(days * DAY)
            # A host looks at the clock ten times a second.
            wait_for(lambda days=days: is_told(days * DAY), f"a change with a clock that is {days} days apart", lambda: self.owner.log)
        self.assertEqual(self.shown(client)[0], shown)
        # A server that stands still is noticed, although the clock that was set back says that no time has passed.
        host = self.others[1]

        def server():
            engine = client.result("fleet.describe")["engine"]
            return next((one for one in self.cluster.servers if engine["connected"] and one.url == engine["server"]), None)

        former = wait_for(server, "the host has a server", lambda: host.log)
        former.stop()
        wait_for(lambda: server() not in (None, former), "another server", lambda: host.log)

    def test_a_host_that_stood_still_leaves_scenes_to_their_owner(self):
        """Also before it has read what the owner has said meanwhile."""
        late = self.others[0]
        self.module(self.others[1])
        client, sleeper = self.connect(self.owner), self.connect(late)

        def epoch():
            return client.result("fleet.describe")["scenes"][0]["epoch"]

        def silence():
            return next(one["heard"] for one in client.result("fleet.describe")["hosts"] if one["host"] == late.name)

        before = epoch()
        for number in range(3):
            late.stop()
            wait_for(lambda: silence() > 2, "the host is silent")
            late.go_on()
            # It would claim the scene before this.
            self.pushed(sleeper, number)
            self.assertEqual(epoch(), before)

    def test_every_host_describes_the_fleet(self):
        self.module(self.others[0])

        def described(host):
            fleet = self.connect(host).result("fleet.describe")
            return fleet if len(fleet["hosts"]) == 3 and all("report" in one for one in fleet["hosts"]) and fleet["modules"] else None

        for host in self.hosts:
            fleet = wait_for(lambda host=host: described(host), "all hosts have told how they are", lambda: self.scene.places[0].log)
            self.assertEqual((fleet["fleet"], fleet["host"]), (FLEET, host.name))
            self.assertEqual([one["host"] for one in fleet["hosts"] if one.get("isSelf")], [host.name])
            self.assertEqual({one["host"]: one["report"]["pid"] for one in fleet["hosts"]}, {one.name: one.life.process.pid for one in self.hosts})
            self.assertEqual(fleet["modules"], [{"module": "shop", "host": self.others[0].name, "destinations": 1}])
            self.assertEqual([(one["scene"], one["state"], one["owner"]) for one in fleet["scenes"]], [(SCENE, "ready", self.owner.name)])
            self.assertTrue(fleet["engine"]["connected"])

    def test_a_copy_of_a_refused_request_has_no_effect(self):
        """A message between hosts may come twice."""
        client = self.connect(self.others[1])

        async def refuse_and_copy():
            async with Connection(self.cluster.servers[0]) as engine:
                requests = await engine.listen(f"nh1.{FLEET}.rq.>")
                answer = await asyncio.to_thread(self.push, client, 1)
                self.assertEqual(refusal(answer), "unknown_destination")
                while b"shop.item" not in (request := await requests.next_msg(PATIENCE)).data:
                    pass
                await asyncio.to_thread(self.module, self.owner)
                await engine.send_again(request)

        asyncio.run(refuse_and_copy())
        # When a later request is carried out, the copy has arrived.
        reader = self.connect(self.others[0])
        self.pushed(reader, 2)
        self.assertEqual(self.shown(reader)[0], [2])

    def test_a_connection_sees_what_it_has_sent_before(self):
        self.module(self.others[0])
        for host in self.hosts:
            client = self.connect(host)
            self.pushed(client, 0)
            for number in (1, 2):
                client.send({"id": f"push {number}", "method": "push", "params": {"scene": SCENE, "type": "shop.item", "arguments": {"number": number}}})
                client.send({"id": f"tree {number}", "method": "tree.get", "params": {"scene": SCENE}})
            answers = [client.read() for _ in range(4)]
            self.assertEqual([answer["id"] for answer in answers], ["push 1", "tree 1", "push 2", "tree 2"])
            revisions = [answer["result"]["revision"] for answer in answers]
            self.assertEqual(revisions, [revisions[0], revisions[0], revisions[0] + 1, revisions[0] + 1])

    def test_without_servers_the_tree_is_shown_and_not_changed(self):
        self.module(self.others[0])
        client = self.connect(self.others[1])
        self.pushed(client, 0)
        for server in self.cluster.servers:
            server.kill()
        wait_for(lambda: refusal(self.push(client, 1)) == "engine_away", "a change is refused", lambda: self.others[1].log)
        self.assertEqual(self.shown(client)[0][:1], [0])
        self.assertGreater(client.result("tree.get", scene=SCENE)["age"], 0)
        for server in self.cluster.servers:
            server.restart()
        self.cluster.wait_until_ready()
        wait_for(lambda: "result" in self.push(client, 2), "a change is made", lambda: self.others[1].log)

    def test_one_server_of_three_is_not_enough(self):
        """The host has a server, which cannot know what the others have."""
        self.module(self.others[0])
        client = self.connect(self.others[1])
        self.pushed(client, 0)

        def age():
            return client.result("path.get", scene=SCENE).get("age")

        def state():
            fleet = client.result("fleet.describe")
            return fleet["engine"]["connected"], fleet["scenes"][0]["state"]

        wait_for(lambda: age() is None and state() == (True, "ready"), "the host is in touch", lambda: self.others[1].log)
        for server in self.cluster.servers[1:]:
            server.kill()
        wait_for(lambda: age() and state() == (True, "away"), "the host is out of touch", lambda: self.others[1].log)
        self.assertEqual(refusal(self.push(client, 1)), "engine_away")
        for server in self.cluster.servers[1:]:
            server.restart()
        self.cluster.wait_until_ready()
        wait_for(lambda: age() is None and state() == (True, "ready"), "the host is in touch again", lambda: self.others[1].log)

    def test_servers_that_stand_still(self):
        """The hosts do not learn why nothing comes. A request is answered all the same, and reads go on."""
        self.module(self.others[0])
        client, reader = self.connect(self.others[1]), self.connect(self.others[1])
        self.pushed(client, 0)
        for server in self.cluster.servers:
            server.stop()
        client.send({"id": "late", "method": "push", "params": {"scene": SCENE, "type": "shop.item", "arguments": {"number": 1}}})
        self.assertEqual(self.shown(reader)[0], [0])
        answer = client.answer("late")
        self.assertIn(refusal(answer), ("engine_away", "outcome_unknown"))
        self.assertEqual(self.shown(reader)[0], [0])
        for server in self.cluster.servers:
            server.go_on()
        self.cluster.wait_until_ready()
        wait_for(lambda: "result" in self.push(client, 2), "a change is made", lambda: self.others[1].log)
        numbers, _ = self.shown(client)
        self.assertEqual((numbers[0], numbers[-1]), (0, 2))
        self.assertLessEqual(numbers.count(1), int(refusal(answer) == "outcome_unknown"), "it had an effect, although it was not done")


class ShortLogs(ThreeHosts):
    """The owner shortens the log every few requests."""

    log_bytes = 1 << 12

    def test_a_host_goes_on_from_a_snapshot(self):
        module = self.module(self.others[0])
        begins = 0
        numbers = itertools.count()
        while begins < 10:
            for number in itertools.islice(numbers, 20):
                self.pushed(module, number)
            begins = asyncio.run(self.log_begins())
        late = self.others[1]
        late.kill()
        late.start()
        wait_for(late.tree, f"{late.name} shows the scene", lambda: late.log)
        self.assertIn(f'goes on with the scene "{SCENE}" from a snapshot of revision', late.log)
        client, number = self.connect(late), next(numbers)
        last = self.pushed(client, number)["revision"]
        self.assertEqual(self.shown(client), (list(range(number + 1)), last))
        wait_for(lambda: len({host.tree() for host in self.hosts}) == 1, "all hosts show the same tree")

    async def log_begins(self):
        async with Connection(self.cluster.servers[0]) as engine:
            return (await engine.sequences(STREAM))[0]


class TroublesOnDebiansServer(Troubles, unittest.TestCase):
    kind = HostRounds
    network = staticmethod(network)
    binary = staticmethod(debian_server)
    troubles = list(HostRounds.troubles)


class TroublesOnANewerServer(Troubles, unittest.TestCase):
    kind = HostRounds
    binary = staticmethod(newer_server)
    troubles = ["kill owner", "stop owner", "deafen owner", "end owner", "kill other", "kill owner and leader"]


class TroublesWithShortLogs(Troubles, unittest.TestCase):
    """The owner dies while it writes a snapshot, and hosts begin with one."""

    kind = ShortLogRounds
    binary = staticmethod(debian_server)
    troubles = ["kill owner", "stop owner", "cut off owner", "kill other", "kill owner and leader"]

    def complete(self, rounds):
        while rounds.kept.first == 1:
            rounds.go_on()
        rounds.run("kill other")


class TroublesWithShortLogsOnANewerServer(TroublesWithShortLogs):
    binary = staticmethod(newer_server)


class Options(unittest.TestCase):
    def test_wrong_options_are_refused_with_a_reason(self):
        for options, words in {
            ("--fleet", "x"): "--fleet wants --nats",
            ("--nats", "nats://a"): "--nats is of use with --fleet only",
            ("--fleet", "a.b", "--nats", "nats://a"): '"a.b" has to be 1 to 64 letters',
            ("--fleet", "a", "--nats", "nats://a", "--fleet-host", "x y"): '"x y" has to be 1 to 64 letters',
            ("--fleet", "a", "--nats", "nats://a", "--fleet-scenes", "x,y.z"): '"y.z" has to be 1 to 64 letters',
            ("--fleet", "a", "--nats", "nats://a", "--fleet-scenes", "s37489,wall,s40854"): '"s37489" and "s40854" cannot be in one fleet',
            ("--fleet", "a", "--nats", "http://user:secret@a"): "is no address of a server",
            ("--fleet-log-bytes", "100"): "--fleet-log-bytes is of use with --fleet only",
            ("--fleet", "a", "--nats", "nats://a", "--fleet-log-bytes", "4095"): "--fleet-log-bytes is 4095, and has to be 4096 at least",
        }.items():
            with self.subTest(options):
                command = [os.environ["NAVHOST_BIN"], "serve", "--store", "none", *options]
                done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
                self.assertEqual(done.returncode, 3)
                self.assertIn(words, done.stderr)
                self.assertNotIn("secret", done.stderr)


if __name__ == "__main__":
    unittest.main()
