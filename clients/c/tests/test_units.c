// The parts that need no host.
#include "buffer.h"
#include "check.h"
#include "internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void append_text(nav_buffer *buffer, const char *text) {
    CHECK(nav_buffer_append(buffer, text, strlen(text)));
}

static bool next_is(nav_buffer *buffer, const char *expected) {
    nav_text line;
    return nav_buffer_take_line(buffer, &line) && line.length == strlen(expected) && memcmp(line.bytes, expected, line.length) == 0;
}

static void buffer_cuts_lines_however_they_come(void) {
    const char text[] = "one\n\nthree\r\nfour";
    for (size_t cut = 0; cut <= strlen(text); cut++) {
        nav_buffer buffer = {0};
        nav_text line;
        char *lines[3] = {0};
        size_t count = 0;
        for (int part = 0; part < 2; part++) {
            CHECK(nav_buffer_append(&buffer, part ? text + cut : text, part ? strlen(text) - cut : cut));
            while (nav_buffer_take_line(&buffer, &line) && count < 3) {
                lines[count++] = strndup(line.bytes, line.length);
            }
        }
        CHECK(count == 3 && !strcmp(lines[0], "one") && !strcmp(lines[1], "") && !strcmp(lines[2], "three\r"));
        CHECK(nav_buffer_length(&buffer) == 4);
        append_text(&buffer, "\n");
        CHECK(next_is(&buffer, "four"));
        for (size_t index = 0; index < count; index++) {
            free(lines[index]);
        }
        nav_buffer_free(&buffer);
    }
}

static void buffer_stays_small_and_gives_room_back(void) {
    nav_buffer buffer = {0};
    for (int round = 0; round < 10000; round++) {
        append_text(&buffer, "a line that is taken off again\nrest");
        nav_text line;
        CHECK(nav_buffer_take_line(&buffer, &line));
        nav_buffer_consume(&buffer, 4);
    }
    CHECK(nav_buffer_length(&buffer) == 0 && buffer.capacity < 4096);
    CHECK(nav_buffer_reserve(&buffer, 8 << 20));
    buffer.end = 8 << 20;
    nav_buffer_consume(&buffer, 8 << 20);
    CHECK(buffer.capacity == 0);
    nav_buffer_free(&buffer);
}

static bool member_is(const char *object, const char *name, const char *expected) {
    nav_text value = nav_member(nav_text_of(object), name);
    if (expected == NULL) {
        return value.bytes == NULL;
    }
    return value.bytes && value.length == strlen(expected) && memcmp(value.bytes, expected, value.length) == 0;
}

static void member_gives_the_text_as_it_is_written(void) {
    const char *object = "{ \"a\" : 1.50 , \"b\":{\"x\":\"}\\\"\",\"y\":[1,{}]}, \"c\" :[ ], \"d\":\"\\\\\",\"e\":null}";
    CHECK(member_is(object, "a", "1.50"));
    CHECK(member_is(object, "b", "{\"x\":\"}\\\"\",\"y\":[1,{}]}"));
    CHECK(member_is(object, "c", "[ ]"));
    CHECK(member_is(object, "d", "\"\\\\\""));
    CHECK(member_is(object, "e", "null"));
    CHECK(member_is(object, "x", NULL));
    CHECK(member_is("[1]", "a", NULL));
    CHECK(member_is("{}", "a", NULL));
    CHECK(nav_member((nav_text){0}, "a").bytes == NULL);
}

/// Every beginning of an object, in memory of exactly that size: the tools see whoever reads past its end.
static void member_survives_text_that_ends_anywhere(void) {
    const char *object = "{\"a\":\"\\\"\",\"b\":[{\"c\":1e5}],\"d\":true}";
    for (size_t length = 0; length < strlen(object); length++) {
        char *part = malloc(length + 1);
        memcpy(part, object, length);
        nav_member((nav_text){part, length}, "z");
        CHECK(nav_member((nav_text){part, length}, "z").bytes == NULL);
        free(part);
    }
}

static void errors_are_cut_between_characters(void) {
    nav_error error = {0};
    char text[600];
    for (size_t offset = 0; offset < 3; offset++) {
        memset(text, 'x', offset);
        for (size_t at = offset; at + 3 < sizeof text; at += 3) {
            memcpy(text + at, "\xE2\x82\xAC", 4);
        }
        nav_fail(&error, NAV_INVALID, text, "%s", text);
        size_t length = strlen(error.message);
        CHECK(length > sizeof error.message - 4 && (length - offset) % 3 == 0);
        CHECK((strlen(error.name) - offset) % 3 == 0);
    }
    nav_error_clear(&error);
}

static bool socket_is(const char *given, const char *expected) {
    char *path = nav_default_socket(given);
    bool is_equal = path && strcmp(path, expected) == 0;
    free(path);
    return is_equal;
}

static void default_socket_follows_the_rule(void) {
    char last[64];
    snprintf(last, sizeof last, "/elsewhere/navhost-%lu/navhost.sock", (unsigned long)getuid());
    unsetenv("NAVHOST_SOCKET");
    unsetenv("XDG_RUNTIME_DIR");
    setenv("TMPDIR", "/elsewhere", 1);
    CHECK(socket_is(NULL, last));
    setenv("XDG_RUNTIME_DIR", "/run/me", 1);
    CHECK(socket_is("", "/run/me/navhost.sock"));
    setenv("NAVHOST_SOCKET", "/a.sock", 1);
    CHECK(socket_is(NULL, "/a.sock"));
    CHECK(socket_is("/b.sock", "/b.sock"));
    unsetenv("NAVHOST_SOCKET");
    unsetenv("XDG_RUNTIME_DIR");
    unsetenv("TMPDIR");
}

static void connecting_to_nobody_says_so(void) {
    nav_error error = {0};
    CHECK(nav_connect("/nonexistent/h.sock", NULL, &error) == NULL);
    CHECK(error.status == NAV_LOST && strstr(error.message, "is navhost running?"));
    char path[300];
    memset(path, 'x', sizeof path - 1);
    path[sizeof path - 1] = '\0';
    CHECK(nav_connect(path, NULL, &error) == NULL);
    CHECK(error.status == NAV_INVALID);
    nav_error_clear(&error);
    nav_close(NULL);
}

const test unit_tests[] = {
    {"buffer cuts lines however they come", buffer_cuts_lines_however_they_come},
    {"buffer stays small and gives room back", buffer_stays_small_and_gives_room_back},
    {"member gives the text as it is written", member_gives_the_text_as_it_is_written},
    {"member survives text that ends anywhere", member_survives_text_that_ends_anywhere},
    {"errors are cut between characters", errors_are_cut_between_characters},
    {"default socket follows the rule", default_socket_follows_the_rule},
    {"connecting to nobody says so", connecting_to_nobody_says_so},
    {0},
};
