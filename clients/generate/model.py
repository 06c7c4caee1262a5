"""The contract as types with names: what the generators of all languages read.

`Contract` reads the OpenRPC document of a host. A schema becomes one of the types below. Every object that the document describes, also one inside of another,
becomes a `Record` with a name of its own; what is one of several becomes a `Choice`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Dict, List, Mapping, Optional, Sequence, Set, Tuple, Union

# MARK: Types


@dataclass(frozen=True)
class Scalar:
    """`text`, `integer`, `number`, `boolean` or `null`; `object` is any JSON object, `json` any JSON value."""

    kind: str


@dataclass(frozen=True)
class Words:
    """One of these texts."""

    values: Tuple[str, ...]


@dataclass(frozen=True)
class ListOf:
    item: "Type"


@dataclass(frozen=True)
class MapOf:
    """An object whose members' names are not known, with values of one type."""

    value: "Type"


@dataclass(frozen=True)
class Named:
    """A declaration of the contract, by its name."""

    name: str


@dataclass(frozen=True)
class OneOf:
    options: Tuple["Type", ...]

    @property
    def is_nullable(self) -> bool:
        return Scalar("null") in self.options


Type = Union[Scalar, Words, ListOf, MapOf, Named, OneOf]

# MARK: Declarations


@dataclass(frozen=True)
class Member:
    """A member of a record, or a parameter of a method. `name` is the name on the wire."""

    name: str
    type: Type
    is_required: bool
    summary: str


@dataclass(frozen=True)
class Record:
    """An object with known members."""

    name: str
    summary: str
    members: Tuple[Member, ...]


@dataclass(frozen=True)
class Choice:
    """What is one of several. With a `tag`, every option is a record which has that member, with one text that no other option has."""

    name: str
    summary: str
    options: Tuple[Type, ...]
    tag: Optional[str] = None


@dataclass(frozen=True)
class Alias:
    """A name for another type."""

    name: str
    summary: str
    type: Type


Declaration = Union[Record, Choice, Alias]


@dataclass(frozen=True)
class Method:
    """A request. `function` is its name for programs, in camel case; `positional` are the parameters that a function takes by position."""

    name: str
    area: str
    function: str
    positional: Tuple[str, ...]
    summary: str
    parameters: Tuple[Member, ...]
    result: Type
    result_summary: str
    errors: Tuple[str, ...]

    def parameter(self, name: str) -> Member:
        return next(one for one in self.parameters if one.name == name)


@dataclass(frozen=True)
class Message:
    """A notification, or with `answer` a question of the host."""

    name: str
    summary: str
    params: Type
    answer: Optional[Type] = None


@dataclass(frozen=True)
class Error:
    """`data` has the members that belong to this error, without those of `Contract.error_context`."""

    name: str
    code: int
    summary: str
    data: Optional[Named]


# MARK: Names


