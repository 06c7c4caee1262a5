"""Modules that the host starts: real processes, their needs, their failures and their ends."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE, ROOT  # noqa: E402
from activating import Activating, is_there  # noqa: E402


class Activation(Activating):
    # First need

    def test_the_first_need_starts_a_python_module(self):
        self.shop()
        self.start()
        self.observer = self.client()
        self.assertEqual(self.state(), {"module": "shop", "destinations": 0, "state": "stopped", "restarts": 0})
        self.assertEqual(self.pids(), [])
        entry = self.client().push("shop.list")["entry"]
        state = self.state()
        self.assertEqual((state["state"], state["pid"], state["destinations"]), ("running", self.pids()[0], 1))
        self.assertEqual(self.client().ask(entry, "hello")["answer"], [state["pid"], "hello"])
        sessions = self.observer.call("host.sessions")["sessions"]
        self.assertEqual([one["session"] for one in sessions if one.get("startedAs") == "shop"], [state["session"]])
        self.wait_until(lambda: set(self.lines("shop")) == {("stdout", "shop is open"), ("stderr", "and says so")})

    def test_the_first_need_starts_a_shell_module(self):
        program = os.path.join(ROOT, "clients", "shell", "examples", "clock.sh")
        self.manifest("clock", ["sh", program], destinations=["clock.face"])
        self.start()
        self.observer = self.client()
        entry = self.client().push("clock.face")["entry"]
        self.assertEqual(self.client().ask(entry, {"get": "title"}, timeout=PATIENCE)["answer"], "Clock")
        # Its session is that of a process of its own, in the module's group.
        state = self.state("clock")
        session = next(one for one in self.observer.call("host.sessions")["sessions"] if one["session"] == state["session"])
        self.assertEqual(session["startedAs"], "clock")
        self.assertNotEqual(session["pid"], state["pid"])

    def test_ten_at_once_are_one_start(self):
        self.shop()
        self.start()
        clients = [self.client() for _ in range(10)]
        answers = []
        threads = [threading.Thread(target=lambda one=one: answers.append(one.push("shop.list"))) for one in clients]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(timeout=PATIENCE)
        self.assertEqual(len(answers), 10)
        self.assertEqual(len({answer["entry"] for answer in answers}), 10)
        self.assertEqual(self.client().path()["count"], 10)
        self.assertEqual(len(self.pids()), 1)

    def test_a_question_brings_a_module_back(self):
        self.shop(restart="never")
        self.start()
        self.observer = self.client()
        entry = self.client().push("shop.list")["entry"]
        os.kill(self.pids()[0], signal.SIGKILL)
        self.wait_until(lambda: "session" not in self.state() and self.state()["state"] != "running")
        self.assertEqual(self.client().ask(entry, 1, timeout=PATIENCE)["answer"], [self.pids()[1], 1])

    # Failures

    def test_reasons_are_told_apart(self):
        self.manifest("gone", ["/nowhere/program"], destinations=["gone.x"])
        self.manifest("away", ["no-such-program-anywhere"], destinations=["away.x"])
        self.manifest("quits", ["sh", "-c", "echo nothing to sell; exit 3"], destinations=["quits.x"])
        self.manifest("dies", ["sh", "-c", "kill -SEGV $$"], destinations=["dies.x"])
        self.manifest("sleeps", ["sh", "-c", "sleep 1000"], destinations=["sleeps.x"], startTimeout=0.5)
        self.manifest("astray", ["true"], destinations=["astray.x"], workingDirectory="/nowhere")
        self.manifest("shop", [sys.executable, self.program, self.starts], destinations=["shop.list", "shop.item"])
        self.start()
        gone = self.refusal("gone.x")
        self.assertEqual((gone.name, gone.data["reason"]), ("activation_failed", "/nowhere/program: No such file or directory"))
        self.assertEqual(self.refusal("away.x").name, "activation_failed")
        astray = self.refusal("astray.x")
        self.assertEqual((astray.name, astray.data["reason"]), ("activation_failed", "/nowhere: No such file or directory"))
        quits = self.refusal("quits.x")
        self.assertEqual((quits.name, quits.data["status"]), ("module_exited", 3))
        dies = self.refusal("dies.x")
        self.assertEqual((dies.name, dies.data["signal"]), ("module_exited", signal.SIGSEGV))
        sleeps = self.refusal("sleeps.x")
        self.assertEqual((sleeps.name, sleeps.data["timeout"]), ("activation_timeout", 0.5))
        self.assertEqual(self.refusal("shop.item").name, "destination_not_registered")
        self.assertIn(("stdout", "nothing to sell"), self.lines("quits"))

    def test_one_that_is_late_is_ended_with_all_it_started(self):
        script = f"sleep 1000 & echo $$ $! >{self.starts}; wait"
        self.start()
        # A slow machine needs more time until the module has said what it started.
        for seconds in (1, 4, 16, 64):
            self.manifest("shop", ["sh", "-c", script], destinations=["shop.list"], startTimeout=seconds)
            self.reload("read 1 manifests again")
            self.assertEqual(self.refusal().name, "activation_timeout")
            if len(self.pids()) == 2:
                break
        self.wait_until(lambda: not any(is_there(pid) for pid in self.pids()))
        self.assertEqual(len(self.pids()), 2)

    def test_one_that_is_killed_comes_back(self):
        self.shop(backOff=0.05)
        self.start()
        self.observer = self.client()
        self.client().push("shop.list")
        for count in (1, 2):
            os.kill(self.pids()[-1], signal.SIGKILL)
            self.wait_until(lambda: len(self.pids()) == count + 1 and self.state()["state"] == "running")
            state = self.state()
            self.assertEqual((state["restarts"], state["pid"]), (count, self.pids()[-1]))
            self.assertEqual(state["lastFailure"]["data"], {"name": "module_exited", "module": "shop", "signal": 9})
        self.assertEqual(self.client().tree()["orphaned"], [])

    def test_one_that_fails_too_often_is_given_up(self):
        self.manifest(
            "shop", ["sh", "-c", f"echo $$ >>{self.starts}; exit 1"], start="atStart", backOff=0.01, crashes=3
        )  # fmt: skip
        self.start()
        self.observer = self.client()
        self.wait_until(lambda: self.state()["state"] == "failed")
        self.assertEqual(len(self.pids()), 3)
        refusal = self.refusal()
        self.assertEqual((refusal.name, refusal.data["failures"], refusal.data["last"]), ("crash_budget_spent", 3, "module_exited"))
        self.assertEqual(len(self.pids()), 3)
        self.shop()
        self.assertEqual(self.observer.call("module.list")["modules"][0]["state"], "failed")
        self.reload("read 1 manifests again")
        self.client().push("shop.list")

    def test_stop_start_and_restart(self):
        self.shop()
        self.start()
        self.observer = self.client()

        def run(command):
            command = [os.environ["NAVCTL_BIN"], "module", command, "shop", "--socket", self.path]
            return json.loads(subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True).stdout)

        self.assertEqual(run("start"), {"module": "shop", "state": "starting", "changed": True})
        self.wait_until(lambda: self.state()["state"] == "running")
        self.assertTrue(run("restart")["changed"])
        self.wait_until(lambda: len(self.pids()) == 2 and self.state()["state"] == "running")
        self.assertEqual(run("stop")["state"], "stopping")
        self.wait_until(lambda: self.state()["state"] == "stopped")
        self.assertFalse(any(is_there(pid) for pid in self.pids()))
        self.client().push("shop.list")
        self.assertEqual(len(self.pids()), 3)

    # SIGHUP

    def reload(self, message):
        before = self.logged().count(message)
        self.process.send_signal(signal.SIGHUP)
        self.wait_until(lambda: self.logged().count(message) > before)

    def test_reading_again_adds_takes_away_and_keeps(self):
        self.start()
        self.observer = self.client()
        self.assertEqual(self.refusal().name, "unknown_destination")
        self.shop()
        self.reload("read 1 manifests again")
        self.client().push("shop.list")
        self.manifest("bad", ["/x"], comand=["/x"])
        self.reload("the former manifests stay")
        self.assertRegex(self.logged(), r'bad\.json: .*comand.*did you mean \\"command\\"')
        self.assertEqual(self.state()["state"], "running")
        for name in os.listdir(self.manifests):
            os.unlink(os.path.join(self.manifests, name))
        self.reload("read 0 manifests again")
        self.assertTrue(is_there(self.pids()[0]))
        self.client().push("shop.list")
        os.kill(self.pids()[0], signal.SIGKILL)
        self.wait_until(lambda: self.state() == {})
        self.assertEqual(self.refusal().name, "unknown_destination")

    def test_a_mistake_at_the_start_is_refused(self):
        self.shop()
        self.manifest("shop", ["/x"], name="twin.json")
        command = [os.environ["NAVHOST_BIN"], "--socket", self.path, "--store", "none", "--modules", self.manifests]
        result = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual(result.returncode, 78)
        self.assertIn(f"{self.manifests}/twin.json: {self.manifests}/shop.json is also a manifest of the module", result.stderr)
        self.assertFalse(os.path.exists(self.path))
        os.unlink(os.path.join(self.manifests, "twin.json"))
        os.chmod(os.path.join(self.manifests, "shop.json"), 0o666)
        result = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual((result.returncode, "every user may write" in result.stderr), (78, True))

    # The end

    def test_the_hosts_end_leaves_nobody_behind(self):
        # Its last words come between the host's and the signal, which must not cut them short.
        self.shop("patient")
        script = f"sleep 1000 & echo $$ $! >>{self.starts}; wait"
        self.manifest("idle", ["sh", "-c", script], start="atStart")
        self.start()
        self.client().push("shop.list")
        self.wait_until(lambda: len(self.pids()) == 3 and all(is_there(pid) for pid in self.pids()))
        self.process.terminate()
        self.assertEqual(self.process.wait(timeout=PATIENCE), 0)
        self.wait_until(lambda: not any(is_there(pid) for pid in self.pids()))
        self.assertTrue([text for _, text in self.lines("shop") if re.match("shop closes: .*shutting", text)], self.lines("shop"))

    def test_who_does_not_end_is_made_to(self):
        self.shop("stubborn", stopTimeout=0.2)
        self.start()
        self.client().push("shop.list")
        self.process.terminate()
        self.assertEqual(self.process.wait(timeout=PATIENCE), 0)
        self.assertFalse(is_there(self.pids()[0]))
        self.assertIn("signal 9", self.logged())

    def test_a_second_signal_leaves_nobody_behind_either(self):
        self.shop("stubborn", stopTimeout=3600)
        self.start()
        self.client().push("shop.list")
        self.process.terminate()
        self.wait_until(lambda: not os.path.exists(self.path))
        self.process.terminate()
        self.assertEqual(self.process.wait(timeout=PATIENCE), 1)
        self.wait_until(lambda: not is_there(self.pids()[0]))


if __name__ == "__main__":
    unittest.main()
