"""Each scenario runs, small: what the client asks for is answered, and so are the neighbour's pings. Times are not compared."""

import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from run import worst  # noqa: E402
from scenarios import ALL  # noqa: E402


class Scenarios(unittest.TestCase):
    def test_every_scenario_ends_and_the_neighbour_is_served(self):
        for name in ALL:
            with self.subTest(name):
                _, pings = worst(name, 0.005)
                self.assertGreater(pings, 0)


if __name__ == "__main__":
    unittest.main()
