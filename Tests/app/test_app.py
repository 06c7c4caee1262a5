"""Five modules in five languages that do not know each other, and an order that takes all of them."""

import re
import tempfile
import unittest

from application import SOURCES, Application, source
from killing import walk
from scenario import Scenario


class FiveModules(unittest.TestCase):
    def test_no_module_names_another(self):
        for module in SOURCES:
            with open(source(module), encoding="utf-8") as file:
                text = file.read()
            self.assertIn(module, text)
            for other in set(SOURCES) - {module}:
                found = re.findall(rf"\b{other}\b", text)
                self.assertEqual(found, [], f"{module} names {other}")

    def test_an_order_from_the_link_to_the_receipt(self):
        with tempfile.TemporaryDirectory(prefix="nh-") as folder:
            application = Application(folder)
            try:
                for module in ("account", "catalog", "payment"):
                    application.wait(lambda: application.is_ready(module), f"{module} is ready")
                # No other module needs these two yet.
                self.assertEqual([application.module(name)["state"] for name in ("cart", "receipt")], ["stopped", "stopped"])
                scenario = Scenario(application, product=7)
                for step in scenario.steps():
                    walk(scenario, step)
                    application.check_screens()
                self.assertEqual([application.module(name)["state"] for name in ("cart", "receipt")], ["running", "running"])
                application.check_quiet()
            finally:
                application.close()


if __name__ == "__main__":
    unittest.main()
