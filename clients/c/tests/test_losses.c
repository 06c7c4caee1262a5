// Connections that end, and connections that are made again.
#include "check.h"
#include "clients.h"

#include <stdio.h>

// The end

static void read_and_close(peer *peer) {
    peer_read(peer);
}

static void half_a_line_and_close(peer *peer) {
    peer_read(peer);
    peer_send(peer, "{'id':1,'res");
}

static void say_bye(peer *peer) {
    peer_read(peer);
    peer_send(peer, "{'method':'bye','params':{'reason':'shutting_down','message':'The host is shutting down'}}\n");
    peer_wait_end(peer);
}

static void host_that_dies_fails_the_call(void) {
    script_fn *const scripts[] = {read_and_close, half_a_line_and_close, say_bye};
    const char *names[] = {"connection_lost", "connection_lost", "shutting_down"};
    for (int index = 0; index < 3; index++) {
        scripted_host host;
        nav_client *client = connect_with(&host, SCRIPTS(scripts[index]), (nav_options){0});
        ping_is_lost(client, names[index]);
        nav_error error = {0};
        CHECK(nav_serve(client, &error) == NAV_LOST && strcmp(error.name, names[index]) == 0);
        CHECK(nav_watch_open(client, NULL, &story_events, NULL, &error) == NULL && error.status == NAV_LOST);
        CHECK(nav_call_async(client, "ping", NULL, -1, count_answer, NULL, &error) == 0 && error.status == NAV_LOST);
        CHECK(nav_notify(client, "ping", NULL, &error) == NAV_LOST);
        nav_error_clear(&error);
        leave(client, &host);
    }
}

static void say_bye_at_once(peer *peer) {
    peer_send(peer, "{'method':'bye','params':{'reason':'too_many_connections','message':'Enough'}}\n");
}

/// Sending to a closed socket raises no signal, and what the host said before it closed is still read.
static void last_words_are_read_after_sending_fails(void) {
    scripted_host host;
    nav_client *client = connect_with(&host, SCRIPTS(say_bye_at_once), (nav_options){0});
    scripted_host_join(&host);
    answers seen = {0};
    CHECK(nav_call_async(client, "ping", NULL, -1, count_answer, &seen, NULL) != 0);
    CHECK(nav_notify(client, "ping", NULL, NULL) == NAV_OK && seen.count == 0);
    WAIT_UNTIL(client, seen.count == 1);
    CHECK(strcmp(seen.name, "too_many_connections") == 0);
    leave(client, &host);
}

static void closing_tells_everybody_once(void) {
    scripted_host host;
    answers seen = {0};
    story story = {0};
    nav_client *client = connect_with(&host, SCRIPTS(just_read), (nav_options){.reconnect = true});
    nav_call_async(client, "a", NULL, -1, count_answer, &seen, NULL);
    nav_call_async(client, "b", NULL, -1, NULL, NULL, NULL);
    nav_watch_open(client, NULL, &story_events, &story, NULL);
    nav_close(client);
    CHECK(seen.count == 1 && seen.status == NAV_LOST && strcmp(seen.name, "closed") == 0);
    CHECK(strcmp(story.text, "e:closed") == 0);
    scripted_host_stop(&host);
}

// Reconnecting

static char events[64];

static void note_event(nav_client *client, nav_event event, const nav_error *error, void *context) {
    (void)client, (void)context;
    CHECK((event == NAV_RECONNECTED) == (error == NULL));
    strncat(events, event == NAV_DISCONNECTED ? "D" : event == NAV_RECONNECTED ? "R" : "N", sizeof events - strlen(events) - 1);
}

static const nav_options reconnecting = {.reconnect = true, .pause_min = 0.005, .pause_max = 0.02, .on_connection = note_event};

static void serve_then_break(peer *peer) {
    peer_answer(peer, "{}");
    peer_answer(peer, "{}");
    CHECK(strstr(peer_read(peer), "\"method\":\"watch\",\"params\":{}"));
    peer_send(peer, "{'id':3,'result':{'watch':4,'scene':'main','instance':'aaaa','revision':7,'resumed':false,'snapshot':{}}}\n"
                    "{'method':'changed','params':{'watch':4,'revision':8}}\n{'method':'changed','params':{'watch':5,'revision':9}}\n");
    peer_read(peer);
}

static void expect_renewal(peer *peer) {
    const char *line = peer_read(peer);
    CHECK(strstr(line, "\"method\":\"module.register\"") && strstr(line, "\"module\":\"shop\""));
    CHECK(strstr(line, "[{\"type\":\"shop.list\",\"title\":\"B\"},{\"type\":\"shop.item\"},{\"type\":\"shop.cart\"}]"));
    char text[256];
    snprintf(text, sizeof text, "{'id':%ld,'error':{'code':300,'message':'taken','data':{'name':'name_taken'}}}\n", peer_id(line));
    line = peer_read(peer);
    CHECK(strstr(line, "\"method\":\"watch\",\"params\":{\"since\":8,\"instance\":\"aaaa\"}"));
    long watch = peer_id(line);
    peer_send(peer, text);
    snprintf(text, sizeof text, "{'id':%ld,'result':{'watch':1,'scene':'main','instance':'aaaa','revision':10,'resumed':true}}\n"
        "{'method':'changed','params':{'watch':1,'revision':9}}\n{'method':'changed','params':{'watch':1,'revision':10}}\n", watch);
    peer_send(peer, text);
    // Refused once, it comes again.
    line = peer_read(peer);
    CHECK(strstr(line, "\"method\":\"module.register\""));
    snprintf(text, sizeof text, "{'id':%ld,'result':{}}\n"
        "{'id':'q1','method':'entry.ask','params':{'type':'shop.cart','message':5}}\n", peer_id(line));
    peer_send(peer, text);
    CHECK(strstr(peer_read(peer), "\"id\":\"q1\",\"result\":5"));
}

