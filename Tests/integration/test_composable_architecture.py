"""What the tests of the Composable Architecture establish, in navhost's terms. Each test names the test case and the test that it comes from."""

import unittest

from talking import TalkingTestCase


class ComposableArchitecture(TalkingTestCase):
    def test_stack_dismiss_from_intermediate_child(self):
        """StackReducerTests, testDismissFromIntermediateChild: a child in the middle removes itself and all above it, and their work is over."""
        app = self.module("app", "child")
        requests = [app.begin("push", type="app.child", arguments={"count": count}, forResult=True) for count in (2, 1, 2)]
        low, middle, top = self.ids(app)
        app.call("entry.close", entry=middle, value="done")
        outcomes = [app.result(request) for request in requests[1:]]
        self.assertEqual([(one["entry"], one["outcome"], one.get("value")) for one in outcomes], [(middle, "answered", "done"), (top, "dismissed", None)])
        self.assertTrue(app.is_waiting(requests[0]))
        self.assertEqual(self.ids(app), [low])

    def test_stack_send_action_with_id_that_does_not_exist(self):
        """StackReducerTests, testSendActionWithIDThatDoesNotExist and testPopIDThatDoesNotExist: every request with a lost id is refused, and names it."""
        app = self.module("app", "child")
        lost = app.call("push", type="app.child")["entry"]
        app.call("pop")
        app.call("push", type="app.child")
        before = app.call("state.get")
        requests = [
            ("entry.ask", {"message": "tap"}),
            ("pop", {}),
            ("replace", {"type": "app.child"}),
            ("entry.close", {}),
            ("entry.get", {}),
            ("entry.provide", {"content": 1}),
            ("answer", {"answer": "ok"}),
        ]
        for method, params in requests:
            refused = app.refusal(method, entry=lost, **params)
            self.assertEqual((method, refused.name, refused.data["entry"]), (method, "unknown_entry", lost))
        self.assertEqual(app.call("state.get"), before)

    def test_stack_first_child_while_effect_in_flight_delivers_to_correct_id(self):
        """StackReducerTests, testFirstChildWhileEffectInFlight_DeliversToCorrectID: what is under way for a child reaches it after one below it went."""
        app, asker = self.module("app", "child1", "child2"), self.talker()
        app.call("path.append", path=[{"type": "app.child1"}, {"type": "app.child2"}])
        first, second = self.ids(app)
        requests = [asker.begin("entry.ask", entry=entry, message="tap") for entry in (first, second)]
        questions = [app.received("entry.ask") for _ in requests]
        self.talker().call("path.remove", entries=[first])
        # The question to the child that went is over.
        self.assertEqual(asker.refusal_of(requests[0]).name, "unknown_entry")
        self.assertEqual((self.ids(app), questions[1]["params"]["entry"]), ([second], second))
        app.answer(questions[1], 2)
        self.assertEqual(asker.result(requests[1]), {"answer": 2})

    def test_stack_push_reused_id(self):
        """StackReducerTests, testPushReusedID: an id never stands for a second element. A client cannot choose ids, so it cannot reuse one either."""
        app = self.module("app", "child")
        seen = set()
        for _ in range(3):
            entry = app.call("push", type="app.child")["entry"]
            self.assertNotIn(entry, seen)
            seen.add(entry)
            app.call("popAll")
        # Undo brings the same element back, and only then the same id.
        app.call("undo", to=app.call("path.get")["revision"] - 1)
        self.assertEqual(self.ids(app), [entry])
        self.assertEqual(app.refusal("push", type="app.child", id=entry).name, "invalid_params")

    def test_presentation_destination_enum_identity_change(self):
        """PresentationReducerTests, testPresentation_DestinationEnum_IdentityChange: a child with another identity is another child.

        Work for the old one ends, except for a question that its module answers after it took the old one away itself."""
        app, asker = self.module("app", "child1"), self.talker()
        first = app.begin("present", type="app.child1", arguments={"id": 0}, forResult=True)
        self.assertTrue(app.is_waiting(first))
        old = app.call("navigator.get")["root"]["id"]
        question = asker.begin("entry.ask", entry=old, message="tap")
        told = app.received("entry.ask")
        new = app.call("present", type="app.child1", arguments={"id": 1}, navigator="n1")["entry"]
        self.assertNotEqual(new, old)
        self.assertEqual(app.result(first)["outcome"], "replaced")
        self.assertEqual(app.call("navigator.get")["root"]["id"], new)
        # The module may still answer what it is being asked: it took the entry away itself.
        app.answer(told, "late")
        self.assertEqual(asker.result(question), {"answer": "late"})
        same = app.call("present", type="app.child1", arguments={"id": 1}, navigator="n1")
        self.assertEqual((same["changed"], same["entry"]), (False, new))

    def test_presentation_alert_then_dialog(self):
        """PresentationReducerTests, testAlertThenDialog: an alert's answer opens a dialog, which the alert's own end does not take away."""
        app, watcher = self.module("app", "ask"), self.talker()
        buttons = [{"answer": "showDialog"}, {"answer": "showAlert"}]
        alert = app.call("present", type="app.ask", arguments={"n": 1}, method="alert", buttons=buttons)["entry"]
        watcher.call("watch")
        operations = [
            {"method": "answer", "params": {"entry": alert, "answer": "showDialog"}},
            {"method": "present", "params": {"type": "app.ask", "arguments": {"n": 2}, "method": "dialog", "buttons": buttons, "navigator": "n1"}},
        ]
        watcher.call("transaction", operations=operations)
        self.assertEqual(app.signal("alert.answered")["name"], "showDialog")
        changes = watcher.received("changed")["params"]["changes"]
        self.assertEqual([change["kind"] for change in changes], ["signal", "navigator.closed", "navigator.created"])
        shown = app.call("navigator.get")
        self.assertEqual((shown["method"], shown["root"]["arguments"]), ("dialog", {"n": 2}))
        app.call("dismiss")
        self.assertFalse(app.call("navigator.get")["isPresented"])

    def test_presentation_leave_alert_presented_for_non_alert_actions(self):
        """PresentationReducerTests, testPresentation_leaveAlertPresentedForNonAlertActions: what is not an answer of the alert leaves it open."""
        app = self.module("app", "alert", "child")
        alert = app.call("present", type="app.alert", method="alert", buttons=[{"answer": "delete", "role": "destructive"}])["entry"]
        self.assertEqual(app.refusal("answer", entry=alert, answer="decrement").name, "unknown_answer")
        request = app.begin("entry.ask", entry=alert, message="decrement")
        app.fail(app.received("entry.ask"), "an alert takes no messages")
        self.assertEqual(app.refusal_of(request).name, "provider_error")
        self.assertEqual(app.call("navigator.get")["root"]["id"], alert)
        app.call("answer", entry=alert, answer="delete")
        self.assertFalse(app.call("navigator.get")["isPresented"])

    def test_presentation_rehydrate_different_child_send_dismiss_action(self):
        """PresentationReducerTests, testRehydrateDifferentChild_SendDismissAction: a parent that shows the next child when the first one goes, keeps the next.

        The same child again is a new one too, because the parent gets the signal in the revision that removes the first.
        """
        app = self.module("app", "child")
        shown = [app.call("present", type="app.child", arguments={"id": 1})["entry"]]
        for identity in (2, 2):
            app.call("entry.close", entry=shown[-1])
            self.assertEqual(app.signal("entry.finished")["entry"], shown[-1])
            shown.append(app.call("present", type="app.child", arguments={"id": identity})["entry"])
            self.assertEqual(app.call("navigator.get")["root"]["id"], shown[-1])
        self.assertEqual(len(set(shown)), 3)

    def test_presentation_navigation_cancel_id_parent_dismiss_grandchild(self):
        """PresentationReducerTests, testNavigation_cancelID_parentDismissGrandchild: a parent that removes a child ends the grandchild's work too.

        The one who waits is told who did it."""
        app, parent = self.module("app", "child", "grandchild"), self.talker()
        child = app.begin("present", type="app.child", method="managedSheet", name="child", forResult=True)
        self.assertTrue(app.is_waiting(child))
        grandchild = app.begin("present", type="app.grandchild", navigator="child", forResult=True)
        self.assertTrue(app.is_waiting(grandchild))
        parent.call("dismissPresented", navigator="n1")
        for request in (grandchild, child):
            result = app.result(request)
            self.assertEqual((result["outcome"], result["by"]["method"]), ("dismissed", "dismissPresented"))
        self.assertEqual(len(app.call("tree.get")["navigators"]), 1)


if __name__ == "__main__":
    unittest.main()
