// Modules: what was registered, kept so that it can be registered again; and the host's questions about their entries.
#include "internal.h"

#include <stdlib.h>
#include <string.h>

struct nav_module {
    nav_module *next;
    nav_client *client;
    char *name;
    /// The parameters of `module.register`, merged from all registrations; NULL before the first was accepted.
    json_object *registration;
    nav_question_fn *on_question;
    void *context;
    /// When to register again; NAV_NEVER while it is registered.
    int64_t due;
    int pause;
};

struct nav_question {
    nav_question *next;
    nav_client *client;
    uint64_t connection;
    json_object *id;
    json_object *params;
};

// The list of modules

static nav_module **find_place(nav_client *client, const char *name, size_t length) {
    nav_module **place = &client->modules;
    while (*place && (strlen((*place)->name) != length || memcmp((*place)->name, name, length) != 0)) {
        place = &(*place)->next;
    }
    return place;
}

static nav_module *find(nav_client *client, const char *name) {
    return *find_place(client, name, strlen(name));
}

static nav_module *find_or_add(nav_client *client, const char *name) {
    nav_module **place = find_place(client, name, strlen(name));
    if (*place) {
        return *place;
    }
    nav_module *module = calloc(1, sizeof *module);
    char *copy = strdup(name);
    if (module == NULL || copy == NULL) {
        free(module);
        free(copy);
        return NULL;
    }
    module->client = client;
    module->name = copy;
    module->due = NAV_NEVER;
    return *place = module;
}

static void ignore(void *context, json_object *result, const nav_error *error) {
    (void)context, (void)result, (void)error;
}

static void remove_at(nav_client *client, nav_module **place) {
    nav_module *module = *place;
    if (module == NULL) {
        return;
    }
    *place = module->next;
    // A renewal may be under way.
    nav_calls_redirect(client, module, ignore);
    json_object_put(module->registration);
    free(module->name);
    free(module);
}

void nav_module_lost(nav_client *client, const char *name) {
    if (name != NULL) {
        remove_at(client, find_place(client, name, strlen(name)));
    }
}

void nav_modules_free(nav_client *client) {
    while (client->modules) {
        remove_at(client, &client->modules);
    }
}

// Registering

static bool is_same_type(json_object *a, json_object *b) {
    const char *first = nav_get_string(a, "type");
    const char *second = nav_get_string(b, "type");
    return first && second && strcmp(first, second) == 0;
}

static void merge_destination(json_object *all, json_object *destination) {
    size_t count = json_object_array_length(all);
    size_t index = 0;
    while (index < count && !is_same_type(json_object_array_get_idx(all, index), destination)) {
        index++;
    }
    json_object_array_put_idx(all, index, json_object_get(destination));
}

static void merge_destinations(json_object *all, json_object *more) {
    if (!json_object_is_type(all, json_type_array) || !json_object_is_type(more, json_type_array)) {
        return;
    }
    for (size_t index = 0; index < json_object_array_length(more); index++) {
        merge_destination(all, json_object_array_get_idx(more, index));
    }
}

/// What the host has now: types that were named again are redefined, the others stay.
static void merge(nav_module *module, json_object *params) {
    json_object *destinations = json_object_get(nav_get(module->registration, "destinations"));
    json_object_put(module->registration);
    module->registration = json_object_get(params);
    if (destinations != NULL) {
        merge_destinations(destinations, nav_get(params, "destinations"));
        json_object_object_add(params, "destinations", destinations);
    }
}

/// The answer has come, and in the same moment the module may have been lost, or unregistered by a callback.
static void registered(nav_client *client, const char *name, json_object *params, nav_question_fn *on_question, void *context) {
    nav_module *module = find(client, name);
    if (module != NULL) {
        merge(module, params);
        module->on_question = on_question;
        module->context = context;
    }
}

static void not_registered(nav_client *client, const char *name) {
    nav_module **place = find_place(client, name, strlen(name));
    if (*place && (*place)->registration == NULL) {
        remove_at(client, place);
    }
}

static nav_status try_register(
    nav_client *client, json_object *params, nav_question_fn *on_question, void *context, json_object **result, nav_error *error) {
    const char *name = nav_get_string(params, "module");
    if (name == NULL) {
        return nav_fail(error, NAV_INVALID, "invalid_use", "a registration names its module");
    }
    nav_module *module = find_or_add(client, name);
    if (module == NULL) {
        return nav_fail(error, NAV_NO_MEMORY, "no_memory", "no memory for a module");
    }
    if (module->registration == NULL) {
        // A question may come right behind the answer.
        module->on_question = on_question;
        module->context = context;
    }
    nav_status status = nav_call(client, "module.register", json_object_get(params), result, NAV_DEFAULT_TIMEOUT, error);
    if (status == NAV_OK) {
        registered(client, name, params, on_question, context);
    } else {
        not_registered(client, name);
    }
    return status;
}

nav_status nav_register(
    nav_client *client, json_object *params, nav_question_fn *on_question, void *context, json_object **result, nav_error *error) {
    nav_error_clear(error);
    if (result) {
        *result = NULL;
    }
    nav_status status = try_register(client, params, on_question, context, result, error);
    json_object_put(params);
    return status;
}

nav_status nav_unregister(nav_client *client, const char *module, nav_error *error) {
    json_object *params = json_object_new_object();
    json_object_object_add(params, "module", json_object_new_string(module));
    nav_status status = nav_call(client, "module.unregister", params, NULL, NAV_DEFAULT_TIMEOUT, error);
    if (status == NAV_OK) {
        nav_module_lost(client, module);
    }
    return status;
}

// Registering again

