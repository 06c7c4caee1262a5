// A client's life: connecting, waiting, losing the connection and getting it back.
#include "internal.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
    DEFAULT_OUTPUT = 16 << 20,
    /// The host's answers have 16 MiB at most, and what goes around them.
    DEFAULT_LINE = (16 << 20) + (64 << 10),
    DEFAULT_PENDING = 65536,
    /// Milliseconds between attempts to connect while too many others wait to be accepted.
    ACCEPT_PAUSE = 5,
};

/// Seconds.
static const double DEFAULT_TIMEOUT = 10, DEFAULT_PAUSE_MIN = 0.05, DEFAULT_PAUSE_MAX = 5;

/// About 30 years: a longer duration is cut to this, so that no sum of times overflows.
static const double LONGEST = 1e9;

int64_t nav_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int64_t nav_milliseconds(double seconds) {
    double exact = (seconds < LONGEST ? seconds : LONGEST) * 1000;
    int64_t whole = exact > 0 ? (int64_t)exact : 0;
    return (double)whole < exact ? whole + 1 : whole;
}

int64_t nav_earlier(int64_t a, int64_t b) {
    return a < b ? a : b;
}

// Connecting

static char *join(const char *folder, const char *rest) {
    size_t size = strlen(folder) + strlen(rest) + 1;
    char *path = malloc(size);
    if (path != NULL) {
        snprintf(path, size, "%s%s", folder, rest);
    }
    return path;
}

static const char *environment(const char *name) {
    const char *value = getenv(name);
    return value && *value ? value : NULL;
}

static const char *given_socket(const char *path) {
    return path && *path ? path : environment("NAVHOST_SOCKET");
}

/// A path in the folder of the user's own in the temporary folder.
static char *in_own_folder(const char *name) {
    char rest[64];
    snprintf(rest, sizeof rest, "/navhost-%lu%s", (unsigned long)getuid(), name);
    const char *temporary = environment("TMPDIR");
    return join(temporary ? temporary : "/tmp", rest);
}

char *nav_default_socket(const char *path) {
    const char *given = given_socket(path);
    const char *runtime = environment("XDG_RUNTIME_DIR");
    if (given != NULL) {
        return join(given, "");
    }
    return runtime ? join(runtime, "/navhost.sock") : in_own_folder("/navhost.sock");
}

/// Sets the path, and the folder that must be checked before each attempt. False when memory is short.
static bool set_path(nav_client *client, const char *path) {
    client->path = nav_default_socket(path);
    if (given_socket(path) || environment("XDG_RUNTIME_DIR")) {
        return client->path != NULL;
    }
    client->own_folder = in_own_folder("");
    return client->path && client->own_folder;
}

static double positive_or(double value, double otherwise) {
    return value > 0 ? value : otherwise;
}

static void set_options(nav_options *options, const nav_options *given) {
    if (given != NULL) {
        *options = *given;
    }
    options->timeout = positive_or(options->timeout, DEFAULT_TIMEOUT);
    options->pause_min = positive_or(options->pause_min, DEFAULT_PAUSE_MIN);
    options->pause_max = positive_or(options->pause_max, DEFAULT_PAUSE_MAX);
    options->max_line = options->max_line ? options->max_line : DEFAULT_LINE;
    options->max_output = options->max_output ? options->max_output : DEFAULT_OUTPUT;
    options->max_pending = options->max_pending ? options->max_pending : DEFAULT_PENDING;
}

static void client_free(nav_client *client) {
    if (client == NULL) {
        return;
    }
    nav_modules_free(client);
    nav_answerers_free(client);
    nav_buffer_free(&client->input);
    nav_buffer_free(&client->output);
    json_tokener_free(client->tokener);
    free(client->path);
    free(client->own_folder);
    free(client);
}

static nav_client *client_new(const char *path, const nav_options *options) {
    nav_client *client = calloc(1, sizeof *client);
    if (client == NULL) {
        return NULL;
    }
    client->fd = -1;
    set_options(&client->options, options);
    client->pause = client->options.pause_min;
    client->tokener = json_tokener_new_ex(NAV_MAX_DEPTH);
    if (!set_path(client, path) || client->tokener == NULL) {
        client_free(client);
        return NULL;
    }
    json_tokener_set_flags(client->tokener, JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8);
    return client;
}

