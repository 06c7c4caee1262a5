"""The environment, the limits and the core dumps of the processes that the host starts."""

import os
import resource
import subprocess
import sys
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from activating import Activating  # noqa: E402


class Surroundings(Activating):
    def test_environment_folder_and_user(self):
        script = "pwd; env; id -un; cat; echo end"
        members = {"environment": {"COLOUR": "blue"}, "workingDirectory": "/", "start": "atStart", "restart": "never"}
        name = subprocess.run(["id", "-un"], capture_output=True, text=True, check=True).stdout.strip()
        if os.getuid() == 0:
            name = members["user"] = "nobody"
        self.manifest("shop", ["sh", "-c", script], **members)
        self.start()
        self.wait_until(lambda: ("stdout", "end") in self.lines("shop"))
        said = [text for _, text in self.lines("shop")]
        self.assertEqual((said[0], said[-2]), ("/", name))
        for line in ("COLOUR=blue", "NAVHOST_MODULE=shop", f"NAVHOST_SOCKET={self.path}"):
            self.assertIn(line, said)

    def test_the_service_managers_variables_are_not_passed_on(self):
        self.manifest("shop", ["sh", "-c", "env; echo end"], start="atStart", restart="never")
        os.environ["WATCHDOG_PID"] = "1"
        self.addCleanup(os.environ.pop, "WATCHDOG_PID")
        self.start()
        self.wait_until(lambda: ("stdout", "end") in self.lines("shop"))
        self.assertFalse([text for _, text in self.lines("shop") if text.startswith("WATCHDOG_PID")])

    def surroundings(self, **members):
        """What a module's program finds: umask, descriptors, core dumps, number of variables."""
        script = "umask; ulimit -S -n; ulimit -S -c; env | wc -l; echo $0-$1; echo end"
        self.manifest("shop", ["sh", "-c", script, "$x", "a b"], start="atStart", restart="never", **members)
        self.start()
        self.wait_until(lambda: ("stdout", "end") in self.lines("shop"))
        return [text for _, text in self.lines("shop")]

    def test_umask_descriptors_and_variables_are_set(self):
        said = self.surroundings(umask="027", descriptors=100, inheritEnvironment=False, environment={"PATH": os.environ["PATH"]})
        self.assertEqual((said[0], said[1], said[2], said[4]), ("0027", "100", "0", "$x-a b"))
        # The host's two, PATH, and those that a shell sets by itself.
        self.assertLess(int(said[3]), 8)

    def test_the_hosts_raised_limit_is_not_passed_on(self):
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        self.addCleanup(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 777), hard))
        self.assertEqual(self.surroundings()[1], str(min(soft, 777)))

    def core_dumps(self, pid):
        """The soft limit of a process, and the kinds of memory that go into its core dumps."""
        with open(f"/proc/{pid}/limits", encoding="utf-8") as file:
            limit = next(line for line in file if line.startswith("Max core file size")).split()[4]
        with open(f"/proc/{pid}/coredump_filter", encoding="utf-8") as file:
            return limit, int(file.read(), 16)

    def test_nobody_leaves_a_core_dump_unless_it_may(self):
        soft, hard = resource.getrlimit(resource.RLIMIT_CORE)
        self.addCleanup(resource.setrlimit, resource.RLIMIT_CORE, (soft, hard))
        resource.setrlimit(resource.RLIMIT_CORE, (hard, hard))
        everything = "unlimited" if hard == resource.RLIM_INFINITY else str(hard)
        self.shop(start="atStart")
        self.start()
        self.wait_until(lambda: ("stdout", "shop is open") in self.lines("shop"))
        self.assertEqual(self.core_dumps(self.process.pid), ("0", 0))
        self.assertEqual(self.core_dumps(self.pids()[0]), ("0", 0))
        self.kill()
        self.shop(start="atStart", coreDumps=True)
        self.start("--core-dumps", "allow")
        self.wait_until(lambda: len(self.pids()) > 1)
        self.assertEqual(self.core_dumps(self.process.pid)[0], everything)
        self.assertNotEqual(self.core_dumps(self.process.pid)[1], 0)
        self.assertEqual(self.core_dumps(self.pids()[1]), (everything, 0x33))


if __name__ == "__main__":
    unittest.main()
