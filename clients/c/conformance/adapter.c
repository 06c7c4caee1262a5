// The adapter for Tests/conformance: commands in, observations out. One thread polls the input and the connection.
#include <errno.h>
#include <navhost.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST = 16, NAME_SIZE = 32 };

/// A name of the script, and what goes by it.
typedef struct named {
    char name[NAME_SIZE];
    nav_request request;
    nav_question *question;
    json_object *command;
} named;

static nav_client *client;
static bool is_ready_wanted;
static named names[MOST];

static const char *text_of(json_object *object, const char *key) {
    json_object *value = json_object_object_get(object, key);
    return value ? json_object_get_string(value) : NULL;
}

static named *find(const char *name) {
    named *one = names;
    while (one->name[0] != '\0' && strcmp(one->name, name) != 0) {
        if (++one == names + MOST) {
            fprintf(stderr, "adapter: the scenario has more than %d names\n", MOST);
            exit(1);
        }
    }
    snprintf(one->name, sizeof one->name, "%s", name);
    return one;
}

// Observations

static json_object *observation(const char *saw, const char *as) {
    json_object *object = json_object_new_object();
    json_object_object_add(object, "saw", json_object_new_string(saw));
    if (as) {
        json_object_object_add(object, "as", json_object_new_string(as));
    }
    return object;
}

static void add_text(json_object *object, const char *key, const char *text) {
    json_object_object_add(object, key, json_object_new_string(text));
}

static void say(json_object *object) {
    puts(json_object_to_json_string_ext(object, JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE));
    fflush(stdout);
    json_object_put(object);
}

/// The suite's word for the reason of a lost connection.
static const char *reason_of(const nav_error *error) {
    if (strcmp(error->name, "connection_lost") == 0) {
        return "lost";
    }
    bool is_protocol = strcmp(error->name, "bad_line") == 0 || strcmp(error->name, "line_too_long") == 0;
    return is_protocol ? "protocol" : error->name;
}

static void say_error(const char *as, const nav_error *error) {
    json_object *object = observation("error", as);
    if (error->status == NAV_REFUSED && strcmp(error->name, "cancelled") == 0) {
        add_text(object, "kind", "cancelled");
    } else if (error->status == NAV_REFUSED) {
        add_text(object, "kind", "refused");
        json_object_object_add(object, "code", json_object_new_int(error->code));
        add_text(object, "name", error->name);
        json_object_object_add(object, "data", json_object_get(error->data));
    } else if (error->status == NAV_TIMED_OUT) {
        add_text(object, "kind", "timedOut");
    } else {
        add_text(object, "kind", error->status == NAV_LOST ? "lost" : error->name);
        add_text(object, "reason", reason_of(error));
    }
    say(object);
}

// Calls

static void on_answer(void *context, json_object *result, const nav_error *error) {
    named *call = context;
    if (error) {
        say_error(call->name, error);
        return;
    }
    json_object *object = observation("result", call->name);
    json_object_object_add(object, "result", json_object_get(result));
    say(object);
}

static void do_call(json_object *command) {
    named *call = find(text_of(command, "as"));
    json_object *seconds = json_object_object_get(command, "timeout");
    double timeout = seconds ? json_object_get_double(seconds) : NAV_DEFAULT_TIMEOUT;
    const char *method = text_of(command, "method");
    const char *text = text_of(command, "text");
    nav_error error = {0};
    if (text) {
        call->request = nav_call_async_text(client, method, (nav_text){text, strlen(text)}, timeout, on_answer, call, &error);
    } else {
        json_object *params = json_object_get(json_object_object_get(command, "params"));
        call->request = nav_call_async(client, method, params, timeout, on_answer, call, &error);
    }
    if (call->request == 0) {
        // Without a connection, the reason is the one that the last connection ended with.
        say_error(call->name, error.status == NAV_LOST ? nav_loss(client) : &error);
    }
    nav_error_clear(&error);
}

static void do_cancel(json_object *command) {
    nav_cancel(client, find(text_of(command, "as"))->request);
}

// Modules

