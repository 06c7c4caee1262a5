// A few checks, and what keeps the tests short.
#ifndef NAVHOST_TEST_CHECK_H
#define NAVHOST_TEST_CHECK_H

#include "navhost.h"

#include <string.h>

/// How long anything may take before a test fails, in seconds; generous, since nothing waits this long when all is
/// well.
enum { PATIENCE = 600 };

extern int check_failures;

void check_failed(const char *file, int line, const char *what);

#define CHECK(condition) ((condition) ? (void)0 : check_failed(__FILE__, __LINE__, #condition))

/// Processes until the condition holds, or too much time has passed.
#define WAIT_UNTIL(client, condition)                                                                                                      \
    do {                                                                                                                                   \
        int64_t end_ = milliseconds() + 1000 * PATIENCE;                                                                                   \
        while (!(condition) && milliseconds() < end_) {                                                                                    \
            nav_wait(client, 0.02);                                                                                                        \
        }                                                                                                                                  \
        CHECK(condition);                                                                                                                  \
    } while (0)

int64_t milliseconds(void);

/// JSON written with ' for ".
json_object *json(const char *text);

/// Whether a value is what the text says, which has ' for ". Does not release the value.
bool is_json(json_object *value, const char *text);

/// A member's string, or "".
const char *string_of(json_object *object, const char *key);

/// A call that must succeed; params with ' for ", or NULL. Release the result.
json_object *call(nav_client *client, const char *method, const char *params);

/// A call that must succeed and whose result is of no interest.
void run(nav_client *client, const char *method, const char *params);

/// The ends of calls, for nav_call_async.
typedef struct answers {
    int count;
    int refused;
    nav_status status;
    char name[48];
    char result[512];
} answers;

void count_answer(void *context, json_object *result, const nav_error *error);

/// The events of a watch, in order: "s1 c2 c3 l9 e:reason".
typedef struct story {
    char text[8192];
    nav_watch *close_at_change;
} story;

extern const nav_watch_events story_events;

typedef void test_fn(void);

typedef struct test {
    const char *name;
    test_fn *run;
} test;

extern const test unit_tests[];
/// With scripted hosts: hosts that misbehave, and moments that a good host does not produce on demand.
extern const test line_tests[], limit_tests[], loss_tests[], callback_tests[];
/// With the real host.
extern const test live_call_tests[], live_question_tests[], live_watch_tests[], parameter_tests[], secret_tests[], method_tests[],
    reader_tests[];

#endif
