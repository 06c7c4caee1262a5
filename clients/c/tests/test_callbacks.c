// The arguments and the rights of callbacks: handlers that call the host, watches, and callbacks that wait.
#include "check.h"
#include "clients.h"

#include <stdio.h>

// Handlers that ask

static void expect_line(peer *peer, const char *expected) {
    json_object *line = json_tokener_parse(peer_read(peer));
    CHECK(is_json(line, expected));
    json_object_put(line);
}

/// One question, another one and a notification while its handler waits, and what they make the client ask.
static void listen_to_handlers(peer *peer) {
    peer_send(peer, "{'id':'q1','method':'entry.ask','params':{'message':'first'}}\n");
    expect_line(peer, "{'jsonrpc':'2.0','id':1,'method':'ping','params':{'during':'q1'}}");
    expect_line(peer, "{'jsonrpc':'2.0','id':2,'method':'ping','params':{'a':1,'during':'q0'}}");
    expect_line(peer, "{'jsonrpc':'2.0','id':3,'method':'ping','params':{'during':'q1','a':{'b':[]}}}");
    expect_line(peer, "{'jsonrpc':'2.0','id':4,'method':'ping','params':{'during':'q1'}}");
    expect_line(peer, "{'jsonrpc':'2.0','method':'ping','params':{}}");
    expect_line(peer, "{'jsonrpc':'2.0','id':5,'method':'back','params':{'during':'q1'}}");
    peer_send(peer, "{'method':'signal','params':{}}\n{'id':'q2','method':'entry.ask','params':{'message':'second'}}\n");
    expect_line(peer, "{'jsonrpc':'2.0','id':6,'method':'ping','params':{}}");
    expect_line(peer, "{'jsonrpc':'2.0','id':7,'method':'ping','params':{'during':'q2'}}");
    expect_line(peer, "{'jsonrpc':'2.0','id':'q2','result':true}");
    peer_send(peer, "{'id':5,'result':{}}\n");
    expect_line(peer, "{'jsonrpc':'2.0','id':8,'method':'ping','params':{'during':'q1'}}");
    expect_line(peer, "{'jsonrpc':'2.0','id':'q1','result':true}");
    expect_line(peer, "{'jsonrpc':'2.0','id':9,'method':'ping','params':{}}");
    peer_send(peer, "{'method':'signal','params':{}}\n");
    expect_line(peer, "{'jsonrpc':'2.0','id':10,'method':'ping','params':{}}");
}

static void ping_later(nav_client *client, json_object *params) {
    CHECK(nav_call_async(client, "ping", params, PATIENCE, NULL, NULL, NULL));
}

static void ping_later_with(nav_client *client, const char *text) {
    CHECK(nav_call_async_text(client, "ping", (nav_text){text, strlen(text)}, PATIENCE, NULL, NULL, NULL));
}

static void ask_while_answering(nav_question *question, void *context) {
    (void)context;
    nav_client *client = nav_question_client(question);
    ping_later(client, NULL);
    if (strcmp(json_object_get_string(nav_question_message(question)), "first") == 0) {
        ping_later(client, json("{'a':1,'during':'q0'}"));
        ping_later_with(client, " { \"a\":{\"b\":[]}}");
        ping_later_with(client, "{ }");
        CHECK(nav_notify(client, "ping", NULL, NULL) == NAV_OK);
        CHECK(nav_call(client, "back", NULL, NULL, PATIENCE, NULL) == NAV_OK);
        ping_later(client, NULL);
        CHECK(nav_answer(question, json("true")) == NAV_OK);
        ping_later(client, NULL);
    } else {
        CHECK(nav_answer(question, json("true")) == NAV_OK);
    }
}

static void ask_when_told(nav_client *client, const char *method, json_object *params, void *context) {
    (void)method, (void)params;
    ++*(int *)context;
    ping_later(client, NULL);
}

/// Calls that a handler makes for its answer have `during`; calls that only happen meanwhile, and afterwards, do not.
static void handlers_calls_say_for_which_question_they_are(void) {
    scripted_host host;
    int told = 0;
    nav_client *client = connect_with(&host, SCRIPTS(listen_to_handlers), (nav_options){.on_notification = ask_when_told, .context = &told});
    CHECK(nav_on(client, "entry.ask", ask_while_answering, NULL) == NAV_OK);
    WAIT_UNTIL(client, told == 2);
    scripted_host_join(&host);
    leave(client, &host);
}

