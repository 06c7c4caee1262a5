"""The tree for other programs: Graphviz and an XML parser read what navctl writes, with texts that could break it."""

import os
import shlex
import subprocess
import sys
import unittest
import xml.etree.ElementTree

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import PATIENCE  # noqa: E402

from navhost.testing import Host  # noqa: E402

HOSTILE = 'a "quote", a \\ and \\n, <b>&amp;]]>` {}|\u0308"\u0308 日本 \x1b[31m \x07'
SVG = "{http://www.w3.org/2000/svg}"


class Graphs(unittest.TestCase):
    def setUp(self):
        self.host = Host(timeout=PATIENCE).__enter__()
        self.addCleanup(self.host.stop)
        client = self.host.client()
        client.register("shop", [{"type": "shop.list"}, {"type": "shop.ask", "method": "alert"}])
        client.push("shop.list", navigator="n1")
        self.entry = client.push("shop.list", {"text": HOSTILE}, navigator="n1")["entry"]
        client.present("shop.ask")
        tree = client.tree()
        self.ids = [navigator["id"] for navigator in tree["navigators"]] + [entry["id"] for entry in tree["navigators"][0]["path"]]

    def written(self, form):
        command = [os.environ["NAVCTL_BIN"], "tree", "--format", form]
        return subprocess.run(command, env=self.host.environment, capture_output=True, text=True, check=True).stdout

    def test_graphviz_reads_the_graph(self):
        plain = subprocess.run(["dot", "-Tplain"], input=self.written("dot"), capture_output=True, text=True, check=True)
        self.assertEqual(plain.stderr, "")
        rows = [shlex.split(line, posix=False) for line in plain.stdout.splitlines()]
        self.assertEqual(sorted(row[1] for row in rows if row[0] == "node"), sorted(self.ids))
        self.assertEqual(sum(row[0] == "edge" for row in rows), len(self.ids) - 1)

    def test_the_picture_is_xml_and_says_the_text(self):
        picture = xml.etree.ElementTree.fromstring(self.written("svg"))
        texts = [text.text for text in picture.iter(f"{SVG}text")]
        for one in self.ids:
            self.assertTrue(any(one in text.split() for text in texts), (one, texts))
        self.assertTrue(any(text.startswith('{"text":"a \\"quote\\", a \\\\ and \\\\n, <b>&amp;]]>') for text in texts), texts)
        boxes = [box for box in picture.iter(f"{SVG}rect") if box.get("class") != "page"]
        self.assertEqual(len(boxes), len(self.ids))
        width, height = float(picture.get("width")), float(picture.get("height"))
        for box in boxes:
            x, y, wide, high = (float(box.get(name)) for name in ("x", "y", "width", "height"))
            self.assertTrue(x >= 0 and x + wide <= width and y + high <= height, box.attrib)


if __name__ == "__main__":
    unittest.main()
