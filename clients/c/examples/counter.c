// A small complete module: `counter`, a number that other modules can look at and change, a sheet about it, a menu in a
// drawer, and a toast that closes by itself.
//
// It answers {"get":"title"}, {"add":3} and {"open":"next"}, which shows the type that is named as its argument,
// whichever module provides that, or its own sheet. It survives a restart of the host.
#include <navhost-methods.h>

#include <stdio.h>

typedef struct counter {
    int value;
    const char *next;
} counter;

static const char REGISTRATION[] =
    "{\"module\":\"counter\",\"version\":\"1.0\",\"destinations\":["
    "{\"type\":\"counter.value\",\"title\":\"Counter\",\"arguments\":"
    "{\"type\":\"object\",\"properties\":{\"unit\":{\"type\":\"string\"}},\"additionalProperties\":false}},"
    "{\"type\":\"counter.about\",\"title\":\"About the counter\",\"method\":\"sheet\"},"
    "{\"type\":\"counter.menu\",\"title\":\"Menu\",\"method\":\"drawer\"},"
    "{\"type\":\"counter.saved\",\"title\":\"Saved\",\"method\":\"toast\"}],"
    // Own methods of presentation. Other modules may use them, or define the same.
    "\"presentations\":[{\"method\":\"drawer\",\"hasPath\":true},"
    "{\"method\":\"toast\",\"exclusive\":false,\"closesAfter\":4}]}";

static void tell_title(counter *counter, nav_question *question) {
    const char *unit = json_object_get_string(json_object_object_get(nav_question_arguments(question), "unit"));
    char title[128];
    snprintf(title, sizeof title, "%d %s", counter->value, unit ? unit : "times");
    nav_answer(question, json_object_new_string(title));
}

static void add(counter *counter, nav_question *question, int number) {
    counter->value += number;
    nav_answer(question, json_object_new_int(counter->value));
}

/// Navigates while it is asked; whoever asked gets the new entry, or the host's reason.
static void open_next(counter *counter, nav_question *question) {
    nav_error error = {0};
    json_object *result = NULL;
    struct nav_shown_result shown;
    if (nav_navigate(nav_question_client(question), counter->next, NULL, NULL, &result, &error) != NAV_OK) {
        nav_refuse(question, 1, error.message);
    } else if (nav_shown_result_read(result, &shown) != 0 || shown.entry == NULL) {
        nav_refuse(question, 1, "nothing was shown");
    } else {
        json_object *answer = json_object_new_object();
        json_object_object_add(answer, "entry", json_object_new_string(shown.entry));
        nav_answer(question, answer);
    }
    json_object_put(result);
    nav_error_clear(&error);
}

static void on_question(nav_question *question, void *context) {
    json_object *message = nav_question_message(question);
    json_object *number;
    if (!json_object_is_type(message, json_type_object)) {
        nav_refuse(question, 1, "ask with an object");
    } else if (json_object_object_get_ex(message, "add", &number)) {
        add(context, question, json_object_get_int(number));
    } else if (json_object_object_get_ex(message, "get", NULL)) {
        tell_title(context, question);
    } else if (json_object_object_get_ex(message, "open", NULL)) {
        open_next(context, question);
    } else {
        nav_refuse(question, 1, "ask {\"get\":\"title\"}, {\"add\":1} or {\"open\":\"next\"}");
    }
}

static int fail(nav_client *client, nav_error *error) {
    fprintf(stderr, "counter: %s (%s)\n", error->message, error->name);
    nav_error_clear(error);
    nav_close(client);
    return 1;
}

int main(int count, char **arguments) {
    counter counter = {.next = count > 1 ? arguments[1] : "counter.about"};
    nav_error error = {0};
    nav_client *client = nav_connect(NULL, &(nav_options){.reconnect = true}, &error);
    if (client == NULL || nav_register(client, json_tokener_parse(REGISTRATION), on_question, &counter, NULL, &error) != NAV_OK
        || nav_navigate(client, "counter.value", NULL, NULL, NULL, &error) != NAV_OK || nav_serve(client, &error) != NAV_OK) {
        return fail(client, &error);
    }
    nav_close(client);
    return 0;
}
