// Against the real host.
#include "check.h"
#include "hosts.h"

#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

static nav_client *join_with(real_host *host, nav_options options) {
    nav_error error = {0};
    options.timeout = PATIENCE;
    nav_client *client = nav_connect(host->path, &options, &error);
    CHECK(client != NULL);
    nav_error_clear(&error);
    return client;
}

static nav_client *join(real_host *host) {
    return join_with(host, (nav_options){0});
}

static void provide(nav_client *client, const char *params, nav_question_fn *on_question, void *context) {
    nav_error error = {0};
    nav_status status = nav_register(client, json(params), on_question, context, NULL, &error);
    if (status != NAV_OK) {
        fprintf(stderr, "%s\n", error.message);
    }
    CHECK(status == NAV_OK);
    nav_error_clear(&error);
}

static const char SHOP[] = "{'module':'shop','destinations':[{'type':'shop.list'},{'type':'shop.item','method':'sheet'}]}";

/// A new entry's id; release it with free.
static char *push(nav_client *client, const char *type) {
    json_object *shown = NULL;
    CHECK(nav_navigate(client, type, NULL, &shown, NULL) == NAV_OK);
    char *entry = strdup(string_of(shown, "entry"));
    json_object_put(shown);
    return entry;
}

static json_object *asking(const char *entry, json_object *message) {
    json_object *params = json_object_new_object();
    json_object_object_add(params, "entry", json_object_new_string(entry));
    json_object_object_add(params, "message", message);
    return params;
}

// Calls

static void modules_navigate_to_each_other(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *shop = join(&host), *other = join(&host);
    provide(shop, SHOP, NULL, NULL);
    json_object *shown = NULL;
    CHECK(nav_navigate(other, "shop.list", json("{'page':2}"), &shown, NULL) == NAV_OK);
    CHECK(is_json(shown, "{'scene':'main','revision':1,'changed':true,'durability':'memory','navigator':'n1','entry':'e2'}"));
    json_object_put(shown);
    json_object *entry = call(other, "entry.get", "{'entry':'e2'}");
    CHECK(is_json(json_object_object_get(entry, "arguments"), "{'page':2}"));
    json_object_put(entry);
    nav_close(shop);
    nav_close(other);
    real_host_free(&host);
}

static void refusal_says_name_code_and_data(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *client = join(&host);
    nav_error error = {0};
    json_object *result;
    CHECK(nav_call(client, "navigate", json("{'type':'shop.lst'}"), &result, -1, &error) == NAV_REFUSED);
    CHECK(result == NULL && error.code == 203 && strcmp(error.name, "unknown_destination") == 0);
    CHECK(strcmp(string_of(error.data, "type"), "shop.lst") == 0);
    CHECK(nav_call(client, "nothing", NULL, NULL, -1, &error) == NAV_REFUSED && error.code == -32601);
    nav_error_clear(&error);
    nav_close(client);
    real_host_free(&host);
}

static void many_calls_at_once(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *client = join(&host);
    answers seen = {0};
    for (int index = 0; index < 2000; index++) {
        CHECK(nav_call_async(client, "ping", NULL, -1, count_answer, &seen, NULL));
    }
    WAIT_UNTIL(client, seen.count == 2000);
    CHECK(seen.refused == 0);
    nav_close(client);
    real_host_free(&host);
}

/// Lines that the host cannot read far enough to know their ids.
static void request_that_is_too_long_or_too_deep_fails_at_once(void) {
    real_host host = real_host_new("--max-line", "5000");
    nav_client *client = join(&host);
    nav_error error = {0};
    char *text = calloc(1, 6001);
    memset(text, 'x', 6000);
    json_object *params = json_object_new_object();
    json_object_object_add(params, "text", json_object_new_string(text));
    CHECK(nav_call(client, "ping", params, NULL, PATIENCE, &error) == NAV_REFUSED && error.code == 100);
    json_object *deep = NULL;
    for (int level = 0; level < 200; level++) {
        json_object *outer = json_object_new_object();
        json_object_object_add(outer, "a", deep);
        deep = outer;
    }
    CHECK(nav_call(client, "ping", deep, NULL, PATIENCE, &error) == NAV_REFUSED && error.code == 101);
    run(client, "ping", NULL);
    free(text);
    nav_error_clear(&error);
    nav_close(client);
    real_host_free(&host);
}

