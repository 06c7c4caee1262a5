"""The JavaScript client's generated files: its declarations for TypeScript, and the table of its functions.

- Words are closed unions, also where a newer host may say another word. So a comparison with a misspelled word is an
  error, a switch over words narrows, and one declaration serves parameters and results. A `string` beside the words
  would take all of this away, because it also fits each of them.
- A choice with a tag is a discriminated union. A choice without one is a `OneOf`: the members of the other options are
  there as `undefined`, so a program can read any of them before it knows which option it has.
"""

from __future__ import annotations

import textwrap
from typing import Dict, Iterable, Iterator, List, Optional, Sequence, Set, Tuple

from model import Alias, Choice, Contract, Declaration, ListOf, MapOf, Member, Message, Method, Named, OneOf
from model import Scalar, Type, Words, pascal

HEAD = "// Generated from the contract of navhost by clients/generate. Do not edit.\n"

#: The longest line.
WIDTH = 120

#: Methods that the client has in another form, written by hand: only the options of their requests are declared.
BY_HAND = frozenset({"entry.ask", "module.register", "module.unregister", "request.cancel"})
BY_HAND |= {"watch", "host.watch", "unwatch", "watch.credit"}

#: Names of the contract that mean something else in JavaScript or in the client, and names that say too little.
NAMES = {
    "Error": "ErrorObject",
    "Module": "ModuleInformation",
    "Watch": "WatchInformation",
    "SequenceStepError": "Failure",
    "TypeProvideAnswerItem": "Content",
}

#: The same for the beginnings of names.
BEGINNINGS = {
    "DescribeRulesResultGraph": "DrawnRuleGraph",
    "DescribeRulesResultTypesEdgesOpenUnreachableDeadEnds": "RuleGraph",
    "RegisterFlowsItem": "ModuleFlow",
    "RegisterGuardsItem": "ModuleGuard",
    "RegisterMappingsItem": "ModuleMapping",
    "RegisterReceiversItem": "ModuleReceiver",
    "RegisterUrlsItem": "ModuleURL",
}

#: Parameters whose names are options of the client in every function, and their names there.
OPTIONS = {"timeout": "questionTimeout"}

SCALARS = {
    "text": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "undefined": "undefined",
    "object": "Record<string, any>",
    "json": "any",
}


def files(contract: Contract) -> Dict[str, str]:
    """The text of each file, by its path in `clients`."""
    _check_names(contract)
    return {
        "javascript/src/types/contract.d.ts": _contract_file(contract),
        "javascript/src/types/messages.d.ts": _messages_file(contract),
        "javascript/src/types/requests.d.ts": _requests_file(contract),
        "javascript/src/requests.js": _table_file(contract),
    }


def _check_names(contract: Contract) -> None:
    known = contract.declarations
    gone = [name for name in NAMES if name not in known]
    gone += [start for start in BEGINNINGS if not any(name.startswith(start) for name in known)]
    if gone:
        raise ValueError(f"typescript.py renames what the contract does not have any more: {', '.join(gone)}")
    renamed = [_name(name) for name in known]
    twice = {name for name in renamed if renamed.count(name) > 1}
    if twice:
        raise ValueError(f"typescript.py gives two declarations one name: {', '.join(sorted(twice))}")


# Texts


def _name(name: str) -> str:
    if name in NAMES:
        return NAMES[name]
    start = next((start for start in BEGINNINGS if name.startswith(start)), "")
    return BEGINNINGS.get(start, "") + name[len(start) :]


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def _type(type: Type) -> str:
    if isinstance(type, Scalar):
        return SCALARS[type.kind]
    if isinstance(type, Words):
        return " | ".join(_quoted(value) for value in type.values)
    if isinstance(type, Named):
        return _name(type.name)
    if isinstance(type, MapOf):
        return f"Record<string, {_type(type.value)}>"
    if isinstance(type, ListOf):
        item = _type(type.item)
        return f"({item})[]" if " | " in item else f"{item}[]"
    return " | ".join(_type(option) for option in type.options)


