"""The pure part of the renderer for terminals: content, pictures and sentences. Nothing here needs Textual."""

import unittest

from navhost.browse import layout, picture, sentences, text, wording
from navhost.browse.blocks import Facts, Field, Items, Links, Section, Text, Values
from navhost.browse.body import Desk
from navhost.browse.reading import Reading
from navhost.browse.screens import read


def entry(id, type="shop.page", **members):
    return {"id": id, "type": type, "arguments": {}, "module": type.split(".")[0], "method": "push", "cause": {"revision": 1}, **members}


def screen(*blocks, **members):
    return {"screen": 1, "title": "Page", "blocks": list(blocks), **members}


def page(*blocks, links=(), **members):
    return read(entry("e1", content=screen(*blocks, **members), links=list(links)))


class Cleaning(unittest.TestCase):
    def test_controls_that_could_write_elsewhere_are_gone(self):
        self.assertEqual(text.clean("a\x1b[2Jb\x07\x9b\x00\x7f"), "a[2Jb")
        self.assertEqual(text.clean("\x1b]52;c;aGk=\x07"), "]52;c;aGk=")
        self.assertEqual(text.clean("pay \u202eevil\u2066x\u200f"), "pay evilx")
        self.assertEqual(text.clean("a\tb\nc\r\nd\u2028e"), "a b c  d e")
        self.assertEqual(text.clean("a\tb\nc\r\nd", keeps_lines=True), "a b\nc\nd")

    def test_columns_are_counted_and_not_characters(self):
        self.assertEqual([text.width(one) for one in ("abc", "日本", "e\u0301", "")], [3, 4, 1, 0])
        self.assertEqual(text.cut("日本語", 5), "日本…")
        self.assertEqual(text.padded("日", 4), "日  ")

    def test_words_are_wrapped_and_long_ones_are_broken(self):
        self.assertEqual(text.wrap("one two three", 8), ["one two", "three"])
        self.assertEqual(text.wrap("abcdefgh", 3), ["abc", "def", "gh"])
        self.assertEqual(text.wrap("a\n\nb", 9), ["a", "", "b"])
        self.assertEqual(text.wrap("", 9), [""])


