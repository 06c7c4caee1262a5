// Questions of the host: who answers them, and the answers.
#include "internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct nav_question {
    nav_question *next;
    nav_client *client;
    uint64_t connection;
    json_object *id;
    char *method;
    json_object *params;
    /// Why the host waits no longer; empty while it does.
    char ended[32];
    nav_ended_fn *on_ended;
    void *ended_context;
};

struct nav_answerer {
    nav_answerer *next;
    nav_handler handler;
    char method[];
};

// The functions that answer, by method

static nav_answerer **find_place(nav_client *client, const char *method) {
    nav_answerer **place = &client->answerers;
    while (*place && strcmp((*place)->method, method) != 0) {
        place = &(*place)->next;
    }
    return place;
}

static void remove_at(nav_answerer **place) {
    nav_answerer *answerer = *place;
    if (answerer != NULL) {
        *place = answerer->next;
        free(answerer);
    }
}

nav_status nav_on(nav_client *client, const char *method, nav_question_fn *on_question, void *context) {
    nav_answerer **place = find_place(client, method);
    if (on_question == NULL) {
        remove_at(place);
        return NAV_OK;
    }
    if (*place == NULL) {
        size_t size = strlen(method) + 1;
        nav_answerer *answerer = calloc(1, sizeof *answerer + size);
        if (answerer == NULL) {
            return NAV_NO_MEMORY;
        }
        memcpy(answerer->method, method, size);
        *place = answerer;
    }
    (*place)->handler = (nav_handler){.on_question = on_question, .context = context};
    return NAV_OK;
}

void nav_answerers_free(nav_client *client) {
    while (client->answerers) {
        remove_at(&client->answerers);
    }
}

static bool find_handler(nav_client *client, const nav_question *question, nav_handler *handler) {
    if (strcmp(question->method, "entry.ask") == 0 && nav_module_asked(client, nav_question_type(question), handler)) {
        return true;
    }
    nav_answerer *answerer = *find_place(client, question->method);
    if (answerer != NULL) {
        *handler = answerer->handler;
    }
    return answerer != NULL;
}

// The list of open questions

static nav_question *question_new(nav_client *client, json_object *message) {
    nav_question *question = calloc(1, sizeof *question);
    char *method = strdup(nav_get_string(message, "method"));
    if (question == NULL || method == NULL) {
        free(question);
        free(method);
        return NULL;
    }
    question->client = client;
    question->connection = client->connection;
    question->id = json_object_get(nav_get(message, "id"));
    question->method = method;
    json_object *params = nav_get(message, "params");
    question->params = params ? json_object_get(params) : json_object_new_object();
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

/// The handler may go on after its answer. From then on its calls are not made for the question.
static void end_answering(nav_question *question) {
    nav_answering *answering = question->client ? question->client->answering : NULL;
    for (; answering; answering = answering->outer) {
        if (answering->question == question) {
            answering->question = NULL;
        }
    }
}

static void question_free(nav_question *question) {
    end_answering(question);
    unlink_question(question);
    json_object_put(question->id);
    free(question->method);
    json_object_put(question->params);
    free(question);
}

// The end of a question that is not answered

const char *nav_question_ended(const nav_question *question) {
    return question->ended[0] ? question->ended : NULL;
}

void nav_question_on_ended(nav_question *question, nav_ended_fn *on_ended, void *context) {
    question->on_ended = on_ended;
    question->ended_context = context;
}

/// The callback may release the question.
static void end_question(nav_question *question, const char *reason) {
    snprintf(question->ended, sizeof question->ended, "%s", reason);
    if (question->on_ended) {
        question->on_ended(question, question->ended, question->ended_context);
    }
}

void nav_take_question_end(nav_client *client, json_object *params) {
    json_object *id = nav_get(params, "question");
    const char *reason = nav_get_string(params, "reason");
    nav_question *question = client->questions;
    while (question && !(question->connection == client->connection && json_object_equal(question->id, id))) {
        question = question->next;
    }
    if (question && !nav_question_ended(question)) {
        end_question(question, reason && *reason ? reason : "withdrawn");
    }
}

static nav_question *first_lost(const nav_client *client) {
    nav_question *question = client->questions;
    while (question && (question->connection == client->connection || nav_question_ended(question))) {
        question = question->next;
    }
    return question;
}

/// A callback may answer any question, so the list is read anew after each.
void nav_questions_lost(nav_client *client) {
    for (nav_question *question; (question = first_lost(client));) {
        end_question(question, "connection_lost");
    }
}

void nav_questions_orphan(nav_client *client) {
    while (client->questions) {
        nav_question *question = client->questions;
        client->questions = question->next;
        question->client = NULL;
    }
}

// Taking questions

/// The one place where a question meets whoever answers it.
static void ask(nav_client *client, nav_question *question) {
    nav_handler handler;
    if (find_handler(client, question, &handler)) {
        nav_answering answering = {.question = question, .outer = client->answering};
        client->answering = &answering;
        handler.on_question(question, handler.context);
        client->answering = answering.outer;
    } else {
        nav_refuse(question, NAV_CODE_METHOD_NOT_FOUND, "this client does not answer such a question");
    }
}

void nav_take_question(nav_client *client, json_object *message) {
    nav_question *question = question_new(client, message);
    if (question == NULL) {
        return;
    }
    if (client->question_count > client->options.max_pending) {
        nav_refuse(question, NAV_CODE_FAILED, "too many questions are open");
    } else {
        ask(client, question);
    }
}

json_object *nav_answering_id(const nav_client *client) {
    const nav_question *question = client->answering ? client->answering->question : NULL;
    return question && question->connection == client->connection ? question->id : NULL;
}

const char *nav_question_id(const nav_question *question) {
    return json_object_get_string(question->id);
}

const char *nav_question_method(const nav_question *question) {
    return question->method;
}

json_object *nav_question_entries(const nav_question *question) {
    return nav_get(question->params, "entries");
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
    if (nav_question_ended(question)) {
        return NAV_OK;
    }
    const nav_text parts[] = {
        nav_text_of("{\"jsonrpc\":\"2.0\",\"id\":"), nav_text_of_json(question->id), nav_text_of(member), value, nav_text_of("}"),
    };
    return nav_send_line(client, parts, sizeof parts / sizeof *parts, NULL);
}

nav_status nav_answer(nav_question *question, json_object *result) {
    nav_text text = nav_text_of_json(result);
    nav_status status = text.bytes ? send_answer(question, ",\"result\":", text) : NAV_NO_MEMORY;
    json_object_put(result);
    question_free(question);
    return status;
}

nav_status nav_refuse(nav_question *question, int code, const char *message) {
    return nav_refuse_with(question, code, message, NULL);
}

nav_status nav_refuse_with(nav_question *question, int code, const char *message, json_object *data) {
    json_object *error = json_object_new_object();
    json_object_object_add(error, "code", json_object_new_int(code));
    json_object_object_add(error, "message", json_object_new_string(message));
    if (data != NULL) {
        json_object_object_add(error, "data", data);
    }
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
