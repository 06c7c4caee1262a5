// payment: a client that sends the route `order.pay` has an amount paid. During the payment, no other request may sweep
// the flow away. At the end, the checkpoint `order-finished` gets the value, and there is an `order.confirmation`.
//
// The host knows the open payments: they are flows. So this process may end at any time.
#include <navhost.h>

#include <stdio.h>
#include <string.h>

#define REGISTRATION \
    "{\"module\":\"payment\",\"destinations\":[{\"type\":\"payment.form\",\"method\":\"managedSheet\",\"rules\":{\"under\":[\"order\"]}," \
    "\"arguments\":{\"type\":\"object\",\"required\":[\"amount\"],\"properties\":{\"amount\":{\"type\":\"integer\"}}},\"provides\":true,\"messages\":{\"pay\":true}}]," \
    "\"receivers\":[{\"route\":\"order.pay\"}]}"

/// The content of a form, without its title.
#define FORM \
    "{\"screen\":1,\"blocks\":[{\"block\":\"field\",\"id\":\"card\",\"label\":\"Card\",\"input\":\"text\",\"required\":true,\"fill\":\"cc-number\"}]," \
    "\"actions\":[{\"action\":\"pay\",\"label\":\"Pay\",\"role\":\"primary\",\"sends\":\"fields\"}]}"

static json_object *member(json_object *object, const char *name) {
    return json_object_object_get(object, name);
}

static const char *text(json_object *object, const char *name) {
    json_object *value = member(object, name);
    return value == NULL ? "" : json_object_get_string(value);
}

/// An object with one member more.
static json_object *with(json_object *object, const char *name, json_object *value) {
    json_object_object_add(object, name, value);
    return object;
}

static json_object *with_text(json_object *object, const char *name, const char *value) {
    return with(object, name, json_object_new_string(value));
}

/// Parameters of a request that is made for the answer to a question.
static json_object *parameters_for(nav_question *question) {
    return with_text(json_object_new_object(), "during", nav_question_id(question));
}

/// An operation of a transaction.
static json_object *operation(const char *method, json_object *params) {
    return with(with_text(json_object_new_object(), "method", method), "params", params);
}

/// A lock on a form, so that a link does not take it away. It goes with the form, and with our session.
static json_object *lock(void) {
    return with_text(json_object_new_object(), "reason", "a payment is under way");
}

/// Locks the forms that a process before this one has left.
static nav_status lock_forms(nav_client *client, nav_error *error) {
    json_object *tree = NULL;
    nav_status status = nav_call(client, "tree.get", NULL, &tree, NAV_DEFAULT_TIMEOUT, error);
    json_object *navigators = member(tree, "navigators");
    size_t count = navigators == NULL ? 0 : json_object_array_length(navigators);
    for (size_t index = 0; index < count && status == NAV_OK; index++) {
        json_object *navigator = json_object_array_get_idx(navigators, index);
        if (strcmp(text(member(navigator, "root"), "type"), "payment.form") == 0) {
            json_object *params = with_text(lock(), "navigator", text(navigator, "id"));
            status = nav_call(client, "lock", params, NULL, NAV_DEFAULT_TIMEOUT, error);
            // Somebody may have closed it by now.
            if (status == NAV_REFUSED && strcmp(error->name, "unknown_navigator") == 0) {
                status = NAV_OK;
            }
        }
    }
    json_object_put(tree);
    return status;
}

/// A client asks for a payment: `data` has the amount, and a reference that comes back with the value. The form comes
/// to the front and is locked at once.
static void on_payment(nav_question *question, void *context) {
    (void)context;
    json_object *data = member(nav_question_params(question), "data");
    json_object *flow = with_text(json_object_new_object(), "name", "payment");
    with_text(flow, "checkpoint", "order-finished");
    with_text(flow, "type", "payment.form");
    with(flow, "arguments", with(json_object_new_object(), "amount", json_object_get(member(data, "amount"))));
    with(flow, "data", with(json_object_new_object(), "reference", json_object_get(member(data, "reference"))));
    json_object *operations = json_object_new_array();
    json_object_array_add(operations, operation("flow.start", flow));
    json_object_array_add(operations, operation("lock", lock()));
    nav_error error = {0};
    json_object *transaction = with(parameters_for(question), "operations", operations);
    if (nav_call(nav_question_client(question), "transaction", transaction, NULL, NAV_DEFAULT_TIMEOUT, &error) == NAV_OK) {
        nav_answer(question, NULL);
    } else {
        nav_refuse(question, 1, error.message);
    }
    nav_error_clear(&error);
}

