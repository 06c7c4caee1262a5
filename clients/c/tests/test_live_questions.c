// Questions and answers with the real host.
#include "check.h"
#include "clients.h"

#include <stdio.h>
#include <stdlib.h>

/// One client asks, another answers; both in this thread, so the first must not wait.
static void ask(nav_client *asker, nav_client *answerer, json_object *params, answers *seen) {
    *seen = (answers){0};
    nav_call_async(asker, "entry.ask", params, -1, count_answer, seen, NULL);
    int64_t end = milliseconds() + 1000 * PATIENCE;
    while (!seen->count && milliseconds() < end) {
        nav_wait(answerer, 0.005);
        nav_wait(asker, 0.005);
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

typedef struct ending {
    nav_question *question;
    int count;
    char reason[32];
} ending;

/// Answers, which releases the question and sends nothing.
static void note_end(nav_question *question, const char *reason, void *context) {
    ending *ending = context;
    ending->count++;
    snprintf(ending->reason, sizeof ending->reason, "%s", reason);
    CHECK(strcmp(nav_question_ended(question), reason) == 0);
    CHECK(nav_answer(question, NULL) == (strcmp(reason, "connection_lost") == 0 ? NAV_LOST : NAV_OK));
}

static void keep_ending(nav_question *question, void *context) {
    ending *ending = context;
    ending->question = question;
    CHECK(nav_question_ended(question) == NULL);
    nav_question_on_ended(question, note_end, ending);
}

static void end_of_a_question_is_told_once(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *shop = join(&host), *other = join(&host);
    ending ending = {0};
    answers seen = {0};
    provide(shop, SHOP, keep_ending, &ending);
    char *entry = push(other, "shop.list");

    nav_request request = nav_call_async(other, "entry.ask", asking(entry, json("1")), -1, count_answer, &seen, NULL);
    WAIT_UNTIL(shop, ending.question);
    nav_cancel(other, request);
    WAIT_UNTIL(shop, ending.count == 1);
    CHECK(strcmp(ending.reason, "cancelled") == 0);

    // A question that is answered in time does not end so.
    ending.question = NULL;
    nav_call_async(other, "entry.ask", asking(entry, json("2")), -1, count_answer, &seen, NULL);
    WAIT_UNTIL(shop, ending.question);
    CHECK(nav_answer(ending.question, json("true")) == NAV_OK);
    WAIT_UNTIL(other, seen.count == 2);
    run(shop, "ping", NULL);
    CHECK(ending.count == 1);

    ending.question = NULL;
    nav_call_async(other, "entry.ask", asking(entry, json("3")), -1, count_answer, &seen, NULL);
    WAIT_UNTIL(shop, ending.question);
    break_connection(shop);
    WAIT_UNTIL(shop, ending.count == 2);
    CHECK(strcmp(ending.reason, "connection_lost") == 0);
    free(entry);
    nav_close(shop);
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

const test live_question_tests[] = {
    {"questions are answered", questions_are_answered},
    {"questions of any method are answered", questions_of_any_method_are_answered},
    {"questions are answered later, cancelled, or too late", questions_are_answered_later_cancelled_or_too_late},
    {"end of a question is told once", end_of_a_question_is_told_once},
    {"callbacks that wait in each other are stopped", callbacks_that_wait_in_each_other_are_stopped},
    {"circle of questions is refused", circle_of_questions_is_refused},
    {"text travels byte for byte", text_travels_byte_for_byte},
    {0},
};
