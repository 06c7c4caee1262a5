// Hosts that misbehave, and moments that a good host does not produce on demand.
#include "check.h"
#include "hosts.h"

#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static nav_client *connect_with(scripted_host *host, script_fn *const scripts[], nav_options options) {
    scripted_host_start(host, scripts);
    options.timeout = options.timeout ? options.timeout : PATIENCE;
    nav_error error = {0};
    nav_client *client = nav_connect(host->path, &options, &error);
    CHECK(client != NULL);
    nav_error_clear(&error);
    return client;
}

static void leave(nav_client *client, scripted_host *host) {
    nav_close(client);
    scripted_host_stop(host);
}

#define SCRIPTS(...) ((script_fn *const[]){__VA_ARGS__, NULL})
#define PONG "{'pong':true}"

static void ping(nav_client *client) {
    json_object *result = call(client, "ping", NULL);
    CHECK(is_json(result, PONG));
    json_object_put(result);
}

/// A call that must be lost, with this name.
static void ping_is_lost(nav_client *client, const char *name) {
    nav_error error = {0};
    json_object *result = (json_object *)&error;
    CHECK(nav_call(client, "ping", NULL, &result, NAV_DEFAULT_TIMEOUT, &error) == NAV_LOST);
    CHECK(result == NULL && strcmp(error.name, name) == 0);
    CHECK(nav_call(client, "ping", NULL, NULL, NAV_DEFAULT_TIMEOUT, NULL) == NAV_LOST);
    CHECK(nav_process(client) == NAV_LOST && nav_wait(client, -1) == NAV_LOST && !nav_is_connected(client) && nav_fd(client) == -1);
    CHECK(strcmp(nav_loss(client)->name, name) == 0);
    nav_error_clear(&error);
}

// Lines

static const char SPLIT_ANSWER[] = "{\"jsonrpc\":\"2.0\",\"id\":%ld,\"result\":{\"pong\":true,\"text\":\"\xE2\x82\xAC \\n\"}}\r\n";

static void answer_in_two_pieces(peer *peer) {
    size_t length = sizeof SPLIT_ANSWER;
    for (size_t cut = 1; cut < length; cut++) {
        char text[256];
        snprintf(text, sizeof text, SPLIT_ANSWER, peer_id(peer_read(peer)));
        length = strlen(text);
        size_t first = cut < length ? cut : length;
        peer_send_bytes(peer, text, first);
        peer_wait_read(peer);
        peer_send_bytes(peer, text + first, length - first);
    }
    peer_wait_end(peer);
}

static void line_split_at_every_byte(void) {
    scripted_host host;
    nav_client *client = connect_with(&host, SCRIPTS(answer_in_two_pieces), (nav_options){0});
    size_t calls = 0;
    for (size_t length = sizeof SPLIT_ANSWER; calls + 1 < length; calls++) {
        char text[256];
        length = (size_t)snprintf(text, sizeof text, SPLIT_ANSWER, (long)calls + 1);
        json_object *result = call(client, "ping", NULL);
        CHECK(is_json(result, "{'pong':true,'text':'\xE2\x82\xAC \\n'}"));
        json_object_put(result);
        if (check_failures) {
            break;
        }
    }
    CHECK(calls > 60);
    leave(client, &host);
}

static void answer_byte_by_byte(peer *peer) {
    char text[256];
    int length = snprintf(text, sizeof text, SPLIT_ANSWER, peer_id(peer_read(peer)));
    for (int index = 0; index < length; index++) {
        peer_send_bytes(peer, text + index, 1);
        peer_wait_read(peer);
    }
    peer_wait_end(peer);
}

static void line_in_single_bytes(void) {
    scripted_host host;
    nav_client *client = connect_with(&host, SCRIPTS(answer_byte_by_byte), (nav_options){0});
    run(client, "ping", NULL);
    leave(client, &host);
}

static void much_at_once(peer *peer) {
    peer_read(peer);
    peer_read(peer);
    peer_send(peer, "\n \r\n{'method':'news','params':{'n':1}}\n{'id':2,'result':2}\r\n{'id':99,'result':{}}\n"
                    "{'id':'text','result':{}}\n{'method':'changed','params':{'watch':7}}\n{'method':'news'}\n{'id':1,'result':1}\n");
    peer_wait_end(peer);
}

static void note(nav_client *client, const char *method, json_object *params, void *context) {
    CHECK(nav_line(client).bytes != NULL);
    char *text = context;
    strcat(text, method);
    strcat(text, params ? "+" : "-");
}

