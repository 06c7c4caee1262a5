// Lines of a host that come in pieces or many at once, that are too long, and that are not messages.
#include "check.h"
#include "clients.h"

#include <stdio.h>

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

const test line_tests[] = {
    {"line split at every byte", line_split_at_every_byte},
    {"line in single bytes", line_in_single_bytes},
    {"many messages in one read", many_messages_in_one_read},
    {"overlong line ends the connection", overlong_line_ends_the_connection},
    {"overlong line in one piece", overlong_line_in_one_piece},
    {"line without end meets the default limit", line_without_end_meets_the_default_limit},
    {"garbage ends the connection", garbage_ends_the_connection},
    {"odd messages do no harm", odd_messages_do_no_harm},
    {0},
};