static void do_register(json_object *command) {
    json_object *params = json_object_new_object();
    json_object_object_add(params, "module", json_object_get(json_object_object_get(command, "module")));
    json_object_object_add(params, "destinations", json_object_get(json_object_object_get(command, "destinations")));
    json_object *others = json_object_object_get(command, "with");
    if (others != NULL) {
        json_object_object_foreach(others, name, value) {
            json_object_object_add(params, name, json_object_get(value));
        }
    }
    nav_error error = {0};
    if (nav_register(client, params, NULL, NULL, NULL, &error) == NAV_OK) {
        json_object *object = observation("registered", NULL);
        add_text(object, "module", text_of(command, "module"));
        say(object);
    } else {
        say_error(text_of(command, "module"), &error);
    }
    nav_error_clear(&error);
}

/// Calls the method of a handler's command, and answers with what comes.
static void answer_with_call(nav_question *question, const char *method) {
    json_object *result = NULL;
    nav_error error = {0};
    if (nav_call(client, method, NULL, &result, NAV_DEFAULT_TIMEOUT, &error) == NAV_OK) {
        nav_answer(question, result);
    } else {
        nav_refuse(question, 1, error.message);
    }
    nav_error_clear(&error);
}

/// Answers, and calls afterwards, while the handler still runs.
static void answer_before_call(nav_question *question, json_object *command) {
    nav_answer(question, json_object_get(json_object_object_get(command, "answer")));
    json_object *result = NULL;
    nav_error error = {0};
    nav_status status = nav_call(client, text_of(command, "call"), NULL, &result, NAV_DEFAULT_TIMEOUT, &error);
    on_answer(find(text_of(command, "leave")), result, status == NAV_OK ? NULL : &error);
    json_object_put(result);
    nav_error_clear(&error);
}

static void refuse_as(nav_question *question, json_object *refusal) {
    int code = json_object_get_int(json_object_object_get(refusal, "code"));
    nav_refuse_with(question, code, text_of(refusal, "message"), json_object_get(json_object_object_get(refusal, "data")));
}

static void on_ended(nav_question *question, const char *reason, void *context) {
    json_object *object = observation("ended", NULL);
    add_text(object, "method", nav_question_method(question));
    add_text(object, "reason", reason);
    say(object);
    nav_answer(question, json_object_get(json_object_object_get(((named *)context)->command, "answer")));
}

static void on_question(nav_question *question, void *context) {
    json_object *command = ((named *)context)->command;
    json_object *object = observation("question", NULL);
    add_text(object, "method", nav_question_method(question));
    json_object_object_add(object, "params", json_object_get(nav_question_params(question)));
    say(object);
    if (json_object_object_get(command, "fail")) {
        nav_refuse(question, 1, text_of(command, "fail"));
    } else if (json_object_object_get(command, "refuse")) {
        refuse_as(question, json_object_object_get(command, "refuse"));
    } else if (json_object_object_get(command, "untilEnded")) {
        nav_question_on_ended(question, on_ended, context);
    } else if (json_object_object_get(command, "hold")) {
        named *held = find(text_of(command, "hold"));
        held->question = question;
        held->command = json_object_get(command);
    } else if (json_object_object_get(command, "leave")) {
        answer_before_call(question, command);
    } else if (json_object_object_get(command, "call")) {
        answer_with_call(question, text_of(command, "call"));
    } else {
        nav_answer(question, json_object_get(json_object_object_get(command, "answer")));
    }
}

static void do_handle(json_object *command) {
    named *handler = find(text_of(command, "method"));
    json_object_put(handler->command);
    handler->command = json_object_get(command);
    nav_on(client, handler->name, on_question, handler);
}

/// Does nothing for work that a handler left behind: that has called already.
static void do_release(json_object *command) {
    named *held = find(text_of(command, "hold"));
    nav_question *question = held->question;
    held->question = NULL;
    if (question && json_object_object_get(held->command, "call")) {
        answer_with_call(question, text_of(held->command, "call"));
    } else if (question) {
        nav_answer(question, json_object_get(json_object_object_get(command, "answer")));
    }
}

// Watches

static void say_event(const char *event, json_object *params, void *context) {
    json_object *object = observation("event", ((named *)context)->name);
    add_text(object, "event", event);
    json_object_object_add(object, "revision", json_object_get(json_object_object_get(params, "revision")));
    say(object);
}

static void on_snapshot(nav_watch *watch, json_object *params, void *context) {
    (void)watch;
    say_event("watch", params, context);
}

