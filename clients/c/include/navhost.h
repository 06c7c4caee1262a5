/// A client for navhost: calls, watches, and modules over the host's Unix socket.
///
/// Ownership, everywhere in this header:
/// - A `json_object *` that you pass is taken over, as `json_object_object_add` does, whether the function succeeds or
///   not.
/// - A `json_object *` that you are given through `result` is yours; release it with `json_object_put`.
/// - What a callback is given is borrowed until it returns; keep it with `json_object_get`.
/// - Strings that you pass are copied.
///
/// Callbacks run only inside `nav_process`, `nav_wait`, `nav_flush`, `nav_serve`, `nav_close` and the functions that
/// wait for an answer (`nav_call`, `nav_call_text`, `nav_register`, `nav_unregister`, and those of navhost-methods.h).
/// They may use every function here but `nav_close`.
///
/// Durations are seconds, as on the wire. `nav_poll_timeout` alone gives milliseconds, as poll takes them.
///
/// A client belongs to one thread at a time; clients share nothing with each other.
#ifndef NAVHOST_H
#define NAVHOST_H

#include <json-c/json.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define NAV_API __attribute__((visibility("default")))

#define NAV_VERSION "0.1.0"

/// As the timeout of a call: the client's own. Every negative timeout of a call means this.
#define NAV_DEFAULT_TIMEOUT (-1.0)

typedef struct nav_client nav_client;
typedef struct nav_question nav_question;
typedef struct nav_watch nav_watch;

/// Names a call that is under way; 0 names no call.
typedef uint64_t nav_request;

/// JSON as it came over the socket, without a NUL at the end; `bytes` is NULL when it is absent.
typedef struct nav_text {
    const char *bytes;
    size_t length;
} nav_text;

// Errors

typedef enum nav_status {
    NAV_OK = 0,
    /// The host refused: `code`, `name`, `message` and `data` are its own.
    NAV_REFUSED,
    /// No answer came in time; the request was cancelled at the host.
    NAV_TIMED_OUT,
    /// The connection broke, or is missing. `name` says why: `connection_lost`, `line_too_long`, `bad_line`, `closed`,
    /// or the reason of the host's `bye`.
    NAV_LOST,
    /// A limit of `nav_options` is reached; nothing was sent.
    NAV_FULL,
    /// A function was used wrongly; nothing was sent.
    NAV_INVALID,
    NAV_NO_MEMORY,
} nav_status;

/// An error. Start with `nav_error error = {0}`, and end with `nav_error_clear`. Each function that takes it empties it
/// first.
typedef struct nav_error {
    nav_status status;
    /// The host's code; 0 unless the host refused.
    int code;
    char name[48];
    /// For people; cut when it is very long.
    char message[512];
    /// The error's `data`, or NULL. Owned by this structure.
    json_object *data;
} nav_error;

NAV_API void nav_error_clear(nav_error *error);

// The connection

typedef enum nav_event {
    /// The connection broke; calls under way have failed.
    NAV_DISCONNECTED,
    /// It stands again; registrations and watches were asked for anew before anything that you send from now on.
    NAV_RECONNECTED,
    /// A registration could not be renewed; it will be tried again.
    NAV_NOT_RENEWED,
} nav_event;

typedef void nav_connection_fn(nav_client *client, nav_event event, const nav_error *error, void *context);

/// A notification that belongs to no watch and to no question, as `moduleLost`.
typedef void nav_notification_fn(nav_client *client, const char *method, json_object *params, void *context);

/// Zero means the default, so `{.reconnect = true}` is complete.
typedef struct nav_options {
    /// Seconds that a call may take unless it says otherwise (10), and that `nav_connect` may.
    double timeout;
    /// Connect again when the connection breaks, with pauses growing from `pause_min` (0.05) to `pause_max` (5)
    /// seconds.
    bool reconnect;
    double pause_min;
    double pause_max;
    /// The longest line accepted from the host, in bytes (16 MiB and 64 KiB); a longer one breaks the connection.
    size_t max_line;
    /// The most bytes that may wait to be sent (16 MiB).
    size_t max_output;
    /// The most calls, and the most questions of the host, that may be open at once (65536).
    size_t max_pending;
    /// The file whose content tells a host with an access document who asks, else the one that $NAVHOST_SECRET_FILE
    /// names. Must stay valid as long as the client.
    const char *secret_file;
    nav_connection_fn *on_connection;
    nav_notification_fn *on_notification;
    /// Passed to the two functions above.
    void *context;
} nav_options;

/// Where the host listens: `path`, else $NAVHOST_SOCKET, else $XDG_RUNTIME_DIR/navhost.sock, else navhost.sock in
/// navhost-UID under $TMPDIR or /tmp. Release it with `free`. NULL when memory is short.
NAV_API char *nav_default_socket(const char *path);

