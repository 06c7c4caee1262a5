"""The C client's generated files: functions for the methods, structures with their readers, and constants."""

from __future__ import annotations

from typing import Dict, List, Sequence, Set

from c_names import HELD, JSON, WIDTH, Parts, about, constant, field_name, function_name, is_nullable, options_of, packed, record_name
from model import Choice, Contract, Declaration, ListOf, Member, Method, Named, OneOf, Record, Scalar, Type, Words, snake

HEAD = "/* Generated from the contract of navhost by clients/generate. Do not edit. */\n"


def files(contract: Contract) -> Dict[str, str]:
    parts = Parts(contract)
    return {
        "c/include/navhost-methods.h": header(parts),
        "c/src/methods.c": methods_file(parts),
        "c/src/readers.c": readers_file(parts),
        "c/tests/described.c": described_file(parts),
    }


# MARK: The header

PREFACE = """#ifndef NAVHOST_METHODS_H
#define NAVHOST_METHODS_H

/// The methods of the host as functions, what the host sends as structures, and its words as constants.
///
/// Each function of a method asks and waits as `nav_call` does. `result` and `error` are as there, and may be NULL.
/// - `options` has what may be left out. It may be NULL, and a member that is zero is left out.
/// - A `json_object *` that you pass, also in `options`, is taken over, whether the function succeeds or not. Texts are
///   copied.
/// - An argument that may be left out is left out by NULL. `NAV_NULL` is JSON's null.
/// - An argument that must be given and may be any JSON is null by NULL. For any other one that must be given, NULL is
///   an error: NAV_INVALID, and nothing is sent.
///
/// Each reader fills a structure from an object of the host, without allocating. Texts and objects in the structure
/// belong to the JSON, and are valid as long as it is. They are NULL when the host left them out. A number or a boolean
/// that may be left out has a `has_…` beside it, and so has what may be null.
///
/// A reader gives 0. It gives -1, and a structure of zeros, when a member is missing that the contract requires, or is
/// of another type. It ignores members that it does not know.
///
/// A function that ends in `_which` tells which of several forms an object has.
///
/// These structures grow with the contract. Compile a program against the header of the library that it runs with.
#include "navhost.h"

#ifdef __cplusplus
extern "C++" {
// Valid until the end of the whole expression, as `nav_pop(client, NAV_INTEGER(2), NULL, NULL, NULL)`.
inline const int64_t *nav_integer_address(const int64_t &value) { return &value; }
inline const double *nav_number_address(const double &value) { return &value; }
inline const bool *nav_boolean_address(const bool &value) { return &value; }
}
#define NAV_INTEGER(value) nav_integer_address(value)
#define NAV_NUMBER(value) nav_number_address(value)
#define NAV_BOOLEAN(value) nav_boolean_address(value)
extern "C" {
#else
/// A value that may be left out, as `.if_revision = NAV_INTEGER(3)`. Valid until the end of the block around it.
#define NAV_INTEGER(value) (&(const int64_t){(value)})
#define NAV_NUMBER(value) (&(const double){(value)})
#define NAV_BOOLEAN(value) (&(const bool){(value)})
#endif

/// JSON's null, for the functions of methods. json-c does not know it: do not use it elsewhere.
#define NAV_NULL nav_null()
NAV_API json_object *nav_null(void);
"""


def header(parts: Parts) -> str:
    contract = parts.contract
    lines = [PREFACE, "/// The version of the contract.", f'#define NAV_CONTRACT_VERSION "{contract.version}"', ""]
    lines += ["// Words. A newer host may say others.", ""]
    for values, name in parts.words.items():
        lines += [*about(f"Words for {parts.words_about[name]}"), *(f'#define {name}_{snake(value).upper()} "{value}"' for value in values), ""]
    for title, prefix, messages in (("Notifications", "NOTIFICATION", contract.notifications), ("Questions", "QUESTION", contract.questions)):
        lines += [f"// {title}, by their methods.", ""]
        for message in messages:
            lines += [*about(message.summary), f'#define NAV_{prefix}_{snake(message.name).upper()} "{message.name}"']
        lines.append("")
    lines += ["// Errors: `name` and `code` of nav_error.", ""]
    for error in contract.errors:
        lines += [*about(error.summary), f'#define {constant("error", error.name)} "{error.name}"']
    lines += ["", "enum nav_code {", *(f"    {constant('code', error.name)} = {error.code}," for error in contract.errors), "};", ""]
    lines += ["// The answers and messages of the host, and their readers.", ""]
    for declaration in parts.from_host:
        if isinstance(declaration, Record) and declaration.members:
            lines += structure(parts, declaration)
        elif isinstance(declaration, Choice):
            lines += which_declaration(parts, declaration)
    lines += ["// Methods.", ""]
    for method in parts.methods:
        lines += method_declaration(parts, method)
    text = HEAD + "\n".join([*lines, "#ifdef __cplusplus", "}", "#endif", "", "#endif"]) + "\n"
    check_names(text)
    return text


