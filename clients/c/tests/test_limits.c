// Deadlines of calls, limits of what may wait, and what is refused before anything is sent.
#include "check.h"
#include "clients.h"

#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>

// Time

static void answer_late(peer *peer) {
    const char *slow = peer_read(peer);
    CHECK(strstr(slow, "\"method\":\"slow\""));
    long id = peer_id(slow);
    const char *cancel = peer_read(peer);
    CHECK(strstr(cancel, "\"method\":\"request.cancel\",\"params\":{\"request\":1}") && !strstr(cancel, "\"id\""));
    char text[128];
    snprintf(text, sizeof text, "{'id':%ld,'result':'late'}\n", id);
    peer_send(peer, text);
    peer_answer(peer, PONG);
    peer_wait_end(peer);
}

static void late_answer_is_dropped(void) {
    scripted_host host;
    nav_error error = {0};
    json_object *result = NULL;
    nav_client *client = connect_with(&host, SCRIPTS(answer_late), (nav_options){0});
    int64_t start = milliseconds();
    CHECK(nav_call(client, "slow", NULL, &result, 0.05, &error) == NAV_TIMED_OUT);
    CHECK(milliseconds() - start >= 50 && result == NULL);
    CHECK(strcmp(error.name, "timed_out") == 0 && strcmp(error.message, "slow was not answered within 0.05 s") == 0);
    ping(client);
    nav_error_clear(&error);
    leave(client, &host);
}

static char order[8];

/// Adds a letter, which is the context, to the order.
static void note_deadline(void *context, json_object *result, const nav_error *error) {
    CHECK(result == NULL && error->status == NAV_TIMED_OUT);
    strncat(order, context, 1);
}

static void deadlines_end_calls_in_their_own_order(void) {
    scripted_host host;
    order[0] = '\0';
    nav_client *client = connect_with(&host, SCRIPTS(just_read), (nav_options){.timeout = PATIENCE});
    answers slow = {0};
    CHECK(nav_poll_timeout(client) == -1);
    nav_call_async(client, "slow", NULL, NAV_DEFAULT_TIMEOUT, count_answer, &slow, NULL);
    CHECK(nav_poll_timeout(client) <= 1000 * PATIENCE && nav_poll_timeout(client) >= 0);
    nav_call_async(client, "quick", NULL, 0.02, note_deadline, "q", NULL);
    CHECK(nav_poll_timeout(client) <= 20);
    WAIT_UNTIL(client, strlen(order) == 1);
    nav_call_async(client, "last", NULL, 0.02, note_deadline, "l", NULL);
    WAIT_UNTIL(client, strlen(order) == 2);
    CHECK(strcmp(order, "ql") == 0 && slow.count == 0 && nav_poll_timeout(client) > 20);
    leave(client, &host);
    CHECK(slow.count == 1);
}

static volatile sig_atomic_t alarms;

static void count_alarm(int signal) {
    (void)signal;
    alarms++;
}

static void answer_after_alarms(peer *peer) {
    for (int index = 0; index < 20; index++) {
        while (alarms <= index) {
            poll(NULL, 0, 1);
        }
        peer_answer(peer, PONG);
    }
    peer_wait_end(peer);
}

static void signals_interrupt_nothing(void) {
    scripted_host host;
    struct sigaction action = {.sa_handler = count_alarm}, before;
    sigaction(SIGUSR1, &action, &before);
    nav_client *client = connect_with(&host, SCRIPTS(answer_after_alarms), (nav_options){0});
    timer_t timer;
    struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGUSR1};
    CHECK(timer_create(CLOCK_MONOTONIC, &event, &timer) == 0);
    timer_settime(timer, 0, &(struct itimerspec){{0, 1000000}, {0, 1000000}}, NULL);
    for (int index = 0; index < 20; index++) {
        ping(client);
    }
    timer_delete(timer);
    CHECK(alarms >= 20);
    leave(client, &host);
    sigaction(SIGUSR1, &before, NULL);
}

// Limits

enum { NOTE_LENGTH = 10000 };

static size_t expected_notes;

static void read_slowly(peer *peer) {
    // Begins when the client has filled everything, and says so.
    while (!__atomic_load_n(&expected_notes, __ATOMIC_ACQUIRE)) {
        poll(NULL, 0, 1);
    }
    size_t count = 0;
    const char *line;
    while (strstr(line = peer_read(peer), "\"method\":\"note\"")) {
        CHECK(strlen(line) == NOTE_LENGTH + strlen("{\"jsonrpc\":\"2.0\",\"method\":\"note\",\"params\":{\"text\":\"\"}}"));
        count++;
    }
    CHECK(count == expected_notes);
    char text[64];
    snprintf(text, sizeof text, "{'id':%ld,'result':" PONG "}\n", peer_id(line));
    peer_send(peer, text);
    peer_wait_end(peer);
}

static nav_status send_note(nav_client *client, nav_error *error) {
    char text[NOTE_LENGTH + 1];
    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    json_object *params = json_object_new_object();
    json_object_object_add(params, "text", json_object_new_string(text));
    return nav_notify(client, "note", params, error);
}

