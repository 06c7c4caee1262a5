#include "internal.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void nav_error_clear(nav_error *error) {
    if (error == NULL) {
        return;
    }
    json_object_put(error->data);
    *error = (nav_error){0};
}

/// Cuts between characters, never within one.
static void copy_cut(char *to, size_t size, const char *from) {
    size_t length = strlen(from);
    if (length >= size) {
        length = size - 1;
        while (length > 0 && ((unsigned char)from[length] & 0xC0) == 0x80) {
            length--;
        }
    }
    memcpy(to, from, length);
    to[length] = '\0';
}

nav_status nav_fail(nav_error *error, nav_status status, const char *name, const char *format, ...) {
    if (error == NULL) {
        return status;
    }
    char message[sizeof error->message + 4];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    nav_error_clear(error);
    error->status = status;
    copy_cut(error->name, sizeof error->name, name);
    copy_cut(error->message, sizeof error->message, message);
    return status;
}

void nav_error_from_host(nav_error *error, json_object *object) {
    json_object *data = nav_get(object, "data");
    const char *name = nav_get_string(data, "name");
    const char *message = nav_get_string(object, "message");
    nav_fail(error, NAV_REFUSED, name ? name : "", "%s", message ? message : "the host gave no message");
    error->code = json_object_get_int(nav_get(object, "code"));
    error->data = json_object_get(data);
}

void nav_error_copy(nav_error *to, const nav_error *from) {
    if (to == NULL || to == from) {
        return;
    }
    nav_error_clear(to);
    *to = *from;
    to->data = NULL;
}
