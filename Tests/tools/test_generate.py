"""The generated files of the clients follow from the contract of the host, and the model reads it as it is meant."""

import json
import subprocess
import sys
import unittest
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
GENERATE = REPOSITORY / "clients" / "generate"
sys.path[:0] = [str(GENERATE), str(REPOSITORY / "clients" / "python")]

from model import Alias, Choice, Contract, ListOf, MapOf, Member, Named, OneOf, Record, Scalar, Words, camel, pascal, snake  # noqa: E402
from navhost.testing import Host  # noqa: E402

TEXT, NULL = Scalar("text"), Scalar("null")


def method(name="thing.do", params=(), result=True, function="doThing"):
    """A method of an OpenRPC document."""
    return {
        "name": name,
        "tags": [{"name": "Things"}],
        "x-function": {"name": function, "positional": []},
        "summary": "Does it.",
        "params": list(params),
        "result": {"summary": "What was done.", "schema": result},
        "errors": [{"$ref": "#/components/errors/unknown_thing"}],
    }


def an_object(required=(), **properties):
    return {"type": "object", "required": list(required), "properties": properties}


def contract(schemas=None, methods=(), errors=None):
    if errors is None:
        errors = [{"name": "unknown_thing", "code": 1, "data": an_object(["name"], name={"enum": ["unknown_thing"]})}]
    document = {"info": {"version": "1"}, "methods": list(methods), "components": {"schemas": schemas or {}}, "x-notifications": [], "x-questions": []}
    return Contract({**document, "x-errors": errors})


class Generated(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with Host() as host:
            cls.document = json.dumps(host.client().discover())

    def run_with(self, *options):
        return subprocess.run([sys.executable, str(GENERATE), *options], input=self.document, capture_output=True, text=True, check=False)

    def test_files_follow_from_the_contract(self):
        done = self.run_with("--check")
        self.assertEqual((done.stdout, done.returncode), ("", 0), f"Run: navctl call rpc.discover | python3 clients/generate\n{done.stderr}")

    def test_a_file_that_does_not_follow_is_named(self):
        done = self.run_with("--check", "--language", "python", "--into", "/nonexistent")
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn("python/navhost/methods.py does not follow from the contract", done.stdout)


class Names(unittest.TestCase):
    def test_habits(self):
        for name, expected in {
            "canReturn": ("canReturn", "CanReturn", "can_return"),
            "navigator.created": ("navigatorCreated", "NavigatorCreated", "navigator_created"),
            "registerURL": ("registerURL", "RegisterURL", "register_url"),
            "urlPatterns": ("urlPatterns", "UrlPatterns", "url_patterns"),
            "request_too_large": ("requestTooLarge", "RequestTooLarge", "request_too_large"),
        }.items():
            self.assertEqual((camel(name), pascal(name), snake(name)), expected)


class Types(unittest.TestCase):
    def test_simple_ones(self):
        for schema, expected in (
            (True, Scalar("json")),
            ({"description": "any"}, Scalar("json")),
            ({"type": "string", "pattern": "^e"}, TEXT),
            ({"type": "integer", "minimum": 0}, Scalar("integer")),
            ({"type": "object"}, Scalar("object")),
            ({"type": "object", "additionalProperties": {"type": "integer"}}, MapOf(Scalar("integer"))),
            ({"type": "array", "items": {"enum": ["a", "b"]}}, ListOf(Words(("a", "b")))),
            ({"oneOf": [{"type": "integer"}, {"type": "null"}]}, OneOf((Scalar("integer"), NULL))),
            ({"$ref": "#/components/schemas/Thing", "description": "one"}, Named("Thing")),
        ):
            self.assertEqual(contract(methods=[method(result=schema)]).methods[0].result, expected, schema)

    def test_an_object_inside_of_another_has_a_name_of_both(self):
        read = contract({"Thing": an_object(["part"], part=an_object(size={"type": "integer", "description": "Its size."}))})
        self.assertEqual(read.declarations["ThingPart"], Record("ThingPart", "", (Member("size", Scalar("integer"), False, "Its size."),)))
        self.assertEqual(read.declarations["Thing"], Record("Thing", "", (Member("part", Named("ThingPart"), True, ""),)))

    def test_the_same_members_are_declared_once(self):
        schema = an_object(["size"], size={"type": "integer"})
        read = contract(methods=[method(result=schema), method("thing.undo", result=schema, function="undoThing")])
        self.assertEqual([one.result for one in read.methods], [Named("DoThingResult")] * 2)

    def test_a_member_with_one_word_tells_options_apart(self):
        options = [an_object(["kind"], kind={"enum": ["a.begun"]}), an_object(["kind", "why"], kind={"enum": ["a.ended"]}, why={"type": "string"})]
        choice = contract({"Change": {"oneOf": options}}).declarations["Change"]
        self.assertEqual(choice, Choice("Change", "", (Named("ChangeABegun"), Named("ChangeAEnded")), "kind"))

    def test_else_the_required_members_name_the_options(self):
        options = [an_object(["id", "value"], id=True, value=True), an_object(["id", "route"], id=True, route=True), an_object(["id"], id=True)]
        choice = contract({"Sent": {"oneOf": options}}).declarations["Sent"]
        self.assertEqual(choice, Choice("Sent", "", (Named("SentValue"), Named("SentRoute"), Named("Sent3")), None))

    def test_an_object_or_null_needs_no_name_for_both(self):
        read = contract(methods=[method(result={"oneOf": [an_object(["a"], a=True), {"type": "null"}]})])
        self.assertEqual(read.methods[0].result, OneOf((Named("DoThingResult"), NULL)))

    def test_a_component_that_is_a_list_is_an_alias(self):
        self.assertEqual(contract({"Things": {"type": "array", "items": {"type": "string"}}}).declarations["Things"], Alias("Things", "", ListOf(TEXT)))

    def test_what_all_errors_have_stands_apart(self):
        errors = [
            {"name": name, "code": code, "data": an_object(["name", own], name={"enum": [name]}, **{own: {"type": "string"}}, index={"type": "integer"})}
            for code, name, own in ((1, "unknown_thing", "thing"), (2, "unknown_part", "part"))
        ]
        read = contract(errors=errors)
        self.assertEqual([member.name for member in read.error_context.members], ["index"])
        self.assertEqual([member.name for member in read.declarations["UnknownPartData"].members], ["name", "part"])

    def test_what_the_client_sets_itself_is_no_parameter(self):
        params = [{"name": name, "required": False, "summary": "", "schema": {"type": "string"}} for name in ("during", "scene")]
        self.assertEqual([one.name for one in contract(methods=[method(params=params)]).methods[0].parameters], ["scene"])


if __name__ == "__main__":
    unittest.main()