class Screens(unittest.TestCase):
    def test_every_block_of_version_1(self):
        drawn = page(
            {"block": "text", "text": "Hello", "tone": "good"},
            {"block": "section", "title": "Part"},
            {"block": "facts", "facts": [{"label": "Total", "value": "3"}]},
            {"block": "list", "id": "l", "items": [{"id": "1", "title": "Milk"}]},
            {"block": "field", "id": "f", "label": "Name", "input": "text"},
            {"block": "image", "alt": "A lamp"},
            {"block": "progress", "label": "Loading", "value": 1, "of": 4},
        )
        kinds = [type(block).__name__ for block in drawn.blocks]
        self.assertEqual(kinds, ["Text", "Section", "Facts", "Items", "Field", "Image", "Progress"])
        self.assertEqual((drawn.blocks[0].tone, drawn.blocks[6].share, drawn.gaps), ("good", 0.25, ()))

    def test_an_unknown_block_becomes_its_fallback_or_its_text(self):
        drawn = page(
            {"block": "chart", "fallback": {"block": "section", "title": "Chart"}},
            {"block": "map", "fallback": "Go left"},
            {"block": "video", "title": "Film", "fallback": {"block": "hologram"}},
            {"block": "void", "size": 3},
        )
        self.assertEqual(drawn.blocks, (Section("Chart"), Text("Go left"), Text("Film", "quiet")))
        self.assertEqual(drawn.gaps, ("chart", "map", "video", "void"))

    def test_words_that_are_unknown_mean_nothing(self):
        drawn = page({"block": "text", "text": "x", "tone": "loud"}, actions=[{"action": "a", "label": "A", "role": "huge"}], colour="red")
        self.assertEqual((drawn.blocks[0].tone, drawn.actions[0].role), ("plain", ""))

    def test_a_form_is_never_sent_with_a_hole(self):
        calendar = {"block": "field", "id": "d", "label": "Day", "input": "calendar", "value": "today", "required": True}
        actions = [{"action": "save", "label": "Save", "sends": "fields"}, {"action": "later", "label": "Later"}]
        drawn = page(calendar, actions=actions)
        self.assertEqual(drawn.blocks[0].facts[0].value, "today")
        self.assertEqual([action.blocked for action in drawn.actions], [wording.UNSENDABLE, ""])
        optional = page({**calendar, "required": False}, actions=actions)
        self.assertEqual([action.blocked for action in optional.actions], ["", ""])

    def test_too_much_is_cut_and_counted(self):
        drawn = page(*[{"block": "text", "text": "x"}] * 203, actions=[{"action": f"a{number}", "label": "A"} for number in range(14)])
        self.assertEqual((len(drawn.blocks), len(drawn.actions), drawn.left_out), (200, 12, 5))
        items = page({"block": "list", "items": [{"id": str(number), "title": "x"} for number in range(512)]}).blocks[0]
        self.assertEqual((len(items.items), items.left_out), (200, 312))
        self.assertIn("… and 8 bytes more", page({"block": "text", "text": "x" * 8200}).blocks[0].text)

    def test_links_that_do_not_exist_are_text_and_others_may_be_away(self):
        content = screen({"block": "list", "items": [{"id": "1", "title": "A", "link": "x"}, {"id": "2", "title": "B", "link": "y"}, {"id": "3", "title": "C", "link": "z"}]})
        links = [{"link": "x", "type": "shop.item", "placeholders": ["id"]}, {"link": "y", "type": "boat.page"}]
        items = read(entry("e1", content=content, links=links), is_live=lambda type: type.startswith("shop.")).blocks[0].items
        self.assertEqual([item.target and item.target.is_live for item in items], [True, False, None])

    def test_actions_of_items_stand_at_their_items(self):
        actions = [{"action": "remove", "label": "Remove", "on": "item"}, {"action": "pay", "label": "Pay"}]
        drawn = page({"block": "list", "id": "l", "items": [{"id": "1", "title": "A", "actions": ["remove", "nothing"]}]}, actions=actions)
        self.assertEqual([action.action for action in drawn.blocks[0].items[0].actions], ["remove"])
        self.assertEqual([action.action for action in drawn.actions], ["pay"])

    def test_wrong_members_do_not_stop_the_rest(self):
        drawn = page({"block": "text", "text": {}}, {"block": "list", "items": "none"}, 7, {"block": "field"}, {"block": "text", "text": "rest"}, actions="none", notice=3)
        self.assertEqual(drawn.blocks[-1], Text("rest"))

    def test_what_has_the_same_name_is_still_told_apart(self):
        links = [{"link": "x", "type": "shop.item"}]
        items = {"block": "list", "items": [{"id": "1", "title": "A", "link": "x"}]}
        facts = {"block": "facts", "facts": [{"label": "More", "value": "a", "link": "x"}, {"label": "More", "value": "b", "link": "x"}]}
        shown = picture.describe(snapshot(navigator("n1", "root", path=[entry("e1", content=screen(items, items, facts, facts), links=links)])))
        drawn = layout.draw(shown, Desk(), layout.View(80, 24))
        self.assertEqual(len(drawn.controls), 6)
        self.assertEqual(len(Reading(shown, Desk()).controls), len({control.name for control in Reading(shown, Desk()).controls}))

    def test_content_without_a_screen_is_a_tree_of_values(self):
        drawn = read(entry("e1", content={"id": 9, "paid": True, "of": {"name": "Ada", "tags": []}}, links=[{"link": "next", "type": "shop.item", "label": "Next"}]))
        self.assertEqual(drawn.state, "values")
        self.assertEqual(drawn.blocks[0].rows, ((0, "id", "9"), (0, "paid", "yes"), (0, "of", ""), (1, "name", "Ada"), (1, "tags", "–")))
        self.assertEqual([target.label for target in drawn.blocks[1].targets], ["Next"])

    def test_a_later_version_shows_its_summary_and_links(self):
        drawn = read(entry("e1", content={"screen": 2, "title": "New", "summary": "Much."}, links=[{"link": "next", "type": "shop.item"}]))
        self.assertEqual((drawn.state, drawn.title, drawn.summary), ("newer", "New", "Much."))
        self.assertIsInstance(drawn.blocks[0], Links)

    def test_content_that_is_not_there(self):
        self.assertEqual(read(entry("e1", contentState="pending")).state, "pending")
        self.assertEqual(read(entry("e1", contentState="none")).state, "none")
        failed = read(entry("e1", contentState="failed", contentFailure="too \x1blate"))
        self.assertEqual((failed.state, failed.reason), ("failed", "too late"))
        self.assertEqual(read(entry("e1", content=screen(), quarantined=True)).state, "quarantined")
        bare = read(entry("e1", arguments={"id": 7}))
        self.assertEqual((bare.state, bare.blocks), ("bare", (Values(((0, "id", "7"),)),)))

    def test_titles_are_cleaned(self):
        self.assertEqual(read(entry("e1", content={"screen": 1, "title": "a\x1bb"})).title, "ab")

    def test_a_field_has_its_words(self):
        field = page({"block": "field", "id": "n", "label": "Count", "input": "number", "min": 1, "max": 9, "required": True, "error": "no"}).blocks[0]
        self.assertEqual(field, Field("n", "Count", "number", None, (), True, "1", "9", 1, "", "no"))
        self.assertIsInstance(page({"block": "facts", "facts": []}).blocks[0], Facts)
        self.assertIsInstance(page({"block": "list", "items": []}).blocks[0], Items)


