"""What navctl writes for a person: tables that fit, errors in sentences. In a pipe it stays JSON."""

import json
import os
import re
import subprocess
import sys
import tempfile
import unittest

from hosts import ROWS, Commands, Shop
from navhost import NavhostError
from terminal import Terminal


class Navctl(Commands, Shop):
    def screen(self, *words, columns=80, **environment):
        """The lines of a command, and its exit status."""
        return self.ended(self.start(*words, columns=columns, **environment))

    def test_modules(self):
        shop = next(one for one in self.till.modules()["modules"] if one["module"] == "shop")
        expected = ["MODULE  STATE      SESSION  TYPES  TITLE", f"shop    connected  {shop['session']:7}  {shop['destinations']:5}  Shop"]
        for columns in (80, 50):
            with self.subTest(columns=columns):
                self.assertEqual(self.screen("modules", columns=columns), (expected, 0))
        self.assertEqual(self.screen("modules", columns=20), ([line[:17].rstrip() for line in expected], 0))

    def test_names_of_types_stay_whole(self):
        types = [one["type"] for one in self.till.destinations()["destinations"]]
        for columns in (80, 50, 20):
            lines, status = self.screen("destinations", columns=columns)
            self.assertEqual((status, [line.split()[0] for line in lines]), (0, ["TYPE", *types]))

    def test_history(self):
        self.till.push("shop.basket", navigator="n1")
        lines, status = self.screen("history", columns=60)
        self.assertEqual((status, lines[0].split()), (0, ["REVISION", "AGO", "METHOD", "BY", "CHANGES"]))
        self.assertRegex(lines[1], r"^ +1 +\d+[sm]  push +till  entry\.added")

    def test_statistics(self):
        self.till.push("shop.basket", navigator="n1")
        self.till.back(navigator="n1")
        with self.assertRaises(NavhostError):
            self.till.push("shop.none")
        for columns in (80, 50):
            with self.subTest(columns=columns):
                lines, status = self.screen("statistics", columns=columns)
                titles = ["TYPE", "SHOWN", "ENDED", "TURNED", "BACK", "MEAN", "LONGEST"]
                self.assertEqual((status, lines[0].split()), (0, titles if columns == 80 else titles[:6]))
                self.assertRegex(next(line for line in lines if line.startswith("shop.basket")), r"^shop\.basket +1 +1 +1 +\d")
                self.assertRegex("\n".join(lines), r"REFUSED METHOD +ERROR +TIMES\n(.*\n)*push +unknown_\w+ +1")

    def watched(self, columns, **environment):
        """What `watch` shows of an entry that comes and goes. The title is long enough to be cut."""
        terminal = self.start("watch", "-n", "2", columns=columns, **environment).wait_for("watching main from revision")
        self.till.push("shop.values", {"title": "A lamp " * 20}, navigator="n1")
        self.till.pop(navigator="n1")
        return self.ended(terminal)

    def test_changes_are_lines_that_fit(self):
        for columns in (80, 50):
            lines, status = self.watched(columns)
            self.assertEqual((status, len(lines)), (0, 3), lines)
            for line, words in zip(lines[1:], ("till added shop.values to n1, by push", "till removed shop.values from n1, by pop")):
                self.assertRegex(line, rf"^ +\d+ {words}( \{{.*…)?$")
        self.assertIn(b"\x1b[32madded\x1b[0m", self.terminal.raw)
        self.watched(80, NO_COLOR="1")
        self.assertNotIn(b"\x1b[", self.terminal.raw)

    def test_changes_are_json_on_request(self):
        terminal = self.start("watch", "-n", "1", "--json", "compact", columns=200).wait_for('{"started":')
        self.till.push("shop.item", navigator="n1")
        lines, _ = self.ended(terminal)
        self.assertTrue(any(line.startswith('{"changed":') for line in lines), lines)

    def paged(self, *words, rows=6, **environment):
        """The screen after a command in a terminal that is too low for it."""
        self.ended(self.start(*words, rows=rows, **environment))
        return str(self.terminal)

    def test_long_output_goes_through_the_pager(self):
        marked = "sed s/^/paged:/"
        self.assertIn("paged:shop.values", self.paged("destinations", NAVCTL_PAGER=marked, PAGER="false"))
        self.assertIn("paged:shop.values", self.paged("destinations", NAVCTL_PAGER=None, PAGER=marked))
        self.assertIn("paged:}", self.paged("status", NAVCTL_PAGER=marked))
        self.assertIn("paged:", self.paged("describe", "push", NAVCTL_PAGER=marked))
        self.assertIn("paged:", self.paged("help", "watch", NAVCTL_PAGER=marked))

    def test_short_output_and_pipes_have_no_pager(self):
        self.assertNotIn("paged:", self.paged("destinations", rows=ROWS, NAVCTL_PAGER="sed s/^/paged:/"))
        command = f"'{os.environ['NAVCTL_BIN']}' destinations --socket '{self.host.socket_path}' | cat; true"
        terminal = Terminal(["sh", "-c", f"{command}; echo over"], 80, 6, NAVCTL_PAGER="sed s/^/paged:/")
        self.addCleanup(terminal.close)
        self.assertNotIn("paged:", str(terminal.wait_for("over")))

    def test_less_is_the_pager_if_it_is_installed(self):
        with tempfile.TemporaryDirectory(prefix="nh-") as folder:
            path = os.path.join(folder, "less")
            with open(path, "w", encoding="ascii") as file:
                file.write("#!/bin/sh\ncat\necho \"less $*\"\n")
            os.chmod(path, 0o755)
            screen = self.paged("destinations", NAVCTL_PAGER=None, PAGER=None, PATH=f"{folder}:{os.environ['PATH']}")
        self.assertIn("less -FRX", screen)
        for nothing in ("", "cat"):
            self.assertNotIn("less", self.paged("destinations", NAVCTL_PAGER=None, PAGER=nothing))

    def test_a_pager_that_is_not_there_hides_nothing(self):
        self.assertIn("shop.values", self.paged("destinations", NAVCTL_PAGER="/nowhere/pager"))

    def test_latencies_are_bars(self):
        for columns in (80, 50):
            lines, status = self.screen("latency", "-n", "5", "--interval", "0", columns=columns)
            self.assertEqual((status, lines[0]), (0, "5 pings"))
            self.assertRegex(" ".join(lines[1:3]), r"^least .*p50 .* [µm]?s .*p99\.9 .*most ")
            bars = [line for line in lines if line.startswith("up to")]
            self.assertEqual(sum(int(re.match(r"up to +[0-9.]+ [µmn]?s +(\d+)", line)[1]) for line in bars), 5, lines)
            self.assertTrue(all(len(line) <= columns for line in lines), lines)

    def test_latencies_end_with_control_c(self):
        terminal = self.start("latency").wait_for("pings, Control-C ends them").press("\x03")
        lines, status = self.ended(terminal)
        self.assertEqual(status, 0, lines)
        self.assertRegex(lines[0].lstrip("^C"), r"^\d+ pings$")

    def test_latencies_in_a_pipe_are_json(self):
        command = [os.environ["NAVCTL_BIN"], "latency", "-n", "3", "--socket", self.host.socket_path]
        last = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[-1])
        self.assertEqual(last["pings"], 3)
        figures = [last["microseconds"][name] for name in ("least", "p50", "p90", "p99", "p99.9", "most")]
        self.assertEqual(figures, sorted(figures))
        self.assertGreater(figures[0], 0)

    def test_browse_opens_the_renderer(self):
        self.till.push("shop.basket", navigator="n1")
        command = [os.environ["NAVCTL_BIN"], "browse", "--socket", self.host.socket_path]
        # The Python of these tests has what the renderer needs.
        terminal = Terminal(command, 80, 24, PATH=f"{os.path.dirname(sys.executable)}:{os.environ['PATH']}")
        self.addCleanup(terminal.close)
        self.assertEqual(terminal.wait_for("Basket", "Lamp", "● live").press("ctrl+q").wait_for_end(), 0)

    def test_browse_says_what_is_missing(self):
        lines, status = self.screen("browse", columns=200, COMMAND_PATH="/nowhere")
        self.assertEqual((status, lines[0]), (2, "navctl: python3 does not find navhost.browse, the renderer"))
        self.assertIn("pip install clients/python", lines[1])

    def test_errors_are_sentences(self):
        with self.assertRaises(NavhostError) as refused:
            self.till.pop()
        sentence = f"navctl: {refused.exception.message}"
        self.assertEqual(self.screen("pop"), ([sentence, "(at_root, navctl describe at_root)"], 1))
        lines, status = self.screen("pop", "--json", "compact", columns=200)
        self.assertEqual(status, 1)
        self.assertIn('"name":"at_root"', lines[0])

    def test_a_misspelled_command(self):
        lines, status = self.screen("destnations", columns=200)
        self.assertEqual(status, 3)
        self.assertIn('did you mean "destinations"?', lines[0])

    def test_colours(self):
        self.screen("modules")
        self.assertIn(b"\x1b[1mshop\x1b[0m", self.terminal.raw)
        self.screen("modules", NO_COLOR="1")
        self.assertNotIn(b"\x1b[", self.terminal.raw)

    def test_json_in_a_pipe_and_on_request(self):
        done = subprocess.run([os.environ["NAVCTL_BIN"], "modules", "--socket", self.host.socket_path], capture_output=True, text=True, check=True)
        self.assertEqual(json.loads(done.stdout)["modules"][0]["module"], "shop")
        lines, _ = self.screen("modules", "--json", "pretty")
        self.assertEqual(lines[0], "{")


if __name__ == "__main__":
    unittest.main()
