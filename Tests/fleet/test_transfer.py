"""A scene moves from a host into the fleet and back, with navctl."""

import json
import os
import subprocess
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from host_costs import Process  # noqa: E402
from places import SCENE  # noqa: E402
from surroundings import PATIENCE  # noqa: E402
from test_hosts import ThreeHosts  # noqa: E402


class Transfers(ThreeHosts):
    def setUp(self):
        super().setUp()
        self.host = self.others[0]
        self.client = self.module(self.host)

    def navctl(self, *words, host=None):
        """The exit status, and what was written: a result as JSON, or a complaint."""
        command = [os.environ["NAVCTL_BIN"], "--socket", (host or self.host).path, "--timeout", str(PATIENCE), *words]
        done = subprocess.run(command, capture_output=True, text=True, timeout=2 * PATIENCE)
        return done.returncode, json.loads(done.stdout) if done.stdout else done.stderr

    def fleet(self, *words, host=None):
        return self.navctl("fleet", *words, host=host)

    def fill(self, scene="main", numbers=(1, 2, 3)):
        for number in numbers:
            self.client.result("push", scene=scene, type="shop.item", arguments={"number": number})

    def path(self, scene, **more):
        """The ids and the numbers of the entries."""
        path = self.client.result("path.get", scene=scene, **more)["path"]
        return [(entry["id"], entry["arguments"]["number"]) for entry in path]

    def test_a_scene_moves_into_the_fleet_and_back(self):
        self.fill()
        before = self.path("main")
        status, moved = self.fleet("import", "main", "--as", SCENE)
        self.assertEqual((status, moved["revision"], moved["durability"]), (0, 1, "replicated"), moved)
        self.assertEqual((self.path(SCENE), self.path("main")), (before, []))
        # All hosts show it, and another one goes on with it.
        self.owner.life.end()
        reader = self.connect(self.others[1])
        pushed = self.pushed(reader, 4)
        self.assertEqual(self.shown(reader)[0], [1, 2, 3, 4])
        # On another host than it came from.
        status, moved = self.fleet("export", SCENE, "--as", "main", host=self.others[1])
        self.assertEqual((status, moved["durability"]), (0, "memory"), moved)
        self.assertEqual(self.shown(reader), ([], pushed["revision"] + 1))
        tree = reader.result("tree.get")
        self.assertEqual([entry["arguments"]["number"] for entry in tree["navigators"][0]["path"]], [1, 2, 3, 4])
        self.assertEqual(self.client.result("tree.get")["navigators"][0]["path"], [], "each host has its own main")

    def test_a_scene_of_the_same_name_is_made_and_hidden(self):
        """When the host leaves the fleet, it shows the scene."""
        self.fill(SCENE)
        before = [number for _, number in self.path(SCENE)]
        status, moved = self.fleet("export", SCENE)
        self.assertEqual((status, moved["scene"]), (0, SCENE), moved)
        self.assertEqual(self.path(SCENE), [])
        exported = self.client.result("scene.export", scene=SCENE, local=True)
        self.assertFalse(exported["empty"])
        status, moved = self.fleet("import", SCENE)
        self.assertEqual((status, moved["removed"]), (0, {"entries": 0, "navigators": 0}), moved)
        self.assertEqual([number for _, number in self.path(SCENE)], before)
        self.assertTrue(self.client.result("scene.export", scene=SCENE, local=True)["empty"])

    def test_nothing_is_lost_by_mistake(self):
        self.fill()
        self.fill(SCENE, [9])
        status, complaint = self.fleet("import", "main", "--as", SCENE)
        self.assertEqual(status, 1)
        self.assertIn("not_empty", complaint)
        self.assertEqual([len(self.path(scene)) for scene in ("main", SCENE)], [3, 1])
        # A name that the fleet does not share would be a scene of the host, and the target the source.
        status, complaint = self.fleet("import", "main", "--replace")
        self.assertEqual((status, complaint), (1, f'navctl: the fleet does not share a scene "main"; it shares {SCENE}\n'))
        self.assertEqual(len(self.path("main")), 3)
        status, moved = self.fleet("import", "main", "--as", SCENE, "--replace")
        self.assertEqual((status, moved["removed"]["entries"]), (0, 1), moved)
        # Once more: it would remove what has come.
        status, complaint = self.fleet("import", "main", "--as", SCENE, "--replace")
        self.assertEqual((status, complaint), (1, 'navctl: the scene "main" of this host is empty; there is nothing to move\n'))
        self.assertEqual(len(self.path(SCENE)), 3)

    def test_a_host_without_a_fleet_has_nowhere_to_move_to(self):
        with Process(None, []) as host:
            host.wait_for(["main"])
            for direction in "import", "export":
                self.assertEqual(self.fleet(direction, "main", host=host), (1, "navctl: this host shares no scenes; see navhost serve --fleet\n"))

    def test_a_locked_scene_is_copied_and_stays(self):
        self.fill()
        self.client.result("lock", navigator="n1")
        status, complaint = self.fleet("import", "main", "--as", SCENE)
        self.assertEqual(status, 1)
        self.assertIn(f'the state is in the shared scene "{SCENE}" now, and still in the scene "main" of this host: ', complaint)
        self.assertEqual([len(self.path(scene)) for scene in ("main", SCENE)], [3, 3])

    def test_a_scene_that_is_too_large_stays(self):
        self.client.result("push", type="shop.item", arguments={"number": 1, "text": "x" * 600_000})
        status, complaint = self.fleet("import", "main", "--as", SCENE)
        self.assertEqual(status, 1)
        self.assertIn("line_too_long", complaint)
        self.assertEqual([len(self.path(scene)) for scene in ("main", SCENE)], [1, 0])


if __name__ == "__main__":
    unittest.main()
