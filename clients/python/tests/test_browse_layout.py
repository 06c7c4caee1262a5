"""The pure part of the renderer for terminals: drafts, focus, requests, and frames of several sizes."""

import unittest

from navhost.browse import controls, drawing, layout, palette, picture
from navhost.browse.body import Desk
from navhost.browse.conductor import is_by_another
from navhost.browse.drafts import Drafts
from navhost.browse.editing import Edited, rows, window
from navhost.browse.focus import Focus
from navhost.browse.layout import Box, View
from navhost.browse.screens import read

from .test_browse_screens import TABS, entry, navigator, screen, snapshot, titled

FIELDS = [
    {"block": "field", "id": "street", "label": "Street", "input": "text", "required": True},
    {"block": "field", "id": "bags", "label": "Bags", "input": "number", "min": 1, "max": 9},
    {"block": "field", "id": "day", "label": "Day", "input": "date"},
    {"block": "field", "id": "when", "label": "When", "input": "choice", "value": "am", "options": [{"value": "am", "label": "Morning"}, {"value": "pm", "label": "Noon"}]},
    {"block": "field", "id": "code", "label": "Code", "input": "secret"},
    {"block": "field", "id": "gift", "label": "Gift", "input": "switch"},
]
SAVE = {"action": "save", "label": "Save", "role": "primary", "sends": "fields"}


def form(id="e8", **values):
    blocks = [{**field, **({"value": values[field["id"]]} if field["id"] in values else {})} for field in FIELDS]
    return entry(id, content=screen(*blocks, title="Delivery", actions=[SAVE]))


def sheet(content=None, method="sheet", **members):
    root = {**TABS[0]}
    under = {**TABS[1], "presented": "n7"}
    return picture.describe(snapshot(root, under, TABS[2], navigator("n7", "presentation", parent="n2", method=method, root=content or form(), **members)))


def drawn(shown, columns=80, lines=24, desk=None, **view):
    return layout.draw(shown, desk or Desk(), View(columns, lines, **view))


def text(frame):
    return [drawing.plain(line) for line in frame.lines]


class Draft(unittest.TestCase):
    def setUp(self):
        self.drafts, self.page = Drafts(), read(form())
        self.fields = {field.id: field for field in self.page.fields}

    def type(self, name, value):
        self.drafts.set("e8", self.fields[name], value)

    def test_values_have_the_kinds_of_their_inputs(self):
        for name, value in {"street": "Long Road", "bags": "3", "code": "x"}.items():
            self.type(name, value)
        self.drafts.choose("e8", self.fields["when"], "pm")
        self.drafts.toggle("e8", self.fields["gift"])
        self.assertEqual(self.drafts.values(self.page), {"street": "Long Road", "bags": 3, "day": "", "when": "pm", "code": "x", "gift": True})

    def test_problems_are_found_before_anything_is_sent(self):
        for name, value in {"bags": "12", "day": "tomorrow"}.items():
            self.type(name, value)
        self.assertEqual(self.drafts.problems(self.page), {"street": "Street is needed.", "bags": "At most 9.", "day": "Write it as YYYY-MM-DD."})
        self.type("bags", "many")
        self.assertEqual(self.drafts.problems(self.page)["bags"], "This is not a number.")
        self.type("bags", "2")
        self.assertEqual(self.drafts.error("e8", self.fields["bags"]), "")

    def test_numbers_keep_their_digits_and_days_are_those_of_a_calendar(self):
        page = read(form(bags=1234567.25))
        self.assertEqual(self.drafts.values(page)["bags"], 1234567.25)
        for name, value in {"street": "x", "bags": "1_0", "day": "2030-02-30"}.items():
            self.type(name, value)
        self.assertEqual(self.drafts.problems(self.page), {"bags": "This is not a number.", "day": "There is no such date."})

    def test_new_content_leaves_what_was_typed_and_says_what_changed(self):
        self.type("street", "mine")
        new = read(form(street="theirs"))
        self.drafts.follow(new)
        self.assertEqual((self.drafts.text("e8", new.fields[0]), self.drafts.elsewhere("e8", new.fields[0])), ("mine", "theirs"))
        self.drafts.take("e8", new.fields[0])
        self.assertEqual((self.drafts.text("e8", new.fields[0]), self.drafts.elsewhere("e8", new.fields[0])), ("theirs", None))

    def test_what_was_sent_gives_way_to_new_content(self):
        self.type("street", "mine")
        self.drafts.was_sent(self.page, None, True)
        self.assertEqual(self.drafts.text("e8", self.fields["street"]), "mine")
        new = read(form(street="Mine 1"))
        self.drafts.follow(new)
        self.assertEqual(self.drafts.text("e8", new.fields[0]), "Mine 1")

    def test_an_answer_brings_errors_a_notice_and_values(self):
        self.type("street", "nowhere")
        self.type("code", "secret")
        self.drafts.was_sent(self.page, {"errors": {"street": "No such \x1bstreet"}, "notice": {"text": "Look", "tone": "warning"}, "values": {"bags": 4}}, True)
        self.assertEqual(self.drafts.error("e8", self.fields["street"]), "No such street")
        self.assertEqual(self.drafts.notices["e8"].text, "Look")
        self.assertEqual(self.drafts.values(self.page)["bags"], 4)
        self.assertTrue(self.drafts.is_touched("e8", self.fields["street"]))
        self.assertEqual(self.drafts.text("e8", self.fields["code"]), "", "a secret is not kept")


