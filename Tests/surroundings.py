"""What every suite in Python is run in: the programs that it tests, a configuration that says nothing, and the Python client. Importing it arranges that.

Processes that a suite starts inherit it. Tests/run says where the programs are; a suite that is run alone takes those of a debug build.
"""

import os
import sys

#: How many seconds a wait takes at most: longer than a slow or busy machine needs. No test expects this time to pass.
PATIENCE = 600.0

#: Options for a host, so that it waits for the answer of a module on such a machine.
PATIENT = ("--question-timeout", str(PATIENCE), "--max-question-timeout", str(PATIENCE))

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

#: The variables that name programs, for tests and for what users have to test with.
PROGRAMS = {
    "NAVHOST_BIN": "navhost",
    "NAVCTL_BIN": "navctl",
    "NAVWEB_BIN": "navweb",
    "SAMPLE_SETTINGS_BIN": "sample-settings",
    "TEST_ADAPTER_BIN": "test-adapter",
    "TEST_MEMBER_BIN": "test-member",
}

for variable, program in PROGRAMS.items():
    os.environ[variable] = os.path.abspath(os.environ.get(variable) or os.path.join(ROOT, ".build", "debug", program))

# A file that is there and says nothing: neither the user's own nor the machine's is read.
os.environ["XDG_CONFIG_HOME"] = os.path.join(ROOT, "Tests", "config")

sys.path.insert(0, os.path.join(ROOT, "clients", "python"))
