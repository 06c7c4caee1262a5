"""JSON with exact numbers, and the values that scenarios give names to."""

import json
import re
from decimal import Decimal


def decode(text):
    """JSON with its numbers exact."""
    return json.loads(text, parse_float=Decimal)


def encode(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=float)


def encode_exactly(message):
    return json.dumps(message, ensure_ascii=False, default=str)


class Names:
    """The values that `$name` stands for."""

    def __init__(self, **given):
        self.values = dict(given)

    def matches(self, expected, actual):
        if isinstance(expected, str) and re.fullmatch(r"\$\w+", expected):
            return expected == "$_" or self.same(self.values.setdefault(expected[1:], actual), actual)
        if isinstance(expected, dict) and isinstance(actual, dict):
            return expected.keys() == actual.keys() and all(self.matches(value, actual[key]) for key, value in expected.items())
        if isinstance(expected, list) and isinstance(actual, list):
            return len(expected) == len(actual) and all(map(self.matches, expected, actual))
        return self.same(expected, actual)

    @staticmethod
    def same(one, other):
        """True is not 1, though Python has it so."""
        return isinstance(one, bool) == isinstance(other, bool) and one == other

    def fill(self, value):
        if isinstance(value, str):
            return self.values.get(value[1:], value) if re.fullmatch(r"\$\w+", value) else value
        if isinstance(value, dict):
            return {key: self.fill(item) for key, item in value.items()}
        return [self.fill(item) for item in value] if isinstance(value, list) else value

    def fill_text(self, text):
        """`$name` within a text, as JSON unless it is text already."""
        def value(match):
            found = self.values.get(match[1], match[0])
            return found if isinstance(found, str) else encode(found)

        return re.sub(r"\$(\w+)", value, text)
