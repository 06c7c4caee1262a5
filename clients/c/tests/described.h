// The methods, called with every parameter, and the readers, which also read what is inside of what they read.
#ifndef NAVHOST_TEST_DESCRIBED_H
#define NAVHOST_TEST_DESCRIBED_H

#include "navhost.h"

typedef bool json_test_fn(json_object *json);

/// The readers of what a method, a notification, a question, an error or a type of the header has, by its name.
typedef struct described {
    const char *name;
    json_test_fn *is_read;
} described;

/// Each ends with a row without a name.
extern const described described_results[], described_notifications[], described_questions[], described_errors[],
    described_types[];

/// A call of a method with every parameter: 7, 1.5 or true, else a text that is the name of the parameter.
typedef struct described_call {
    const char *name;
    nav_status (*call)(nav_client *client);
} described_call;

extern const described_call described_calls[];

static inline bool is_left_out_or(json_object *json, json_test_fn *is_read) {
    return json == NULL || is_read(json);
}

static inline bool are(json_object *list, json_test_fn *is_read) {
    bool are_read = true;
    for (size_t index = 0; list != NULL && index < json_object_array_length(list); index++) {
        are_read = are_read && is_left_out_or(json_object_array_get_idx(list, index), is_read);
    }
    return are_read;
}

#endif
