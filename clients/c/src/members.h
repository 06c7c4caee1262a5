// Members of objects and fields of structures, by tables: what the generated methods and readers have in common.
#ifndef NAVHOST_MEMBERS_H
#define NAVHOST_MEMBERS_H

#include "internal.h"

/// The type of a field. Lists, objects and any JSON are json-c's.
enum nav_kind {
    NAV_KIND_TEXT,
    NAV_KIND_INTEGER,
    NAV_KIND_NUMBER,
    NAV_KIND_BOOLEAN,
    NAV_KIND_LIST,
    NAV_KIND_OBJECT,
    NAV_KIND_JSON,
};

/// Whether a member may be left out. Optional members of a request are pointers.
enum nav_rule { NAV_OPTIONAL, NAV_NEEDED, NAV_NEEDED_OR_NULL };

/// The place of the `has_…` of a field without one.
#define NAV_NO_FLAG (-1)

/// A member, and the field for it, by its place in the structure.
typedef struct nav_field {
    const char *name;
    unsigned char kind;
    unsigned char rule;
    unsigned short at;
    /// The place of the `has_…`, or NAV_NO_FLAG.
    short has;
    /// The only text that the member may have, or NULL. It tells the forms of a choice apart.
    const char *word;
} nav_field;

typedef struct nav_fields {
    const nav_field *list;
    size_t count;
    /// Of the structure.
    size_t size;
} nav_fields;

// Methods

/// An argument of a function, which `value` points to.
typedef struct nav_given {
    const char *name;
    unsigned char kind;
    unsigned char rule;
    const void *value;
} nav_given;

typedef struct nav_method {
    const char *name;
    const nav_field *options;
    size_t option_count;
} nav_method;

/// Calls with the arguments and the options that are there, and waits. `options` is the structure of the method, which
/// begins with `double within`, or NULL. Takes over all JSON in both.
nav_status nav_call_method(nav_client *client, const nav_method *method, const nav_given *given, size_t given_count, const void *options,
    json_object **result, nav_error *error);

// Readers

/// Fills the structure. -1 when a member is missing, or of another type; the structure is zero then.
int nav_read(json_object *json, const nav_fields *fields, void *structure);

/// A form of a choice, and its value in the enumeration.
typedef struct nav_form {
    const nav_fields *fields;
    int value;
} nav_form;

/// The value of the form that the object has; 0 when it has none of them.
///
/// With a `tag`, the text of that member decides, else the first form whose required members are there.
int nav_which(json_object *json, const char *tag, const nav_form *forms, size_t count);

#endif