static void output_is_bounded_and_arrives_whole(void) {
    scripted_host host;
    nav_error error = {0};
    expected_notes = 0;
    nav_client *client = connect_with(&host, SCRIPTS(read_slowly), (nav_options){.max_output = 100000});
    size_t sent = 0;
    while (send_note(client, &error) == NAV_OK && sent < 10000) {
        sent++;
    }
    CHECK(error.status == NAV_FULL && strcmp(error.name, "output_full") == 0 && sent >= 9);
    CHECK(nav_events(client) == (POLLIN | POLLOUT));
    CHECK(nav_flush(client, 0.02) == NAV_TIMED_OUT);
    __atomic_store_n(&expected_notes, sent, __ATOMIC_RELEASE);
    CHECK(nav_flush(client, -1) == NAV_OK && nav_events(client) == POLLIN);
    ping(client);
    nav_error_clear(&error);
    leave(client, &host);
}

static void open_calls_are_bounded(void) {
    scripted_host host;
    nav_error error = {0};
    nav_client *client = connect_with(&host, SCRIPTS(just_read), (nav_options){.max_pending = 2});
    CHECK(nav_call_async(client, "a", NULL, -1, NULL, NULL, &error));
    CHECK(nav_call_async(client, "b", NULL, -1, NULL, NULL, &error));
    CHECK(!nav_call_async(client, "c", NULL, -1, NULL, NULL, &error) && error.status == NAV_FULL);
    nav_error_clear(&error);
    leave(client, &host);
}

static void ask_three_times(peer *peer) {
    peer_answer(peer, "{}");
#define ASK "{'id':'q','method':'entry.ask','params':{'type':'shop.list'}}\n"
    peer_send(peer, ASK ASK ASK);
    CHECK(strstr(peer_read(peer), "too many questions"));
    peer_answer(peer, PONG);
}

static void keep_question(nav_question *question, void *context) {
    nav_question **kept = context;
    while (*kept) {
        kept++;
    }
    *kept = question;
}

static void open_questions_are_bounded_and_outlive_the_client(void) {
    scripted_host host;
    nav_question *kept[4] = {0};
    nav_client *client = connect_with(&host, SCRIPTS(ask_three_times), (nav_options){.max_pending = 2});
    CHECK(nav_register(client, json("{'module':'shop','destinations':[]}"), keep_question, kept, NULL, NULL) == NAV_OK);
    WAIT_UNTIL(client, kept[1]);
    ping(client);
    CHECK(kept[2] == NULL && nav_question_client(kept[0]) == client);
    WAIT_UNTIL(client, !nav_is_connected(client));
    CHECK(nav_answer(kept[0], NULL) == NAV_LOST);
    nav_close(client);
    CHECK(nav_question_client(kept[1]) == NULL && nav_question_entry(kept[1]) == NULL && nav_question_message(kept[1]) == NULL);
    CHECK(nav_answer(kept[1], json("[1]")) == NAV_LOST);
    scripted_host_stop(&host);
}

static void wrong_use_is_refused_before_sending(void) {
    scripted_host host;
    nav_error error = {0};
    nav_client *client = connect_with(&host, SCRIPTS(just_read), (nav_options){0});
    CHECK(nav_call(client, "a", json("[1]"), NULL, -1, &error) == NAV_INVALID);
    CHECK(nav_notify(client, "a", json("5"), &error) == NAV_INVALID);
    CHECK(!nav_call_async(client, "a", json("5"), -1, NULL, NULL, &error) && error.status == NAV_INVALID);
    CHECK(nav_watch_open(client, json("5"), &story_events, NULL, &error) == NULL && error.status == NAV_INVALID);
    CHECK(nav_register(client, json("{'destinations':[]}"), NULL, NULL, NULL, &error) == NAV_INVALID);
    CHECK(nav_register(client, NULL, NULL, NULL, NULL, NULL) == NAV_INVALID);
    const char *texts[] = {"", "5", "{", "{\"a\":\n1}", "{}{}"};
    for (size_t index = 0; index < sizeof texts / sizeof *texts; index++) {
        nav_text text = {texts[index], strlen(texts[index])};
        CHECK(nav_call_text(client, "a", text, NULL, -1, &error) == NAV_INVALID);
    }
    CHECK(nav_call_text(client, "a", (nav_text){0}, NULL, -1, NULL) == NAV_INVALID);
    nav_error_clear(&error);
    leave(client, &host);
}

const test limit_tests[] = {
    {"late answer is dropped", late_answer_is_dropped},
    {"deadlines end calls in their own order", deadlines_end_calls_in_their_own_order},
    {"signals interrupt nothing", signals_interrupt_nothing},
    {"output is bounded and arrives whole", output_is_bounded_and_arrives_whole},
    {"open calls are bounded", open_calls_are_bounded},
    {"open questions are bounded and outlive the client", open_questions_are_bounded_and_outlive_the_client},
    {"wrong use is refused before sending", wrong_use_is_refused_before_sending},
    {0},
};
