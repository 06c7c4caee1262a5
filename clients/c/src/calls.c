// Calls: numbered, kept until their answer comes or their time is over, and told exactly once how they ended.
#include "internal.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct nav_pending {
    nav_pending *next;
    nav_request request;
    uint64_t connection;
    /// The number of the line that it was sent on.
    uint64_t line;
    /// Seconds.
    double timeout;
    int64_t deadline;
    nav_answer_fn *on_answer;
    void *context;
    char method[];
};

// The list, in the order of sending. Answers mostly come in that order too, so what is looked for is mostly the first.

static void append(nav_client *client, nav_pending *pending) {
    if (client->last_pending) {
        client->last_pending->next = pending;
    } else {
        client->first_pending = pending;
    }
    client->last_pending = pending;
    client->pending_count++;
}

typedef bool test_fn(const nav_pending *pending, const void *what);

/// Takes the first that passes the test off the list.
static nav_pending *take(nav_client *client, test_fn *passes, const void *what) {
    nav_pending *previous = NULL;
    for (nav_pending *pending = client->first_pending; pending; previous = pending, pending = pending->next) {
        if (!passes(pending, what)) {
            continue;
        }
        *(previous ? &previous->next : &client->first_pending) = pending->next;
        if (client->last_pending == pending) {
            client->last_pending = previous;
        }
        client->pending_count--;
        return pending;
    }
    return NULL;
}

static bool has_number(const nav_pending *pending, const void *request) {
    return pending->request == *(const nav_request *)request;
}

static bool is_overdue(const nav_pending *pending, const void *now) {
    return pending->deadline <= *(const int64_t *)now;
}

static bool is_of_another_connection(const nav_pending *pending, const void *connection) {
    return pending->connection < *(const uint64_t *)connection;
}

/// Tells the end, and releases.
static void finish(nav_pending *pending, json_object *result, const nav_error *error) {
    if (pending->on_answer) {
        pending->on_answer(pending->context, result, error);
    }
    free(pending);
}

// Sending

static bool has_line_feed(nav_text text) {
    return text.length > 0 && memchr(text.bytes, '\n', text.length) != NULL;
}

/// The beginning of the parameters when a handler's request says for which question it is made; else empty.
typedef struct opening {
    nav_text member;
    nav_text id;
    nav_text comma;
} opening;

/// Takes the parameters' brace off when it gives another beginning.
static opening opening_of(const nav_client *client, nav_text *params) {
    json_object *question = nav_answering_id(client);
    if (question == NULL || nav_member(*params, "during").bytes != NULL) {
        return (opening){0};
    }
    const char *end = params->bytes + params->length;
    const char *at = (const char *)memchr(params->bytes, '{', params->length) + 1;
    *params = (nav_text){at, (size_t)(end - at)};
    while (*at == ' ' || *at == '\t' || *at == '\r') {
        at++;
    }
    return (opening){nav_text_of("{\"during\":"), nav_text_of_json(question), nav_text_of(*at == '}' ? "" : ",")};
}

static nav_status send_request(nav_client *client, nav_request request, const char *method, nav_text params, nav_error *error) {
    char id[40] = "";
    if (request != 0) {
        snprintf(id, sizeof id, "\"id\":%" PRIu64 ",", request);
    }
    json_object *name = json_object_new_string(method);
    if (name == NULL) {
        return nav_fail(error, NAV_NO_MEMORY, "no_memory", "no memory for a request");
    }
    opening begin = request != 0 ? opening_of(client, &params) : (opening){0};
    const nav_text parts[] = {
        nav_text_of("{\"jsonrpc\":\"2.0\","), nav_text_of(id), nav_text_of("\"method\":"), nav_text_of_json(name),
        nav_text_of(",\"params\":"), begin.member, begin.id, begin.comma, params, nav_text_of("}"),
    };
    nav_status status = nav_send_line(client, parts, sizeof parts / sizeof *parts, error);
    json_object_put(name);
    return status;
}

static nav_pending *pending_new(nav_client *client, const char *method, double timeout) {
    size_t size = strlen(method) + 1;
    nav_pending *pending = calloc(1, sizeof *pending + size);
    if (pending == NULL) {
        return NULL;
    }
    memcpy(pending->method, method, size);
    pending->request = ++client->last_request;
    pending->connection = client->connection;
    pending->timeout = timeout < 0 ? client->options.timeout : timeout;
    pending->deadline = nav_now() + nav_milliseconds(pending->timeout);
    return pending;
}

