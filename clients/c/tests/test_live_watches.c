// Watches of the real host, also over its end and its return.
#include "check.h"
#include "clients.h"
#include "navhost-methods.h"

#include <signal.h>

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
        CHECK(nav_navigate(client, "shop.list", arguments, NULL, NULL, NULL) == NAV_OK);
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
    nav_client *watcher = join_with(&host, (nav_options){.reconnect = true, .pause_min = 0.005}), *client = join(&host);
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

static void watch_with_credit_waits_for_more(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *client = join(&host);
    story story = {0};
    provide(client, SHOP, NULL, NULL);
    nav_watch *watch = nav_watch_open(client, json("{'credit':1}"), &story_events, &story, NULL);
    nav_error error = {0};
    CHECK(nav_watch_credit(watch, 1, &error) == NAV_LOST);
    for (int count = 0; count < 3; count++) {
        free(push(client, "shop.list"));
    }
    CHECK(strcmp(story.text, "s0 c1") == 0);
    CHECK(nav_watch_credit(watch, 2, &error) == NAV_OK && error.status == NAV_OK);
    run(client, "ping", NULL);
    CHECK(strcmp(story.text, "s0 c1 c2 c3") == 0);
    nav_error_clear(&error);
    nav_close(client);
    real_host_free(&host);
}

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
    nav_client *client = join_with(&host, (nav_options){.reconnect = true, .pause_min = 0.005, .on_connection = push_when_back});
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

const test live_watch_tests[] = {
    {"watch tells each revision once", watch_tells_each_revision_once},
    {"slow reader is told that it lagged", slow_reader_is_told_that_it_lagged},
    {"watch resumes on the same host", watch_resumes_on_the_same_host},
    {"watch with credit waits for more", watch_with_credit_waits_for_more},
    {"everything comes back with the host", everything_comes_back_with_the_host},
    {"host that ends says bye", host_that_ends_says_bye},
    {0},
};