/// Two clients in one loop, as a program with a loop of its own would have them.
static void client_in_a_foreign_event_loop(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *clients[] = {join(&host), join(&host)};
    answers seen[2] = {{0}, {0}};
    for (int index = 0; index < 2; index++) {
        nav_call_async(clients[index], "host.status", NULL, -1, count_answer, &seen[index], NULL);
    }
    int64_t end = milliseconds() + PATIENCE;
    while (!(seen[0].count && seen[1].count) && milliseconds() < end) {
        struct pollfd sockets[2];
        for (int index = 0; index < 2; index++) {
            sockets[index] = (struct pollfd){nav_fd(clients[index]), nav_events(clients[index]), 0};
        }
        CHECK(poll(sockets, 2, nav_timeout(clients[0])) > 0);
        for (int index = 0; index < 2; index++) {
            CHECK(nav_process(clients[index]) == NAV_OK);
        }
    }
    CHECK(seen[0].count == 1 && seen[1].count == 1 && strstr(seen[0].result, "\"instance\""));
    nav_close(clients[0]);
    nav_close(clients[1]);
    real_host_free(&host);
}

// Questions

static void answer_title(nav_question *question, void *context) {
    CHECK(strcmp(nav_question_type(question), "shop.list") == 0 && nav_question_entry(question)[0] == 'e');
    CHECK(is_json(nav_question_arguments(question), "{}"));
    ++*(int *)context;
    if (nav_question_message(question) == NULL) {
        nav_refuse(question, 7, "say something");
        return;
    }
    json_object *answer = json_object_new_object();
    json_object_object_add(answer, "echo", json_object_get(nav_question_message(question)));
    CHECK(nav_answer(question, answer) == NAV_OK);
}

/// One client asks, another answers; both in this thread, so the first must not wait.
static void ask(nav_client *asker, nav_client *answerer, json_object *params, answers *seen) {
    *seen = (answers){0};
    nav_call_async(asker, "entry.ask", params, -1, count_answer, seen, NULL);
    int64_t end = milliseconds() + PATIENCE;
    while (!seen->count && milliseconds() < end) {
        nav_wait(answerer, 5);
        nav_wait(asker, 5);
    }
    CHECK(seen->count == 1);
}

static void questions_are_answered(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *shop = join(&host), *other = join(&host);
    int asked = 0;
    answers seen;
    provide(shop, SHOP, answer_title, &asked);
    provide(other, "{'module':'mute','destinations':[{'type':'mute.page'}]}", NULL, NULL);
    char *entry = push(other, "shop.list"), *silent = push(other, "mute.page");
    ask(other, shop, asking(entry, json("[1,2]")), &seen);
    CHECK(strcmp(seen.result, "{\"answer\":{\"echo\":[1,2]}}") == 0 && asked == 1);
    ask(other, shop, asking(entry, NULL), &seen);
    CHECK(strcmp(seen.name, "provider_error") == 0 && asked == 2);
    ask(shop, other, asking(silent, NULL), &seen);
    CHECK(strcmp(seen.name, "provider_error") == 0);
    free(entry);
    free(silent);
    nav_close(shop);
    nav_close(other);
    real_host_free(&host);
}

static void provide_content(nav_question *question, void *context) {
    int *asked = context;
    (*asked)++;
    CHECK(strcmp(nav_question_method(question), "type.provide") == 0 && strcmp(nav_question_type(question), "shop.list") == 0);
    CHECK(json_object_array_length(nav_question_entries(question)) == 1);
    CHECK(nav_answer(question, json("[{'content':{'title':'Shop'}}]")) == NAV_OK);
}

static void answer_by_method(nav_question *question, void *context) {
    (void)context;
    CHECK(nav_answer(question, json_object_new_string(nav_question_method(question))) == NAV_OK);
}