static void connected(nav_client *client, int fd) {
    client->fd = fd;
    client->connection++;
    client->lines = 0;
    client->connected_at = nav_now();
    client->is_write_broken = false;
}

/// A busy host is worth waiting for; one that is not there is not.
static int open_within(const nav_client *client, nav_error *error) {
    int64_t end = nav_now() + nav_milliseconds(client->options.timeout);
    for (;;) {
        int fd = nav_open_socket(client, error);
        bool is_busy = fd < 0 && (errno == EAGAIN || errno == EINTR);
        if (!is_busy || nav_now() >= end) {
            return fd;
        }
        poll(NULL, 0, ACCEPT_PAUSE);
    }
}

nav_client *nav_connect(const char *path, const nav_options *options, nav_error *error) {
    nav_error_clear(error);
    nav_client *client = client_new(path, options);
    if (client == NULL) {
        nav_fail(error, NAV_NO_MEMORY, "no_memory", "no memory for a client");
        return NULL;
    }
    int fd = open_within(client, error);
    if (fd < 0) {
        client_free(client);
        return NULL;
    }
    nav_error_clear(error);
    connected(client, fd);
    // The caller does not know this client yet, so it hears nothing of it.
    nav_connection_fn *on_connection = client->options.on_connection;
    client->options.on_connection = NULL;
    if (nav_present_secret(client, error) != NAV_OK) {
        nav_close(client);
        return NULL;
    }
    client->options.on_connection = on_connection;
    return client;
}

// Losing the connection, and getting it back

bool nav_will_reconnect(const nav_client *client) {
    return client->options.reconnect;
}

void nav_report(nav_client *client, nav_event event, const nav_error *error) {
    if (client->options.on_connection) {
        client->options.on_connection(client, event, error, client->options.context);
    }
}

double nav_next_pause(const nav_client *client, double pause) {
    return pause > client->options.pause_max / 2 ? client->options.pause_max : 2 * pause;
}

/// A connection that breaks again at once does not make the pauses short again.
static void plan_reconnection(nav_client *client) {
    int64_t now = nav_now();
    if (now - client->connected_at >= nav_milliseconds(client->options.pause_max)) {
        client->pause = client->options.pause_min;
    }
    client->reconnect_at = now + nav_milliseconds(client->pause);
    client->pause = nav_next_pause(client, client->pause);
}

static void close_socket(nav_client *client) {
    close(client->fd);
    client->fd = -1;
    // Calls with the old number are over at once, also before the next connection is made.
    client->connection++;
    nav_buffer_free(&client->input);
    nav_buffer_free(&client->output);
}

/// Everything is put in order before the first callback, which may do anything, even wait for the next connection.
void nav_disconnect(nav_client *client, const nav_error *why) {
    if (client->fd < 0) {
        return;
    }
    nav_error lost = {0};
    nav_error_copy(&lost, why);
    close_socket(client);
    nav_error_copy(&client->loss, &lost);
    plan_reconnection(client);
    nav_modules_due(client);
    nav_watches_due(client);
    nav_calls_lost(client, &lost);
    nav_questions_lost(client);
    if (!nav_will_reconnect(client)) {
        nav_watches_end(client, &lost);
    }
    nav_report(client, NAV_DISCONNECTED, &lost);
}

static void renew(nav_client *client) {
    nav_modules_renew(client);
    nav_watches_renew(client);
}

static void reconnect(nav_client *client) {
    if (client->fd >= 0 || !nav_will_reconnect(client) || nav_now() < client->reconnect_at) {
        return;
    }
    int fd = nav_open_socket(client, NULL);
    if (fd < 0) {
        client->reconnect_at = nav_now() + nav_milliseconds(client->pause);
        client->pause = nav_next_pause(client, client->pause);
        return;
    }
    connected(client, fd);
    nav_present_secret_again(client);
    if (client->fd < 0) {
        return;
    }
    // First, so that what a callback asks for finds the registrations made.
    renew(client);
    nav_report(client, NAV_RECONNECTED, NULL);
}

