"""Each promise is broken on purpose, and the checker has to say so."""

import copy
import json
import os
import tempfile
import unittest

from promises import Checker, History, main


def navigator(id, **members):
    return dict({"id": id, "kind": "stack", "hasPath": True, "children": [], "path": []}, **members)


def entry(number, revision):
    return {"id": f"e{number}", "type": "a.page", "arguments": {"n": number}, "module": "a", "method": "push", "cause": {"revision": revision}}


BASE = {
    "scene": "main", "revision": 0, "instance": "i1", "current": "n1", "configuration": {}, "orphaned": [],
    "navigators": [navigator("n1", kind="root")], "attachments": [],
}


def pushed(revision, place="n1", position=None):
    return {
        "scene": "main", "revision": revision, "cause": {"method": "push", "request": f"r{revision}"},
        "changes": [{"kind": "entry.added", "navigator": place, "position": revision - 1 if position is None else position, "entry": entry(revision + 10, revision)}],
    }


def records():
    """Four pushes; a navigator is made and selected; a push onto it; one that is popped."""
    made = {
        "scene": "main", "revision": 5, "cause": {"method": "navigator.create"},
        "changes": [
            {"kind": "navigator.created", "navigator": navigator("n30", parent="n1")},
            {"kind": "navigator.selected", "parent": "n1", "child": "n30", "previous": None},
        ],
    }
    popped = {
        "scene": "main", "revision": 7, "cause": {"method": "pop"},
        "changes": [{"kind": "entry.removed", "navigator": "n30", "position": 0, "entry": entry(16, 6)}],
    }
    return [pushed(revision) for revision in range(1, 5)] + [made, pushed(6, "n30", 0), popped]