static void refuse_watch(peer *peer) {
    peer_answer(peer, "{}");
    CHECK(strstr(peer_read(peer), "\"since\":10"));
    peer_send(peer, "{'id':99,'result':1}\n");
}

static void end_watch(peer *peer) {
    peer_answer(peer, "{}");
    peer_answer(peer, "error:{'code':200,'message':'There is no such scene','data':{'name':'unknown_scene'}}");
    peer_wait_end(peer);
}

static void echo(nav_question *question, void *context) {
    (void)context;
    nav_answer(question, json_object_get(nav_question_message(question)));
}

static void reconnecting_renews_registrations_and_resumes_watches(void) {
    scripted_host host;
    story story = {0};
    answers seen = {0};
    events[0] = '\0';
    nav_client *client = connect_with(&host, SCRIPTS(serve_then_break, expect_renewal, refuse_watch, end_watch), reconnecting);
    json_object *first = json("{'module':'shop','destinations':[{'type':'shop.list','title':'A'},{'type':'shop.item'}]}");
    json_object *second = json("{'module':'shop','destinations':[{'type':'shop.list','title':'B'},{'type':'shop.cart'}]}");
    CHECK(nav_register(client, first, NULL, NULL, NULL, NULL) == NAV_OK);
    CHECK(nav_register(client, second, echo, NULL, NULL, NULL) == NAV_OK);
    nav_watch *watch = nav_watch_open(client, NULL, &story_events, &story, NULL);
    CHECK(nav_watch_revision(watch) == -1 && nav_watch_instance(watch)[0] == '\0');
    WAIT_UNTIL(client, nav_watch_revision(watch) == 8);
    CHECK(strcmp(nav_watch_instance(watch), "aaaa") == 0);
    nav_call_async(client, "last", NULL, -1, count_answer, &seen, NULL);
    WAIT_UNTIL(client, strstr(story.text, "e:"));
    CHECK(strcmp(story.text, "s7 c8 c9 c10 e:unknown_scene") == 0);
    CHECK(seen.count == 1 && seen.status == NAV_LOST);
    CHECK(strcmp(events, "DRNDRDR") == 0);
    leave(client, &host);
}

static void close_at_once(peer *peer) {
    (void)peer;
}

/// A host that drops us again and again is asked less and less often.
static void pauses_grow(void) {
    scripted_host host;
    events[0] = '\0';
    nav_options options = {.reconnect = true, .pause_min = 0.02, .pause_max = 10, .on_connection = note_event};
    int64_t start = milliseconds();
    nav_client *client = connect_with(&host, SCRIPTS(close_at_once, close_at_once, close_at_once, just_read), options);
    WAIT_UNTIL(client, strcmp(events, "DRDRDR") == 0);
    CHECK(milliseconds() - start >= 20 + 40 + 80 - 3);
    leave(client, &host);
}

/// Without a connection, calls fail at once, the descriptor is -1, and the next attempt has a time.
static void without_a_connection_nothing_waits(void) {
    scripted_host host;
    nav_error error = {0};
    story story = {0};
    nav_options options = {.reconnect = true, .pause_min = 2 * PATIENCE, .pause_max = 2 * PATIENCE};
    nav_client *client = connect_with(&host, SCRIPTS(close_at_once), options);
    WAIT_UNTIL(client, !nav_is_connected(client));
    CHECK(nav_fd(client) == -1 && nav_poll_timeout(client) > 1000 * PATIENCE && nav_process(client) == NAV_OK);
    CHECK(nav_call(client, "ping", NULL, NULL, -1, &error) == NAV_LOST);
    nav_watch *watch = nav_watch_open(client, NULL, &story_events, &story, &error);
    CHECK(watch != NULL && error.status == NAV_OK);
    CHECK(nav_wait(client, 0.01) == NAV_OK);
    leave(client, &host);
    CHECK(strcmp(story.text, "e:closed") == 0);
}

const test loss_tests[] = {
    {"host that dies fails the call", host_that_dies_fails_the_call},
    {"last words are read after sending fails", last_words_are_read_after_sending_fails},
    {"closing tells everybody once", closing_tells_everybody_once},
    {"reconnecting renews registrations and resumes watches", reconnecting_renews_registrations_and_resumes_watches},
    {"pauses grow", pauses_grow},
    {"without a connection nothing waits", without_a_connection_nothing_waits},
    {0},
};