void nav_close(nav_client *client) {
    if (client == NULL) {
        return;
    }
    nav_error closed = {0};
    nav_fail(&closed, NAV_LOST, "closed", "the client was closed");
    client->options.reconnect = false;
    client->options.on_connection = NULL;
    nav_disconnect(client, &closed);
    nav_watches_end(client, &closed);
    nav_questions_orphan(client);
    client_free(client);
}

bool nav_is_connected(const nav_client *client) {
    return client->fd >= 0;
}

const nav_error *nav_loss(const nav_client *client) {
    return &client->loss;
}

// Waiting

int nav_fd(const nav_client *client) {
    return client->fd;
}

short nav_events(const nav_client *client) {
    bool has_output = nav_buffer_length(&client->output) > 0 && !client->is_write_broken;
    return has_output ? POLLIN | POLLOUT : POLLIN;
}

/// A duration as poll takes it.
static int for_poll(int64_t milliseconds) {
    return milliseconds < 0 ? 0 : milliseconds > INT32_MAX ? INT32_MAX : (int)milliseconds;
}

static int64_t next_deadline(const nav_client *client) {
    if (client->fd < 0) {
        return nav_will_reconnect(client) ? client->reconnect_at : NAV_NEVER;
    }
    return nav_earlier(nav_calls_deadline(client), nav_modules_deadline(client));
}

int nav_poll_timeout(const nav_client *client) {
    int64_t deadline = next_deadline(client);
    if (deadline == NAV_NEVER) {
        return -1;
    }
    return for_poll(deadline - nav_now());
}

static nav_status state(const nav_client *client) {
    return client->fd >= 0 || nav_will_reconnect(client) ? NAV_OK : NAV_LOST;
}

/// Answers that are there count, even when their deadline has just passed.
nav_status nav_process(nav_client *client) {
    // A callback that runs while a handler waits does not work for its question.
    nav_answering none = {.outer = client->answering};
    client->answering = &none;
    client->nesting++;
    reconnect(client);
    nav_send_output(client);
    if (client->fd >= 0) {
        nav_receive(client);
    }
    nav_calls_expire(client);
    if (client->fd >= 0) {
        renew(client);
    }
    client->nesting--;
    client->answering = none.outer;
    return state(client);
}

/// Milliseconds until the client or the caller has something to do; -1 for never.
static int shorter_timeout(const nav_client *client, double timeout) {
    int own = nav_poll_timeout(client), given = for_poll(nav_milliseconds(timeout));
    if (timeout < 0 || own < 0) {
        return timeout < 0 ? own : given;
    }
    return own < given ? own : given;
}

nav_status nav_wait(nav_client *client, double timeout) {
    if (state(client) != NAV_OK) {
        return NAV_LOST;
    }
    // poll passes over a descriptor of -1, so that this waits for the reconnection too.
    struct pollfd socket = {.fd = client->fd, .events = nav_events(client)};
    poll(&socket, 1, shorter_timeout(client, timeout));
    return nav_process(client);
}

nav_status nav_flush(nav_client *client, double timeout) {
    int64_t end = timeout < 0 ? NAV_NEVER : nav_now() + nav_milliseconds(timeout);
    nav_send_output(client);
    while (client->fd >= 0 && nav_buffer_length(&client->output) > 0) {
        int64_t left = end - nav_now();
        if (left <= 0) {
            return NAV_TIMED_OUT;
        }
        nav_wait(client, timeout < 0 ? timeout : (double)left / 1000);
    }
    return client->fd >= 0 ? NAV_OK : NAV_LOST;
}

nav_status nav_serve(nav_client *client, nav_error *error) {
    nav_error_clear(error);
    nav_status status = state(client);
    while (status == NAV_OK && !client->is_stopped) {
        status = nav_wait(client, -1);
    }
    client->is_stopped = false;
    if (status != NAV_OK) {
        nav_error_copy(error, &client->loss);
    }
    return status;
}

void nav_stop(nav_client *client) {
    client->is_stopped = true;
}