static void many_messages_in_one_read(void) {
    scripted_host host;
    char notes[64] = "";
    answers first = {0}, second = {0};
    nav_client *client = connect_with(&host, SCRIPTS(much_at_once), (nav_options){.on_notification = note, .context = notes});
    CHECK(nav_call_async(client, "a", NULL, -1, count_answer, &first, NULL) == 1);
    CHECK(nav_call_async(client, "b", json("{'x':1}"), -1, count_answer, &second, NULL) == 2);
    WAIT_UNTIL(client, first.count && second.count);
    CHECK(first.count == 1 && strcmp(first.result, "1") == 0);
    CHECK(second.count == 1 && strcmp(second.result, "2") == 0);
    CHECK(strcmp(notes, "news+news-") == 0);
    CHECK(nav_line(client).bytes == NULL);
    leave(client, &host);
}

static void send_long_lines(peer *peer) {
    char text[600];
    snprintf(text, sizeof text, "{\"id\":%ld,\"result\":{\"pong\":true}", peer_id(peer_read(peer)));
    memset(text + strlen(text), ' ', 500);
    text[499] = '}';
    text[500] = '\n';
    peer_send_bytes(peer, text, 501);
    peer_read(peer);
    memset(text, ' ', sizeof text);
    peer_send_bytes(peer, text, 501);
    peer_wait_end(peer);
}

static void overlong_line_ends_the_connection(void) {
    scripted_host host;
    nav_client *client = connect_with(&host, SCRIPTS(send_long_lines), (nav_options){.max_line = 500});
    ping(client);
    ping_is_lost(client, "line_too_long");
    leave(client, &host);
}

static void send_long_line_whole(peer *peer) {
    char text[502];
    peer_read(peer);
    memset(text, ' ', sizeof text);
    text[501] = '\n';
    peer_send_bytes(peer, text, sizeof text);
    peer_wait_end(peer);
}

static void overlong_line_in_one_piece(void) {
    scripted_host host;
    nav_client *client = connect_with(&host, SCRIPTS(send_long_line_whole), (nav_options){.max_line = 500});
    ping_is_lost(client, "line_too_long");
    leave(client, &host);
}

static void flood(peer *peer) {
    char text[1 << 16];
    peer_read(peer);
    memset(text, '[', sizeof text);
    for (size_t sent = 0; sent < (20u << 20); sent += sizeof text) {
        peer_send_bytes(peer, text, sizeof text);
    }
}

static void line_without_end_meets_the_default_limit(void) {
    scripted_host host;
    nav_client *client = connect_with(&host, SCRIPTS(flood), (nav_options){0});
    ping_is_lost(client, "line_too_long");
    leave(client, &host);
}

static const char *garbage;

static void send_garbage(peer *peer) {
    peer_read(peer);
    peer_send(peer, garbage);
    peer_wait_end(peer);
}

static void is_bad_line(const char *text) {
    scripted_host host;
    garbage = text;
    nav_client *client = connect_with(&host, SCRIPTS(send_garbage), (nav_options){0});
    ping_is_lost(client, "bad_line");
    leave(client, &host);
}

static void garbage_ends_the_connection(void) {
    char deep[5000];
    memset(deep, '[', sizeof deep);
    deep[sizeof deep - 2] = '\n';
    deep[sizeof deep - 1] = '\0';
    const char *lines[] = {"hello\n", "[]\n", "5\n", "{'id':1}x\n", "{'id':1\n", "{\"a\":\"\xff\"}\n", "null\n", deep};
    for (size_t index = 0; index < sizeof lines / sizeof *lines; index++) {
        is_bad_line(lines[index]);
    }
}

static void send_odd_messages(peer *peer) {
    peer_read(peer);
    peer_send(peer, "{}\n{'id':null}\n{'id':-1,'result':1}\n{'id':1.5,'result':1}\n{'error':5}\n{'method':5}\n"
                    "{'method':'changed'}\n{'method':'moduleLost','params':{'module':5}}\n{'method':'lagged','params':[]}\n"
                    "{'id':[1],'method':'entry.ask','params':{'type':'a.b'}}\n{'id':2,'method':'other'}\n");
    CHECK(strstr(peer_read(peer), "\"id\":[1],\"error\":{\"code\":-32601"));
    CHECK(strstr(peer_read(peer), "\"id\":2,\"error\":{\"code\":-32601"));
    peer_wait_end(peer);
}

/// An error without an id can only be about the one call that is open.
static void odd_messages_do_no_harm(void) {
    scripted_host host;
    nav_error error = {0};
    nav_client *client = connect_with(&host, SCRIPTS(send_odd_messages), (nav_options){0});
    CHECK(nav_call(client, "ping", NULL, NULL, NAV_DEFAULT_TIMEOUT, &error) == NAV_REFUSED);
    CHECK(error.code == 0 && error.data == NULL && error.name[0] == '\0');
    nav_flush(client, PATIENCE);
    leave(client, &host);
}

// The end

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

