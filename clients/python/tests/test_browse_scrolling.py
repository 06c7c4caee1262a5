"""What is higher than its place on the screen: it scrolls, and the focused control stays in sight."""

import unittest

from navhost.browse import drawing, picture
from navhost.browse.body import Desk

from .test_browse_layout import drawn, text
from .test_browse_screens import entry, navigator, screen, snapshot, titled

LINK = [{"link": "x", "type": "shop.item"}]


def things(id, count, title="Things", letter="t"):
    """A page with a list of so many links."""
    items = [{"id": str(number), "title": f"{letter}{number}", "link": "x"} for number in range(1, count + 1)]
    return entry(id, content=screen({"block": "list", "id": "l", "items": items}, title=title), links=LINK)


def beside(*pages, under=None, **members):
    """A scene with these pages as overlays, the oldest first."""
    names = [f"n{20 + index}" for index in range(len(pages))]
    root = navigator("n1", "root", path=[under or titled("e2", "Menu")], overlays=names, **members)
    shown = [navigator(name, "overlay", parent="n1", method="notes", root=page) for name, page in zip(names, pages)]
    return picture.describe(snapshot(root, *shown))


class Pages(unittest.TestCase):
    def test_the_focus_is_never_under_an_arrow(self):
        shown = picture.describe(snapshot(navigator("n1", "root", path=[things("e2", 40)])))
        for rows in (24, 8):
            scrolls = {}
            for number in [*range(1, 41), *range(40, 0, -1)]:
                frame = drawn(shown, 60, rows, focus=f"e2/link/l/{number}", scrolls=scrolls)
                self.assertTrue(any(f"▸ t{number} " in line for line in text(frame)), (number, text(frame)))

    def test_the_focus_is_in_sight_where_only_a_line_or_two_fit(self):
        for method in ("sheet", "popover"):
            under = navigator("n1", "root", path=[titled("e2", "Menu")], presented="n7")
            shown = picture.describe(snapshot(under, navigator("n7", "presentation", parent="n1", method=method, root=things("e9", 9))))
            frame = drawn(shown, 30, 8, focus="e9/link/l/5", status="one two three four five six seven eight nine ten eleven twelve thirteen")
            self.assertTrue(any("▸ t5 " in line for line in text(frame)), text(frame))


class Overlays(unittest.TestCase):
    def assert_seen(self, frame, what):
        self.assertTrue(any(what in line for line in text(frame)), text(frame))

    def test_one_that_is_higher_than_the_screen_scrolls_with_the_focus(self):
        shown = beside(things("e9", 40))
        for number in (1, 20, 40):
            self.assert_seen(drawn(shown, focus=f"e9/link/l/{number}"), f"▸ t{number} ")
        self.assert_seen(drawn(shown), "more lines")

    def test_several_that_do_not_fit_are_all_within_reach(self):
        shown = beside(*(things(f"e{30 + index}", 4, f"Note {index}", "abcdef"[index]) for index in range(6)))
        frame = drawn(shown)
        for index in range(6):
            name = f"e{30 + index}/link/l/4"
            self.assertIn(name, [control.name for control in frame.controls])
            self.assert_seen(drawn(shown, focus=name), f"▸ {'abcdef'[index]}4 ")
            self.assert_seen(drawn(shown, focus=f"n{20 + index}/close/close"), f"╭─ Note {index} ")

    def test_the_newest_one_is_seen_first(self):
        self.assert_seen(drawn(beside(things("e9", 40), things("e10", 2, "Newest", "n"))), "▸ n2 ")
        self.assert_seen(drawn(beside(things("e9", 40), things("e10", 40, "Newest", "n"))), "╭─ Newest ")
        scrolls = {}
        drawn(beside(things("e9", 3), entry("e10", contentState="pending")), scrolls=scrolls)
        self.assert_seen(drawn(beside(things("e9", 3), things("e10", 40, "Newest", "n")), scrolls=scrolls), "╭─ Newest ")

    def test_one_without_content_is_drawn_when_that_takes_a_second(self):
        shown, desk = beside(entry("e9", "shop.note", contentState="pending")), Desk()
        self.assertFalse(any("Waiting" in line for line in text(drawn(shown, desk=desk))))
        desk.waits["e9"] = 1
        self.assert_seen(drawn(shown, desk=desk), "Waiting for shop: 1 s")

    def test_what_has_the_focus_scrolls(self):
        shown = beside(things("e9", 40), under=things("e2", 40))
        self.assertEqual(drawn(shown, focus="e2/link/l/1").scrolled, "e2")
        frame = drawn(shown, focus="e9/link/l/1", scrolls={"beside/n20/screen": 9}, follows=False)
        self.assertEqual(frame.scrolled, "beside/n20/screen")
        self.assert_seen(frame, "▸ t12 ")

    def test_the_wheel_scrolls_what_is_below_it(self):
        frame = drawn(beside(things("e9", 40), under=things("e2", 40)), focus="e2/link/l/1")
        row = next(number for number, line in enumerate(text(frame)) if "│ ▸ t3" in line)
        self.assertEqual((frame.scrolled_at(row, 75), frame.scrolled_at(row, 3), frame.scrolled_at(2, 75)), ("beside/n20/screen", "e2", "e2"))

    def test_on_a_narrow_screen_nothing_is_under_them(self):
        shown = beside(things("e9", 40), under=things("e2", 40))
        for number in range(1, 41):
            frame = drawn(shown, 40, 20, focus=f"e2/link/l/{number}")
            self.assertTrue(any(line.startswith(f" ▸ t{number} ") for line in text(frame)), text(frame))
            self.assertEqual({drawing.columns_of(line) for line in frame.lines}, {40})
            self.assertEqual(len(frame.lines), 20)

    def test_they_stand_at_the_other_side_of_a_drawer_at_the_right(self):
        page = titled("e8", "Drawer", hints={"edge": "trailing"})
        drawer = navigator("n7", "presentation", parent="n1", method="drawer", root=page)
        root = navigator("n1", "root", path=[titled("e2", "Menu")], overlays=["n20"], presented="n7")
        note = navigator("n20", "overlay", parent="n1", method="notes", root=things("e9", 3))
        frame = drawn(picture.describe(snapshot(root, drawer, note)))
        self.assertTrue(any(line.startswith("╭─ Things") for line in text(frame)), text(frame))


if __name__ == "__main__":
    unittest.main()