def navigator(id, kind="stack", path=(), **members):
    return {"id": id, "kind": kind, "hasPath": True, "children": [], "path": list(path), **members}


def snapshot(*navigators, orphaned=()):
    return {"scene": "main", "revision": 3, "instance": "x", "current": "n1", "orphaned": list(orphaned), "attachments": [], "navigators": list(navigators)}


def titled(id, title, **members):
    return entry(id, content=screen(title=title), **members)


TABS = [
    navigator("n1", "root", children=["n2", "n3"], selected="n2"),
    navigator("n2", parent="n1", name="home", path=[titled("e4", "Shop"), titled("e5", "Item")]),
    navigator("n3", parent="n1", name="clock", path=[entry("e6", "clock.face", hints={"badge": 3})]),
]


class Pictures(unittest.TestCase):
    def test_tabs_have_the_titles_of_their_first_content(self):
        drawn = picture.describe(snapshot(*TABS))
        tabs = drawn.front.tabs[0]
        self.assertEqual([(tab.label, tab.badge, tab.is_selected) for tab in tabs], [("Shop", "", True), ("Clock", "3", False)])
        self.assertEqual((drawn.front.title, drawn.front.pane.trail), ("Item", ("Shop", "Item")))

    def test_presentations_lie_over_what_they_belong_to(self):
        drawn = picture.describe(
            snapshot(
                {**TABS[0], "presented": "n9"}, {**TABS[1], "presented": "n7"}, TABS[2],
                navigator("n7", "presentation", parent="n2", method="sheet", root=titled("e8", "Sheet")),
                navigator("n9", "presentation", parent="n1", method="alert", root=titled("e10", "Alert"), buttons=[{"answer": "yes"}]),
            )
        )  # fmt: skip
        self.assertEqual([(layer.method, layer.title) for layer in drawn.layers], [("base", "Item"), ("sheet", "Sheet"), ("alert", "Alert")])
        self.assertEqual(drawn.front.buttons[0].label, "yes")

    def test_what_is_presented_in_a_tab_behind_is_not_shown(self):
        drawn = picture.describe(snapshot(TABS[0], TABS[1], {**TABS[2], "presented": "n7"}, navigator("n7", "presentation", parent="n3", method="sheet", root=titled("e8", "S"))))
        self.assertEqual(len(drawn.layers), 1)

    def test_stacks_with_the_hint_are_columns(self):
        first = {**TABS[1], "path": [titled("e4", "List", hints={"layout": "columns"})]}
        drawn = picture.describe(snapshot({**TABS[0], "selected": "n3"}, first, TABS[2]))
        self.assertEqual([(pane.navigator, pane.is_current) for pane in drawn.front.panes], [("n2", False), ("n3", True)])
        self.assertEqual(drawn.front.tabs, ())

    def test_titles_of_types_and_live_links_come_from_the_destinations(self):
        one = entry("e4", "clock.face", links=[{"link": "a", "type": "clock.alarm"}, {"link": "b", "type": "boat.page"}], contentState="none")
        drawn = picture.describe(snapshot(navigator("n1", "root", path=[one])), {"clock.face": {"title": "Clock"}, "clock.alarm": {}})
        self.assertEqual(drawn.front.title, "Clock")
        self.assertEqual([target.is_live for target in drawn.front.page.blocks[0].targets], [True, False])

    def test_a_page_whose_module_is_away_is_disabled(self):
        one = entry("e4", content=screen(actions=[{"action": "a", "label": "A"}]))
        drawn = picture.describe(snapshot(navigator("n1", "root", path=[one]), orphaned=["shop.page"]))
        self.assertTrue(drawn.front.page.is_orphaned)
        self.assertEqual(drawn.front.page.actions[0].blocked, "its module is away")

    def test_an_overlay_with_a_title_only_is_a_toast(self):
        root = navigator("n1", "root", overlays=["n2", "n3"])
        overlays = [
            navigator("n2", "overlay", parent="n1", method="toast", root=entry("e4", content={"screen": 1, "title": "Saved", "tone": "good"})),
            navigator("n3", "overlay", parent="n1", method="player", root=titled("e5", "Song")),
        ]
        overlays[1]["root"]["content"]["blocks"] = [{"block": "text", "text": "La"}]
        drawn = picture.describe(snapshot(root, *overlays))
        self.assertEqual([said and (said.text, said.tone) for said in map(picture.toast, drawn.overlays)], [("Saved", "good"), None])