def _comment(paragraphs: Iterable[str], indent: str = "") -> List[str]:
    """A doc comment, on one line if there is room."""
    texts = [text.replace("*/", "* /") for text in paragraphs if text]
    if not texts:
        return []
    if len(texts) == 1 and len(indent) + len(texts[0]) + 7 <= WIDTH:
        return [f"{indent}/** {texts[0]} */"]
    lines = [f"{indent}/**"]
    for index, text in enumerate(texts):
        if index and not texts[index - 1].startswith("@"):
            lines.append(f"{indent} *")
        lines += [f"{indent} * {line}" for line in textwrap.wrap(text, WIDTH - len(indent) - 3, break_long_words=False)]
    return lines + [f"{indent} */"]


def _spread(head: str, type: Type, tail: str, indent: str = "") -> List[str]:
    """A line, or with many options one line for each."""
    line = f"{indent}{head}{_type(type)}{tail}"
    if len(line) <= WIDTH:
        return [line]
    if isinstance(type, ListOf) and isinstance(type.item, (Words, OneOf)):
        inner = _spread("", type.item, "", indent + "  ")
        return [f"{indent}{head}(", *inner, f"{indent})[]{tail}"]
    if isinstance(type, (Words, OneOf)):
        return _union(indent + head, _type(type).split(" | "), tail, indent)
    return [line]


def _union(head: str, options: Sequence[str], tail: str = "", indent: str = "") -> List[str]:
    line = f"{head}{' | '.join(options)}{tail}"
    if len(line) <= WIDTH:
        return [line]
    first = [head.rstrip()] if head.strip() else []
    within = indent + "  " if first else indent
    return [*first, *(f"{within}| {option}" for option in options[:-1]), f"{within}| {options[-1]}{tail}"]


def _member(member: Member, name: Optional[str] = None) -> List[str]:
    head = f"{name or member.name}{'' if member.is_required else '?'}: "
    return [*_comment([member.summary], "  "), *_spread(head, member.type, ";", "  ")]


# Declarations

ONE_OF = """\
type KeyOf<Option> = Option extends object ? keyof Option : never;
type Only<Option, Key extends PropertyKey> = Option extends object
  ? Option & { [Other in Exclude<Key, keyof Option>]?: undefined }
  : Option;

/** Exactly one of these options. The members of the others are `undefined`, and so can be asked for. */
export type OneOf<Options> = Only<Options, KeyOf<Options>>;
"""


def _contract_file(contract: Contract) -> str:
    """The declarations, without those that stand in the other files."""
    elsewhere = {contract.error_context.name} | {error.data.name for error in contract.errors if error.data}
    elsewhere |= {method.result.name for method in _for_result(contract) if isinstance(method.result, Named)}
    parts = [HEAD + "// The messages between the host and its clients.\n", ONE_OF]
    parts += [_declaration(one) for name, one in contract.declarations.items() if name not in elsewhere]
    return "\n".join(parts)


def _declaration(one: Declaration, base: str = "") -> str:
    lines = _comment([one.summary])
    if isinstance(one, Alias):
        lines.append(f"export type {_name(one.name)} = {_type(one.type)};")
    elif isinstance(one, Choice):
        lines += _choice(_name(one.name), [_type(option) for option in one.options], one.tag is None)
    elif one.members or base:
        lines.append(f"export interface {_name(one.name)}{base} {{")
        lines += [line for member in one.members for line in _member(member)]
        lines.append("}")
    else:
        lines.append(f"export type {_name(one.name)} = Record<string, never>;")
    return "\n".join(lines) + "\n"


def _choice(name: str, options: Sequence[str], is_exclusive: bool) -> List[str]:
    if is_exclusive and len(options) > 1:
        return _union(f"export type {name} = OneOf<", options, ">;")
    return _union(f"export type {name} = ", options, ";")


# Errors, notifications and questions


def _messages_file(contract: Contract) -> str:
    context = contract.error_context
    parts = [_errors_map(contract), _declaration(context)]
    for error in contract.errors:
        if error.data:
            data = contract.declarations[error.data.name]
            parts.append(_declaration(data, f" extends {context.name}"))
    parts.append(_map("Notifications", "Every notification of the host, with its parameters.", contract.notifications))
    parts.append(_map("Questions", "Every question of the host: its parameters, and its answer.", contract.questions))
    head = HEAD + "// The errors, notifications and questions of the host.\n"
    return "\n".join([head + _import(contract, parts), *parts])


