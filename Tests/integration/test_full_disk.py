"""A disk without room, while the host runs and when it starts."""

import os
import resource
import signal
import sys
import time
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE  # noqa: E402
from storing import SHOP, Storing  # noqa: E402
from navhost import NavhostError, Tree  # noqa: E402


class FullDisk(Storing):
    def test_a_full_disk_refuses_changes_and_nothing_else(self):
        """The limit of a file's size stands in for the disk's: writing fails in the same place."""

        def limit():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, resource.RLIM_INFINITY))

        self.start(before=limit)
        client, watcher = self.client(), self.client()
        client.register("shop", SHOP)
        changes = watcher.watch(timeout=PATIENCE)
        tree = Tree(next(changes)["snapshot"])
        refusal, pushed = None, 0
        while refusal is None and pushed < 1000:
            try:
                client.push("shop.list", {"text": "x" * 2000}, navigator="n1")
                pushed += 1
                tree.apply(next(changes))
            except NavhostError as error:
                refusal = error
        self.assertEqual(refusal.name, "store_failed")
        self.assertEqual(client.tree(), tree.snapshot(), "what was refused is nowhere")
        with self.assertRaises(NavhostError):
            client.push("shop.list", {"text": "x" * 2000})
        self.assertEqual(client.call("ping"), {"pong": True})
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        client.push("shop.list", {"text": "after"})
        tree.apply(next(changes))
        self.assertEqual(client.tree(), tree.snapshot())
        metrics = dict(
            line.rsplit(" ", 1) for line in client.call("host.metrics")["text"].splitlines() if not line.startswith("#")
        )
        self.assertEqual(metrics["navhost_store_failures_total"], "2")
        self.assertEqual(metrics['navhost_refusals_total{error="store_failed"}'], "2")
        self.assertEqual(metrics['navhost_changes_total{scene="main"}'], str(pushed + 1))
        self.assertGreaterEqual(int(metrics["navhost_store_commits_total"]), pushed + 1)
        self.assertGreater(int(metrics["navhost_turn_duration_seconds_count"]), pushed)
        self.kill()
        self.start()
        self.assertEqual(self.client().tree()["navigators"], tree.snapshot()["navigators"])

    def test_a_host_that_was_killed_on_a_full_disk_starts_and_goes_on_when_there_is_room(self):
        def full():
            resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

        self.start()
        before = self.fill().tree()
        self.kill()
        self.start(before=full)
        client = self.client()
        self.assertIn("cannot be used", client.call("host.status")["storeFailure"])
        self.assertEqual(client.tree()["navigators"], before["navigators"])
        client.register("shop", SHOP)
        with self.assertRaises(NavhostError) as caught:
            client.push("shop.list", scene="second")
        self.assertEqual(caught.exception.name, "store_failed")
        # A second kill in between loses nothing.
        self.kill()
        self.start(before=full)
        client = self.client()
        self.assertEqual(client.tree()["navigators"], before["navigators"])
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        end = time.monotonic() + PATIENCE
        while "storeFailure" in client.call("host.status"):
            self.assertLess(time.monotonic(), end, "the store is not written again")
            time.sleep(0.02)
        self.assertEqual([one["kind"] for one in client.tree()["attachments"]], ["checkpoint"], "the lock has gone with its session")
        client.register("shop", SHOP)
        client.push("shop.list", scene="second")
        after = client.tree(scene="second")
        self.process.send_signal(signal.SIGTERM)
        _, errors = self.process.communicate(timeout=PATIENCE)
        self.process = None
        self.assertIn("the host starts, and refuses changes", errors)
        self.assertIn("the store can be written again", errors)
        self.start()
        self.assertEqual(self.client().tree(scene="second")["navigators"], after["navigators"])

    def test_a_new_store_needs_room(self):
        def full():
            resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

        self.start(before=full)
        self.process.communicate(timeout=PATIENCE)
        self.assertEqual(self.process.returncode, 74)
        self.assertFalse(os.path.exists(self.path))
        self.process = None


if __name__ == "__main__":
    unittest.main()
