"""The manual pages against the programs, and against the rules of roff."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

from programs import PATIENCE, PROGRAMS, ROOT, commands, run
from navhost import Client


def plain(roff):
    """The text of a page, without fonts and with its escapes read."""
    text = re.sub(r"\\f[BIRP]", "", roff)
    for escape, character in (("\\-", "-"), ("\\(aq", "'"), ("\\(ha", "^"), ("\\(ti", "~"), ("\\&", ""), ("\\:", ""), ("\\e", "\\")):
        text = text.replace(escape, character)
    return re.sub(r"\\\[u([0-9A-F]{4,5})\]", lambda match: chr(int(match[1], 16)), text)


class Manual(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="nh-")
        cls.addClassCleanup(shutil.rmtree, cls.folder)
        environment = {**os.environ, "SOURCE_DATE_EPOCH": "1767225600"}
        run(sys.executable, os.path.join(ROOT, ".debian", "manual.py"), cls.folder, env=environment)
        cls.pages = {}
        for name in os.listdir(cls.folder):
            with open(os.path.join(cls.folder, name), encoding="utf-8") as file:
                cls.pages[name] = file.read()

    def document(self):
        """The OpenRPC document, from a host of our own."""
        path = os.path.join(self.folder, "h.sock")
        host = subprocess.Popen([PROGRAMS["navhost"], "serve", "--socket", path, "--store", "none"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        try:
            host.stdout.readline()
            with Client(path, timeout=PATIENCE) as client:
                return client.call("rpc.discover")
        finally:
            host.terminate()
            host.stdout.close()
            host.wait(timeout=PATIENCE)

    def test_the_pages_are_there_with_title_name_and_date(self):
        self.assertEqual(set(self.pages), {"navhost.1", "navctl.1", "navweb.1", "navhost-protocol.7", "navhost-errors.7"})
        version = run(PROGRAMS["navhost"], "--version").strip()
        for file, text in self.pages.items():
            name, section = file.split(".")
            self.assertIn(f'.TH {name.upper()} {section} 2026-01-01 "navhost {version}" "navhost"\n', text)
            self.assertRegex(plain(text), rf'\.SH "NAME"\n{name} - [a-z]')

    def test_every_command_and_every_option_is_there(self):
        for program in PROGRAMS:
            text = plain(self.pages[f"{program}.1"])
            sections = {part.split('"')[1]: part for part in re.split(r"^(?=\.S[SH] )", text, flags=re.M)[1:]}
            shared = sections["OPTIONS OF EVERY COMMAND"] + sections.get(f"{program} serve", "")
            for path, options in commands(program).items():
                if len(path) > 1:
                    self.assertIn(" ".join(path), sections)
                for option in options:
                    where = sections.get(" ".join(path), "") + shared
                    self.assertRegex(where, rf"(?m)^(-\w, )?{option}( |$)", (path, option))

    def test_every_method_parameter_and_error_is_there(self):
        document = self.document()
        text = plain(self.pages["navhost-protocol.7"])
        self.assertGreater(len(document["methods"]), 50)
        for method in document["methods"]:
            match = re.search(rf"^\.PP\n{re.escape(method['name'])}\n(.*?)^\.(?:PP|SS|SH)", text, re.S | re.M)
            self.assertIsNotNone(match, method["name"])
            self.assertIn(method["summary"].split("`")[0].strip(), match[1])
            for parameter in method["params"]:
                if parameter["name"] != "during":
                    self.assertRegex(match[1], rf"(?m)^{parameter['name']} \(", (method["name"], parameter["name"]))
        errors = plain(self.pages["navhost-errors.7"])
        self.assertEqual(len(document["x-errors"]), len(document["components"]["errors"]))
        for error in document["x-errors"]:
            self.assertIn(f".TP\n{error['name']} ({error['code']})\n{error['summary'].split('`')[0]}", errors)
        for element in document["x-notifications"] + document["x-questions"]:
            self.assertIn(f".PP\n{element['name']}\n", text)

    def test_the_roff_is_sound(self):
        known = {"TH", "SH", "SS", "PP", "TP", "IP", "RS", "RE", "EX", "EE", "nr", "ad", '\\"'}
        for name, text in self.pages.items():
            self.assertTrue(text.isascii(), name)
            open_blocks = []
            for line in text.splitlines():
                self.assertNotEqual(line.strip(), "", f"{name}: an empty line")
                self.assertFalse(line.startswith("'"), f"{name}: {line}")
                if line.startswith("."):
                    request = line[1:].split(" ")[0]
                    self.assertIn(request, known, f"{name}: {line}")
                    if request in ("RS", "EX"):
                        open_blocks.append(request)
                    elif request in ("RE", "EE"):
                        self.assertEqual(open_blocks.pop(), {"RE": "RS", "EE": "EX"}[request], name)
                    continue
                rest = re.sub(r"\\(f[BIR]|-|e|&|:|\((?:aq|ha|ti|em|bu)|\[u[0-9A-F]{4,5}\])", "", line)
                self.assertNotIn("\\", rest, f"{name}: {line}")
                fonts = re.findall(r"\\f(.)", line)
                self.assertEqual(fonts[1::2], ["R"] * (len(fonts) // 2), f"{name}: {line}")
                self.assertTrue(all(font in "BI" for font in fonts[::2]) and len(fonts) % 2 == 0, f"{name}: {line}")
            self.assertEqual(open_blocks, [], name)

    def test_groff_has_no_warning_where_it_is_installed(self):
        groff = shutil.which("groff")
        for name in self.pages:
            if groff:
                command = [groff, "-man", "-Tutf8", "-ww", os.path.join(self.folder, name)]
                result = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
                self.assertEqual((result.returncode, result.stderr), (0, ""), name)
                self.assertIn(name.split(".")[0], result.stdout)


if __name__ == "__main__":
    unittest.main()