static void on_change(nav_watch *watch, json_object *params, void *context) {
    (void)watch;
    say_event("changed", params, context);
}

static void on_lag(nav_watch *watch, json_object *params, void *context) {
    (void)watch;
    say_event("lagged", params, context);
}

static void on_end(nav_watch *watch, const nav_error *why, void *context) {
    (void)watch;
    if (why->status == NAV_OK) {
        say_event("watchEnded", NULL, context);
    } else if (strcmp(why->name, "closed") != 0) {
        say_error(((named *)context)->name, why);
    }
}

static void do_watch(json_object *command) {
    named *watch = find(text_of(command, "as"));
    json_object *params = NULL;
    json_object_deep_copy(command, &params, NULL);
    json_object_object_del(params, "do");
    json_object_object_del(params, "as");
    const nav_watch_events events = {.snapshot = on_snapshot, .change = on_change, .lagged = on_lag, .ended = on_end};
    nav_error error = {0};
    if (nav_watch_open(client, params, &events, watch, &error) == NULL) {
        say_error(watch->name, &error);
    }
    nav_error_clear(&error);
}

// The connection

static void on_notification(nav_client *from, const char *method, json_object *params, void *context) {
    (void)from, (void)context;
    json_object *object = observation("notification", NULL);
    add_text(object, "method", method);
    json_object_object_add(object, "params", json_object_get(params));
    say(object);
}

static void do_connect(json_object *command) {
    nav_options options = {.on_notification = on_notification};
    options.reconnect = json_object_get_boolean(json_object_object_get(command, "reconnect"));
    nav_error error = {0};
    client = nav_connect(text_of(command, "socket"), &options, &error);
    if (client) {
        say(observation("connected", NULL));
    } else {
        snprintf(error.name, sizeof error.name, "unreachable");
        say_error("connect", &error);
    }
    nav_error_clear(&error);
}

static void do_ready(json_object *command) {
    (void)command;
    is_ready_wanted = true;
}

/// A function in C cannot raise anything, so one that is told of notifications cannot fail.
static void do_listen(json_object *command) {
    (void)command;
}

static void do_close(json_object *command) {
    (void)command;
    nav_close(client);
    client = NULL;
    say(observation("closed", NULL));
}

static void obey(json_object *command) {
    static const struct {
        const char *name;
        void (*run)(json_object *command);
    } commands[] = {
        {"connect", do_connect}, {"call", do_call}, {"cancel", do_cancel}, {"register", do_register}, {"handle", do_handle},
        {"release", do_release}, {"watch", do_watch}, {"ready", do_ready}, {"listen", do_listen},
        {"close", do_close},
    };
    for (size_t index = 0; index < sizeof commands / sizeof *commands; index++) {
        if (strcmp(commands[index].name, text_of(command, "do")) == 0) {
            commands[index].run(command);
        }
    }
}

/// Takes what is there of the input; false at its end.
static bool read_commands(void) {
    static char input[1 << 16];
    static size_t length;
    ssize_t count = read(STDIN_FILENO, input + length, sizeof input - length);
    if (count <= 0) {
        return count < 0 && errno == EINTR;
    }
    length += (size_t)count;
    for (char *end; (end = memchr(input, '\n', length));) {
        *end = '\0';
        json_object *command = json_tokener_parse(input);
        obey(command);
        json_object_put(command);
        size_t taken = (size_t)(end - input) + 1;
        memmove(input, end + 1, length -= taken);
    }
    return true;
}

int main(void) {
    bool is_open = true;
    while (is_open) {
        struct pollfd files[] = {
            {.fd = STDIN_FILENO, .events = POLLIN},
            {.fd = client ? nav_fd(client) : -1, .events = client ? nav_events(client) : 0},
        };
        poll(files, 2, client ? nav_poll_timeout(client) : -1);
        if (client) {
            nav_process(client);
        }
        is_open = files[0].revents == 0 || read_commands();
        // Registrations go out before anything that is asked for from here on.
        if (is_ready_wanted && nav_is_connected(client)) {
            is_ready_wanted = false;
            say(observation("ready", NULL));
        }
    }
    nav_close(client);
    for (named *one = names; one < names + MOST; one++) {
        json_object_put(one->command);
    }
    return 0;
}