static nav_request start(nav_client *client, const char *method, nav_text params, double timeout, nav_answer_fn *on_answer, void *context,
    nav_error *error) {
    if (client->pending_count >= client->options.max_pending) {
        nav_fail(error, NAV_FULL, "calls_full", "%zu calls are open, and no more may be", client->pending_count);
        return 0;
    }
    nav_pending *pending = pending_new(client, method, timeout);
    if (pending == NULL) {
        nav_fail(error, NAV_NO_MEMORY, "no_memory", "no memory for a call");
        return 0;
    }
    pending->on_answer = on_answer;
    pending->context = context;
    if (send_request(client, pending->request, method, params, error) != NAV_OK) {
        free(pending);
        return 0;
    }
    pending->line = client->lines;
    append(client, pending);
    return pending->request;
}

/// The text of parameters, which is valid as long as they are.
static nav_status text_of_params(json_object *params, nav_text *text, nav_error *error) {
    *text = nav_text_of("{}");
    if (params == NULL) {
        return NAV_OK;
    }
    if (!json_object_is_type(params, json_type_object)) {
        return nav_fail(error, NAV_INVALID, "invalid_use", "the parameters must be an object");
    }
    *text = nav_text_of_json(params);
    if (text->bytes == NULL) {
        return nav_fail(error, NAV_NO_MEMORY, "no_memory", "no memory for a request");
    }
    return NAV_OK;
}

/// Refuses text that is not an object: the host could not tell which request it was.
static nav_status check_params(nav_client *client, nav_text params, nav_error *error) {
    json_object *value = has_line_feed(params) ? NULL : nav_parse(client, params);
    bool is_object = json_object_is_type(value, json_type_object);
    json_object_put(value);
    if (!is_object) {
        return nav_fail(error, NAV_INVALID, "invalid_use", "the parameters must be the text of an object, on one line");
    }
    return NAV_OK;
}

nav_request nav_call_async(
    nav_client *client, const char *method, json_object *params, double timeout, nav_answer_fn *on_answer, void *context, nav_error *error) {
    nav_error_clear(error);
    nav_text text;
    nav_request request = 0;
    if (text_of_params(params, &text, error) == NAV_OK) {
        request = start(client, method, text, timeout, on_answer, context, error);
    }
    json_object_put(params);
    return request;
}

nav_request nav_call_async_text(
    nav_client *client, const char *method, nav_text params, double timeout, nav_answer_fn *on_answer, void *context, nav_error *error) {
    nav_error_clear(error);
    bool is_good = check_params(client, params, error) == NAV_OK;
    return is_good ? start(client, method, params, timeout, on_answer, context, error) : 0;
}

nav_status nav_notify(nav_client *client, const char *method, json_object *params, nav_error *error) {
    nav_error_clear(error);
    nav_text text;
    nav_status status = text_of_params(params, &text, error);
    if (status == NAV_OK) {
        status = send_request(client, 0, method, text, error);
    }
    json_object_put(params);
    return status;
}

nav_status nav_cancel(nav_client *client, nav_request request) {
    char text[48];
    snprintf(text, sizeof text, "{\"request\":%" PRIu64 "}", request);
    return send_request(client, 0, "request.cancel", nav_text_of(text), NULL);
}

// Ends

/// The call that an error without an id is about, or 0. The host names the line that it could not read. That line may
/// also be an answer of ours: then the error is about no call. A host that does not name the line means the one open
/// call, if there is only one.
static nav_request unread_request(const nav_client *client, json_object *error) {
    json_object *line = nav_get(nav_get(error, "data"), "line");
    if (line == NULL) {
        return client->pending_count == 1 ? client->first_pending->request : 0;
    }
    for (const nav_pending *pending = client->first_pending; pending; pending = pending->next) {
        if (pending->connection == client->connection && pending->line == json_object_get_uint64(line)) {
            return pending->request;
        }
    }
    return 0;
}