/// Completes a flow, and shows its confirmation.
static nav_status complete(nav_question *question, json_object *flow, nav_error *error) {
    json_object *value = with_text(json_object_new_object(), "order", text(flow, "id"));
    with(value, "reference", json_object_get(member(member(flow, "data"), "reference")));
    json_object *completion = with(with_text(parameters_for(question), "flow", text(flow, "id")), "value", json_object_get(value));
    nav_client *client = nav_question_client(question);
    nav_status status = nav_call(client, "flow.complete", completion, NULL, NAV_DEFAULT_TIMEOUT, error);
    if (status != NAV_OK) {
        json_object_put(value);
        return status;
    }
    json_object *confirmation = with(with_text(json_object_new_object(), "type", "order.confirmation"), "arguments", value);
    nav_notify(client, "navigate", with_text(confirmation, "method", "sheet"), NULL);
    return NAV_OK;
}

/// The content of forms: each asks for a card to pay its amount.
static void on_provide(nav_question *question, void *context) {
    (void)context;
    json_object *entries = member(nav_question_params(question), "entries");
    json_object *contents = json_object_new_array();
    for (size_t index = 0; index < json_object_array_length(entries); index++) {
        json_object *amount = member(member(json_object_array_get_idx(entries, index), "arguments"), "amount");
        char title[64];
        snprintf(title, sizeof title, "Pay %s", json_object_get_string(amount));
        json_object *content = with_text(json_tokener_parse(FORM), "title", title);
        json_object_array_add(contents, with(json_object_new_object(), "content", content));
    }
    nav_answer(question, contents);
}

/// The action `pay` of a form; no other message comes here, because the type declares its messages. A card that is
/// missing is an error of the field.
static void on_question(nav_question *question, void *context) {
    (void)context;
    nav_error error = {0};
    json_object *list = NULL;
    json_object *wanted = with_text(parameters_for(question), "module", "payment");
    nav_status status = nav_call(nav_question_client(question), "flow.list", wanted, &list, NAV_DEFAULT_TIMEOUT, &error);
    json_object *flow = status == NAV_OK ? json_object_array_get_idx(member(list, "flows"), 0) : NULL;
    json_object *values = member(nav_question_message(question), "values");
    if (strcmp(text(values, "card"), "") == 0) {
        json_object *errors = with_text(json_object_new_object(), "card", "A card is missing.");
        nav_answer(question, with(json_object_new_object(), "errors", errors));
    } else if (flow == NULL) {
        nav_refuse(question, 1, status == NAV_OK ? "there is nothing to pay" : error.message);
    } else if (complete(question, flow, &error) == NAV_OK) {
        json_object *toast = with_text(with_text(json_object_new_object(), "text", "The order is paid"), "tone", "good");
        nav_answer(question, with(json_object_new_object(), "toast", toast));
    } else {
        nav_refuse(question, 1, error.message);
    }
    json_object_put(list);
    nav_error_clear(&error);
}

static int fail(nav_client *client, nav_error *error) {
    fprintf(stderr, "payment: %s (%s)\n", error->message, error->name);
    nav_error_clear(error);
    nav_close(client);
    return 1;
}

int main(void) {
    nav_error error = {0};
    nav_client *client = nav_connect(NULL, NULL, &error);
    if (client == NULL || nav_on(client, "value.receive", on_payment, NULL) != NAV_OK
        || nav_on(client, "type.provide", on_provide, NULL) != NAV_OK
        || nav_register(client, json_tokener_parse(REGISTRATION), on_question, NULL, NULL, &error) != NAV_OK
        || lock_forms(client, &error) != NAV_OK || nav_serve(client, &error) != NAV_OK) {
        return fail(client, &error);
    }
    nav_close(client);
    return 0;
}