class Editing(unittest.TestCase):
    def test_keys_edit_at_the_caret(self):
        edited = Edited("abc", 3).key("left").insert("X")
        self.assertEqual(edited, Edited("abXc", 3))
        self.assertEqual(edited.key("backspace"), Edited("abc", 2))
        self.assertEqual(edited.key("home").key("delete"), Edited("bXc", 0))
        self.assertEqual(Edited("one two", 7).key("ctrl+w"), Edited("one ", 4))
        self.assertEqual(Edited("", 0).key("backspace").insert("a\x1bb\nc"), Edited("ab c", 4))

    def test_the_caret_stays_in_sight(self):
        self.assertEqual(window(Edited("abcdefgh", 8), 4), ("fgh", 3))
        self.assertEqual(window(Edited("abcdefgh", 0), 4), ("abcd", 0))
        self.assertEqual(rows(Edited("ab\ncd", 4), 10, 3), (["ab", "cd", ""], 1, 1))
        self.assertEqual(rows(Edited("a\nb\nc\nd", 7), 10, 2), (["c", "d"], 1, 1))


class Requests(unittest.TestCase):
    def test_links_send_the_values_of_their_item(self):
        content = screen({"block": "list", "id": "l", "items": [{"id": "1", "title": "A", "link": "x", "values": {"id": 8}}]})
        page = read(entry("e1", content=content, links=[{"link": "x", "type": "shop.item"}]))
        control = controls.item_link(page, "l", page.blocks[0].items[0])
        self.assertEqual(controls.request(control), ("entry.follow", {"entry": "e1", "link": "x", "values": {"id": 8}}))

    def test_actions_send_press_item_and_values(self):
        page = read(form())
        method, params = controls.request(controls.action(page, page.actions[0]), {"street": "x"}, "p1")
        self.assertEqual((method, params["name"]), ("entry.ask", "save"))
        self.assertEqual(params["message"], {"screen": 1, "press": "p1", "action": "save", "values": {"street": "x"}})
        self.assertEqual(len(controls.new_press()), 32)

    def test_back_pops_inside_a_path_and_else_dismisses(self):
        shown = sheet()
        self.assertEqual(controls.back(shown.front, "n7"), ("dismiss", {"navigator": "n7"}))
        base = picture.describe(snapshot(*TABS)).front
        self.assertEqual(controls.back(base, "n2"), ("back", {"navigator": "n2"}))


