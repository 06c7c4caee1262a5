"""`navhost demo --web`: the café with its gateway, as a browser reaches it."""

import json
import os
import re
import subprocess
import unittest
from http.client import HTTPConnection, HTTPException

from activating import is_there
from test_demo import DemoTestCase, wait_until
from surroundings import PATIENCE


class DemoInBrowser(DemoTestCase):
    arguments = ("demo", "--web", "--web-listen", "0", "--log-level", "error")

    def setUp(self):
        super().setUp()
        # The gateway starts beside the modules, so its line comes before the demo's or behind it.
        address = r"navweb: open http://127\.0\.0\.1:(\d+)/#ticket=([0-9a-f]{64})\n"
        found = re.search(address, self.welcome) or re.fullmatch(address, self.process.stdout.readline())
        self.port, self.ticket = int(found[1]), found[2]

    def request(self, method, path, body=None, **headers):
        """The status and the text of an answer."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            content = {"Content-Type": "application/json"} if body is not None else {}
            connection.request(method, path, None if body is None else json.dumps(body), {**content, **headers})
            answer = connection.getresponse()
            return answer.status, answer.read().decode()
        finally:
            connection.close()

    def is_there(self):
        try:
            return self.request("GET", "/")[0] == 200
        except (OSError, HTTPException):
            return False

    def test_the_address_leads_to_the_page_and_its_ticket_to_a_token(self):
        status, page = self.request("GET", "/")
        self.assertEqual((status, "<title>navhost</title>" in page), (200, True), page)
        status, text = self.request("POST", "/token", {"ticket": self.ticket})
        self.assertEqual(status, 200, text)
        bearer = {"Authorization": f"Bearer {json.loads(text)['token']}"}
        message = {"jsonrpc": "2.0", "id": 1, "method": "navigator.select", "params": {"navigator": "order"}}
        status, text = self.request("POST", "/rpc", message, **bearer)
        self.assertEqual((status, json.loads(text)["result"]["changed"]), (200, True))
        self.assertEqual(self.client.tree()["current"], self.navigator("order")["id"])
        self.assertEqual(self.request("POST", "/rpc", message)[0], 401)

    def test_the_hint_leads_to_another_address(self):
        hint = re.search(r'in a browser: +(navweb ticket --listen PORT), with the port that "navweb: open" names\n', self.welcome)
        command = hint[1].replace("PORT", str(self.port)).replace("navweb", os.environ["NAVWEB_BIN"], 1)
        surroundings = {**os.environ, "NAVHOST_SOCKET": self.path}
        printed = subprocess.run(command.split(), env=surroundings, check=True, capture_output=True, text=True, timeout=PATIENCE).stdout
        self.assertRegex(printed, rf"^http://127\.0\.0\.1:{self.port}/#ticket=[0-9a-f]{{64}}\n$")

    def test_the_gateway_ends_with_the_demo(self):
        self.assertTrue(self.is_there())
        self.process.terminate()
        self.assertEqual(self.process.wait(PATIENCE), 0)
        self.assertFalse(self.is_there())

    def test_the_gateway_and_the_modules_end_when_the_demo_is_killed(self):
        self.assertTrue(self.is_there())
        modules = [one["pid"] for one in self.client.call("host.sessions")["sessions"] if one["modules"]]
        self.assertGreater(len(modules), 1)
        self.process.kill()
        wait_until(lambda: not self.is_there(), "the gateway has ended")
        wait_until(lambda: not any(is_there(pid) for pid in modules), "the modules have ended")


if __name__ == "__main__":
    unittest.main()
