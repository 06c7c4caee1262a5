"""What vue-router's tests establish, in navhost's terms. Each test names the file and the test that it comes from."""

import unittest

from talking import TalkingTestCase


class VueRouter(TalkingTestCase):
    def test_errors_duplicated_navigation_triggers_after_each(self):
        """errors, "Duplicated navigation triggers afterEach": going to where one is already changes nothing, and says so.

        A push pushes another one unless the request says otherwise, because the same destination twice in a path is legal.
        """
        app, watcher = self.module("app", "home", "sheet"), self.talker()
        home = app.call("push", type="app.home")["entry"]
        app.call("present", type="app.sheet")
        watcher.call("watch")
        for request in ({"method": "present", "type": "app.sheet"}, {"method": "push", "type": "app.home", "ifPresent": "single"}):
            answer = app.call(request.pop("method"), navigator="n1", **request)
            self.assertFalse(answer["changed"])
            self.assertNotIn("durability", answer)
        self.assertFalse(watcher.has_received("changed"))
        again = app.call("push", type="app.home", navigator="n1")
        self.assertTrue(again["changed"])
        self.assertNotEqual(again["entry"], home)

    def test_errors_triggers_on_error_with_thrown_errors(self):
        """errors, "triggers onError with thrown errors": a guard that fails stops the navigation, and the one who asked hears of it.

        The guard's `default` decides, because a broken process must not decide by being broken.
        """
        app, guard = self.module("app", "foo"), self.talker()
        guard.call("guard.add", name="broken", on="enter", types=["app.foo"])
        request = app.begin("push", type="app.foo")
        guard.fail(guard.received("guard.ask"), "oops")
        refused = app.refusal_of(request)
        self.assertEqual((refused.name, refused.data["byDefault"]), ("denied", True))
        self.assertIn("not an error", refused.data["reason"])
        lenient = self.talker()
        guard.call("guard.remove", guard="g1")
        lenient.call("guard.add", name="lenient", on="enter", types=["app.foo"], default="allow")
        request = app.begin("push", type="app.foo")
        lenient.fail(lenient.received("guard.ask"), "oops")
        self.assertTrue(app.result(request)["changed"])

    def test_router_cancels_pending_navigations_if_a_newer_one_is_finished_on_push(self):
        """router, "cancels pending navigations if a newer one is finished on push": the late verdict about the first navigation has no effect.

        A newer request does not cancel an older one, because that may come from another process; a client cancels its own.
        """
        app, guard = self.module("app", "param"), self.talker()
        guard.call("guard.add", name="slow", on="enter", types=["app.param"])
        first = app.begin("push", type="app.param", arguments={"p": "a"})
        question = guard.received("guard.ask")
        second = app.begin("push", type="app.param", arguments={"p": "b"})
        self.assertTrue(app.is_waiting(second))
        app.call("request.cancel", request=first)
        self.assertEqual(app.refusal_of(first).name, "cancelled")
        newer = guard.received("guard.ask")
        self.assertEqual(newer["params"]["entries"][0]["arguments"], {"p": "b"})
        guard.answer(newer, {"verdict": "allow"})
        app.result(second)
        guard.answer(question, {"verdict": "redirect", "type": "app.param", "arguments": {"p": "elsewhere"}})
        guard.call("ping")
        self.assertEqual([entry["arguments"] for entry in app.call("path.get")["path"]], [{"p": "b"}])

    def test_before_each_can_redirect_multiple_times(self):
        """beforeEach, "can redirect multiple times with string redirect": the answer has the destinations on the way.

        A guard that has redirected is not asked again in this request, so each step of the way is another guard's.
        """
        app, guard = self.module("app", "n0", "n1", "n2", "n3"), self.talker()
        for step in range(3):
            guard.call("guard.add", name=f"step{step}", on="enter", types=[f"app.n{step}"])
        request = app.begin("navigate", type="app.n0")
        for step in range(3):
            question = guard.received("guard.ask")
            self.assertEqual(question["params"]["name"], f"step{step}")
            guard.answer(question, {"verdict": "redirect", "type": f"app.n{step + 1}"})
        answer = app.result(request)
        self.assertEqual(self.types(app), ["n3"])
        self.assertEqual([target["type"] for target in answer["redirected"]], ["app.n0", "app.n1", "app.n2", "app.n3"])

    def test_before_enter_does_not_call_before_enter_guard_if_we_were_already_on_the_page(self):
        """beforeEnter, "does not call beforeEnter guard if we were already on the page": what is shown already does not enter."""
        app, guard = self.module("app", "guarded"), self.talker()
        guard.call("guard.add", name="beforeEnter", on="enter", types=["app.guarded"])
        for name, arguments, asks in (("present", {"n": 1}, True), ("present", {"n": 1}, False), ("present", {"n": 2}, True)):
            request = app.begin(name, type="app.guarded", arguments=arguments, navigator="n1")
            if asks:
                guard.answer(guard.received("guard.ask"), {"verdict": "allow"})
            self.assertEqual(app.result(request)["changed"], asks)
            self.assertFalse(guard.has_received("guard.ask"))

    def test_router_only_triggers_guards_once_with_a_redirect_option(self):
        """router, "only triggers guards once with a redirect option": a mapped name is replaced before guards are asked, so they see one destination."""
        app, guard = self.module("app", "foo"), self.talker()
        app.call("mapping.add", **{"from": "old.foo", "to": "app.foo"})
        guard.call("guard.add", name="all", on="enter", types=["*"])
        request = app.begin("navigate", type="old.foo", arguments={"id": 1})
        question = guard.received("guard.ask")
        self.assertEqual([(entry["type"], entry["arguments"]) for entry in question["params"]["entries"]], [("app.foo", {"id": 1})])
        guard.answer(question, {"verdict": "allow"})
        app.result(request)
        self.assertFalse(guard.has_received("guard.ask"))

    def test_path_ranking_puts_the_wildcard_at_the_end(self):
        """pathRanking, "puts the wildcard at the end" and "orders static before params": the order of registration does not count."""
        app = self.module("app", "page")
        for pattern in ("app://a/*rest", "app://a/:id", "app://a/:id(int)", "app://a/new"):
            app.call("url.register", pattern=pattern, to=[{"type": "app.page"}])
        for url, pattern in (("new", "new"), ("7", ":id(int)"), ("old", ":id"), ("old/7", "*rest"), ("", "*rest")):
            self.assertEqual(app.call("url.resolve", url=f"app://a/{url}")["pattern"], f"app://a/{pattern}")


if __name__ == "__main__":
    unittest.main()
