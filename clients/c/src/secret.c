// The text by which a host with an access document knows who asks.

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

/// The longest secret that is read, in bytes.
#define LONGEST 4096

static const char *secret_file(const nav_client *client) {
    const char *path = client->options.secret_file ? client->options.secret_file : getenv("NAVHOST_SECRET_FILE");
    return path && *path ? path : NULL;
}

static bool is_space(char byte) {
    return (unsigned char)byte <= ' ';
}

/// The parameters of `hello`, from the file's text without the spaces and line ends around it. NULL when it cannot be
/// read.
static json_object *read_params(const char *path, nav_error *error) {
    char text[LONGEST];
    FILE *file = fopen(path, "re");
    size_t count = file ? fread(text, 1, sizeof text, file) : 0;
    bool is_read = file && !ferror(file);
    int why = errno;
    if (file) {
        fclose(file);
    }
    if (!is_read) {
        nav_fail(error, NAV_LOST, "secret_unreadable", "cannot read the secret in %s: %s", path, strerror(why));
        return NULL;
    }
    const char *begin = text, *end = text + count;
    while (begin < end && is_space(*begin)) {
        begin++;
    }
    while (begin < end && is_space(end[-1])) {
        end--;
    }
    json_object *params = json_object_new_object();
    json_object *secret = json_object_new_string_len(begin, (int)(end - begin));
    memset(text, 0, sizeof text);
    if (params == NULL || secret == NULL || json_object_object_add(params, "secret", secret) != 0) {
        json_object_put(secret);
        json_object_put(params);
        nav_fail(error, NAV_NO_MEMORY, "no_memory", "no memory for the secret");
        return NULL;
    }
    return params;
}

nav_status nav_present_secret(nav_client *client, nav_error *error) {
    const char *path = secret_file(client);
    if (path == NULL) {
        return NAV_OK;
    }
    json_object *params = read_params(path, error);
    if (params == NULL) {
        return NAV_LOST;
    }
    return nav_call(client, "hello", params, NULL, NAV_DEFAULT_TIMEOUT, error);
}

static void presented_again(void *client, json_object *result, const nav_error *error) {
    (void)result;
    if (error != NULL) {
        nav_disconnect(client, error);
    }
}

void nav_present_secret_again(nav_client *client) {
    const char *path = secret_file(client);
    if (path == NULL) {
        return;
    }
    nav_error error = {0};
    json_object *params = read_params(path, &error);
    if (params == NULL || nav_call_async(client, "hello", params, NAV_DEFAULT_TIMEOUT, presented_again, client, &error) == 0) {
        nav_disconnect(client, &error);
    }
    nav_error_clear(&error);
}