class Promises(unittest.TestCase):
    def setUp(self):
        self.truth = History()
        self.truth.add({"scene": "main", "base": BASE})
        for record in records():
            self.truth.add(record)
        self.window = {"from": 0, "to": 7}

    def snapshot(self, revision):
        return copy.deepcopy(self.truth.scenes["main"].tree(revision))

    def start(self, revision, **params):
        answer = {"watch": 1, "scene": "main", "instance": "i1", "revision": 7, "window": self.window}
        if "since" in params:
            answer["resumed"] = True
        else:
            answer.update(resumed=False, snapshot=self.snapshot(revision))
        return {"watcher": "w", "watch": params, "answer": answer}

    @staticmethod
    def line(params, method="changed"):
        return {"watcher": "w", "line": {"method": method, "params": dict(params, watch=1)}}

    def changed(self, *revisions):
        return [self.line(records()[revision - 1]) for revision in revisions]

    def lagged(self, revision):
        return self.line({"scene": "main", "revision": revision, "snapshot": self.snapshot(revision)}, "lagged")

    def check(self, *events):
        checker = Checker(self.truth)
        for event in events:
            checker.feed(event)
        return checker.breaches

    def broken(self, *events):
        return {breach.promise for breach in self.check(*events)}

    # Nothing is broken

    def test_all_of_it(self):
        self.assertEqual(self.check(self.start(0), *self.changed(1, 2, 3, 4, 5, 6, 7), {"watcher": "w", "reached": 7}), [])

    def test_from_the_middle_and_lagging(self):
        self.assertEqual(self.check(self.start(2), *self.changed(3), self.lagged(6), *self.changed(7)), [])
        self.assertEqual(self.check(self.start(2), self.lagged(2), *self.changed(3)), [])

    def test_resuming_from_an_older_bookmark(self):
        events = [self.start(0), *self.changed(1, 2, 3, 4), {"watcher": "w", "lost": True}, self.start(2, since=2), *self.changed(3, 4, 5)]
        self.assertEqual(self.check(*events), [])

    def test_filters(self):
        taken = [self.line(dict(records()[6]))]
        self.assertEqual(self.check(self.start(0, kinds=["entry.removed"]), *taken, {"watcher": "w", "reached": 7}), [])
        below = self.start(5, navigator="n30")
        below["answer"]["snapshot"]["navigators"] = [item for item in below["answer"]["snapshot"]["navigators"] if item["id"] == "n30"]
        self.assertEqual(self.check(below, *self.changed(6, 7), {"watcher": "w", "reached": 7}), [])

    # Ordered

    def test_out_of_order(self):
        self.assertIn("ordered", self.broken(self.start(0), *self.changed(1, 3, 2)))

    def test_the_state_goes_back(self):
        self.assertIn("ordered", self.broken(self.start(0), *self.changed(1, 2, 3), self.lagged(2)))

    def test_a_line_after_the_end(self):
        end = self.line({"reason": "navigator_closed"}, "watchEnded")
        self.assertEqual(self.broken(self.start(0), *self.changed(1), end, *self.changed(2)), {"ordered"})

    # Unique

    def test_twice(self):
        self.assertEqual(self.broken(self.start(0), *self.changed(1, 2, 2)), {"unique"})

    def test_what_the_snapshot_has_already(self):
        self.assertEqual(self.broken(self.start(3), *self.changed(3, 4)), {"unique"})

    def test_what_it_resumed_after(self):
        self.assertEqual(self.broken(self.start(3, since=3), *self.changed(3, 4)), {"unique"})

    def test_what_lagged_had_already(self):
        self.assertEqual(self.broken(self.start(0), self.lagged(4), *self.changed(4, 5)), {"unique"})

    # Atomic

    def halves(self):
        whole = records()[4]
        return [self.line(dict(whole, changes=[change])) for change in whole["changes"]]

    def test_half_a_revision(self):
        self.assertEqual(self.broken(self.start(4), self.halves()[0]), {"atomic"})

    def test_a_split_revision(self):
        self.assertEqual(self.broken(self.start(4), *self.halves(), *self.changed(6)), {"atomic", "unique"})

    def test_changes_or_a_cause_that_were_not(self):
        self.assertEqual(self.broken(self.start(3), self.line(dict(records()[3], changes=records()[2]["changes"]))), {"atomic"})
        self.assertEqual(self.broken(self.start(3), self.line(dict(records()[3], cause={"method": "pop"}))), {"atomic"})

    def test_a_revision_that_never_was(self):
        self.assertIn("atomic", self.broken(self.start(7), self.line(pushed(8))))

    def test_what_the_filter_leaves_out(self):
        self.assertEqual(self.broken(self.start(0, kinds=["entry.removed"]), *self.changed(1)), {"atomic"})
        self.assertEqual(self.broken(self.start(0, kinds=["entry.removed"]), self.line(dict(records()[0], changes=[]))), {"atomic"})

    # Reliable

    def test_a_gap(self):
        self.assertEqual(self.broken(self.start(0), *self.changed(1, 2, 4)), {"reliable"})

    def test_a_gap_after_resuming(self):
        self.assertEqual(self.broken(self.start(2, since=2), *self.changed(4)), {"reliable"})

    def test_a_gap_at_the_end(self):
        self.assertEqual(self.broken(self.start(0), *self.changed(1, 2, 3, 4, 5, 6), {"watcher": "w", "reached": 7}), {"reliable"})

    def test_a_gap_in_a_filtered_watch(self):
        kinds = ["entry.added", "entry.removed"]
        events = [self.start(0, kinds=kinds), *self.changed(1, 2, 3), *self.changed(6, 7)]
        self.assertEqual([breach.revision for breach in self.check(*events)], [4])

    def test_what_is_below_a_navigator_that_is_closed_later(self):
        closed = {"scene": "main", "revision": 8, "cause": {}, "changes": [{"kind": "navigator.closed", "navigator": navigator("n30", parent="n1")}]}
        self.truth.add(closed)
        self.assertEqual(self.broken(self.start(4, navigator="n1"), *self.changed(5, 7), self.line(closed)), {"reliable"})

    # Resumable

    def refused(self, reason, **params):
        start = self.start(0, **params)
        start["answer"].update(resumed=False, reason=reason, snapshot=self.snapshot(7))
        return start

    def test_refused_within_the_window(self):
        self.assertEqual(self.broken(self.refused("outside_window", since=3, instance="i1")), {"resumable"})
        self.assertEqual(self.broken(self.refused("other_instance", since=3, instance="i1")), {"resumable"})

    def test_resumed_where_it_cannot_be(self):
        self.window = {"from": 4, "to": 7}
        self.assertEqual(self.broken(self.start(0, since=2)), {"resumable"})
        self.assertEqual(self.check(self.refused("outside_window", since=2)), [])
        self.assertEqual(self.broken(self.start(0, since=9)), {"resumable"})
        self.assertEqual(self.check(self.refused("ahead", since=9)), [])

    def test_other_lives(self):
        self.truth.add({"life": "i0", "ends": {"main": 4}})
        self.assertEqual(self.check(self.start(0, since=4, instance="i0"), *self.changed(5)), [])
        self.assertEqual(self.broken(self.refused("other_instance", since=4, instance="i0")), {"resumable"})
        self.assertEqual(self.broken(self.start(0, since=5, instance="i0")), {"resumable"})
        self.assertEqual(self.check(self.refused("other_instance", since=5, instance="i0")), [])
        self.assertEqual(self.broken(self.start(0, since=1, instance="nobody")), {"resumable"})

    def test_a_host_may_forget_old_lives(self):
        for number in range(20):
            self.truth.add({"life": f"x{number}", "ends": {"main": 4}})
        self.assertEqual(self.check(self.refused("other_instance", since=4, instance="x0")), [])
        self.assertEqual(self.broken(self.refused("other_instance", since=4, instance="x10")), {"resumable"})

    def test_resumed_without_being_asked(self):
        start = self.start(2, since=2)
        del start["watch"]["since"]
        start["answer"]["reason"] = "ahead"
        start["answer"].update(resumed=False, snapshot=self.snapshot(7))
        self.assertEqual(self.broken(start), {"resumable"})

    # Bookmarkable

    def test_one_that_comes_late(self):
        self.assertIn("bookmarkable", self.broken(self.start(0), *self.changed(1, 3, 2)))

    def test_a_state_that_lacks_something(self):
        start = self.start(4)
        del start["answer"]["snapshot"]["navigators"][0]["path"][1]
        self.assertEqual(self.broken(start), {"bookmarkable"})

    def test_a_state_of_another_revision(self):
        lagged = self.lagged(5)
        lagged["line"]["params"].update(revision=6)
        self.assertEqual(self.broken(self.start(0), lagged), {"bookmarkable"})
        lagged["line"]["params"]["snapshot"]["revision"] = 6
        self.assertEqual(self.broken(self.start(0), lagged), {"bookmarkable"})

    def test_a_state_of_the_future(self):
        lagged = self.lagged(7)
        lagged["line"]["params"].update(revision=9)
        lagged["line"]["params"]["snapshot"]["revision"] = 9
        self.assertEqual(self.broken(self.start(0), lagged), {"bookmarkable"})

    # As a program

    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            history, recording = os.path.join(folder, "history"), os.path.join(folder, "recording")
            with open(history, "w") as file:
                file.writelines(json.dumps(item) + "\n" for item in [{"scene": "main", "base": BASE}, *records()])
            for revisions, code in (((1, 2, 3), 0), ((1, 3), 1)):
                with open(recording, "w") as file:
                    file.writelines(json.dumps(item) + "\n" for item in [self.start(0), *self.changed(*revisions)])
                with open(os.devnull, "w") as nowhere, __import__("contextlib").redirect_stdout(nowhere):
                    self.assertEqual(main(history, recording), code)

    def test_a_history_with_a_gap_is_none(self):
        with self.assertRaises(ValueError):
            self.truth.add(pushed(9))


if __name__ == "__main__":
    unittest.main()
