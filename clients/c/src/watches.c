// Watches: asked for on each connection, from the last revision that was received on the one before.
#include "internal.h"

#include <stdlib.h>
#include <string.h>

enum { INSTANCE_SIZE = 32, NO_NUMBER = -1 };

typedef enum watch_state { WANTED, OPENING, OPEN, ENDED } watch_state;

struct nav_watch {
    nav_watch *next;
    nav_client *client;
    watch_state state;
    /// The host's name for it, on this connection.
    int64_t number;
    json_object *params;
    nav_watch_events events;
    void *context;
    int64_t revision;
    char instance[INSTANCE_SIZE];
    /// Callbacks that are running; one of them may close the watch.
    unsigned running;
};

typedef void event_fn(nav_watch *watch, json_object *params, void *context);

static void release(nav_watch *watch) {
    if (watch->state == ENDED && watch->running == 0) {
        json_object_put(watch->params);
        free(watch);
    }
}

/// `watch` may be gone afterwards.
static void tell(nav_watch *watch, event_fn *event, json_object *params) {
    watch->running++;
    if (event) {
        event(watch, params, watch->context);
    }
    watch->running--;
    release(watch);
}

static void unlink_watch(nav_watch *watch) {
    nav_watch **place = &watch->client->watches;
    while (*place != watch) {
        place = &(*place)->next;
    }
    *place = watch->next;
}

static void unwatch(nav_client *client, int64_t number) {
    json_object *params = json_object_new_object();
    json_object_object_add(params, "watch", json_object_new_int64(number));
    nav_notify(client, "unwatch", params, NULL);
}

/// The answer to a watch that was closed before it came.
static void opened_in_vain(void *context, json_object *result, const nav_error *error) {
    json_object *number = nav_get(result, "watch");
    if (error == NULL && number != NULL) {
        unwatch(context, json_object_get_int64(number));
    }
}

static void detach(nav_watch *watch) {
    unlink_watch(watch);
    nav_calls_redirect(watch->client, watch, opened_in_vain);
    watch->state = ENDED;
}

static void end(nav_watch *watch, const nav_error *why) {
    detach(watch);
    watch->running++;
    if (watch->events.ended) {
        watch->events.ended(watch, why, watch->context);
    }
    watch->running--;
    release(watch);
}

// Opening

static void keep_instance(nav_watch *watch, json_object *params) {
    const char *instance = nav_get_string(params, "instance");
    if (instance != NULL && strlen(instance) < INSTANCE_SIZE) {
        strcpy(watch->instance, instance);
    }
}

static void opened(nav_watch *watch, json_object *answer) {
    json_object *number = nav_get(answer, "watch");
    watch->state = OPEN;
    watch->number = number ? json_object_get_int64(number) : NO_NUMBER;
    keep_instance(watch, answer);
    if (json_object_get_boolean(nav_get(answer, "resumed"))) {
        // The changes up to its revision are still to come. A host that does not say "from" goes on from the revision
        // that was asked for.
        json_object *from = nav_get(answer, "from");
        watch->revision = from ? json_object_get_int64(from) : watch->revision;
    } else {
        watch->revision = json_object_get_int64(nav_get(answer, "revision"));
        tell(watch, watch->events.snapshot, answer);
    }
}

/// Passes by itself: the connection ends, or is gone already, and the next one asks again.
static bool is_passing(const nav_client *client, const nav_error *error) {
    return error->status == NAV_LOST || (error->code == NAV_CODE_SHUTTING_DOWN && nav_will_reconnect(client));
}

static void take_answer(void *context, json_object *answer, const nav_error *error) {
    nav_watch *watch = context;
    if (error == NULL) {
        opened(watch, answer);
    } else if (!is_passing(watch->client, error)) {
        end(watch, error);
    }
}

static void ask_from_last_revision(nav_watch *watch) {
    if (watch->instance[0] != '\0') {
        json_object_object_add(watch->params, "since", json_object_new_int64(watch->revision));
        json_object_object_add(watch->params, "instance", json_object_new_string(watch->instance));
    }
}

static nav_status ask(nav_watch *watch, nav_error *error) {
    ask_from_last_revision(watch);
    json_object *params = json_object_get(watch->params);
    if (nav_call_async(watch->client, "watch", params, NAV_DEFAULT_TIMEOUT, take_answer, watch, error) == 0) {
        return NAV_INVALID;
    }
    watch->state = OPENING;
    return NAV_OK;
}

/// A watch that resumes where another process ended begins at that revision.
static void begin(nav_watch *watch) {
    json_object *since = nav_get(watch->params, "since");
    watch->revision = since ? json_object_get_int64(since) : -1;
    keep_instance(watch, watch->params);
}

