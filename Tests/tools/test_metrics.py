"""The metrics of a host, read by the strict parser of the Prometheus project."""

import os
import subprocess
import sys
import unittest
from pathlib import Path

from prometheus_client.openmetrics.parser import text_string_to_metric_families

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPOSITORY / "clients" / "python"))

from navhost import NavhostError  # noqa: E402
from navhost.testing import Host  # noqa: E402


class Metrics(unittest.TestCase):
    def test_what_navctl_writes_is_openmetrics(self):
        with Host() as host:
            client = host.client()
            client.create_scene("second")
            client.register("shop", [{"type": "shop.list"}])
            client.push("shop.list", navigator="n1")
            with self.assertRaises(NavhostError):
                client.push("shop.lisst", navigator="n1")
            written = subprocess.run([os.environ["NAVCTL_BIN"], "metrics"], env=host.environment, capture_output=True, text=True, check=True).stdout
        families = {family.name: family for family in text_string_to_metric_families(written)}
        values = {
            (sample.name, tuple(sample.labels.values())): sample.value for name in ("navhost_requests", "navhost_refusals") for sample in families[name].samples
        }
        self.assertEqual(values["navhost_requests_total", ("push",)], 2)
        self.assertEqual(values["navhost_refusals_total", ("unknown_destination",)], 1)
        self.assertEqual(families["navhost_turn_duration_seconds"].type, "histogram")


if __name__ == "__main__":
    unittest.main()
