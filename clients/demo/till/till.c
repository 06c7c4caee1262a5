// till: a client that sends the route `order.pay` has an amount paid, in three steps. At the end the checkpoint
// `order-paid` gets the number of the order, and there is a receipt. This module does not know who is there.
//
// The steps are a flow, and the arguments of each step hold everything that the person has said before. The host keeps
// both, so this process may end at any time.
#include <navhost.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TYPE(name, action) \
    "{\"type\":\"till." name "\",\"provides\":true,\"messages\":{\"" action "\":true,\"cancel\":true}," \
    "\"arguments\":{\"type\":\"object\",\"required\":[\"cents\"]}"

/// Renderers may draw the sheets in half of the height.
#define SIZES ",\"hints\":{\"detents\":[\"medium\",\"large\"]}"

static const char REGISTRATION[] =
    "{\"module\":\"till\",\"title\":\"Till\",\"receivers\":[{\"route\":\"order.pay\"}],\"destinations\":["
    TYPE("place", "next") ",\"title\":\"Where\",\"method\":\"managedSheet\"" SIZES "},"
    TYPE("tip", "next") ",\"title\":\"Tip\"},"
    TYPE("card", "pay") ",\"title\":\"Pay\"},"
    TYPE("receipt", "done") ",\"title\":\"Receipt\",\"method\":\"sheet\"" SIZES "}]}";

/// The content of the pages, without titles and facts.
#define BUTTONS(action, label) \
    "\"actions\":[{\"action\":\"" action "\",\"label\":\"" label "\",\"role\":\"primary\",\"sends\":\"fields\"}," \
    "{\"action\":\"cancel\",\"label\":\"Cancel\",\"role\":\"cancel\"}]}"
static const char PLACE[] =
    "{\"screen\":1,\"focus\":\"name\",\"blocks\":["
    "{\"block\":\"field\",\"id\":\"place\",\"label\":\"Where\",\"input\":\"choice\",\"value\":\"here\",\"options\":["
    "{\"value\":\"here\",\"label\":\"Here\"},{\"value\":\"away\",\"label\":\"To take away\"}]},"
    "{\"block\":\"field\",\"id\":\"name\",\"label\":\"Your first name\",\"input\":\"text\",\"required\":true,\"fill\":\"given-name\","
    "\"hint\":\"We call it when the order is ready.\"}]," BUTTONS("next", "Next");
static const char TIP[] =
    "{\"screen\":1,\"blocks\":["
    "{\"block\":\"field\",\"id\":\"tip\",\"label\":\"Tip\",\"input\":\"choice\",\"value\":\"0\",\"options\":["
    "{\"value\":\"0\",\"label\":\"None\"},{\"value\":\"5\",\"label\":\"5 %\"},{\"value\":\"10\",\"label\":\"10 %\"}]}],"
    BUTTONS("next", "Next");
static const char CARD[] =
    "{\"screen\":1,\"focus\":\"card\",\"blocks\":["
    "{\"block\":\"field\",\"id\":\"card\",\"label\":\"Number of the card\",\"input\":\"secret\",\"required\":true,\"fill\":\"cc-number\","
    "\"hint\":\"Any four digits will do: this is a demonstration.\"}]," BUTTONS("pay", "Pay");
static const char RECEIPT[] =
    "{\"screen\":1,\"notice\":{\"text\":\"Paid. Thank you!\",\"tone\":\"good\"},\"blocks\":[{\"block\":\"facts\",\"facts\":[]}],"
    "\"actions\":[{\"action\":\"done\",\"label\":\"Done\",\"role\":\"primary\"}]}";

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

static json_object *object_with(const char *name, const char *value) {
    return with_text(json_object_new_object(), name, value);
}

static json_object *euros(int cents) {
    char written[32];
    snprintf(written, sizeof written, "%d.%02d €", cents / 100, cents % 100);
    return json_object_new_string(written);
}

/// Answers that a field is wrong.
static void refuse_field(nav_question *question, const char *field, const char *why) {
    nav_answer(question, with(json_object_new_object(), "errors", object_with(field, why)));
}

/// Sends a request for the answer to a question. The answer is null, or the reason of the host.
static bool carry_out(nav_question *question, const char *method, json_object *params) {
    nav_error error = {0};
    nav_status status = nav_call(nav_question_client(question), method, params, NULL, NAV_DEFAULT_TIMEOUT, &error);
    if (status == NAV_OK) {
        nav_answer(question, NULL);
    } else {
        nav_refuse(question, 1, error.message);
    }
    nav_error_clear(&error);
    return status == NAV_OK;
}

/// A client wants an amount to be paid: `data` has the `cents`.
static void on_payment(nav_question *question, void *context) {
    (void)context;
    json_object *data = json_object_get(member(nav_question_params(question), "data"));
    json_object *flow = with_text(object_with("name", "payment"), "checkpoint", "order-paid");
    carry_out(question, "flow.start", with(with_text(flow, "type", "till.place"), "arguments", data));
}

/// The id of the flow that is open, as a request's parameters; without one the host refuses them.
static json_object *open_flow(nav_question *question) {
    json_object *list = NULL;
    nav_call(nav_question_client(question), "flow.list", object_with("module", "till"), &list, NAV_DEFAULT_TIMEOUT, NULL);
    json_object *flows = member(list, "flows");
    json_object *params = object_with("flow", flows == NULL ? "" : text(json_object_array_get_idx(flows, 0), "id"));
    json_object_put(list);
    return params;
}