static void questions_of_any_method_are_answered(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *shop = join(&host);
    int asked = 0;
    CHECK(nav_on(shop, "type.provide", provide_content, &asked) == NAV_OK);
    CHECK(nav_on(shop, "entry.ask", answer_by_method, NULL) == NAV_OK);
    run(shop, "module.register", "{'module':'shop','destinations':[{'type':'shop.list','provides':true}]}");
    run(shop, "push", "{'type':'shop.list'}");
    WAIT_UNTIL(shop, asked == 1);
    answers seen = {0};
    nav_call_async(shop, "entry.ask", json("{'entry':'e2','message':1}"), NAV_DEFAULT_TIMEOUT, count_answer, &seen, NULL);
    WAIT_UNTIL(shop, seen.count == 1);
    CHECK(strcmp(seen.result, "{\"answer\":\"entry.ask\"}") == 0);
    json_object *entry = call(shop, "entry.get", "{'entry':'e2'}");
    CHECK(is_json(json_object_object_get(entry, "content"), "{'title':'Shop'}"));
    json_object_put(entry);
    // Without a function the question is refused, and the one who asked told so.
    CHECK(nav_on(shop, "entry.ask", NULL, NULL) == NAV_OK);
    nav_call_async(shop, "entry.ask", json("{'entry':'e2','message':1}"), NAV_DEFAULT_TIMEOUT, count_answer, &seen, NULL);
    WAIT_UNTIL(shop, seen.count == 2);
    CHECK(strcmp(seen.name, "provider_error") == 0);
    nav_close(shop);
    real_host_free(&host);
}

static void keep_question(nav_question *question, void *context) {
    nav_question **kept = context;
    CHECK(*kept == NULL);
    *kept = question;
}

static int in_flight(nav_client *client) {
    json_object *sessions = call(client, "host.sessions", NULL);
    json_object *list = json_object_object_get(sessions, "sessions");
    int count = 0;
    for (size_t index = 0; index < json_object_array_length(list); index++) {
        count += json_object_get_int(json_object_object_get(json_object_array_get_idx(list, index), "inFlight"));
    }
    json_object_put(sessions);
    return count;
}

static void questions_are_answered_later_cancelled_or_too_late(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *shop = join(&host), *other = join(&host);
    nav_question *kept = NULL;
    answers seen = {0};
    provide(shop, SHOP, keep_question, &kept);
    char *entry = push(other, "shop.list");

    nav_call_async(other, "entry.ask", asking(entry, json("1")), -1, count_answer, &seen, NULL);
    WAIT_UNTIL(shop, kept);
    run(shop, "ping", NULL);
    CHECK(nav_answer(kept, json("true")) == NAV_OK);
    WAIT_UNTIL(other, seen.count == 1);
    CHECK(strcmp(seen.result, "{\"answer\":true}") == 0);

    kept = NULL;
    nav_request request = nav_call_async(other, "entry.ask", asking(entry, json("2")), -1, count_answer, &seen, NULL);
    WAIT_UNTIL(shop, kept);
    CHECK(nav_cancel(other, request) == NAV_OK);
    WAIT_UNTIL(other, seen.count == 2);
    CHECK(seen.status == NAV_REFUSED && strcmp(seen.name, "cancelled") == 0);
    CHECK(nav_cancel(other, request) == NAV_OK);
    CHECK(nav_answer(kept, NULL) == NAV_OK);

    kept = NULL;
    CHECK(nav_call(other, "entry.ask", asking(entry, json("3")), NULL, 50, NULL) == NAV_TIMED_OUT);
    // One request is under way: the one that asks.
    CHECK(in_flight(other) <= 1);
    WAIT_UNTIL(shop, kept);
    CHECK(nav_answer(kept, NULL) == NAV_OK);

    kept = NULL;
    nav_call_async(other, "entry.ask", asking(entry, json("4")), -1, count_answer, &seen, NULL);
    WAIT_UNTIL(shop, kept);
    nav_close(shop);
    WAIT_UNTIL(other, seen.count == 3);
    CHECK(strcmp(seen.name, "provider_gone") == 0);
    CHECK(nav_refuse(kept, 1, "too late") == NAV_LOST);
    free(entry);
    nav_close(other);
    real_host_free(&host);
}

