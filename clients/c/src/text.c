// Finds the text of a member without decoding anything. The text was parsed before; what is malformed all the same
// gives no member.
#include "internal.h"

#include <string.h>

typedef struct cursor {
    const char *at;
    const char *end;
} cursor;

static bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static void skip_space(cursor *c) {
    while (c->at < c->end && is_space(*c->at)) {
        c->at++;
    }
}

static bool skip_byte(cursor *c, char byte) {
    skip_space(c);
    if (c->at == c->end || *c->at != byte) {
        return false;
    }
    c->at++;
    return true;
}

static bool skip_string(cursor *c) {
    if (!skip_byte(c, '"')) {
        return false;
    }
    for (; c->at < c->end; c->at++) {
        if (*c->at == '"') {
            c->at++;
            return true;
        }
        if (*c->at == '\\' && ++c->at == c->end) {
            return false;
        }
    }
    return false;
}

/// Numbers, true, false and null end where the object goes on.
static bool skip_scalar(cursor *c) {
    const char *start = c->at;
    while (c->at < c->end && !is_space(*c->at) && strchr(",:]}", *c->at) == NULL) {
        c->at++;
    }
    return c->at > start;
}

/// An array or object: counts brackets, since what lies between was parsed before.
static bool skip_container(cursor *c) {
    size_t depth = 0;
    while (c->at < c->end) {
        char byte = *c->at;
        if (byte == '"') {
            if (!skip_string(c)) {
                return false;
            }
            continue;
        }
        c->at++;
        if (byte == '{' || byte == '[') {
            depth++;
        } else if ((byte == '}' || byte == ']') && --depth == 0) {
            return true;
        }
    }
    return false;
}

static bool skip_value(cursor *c) {
    skip_space(c);
    if (c->at == c->end) {
        return false;
    }
    switch (*c->at) {
    case '"':
        return skip_string(c);
    case '{':
    case '[':
        return skip_container(c);
    default:
        return skip_scalar(c);
    }
}

static bool take(cursor *c, bool (*skip)(cursor *), nav_text *text) {
    skip_space(c);
    text->bytes = c->at;
    bool found = skip(c);
    text->length = (size_t)(c->at - text->bytes);
    return found;
}

static bool is_key(nav_text key, const char *name) {
    size_t length = strlen(name);
    return key.length == length + 2 && memcmp(key.bytes + 1, name, length) == 0;
}

nav_text nav_member(nav_text object, const char *name) {
    const nav_text none = {0};
    if (object.bytes == NULL) {
        return none;
    }
    cursor c = {object.bytes, object.bytes + object.length};
    if (!skip_byte(&c, '{')) {
        return none;
    }
    do {
        nav_text key, value;
        if (!take(&c, skip_string, &key) || !skip_byte(&c, ':') || !take(&c, skip_value, &value)) {
            return none;
        }
        if (is_key(key, name)) {
            return value;
        }
    } while (skip_byte(&c, ','));
    return none;
}