def _errors_map(contract: Contract) -> str:
    lines = _comment(["The data of every error, by the error's name."]) + ["export interface ErrorDataByName {"]
    for error in contract.errors:
        lines += _comment([error.summary], "  ")
        data = _name(error.data.name) if error.data else contract.error_context.name
        lines.append(f"  {error.name}: {data};")
    lines += ["}", "", *_comment(["The stable name of an error."]), "export type ErrorName = keyof ErrorDataByName;"]
    return "\n".join(lines) + "\n"


def _map(name: str, summary: str, messages: Sequence[Message]) -> str:
    lines = _comment([summary]) + [f"export interface {name} {{"]
    for message in messages:
        lines += _comment([message.summary], "  ")
        key = _quoted(message.name) if "." in message.name else message.name
        if message.answer is None:
            lines.append(f"  {key}: {_type(message.params)};")
        else:
            lines.append(f"  {key}: {{ params: {_type(message.params)}; answer: {_type(message.answer)} }};")
    return "\n".join([*lines, "}"]) + "\n"


def _import(contract: Contract, parts: Sequence[str]) -> str:
    """The import of the declarations of the contract that these parts name."""
    lines = [line for part in parts for line in part.split("\n") if not line.lstrip().startswith(("/**", "*"))]
    words: Set[str] = set("".join(one if one.isalnum() else " " for one in "\n".join(lines)).split())
    declared = {line.split()[2] for line in lines if line.startswith("export ")}
    names = sorted(({_name(name) for name in contract.declarations} | {"OneOf"}) & words - declared)
    return "import type {\n" + "".join(f"  {name},\n" for name in names) + "} from './contract.js';\n"


# Functions


def _requests_file(contract: Contract) -> str:
    common = _common(contract)
    parts = [_options("RequestOptions", "The options of every function for a method.", common, "CallOptions")]
    for method in contract.methods:
        parts += _declared_options(method, common)
    for method in contract.methods:
        parts += _declared_result(contract, method)
    parts.append(_interface(contract))
    head = HEAD + "// The functions for the host's methods, their options and their results.\n"
    imports = _import(contract, parts) + "import type { CallOptions } from './connection.js';\n"
    return "\n".join([head + imports, *parts])


def _common(contract: Contract) -> Tuple[Member, ...]:
    """The parameters that every method has."""
    every = set.intersection(*(set(method.parameters) for method in contract.methods))
    return tuple(one for one in contract.methods[0].parameters if one in every)


def _by_name(method: Method) -> List[Member]:
    return [one for one in method.parameters if one.name not in method.positional]


def _has_options(method: Method, common: Sequence[Member]) -> bool:
    return any(one not in common for one in _by_name(method))


def _options_name(method: Method, common: Sequence[Member]) -> str:
    if not _has_options(method, common):
        return "RequestOptions"
    return pascal(method.function) + ("RequestOptions" if method.name in BY_HAND else "Options")


def _declared_options(method: Method, common: Sequence[Member]) -> Iterator[str]:
    if _has_options(method, common):
        own = [one for one in _by_name(method) if one not in common]
        yield _options(_options_name(method, common), f"The options of `{method.name}`.", own, "RequestOptions")


def _options(name: str, summary: str, members: Sequence[Member], base: str) -> str:
    lines = _comment([summary]) + [f"export interface {name} extends {base} {{"]
    for member in members:
        assert member.name != "signal", "the signal of a call is an option of the client"
        lines += _member(member, OPTIONS.get(member.name))
    return "\n".join([*lines, "}"]) + "\n"


def _for_result(contract: Contract) -> List[Method]:
    """Methods whose parameter `forResult` lets them answer later, with an outcome."""
    return [one for one in contract.methods if any(parameter.name == "forResult" for parameter in one.parameters)]