class Attention(unittest.TestCase):
    def settle(self, focus, shown):
        frame = drawn(shown)
        focus.settle(layout.memory(shown.front.pane), shown.front, frame.controls)
        return focus.name

    def test_a_new_page_begins_at_its_focus_or_its_first_control(self):
        wanted = entry("e8", content=screen(*FIELDS, focus="when"))
        self.assertEqual(self.settle(Focus(), sheet(wanted)), "e8/option/when/am")
        self.assertEqual(self.settle(Focus(), sheet()), "e8/field/street")

    def test_an_alert_begins_where_nothing_is_destroyed(self):
        keep, remove = {"answer": "keep", "role": "cancel"}, {"answer": "remove", "role": "destructive"}
        alert = titled("e8", "Remove?")
        self.assertEqual(self.settle(Focus(), sheet(alert, "alert", buttons=[remove, keep])), "e8/answer/keep")
        self.assertIsNone(self.settle(Focus(), sheet(alert, "alert", buttons=[remove, {"answer": "other"}])))
        self.assertEqual(self.settle(Focus(), sheet(alert, "alert", buttons=[{"answer": "no"}, {"answer": "yes", "role": "default"}])), "e8/answer/yes")

    def test_the_way_back_leads_to_the_control_that_led_away(self):
        focus, under = Focus(), picture.describe(snapshot(*TABS))
        self.settle(focus, under)
        focus.go("n3/tab/2")
        self.settle(focus, sheet())
        self.assertEqual(self.settle(focus, under), "n3/tab/2")

    def test_when_the_control_is_gone_its_neighbour_follows(self):
        def items(*ids):
            content = screen({"block": "list", "id": "l", "items": [{"id": id, "title": id, "link": "x"} for id in ids]})
            return picture.describe(snapshot(navigator("n1", "root", path=[entry("e2", content=content, links=[{"link": "x", "type": "a.b"}])])))

        focus = Focus()
        self.settle(focus, items("1", "2", "3"))
        focus.go("e2/link/l/2")
        self.assertEqual(self.settle(focus, items("1", "3")), "e2/link/l/3")
        self.assertEqual(self.settle(focus, items("1")), "e2/link/l/1")

    def test_a_choice_in_a_column_keeps_the_focus(self):
        def columns(letter):
            items = screen({"block": "list", "id": "l", "items": [{"id": id, "title": id, "link": "x"} for id in ("1", "2")]})
            first = entry("e4", content=items, links=[{"link": "x", "type": "a.b"}], hints={"layout": "columns"})
            stacks = [navigator("n2", path=[first]), navigator("n3", path=[titled(letter, letter)])]
            return picture.describe(snapshot(navigator("n1", "root", children=["n2", "n3"], selected="n3"), *stacks))

        focus = Focus()
        self.settle(focus, columns("e5"))
        focus.go("e4/link/l/2")
        self.assertEqual(self.settle(focus, columns("e6")), "e4/link/l/2")

    def test_whose_change_it_was(self):
        own, other = {"session": "s1", "navigated": True}, {"session": "s2", "navigated": True}
        content = {"session": "s2", "navigated": False}
        told = [is_by_another(causes, "s1") for causes in ([own], [own, content], [content], [own, other], [{}])]
        self.assertEqual(told, [False, False, True, True, False])

    def test_calm_hands(self):
        focus = Focus()
        focus.was_changed_by_another(["a"], ["a", "b"], now=10.0)
        self.assertEqual([focus.is_too_early(name, 10.2) for name in "ab"], [False, True])
        self.assertFalse(focus.is_too_early("b", 10.31))


