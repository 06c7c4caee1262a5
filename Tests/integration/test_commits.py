"""How many requests have one commit of the store."""

import os
import re
import signal
import subprocess
import unittest
from unittest import mock

from storing import SHOP, Storing
from surroundings import PATIENCE
from talking import Talker

#: How long a turn goes on at most, in seconds.
TURN = "1"


class Commits(Storing):
    def setUp(self):
        super().setUp()
        self.library = os.path.join(self.folder, "stop.so")
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "stop.c")
        command = ["gcc", "-std=gnu11", "-Wall", "-Wextra", "-Werror", "-O1", "-shared", "-fPIC", "-o", self.library, source]
        subprocess.run(command, check=True, timeout=PATIENCE)

    def talker(self):
        talker = Talker(self.path)
        self.addCleanup(talker.close)
        return talker

    def commits_of_two(self, seconds):
        """The commits of two changes. The host reads the second line after the first one; in between pass so many seconds of its clock."""
        with mock.patch.dict(os.environ, LD_PRELOAD=self.library, STOP_SECONDS=str(seconds)):
            self.start("--turn-time", TURN)
        module, first, second = [self.talker() for _ in range(3)]
        module.call("module.register", module="shop", destinations=SHOP)

        def commits():
            return int(re.search(r"^navhost_store_commits_total (\d+)$", module.call("host.metrics")["text"], re.MULTILINE)[1])

        before = commits()
        early = first.begin("push", type="shop.list", arguments={"note": "stop here"})
        os.waitid(os.P_PID, self.process.pid, os.WSTOPPED)
        late = second.begin("push", type="shop.list")
        self.process.send_signal(signal.SIGCONT)
        self.assertEqual([first.result(early)["revision"], second.result(late)["revision"]], [1, 2])
        return commits() - before

    def test_a_turn_takes_in_who_asks_before_its_commit(self):
        self.assertEqual(self.commits_of_two(0), 1)

    def test_a_turn_that_has_lasted_long_takes_in_nobody(self):
        """Who has asked first does not wait for all who come later."""
        self.assertEqual(self.commits_of_two(2), 2)


if __name__ == "__main__":
    unittest.main()