class Sentences(unittest.TestCase):
    def told(self, before, after):
        return sentences.of(picture.describe(snapshot(*before)), picture.describe(snapshot(*after)))

    def stack(self, *titles):
        return [navigator("n1", "root", path=[titled(f"e{number}", title) for number, title in enumerate(titles, 2)])]

    def test_pushed_and_popped(self):
        self.assertEqual(self.told(self.stack("Shop"), self.stack("Shop", "Item")), ["Item, 2 of 2, opened."])
        self.assertEqual(self.told(self.stack("Shop", "Item"), self.stack("Shop")), ["Back to Shop."])
        self.assertEqual(self.told(self.stack("Shop"), self.stack("Shop")), [])

    def test_several_steps_are_told_as_their_net_effect(self):
        self.assertEqual(self.told(self.stack("A"), self.stack("A", "B", "C")), ["C, 3 of 3, opened."])
        replaced = [navigator("n1", "root", path=[titled("e9", "Z")])]
        self.assertEqual(self.told(self.stack("A"), replaced), ["Z replaces A."])

    def test_a_page_whose_title_comes_later(self):
        waiting = [navigator("n1", "root", path=[titled("e2", "Shop"), entry("e3", "shop.item", contentState="pending")])]
        self.assertEqual(self.told(self.stack("Shop"), waiting), ["Item, 2 of 2, opened."])
        self.assertEqual(self.told(waiting, self.stack("Shop", "Lamp")), ["Lamp, 2 of 2, opened."])

    def test_presented_and_dismissed(self):
        sheet = [{**self.stack("Shop")[0], "presented": "n7"}, navigator("n7", "presentation", parent="n1", method="sheet", root=titled("e8", "Basket"))]
        self.assertEqual(self.told(self.stack("Shop"), sheet), ["Basket, a sheet, opened."])
        self.assertEqual(self.told(sheet, self.stack("Shop")), ["Basket closed. Shop is in front."])

    def test_another_tab(self):
        self.assertEqual(self.told(TABS, [{**TABS[0], "selected": "n3"}, *TABS[1:]]), ["Clock, 2 of 2, chosen."])

    def test_what_becomes_of_the_page_in_front(self):
        def shown(orphaned=(), **members):
            return picture.describe(snapshot(navigator("n1", "root", path=[entry("e2", "shop.item", **members)]), orphaned=orphaned))

        here, away = shown(content=screen(title="Lamp")), shown(["shop.item"], content=screen(title="Lamp"))
        self.assertEqual((sentences.of(here, away), sentences.of(away, here)), (["shop is away."], ["shop is back."]))
        failed = shown(contentState="failed", contentFailure="the shelf is empty")
        self.assertEqual(sentences.of(shown(contentState="pending"), failed), ["shop could not show this screen: the shelf is empty."])


if __name__ == "__main__":
    unittest.main()
