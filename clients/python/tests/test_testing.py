"""The host for tests, against the real program."""

import importlib.util
import os
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

from . import hosts
from navhost import ConnectionLost, testing

HERE = os.path.dirname(os.path.abspath(__file__))
CATALOG = os.path.join(HERE, "..", "examples", "catalog.py")
SHOP = {
    "module": "shop",
    "destinations": [{"type": "shop.list"}],
    "answers": [{"question": "entry.ask", "result": "a mock's"}],
}


class HostForTests(unittest.TestCase):
    def test_client_is_served_and_all_ends_with_the_host(self):
        with testing.Host(timeout=hosts.PATIENCE) as host:
            client = host.client("me")
            names = [session.get("name") for session in client.call("host.sessions")["sessions"]]
            self.assertEqual(names, ["me"])
            folder = os.path.dirname(host.socket_path)
        self.assertFalse(os.path.exists(folder))
        with self.assertRaises(ConnectionLost):
            client.call("ping")
        host.stop()

    def test_module_is_registered_when_it_is_given_out_and_ends_with_the_host(self):
        with testing.Host(options=hosts.PATIENT, timeout=hosts.PATIENCE) as host:
            module = host.module([sys.executable, CATALOG], "catalog.list", "catalog.item")
            client = host.client()
            entry = client.push("catalog.item", {"id": 2})["entry"]
            self.assertEqual(client.ask(entry, {"get": "title"}), {"answer": "Chair"})
        self.assertIsNotNone(module.returncode)

    def test_mock_stands_in_for_a_module(self):
        with testing.Host(options=hosts.PATIENT, timeout=hosts.PATIENCE) as host:
            process = host.mock(SHOP)
            client = host.client()
            self.assertEqual(client.ask(client.push("shop.list")["entry"], 1), {"answer": "a mock's"})
        self.assertEqual(process.returncode, 0)

    def test_options_are_the_hosts(self):
        with testing.Host(options=["--max-monitors", "3"], timeout=hosts.PATIENCE) as host:
            self.assertEqual(host.client().call("hello")["limits"]["monitors"], 3)

    def test_no_configuration_file_of_the_user_or_the_machine_counts(self):
        with tempfile.TemporaryDirectory(prefix="nh-") as folder:
            path = os.path.join(folder, "navhost", "config.json")
            os.mkdir(os.path.dirname(path))
            with open(path, "w", encoding="utf-8") as file:
                file.write('{"max-monitors": 3}')
            with mock.patch.dict(os.environ, XDG_CONFIG_HOME=folder):
                with testing.Host(timeout=hosts.PATIENCE) as host:
                    self.assertEqual(host.client().call("hello")["limits"]["monitors"], 8)
                with testing.Host(options=["--config", path], timeout=hosts.PATIENCE) as host:
                    self.assertEqual(host.client().call("hello")["limits"]["monitors"], 3)

    def test_what_cannot_start_says_so_and_leaves_nothing(self):
        with self.assertRaisesRegex(testing.HostNotStarted, "cannot start /nowhere/navhost"):
            testing.Host("/nowhere/navhost").__enter__()
        with self.assertRaisesRegex(testing.HostNotStarted, "ended with status 1"):
            testing.Host("false").__enter__()
        with testing.Host(timeout=hosts.PATIENCE) as host:
            with self.assertRaisesRegex(testing.HostNotStarted, "ended with status 0 before it had registered"):
                host.module(["true"], "catalog.list")
            with self.assertRaisesRegex(testing.HostNotStarted, "ended with status 3"):
                host.mock({"module": "shop"})

    def test_waiting_has_an_end(self):
        with testing.Host(timeout=0.05) as host:
            with self.assertRaisesRegex(AssertionError, "no luck within 0.05 s"):
                host.wait_until(lambda: False, "no luck")

    def test_fixture_is_there_exactly_when_pytest_is(self):
        """A bare machine has no pytest, and the module has to work there; where it is installed, the fixture is used for real."""
        if importlib.util.find_spec("pytest") is None:
            self.assertFalse(hasattr(testing, "navhost"))
            return
        check = os.path.join(HERE, "fixture_check.py")
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "navhost.testing", check]
        environment = dict(os.environ, PYTHONPATH=os.path.join(HERE, ".."))
        outcome = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=hosts.PATIENCE)
        self.assertEqual(outcome.returncode, 0, outcome.stdout + outcome.stderr)
        self.assertIn("2 passed", outcome.stdout)


if __name__ == "__main__":
    unittest.main()
