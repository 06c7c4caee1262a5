// Writes parameters from arguments and options, and reads structures from objects, both by tables.
#include "members.h"

#include <string.h>

json_object *nav_null(void) {
    static char null;
    return (json_object *)(void *)&null;
}

// Methods

static bool is_json(unsigned kind) {
    return kind == NAV_KIND_LIST || kind == NAV_KIND_OBJECT || kind == NAV_KIND_JSON;
}

/// The JSON of a value that is there; NULL when memory is short, and for null.
static json_object *json_of(unsigned kind, const void *value) {
    switch (kind) {
    case NAV_KIND_TEXT:
        return json_object_new_string(value);
    case NAV_KIND_INTEGER:
        return json_object_new_int64(*(const int64_t *)value);
    case NAV_KIND_NUMBER:
        return json_object_new_double(*(const double *)value);
    case NAV_KIND_BOOLEAN:
        return json_object_new_boolean(*(const bool *)value);
    default:
        // The caller handed it over.
        return value == nav_null() ? NULL : (json_object *)(uintptr_t)value;
    }
}

/// Adds a member, unless it is left out. `params` may be NULL; then the value is only released.
static nav_status add(json_object *params, const nav_given *given, nav_error *error) {
    bool is_held = given->rule != NAV_OPTIONAL && !is_json(given->kind) && given->kind != NAV_KIND_TEXT;
    const void *value = is_held ? given->value : *(const void *const *)given->value;
    if (value == NULL && given->rule == NAV_OPTIONAL) {
        return NAV_OK;
    }
    if (value == NULL && given->rule == NAV_NEEDED) {
        return nav_fail(error, NAV_INVALID, "invalid_use", "`%s` must be given", given->name);
    }
    json_object *json = value == NULL ? NULL : json_of(given->kind, value);
    bool is_short = json == NULL && !is_json(given->kind);
    if (params == NULL || is_short || json_object_object_add(params, given->name, json) != 0) {
        json_object_put(json);
        return nav_fail(error, NAV_NO_MEMORY, "no_memory", "no memory for a request");
    }
    return NAV_OK;
}

/// Goes on after a failure, so that all that was handed over is released.
static nav_status add_all(json_object *params, const nav_method *method, const nav_given *given, size_t count, const void *options,
    nav_error *error) {
    nav_status status = NAV_OK;
    for (size_t index = 0; index < count; index++) {
        nav_status one = add(params, &given[index], status == NAV_OK ? error : NULL);
        status = status == NAV_OK ? one : status;
    }
    for (size_t index = 0; options != NULL && index < method->option_count; index++) {
        const nav_field *field = &method->options[index];
        nav_given option = {field->name, field->kind, NAV_OPTIONAL, (const char *)options + field->at};
        nav_status one = add(params, &option, status == NAV_OK ? error : NULL);
        status = status == NAV_OK ? one : status;
    }
    return status;
}

nav_status nav_call_method(nav_client *client, const nav_method *method, const nav_given *given, size_t given_count, const void *options,
    json_object **result, nav_error *error) {
    nav_error_clear(error);
    if (result != NULL) {
        *result = NULL;
    }
    json_object *params = json_object_new_object();
    nav_status status = add_all(params, method, given, given_count, options, error);
    if (params == NULL) {
        return nav_fail(error, NAV_NO_MEMORY, "no_memory", "no memory for a request");
    }
    if (status != NAV_OK) {
        json_object_put(params);
        return status;
    }
    double within = options != NULL ? *(const double *)options : 0;
    return nav_call(client, method->name, params, result, within > 0 ? within : NAV_DEFAULT_TIMEOUT, error);
}

// Readers

static bool fits(unsigned kind, json_object *value) {
    static const json_type types[] = {
        [NAV_KIND_TEXT] = json_type_string,
        [NAV_KIND_INTEGER] = json_type_int,
        [NAV_KIND_NUMBER] = json_type_double,
        [NAV_KIND_BOOLEAN] = json_type_boolean,
        [NAV_KIND_LIST] = json_type_array,
        [NAV_KIND_OBJECT] = json_type_object,
    };
    bool is_whole_number = kind == NAV_KIND_NUMBER && json_object_is_type(value, json_type_int);
    return kind == NAV_KIND_JSON || is_whole_number || json_object_is_type(value, types[kind]);
}

/// Sets a field to a value that fits.
static void set(void *field, unsigned kind, json_object *value) {
    switch (kind) {
    case NAV_KIND_TEXT:
        *(const char **)field = json_object_get_string(value);
        break;
    case NAV_KIND_INTEGER:
        *(int64_t *)field = json_object_get_int64(value);
        break;
    case NAV_KIND_NUMBER:
        *(double *)field = json_object_get_double(value);
        break;
    case NAV_KIND_BOOLEAN:
        *(bool *)field = json_object_get_boolean(value);
        break;
    default:
        *(json_object **)field = value;
    }
}

static bool read_member(json_object *json, const nav_field *field, char *structure) {
    json_object *value = NULL;
    bool is_there = json_object_object_get_ex(json, field->name, &value);
    if (!is_there) {
        return field->rule == NAV_OPTIONAL;
    }
    if (value == NULL && field->rule == NAV_NEEDED) {
        return false;
    }
    if (value != NULL && !fits(field->kind, value)) {
        return false;
    }
    if (value != NULL) {
        set(structure + field->at, field->kind, value);
    }
    if (field->has != NAV_NO_FLAG) {
        // Null is a value only for what may be null, and that is held by a pointer.
        *(bool *)(structure + field->has) = value != NULL || is_json(field->kind) || field->kind == NAV_KIND_TEXT;
    }
    return true;
}

int nav_read(json_object *json, const nav_fields *fields, void *structure) {
    memset(structure, 0, fields->size);
    bool is_good = json_object_is_type(json, json_type_object);
    for (size_t index = 0; is_good && index < fields->count; index++) {
        is_good = read_member(json, &fields->list[index], structure);
    }
    if (!is_good) {
        memset(structure, 0, fields->size);
    }
    return is_good ? 0 : -1;
}

/// Whether the member has the text that it has in this form.
static bool has_word(json_object *json, const nav_field *field) {
    const char *text = nav_get_string(json, field->name);
    return text != NULL && strcmp(text, field->word) == 0;
}

static bool has_form(json_object *json, const char *tag, const nav_fields *fields) {
    for (size_t index = 0; index < fields->count; index++) {
        const nav_field *field = &fields->list[index];
        if (tag != NULL && strcmp(field->name, tag) == 0) {
            return field->word != NULL && has_word(json, field);
        }
        bool is_missing = field->rule != NAV_OPTIONAL && !json_object_object_get_ex(json, field->name, NULL);
        bool is_other = field->rule != NAV_OPTIONAL && field->word != NULL && !has_word(json, field);
        if (tag == NULL && (is_missing || is_other)) {
            return false;
        }
    }
    return tag == NULL;
}

int nav_which(json_object *json, const char *tag, const nav_form *forms, size_t count) {
    if (!json_object_is_type(json, json_type_object)) {
        return 0;
    }
    for (size_t index = 0; index < count; index++) {
        if (has_form(json, tag, forms[index].fields)) {
            return forms[index].value;
        }
    }
    return 0;
}
