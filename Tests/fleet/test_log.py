"""Each fault is planted into many good runs, and the checker has to find it and to name it. In the good runs it must find nothing."""

import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from log import check  # noqa: E402
from planting import FAULTS, Run  # noqa: E402

RUNS = 200

#: Of each fault. A run that has no place for it is left out.
PLANTED = 50

NAMES = {"lost", "doubled", "reordered", "forked", "stale", "unanswered", "engine"}


class Checking(unittest.TestCase):
    def test_a_good_run_has_no_findings(self):
        for seed in range(RUNS):
            self.assertEqual(list(map(str, check(*Run(seed).data()))), [], f"seed {seed}")

    def test_every_fault_is_found_and_named(self):
        for fault in FAULTS:
            with self.subTest(fault.what):
                planted = 0
                for seed in range(RUNS):
                    data = fault.plant(Run(seed))
                    if data is None:
                        continue
                    found = check(*data)
                    self.assertEqual({finding.name for finding in found}, {fault.name}, f"seed {seed}: {list(map(str, found))}")
                    planted += 1
                    if planted == PLANTED:
                        break
                self.assertEqual(planted, PLANTED)

    def test_every_name_has_a_fault(self):
        self.assertEqual({fault.name for fault in FAULTS}, NAMES)

    def test_a_seed_gives_the_same_run(self):
        self.assertEqual(Run(7).data(), Run(7).data())


if __name__ == "__main__":
    unittest.main()
