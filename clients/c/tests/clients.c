#include "clients.h"
#include "check.h"
#include "navhost-methods.h"

#include <stdio.h>
#include <sys/socket.h>

// Of scripted hosts

nav_client *connect_with(scripted_host *host, script_fn *const scripts[], nav_options options) {
    scripted_host_start(host, scripts);
    options.timeout = options.timeout ? options.timeout : PATIENCE;
    nav_error error = {0};
    nav_client *client = nav_connect(host->path, &options, &error);
    CHECK(client != NULL);
    nav_error_clear(&error);
    return client;
}

void leave(nav_client *client, scripted_host *host) {
    nav_close(client);
    scripted_host_stop(host);
}

void ping(nav_client *client) {
    json_object *result = call(client, "ping", NULL);
    CHECK(is_json(result, PONG));
    json_object_put(result);
}

void ping_is_lost(nav_client *client, const char *name) {
    nav_error error = {0};
    json_object *result = (json_object *)&error;
    CHECK(nav_call(client, "ping", NULL, &result, NAV_DEFAULT_TIMEOUT, &error) == NAV_LOST);
    CHECK(result == NULL && strcmp(error.name, name) == 0);
    CHECK(nav_call(client, "ping", NULL, NULL, NAV_DEFAULT_TIMEOUT, NULL) == NAV_LOST);
    CHECK(nav_process(client) == NAV_LOST && nav_wait(client, -1) == NAV_LOST && !nav_is_connected(client) && nav_fd(client) == -1);
    CHECK(strcmp(nav_loss(client)->name, name) == 0);
    nav_error_clear(&error);
}

void just_read(peer *peer) {
    peer_wait_end(peer);
}

void say_line_before(peer *peer) {
    static char before[1 << 15], answer[1 << 16];
    strcpy(before, "null");
    for (const char *line; *(line = peer_read(peer));) {
        if (peer_id(line) != 0) {
            const char *form = "{\"id\":%ld,\"result\":{\"watch\":1,\"revision\":0,\"instance\":\"a\",\"resumed\":false,\"before\":%s}}\n";
            peer_send_bytes(peer, answer, (size_t)snprintf(answer, sizeof answer, form, peer_id(line), before));
        }
        snprintf(before, sizeof before, "%s", line);
    }
}

bool has_sent(nav_client *client, const char *method, json_object *params) {
    json_object *answer = call(client, "ping", NULL), *line = json_object_object_get(answer, "before");
    bool is_right = strcmp(string_of(line, "method"), method) == 0 && json_object_equal(json_object_object_get(line, "params"), params);
    if (!is_right) {
        fprintf(stderr, "sent %s\n", json_object_to_json_string(line));
    }
    json_object_put(answer);
    return is_right;
}

// Of the real host

const char SHOP[] = "{'module':'shop','destinations':[{'type':'shop.list'},{'type':'shop.item','method':'sheet'}]}";

nav_client *join_with(real_host *host, nav_options options) {
    nav_error error = {0};
    options.timeout = PATIENCE;
    nav_client *client = nav_connect(host->path, &options, &error);
    CHECK(client != NULL);
    nav_error_clear(&error);
    return client;
}

nav_client *join(real_host *host) {
    return join_with(host, (nav_options){0});
}

void provide(nav_client *client, const char *params, nav_question_fn *on_question, void *context) {
    nav_error error = {0};
    nav_status status = nav_register(client, json(params), on_question, context, NULL, &error);
    if (status != NAV_OK) {
        fprintf(stderr, "%s\n", error.message);
    }
    CHECK(status == NAV_OK);
    nav_error_clear(&error);
}

char *push(nav_client *client, const char *type) {
    json_object *shown = NULL;
    CHECK(nav_navigate(client, type, NULL, NULL, &shown, NULL) == NAV_OK);
    char *entry = strdup(string_of(shown, "entry"));
    json_object_put(shown);
    return entry;
}

json_object *asking(const char *entry, json_object *message) {
    json_object *params = json_object_new_object();
    json_object_object_add(params, "entry", json_object_new_string(entry));
    json_object_object_add(params, "message", message);
    return params;
}

void answer_title(nav_question *question, void *context) {
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

void break_connection(nav_client *client) {
    shutdown(nav_fd(client), SHUT_RDWR);
}
