"""No request costs a host more instructions or allocations than recorded, and none costs less unrecorded."""

import io
import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import count  # noqa: E402

#: How much a figure may differ from the recorded one.
TOLERANCE = 0.03

#: Allocations that a figure may differ by besides: most requests make none or one.
FEW = 0.05

PROFILE = """\
# callgrind format
ob=(1) /usr/bin/navhost
fn=(1) one
10 100
+2 20
cob=(2) /usr/lib/libc.so.6
cfn=(2) malloc
calls=7 0
* 7000
* 3
ob=(2)
fn=(2)
0 900
cfn=(3) free
calls=4 0
0 40
ob=(3) /usr/lib/libjson-c.so.5
fn=(4) json_object_new
5 1000
cob=(2)
cfn=(2)
calls=2 0
5 2000
"""


class Reading(unittest.TestCase):
    def test_only_the_program_and_the_json_library_count(self):
        self.assertEqual(count.read(io.StringIO(PROFILE)), (100 + 20 + 3 + 1000, 7 + 2))


class Figures(unittest.TestCase):
    def test_every_request_costs_what_is_recorded(self):
        self.assertTrue(os.path.exists(count.PROGRAM), f"{count.PROGRAM} is missing; the README has the command of the release build")
        found, recorded = count.figures(count.costs(count.PROGRAM)), count.recorded()
        self.assertEqual(list(found), list(recorded))
        for name, values in found.items():
            for key, value in values.items():
                with self.subTest(name, of=key):
                    allowed = recorded[name][key] * TOLERANCE + (FEW if key == "allocations" else 0)
                    message = f"{name}: {value} {key} instead of {recorded[name][key]}; Tests/instructions/count.py --write records a change that is meant"
                    self.assertLessEqual(abs(value - recorded[name][key]), allowed, message)


if __name__ == "__main__":
    unittest.main()
