"""The servers lose the log of a scene: no host follows what is left, and one that has the state gives it back."""

import os
import shutil
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from hosts import refusal  # noqa: E402
from places import SCENE  # noqa: E402
from servers import wait_for  # noqa: E402
from test_hosts import ThreeHosts  # noqa: E402


class Loss(ThreeHosts):
    def lose_everything(self):
        for server in self.cluster.servers:
            server.kill()
        for server in self.cluster.servers:
            shutil.rmtree(os.path.join(server.folder, "store"))
            server.restart()
        self.cluster.wait_until_ready()

    def test_a_host_gives_back_the_state_that_the_servers_have_lost(self):
        module = self.module(self.others[0])
        for number in range(3):
            last = self.pushed(module, number)["revision"]
        wait_for(lambda: len({host.tree() for host in self.hosts}) == 1, "all hosts to be level")
        self.lose_everything()
        for host in self.hosts:
            wait_for(lambda host=host: "have lost records" in host.log, f"{host.name} to see it", lambda host=host: host.log)
            client = self.connect(host)
            [scene] = client.result("fleet.describe")["scenes"]
            self.assertEqual((scene["state"], scene["revision"]), ("halted", last))
            # Nothing is gone for people who look.
            self.assertEqual(self.shown(client), ([0, 1, 2], last))
            self.assertEqual(refusal(self.push(client, 3)), "engine_away")
        state = self.connect(self.hosts[0]).result("scene.export", scene=SCENE)["state"]
        for host in self.hosts:
            host.kill()
            host.start()
        self.scene.owner()
        wait_for(self.hosts[0].tree, "the host to have read the log")
        client = self.connect(self.hosts[0])
        self.assertEqual(self.shown(client), ([], 0))
        imported = client.result("scene.import", scene=SCENE, state=state)
        self.assertEqual(imported["durability"], "replicated")
        for host in self.hosts:
            wait_for(lambda host=host: self.shown(self.connect(host))[0] == [0, 1, 2], f"{host.name} to show it")


if __name__ == "__main__":
    unittest.main()