def words_of(name: str) -> List[str]:
    """The words of a name on the wire: `navigator.canReturn` has three, `registerURL` two."""
    parts = re.split(r"[^A-Za-z0-9]+", name)
    return [word for part in parts for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+|[0-9]+", part)]


def pascal(name: str) -> str:
    return "".join(word[:1].upper() + word[1:] for word in words_of(name))


def camel(name: str) -> str:
    first, *rest = words_of(name)
    return first[:1].lower() + first[1:] + "".join(word[:1].upper() + word[1:] for word in rest)


def snake(name: str) -> str:
    return "_".join(word.lower() for word in words_of(name))


#: Parameters that a client sets itself.
OF_THE_CLIENT = frozenset({"during"})


class Contract:
    """The methods, messages and types of a host, as its OpenRPC document gives them."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.version = str(document["info"]["version"])
        self.declarations: Dict[str, Declaration] = {}
        self._shapes: Dict[Any, str] = {}
        components = document["components"]["schemas"]
        # Those of the contract keep their names.
        self._reserved = set(components)
        for name, schema in components.items():
            self._component(name, schema)
        self.methods = [self._method(one) for one in document["methods"]]
        self.notifications = [
            Message(one["name"], one["summary"], self._type(one["params"], pascal(one["name"]) + "Notification")) for one in document["x-notifications"]
        ]
        self.questions = [
            Message(
                one["name"],
                one["summary"],
                self._type(one["params"], pascal(one["name"]) + "Question"),
                self._type(one["answer"]["schema"], pascal(one["name"]) + "Answer"),
            )
            for one in document["x-questions"]
        ]
        described = [(one, self._members(one["data"], pascal(one["name"])) if "data" in one else ()) for one in document["x-errors"]]
        #: Members that the data of every error may have, besides its own.
        self.error_context = self._context([members for _, members in described if members])
        self.errors = [Error(one["name"], one["code"], one.get("summary", ""), self._data(one["name"], members)) for one, members in described]

    def method(self, name: str) -> Method:
        return next(one for one in self.methods if one.name == name)

    def _component(self, name: str, schema: Mapping[str, Any]) -> None:
        type = self._type(schema, name, is_component=True)
        if type != Named(name):
            self.declarations[name] = Alias(name, str(schema.get("description", "")), type)

    def _method(self, one: Mapping[str, Any]) -> Method:
        function = one["x-function"]
        prefix = pascal(function["name"])
        return Method(
            name=one["name"],
            area=one["tags"][0]["name"],
            function=function["name"],
            positional=tuple(function.get("positional", ())),
            summary=one["summary"],
            parameters=tuple(
                Member(parameter["name"], self._type(parameter["schema"], prefix + pascal(parameter["name"])), parameter["required"], parameter["summary"])
                for parameter in one["params"]
                if parameter["name"] not in OF_THE_CLIENT
            ),
            result=self._type(one["result"]["schema"], prefix + "Result"),
            result_summary=one["result"]["summary"],
            errors=tuple(error["$ref"].rpartition("/")[2] for error in one["errors"]),
        )

    # Schemas

    def _type(self, schema: Any, name: str, is_component: bool = False) -> Type:
        """The type of a schema; what needs a declaration gets this name."""
        if schema is True or not schema.keys() - {"description"}:
            return Scalar("json")
        if "$ref" in schema:
            return Named(schema["$ref"].rpartition("/")[2])
        if "enum" in schema:
            return Words(tuple(schema["enum"]))
        if "oneOf" in schema:
            return self._choice(schema, name, is_component)
        return self._plain(schema, name, is_component)

    def _plain(self, schema: Mapping[str, Any], name: str, is_component: bool) -> Type:
        kind = schema["type"]
        if kind == "array":
            return ListOf(self._type(schema.get("items", True), name + "Item"))
        if kind == "object":
            if "properties" in schema:
                return self._record(schema, name, is_component)
            values = schema.get("additionalProperties", True)
            return Scalar("object") if isinstance(values, bool) else MapOf(self._type(values, name + "Value"))
        return Scalar({"string": "text"}.get(kind, kind))

    def _record(self, schema: Mapping[str, Any], name: str, is_component: bool) -> Named:
        members = self._members(schema, name)
        return self._declare(Record(name, str(schema.get("description", "")), members), (Record, members), is_component)

    def _members(self, schema: Mapping[str, Any], name: str) -> Tuple[Member, ...]:
        required = set(schema.get("required", ()))
        return tuple(
            Member(member, self._type(value, name + pascal(member)), member in required, str(value.get("description", "")) if isinstance(value, dict) else "")
            for member, value in schema["properties"].items()
        )

    def _context(self, all: Sequence[Tuple[Member, ...]]) -> Record:
        """The members that all errors have in the same form."""
        common = set.intersection(*(set(members) for members in all))
        record = Record("ErrorContext", "Members that the data of every error may have.", tuple(member for member in all[0] if member in common))
        self.declarations[record.name] = record
        return record

    def _data(self, error: str, members: Tuple[Member, ...]) -> Optional[Named]:
        if not members:
            return None
        own = tuple(member for member in members if member not in self.error_context.members)
        return self._declare(Record(pascal(error) + "Data", f"The data of `{error}`.", own), (Record, own), False)

    def _choice(self, schema: Mapping[str, Any], name: str, is_component: bool) -> Type:
        options = schema["oneOf"]
        records = [option for option in options if "properties" in option]
        tag, suffixes = _suffixes(records)
        if len(records) == 1 and not any("$ref" in option for option in options):
            # One record or none, and null, a list or a scalar: no name of the choice would say more.
            suffixes = [""]
        named = dict(zip((id(record) for record in records), suffixes))
        types = tuple(self._type(option, name + named.get(id(option), "")) for option in options)
        simple = [type for type in types if not isinstance(type, Named)]
        if not is_component and (len(types) - len(simple) <= 1):
            return OneOf(types)
        choice = Choice(name, str(schema.get("description", "")), types, tag if len(records) == len(options) else None)
        return self._declare(choice, (Choice, types), is_component)

    def _declare(self, declaration: Union[Record, Choice], shape: Any, is_component: bool) -> Named:
        """The same members or options are declared once."""
        if not is_component:
            if shape in self._shapes:
                return Named(self._shapes[shape])
            assert declaration.name not in self._reserved, f"{declaration.name} is a component as well"
            self._reserved.add(declaration.name)
        self._shapes.setdefault(shape, declaration.name)
        self.declarations[declaration.name] = declaration
        return Named(declaration.name)


def _words(schema: Any) -> Sequence[str]:
    return schema.get("enum", ()) if isinstance(schema, dict) else ()


def _suffixes(records: Sequence[Mapping[str, Any]]) -> Tuple[Optional[str], List[str]]:
    """The member that tells these objects apart, if there is one, and what their names get."""
    if len(records) < 2:
        return None, ["Done"] * len(records)
    for member in records[0]["properties"]:
        values = [_words(record["properties"].get(member)) for record in records]
        required = all(member in record.get("required", ()) for record in records)
        if required and all(len(value) == 1 for value in values) and len({value[0] for value in values}) == len(records):
            return member, [pascal(value[0]) for value in values]
    common: Set[str] = set.intersection(*(set(record.get("required", ())) for record in records))
    names = ["".join(pascal(member) for member in record.get("required", ()) if member not in common) for record in records]
    for index, name in enumerate(names):
        if not name or name in names[:index]:
            names[index] = f"{name}{index + 1}"
    return None, names