typedef struct nest {
    nav_client *client;
    int depth;
    int refused_at;
} nest;

/// Begins a call that is told to this function too, and waits for another meanwhile.
static void wait_within(void *context, json_object *result, const nav_error *answer) {
    (void)result, (void)answer;
    nest *nest = context;
    nav_error error = {0};
    nest->depth++;
    nav_status status = NAV_OK;
    if (nest->depth < 100) {
        CHECK(nav_call_async(nest->client, "ping", NULL, PATIENCE, wait_within, nest, NULL));
        status = nav_call(nest->client, "ping", NULL, NULL, PATIENCE, &error);
    }
    if (status != NAV_OK) {
        CHECK(status == NAV_INVALID && strcmp(error.name, "nested_too_deeply") == 0);
        nest->refused_at = nest->depth;
        // The call that was begun last ends after the others, and begins no further one.
        nest->depth = 100;
    }
    nav_error_clear(&error);
}

static void callbacks_that_wait_in_each_other_are_stopped(void) {
    real_host host = real_host_new(NULL, NULL);
    nest nest = {.client = join(&host)};
    CHECK(nav_call_async(nest.client, "ping", NULL, PATIENCE, wait_within, &nest, NULL));
    run(nest.client, "ping", NULL);
    CHECK(nest.refused_at == 32);
    run(nest.client, "ping", NULL);
    nav_close(nest.client);
    real_host_free(&host);
}

/// Asks itself.
static void ask_in_a_circle(nav_question *question, void *context) {
    nav_error error = {0};
    json_object *params = asking(nav_question_entry(question), json("1"));
    CHECK(nav_call(nav_question_client(question), "entry.ask", params, NULL, -1, &error) == NAV_REFUSED);
    CHECK(error.code == 320 && strcmp(error.name, "question_cycle") == 0);
    nav_error_clear(&error);
    ++*(int *)context;
    CHECK(nav_answer(question, json("true")) == NAV_OK);
}

static void circle_of_questions_is_refused(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *client = join(&host);
    int asked = 0;
    provide(client, SHOP, ask_in_a_circle, &asked);
    char *entry = push(client, "shop.list");
    CHECK(nav_call(client, "entry.ask", asking(entry, NULL), NULL, PATIENCE, NULL) == NAV_OK);
    CHECK(asked == 1);
    free(entry);
    nav_close(client);
    real_host_free(&host);
}

/// Goes on to another type with the arguments that it was asked with, byte for byte.
static void pass_on(nav_question *question, void *context) {
    (void)context;
    nav_client *client = nav_question_client(question);
    nav_text message = nav_member(nav_member(nav_line(client), "params"), "message");
    char text[512];
    int length = snprintf(text, sizeof text, "{\"type\":\"shop.list\",\"arguments\":%.*s}", (int)message.length, message.bytes);
    CHECK(nav_call_text(client, "push", (nav_text){text, (size_t)length}, NULL, -1, NULL) == NAV_OK);
    CHECK(nav_answer_text(question, message) == NAV_OK);
}

typedef struct raw_answer {
    bool has_come;
    char text[512];
    nav_client *client;
    const char *member;
} raw_answer;

static void keep_text(void *context, json_object *result, const nav_error *error) {
    raw_answer *raw = context;
    CHECK(error == NULL && result != NULL);
    nav_text value = nav_member(nav_member(nav_line(raw->client), "result"), raw->member);
    CHECK(value.length < sizeof raw->text);
    memcpy(raw->text, value.bytes, value.length);
    raw->text[value.length] = '\0';
    raw->has_come = true;
}