def check_names(text: str) -> None:
    """No constant is defined twice."""
    names = [line.split()[1].partition("(")[0] for line in text.splitlines() if line.startswith("#define NAV_") and "(" not in line]
    names += [line.split()[0].strip(",") for line in text.splitlines() if line.startswith("    NAV_")]
    seen: Set[str] = set()
    twice = {name for name in names if name in seen or seen.add(name)} - {"NAV_NULL"}  # type: ignore[func-returns-value]
    assert not twice, f"names that several constants have: {twice}"


def structure(parts: Parts, record: Record) -> List[str]:
    name, fields = record_name(record.name), [field_name(member) for member in record.members]
    fields += ["has_" + snake(member.name) for member in record.members if parts.has_flag(member)]
    assert len(set(fields)) == len(fields), f"fields of {name} with one name"
    lines = [*parts.about(record), f"struct nav_{name} {{"]
    for member in record.members:
        kind = parts.kind(member.type)
        lines += about(member.summary, parts.words_note(member.type), parts.reader_note(member.type), indent="    ")
        lines += [f"    bool has_{snake(member.name)};"] if parts.has_flag(member) else []
        lines.append(f"    {HELD.get(kind, JSON)}{field_name(member)};")
    return [*lines, "};", *declared(f"NAV_API int nav_{name}_read", ["json_object *json", f"struct nav_{name} *result"], ";"), ""]


def option_constant(choice: Choice, option: Type) -> str:
    assert isinstance(option, Named)
    rest = option.name[len(choice.name) :] if option.name.startswith(choice.name) else option.name.replace("Result", "")
    return constant(choice.name, "is", rest)


def which_declaration(parts: Parts, choice: Choice) -> List[str]:
    name = record_name(choice.name)
    lines = [*parts.about(choice), f"enum nav_{name} {{"]
    lines += ["    /// A form that only a newer host knows, or no object.", f"    {constant(choice.name, 'is_unknown')},"]
    for option in choice.options:
        assert isinstance(option, Named)
        lines += [*about(parts.reader_note(option), indent="    "), f"    {option_constant(choice, option)},"]
    return [*lines, "};", *declared(f"NAV_API enum nav_{name} nav_{name}_which", ["json_object *json"], ";"), ""]


def method_declaration(parts: Parts, method: Method) -> List[str]:
    name, options = function_name(method), options_of(method)
    missing = [one.name for one in options if one.is_required]
    assert not missing and not any(field_name(one) == "within" for one in options), f"options of {method.name}"
    lines = [f"struct nav_{name}_options {{", "    /// Seconds that the call may take; 0 means the timeout of the client.", "    double within;"]
    for member in options:
        kind = parts.kind(member.type)
        held = f"const {HELD[kind]}*" if kind in HELD and kind != "TEXT" else HELD.get(kind, JSON)
        null = "`NAV_NULL` is null." if is_nullable(member.type) else ""
        lines += [*about(member.summary, parts.words_note(member.type), null, indent="    "), f"    {held}{field_name(member)};"]
    lines += ["};", *about(method.summary, f"Calls `{method.name}`. Result: {method.result_summary}", parts.reader_note(method.result))]
    for member in (method.parameter(one) for one in method.positional):
        left_out = "" if member.is_required else " (may be NULL)"
        lines += about(f"- `{field_name(member)}`{left_out}: {member.summary}", parts.words_note(member.type))
    own = [error for error in method.errors if error not in parts.common_errors]
    lines += about("Errors: " + ", ".join(f"`{error}`" for error in own)) if own else []
    return [*lines, *signature(parts, method, "NAV_API ", ";"), ""]


