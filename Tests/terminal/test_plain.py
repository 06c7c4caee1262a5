"""The plain mode: what a screen reader reads, line by line."""

import os
import subprocess
import sys
import unittest

from hosts import RENDERER, Shop
from terminal import PATIENCE, ROOT

from navhost.browse.__main__ import main


class Plain(Shop):
    def start(self, *options):
        """The mode with pipes for its input and its output."""
        process = subprocess.Popen(
            [*RENDERER, "--plain", "--socket", self.host.socket_path, *options],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=dict(os.environ, PYTHONPATH=os.path.join(ROOT, "clients", "python")),
        )  # fmt: skip
        self.addCleanup(self.end, process)
        return process

    def end(self, process):
        process.kill()
        process.communicate(timeout=PATIENCE)

    def read(self, process, last):
        """The lines up to this one."""
        lines = []
        while not lines or not lines[-1].startswith(last):
            line = process.stdout.readline()
            self.assertTrue(line, f"it ended without {last!r}: {lines}")
            lines.append(line.rstrip("\n"))
        return lines

    def say(self, process, *lines):
        for line in lines:
            process.stdin.write(line + "\n")
        process.stdin.flush()

    def test_a_person_orders_by_lines(self):
        self.till.push("shop.basket")
        process = self.start()
        lines = self.read(process, "1 part cannot be shown here.")
        self.assertEqual(lines[0], "Basket.")
        for line in ("Warning: The shop closes at 8", "1. Link Milk, 1.20 €, 1 l", "Link Boat, 9 €, not there now", "Points: 30 percent", "Image: A lamp"):
            self.assertIn(line, lines)
        self.say(process, "1")
        self.assertIn("Item, 2 of 2, opened.", self.read(process, "A thing of this shop."))
        self.say(process, "back")
        self.assertIn("Back to Basket.", self.read(process, "1 part cannot be shown here."))
        self.say(process, "Remove")
        self.read(process, "Remove the lamp? It is the last one. Type yes for Remove it")
        self.say(process, "yes", "pay")
        self.assertEqual(self.read(process, "Problem: ")[-2:], ["Good: Lamp removed", "Problem: shop could not do that: the card was refused. Press again to try again."])
        self.say(process, "tomorrow", "street = nowhere", "save")
        self.read(process, "Problem: There is no such street")
        self.say(process, "street = Home 4", "save")
        self.read(process, "Good: Address saved")
        self.say(process, "quit")
        self.assertEqual(process.wait(PATIENCE), 0)

    def test_somebody_elses_changes_are_told_with_their_author(self):
        self.till.push("shop.item", {"id": 7})
        process = self.start()
        self.read(process, "A thing of this shop.")
        self.till.present("shop.question")
        self.assertEqual(self.read(process, "2. "), ["Remove all?, an alert, opened by till.", "1. Button Keep", "2. Button Remove, destructive"])
        self.till.dismiss_any()
        self.read(process, "Remove all? closed by till. Item is in front.")

    def test_it_writes_no_control_characters_and_no_boxes(self):
        self.till.register("bad", [{"type": "bad.page", "title": "a\x1b]52;c;aGk=\x07b"}])
        self.till.push("bad.page", {"x": "\x1b[31mred"})
        self.till.push("shop.basket")
        self.till.present("shop.delivery")
        process = self.start()
        self.say(process, "show", "help", "messages", "nonsense\x1b[2J")
        lines = self.read(process, '"nonsense')
        self.assertFalse([character for line in lines for character in line if ord(character) < 32 or 0x2500 <= ord(character) < 0x2600], lines)

    def test_the_end_of_the_input_is_the_end(self):
        self.till.push("shop.item", {"id": 7})
        output = subprocess.run(
            [*RENDERER, "--plain", "--socket", self.host.socket_path], input="show\n", capture_output=True, text=True, timeout=PATIENCE,
            env=dict(os.environ, PYTHONPATH=os.path.join(ROOT, "clients", "python")),
        )  # fmt: skip
        self.assertEqual((output.returncode, output.stderr), (0, ""))
        self.assertIn("A thing of this shop.", output.stdout)


class Options(unittest.TestCase):
    def test_without_a_terminal_the_plain_mode_is_named(self):
        command = [*RENDERER, "--socket", "/nowhere"]
        output = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=dict(os.environ, PYTHONPATH=os.path.join(ROOT, "clients", "python")))
        self.assertEqual((output.returncode, output.stderr), (2, "navbrowse: this is not a terminal; --plain writes lines\n"))

    def test_the_client_needs_no_package(self):
        script = "import sys; sys.modules['textual'] = None; import navhost, navhost.browse.plain, navhost.browse.layout"
        subprocess.run([sys.executable, "-c", script], check=True, env=dict(os.environ, PYTHONPATH=os.path.join(ROOT, "clients", "python")))
        self.assertTrue(callable(main))

    def test_the_small_renderers_have_at_most_100_lines(self):
        for name in (("python", "renderer.py"), ("javascript", "renderer.js")):
            with open(os.path.join(ROOT, "clients", name[0], "examples", name[1]), encoding="utf-8") as file:
                self.assertLessEqual(len(file.readlines()), 100)


if __name__ == "__main__":
    unittest.main()