static void text_travels_byte_for_byte(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *client = join(&host);
    const char *odd = "{ \"big\":123456789012345678901234567890,\"a\\u0000b\":1,\"zero\":-0, \"twice\":1,\"twice\":2}";
    provide(client, SHOP, pass_on, NULL);
    char *entry = push(client, "shop.list");
    char text[512];
    int length = snprintf(text, sizeof text, "{\"entry\":\"%s\",\"message\":%s}", entry, odd);
    raw_answer answer = {.client = client, .member = "answer"}, pushed = {.client = client, .member = "arguments"};
    CHECK(nav_call_async_text(client, "entry.ask", (nav_text){text, (size_t)length}, -1, keep_text, &answer, NULL));
    WAIT_UNTIL(client, answer.has_come);
    CHECK(strcmp(answer.text, odd) == 0);
    nav_call_async(client, "entry.get", json("{'entry':'e3'}"), -1, keep_text, &pushed, NULL);
    WAIT_UNTIL(client, pushed.has_come);
    CHECK(strcmp(pushed.text, odd) == 0);
    free(entry);
    nav_close(client);
    real_host_free(&host);
}

// Modules

static void note(nav_client *client, const char *method, json_object *params, void *context) {
    (void)client, (void)params;
    strcat(context, method);
}

static void break_connection(nav_client *client) {
    shutdown(nav_fd(client), SHUT_RDWR);
}

/// A module that lost its name does not fight for it when it reconnects.
static void taking_over_and_unregistering(void) {
    real_host host = real_host_new(NULL, NULL);
    char notes[64] = "";
    nav_client *old = join_with(&host, (nav_options){.reconnect = true, .on_notification = note, .context = notes});
    nav_client *new = join(&host);
    nav_error error = {0};
    provide(old, SHOP, NULL, NULL);
    provide(old, "{'module':'own','destinations':[{'type':'own.page'}]}", NULL, NULL);
    CHECK(nav_register(new, json(SHOP), NULL, NULL, NULL, &error) == NAV_REFUSED && strcmp(error.name, "name_taken") == 0);
    provide(new, "{'module':'shop','takeOver':true,'destinations':[{'type':'shop.list'}]}", NULL, NULL);
    WAIT_UNTIL(old, strcmp(notes, "moduleLost") == 0);
    CHECK(nav_unregister(old, "own", &error) == NAV_OK);
    CHECK(nav_unregister(old, "own", &error) == NAV_REFUSED);
    break_connection(old);
    WAIT_UNTIL(old, !nav_is_connected(old));
    WAIT_UNTIL(old, nav_is_connected(old));
    run(old, "ping", NULL);
    json_object *modules = call(new, "module.list", NULL);
    CHECK(json_object_array_length(json_object_object_get(modules, "modules")) == 1);
    json_object_put(modules);
    nav_error_clear(&error);
    nav_close(old);
    nav_close(new);
    real_host_free(&host);
}

// Watches

static void watch_tells_each_revision_once(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *client = join(&host);
    story all = {0}, first = {0}, refused = {0}, scene = {0};
    provide(client, SHOP, NULL, NULL);
    run(client, "scene.create", "{'scene':'side'}");
    CHECK(nav_watch_open(client, NULL, &story_events, &all, NULL) != NULL);
    first.close_at_change = nav_watch_open(client, json("{'scene':'main'}"), &story_events, &first, NULL);
    nav_watch_open(client, json("{'scene':'none'}"), &story_events, &refused, NULL);
    nav_watch_open(client, json("{'scene':'side'}"), &story_events, &scene, NULL);
    for (int index = 0; index < 3; index++) {
        run(client, "push", "{'type':'shop.list'}");
    }
    run(client, "scene.close", "{'scene':'side'}");
    CHECK(strcmp(all.text, "s0 c1 c2 c3") == 0);
    CHECK(strcmp(first.text, "s0 c1") == 0);
    CHECK(strcmp(refused.text, "e:unknown_scene") == 0);
    CHECK(strcmp(scene.text, "s0 e:scene_closed") == 0);
    json_object *status = call(client, "host.status", NULL);
    CHECK(is_json(json_object_object_get(status, "watches"), "1"));
    json_object_put(status);
    nav_close(client);
    real_host_free(&host);
}

