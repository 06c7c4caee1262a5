"""What is between the host and the person: presses, refusals and secrets, with a host that a test plays."""

import asyncio
import unittest

from navhost import ConnectionLost, NavhostError
from navhost.browse import controls, drawing, layout, picture
from navhost.browse.conductor import Conductor

from .test_browse_layout import form
from .test_browse_screens import entry, navigator, snapshot, titled


class Presses(unittest.IsolatedAsyncioTestCase):
    def setUp(self):
        self.conductor = Conductor("/nowhere", "main")
        self.conductor.connection.call = self.call
        self.conductor.connection.report = lambda focus, undrawn: None
        self.answers, self.calls, self.said = [], [], []
        self.conductor.on_message = lambda text, tone: self.said.append((text, tone))
        self.show(form(street="Home 4"))
        self.said.clear()

    async def call(self, method, params):
        self.calls.append((method, params))
        await asyncio.sleep(0)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def show(self, *entries):
        self.conductor._pictured(picture.describe(snapshot(navigator("n1", "root", path=list(entries)))), [])

    async def press(self):
        page = self.conductor.picture.front.page
        return await self.conductor.use(controls.action(page, page.actions[0]))

    async def test_a_press_that_failed_is_repeated_as_the_same_press(self):
        gone = NavhostError(303, "the module has gone", {"name": "provider_gone"})
        self.answers = [gone, ConnectionLost(), {"answer": None}, {"answer": None}]
        for _ in range(4):
            await self.press()
        presses = [params["message"]["press"] for _, params in self.calls]
        self.assertEqual(len(set(presses[:3])), 1)
        self.assertNotEqual(presses[3], presses[2])
        self.assertEqual(self.said[0], ("shop went away before it answered. This may or may not have happened. Press again to try again.", "danger"))

    async def test_other_values_are_another_press(self):
        self.answers = [ConnectionLost(), {"answer": None}]
        await self.press()
        page = self.conductor.picture.front.page
        self.conductor.desk.drafts.set(page.entry, page.fields[0], "Home 5")
        await self.press()
        first, second = (params["message"] for _, params in self.calls)
        self.assertNotEqual(first["press"], second["press"])
        self.assertEqual(second["values"]["street"], "Home 5")

    async def test_nothing_is_sent_while_a_field_needs_attention(self):
        self.show(form())
        self.assertEqual(await self.press(), "street")
        self.assertEqual(self.calls, [])

    async def test_an_answer_names_the_field_that_is_wrong(self):
        self.answers = [{"answer": {"errors": {"street": "No"}, "toast": {"text": "Look", "tone": "warning"}}}]
        self.assertEqual(await self.press(), "street")
        self.assertIn(("Look", "warning"), self.said)

    async def test_a_form_that_is_not_shown_any_more_sends_nothing(self):
        page = self.conductor.picture.front.page
        save = controls.action(page, page.actions[0])
        self.show(titled("e9", "Other"))
        self.assertIsNone(await self.conductor.use(save))
        self.assertEqual((self.calls, self.said[-1]), ([], ("That page is not shown any more.", "warning")))

    async def test_a_link_is_followed_once_although_the_key_repeats(self):
        link = {"link": "x", "type": "shop.item"}
        content = {"screen": 1, "title": "L", "blocks": [{"block": "list", "items": [{"id": "1", "title": "A", "link": "x"}]}]}
        self.show(entry("e3", content=content, links=[link]))
        page = self.conductor.picture.front.page
        control = controls.item_link(page, page.blocks[0].id, page.blocks[0].items[0])
        self.answers = [{"entry": "e4"}, {"entry": "e5"}]
        first = asyncio.ensure_future(self.conductor.use(control))
        await asyncio.gather(self.conductor.use(control), first)
        self.assertEqual(len(self.calls), 1)

    async def test_a_secret_goes_with_its_page(self):
        page = self.conductor.picture.front.page
        self.conductor.desk.drafts.set(page.entry, page.fields[4], "hush")
        self.conductor.desk.drafts.set(page.entry, page.fields[0], "kept")
        self.show(titled("e9", "Other"))
        self.show(form())
        page = self.conductor.picture.front.page
        values = [self.conductor.desk.drafts.text(page.entry, page.fields[index]) for index in (0, 4)]
        self.assertEqual(values, ["kept", ""])

    async def test_a_lock_is_told_with_its_reason_and_nothing_changes(self):
        self.answers = [NavhostError(1, "locked", {"name": "locked", "locks": [{"reason": "a payment \x1bis under way"}]})]
        self.show(form(), titled("e9", "Other"))
        await self.conductor.back()
        self.assertEqual(self.calls[0][0], "back")
        self.assertEqual(self.said[-1], ("Not now: a payment is under way.", "danger"))
        self.assertEqual(self.conductor.picture.front.title, "Other")

    async def test_the_first_page_stays(self):
        await self.conductor.back()
        self.assertEqual((self.calls, self.said[-1][0]), ([], "This is the first page."))


class Waiting(unittest.TestCase):
    def setUp(self):
        self.conductor = Conductor("/nowhere", "main")
        self.conductor.picture = self.picture(contentState="pending")

    def picture(self, **members):
        return picture.describe(snapshot(navigator("n1", "root", path=[entry("e2", "shop.later", **members)])))

    def page(self):
        lines = layout.draw(self.conductor.picture, self.conductor.desk, layout.View(80, 24)).lines
        return [drawing.plain(line).strip() for line in lines[3:4]]

    def test_a_page_that_is_waited_for_says_for_how_long(self):
        self.conductor.count(10.0)
        self.assertEqual(self.page(), ["· Waiting for shop"])
        self.assertFalse(self.conductor.count(10.9))
        self.assertTrue(self.conductor.count(11.0))
        self.assertEqual(self.page(), ["· Waiting for shop: 1 s"])
        self.conductor.count(71.5)
        self.assertEqual(self.page(), ["· Waiting for shop: 1 min 1 s"])

    def test_the_next_time_it_counts_from_the_beginning(self):
        self.conductor.count(10.0)
        self.conductor.picture = self.picture(content={"screen": 1, "title": "Later"})
        self.conductor.count(20.0)
        self.assertEqual(self.conductor.desk.waits, {})
        self.conductor.picture = self.picture(contentState="pending")
        self.conductor.count(30.0)
        self.assertEqual(self.page(), ["· Waiting for shop"])


if __name__ == "__main__":
    unittest.main()