def signature(parts: Parts, method: Method, prefix: str, end: str) -> List[str]:
    arguments = ["nav_client *client"]
    for member in (method.parameter(name) for name in method.positional):
        kind = parts.kind(member.type)
        pointer = "*" if kind in HELD and kind != "TEXT" and not member.is_required else ""
        arguments.append(f"{'const ' if pointer else ''}{HELD.get(kind, JSON)}{pointer}{field_name(member)}")
    name = function_name(method)
    arguments += [f"const struct nav_{name}_options *options", "json_object **result", "nav_error *error"]
    return declared(f"{prefix}nav_status nav_{name}", arguments, end)


def declared(name: str, arguments: Sequence[str], end: str) -> List[str]:
    line = f"{name}({', '.join(arguments)}){end}"
    return [line] if len(line) <= WIDTH else [f"{name}(", *packed(arguments, "    ", ")" + end)]


# MARK: Sources

SOURCE = HEAD + '#include "members.h"\n\n#define AT(member) offsetof(struct OWNER, member)\n#define COUNT(list) (sizeof(list) / sizeof *(list))\n'


def methods_file(parts: Parts) -> str:
    lines = [SOURCE]
    for method in parts.methods:
        name = function_name(method)
        lines += [f"#define OWNER nav_{name}_options", f"static const nav_field {name}_options[] = {{"]
        for member in options_of(method):
            lines.append(f'    {{"{member.name}", NAV_KIND_{parts.kind(member.type)}, NAV_OPTIONAL, AT({field_name(member)}), NAV_NO_FLAG, NULL}},')
        lines += ["};", "#undef OWNER", "", *signature(parts, method, "", " {")]
        lines += [f'    static const nav_method method = {{"{method.name}", {name}_options, COUNT({name}_options)}};']
        given = [method.parameter(one) for one in method.positional]
        if given:
            lines.append("    const nav_given given[] = {")
            lines += [f'        {{"{one.name}", NAV_KIND_{parts.kind(one.type)}, {rule(one)}, &{field_name(one)}}},' for one in given] + ["    };"]
        which = f"given, {len(given)}" if given else "NULL, 0"
        lines += [f"    return nav_call_method(client, &method, {which}, options, result, error);", "}", ""]
    return "\n".join(lines[:-1]) + "\n"


def rule(member: Member) -> str:
    return ("NAV_NEEDED_OR_NULL" if is_nullable(member.type) else "NAV_NEEDED") if member.is_required else "NAV_OPTIONAL"


def readers_file(parts: Parts) -> str:
    lines = [SOURCE]
    for record in parts.records:
        name = record_name(record.name)
        lines += [f"#define OWNER nav_{name}", f"static const nav_field {name}_list[] = {{"]
        for member in record.members:
            has = f"AT(has_{snake(member.name)})" if parts.has_flag(member) else "NAV_NO_FLAG"
            word = f'"{member.type.values[0]}"' if isinstance(member.type, Words) and len(member.type.values) == 1 else "NULL"
            lines.append(f'    {{"{member.name}", NAV_KIND_{parts.kind(member.type)}, {rule(member)}, AT({field_name(member)}), {has}, {word}}},')
        lines += ["};", f"static const nav_fields {name} = {{", f"    {name}_list, COUNT({name}_list), sizeof(struct OWNER)", "};", "#undef OWNER", ""]
        lines += declared(f"int nav_{name}_read", ["json_object *json", f"struct nav_{name} *result"], " {")
        lines += [f"    return nav_read(json, &{name}, result);", "}", ""]
    for choice in parts.choices:
        lines += which_function(parts, choice)
    return "\n".join(lines[:-1]) + "\n"


def which_function(parts: Parts, choice: Choice) -> List[str]:
    """A tag decides by itself. Else the forms with the most required members are tried first."""
    found = [(leaf, option_constant(choice, option)) for option in choice.options for leaf in parts.leaves(option)]
    found.sort(key=lambda one: -sum(member.is_required for member in one[0].members))
    name, tag = record_name(choice.name), f'"{choice.tag}"' if choice.tag else "NULL"
    rows = [f"        {{&{record_name(leaf.name)}, {value}}}," for leaf, value in found]
    lines = [*declared(f"enum nav_{name} nav_{name}_which", ["json_object *json"], " {"), "    static const nav_form forms[] = {", *rows, "    };"]
    return [*lines, f"    return (enum nav_{name})nav_which(json, {tag}, forms, COUNT(forms));", "}", ""]