void nav_modules_due(nav_client *client) {
    for (nav_module *module = client->modules; module; module = module->next) {
        module->due = nav_now();
        module->pause = client->options.pause_min;
    }
}

static void try_later(nav_module *module) {
    module->due = nav_now() + module->pause;
    module->pause = nav_next_pause(module->client, module->pause);
}

/// The host may not have noticed yet that the connection before this one is gone, and refuse the name as taken: so it is tried again.
static void renewed(void *context, json_object *result, const nav_error *error) {
    (void)result;
    nav_module *module = context;
    if (error != NULL && error->status != NAV_LOST) {
        try_later(module);
        nav_report(module->client, NAV_NOT_RENEWED, error);
    }
}

static void renew(nav_module *module) {
    json_object *params = json_object_get(module->registration);
    if (nav_call_async(module->client, "module.register", params, NAV_DEFAULT_TIMEOUT, renewed, module, NULL)) {
        module->due = NAV_NEVER;
    } else {
        try_later(module);
    }
}

void nav_modules_renew(nav_client *client) {
    for (nav_module *module = client->modules; module; module = module->next) {
        if (module->registration && module->due <= nav_now()) {
            renew(module);
        }
    }
}

int64_t nav_modules_deadline(const nav_client *client) {
    int64_t deadline = NAV_NEVER;
    for (const nav_module *module = client->modules; module; module = module->next) {
        if (module->registration) {
            deadline = nav_earlier(deadline, module->due);
        }
    }
    return deadline;
}

// Questions

static nav_question *question_new(nav_client *client, json_object *message) {
    nav_question *question = calloc(1, sizeof *question);
    if (question == NULL) {
        return NULL;
    }
    question->client = client;
    question->connection = client->connection;
    question->id = json_object_get(nav_get(message, "id"));
    question->params = json_object_get(nav_get(message, "params"));
    question->next = client->questions;
    client->questions = question;
    client->question_count++;
    return question;
}

static void unlink_question(nav_question *question) {
    nav_client *client = question->client;
    if (client == NULL) {
        return;
    }
    nav_question **place = &client->questions;
    while (*place != question) {
        place = &(*place)->next;
    }
    *place = question->next;
    client->question_count--;
}

static void question_free(nav_question *question) {
    unlink_question(question);
    json_object_put(question->id);
    json_object_put(question->params);
    free(question);
}

void nav_questions_orphan(nav_client *client) {
    while (client->questions) {
        nav_question *question = client->questions;
        client->questions = question->next;
        question->client = NULL;
    }
}

static nav_module *module_of_type(nav_client *client, const char *type) {
    return type ? *find_place(client, type, strcspn(type, ".")) : NULL;
}

static void ask_module(nav_client *client, nav_question *question) {
    nav_module *module = module_of_type(client, nav_question_type(question));
    if (module == NULL || module->on_question == NULL) {
        nav_refuse(question, NAV_CODE_METHOD_NOT_FOUND, "this client does not answer questions about this type");
    } else {
        module->on_question(question, module->context);
    }
}

void nav_take_question(nav_client *client, json_object *message) {
    nav_question *question = question_new(client, message);
    if (question == NULL) {
        return;
    }
    if (strcmp(nav_get_string(message, "method"), "entry.ask") != 0) {
        nav_refuse(question, NAV_CODE_METHOD_NOT_FOUND, "this client does not answer this method");
    } else if (client->question_count > client->options.max_pending) {
        nav_refuse(question, NAV_CODE_FAILED, "too many questions are open");
    } else {
        ask_module(client, question);
    }
}

const char *nav_question_id(const nav_question *question) {
    return json_object_get_string(question->id);
}

json_object *nav_question_params(const nav_question *question) {
    return question->params;
}

const char *nav_question_type(const nav_question *question) {
    return nav_get_string(question->params, "type");
}

const char *nav_question_entry(const nav_question *question) {
    return nav_get_string(question->params, "entry");
}

json_object *nav_question_arguments(const nav_question *question) {
    return nav_get(question->params, "arguments");
}

json_object *nav_question_message(const nav_question *question) {
    return nav_get(question->params, "message");
}

nav_client *nav_question_client(const nav_question *question) {
    return question->client;
}

static nav_status send_answer(nav_question *question, const char *member, nav_text value) {
    nav_client *client = question->client;
    if (client == NULL || client->connection != question->connection) {
        return NAV_LOST;
    }
    const nav_text parts[] = {
        nav_text_of("{\"jsonrpc\":\"2.0\",\"id\":"), nav_text_of_json(question->id), nav_text_of(member), value, nav_text_of("}"),
    };
    return nav_send(client, parts, sizeof parts / sizeof *parts, NULL);
}

nav_status nav_answer(nav_question *question, json_object *result) {
    nav_text text = nav_text_of_json(result);
    nav_status status = text.bytes ? send_answer(question, ",\"result\":", text) : NAV_NO_MEMORY;
    json_object_put(result);
    question_free(question);
    return status;
}

nav_status nav_refuse(nav_question *question, int code, const char *message) {
    json_object *error = json_object_new_object();
    json_object_object_add(error, "code", json_object_new_int(code));
    json_object_object_add(error, "message", json_object_new_string(message));
    nav_text text = nav_text_of_json(error);
    nav_status status = text.bytes ? send_answer(question, ",\"error\":", text) : NAV_NO_MEMORY;
    json_object_put(error);
    question_free(question);
    return status;
}

nav_status nav_answer_text(nav_question *question, nav_text result) {
    bool is_line = result.length > 0 && !memchr(result.bytes, '\n', result.length);
    nav_status status = is_line ? send_answer(question, ",\"result\":", result) : NAV_INVALID;
    question_free(question);
    return status;
}