static void just_read(peer *peer) {
    peer_wait_end(peer);
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
    CHECK(nav_call(client, "slow", NULL, &result, 50, &error) == NAV_TIMED_OUT);
    CHECK(milliseconds() - start >= 50 && result == NULL);
    CHECK(strcmp(error.name, "timed_out") == 0 && strcmp(error.message, "slow was not answered within 50 ms") == 0);
    ping(client);
    nav_error_clear(&error);
    leave(client, &host);
}

static char order[8];

/// Adds the first letter of the method's name, which is the context, to the order.
static void note_deadline(void *context, json_object *result, const nav_error *error) {
    CHECK(result == NULL && error->status == NAV_TIMED_OUT);
    strncat(order, context, 1);
}

static void deadlines_end_calls_in_their_own_order(void) {
    scripted_host host;
    order[0] = '\0';
    nav_client *client = connect_with(&host, SCRIPTS(just_read), (nav_options){.timeout = 60});
    CHECK(nav_timeout(client) == -1);
    nav_call_async(client, "slow", NULL, NAV_DEFAULT_TIMEOUT, note_deadline, "slow", NULL);
    CHECK(nav_timeout(client) <= 60 && nav_timeout(client) >= 0);
    nav_call_async(client, "quick", NULL, 20, note_deadline, "quick", NULL);
    CHECK(nav_timeout(client) <= 20);
    WAIT_UNTIL(client, strlen(order) == 2);
    CHECK(strcmp(order, "qs") == 0 && nav_timeout(client) == -1);
    leave(client, &host);
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
    CHECK(nav_flush(client, 20) == NAV_TIMED_OUT);
    __atomic_store_n(&expected_notes, sent, __ATOMIC_RELEASE);
    CHECK(nav_flush(client, PATIENCE) == NAV_OK && nav_events(client) == POLLIN);
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

// Reconnecting

static char events[64];

static void note_event(nav_client *client, nav_event event, const nav_error *error, void *context) {
    (void)client, (void)context;
    CHECK((event == NAV_RECONNECTED) == (error == NULL));
    strncat(events, event == NAV_DISCONNECTED ? "D" : event == NAV_RECONNECTED ? "R" : "N", sizeof events - strlen(events) - 1);
}

static const nav_options reconnecting = {.reconnect = true, .pause_min = 5, .pause_max = 20, .on_connection = note_event};

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
    nav_options options = {.reconnect = true, .pause_min = 20, .pause_max = 10000, .on_connection = note_event};
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
    CHECK(nav_fd(client) == -1 && nav_timeout(client) > PATIENCE / 2 && nav_process(client) == NAV_OK);
    CHECK(nav_call(client, "ping", NULL, NULL, -1, &error) == NAV_LOST);
    nav_watch *watch = nav_watch_open(client, NULL, &story_events, &story, &error);
    CHECK(watch != NULL && error.status == NAV_OK);
    CHECK(nav_wait(client, 10) == NAV_OK);
    leave(client, &host);
    CHECK(strcmp(story.text, "e:closed") == 0);
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

const test fault_tests[] = {
    {"line split at every byte", line_split_at_every_byte},
    {"line in single bytes", line_in_single_bytes},
    {"many messages in one read", many_messages_in_one_read},
    {"overlong line ends the connection", overlong_line_ends_the_connection},
    {"overlong line in one piece", overlong_line_in_one_piece},
    {"line without end meets the default limit", line_without_end_meets_the_default_limit},
    {"garbage ends the connection", garbage_ends_the_connection},
    {"odd messages do no harm", odd_messages_do_no_harm},
    {"handlers' calls say for which question they are", handlers_calls_say_for_which_question_they_are},
    {"host that dies fails the call", host_that_dies_fails_the_call},
    {"last words are read after sending fails", last_words_are_read_after_sending_fails},
    {"closing tells everybody once", closing_tells_everybody_once},
    {"late answer is dropped", late_answer_is_dropped},
    {"deadlines end calls in their own order", deadlines_end_calls_in_their_own_order},
    {"signals interrupt nothing", signals_interrupt_nothing},
    {"output is bounded and arrives whole", output_is_bounded_and_arrives_whole},
    {"open calls are bounded", open_calls_are_bounded},
    {"open questions are bounded and outlive the client", open_questions_are_bounded_and_outlive_the_client},
    {"wrong use is refused before sending", wrong_use_is_refused_before_sending},
    {"reconnecting renews registrations and resumes watches", reconnecting_renews_registrations_and_resumes_watches},
    {"pauses grow", pauses_grow},
    {"without a connection nothing waits", without_a_connection_nothing_waits},
    {"watch closed before its answer", watch_closed_before_its_answer},
    {"watch resumes where another process ended", watch_resumes_where_another_process_ended},
    {"callbacks may wait", callbacks_may_wait},
    {0},
};
