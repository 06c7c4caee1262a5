"""Clients whose requests cost much, and a neighbour: who is served first."""

import os
import signal

from hosts import HostTestCase
from talking import Talker

#: A push with this schema costs the host about half a million steps.
DOUBLINGS = 18


def schema():
    definitions = {"d0": {"minimum": 0}}
    for level in range(1, DOUBLINGS + 1):
        definitions[f"d{level}"] = {"allOf": [{"$ref": f"#/$defs/d{level - 1}"}] * 2}
    return {"$defs": definitions, "properties": {"number": {"$ref": f"#/$defs/d{DOUBLINGS}"}}}


class Fairness(HostTestCase):
    def talker(self):
        talker = Talker(self.path)
        self.addCleanup(talker.close)
        return talker

    def test_a_neighbour_waits_for_one_costly_request_of_each_client(self):
        """The host stands still while all write, so that it finds all their lines at once."""
        module, neighbour, *attackers = [self.talker() for _ in range(5)]
        module.call("module.register", module="m", destinations=[{"type": "m.costly", "arguments": schema()}, {"type": "m.cheap"}])
        self.process.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, self.process.pid, os.WSTOPPED | os.WNOWAIT)
        for attacker in attackers:
            for number in range(8):
                attacker.begin("push", type="m.costly", arguments={"number": number})
        request = neighbour.begin("push", type="m.cheap")
        self.process.send_signal(signal.SIGCONT)
        before = neighbour.result(request)["revision"] - 1
        self.assertLessEqual(before, len(attackers), "more than one costly push of a client came before")