static void slow_reader_is_told_that_it_lagged(void) {
    real_host host = real_host_new("--output-soft", "4096");
    nav_client *slow = join(&host), *client = join(&host);
    story story = {0};
    provide(client, SHOP, NULL, NULL);
    nav_watch_open(slow, NULL, &story_events, &story, NULL);
    run(slow, "ping", NULL);
    char text[20000];
    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    for (int index = 0; index < 100; index++) {
        json_object *arguments = json_object_new_object();
        json_object_object_add(arguments, "text", json_object_new_string(text));
        CHECK(nav_navigate(client, "shop.list", arguments, NULL, NULL) == NAV_OK);
    }
    WAIT_UNTIL(slow, strstr(story.text, "l100"));
    run(client, "popAll", NULL);
    WAIT_UNTIL(slow, strstr(story.text, "l100 c101"));
    CHECK(strstr(story.text, "s0 c1 c2") == story.text);
    nav_close(slow);
    nav_close(client);
    real_host_free(&host);
}

static void watch_resumes_on_the_same_host(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *watcher = join_with(&host, (nav_options){.reconnect = true, .pause_min = 5}), *client = join(&host);
    story story = {0};
    provide(client, SHOP, NULL, NULL);
    nav_watch *watch = nav_watch_open(watcher, NULL, &story_events, &story, NULL);
    WAIT_UNTIL(watcher, nav_watch_revision(watch) == 0);
    for (int round = 0; round < 5; round++) {
        run(client, "push", "{'type':'shop.list'}");
        WAIT_UNTIL(watcher, nav_watch_revision(watch) == 3 * round + 1);
        break_connection(watcher);
        run(client, "push", "{'type':'shop.list'}");
        run(client, "pop", NULL);
        WAIT_UNTIL(watcher, nav_watch_revision(watch) == 3 * round + 3);
    }
    CHECK(strcmp(story.text, "s0 c1 c2 c3 c4 c5 c6 c7 c8 c9 c10 c11 c12 c13 c14 c15") == 0);
    nav_watch_close(watch);
    nav_close(watcher);
    nav_close(client);
    real_host_free(&host);
}

static int reconnections;

static void push_when_back(nav_client *client, nav_event event, const nav_error *error, void *context) {
    (void)context, (void)error;
    if (event == NAV_RECONNECTED) {
        // The registration is on its way already, so this finds it.
        run(client, "push", "{'type':'shop.list'}");
        reconnections++;
    }
}

static void everything_comes_back_with_the_host(void) {
    real_host host = real_host_new(NULL, NULL);
    story story = {0};
    answers seen = {0};
    int asked = 0;
    reconnections = 0;
    nav_client *client = join_with(&host, (nav_options){.reconnect = true, .pause_min = 5, .on_connection = push_when_back});
    provide(client, "{'module':'shop','destinations':[{'type':'shop.item'}]}", NULL, NULL);
    provide(client, "{'module':'shop','destinations':[{'type':'shop.list'}]}", answer_title, &asked);
    run(client, "push", "{'type':'shop.item'}");
    nav_watch *watch = nav_watch_open(client, NULL, &story_events, &story, NULL);
    WAIT_UNTIL(client, nav_watch_revision(watch) == 1);
    nav_call_async(client, "ping", NULL, -1, NULL, NULL, NULL);
    real_host_end(&host, SIGKILL);
    WAIT_UNTIL(client, !nav_is_connected(client));
    CHECK(nav_call(client, "ping", NULL, NULL, -1, NULL) == NAV_LOST);
    real_host_start(&host);
    WAIT_UNTIL(client, reconnections == 1);
    run(client, "push", "{'type':'shop.item'}");
    CHECK(strcmp(story.text, "s1 s0 c1 c2") == 0);
    nav_call_async(client, "entry.ask", asking("e2", json("5")), -1, count_answer, &seen, NULL);
    WAIT_UNTIL(client, seen.count == 1 && asked == 1);
    CHECK(strcmp(seen.result, "{\"answer\":{\"echo\":5}}") == 0);
    nav_close(client);
    real_host_free(&host);
}

