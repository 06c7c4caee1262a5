// Calls and modules with the real host, and the example.
#include "check.h"
#include "clients.h"
#include "navhost-methods.h"

#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

// Calls

static void modules_navigate_to_each_other(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *shop = join(&host), *other = join(&host);
    provide(shop, SHOP, NULL, NULL);
    json_object *shown = NULL;
    CHECK(nav_navigate(other, "shop.list", json("{'page':2}"), NULL, &shown, NULL) == NAV_OK);
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
    int64_t end = milliseconds() + 1000 * PATIENCE;
    while (!(seen[0].count && seen[1].count) && milliseconds() < end) {
        struct pollfd sockets[2];
        for (int index = 0; index < 2; index++) {
            sockets[index] = (struct pollfd){nav_fd(clients[index]), nav_events(clients[index]), 0};
        }
        CHECK(poll(sockets, 2, nav_poll_timeout(clients[0])) > 0);
        for (int index = 0; index < 2; index++) {
            CHECK(nav_process(clients[index]) == NAV_OK);
        }
    }
    CHECK(seen[0].count == 1 && seen[1].count == 1 && strstr(seen[0].result, "\"instance\""));
    nav_close(clients[0]);
    nav_close(clients[1]);
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

// Modules

static void note(nav_client *client, const char *method, json_object *params, void *context) {
    (void)client, (void)params;
    strcat(context, method);
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
    CHECK(nav_unregister(old, "own", NULL, &error) == NAV_OK);
    CHECK(nav_unregister(old, "own", NULL, &error) == NAV_REFUSED);
    provide(old, "{'module':'two','destinations':[{'type':'two.page'},{'type':'two.sheet'}]}", NULL, NULL);
    CHECK(nav_unregister(old, "two", json("['two.page']"), &error) == NAV_OK);
    break_connection(old);
    WAIT_UNTIL(old, !nav_is_connected(old));
    WAIT_UNTIL(old, nav_is_connected(old));
    run(old, "ping", NULL);
    json_object *list = call(new, "destination.list", NULL), *types = json_object_object_get(list, "destinations");
    CHECK(json_object_array_length(types) == 2);
    CHECK(strcmp(string_of(json_object_array_get_idx(types, 0), "type"), "shop.list") == 0);
    CHECK(strcmp(string_of(json_object_array_get_idx(types, 1), "type"), "two.sheet") == 0);
    json_object_put(list);
    nav_error_clear(&error);
    nav_close(old);
    nav_close(new);
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
    CHECK(nav_navigate(client, "counter.value", json("{'unit':5}"), NULL, NULL, &error) == NAV_REFUSED && error.code == 204);
    nav_error_clear(&error);
    end_program(process, SIGKILL);
    close(output);
    nav_close(client);
    real_host_free(&host);
}

const test live_call_tests[] = {
    {"modules navigate to each other", modules_navigate_to_each_other},
    {"refusal says name, code and data", refusal_says_name_code_and_data},
    {"many calls at once", many_calls_at_once},
    {"request that is too long or too deep fails at once", request_that_is_too_long_or_too_deep_fails_at_once},
    {"client in a foreign event loop", client_in_a_foreign_event_loop},
    {"taking over and unregistering", taking_over_and_unregistering},
    {"serving can be stopped", serving_can_be_stopped},
    {"example counter", example_counter},
    {0},
};
