"""What go_router's tests establish, in navhost's terms. Each test names the file and the test that it comes from."""

import unittest

from talking import TalkingTestCase


class GoRouter(TalkingTestCase):
    def test_redirect_chain_top_level_redirect_chain_loop_detection(self):
        """redirect_chain_test, "top-level redirect chain loop detection": the circle is found, shown, and nothing is navigated."""
        app = self.module("app", "home", "a", "b")
        guards = {}
        for name, target in (("home", "a"), ("a", "b"), ("b", "a")):
            guards[name] = (self.talker(), target)
            guards[name][0].call("guard.add", name=name, on="enter", types=[f"app.{name}"])
        request = app.begin("navigate", type="app.home")
        for guard, target in guards.values():
            guard.answer(guard.received("guard.ask"), {"verdict": "redirect", "type": f"app.{target}"})
        refused = app.refusal_of(request)
        self.assertEqual(refused.name, "redirect_loop")
        self.assertEqual([target["type"] for target in refused.data["chain"]], ["app.home", "app.a", "app.b", "app.a"])
        self.assertEqual(app.call("path.get")["revision"], 0)

    def test_on_exit_back_button_works_asynchronously(self):
        """on_exit_test, "back button works asynchronously": the page stays until the guard has decided, and after a denial."""
        app, guard = self.module("app", "page"), self.talker()
        page = app.call("push", type="app.page")["entry"]
        guard.call("guard.add", name="onExit", on="leave", types=["app.page"])
        for verdict, left in (("deny", [page]), ("allow", [])):
            request = app.begin("back")
            question = guard.received("guard.ask")
            self.assertEqual(question["params"]["entries"][0]["entry"], page)
            self.assertTrue(app.is_waiting(request))
            self.assertEqual(self.ids(app), [page])
            guard.answer(question, {"verdict": verdict})
            if verdict == "deny":
                self.assertEqual(app.refusal_of(request).name, "denied")
            else:
                app.result(request)
            self.assertEqual(self.ids(app), left)

    def test_on_exit_android_back_button_respects_the_last_route(self):
        """on_exit_test, "android back button respects the last route": at the last page the platform decides whether to leave the application.

        No guard is asked, because nothing leaves; `at_root` tells the renderer that the step back is the platform's.
        """
        app, guard = self.module("app", "home"), self.talker()
        guard.call("guard.add", name="onExit", on="leave")
        self.assertEqual(app.refusal("back").name, "at_root")
        self.assertFalse(guard.has_received("guard.ask"))

    def test_on_enter_should_handle_push_usage_in_on_enter(self):
        """on_enter_test, "Should handle `push` usage in onEnter": the guard shows a sign-in, waits for its result, and then decides."""
        app, person = self.module("app", "home", "protected"), self.talker()
        guard = self.module("account", {"type": "signin", "method": "sheet"})
        app.call("push", type="app.home")
        guard.call("guard.add", name="account", on="enter", types=["app.protected"])
        for value, shown in ((False, ["home"]), (True, ["home", "protected"])):
            request = app.begin("push", type="app.protected")
            question = guard.received("guard.ask")
            form = guard.begin("navigate", type="account.signin", navigator="n1", forResult=True, during=question["id"])
            self.assertTrue(guard.is_waiting(form))
            sheet = person.call("navigator.get")
            self.assertTrue(sheet["isPresented"])
            person.call("entry.close", entry=sheet["root"]["id"], value=value)
            self.assertEqual(guard.result(form)["value"], value)
            guard.answer(question, {"verdict": "allow"} if value else {"verdict": "deny", "reason": "not signed in"})
            if value:
                self.assertEqual(app.result(request)["navigator"], "n1")
            else:
                self.assertEqual(app.refusal_of(request).data["reason"], "not signed in")
            self.assertEqual(self.types(app, navigator="n1"), shown)

    def test_chained_pops_cross_a_shell_boundary_with_veto_on_exit(self):
        """chained_shell_pop_test, "chained pops cross a shell boundary with veto onExit": each result reaches its own pusher, a veto keeps only the last."""
        app, guard = self.module("app", "b", "c"), self.talker()
        b = app.begin("navigate", type="app.b", method="managedSheet", name="shell", forResult=True)
        self.assertTrue(app.is_waiting(b))
        shell = app.call("navigator.find", name="shell")
        c = app.begin("push", type="app.c", navigator="shell", forResult=True)
        self.assertTrue(app.is_waiting(c))
        guard.call("guard.add", name="onExit", on="leave", types=["app.b"])
        app.call("entry.close", entry=self.ids(app, navigator="shell")[0], value=42)
        result = app.result(c)
        self.assertEqual((result["outcome"], result["value"]), ("answered", 42))
        for verdict in ("deny", "allow"):
            request = app.begin("entry.close", entry=shell["root"]["id"], value=43)
            guard.answer(guard.received("guard.ask"), {"verdict": verdict})
            if verdict == "deny":
                self.assertEqual(app.refusal_of(request).name, "denied")
                self.assertTrue(app.is_waiting(b))
        app.result(request)
        self.assertEqual(app.result(b)["value"], 43)
        self.assertFalse(app.call("navigator.get")["isPresented"])

    def test_delegate_push_returns_different_page_key(self):
        """delegate_test, "It should return different pageKey when push is called": the same page twice is two entries, and each has its own result."""
        app = self.module("app", "a")
        requests = [app.begin("push", type="app.a", forResult=True) for _ in range(2)]
        first, second = self.ids(app)
        app.call("entry.close", entry=second, value="second")
        self.assertEqual(app.result(requests[1])["value"], "second")
        self.assertTrue(app.is_waiting(requests[0]))
        app.call("pop")
        result = app.result(requests[0])
        self.assertEqual((result["entry"], result["outcome"]), (first, "dismissed"))


if __name__ == "__main__":
    unittest.main()
