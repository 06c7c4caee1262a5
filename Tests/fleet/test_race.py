"""The engine keeps what a fleet stands on: of two appends with the same expectation, one is stored, also while the stream's leader changes or dies."""

import asyncio
import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from engine import ONE_SUBJECT, WHOLE_STREAM, Record  # noqa: E402
from race import CALM, KILL, STEPDOWN, Outcome, Report, judge, race  # noqa: E402
from servers import Cluster, debian_server, newer_server  # noqa: E402

PAIRS = 100


class RaceOfTwo:
    """The same for each server."""

    @classmethod
    def setUpClass(cls):
        cls.cluster = cls.enterClassContext(Cluster(cls.binary()))

    def race(self, header, disturbance, pairs=PAIRS, changes=0):
        with self.cluster.logs_of_failure():
            report = asyncio.run(race(self.cluster, header, disturbance, pairs, seed=1, changes=changes))
            self.assertEqual(report.findings, [], f"nats-server {self.cluster.version_text}\n{Report.TITLES}\n{report.row()}")
        return report

    def test_one_of_two_is_stored(self):
        report = self.race(WHOLE_STREAM, CALM, 2 * PAIRS)
        self.assertEqual(report.both, 0)
        self.assertEqual(report.void, 0)

    def test_one_of_two_is_stored_while_the_leader_steps_down(self):
        report = self.race(WHOLE_STREAM, STEPDOWN, changes=3)
        self.assertEqual(report.both, 0)
        self.assertGreaterEqual(report.changes, 3)

    def test_one_of_two_is_stored_while_the_leader_is_killed_and_comes_back(self):
        report = self.race(WHOLE_STREAM, KILL, changes=1)
        self.assertEqual(report.both, 0)
        self.assertEqual(len(report.elections), 1)

    def test_the_expectation_of_a_subject_loses_nothing_but_may_let_both_through(self):
        """How often both are stored depends on the moment. So only this is certain: what was acknowledged is there, and the stream's order makes one valid."""
        report = self.race(ONE_SUBJECT, CALM)
        self.assertEqual(report.void, report.both)


class RaceOnDebiansServer(RaceOfTwo, unittest.TestCase):
    binary = staticmethod(debian_server)

    def test_the_version_is_that_of_debian(self):
        self.assertGreaterEqual(self.cluster.version, (2, 9, 10))


class RaceOnANewerServer(RaceOfTwo, unittest.TestCase):
    binary = staticmethod(newer_server)

    def test_the_version_is_that_of_the_wheel(self):
        self.assertGreaterEqual(self.cluster.version, (2, 14))


class Judging(unittest.TestCase):
    """The judge, with races that never were."""

    @staticmethod
    def outcome(append, acknowledged=None, is_stored=None, expected=0):
        is_stored = acknowledged is not None if is_stored is None else is_stored
        return Outcome(append, expected, acknowledged, is_stored, 1)

    @staticmethod
    def record(sequence, append, expected=None, body=None):
        expected = sequence - 1 if expected is None else expected
        return Record(sequence, expected, append, body or f"append {append} after {expected}".encode())

    def names(self, pair, records, header=WHOLE_STREAM):
        report = Report(header, CALM)
        judge(report, [pair], records)
        return {finding.name for finding in report.findings}

    def test_nothing_is_wrong(self):
        self.assertEqual(self.names((self.outcome("a", 1), self.outcome("b")), [self.record(1, "a")]), set())

    def test_a_record_that_was_read_back_instead_of_acknowledged(self):
        self.assertEqual(self.names((self.outcome("a", is_stored=True), self.outcome("b")), [self.record(1, "a")]), set())

    def test_both_were_let_through(self):
        both = (self.outcome("a", 1), self.outcome("b", 2))
        records = [self.record(1, "a"), self.record(2, "b", 0)]
        self.assertEqual(self.names(both, records), {"fence"})
        self.assertEqual(self.names(both, records, ONE_SUBJECT), set())

    def test_the_engine_lost_an_acknowledged_record(self):
        self.assertEqual(self.names((self.outcome("a", 1), self.outcome("b")), []), {"engine"})
        self.assertEqual(self.names((self.outcome("a", 1), self.outcome("b", 1)), [self.record(1, "b")]), {"engine"})

    def test_the_engine_altered_an_acknowledged_record(self):
        self.assertEqual(self.names((self.outcome("a", 1), self.outcome("b")), [self.record(1, "a", body=b"other")]), {"engine"})

    def test_the_engine_misses_a_number(self):
        self.assertIn("engine", self.names((self.outcome("a", 1), self.outcome("b")), [self.record(1, "a"), self.record(3, "c")]))

    def test_a_publisher_took_its_stored_append_for_refused(self):
        self.assertEqual(self.names((self.outcome("a"), self.outcome("b")), [self.record(1, "a")]), {"ours"})

    def test_neither_is_stored(self):
        self.assertEqual(self.names((self.outcome("a"), self.outcome("b")), []), {"ours"})


if __name__ == "__main__":
    unittest.main()
