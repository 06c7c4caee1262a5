// Tells lines of the host apart: answers, questions, notifications.
#include "internal.h"

#include <string.h>

nav_text nav_text_of(const char *string) {
    return (nav_text){string, strlen(string)};
}

nav_text nav_text_of_json(json_object *value) {
    nav_text text = {"null", 4};
    if (value != NULL) {
        text.bytes = json_object_to_json_string_length(value, JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE, &text.length);
    }
    return text;
}

json_object *nav_get(json_object *object, const char *key) {
    json_object *value = NULL;
    if (json_object_is_type(object, json_type_object)) {
        json_object_object_get_ex(object, key, &value);
    }
    return value;
}

const char *nav_get_string(json_object *object, const char *key) {
    json_object *value = nav_get(object, key);
    return json_object_is_type(value, json_type_string) ? json_object_get_string(value) : NULL;
}

json_object *nav_parse(nav_client *client, nav_text text) {
    if (text.length == 0 || text.length > INT32_MAX) {
        return NULL;
    }
    json_tokener_reset(client->tokener);
    json_object *value = json_tokener_parse_ex(client->tokener, text.bytes, (int)text.length);
    if (json_tokener_get_parse_end(client->tokener) == text.length) {
        return value;
    }
    json_object_put(value);
    return NULL;
}

static void take_bye(nav_client *client, json_object *params) {
    const char *reason = nav_get_string(params, "reason");
    const char *message = nav_get_string(params, "message");
    nav_error why = {0};
    nav_fail(&why, NAV_LOST, reason ? reason : "connection_lost", "%s", message ? message : "the host closed the connection");
    nav_disconnect(client, &why);
}

static void take_notification(nav_client *client, const char *method, json_object *params) {
    if (nav_take_watch_event(client, method, params)) {
        return;
    }
    if (strcmp(method, "bye") == 0) {
        take_bye(client, params);
        return;
    }
    if (strcmp(method, "questionEnded") == 0) {
        nav_take_question_end(client, params);
        return;
    }
    if (strcmp(method, "moduleLost") == 0) {
        nav_module_lost(client, nav_get_string(params, "module"));
    }
    if (client->options.on_notification) {
        client->options.on_notification(client, method, params, client->options.context);
    }
}

static void route(nav_client *client, json_object *message) {
    const char *method = nav_get_string(message, "method");
    if (method == NULL) {
        nav_take_answer(client, message);
    } else if (json_object_object_get_ex(message, "id", NULL)) {
        nav_take_question(client, message);
    } else {
        take_notification(client, method, nav_get(message, "params"));
    }
}

void nav_dispatch(nav_client *client, nav_text line) {
    json_object *message = nav_parse(client, line);
    if (!json_object_is_type(message, json_type_object)) {
        nav_error why = {0};
        nav_fail(&why, NAV_LOST, "bad_line", "the other side sent a line that is no message");
        nav_disconnect(client, &why);
    } else {
        nav_text outer = client->line;
        client->line = line;
        route(client, message);
        client->line = outer;
    }
    json_object_put(message);
}

nav_text nav_line(const nav_client *client) {
    return client->line;
}
