"""What React Navigation's tests establish, in navhost's terms. Each test names the file and the test that it comes from."""

import unittest

from talking import TalkingTestCase


class ReactNavigation(TalkingTestCase):
    def test_stack_router_handles_pop_action(self):
        """StackRouter, "handles pop action": several entries go at once, and the root stays.

        A count beyond the path is refused instead of shortened, because the sender then believes in another path than the host has.
        """
        app = self.module("app", "baz", "bar", "qux")
        app.call("path.set", path=[{"type": f"app.{name}"} for name in ("baz", "bar", "qux")])
        refused = app.refusal("pop", count=4)
        self.assertEqual((refused.name, refused.data["depth"]), ("out_of_range", 3))
        self.assertEqual(self.types(app), ["baz", "bar", "qux"])
        app.call("pop", count=2)
        self.assertEqual(self.types(app), ["baz"])
        app.call("pop")
        self.assertEqual(app.refusal("pop").name, "at_root")

    def test_stack_router_handles_pop_to_action(self):
        """StackRouter, "handles popTo action": a screen that is in the stack is gone back to; otherwise it takes the place of the top one.

        `back` pushes what the path does not have; so a client that wants the top replaced sends `replaceTop`. The arguments belong to what is compared.
        """
        app = self.module("app", "baz", "bar", "qux")
        for name in ("baz", "bar"):
            app.call("push", type=f"app.{name}")
        baz = self.ids(app)[0]
        app.call("push", type="app.qux", arguments={"answer": 42}, ifPresent="replaceTop")
        self.assertEqual(self.types(app), ["baz", "qux"])
        answer = app.call("push", type="app.baz", ifPresent="back")
        self.assertEqual((answer["entry"], self.ids(app)), (baz, [baz]))
        app.call("push", type="app.baz", arguments={"answer": 42}, ifPresent="back")
        self.assertEqual([entry["arguments"] for entry in app.call("path.get")["path"]], [{}, {"answer": 42}])

    def test_stack_router_gets_state_on_route_names_change(self):
        """StackRouter, "gets state on route names change": screens that are not defined any more leave the stack, the others keep their keys.

        By default an entry stays, marked as orphaned, because the process that provides it may only be restarting; `orphan: close` is the library's way.
        """
        app = self.module("app", "baz")
        kept, gone = self.module("kept", "qux"), self.module("gone", {"type": "bar", "orphan": "close"})
        for name in ("kept.qux", "app.baz", "gone.bar"):
            app.call("push", type=name)
        stay = self.ids(app)[:2]
        for module, name in ((gone, "gone"), (kept, "kept")):
            module.call("module.unregister", module=name)
        self.assertEqual((self.ids(app), app.call("tree.get")["orphaned"]), (stay, ["kept.qux"]))
        self.module("kept", "qux")
        self.assertEqual((self.ids(app), app.call("tree.get")["orphaned"]), (stay, []))

    def test_stack_router_does_not_pop_routes_above_the_source_on_pop_with_a_count(self):
        """StackRouter, "doesn't pop routes above the source on pop with a count": screens go from the middle, and those above stay as they are.

        The request names each screen that goes, because a count downwards from a screen would depend on what others have pushed below it.
        """
        app = self.module("app", "baz", "bar", "qux", "quy")
        app.call("path.append", path=[{"type": f"app.{name}"} for name in ("baz", "bar", "qux")])
        quy = app.begin("push", type="app.quy", forResult=True)
        self.assertTrue(app.is_waiting(quy))
        ids = self.ids(app)
        self.assertEqual(app.call("path.remove", entries=ids[1:3])["removed"], {"entries": 2, "navigators": 0})
        self.assertEqual((self.types(app), self.ids(app)), (["baz", "quy"], [ids[0], ids[3]]))
        app.call("entry.close", entry=ids[3], value="kept")
        self.assertEqual(app.result(quy)["value"], "kept")

    def test_base_router_sets_params_for_the_source_screen_with_set_params(self):
        """BaseRouter, "sets params for the source screen with SET_PARAMS": a screen below the top gets other parameters, and stays the same screen.

        The arguments are replaced as a whole and not merged, because only then can an argument be taken away.
        """
        app = self.module("app", "foo", "bar")
        foo = app.call("push", type="app.foo", arguments={"name": "Jane", "age": 7})["entry"]
        app.call("push", type="app.bar")
        app.call("entry.update", entry=foo, arguments={"name": "John"})
        self.assertEqual([(entry["id"], entry["arguments"]) for entry in app.call("path.get")["path"]][0], (foo, {"name": "John"}))
        app.call("pop", entry=foo)
        self.assertEqual(app.refusal("entry.update", entry=foo, arguments={}).name, "unknown_entry")

    def test_tab_router_handles_back_action_with_back_behavior_history(self):
        """TabRouter, "handles back action with backBehavior: history": back returns to the tab that was in front before, and fails on the first one.

        `back` never changes tabs, because a choice among tabs is no step into something; a renderer with a history of tabs returns with `undo`.
        """
        app = self.module("app")
        for name in ("bar", "baz", "qux"):
            app.call("navigator.create", name=name)
        app.call("navigator.select", navigator="qux")
        self.assertEqual(app.refusal("back").name, "at_root")
        app.call("navigator.select", navigator="baz")
        chosen = [change for change in app.call("history.list")["revisions"] if change["cause"]["method"] == "navigator.select"]
        for change, name in zip(reversed(chosen), ("qux", "bar")):
            app.call("undo", to=change["revision"] - 1)
            self.assertEqual(app.call("navigator.get")["name"], name)

    def test_tab_router_focuses_the_most_recent_route_in_history_if_focused_route_is_removed(self):
        """TabRouter, "focuses the most recent route in history if focused route is removed on route names change".

        The stack before the closed one is selected, whatever was in front earlier, because each watcher can tell this from the tree alone.
        """
        app = self.module("app", "page")
        for name in ("bar", "baz", "qux"):
            app.call("navigator.create", name=name)
            app.call("push", type="app.page", navigator=name)
        app.call("navigator.select", navigator="bar")
        app.call("navigator.select", navigator="qux")
        app.call("navigator.close", navigator="qux")
        current = app.call("navigator.get")
        self.assertEqual((current["name"], current["count"]), ("baz", 1))

    def test_use_prevent_remove_prevents_removing_by_multiple_screens(self):
        """usePreventRemove, "prevents removing by multiple screens with 'usePreventRemove' hook": each screen may keep the whole of it from going.

        The guards are asked in their order and not from the top down, because they belong to processes and not to screens.
        """
        app = self.module("app", "foo", "bar", "baz", "lex")
        for name in ("foo", "bar", "baz"):
            app.call("push", type=f"app.{name}")
        app.call("present", type="app.lex", method="managedSheet", navigator="n1")
        before = app.call("state.get")["state"]
        guards = {name: self.talker() for name in ("lex", "baz", "bar")}
        for order, (name, guard) in enumerate(guards.items()):
            guard.call("guard.add", name=name, on="leave", types=[f"app.{name}"], order=order)
        for denying in guards:
            request = app.begin("pop", navigator="n1", to=1)
            for name, guard in guards.items():
                question = guard.received("guard.ask")
                self.assertEqual([entry["type"] for entry in question["params"]["entries"]], [f"app.{name}"])
                guard.answer(question, {"verdict": "deny" if name == denying else "allow", "reason": "unsaved"})
                if name == denying:
                    break
            refused = app.refusal_of(request)
            self.assertEqual((refused.name, refused.data["guardName"], refused.data["reason"]), ("denied", denying, "unsaved"))
            self.assertEqual(app.call("state.get")["state"], before)
        request = app.begin("pop", navigator="n1", to=1)
        for guard in guards.values():
            guard.answer(guard.received("guard.ask"), {"verdict": "allow"})
        self.assertEqual(app.result(request)["removed"], {"entries": 3, "navigators": 1})
        self.assertEqual(self.types(app), ["foo"])

    def test_use_on_action_does_not_lose_changes_from_an_action_dispatched_in_a_before_remove_listener(self):
        """useOnAction, "doesn't lose changes from an action dispatched in a 'beforeRemove' listener": both the change and the step back happen.

        The guard is asked once and not twice, because its own change leaves the meaning of the waiting request as it was.
        """
        app = self.module("app", "foo", "bar", "baz")
        for name in ("foo", "bar", "baz"):
            app.call("push", type=f"app.{name}")
        guard = self.talker()
        guard.call("guard.add", name="form", on="leave", types=["app.baz"])
        request = app.begin("back")
        question = guard.received("guard.ask")
        guard.call("replace", entry=self.ids(app)[0], type="app.foo", arguments={"answer": 42}, during=question["id"])
        guard.answer(question, {"verdict": "allow"})
        self.assertEqual(app.result(request)["removed"]["entries"], 1)
        self.assertEqual([(entry["type"], entry["arguments"]) for entry in app.call("path.get")["path"]], [("app.foo", {"answer": 42}), ("app.bar", {})])
        self.assertFalse(guard.has_received("guard.ask"))

    def test_use_on_action_lets_parent_handle_the_action_if_child_did_not(self):
        """useOnAction, "lets parent handle the action if child didn't": an action that the child does not know reaches the navigator that does.

        The host refuses and names that navigator, because a request that goes elsewhere by itself would surprise the process that sent it.
        """
        app = self.module("app", "baz")
        for name in ("inner", "outer"):
            app.call("navigator.create", name=name)
        outer = self.talker()
        outer.call("module.register", module="settings", navigator="outer", destinations=[{"type": "settings.qux"}])
        refused = app.refusal("push", type="settings.qux", navigator="inner")
        self.assertEqual((refused.name, len(refused.data["navigators"])), ("unknown_destination", 1))
        place = refused.data["navigators"][0]
        answer = app.call("push", type="settings.qux", scene=place["scene"], navigator=place["navigator"])
        self.assertEqual(answer["navigator"], app.call("navigator.find", name="outer")["id"])

    def test_get_state_from_path_handles_initial_route_name_inside_a_screen(self):
        """getStateFromPath, "handles initialRouteName inside a screen": a link puts the screen on its list, and the state gives the link again."""
        shop = self.module("shop", "list", "product")
        items = [{"action": "popAll"}, {"type": "shop.list"}, {"type": "shop.product", "arguments": {"id": "{id}"}}]
        shop.call("url.register", pattern="shop://product/:id(int)", to=items)
        shop.call("push", type="shop.product", arguments={"id": 3})
        self.assertEqual(shop.call("url.open", url="shop://product/7")["outcome"], "completed")
        entries = [(entry["type"], entry["arguments"]) for entry in shop.call("path.get")["path"]]
        self.assertEqual(entries, [("shop.list", {}), ("shop.product", {"id": 7})])
        self.assertEqual(shop.call("url.encode")["url"], "shop://product/7")


if __name__ == "__main__":
    unittest.main()