// Watches

static void answer_watch_after_closing(peer *peer) {
    long watch = peer_id(peer_read(peer));
    peer_answer(peer, PONG);
    long ping = peer_id(peer_read(peer));
    char text[256];
    snprintf(text, sizeof text, "{'id':%ld,'result':{'watch':6,'revision':1,'instance':'a','resumed':false,'snapshot':{}}}\n"
        "{'method':'changed','params':{'watch':6,'revision':2}}\n{'id':%ld,'result':" PONG "}\n", watch, ping);
    peer_send(peer, text);
    CHECK(strstr(peer_read(peer), "\"method\":\"unwatch\",\"params\":{\"watch\":6}"));
    peer_wait_end(peer);
}

static void watch_closed_before_its_answer(void) {
    scripted_host host;
    story story = {0};
    nav_client *client = connect_with(&host, SCRIPTS(answer_watch_after_closing), (nav_options){0});
    nav_watch *watch = nav_watch_open(client, NULL, &story_events, &story, NULL);
    ping(client);
    nav_watch_close(watch);
    ping(client);
    CHECK(story.text[0] == '\0');
    leave(client, &host);
}

static void send_watch_story(peer *peer) {
    CHECK(strstr(peer_read(peer), "\"params\":{\"since\":3,\"instance\":\"abc\"}"));
    peer_send(peer, "{'id':1,'result':{'watch':1,'revision':5,'instance':'abc','resumed':true}}\n"
                    "{'method':'changed','params':{'watch':1,'revision':4}}\n{'method':'lagged','params':{'watch':1,'revision':9,'snapshot':{}}}\n"
                    "{'method':'watchEnded','params':{'watch':1,'reason':'scene_closed'}}\n{'method':'changed','params':{'watch':1,'revision':10}}\n");
    peer_answer(peer, PONG);
    peer_wait_end(peer);
}

static void watch_resumes_where_another_process_ended(void) {
    scripted_host host;
    story story = {0};
    nav_client *client = connect_with(&host, SCRIPTS(send_watch_story), (nav_options){0});
    nav_watch_open(client, json("{'since':3,'instance':'abc'}"), &story_events, &story, NULL);
    ping(client);
    CHECK(strcmp(story.text, "c4 l9 e:scene_closed") == 0);
    leave(client, &host);
}

/// A callback that waits is called again meanwhile, and the order of lines stays.
static void send_question_and_changes(peer *peer) {
    peer_answer(peer, "{}");
    peer_answer(peer, "{'watch':1,'revision':0,'instance':'a','resumed':false,'snapshot':{}}");
    peer_send(peer, "{'id':'q','method':'entry.ask','params':{'type':'shop.list'}}\n{'method':'changed','params':{'watch':1,'revision':1}}\n");
    peer_answer(peer, PONG);
    CHECK(strstr(peer_read(peer), "\"id\":\"q\",\"result\":\"s0 c1\""));
    peer_wait_end(peer);
}

static void ping_and_answer_story(nav_question *question, void *context) {
    story *story = context;
    nav_text before = nav_line(nav_question_client(question));
    ping(nav_question_client(question));
    CHECK(nav_line(nav_question_client(question)).bytes == before.bytes);
    nav_answer(question, json_object_new_string(story->text));
    strcat(story->text, " answered");
}

static void callbacks_may_wait(void) {
    scripted_host host;
    story story = {0};
    nav_client *client = connect_with(&host, SCRIPTS(send_question_and_changes), (nav_options){0});
    nav_register(client, json("{'module':'shop','destinations':[]}"), ping_and_answer_story, &story, NULL, NULL);
    nav_watch_open(client, NULL, &story_events, &story, NULL);
    WAIT_UNTIL(client, strstr(story.text, "answered"));
    nav_flush(client, PATIENCE);
    leave(client, &host);
}

const test callback_tests[] = {
    {"handlers' calls say for which question they are", handlers_calls_say_for_which_question_they_are},
    {"watch closed before its answer", watch_closed_before_its_answer},
    {"watch resumes where another process ended", watch_resumes_where_another_process_ended},
    {"callbacks may wait", callbacks_may_wait},
    {0},
};