void nav_take_answer(nav_client *client, json_object *message) {
    json_object *id = nav_get(message, "id");
    json_object *error = nav_get(message, "error");
    nav_request request = json_object_is_type(id, json_type_int) ? json_object_get_uint64(id) : 0;
    if (id == NULL && error != NULL) {
        request = unread_request(client, error);
    }
    nav_pending *pending = take(client, has_number, &request);
    if (pending == NULL) {
        // A late answer, to a call that is over.
        return;
    }
    if (error == NULL) {
        finish(pending, nav_get(message, "result"), NULL);
        return;
    }
    nav_error refusal = {0};
    nav_error_from_host(&refusal, error);
    finish(pending, NULL, &refusal);
    nav_error_clear(&refusal);
}

void nav_calls_lost(nav_client *client, const nav_error *why) {
    // Asked anew each time, since a callback may start calls on the next connection.
    const uint64_t connection = client->connection;
    nav_pending *pending;
    while ((pending = take(client, is_of_another_connection, &connection))) {
        finish(pending, NULL, why);
    }
}

static void expire(nav_client *client, nav_pending *pending) {
    nav_error late = {0};
    nav_fail(&late, NAV_TIMED_OUT, "timed_out", "%s was not answered within %g s", pending->method, pending->timeout);
    nav_cancel(client, pending->request);
    finish(pending, NULL, &late);
}

void nav_calls_expire(nav_client *client) {
    const int64_t now = nav_now();
    nav_pending *pending;
    while ((pending = take(client, is_overdue, &now))) {
        expire(client, pending);
    }
}

int64_t nav_calls_deadline(const nav_client *client) {
    int64_t deadline = NAV_NEVER;
    for (const nav_pending *pending = client->first_pending; pending; pending = pending->next) {
        deadline = nav_earlier(deadline, pending->deadline);
    }
    return deadline;
}

void nav_calls_redirect(nav_client *client, const void *context, nav_answer_fn *on_answer) {
    for (nav_pending *pending = client->first_pending; pending; pending = pending->next) {
        if (pending->context == context) {
            pending->on_answer = on_answer;
            pending->context = client;
        }
    }
}

// Waiting for an answer

typedef struct outcome {
    bool is_known;
    json_object *result;
    nav_error error;
} outcome;

static void keep(void *context, json_object *result, const nav_error *error) {
    outcome *known = context;
    known->is_known = true;
    known->result = json_object_get(result);
    if (error) {
        nav_error_copy(&known->error, error);
        known->error.data = json_object_get(error->data);
    }
}

static bool may_wait(const nav_client *client, nav_error *error) {
    if (client->nesting < NAV_MAX_NESTING) {
        return true;
    }
    nav_fail(error, NAV_INVALID, "nested_too_deeply", "calls wait for each other %d deep", NAV_MAX_NESTING);
    return false;
}

static nav_status hand_over(outcome *known, json_object **result, nav_error *error) {
    nav_status status = known->error.status;
    if (result) {
        *result = known->result;
    } else {
        json_object_put(known->result);
    }
    if (error) {
        *error = known->error;
    } else {
        nav_error_clear(&known->error);
    }
    return status;
}

/// Every call ends, by its deadline at the latest, so this does too.
static nav_status call(nav_client *client, const char *method, nav_text params, json_object **result, double timeout, nav_error *error) {
    outcome known = {0};
    bool is_waiting = may_wait(client, &known.error) && start(client, method, params, timeout, keep, &known, &known.error);
    while (is_waiting && !known.is_known) {
        nav_wait(client, -1);
    }
    return hand_over(&known, result, error);
}

nav_status nav_call(nav_client *client, const char *method, json_object *params, json_object **result, double timeout, nav_error *error) {
    nav_error_clear(error);
    if (result) {
        *result = NULL;
    }
    nav_text text;
    nav_status status = text_of_params(params, &text, error);
    if (status == NAV_OK) {
        status = call(client, method, text, result, timeout, error);
    }
    json_object_put(params);
    return status;
}

nav_status nav_call_text(nav_client *client, const char *method, nav_text params, json_object **result, double timeout, nav_error *error) {
    nav_error_clear(error);
    if (result) {
        *result = NULL;
    }
    nav_status status = check_params(client, params, error);
    return status == NAV_OK ? call(client, method, params, result, timeout, error) : status;
}