static nav_watch *watch_new(nav_client *client, json_object *params, const nav_watch_events *events, void *context) {
    nav_watch *watch = calloc(1, sizeof *watch);
    if (watch == NULL) {
        return NULL;
    }
    watch->client = client;
    watch->number = NO_NUMBER;
    watch->params = params ? json_object_get(params) : json_object_new_object();
    watch->events = *events;
    watch->context = context;
    watch->next = client->watches;
    client->watches = watch;
    begin(watch);
    return watch;
}

static nav_watch *try_open(nav_client *client, json_object *params, const nav_watch_events *events, void *context, nav_error *error) {
    if (client->fd < 0 && !nav_will_reconnect(client)) {
        nav_fail(error, NAV_LOST, "connection_lost", "there is no connection");
        return NULL;
    }
    if (params != NULL && !json_object_is_type(params, json_type_object)) {
        nav_fail(error, NAV_INVALID, "invalid_use", "the parameters must be an object");
        return NULL;
    }
    nav_watch *watch = watch_new(client, params, events, context);
    if (watch == NULL) {
        nav_fail(error, NAV_NO_MEMORY, "no_memory", "no memory for a watch");
    } else if (client->fd >= 0 && ask(watch, error) != NAV_OK) {
        nav_watch_close(watch);
        watch = NULL;
    }
    return watch;
}

nav_watch *nav_watch_open(nav_client *client, json_object *params, const nav_watch_events *events, void *context, nav_error *error) {
    nav_error_clear(error);
    nav_watch *watch = try_open(client, params, events, context, error);
    json_object_put(params);
    return watch;
}

void nav_watch_close(nav_watch *watch) {
    if (watch->state == ENDED) {
        return;
    }
    bool is_open = watch->state == OPEN;
    detach(watch);
    if (is_open) {
        unwatch(watch->client, watch->number);
    }
    release(watch);
}

nav_status nav_watch_credit(nav_watch *watch, int credit, nav_error *error) {
    nav_error_clear(error);
    if (watch->state != OPEN) {
        return nav_fail(error, NAV_LOST, "connection_lost", "the watch is not open now");
    }
    json_object *params = json_object_new_object();
    json_object_object_add(params, "watch", json_object_new_int64(watch->number));
    json_object_object_add(params, "credit", json_object_new_int(credit));
    nav_error problem = {0};
    if (nav_call_async(watch->client, "watch.credit", params, NAV_DEFAULT_TIMEOUT, NULL, NULL, &problem) != 0) {
        return NAV_OK;
    }
    return nav_fail(error, problem.status, problem.name, "%s", problem.message);
}

// Events

static nav_watch *find(nav_client *client, json_object *params) {
    json_object *number = nav_get(params, "watch");
    if (number == NULL) {
        return NULL;
    }
    nav_watch *watch = client->watches;
    while (watch && (watch->state != OPEN || watch->number != json_object_get_int64(number))) {
        watch = watch->next;
    }
    return watch;
}

static void take_revision(nav_watch *watch, event_fn *event, json_object *params) {
    watch->revision = json_object_get_int64(nav_get(params, "revision"));
    tell(watch, event, params);
}

static void take_end(nav_watch *watch, json_object *params) {
    const char *reason = nav_get_string(params, "reason");
    nav_error why = {0};
    nav_fail(&why, NAV_OK, reason ? reason : "", "the host ended the watch: %s", reason ? reason : "no reason given");
    end(watch, &why);
}

bool nav_take_watch_event(nav_client *client, const char *method, json_object *params) {
    bool is_change = strcmp(method, "changed") == 0;
    bool is_lag = strcmp(method, "lagged") == 0;
    bool is_end = strcmp(method, "watchEnded") == 0;
    nav_watch *watch = find(client, params);
    if (watch != NULL && is_end) {
        take_end(watch, params);
    } else if (watch != NULL && (is_change || is_lag)) {
        take_revision(watch, is_change ? watch->events.change : watch->events.lagged, params);
    }
    // An event of a watch that was closed is dropped.
    return is_change || is_lag || is_end;
}

void nav_watches_due(nav_client *client) {
    for (nav_watch *watch = client->watches; watch; watch = watch->next) {
        watch->state = WANTED;
        watch->number = NO_NUMBER;
    }
}

void nav_watches_renew(nav_client *client) {
    for (nav_watch *watch = client->watches; watch; watch = watch->next) {
        if (watch->state == WANTED) {
            ask(watch, NULL);
        }
    }
}

void nav_watches_end(nav_client *client, const nav_error *why) {
    while (client->watches) {
        end(client->watches, why);
    }
}

int64_t nav_watch_revision(const nav_watch *watch) {
    return watch->revision;
}

const char *nav_watch_instance(const nav_watch *watch) {
    return watch->instance;
}