class Frames(unittest.TestCase):
    def test_every_line_is_as_wide_as_the_screen(self):
        for columns, lines in ((80, 24), (50, 20), (120, 40), (30, 10)):
            for shown in (sheet(), sheet(method="cover"), sheet(method="alert"), picture.describe(snapshot(*TABS))):
                frame = drawn(shown, columns, lines, status="Opened Delivery", focus="e8/field/street")
                self.assertEqual(len(frame.lines), lines)
                self.assertEqual({drawing.columns_of(line) for line in frame.lines}, {columns})

    def test_wide_characters_and_controls_do_not_move_the_frame(self):
        shown = sheet(entry("e8", content=screen({"block": "text", "text": "日本語 \x1b[31m e\u0301 " * 30}, title="日本\x07語")))
        frame = drawn(shown)
        self.assertEqual({drawing.columns_of(line) for line in frame.lines}, {80})
        self.assertNotIn("\x1b", "".join(text(frame)))

    def test_what_lies_below_a_box_is_dim_and_out_of_reach(self):
        frame = drawn(sheet())
        self.assertEqual({control.entry for control in frame.controls}, {"e8", "n7"})
        self.assertEqual({span.style for span in frame.lines[0] if span.text.strip()}, {"dim"})

    def test_all_controls_can_be_reached_although_only_some_are_seen(self):
        frame = drawn(sheet(), 50, 12, focus="e8/action/save")
        self.assertIn("e8/field/street", [control.name for control in frame.controls])
        self.assertTrue(any("[ Save ]" in line for line in text(frame)), text(frame))
        self.assertTrue(any("↑" in line for line in text(frame)))

    def test_the_cursor_is_in_the_focused_field(self):
        desk = Desk()
        page = read(form())
        desk.drafts.set("e8", page.fields[0], "Long")
        row, column = drawn(sheet(), desk=desk, focus="e8/field/street").caret
        line = text(drawn(sheet(), desk=desk, focus="e8/field/street"))[row]
        self.assertEqual(line[column - 4 : column], "Long")

    def test_a_secret_is_never_drawn(self):
        desk = Desk()
        desk.drafts.set("e8", read(form()).fields[4], "topsecret")
        lines = "".join(text(drawn(sheet(), desk=desk)))
        self.assertIn("•••••••••", lines)
        self.assertNotIn("topsecret", lines)

    def test_facts_stand_one_below_the_other_on_a_narrow_screen(self):
        facts = entry("e2", content=screen({"block": "facts", "facts": [{"label": "Total", "value": "40"}]}))
        shown = picture.describe(snapshot(navigator("n1", "root", path=[facts])))
        self.assertTrue(any(line.strip() == "Total  40" for line in text(drawn(shown, 80))))
        self.assertTrue(any(line.strip() == "Total" for line in text(drawn(shown, 40))))

    def test_columns_stand_side_by_side_where_there_is_room(self):
        stacks = [navigator("n2", path=[titled("e4", "List", hints={"layout": "columns"})]), navigator("n3", path=[titled("e5", "Letter")])]
        shown = picture.describe(snapshot(navigator("n1", "root", children=["n2", "n3"], selected="n3"), *stacks))
        self.assertTrue(any("List" in line and "│ Letter" in line for line in text(drawn(shown, 80))), text(drawn(shown, 80)))
        narrow = [line.strip() for line in text(drawn(shown, 40))]
        self.assertLess(narrow.index("List"), narrow.index("Letter", 2))

    def test_a_cover_says_how_much_it_hides(self):
        self.assertIn("over 1 screen", text(drawn(sheet(method="cover")))[0])

    def test_a_question_of_the_renderer_is_in_front_of_all(self):
        yes = controls.Control("local", "box", "yes", "Remove it")
        frame = drawn(sheet(), box=Box("Sure?", "It is the last one.", (yes,)))
        self.assertEqual([control.name for control in frame.controls], ["box/local/yes"])

    def test_an_absent_host_is_told(self):
        frame = drawn(sheet(), away="The host is away")
        self.assertIn("○ away", text(frame)[0])
        self.assertIn("The host is away", text(frame)[-2])

    def test_a_click_finds_what_is_drawn_there(self):
        frame = drawn(sheet())
        row = next(number for number, line in enumerate(text(frame)) if "[ Save ]" in line)
        self.assertEqual(drawing.control_at(frame.lines, row, text(frame)[row].index("Save")).name, "e8/action/save")
        self.assertIsNone(drawing.control_at(frame.lines, row, 0))

    def test_colours_can_be_read_on_light_and_dark(self):
        for name, colour in palette.COLOURS.items():
            for background in ("#ffffff", "#000000"):
                self.assertGreaterEqual(palette.contrast(colour, background), 4.0, (name, background))
        self.assertEqual(palette.style("good focus"), "reverse bold")


if __name__ == "__main__":
    unittest.main()
