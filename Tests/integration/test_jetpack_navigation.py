"""What the tests of Android's Jetpack Navigation establish, in navhost's terms. Each test names the test of NavControllerTest that it comes from."""

import os
import tempfile
import unittest

from hosts import PATIENCE
from talking import TalkingTestCase


class JetpackNavigation(TalkingTestCase):
    def test_navigate_option_single_top_new_args(self):
        """testNavigateOptionSingleTopNewArgs: the same destination with new arguments takes the place of the top entry, as an entry of its own."""
        app = self.module("app", "start", "second")
        for name in ("start", "second"):
            app.call("push", type=f"app.{name}")
        start, second = self.ids(app)
        answer = app.call("push", type="app.second", arguments={"testKey": "testValue"}, ifPresent="replaceTop")
        self.assertNotEqual(answer["entry"], second)
        self.assertEqual(self.ids(app), [start, answer["entry"]])
        self.assertEqual(app.call("entry.get", entry=answer["entry"])["arguments"], {"testKey": "testValue"})

    def test_navigate_then_pop_to_unknown_destination(self):
        """testNavigateThenPopToUnknownDestination: nothing is popped. The refusal says that the entry is unknown, since false could mean anything."""
        app = self.module("app", "second")
        app.call("push", type="app.second")
        before = app.call("path.get")
        self.assertEqual(app.refusal("pop", entry="e999").name, "unknown_entry")
        self.assertEqual(app.call("path.get"), before)

    def test_navigate_then_navigate_with_pop_root(self):
        """testNavigateThenNavigateWithPopRoot: popping up to the root and showing the next destination is one change; no watcher sees the empty path."""
        app, watcher = self.module("app", "start", "second"), self.talker()
        app.call("push", type="app.start")
        app.call("push", type="app.start")
        watcher.call("watch")
        app.call("push", type="app.second", ifPresent="clear")
        self.assertEqual(self.types(app), ["second"])
        changes = watcher.received("changed")["params"]["changes"]
        self.assertEqual([change["kind"] for change in changes], ["entry.removed", "entry.removed", "entry.added"])
        self.assertFalse(watcher.has_received("changed"))

    def test_navigate_option_nested_save_restore_state_non_inclusive(self):
        """testNavigateOptionNestedSaveRestoreStateNonInclusive: going between two graphs and back finds each as it was left, with the same entries.

        Nothing is saved under a key and restored, because a stack that is not in front stays in the tree.
        """
        app = self.module("app", "start", "second")
        for name in ("simple", "deep"):
            app.call("navigator.create", name=name)
            app.call("push", type="app.start", navigator=name)
            app.call("push", type="app.second", navigator=name)
            app.call("entry.provide", entry=self.ids(app, navigator=name)[1], content={"of": name})
        before = {name: app.call("path.get", navigator=name)["path"] for name in ("simple", "deep")}
        app.call("present", type="app.second", navigator="simple", method="sheet")
        for name in ("deep", "simple", "deep", "simple"):
            app.call("navigator.select", navigator=name)
            self.assertEqual(app.call("path.get", navigator=name)["path"], before[name])
        self.assertTrue(app.call("navigator.get", navigator="simple")["isPresenting"])
        self.assertTrue(app.call("navigator.get")["isPresented"])

    def test_navigate_option_save_stack_no_restore(self):
        """testNavigateOptionSaveStackNoRestore: a stack that is returned to without being restored begins anew, and nothing old piles up."""
        app = self.module("app", "start", "second")
        for name in ("one", "two"):
            app.call("navigator.create", name=name)
        app.call("path.set", navigator="one", path=[{"type": "app.start"}, {"type": "app.second"}])
        app.call("navigator.select", navigator="two")
        operations = [{"method": "popAll", "params": {"navigator": "one"}}, {"method": "navigator.select", "params": {"navigator": "one"}}]
        revision = app.call("transaction", operations=operations)["revision"]
        current = app.call("navigator.get")
        self.assertEqual((current["name"], current["count"], current["revision"]), ("one", 0, revision))
        self.assertEqual([navigator["path"] for navigator in app.call("state.get")["state"]], [[], [], []])

    def test_pop_from_on_destination_changed_listener(self):
        """testPopFromOnDestinationChangedListener: a listener that pops what it is told of sees its own step next, and in this order."""
        app, listener = self.module("app", "start", "second"), self.talker()
        app.call("push", type="app.start")
        listener.call("watch")
        pushed = app.call("push", type="app.second")["entry"]
        told = listener.received("changed")["params"]
        self.assertEqual([(change["kind"], change["entry"]["id"]) for change in told["changes"]], [("entry.added", pushed)])
        listener.call("pop", entry=pushed, ifRevision=told["revision"])
        back = listener.received("changed")["params"]
        self.assertEqual(back["revision"], told["revision"] + 1)
        self.assertEqual([(change["kind"], change["entry"]["id"]) for change in back["changes"]], [("entry.removed", pushed)])
        # The same reaction to a state that is no longer there is refused.
        self.assertEqual(listener.refusal("pop", ifRevision=told["revision"]).name, "revision_mismatch")

    def test_navigate_with_missing_non_nullable_arg(self):
        """testNavigateWithMissingNonNullableArg: a destination without an argument that it needs is refused, and the argument is named."""
        schema = {"type": "object", "required": ["longArg"], "properties": {"longArg": {"type": "integer"}}}
        app = self.module("app", {"type": "dest2", "arguments": schema})
        refused = app.refusal("navigate", type="app.dest2")
        self.assertEqual((refused.name, refused.data["keyword"]), ("invalid_arguments", "required"))
        self.assertIn("longArg", refused.message)
        refused = app.refusal("navigate", type="app.dest2", arguments={"longArg": "123"})
        self.assertEqual((refused.name, refused.data["path"]), ("invalid_arguments", "/longArg"))
        self.assertEqual(app.call("path.get")["revision"], 0)


class RestoredState(TalkingTestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="nh-")
        self.addCleanup(folder.cleanup)
        self.arguments = ("serve", "--store", os.path.join(folder.name, "h.db"), "--log-level", "error")
        super().setUp()

    def test_save_restore_state_xml(self):
        """testSaveRestoreStateXml: what was shown comes back once the destinations are known again, the same entries in the same place.

        The entries are there at once, listed as orphaned, because the host cannot know which module comes when.
        """
        app = self.module("app", "start", "second")
        for name in ("start", "second"):
            app.call("push", type=f"app.{name}")
        before = app.call("state.get")["state"], self.ids(app)
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)
        super().setUp()
        watcher = self.talker()
        snapshot = watcher.call("watch")["snapshot"]
        self.assertEqual(sorted(snapshot["orphaned"]), ["app.second", "app.start"])
        app = self.module("app", "start", "second")
        # The destinations come back in one change.
        self.assertEqual([change["kind"] for change in watcher.received("changed")["params"]["changes"]], ["type.revived"] * 2)
        self.assertEqual((app.call("state.get")["state"], self.ids(app)), before)


if __name__ == "__main__":
    unittest.main()