def _declared_result(contract: Contract, method: Method) -> Iterator[str]:
    """The declaration of a function's result, unless the contract declares it under this name or as a thing."""
    name = _result_name(method)
    if not isinstance(method.result, Named) or name != pascal(method.function) + "Result" or method.name in BY_HAND:
        return
    declared = contract.declarations[method.result.name]
    options = [_type(option) for option in declared.options] if isinstance(declared, Choice) else [_type(method.result)]
    if method in _for_result(contract):
        shown, outcome = options[0], "OutcomeResult"
        yield _result(name, f"The answer of `{method.name}`.", [one for one in options if one != outcome])
        summary = f"The answer of `{method.name}` with `forResult`."
        yield _result(name.replace("Result", "Outcome"), summary, [one for one in options if one != shown])
    elif name != _name(method.result.name):
        yield _result(name, f"The answer of `{method.name}`.", options)


def _result(name: str, summary: str, options: Sequence[str]) -> str:
    return "\n".join(_comment([summary]) + _choice(name, options, True)) + "\n"


def _result_name(method: Method) -> str:
    """The name of a function's result. A thing of the contract, such as a snapshot, keeps its own name."""
    if isinstance(method.result, Named) and method.result.name.endswith("Result"):
        return pascal(method.function) + "Result"
    return _type(method.result)


def _interface(contract: Contract) -> str:
    common = _common(contract)
    deferred = _for_result(contract)
    lines = _comment(["A function for each method of the host. `Client` has them all."])
    lines.append("export interface Requests {")
    for method in contract.methods:
        if method.name not in BY_HAND:
            lines += _function(method, common, method in deferred)
    return "\n".join([*lines, "}"]) + "\n"


def _function(method: Method, common: Sequence[Member], is_deferred: bool) -> List[str]:
    options, result = _options_name(method, common), _result_name(method)
    texts = [f"`{method.name}`: {method.summary}"]
    texts += [f"@param {_parameter_name(one)} {method.parameter(one).summary}" for one in method.positional]
    lines = _comment([*texts, f"@returns {method.result_summary}"], "  ")
    if not is_deferred:
        return lines + _signature(method, options, result, any(one.is_required for one in _by_name(method)))
    outcome = result.replace("Result", "Outcome")
    lines += _signature(method, options + " & { forResult: true }", outcome, True)
    lines += _signature(method, options + " & { forResult?: false }", result, False)
    return lines + _signature(method, options, f"{result} | {outcome}", False)


def _signature(method: Method, options: str, result: str, must: bool) -> List[str]:
    """Whether the options must be given decides whether parameters before them can be left out."""
    given = [_parameter(method.parameter(name), must) for name in method.positional]
    last = f"options{'' if must else '?'}: {options}"
    texts = [f"{head}{_type(type)}" for head, type in given]
    line = f"  {method.function}({', '.join([*texts, last])}): Promise<{result}>;"
    if len(line) <= WIDTH:
        return [line]
    spread = [line for head, type in given for line in _spread(head, type, ",", "    ")]
    return [f"  {method.function}(", *spread, f"    {last},", f"  ): Promise<{result}>;"]


def _parameter(member: Member, must: bool) -> Tuple[str, Type]:
    """The text before the type of a parameter, and the type. With `must`, it can only be left out as `undefined`."""
    name = _parameter_name(member.name)
    if member.is_required:
        return f"{name}: ", member.type
    return (f"{name}: ", OneOf((member.type, Scalar("undefined")))) if must else (f"{name}?: ", member.type)


def _parameter_name(name: str) -> str:
    """`arguments` is no name of a parameter in JavaScript."""
    return "args" if name == "arguments" else name


def _table_file(contract: Contract) -> str:
    lines = _comment(["Each function's name, the host's method, and the parameters that are given by position."])
    lines.append("export const REQUESTS = {")
    for method in contract.methods:
        if method.name not in BY_HAND:
            row = ", ".join(_quoted(one) for one in (method.name, *method.positional))
            lines.append(f"  {method.function}: [{row}],")
    return "\n".join([HEAD.rstrip(), *lines, "};"]) + "\n"
