"""Grants in shared scenes: the host of a client says who it is, and every host knows what it may do."""

import json
import os
import signal
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from hosts import refusal  # noqa: E402
from places import SCENE  # noqa: E402
from servers import wait_for  # noqa: E402
from test_hosts import ThreeHosts  # noqa: E402


class Grants(ThreeHosts):
    def setUp(self):
        folder = self.enterContext(tempfile.TemporaryDirectory(prefix="nh-"))
        self.document = os.path.join(folder, "access.json")
        self.secrets = {}
        for name in ("shop", "panel"):
            self.secrets[name] = f"{name}-has-a-long-secret"
            with open(os.path.join(folder, name), "w", encoding="utf-8", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:
                file.write(self.secrets[name])
        self.grant(["navigate", "watch"])
        self.options = ("--access", self.document)
        super().setUp()

    def grant(self, verbs):
        """The document of all hosts: what a panel may do, besides reading."""
        grants = [{"to": ["*"], "allow": ["read"]}, {"to": ["shop"], "allow": ["register"]}, {"to": ["panel"], "allow": verbs, "scenes": [SCENE]}]
        identities = [{"name": name, "secretFile": name} for name in self.secrets]
        with open(self.document, "w", encoding="utf-8") as file:
            json.dump({"identities": identities, "grants": grants}, file)
        os.chmod(self.document, 0o600)

    def known(self, host, identity):
        connection = self.connect(host)
        connection.result("hello", secret=self.secrets[identity])
        return connection

    def test_grants_hold_on_all_hosts(self):
        stranger = self.connect(self.others[0])
        self.assertEqual(refusal(stranger.ask("module.register", module="shop", destinations=[{"type": "shop.item"}])), "not_allowed")
        module = self.known(self.others[0], "shop")
        module.result("module.register", module="shop", destinations=[{"type": "shop.item"}])
        panels = [self.known(host, "panel") for host in self.hosts]
        for number, panel in enumerate(panels):
            panel.result("watch", scene=SCENE)
            self.pushed(panel, number)
        # A read of another host may come before its changes.
        wait_for(lambda: self.shown(stranger)[0] == [0, 1, 2], "all changes are shown")
        for host in self.hosts:
            self.assertEqual(refusal(self.push(self.connect(host), 7)), "not_allowed")
            self.assertEqual(refusal(self.connect(host).ask("watch", scene=SCENE)), "not_allowed")
        change = panels[0].next("changed")
        self.assertEqual(change["params"]["cause"]["identity"], "panel")
        # The grants change on all hosts, and the watches end.
        self.grant(["dismiss"])
        for host in self.hosts:
            os.kill(host.life.process.pid, signal.SIGHUP)
        for panel in panels:
            while not panel.next("accessChanged")["params"]["watches"]:
                pass

            def is_refused(panel=panel):
                return refusal(self.push(panel, 8)) == "not_allowed"

            # The owner reads its document in its own time.
            wait_for(is_refused, "the owner has the new grants")


if __name__ == "__main__":
    unittest.main()
