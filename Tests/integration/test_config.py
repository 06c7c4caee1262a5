"""`navhost config`: what every option is, and who said so."""

import json
import os
import re
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE  # noqa: E402


class Config(unittest.TestCase):
    def run_config(self, *options, **environment):
        command = [os.environ["NAVHOST_BIN"], "config", *options]
        return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=self.environment(**environment))

    def environment(self, **members):
        """These variables and no others but what every suite has; None leaves one out."""
        members = {"PATH": os.environ["PATH"], "XDG_CONFIG_HOME": os.environ["XDG_CONFIG_HOME"], **members}
        return {name: value for name, value in members.items() if value is not None}

    def settings(self, *options, **environment):
        result = self.run_config("--format", "json", *options, **environment)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        return {one["option"]: one for one in map(json.loads, result.stdout.splitlines())}

    def test_every_option_of_serve_is_there(self):
        help = subprocess.run([os.environ["NAVHOST_BIN"], "serve", "--help"], capture_output=True, text=True, timeout=PATIENCE).stdout
        options = set(re.findall(r"^  (?:-\w, )?(--[a-z-]+)", help, re.M)) - {"--help", "--version"}
        # These start another program, and do not belong to the host's configuration.
        options -= {"--web", "--web-listen"}
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

    def file(self, text, path=None):
        if not path:
            folder = tempfile.TemporaryDirectory(prefix="nh-")
            self.addCleanup(folder.cleanup)
            path = os.path.join(folder.name, "c.json")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text if isinstance(text, str) else json.dumps(text))
        return path

    def test_the_file_comes_last(self):
        path = self.file({"max-line": 4096, "max-depth": 32, "socket": "/f/h.sock", "store": "none", "slow": 2.5, "log-level": "debug"})
        settings = self.settings("--config", path, "--max-depth", "64", NAVHOST_SOCKET="/e/h.sock")
        found = {name: (settings[name]["value"], settings[name]["from"], settings[name].get("file")) for name in settings}
        self.assertEqual(found["--max-line"], (4096, "file", path))
        self.assertEqual(found["--slow"], (2.5, "file", path))
        self.assertEqual(found["--log-level"], ("debug", "file", path))
        self.assertEqual(found["--store"], ("none", "file", path))
        self.assertEqual(found["--max-depth"], (64, "option", None))
        self.assertEqual(found["--socket"], ("/e/h.sock", "environment", None))
        self.assertEqual(found["--config"], (path, "option", None))
        self.assertEqual(found["--max-batch"][1], "default")
        settings = self.settings("--config", path, XDG_RUNTIME_DIR="/r")
        self.assertEqual((settings["--socket"]["value"], settings["--socket"]["file"]), ("/f/h.sock", path))
        self.assertEqual(self.settings("--config", path, NAVHOST_STORE="/s/s.db")["--store"]["variables"], ["NAVHOST_STORE"])

    def test_the_users_own_file_is_found(self):
        with tempfile.TemporaryDirectory(prefix="nh-") as home:
            own = self.file({"max-depth": 33}, os.path.join(home, ".config", "navhost", "config.json"))
            settings = self.settings(HOME=home, XDG_CONFIG_HOME=None)
            self.assertEqual(settings["--config"], {"option": "--config", "value": own, "from": "environment", "variables": ["HOME"]})
            self.assertEqual(settings["--max-depth"], {"option": "--max-depth", "value": 33, "from": "file", "file": own})
            other = self.file({"max-depth": 34}, os.path.join(home, "xdg", "navhost", "config.json"))
            settings = self.settings(HOME=home, XDG_CONFIG_HOME=os.path.join(home, "xdg"))
            self.assertEqual((settings["--max-depth"]["value"], settings["--max-depth"]["file"]), (34, other))
            settings = self.settings("--config", "none", HOME=home, XDG_CONFIG_HOME=None)
            self.assertEqual((settings["--max-depth"]["value"], settings["--config"]["value"]), (128, "none"))

    def test_every_option_may_stand_in_the_file(self):
        values = {name[2:]: one["value"] for name, one in self.settings(NAVHOST_SOCKET="/e/h.sock", NAVHOST_STORE="none").items()}
        del values["config"]
        values.update({"slow": 1, "bindings": "/b.json", "modules": "/m", "access": "/a.json", "traces": "/t.jsonl", "restoration-key": "k"})
        fleet = {"fleet": "f", "nats": "tls://a:4222", "fleet-scenes": "wall", "fleet-host": "h", "fleet-log-bytes": 8192}
        fleet.update({f"nats-{file}": f"/{file}" for file in ("ca", "cert", "key", "creds")})
        # A fleet and an access document exclude each other.
        for some in {name: value for name, value in values.items() if name not in fleet}, fleet:
            path = self.file(some)
            settings = self.settings("--config", path)
            for name, value in some.items():
                self.assertEqual(settings["--" + name], {"option": "--" + name, "value": value, "from": "file", "file": path})
        self.assertLessEqual(set(fleet), set(values), "an option of a fleet is not among the settings")

    def test_lines_of_comment_are_left_out(self):
        path = self.file('// of this machine\n{\n\t// few users\n  "max-depth": 33,\r\n  //"slow": 1,\r\n  "socket": "/a//b/h.sock"\n}\n//')
        settings = self.settings("--config", path, NAVHOST_SOCKET=None)
        self.assertEqual((settings["--max-depth"]["value"], settings["--slow"]["from"]), (33, "default"))
        self.assertEqual(settings["--socket"]["value"], "/a//b/h.sock")
        for text in ('{"max-depth": 33} // here', '{"socket": "/a\n//b"}', "# other {}", "// nothing else"):
            result = self.run_config("--config", self.file(text))
            self.assertEqual(result.returncode, 78, text)
            self.assertIn("not JSON", result.stderr)

    def test_mistakes_in_the_file_are_named(self):
        for text, words in (
            ({"max-dept": 3}, 'there is no option "max-dept"; did you mean "max-depth"?'),
            ({"config": "/x"}, 'there is no option "config"'),
            ({"max-depth": "64"}, '"max-depth" has to be an integer'),
            ({"max-depth": 64.5}, '"max-depth" has to be an integer'),
            ({"turn-time": True}, '"turn-time" has to be a number'),
            ({"socket": None}, '"socket" has to be a string'),
            ({"max-batch": 9, "max-depth": 1}, '"max-depth": --max-depth is 1, and must be 8 to 1000.'),
            ({"log-level": "loud"}, '"log-level": The value \'loud\' is invalid'),
            ({"slow": -1}, '"slow": --slow is -1.0, and must be 0 to 3600000.'),
            ({"output-soft": 99999999, "output-hard": 88888888}, "--output-soft (99999999) must not be above --output-hard (88888888)."),
            ('{"max-depth": 9, "max-depth": 10}', "not JSON"),
            ("[]", "one JSON object"),
            ("{", "not JSON"),
        ):
            path = self.file(text)
            result = self.run_config("--config", path)
            self.assertEqual(result.returncode, 78, text)
            self.assertIn(f"cannot use the configuration in {path}: ", result.stderr)
            self.assertIn(words, result.stderr)
        result = self.run_config("--config", "/nowhere/c.json")
        self.assertEqual((result.returncode, "No such file" in result.stderr), (78, True), result.stderr)
        serve = subprocess.run([os.environ["NAVHOST_BIN"], "--config", path], capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual(serve.returncode, 78, serve.stderr)

    def test_file_and_command_line_have_to_fit_together(self):
        result = self.run_config("--config", self.file({"output-soft": 8388608}), "--output-hard", "4194304")
        self.assertEqual(result.returncode, 3)
        self.assertIn("--output-soft (8388608) must not be above --output-hard (4194304).", result.stderr)

    def test_the_store_command_looks_where_the_file_says(self):
        with tempfile.TemporaryDirectory(prefix="nh-") as home:
            store = os.path.join(home, "my.db")
            self.file({"store": store}, os.path.join(home, ".config", "navhost", "config.json"))
            environment = self.environment(HOME=home, XDG_CONFIG_HOME=None)
            result = subprocess.run(
                [os.environ["NAVHOST_BIN"], "store", "check"], capture_output=True, text=True, timeout=PATIENCE, env=environment
            )
            self.assertEqual(result.returncode, 74)
            self.assertIn(store, result.stderr)

    def test_values_out_of_range_are_refused(self):
        self.assertEqual(self.run_config("--max-depth", "1").returncode, 3)
        self.assertEqual(self.run_config(LISTEN_FDS="x").returncode, 73)


if __name__ == "__main__":
    unittest.main()
