"""What Sources/CNATS declares of libnats is what the library's own header declares."""

import os
import re
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from surroundings import ROOT  # noqa: E402

HEADER = os.path.join(ROOT, "Sources", "CNATS", "include", "CNATS.h")

#: Assigns every function of the library to the pointer that is declared for it, and compares the numbers.
PROGRAM = """
#include <nats/nats.h>
#include <string.h>
#include "CNATS.h"
#define MEMBER(result, name, parameters) .name = name,
static cnats_functions functions = {CNATS_FUNCTIONS(MEMBER)};
#define SAME(name) _Static_assert((unsigned)CNATS_##name == (unsigned)NATS_##name, #name)
NUMBERS
#define TEXT_OF(number) #number
#define TEXT(number) TEXT_OF(number)
#define LIBRARY "libnats.so." TEXT(NATS_VERSION_MAJOR) "." TEXT(NATS_VERSION_MINOR)
int main(void) { return strcmp(LIBRARY, CNATS_LIBRARY) != 0 || functions.nats_Open == 0; }
"""


class Library(unittest.TestCase):
    def compile(self, header):
        """Compiles the program with this text of the header, and gives the compiler and the program."""
        names = re.findall(r"#define CNATS_(\w+) \(\(cnats_status\)", header)
        self.assertIn("NO_SERVER", names)
        folder = self.enterContext(tempfile.TemporaryDirectory(prefix="nh-nats-"))
        for file, text in (("CNATS.h", header), ("check.c", PROGRAM.replace("NUMBERS", "\n".join(f"SAME({name});" for name in names)))):
            with open(os.path.join(folder, file), "w") as out:
                out.write(text)
        program = os.path.join(folder, "check")
        command = ["gcc", "-std=c11", "-Wall", "-Wextra", "-Werror", "-Wno-missing-field-initializers", f"-I{folder}", os.path.join(folder, "check.c"), "-o", program]
        return subprocess.run([*command, "-lnats"], capture_output=True, text=True), program

    def header(self):
        with open(HEADER) as file:
            return file.read()

    def test_the_declarations_are_those_of_the_library(self):
        compiled, program = self.compile(self.header())
        self.assertEqual(compiled.returncode, 0, compiled.stderr)
        self.assertEqual(subprocess.run([program]).returncode, 0, "another version")

    def test_another_declaration_is_found(self):
        for right, wrong in (
            ("#define CNATS_NO_SERVER ((cnats_status)6)", "#define CNATS_NO_SERVER ((cnats_status)7)"),
            ("natsMsg_Create, (cnats_message **, const char *,", "natsMsg_Create, (cnats_message **, int,"),
            ("EACH(cnats_status, nats_Open, (int64_t))", "EACH(cnats_status, nats_Open, (int32_t))"),
        ):
            with self.subTest(wrong):
                self.assertIn(right, self.header())
                self.assertNotEqual(self.compile(self.header().replace(right, wrong))[0].returncode, 0)


if __name__ == "__main__":
    unittest.main()
