// The declarations that the parts of the library share.
#ifndef NAVHOST_INTERNAL_H
#define NAVHOST_INTERNAL_H

#include "buffer.h"
#include "navhost-methods.h"
#include "navhost.h"

/// The host allows at most 1000 levels in a line; an answer puts some around them.
#define NAV_MAX_DEPTH 1100

/// Callbacks may call and wait, and be called again meanwhile; deeper than this is a loop between modules. Half of what
/// the host lets one connection have in flight, since at that limit it would read none of the answers either.
#define NAV_MAX_NESTING 32

/// The code of an answer that the program did not give.
enum { NAV_CODE_FAILED = 1 };

typedef struct nav_pending nav_pending;
typedef struct nav_provider nav_provider;
typedef struct nav_answerer nav_answerer;

/// A function that answers questions, and what it is called with.
typedef struct nav_handler {
    nav_question_fn *on_question;
    void *context;
} nav_handler;

/// The question that is being answered now, on the stack: a handler that waits may be called again, and other callbacks
/// meanwhile.
typedef struct nav_answering {
    /// NULL in a callback that answers no question, and once the question is answered.
    nav_question *question;
    struct nav_answering *outer;
} nav_answering;

struct nav_client {
    nav_options options;
    char *path;
    /// The folder in the temporary folder, when the path falls back to it; else NULL.
    char *own_folder;
    int fd;
    /// Counts connections: what belongs to an earlier one is over.
    uint64_t connection;
    /// Lines that were put out on this connection, which is how the host counts them.
    uint64_t lines;
    nav_buffer input;
    nav_buffer output;
    json_tokener *tokener;
    nav_text line;
    nav_request last_request;
    nav_pending *first_pending;
    nav_pending *last_pending;
    size_t pending_count;
    nav_provider *modules;
    nav_watch *watches;
    nav_answerer *answerers;
    nav_question *questions;
    size_t question_count;
    nav_answering *answering;
    nav_error loss;
    int64_t connected_at;
    int64_t reconnect_at;
    /// Seconds.
    double pause;
    unsigned nesting;
    bool is_write_broken;
    bool is_stopped;
};

/// Milliseconds of the monotonic clock, and "never".
#define NAV_NEVER INT64_MAX
int64_t nav_now(void);
/// A duration in milliseconds, rounded up; 0 for none or a negative one.
int64_t nav_milliseconds(double seconds);
int64_t nav_earlier(int64_t a, int64_t b);

// error.c

/// Sets an error of our own, and returns its status. `error` may be NULL.
__attribute__((format(printf, 4, 5))) nav_status
nav_fail(nav_error *error, nav_status status, const char *name, const char *format, ...);
/// Takes over the error of an answer.
void nav_error_from_host(nav_error *error, json_object *object);
/// Copies all but `data` into an emptied error; into NULL, nothing.
void nav_error_copy(nav_error *to, const nav_error *from);

// client.c

bool nav_will_reconnect(const nav_client *client);
/// Pauses double up to the longest.
double nav_next_pause(const nav_client *client, double pause);
/// Ends the connection, if there is one: fails the calls that wait, and plans the reconnection.
void nav_disconnect(nav_client *client, const nav_error *why);
void nav_report(nav_client *client, nav_event event, const nav_error *error);

// connection.c

int nav_open_socket(const nav_client *client, nav_error *error);
/// Appends a line of these parts and sends what the socket takes.
nav_status nav_send_line(nav_client *client, const nav_text *parts, size_t count, nav_error *error);
void nav_send_output(nav_client *client);
void nav_receive(nav_client *client);

// secret.c

/// Tells the host who asks, and waits for its answer. Does nothing without a secret.
nav_status nav_present_secret(nav_client *client, nav_error *error);
/// Tells it on a new connection, before anything else. The connection is lost when the host refuses.
void nav_present_secret_again(nav_client *client);

// message.c

nav_text nav_text_of(const char *string);
nav_text nav_text_of_json(json_object *value);
/// A member of an object; NULL without such a member, or when `object` is not an object.
json_object *nav_get(json_object *object, const char *key);
const char *nav_get_string(json_object *object, const char *key);
/// Parses text that is one JSON value; NULL when it is not.
json_object *nav_parse(nav_client *client, nav_text text);
/// Parses a line from the host and hands it to whom it concerns.
void nav_dispatch(nav_client *client, nav_text line);

// calls.c

void nav_take_answer(nav_client *client, json_object *message);
/// Fails the calls of earlier connections.
void nav_calls_lost(nav_client *client, const nav_error *why);
void nav_calls_expire(nav_client *client);
int64_t nav_calls_deadline(const nav_client *client);
/// The calls made with `context` answer to another function from now on, whose context is the client.
void nav_calls_redirect(nav_client *client, const void *context, nav_answer_fn *on_answer);

// modules.c

void nav_module_lost(nav_client *client, const char *name);
/// After a reconnection every registration is due.
void nav_modules_due(nav_client *client);
void nav_modules_renew(nav_client *client);
int64_t nav_modules_deadline(const nav_client *client);
void nav_modules_free(nav_client *client);
/// Whether the module of this type has a function for questions about its entries.
bool nav_module_asked(nav_client *client, const char *type, nav_handler *handler);

// questions.c

void nav_take_question(nav_client *client, json_object *message);
/// The host waits no longer for an answer. Does nothing when the question is answered.
void nav_take_question_end(nav_client *client, json_object *params);
/// Ends the open questions of earlier connections.
void nav_questions_lost(nav_client *client);
void nav_answerers_free(nav_client *client);
/// The id of the question of this connection whose handler runs now; NULL outside of handlers, and once it is answered.
json_object *nav_answering_id(const nav_client *client);
/// The client goes; questions that are still open are answered in vain.
void nav_questions_orphan(nav_client *client);

// watches.c

/// Whether the notification belongs to a watch; if so it was delivered.
bool nav_take_watch_event(nav_client *client, const char *method, json_object *params);
void nav_watches_due(nav_client *client);
void nav_watches_renew(nav_client *client);
/// Ends all of them: the connection will not come back.
void nav_watches_end(nav_client *client, const nav_error *why);

#endif