/// Connects; `path` may be NULL for the default socket, `options` for the defaults. NULL when it fails.
NAV_API nav_client *nav_connect(const char *path, const nav_options *options, nav_error *error);

/// Ends the connection and releases the client. Open calls and watches are told first. Bytes that the socket has not
/// taken are lost; see `nav_flush`. Do not call this from a callback. NULL is ignored.
NAV_API void nav_close(nav_client *client);

NAV_API bool nav_is_connected(const nav_client *client);

/// Why the connection broke the last time; its status is NAV_OK while it never did. Borrowed.
NAV_API const nav_error *nav_loss(const nav_client *client);

// Event loops: poll `nav_fd` for `nav_events`, for at most `nav_poll_timeout`, then call `nav_process`. Ask for all
// three anew each time.

/// The socket, or -1 while the client is not connected.
NAV_API int nav_fd(const nav_client *client);

/// The events to poll for: POLLIN, and POLLOUT while bytes wait to be sent.
NAV_API short nav_events(const nav_client *client);

/// Milliseconds, for poll, until `nav_process` has something to do by itself (a deadline, a reconnection); -1 for
/// never.
NAV_API int nav_poll_timeout(const nav_client *client);

/// Does what can be done without waiting: sends, receives, calls back, ends what is overdue, reconnects. NAV_LOST when
/// the connection is lost for good.
NAV_API nav_status nav_process(nav_client *client);

/// Waits until something happens, for at most `timeout` seconds, and processes it. May return early. A negative
/// `timeout` means as long as it takes.
NAV_API nav_status nav_wait(nav_client *client, double timeout);

/// Waits until everything is sent, for at most `timeout` seconds. A negative `timeout` means as long as it takes.
NAV_API nav_status nav_flush(nav_client *client, double timeout);

/// Processes until the connection is lost for good or a callback calls `nav_stop`, which gives NAV_OK.
NAV_API nav_status nav_serve(nav_client *client, nav_error *error);

NAV_API void nav_stop(nav_client *client);

// Calls. `params` is an object, or NULL for none. navhost-methods.h has a function for each method.

/// Called exactly once for each call, at the latest in `nav_close`. `error` is NULL when the call succeeded; `result`
/// may be NULL then too, for JSON's null.
typedef void nav_answer_fn(void *context, json_object *result, const nav_error *error);

/// Asks and waits. `result` may be NULL when it is of no interest; it is set to NULL when the call fails.
NAV_API nav_status nav_call(nav_client *client, const char *method, json_object *params, json_object **result, double timeout, nav_error *error);

/// Asks, and has `on_answer` (which may be NULL) called later. 0 when nothing was sent; `on_answer` is not called then.
NAV_API nav_request nav_call_async(
    nav_client *client, const char *method, json_object *params, double timeout, nav_answer_fn *on_answer, void *context, nav_error *error);

/// Asks the host to cancel a call, which then usually fails with `cancelled`. It is not an error when the call is over.
NAV_API nav_status nav_cancel(nav_client *client, nav_request request);

/// A request that is not answered.
NAV_API nav_status nav_notify(nav_client *client, const char *method, json_object *params, nav_error *error);

// Modules

/// Answers a question with `nav_answer`, `nav_answer_text`, `nav_refuse` or `nav_refuse_with`, now or later, but
/// each question exactly once.
typedef void nav_question_fn(nav_question *question, void *context);

/// Told once that the host waits no longer for the answer, unless the question is answered before. `reason` is that of
/// the host's `questionEnded`, such as `cancelled` or `deadline`, or `connection_lost`.
typedef void nav_ended_fn(nav_question *question, const char *reason, void *context);

/// Registers a module: `params` are those of `module.register`, with the module's methods of presentation, guards,
/// receivers, URL patterns, mappings and flows. `on_question` is asked about its entries; NULL leaves that to `nav_on`.
/// Registering the same module again adds types, exchanges the other lists that it has, and exchanges `on_question`.
/// After a reconnection one request registers all of it again.
NAV_API nav_status nav_register(
    nav_client *client, json_object *params, nav_question_fn *on_question, void *context, json_object **result, nav_error *error);

/// Lets `on_question` answer the questions of this method, as `type.provide` or `type.migrate`; NULL ends that. A
/// question about an entry (`entry.ask`) goes to its module's `on_question` first, when that has one. A question
/// without a function is refused.
NAV_API nav_status nav_on(nav_client *client, const char *method, nav_question_fn *on_question, void *context);

/// Unregisters a whole module, or only those of its types that the list `types` names; NULL names all. After a
/// reconnection they are not registered again either.
NAV_API nav_status nav_unregister(nav_client *client, const char *module, json_object *types, nav_error *error);

