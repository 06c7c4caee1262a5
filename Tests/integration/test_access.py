"""Rights: identities by secret, by process and by user; the document is read again on SIGHUP."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE  # noqa: E402
from navhost import Client, NavhostError  # noqa: E402

OWNER = {"name": "owner", "secretFile": "owner.secret"}
VIEWER = {"name": "viewer", "secretFile": "viewer.secret"}
EVERYTHING = {"to": ["owner"], "allow": ["*"]}
LOOKING = {"to": ["viewer"], "allow": ["read", "watch"]}


class Access(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.socket = self.file("h.sock")

    def file(self, name):
        return os.path.join(self.folder, name)

    def write(self, document):
        descriptor = os.open(self.file("access.json"), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(descriptor, "w", encoding="utf-8") as file:
            json.dump(document, file)

    def start(self, document, *options):
        self.write(document)
        command = [os.environ["NAVHOST_BIN"], "--socket", self.socket, "--store", "none", "--access", self.file("access.json"), *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.log, self.arrived = [], threading.Condition()
        self.reader = threading.Thread(target=self.read)
        self.reader.start()
        self.addCleanup(self.end)
        self.assertIn("listening", self.process.stdout.readline())

    def read(self):
        for line in self.process.stderr:
            with self.arrived:
                self.log.append(line)
                self.arrived.notify_all()

    def end(self):
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(timeout=PATIENCE)
        self.reader.join(timeout=PATIENCE)
        self.process.stdout.close()
        self.process.stderr.close()

    def hang_up(self, words):
        with self.arrived:
            self.log.clear()
        self.process.send_signal(signal.SIGHUP)
        with self.arrived:
            self.assertTrue(self.arrived.wait_for(lambda: any(words in line for line in self.log), timeout=PATIENCE), self.log)

    def connect(self, secret=None):
        client = Client(self.socket, timeout=PATIENCE, secret_file=secret and self.file(secret))
        self.addCleanup(client.close)
        return client

    def navctl(self, *arguments, **environment):
        return subprocess.run(
            [os.environ["NAVCTL_BIN"], "-s", self.socket, *arguments], env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def refused(self, client, method, **params):
        with self.assertRaises(NavhostError) as refusal:
            client.call(method, params)
        self.assertEqual(refusal.exception.name, "not_allowed")
        return refusal.exception.data

    def test_a_secret_says_who_asks(self):
        self.start({"identities": [OWNER, VIEWER], "grants": [EVERYTHING, LOOKING]})
        self.assertEqual(os.stat(self.file("owner.secret")).st_mode & 0o777, 0o600)
        owner, viewer, stranger = self.connect("owner.secret"), self.connect("viewer.secret"), self.connect()
        self.assertTrue(owner.call("navigator.create", kind="stack", name="home")["changed"])
        self.assertEqual(viewer.call("tree.get")["scene"], "main")
        self.assertEqual(self.refused(viewer, "reset")["identity"], "viewer")
        self.assertEqual(self.refused(stranger, "tree.get")["document"], self.file("access.json"))
        names = [session.get("identity") for session in owner.call("host.sessions")["sessions"]]
        self.assertEqual(names, ["owner", "viewer", None])

    def test_a_wrong_secret_is_refused_and_the_client_stays_who_it_is(self):
        self.start({"identities": [VIEWER], "grants": [LOOKING]})
        with open(self.file("wrong"), "w", encoding="utf-8") as file:
            file.write("0123456789abcdef" * 4)
        with self.assertRaises(NavhostError) as refusal:
            self.connect("wrong")
        self.assertEqual(refusal.exception.name, "not_allowed")
        client = self.connect("viewer.secret")
        with self.assertRaises(NavhostError):
            client.call("hello", secret="another")
        self.assertEqual(client.call("access.describe")["identity"], "viewer")

    def test_a_module_of_the_host_is_known_by_its_process(self):
        manifests = self.file("modules")
        os.mkdir(manifests)
        module = "import sys; from navhost import Client\nc = Client()\nc.register('shop', [{'type': 'shop.list'}])\nc.call('push', type='shop.list', navigator='home')\n"
        module += "c.call('reset') if len(sys.argv) > 1 else None\nc.serve()"
        python = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "clients", "python")
        with open(os.path.join(manifests, "shop.json"), "w", encoding="utf-8") as file:
            json.dump({"module": "shop", "command": [sys.executable, "-c", module], "environment": {"PYTHONPATH": os.path.abspath(python)}, "startTimeout": PATIENCE}, file)
        os.chmod(os.path.join(manifests, "shop.json"), 0o600)
        shop = {"name": "shop", "module": "shop"}
        grants = [
            EVERYTHING,
            {"to": ["shop"], "allow": ["register"], "modules": ["shop"]},
            {"to": ["shop"], "allow": ["navigate"], "navigators": ["home"], "types": ["shop.*"]},
        ]
        self.start({"identities": [OWNER, shop], "grants": grants}, "--modules", manifests)
        owner = self.connect("owner.secret")
        owner.call("navigator.create", kind="stack", name="home")
        watch = owner.watch(scene="main", timeout=PATIENCE)
        owner.call("module.start", module="shop")
        event = next(event for event in watch if "cause" in event)
        self.assertEqual(event["cause"]["identity"], "shop")
        self.assertEqual(event["changes"][0]["kind"], "entry.added")

    def test_rights_are_withdrawn_while_the_host_runs(self):
        self.start({"identities": [OWNER, VIEWER], "grants": [EVERYTHING, LOOKING]})
        viewer = self.connect("viewer.secret")
        watch = viewer.watch(scene="main", timeout=PATIENCE)
        self.assertEqual(next(watch)["scene"], "main")
        self.write({"identities": [OWNER, VIEWER], "grants": [EVERYTHING]})
        self.hang_up("read 1 grants again")
        self.assertEqual([event["reason"] for event in watch], ["not_allowed"])
        self.refused(viewer, "tree.get")
        self.write({"identities": [OWNER, VIEWER], "grants": [EVERYTHING, LOOKING]})
        self.hang_up("read 2 grants again")
        self.assertEqual(viewer.call("tree.get")["scene"], "main")

    def test_a_document_with_a_mistake_changes_nothing(self):
        self.start({"identities": [OWNER, VIEWER], "grants": [EVERYTHING, LOOKING]})
        viewer = self.connect("viewer.secret")
        self.write({"identities": [OWNER], "grants": [EVERYTHING, LOOKING]})
        self.hang_up("the former grants stay")
        self.assertEqual(viewer.call("tree.get")["scene"], "main")

    def test_a_host_does_not_start_with_a_mistake(self):
        self.write({"grants": [{"to": ["*"], "allow": ["reed"]}]})
        ended = subprocess.run(
            [os.environ["NAVHOST_BIN"], "--socket", self.socket, "--store", "none", "--access", self.file("access.json")],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=PATIENCE,
        )  # fmt: skip
        self.assertEqual(ended.returncode, 78)
        self.assertIn('did you mean "read"?', ended.stderr)
        self.assertFalse(os.path.exists(self.socket))

    def test_navctl_asks_with_a_secret(self):
        self.start({"identities": [OWNER, VIEWER], "grants": [EVERYTHING, LOOKING]})
        self.assertEqual(self.navctl("reset", NAVHOST_SECRET_FILE=self.file("owner.secret")).returncode, 0)
        self.assertEqual(self.navctl("--secret-file", self.file("viewer.secret"), "tree").returncode, 0)
        refused = self.navctl("--secret-file", self.file("viewer.secret"), "reset")
        self.assertEqual(refused.returncode, 1)
        self.assertIn("not_allowed", refused.stderr)
        yes = self.navctl("access", "check", "read", NAVHOST_SECRET_FILE=self.file("viewer.secret"))
        self.assertEqual((yes.returncode, json.loads(yes.stdout)), (0, {"allowed": True, "line": 1}))
        no = self.navctl("access", "check", "unlock", NAVHOST_SECRET_FILE=self.file("viewer.secret"))
        self.assertEqual((no.returncode, json.loads(no.stdout)), (1, {"allowed": False}))
        shown = json.loads(self.navctl("access", NAVHOST_SECRET_FILE=self.file("viewer.secret")).stdout)
        self.assertEqual((shown["identity"], shown["grants"][0]["allow"]), ("viewer", ["read", "watch"]))
        missing = self.navctl("--secret-file", self.file("none"), "ping")
        self.assertEqual(missing.returncode, 3)
        self.assertIn("cannot read the secret", missing.stderr)

    def shell(self, script, secret):
        client = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "clients", "shell", "navhost.sh")
        environment = {**os.environ, "NAVHOST_SOCKET": self.socket, "NAVHOST_SECRET_FILE": self.file(secret), "NAVHOST_TIMEOUT": str(PATIENCE)}
        return subprocess.Popen(["sh", "-c", f'. "{client}"; {script}'], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def run_shell(self, script, secret):
        with self.shell(script, secret) as process:
            output, errors = process.communicate(timeout=PATIENCE)
        return subprocess.CompletedProcess(process.args, process.returncode, output, errors)

    def test_the_shell_client_asks_with_a_secret(self):
        self.start({"identities": [OWNER, VIEWER], "grants": [EVERYTHING, LOOKING]})
        self.assertEqual(json.loads(self.run_shell("navhost_call access.describe", "viewer.secret").stdout)["identity"], "viewer")
        refused = self.run_shell("navhost_call reset", "viewer.secret")
        self.assertEqual((refused.returncode, "not_allowed" in refused.stderr), (1, True))
        with self.shell("navhost_watch", "viewer.secret") as watch:
            self.assertEqual(json.loads(watch.stdout.readline())["snapshot"]["scene"], "main")
            watch.terminate()
        module = "then_end() { echo registered; kill $$; }; NAVHOST_REGISTERED=then_end; navhost_module shop '[{\"type\":\"shop.list\"}]' true"
        self.assertEqual(self.run_shell(module, "owner.secret").stdout, "registered\n")
        refused = self.run_shell(module, "viewer.secret")
        self.assertEqual((refused.returncode, refused.stdout, "not_allowed" in refused.stderr), (1, "", True))

    def test_the_shell_client_says_what_is_wrong_with_a_secret(self):
        self.start({"identities": [VIEWER], "grants": [LOOKING]})
        with open(self.file("wrong"), "w", encoding="utf-8") as file:
            file.write("0123456789abcdef" * 4)
        for script in ("navhost_call ping", "navhost_watch", "navhost_module shop '[{\"type\":\"shop.list\"}]' true"):
            refused = self.run_shell(script, "wrong")
            self.assertEqual((refused.returncode, refused.stdout, "not_allowed" in refused.stderr), (1, "", True), script)
            missing = self.run_shell(script, "none")
            self.assertEqual((missing.returncode, missing.stdout), (3, ""), script)
            self.assertIn("cannot read the secret", missing.stderr)


if __name__ == "__main__":
    unittest.main()