/// Completes the flow with the number that the counter calls, and shows the receipt.
static void complete(nav_question *question, json_object *paid) {
    json_object *flow = open_flow(question);
    int number = 40 + atoi(text(flow, "flow") + 1) % 60;
    with(paid, "number", json_object_new_int(number));
    json_object *value = with(object_with("name", text(paid, "name")), "number", json_object_new_int(number));
    nav_client *client = nav_question_client(question);
    if (carry_out(question, "flow.complete", with(flow, "value", value))) {
        nav_notify(client, "navigate", with(object_with("type", "till.receipt"), "arguments", json_object_get(paid)), NULL);
    }
}

/// A button. No other message comes here, because the types declare their messages.
static void on_press(nav_question *question, void *context) {
    (void)context;
    const char *type = nav_question_type(question), *action = text(nav_question_params(question), "name");
    json_object *values = member(nav_question_message(question), "values");
    json_object *said = json_tokener_parse(json_object_to_json_string(nav_question_arguments(question)));
    if (strcmp(action, "cancel") == 0) {
        carry_out(question, "flow.cancel", open_flow(question));
    } else if (strcmp(action, "done") == 0) {
        carry_out(question, "entry.close", object_with("entry", nav_question_entry(question)));
    } else if (strcmp(type, "till.card") == 0 && strlen(text(values, "card")) < 4) {
        refuse_field(question, "card", "The card needs four digits at least.");
    } else if (strcmp(type, "till.card") == 0) {
        complete(question, said);
    } else if (strcmp(type, "till.tip") == 0) {
        int cents = json_object_get_int(member(said, "cents"));
        with(said, "cents", json_object_new_int(cents + cents * atoi(text(values, "tip")) / 100));
        json_object *step = with_text(open_flow(question), "type", "till.card");
        carry_out(question, "flow.next", with(step, "arguments", json_object_get(said)));
    } else if (*text(values, "name") == '\0') {
        refuse_field(question, "name", "Please tell us a name.");
    } else {
        with_text(with_text(said, "name", text(values, "name")), "place", text(values, "place"));
        json_object *step = with_text(open_flow(question), "type", "till.tip");
        carry_out(question, "flow.next", with(step, "arguments", json_object_get(said)));
    }
    json_object_put(said);
}

static json_object *fact(const char *label, json_object *value) {
    return with(object_with("label", label), "value", value);
}

/// The receipt: its facts, and the number as its title.
static json_object *receipt(json_object *arguments, json_object *paid) {
    json_object *content = json_tokener_parse(RECEIPT);
    json_object *facts = member(json_object_array_get_idx(member(content, "blocks"), 0), "facts");
    const char *place = strcmp(text(arguments, "place"), "away") == 0 ? "To take away" : "Here";
    json_object_array_add(facts, fact("Paid", paid));
    json_object_array_add(facts, fact("For", json_object_new_string(text(arguments, "name"))));
    json_object_array_add(facts, fact("Where", json_object_new_string(place)));
    char title[64];
    snprintf(title, sizeof title, "Your number is %s", text(arguments, "number"));
    return with_text(content, "title", title);
}

/// The content of a page.
static json_object *content(const char *type, json_object *arguments) {
    json_object *amount = euros(json_object_get_int(member(arguments, "cents")));
    if (strcmp(type, "till.receipt") == 0) {
        return receipt(arguments, amount);
    }
    char line[96];
    snprintf(line, sizeof line, strcmp(type, "till.card") == 0 ? "Pay %s" : "Your order costs %s.", json_object_get_string(amount));
    json_object_put(amount);
    if (strcmp(type, "till.card") == 0) {
        return with_text(json_tokener_parse(CARD), "title", line);
    }
    bool is_first = strcmp(type, "till.place") == 0;
    json_object *step = json_tokener_parse(is_first ? PLACE : TIP);
    return with_text(with_text(step, "title", is_first ? "Here, or to take away?" : "A tip for us?"), "summary", line);
}

static void on_provide(nav_question *question, void *context) {
    (void)context;
    json_object *entries = nav_question_entries(question), *all = json_object_new_array();
    for (size_t index = 0; index < json_object_array_length(entries); index++) {
        json_object *arguments = member(json_object_array_get_idx(entries, index), "arguments");
        json_object *one = content(nav_question_type(question), arguments);
        json_object_array_add(all, with(json_object_new_object(), "content", one));
    }
    nav_answer(question, all);
}

int main(void) {
    nav_error error = {0};
    nav_client *client = nav_connect(NULL, NULL, &error);
    if (client == NULL || nav_on(client, "value.receive", on_payment, NULL) != NAV_OK
        || nav_on(client, "type.provide", on_provide, NULL) != NAV_OK
        || nav_register(client, json_tokener_parse(REGISTRATION), on_press, NULL, NULL, &error) != NAV_OK
        || nav_serve(client, &error) != NAV_OK) {
        fprintf(stderr, "till: %s (%s)\n", error.message, error.name);
        nav_error_clear(&error);
        nav_close(client);
        return 1;
    }
    nav_close(client);
    return 0;
}