/// The question's id. While the question's function runs, and until the question is answered, the client adds this id
/// as `during` to the calls over the same client. The host then refuses a call (`question_cycle`) whose answer would
/// wait for this question, instead of letting both wait until their deadline. A program that answers after the function
/// has returned adds `during` to its calls itself. The client leaves a `during` that is there as it is.
NAV_API const char *nav_question_id(const nav_question *question);
/// The question's parameters; borrowed until it is answered, as everything that these functions return. JSON's null is
/// NULL.
NAV_API const char *nav_question_method(const nav_question *question);
NAV_API json_object *nav_question_params(const nav_question *question);
NAV_API const char *nav_question_type(const nav_question *question);
NAV_API const char *nav_question_entry(const nav_question *question);
NAV_API json_object *nav_question_arguments(const nav_question *question);
NAV_API json_object *nav_question_message(const nav_question *question);
/// Of `type.provide` and `type.migrate`: a list, which is answered by another as long.
NAV_API json_object *nav_question_entries(const nav_question *question);
/// The client that was asked; NULL when it is closed meanwhile.
NAV_API nav_client *nav_question_client(const nav_question *question);

/// The reason for which the host waits no longer for the answer; NULL while it waits. A function that works for long
/// calls `nav_process` now and then, and looks here.
NAV_API const char *nav_question_ended(const nav_question *question);

/// Has `on_ended` called when the host waits no longer; NULL ends that. It is not called for a question that has ended
/// already. The question must still be answered, which releases it, and which sends nothing. `on_ended` may do that,
/// unless the function that was given the question still uses it.
NAV_API void nav_question_on_ended(nav_question *question, nav_ended_fn *on_ended, void *context);

/// These release the question, whether they succeed or not. `result` may be NULL, for JSON's null. NAV_LOST when the
/// connection that the question came over is gone. When the host waits no longer, they send nothing, and give NAV_OK.
NAV_API nav_status nav_answer(nav_question *question, json_object *result);
NAV_API nav_status nav_refuse(nav_question *question, int code, const char *message);
/// As `nav_refuse`, with `data` for programs, which may be NULL.
NAV_API nav_status nav_refuse_with(nav_question *question, int code, const char *message, json_object *data);

// Watches

/// The callbacks of a watch; each may be NULL. Each may call `nav_watch_close`, `ended` excepted.
typedef struct nav_watch_events {
    /// The answer to `watch`, with the member `snapshot`: at the beginning, and again when a reconnection could not
    /// resume.
    void (*snapshot)(nav_watch *watch, json_object *params, void *context);
    /// One revision, in order.
    void (*change)(nav_watch *watch, json_object *params, void *context);
    /// Revisions were left out; the member `snapshot` is the state now.
    void (*lagged)(nav_watch *watch, json_object *params, void *context);
    /// The last call: refused, or the connection is gone for good, or NAV_OK and `name` is the host's reason. The watch
    /// is released after it.
    void (*ended)(nav_watch *watch, const nav_error *why, void *context);
} nav_watch_events;

/// Begins to watch: `params` are those of `watch`, or NULL for all of the scene `main`. Does not wait. NULL when it
/// fails. After a reconnection it goes on behind the last revision that was received.
NAV_API nav_watch *nav_watch_open(nav_client *client, json_object *params, const nav_watch_events *events, void *context, nav_error *error);

/// Ends a watch without a call of `ended`, and releases it.
NAV_API void nav_watch_close(nav_watch *watch);

/// Lets the host send `credit` notifications more to a watch whose parameters have `credit`. Does not wait. NAV_LOST
/// while the watch is not open: after a reconnection it begins with the credit of its parameters again.
NAV_API nav_status nav_watch_credit(nav_watch *watch, int credit, nav_error *error);

/// The last revision that was received, -1 before the first, and the instance that it belongs to, "" before the first:
/// what to pass as `since` and `instance` to resume in another process.
NAV_API int64_t nav_watch_revision(const nav_watch *watch);
NAV_API const char *nav_watch_instance(const nav_watch *watch);

// Text: for values that must travel byte for byte, which json-c cannot do for all of them. See the README.

/// In a callback: the line that it is about, as it came.
NAV_API nav_text nav_line(const nav_client *client);

/// The value of a member of an object, as it is written there.
NAV_API nav_text nav_member(nav_text object, const char *name);

/// As `nav_call`, `nav_call_async` and `nav_answer`, with JSON that is already text, and has no line feed in it.
/// Parameters are an object; that is checked. A result may be any value, and is not.
NAV_API nav_status nav_call_text(
    nav_client *client, const char *method, nav_text params, json_object **result, double timeout, nav_error *error);
NAV_API nav_request nav_call_async_text(
    nav_client *client, const char *method, nav_text params, double timeout, nav_answer_fn *on_answer, void *context, nav_error *error);
NAV_API nav_status nav_answer_text(nav_question *question, nav_text result);

#ifdef __cplusplus
}
#endif

#endif