static void host_that_ends_says_bye(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *client = join(&host);
    story story = {0};
    nav_error error = {0};
    nav_watch_open(client, NULL, &story_events, &story, NULL);
    run(client, "ping", NULL);
    real_host_end(&host, SIGTERM);
    CHECK(nav_serve(client, &error) == NAV_LOST && strcmp(error.name, "shutting_down") == 0);
    CHECK(strcmp(story.text, "s0 e:shutting_down") == 0);
    nav_error_clear(&error);
    nav_close(client);
    real_host_free(&host);
}

static void stop_serving(void *context, json_object *result, const nav_error *error) {
    (void)result, (void)error;
    nav_stop(context);
}

static void serving_can_be_stopped(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *client = join(&host);
    nav_call_async(client, "ping", NULL, -1, stop_serving, client, NULL);
    CHECK(nav_serve(client, NULL) == NAV_OK);
    nav_close(client);
    real_host_free(&host);
}

// The example

static bool is_shown(nav_client *client) {
    json_object *path = call(client, "path.get", NULL);
    bool is_shown = json_object_array_length(json_object_object_get(path, "path")) > 0;
    json_object_put(path);
    return is_shown;
}

static void ask_counter(nav_client *client, const char *entry, const char *message, const char *expected) {
    json_object *answer = NULL;
    CHECK(nav_call(client, "entry.ask", asking(entry, json(message)), &answer, PATIENCE, NULL) == NAV_OK);
    CHECK(is_json(answer, expected));
    json_object_put(answer);
}

static void example_counter(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *client = join(&host);
    nav_error error = {0};
    int output;
    const char *program = getenv("COUNTER_BIN");
    pid_t process = start_program(program, (char *const[]){(char *)program, NULL}, host.path, &output);
    WAIT_UNTIL(client, is_shown(client));
    ask_counter(client, "e2", "{'add':3}", "{'answer':3}");
    ask_counter(client, "e2", "{'add':-1}", "{'answer':2}");
    ask_counter(client, "e2", "{'get':'title'}", "{'answer':'2 times'}");
    ask_counter(client, "e2", "{'open':'next'}", "{'answer':{'entry':'e4'}}");
    CHECK(nav_call(client, "entry.ask", asking("e2", json("5")), NULL, PATIENCE, &error) == NAV_REFUSED && error.code == 305);
    CHECK(nav_navigate(client, "counter.value", json("{'unit':5}"), NULL, &error) == NAV_REFUSED && error.code == 204);
    nav_error_clear(&error);
    end_program(process, SIGKILL);
    close(output);
    nav_close(client);
    real_host_free(&host);
}

const test live_tests[] = {
    {"modules navigate to each other", modules_navigate_to_each_other},
    {"refusal says name, code and data", refusal_says_name_code_and_data},
    {"many calls at once", many_calls_at_once},
    {"request that is too long or too deep fails at once", request_that_is_too_long_or_too_deep_fails_at_once},
    {"client in a foreign event loop", client_in_a_foreign_event_loop},
    {"questions are answered", questions_are_answered},
    {"questions of any method are answered", questions_of_any_method_are_answered},
    {"questions are answered later, cancelled, or too late", questions_are_answered_later_cancelled_or_too_late},
    {"callbacks that wait in each other are stopped", callbacks_that_wait_in_each_other_are_stopped},
    {"circle of questions is refused", circle_of_questions_is_refused},
    {"text travels byte for byte", text_travels_byte_for_byte},
    {"taking over and unregistering", taking_over_and_unregistering},
    {"watch tells each revision once", watch_tells_each_revision_once},
    {"slow reader is told that it lagged", slow_reader_is_told_that_it_lagged},
    {"watch resumes on the same host", watch_resumes_on_the_same_host},
    {"everything comes back with the host", everything_comes_back_with_the_host},
    {"host that ends says bye", host_that_ends_says_bye},
    {"serving can be stopped", serving_can_be_stopped},
    {"example counter", example_counter},
    {0},
};
