"""`navhost config`: what every option is, and who said so."""

import json
import os
import re
import subprocess
import unittest


class Config(unittest.TestCase):
    def run_config(self, *options, **environment):
        command = [os.environ["NAVHOST_BIN"], "config", *options]
        return subprocess.run(command, capture_output=True, text=True, timeout=60, env={"PATH": os.environ["PATH"], **environment})

    def settings(self, *options, **environment):
        result = self.run_config("--format", "json", *options, **environment)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        return {one["option"]: one for one in map(json.loads, result.stdout.splitlines())}

    def test_every_option_of_serve_is_there(self):
        help = subprocess.run([os.environ["NAVHOST_BIN"], "serve", "--help"], capture_output=True, text=True, timeout=60).stdout
        options = set(re.findall(r"^  (?:-\w, )?(--[a-z-]+)", help, re.M)) - {"--help", "--version"}
        self.assertEqual(set(self.settings()), options)

    def test_the_option_wins_then_the_environment(self):
        environment = {"NAVHOST_SOCKET": "/b/h.sock", "HOME": "/h"}
        settings = self.settings("-s", "/a/h.sock", "--max-line=4096", "--turn-time", "0.5", **environment)
        self.assertEqual(settings["--socket"], {"option": "--socket", "value": "/a/h.sock", "from": "option"})
        self.assertEqual(settings["--max-line"], {"option": "--max-line", "value": 4096, "from": "option"})
        self.assertEqual((settings["--turn-time"]["value"], settings["--turn-time"]["from"]), (0.5, "option"))
        self.assertEqual((settings["--max-depth"]["value"], settings["--max-depth"]["from"]), (128, "default"))
        self.assertEqual(settings["--store"]["value"], "/h/.local/state/navhost/%2Fa%2Fh.sock.db")
        self.assertEqual(settings["--store"]["variables"], ["HOME"])
        self.assertEqual(settings["--bindings"], {"option": "--bindings", "value": None, "from": "default"})
        settings = self.settings(**environment)
        self.assertEqual((settings["--socket"]["value"], settings["--socket"]["variables"]), ("/b/h.sock", ["NAVHOST_SOCKET"]))
        self.assertEqual(settings["--store"]["variables"], ["HOME", "NAVHOST_SOCKET"])
        self.assertEqual(self.settings("--store", "none")["--store"], {"option": "--store", "value": "none", "from": "option"})
        self.assertEqual(self.settings()["--socket"]["from"], "default")

    def test_the_table_says_the_same(self):
        lines = self.run_config("--max-depth", "64", XDG_RUNTIME_DIR="/r").stdout.splitlines()
        rows = {line.split()[0]: line.split()[1:] for line in lines}
        self.assertEqual(rows["--socket"], ["/r/navhost.sock", "$XDG_RUNTIME_DIR"])
        self.assertEqual(rows["--max-depth"], ["64", "option"])
        self.assertEqual(rows["--log-format"], ["text", "default"])
        self.assertEqual(rows["--restoration-key"], ["-", "default"])

    def test_values_out_of_range_are_refused(self):
        self.assertEqual(self.run_config("--max-depth", "1").returncode, 64)
        self.assertEqual(self.run_config(LISTEN_FDS="x").returncode, 73)


if __name__ == "__main__":
    unittest.main()
