// Runs the tests, or those whose names contain the first argument. Each must leave as many open files as it found.
#include "check.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

int check_failures;

void check_failed(const char *file, int line, const char *what) {
    fprintf(stderr, "%s:%d: failed: %s\n", file, line, what);
    check_failures++;
}

int64_t milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void quote(char *text) {
    for (; *text; text++) {
        *text = *text == '\'' ? '"' : *text;
    }
}

json_object *json(const char *text) {
    char *copy = strdup(text);
    quote(copy);
    json_object *value = json_tokener_parse(copy);
    free(copy);
    return value;
}

bool is_json(json_object *value, const char *text) {
    json_object *expected = json(text);
    bool is_equal = json_object_equal(value, expected);
    if (!is_equal) {
        fprintf(stderr, "got %s\n", json_object_to_json_string(value));
    }
    json_object_put(expected);
    return is_equal;
}

const char *string_of(json_object *object, const char *key) {
    json_object *value = NULL;
    json_object_object_get_ex(object, key, &value);
    return json_object_is_type(value, json_type_string) ? json_object_get_string(value) : "";
}

json_object *call(nav_client *client, const char *method, const char *params) {
    nav_error error = {0};
    json_object *result = NULL;
    nav_status status = nav_call(client, method, params ? json(params) : NULL, &result, PATIENCE, &error);
    if (status != NAV_OK) {
        fprintf(stderr, "%s: %s (%s)\n", method, error.message, error.name);
    }
    CHECK(status == NAV_OK);
    nav_error_clear(&error);
    return result;
}

void run(nav_client *client, const char *method, const char *params) {
    json_object_put(call(client, method, params));
}

void count_answer(void *context, json_object *result, const nav_error *error) {
    answers *seen = context;
    seen->count++;
    seen->refused += error != NULL;
    seen->status = error ? error->status : NAV_OK;
    snprintf(seen->name, sizeof seen->name, "%s", error ? error->name : "");
    snprintf(seen->result, sizeof seen->result, "%s", json_object_to_json_string_ext(result, JSON_C_TO_STRING_PLAIN));
}

static void tell(story *story, char kind, json_object *params) {
    size_t length = strlen(story->text);
    long long revision = json_object_get_int64(json_object_object_get(params, "revision"));
    snprintf(story->text + length, sizeof story->text - length, "%s%c%lld", length ? " " : "", kind, revision);
}

static void tell_snapshot(nav_watch *watch, json_object *params, void *context) {
    CHECK(json_object_object_get(params, "snapshot") != NULL);
    CHECK(nav_watch_revision(watch) == json_object_get_int64(json_object_object_get(params, "revision")));
    tell(context, 's', params);
}

static void tell_change(nav_watch *watch, json_object *params, void *context) {
    story *story = context;
    tell(story, 'c', params);
    if (story->close_at_change == watch) {
        nav_watch_close(watch);
    }
}

static void tell_lagged(nav_watch *watch, json_object *params, void *context) {
    (void)watch;
    CHECK(json_object_object_get(params, "snapshot") != NULL);
    tell(context, 'l', params);
}

static void tell_end(nav_watch *watch, const nav_error *why, void *context) {
    (void)watch;
    story *story = context;
    size_t length = strlen(story->text);
    snprintf(story->text + length, sizeof story->text - length, "%se:%s", length ? " " : "", why->name);
}

const nav_watch_events story_events = {tell_snapshot, tell_change, tell_lagged, tell_end};

static int count_files(void) {
    int count = 0;
    DIR *folder = opendir("/proc/self/fd");
    while (folder && readdir(folder)) {
        count++;
    }
    closedir(folder);
    return count;
}

static int run_all(const test *tests, const char *only) {
    int count = 0;
    for (; tests->name; tests++) {
        if (only && !strstr(tests->name, only)) {
            continue;
        }
        int failures = check_failures, files = count_files();
        int64_t start = milliseconds();
        // The last resort against a test that hangs.
        alarm(2 * PATIENCE);
        tests->run();
        CHECK(count_files() == files);
        printf("%s %s (%d ms)\n", check_failures == failures ? "ok    " : "FAILED", tests->name, (int)(milliseconds() - start));
        fflush(stdout);
        count++;
    }
    return count;
}

static const test *const suites[] = {
    unit_tests, line_tests, limit_tests, loss_tests, callback_tests, live_call_tests, live_question_tests, live_watch_tests,
    parameter_tests, secret_tests, method_tests, reader_tests,
};

int main(int count, char **arguments) {
    const char *only = count > 1 ? arguments[1] : NULL;
    int tests = 0;
    for (size_t index = 0; index < sizeof suites / sizeof *suites; index++) {
        tests += run_all(suites[index], only);
    }
    printf("%d tests, %d failures\n", tests, check_failures);
    return check_failures || tests == 0;
}