# MARK: The table for the tests


def described_file(parts: Parts) -> str:
    """Functions that call every method, and that read all which the host sends with everything inside of it."""
    contract, lines = parts.contract, [HEAD + '#include "described.h"', "", '#include "navhost-methods.h"', ""]
    readable: List[Declaration] = [*parts.records, *parts.choices]
    lines += [*(f"static bool is_{record_name(one.name)}(json_object *json);" for one in readable), ""]
    for record in parts.records:
        lines += check_of_record(parts, record)
    for choice in parts.choices:
        lines += check_of_choice(parts, choice)
    for method in parts.methods:
        lines += call_of_everything(parts, method)
    rows = [(one.name, f"call_{function_name(one)}") for one in parts.methods]
    lines += ["const described_call described_calls[] = {", *(f'    {{"{name}", {call}}},' for name, call in rows), "    {0},", "};", ""]
    tables = {
        "results": [(one.name, check_of(parts, one.result)) for one in contract.methods],
        "notifications": [(one.name, check_of(parts, one.params)) for one in contract.notifications],
        "questions": [(one.name, check_of(parts, one.params)) for one in contract.questions],
        "types": [(record_name(one.name), f"is_{record_name(one.name)}") for one in readable],
        "errors": [(one.name, check_of(parts, one.data) if one.data else "") for one in contract.errors],
    }
    for table, rows in tables.items():
        lines += [f"const described described_{table}[] = {{", *(f'    {{"{name}", {check}}},' for name, check in rows if check), "    {0},", "};", ""]
    return "\n".join(lines[:-1]) + "\n"


def check_of_record(parts: Parts, record: Record) -> List[str]:
    name, tests = record_name(record.name), []
    for member in record.members:
        type = parts.resolved(member.type)
        function = check_of(parts, type.item if isinstance(type, ListOf) else type)
        if function:
            tests.append(f"        && {'are' if isinstance(type, ListOf) else 'is_left_out_or'}(read.{field_name(member)}, {function})")
    body = "\n".join([f"    return nav_{name}_read(json, &read) == 0", *tests]) + ";"
    return [f"static bool is_{name}(json_object *json) {{", f"    struct nav_{name} read;", body, "}", ""]


def check_of_choice(parts: Parts, choice: Choice) -> List[str]:
    name = record_name(choice.name)
    lines = [f"static bool is_{name}(json_object *json) {{", f"    switch (nav_{name}_which(json)) {{"]
    for option in choice.options:
        lines += [f"    case {option_constant(choice, option)}:", f"        return {check_of(parts, option)}(json);"]
    return [*lines, f"    case {constant(choice.name, 'is_unknown')}:", "        break;", "    }", "    return false;", "}", ""]


def call_of_everything(parts: Parts, method: Method) -> List[str]:
    """A call that gives every parameter, each with a value that its name or its type says."""
    name, held = function_name(method), {"INTEGER": "NAV_INTEGER(7)", "NUMBER": "NAV_NUMBER(1.5)", "BOOLEAN": "NAV_BOOLEAN(true)"}
    plain = {"INTEGER": "7", "NUMBER": "1.5", "BOOLEAN": "true"}

    def value(member: Member, values: Dict[str, str]) -> str:
        kind = parts.kind(member.type)
        return values.get(kind) or (f'"{member.name}"' if kind == "TEXT" else f'json_object_new_string("{member.name}")')

    given = [value(one, plain if one.is_required else held) for one in map(method.parameter, method.positional)]
    lines = [f"static nav_status call_{name}(nav_client *client) {{", f"    const struct nav_{name}_options options = {{"]
    lines += [f"        .{field_name(one)} = {value(one, held)}," for one in options_of(method)] + ["    };"]
    return [*lines, f"    return nav_{name}({', '.join(['client', *given, '&options', 'NULL', 'NULL'])});", "}", ""]


def check_of(parts: Parts, type: Type) -> str:
    others = [option for option in type.options if option != Scalar("null")] if isinstance(type, OneOf) else [type]
    if len(others) != 1 or not isinstance(others[0], Named):
        return ""
    declaration = parts.contract.declarations[others[0].name]
    return f"is_{record_name(declaration.name)}" if declaration in parts.records or declaration in parts.choices else ""
